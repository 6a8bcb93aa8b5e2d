//! The database migrations, embedded in the program.
//!
//! They are listed by hand instead of read from the folders by `sqlx::migrate!`. One list serves both databases, so
//! neither can lack a migration that the other has, and cargo rebuilds when one of the files migrations.

use super::StoreError;
use sqlx::SqlSafeStr;
use sqlx::migrate::{Migrate, Migration, MigrationType, Migrator};
use std::borrow::Cow;

/// One migration: its number, its name and its SQL for each database.
struct SchemaMigration {
    number: i64,
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

macro_rules! migrations {
    ($($number:literal $name:literal $file:literal),+ $(,)?) => {
        &[$(SchemaMigration {
            number: $number,
            name: $name,
            sqlite: include_str!(concat!("../../../migrations/sqlite/", $file)),
            postgres: include_str!(concat!("../../../migrations/postgres/", $file)),
        }),+]
    };
}

const MIGRATIONS: &[SchemaMigration] = migrations![
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
    16 "rules" "0016_rules.sql",
    17 "entries" "0017_entries.sql",
    18 "notices" "0018_notices.sql",
    19 "people" "0019_people.sql",
    20 "vacations" "0020_vacations.sql",
    21 "browser_sessions" "0021_browser_sessions.sql",
    22 "merges" "0022_merges.sql",
    23 "sign_in" "0023_sign_in.sql",
    24 "levels" "0024_levels.sql",
    25 "lessons" "0025_lessons.sql",
    26 "providers" "0026_providers.sql",
    27 "invitations" "0027_invitations.sql",
    28 "kept_names" "0028_kept_names.sql",
    29 "people_pages" "0029_people_pages.sql",
    30 "proofs" "0030_proofs.sql",
    31 "code_limits" "0031_code_limits.sql",
    32 "turns_sent" "0032_turns_sent.sql",
    33 "keyed_requests" "0033_keyed_requests.sql",
    34 "vacation_changes" "0034_vacation_changes.sql",
    35 "mailbox_offers" "0035_mailbox_offers.sql",
    36 "no_entries_of_steps" "0036_no_entries_of_steps.sql",
    37 "retention" "0037_retention.sql",
    38 "ignored" "0038_ignored.sql",
    39 "ended_matches" "0039_ended_matches.sql",
    40 "notice_channels" "0040_notice_channels.sql",
    41 "analyses" "0041_analyses.sql",
    42 "notes" "0042_notes.sql",
    43 "branches" "0043_branches.sql",
    44 "reviews" "0044_reviews.sql",
    45 "match_summaries" "0045_match_summaries.sql",
    46 "circles" "0046_circles.sql",
    47 "hosts" "0047_hosts.sql",
    48 "ratings" "0048_ratings.sql",
    49 "announcements_and_reports" "0049_announcements_and_reports.sql",
    50 "evenings" "0050_evenings.sql",
    51 "leagues" "0051_leagues.sql",
    52 "calendars" "0052_calendars.sql",
    53 "circle_webhooks" "0053_circle_webhooks.sql",
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    Sqlite,
    #[cfg_attr(not(feature = "postgres"), expect(dead_code, reason = "only the module `postgres` names it"))]
    Postgres,
}

/// Applies the migrations that have not been applied yet.
pub(super) async fn run<C: Migrate>(dialect: Dialect, connection: &mut C) -> Result<(), StoreError> {
    Ok(migrator(dialect).run_direct(None, connection, false).await?)
}

/// Applies the migrations up to this number, to make a database of an earlier version.
#[cfg(test)]
pub(super) async fn run_until<C: Migrate>(
    dialect: Dialect,
    connection: &mut C,
    last: i64,
) -> Result<(), StoreError> {
    let earlier = migrator(dialect).iter().filter(|one| one.version <= last).cloned().collect();
    Ok(Migrator::with_migrations(earlier).run_direct(None, connection, false).await?)
}

/// The number of the latest migration.
pub(super) fn newest() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.number).max().unwrap_or_default()
}

fn migrator(dialect: Dialect) -> Migrator {
    let migrations = MIGRATIONS.iter().map(|migration| {
        let sql = match dialect {
            Dialect::Sqlite => migration.sqlite,
            Dialect::Postgres => migration.postgres,
        };
        Migration::new(
            migration.number,
            Cow::Borrowed(migration.name),
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
        let listed: Vec<_> = MIGRATIONS
            .iter()
            .map(|migration| format!("{:04}_{}.sql", migration.number, migration.name))
            .collect();
        for folder in ["sqlite", "postgres"] {
            let path = format!("{}/../../migrations/{folder}", env!("CARGO_MANIFEST_DIR"));
            let mut files: Vec<_> = std::fs::read_dir(path)
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            files.sort();
            assert_eq!(files, listed, "{folder}");
        }
    }
}
