//! The client's files, embedded in the program or read from a folder.

mod coding;
mod pages;
mod source;

pub(crate) use coding::{Coding, gzip, gzip_fast};
pub(crate) use pages::{PageRequest, Pages, Preview, Progress, StepPreview, first_of};

use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use headers::{ETag, HeaderMapExt as _, IfNoneMatch};
use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::{Arc, LazyLock};

/// The page of the single-page application, served for every page address.
const INDEX: &str = "index.html";
/// What the client's build says about its pages; for the server alone.
const PAGES: &str = "pages.json";
/// Where the page names the build it belongs to.
const BUILD: &str = "<meta name=\"build\" content=\"";
/// Names of files in this folder contain a hash of their content.
const HASHED: &str = "assets/";
const IMMUTABLE: &str = "public, max-age=31536000, immutable";
const REVALIDATE: &str = "no-cache";
const UNBUILT: &str = include_str!("assets/unbuilt.html");

/// Shared by all servers in this process.
static EMBEDDED: LazyLock<Arc<Assets>> = LazyLock::new(|| Arc::new(Assets::new(source::embedded())));

/// The client's files, and the name of its build.
pub struct Assets {
    files: BTreeMap<String, File>,
    /// `None` if the build says nothing about its pages. All of them are then `index.html` as it is.
    pages: Option<Pages>,
    build: String,
}

/// What a path leads to.
pub(crate) enum Found<'a> {
    /// A page, whose document is made for each request.
    Page(&'a Pages),
    /// A file with this name.
    File(&'a str, Response),
}

struct File {
    content: Bytes,
    content_type: HeaderValue,
    /// The tag of the uncompressed content. Each compressed copy has a tag of its own.
    tag: String,
    /// The copies that the client's build compressed, best first.
    compressed: Vec<(Coding, Bytes)>,
}

impl Assets {
    /// Reads the files from a folder, or uses the embedded ones without one.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn of(folder: Option<&Path>) -> io::Result<Arc<Self>> {
        match folder {
            Some(folder) => Ok(Arc::new(Self::new(source::folder(folder)?))),
            None => Ok(Arc::clone(&EMBEDDED)),
        }
    }

    /// The build of the client. Pages of another build are out of date.
    pub fn build(&self) -> &str {
        &self.build
    }

    fn new(mut contents: BTreeMap<String, Bytes>) -> Self {
        if !contents.contains_key(INDEX) {
            tracing::warn!("this program was built without the client");
            contents.insert(INDEX.to_owned(), Bytes::from_static(UNBUILT.as_bytes()));
        }
        let build = build_of(&contents[INDEX]);
        let pages = contents.remove(PAGES).and_then(|pages| {
            let template = String::from_utf8_lossy(&contents[INDEX]).into_owned();
            Pages::parse(template, &pages).inspect_err(|error| tracing::error!(%error, "{PAGES}")).ok()
        });
        let is_copy = |name: &str| {
            Coding::ALL.iter().any(|coding| {
                name.strip_suffix(coding.extension()).is_some_and(|name| contents.contains_key(name))
            })
        };
        let copy =
            |name: &str, coding: Coding| contents.get(&format!("{name}{}", coding.extension())).cloned();
        let file = |name: &str, content: &Bytes| {
            let compressed = Coding::ALL.into_iter().filter_map(|coding| Some((coding, copy(name, coding)?)));
            File::new(content.clone(), name, compressed.collect())
        };
        let named = contents.iter().filter(|(name, _)| !is_copy(name));
        let files = named.map(|(name, content)| (name.clone(), file(name, content))).collect();
        Self { files, pages, build }
    }

    /// What a path leads to. `None` if there is no such file.
    pub(crate) fn find(&self, path: &str, request_headers: &HeaderMap) -> Option<Found<'_>> {
        let (name, file) = self.file(path)?;
        let pages = self.pages.as_ref().filter(|_| name == INDEX);
        Some(pages.map_or_else(|| Found::File(name, response(file, name, request_headers)), Found::Page))
    }

    /// Whether a path names a part of some build of the client, possibly of an older one.
    pub(crate) fn is_hashed_path(path: &str) -> bool {
        path.trim_start_matches('/').starts_with(HASHED)
    }

    /// The file for a path, with its name.
    fn file(&self, path: &str) -> Option<(&str, &File)> {
        let name = path.trim_start_matches('/');
        if let Some((name, file)) = self.files.get_key_value(name) {
            return Some((name, file));
        }
        // Page addresses have no file of their own and get the index page. A missing file is not replaced by a page.
        let page = !name.starts_with(HASHED) && !name.rsplit('/').next().unwrap_or_default().contains('.');
        page.then(|| self.files.get(INDEX)).flatten().map(|file| (INDEX, file))
    }
}

impl File {
    fn new(content: Bytes, name: &str, compressed: Vec<(Coding, Bytes)>) -> Self {
        use sha2::{Digest, Sha256};
        let tag = hex::encode(&Sha256::digest(&content)[..12]);
        let content_type = mime_guess::from_path(name).first_or_octet_stream();
        let text = if content_type.type_() == "text" { "; charset=utf-8" } else { "" };
        let content_type = HeaderValue::try_from(format!("{content_type}{text}"))
            .unwrap_or(HeaderValue::from_static("application/octet-stream"));
        Self { content, content_type, tag, compressed }
    }

    /// The entity tag, which depends on the content and on its encoding.
    fn tag(&self, coding: Option<Coding>) -> ETag {
        let tag = match coding {
            Some(coding) => format!("\"{}-{}\"", self.tag, coding.name()),
            None => format!("\"{}\"", self.tag),
        };
        tag.parse().expect("a quoted word is a valid entity tag")
    }

    /// The smallest copy that the client accepts.
    fn best_copy(&self, accepted: &str) -> (Option<Coding>, &Bytes) {
        let best = self.compressed.iter().find(|(coding, _)| coding.is_accepted_by(accepted));
        best.map_or((None, &self.content), |(coding, content)| (Some(*coding), content))
    }
}

/// Whether the client already has the content with this tag.
pub(crate) fn is_known(tag: &ETag, request_headers: &HeaderMap) -> bool {
    request_headers
        .typed_get::<IfNoneMatch>()
        .is_some_and(|if_none_match| !if_none_match.precondition_passes(tag))
}

/// The build that the page names.
fn build_of(index: &[u8]) -> String {
    let page = String::from_utf8_lossy(index);
    let build = page.split_once(BUILD).and_then(|(_, rest)| rest.split_once('"'));
    build.map_or("unbuilt", |(build, _)| build).to_owned()
}

/// The HTTP response for a file.
fn response(file: &File, name: &str, request_headers: &HeaderMap) -> Response {
    let accepted =
        request_headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let (coding, content) = file.best_copy(accepted);
    let mut headers = HeaderMap::new();
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if name.starts_with(HASHED) {
        // Nobody asks whether such a file has changed, so it needs no entity tag.
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(IMMUTABLE));
    } else {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(REVALIDATE));
        let tag = file.tag(coding);
        headers.typed_insert(tag.clone());
        if is_known(&tag, request_headers) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
    }
    headers.insert(CONTENT_TYPE, file.content_type.clone());
    if let Some(coding) = coding {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(coding.name()));
    }
    (headers, content.clone()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_build_is_read_from_the_page() {
        let page = br#"<head><meta charset="utf-8"><meta name="build" content="0a1b2c"><title>"#;
        assert_eq!(build_of(page), "0a1b2c");
        assert_eq!(build_of(UNBUILT.as_bytes()), "unbuilt");
    }
}
