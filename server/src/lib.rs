//! The server of Rodada: the only crate that knows HTTP, sockets, tasks, time and databases.

mod app;
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
mod open_files;
pub mod rooms;
pub mod serve;
pub mod store;
pub mod uptime;
mod ws;
