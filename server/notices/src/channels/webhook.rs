//! Requests to webhooks.

use super::super::Notices;
use super::super::webhook::{WebhookBody, signed};
use super::{Attempt, Letter};
use protocol::NoticeKind;

impl Notices {
    pub(super) async fn send_webhook(&self, secret: &str, letter: &Letter<'_>) -> Attempt {
        let (message, now) = (&letter.message, letter.now);
        let (id, body) = match &letter.about {
            Some(about) => {
                let (kind, table) = (about.notice.kind, about.table());
                let deadline = about.story.deadline(about.seat).filter(|_| kind == NoticeKind::YourTurn);
                let body = WebhookBody::new(Some(kind), message, now);
                (about.id(), body.about(table, &about.story.row.game, deadline, self.link(table)))
            }
            None => (format!("test-{now}"), WebhookBody::new(None, message, now)),
        };
        self.post_webhook(&letter.target.address, secret, &id, &body).await
    }

    /// Sends a signed request.
    pub(in super::super) async fn post_webhook(
        &self,
        address: &str,
        secret: &str,
        id: &str,
        body: &WebhookBody<'_>,
    ) -> Attempt {
        let Some((headers, body)) = signed(secret, id, body, self.services.clock.now()) else {
            return Attempt::Failed { status: None, wait: None };
        };
        match self.services.outgoing.post(address, headers, body).await {
            Ok(answer) => Attempt::answered(&answer),
            Err(error) => Attempt::unanswered(&error),
        }
    }
}
