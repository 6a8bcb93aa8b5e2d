//! The server of Rodada. Beside the program that measures it (`server/load`), it is the only crate that uses HTTP,
//! sockets and databases.

mod admission;
mod app;
mod assets;
pub mod cli;
pub mod config;
pub mod control;
mod doctor;
pub mod host;
mod http;
pub mod hub;
mod notices;
mod passkeys;
mod providers;
mod replays;
pub mod rooms;
pub mod serve;
pub mod store;
#[cfg(test)]
mod strict_json;
mod ws;
