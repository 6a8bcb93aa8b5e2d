//! The user's own name and session. There are no accounts: choosing a name creates a session.

use super::body::Body;
use super::cookie::{RequestUser, SessionCookies, SignedIn, session_end, set_session_cookie};
use super::entry::{Invited, admit_new_user};
use super::keyed::{Keyed, Request, TokenOf, once};
use super::known_cookie::{KnownCookies, missing_known_cookie};
use super::renewals::{is_due, renew, touch_session};
use super::sessions::Device;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::Json;
use axum::extract::State;
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::{Code, Me, UserId};
use records::names::normalize_name;
use serde::Deserialize;
use std::sync::Arc;
use store::invitations::{NewUser, UserMade};
use store::{NameWritten, UserRow};
use uuid::Uuid;

/// `GET /api/me`: the user of this browser. Pages request it once, so this is where sessions are renewed, after the
/// response.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    device: Device,
    known: KnownCookies,
    request_user: RequestUser,
    session_cookies: SessionCookies,
) -> Result<impl IntoResponse, Refusal> {
    let RequestUser::SignedIn(session) = request_user else {
        return Err(session_cookies.why_no_session(&app).await?);
    };
    let mut cookies = Vec::from(set_session_cookie(&app, &session.token));
    if is_due(session.ends, app.clock.now()) {
        cookies.extend(missing_known_cookie(&app, &known, session.user.id).await?);
        renew(&app, session.token, device);
    }
    let UserRow { id, name, .. } = session.user;
    let answers = app.store.unseen_answers(id).await?;
    Ok((AppendHeaders(cookies), Json(Me { user: id, name, answers })))
}

/// The name that a user chooses.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Name {
    name: String,
}

/// `POST /api/me`: creates a user with this name, and their session. A user who has a session stays who they are: a page
/// that wrongly takes its user for nobody must not rename them.
pub(super) async fn create(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    device: Device,
    request_user: RequestUser,
    invited: Invited,
    Keyed { key, body: Body(Name { name }) }: Keyed<Body<Name>>,
) -> Result<Response, Refusal> {
    let create = async |request: &Request| match &request_user {
        RequestUser::SignedIn(SignedIn { user, .. }) => Ok(Some(user.id.0)),
        RequestUser::Anonymous => create_user(&app, address, &invited, &name, request).await,
    };
    let made = once(&app, key, &request_user, create).await?;
    if let RequestUser::SignedIn(SignedIn { user, .. }) = request_user {
        return Ok(Json(Me { user: user.id, name: user.name, answers: 0 }).into_response());
    }
    let user = UserId(made.id()?);
    let name = app.store.names(&[user]).await?.remove(&user).flatten().ok_or(Code::NoSession)?.name;
    let answer = Json(Me { user, name, answers: 0 });
    if !made.opens_session() {
        return Ok(answer.into_response());
    }
    let token = made.token(&app, TokenOf::Session);
    touch_session(&app, &token, &device).await;
    Ok((set_session_cookie(&app, &token), answer).into_response())
}

async fn create_user(
    app: &App,
    address: Address,
    invited: &Invited,
    name: &str,
    request: &Request,
) -> Result<Option<Uuid>, Refusal> {
    let name = normalize_name(name).ok_or(Code::BadText)?;
    app.quotas.count(ByAddress::NewUser, address)?;
    let now = request.at();
    let row = UserRow { id: UserId::new(), name, created: now };
    let new = NewUser {
        row: &row,
        session: request.token(app, TokenOf::Session).digest(),
        session_ends: session_end(now),
        method: None,
        invitation: admit_new_user(app, invited, None)?,
        request: request.kept(),
    };
    match app.store.make_user(&new).await? {
        UserMade::Made => Ok(Some(row.id.0)),
        UserMade::NameTaken => Err(Code::NameTaken.into()),
        UserMade::NotInvited | UserMade::MethodTaken => Err(Code::InvitationNeeded.into()),
    }
}

/// `PUT /api/me`: gives the user another name.
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    Body(Name { name }): Body<Name>,
) -> Result<Json<Me>, Refusal> {
    let user = request_user.require_user()?;
    let name = normalize_name(&name).ok_or(Code::BadText)?;
    app.quotas.count(ByAddress::Rename, address)?;
    require_written(app.store.rename(user.id, &name, app.clock.now()).await?)?;
    // Tables show the new name when this server follows the entry of the change.
    app.rooms.people_changed.notify_one();
    Ok(Json(Me { user: user.id, name, answers: 0 }))
}

/// Refuses what nobody can be called.
fn require_written(name: NameWritten) -> Result<(), Code> {
    match name {
        NameWritten::Done => Ok(()),
        NameWritten::Taken => Err(Code::NameTaken),
        // The host has erased the user at the same time.
        NameWritten::NoUser => Err(Code::NoSession),
    }
}
