//! Push messages to browsers.

use super::super::Notices;
use super::super::outgoing::{Answer, SendError};
use super::super::push::{PushMessage, Urgency, encrypt};
use super::{About, Attempt, Letter, path};
use hyper::StatusCode;
use protocol::{MatchId, NoticeKind, Pace, PushKeys, PushPayload};
use std::time::Duration;
use store::Millis;
use store::notices::NoticeTarget;

/// How long a push service keeps news, and a wait without a limit.
const NEWS_TTL: Duration = Duration::from_secs(86_400);
const WAIT_TTL: Duration = Duration::from_secs(7 * 86_400);

/// Why nothing was pushed.
#[derive(Debug, thiserror::Error)]
enum PushError {
    #[error(transparent)]
    Send(#[from] SendError),
    #[error("the key of the browser cannot be used")]
    Encrypt,
    #[error("push services are told no contact")]
    NoContact,
}

impl From<ring::error::Unspecified> for PushError {
    fn from(_: ring::error::Unspecified) -> Self {
        Self::Encrypt
    }
}

impl Notices {
    pub(super) async fn send_push(&self, keys: &PushKeys, letter: &Letter<'_>) -> Attempt {
        let payload = match &letter.about {
            Some(about) => match self.waiting_tables(letter.target).await {
                Some(waiting) => payload_about(letter, about, waiting),
                None => return Attempt::Void,
            },
            None => payload_of_test(letter),
        };
        let (ttl, urgency) = match &letter.about {
            Some(about) => (ttl(about, letter.now), urgency(about)),
            None => (NEWS_TTL, Urgency::Normal),
        };
        let message = PushMessage { topic: &payload.tag, ttl, urgency };
        match self.post_push(letter.target, keys, &message, &payload, letter.now).await {
            Ok(answer) => judge(&answer),
            Err(error) => Attempt::unanswered(&error),
        }
    }

    /// The tables that wait for the user; `None` if they cannot be read.
    async fn waiting_tables(&self, target: &NoticeTarget) -> Option<Vec<MatchId>> {
        match self.services.store.waiting_for(&[target.user]).await {
            Ok(found) => Some(found.tables.into_iter().flatten().map(|waiting| waiting.room).collect()),
            Err(error) => {
                tracing::warn!(%error, "the tables that wait for somebody cannot be read");
                None
            }
        }
    }

    async fn post_push(
        &self,
        target: &NoticeTarget,
        keys: &PushKeys,
        message: &PushMessage<'_>,
        payload: &PushPayload,
        now: Millis,
    ) -> Result<Answer, PushError> {
        let services = &self.services;
        let contact = services.contact.as_deref().ok_or(PushError::NoContact)?;
        let uri = services.outgoing.check(&target.address).map_err(SendError::from)?;
        let authority = uri.authority().map(|authority| authority.as_str()).unwrap_or_default();
        let origin = format!("{}://{authority}", uri.scheme_str().unwrap_or("https"));
        let headers = message.headers(&self.keys().vapid, &origin, contact, now / 1_000)?;
        let body = encrypt(keys, fitting(payload).as_bytes())?;
        Ok(services.outgoing.post(&target.address, headers, body.into()).await?)
    }
}

fn payload_about(letter: &Letter<'_>, about: &About<'_>, waiting: Vec<MatchId>) -> PushPayload {
    PushPayload {
        kind: about.notice.kind,
        title: letter.message.title.clone(),
        body: letter.message.body(),
        url: path(about.table()),
        tag: about.tag(),
        table: about.table(),
        waiting,
        time: letter.now,
    }
}

fn payload_of_test(letter: &Letter<'_>) -> PushPayload {
    PushPayload {
        kind: NoticeKind::YourTurn,
        title: letter.message.title.clone(),
        body: letter.message.body(),
        url: "/".to_owned(),
        tag: "test".to_owned(),
        table: MatchId(uuid::Uuid::nil()),
        waiting: Vec::new(),
        time: letter.now,
    }
}

fn ttl(about: &About<'_>, now: Millis) -> Duration {
    match (about.notice.kind, about.story.deadline(about.seat)) {
        (NoticeKind::YourTurn | NoticeKind::TimeRunsOut, Some(deadline)) => {
            Duration::from_millis(deadline.saturating_sub(now))
        }
        (NoticeKind::YourTurn | NoticeKind::TimeRunsOut, None) => WAIT_TTL,
        _ => NEWS_TTL,
    }
}

fn urgency(about: &About<'_>) -> Urgency {
    match (about.notice.kind, about.story.row.table.pace) {
        (NoticeKind::TimeRunsOut, _) | (NoticeKind::YourTurn, Pace::Live { .. }) => Urgency::High,
        (NoticeKind::SomebodyWrote, _) => Urgency::Low,
        _ => Urgency::Normal,
    }
}

/// Push services answer 404 and 410 for browsers that no longer want to be told, and 403 to servers that they do not accept.
fn judge(answer: &Answer) -> Attempt {
    let status = answer.status.as_u16();
    match answer.status {
        StatusCode::NOT_FOUND | StatusCode::GONE => Attempt::Gone { status },
        StatusCode::FORBIDDEN => Attempt::Forbidden { status },
        _ => Attempt::answered(answer),
    }
}

/// The payload as JSON, of at most 3 KiB: somebody at very many tables is not told of all that wait.
fn fitting(payload: &PushPayload) -> String {
    const MAX_WAITING: usize = 20;
    let waiting = payload.waiting.iter().take(MAX_WAITING).copied().collect();
    let payload = PushPayload { waiting, ..payload.clone() };
    serde_json::to_string(&payload).expect("a payload has a JSON form")
}

#[cfg(test)]
mod tests {
    use super::super::super::wording::Message;
    use super::*;

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
