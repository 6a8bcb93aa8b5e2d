//! `rodada export`: a match as a file.

use super::{Failure, LogConfig, StoreConfig};
use crate::host::HostError;
use crate::store::{self, StoredMatch};
use clap::Args;
use protocol::{MatchId, TableStatus};
use room::archive::Archive;
use room::has_begun;
use std::io::{self, Write};
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = "The file tells everything: every hand, every roll, and the seed they come from. \
    `rodada verify` checks it.\n\
    The embedded database belongs to one process at a time, so there the server must be stopped first; \
    with PostgreSQL it may run.\n\
    Ends with 7 when there is no such match, or when it may not be exported now.")]
pub(super) struct Export {
    /// The match: the last part of the address of its table
    #[arg(value_name = "MATCH")]
    id: MatchId,

    /// Where the file is written; without it, to standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Also a match that still runs
    #[arg(long)]
    running: bool,

    /// A file of settings
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    store: StoreConfig,

    #[command(flatten)]
    pub(super) log: LogConfig,
}

/// Why a match is not written into a file.
#[derive(Debug, thiserror::Error)]
pub(super) enum NoExport {
    #[error("there is no match {0} in this database")]
    NoMatch(MatchId),
    #[error("the match {0} was never started: there is nothing to export")]
    NotStarted(MatchId),
    #[error("the match {0} still runs, and its file would tell every hand: --running writes it all the same")]
    Running(MatchId),
}

pub(super) async fn run(task: Export) -> Result<(), Failure> {
    let StoreConfig { database_url, data_dir } = &task.store;
    let store = store::open_existing(database_url.as_deref(), data_dir).await?;
    let loaded = store.load(task.id).await;
    store.close().await;
    let stored = loaded?.ok_or(NoExport::NoMatch(task.id))?;
    check(&stored, task.running)?;
    let text = Archive::of(&stored).map_err(HostError::from)?.text();
    match &task.out {
        Some(path) => {
            std::fs::write(path, text).map_err(|error| Failure::Write { path: path.clone(), error })
        }
        None => Ok(io::stdout().write_all(text.as_bytes())?),
    }
}

/// Who leads the house may see everything, but not by mistake.
fn check(stored: &StoredMatch, even_running: bool) -> Result<(), Failure> {
    let id = stored.row.id;
    if !has_begun(stored) {
        return Err(NoExport::NotStarted(id).into());
    }
    match stored.row.table.status {
        TableStatus::Over | TableStatus::Abandoned => Ok(()),
        TableStatus::Gathering | TableStatus::Running if even_running => {
            let said = writeln!(
                io::stderr(),
                "rodada: the match {id} still runs: this file tells every hand, and the seed of what is to come"
            );
            Ok(said?)
        }
        TableStatus::Gathering | TableStatus::Running => Err(NoExport::Running(id).into()),
    }
}
