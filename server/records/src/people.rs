//! What is kept of the people of a match.

use crate::Millis;
use protocol::{PageId, UserId, Vacation};
use std::collections::BTreeMap;

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
