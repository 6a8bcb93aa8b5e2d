//! Renews sessions after the response is sent, so that requests that only read do not wait for a write. A renewal may
//! fail.

use super::cookie::{Token, session_end};
use super::sessions::Device;
use crate::App;
use base::clock::{Moment, millis};
use base::tasks;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::Millis;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How often a session that is in use is renewed.
const RENEWAL_INTERVAL: Duration = Duration::from_secs(24 * 60 * 60);
/// The most sessions that are renewed at the same time. If there are more, a later request renews them: sessions last
/// for a year.
const MAX_CONCURRENT: usize = 2;
/// How long after an attempt, whether it succeeded or not, a session is not renewed again. This is longer than a
/// request takes, which may have read the session as it was before.
const RETRY_AFTER: Duration = Duration::from_secs(60);

/// The sessions that are being renewed, or were a short time ago.
pub struct Renewals {
    permits: Arc<Semaphore>,
    attempts: Mutex<HashMap<[u8; 32], Moment>>,
}

/// Renews a session, without delaying the response.
pub(super) fn renew(app: &Arc<App>, token: Token, device: Device) {
    let Some(permit) = app.renewals.try_begin(token.digest(), app.clock.moment()) else { return };
    let app = Arc::clone(app);
    tasks::spawn(async move {
        touch_session(&app, &token, &device).await;
        drop(permit);
    });
}

/// Records that a session is in use now, which renews it. If this fails, the session ends no sooner than before.
pub(super) async fn touch_session(app: &App, token: &Token, device: &Device) {
    let now = app.clock.now();
    if let Err(error) = app.store.renew_session(token.digest(), session_end(now), now, &device.0).await {
        tracing::debug!(%error, "a session was not renewed");
    }
}

/// Whether a session with this end was not renewed for a day.
pub(super) fn is_due(end: Millis, now: Millis) -> bool {
    end.saturating_add(millis(RENEWAL_INTERVAL)) <= session_end(now)
}

impl Default for Renewals {
    fn default() -> Self {
        Self { permits: Arc::new(Semaphore::new(MAX_CONCURRENT)), attempts: Mutex::default() }
    }
}

impl Renewals {
    /// A permit to renew this session, or `None` if too many are being renewed or this one was tried a short time ago.
    fn try_begin(&self, session: [u8; 32], moment: Moment) -> Option<OwnedSemaphorePermit> {
        let mut attempts = self.attempts();
        if attempts.get(&session).is_some_and(|&at| moment.since(at) < RETRY_AFTER) {
            return None;
        }
        let permit = Arc::clone(&self.permits).try_acquire_owned().ok()?;
        attempts.insert(session, moment);
        Some(permit)
    }

    /// Forgets attempts that were made some time ago. Must be called now and then.
    pub fn forget_old(&self, moment: Moment) {
        let mut attempts = self.attempts();
        attempts.retain(|_, at| moment.since(*at) < RETRY_AFTER);
        attempts.shrink_to_fit();
    }

    fn attempts(&self) -> MutexGuard<'_, HashMap<[u8; 32], Moment>> {
        self.attempts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_renewed_once_a_day() {
        const NOW: Millis = 1_790_000_000_000;
        let end = session_end(NOW);
        for (later, due) in [(0, false), (23 * 3_600_000, false), (24 * 3_600_000, true), (90_000_000, true)]
        {
            assert_eq!(is_due(end, NOW + later), due, "{later} ms later");
        }
        assert!(!is_due(end, NOW - 1), "the clock was set back");
    }

    #[test]
    fn few_sessions_are_renewed_at_once_and_none_twice() {
        let (renewals, now) = (Renewals::default(), Moment(1_000));
        let one = renewals.try_begin([1; 32], now);
        assert!(one.is_some());
        assert!(renewals.try_begin([1; 32], now).is_none(), "it is under way");
        let two = renewals.try_begin([2; 32], now);
        assert!(two.is_some());
        assert!(renewals.try_begin([3; 32], now).is_none(), "too many are being renewed");
        drop((one, two));
        let soon = now + Duration::from_secs(59);
        assert!(
            renewals.try_begin([1; 32], soon).is_none(),
            "an earlier request may have read the session before it was renewed"
        );
        assert!(renewals.try_begin([3; 32], soon).is_some());
        let later = now + RETRY_AFTER;
        renewals.forget_old(later);
        assert_eq!(renewals.attempts().len(), 1);
        assert!(renewals.try_begin([1; 32], later).is_some());
    }
}
