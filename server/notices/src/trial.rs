//! Tries whether notices arrive at a target.

use super::Notices;
use super::channels::{Attempt, Letter};
use super::wording::test_message;
use serde::{Deserialize, Serialize};
use store::notices::NoticeTarget;

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
        let (message, now) = (test_message(language), self.services.clock.now());
        let attempt = self.send_letter(&Letter { target, language, message, about: None, now }).await;
        if let Attempt::Forbidden { .. } = attempt {
            self.refusing.count(&target.address);
        }
        Tested::of(&attempt)
    }
}

impl Tested {
    pub(super) fn of(attempt: &Attempt) -> Self {
        match (attempt, attempt.status()) {
            (Attempt::Delivered, _) => Self::Delivered,
            (_, Some(status)) => Self::Refused(status),
            (_, None) => Self::Unreachable,
        }
    }
}
