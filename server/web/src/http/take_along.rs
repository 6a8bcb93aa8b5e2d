//! All of a user's data as one file.
//!
//! Matches are read one at a time while the file is sent, so that its size does not matter. Each is shown as the seat of the
//! user saw it, with the same documents and patches that were sent to it: what others may not know is not in there.

use super::Refusal;
use super::cookie::{RequestUser, SignedIn};
use super::notices::notices_of;
use super::sessions::sessions_of;
use super::sign_in_methods::methods_of;
use crate::App;
use crate::admission::ByUser;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt as _, stream};
use games::frame::{Seat, Viewer};
use protocol::{MatchId, Replay, TableStatus, UserId};
use records::calendar::united;
use room::{ReplayError, has_started, replay_for_viewer};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io;
use std::sync::Arc;
use store::circles::CircleEntry;
use store::evenings::OwnEvening;
use store::leagues::OwnLeague;
use store::notes::Note;
use store::people::Belongings;
use store::ratings::{OwnRating, RatedUser};
use store::reviews::Review;
use store::{MatchRow, Millis, StepKind, StepRow, StoredLine, StoredMatch};
use tables::ReplayRequestError;

const HEADERS: [(HeaderName, &str); 3] = [
    (CONTENT_TYPE, "application/json"),
    (CONTENT_DISPOSITION, "attachment; filename=\"rodada-me.json\""),
    (CACHE_CONTROL, "private, no-store"),
];

/// `GET /api/me/data`
pub(super) async fn send(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
) -> Result<Response, Refusal> {
    let session = request_user.require_session()?;
    app.quotas.count_of_user(ByUser::DataFile, session.user.id)?;
    let belongings = app.store.belongings(session.user.id).await?;
    let head = head(&app, &session, &belongings).await?;
    let own: Arc<BTreeSet<UserId>> =
        Arc::new(belongings.guests.into_iter().chain([session.user.id]).collect());
    let user = session.user.id;
    let matches = stream::iter(belongings.seats.into_iter().enumerate()).then(move |(at, id)| {
        let (app, own) = (Arc::clone(&app), Arc::clone(&own));
        async move {
            let separator = if at == 0 { "\n" } else { ",\n" };
            let text = read(&app, id, user, own).await.map_err(|error| {
                // The browser notices that the file is not whole.
                tracing::warn!(room = %id, %error, "the data of a user could not be sent");
                io::Error::other("a match could not be read")
            })?;
            Ok(Bytes::from(format!("{separator}{text}")))
        }
    });
    let file = stream::iter([Ok::<_, io::Error>(head)])
        .chain(matches)
        .chain(stream::iter([Ok(Bytes::from_static(b"\n]}\n"))]));
    Ok((HEADERS, Body::from_stream(file)).into_response())
}

