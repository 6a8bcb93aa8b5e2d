//! Lessons, and the hints that users have seen.

use super::StoreError;
use async_trait::async_trait;
use protocol::{MatchId, UserId};

/// The most hints of one game that are stored for a user.
pub(crate) const MAX_HINTS: u32 = 100;

/// Which hints of a game a user has seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeenByUser {
    /// Their names, sorted.
    pub hints: Vec<String>,
    /// The user wants no more hints of the game.
    pub no_more: bool,
}

#[async_trait]
pub trait LessonStore {
    /// The user's lesson of a game that is not over, the latest if there are several.
    async fn unfinished_lesson(&self, user: UserId, game: &str) -> Result<Option<MatchId>, StoreError>;

    /// Whether the user has ever begun the lesson of a game.
    async fn has_lesson(&self, user: UserId, game: &str) -> Result<bool, StoreError>;

    /// The number of the user's matches of a game that are running or have ended with a result, at most `limit`. Lessons
    /// do not count.
    async fn count_matches(&self, user: UserId, game: &str, limit: u32) -> Result<u32, StoreError>;

    /// The hints of a game that the user has seen.
    async fn seen_hints(&self, user: UserId, game: &str) -> Result<SeenByUser, StoreError>;

    /// Adds hints of a game to those that the user has seen. Hints beyond [`MAX_HINTS`] are not noted.
    async fn add_seen_hints(&self, user: UserId, game: &str, seen: SeenByUser) -> Result<(), StoreError>;
}
