//! What is kept of the people of a match.

use crate::Millis;
use protocol::{PageId, Removal, UserId, Vacation};
use std::collections::BTreeMap;

/// Players who are banned for longer may be replaced.
const WEEK: Millis = 7 * 86_400_000;

/// The present names of users. A user who was erased has none.
pub type Names = BTreeMap<UserId, Option<UserName>>;

/// What a user is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserName {
    pub name: String,
    /// Nobody keeps this name for the user, so another guest may have it, too. Nobody is called a guest where no name is
    /// kept at all.
    pub is_guest: bool,
    /// The public page of the user, if they have one.
    pub page: Option<PageId>,
}

/// The vacations of each user who ever had one, as a union of times: see [`calendar`](crate::calendar).
pub type Vacations = BTreeMap<UserId, Vec<Vacation>>;

/// When each user of a seat last had the table open, as far as it is known.
pub type Openings = BTreeMap<UserId, Millis>;

/// The users who cannot play, and why.
pub type Removals = BTreeMap<UserId, RemovedUser>;

/// Why a user cannot play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemovedUser {
    Banned {
        until: Millis,
    },
    /// The user has asked to be erased.
    Leaving,
    Erased,
}

impl RemovedUser {
    /// What it means at `now`; `None` if the ban is over.
    #[must_use]
    pub fn at(self, now: Millis) -> Option<Removal> {
        match self {
            Self::Banned { until } if until <= now => None,
            Self::Banned { until } if until - now <= WEEK => Some(Removal::Banned),
            Self::Banned { .. } => Some(Removal::BannedForLong),
            Self::Leaving => Some(Removal::Leaving),
            Self::Erased => Some(Removal::Erased),
        }
    }
}
