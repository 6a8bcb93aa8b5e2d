//! What stands in an address.

use super::Refusal;
use super::sent::Sent;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use protocol::{Code, MatchId};

/// The match in the path.
pub(super) struct Room(pub(super) MatchId);

impl<S: Send + Sync> FromRequestParts<S> for Room {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        // What is no id names no match.
        let Path(text) =
            Path::<String>::from_request_parts(parts, state).await.map_err(|_| Code::NotFound)?;
        Ok(Self(text.parse().map_err(|_| Code::NotFound)?))
    }
}

/// The parameters behind the path.
pub(super) struct Asked<T>(pub(super) T);

impl<T: Sent, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let asked: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, state).await;
        asked
            .map(|Query(asked)| Self(asked))
            .map_err(|error| Refusal::new(Code::Malformed, error.body_text()))
    }
}
