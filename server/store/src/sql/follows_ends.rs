//! What is kept of matches that have ended.

use super::Connection;
use crate::StoreError;
use async_trait::async_trait;
use protocol::MatchId;

/// A match that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EndedMatch {
    pub(super) number: u64,
    pub(super) id: MatchId,
}

/// Something that is kept of matches that have ended.
#[async_trait]
pub(super) trait FollowsEnds: Send + Sync {
    /// Adds matches, in the order of their numbers. Each is added once. Lessons and abandoned matches are among them, and
    /// may be deleted later.
    async fn add(&self, db: &mut Connection, ended: &[EndedMatch]) -> Result<(), StoreError>;

    /// Deletes all that [`Self::add`] has written.
    async fn clear(&self, db: &mut Connection) -> Result<(), StoreError>;
}
