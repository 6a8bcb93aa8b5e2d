//! The command `rodada-load`.
use clap::Parser;
use load::Plan;
use std::io::{self, Write as _};
use std::process::ExitCode;

/// A load generator: plays on a running server and reports throughput and latency
#[derive(Parser)]
#[command(name = "rodada-load", version)]
struct Cli {
    #[command(flatten)]
    plan: Plan,
}

fn main() -> ExitCode {
    match load::measure(&Cli::parse().plan) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // If the message cannot be written, the exit code still tells.
            let _ = writeln!(io::stderr(), "rodada-load: {}", error.with_causes());
            ExitCode::FAILURE
        }
    }
}
