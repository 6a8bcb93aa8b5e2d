//! Answers of JSON that are compressed where the client can read that.

use crate::assets::{Coding, gzip_fast};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName};
use serde::Serialize;

pub(super) const JSON: (HeaderName, &str) = (CONTENT_TYPE, "application/json");

/// How the answer is compressed.
pub(super) fn coding_of(headers: &HeaderMap) -> Option<Coding> {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    Some(Coding::Gzip).filter(|coding| coding.is_accepted_by(accepted))
}

/// The body of an answer.
pub(super) fn body(answer: &impl Serialize, coding: Option<Coding>) -> Vec<u8> {
    let text = serde_json::to_vec(answer).expect("answers have a JSON form");
    match coding {
        Some(_) => gzip_fast(&text).expect("writing to memory does not fail"),
        None => text,
    }
}
