//! Reads the client's files.

use axum::body::Bytes;
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

#[derive(RustEmbed)]
#[folder = "../../client-web/dist"]
struct Dist;

/// The files that are embedded in the program, by name.
pub(super) fn embedded() -> BTreeMap<String, Bytes> {
    let read = |name: Cow<'static, str>| {
        let content = match Dist::get(&name)?.data {
            Cow::Borrowed(content) => Bytes::from_static(content),
            Cow::Owned(content) => Bytes::from(content),
        };
        Some((name.into_owned(), content))
    };
    Dist::iter().filter(|name| is_served(name)).filter_map(read).collect()
}

/// The files of a folder, by their path relative to it, with slashes.
///
/// # Errors
/// When the folder or one of its files cannot be read.
pub(super) fn folder(folder: &Path) -> io::Result<BTreeMap<String, Bytes>> {
    let mut contents = BTreeMap::new();
    let mut folders = vec![(String::new(), folder.to_owned())];
    while let Some((prefix, folder)) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if !is_served(&name) {
                continue;
            }
            if entry.file_type()?.is_dir() {
                folders.push((format!("{name}/"), entry.path()));
            } else {
                contents.insert(name, Bytes::from(fs::read(entry.path())?));
            }
        }
    }
    Ok(contents)
}

/// Files whose names start with a dot belong to the client's build and are not served.
fn is_served(name: &str) -> bool {
    !name.starts_with('.')
}
