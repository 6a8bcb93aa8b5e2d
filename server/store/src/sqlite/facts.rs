//! Facts about a file, read beside the server that may have it open.

use super::{check_owner, name_file, without_log};
use crate::partial::beside;
use crate::{DatabaseFacts, SqliteFacts, StoreError};
use rustix::fs::statfs;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use std::path::Path;

/// File systems of networks by the numbers that Linux gives them: NFS, SMB, CIFS, SMB 2, AFS, Ceph and 9P.
const NETWORKS: [u32; 7] = [0x6969, 0x517b, 0xff53_4d42, 0xfe53_4d42, 0x5346_414f, 0x00c3_6400, 0x0102_1997];

/// Reads facts about the file at `path`, which must exist.
pub(crate) async fn examine_file(path: &Path) -> Result<DatabaseFacts, StoreError> {
    check_owner(path).await.map_err(|error| name_file(error, path))?;
    let options = without_log(SqliteConnectOptions::new().filename(path)).pragma("query_only", "on");
    let mut db = options.connect().await?;
    let facts = SqliteFacts {
        version: first_text(&mut db, "select sqlite_version()").await?,
        journal_mode: first_text(&mut db, "pragma journal_mode").await?,
        file_bytes: length(path),
        log_bytes: length(&beside(path, "-wal")),
        network: is_in_network(path),
        damage: Some(first_text(&mut db, "pragma quick_check(1)").await?).filter(|answer| answer != "ok"),
    };
    db.close().await?;
    Ok(DatabaseFacts::Sqlite(facts))
}

async fn first_text(db: &mut SqliteConnection, sql: &'static str) -> Result<String, StoreError> {
    Ok(sqlx::query(sql).fetch_one(db).await?.try_get(0)?)
}

fn length(path: &Path) -> u64 {
    path.metadata().map_or(0, |metadata| metadata.len())
}

#[cfg(target_os = "linux")]
fn is_in_network(path: &Path) -> bool {
    // The type has 32 bits, in a number that is longer on some machines.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "only 32 bits are used")]
    statfs(path).is_ok_and(|found| NETWORKS.contains(&(found.f_type as u32)))
}

/// Other systems do not tell.
#[cfg(not(target_os = "linux"))]
fn is_in_network(_: &Path) -> bool {
    false
}
