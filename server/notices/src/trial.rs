//! Tries whether notices arrive at a target.

use super::Notices;
use super::delivery::NEWS_TTL;
use super::mail::Sent;
use super::mailbox::MailAbout;
use super::push::{PushMessage, Urgency};
use super::webhook::{WebhookBody, signed};
use super::wording::test_message;
use hyper::StatusCode;
use protocol::{MatchId, NoticeKind, PushPayload};
use serde::{Deserialize, Serialize};
use store::notices::{Channel, NoticeTarget, TargetDetail};

/// How a test of a target went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tested {
    Delivered,
    /// The server answered with this status.
    Refused(u16),
    /// No answer came.
    Unreachable,
}

impl Notices {
    /// Sends a test to a target.
    pub async fn test(&self, target: &NoticeTarget, language: &str) -> Tested {
        let (services, message) = (&self.services, test_message(language));
        let now = services.clock.now();
        let sent = match &target.detail {
            TargetDetail::Push { keys, .. } => {
                let payload = PushPayload {
                    kind: NoticeKind::YourTurn,
                    title: message.title.clone(),
                    body: message.body(),
                    url: "/".to_owned(),
                    tag: "test".to_owned(),
                    table: MatchId(uuid::Uuid::nil()),
                    waiting: Vec::new(),
                    time: now,
                };
                let about = PushMessage { topic: "test", ttl: NEWS_TTL, urgency: Urgency::Normal };
                self.push_message(target, keys, &about, &payload, now).await.ok()
            }
            TargetDetail::Webhook { secret } => {
                let body = WebhookBody::new(None, &message, now);
                match signed(secret, &format!("test-{now}"), &body, now) {
                    Some((headers, body)) => {
                        services.outgoing.post(&target.address, headers, body).await.ok()
                    }
                    None => None,
                }
            }
            TargetDetail::Mail { .. } => {
                let about = MailAbout { link: None, thread: None };
                return match self.mail(target, language, &message, about).await {
                    Sent::Accepted => Tested::Delivered,
                    Sent::NoMailbox => Tested::Refused(550),
                    Sent::Failed | Sent::Later(_) => Tested::Unreachable,
                };
            }
        };
        match sent {
            Some(answer) if answer.status.is_success() => Tested::Delivered,
            Some(answer) => {
                if target.detail.channel() == Channel::Push && answer.status == StatusCode::FORBIDDEN {
                    self.refusing.count(&target.address);
                }
                Tested::Refused(answer.status.as_u16())
            }
            None => Tested::Unreachable,
        }
    }
}
