//! Mail by SMTP.

use super::mail_budget::{MailBudget, MailFor};
use super::mail_server::MailServer;
use super::mail_settings_error::MailSettingsError;
use super::wording::Message;
use super::words::{args, words};
use base::clock::Clock;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::Millis;
use store::sign_in::CodePurpose;

/// How long one command to the mail server may take, and how long a whole mail.
const COMMAND_TIMEOUT: Duration = Duration::from_secs(10);
const MAIL_TIMEOUT: Duration = Duration::from_secs(30);
/// The longest address.
const MAX_ADDRESS: usize = 254;

/// Sends mail.
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    server: MailServer,
    from: Mailbox,
    /// `None` if the host sets no limit.
    budget: Option<MailBudget>,
    /// The mail server has accepted a mail since this program was started, so it accepts the sender.
    has_delivered: AtomicBool,
}

/// How a mail went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sent {
    Accepted,
    /// The mailbox does not exist.
    NoMailbox,
    /// It may succeed later.
    Failed,
    /// Nothing was tried: there are too many mails in this hour. It may be sent after this time.
    Later(Duration),
}

/// A mail to be sent.
pub(super) struct Mail<'a> {
    pub(super) to: &'a str,
    pub(super) sent_for: MailFor,
    pub(super) language: &'a str,
    pub(super) message: &'a Message,
    /// The address of this server, as users know it.
    pub(super) server: &'a str,
    /// The page that it tells of.
    pub(super) link: Option<String>,
    pub(super) thread: Option<Thread>,
    /// Where the user can stop these mails with one click.
    pub(super) unsubscribe: Option<String>,
}

/// Which mail server there is, and what the host allows.
#[derive(Clone, Copy, Debug, Default)]
pub struct MailSettings<'a> {
    /// The URL of the mail server.
    pub server: Option<&'a str>,
    /// The sender.
    pub from: Option<&'a str>,
    /// A file with the certificate of a mail server that no public authority vouches for.
    pub certificate: Option<&'a Path>,
    /// The server knows the URL under which people reach it.
    pub has_public_url: bool,
    /// Mails that are sent in an hour; 0 is no limit.
    pub an_hour: u32,
}

/// Which conversation a mail belongs to. A mail that is sent twice has the same id.
pub(super) struct Thread {
    pub(super) id: String,
    /// The same for all mails about one match.
    pub(super) of: String,
}

impl Mailer {
    /// The mail server of the settings, if there is one.
    pub fn of(settings: &MailSettings<'_>, clock: &Clock) -> Result<Option<Self>, MailSettingsError> {
        let (url, from) = match (settings.server, settings.from) {
            (None, None) => return Ok(None),
            (Some(url), Some(from)) => (url, from),
            _ => return Err(MailSettingsError::Incomplete),
        };
        // Mails have links, among them the one that stops them.
        if !settings.has_public_url {
            return Err(MailSettingsError::NoPublicUrl);
        }
        let from: Mailbox = from.parse().map_err(|_| MailSettingsError::From)?;
        let server: MailServer = url.parse()?;
        let transport = server.transport(settings.certificate)?;
        Ok(Some(Self {
            transport: transport.timeout(Some(COMMAND_TIMEOUT)).build(),
            server,
            from,
            budget: MailBudget::new(settings.an_hour, clock),
            has_delivered: AtomicBool::new(false),
        }))
    }

    /// The mail server that takes the mails.
    pub fn server(&self) -> &MailServer {
        &self.server
    }

    /// Sends a mail.
    pub(super) async fn send(&self, mail: &Mail<'_>) -> Sent {
        if let Some(Err(wait)) = self.budget.as_ref().map(|budget| budget.take(mail.sent_for)) {
            let what = if mail.sent_for == MailFor::Code { "codes" } else { "notices" };
            tracing::warn!(
                what,
                "a mail is not sent now: there are too many of these in this hour (mails-per-hour)"
            );
            return Sent::Later(wait);
        }
        let Some(message) = self.written(mail) else { return Sent::NoMailbox };
        match tokio::time::timeout(MAIL_TIMEOUT, self.transport.send(message)).await {
            Ok(Ok(_)) => {
                self.has_delivered.store(true, Ordering::Relaxed);
                Sent::Accepted
            }
            Ok(Err(error)) => {
                let code = error.status().map(u16::from);
                // The text of the error may contain the address.
                tracing::debug!(code, "the mail server did not accept a mail");
                // No such mailbox, mailbox elsewhere, no valid name of a mailbox.
                if matches!(code, Some(550 | 551 | 553)) { Sent::NoMailbox } else { Sent::Failed }
            }
            Err(_) => Sent::Failed,
        }
    }

    /// Whether an answer that a mailbox does not exist can be believed. A mail server that accepts no mail from this sender
    /// answers the same, and then no mailbox must be switched off for it.
    pub(super) fn knows_mailboxes(&self) -> bool {
        self.has_delivered.load(Ordering::Relaxed)
    }

    /// Forgets what no longer matters. Must be called now and then.
    pub(super) fn forget_idle(&self) {
        self.budget.iter().for_each(MailBudget::forget_idle);
    }

