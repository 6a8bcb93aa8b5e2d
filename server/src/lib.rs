//! The program of Rodada: its commands, and the server from start to shutdown.

pub mod cli;
pub mod serve;
