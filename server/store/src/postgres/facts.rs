//! Facts about a Postgres, read on a connection of its own.

use super::{BACKGROUND_READERS, READERS, WRITERS, dump, notify};
use crate::{DatabaseFacts, PostgresFacts, StoreError};
use sqlx::postgres::PgRow;
use sqlx::{Connection as _, Row as _};
use std::time::Duration;

/// Reads facts about the database at `url`.
pub(crate) async fn examine_server(url: &str) -> Result<DatabaseFacts, StoreError> {
    let mut db = super::connect(url).await?;
    let select = "
        select current_setting('server_version_num')::bigint as version,
            current_setting('fsync') as fsync,
            current_setting('full_page_writes') as full_page_writes,
            current_setting('server_encoding') as encoding,
            current_setting('autovacuum') = 'on' as autovacuum,
            pg_is_in_recovery() as standby,
            (extract(epoch from clock_timestamp()) * 1000)::bigint as now,
            current_setting('max_connections')::bigint as max_connections,
            (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
            (select coalesce(extract(epoch from max(clock_timestamp() - xact_start)), 0)::bigint
                from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
            ) as longest_transaction";
    let facts = facts_of(&sqlx::query(select).fetch_one(&mut db).await?)?;
    db.close().await?;
    Ok(DatabaseFacts::Postgres(PostgresFacts { pg_dump: dump::version_found().await, ..facts }))
}

fn facts_of(row: &PgRow) -> Result<PostgresFacts, StoreError> {
    let number = |column: &str| -> Result<u64, StoreError> {
        Ok(u64::try_from(row.try_get::<i64, _>(column)?).unwrap_or_default())
    };
    let count = |column: &str| number(column).map(|number| u32::try_from(number).unwrap_or(u32::MAX));
    Ok(PostgresFacts {
        version: count("version")?,
        fsync: row.try_get("fsync")?,
        full_page_writes: row.try_get("full_page_writes")?,
        encoding: row.try_get("encoding")?,
        autovacuum: row.try_get("autovacuum")?,
        standby: row.try_get("standby")?,
        now: number("now")?,
        max_connections: count("max_connections")?,
        connections: count("connections")?,
        needed: READERS + BACKGROUND_READERS + WRITERS + notify::CONNECTIONS,
        longest_transaction: Duration::from_secs(number("longest_transaction")?),
        pg_dump: None,
    })
}
