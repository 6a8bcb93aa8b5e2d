//! What others did last at the tables that wait for a user, for the start page.

use super::Notices;
use super::story::StoryError;
use super::wording::latest_action;
use super::words::words;
use protocol::{LatestAction, UserId};
use store::StoreError;

/// The most tables that are read for one user. The most urgent ones come first.
const MAX_TABLES: usize = 10;

impl Notices {
    /// What somebody else did last at the tables that wait for the user, the most urgent first, as spectators know it.
    pub async fn latest_actions(
        &self,
        user: UserId,
        language: &str,
    ) -> Result<Vec<LatestAction>, StoreError> {
        let store = &*self.services.store;
        let waiting = store.waiting_for(&[user]).await?.tables.into_iter().flatten();
        let mut latest = Vec::new();
        for room in waiting.take(MAX_TABLES).map(|waiting| waiting.room) {
            let story = match self.stories.read(store, room).await {
                Ok(story) => story,
                Err(StoryError::Store(error)) => return Err(error),
                Err(error) => {
                    tracing::warn!(%room, %error, "a table that waits for a user cannot be read");
                    continue;
                }
            };
            let words = words(language);
            let text = story.seat_of(user).and_then(|seat| latest_action(words, &story, seat));
            latest.extend(text.map(|text| LatestAction { room, text }));
        }
        Ok(latest)
    }
}
