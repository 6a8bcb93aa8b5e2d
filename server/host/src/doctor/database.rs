//! The database.

use super::{Finding, Subject};
use std::time::Duration;
use store::{DatabaseFacts, Millis, PostgresFacts, SqliteFacts};

/// The clocks of the server and of Postgres may differ by this much.
const CLOCK_DIFFERENCE: u64 = 2_000;
/// A transaction that is open for this long keeps Postgres from clearing what is no longer needed.
const LONG_TRANSACTION: Duration = Duration::from_secs(600);
/// The versions of Postgres that its developers still maintain.
const OLDEST_POSTGRES: u32 = 140_000;
/// The write-ahead log of SQLite is emptied again and again. One of this length is not.
const LONG_LOG: u64 = 512 * MIB;
const MIB: u64 = 1024 * 1024;

pub(super) fn judge(facts: &DatabaseFacts, now: Millis) -> Vec<Finding> {
    match facts {
        DatabaseFacts::Sqlite(facts) => judge_sqlite(facts),
        DatabaseFacts::Postgres(facts) => judge_postgres(facts, now),
    }
}

fn judge_sqlite(facts: &SqliteFacts) -> Vec<Finding> {
    let SqliteFacts { version, journal_mode, file_bytes, log_bytes, network, damage } = facts;
    let mut findings = vec![match damage {
        None => Subject::Database.good(format!("SQLite {version}, {} MiB, not damaged", file_bytes / MIB)),
        Some(damage) => Subject::Database.fault(format!(
            "the file is damaged ({damage}): stop the server, keep a copy of the folder, and restore the latest backup \
             (`rodada restore`)"
        )),
    }];
    if journal_mode != "wal" {
        findings.push(Subject::Database.advice(format!(
            "its journal mode is `{journal_mode}`: another program changed it. `rodada serve` sets it to `wal` again"
        )));
    }
    if *network {
        findings.push(Subject::Database.fault(
            "the file is in a network folder, where its locks do not hold and a crash may damage it. Move the data \
             folder to a disk of this machine, or use PostgreSQL",
        ));
    }
    if *log_bytes > LONG_LOG {
        findings.push(Subject::Database.advice(format!(
            "its write-ahead log has {} MiB: some other program keeps the file open for reading. End that program",
            log_bytes / MIB
        )));
    }
    findings
}

fn judge_postgres(facts: &PostgresFacts, now: Millis) -> Vec<Finding> {
    let mut findings = vec![judge_version(facts.version)];
    findings.extend(judge_durability(facts));
    findings.push(judge_clock(facts.now, now));
    findings.extend(judge_connections(facts));
    if facts.encoding != "UTF8" {
        findings.push(Subject::Database.fault(format!(
            "its encoding is {}: names and chat in other scripts cannot be stored. Create a database with UTF8",
            facts.encoding
        )));
    }
    if !facts.autovacuum {
        findings.push(Subject::Database.advice("`autovacuum` is off: it grows and gets slow. Switch it on"));
    }
    if facts.longest_transaction > LONG_TRANSACTION {
        findings.push(Subject::Database.advice(format!(
            "some program has had a transaction open for {} minutes, which keeps Postgres from clearing up. \
             `pg_stat_activity` tells which",
            facts.longest_transaction.as_secs() / 60
        )));
    }
    findings
}

fn judge_version(version: u32) -> Finding {
    let major = version / 10_000;
    if version < OLDEST_POSTGRES {
        Subject::Database.advice(format!("PostgreSQL {major} is no longer maintained: use 14 or newer"))
    } else {
        Subject::Database.good(format!("PostgreSQL {major}"))
    }
}

fn judge_durability(facts: &PostgresFacts) -> Vec<Finding> {
    let mut findings = Vec::new();
    if facts.standby {
        findings.push(Subject::Database.fault(
            "it is a standby server, on which nothing can be written: name the primary in `DATABASE_URL`",
        ));
    }
    for (setting, value) in [("fsync", &facts.fsync), ("full_page_writes", &facts.full_page_writes)] {
        if value == "off" {
            findings.push(Subject::Database.fault(format!(
                "`{setting}` is off: a crash may lose moves that players were told are stored. Set it to on"
            )));
        }
    }
    findings
}

