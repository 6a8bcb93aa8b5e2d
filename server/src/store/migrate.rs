//! The migrations, built into the program.
//!
//! Written by hand rather than read from the folders by `sqlx::migrate!`: one list serves both databases, so neither
//! can lack a number or a name of the other, and the compiler sees when one of the files changes.

use super::StoreError;
use sqlx::SqlSafeStr;
use sqlx::migrate::{Migrate, Migration, MigrationType, Migrator};
use std::borrow::Cow;

/// A step of the schema's history: its number, its name, and its text for either database.
struct Change {
    number: i64,
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

macro_rules! changes {
    ($($number:literal $name:literal $file:literal),+ $(,)?) => {
        &[$(Change {
            number: $number,
            name: $name,
            sqlite: include_str!(concat!("../../../migrations/sqlite/", $file)),
            postgres: include_str!(concat!("../../../migrations/postgres/", $file)),
        }),+]
    };
}

const CHANGES: &[Change] = changes![
    1 "tables" "0001_tables.sql",
    2 "shared_lease" "0002_shared_lease.sql",
    3 "chat_numbers" "0003_chat_numbers.sql",
    4 "seat_names" "0004_seat_names.sql",
    5 "sessions" "0005_sessions.sql",
    6 "presence" "0006_presence.sql",
    7 "bans" "0007_bans.sql",
    8 "mutes" "0008_mutes.sql",
    9 "journal" "0009_journal.sql",
    10 "unfinished" "0010_unfinished.sql",
    11 "decisions" "0011_decisions.sql",
    12 "snapshots" "0012_snapshots.sql",
    13 "places" "0013_places.sql",
    14 "host_changes" "0014_host_changes.sql",
    15 "time_given_back" "0015_time_given_back.sql",
];

/// Which text of a change is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

/// Brings the schema up to date. Does nothing where it is.
pub(super) async fn run<C: Migrate>(dialect: Dialect, connection: &mut C) -> Result<(), StoreError> {
    Ok(migrator(dialect).run_direct(None, connection, false).await?)
}

/// The number of the latest change.
pub(super) fn newest() -> i64 {
    CHANGES.iter().map(|change| change.number).max().unwrap_or_default()
}

fn migrator(dialect: Dialect) -> Migrator {
    let migrations = CHANGES.iter().map(|change| {
        let sql = match dialect {
            Dialect::Sqlite => change.sqlite,
            Dialect::Postgres => change.postgres,
        };
        Migration::new(
            change.number,
            Cow::Borrowed(change.name),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    });
    Migrator::with_migrations(migrations.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_in_the_list() {
        let listed: Vec<_> =
            CHANGES.iter().map(|change| format!("{:04}_{}.sql", change.number, change.name)).collect();
        for folder in ["sqlite", "postgres"] {
            let path = format!("{}/../migrations/{folder}", env!("CARGO_MANIFEST_DIR"));
            let mut files: Vec<_> = std::fs::read_dir(path)
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            files.sort();
            assert_eq!(files, listed, "{folder}");
        }
    }
}
