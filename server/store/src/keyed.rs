//! Requests that make something and carry a key of the client, so that a repeated one makes nothing anew.
//!
//! What makes something takes the request along and keeps it in the same transaction, with a hash of the key, a hash of
//! what was asked for, and the id of what was made: whatever is killed when, both are there or neither. Of a request
//! that is refused nothing is kept, except where the refusal itself changes something.

use super::{Millis, StoreError};
use async_trait::async_trait;
use protocol::UserId;
use uuid::Uuid;

/// For how long a request is kept at least.
pub(crate) const KEPT_FOR: Millis = 86_400_000;

/// A request that carries a key.
#[derive(Clone, Copy)]
pub struct KeyedRequest {
    /// The SHA-256 of the key.
    pub key: [u8; 32],
    /// The user who asks; `None` without a session.
    pub asker: Option<UserId>,
    /// The SHA-256 of the key and of what is asked for.
    pub content: [u8; 32],
    pub at: Millis,
}

/// A request that was kept, and what it has made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    pub asker: Option<UserId>,
    pub content: [u8; 32],
    pub at: Millis,
    /// The match or the user that was made, or the user as whom it signed in.
    pub id: Option<Uuid>,
    pub session: MadeSession,
    /// The code in it was wrong.
    pub is_refused: bool,
}

/// What has become of the session that a request began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MadeSession {
    /// It began none.
    None,
    /// No request has come with it yet.
    Unused,
    Used,
    Ended,
}

#[async_trait]
pub trait KeyedStore: Send + Sync + 'static {
    /// What a request with this key has made for the same asker, or for whoever comes with the `session` that it began.
    async fn made(
        &self,
        request: &KeyedRequest,
        session: Option<[u8; 32]>,
    ) -> Result<Option<Made>, StoreError>;

    /// Keeps a request that makes nothing which is stored.
    async fn keep_request(&self, request: &KeyedRequest) -> Result<(), StoreError>;

    /// Forgets a request that has failed after it was kept.
    async fn forget_request(&self, request: &KeyedRequest) -> Result<(), StoreError>;

    /// Records that a request has come with a session.
    async fn use_session(&self, token: [u8; 32]) -> Result<(), StoreError>;
}
