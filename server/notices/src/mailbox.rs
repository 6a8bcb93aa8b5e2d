//! The mailboxes of users: codes that confirm them, mails to them, one mail a day, and links that stop mails.

use super::mail::{Mail, Mailer, Sent, Thread, address, code_message, day_number, escaped};
use super::mail_budget::MailFor;
use super::quiet::day_and_hour;
use super::wording::{Message, time_left, title};
use super::words::{args, words};
use super::{CLAIM, Notices};
use base::clock::millis;
use base::entropy::random_in;
use protocol::{MatchId, NoticeKind, UserId};
use ring::hmac;
use sha2::{Digest as _, Sha256};
use std::collections::HashSet;
use store::StoreError;
use store::keyed::KeyedRequest;
use store::notices::{Channel, CodeEntered, NoticeKey, NoticeSettings, NoticeTarget, TargetDetail, TargetId};
use uuid::Uuid;

/// How long a code can be entered, and how often wrong.
const CODE_LASTS: u64 = 10 * 60_000;
const CODE_ATTEMPTS: u32 = 5;
/// The most tables in one mail a day.
const MAX_TABLES: usize = 30;
/// How much of a signature a link contains.
const TAG_BYTES: usize = 16;

/// What a mail is about.
pub(super) struct MailAbout {
    pub(super) link: Option<String>,
    pub(super) thread: Option<Thread>,
}

/// How it went to send a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeSent {
    Sent,
    /// It is no address of a mailbox, or the mailbox does not exist.
    NoMailbox,
    Failed,
}

fn code_hash(user: UserId, code: &str) -> [u8; 32] {
    Sha256::new().chain_update(user.0.as_bytes()).chain_update(code).finalize().into()
}

pub(super) fn page(language: &str, body: &str) -> String {
    let language = if language.is_empty() { "en" } else { language };
    format!(
        "<!doctype html><html lang=\"{language}\"><meta name=\"viewport\" content=\"width=device-width\">\
         <meta name=\"color-scheme\" content=\"light dark\"><title>Rodada</title>\
         <style>body{{font:18px/1.5 sans-serif;max-width:30em;margin:3em auto;padding:0 1em}}\
         button{{font:inherit;padding:.5em 1em}}</style>{body}</html>"
    )
}

impl Notices {
    /// What sends mails, if the host has configured it.
    pub fn mailer(&self) -> Option<&Mailer> {
        self.services.mailer.as_ref()
    }

    /// Whether the host has configured mail.
    pub fn has_mail(&self) -> bool {
        self.services.mailer.is_some()
    }

    /// Sends a code to a mailbox, which confirms that it is the user's.
    pub async fn send_code(
        &self,
        user: UserId,
        mailbox: &str,
        language: &str,
        request: Option<&KeyedRequest>,
    ) -> Result<CodeSent, StoreError> {
        let Some(mailer) = self.services.mailer.as_ref().filter(|_| address(mailbox).is_some()) else {
            return Ok(CodeSent::NoMailbox);
        };
        let code = format!("{:06}", random_in(0..1_000_000));
        let until = self.services.clock.now() + CODE_LASTS;
        let store = &self.services.store;
        store.offer_mail_code(user, mailbox, code_hash(user, &code), until, request).await?;
        let message = code_message(language, &code);
        let mail = Mail {
            to: mailbox,
            sent_for: MailFor::Code,
            language,
            message: &message,
            server: self.server_name(),
            link: None,
            thread: None,
            unsubscribe: None,
        };
        let sent = match mailer.send(&mail).await {
            Sent::Accepted => return Ok(CodeSent::Sent),
            Sent::NoMailbox => CodeSent::NoMailbox,
            Sent::Failed | Sent::Later(_) => CodeSent::Failed,
        };
        // A repeat tries again.
        if let Some(request) = request {
            store.forget_request(request).await?;
        }
        Ok(sent)
    }

