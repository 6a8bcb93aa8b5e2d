//! The user's own name and session. There are no accounts: choosing a name creates a session.

use super::body::Body;
use super::cookie::{RequestUser, SignedIn, Token, session_end, set_session_cookie};
use super::renewals::{renew_if_due, touch_session};
use super::sessions::Device;
use super::{Refusal, SameOrigin};
use crate::admission::Address;
use crate::app::App;
use crate::store::{Filter, UserRow};
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use futures_util::future::join_all;
use protocol::{Code, Me, TableStatus, UserId};
use room::NamedUser;
use room::names::normalize_name;
use serde::Deserialize;
use std::sync::Arc;

/// The most tables at which a new name is shown at once.
const MAX_TABLES: u32 = 100;

/// `GET /api/me`: the user of this browser. Pages request it once, so this is where sessions are renewed, after the
/// response.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    device: Device,
    request_user: RequestUser,
) -> Result<impl IntoResponse, Refusal> {
    let session = request_user.require_session()?;
    renew_if_due(&app, &session, device);
    let SignedIn { user, token, .. } = session;
    Ok((set_session_cookie(&app, &token), Json(Me { user: user.id, name: user.name })))
}

/// The name that a user chooses.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Name {
    name: String,
}

/// `POST /api/me`: sets or changes the user's name. A user without a session gets one.
pub(super) async fn set_name(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    device: Device,
    request_user: RequestUser,
    Body(Name { name }): Body<Name>,
) -> Result<Response, Refusal> {
    let name = normalize_name(&name).ok_or(Code::BadText)?;
    match request_user {
        RequestUser::SignedIn(SignedIn { user, token, .. }) => {
            app.quotas.rename(address)?;
            let NamedUser { id, revision, .. } = user;
            if !app.store.rename(id, revision, &name, app.clock.now()).await? {
                // The host has changed the user at the same time. The client retries if its session still exists.
                return Err(Code::Unavailable.into());
            }
            rename_at_tables(&app, &token, NamedUser { id, revision, name: name.clone() }).await?;
            Ok(Json(Me { user: id, name }).into_response())
        }
        RequestUser::Anonymous => {
            app.quotas.new_user(address)?;
            let now = app.clock.now();
            let (row, token) = (UserRow { id: UserId::new(), name, revision: 0, created: now }, Token::new());
            app.store.create_user(&row, token.digest(), session_end(now)).await?;
            touch_session(&app, &token, &device).await;
            Ok((set_session_cookie(&app, &token), Json(Me { user: row.id, name: row.name })).into_response())
        }
    }
}

/// Shows the new name at all tables of the user that have not ended. If the user chooses two names at the same time, the
/// messages may reach a room in either order. Each request therefore sends the stored name too if it differs from its
/// own.
async fn rename_at_tables(app: &Arc<App>, token: &Token, mut user: NamedUser) -> Result<(), Refusal> {
    loop {
        send_name(app, &user).await?;
        let stored = app.store.session(token.digest(), app.clock.now()).await?.map(|found| found.user);
        let Some(UserRow { id, name, revision, .. }) = stored.filter(|stored| stored.name != user.name)
        else {
            return Ok(());
        };
        user = NamedUser { id, name, revision };
    }
}

/// Sends a name to all tables of the user that have not ended.
async fn send_name(app: &Arc<App>, user: &NamedUser) -> Result<(), Refusal> {
    let id = user.id;
    let statuses = vec![TableStatus::Gathering, TableStatus::Running];
    // The filter asks as the user, because most of these tables are not public.
    let own = Filter { seated: Some(id), requester: Some(id), ..Filter::default() };
    let filter = Filter { statuses, limit: MAX_TABLES, ..own };
    let tables = app.store.list(&filter).await?;
    let sent = join_all(tables.iter().map(|table| app.rooms.rename(table.room, user))).await;
    // The name is stored in any case. If the client repeats the request, the busy tables get the name too.
    Ok(sent.into_iter().collect::<Result<(), Code>>()?)
}
