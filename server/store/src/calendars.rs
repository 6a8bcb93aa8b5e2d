//! Calendars of leagues, each at a secret address.

use super::{Millis, StoreError};
use async_trait::async_trait;
use protocol::{LeagueId, UserId};

/// The user whose calendar is at an address, and the language of its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarOwner {
    pub user: UserId,
    pub language: String,
}

/// When something happens in a league next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueDate {
    pub league: LeagueId,
    pub name: String,
    /// Counts rounds from 1. The final is the round after the last.
    pub round: u8,
    /// The number of rounds, without the final.
    pub rounds: u8,
    /// The round is played, and this is its end. Otherwise it begins.
    pub is_end: bool,
    pub at: Millis,
}

/// Each method is one transaction. An address is known by the SHA-256 of its secret part.
#[async_trait]
pub trait CalendarStore: Send + Sync + 'static {
    /// Gives a user's calendar an address. The one that it had leads nowhere from then on. Returns `false` if the user was erased
    /// or merged meanwhile.
    async fn make_calendar(
        &self,
        owner: &CalendarOwner,
        secret: [u8; 32],
        now: Millis,
    ) -> Result<bool, StoreError>;

    async fn delete_calendar(&self, user: UserId) -> Result<(), StoreError>;

    /// Since when the calendar of a user has its address, if it has one.
    async fn calendar_made(&self, user: UserId) -> Result<Option<Millis>, StoreError>;

    /// The user whose calendar is at an address, and its language.
    async fn calendar(&self, secret: [u8; 32]) -> Result<Option<CalendarOwner>, StoreError>;

    /// The dates of the leagues in which a user plays, the earliest first.
    async fn league_dates(&self, user: UserId) -> Result<Vec<LeagueDate>, StoreError>;
}
