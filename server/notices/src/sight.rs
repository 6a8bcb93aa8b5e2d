//! Which users look at which tables, as their pages say while they are visible and used (`looking`), and which users
//! acted there. It is kept in memory only: a user who is not known to look at a table, as one who looks through another
//! server, is told what happens there.

use protocol::{MatchId, UserId};
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::Millis;

/// How long after the last use of a visible page the user is taken to look at it.
const ATTENTION: Millis = 120_000;
/// A step gets its time when the room handles it, a moment after the request came. The user who made it knows what it led to.
const TIME_OF_A_STEP: Millis = 1_000;
/// How long it is remembered when a table was last used. By then everything from that time was told, or noted as seen.
const REMEMBERED: Millis = 3_600_000;

/// A page, by the number of its socket.
type Page = u64;

/// When users last looked at tables.
#[derive(Debug, Default)]
pub struct Sights(Mutex<HashMap<(UserId, MatchId), Sight>>);

#[derive(Debug, Default)]
struct Sight {
    /// When the user last used a page that showed the table, or acted there.
    used: Millis,
    /// The sockets of the pages that show it.
    visible: HashSet<Page>,
}

/// What is known about a user and a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seen {
    /// When the user last used the table, if that is known.
    pub(super) used: Option<Millis>,
    /// Until when the user looks at it, unless the page is used again or hidden.
    pub(super) looks_until: Option<Millis>,
}

impl Sights {
    /// A page shows the table, or no longer does. It was last used at `used`.
    pub fn looked(&self, user: UserId, id: MatchId, page: Page, visible: bool, used: Millis) {
        let mut sights = self.lock();
        let sight = sights.entry((user, id)).or_default();
        sight.used = sight.used.max(used);
        if visible {
            sight.visible.insert(page);
        } else {
            sight.visible.remove(&page);
        }
    }

    /// The user does something at the table.
    pub fn acted(&self, user: UserId, id: MatchId, now: Millis) {
        let mut sights = self.lock();
        let sight = sights.entry((user, id)).or_default();
        sight.used = sight.used.max(now + TIME_OF_A_STEP);
    }

    /// A page is gone, or has left these tables.
    pub fn gone(&self, user: UserId, page: Page, tables: impl Iterator<Item = MatchId>) {
        let mut sights = self.lock();
        for id in tables {
            if let Some(sight) = sights.get_mut(&(user, id)) {
                sight.visible.remove(&page);
            }
        }
    }

    pub(super) fn of(&self, user: UserId, id: MatchId, now: Millis) -> Seen {
        let sights = self.lock();
        let Some(sight) = sights.get(&(user, id)) else { return Seen::default() };
        let until = sight.used + ATTENTION;
        let looks = !sight.visible.is_empty() && until > now;
        Seen { used: Some(sight.used), looks_until: looks.then_some(until) }
    }

    /// Forgets what no longer matters. Must be called now and then.
    pub fn forget_old(&self, now: Millis) {
        self.lock().retain(|_, sight| !sight.visible.is_empty() || sight.used + REMEMBERED > now);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(UserId, MatchId), Sight>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_user_looks_for_two_minutes_after_a_visible_page_was_used() {
        let (sights, ana, id) = (Sights::default(), UserId::new(), MatchId::new());
        assert_eq!(sights.of(ana, id, 0), Seen::default());
        sights.looked(ana, id, 1, true, 1_000);
        sights.looked(ana, id, 2, true, 2_000);
        let looks = |now| sights.of(ana, id, now).looks_until;
        assert_eq!((looks(121_999), looks(122_000)), (Some(122_000), None));
        // One of two pages is hidden, then the other is gone.
        sights.looked(ana, id, 1, false, 5_000);
        assert_eq!(looks(6_000), Some(125_000));
        sights.gone(ana, 2, [id].into_iter());
        assert_eq!(sights.of(ana, id, 6_000), Seen { used: Some(5_000), looks_until: None });
        sights.acted(ana, id, 7_000);
        assert_eq!(sights.of(ana, id, 8_000).used, Some(7_000 + TIME_OF_A_STEP));
        sights.forget_old(8_000 + REMEMBERED);
        assert_eq!(sights.of(ana, id, 8_000), Seen::default());
    }
}
