//! The files of a database, which nobody but the host may read: hands and keys to seats stand in them.

use crate::store::StoreError;
use std::ffi::OsString;
use std::fs::{OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

/// What the host may do with a file, and nobody else.
pub(super) const FOR_THE_HOST: u32 = 0o600;
/// SQLite makes those beside the database with the rights of the database; older ones may have others.
const ENDINGS: [&str; 4] = ["", "-wal", "-shm", ".lock"];

/// Makes the file of a database where there is none, and takes the rights of others away where they have any.
pub(super) fn close_to_others(database: &Path) -> Result<(), StoreError> {
    let make = OpenOptions::new().create(true).append(true).mode(FOR_THE_HOST).open(database);
    make.map_err(sqlx::Error::Io)?;
    for path in ENDINGS.map(|ending| beside(database, ending)) {
        match close_one(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                tracing::warn!(path = %path.display(), %error, "others on this machine may read this file");
            }
            _ => {}
        }
    }
    Ok(())
}

fn close_one(path: &Path) -> io::Result<()> {
    if path.metadata()?.permissions().mode() & 0o077 == 0 {
        return Ok(());
    }
    std::fs::set_permissions(path, Permissions::from_mode(FOR_THE_HOST))
}

/// The file of this name beside a database.
pub(super) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(database);
    name.push(ending);
    PathBuf::from(name)
}
