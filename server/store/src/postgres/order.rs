//! The order of entries in SQL: by transaction, then by number.
//!
//! Transactions do not commit in the order of the numbers that they take, nor of their ids. So an entry is read only
//! when no transaction with a lower id is in progress: nothing can appear before what has been read. A writing
//! transaction that stays open anywhere in the cluster delays readers, and nobody else.

use super::{Connection, StoreError};
use sqlx::{Connection as _, Row as _};

/// After the position `$1`, `$2`, and up to the position `$3`, `$4`.
pub(super) const AFTER: &str = "(transaction_id, number) > ($1, $2)";
pub(super) const UNTIL: &str = "(transaction_id, number) <= ($3, $4)";
pub(super) const IN_ORDER: &str = "transaction_id, number";
pub(super) const LATEST_FIRST: &str = "transaction_id desc, number desc";
/// No earlier entry can appear any more.
pub(super) const READABLE: &str = "transaction_id < pg_snapshot_xmin(pg_current_snapshot())::text::bigint";
/// The rebuilt reader has it already.
pub(super) const IN_REBUILT: &str = "
    case when $5::text is null then false
    else pg_visible_in_snapshot(transaction_id::text::xid8, $5::text::pg_snapshot) end";
/// The ids of the matches of whose ends entries tell, whether they can be read yet or not.
pub(super) const ENDS_TOLD: &str = "
    select told.id::uuid from entry, jsonb_array_elements_text(entry.matches) told (id) where entry.kind = 'ended'";
/// Another server applies entries for this reader.
pub(super) const SKIP_LOCKED: &str = " for update skip locked";
/// The transaction in which a reader is rebuilt, and what makes it the only one of its kind.
pub(super) const BEGIN_REBUILD: &str = "begin isolation level repeatable read";
pub(super) const ONE_REBUILD: &str = "lock table reader in share update exclusive mode";
/// Puts a reader that is rebuilt in this transaction after everything that this transaction sees. That has no place in
/// the order: of the transactions after the lowest that is still in progress, some are seen. So the snapshot is kept.
pub(super) const START_AT_END: &str = "
    insert into reader (name, transaction_id, number, rebuilt)
    values ($1, pg_snapshot_xmin(pg_current_snapshot())::text::bigint, 0, pg_current_snapshot()::text)
    on conflict (name) do nothing";

/// What becomes of `rebuilt` when the cursor moves to this transaction: no later one is in the snapshot.
pub(super) fn clear_rebuilt(transaction: &str) -> String {
    format!("case when pg_snapshot_xmax(rebuilt::pg_snapshot)::text::bigint > {transaction} then rebuilt end")
}

/// After a restore into another cluster, ids of transactions may be higher than those that come. Nothing written then
/// would be read. If so, replaces them by negative numbers in the same order, which are lower than all that come.
pub(super) async fn adopt(db: &mut Connection) -> Result<(), StoreError> {
    let is_foreign = "
        select exists (select 1 from entry where transaction_id >= next.id)
            or exists (select 1 from reader where transaction_id > next.id
                or pg_snapshot_xmax(rebuilt::pg_snapshot)::text::bigint > next.id) as is_foreign
        from (select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as id) next";
    if !sqlx::query(is_foreign).fetch_one(&mut *db).await?.try_get::<bool, _>("is_foreign")? {
        return Ok(());
    }
    let mut change = db.begin().await?;
    // Another server may do the same, and none may write entries meanwhile.
    sqlx::query("lock table entry, reader in access exclusive mode").execute(&mut *change).await?;
    if sqlx::query(is_foreign).fetch_one(&mut *change).await?.try_get("is_foreign")? {
        // A snapshot of the other cluster says nothing here: such a reader is rebuilt once more.
        sqlx::query("delete from reader where rebuilt is not null").execute(&mut *change).await?;
        let renumber = "
            with known as (select transaction_id from entry union select transaction_id from reader),
            places as (
                select transaction_id, -row_number() over (order by transaction_id desc) as place from known
            ),
            moved as (
                update reader set transaction_id = places.place from places
                where reader.transaction_id = places.transaction_id
            )
            update entry set transaction_id = places.place from places
            where entry.transaction_id = places.transaction_id";
        let moved = sqlx::query(renumber).execute(&mut *change).await?.rows_affected();
        tracing::info!(
            entries = moved,
            "the database comes from another Postgres: its order of entries was adopted"
        );
    }
    change.commit().await?;
    Ok(())
}
