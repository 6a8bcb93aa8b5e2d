//! Mails to a mailbox, one for each notice.

use super::super::Notices;
use super::super::mail::{Sent, Thread};
use super::super::mailbox::MailAbout;
use super::{Attempt, Letter};

/// The status of SMTP for a mailbox that does not exist.
const NO_MAILBOX: u16 = 550;

impl Notices {
    pub(super) async fn send_mail(&self, letter: &Letter<'_>) -> Attempt {
        let link = letter.about.as_ref().and_then(|about| self.link(about.table()));
        let thread =
            letter.about.as_ref().map(|about| Thread { id: about.id(), of: about.table().to_string() });
        let about = MailAbout { link, thread };
        match self.mail(letter.target, letter.language, &letter.message, about).await {
            Sent::Accepted => Attempt::Delivered,
            Sent::NoMailbox if self.knows_mailboxes() => Attempt::Refused { status: NO_MAILBOX },
            Sent::NoMailbox => Attempt::Failed { status: Some(NO_MAILBOX), wait: None },
            Sent::Failed => Attempt::Failed { status: None, wait: None },
            Sent::Later(wait) => Attempt::Later(wait),
        }
    }
}
