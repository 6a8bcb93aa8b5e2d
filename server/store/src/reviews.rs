//! Finished matches that people look at together. Only who leads and the step are kept, so that a review outlasts the server.

use super::keyed::KeyedRequest;
use super::{LineRefused, Millis, StoreError};
use async_trait::async_trait;
use protocol::{MatchId, ReviewId, UserId};

/// How long a review is kept that nobody leads any more.
pub(crate) const KEPT_FOR: Millis = 30 * 86_400_000;

/// A review as it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Review {
    pub id: ReviewId,
    /// The match that is looked at.
    pub of: MatchId,
    pub leader: UserId,
    /// The step that the leader shows.
    pub step: u64,
}

/// Each method is one transaction.
#[async_trait]
pub trait ReviewStore: Send + Sync + 'static {
    /// Begins a review, for a request with a key if there is one. Of the reviews that the leader leads, the latest `limit` are
    /// kept. A review of a match that is deleted meanwhile is not kept.
    async fn begin_review(
        &self,
        review: &Review,
        now: Millis,
        limit: u32,
        request: Option<&KeyedRequest>,
    ) -> Result<(), StoreError>;

    async fn review(&self, id: ReviewId) -> Result<Option<Review>, StoreError>;

    /// Keeps who leads a review and the step, if it was not deleted. A leader who was erased or merged meanwhile is not kept.
    async fn keep_review(&self, review: &Review, now: Millis) -> Result<(), StoreError>;

    /// Whether other servers may keep reviews in the same store.
    fn is_shared(&self) -> bool;

    /// Why others may not read what a user writes at this time.
    async fn silence_of(&self, user: UserId, now: Millis) -> Result<Option<LineRefused>, StoreError>;
}
