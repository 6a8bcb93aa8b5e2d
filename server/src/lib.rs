//! The program of Rodada: sockets and HTTP, the tasks that drive rooms, notices, and the orders of the host. Beside the
//! program that measures it (`server/load`), it is the only crate that uses HTTP and sockets.

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
mod replays;
pub mod rooms;
pub mod serve;
#[cfg(test)]
mod strict_json;
mod ws;
