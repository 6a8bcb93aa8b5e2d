//! The path of the control socket, short enough for the operating system.

use std::fs::File;
use std::io;
use std::os::fd::AsRawFd as _;
use std::path::{Path, PathBuf};
use store::StoreLocation;

const SOCKET_NAME: &str = "control.sock";
/// The longest path of a Unix socket that every system accepts; Linux accepts four bytes more.
const MAX_PATH_BYTES: usize = 103;

/// The path of the control socket beside a database.
pub(super) fn path(location: &StoreLocation) -> PathBuf {
    location.folder.join(SOCKET_NAME)
}

/// A path of the control socket that the operating system accepts.
pub(super) struct Address {
    short: PathBuf,
    /// Must stay open as long as the short path is used.
    _folder: Option<File>,
}

impl Address {
    /// The path of the socket in the data folder. If it is too long, Linux has a short path through the open folder.
    pub(super) fn of(location: &StoreLocation) -> io::Result<Self> {
        let path = path(location);
        if path.as_os_str().len() <= MAX_PATH_BYTES {
            return Ok(Self { short: path, _folder: None });
        }
        let folder = File::open(&location.folder)?;
        let short = PathBuf::from(format!("/proc/self/fd/{}", folder.as_raw_fd()));
        if !short.exists() {
            return Err(io::Error::new(io::ErrorKind::InvalidFilename, "its path is too long for a socket"));
        }
        Ok(Self { short: short.join(SOCKET_NAME), _folder: Some(folder) })
    }

    pub(super) fn as_path(&self) -> &Path {
        &self.short
    }
}
