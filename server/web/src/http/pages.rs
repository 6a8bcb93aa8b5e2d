//! The client's files, at every path that has no other route.

use super::links::Links;
use super::previews::{Asker, preview};
use super::{Refusal, preferences};
use crate::App;
use crate::admission::Address;
use crate::assets::{Assets, Coding, Found, PageRequest, Pages, gzip, is_known};
use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, HeaderValue, VARY};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use headers::{ETag, HeaderMapExt as _};
use protocol::Code;
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// The name of pages in the log. Their paths may contain rooms and tokens.
const PAGE: &str = "page";

/// What was served, for the log.
#[derive(Clone)]
pub(super) struct ServedFile(pub(super) Box<str>);

/// Serves a page or another file of the client.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    links: Links,
    address: Address,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let refusal = Refusal::new(Code::Malformed, "pages only accept GET and HEAD");
        return refusal.with_status(StatusCode::METHOD_NOT_ALLOWED).into_response();
    }
    match app.assets.find(uri.path(), &headers) {
        Some(Found::File(file, response)) => (Extension(ServedFile(file.into())), response).into_response(),
        Some(Found::Page(pages)) => {
            let is_browser = is_browser(&headers);
            // A table in a browser will want a socket.
            if is_browser && uri.path().starts_with("/t/") {
                app.traffic.count_table_page();
            }
            let language = preferences::language(pages, &headers);
            let request = PageRequest {
                path: uri.path(),
                language,
                theme: preferences::theme(&headers),
                home: &links.to(""),
                path_of_server: app.settings.path(),
                preview: &preview(&app, uri.path(), &Asker { language, address, is_browser }).await,
            };
            (Extension(ServedFile(PAGE.into())), page(pages, &request, &headers)).into_response()
        }
        None if Assets::is_hashed_path(uri.path()) => missing_asset(uri.path()),
        None => Refusal::from(Code::NotFound).into_response(),
    }
}

/// Whether a browser opens a page. Programs that only look at a link do not send this header; browsers send it where the
/// connection is secure.
fn is_browser(headers: &HeaderMap) -> bool {
    headers.get("sec-fetch-dest").is_some_and(|purpose| purpose == "document")
}

/// The document of a page. It is small and made for each request, so that a user's language and theme are there
/// before any script.
fn page(pages: &Pages, request: &PageRequest, request_headers: &HeaderMap) -> Response {
    let document = pages.document(request);
    let accepted = request_headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let accepts_gzip = accepted.is_some_and(|accepted| Coding::Gzip.is_accepted_by(accepted));
    let compressed = accepts_gzip.then(|| gzip(document.as_bytes()).ok()).flatten();
    let digest = hex::encode(&Sha256::digest(&document)[..12]);
    let mut headers = HeaderMap::new();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding, accept-language, cookie"));
    let coding = if compressed.is_some() { "-gzip" } else { "" };
    let tag: ETag = format!("\"{digest}{coding}\"").parse().expect("a quoted word is a valid entity tag");
    headers.typed_insert(tag.clone());
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    if is_known(&tag, request_headers) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    match compressed {
        Some(compressed) => {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(Coding::Gzip.name()));
            (headers, Bytes::from(compressed)).into_response()
        }
        None => (headers, document).into_response(),
    }
}

/// The response for a part of an older client. It has the content type of the requested file, because browsers complain
/// about styles and scripts of another type.
fn missing_asset(path: &str) -> Response {
    let content_type = if path.ends_with(".css") { "text/css" } else { "text/javascript" };
    (StatusCode::NOT_FOUND, [(CONTENT_TYPE, content_type)]).into_response()
}
