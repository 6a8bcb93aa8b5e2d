//! The server of Rodada: the only crate that knows HTTP, sockets, tasks, time and databases.

mod admission;
mod app;
mod assets;
pub mod cli;
pub mod clock;
pub mod config;
pub mod control;
pub mod entropy;
mod folding;
pub mod host;
mod http;
pub mod hub;
mod lock;
pub mod metrics;
pub mod rooms;
pub mod serve;
pub mod store;
#[cfg(test)]
mod strictness;
pub mod uptime;
mod ws;
