//! Facts about a database that nobody has to have open as a store, for `rodada doctor`. Reading them changes nothing.

use super::Millis;
use std::time::Duration;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DatabaseFacts {
    Sqlite(SqliteFacts),
    Postgres(PostgresFacts),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SqliteFacts {
    pub version: String,
    /// `pragma journal_mode`; should be `wal`.
    pub journal_mode: String,
    pub file_bytes: u64,
    /// The length of the write-ahead log.
    pub log_bytes: u64,
    /// Whether the file is in a network folder, where locks do not hold.
    pub network: bool,
    /// The first damage that `pragma quick_check` found.
    pub damage: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostgresFacts {
    /// `server_version_num`, such as 150004.
    pub version: u32,
    pub fsync: String,
    pub full_page_writes: String,
    pub encoding: String,
    pub autovacuum: bool,
    /// Whether it is a standby server, which cannot be written to.
    pub standby: bool,
    pub now: Millis,
    pub max_connections: u32,
    /// Connections in use, of all programs.
    pub connections: u32,
    /// Connections that one server of Rodada may need.
    pub needed: u32,
    /// How long the longest transaction in this database has been open.
    pub longest_transaction: Duration,
    /// The major version of the `pg_dump` on this machine, if there is one.
    pub pg_dump: Option<u32>,
}
