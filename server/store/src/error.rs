//! Conversion of the driver's errors to [`StoreError`].

use super::StoreError;
use crate::postgres;
use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use std::sync::Arc;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error;
        match &error {
            Error::Database(fault) => match class(&**fault) {
                ErrorClass::Unavailable => Self::Unavailable(Arc::new(error)),
                ErrorClass::Corrupt => Self::Corrupt(fault.message().to_owned()),
                ErrorClass::Refused => Self::Refused(Arc::new(error)),
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
            MigrateError::ExecuteMigration(sqlx::Error::Database(fault), number)
                if already_exists(&*fault) =>
            {
                Self::Corrupt(format!(
                    "migration {number} found an object that another program made: {}",
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

/// Why the database is unavailable, in words that tell the host what to do.
pub(super) fn unavailability(error: &sqlx::Error) -> &'static str {
    let sqlx::Error::Database(fault) = error else { return "the database cannot be reached" };
    let code = fault.code().unwrap_or_default();
    match (postgres::is_fault(&**fault), &*code) {
        (true, "53100") | (false, "13") => {
            "the disk of the database is full: free some space, then the server goes on by itself"
        }
        (true, "55P03") => "another program keeps the tables of the database locked",
        (false, code) if primary(code) == Some(5) => "another program keeps the file of the database locked",
        _ => "the database cannot be reached",
    }
}

/// What kind of failure a database reports.
#[derive(Debug, PartialEq, Eq)]
enum ErrorClass {
    /// The database cannot work now: it is shutting down, full, busy, or has lost its disk.
    Unavailable,
    /// The data is damaged.
    Corrupt,
    /// The statement is wrong or violates a constraint of the schema.
    Refused,
}

fn class(fault: &dyn DatabaseError) -> ErrorClass {
    let code = fault.code().unwrap_or_default();
    if postgres::is_fault(fault) { of_postgres(&code) } else { of_sqlite(&code) }
}

/// <https://www.postgresql.org/docs/current/errcodes-appendix.html>
fn of_postgres(code: &str) -> ErrorClass {
    match code.get(..2).unwrap_or_default() {
        // Connection, login, missing database, resources, operator, system; also serialization failures and deadlocks,
        // where the same statement may succeed the next time.
        "08" | "28" | "3D" | "40" | "53" | "57" | "58" => ErrorClass::Unavailable,
        "XX" => ErrorClass::Corrupt,
        // A standby server, or a disk that was remounted read-only: the primary will be back. Or a lock that is held
        // too long.
        _ if matches!(code, "25006" | "55P03") => ErrorClass::Unavailable,
        _ => ErrorClass::Refused,
    }
}

/// <https://www.sqlite.org/rescode.html>
fn of_sqlite(code: &str) -> ErrorClass {
    match primary(code) {
        // PERM, BUSY, LOCKED, NOMEM, READONLY, INTERRUPT, IOERR, FULL, CANTOPEN, PROTOCOL
        Some(3 | 5..=10 | 13..=15) => ErrorClass::Unavailable,
        // CORRUPT, NOTADB
        Some(11 | 26) => ErrorClass::Corrupt,
        _ => ErrorClass::Refused,
    }
}

/// The primary result code of SQLite: the low byte of the extended code.
fn primary(code: &str) -> Option<u32> {
    code.parse::<u32>().ok().map(|code| code & 0xff)
}

/// Whether the error says that a table, index or column of that name exists already.
fn already_exists(fault: &dyn DatabaseError) -> bool {
    if postgres::is_fault(fault) {
        matches!(fault.code().as_deref(), Some("42P07" | "42701" | "42703"))
    } else {
        fault.message().contains("already exists")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn postgres_codes_fall_into_classes() {
        for code in ["08006", "28P01", "3D000", "40P01", "53300", "57P01", "25006", "55P03"] {
            assert_eq!(of_postgres(code), ErrorClass::Unavailable, "{code}");
        }
        assert_eq!(of_postgres("XX001"), ErrorClass::Corrupt);
        for code in ["23505", "42601", ""] {
            assert_eq!(of_postgres(code), ErrorClass::Refused, "{code}");
        }
    }

    #[test]
    fn sqlite_codes_fall_into_classes() {
        // The low byte of an extended code is the primary code: 778 is IOERR_WRITE.
        for code in ["5", "10", "778", "13", "14"] {
            assert_eq!(of_sqlite(code), ErrorClass::Unavailable, "{code}");
        }
        for code in ["11", "267", "26"] {
            assert_eq!(of_sqlite(code), ErrorClass::Corrupt, "{code}");
        }
        for code in ["1", "19", "2067", ""] {
            assert_eq!(of_sqlite(code), ErrorClass::Refused, "{code}");
        }
    }
}
