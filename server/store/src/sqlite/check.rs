//! Whether a file can be used as a database: asked of each backup before it gets its name, and before it is restored.

use super::APPLICATION;
use crate::{StoreError, migrate, without_log};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use std::path::Path;

/// Refuses a file that is not an intact Rodada database of a version that this program can read, with the reason.
pub(super) async fn check(copy: &Path) -> Result<(), String> {
    let describe = |error: sqlx::Error| match StoreError::from(error) {
        StoreError::Corrupt(reason) => reason,
        error => error.to_string(),
    };
    // Immutable: no other process has the copy open, and SQLite must not create files beside it.
    let options = SqliteConnectOptions::new().filename(copy).immutable(true).read_only(true);
    let mut probe = without_log(options).connect().await.map_err(describe)?;
    let judged = judge(&mut probe).await.map_err(describe);
    probe.close().await.map_err(describe)?;
    judged?.map_or(Ok(()), Err)
}

/// The reason why a database cannot be used, if any.
async fn judge(db: &mut SqliteConnection) -> Result<Option<String>, sqlx::Error> {
    let application: i64 = sqlx::query("pragma application_id").fetch_one(&mut *db).await?.try_get(0)?;
    if application != APPLICATION {
        return Ok(Some("it was made by another program".to_owned()));
    }
    let newest = "select max(version) from _sqlx_migrations";
    let newest: Option<i64> = sqlx::query(newest).fetch_one(&mut *db).await?.try_get(0)?;
    if let Some(newest) = newest.filter(|newest| *newest > migrate::newest()) {
        return Ok(Some(format!(
            "it was written by a newer version of this program, with migration {newest}"
        )));
    }
    let found: String = sqlx::query("pragma integrity_check(1)").fetch_one(&mut *db).await?.try_get(0)?;
    Ok((found != "ok").then(|| format!("it is damaged: {found}")))
}
