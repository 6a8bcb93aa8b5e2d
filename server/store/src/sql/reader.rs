//! What follows from entries.

use super::Connection;
use crate::{Entry, Kind, StoreError};
use async_trait::async_trait;

/// Something that is brought up to date from the order of entries.
#[async_trait]
pub(in super::super) trait Reader: Send + Sync {
    /// Its name in the table of cursors.
    fn name(&self) -> &'static str;

    /// Whether it wants entries of this kind. It is woken by these only, and shown no others.
    fn wants(&self, kind: Kind) -> bool;

    /// Whether nothing comes of an entry that is applied again. Then what a rebuild has seen beyond the place of the cursor
    /// is applied all the same, in its order.
    fn is_idempotent(&self) -> bool {
        false
    }

    /// Applies entries, in their order, in the transaction that moves the cursor.
    async fn apply(&self, db: &mut Connection, entries: &[Entry]) -> Result<(), StoreError>;

    /// Makes from the other tables what all entries so far would have led to, whatever is there already. Called for a
    /// reader that is new or was cut off. All its statements see the same state; in SQLite, nothing else is written
    /// meanwhile.
    async fn rebuild(&self, db: &mut Connection) -> Result<(), StoreError>;
}
