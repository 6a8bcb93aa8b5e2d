//! What notices say of matches comes from who knows their rules.

use protocol::{LogEntry, SeatNumber};
use std::collections::BTreeMap;
use std::error::Error;
use store::{Millis, StoredMatch};

/// Matches as spectators see them.
pub trait SpectatorView: Send + Sync {
    /// The latest of a running match. It may take long.
    ///
    /// # Errors
    /// When the match cannot be replayed.
    fn latest(&self, stored: &StoredMatch) -> Result<Latest, Unreadable>;

    /// Which parameters of the sentences in the log of a game are seats.
    fn seat_params(&self, game: &str) -> &'static [&'static str];
}

/// The latest of a match.
#[derive(Debug, Default)]
pub struct Latest {
    /// What spectators observed of the latest steps, the latest first, without those that were taken back.
    pub steps: Vec<LogEntry>,
    /// When the time of each awaited user is up.
    pub deadlines: BTreeMap<SeatNumber, Millis>,
}

/// Why a match cannot be replayed.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct Unreadable(#[from] pub Box<dyn Error + Send + Sync>);
