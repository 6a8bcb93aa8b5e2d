//! The order of entries in SQL. One connection writes, so numbers are given in the order of the commits.

/// After the position `$1`, `$2`, and up to the position `$3`, `$4`.
pub(super) const AFTER: &str = "transaction_id >= $1 and number > $2";
pub(super) const UNTIL: &str = "transaction_id <= $3 and number <= $4";
pub(super) const IN_ORDER: &str = "number";
pub(super) const LATEST_FIRST: &str = "number desc";
/// No earlier entry can appear any more.
pub(super) const READABLE: &str = "true";
/// The rebuilt reader has it already. Never, because nothing else is written during a rebuild.
pub(super) const IN_REBUILT: &str = "$5 is not null";
/// The ids of the matches of whose ends entries tell, whether they can be read yet or not.
pub(super) const ENDS_TOLD: &str = "
    select unhex(replace(told.value, '-', '')) from entry, json_each(entry.matches) told where entry.kind = 'ended'";
pub(super) const SKIP_LOCKED: &str = "";
/// The transaction in which a reader is rebuilt, and what makes it the only one of its kind.
pub(super) const BEGIN_REBUILD: &str = super::BEGIN_WRITE;
pub(super) const ONE_REBUILD: &str = "";
/// Puts a reader that is rebuilt in this transaction after everything that this transaction sees.
pub(super) const START_AT_END: &str = "
    insert into reader (name, transaction_id, number) select $1, 0, coalesce(max(number), 0) from entry where true
    on conflict (name) do nothing";

/// What becomes of `rebuilt` when the cursor moves to this transaction.
pub(super) fn clear_rebuilt(_: &str) -> String {
    "null".to_owned()
}
