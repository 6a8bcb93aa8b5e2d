//! The files of a database. Only the host may read them, since they contain players' hands and the keys to seats.

use crate::StoreError;
use crate::partial::{OWNER_ONLY, beside};
use std::fs::{OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::Path;

/// SQLite creates the other files with the mode of the database; files of earlier versions may have another one.
const ENDINGS: [&str; 4] = ["", "-wal", "-shm", ".lock"];

/// Creates the file of a database if it does not exist, and removes the permissions of others.
pub(super) fn restrict_permissions(database: &Path) -> Result<(), StoreError> {
    let make = OpenOptions::new().create(true).append(true).mode(OWNER_ONLY).open(database);
    make.map_err(sqlx::Error::Io)?;
    for path in ENDINGS.map(|ending| beside(database, ending)) {
        match restrict_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                tracing::warn!(path = %path.display(), %error, "cannot restrict the permissions of this file: others on this machine may read it");
            }
            _ => {}
        }
    }
    Ok(())
}

fn restrict_file(path: &Path) -> io::Result<()> {
    if path.metadata()?.permissions().mode() & 0o077 == 0 {
        return Ok(());
    }
    std::fs::set_permissions(path, Permissions::from_mode(OWNER_ONLY))
}
