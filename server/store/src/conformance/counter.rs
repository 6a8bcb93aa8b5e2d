//! What follows entries in tests.
//!
//! A reader that counts the names that each user has had, and the ends of each match. Applied twice, or not at all, an
//! entry shows. In tests that count, each name of a user is a letter longer than the one before, so the tables tell the
//! number, too. And a list of the matches that have ended, which follows the numbers that these get.

use super::fixtures::START;
use crate::{Change, NameWritten, Store, StoreError};
use async_trait::async_trait;
use protocol::{MatchId, UserId};
use std::collections::BTreeMap;
use uuid::Uuid;

/// How many names a user has had, and how often a match has ended.
pub(crate) type Counted = BTreeMap<Uuid, u64>;

/// The matches that have ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct EndedMatches {
    /// In the order of their numbers.
    pub(crate) numbered: Vec<(u64, MatchId)>,
    /// The list that follows the numbers, in the order in which they were added.
    pub(crate) listed: Vec<u64>,
    /// How many have no number yet.
    pub(crate) without: u64,
}

/// A store with the counting reader and the list of ended matches.
#[async_trait]
pub(crate) trait Counting: Store {
    /// Adds the reader and the list.
    async fn start_counting(&mut self) -> Result<(), StoreError>;

    /// Changes how many entries may be unread.
    fn cut_off_after(&mut self, entries: i64);

    async fn catch_up(&self) -> Result<(), StoreError>;

    /// Like [`Self::catch_up`], except for the reader of ends.
    async fn catch_up_besides_ends(&self) -> Result<(), StoreError>;

    async fn tidy_entries(&self) -> Result<(), StoreError>;

    /// Whether there are entries that some reader has not passed, or a reader that is to be rebuilt.
    async fn is_behind(&self) -> Result<bool, StoreError>;

    /// Adds a hundred to all that the reader has counted, which only a rebuild mends.
    async fn miscount(&self) -> Result<(), StoreError>;

    /// What the reader has counted.
    async fn counted(&self) -> Result<Counted, StoreError>;

    /// What the reader should have counted, from the other tables.
    async fn in_tables(&self) -> Result<Counted, StoreError>;

    async fn ended(&self) -> Result<EndedMatches, StoreError>;

    /// Deletes the cursor of the reader of ends: it is rebuilt.
    async fn forget_ends(&self) -> Result<(), StoreError>;

    /// What all entries tell, in their order.
    async fn told(&self) -> Result<Vec<Change>, StoreError>;

    /// Applies all entries. In Postgres this waits for whatever is in progress in the same cluster, as in other tests.
    async fn count_all(&self) -> Counted {
        loop {
            self.catch_up().await.unwrap();
            if !self.is_behind().await.unwrap() {
                return self.counted().await.unwrap();
            }
        }
    }
}

/// Gives a user a name by which they have had so many.
pub(super) async fn rename(store: &dyn Store, user: UserId, times: usize) {
    assert_eq!(store.rename(user, &"n".repeat(times), START).await.unwrap(), NameWritten::Done);
}
