//! What the errors of the driver mean to the rest of the program.

use super::StoreError;
use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;
use std::sync::Arc;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error;
        match &error {
            Error::Database(fault) => match class(&**fault) {
                Class::Away => Self::Unavailable(Arc::new(error)),
                Class::Broken => Self::Corrupt(fault.message().to_owned()),
                Class::Ours => Self::Refused(Arc::new(error)),
            },
            Error::Io(_)
            | Error::Tls(_)
            | Error::Protocol(_)
            | Error::PoolTimedOut
            | Error::PoolClosed
            | Error::WorkerCrashed
            | Error::BeginFailed => Self::Unavailable(Arc::new(error)),
            Error::ColumnDecode { .. } | Error::Decode(_) => Self::Corrupt(error.to_string()),
            _ => Self::Refused(Arc::new(error)),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) => error.into(),
            MigrateError::ExecuteMigration(sqlx::Error::Database(fault), number) if is_taken(&*fault) => {
                Self::Corrupt(format!(
                    "migration {number} found something in its place that another program made: {}",
                    fault.message()
                ))
            }
            MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMissing(number) => Self::Corrupt(format!(
                "it was written by a newer version of this program, which knows of migration {number}"
            )),
            MigrateError::VersionMismatch(number) => Self::Corrupt(format!(
                "migration {number} was made by another version of this program, or by another program"
            )),
            other => Self::Corrupt(other.to_string()),
        }
    }
}

/// What keeps the database from doing anything, in words that tell the host what to do.
pub(super) fn absence(error: &sqlx::Error) -> &'static str {
    let sqlx::Error::Database(fault) = error else { return "the database cannot be reached" };
    let code = fault.code().unwrap_or_default();
    match (fault.try_downcast_ref::<PgDatabaseError>(), &*code) {
        (Some(_), "53100") | (None, "13") => {
            "the disk of the database is full: make room on it, then everything goes on by itself"
        }
        (Some(_), "55P03") => "another program keeps the tables of the database locked",
        (None, code) if primary(code) == Some(5) => "another program keeps the file of the database locked",
        _ => "the database cannot be reached",
    }
}

/// Whose fault it is.
#[derive(Debug, PartialEq, Eq)]
enum Class {
    /// The database cannot do anything now: it stops, is full, is busy, lost its disk.
    Away,
    /// What the database holds is damaged.
    Broken,
    /// The statement is wrong, or breaks a rule of the schema.
    Ours,
}

fn class(fault: &dyn DatabaseError) -> Class {
    let code = fault.code().unwrap_or_default();
    if fault.try_downcast_ref::<PgDatabaseError>().is_some() { of_postgres(&code) } else { of_sqlite(&code) }
}

/// <https://www.postgresql.org/docs/current/errcodes-appendix.html>
fn of_postgres(code: &str) -> Class {
    match code.get(..2).unwrap_or_default() {
        // Connection, log-in, no such database, resources, operator, system; serialization and deadlock, where the
        // same statement may well succeed the next time.
        "08" | "28" | "3D" | "40" | "53" | "57" | "58" => Class::Away,
        "XX" => Class::Broken,
        // A standby, or a disk that was mounted anew: the primary will be back. A lock that is held for too long.
        _ if matches!(code, "25006" | "55P03") => Class::Away,
        _ => Class::Ours,
    }
}

/// <https://www.sqlite.org/rescode.html>
fn of_sqlite(code: &str) -> Class {
    match primary(code) {
        // PERM, BUSY, LOCKED, NOMEM, READONLY, INTERRUPT, IOERR, FULL, CANTOPEN, PROTOCOL
        Some(3 | 5..=10 | 13..=15) => Class::Away,
        // CORRUPT, NOTADB
        Some(11 | 26) => Class::Broken,
        _ => Class::Ours,
    }
}

/// The primary result code of SQLite, which is the low byte of the extended one.
fn primary(code: &str) -> Option<u32> {
    code.parse::<u32>().ok().map(|code| code & 0xff)
}

/// Whether a table, an index or a column of that name exists already.
fn is_taken(fault: &dyn DatabaseError) -> bool {
    match fault.try_downcast_ref::<PgDatabaseError>() {
        Some(fault) => matches!(fault.code(), "42P07" | "42701" | "42703"),
        None => fault.message().contains("already exists"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn postgres_codes_fall_into_classes() {
        for code in ["08006", "28P01", "3D000", "40P01", "53300", "57P01", "25006", "55P03"] {
            assert_eq!(of_postgres(code), Class::Away, "{code}");
        }
        assert_eq!(of_postgres("XX001"), Class::Broken);
        for code in ["23505", "42601", ""] {
            assert_eq!(of_postgres(code), Class::Ours, "{code}");
        }
    }

    #[test]
    fn sqlite_codes_fall_into_classes() {
        // Extended codes keep the primary one in their low byte: 778 is IOERR_WRITE.
        for code in ["5", "10", "778", "13", "14"] {
            assert_eq!(of_sqlite(code), Class::Away, "{code}");
        }
        for code in ["11", "267", "26"] {
            assert_eq!(of_sqlite(code), Class::Broken, "{code}");
        }
        for code in ["1", "19", "2067", ""] {
            assert_eq!(of_sqlite(code), Class::Ours, "{code}");
        }
    }
}
