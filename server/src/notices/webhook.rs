//! Webhooks: requests to an address that a user gives, signed as Standard Webhooks says.

use super::wording::{Message, kind_key};
use crate::entropy::random_bytes;
use crate::store::Millis;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use bytes::Bytes;
use hyper::HeaderMap;
use hyper::header::{CONTENT_TYPE, HeaderName, HeaderValue};
use protocol::{MatchId, NoticeKind};
use serde::Serialize;
use standardwebhooks::Webhook;

const ID: HeaderName = HeaderName::from_static("webhook-id");
const TIMESTAMP: HeaderName = HeaderName::from_static("webhook-timestamp");
const SIGNATURE: HeaderName = HeaderName::from_static("webhook-signature");

/// The body of a request. Discord shows `content`, Slack and others `text`; programs use the fields.
#[derive(Serialize)]
pub(super) struct WebhookBody<'a> {
    content: String,
    text: String,
    /// `test` if the user tries the webhook.
    kind: &'a str,
    title: &'a str,
    body: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<MatchId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'a str>,
    /// When the time is up, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    deadline: Option<Millis>,
    time: Millis,
}

impl<'a> WebhookBody<'a> {
    pub(super) fn new(kind: Option<NoticeKind>, message: &'a Message, time: Millis) -> Self {
        let body = message.body();
        let text = format!("{}\n{body}", message.title);
        Self {
            content: text.clone(),
            text,
            kind: kind.map_or("test", kind_key),
            title: &message.title,
            body,
            url: None,
            table: None,
            game: None,
            deadline: None,
            time,
        }
    }

    /// Adds the table that it tells of.
    pub(super) fn about(
        mut self,
        table: MatchId,
        game: &'a str,
        deadline: Option<Millis>,
        url: Option<String>,
    ) -> Self {
        if let Some(url) = &url {
            for text in [&mut self.content, &mut self.text] {
                text.push('\n');
                text.push_str(url);
            }
        }
        Self { url, table: Some(table), game: Some(game), deadline, ..self }
    }
}

/// A request, signed with the secret of the webhook. The receiver knows a repeated request by its id.
pub(super) fn signed(
    secret: &str,
    id: &str,
    body: &WebhookBody<'_>,
    now: Millis,
) -> Option<(HeaderMap, Bytes)> {
    let body = serde_json::to_vec(body).ok()?;
    let seconds = now / 1_000;
    let signature = Webhook::new(secret).ok()?.sign(id, i64::try_from(seconds).ok()?, &body).ok()?;
    let headers = HeaderMap::from_iter([
        (CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (ID, HeaderValue::try_from(id).ok()?),
        (TIMESTAMP, HeaderValue::from(seconds)),
        (SIGNATURE, HeaderValue::try_from(signature).ok()?),
    ]);
    Some((headers, body.into()))
}

/// An unpredictable new secret.
pub(crate) fn new_secret() -> String {
    format!("whsec_{}", BASE64.encode(random_bytes::<24>()))
}
