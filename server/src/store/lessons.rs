//! Lessons, and the hints that users have seen.

use super::StoreError;
use async_trait::async_trait;
use protocol::{MatchId, UserId};

/// The most hints of one game that are stored for a user.
pub const MAX_HINTS: u32 = 100;

#[async_trait]
pub trait LessonStore {
    /// The user's lesson of a game that is not over, the latest if there are several.
    async fn unfinished_lesson(&self, user: UserId, game: &str) -> Result<Option<MatchId>, StoreError>;

    /// The hints of a game that the user has seen.
    async fn seen_hints(&self, user: UserId, game: &str) -> Result<Vec<String>, StoreError>;

    /// Notes that the user has seen hints of a game. Hints beyond [`MAX_HINTS`] are not noted.
    async fn add_seen_hints(&self, user: UserId, game: &str, hints: &[String]) -> Result<(), StoreError>;
}
