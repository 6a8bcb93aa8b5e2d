//! People whose lines of chat a user does not want to see. Everybody is sent the same lines; the client hides those of the keys
//! that are listed here, so nobody learns that they are ignored.

use super::cookie::RequestUser;
use super::params::RoomId;
use super::{Refusal, SameOrigin};
use crate::App;
use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use protocol::{Code, Ignored, MatchId, PersonKey, UserId};
use records::names::person_key;
use std::sync::Arc;

/// The most people whom a user ignores.
const MAX_IGNORED: u32 = 500;

/// `GET /api/tables/{room}/ignored`: the people at the table whom the user ignores.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
    RoomId(room): RoomId,
) -> Result<Json<Ignored>, Refusal> {
    let user = request_user.require_user()?.id;
    let ignored = app.store.ignored(user).await?;
    let at_table = if ignored.is_empty() { Vec::new() } else { people_at(&app, room).await? };
    let mut people: Vec<PersonKey> =
        at_table.iter().filter(|one| ignored.contains(one)).map(|one| person_key(room, *one)).collect();
    people.sort_unstable();
    people.dedup();
    Ok(Json(Ignored { people }))
}

/// `PUT /api/tables/{room}/ignored/{person}`: ignores somebody, at every table.
pub(super) async fn add(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
    PersonAtTable { room, person }: PersonAtTable,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    let other = user_at(&app, room, person).await?;
    if app.store.ignore(user, other, MAX_IGNORED).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Code::TooMany.into())
    }
}

/// `DELETE /api/tables/{room}/ignored/{person}`: ends that.
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
    PersonAtTable { room, person }: PersonAtTable,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    app.store.stop_ignoring(user, user_at(&app, room, person).await?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The user for whom a key stands at a table.
pub(super) async fn user_at(app: &App, room: MatchId, person: PersonKey) -> Result<UserId, Refusal> {
    let people = people_at(app, room).await?;
    let found = people.into_iter().find(|user| person_key(room, *user) == person);
    Ok(found.ok_or(Code::NotFound)?)
}

/// Those whose lines of chat the match may show, and those who look at it together at the moment.
async fn people_at(app: &App, room: MatchId) -> Result<Vec<UserId>, Refusal> {
    let mut people = app.store.people_at(room).await?;
    people.extend(app.reviews.users_at(room));
    Ok(people)
}

/// The match and the person in the path.
pub(super) struct PersonAtTable {
    room: MatchId,
    person: PersonKey,
}

impl<S: Send + Sync> FromRequestParts<S> for PersonAtTable {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let Path((room, person)) =
            Path::<(String, String)>::from_request_parts(parts, state).await.map_err(|_| Code::NotFound)?;
        Ok(Self {
            room: room.parse().map_err(|_| Code::NotFound)?,
            person: person.try_into().map_err(|_| Code::NotFound)?,
        })
    }
}
