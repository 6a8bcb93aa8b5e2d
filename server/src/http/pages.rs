//! The client's files: everything that is not under another address.

use super::Refusal;
use crate::app::App;
use crate::assets::Assets;
use axum::Extension;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use protocol::Code;
use std::sync::Arc;

/// Which file was shown, for the log. All pages are one file.
#[derive(Clone)]
pub(super) struct Shown(pub(super) Box<str>);

/// A page, or a file it asks for.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let refusal = Refusal::new(Code::Malformed, "pages are only read");
        return refusal.with_status(StatusCode::METHOD_NOT_ALLOWED).into_response();
    }
    match app.assets.answer(uri.path(), &headers) {
        Some((file, answer)) => (Extension(Shown(file.into())), answer).into_response(),
        None if Assets::is_part(uri.path()) => lost_part(uri.path()),
        None => Refusal::from(Code::NotFound).into_response(),
    }
}

/// The answer to who asks for a part of an older client. Of what it was asked for: a browser would complain of a style
/// that is none.
fn lost_part(path: &str) -> Response {
    let kind = if path.ends_with(".css") { "text/css" } else { "text/javascript" };
    (StatusCode::NOT_FOUND, [(CONTENT_TYPE, kind)]).into_response()
}
