//! The server of Rodada. Beside the program that measures it (`server/load`), it is the only crate that uses HTTP,
//! sockets, tasks, time and databases.

mod admission;
mod app;
mod assets;
pub mod cli;
pub mod clock;
pub mod config;
pub mod control;
mod doctor;
pub mod entropy;
pub mod host;
mod http;
pub mod hub;
mod lock;
pub mod metrics;
mod notices;
mod passkeys;
mod providers;
mod replays;
pub mod rooms;
pub mod serve;
pub mod store;
#[cfg(test)]
mod strict_json;
pub mod uptime;
mod ws;
