//! The backups that a server writes each day into a folder of the host. Only files that this program named are
//! counted or deleted.

mod thinning;

use thinning::Keep;

use base::tasks;
use config::Config;
use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use store::backup::{BackupError, date_in_name, read_date_in_name};
use store::{Millis, Store};
use tokio::sync::watch;

/// What the name of a backup begins and ends with. Between them stands its date.
const BEGINNING: &str = "rodada-";
const ENDING: &str = ".backup";
/// What the name of one ends with that is still being written, or was when its server was killed.
const ENDING_OF_PARTS: &str = ".partial";
/// A part that is older than this belongs to no server that still writes it.
const OLD_PART: Millis = 86_400_000;

/// A backup in the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupFound {
    /// When it was begun.
    pub at: Millis,
    pub bytes: u64,
    pub path: PathBuf,
}

/// A backup that was written, and how many older ones were deleted for it.
#[derive(Debug)]
pub struct BackupWritten {
    pub backup: BackupFound,
    pub deleted: usize,
}

/// The folder of the backups, and how the latest attempt to write one ended.
#[derive(Debug)]
pub struct Backups {
    folder: PathBuf,
    keep: Keep,
    failure: Mutex<Option<String>>,
}

impl Backups {
    /// `None` if the host wants no backups.
    #[must_use]
    pub fn of(config: &Config) -> Option<Self> {
        let keep = Keep { days: config.backup_days.into(), weeks: config.backup_weeks.into() };
        let folder = config.backup_dir.clone()?;
        Some(Self { folder, keep, failure: Mutex::default() })
    }

    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The newest backup that was not begun after `now`, which a clock that was wrong would have done.
    ///
    /// # Errors
    /// When the folder cannot be read. One that does not exist has no backups.
    pub async fn newest(&self, now: Millis) -> io::Result<Option<BackupFound>> {
        let folder = self.folder.clone();
        let found = tasks::compute(move || list(&folder)).await??;
        Ok(found.into_iter().filter(|backup| backup.at <= now).max_by_key(|backup| backup.at))
    }

    /// Why the latest attempt failed, if it did.
    pub(crate) fn failure(&self) -> Option<String> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Writes a backup and deletes those that are no longer kept. Dropping the future cancels the backup.
    ///
    /// # Errors
    /// When no backup was written. Then none was deleted, either.
    pub async fn write(&self, store: &dyn Store, now: Millis) -> Result<BackupWritten, BackupError> {
        let written = self.try_to_write(store, now).await;
        let failure = written.as_ref().err().map(ToString::to_string);
        *self.failure.lock().unwrap_or_else(PoisonError::into_inner) = failure;
        written
    }

    async fn try_to_write(&self, store: &dyn Store, now: Millis) -> Result<BackupWritten, BackupError> {
        let unwritten = |error| BackupError::Write { path: self.folder.clone(), error };
        DirBuilder::new().recursive(true).mode(0o700).create(&self.folder).map_err(unwritten)?;
        let path = self.folder.join(format!("{BEGINNING}{}{ENDING}", date_in_name(now)));
        let bytes = store.back_up(&path, &watch::Sender::default()).await?;
        let (folder, keep) = (self.folder.clone(), self.keep);
        let thinned = tasks::compute(move || thin(&folder, keep, now)).await.map_err(io::Error::from);
        let deleted = thinned.flatten().unwrap_or_else(|error| {
            tracing::warn!(folder = %self.folder.display(), %error, "older backups could not be deleted");
            0
        });
        Ok(BackupWritten { backup: BackupFound { at: now, bytes, path }, deleted })
    }
}

/// The backups in a folder, in no order.
fn list(folder: &Path) -> io::Result<Vec<BackupFound>> {
    let mut found = Vec::new();
    for (at, path) in dated(folder, ENDING)? {
        match path.metadata() {
            Ok(metadata) if metadata.is_file() => found.push(BackupFound { at, bytes: metadata.len(), path }),
            _ => {}
        }
    }
    Ok(found)
}

