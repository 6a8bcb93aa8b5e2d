//! What users have noted for themselves at steps of a match. A note is its writer's, and leaves the server for nobody else until
//! the match is over and the writer shares it. So before the end the answer to others is the same, whether there are notes or
//! not.

use super::body::Body;
use super::cookie::RequestUser;
use super::entry::Watcher;
use super::params::RoomId;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress, ByUser};
use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use protocol::{
    Code, MatchId, Note, Notes, Person, PersonKey, SetNote, SharedNote, TableStatus, UserId, limits,
};
use records::names::{is_readable, person_key};
use room::people_of;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use store::MatchHeader;
use store::notes::NoteWritten;

/// The most shared notes of a match that are shown: those that were changed last.
const MAX_SHOWN: u32 = 500;

/// `GET /api/matches/{room}/notes`: the user's own notes and, after the end, those that others share.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    _: Watcher,
    RoomId(room): RoomId,
    request_user: RequestUser,
) -> Result<Json<Notes>, Refusal> {
    let user = request_user.require_user().ok().map(|user| user.id);
    let header = started(&app, room).await?;
    let own = match user {
        Some(user) => app.store.notes(room, user).await?,
        None => Vec::new(),
    };
    let shared = match header.row.table.status.is_over() {
        true => app.store.shared_notes(room, user, MAX_SHOWN).await?,
        false => Vec::new(),
    };
    let writers = shared.iter().map(|(writer, _)| *writer).collect();
    let people = names_of(&app, &header, &writers).await?;
    let shared_note = |(writer, note): (UserId, store::notes::Note)| SharedNote {
        person: person_key(room, writer),
        version: note.version,
        text: note.text,
        changed: note.changed,
    };
    Ok(Json(Notes {
        own: own.into_iter().map(own_note).collect(),
        shared: shared.into_iter().map(shared_note).collect(),
        people,
    }))
}

/// `PUT /api/matches/{room}/notes/{version}`: writes a note in the place of the user's one at this step.
pub(super) async fn write(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    _: Watcher,
    AtStep { room, version }: AtStep,
    address: Address,
    request_user: RequestUser,
    Body(SetNote { text, shared }): Body<SetNote>,
) -> Result<Json<Note>, Refusal> {
    let user = request_user.require_user()?.id;
    let text = text.trim();
    let is_control = |c: char| c.is_control() && c != '\n';
    if text.chars().count() > limits::NOTE_CHARS || text.chars().any(is_control) || !is_readable(text) {
        return Err(Code::BadText.into());
    }
    let header = started(&app, room).await?;
    app.quotas.count(ByAddress::Note, address)?;
    app.quotas.count_of_user(ByUser::Note, user)?;
    let note = store::notes::Note { version, text: text.to_owned(), shared, changed: app.clock.now() };
    let (last, limit) = (header.row.version, limits::NOTES_A_MATCH);
    match app.store.write_note(room, user, &note, last, limit).await? {
        NoteWritten::Done => Ok(Json(own_note(note))),
        NoteWritten::NoStep => Err(Refusal::new(Code::NotFound, "the match has no such step")),
        NoteWritten::TooMany => Err(Code::UsedUp.into()),
        NoteWritten::Muted => Err(Code::Muted.into()),
        NoteWritten::SignedOut => Err(Code::NoSession.into()),
    }
}

/// `DELETE /api/matches/{room}/notes/{version}`: deletes the user's note at this step.
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    AtStep { room, version }: AtStep,
    request_user: RequestUser,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    app.store.delete_note(room, user, version).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The match, if it has begun.
async fn started(app: &App, room: MatchId) -> Result<MatchHeader, Refusal> {
    let header = app.store.header(room).await?.ok_or(Code::NotFound)?;
    match header.row.table.status {
        TableStatus::Gathering => Err(Code::NotStarted.into()),
        TableStatus::Running | TableStatus::Over | TableStatus::Abandoned => Ok(header),
    }
}

/// What the writers are called beside those at the table.
async fn names_of(
    app: &App,
    header: &MatchHeader,
    writers: &BTreeSet<UserId>,
) -> Result<BTreeMap<PersonKey, Person>, Refusal> {
    if writers.is_empty() {
        return Ok(BTreeMap::new());
    }
    let room = header.row.id;
    let mut users: Vec<UserId> = header.seats.iter().filter_map(|seat| seat.assignment.user()).collect();
    let others: Vec<UserId> = writers.iter().filter(|writer| !users.contains(writer)).copied().collect();
    users.extend(others);
    let mut people = people_of(room, &users, &BTreeMap::new(), &app.store.names(&users).await?);
    let shown: BTreeSet<PersonKey> = writers.iter().map(|writer| person_key(room, *writer)).collect();
    people.retain(|key, _| shown.contains(key));
    Ok(people)
}

fn own_note(note: store::notes::Note) -> Note {
    let store::notes::Note { version, text, shared, changed } = note;
    Note { version, text, shared, changed }
}

/// The match and the step in the path.
pub(super) struct AtStep {
    room: MatchId,
    version: u64,
}

impl<S: Send + Sync> FromRequestParts<S> for AtStep {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let Path((room, version)) =
            Path::<(String, String)>::from_request_parts(parts, state).await.map_err(|_| Code::NotFound)?;
        Ok(Self {
            room: room.parse().map_err(|_| Code::NotFound)?,
            version: version.parse().map_err(|_| Code::NotFound)?,
        })
    }
}
