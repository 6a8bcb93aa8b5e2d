//! Whose chat users do not want to see: they do not see what these say in chats.

use super::StoreError;
use async_trait::async_trait;
use protocol::{MatchId, UserId};

/// Each method is one transaction.
#[async_trait]
pub trait IgnoreStore: Send + Sync + 'static {
    /// Those whose lines of chat or shared notes a match may show: who has a seat, changed its table, wrote a line, or shares a
    /// note at a match that has ended.
    async fn people_at(&self, id: MatchId) -> Result<Vec<UserId>, StoreError>;

    /// Whom a user has ignored, with the guests that they were, in the order of their ids.
    async fn ignored(&self, user: UserId) -> Result<Vec<UserId>, StoreError>;

    /// Ignores somebody for a user, with the guests that they were. Returns `false` if that would be more than `limit`
    /// people. Who has been erased has nothing to say, and nobody ignores themselves.
    async fn ignore(&self, user: UserId, other: UserId, limit: u32) -> Result<bool, StoreError>;

    /// Ends that, also for the guests that they were.
    async fn stop_ignoring(&self, user: UserId, other: UserId) -> Result<(), StoreError>;
}
