//! The server of Rodada: the only crate that knows HTTP, sockets, tasks, time and databases.

mod app;
mod assets;
mod http;
pub mod archive;
pub mod cli;
pub mod clock;
pub mod config;
pub mod hub;
pub mod metrics;
pub mod room;
pub mod rooms;
pub mod serve;
pub mod shelf;
pub mod store;
mod ws;
