//! What users have noted for themselves at steps of a match.

use super::{Millis, StoreError};
use async_trait::async_trait;
use protocol::{MatchId, UserId};

/// A note of a user at a step. There is one at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The step.
    pub version: u64,
    pub text: String,
    /// Others see it after the end of the match.
    pub shared: bool,
    /// When it was last changed.
    pub changed: Millis,
}

/// What became of a note that was to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteWritten {
    Done,
    /// There is no such match, or it has no such step.
    NoStep,
    /// The user has as many notes in this match as are allowed.
    TooMany,
    /// The host does not let the user write what others read.
    Muted,
    /// The user was banned or erased, or has become another one.
    SignedOut,
}

/// Each method is one transaction.
#[async_trait]
pub trait NoteStore: Send + Sync + 'static {
    /// The user's own notes in a match, in the order of their steps.
    async fn notes(&self, id: MatchId, user: UserId) -> Result<Vec<Note>, StoreError>;

    /// The notes that others than `reader` share in a match, those changed last if there are more than `limit`, in the order
    /// of their steps. None as long as the match has not ended.
    async fn shared_notes(
        &self,
        id: MatchId,
        reader: Option<UserId>,
        limit: u32,
    ) -> Result<Vec<(UserId, Note)>, StoreError>;

    /// Writes a note in the place of the one at its step. `last` is the latest step of the match that is known, and `limit`
    /// how many notes a user may have in a match.
    async fn write_note(
        &self,
        id: MatchId,
        user: UserId,
        note: &Note,
        last: u64,
        limit: u32,
    ) -> Result<NoteWritten, StoreError>;

    /// Deletes the user's note at a step, if there is one.
    async fn delete_note(&self, id: MatchId, user: UserId, version: u64) -> Result<(), StoreError>;
}
