//! What a move asks of either database.

use super::cells::{Cell, Table};
use crate::StoreError;
use futures_util::stream::BoxStream;

/// A connection to one of the two databases.
pub(super) trait Side {
    /// The rows of a table, read from `from`.
    fn rows<'a>(
        &'a mut self,
        table: &'a Table,
        from: &'a str,
    ) -> BoxStream<'a, Result<Vec<Cell>, StoreError>>;
    /// The rows that are read from the source of a table.
    async fn count(&mut self, table: &Table) -> Result<u64, StoreError>;
    async fn insert(&mut self, table: &Table, rows: &[Vec<Cell>]) -> Result<(), StoreError>;
}
