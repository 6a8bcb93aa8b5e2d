//! Makes this browser another user, and lets the user bring along the seats of the guest that it was until then.

use super::body::Body;
use super::cookie::{
    GuestTokens, RequestUser, SignedIn, Token, clear_guest_cookie, set_guest_cookie, set_session_cookie,
};
use super::known_cookie::known_cookie;
use super::renewals::touch_session;
use super::sessions::Device;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderName;
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::{BringAlong, BroughtAlong, Code, Guest, UserId};
use std::sync::Arc;
use std::time::Duration;
use store::merges::Merged;
use store::people::Leaving;
use store::sign_in::Proof;
use store::{Millis, SessionFound, StoreError, UserRow};

/// How often the server looks for what requests that were under way have given to a guest who is another user now, and for
/// how long after the merge. Requests end within a minute.
const INTERVAL: Duration = Duration::from_secs(15);
const UNDER_WAY: Millis = 10 * 60_000;
/// For how long after the merge a server looks when it starts, as it may have been down.
const UNDER_WAY_AT_START: Millis = 24 * 60 * 60_000;

/// `GET /api/me/guest`: the guest whose seats this browser can bring along to another user: the one that it was before it
/// signed in, or else the one that it is.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    GuestTokens(tokens): GuestTokens,
    request_user: RequestUser,
) -> Result<Json<Guest>, Refusal> {
    let SignedIn { user, token, .. } = request_user.require_session()?;
    if let Some(guest) = guest_before(&app, &tokens, user.id).await? {
        return Ok(Json(guest));
    }
    Ok(Json(guest_with_seats(&app, &user, &token).await?.ok_or(Code::NotFound)?))
}

/// The guest with seats that this browser was before it became this user.
pub(super) async fn guest_before(
    app: &App,
    tokens: &[Token],
    user: UserId,
) -> Result<Option<Guest>, StoreError> {
    for token in tokens {
        let found = app.store.session(token.digest(), app.clock.now()).await?;
        if let Some(found) = found.filter(|found| found.user.id != user)
            && let Some(guest) = guest_with_seats(app, &found.user, token).await?
        {
            return Ok(Some(guest));
        }
    }
    Ok(None)
}

/// `POST /api/me/guest`: brings the seats of the guest along that this browser was. The request names both users: nobody is
/// made to give away their seats who does not know whom this browser has become. If it is sent again, the answer is the same.
pub(super) async fn bring_along(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    GuestTokens(tokens): GuestTokens,
    request_user: RequestUser,
    Body(BringAlong { guest, user }): Body<BringAlong>,
) -> Result<Response, Refusal> {
    let SignedIn { user: into, token: session, .. } = request_user.require_session()?;
    app.quotas.count(ByAddress::DeviceLink, address)?;
    if into.id != user {
        return Err(Code::NotFound.into());
    }
    for token in tokens {
        // A session that has ended may be one with which the same was asked for before.
        let from = app.store.session(token.digest(), app.clock.now()).await?;
        if from.is_some_and(|from| from.user.id != guest) {
            continue;
        }
        let merged = app.store.merge(token.digest(), session.digest(), &app.clock).await?;
        if let Some(merged) = merged {
            apply(&app, &merged).await?;
            let answer = BroughtAlong { tables: merged.tables, left_behind: merged.left_behind };
            return Ok((clear_guest_cookie(&app), Json(answer)).into_response());
        }
    }
    Err(Code::NotFound.into())
}

/// `DELETE /api/me/guest`: leaves the guest that this browser was. Nothing happens to their seats.
pub(super) async fn leave(State(app): State<Arc<App>>, _: SameOrigin) -> Response {
    (clear_guest_cookie(&app), Json(serde_json::json!({}))).into_response()
}

/// `POST /api/me/guest/back`: makes this browser the guest again that it was, of whom nothing has moved.
pub(super) async fn go_back(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    GuestTokens(tokens): GuestTokens,
    request_user: RequestUser,
) -> Result<Welcome, Refusal> {
    for token in tokens {
        let found = app.store.session(token.digest(), app.clock.now()).await?;
        let Some(SessionFound { user, .. }) = found else { continue };
        let answer = protocol::SignedIn { user: user.id, name: user.name, guest: None, erased: None };
        let mut back = welcome(&app, &token, &request_user, answer).await?;
        if back.answer.guest.is_none() {
            back.cookies.extend(clear_guest_cookie(&app));
        }
        return Ok(back);
    }
    Err(Code::NotFound.into())
}

