//! The machine: the data folder, the clock, and the limit of open files.

use super::{Finding, Subject};
use rustix::fs::{StatVfs, statvfs};
use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use store::Millis;

/// Free space below which a server is in danger, and below which it should be looked after. A finished match takes
/// about 100 KiB.
const LITTLE_SPACE: u64 = 256 * MIB;
const ENOUGH_SPACE: u64 = 2 * GIB;
const MIB: u64 = 1024 * 1024;
const GIB: u64 = 1024 * MIB;
/// A clock that shows an earlier time than this was never set: 1 January 2025.
const EARLIEST: Millis = 1_735_689_600_000;
/// Every socket is an open file; so are the connections to the database.
const FEW_FILES: u64 = 4_096;

/// Checks the machine. `folder` is the folder of the data, `now` what the clock shows.
pub(super) fn examine(folder: &Path, now: Millis) -> Vec<Finding> {
    let mut findings = folder_findings(folder);
    findings.push(judge_clock(now));
    findings.push(judge_files(rlimit::increase_nofile_limit(u64::MAX).unwrap_or(0)));
    findings
}

fn folder_findings(folder: &Path) -> Vec<Finding> {
    let metadata = match fs::metadata(folder) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return vec![Subject::Folder.good("it does not exist yet: `rodada serve` creates it")];
        }
        Err(error) => return vec![Subject::Folder.fault(format!("it cannot be read: {error}"))],
    };
    let mut findings = vec![judge_permissions(metadata.permissions().mode())];
    match free_bytes(folder) {
        Ok(free) => findings.push(judge_space(free)),
        Err(error) => findings.push(Subject::Folder.advice(format!("its free space is unknown: {error}"))),
    }
    findings
}

/// How much room the disk with this folder has.
///
/// # Errors
/// When the system does not say.
pub fn free_bytes(folder: &Path) -> io::Result<u64> {
    let StatVfs { f_bavail, f_frsize, .. } = statvfs(folder)?;
    Ok(f_bavail.saturating_mul(f_frsize))
}

fn judge_permissions(mode: u32) -> Finding {
    if mode & 0o077 == 0 {
        Subject::Folder.good("only its owner can read it")
    } else {
        Subject::Folder.advice(
            "other users of this machine can look into it, and it holds hands and sessions of people: `chmod 700` it",
        )
    }
}

fn judge_space(free: u64) -> Finding {
    let text = format!("{} MiB are free", free / MIB);
    match free {
        ..LITTLE_SPACE => Subject::Folder.fault(format!(
            "{text}: when none is left no move can be stored, and nobody can play. Free some, or move the folder"
        )),
        LITTLE_SPACE..ENOUGH_SPACE => Subject::Folder.advice(format!("{text}: watch it, or make room")),
        _ => Subject::Folder.good(text),
    }
}

fn judge_clock(now: Millis) -> Finding {
    if now < EARLIEST {
        Subject::Clock.fault(
            "it shows a time before 2025: sessions and deadlines would be wrong. Set it, best by a service such as NTP",
        )
    } else {
        Subject::Clock.good("it is set")
    }
}

fn judge_files(limit: u64) -> Finding {
    let text = format!("a process may have {limit} open");
    if limit < FEW_FILES {
        Subject::Files.advice(format!(
            "{text}, and each player's page takes one: raise the limit (`LimitNOFILE` of systemd, `ulimits` of Docker)"
        ))
    } else {
        Subject::Files.good(text)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Verdict::{Advice, Fault, Good};
    use super::*;

    #[test]
    fn a_full_disk_is_told_before_it_is_full() {
        assert_eq!(judge_space(100 * MIB).verdict, Fault);
        assert_eq!(judge_space(GIB).verdict, Advice);
        assert_eq!(judge_space(3 * GIB).verdict, Good);
    }

    #[test]
    fn a_folder_that_others_can_read_is_told() {
        assert_eq!(judge_permissions(0o40700).verdict, Good);
        assert_eq!(judge_permissions(0o40750).verdict, Advice);
        assert_eq!(judge_permissions(0o40705).verdict, Advice);
    }

    #[test]
    fn a_clock_that_was_never_set_is_told() {
        assert_eq!(judge_clock(0).verdict, Fault);
        assert_eq!(judge_clock(EARLIEST).verdict, Good);
    }

    #[test]
    fn few_open_files_are_told() {
        assert_eq!(judge_files(1_024).verdict, Advice);
        assert_eq!(judge_files(1_048_576).verdict, Good);
    }

    #[test]
    fn a_folder_that_does_not_exist_is_no_fault() {
        let found = examine(Path::new("/nowhere/at/all"), EARLIEST);
        assert!(found.iter().all(|finding| finding.verdict != Fault), "{found:?}");
    }
}
