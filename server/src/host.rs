//! What whoever runs the server has done to people and tables: by the running server, or by a command that opened the
//! store itself where none runs. Both go the same way.

mod changes;
pub mod people;
pub mod tables;

pub use changes::Running;

use crate::clock::Clock;
use crate::store::backup::{BackupError, Growth};
use crate::store::{Store, StoreError};
use protocol::{MatchId, UserId};
use room::Broken;
use serde::{Deserialize, Serialize};
use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::sync::watch;

/// What orders reach.
pub struct Host {
    /// What lasts.
    pub store: Arc<dyn Store>,
    /// The time of day.
    pub clock: Clock,
    /// What is in memory, where a server runs.
    pub running: Option<Running>,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// About somebody.
    People(people::Order),
    /// About a table.
    Tables(tables::Order),
    /// A copy of the database in a new file.
    Backup { to: PathBuf },
}

/// What was found or changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// What was looked for, a line each.
    Found { lines: Vec<String> },
    /// Somebody has another name.
    Renamed { person: UserId },
    /// Somebody is kept away for so many days.
    Banned { person: UserId, days: u32 },
    /// Somebody can say nothing for so many hours.
    Muted { person: UserId, hours: u32 },
    /// All sessions of somebody have ended.
    SignedOut { person: UserId },
    /// So many lines that somebody said are removed.
    Hushed { person: UserId, lines: u64 },
    /// Somebody is forgotten, and so many lines that they said.
    Erased { person: UserId, lines: u64 },
    /// A match has ended now.
    Closed { table: MatchId },
    /// A match had ended before.
    ClosedBefore { table: MatchId },
    /// So many lines that were said at a table are removed.
    TableHushed { table: MatchId, lines: u64 },
    /// A copy of the database is in this file, so many bytes long.
    BackedUp { to: PathBuf, bytes: u64 },
}

/// Why an order was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum HostError {
    /// The store does not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A match cannot be read.
    #[error("the match in the database is not what this program writes: {0}")]
    Broken(#[from] Broken),
    /// No such person.
    #[error("there is nobody with this id")]
    Nobody,
    /// No such table.
    #[error("there is no such table")]
    NoTable,
    /// A name that nobody can have.
    #[error("no name is like that: up to 24 characters that can be seen")]
    BadName,
    /// There is no backup.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// It is done, but for the traces.
    #[error(
        "it is done, but what was removed may still stand in the files of the database; give the order again"
    )]
    Traces(#[source] StoreError),
}

impl HostError {
    /// With what the command ends. Tells what may be tried again from what a person must mend.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::Store(error) | Self::Backup(BackupError::Store(error)) => exit_code_of(error),
            // As with wrong flags.
            Self::BadName
            | Self::Backup(BackupError::Postgres | BackupError::Exists(_) | BackupError::NoFile(_)) => 2,
            Self::Backup(BackupError::Busy | BackupError::GivenUp) | Self::Traces(_) => 3,
            Self::Broken(_) => 4,
            Self::Nobody | Self::NoTable => 7,
            Self::Backup(BackupError::Write { .. } | BackupError::Read(_)) => 1,
        }
    }
}

/// With what a command ends that met this.
pub(crate) fn exit_code_of(error: &StoreError) -> u8 {
    match error {
        StoreError::Address(_) | StoreError::Missing { .. } => 2,
        StoreError::Unavailable(_) => 3,
        StoreError::Corrupt(_) | StoreError::Refused(_) => 4,
        StoreError::InUse { .. } => 5,
    }
}

/// Carries an order out, and writes into the log what was changed. What takes a while tells how far it has got.
///
/// # Errors
/// When it cannot be, or not as a whole.
pub async fn carry_out(
    host: &Host,
    order: Order,
    growth: &watch::Sender<Growth>,
) -> Result<Outcome, HostError> {
    let outcome = match order {
        Order::People(order) => people::carry_out(host, order).await,
        Order::Tables(order) => tables::carry_out(host, order).await,
        Order::Backup { to } => {
            let bytes = host.store.back_up(&to, growth).await?;
            Ok(Outcome::BackedUp { to, bytes })
        }
    }?;
    outcome.log();
    if let Err(error) = host.catch_up().await {
        tracing::warn!(%error, "what was changed is heard of later");
    }
    if outcome.leaves_traces() {
        host.store.scrub().await.map_err(HostError::Traces)?;
    }
    Ok(outcome)
}

impl Outcome {
    /// Whether something was removed, or replaced, that is to stand nowhere any more.
    fn leaves_traces(&self) -> bool {
        matches!(
            self,
            Self::Renamed { .. } | Self::Hushed { .. } | Self::Erased { .. } | Self::TableHushed { .. }
        )
    }

    /// Writes into the log what was changed. No name stands there.
    pub fn log(&self) {
        match self {
            Self::Found { .. } => {}
            Self::Renamed { person } => tracing::info!(%person, "gave another name"),
            Self::Banned { person, days } => tracing::info!(%person, days, "is kept away"),
            Self::Muted { person, hours } => tracing::info!(%person, hours, "is muted"),
            Self::SignedOut { person } => tracing::info!(%person, "signed out everywhere"),
            Self::Hushed { person, lines } => tracing::info!(%person, lines, "removed what they said"),
            Self::Erased { person, lines } => tracing::info!(%person, lines, "erased"),
            Self::Closed { table } => tracing::info!(%table, "ended"),
            Self::ClosedBefore { table } => tracing::info!(%table, "has ended already"),
            Self::TableHushed { table, lines } => tracing::info!(%table, lines, "removed what was said"),
            Self::BackedUp { to, bytes } => tracing::info!(to = %to.display(), bytes, "wrote a backup"),
        }
    }
}

/// An error with its causes, as a person reads it.
#[must_use]
pub fn sentence(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let reason = error.to_string();
        // Some errors repeat their cause.
        if !text.contains(&reason) {
            text = format!("{text}: {reason}");
        }
        cause = error.source();
    }
    text
}
