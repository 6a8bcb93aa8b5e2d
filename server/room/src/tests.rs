//! The core of a room, tested without a socket: clients, a store and a network that exist in memory only.

mod ahead;
mod chance;
mod client;
mod history;
mod host;
mod panics;
mod presence;
mod queue;
mod secrets;
mod shared;
mod snapshots;
mod streams;
mod table;
mod talk;
mod time;
mod world;

pub(crate) use client::inflated;