/// Deletes backups that are no longer kept, and what killed servers left of theirs. Returns how many backups.
fn thin(folder: &Path, keep: Keep, now: Millis) -> io::Result<usize> {
    let found = list(folder)?;
    let kept = thinning::kept(&found.iter().map(|backup| backup.at).collect::<Vec<_>>(), keep);
    let mut deleted = 0;
    for backup in found.iter().filter(|backup| !kept.contains(&backup.at)) {
        fs::remove_file(&backup.path)?;
        deleted += 1;
    }
    for (at, path) in dated(folder, ENDING_OF_PARTS)? {
        if at.saturating_add(OLD_PART) < now {
            fs::remove_file(&path)?;
        }
    }
    Ok(deleted)
}

/// The files in a folder whose names have a date of ours and this ending.
fn dated(folder: &Path, ending: &str) -> io::Result<Vec<(Millis, PathBuf)>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if let Some(at) = date_of(name, ending) {
            found.push((at, path));
        }
    }
    Ok(found)
}

/// The date in a name. Between the backup's name and the ending of a part stands one more word.
fn date_of(name: &str, ending: &str) -> Option<Millis> {
    let rest = name.strip_prefix(BEGINNING)?.strip_suffix(ending)?;
    let date = if ending == ENDING_OF_PARTS { rest.rsplit_once('.')?.0.strip_suffix(ENDING)? } else { rest };
    read_date_in_name(date)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Millis = 86_400_000;
    const BEGIN: Millis = 1_790_000_000_000;

    /// A temporary folder, deleted on drop.
    struct Folder(PathBuf);

    impl Folder {
        fn new() -> Self {
            let path = std::env::temp_dir().join(format!("rodada-backups-{}", base::entropy::random_id()));
            fs::create_dir(&path).unwrap();
            Self(path)
        }

        fn add(&self, name: &str) {
            fs::write(self.0.join(name), "a copy").unwrap();
        }

        fn names(&self) -> Vec<String> {
            let entries = fs::read_dir(&self.0).unwrap();
            let mut names: Vec<_> =
                entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
            names.sort();
            names
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            fs::remove_dir_all(&self.0).ok();
        }
    }

    #[test]
    fn after_sixty_days_a_week_of_days_and_four_weeks_are_left() {
        let folder = Folder::new();
        for day in 0..60 {
            let now = BEGIN + day * DAY;
            folder.add(&format!("rodada-{}.backup", date_in_name(now)));
            thin(&folder.0, Keep { days: 7, weeks: 4 }, now).unwrap();
        }
        let mut left: Vec<u64> =
            list(&folder.0).unwrap().iter().map(|backup| (backup.at - BEGIN) / DAY).collect();
        left.sort_unstable();
        // Day 0 is a Monday, so weeks end with the days 34, 41 and 48; of the week after that, day 52 is the last before the
        // seven days.
        assert_eq!(left, [34, 41, 48, 52, 53, 54, 55, 56, 57, 58, 59]);
    }

    #[test]
    fn only_what_this_program_named_is_deleted() {
        let folder = Folder::new();
        let others = [
            "rodada-backup.db",
            "rodada-2020-01-01-000000.backup.gz",
            "rodada-2020-01-01.backup",
            "2020-01-01-000000.backup",
            "rodada-2020-01-01-000000.backup.notes.txt",
            "letter.partial",
        ];
        others.iter().for_each(|name| folder.add(name));
        folder.add("rodada-2020-01-01-000000.backup");
        folder.add("rodada-2020-01-01-000000.backup.c0ffee.partial");
        let now = [BEGIN, BEGIN + DAY / 2].map(date_in_name);
        let names = now.map(|date| format!("rodada-{date}.backup"));
        names.iter().for_each(|name| folder.add(name));
        folder.add(&format!("{}.c0ffee.partial", names[0]));
        let deleted = thin(&folder.0, Keep { days: 1, weeks: 0 }, BEGIN + DAY / 2).unwrap();
        assert_eq!(deleted, 2);
        let mut left: Vec<String> = others.iter().map(|&name| name.to_owned()).collect();
        left.extend([names[1].clone(), format!("{}.c0ffee.partial", names[0])]);
        left.sort();
        assert_eq!(folder.names(), left);
    }

    #[test]
    fn a_folder_that_does_not_exist_has_no_backups() {
        assert_eq!(list(Path::new("/nowhere/at/all")).unwrap(), []);
    }
}
