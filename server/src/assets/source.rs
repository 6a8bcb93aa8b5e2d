//! Where the files of the client come from.

use axum::body::Bytes;
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::path::Path;
use std::{fs, io};

#[derive(RustEmbed)]
#[folder = "../client-web/dist"]
struct Dist;

/// A file as the builder of the client left it.
pub(super) struct Source {
    /// With slashes, from the folder of the client.
    pub(super) name: String,
    pub(super) content: Bytes,
    pub(super) kind: String,
}

/// The files that were built into the program.
pub(super) fn embedded() -> Vec<Source> {
    let read = |name: Cow<'static, str>| {
        let embedded = Dist::get(&name)?;
        let content = match embedded.data {
            Cow::Borrowed(content) => Bytes::from_static(content),
            Cow::Owned(content) => Bytes::from(content),
        };
        let kind = embedded.metadata.mimetype().to_owned();
        Some(Source { name: name.into_owned(), content, kind })
    };
    Dist::iter().filter(|name| is_served(name)).filter_map(read).collect()
}

/// The files of a folder.
///
/// # Errors
/// When the folder or one of its files cannot be read.
pub(super) fn folder(folder: &Path) -> io::Result<Vec<Source>> {
    let mut sources = Vec::new();
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
                let content = Bytes::from(fs::read(entry.path())?);
                let kind = mime_guess::from_path(&name).first_or_octet_stream().to_string();
                sources.push(Source { name, content, kind });
            }
        }
    }
    Ok(sources)
}

/// What begins with a dot the builder noted for itself.
fn is_served(name: &str) -> bool {
    !name.starts_with('.')
}
