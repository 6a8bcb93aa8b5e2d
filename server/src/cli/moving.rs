//! `rodada move`: moves everything from the embedded database to PostgreSQL, or back.

use super::{Failure, LogConfig, backup};
use base::tasks;
use clap::Args;
use host::erased::ErasedLists;
use host::{HostError, exit_code_of};
use notices::Keys;
use protocol::{MatchId, TableStatus};
use room::archive::{self, Archive, ArchiveError, SigningKey};
use room::{has_started, users_of};
use std::io;
use std::path::{Path, PathBuf};
use store::backup::BackupError;
use store::{MoveError, MoveProgress, MovedTable, Store};
use tokio::sync::watch;

/// How many of the latest matches are played again from the new database.
const PLAYED_AGAIN: u32 = 40;
const BEGUN: [TableStatus; 3] = [TableStatus::Running, TableStatus::Over, TableStatus::Abandoned];

#[derive(Args)]
#[command(
    after_help = "The servers of both databases must be stopped. The old database is not changed. The new one must not \
    exist yet (SQLite) or be empty (PostgreSQL), and is either complete or as it was.\n\
    Everything is read again after it was written, and the latest matches are played again. Then start the server with the \
    new address.\n\
    An address with a password belongs into a file or the environment: other users of this machine can read command lines."
)]
pub(super) struct Move {
    /// The address of the old database: that of a PostgreSQL database, or `sqlite:` and a path
    #[arg(long, env = "RODADA_MOVE_FROM", value_name = "URL", hide_env_values = true)]
    #[arg(required_unless_present = "from_file")]
    from: Option<String>,

    /// The address of the new database
    #[arg(long, env = "RODADA_MOVE_TO", value_name = "URL", hide_env_values = true)]
    #[arg(required_unless_present = "to_file")]
    to: Option<String>,

    /// A file with the address of the old database
    #[arg(long, value_name = "FILE", conflicts_with = "from")]
    from_file: Option<PathBuf>,

    /// A file with the address of the new database
    #[arg(long, value_name = "FILE", conflicts_with = "to")]
    to_file: Option<PathBuf>,

    /// A configuration file
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    /// The data folder of the server that uses the PostgreSQL database
    #[arg(long, env = "RODADA_DATA_DIR", value_name = "FOLDER", default_value = "data")]
    data_dir: PathBuf,

    #[command(flatten)]
    pub(super) log: LogConfig,
}

/// Why a move failed.
#[derive(Debug, thiserror::Error)]
pub(super) enum MovingError {
    #[error("cannot read {}: {error}", path.display())]
    Address { path: PathBuf, error: io::Error },
    #[error(transparent)]
    Move(#[from] MoveError),
    #[error("the match {id} cannot be played again from the new database, which must not be used: {reason}")]
    NotPlayed { id: MatchId, reason: ArchiveError },
    #[error("the match {0} is missing in the new database, which must not be used")]
    Missing(MatchId),
}

impl MovingError {
    pub(super) fn exit_code(&self) -> u8 {
        match self {
            Self::Move(MoveError::SameKind) => 2,
            Self::Move(MoveError::NotEmpty { .. }) => 7,
            Self::Move(MoveError::InUse { .. }) => 5,
            Self::Move(MoveError::Store(error) | MoveError::NoCopy(BackupError::Store(error))) => {
                exit_code_of(error)
            }
            Self::Move(MoveError::OtherVersion { .. } | MoveError::Differs { .. })
            | Self::NotPlayed { .. }
            | Self::Missing(_) => 4,
            Self::Address { .. } | Self::Move(MoveError::NoCopy(_)) => 1,
        }
    }
}

pub(super) async fn run(task: Move) -> Result<(), Failure> {
    let from = address(task.from, task.from_file)?;
    let to = address(task.to, task.to_file)?;
    let (progress_sender, progress_receiver) = watch::channel(MoveProgress::default());
    let text = |MoveProgress { written, of }| (written, of, format!("{written} of {of} rows"));
    let printing = tasks::spawn(backup::print_progress(progress_receiver, text));
    let moved = store::move_database(&from, &to, &progress_sender).await;
    drop(progress_sender);
    // The task only prints progress, so its failure does not matter.
    printing.await.ok();
    let tables = moved.map_err(MovingError::Move)?;
    for MovedTable { name, rows } in &tables {
        tracing::info!(table = name, rows, "moved");
    }
    let played = play_again(&to, &task.data_dir).await?;
    let folder = |url: &str| store::location(Some(url), &task.data_dir).map(|location| location.folder);
    // Should a backup from before be restored there, nobody comes back who was erased here.
    let lists = ErasedLists::of(&folder(&from)?, None);
    ErasedLists::of(&folder(&to)?, None).take_over(&lists).await.map_err(Failure::NotErased)?;
    tracing::info!(
        tables = tables.len(),
        rows = tables.iter().map(|table| table.rows).sum::<u64>(),
        matches_played_again = played,
        "everything is in the new database: start the server with its address; the old one is as it was"
    );
    Ok(())
}

fn address(given: Option<String>, file: Option<PathBuf>) -> Result<String, MovingError> {
    match (given, file) {
        (_, Some(path)) => {
            let text = std::fs::read_to_string(&path);
            Ok(text.map_err(|error| MovingError::Address { path, error })?.trim().to_owned())
        }
        (given, None) => Ok(given.unwrap_or_default()),
    }
}

/// Loads the latest matches from the new database and plays them again. Returns how many.
async fn play_again(url: &str, data_dir: &Path) -> Result<usize, Failure> {
    let store = store::open_existing(Some(url), data_dir).await?;
    let played = play_latest(&*store).await;
    store.close().await;
    played
}

async fn play_latest(store: &dyn Store) -> Result<usize, Failure> {
    let keys = Keys::load(store).await?;
    let mut played = 0;
    for id in store.matches_with(&BEGUN, None, PLAYED_AGAIN).await? {
        let stored = store.load(id).await?.ok_or(MovingError::Missing(id))?;
        if !has_started(&stored) {
            continue;
        }
        let names = store.names(&users_of(&stored)).await?;
        let key = SigningKey::of(&keys.exports);
        let file = Archive::of(&stored, &names, &key).map_err(HostError::from)?.text();
        archive::verify(&file).map_err(|reason| MovingError::NotPlayed { id, reason })?;
        played += 1;
    }
    Ok(played)
}
