//! The mail server of the settings.

use super::MailSettingsError;
use base::is_local_host;
use lettre::transport::smtp::AsyncSmtpTransportBuilder;
use lettre::transport::smtp::client::{Certificate, Tls, TlsParameters};
use lettre::{AsyncSmtpTransport, Tokio1Executor};
use std::fmt;
use std::path::Path;
use std::str::FromStr;
use url::Url;

/// The ports of the protocols `smtp`, `smtps`, and `smtp` with a word about encryption.
const SMTP_PORT: u16 = 25;
const SMTPS_PORT: u16 = 465;
const SUBMISSION_PORT: u16 = 587;

/// A mail server as `smtp-url` names it. It is shown without user and password.
pub struct MailServer {
    /// The URL without its parameter.
    url: Url,
    host: String,
    port: u16,
    encryption: Encryption,
}

/// How the connection to a mail server is encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encryption {
    /// From the first byte on: `smtps`.
    Always,
    /// By STARTTLS, or no mail is sent: `smtp`.
    StartTls,
    /// By STARTTLS if the server offers it: `smtp` with `?tls=opportunistic`.
    IfOffered,
    /// Not at all: `smtp` with `?tls=none`.
    None,
}

impl FromStr for MailServer {
    type Err = MailSettingsError;

    fn from_str(text: &str) -> Result<Self, MailSettingsError> {
        let mut url: Url = text.parse().map_err(|_| MailSettingsError::Url)?;
        // A password and mails about users are sent in the clear only if the host says so.
        let (encryption, usual_port) = match (url.scheme(), url.query()) {
            ("smtps", None | Some("tls=required")) => (Encryption::Always, SMTPS_PORT),
            ("smtp", None) => (Encryption::StartTls, SMTP_PORT),
            ("smtp", Some("tls=required")) => (Encryption::StartTls, SUBMISSION_PORT),
            ("smtp", Some("tls=opportunistic")) => (Encryption::IfOffered, SUBMISSION_PORT),
            ("smtp", Some("tls=none")) => (Encryption::None, SMTP_PORT),
            _ => return Err(MailSettingsError::Url),
        };
        let host = url.host_str().filter(|host| !host.is_empty()).ok_or(MailSettingsError::Url)?.to_owned();
        let port = url.port().unwrap_or(usual_port);
        url.set_query(None);
        Ok(Self { url, host, port, encryption })
    }
}

impl MailServer {
    /// What connects to it. `certificate` is the file with its certificate, if no public authority vouches for it.
    pub(super) fn transport(
        &self,
        certificate: Option<&Path>,
    ) -> Result<AsyncSmtpTransportBuilder, MailSettingsError> {
        let mut tls = TlsParameters::builder(self.host.clone());
        if let Some(path) = certificate {
            let broken = || MailSettingsError::Certificate(path.to_owned());
            let pem = std::fs::read(path).map_err(|_| broken())?;
            tls = tls.add_root_certificate(Certificate::from_pem(&pem).map_err(|_| broken())?);
        }
        let tls = tls.build().map_err(|_| MailSettingsError::Url)?;
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(self.url.as_str())
            .map_err(|_| MailSettingsError::Url)?;
        Ok(builder.port(self.port).tls(match self.encryption {
            Encryption::Always => Tls::Wrapper(tls),
            Encryption::StartTls => Tls::Required(tls),
            Encryption::IfOffered => Tls::Opportunistic(tls),
            Encryption::None => Tls::None,
        }))
    }

    /// Whether mails may be sent in the clear to another machine than those of the own network.
    pub fn may_be_overheard(&self) -> bool {
        matches!(self.encryption, Encryption::IfOffered | Encryption::None) && !is_local_host(&self.host)
    }
}

