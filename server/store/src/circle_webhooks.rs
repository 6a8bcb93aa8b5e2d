//! The webhooks of circles: where the owner has the ends of the circle's matches told.

use super::{Millis, StoreError};
use async_trait::async_trait;
use protocol::{CircleId, MatchId};
use std::fmt;

/// Where the ends of a circle's matches are told, and in which language.
#[derive(Clone, PartialEq, Eq)]
pub struct CircleWebhook {
    pub address: String,
    /// Signs what is sent there.
    pub secret: String,
    pub language: String,
}

// Without the address and the secret, which must not appear in logs.
impl fmt::Debug for CircleWebhook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CircleWebhook").field("language", &self.language).finish_non_exhaustive()
    }
}

/// The webhook of a circle as it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredCircleWebhook {
    pub webhook: CircleWebhook,
    /// How many requests in a row have failed.
    pub failures: u32,
}

/// The first match of a circle whose end its webhook was not told of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndToTell {
    pub circle: CircleId,
    /// The name of the circle.
    pub name: String,
    pub id: MatchId,
    /// The running number of the match.
    pub number: u64,
    pub webhook: CircleWebhook,
    pub failures: u32,
}

/// How it went to tell a webhook of an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndTold {
    /// It was told, or cannot be.
    Done,
    /// The webhook refuses it, and is told of the next one.
    Refused,
    /// It is tried again at this time.
    Failed { retry_at: Millis },
}

/// Each method is one transaction. The owner sets a webhook with [`CircleChange`](crate::circles::CircleChange).
#[async_trait]
pub trait CircleWebhookStore: Send + Sync + 'static {
    /// For each circle whose webhook may be told something now, the first match that ended since a time and that the webhook
    /// was not told of. What ended earlier is not told any more, and nothing while the owner is banned.
    async fn ends_to_tell(
        &self,
        since: Millis,
        now: Millis,
        limit: u32,
    ) -> Result<Vec<EndToTell>, StoreError>;

    /// Claims an end for this server until a time. Returns `false` if another one has claimed it, if it was told, or if the
    /// webhook is another one by now.
    async fn claim_end(&self, end: &EndToTell, now: Millis, until: Millis) -> Result<bool, StoreError>;

    /// Writes how a claimed end was told.
    async fn note_end_told(&self, end: &EndToTell, told: EndTold) -> Result<(), StoreError>;
}
