//! Sessions are prolonged now and then, behind the answer: who only reads waits for no write, and none has to succeed.

use super::cookie::{SignedIn, Token, ends};
use super::sessions::Device;
use crate::app::App;
use crate::clock::{Moment, millis};
use crate::store::Millis;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// A session that is used is prolonged so often.
const EVERY: Duration = Duration::from_secs(24 * 60 * 60);
/// Sessions that are prolonged at the same time. Where more would be, a later request does it: sessions last for a year.
const AT_ONCE: usize = 2;
/// How long a session is left alone after an attempt, whatever became of it. Longer than a request takes, which may have
/// found the session as it was before.
const PAUSE: Duration = Duration::from_secs(60);

/// The sessions that are being prolonged, or were lately.
pub(crate) struct Renewals {
    places: Arc<Semaphore>,
    begun: Mutex<HashMap<[u8; 32], Moment>>,
}

/// Prolongs a session if it was not for a day, without holding up the answer.
pub(super) fn renew(app: &Arc<App>, session: &SignedIn, device: Device) {
    if !is_due(session.ends, app.clock.now()) {
        return;
    }
    let token = session.token;
    let Some(place) = app.renewals.begin(token.digest(), app.clock.moment()) else { return };
    let app = Arc::clone(app);
    tokio::spawn(async move {
        use_now(&app, &token, &device).await;
        drop(place);
    });
}

/// Notes that a session is used now, which prolongs it. Where that fails it ends no sooner than before.
pub(super) async fn use_now(app: &App, token: &Token, device: &Device) {
    let now = app.clock.now();
    if let Err(error) = app.store.renew_session(token.digest(), ends(now), now, &device.0).await {
        tracing::debug!(%error, "a session was not prolonged");
    }
}

/// Whether a session that would end then was not prolonged for a day.
fn is_due(end: Millis, now: Millis) -> bool {
    end.saturating_add(millis(EVERY)) <= ends(now)
}

impl Renewals {
    pub(crate) fn new() -> Self {
        Self { places: Arc::new(Semaphore::new(AT_ONCE)), begun: Mutex::default() }
    }

    /// The place of a session among those that are prolonged; nothing when all are taken, or when that was begun already.
    fn begin(&self, session: [u8; 32], moment: Moment) -> Option<OwnedSemaphorePermit> {
        let mut begun = self.begun();
        if begun.get(&session).is_some_and(|&at| moment.since(at) < PAUSE) {
            return None;
        }
        let place = Arc::clone(&self.places).try_acquire_owned().ok()?;
        begun.insert(session, moment);
        Some(place)
    }

    /// Forgets what was begun some time ago. To be called now and then.
    pub(crate) fn forget_past(&self, moment: Moment) {
        let mut begun = self.begun();
        begun.retain(|_, at| moment.since(*at) < PAUSE);
        begun.shrink_to_fit();
    }

    fn begun(&self) -> MutexGuard<'_, HashMap<[u8; 32], Moment>> {
        self.begun.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_prolonged_once_a_day() {
        const NOW: Millis = 1_790_000_000_000;
        let end = ends(NOW);
        for (later, due) in [(0, false), (23 * 3_600_000, false), (24 * 3_600_000, true), (90_000_000, true)]
        {
            assert_eq!(is_due(end, NOW + later), due, "{later} ms later");
        }
        assert!(!is_due(end, NOW - 1), "the clock was set back");
    }

    #[test]
    fn few_are_prolonged_at_once_and_none_twice() {
        let (renewals, now) = (Renewals::new(), Moment(1_000));
        let one = renewals.begin([1; 32], now);
        assert!(one.is_some());
        assert!(renewals.begin([1; 32], now).is_none(), "it is under way");
        let two = renewals.begin([2; 32], now);
        assert!(two.is_some());
        assert!(renewals.begin([3; 32], now).is_none(), "all places are taken");
        drop((one, two));
        let soon = now + Duration::from_secs(59);
        assert!(renewals.begin([1; 32], soon).is_none(), "who asked meanwhile may not know that it is done");
        assert!(renewals.begin([3; 32], soon).is_some());
        let later = now + PAUSE;
        renewals.forget_past(later);
        assert_eq!(renewals.begun().len(), 1);
        assert!(renewals.begin([1; 32], later).is_some());
    }
}
