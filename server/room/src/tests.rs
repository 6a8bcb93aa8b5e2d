//! Tests of the room without sockets: clients, store and network exist in memory only.

mod ahead;
mod archives;
mod branches;
mod chance;
mod chat;
mod client;
mod evenings;
mod first_seat;
mod forgeries;
mod history;
mod host;
mod league_seating;
mod leagues;
mod looked_at;
mod merges;
mod openings;
mod panics;
mod presence;
mod queue;
mod rated;
mod removals;
mod secrets;
mod shared;
mod signatures;
mod snapshots;
mod streams;
mod suggestions;
mod summaries;
mod table;
mod time;
mod vacation_times;
mod vacations;
mod world;

pub(crate) use client::inflated;
