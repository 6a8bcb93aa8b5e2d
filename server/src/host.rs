//! What whoever runs the server has done to people and tables: by the running server, or by a command that opened the
//! store itself where none runs. Both go the same way.

pub mod people;
pub mod tables;

use crate::clock::Clock;
use crate::hub::Hub;
use crate::rooms::Rooms;
use crate::store::{Store, StoreError};
use protocol::{MatchId, UserId};
use room::Broken;
use serde::{Deserialize, Serialize};
use std::error::Error;
use std::sync::Arc;

/// What orders reach.
pub struct Host {
    /// What lasts.
    pub store: Arc<dyn Store>,
    /// The time of day.
    pub clock: Clock,
    /// What is in memory, where a server runs.
    pub running: Option<Running>,
}

/// What a running server has in memory.
pub struct Running {
    /// The rooms.
    pub rooms: Arc<Rooms>,
    /// The sockets.
    pub hub: Arc<Hub>,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// About somebody.
    People(people::Order),
    /// About a table.
    Tables(tables::Order),
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
}

impl HostError {
    /// With what the command ends. Tells what may be tried again from what a person must mend.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            // As with wrong flags.
            Self::BadName | Self::Store(StoreError::Address(_) | StoreError::Missing { .. }) => 2,
            Self::Store(StoreError::Unavailable(_)) => 3,
            Self::Store(StoreError::Corrupt(_) | StoreError::Refused(_)) | Self::Broken(_) => 4,
            Self::Store(StoreError::InUse { .. }) => 5,
            Self::Nobody | Self::NoTable => 7,
        }
    }
}

/// Carries an order out, and writes into the log what was changed.
///
/// # Errors
/// When it cannot be, or not as a whole.
pub async fn carry_out(host: &Host, order: Order) -> Result<Outcome, HostError> {
    let outcome = match order {
        Order::People(order) => people::carry_out(host, order).await,
        Order::Tables(order) => tables::carry_out(host, order).await,
    }?;
    outcome.log();
    Ok(outcome)
}

impl Outcome {
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
