//! Webhooks: requests to an address that a user gives, signed as Standard Webhooks says.

use super::wording::{Message, kind_key};
use base::entropy::random_bytes;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use bytes::Bytes;
use hyper::HeaderMap;
use hyper::header::{CONTENT_TYPE, HeaderName, HeaderValue};
use protocol::{MatchId, NoticeKind};
use serde::Serialize;
use standardwebhooks::Webhook;
use store::Millis;

const ID: HeaderName = HeaderName::from_static("webhook-id");
const TIMESTAMP: HeaderName = HeaderName::from_static("webhook-timestamp");
const SIGNATURE: HeaderName = HeaderName::from_static("webhook-signature");

/// The body of a request. Discord shows `content`, Slack and others `text`; programs use the fields. Names are in all of these, so
/// in each what would be more than text is escaped.
#[derive(Serialize)]
pub(super) struct WebhookBody<'a> {
    content: String,
    /// Discord notifies nobody, whoever is mentioned.
    allowed_mentions: AllowedMentions,
    text: String,
    /// Slack formats nothing.
    mrkdwn: bool,
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

#[derive(Serialize)]
struct AllowedMentions {
    parse: [String; 0],
}

impl<'a> WebhookBody<'a> {
    pub(super) fn new(kind: Option<NoticeKind>, message: &'a Message, time: Millis) -> Self {
        let body = message.body();
        let text = format!("{}\n{body}", message.title);
        Self {
            content: for_discord(&text),
            allowed_mentions: AllowedMentions { parse: [] },
            text: for_slack(&text),
            mrkdwn: false,
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

/// Text that Discord shows as it is: without mentions, links and Markdown.
fn for_discord(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if r"\*_~`|<>@#[]()-+/".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

/// Text that Slack shows as it is, and programs that read the same field. Slack has escapes for three letters. A word joiner, which
/// nobody sees, keeps the others from being part of a mention or of a link.
fn for_slack(text: &str) -> String {
    const WORD_JOINER: char = '\u{2060}';
    let mut escaped = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    let mut before = ' ';
    while let Some(letter) = letters.next() {
        let after = letters.peek().copied().unwrap_or(' ');
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            _ => escaped.push(letter),
        }
        let is_in_host = letter == '.' && before.is_alphanumeric() && after.is_alphanumeric();
        if letter == '@' || (letter == ':' && after == '/') || is_in_host {
            escaped.push(WORD_JOINER);
        }
        before = letter;
    }
    escaped
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
pub(super) fn new_secret() -> String {
    format!("whsec_{}", BASE64.encode(random_bytes::<24>()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn body(title: &str, url: &str) -> Value {
        let message = Message { title: title.to_owned(), lines: vec!["It is your turn.".to_owned()] };
        let body = WebhookBody::new(Some(NoticeKind::YourTurn), &message, 1);
        serde_json::to_value(body.about(MatchId::new(), "dogs", None, Some(url.to_owned()))).unwrap()
    }

    #[test]
    fn a_name_is_neither_a_mention_nor_a_link() {
        let url = "https://games.example.org/t/1";
        for (name, discord, slack) in [
            ("@everyone", r"\@everyone", "@\u{2060}everyone"),
            ("<!everyone>", r"\<!everyone\>", "&lt;!everyone&gt;"),
            ("<@&123> & co", r"\<\@&123\> & co", "&lt;@\u{2060}&amp;123&gt; &amp; co"),
            ("[x](https://a.io)", r"\[x\]\(https:\/\/a.io\)", "[x](https:\u{2060}//a.\u{2060}io)"),
            ("www.evil.example", "www.evil.example", "www.\u{2060}evil.\u{2060}example"),
            ("discord.gg/abc", r"discord.gg\/abc", "discord.\u{2060}gg/abc"),
            (r"**Ana** \_x_", r"\*\*Ana\*\* \\\_x\_", r"**Ana** \_x_"),
            ("||`~#", r"\|\|\`\~\#", "||`~#"),
            ("Dr. Ana: 3.5, João", "Dr. Ana: 3.5, João", "Dr. Ana: 3.\u{2060}5, João"),
        ] {
            let body = body(name, url);
            let with = |title: &str| json!(format!("{title}\nIt is your turn.\n{url}"));
            assert_eq!((&body["content"], &body["text"]), (&with(discord), &with(slack)), "{name}");
            assert_eq!(
                (&body["title"], &body["body"]),
                (&json!(name), &json!("It is your turn.")),
                "for programs"
            );
        }
        let body = body("Ana", url);
        assert_eq!((&body["allowed_mentions"], &body["mrkdwn"]), (&json!({"parse": []}), &json!(false)));
    }
}
