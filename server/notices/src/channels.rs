//! What is sent to one target, and how that went. Each channel sends in a module of its own.

mod mail;
mod push;
mod webhook;

use super::Notices;
use super::due::DueNotice;
use super::outgoing::Answer;
use super::story::Story;
use super::webhook::new_secret;
use super::wording::{Message, kind_key};
use protocol::{MatchId, SeatNumber};
use std::time::Duration;
use store::Millis;
use store::notices::{Channel, NoticeTarget, TargetDetail};

/// What belongs to a new target on a channel that calls an address which the user gives; `None` on the others.
pub fn new_address(channel: Channel) -> Option<TargetDetail> {
    match channel {
        Channel::Webhook => Some(TargetDetail::Webhook { secret: new_secret() }),
        Channel::Push | Channel::Mail => None,
    }
}

/// What is sent to a target.
pub(super) struct Letter<'a> {
    pub(super) target: &'a NoticeTarget,
    pub(super) language: &'a str,
    pub(super) message: Message,
    /// What it tells of; `None` if the user tries whether anything arrives.
    pub(super) about: Option<About<'a>>,
    pub(super) now: Millis,
}

/// What a letter tells of.
pub(super) struct About<'a> {
    pub(super) notice: &'a DueNotice,
    pub(super) story: &'a Story,
    /// The seat of the user who is told.
    pub(super) seat: SeatNumber,
}

/// How an attempt to send something went. Statuses are those of HTTP, and of SMTP for mail.
#[derive(Debug)]
pub(super) enum Attempt {
    Delivered,
    /// The target no longer exists.
    Gone {
        status: u16,
    },
    /// The target never existed. Nothing more is sent there.
    Refused {
        status: u16,
    },
    /// The service does not accept this server. It may once the host has changed something.
    Forbidden {
        status: u16,
    },
    /// Another attempt may succeed, after the time that the server asks for.
    Failed {
        status: Option<u16>,
        wait: Option<Duration>,
    },
    /// Nothing was tried. It may be sent after this time.
    Later(Duration),
    /// It is no longer true.
    Void,
}

impl Notices {
    /// Sends to a target on its channel.
    pub(super) async fn send_letter(&self, letter: &Letter<'_>) -> Attempt {
        match &letter.target.detail {
            TargetDetail::Push { keys, .. } => self.send_push(keys, letter).await,
            TargetDetail::Mail { .. } => self.send_mail(letter).await,
            TargetDetail::Webhook { secret } => self.send_webhook(secret, letter).await,
        }
    }

    /// The link to a table, if this server knows its own address.
    pub(super) fn link(&self, id: MatchId) -> Option<String> {
        self.services.url.as_ref().map(|url| format!("{url}{}", path(id)))
    }
}

impl About<'_> {
    fn table(&self) -> MatchId {
        self.story.row.id
    }

    /// Follows from match and wait: what is sent twice replaces itself.
    fn tag(&self) -> String {
        format!("{}-{}", self.table(), self.notice.since)
    }

    /// Names this notice among all.
    fn id(&self) -> String {
        format!("{}-{}", self.tag(), kind_key(self.notice.kind))
    }
}

impl Attempt {
    /// Nothing was answered.
    fn unanswered(error: &dyn std::error::Error) -> Self {
        tracing::debug!(error = %base::error_chain(error), "a notice was not sent");
        Self::Failed { status: None, wait: None }
    }

    /// What an answer over HTTP means that says nothing of the target itself.
    fn answered(answer: &Answer) -> Self {
        if answer.status.is_success() {
            Self::Delivered
        } else {
            Self::Failed { status: Some(answer.status.as_u16()), wait: answer.retry_after }
        }
    }

    /// The status with which it was not accepted, if there was an answer.
    pub(super) fn status(&self) -> Option<u16> {
        match self {
            Self::Gone { status } | Self::Refused { status } | Self::Forbidden { status } => Some(*status),
            Self::Failed { status, .. } => *status,
            Self::Delivered | Self::Later(_) | Self::Void => None,
        }
    }

    /// Its name in metrics.
    pub(super) fn name(&self) -> &'static str {
        match self {
            Self::Delivered => "delivered",
            Self::Gone { .. } => "gone",
            Self::Refused { .. } => "refused",
            Self::Forbidden { .. } => "forbidden",
            Self::Failed { .. } => "failed",
            Self::Later(_) => "later",
            Self::Void => "void",
        }
    }
}

/// The path of a table.
fn path(id: MatchId) -> String {
    format!("/t/{id}")
}