impl fmt::Display for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let encryption = match self.encryption {
            Encryption::Always => "encrypted",
            Encryption::StartTls => "encrypted by STARTTLS",
            Encryption::IfOffered => "encrypted if it offers that",
            Encryption::None => "not encrypted",
        };
        write!(f, "{}:{}, {encryption}", self.host, self.port)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::{Mail, MailSettings, Mailer, Sent};
    use crate::mail_budget::MailFor;
    use crate::wording::Message;
    use base::clock::Clock;
    use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufStream};
    use tokio::net::TcpListener;
    use tokio::task::JoinHandle;

    #[test]
    fn each_form_has_its_port_and_encryption() {
        for (text, server) in [
            ("smtps://user:password@mail.example.org", "mail.example.org:465, encrypted"),
            ("smtps://mail.example.org?tls=required", "mail.example.org:465, encrypted"),
            ("smtp://mail.example.org", "mail.example.org:25, encrypted by STARTTLS"),
            ("smtp://mail.example.org?tls=required", "mail.example.org:587, encrypted by STARTTLS"),
            (
                "smtp://mail.example.org/?tls=opportunistic",
                "mail.example.org:587, encrypted if it offers that",
            ),
            ("smtp://localhost?tls=none", "localhost:25, not encrypted"),
            ("smtp://user:p%40ss@[::1]:1025/?tls=none", "[::1]:1025, not encrypted"),
        ] {
            let read: MailServer = text.parse().unwrap();
            assert_eq!(read.to_string(), server, "{text}");
            assert!(read.transport(None).is_ok(), "{text}");
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "mail.example.org",
            "ftp://mail.example.org",
            "smtp://",
            "smtps://mail.example.org?tls=none",
            "smtp://mail.example.org?tls=",
            "smtp://mail.example.org?tls=maybe",
            "smtp://mail.example.org?tls=none&tls=required",
            "smtp://mail.example.org?starttls=no",
        ] {
            assert!(matches!(text.parse::<MailServer>(), Err(MailSettingsError::Url)), "{text}");
        }
    }

    #[test]
    fn only_mails_to_other_networks_may_be_overheard() {
        for (text, may) in [
            ("smtp://mail.example.org?tls=none", true),
            ("smtp://mail.example.org?tls=opportunistic", true),
            ("smtp://mail.example.org", false),
            ("smtp://localhost:1025?tls=none", false),
            ("smtp://192.168.1.2?tls=none", false),
        ] {
            assert_eq!(text.parse::<MailServer>().unwrap().may_be_overheard(), may, "{text}");
        }
    }

    /// A mail server without encryption that takes one mail. Returns its port, and what it was sent.
    async fn plain_server() -> (u16, JoinHandle<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let taking = tokio::spawn(async move {
            let (mut socket, _) = listener.accept().await.unwrap();
            socket.write_all(b"220 localhost\r\n").await.unwrap();
            let (mut sent, mut in_mail, mut lines) = (String::new(), false, BufStream::new(socket).lines());
            while let Some(line) = lines.next_line().await.unwrap() {
                let answer = match line.as_str() {
                    "DATA" => "354 go on",
                    "." => "250 taken",
                    _ if in_mail => "",
                    _ => "250 localhost",
                };
                in_mail = line == "DATA" || (in_mail && line != ".");
                sent.push_str(&format!("{line}\n"));
                if !answer.is_empty() {
                    let socket = lines.get_mut();
                    socket.write_all(format!("{answer}\r\n").as_bytes()).await.unwrap();
                    socket.flush().await.unwrap();
                }
                if line == "." || line == "QUIT" {
                    break;
                }
            }
            sent
        });
        (port, taking)
    }

    #[tokio::test]
    async fn a_mail_is_sent_in_the_clear_only_if_the_host_says_so() {
        for (parameter, outcome) in [("?tls=none", Sent::Accepted), ("", Sent::Failed)] {
            let (port, taking) = plain_server().await;
            let url = format!("smtp://127.0.0.1:{port}{parameter}");
            let (server, from) = (Some(url.as_str()), Some("games@example.org"));
            let settings = MailSettings { server, from, has_public_url: true, ..MailSettings::default() };
            let mailer = Mailer::of(&settings, &Clock::system()).unwrap().unwrap();
            let message = Message { title: "Your turn".to_owned(), lines: vec!["Bia has played".to_owned()] };
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
            assert_eq!(mailer.send(&mail).await, outcome, "{parameter}");
            drop(mailer);
            let sent = taking.await.unwrap();
            assert_eq!(sent.contains("Bia has played"), outcome == Sent::Accepted, "{sent}");
        }
    }
}
