//! Shows notices what spectators know of matches.

use notices::{Latest, SpectatorView, Unreadable};
use room::registry;
use store::StoredMatch;

pub(super) struct Spectators;

impl SpectatorView for Spectators {
    fn latest(&self, stored: &StoredMatch) -> Result<Latest, Unreadable> {
        let room::Latest { steps, deadlines } =
            room::latest_for_spectators(stored).map_err(|error| Unreadable(error.into()))?;
        Ok(Latest { steps, deadlines })
    }

    fn seat_params(&self, game: &str) -> &'static [&'static str] {
        registry::definition(game).map(|game| game.seat_params()).unwrap_or_default()
    }
}
