//! A reader that counts the steps and the lines of chat of each match. Applied twice, or not at all, an entry shows.

use crate::store::{Change, Store, StoreError};
use async_trait::async_trait;
use protocol::MatchId;
use std::collections::BTreeMap;

/// The number of steps and of lines of each match.
pub(in crate::store) type Counted = BTreeMap<MatchId, (u64, u64)>;

/// A store with the counting reader.
#[async_trait]
pub(in crate::store) trait Counting: Store {
    /// Adds the reader.
    async fn start_counting(&mut self) -> Result<(), StoreError>;

    /// Changes how many entries may be unread.
    fn cut_off_after(&mut self, entries: i64);

    async fn catch_up(&self) -> Result<(), StoreError>;

    async fn tidy_entries(&self) -> Result<(), StoreError>;

    /// Whether there are entries that the reader has not passed.
    async fn is_behind(&self) -> Result<bool, StoreError>;

    /// Adds a hundred steps to what the reader has counted of each match, which only a rebuild mends.
    async fn miscount(&self) -> Result<(), StoreError>;

    /// What the reader has counted.
    async fn counted(&self) -> Result<Counted, StoreError>;

    /// The numbers of steps and lines in the tables. In SQLite, steps that are only in the journal are not among them.
    async fn in_tables(&self) -> Result<Counted, StoreError>;

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
