//! Extractors for the path and the query of a request.

use super::Refusal;
use super::strict_input::StrictInput;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use protocol::{CircleId, Code, LeagueId, MatchId, PersonKey, PlayerNumber};
use std::str::FromStr;

/// The match in the path.
pub(super) struct RoomId(pub(super) MatchId);

impl<S: Send + Sync> FromRequestParts<S> for RoomId {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        // A path segment that is not an id names no match.
        let Path(text) =
            Path::<String>::from_request_parts(parts, state).await.map_err(|_| Code::NotFound)?;
        Ok(Self(text.parse().map_err(|_| Code::NotFound)?))
    }
}

/// The id of a circle, an evening or a league in the path.
pub(super) struct IdInPath<T>(pub(super) T);

impl<T: FromStr, S: Send + Sync> FromRequestParts<S> for IdInPath<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let Path(text) =
            Path::<String>::from_request_parts(parts, state).await.map_err(|_| Code::NotFound)?;
        Ok(Self(text.parse().map_err(|_| Code::NotFound)?))
    }
}

/// A member of a circle in the path.
pub(super) struct MemberInPath {
    pub(super) circle: CircleId,
    pub(super) person: PersonKey,
}

impl<S: Send + Sync> FromRequestParts<S> for MemberInPath {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let Path((circle, person)) =
            Path::<(String, String)>::from_request_parts(parts, state).await.map_err(|_| Code::NotFound)?;
        Ok(Self {
            circle: circle.parse().map_err(|_| Code::NotFound)?,
            person: person.try_into().map_err(|_| Code::NotFound)?,
        })
    }
}

/// A player of a league in the path.
pub(super) struct PlayerInPath {
    pub(super) league: LeagueId,
    pub(super) player: PlayerNumber,
}

impl<S: Send + Sync> FromRequestParts<S> for PlayerInPath {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let Path((league, player)) =
            Path::<(String, String)>::from_request_parts(parts, state).await.map_err(|_| Code::NotFound)?;
        Ok(Self {
            league: league.parse().map_err(|_| Code::NotFound)?,
            player: player.parse().map_err(|_| Code::NotFound)?,
        })
    }
}

/// The query parameters.
pub(super) struct QueryParams<T>(pub(super) T);

impl<T: StrictInput, S: Send + Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let params: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, state).await;
        params
            .map(|Query(params)| Self(params))
            .map_err(|error| Refusal::new(Code::Malformed, error.body_text()))
    }
}
