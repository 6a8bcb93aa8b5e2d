//! What matches that were played to their end leave behind for statistics.

use super::{Millis, StoreError};
use async_trait::async_trait;
use protocol::{CircleId, MatchId, UserId};
use records::{MatchSummary, PlayedMatch};

/// Which matches of a user count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All: for the user alone.
    Own,
    /// Those at tables that were open to everybody: what others may know.
    Open,
    /// Those at tables of this circle. Whether the user is a member is not asked.
    Circle(CircleId),
}

#[async_trait]
pub trait StatisticsStore {
    /// Matches whose summary is still to be made, in the order in which they ended, at most `limit`.
    async fn matches_to_summarise(&self, limit: u32) -> Result<Vec<MatchId>, StoreError>;

    /// Keeps the summary of a match; `None` if it cannot be made. Nothing is kept of a match that is deleted meanwhile.
    async fn keep_summary(&self, id: MatchId, summary: Option<&MatchSummary>) -> Result<(), StoreError>;

    /// The matches that a user held a seat in at their end, oldest first: the latest `limit` of them. Lessons, branches and
    /// abandoned matches are not among them.
    async fn played(&self, user: UserId, scope: Scope, limit: u32) -> Result<Vec<PlayedMatch>, StoreError>;

    /// The same of a circle: the latest `limit` matches at its tables that ended from `from` on and before `before`.
    async fn played_in(
        &self,
        circle: CircleId,
        from: Millis,
        before: Millis,
        limit: u32,
    ) -> Result<Vec<PlayedMatch>, StoreError>;
}
