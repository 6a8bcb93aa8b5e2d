//! `rodada export`: writes a match to a file.

use super::{Failure, LogConfig, StoreConfig};
use clap::Args;
use host::HostError;
use notices::Keys;
use protocol::{MatchId, TableStatus};
use room::archive::{Archive, SigningKey};
use room::{has_started, users_of};
use std::io::{self, Write};
use std::path::PathBuf;
use store::{Names, Store, StoreError, StoredMatch};

#[derive(Args)]
#[command(after_help = "The file shows everything: every hand, every roll, and the seed they come from. \
    It is signed with the key of this installation. `rodada verify` checks it.\n\
    The embedded database belongs to one process at a time, so there the server must be stopped first; \
    with PostgreSQL it may run.\n\
    The exit code is 7 if there is no such match, or if it cannot be exported now.")]
pub(super) struct Export {
    /// The match: the last part of the address of its table
    #[arg(value_name = "MATCH")]
    id: MatchId,

    /// The file to write; without it, standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Also export a match that is still running
    #[arg(long)]
    running: bool,

    /// A configuration file
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    store: StoreConfig,

    #[command(flatten)]
    pub(super) log: LogConfig,
}

/// Why a match is not exported.
#[derive(Debug, thiserror::Error)]
pub(super) enum ExportError {
    #[error("there is no match {0} in this database")]
    NoMatch(MatchId),
    #[error("the match {0} was never started: there is nothing to export")]
    NotStarted(MatchId),
    #[error(
        "the match {0} is still running, and its file would show every hand: use --running to write it anyway"
    )]
    Running(MatchId),
}

pub(super) async fn run(task: Export) -> Result<(), Failure> {
    let StoreConfig { database_url, data_dir } = &task.store;
    let store = store::open_existing(database_url.as_deref(), data_dir).await?;
    let loaded = load(&*store, task.id).await;
    let keys = Keys::load(&*store).await;
    store.close().await;
    let (stored, names) = loaded?.ok_or(ExportError::NoMatch(task.id))?;
    check(&stored, task.running)?;
    let text = Archive::of(&stored, &names, &SigningKey::of(&keys?.exports)).map_err(HostError::from)?.text();
    match &task.out {
        Some(path) => {
            std::fs::write(path, text).map_err(|error| Failure::Write { path: path.clone(), error })
        }
        None => Ok(io::stdout().write_all(text.as_bytes())?),
    }
}

/// The match, and the names of its users.
async fn load(store: &dyn Store, id: MatchId) -> Result<Option<(StoredMatch, Names)>, StoreError> {
    let Some(stored) = store.load(id).await? else { return Ok(None) };
    let names = store.names(&users_of(&stored)).await?;
    Ok(Some((stored, names)))
}

/// Refuses to export a running match by mistake. The host may do so on purpose, although the file shows every hand.
fn check(stored: &StoredMatch, allow_running: bool) -> Result<(), Failure> {
    let id = stored.row.id;
    if !has_started(stored) {
        return Err(ExportError::NotStarted(id).into());
    }
    match stored.row.table.status {
        TableStatus::Over | TableStatus::Abandoned => Ok(()),
        TableStatus::Gathering | TableStatus::Running if allow_running => {
            let warned = writeln!(
                io::stderr(),
                "rodada: the match {id} is still running: this file tells every hand, and the seed of all later rolls"
            );
            Ok(warned?)
        }
        TableStatus::Gathering | TableStatus::Running => Err(ExportError::Running(id).into()),
    }
}