/// Brings what is in the memory of this server up to date, so that the user has the seats as soon as the answer arrives.
/// Other servers follow the entries of the merge.
async fn apply(app: &Arc<App>, merged: &Merged) -> Result<(), StoreError> {
    app.hub.close_signed_out(merged.from, &*app.store, app.clock.now()).await?;
    for &id in &merged.matches {
        app.rooms.reload_changed(id).await;
    }
    app.rooms.people_changed.notify_one();
    // The clocks of matches that are in no memory stand still while the user is on vacation, too.
    let vacations = app.store.vacations(&[merged.into]).await?;
    let now = app.clock.now();
    if vacations.into_values().flatten().any(|vacation| vacation.until > now) {
        for id in app.store.unfinished_matches(merged.into).await? {
            app.rooms.wake(id);
        }
    }
    Ok(())
}

/// Brings along, forever, what requests that were under way during a merge have given to the guest since.
pub async fn finish_merges(app: Arc<App>) {
    let mut looked_back = UNDER_WAY_AT_START;
    loop {
        let now = app.clock.now();
        match app.store.finish_merges(now.saturating_sub(looked_back), now).await {
            Ok(finished) => {
                looked_back = UNDER_WAY;
                for merged in finished {
                    if let Err(error) = apply(&app, &merged).await {
                        tracing::debug!(%error, "a late merge is not applied to memory yet");
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "merges could not be finished"),
        }
        app.clock.sleep(INTERVAL).await;
    }
}

/// A browser that is signed in, as it is told.
pub(super) struct Welcome {
    pub(super) cookies: Vec<(HeaderName, String)>,
    pub(super) answer: protocol::SignedIn,
}

impl IntoResponse for Welcome {
    fn into_response(self) -> Response {
        (AppendHeaders(self.cookies), Json(self.answer)).into_response()
    }
}

impl Welcome {
    /// The same for a browser that has its cookie already, or gets none.
    pub(super) fn without_cookie(user: UserId, name: String) -> Self {
        Self { cookies: Vec::new(), answer: protocol::SignedIn { user, name, guest: None, erased: None } }
    }
}

/// Makes this browser use a new session. If the browser was a guest with seats, its session is kept in a cookie of
/// its own: with both cookies the browser proves that it was the one and is the other.
pub(super) async fn begin_session(
    app: &App,
    session: &Token,
    before: &RequestUser,
    device: &Device,
) -> Result<Welcome, Refusal> {
    let (digest, now) = (session.digest(), app.clock.now());
    let answer = if let Some(SessionFound { user, .. }) = app.store.session(digest, now).await? {
        touch_session(app, session, device).await;
        // The other devices of the user are told.
        app.store.note_sign_in(user.id, digest).await?;
        app.rooms.people_changed.notify_one();
        protocol::SignedIn { user: user.id, name: user.name, guest: None, erased: None }
    } else {
        // A user who has asked to be erased may come back. Until they say so, the session is worth nothing else. The host
        // may have banned or erased the user.
        let Leaving { user, name, due } = app.store.leaving(digest, now).await?.ok_or(Code::NoSession)?;
        touch_session(app, session, device).await;
        protocol::SignedIn { user, name, guest: None, erased: Some(due) }
    };
    welcome(app, session, before, answer).await
}

async fn welcome(
    app: &App,
    session: &Token,
    before: &RequestUser,
    mut answer: protocol::SignedIn,
) -> Result<Welcome, Refusal> {
    let mut cookies: Vec<(HeaderName, String)> = set_session_cookie(app, session).into();
    cookies.extend(known_cookie(app, answer.user).await?);
    if let RequestUser::SignedIn(SignedIn { user: was, token, .. }) = before
        && was.id != answer.user
    {
        answer.guest = guest_with_seats(app, was, token).await?;
        // The session of the guest continues: nobody else knows its token, and another tab may still use it.
        cookies.extend(answer.guest.is_some().then(|| set_guest_cookie(app, token)));
    }
    Ok(Welcome { cookies, answer })
}

/// The user of a session as a guest whose seats can be brought along; `None` if the user has none, or loses nothing because
/// they can sign in again, or were lent to this browser and go on elsewhere.
pub(super) async fn guest_with_seats(
    app: &App,
    user: &UserRow,
    token: &Token,
) -> Result<Option<Guest>, StoreError> {
    if app.store.proof(token.digest(), app.clock.now()).await? != Some(Proof::Guest) {
        return Ok(None);
    }
    let tables = app.store.count_seats(user.id).await?;
    Ok((tables > 0).then(|| Guest { user: user.id, name: user.name.clone(), tables }))
}