    fn written(&self, mail: &Mail<'_>) -> Option<lettre::Message> {
        let to = Mailbox::new(None, address(mail.to)?);
        let mut builder =
            lettre::Message::builder().from(self.from.clone()).to(to).subject(&mail.message.title);
        let domain = self.from.email.domain();
        if let Some(Thread { id, of }) = &mail.thread {
            builder = builder
                .message_id(Some(format!("<{id}@{domain}>")))
                .in_reply_to(format!("<{of}@{domain}>"))
                .references(format!("<{of}@{domain}>"));
        }
        let (text, html) = contents(mail);
        let mut message = builder.multipart(MultiPart::alternative_plain_html(text, html)).ok()?;
        if mail.message.title.contains("=?") {
            let (title, encoded) = (mail.message.title.clone(), encoded_words(&mail.message.title));
            let name = HeaderName::new_from_ascii_str("Subject");
            let subject = HeaderValue::dangerous_new_pre_encoded(name, title, encoded);
            message.headers_mut().insert_raw(subject);
        }
        let mut header = |name: &'static str, value: String| {
            message.headers_mut().insert_raw(HeaderValue::new(HeaderName::new_from_ascii_str(name), value));
        };
        // Answering machines do not answer (RFC 3834).
        header("Auto-Submitted", "auto-generated".to_owned());
        if let Some(url) = &mail.unsubscribe {
            header("List-Unsubscribe", format!("<{url}>"));
            header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned());
        }
        Some(message)
    }
}

/// A header as encoded words (RFC 2047), each as long as it may be. Names may look like such words: where all is encoded, nothing
/// in it is decoded a second time.
fn encoded_words(text: &str) -> String {
    const MAX_BYTES: usize = 39;
    let mut words = vec![String::new()];
    for letter in text.chars() {
        if words.last().is_none_or(|word| word.len() + letter.len_utf8() > MAX_BYTES) {
            words.push(String::new());
        }
        words.last_mut().into_iter().for_each(|word| word.push(letter));
    }
    let encoded = words.iter().map(|word| format!("=?utf-8?b?{}?=", BASE64.encode(word)));
    encoded.collect::<Vec<_>>().join("\r\n ")
}

/// The text and the page of a mail.
fn contents(mail: &Mail<'_>) -> (String, String) {
    let words = words(mail.language);
    let body = mail.message.lines.join("\n");
    let why = words.text("told-mail-why", &args([("server", mail.server.into())]));
    let (open, stop) = (words.plain("told-mail-open"), words.plain("told-mail-stop"));
    let mut text = body.clone();
    let mut html = format!(
        "<!doctype html><html lang=\"{}\"><body style=\"font:16px/1.5 sans-serif;max-width:36em\">",
        mail.language
    );
    for line in body.lines() {
        html.push_str(&format!("<p>{}</p>", escaped(line)));
    }
    if let Some(link) = &mail.link {
        text.push_str(&format!("\n\n{open}: {link}"));
        html.push_str(&format!("<p><a href=\"{}\">{}</a></p>", escaped(link), escaped(&open)));
    }
    if let Some(url) = &mail.unsubscribe {
        let settings = words.plain("told-mail-settings");
        text.push_str(&format!("\n\n-- \n{why}\n{settings}\n{stop}: {url}"));
        html.push_str(&format!(
            "<hr><p style=\"font-size:13px\">{} {} <a href=\"{}\">{}</a></p>",
            escaped(&why),
            escaped(&settings),
            escaped(url),
            escaped(&stop)
        ));
    }
    text.push('\n');
    html.push_str("</body></html>");
    (text, html)
}

/// Text as it is written in HTML.
pub(super) fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            _ => html.push(letter),
        }
    }
    html
}

/// A mail address that can be written to.
pub(super) fn address(text: &str) -> Option<Address> {
    let fits = text.len() <= MAX_ADDRESS
        && !text.contains(|letter: char| letter.is_control() || letter.is_whitespace());
    // A name of a host without a dot, or a number of one, is inside.
    let address = text.parse::<Address>().ok().filter(|_| fits)?;
    let domain = address.domain();
    (domain.contains('.') && !domain.starts_with('[')).then_some(address)
}

/// The mail with the code that confirms a mailbox.
pub(super) fn code_message(language: &str, code: &str) -> Message {
    let words = words(language);
    let values = || args([("code", code.into())]);
    Message {
        title: words.text("told-mail-code-title", &values()),
        lines: vec![words.text("told-mail-code", &values()), words.plain("told-mail-code-other")],
    }
}

/// The mail with the code with which a user signs in, or adds the mailbox to the ways of signing in.
pub(super) fn sign_in_message(language: &str, code: &str, purpose: CodePurpose) -> Message {
    let words = words(language);
    let values = || args([("code", code.into())]);
    let key = match purpose {
        CodePurpose::SignIn => "told-sign-in-code",
        CodePurpose::Add(_) => "told-add-code",
    };
    Message {
        title: words.text("told-sign-in-code-title", &values()),
        lines: vec![words.text(key, &values()), words.plain("told-sign-in-code-other")],
    }
}

