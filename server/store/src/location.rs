//! Which store an address names.

use super::{StoreError, postgres, sqlite};
use crate::real_path::real_path;
use std::path::{Path, PathBuf};

/// The location of a store, to tell it from other stores on the same machine. It is the same for every way to write it,
/// and does not change when the store is created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreLocation {
    /// The folder of the SQLite file; the data folder if the store is a Postgres database.
    pub folder: PathBuf,
    /// The path of the SQLite file, or the address of the Postgres database without user and password.
    pub database: String,
}

/// Returns the location of the store at `url` without opening it.
///
/// # Errors
/// If the address cannot be parsed.
pub fn location(url: Option<&str>, data_dir: &Path) -> Result<StoreLocation, StoreError> {
    Ok(match locate(url, data_dir)? {
        Location::File(path) => sqlite::location(&path),
        Location::Server(url) => {
            StoreLocation { folder: real_path(data_dir), database: postgres::name(url)? }
        }
    })
}

pub(super) enum Location<'a> {
    /// The real path of a file.
    File(PathBuf),
    Server(&'a str),
}

/// Reads the address of a store.
///
/// # Errors
/// If it cannot be parsed.
pub(super) fn locate<'a>(url: Option<&'a str>, data_dir: &Path) -> Result<Location<'a>, StoreError> {
    let file = |path: &Path| Ok(Location::File(real_path(path)));
    let Some(url) = url else { return file(&data_dir.join("rodada.db")) };
    match url.split_once(':') {
        Some(("postgres" | "postgresql", _)) => Ok(Location::Server(url)),
        Some(("sqlite", path)) => file(sqlite::path_of(path)?),
        _ => Err(StoreError::Address("it must begin with postgres:, postgresql: or sqlite:".to_owned())),
    }
}
