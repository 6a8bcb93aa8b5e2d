//! Plays against a running server and says how fast it is.

use clap::Parser;
use load::Plan;
use std::io::{self, Write as _};
use std::process::ExitCode;

/// Plays against a running server and says how fast it is
#[derive(Parser)]
#[command(name = "rodada-load", version)]
struct Line {
    #[command(flatten)]
    plan: Plan,
}

fn main() -> ExitCode {
    match load::measure(&Line::parse().plan) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Whoever does not read why has the exit code.
            let _ = writeln!(io::stderr(), "rodada-load: {}", error.with_causes());
            ExitCode::FAILURE
        }
    }
}
