//! The client, built into the program.

mod coding;
mod source;

pub(crate) use coding::{Coding, gzip_quickly};

use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use headers::{ETag, HeaderMapExt as _, IfNoneMatch};
use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::{Arc, LazyLock};

/// The page of a single-page application: the client finds its way from the address.
const INDEX: &str = "index.html";
/// Where the page says which build it belongs to.
const BUILD: &str = "<meta name=\"build\" content=\"";
/// Names of files in this folder change with their content.
const HASHED: &str = "assets/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";
const UNBUILT: &str = include_str!("assets/unbuilt.html");

/// The same for every server in this process.
static EMBEDDED: LazyLock<Arc<Assets>> = LazyLock::new(|| Arc::new(Assets::new(source::embedded())));

/// The files of the client.
pub(crate) struct Assets {
    files: BTreeMap<String, File>,
    build: String,
}

struct File {
    content: Bytes,
    kind: HeaderValue,
    /// Of the content as it is. What is compressed has a tag of its own.
    tag: String,
    /// The copies that the builder of the client has compressed, the best first.
    smaller: Vec<(Coding, Bytes)>,
}

impl Assets {
    /// The files of a folder, or without one those that were built in.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub(crate) fn of(folder: Option<&Path>) -> io::Result<Arc<Self>> {
        match folder {
            Some(folder) => Ok(Arc::new(Self::new(source::folder(folder)?))),
            None => Ok(Arc::clone(&EMBEDDED)),
        }
    }

    /// Which build of the client this is: pages of another one are out of date.
    pub(crate) fn build(&self) -> &str {
        &self.build
    }

    fn new(mut contents: BTreeMap<String, Bytes>) -> Self {
        if !contents.contains_key(INDEX) {
            tracing::warn!("the client was not built into this program");
            contents.insert(INDEX.to_owned(), Bytes::from_static(UNBUILT.as_bytes()));
        }
        let build = build_of(&contents[INDEX]);
        let is_copy = |name: &str| {
            Coding::ALL.iter().any(|coding| {
                name.strip_suffix(coding.ending()).is_some_and(|name| contents.contains_key(name))
            })
        };
        let copy = |name: &str, coding: Coding| contents.get(&format!("{name}{}", coding.ending())).cloned();
        let file = |name: &str, content: &Bytes| {
            let smaller = Coding::ALL.into_iter().filter_map(|coding| Some((coding, copy(name, coding)?)));
            File::new(content.clone(), name, smaller.collect())
        };
        let named = contents.iter().filter(|(name, _)| !is_copy(name));
        let files = named.map(|(name, content)| (name.clone(), file(name, content))).collect();
        Self { files, build }
    }

    /// The answer to who asks for what is at a path, with the name of the file; nothing where nothing is.
    pub(crate) fn answer(&self, path: &str, asked: &HeaderMap) -> Option<(&str, Response)> {
        self.at(path).map(|(name, file)| (name, answer(file, name.starts_with(HASHED), asked)))
    }

    /// Whether a path leads to a part of a build of the client, be it of an older one.
    pub(crate) fn is_part(path: &str) -> bool {
        path.trim_start_matches('/').starts_with(HASHED)
    }

    /// The file at a path, with its name.
    fn at(&self, path: &str) -> Option<(&str, &File)> {
        let name = path.trim_start_matches('/');
        if let Some((name, file)) = self.files.get_key_value(name) {
            return Some((name, file));
        }
        // Addresses of pages have no file behind them; files that are not there do not become a page.
        let page = !name.starts_with(HASHED) && !name.rsplit('/').next().unwrap_or_default().contains('.');
        page.then(|| self.files.get(INDEX)).flatten().map(|file| (INDEX, file))
    }
}

impl File {
    fn new(content: Bytes, name: &str, smaller: Vec<(Coding, Bytes)>) -> Self {
        use sha2::{Digest, Sha256};
        let tag = hex::encode(&Sha256::digest(&content)[..12]);
        let kind = mime_guess::from_path(name).first_or_octet_stream();
        let text = if kind.type_() == "text" { "; charset=utf-8" } else { "" };
        let kind = HeaderValue::try_from(format!("{kind}{text}"))
            .unwrap_or(HeaderValue::from_static("application/octet-stream"));
        Self { content, kind, tag, smaller }
    }

    /// What changes with the content and how it is made smaller.
    fn tag(&self, coding: Option<Coding>) -> ETag {
        let tag = match coding {
            Some(coding) => format!("\"{}-{}\"", self.tag, coding.name()),
            None => format!("\"{}\"", self.tag),
        };
        tag.parse().expect("a quoted word is a tag")
    }

    /// The smallest copy that the asker takes.
    fn best(&self, accepted: &str) -> (Option<Coding>, &Bytes) {
        let best = self.smaller.iter().find(|(coding, _)| coding.is_in(accepted));
        best.map_or((None, &self.content), |(coding, content)| (Some(*coding), content))
    }
}

/// What the page says of its build.
fn build_of(index: &[u8]) -> String {
    let page = String::from_utf8_lossy(index);
    let build = page.split_once(BUILD).and_then(|(_, rest)| rest.split_once('"'));
    build.map_or("unbuilt", |(build, _)| build).to_owned()
}

/// How a file is answered.
fn answer(file: &File, hashed: bool, asked: &HeaderMap) -> Response {
    let accepted = asked.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let (coding, content) = file.best(accepted);
    let mut headers = HeaderMap::new();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(if hashed { FOR_EVER } else { ASK_AGAIN }));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    let tag = file.tag(coding);
    headers.typed_insert(tag.clone());
    if asked.typed_get::<IfNoneMatch>().is_some_and(|known| !known.precondition_passes(&tag)) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(CONTENT_TYPE, file.kind.clone());
    if let Some(coding) = coding {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(coding.name()));
    }
    (headers, content.clone()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_says_which_build_it_is() {
        let page = br#"<head><meta charset="utf-8"><meta name="build" content="0a1b2c"><title>"#;
        assert_eq!(build_of(page), "0a1b2c");
        assert_eq!(build_of(UNBUILT.as_bytes()), "unbuilt");
    }
}
