//! What nobody comes back to: it is deleted or leaves the lists after a while.
//!
//! Apart from lessons, no match is deleted in which a step of the game was ever made.

use super::{Millis, StoreError, Visit};
use async_trait::async_trait;
use protocol::MatchId;

/// The times before which things count as left by everybody. `None` keeps them for ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    pub now: Millis,
    /// Tables that have not begun are deleted if nobody with a seat has opened them since.
    pub unstarted_since: Option<Millis>,
    /// Lessons are deleted if they had no step since.
    pub lessons_since: Option<Millis>,
    /// Running matches without a deadline leave the lists if nobody with a seat has opened them since.
    pub unvisited_since: Option<Millis>,
    /// Leagues in which no round has begun are deleted if nobody came into them since.
    pub leagues_since: Option<Millis>,
    /// Guests who came in before this time, with no session left, are deleted if they hold nothing.
    pub guests_before: Option<Millis>,
}

/// How much is stored of what is deleted or hidden one day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    pub unstarted: HeldKind,
    pub lessons: HeldKind,
    /// Leagues in which no round has begun.
    pub leagues: u64,
    /// Running matches without a deadline that have left the lists.
    pub hidden: u64,
    /// Guests who hold nothing and have no session.
    pub guests: u64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeldKind {
    pub count: u64,
    /// The time of the last step or visit of the one that is left the longest.
    pub oldest: Option<Millis>,
}

#[async_trait]
pub trait RetentionStore {
    /// Records when users of seats had their tables open.
    async fn record_openings(&self, openings: &[Visit]) -> Result<(), StoreError>;

    /// Matches to delete, those left the longest first, at most `limit` of each kind. None that a server has a lease of.
    async fn left_matches(&self, retention: &Retention, limit: u32) -> Result<Vec<MatchId>, StoreError>;

    /// Deletes those of these matches that are still to be deleted, with all that belongs to them. That a user began the
    /// lesson of a game is not forgotten. Returns how many were deleted.
    async fn delete_left_matches(&self, ids: &[MatchId], retention: &Retention) -> Result<u64, StoreError>;

    /// Deletes leagues in which no round has begun and that nobody came into lately. Returns how many.
    async fn delete_left_leagues(&self, retention: &Retention) -> Result<u64, StoreError>;

    /// Deletes guests who hold nothing: no seat, no line of chat, no way to sign in, no session. Returns how many.
    async fn delete_empty_guests(&self, retention: &Retention) -> Result<u64, StoreError>;

    /// Counts what is held.
    async fn held(&self, retention: &Retention) -> Result<Held, StoreError>;
}
