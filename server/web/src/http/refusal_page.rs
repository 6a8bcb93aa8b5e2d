//! Puts refusals into words for people who meet them in a browser. Programs get JSON.

use super::host_header::named_host;
use super::preferences;
use crate::App;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT, CONTENT_LENGTH, CONTENT_TYPE, HeaderValue};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use base::PublicUrl;
use notices::{other_address_page, refusal_page};
use protocol::FailureId;
use std::sync::Arc;

/// What a page says of a refusal, with its response.
#[derive(Clone)]
pub(super) struct RefusedWith {
    pub(super) code: String,
    pub(super) failure: Option<FailureId>,
}

/// Answers a browser that opens a page, or follows a link, with a page instead of the JSON of a refusal.
pub(super) async fn show(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if !accepts_pages(request.headers()) {
        return next.run(request).await;
    }
    let language = preferences::language_of_server(request.headers());
    let named = named_host(&request).unwrap_or_default().to_owned();
    let mut response = next.run(request).await;
    let Some(RefusedWith { code, failure }) = response.extensions_mut().remove() else { return response };
    let own = app.settings.public_url.as_ref().map_or_else(|| "/".to_owned(), PublicUrl::home);
    let page = if response.status() == StatusCode::MISDIRECTED_REQUEST {
        other_address_page(language, &named, &own)
    } else {
        refusal_page(language, &code, failure, &own)
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.remove(CONTENT_LENGTH);
    *response.body_mut() = Body::from(page);
    response
}

/// Browsers say so where they show what they get. Scripts of pages and programs do not.
fn accepts_pages(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(ACCEPT).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|kind| kind.trim_start().starts_with("text/html"))
}
