//! The program of Rodada: its commands, and the server from start to shutdown.

#![cfg_attr(
    test,
    expect(clippy::disallowed_methods, reason = "tests start tasks, draw and measure by themselves")
)]

pub mod cli;
pub mod serve;
