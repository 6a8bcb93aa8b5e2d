//! Codes by mail, with which users sign in or add a mailbox.
//!
//! A user who asks for a code learns nothing about the address: the answer does not wait for what is done here, and is
//! always the same. For an address that nobody has, a code is stored and not sent, so that entering one takes the same
//! statements.
//!
//! A code is stored as a hash over the code and a secret in a cookie of the browser that asked. So it works nowhere
//! else, and whoever reads the database cannot find it by trying. Mail goes to the address as it is stored, not as it
//! was typed: two that look alike would be two mailboxes.

use super::Notices;
use super::code_limits::Mailbox;
use super::mail::{Mail, Sent, sign_in_message};
use super::mail_budget::MailFor;
use base::entropy::random_in;
use protocol::Code;
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use store::StoreError;
use store::arrivals::EnteredCode;
use store::keyed::KeyedRequest;
use store::sign_in::{CodeOffer, CodePurpose};

/// How long a code can be entered, and how often wrong.
pub const CODE_LASTS: u64 = 10 * 60_000;
const CODE_ATTEMPTS: u32 = 5;

/// What the browser that asks for a code keeps, and nobody else. Without it the code is worth nothing.
#[derive(Clone, Copy)]
pub struct BrowserSecret(pub [u8; 32]);

impl BrowserSecret {
    /// A code that is entered in this browser.
    pub fn entered(self, code: &str) -> EnteredCode {
        let digits: String = code.chars().filter(|letter| !letter.is_whitespace()).collect();
        EnteredCode { browser: self.digest(), code: self.digest_of(&digits), attempts: CODE_ATTEMPTS }
    }

    /// What the store keeps of it.
    fn digest(self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// What the store keeps of a code. Who reads the store cannot find the code by trying all, without this secret.
    fn digest_of(self, code: &str) -> [u8; 32] {
        Sha256::new().chain_update(self.0).chain_update(code).finalize().into()
    }
}

impl Notices {
    /// Sends a code in the background, if somebody has the mailbox or wants to add it. Refused if too many are on their way,
    /// whoever they are for. `under_way` is dropped when the code is stored with the request.
    pub fn send_sign_in_code(
        self: &Arc<Self>,
        Mailbox(to): Mailbox,
        language: String,
        purpose: CodePurpose,
        browser: BrowserSecret,
        request: Option<KeyedRequest>,
        under_way: impl Send + 'static,
    ) -> Result<(), Code> {
        let permit = Arc::clone(&self.code_permits).try_acquire_owned().map_err(|_| Code::Busy)?;
        // The mail goes where the code is stored for: an address that only looks like that one gets none.
        let notices = Arc::clone(self);
        self.tasks.spawn(async move {
            let offered = notices.offer_sign_in_code(&to, purpose, browser, request.as_ref()).await;
            drop(under_way);
            match offered {
                Ok(Some(code)) => notices.send_offered(&to, &language, purpose, &code).await,
                // Nobody has the mailbox, or another server sends a code for the same request.
                Ok(None) | Err(StoreError::MadeBefore) => {}
                Err(error) => tracing::warn!(%error, "a code for signing in could not be stored"),
            }
            drop(permit);
        });
        Ok(())
    }

    /// Stores a new code. Returns it if it is to be sent.
    async fn offer_sign_in_code(
        &self,
        to: &str,
        purpose: CodePurpose,
        browser: BrowserSecret,
        request: Option<&KeyedRequest>,
    ) -> Result<Option<String>, StoreError> {
        let code = format!("{:06}", random_in(0..1_000_000));
        let asked = self.services.clock.now();
        let offer = CodeOffer {
            browser: browser.digest(),
            address: to.to_owned(),
            purpose,
            code: browser.digest_of(&code),
            asked,
            ends: asked + CODE_LASTS,
        };
        let is_sent = self.services.store.offer_sign_in_code(&offer, request).await?;
        Ok(is_sent.then_some(code))
    }

    async fn send_offered(&self, to: &str, language: &str, purpose: CodePurpose, code: &str) {
        let Some(mailer) = &self.services.mailer else { return };
        let message = sign_in_message(language, code, purpose);
        let server = self.server_name();
        let mail = Mail {
            to,
            sent_for: MailFor::Code,
            language,
            message: &message,
            server,
            link: None,
            thread: None,
            unsubscribe: None,
        };
        match mailer.send(&mail).await {
            Sent::Accepted => {}
            // The user waits for a mail that does not come, and asks again. The page must not say why it failed.
            Sent::NoMailbox | Sent::Failed | Sent::Later(_) => {
                tracing::warn!("a code for signing in could not be sent");
            }
        }
    }
}
