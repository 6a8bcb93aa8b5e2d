//! What is stored about users as others see them, what they can take along, and that they have asked to be erased.

use super::circles::CircleEntry;
use super::evenings::OwnEvening;
use super::leagues::OwnLeague;
use super::notes::Note;
use super::reviews::Review;
use super::{Millis, StoreError, StoredLine, UserRow};
use async_trait::async_trait;
use base::entropy::random_id;
use jiff::Timestamp;
use protocol::{CircleId, MatchId, OwnReport, PageId, PublicPerson, UserId};
use records::Removals;
use std::collections::BTreeMap;

/// A user with a public page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUser {
    pub id: UserId,
    /// What stands on the page.
    pub page: PublicPerson,
}

/// A user who has asked to be erased, and can still come back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaving {
    pub user: UserId,
    /// What they were called, and are again if they come back.
    pub name: String,
    /// When they are erased.
    pub due: Millis,
}

/// The id of a public page, which nobody can guess.
#[must_use]
pub fn new_page() -> PageId {
    PageId(random_id())
}

/// What a user can take along.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Belongings {
    /// The matches in which the user has a seat, oldest first.
    pub seats: Vec<MatchId>,
    pub watched: Vec<MatchId>,
    /// The lines that the user wrote, in the order of their matches.
    pub lines: Vec<(MatchId, StoredLine)>,
    /// The notes of the user, in the order of their matches and steps.
    pub notes: Vec<(MatchId, Note)>,
    /// The reviews that the user leads.
    pub reviews: Vec<Review>,
    /// The circles of which the user is a member.
    pub circles: Vec<CircleEntry>,
    /// Where the circles that the user owns have their ends told.
    pub circle_webhooks: BTreeMap<CircleId, String>,
    /// The evenings that the user has set up, the first one first.
    pub evenings: Vec<OwnEvening>,
    /// The leagues that the user has set up, plays or has played in, the first one first.
    pub leagues: Vec<OwnLeague>,
    /// What the user has reported to the host.
    pub reports: Vec<OwnReport>,
    /// The guests who are the user now: earlier steps name them.
    pub guests: Vec<UserId>,
}

/// Each method is one transaction.
#[async_trait]
pub trait PeopleStore: Send + Sync + 'static {
    /// What those are called who have seats at the latest tables of a user, at most `limit` of them: those of the latest table
    /// first.
    async fn table_mates(&self, user: UserId, limit: usize) -> Result<Vec<String>, StoreError>;

    /// The user whose public page this is.
    async fn user_of_page(&self, page: PageId) -> Result<Option<PublicUser>, StoreError>;

    /// The public page of a user, if they have one.
    async fn page_of(&self, user: UserId) -> Result<Option<PageId>, StoreError>;

    /// Gives a user a public page at this address, or none. Links to an earlier one lead nowhere.
    async fn set_page(&self, user: UserId, page: Option<PageId>, now: Millis) -> Result<(), StoreError>;

    /// Which of these users were banned or erased, or have asked to be erased. Bans may be over.
    async fn removals(&self, users: &[UserId]) -> Result<Removals, StoreError>;

    /// What a user can take along.
    async fn belongings(&self, user: UserId) -> Result<Belongings, StoreError>;

    /// Signs a user out everywhere and hides their name, until they come back or are erased. If they have asked before,
    /// nothing changes. Returns when they are erased; `None` if there is no such user.
    async fn begin_erasure(
        &self,
        user: UserId,
        due: Millis,
        now: Millis,
    ) -> Result<Option<Millis>, StoreError>;

    /// The user of a session who has asked to be erased. To [`Store::session`](super::Store::session) there is no such
    /// session.
    async fn leaving(&self, token: [u8; 32], now: Millis) -> Result<Option<Leaving>, StoreError>;

    /// Takes the user of a session back who has asked to be erased. Returns `None` if there is nobody.
    async fn come_back(&self, token: [u8; 32], now: Millis) -> Result<Option<UserRow>, StoreError>;

    /// Erases the users who have asked for it and whose time has come. Returns how many.
    async fn erase_due(&self, now: Millis) -> Result<usize, StoreError>;

    /// All who were erased.
    async fn erased_users(&self) -> Result<Vec<UserId>, StoreError>;

    /// Those of these users who are there and were not erased.
    async fn not_erased(&self, users: &[UserId]) -> Result<Vec<UserId>, StoreError>;
}

/// The month of a time, in UTC.
pub(super) fn month(at: Millis) -> String {
    let at = i64::try_from(at).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
    at.map(|at| at.strftime("%Y-%m").to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_tells_nothing_more() {
        assert_eq!(month(0), "1970-01");
        assert_eq!(month(1_790_812_799_999), "2026-09");
        assert_eq!(month(1_790_812_800_000), "2026-10");
    }
}
