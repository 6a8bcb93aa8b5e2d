//! Evenings: several matches of the same people in a circle. Who may see one is not asked here.

use super::keyed::KeyedRequest;
use super::{Millis, NewMatch, StoreError};
use async_trait::async_trait;
use protocol::{CircleId, EveningId, MatchId, UserId};
pub use records::{EveningPlan, InEvening, PlayedInEvening, StoredEvening};

/// An evening that a user sets up in a circle.
#[derive(Clone, Copy, Debug)]
pub struct NewEvening<'a> {
    pub id: EveningId,
    pub circle: CircleId,
    pub maker: UserId,
    pub plan: &'a EveningPlan,
    pub at: Millis,
}

/// An evening that a user has set up.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnEvening {
    pub id: EveningId,
    pub plan: EveningPlan,
    pub created: Millis,
}

/// Each method is one transaction.
#[async_trait]
pub trait EveningStore: Send + Sync + 'static {
    /// Makes an evening with its first match, for a request with a key if there is one.
    async fn make_evening(
        &self,
        new: &NewEvening<'_>,
        first: &NewMatch,
        request: Option<&KeyedRequest>,
    ) -> Result<(), StoreError>;

    async fn evening(&self, id: EveningId) -> Result<Option<StoredEvening>, StoreError>;

    /// The evening that a match belongs to.
    async fn evening_of_table(&self, id: MatchId) -> Result<Option<StoredEvening>, StoreError>;

    /// The latest evenings of a circle, the newest first.
    async fn evenings_of(&self, circle: CircleId, limit: u32) -> Result<Vec<StoredEvening>, StoreError>;

    /// Ends an evening. Returns `false` if it was ended before.
    async fn end_evening(&self, id: EveningId, now: Millis) -> Result<bool, StoreError>;
}
