//! `rodada export`: writes a match to a file.

use super::backup::print_progress;
use super::{Failure, LogConfig, StoreConfig, order};
use base::tasks;
use clap::Args;
use host::{HostError, Order, Outcome};
use notices::Keys;
use protocol::{MatchId, TableStatus};
use room::archive::{Archive, SigningKey};
use room::{has_started, users_of};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use store::backup::Progress;
use store::{Names, Store, StoreError, StoredMatch};
use tokio::sync::watch;

#[derive(Args)]
#[command(after_help = "A file shows everything: every hand, every roll, and the seed they come from. \
    It is signed with the key of this installation. `rodada verify` checks it.\n\
    With --all, a running server writes the files itself, as the user that runs it, and play continues. To export one \
    match of an embedded database, the server must be stopped first; with PostgreSQL it may run.\n\
    The exit code is 7 if there is no such match, or if it cannot be exported now.")]
pub(super) struct Export {
    /// The match: the last part of the address of its table
    #[arg(value_name = "MATCH", required_unless_present = "all", conflicts_with = "all")]
    id: Option<MatchId>,

    /// Exports all matches that are over, each to a file of its own
    #[arg(long, requires = "out")]
    all: bool,

    /// The file to write, or with --all the folder; without it, standard output
    #[arg(long, value_name = "PATH")]
    out: Option<PathBuf>,

    /// Also export what is still running
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
    #[error("{failed} of {of} matches cannot be replayed and were not exported: the log names them")]
    NotAll { failed: u64, of: u64 },
}

pub(super) async fn run(task: Export) -> Result<(), Failure> {
    match (task.id, &task.out) {
        (Some(id), out) => one(&task, id, out.as_deref()).await,
        (None, Some(folder)) => all(&task, folder).await,
        // The parser demands one of the two.
        (None, None) => Ok(()),
    }
}

async fn one(task: &Export, id: MatchId, out: Option<&Path>) -> Result<(), Failure> {
    let StoreConfig { database_url, data_dir } = &task.store;
    let store = store::open_existing(database_url.as_deref(), data_dir).await?;
    let loaded = load(&*store, id).await;
    let keys = Keys::load(&*store).await;
    store.close().await;
    let (stored, names) = loaded?.ok_or(ExportError::NoMatch(id))?;
    check(&stored, task.running)?;
    let text = Archive::of(&stored, &names, &SigningKey::of(&keys?.exports)).map_err(HostError::from)?.text();
    match out {
        Some(path) => {
            std::fs::write(path, text).map_err(|error| Failure::Write { path: path.to_owned(), error })
        }
        None => Ok(io::stdout().write_all(text.as_bytes())?),
    }
}

async fn all(task: &Export, folder: &Path) -> Result<(), Failure> {
    if task.running {
        warn("matches that are still running are exported too")?;
    }
    // A relative path would be relative to the server's working directory.
    let order = Order::Export { to: std::path::absolute(folder)?, running: task.running };
    let (progress_sender, progress_receiver) = watch::channel(Progress::default());
    let text = |Progress { written, of }| (written, of, format!("{written} of {of} matches"));
    let printing = tasks::spawn(print_progress(progress_receiver, text));
    let outcome = order::execute(&task.store, order, &progress_sender).await;
    drop(progress_sender);
    // The task only prints progress, so its failure does not matter.
    printing.await.ok();
    match outcome? {
        Outcome::Exported { failed: failed @ 1.., matches, .. } => {
            Err(ExportError::NotAll { failed, of: failed + matches }.into())
        }
        _ => Ok(()),
    }
}

/// Says why the files of running matches must be guarded.
fn warn(what: &str) -> io::Result<()> {
    writeln!(io::stderr(), "rodada: {what}: such a file tells every hand, and the seed of all later rolls")
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
            Ok(warn(&format!("the match {id} is still running"))?)
        }
        TableStatus::Gathering | TableStatus::Running => Err(ExportError::Running(id).into()),
    }
}