/// The file up to the list of matches.
async fn head(app: &App, session: &SignedIn, belongings: &Belongings) -> Result<Bytes, Refusal> {
    let user = &session.user;
    let line = |(id, line): &(MatchId, StoredLine)| {
        let StoredLine { number, at, seat, text, .. } = line;
        json!({"match": id, "number": number, "at": at, "seat": seat, "text": text})
    };
    let note = |(id, note): &(MatchId, Note)| {
        let Note { version, text, shared, changed } = note;
        json!({"match": id, "version": version, "text": text, "shared": shared, "changed": changed})
    };
    let review = |Review { id, of, step, .. }: &Review| json!({"id": id, "match": of, "step": step});
    let circle = |CircleEntry { id, name, owner, joined, .. }: &CircleEntry| {
        let webhook = belongings.circle_webhooks.get(id);
        json!({"id": id, "name": name, "owned": *owner == user.id, "joined": joined, "webhook": webhook})
    };
    let evening =
        |OwnEvening { id, plan, created }: &OwnEvening| json!({"id": id, "plan": plan, "created": created});
    let league = |OwnLeague { id, plan, is_maker, player }: &OwnLeague| {
        let (state, since) = player.unzip();
        json!({"id": id, "plan": plan, "made": is_maker, "state": state, "since": since})
    };
    let rating = |OwnRating { circle, game, rated, .. }: &OwnRating| {
        let RatedUser { rating, matches, latest, .. } = rated;
        json!({"game": game, "circle": circle, "points": rating.points, "deviation": rating.deviation, "matches": matches, "latest": latest})
    };
    let ratings = app.store.ratings_of(user.id).await?;
    let vacations = app.store.vacations_of(user.id).await?;
    let ignored = app.store.names(&app.store.ignored(user.id).await?).await?;
    let ignored: Vec<_> = ignored.into_values().flatten().map(|one| one.name).collect();
    let head = json!({
        "format": 1,
        "made": app.clock.now(),
        "user": {
            "id": user.id,
            "name": user.name,
            "created": user.created,
            "page": app.store.page_of(user.id).await?,
        },
        "sign_in": methods_of(app, session).await?.methods,
        "sessions": sessions_of(app, session).await?,
        "notices": notices_of(app, user.id).await?,
        "vacations": united(vacations.own.into_iter().chain(vacations.as_guests)),
        "watched": belongings.watched,
        "ignored": ignored,
        "chat": belongings.lines.iter().map(line).collect::<Vec<_>>(),
        "notes": belongings.notes.iter().map(note).collect::<Vec<_>>(),
        "reviews": belongings.reviews.iter().map(review).collect::<Vec<_>>(),
        "reports": belongings.reports,
        "circles": belongings.circles.iter().map(circle).collect::<Vec<_>>(),
        "evenings": belongings.evenings.iter().map(evening).collect::<Vec<_>>(),
        "leagues": belongings.leagues.iter().map(league).collect::<Vec<_>>(),
        "ratings": ratings.iter().map(rating).collect::<Vec<_>>(),
    });
    let text = head.to_string();
    let open = text.strip_suffix('}').expect("an object ends with a brace");
    Ok(Bytes::from(format!("{open},\"matches\":[")))
}

/// A match of the user.
#[derive(Serialize)]
struct OwnMatch {
    id: MatchId,
    game: String,
    status: TableStatus,
    created: Millis,
    table: Value,
    /// The seat of the user.
    seat: Option<u8>,
    /// What the user did, also what was taken back.
    actions: Vec<OwnAction>,
    /// What the seat of the user saw. Absent before the match starts.
    seen: Option<Replay>,
}

#[derive(Serialize)]
struct OwnAction {
    version: u64,
    at: Millis,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undoes: Option<u64>,
}

async fn read(
    app: &App,
    id: MatchId,
    user: UserId,
    own: Arc<BTreeSet<UserId>>,
) -> Result<String, ReplayRequestError> {
    let read = app.replays.run(&*app.store, id, move |stored, names| {
        let seat = stored.seats.iter().find(|row| row.assignment.user() == Some(user)).map(|row| row.seat);
        // A user who has left the table meanwhile sees it as spectators do.
        let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
        let seen = has_started(stored).then(|| replay_for_viewer(stored, names, viewer, 1)).transpose()?;
        own_match(stored, seat, &own, seen)
    });
    let read = read.await?;
    Ok(serde_json::to_string(&read).expect("a match has a JSON form"))
}

fn own_match(
    stored: &StoredMatch,
    seat: Option<u8>,
    own: &BTreeSet<UserId>,
    seen: Option<Replay>,
) -> Result<OwnMatch, ReplayError> {
    let MatchRow { id, game, created, table, .. } = &stored.row;
    let is_own =
        |step: &&StepRow| step.kind != StepKind::Table && step.user.is_some_and(|user| own.contains(&user));
    Ok(OwnMatch {
        id: *id,
        game: game.clone(),
        status: table.status,
        created: *created,
        table: json!({"options": table.options, "pace": table.pace, "open": table.open}),
        seat,
        actions: stored.steps.iter().filter(is_own).map(own_action).collect::<Result<_, _>>()?,
        seen,
    })
}

fn own_action(step: &StepRow) -> Result<OwnAction, ReplayError> {
    let action = step.action.as_ref().map(|action| RawValue::from_string(action.clone())).transpose();
    let action =
        action.map_err(|error| ReplayError::Step { version: step.version, why: error.to_string() })?;
    Ok(OwnAction { version: step.version, at: step.at, action, undoes: step.undoes })
}
