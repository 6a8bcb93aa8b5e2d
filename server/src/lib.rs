//! The server of Rodada: the only crate that knows HTTP, sockets, tasks, time and databases.

mod app;
pub mod archive;
mod assets;
pub mod cli;
pub mod clock;
pub mod config;
pub mod entropy;
mod folding;
mod http;
pub mod hub;
pub mod load;
pub mod metrics;
mod names;
mod open_files;
pub mod room;
pub mod rooms;
pub mod serve;
pub mod shelf;
pub mod store;
pub mod uptime;
mod ws;
