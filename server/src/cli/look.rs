//! `rodada look`: what the server runs for each file that somebody looks at.

use super::Failure;
use base::child::limit_this_process;
use clap::Args;
use room::archive::PublicKey;
use std::io::{self, Read as _, Write as _};
use tables::PROCESS_LIMITS;

#[derive(Args)]
pub(super) struct Look {
    /// The public key of the server
    #[arg(long, value_name = "KEY")]
    key: PublicKey,
}

pub(super) fn run(task: &Look) -> Result<(), Failure> {
    limit_this_process(PROCESS_LIMITS)?;
    // The message of a panic may quote what a stranger has sent, which must not get into the log.
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        let _ = writeln!(io::stderr(), "a game panicked at {place}");
    }));
    let mut file = Vec::new();
    io::stdin().read_to_end(&mut file)?;
    Ok(io::stdout().write_all(&web::look_at_file(&file, task.key))?)
}
