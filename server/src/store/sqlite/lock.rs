//! The lock that keeps a second process away.

use super::files::beside;
use crate::lock::Lock;
use crate::store::StoreError;
use std::path::Path;

/// Takes the lock of a database. A file beside it is locked and not the database itself, which SQLite locks in its own
/// way and which would not keep out a second server that is idle.
pub(super) async fn take(database: &Path) -> Result<Lock, StoreError> {
    let lock = Lock::take(&beside(database, ".lock")).await.map_err(sqlx::Error::Io)?;
    lock.ok_or_else(|| StoreError::InUse { path: database.to_owned() })
}
