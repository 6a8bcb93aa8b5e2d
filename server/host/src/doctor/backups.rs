//! The backups that the server makes.

use super::{Finding, Subject};
use crate::backups::{BackupFound, Backups};
use crate::date;
use std::io;
use store::{DatabaseFacts, Millis};

/// A backup each day, of which one may have failed.
const OLD: Millis = 2 * 86_400_000;
const MIB: u64 = 1024 * 1024;

/// Judges the newest backup, and how the latest attempt of this server ended.
pub async fn judge(backups: Option<&Backups>, now: Millis) -> Finding {
    let Some(backups) = backups else {
        return Subject::Backups.advice(
            "the server makes none: set `backup-dir` to a folder, best on another disk, unless you make them yourself",
        );
    };
    let folder = backups.folder().display().to_string();
    judge_newest(&folder, backups.newest(now).await, backups.failure().as_deref(), now)
}

fn judge_newest(
    folder: &str,
    newest: io::Result<Option<BackupFound>>,
    failure: Option<&str>,
    now: Millis,
) -> Finding {
    let newest = match newest {
        Ok(newest) => newest,
        Err(error) => return Subject::Backups.fault(format!("the folder {folder} cannot be read: {error}")),
    };
    let found = newest.as_ref().map_or_else(
        || format!("there is none in {folder} yet"),
        |BackupFound { at, bytes, .. }| {
            format!("the newest in {folder} is of {} and has {} MiB", date(*at), bytes.div_ceil(MIB))
        },
    );
    match (failure, newest) {
        (Some(failure), _) => Subject::Backups.fault(format!("the latest attempt failed: {failure}; {found}")),
        (None, Some(newest)) if newest.at.saturating_add(OLD) < now => Subject::Backups.fault(format!(
            "{found}, more than two days ago: a server that runs with this setting makes one each day, and its log says \
             why it did not"
        )),
        (None, Some(_)) => Subject::Backups.good(found),
        (None, None) => Subject::Backups.advice(format!("{found}: a server that runs makes the first at once")),
    }
}

/// Judges whether `pg_dump` can copy a Postgres database.
pub(super) fn judge_program(facts: &DatabaseFacts) -> Option<Finding> {
    let DatabaseFacts::Postgres(facts) = facts else { return None };
    let needed = facts.version / 10_000;
    Some(match facts.pg_dump {
        None => Subject::Backups.fault(format!(
            "`pg_dump` is not in PATH: install the client programs of PostgreSQL {needed} or newer (Debian: `apt install \
             postgresql-client-{needed}`)"
        )),
        Some(found) if found < needed => Subject::Backups.fault(format!(
            "`pg_dump` is of PostgreSQL {found} and cannot copy this database: install the client programs of PostgreSQL \
             {needed} or newer"
        )),
        Some(found) => Subject::Backups.good(format!("`pg_dump` is of PostgreSQL {found}")),
    })
}

#[cfg(test)]
mod tests {
    use super::super::Verdict::{self, Advice, Fault, Good};
    use super::*;
    use std::path::PathBuf;

    const NOW: Millis = 1_800_000_000_000;
    const HOUR: Millis = 3_600_000;

    fn verdict(age: Option<Millis>, failure: Option<&str>) -> Verdict {
        let newest = age.map(|age| BackupFound { at: NOW - age, bytes: 5 * MIB, path: PathBuf::new() });
        judge_newest("backups", Ok(newest), failure, NOW).verdict
    }

    #[test]
    fn an_old_backup_and_a_failed_attempt_are_told() {
        assert_eq!(verdict(Some(20 * HOUR), None), Good);
        assert_eq!(verdict(Some(49 * HOUR), None), Fault);
        assert_eq!(verdict(Some(20 * HOUR), Some("the disk is full")), Fault);
        assert_eq!(verdict(None, Some("the disk is full")), Fault);
        assert_eq!(verdict(None, None), Advice);
        let unread = judge_newest("backups", Err(io::ErrorKind::PermissionDenied.into()), None, NOW);
        assert_eq!(unread.verdict, Fault);
    }

    #[tokio::test]
    async fn a_server_without_backups_is_told() {
        assert_eq!(judge(None, NOW).await.verdict, Advice);
    }
}
