//! Sends notices, and records how that went. A target that fails is left alone for growing pauses, a browser that is
//! gone is removed, and a mailbox that does not exist is switched off.

use super::Notices;
use super::channels::{About, Attempt, Letter};
use super::due::DueNotice;
use super::story::StoryError;
use super::wording::message;
use base::clock::millis;
use std::time::Duration;
use store::notices::{NoticeCandidate, NoticeKey, NoticeTarget};
use store::{Millis, StoreError};

/// The pause after a first failure; each further one doubles it.
const FIRST_PAUSE: Millis = 30_000;
const MAX_PAUSE: Millis = 3_600_000;
/// The longest pause that a server may ask for.
const MAX_ASKED_PAUSE: Millis = 86_400_000;
/// When something is looked at again that could not be sent before its claim ended.
const SOON: Millis = 1_000;
/// What is left of a claim when something begins to be sent. A mail takes the longest.
const TIME_TO_SEND: Millis = 35_000;
/// The pause before it is tried again to record what was told.
pub(super) const NOTE_RETRY: Duration = Duration::from_secs(1);

impl Notices {
    /// Sends what is due at one target about one table, and is claimed until a time.
    pub(super) async fn deliver_all(
        &self,
        candidate: &NoticeCandidate,
        notices: Vec<DueNotice>,
        claimed_until: Millis,
    ) {
        let NoticeTarget { id, user, .. } = candidate.target;
        for notice in notices {
            let Some(turn) = self.drain.run_until_cancelled(self.shares.turn(user, id)).await else {
                return;
            };
            // Another server may claim it before it is sent. It is found again, with all that is due by then.
            if self.services.clock.now() + TIME_TO_SEND > claimed_until {
                return self.look_later(candidate.id, SOON);
            }
            let outcome = self.deliver(candidate, &notice).await;
            drop(turn);
            self.services.metrics.told(candidate.target.detail.channel().name(), outcome.name());
            self.record(&candidate.target, &notice.keys, outcome).await;
        }
    }

    async fn deliver(&self, candidate: &NoticeCandidate, notice: &DueNotice) -> Attempt {
        let services = &self.services;
        let story = match self.stories.read(&*services.store, candidate.id).await {
            Ok(story) => story,
            Err(StoryError::Store(error)) => {
                tracing::warn!(room = %candidate.id, %error, "a table of which somebody is to be told cannot be read");
                return Attempt::Void;
            }
            Err(error) => {
                // It is noted as told, since it would fail again.
                tracing::error!(room = %candidate.id, %error, "a table of which somebody is to be told cannot be read");
                return Attempt::Delivered;
            }
        };
        let target = &candidate.target;
        let Some(seat) = story.seat_of(target.user) else { return Attempt::Void };
        // It may have waited for others to be sent.
        if !notice.keys.iter().any(|key| key.kind == notice.kind && story.still_holds(key, seat)) {
            return Attempt::Void;
        }
        let now = services.clock.now();
        let message = message(&candidate.settings, &story, seat, notice, now);
        let (language, about) = (candidate.settings.language.as_str(), About { notice, story: &story, seat });
        self.send_letter(&Letter { target, language, message, about: Some(about), now }).await
    }

    async fn record(&self, target: &NoticeTarget, keys: &[NoticeKey], outcome: Attempt) {
        let store = &self.services.store;
        let now = self.services.clock.now();
        let recorded = match outcome {
            Attempt::Void => return,
            Attempt::Delivered => {
                self.note_told(keys).await;
                if target.failures == 0 && target.retry_at.is_none() {
                    return;
                }
                store.keep_target_state(target.id, 0, None, false).await
            }
            Attempt::Gone { .. } => {
                tracing::info!(target = %target.id, "a browser no longer wants to be told, and was removed");
                store.remove_notice_target(target.user, target.id).await.map(drop)
            }
            Attempt::Refused { .. } => {
                tracing::info!(target = %target.id, "a mailbox does not exist; no more mails are sent there");
                store.keep_target_state(target.id, target.failures, None, true).await
            }
            Attempt::Forbidden { .. } => {
                let service = self.refusing.count(&target.address);
                if target.failures == 0 {
                    tracing::warn!(
                        service,
                        "a push service refuses this server (403); `rodada doctor` says more"
                    );
                }
                let failures = target.failures.saturating_add(1);
                store.keep_target_state(target.id, failures, Some(now + MAX_PAUSE), false).await
            }
            Attempt::Later(wait) => {
                let pause = millis(wait);
                keys.iter().for_each(|key| self.look_later(key.id, pause));
                store.keep_target_state(target.id, target.failures, Some(now + pause), false).await
            }
            Attempt::Failed { wait, .. } => {
                let failures = target.failures.saturating_add(1);
                let pause = pause(failures, wait);
                tracing::debug!(target = %target.id, failures, pause, "a notice could not be delivered");
                keys.iter().for_each(|key| self.look_later(key.id, pause));
                store.keep_target_state(target.id, failures, Some(now + pause), false).await
            }
        };
        if let Err(error) = recorded {
            tracing::warn!(%error, "the state of a target of notices could not be stored");
        }
    }

    /// Records that these were told. Until that succeeds, nothing else is sent there about the table.
    pub(super) async fn note_told(&self, keys: &[NoticeKey]) {
        let services = &self.services;
        while let Err(error) = services.store.note_told(keys, true, services.clock.now()).await {
            if !matches!(error, StoreError::Unavailable(_)) || self.drain.is_cancelled() {
                return tracing::error!(%error, "it could not be recorded that somebody was told");
            }
            tracing::debug!(%error, "it could not be recorded that somebody was told; will try again");
            services.clock.sleep(NOTE_RETRY).await;
        }
    }
}

/// The pause after so many failures in a row.
pub(super) fn pause(failures: u32, asked: Option<Duration>) -> Millis {
    let doubled = FIRST_PAUSE << failures.saturating_sub(1).min(16);
    doubled.min(MAX_PAUSE).max(asked.map_or(0, millis).min(MAX_ASKED_PAUSE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_servers_may_ask_for_longer_ones() {
        let seconds = |failures, asked: Option<u64>| pause(failures, asked.map(Duration::from_secs)) / 1_000;
        assert_eq!([1, 2, 3, 8, 100].map(|failures| seconds(failures, None)), [30, 60, 120, 3_600, 3_600]);
        assert_eq!(seconds(1, Some(90)), 90);
        assert_eq!(seconds(1, Some(5)), 30, "no sooner than without being asked");
        assert_eq!(seconds(1, Some(u64::MAX / 1_000)), 86_400);
    }
}