/// What follows from the name of a day: a number for claims.
pub(super) fn day_number(day: &str) -> Millis {
    day.chars()
        .filter(char::is_ascii_digit)
        .fold(0, |number, digit| number * 10 + u64::from(digit) - u64::from('0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(server: Option<&str>, from: Option<&str>) -> Result<Option<Mailer>, MailSettingsError> {
        let settings = MailSettings { server, from, has_public_url: true, ..MailSettings::default() };
        Mailer::of(&settings, &Clock::system())
    }

    fn mailer() -> Mailer {
        of(Some("smtp://mail.example.org"), Some("Rodada <games@example.org>")).unwrap().unwrap()
    }

    #[test]
    fn only_addresses_of_mailboxes_are_accepted() {
        for text in ["ana@example.org", "a.b+c@mail.example.org", "ana@exämple.org"] {
            assert!(address(text).is_some(), "{text}");
        }
        for text in [
            "",
            "ana",
            "ana@",
            "@example.org",
            "ana@localhost",
            "ana@[127.0.0.1]",
            "ana@example.org\r\nBcc: b@example.org",
            "ana@example.org\n",
            "a na@example.org",
            "ana@example.org, bia@example.org",
            "<ana@example.org>",
        ] {
            assert!(address(text).is_none(), "{text:?}");
        }
        assert!(address(&format!("{}@example.org", "a".repeat(260))).is_none());
    }

    #[test]
    fn a_mail_has_two_forms_and_the_headers_of_a_machine() {
        let message = Message {
            title: "Your turn: <Dogs> & more".to_owned(),
            lines: vec!["Bia <3 says \"go\"".to_owned()],
        };
        let mail = Mail {
            to: "ana@example.org",
            sent_for: MailFor::Code,
            language: "en",
            message: &message,
            server: "https://games.example.org",
            link: Some("https://games.example.org/t/1".to_owned()),
            thread: Some(Thread { id: "1-2-your_turn".to_owned(), of: "1".to_owned() }),
            unsubscribe: Some("https://games.example.org/api/notices/unsubscribe/0a".to_owned()),
        };
        let written = String::from_utf8(mailer().written(&mail).unwrap().formatted()).unwrap();
        for part in [
            "From: Rodada <games@example.org>",
            "To: ana@example.org",
            "Message-ID: <1-2-your_turn@example.org>",
            "References: <1@example.org>",
            "In-Reply-To: <1@example.org>",
            "Auto-Submitted: auto-generated",
            "List-Unsubscribe: <https://games.example.org/api/notices/unsubscribe/0a>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "multipart/alternative",
            "Bia &lt;3 says &quot;go&quot;",
        ] {
            assert!(written.contains(part), "{part} is missing in {written}");
        }
    }

    #[test]
    fn a_name_that_looks_like_an_encoded_word_is_not_decoded() {
        let title = "Your turn: DOGS with =?utf-8?q?Ana?= and João";
        let message = Message { title: title.to_owned(), lines: Vec::new() };
        let mail = Mail {
            to: "ana@example.org",
            sent_for: MailFor::Code,
            language: "en",
            message: &message,
            server: "https://games.example.org",
            link: None,
            thread: None,
            unsubscribe: None,
        };
        let written = String::from_utf8(mailer().written(&mail).unwrap().formatted()).unwrap();
        let (_, subject) = written.split_once("Subject: ").unwrap();
        let subject: Vec<&str> = subject.split("\r\n").collect();
        let lines = 1 + subject.iter().skip(1).take_while(|line| line.starts_with(' ')).count();
        let words = subject.into_iter().take(lines).map(|word| {
            assert!(word.len() + "Subject: ".len() <= 76, "{word}");
            let word = word.trim_start().strip_prefix("=?utf-8?b?").unwrap().strip_suffix("?=").unwrap();
            String::from_utf8(BASE64.decode(word).unwrap()).unwrap()
        });
        assert_eq!(words.collect::<String>(), title);
        assert_eq!(written.matches("Subject:").count(), 1);
    }

    #[test]
    fn settings_of_mail_are_checked() {
        let (server, from) = (Some("smtps://x"), Some("a@example.org"));
        let settings = MailSettings { server, from, ..MailSettings::default() };
        let without_url = Mailer::of(&settings, &Clock::system());
        assert!(matches!(without_url, Err(MailSettingsError::NoPublicUrl)));
        assert!(matches!(of(None, None), Ok(None)));
        assert!(matches!(of(None, from), Err(MailSettingsError::Incomplete)));
        assert!(matches!(of(Some("ftp://x"), from), Err(MailSettingsError::Url)));
        assert!(matches!(of(server, Some("nobody")), Err(MailSettingsError::From)));
        let certificate = Some(Path::new("/nowhere.pem"));
        let missing = MailSettings { certificate, has_public_url: true, ..settings };
        assert!(matches!(Mailer::of(&missing, &Clock::system()), Err(MailSettingsError::Certificate(_))));
    }

    #[test]
    fn each_day_has_a_number() {
        assert_eq!(day_number("2026-11-25"), 20_261_125);
    }
}