fn judge_clock(theirs: Millis, ours: Millis) -> Finding {
    let difference = theirs.abs_diff(ours);
    if difference > CLOCK_DIFFERENCE {
        Subject::Clock.fault(format!(
            "it differs from the clock of Postgres by {} seconds: set both by a service such as NTP",
            difference / 1_000
        ))
    } else {
        Subject::Clock.good("it agrees with the clock of Postgres")
    }
}

fn judge_connections(facts: &PostgresFacts) -> Option<Finding> {
    let PostgresFacts { max_connections, connections, needed, .. } = facts;
    // The connections of servers that run are among those that are in use, so this may warn a little early.
    (connections + needed > *max_connections).then(|| {
        Subject::Database.advice(format!(
            "{connections} of {max_connections} connections are in use, and each server of Rodada may need {needed}: \
             raise `max_connections`"
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::super::Verdict::{self, Advice, Fault, Good};
    use super::*;

    const NOW: Millis = 1_800_000_000_000;

    fn sqlite() -> SqliteFacts {
        SqliteFacts {
            version: "3.50.2".to_owned(),
            journal_mode: "wal".to_owned(),
            file_bytes: 20 * MIB,
            log_bytes: MIB,
            network: false,
            damage: None,
        }
    }

    fn postgres() -> PostgresFacts {
        PostgresFacts {
            version: 150_004,
            fsync: "on".to_owned(),
            full_page_writes: "on".to_owned(),
            encoding: "UTF8".to_owned(),
            autovacuum: true,
            standby: false,
            now: NOW,
            max_connections: 100,
            connections: 16,
            needed: 16,
            longest_transaction: Duration::ZERO,
            pg_dump: Some(15),
        }
    }

    /// The verdicts that are not good.
    fn told(facts: &DatabaseFacts) -> Vec<Verdict> {
        judge(facts, NOW)
            .into_iter()
            .map(|finding| finding.verdict)
            .filter(|verdict| *verdict != Good)
            .collect()
    }

    #[test]
    fn a_healthy_database_is_good() {
        assert_eq!(told(&DatabaseFacts::Sqlite(sqlite())), []);
        assert_eq!(told(&DatabaseFacts::Postgres(postgres())), []);
    }

    #[test]
    fn every_trouble_of_sqlite_is_told() {
        for (facts, verdict) in [
            (SqliteFacts { damage: Some("row 3 missing".to_owned()), ..sqlite() }, Fault),
            (SqliteFacts { network: true, ..sqlite() }, Fault),
            (SqliteFacts { journal_mode: "delete".to_owned(), ..sqlite() }, Advice),
            (SqliteFacts { log_bytes: 600 * MIB, ..sqlite() }, Advice),
        ] {
            assert_eq!(told(&DatabaseFacts::Sqlite(facts.clone())), [verdict], "{facts:?}");
        }
    }

    #[test]
    fn every_trouble_of_postgres_is_told() {
        for (facts, verdict) in [
            (PostgresFacts { fsync: "off".to_owned(), ..postgres() }, Fault),
            (PostgresFacts { full_page_writes: "off".to_owned(), ..postgres() }, Fault),
            (PostgresFacts { standby: true, ..postgres() }, Fault),
            (PostgresFacts { encoding: "LATIN1".to_owned(), ..postgres() }, Fault),
            (PostgresFacts { now: NOW + 60_000, ..postgres() }, Fault),
            (PostgresFacts { now: NOW - 60_000, ..postgres() }, Fault),
            (PostgresFacts { version: 130_011, ..postgres() }, Advice),
            (PostgresFacts { autovacuum: false, ..postgres() }, Advice),
            (PostgresFacts { connections: 90, ..postgres() }, Advice),
            (PostgresFacts { longest_transaction: Duration::from_secs(3_600), ..postgres() }, Advice),
        ] {
            assert_eq!(told(&DatabaseFacts::Postgres(facts.clone())), [verdict], "{facts:?}");
        }
    }
}
