//! Where a control socket is, in as few bytes as the system takes.

use crate::store::Site;
use std::fs::File;
use std::io;
use std::os::fd::AsRawFd as _;
use std::path::{Path, PathBuf};

const NAME: &str = "control.sock";
/// The address of a Unix socket holds so many bytes on every system; Linux takes four more.
const MOST_BYTES: usize = 103;

/// The path of the control socket beside a database.
pub(super) fn path(site: &Site) -> PathBuf {
    site.folder.join(NAME)
}

/// A path by which the system takes a socket.
pub(super) struct Address {
    short: PathBuf,
    /// Stays open as long as the short path is used.
    _folder: Option<File>,
}

impl Address {
    /// The socket in this folder. Where its path is too long, Linux has a short one through the opened folder.
    pub(super) fn of(site: &Site) -> io::Result<Self> {
        let path = path(site);
        if path.as_os_str().len() <= MOST_BYTES {
            return Ok(Self { short: path, _folder: None });
        }
        let folder = File::open(&site.folder)?;
        let short = PathBuf::from(format!("/proc/self/fd/{}", folder.as_raw_fd()));
        if !short.exists() {
            return Err(io::Error::new(io::ErrorKind::InvalidFilename, "its path is too long for a socket"));
        }
        Ok(Self { short: short.join(NAME), _folder: Some(folder) })
    }

    pub(super) fn as_path(&self) -> &Path {
        &self.short
    }
}
