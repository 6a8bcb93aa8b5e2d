//! Sends notices, and records how that went. A target that fails is left alone for growing pauses, a browser that is
//! gone is removed, and a mailbox that does not exist is switched off.

use super::Notices;
use super::due::DueNotice;
use super::mail::{Sent, Thread};
use super::mailbox::MailAbout;
use super::outgoing::{Answer, SendError};
use super::push::{PushMessage, Urgency, encrypt};
use super::story::{Story, StoryError};
use super::webhook::{WebhookBody, signed};
use super::wording::{Message, kind_key, message};
use base::clock::millis;
use hyper::StatusCode;
use protocol::{MatchId, NoticeKind, Pace, PushKeys, PushPayload, SeatNumber};
use std::time::Duration;
use store::notices::{Channel, NoticeCandidate, NoticeKey, NoticeTarget, TargetDetail};
use store::{Millis, StoreError};

/// The pause after a first failure; each further one doubles it.
const FIRST_PAUSE: Millis = 30_000;
const MAX_PAUSE: Millis = 3_600_000;
/// The longest pause that a server may ask for.
const MAX_ASKED_PAUSE: Millis = 86_400_000;
/// How long a push service keeps news, and a wait without a limit.
pub(super) const NEWS_TTL: Duration = Duration::from_secs(86_400);
const WAIT_TTL: Duration = Duration::from_secs(7 * 86_400);
/// When something is looked at again that could not be sent before its claim ended.
const SOON: Millis = 1_000;
/// What is left of a claim when something begins to be sent. A mail takes the longest.
const TIME_TO_SEND: Millis = 35_000;
/// The pause before it is tried again to record what was told.
const NOTE_RETRY: Duration = Duration::from_secs(1);