    /// Enters a code. If it is right, the mailbox becomes this target.
    pub async fn enter_code(
        &self,
        target: &NoticeTarget,
        code: &str,
        request: Option<&KeyedRequest>,
    ) -> Result<CodeEntered, StoreError> {
        let hash = code_hash(target.user, code);
        self.services.store.confirm_mailbox(target, hash, CODE_ATTEMPTS, request).await
    }

    /// Sends a mail to a target.
    pub(super) async fn mail(
        &self,
        target: &NoticeTarget,
        language: &str,
        message: &Message,
        MailAbout { link, thread }: MailAbout,
    ) -> Sent {
        let Some(mailer) = &self.services.mailer else { return Sent::Failed };
        let unsubscribe = self
            .services
            .url
            .as_ref()
            .map(|url| format!("{url}/api/notices/unsubscribe/{}", self.unsubscribe_token(target.id)));
        let (to, server) = (target.address.as_str(), self.server_name());
        let sent_for = MailFor::Notice(target.user);
        mailer.send(&Mail { to, sent_for, language, message, server, link, thread, unsubscribe }).await
    }

    /// Whether an answer that a mailbox does not exist can be believed.
    pub(super) fn knows_mailboxes(&self) -> bool {
        self.services.mailer.as_ref().is_some_and(Mailer::knows_mailboxes)
    }

    pub(super) fn server_name(&self) -> &str {
        self.services.url.as_deref().unwrap_or("Rodada")
    }

    /// What a link contains that stops the mails to a mailbox.
    fn unsubscribe_token(&self, target: TargetId) -> String {
        let signer = &self.keys().links;
        let tag = hmac::sign(signer, target.as_bytes());
        format!("{}{}", hex::encode(target.as_bytes()), hex::encode(&tag.as_ref()[..TAG_BYTES]))
    }

    /// The mailbox that a link names; `None` if this server did not write the link.
    fn mailbox_of_link(&self, token: &str) -> Option<TargetId> {
        let target = Uuid::try_parse(token.get(..32)?).ok()?;
        let own = self.unsubscribe_token(target);
        // Compared by their hashes, so that the time says nothing about where they differ.
        (Sha256::digest(&own) == Sha256::digest(token)).then_some(target)
    }

    /// The language of the user whose mails a link stops. A link whose mails have been stopped names nobody, and is in
    /// the first language.
    pub async fn language_of_link(&self, token: &str) -> Result<Option<String>, StoreError> {
        let Some(id) = self.mailbox_of_link(token) else { return Ok(None) };
        let store = &self.services.store;
        let Some(target) = store.notice_target(id).await? else { return Ok(Some(String::new())) };
        Ok(Some(store.notice_settings(target.user).await?.unwrap_or_default().language))
    }

    /// Stops the mails to the mailbox that a link names. Returns the language of its user; `None` if this server did not
    /// write the link.
    pub async fn stop_mails(&self, token: &str) -> Result<Option<String>, StoreError> {
        let Some(language) = self.language_of_link(token).await? else { return Ok(None) };
        if let Some(id) = self.mailbox_of_link(token)
            && let Some(target) = self.services.store.notice_target(id).await?
        {
            self.services.store.remove_notice_target(target.user, id).await?;
        }
        Ok(Some(language))
    }

    /// A page with a button that stops mails.
    pub fn page_before_stopping(&self, language: &str) -> String {
        let words = words(language);
        let (sure, stop) = (words.plain("told-mail-stop-sure"), words.plain("told-mail-stop"));
        let form = format!("<form method=\"post\"><button>{}</button></form>", escaped(&stop));
        page(language, &format!("<p>{}</p>{form}", escaped(&sure)))
    }

    /// A page that says that mails have been stopped.
    pub fn page_after_stopping(&self, language: &str) -> String {
        page(language, &format!("<p>{}</p>", escaped(&words(language).plain("told-mail-stopped"))))
    }

