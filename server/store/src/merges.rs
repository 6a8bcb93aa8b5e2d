//! Merging a guest into the user that their browser has become.

use super::{Millis, StoreError};
use async_trait::async_trait;
use base::clock::Clock;
use protocol::{MatchId, UserId};

/// Writes merges.
#[async_trait]
pub trait MergeStore: Send + Sync + 'static {
    /// Gives everything of the user of the session `guest` to the user of the session `user`, in one transaction: seats,
    /// lines of chat, watched matches, vacations, and the browser that is told. All sessions of the guest end. The two sessions, by the
    /// SHA-256 of their tokens, are the proof that both are the same person. At tables where both ever sat the guest stays.
    ///
    /// Returns `None` if a session has ended, or both are of the same user. After a merge it returns the same again. The merge
    /// takes place when both users are locked.
    async fn merge(
        &self,
        guest: [u8; 32],
        user: [u8; 32],
        clock: &Clock,
    ) -> Result<Option<Merged>, StoreError>;

    /// Merges what requests that were under way during a merge after `since` have given to the guest meanwhile. Returns the
    /// users who got something, and the matches.
    async fn finish_merges(&self, since: Millis, now: Millis) -> Result<Vec<Merged>, StoreError>;
}

/// What became of a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merged {
    /// The guest.
    pub from: UserId,
    /// The user who has their seats now.
    pub into: UserId,
    /// How many tables came along.
    pub tables: u32,
    /// At how many tables the guest stays, because the user sat there, too.
    pub left_behind: u32,
    /// The matches whose seats or lines of chat have just got another user.
    pub matches: Vec<MatchId>,
}