/// How an attempt to tell something went.
#[derive(Debug)]
enum Outcome {
    Delivered,
    /// The target no longer exists.
    Gone,
    /// The mailbox does not exist. Nothing more is sent there.
    Refused,
    /// The push service does not accept what this server signs. It may once the host has changed something.
    Forbidden,
    /// Another attempt may succeed, after the time that the server asks for.
    Failed(Option<Duration>),
    /// Nothing was tried. It may be sent after this time.
    Later(Duration),
    /// It is no longer true.
    Void,
}

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
            self.count(candidate.target.detail.channel(), &outcome);
            self.record(&candidate.target, &notice.keys, outcome).await;
        }
    }

    async fn deliver(&self, candidate: &NoticeCandidate, notice: &DueNotice) -> Outcome {
        let services = &self.services;
        let story = match self.stories.read(&*services.store, candidate.id).await {
            Ok(story) => story,
            Err(StoryError::Store(error)) => {
                tracing::warn!(room = %candidate.id, %error, "a table of which somebody is to be told cannot be read");
                return Outcome::Void;
            }
            Err(error) => {
                // It is noted as told, since it would fail again.
                tracing::error!(room = %candidate.id, %error, "a table of which somebody is to be told cannot be read");
                return Outcome::Delivered;
            }
        };
        let target = &candidate.target;
        let Some(seat) = story.seat_of(target.user) else { return Outcome::Void };
        // It may have waited for others to be sent.
        if !notice.keys.iter().any(|key| key.kind == notice.kind && story.still_holds(key, seat)) {
            return Outcome::Void;
        }
        let now = services.clock.now();
        let message = message(&candidate.settings, &story, seat, notice, now);
        match &target.detail {
            TargetDetail::Push { keys, .. } => {
                self.push(target, keys, notice, (&story, seat), &message, now).await
            }
            TargetDetail::Webhook { secret } => {
                let deadline = story.deadline(seat).filter(|_| notice.kind == NoticeKind::YourTurn);
                let body = WebhookBody::new(Some(notice.kind), &message, now).about(
                    candidate.id,
                    &story.row.game,
                    deadline,
                    self.link(candidate.id),
                );
                let id = format!("{}-{}", tag(candidate.id, notice), kind_key(notice.kind));
                self.call(target, secret, &id, &body, now).await
            }
            TargetDetail::Mail { .. } => {
                let about = MailAbout {
                    link: self.link(candidate.id),
                    thread: Some(Thread {
                        id: format!("{}-{}", tag(candidate.id, notice), kind_key(notice.kind)),
                        of: candidate.id.to_string(),
                    }),
                };
                match self.mail(target, &candidate.settings.language, &message, about).await {
                    Sent::Accepted => Outcome::Delivered,
                    Sent::NoMailbox if self.knows_mailboxes() => Outcome::Refused,
                    Sent::NoMailbox | Sent::Failed => Outcome::Failed(None),
                    Sent::Later(wait) => Outcome::Later(wait),
                }
            }
        }
    }

    async fn push(
        &self,
        target: &NoticeTarget,
        keys: &PushKeys,
        notice: &DueNotice,
        (story, seat): (&Story, SeatNumber),
        message: &Message,
        now: Millis,
    ) -> Outcome {
        let services = &self.services;
        let waiting = match services.store.waiting_for(&[target.user]).await {
            Ok(found) => found.tables.into_iter().flatten().map(|waiting| waiting.room).collect(),
            Err(error) => {
                tracing::warn!(%error, "the tables that wait for somebody cannot be read");
                return Outcome::Void;
            }
        };
        let id = story.row.id;
        let payload = PushPayload {
            kind: notice.kind,
            title: message.title.clone(),
            body: message.body(),
            url: path(id),
            tag: tag(id, notice),
            table: id,
            waiting,
            time: now,
        };
        let ttl = match (notice.kind, story.deadline(seat)) {
            (NoticeKind::YourTurn | NoticeKind::TimeRunsOut, Some(deadline)) => {
                Duration::from_millis(deadline.saturating_sub(now))
            }
            (NoticeKind::YourTurn | NoticeKind::TimeRunsOut, None) => WAIT_TTL,
            _ => NEWS_TTL,
        };
        let urgency = match (notice.kind, story.row.table.pace) {
            (NoticeKind::TimeRunsOut, _) | (NoticeKind::YourTurn, Pace::Live { .. }) => Urgency::High,
            (NoticeKind::SomebodyWrote, _) => Urgency::Low,
            _ => Urgency::Normal,
        };
        let about = PushMessage { topic: &payload.tag, ttl, urgency };
        match self.push_message(target, keys, &about, &payload, now).await {
            Ok(answer) => judge(&answer, true),
            Err(error) => failed(&error),
        }
    }

    pub(super) async fn push_message(
        &self,
        target: &NoticeTarget,
        keys: &PushKeys,
        about: &PushMessage<'_>,
        payload: &PushPayload,
        now: Millis,
    ) -> Result<Answer, PushError> {
        let services = &self.services;
        let contact = services.contact.as_deref().ok_or(PushError::NoContact)?;
        let uri = services.outgoing.check(&target.address).map_err(SendError::from)?;
        let authority = uri.authority().map(|authority| authority.as_str()).unwrap_or_default();
        let origin = format!("{}://{authority}", uri.scheme_str().unwrap_or("https"));
        let headers = about.headers(&self.keys().vapid, &origin, contact, now / 1_000)?;
        let body = encrypt(keys, fitting(payload).as_bytes())?;
        Ok(services.outgoing.post(&target.address, headers, body.into()).await?)
    }

    async fn call(
        &self,
        target: &NoticeTarget,
        secret: &str,
        id: &str,
        body: &WebhookBody<'_>,
        now: Millis,
    ) -> Outcome {
        let Some((headers, body)) = signed(secret, id, body, now) else { return Outcome::Failed(None) };
        match self.services.outgoing.post(&target.address, headers, body).await {
            Ok(answer) => judge(&answer, false),
            Err(error) => failed(&error),
        }
    }

    /// The link to a table, if this server knows its own address.
    pub(super) fn link(&self, id: MatchId) -> Option<String> {
        self.services.url.as_ref().map(|url| format!("{url}{}", path(id)))
    }

    async fn record(&self, target: &NoticeTarget, keys: &[NoticeKey], outcome: Outcome) {
        let store = &self.services.store;
        let now = self.services.clock.now();
        let recorded = match outcome {
            Outcome::Void => return,
            Outcome::Delivered => {
                self.note_told(keys).await;
                if target.failures == 0 && target.retry_at.is_none() {
                    return;
                }
                store.keep_target_state(target.id, 0, None, false).await
            }
            Outcome::Gone => {
                tracing::info!(target = %target.id, "a browser no longer wants to be told, and was removed");
                store.remove_notice_target(target.user, target.id).await.map(drop)
            }
            Outcome::Refused => {
                tracing::info!(target = %target.id, "a mailbox does not exist; no more mails are sent there");
                store.keep_target_state(target.id, target.failures, None, true).await
            }
            Outcome::Forbidden => {
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
            Outcome::Later(wait) => {
                let pause = millis(wait);
                keys.iter().for_each(|key| self.look_later(key.id, pause));
                store.keep_target_state(target.id, target.failures, Some(now + pause), false).await
            }
            Outcome::Failed(asked) => {
                let failures = target.failures.saturating_add(1);
                let pause = pause(failures, asked);
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

    fn count(&self, channel: Channel, outcome: &Outcome) {
        let outcome = match outcome {
            Outcome::Delivered => "delivered",
            Outcome::Gone => "gone",
            Outcome::Refused => "refused",
            Outcome::Forbidden => "forbidden",
            Outcome::Failed(_) => "failed",
            Outcome::Later(_) => "later",
            Outcome::Void => "void",
        };
        self.services.metrics.told(channel.name(), outcome);
    }
}

impl From<ring::error::Unspecified> for PushError {
    fn from(_: ring::error::Unspecified) -> Self {
        Self::Encrypt
    }
}

/// Why nothing was pushed.
#[derive(Debug, thiserror::Error)]
pub(super) enum PushError {
    #[error(transparent)]
    Send(#[from] SendError),
    #[error("the key of the browser cannot be used")]
    Encrypt,
    #[error("push services are told no contact")]
    NoContact,
}

fn failed(error: &dyn std::error::Error) -> Outcome {
    tracing::debug!(error = %base::error_chain(error), "a notice was not sent");
    Outcome::Failed(None)
}

/// Push services answer 404 and 410 for browsers that no longer want to be told, and 403 to servers that they do not accept.
fn judge(answer: &Answer, is_push: bool) -> Outcome {
    match answer.status {
        status if status.is_success() => Outcome::Delivered,
        StatusCode::NOT_FOUND | StatusCode::GONE if is_push => Outcome::Gone,
        StatusCode::FORBIDDEN if is_push => Outcome::Forbidden,
        _ => Outcome::Failed(answer.retry_after),
    }
}

/// The pause after so many failures in a row.
fn pause(failures: u32, asked: Option<Duration>) -> Millis {
    let doubled = FIRST_PAUSE << failures.saturating_sub(1).min(16);
    doubled.min(MAX_PAUSE).max(asked.map_or(0, millis).min(MAX_ASKED_PAUSE))
}

/// The payload as JSON, of at most 3 KiB: somebody at very many tables is not told of all that wait.
fn fitting(payload: &PushPayload) -> String {
    const MAX_WAITING: usize = 20;
    let waiting = payload.waiting.iter().take(MAX_WAITING).copied().collect();
    let payload = PushPayload { waiting, ..payload.clone() };
    serde_json::to_string(&payload).expect("a payload has a JSON form")
}

/// What follows from match and wait: what is sent twice replaces itself.
fn tag(id: MatchId, notice: &DueNotice) -> String {
    format!("{id}-{}", notice.since)
}

pub(super) fn path(id: MatchId) -> String {
    format!("/t/{id}")
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

    #[test]
    fn a_payload_is_short_whatever_names_there_are() {
        let long = "𠮷".repeat(24);
        let body = Message { title: String::new(), lines: vec![long.repeat(40)] }.body();
        let title = format!("{} {}", "t".repeat(60), vec![long; 4].join(", "));
        let payload = PushPayload {
            kind: NoticeKind::AskedForAnotherMatch,
            title,
            body,
            url: path(MatchId::new()),
            tag: "t".repeat(60),
            table: MatchId::new(),
            waiting: vec![MatchId::new(); 500],
            time: u64::MAX,
        };
        assert!(fitting(&payload).len() <= 3 * 1_024, "{}", fitting(&payload).len());
    }
}