    /// Sends one mail a day to those who want that, at their hour.
    pub(super) async fn send_daily_mails(&self) -> Result<(), StoreError> {
        if !self.has_mail() {
            return Ok(());
        }
        for (target, settings) in self.services.store.daily_mailboxes(self.services.clock.now()).await? {
            self.send_daily_mail(&target, &settings).await?;
        }
        Ok(())
    }

    async fn send_daily_mail(
        &self,
        target: &NoticeTarget,
        settings: &NoticeSettings,
    ) -> Result<(), StoreError> {
        let services = &self.services;
        let now = services.clock.now();
        let TargetDetail::Mail { schedule, hour, zone, latest_daily } = &target.detail else { return Ok(()) };
        let Some((day, hour_now)) = day_and_hour(now, zone) else { return Ok(()) };
        if hour_now < *hour
            || latest_daily.as_ref() == Some(&day)
            || target.retry_at.is_some_and(|at| at > now)
        {
            return Ok(());
        }
        let id = MatchId(Uuid::nil());
        let key = NoticeKey { target: target.id, id, kind: NoticeKind::YourTurn, since: day_number(&day) };
        let claimed = services.store.claim_notices(&[key], services.server, now, now + millis(CLAIM)).await?;
        if claimed.is_empty() {
            return Ok(());
        }
        let message = self.daily_message(target.user, settings).await?;
        let sent = match &message {
            Some(message) => {
                let link = services.url.as_ref().map(|url| format!("{url}/"));
                let thread = Thread { id: format!("{}-{day}", target.id), of: target.id.to_string() };
                self.mail(target, &settings.language, message, MailAbout { link, thread: Some(thread) }).await
            }
            None => Sent::Accepted,
        };
        match sent {
            Sent::Accepted => {
                let (schedule, hour, zone) = (*schedule, *hour, zone.clone());
                let detail = TargetDetail::Mail { schedule, hour, zone, latest_daily: Some(day) };
                services.store.keep_target_detail(target.id, &detail).await
            }
            Sent::NoMailbox if self.knows_mailboxes() => {
                services.store.keep_target_state(target.id, target.failures, None, true).await
            }
            Sent::Later(wait) => {
                let retry_at = Some(now + millis(wait));
                services.store.keep_target_state(target.id, target.failures, retry_at, false).await
            }
            Sent::NoMailbox | Sent::Failed => {
                let (failures, retry_at) = (target.failures + 1, Some(now + CODE_LASTS));
                services.store.keep_target_state(target.id, failures, retry_at, false).await
            }
        }
    }

    /// The tables that wait for a user; `None` if none does.
    async fn daily_message(
        &self,
        user: UserId,
        settings: &NoticeSettings,
    ) -> Result<Option<Message>, StoreError> {
        if !settings.kinds.your_turn.is_on(Channel::Mail) {
            return Ok(None);
        }
        let services = &self.services;
        let silent: HashSet<MatchId> = services.store.silent_tables(user).await?.into_iter().collect();
        let waiting = services.store.waiting_for(&[user]).await?.tables.into_iter().flatten();
        let waiting: Vec<_> = waiting.filter(|waiting| !silent.contains(&waiting.room)).collect();
        let words = words(&settings.language);
        let mut lines = Vec::new();
        for table in waiting.iter().take(MAX_TABLES) {
            let Ok(story) = self.stories.read(&*services.store, table.room).await else { continue };
            let Some(seat) = story.seat_of(user) else { continue };
            let mut line = title(words, &story, seat, NoticeKind::YourTurn);
            if let Some(deadline) = story.deadline(seat) {
                let left = time_left(words, deadline, services.clock.now(), settings.quiet.as_ref());
                line.push_str(&format!(". {left}"));
            }
            if let Some(link) = self.link(table.room) {
                line.push_str(&format!(" {link}"));
            }
            lines.push(line);
        }
        let count = args([("n", waiting.len().into())]);
        Ok((!lines.is_empty()).then(|| Message { title: words.text("told-mail-daily", &count), lines }))
    }
}
