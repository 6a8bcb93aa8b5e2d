//! Stands in the place of `postgres` in a program that is built without it, which takes less time.

use crate::backup::{BackupError, Progress};
use crate::{DatabaseFacts, Store, StoreError};
use sqlx::error::DatabaseError;
use std::path::Path;
use std::sync::Arc;
use tokio::sync::watch;

#[expect(clippy::unused_async, reason = "same signature as with Postgres")]
pub(crate) async fn open(_: &str) -> Result<Arc<dyn Store>, StoreError> {
    Err(StoreError::NoPostgres)
}

#[expect(clippy::unused_async, reason = "same signature as with Postgres")]
pub(crate) async fn examine_server(_: &str) -> Result<DatabaseFacts, StoreError> {
    Err(StoreError::NoPostgres)
}

#[expect(clippy::unused_async, reason = "same signature as with Postgres")]
pub(crate) async fn back_up_server(
    _: &str,
    _: &Path,
    _: &watch::Sender<Progress>,
) -> Result<u64, BackupError> {
    Err(StoreError::NoPostgres.into())
}

pub(crate) fn name(_: &str) -> Result<String, StoreError> {
    Err(StoreError::NoPostgres)
}

/// Whether the fault is one of Postgres.
pub(crate) fn is_fault(_: &dyn DatabaseError) -> bool {
    false
}
