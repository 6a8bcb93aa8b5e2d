//! Restoring: replaces the database by a backup.
//!
//! The copy is checked under a temporary name, and the former database has another name before the first byte of it is
//! replaced.

use super::check::check;
use super::lock;
use crate::backup::{RestoreError, date_in_name};
use crate::partial::{OWNER_ONLY, beside, partial_name};
use crate::{Millis, StoreError};
use base::lock::Lock;
use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _};
use std::path::{Path, PathBuf};

/// Replaces a database that no server has open by a copy of a backup. Returns where the replaced database is now.
pub(crate) async fn restore_file(
    database: &Path,
    backup: &Path,
    now: Millis,
) -> Result<Option<PathBuf>, RestoreError> {
    let location = super::location(database);
    let unwritten = |error| RestoreError::Write { path: database.to_owned(), error };
    refuse_unreadable(backup, database).await?;
    DirBuilder::new().recursive(true).mode(0o700).create(&location.folder).map_err(unwritten)?;
    let lock = lock::take(database).await?;
    let copy = Copy::of(backup, database)?;
    check(&copy.0).await.map_err(|reason| RestoreError::Unfit { path: backup.to_owned(), reason })?;
    let aside = put_aside(database, &date_in_name(now)).map_err(unwritten)?;
    let folder = File::open(&location.folder).map_err(unwritten)?;
    // The old database must be complete under its new name before any of its files is removed: the write-ahead log of
    // one database must never meet the file of another.
    folder.sync_all().map_err(unwritten)?;
    for ending in ["-wal", "-shm"] {
        remove(&beside(database, ending)).map_err(unwritten)?;
    }
    folder.sync_all().map_err(unwritten)?;
    std::fs::rename(&copy.0, database).map_err(unwritten)?;
    folder.sync_all().map_err(unwritten)?;
    lock.release();
    Ok(aside)
}

/// Refuses a backup that is not a file, is the database itself, is open in another server, or has a write-ahead log.
async fn refuse_unreadable(backup: &Path, database: &Path) -> Result<(), RestoreError> {
    let unread = |error| RestoreError::Read { path: backup.to_owned(), error };
    let file = backup.canonicalize().map_err(unread)?;
    if !file.is_file() {
        return Err(unread(io::ErrorKind::IsADirectory.into()));
    }
    if database.canonicalize().is_ok_and(|database| database == file) {
        return Err(RestoreError::Itself(backup.to_owned()));
    }
    let lock = beside(&file, ".lock");
    if lock.exists() && Lock::take(&lock).await.map_err(unread)?.is_none() {
        return Err(StoreError::InUse { path: backup.to_owned() }.into());
    }
    match beside(&file, "-wal").metadata() {
        Ok(log) if log.len() > 0 => Err(RestoreError::NotWhole(backup.to_owned())),
        _ => Ok(()),
    }
}

/// A copy beside the database, deleted on drop unless it was renamed to the database.
struct Copy(PathBuf);

impl Copy {
    fn of(backup: &Path, database: &Path) -> Result<Self, RestoreError> {
        let copy = Self(partial_name(database));
        let unread = |error| RestoreError::Read { path: backup.to_owned(), error };
        let unwritten = |error| RestoreError::Write { path: copy.0.clone(), error };
        let mut from = File::open(backup).map_err(unread)?;
        let mut open = OpenOptions::new();
        let mut to = open.write(true).create_new(true).mode(OWNER_ONLY).open(&copy.0).map_err(unwritten)?;
        io::copy(&mut from, &mut to).map_err(unwritten)?;
        to.sync_all().map_err(unwritten)?;
        Ok(copy)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // After a rename there is nothing to remove.
        std::fs::remove_file(&self.0).ok();
    }
}

/// Hard-links the files of a database under names with the date; the files also keep their present names.
fn put_aside(database: &Path, date: &str) -> io::Result<Option<PathBuf>> {
    if !database.try_exists()? {
        return Ok(None);
    }
    let aside = beside(database, &format!(".before-restore-{date}"));
    for ending in ["", "-wal", "-shm"] {
        match std::fs::hard_link(beside(database, ending), beside(&aside, ending)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            linked => linked?,
        }
    }
    Ok(Some(aside))
}

fn remove(path: &Path) -> io::Result<()> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}
