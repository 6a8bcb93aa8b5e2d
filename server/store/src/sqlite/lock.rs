//! The lock that prevents a second process from opening the database.

use crate::StoreError;
use crate::partial::beside;
use base::lock::Lock;
use std::path::Path;

/// Takes the lock of a database. It locks a file beside the database: SQLite's own locks on the database itself would
/// not keep out a second server while that server is idle.
pub(crate) async fn take(database: &Path) -> Result<Lock, StoreError> {
    let lock = Lock::take(&beside(database, ".lock")).await.map_err(sqlx::Error::Io)?;
    lock.ok_or_else(|| StoreError::InUse { path: database.to_owned() })
}
