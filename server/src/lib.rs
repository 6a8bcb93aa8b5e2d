//! The program of Rodada: it serves HTTP and sockets, drives rooms by tasks, sends notices, and carries out the host's
//! orders.

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
