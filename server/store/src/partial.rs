//! Files that appear under their name only when they are whole: backups, and what replaces a database.

use crate::backup::BackupError;
use base::entropy::random_id;
use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};

/// File mode: the owner may read and write, others nothing.
pub(crate) const OWNER_ONLY: u32 = 0o600;

/// The path of a file with `ending` appended.
pub(crate) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    PathBuf::from(name)
}

/// A new name for a file that becomes `to` when it is whole.
pub(crate) fn partial_name(to: &Path) -> PathBuf {
    beside(to, &format!(".{}.partial", random_id().simple()))
}

/// A file that is written under a temporary name. It is deleted unless [`Partial::keep`] renames it to its final name.
pub(crate) struct Partial {
    path: PathBuf,
    to: PathBuf,
    folder: PathBuf,
}

impl Partial {
    /// Creates the temporary file beside the final one.
    pub(crate) fn create(to: &Path) -> Result<Self, BackupError> {
        let (Some(_), Some(folder)) = (to.file_name(), to.parent()) else {
            return Err(BackupError::NoFile(to.to_owned()));
        };
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let partial = Self { path: partial_name(to), to: to.to_owned(), folder: folder.to_owned() };
        partial.refuse_existing()?;
        OpenOptions::new()
            .write(true)
            .create_new(true)
            .mode(OWNER_ONLY)
            .open(&partial.path)
            .map_err(|error| partial.unwritten(error))?;
        Ok(partial)
    }

    /// The temporary name.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    fn refuse_existing(&self) -> Result<(), BackupError> {
        match self.to.symlink_metadata() {
            Ok(_) => Err(BackupError::Exists(self.to.clone())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(self.unwritten(error)),
        }
    }

    pub(crate) fn unwritten(&self, error: io::Error) -> BackupError {
        BackupError::Write { path: self.to.clone(), error }
    }

    /// Why the file is not kept: it could not be restored.
    pub(crate) fn unfit(&self, reason: String) -> BackupError {
        BackupError::Unfit { path: self.to.clone(), reason }
    }

    /// Renames the file to its final name, durably.
    pub(crate) fn keep(self) -> Result<(), BackupError> {
        self.refuse_existing()?;
        std::fs::rename(&self.path, &self.to).map_err(|error| self.unwritten(error))?;
        File::open(&self.folder).and_then(|folder| folder.sync_all()).map_err(|error| self.unwritten(error))
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // After a rename there is nothing to remove.
        std::fs::remove_file(&self.path).ok();
    }
}
