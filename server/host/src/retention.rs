//! How long the settings keep what nobody comes back to.

use config::{Config, YesOrNo};
use store::Millis;
use store::retention::Retention;

/// A guest who has just come in may not have a session yet, or be about to use a link to another device.
const NEW_GUEST: Millis = 86_400_000;

/// A league may be set up a season before it begins. Whoever keeps tables that have not begun for ever keeps leagues, too.
const UNSTARTED_LEAGUE: Millis = 90 * 86_400_000;

/// What counts as left by everybody at `now`.
#[must_use]
pub fn retention(config: &Config, now: Millis) -> Retention {
    Retention {
        now,
        unstarted_since: config.unstarted_since(now),
        lessons_since: config.lessons_since(now),
        unvisited_since: config.unvisited_since(now),
        leagues_since: config.unstarted_since(now).map(|_| now.saturating_sub(UNSTARTED_LEAGUE)),
        guests_before: (config.delete_guests == YesOrNo::Yes).then(|| now.saturating_sub(NEW_GUEST)),
    }
}
