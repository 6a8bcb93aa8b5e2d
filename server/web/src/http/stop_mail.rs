//! The link in every mail that stops the mails, with one click of the mail program (RFC 8058) or on a page.

use super::Refusal;
use crate::App;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::IntoResponse;
use protocol::Code;
use std::sync::Arc;

/// The page that asks before mails are stopped: programs that follow all links of a mail must not stop them.
///
/// `GET /api/notices/unsubscribe/{token}`
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
) -> Result<impl IntoResponse, Refusal> {
    let language = app.notices.language_of_link(&token).await?.ok_or(Code::BadLink)?;
    Ok(page(&app.notices.page_before_stopping(&language)))
}

/// Stops the mails. The mail program sends it, or the page; there is no session and no origin.
///
/// `POST /api/notices/unsubscribe/{token}`
pub(super) async fn stop(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
) -> Result<impl IntoResponse, Refusal> {
    let language = app.notices.stop_mails(&token).await?.ok_or(Code::BadLink)?;
    Ok(page(&app.notices.page_after_stopping(&language)))
}

fn page(html: &str) -> impl IntoResponse + use<> {
    let headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CACHE_CONTROL, "no-store"),
        (CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'"),
    ];
    (headers, html.to_owned())
}
