//! Makes this browser another user, and remembers the guest that it was until then.

use super::Refusal;
use super::cookie::{RequestUser, SignedIn, Token, set_guest_cookie, set_session_cookie};
use super::renewals::touch_session;
use super::sessions::Device;
use crate::app::App;
use crate::store::{StoreError, UserRow};
use axum::Json;
use axum::http::HeaderName;
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::Guest;

/// The answer that makes this browser use a new session of `user`. If the browser was a guest with seats, its session is
/// kept in a cookie of its own: with both cookies the browser proves that it was the one and is the other.
pub(super) async fn answer_signed_in(
    app: &App,
    user: UserRow,
    session: &Token,
    before: &RequestUser,
    device: &Device,
) -> Result<Response, Refusal> {
    touch_session(app, session, device).await;
    // The other devices of the user are told.
    app.store.note_sign_in(user.id, session.digest()).await?;
    app.rooms.people_changed.notify_one();
    let mut cookies: Vec<(HeaderName, String)> = set_session_cookie(app, session).into();
    let mut guest = None;
    if let RequestUser::SignedIn(SignedIn { user: was, token, .. }) = before
        && was.id != user.id
    {
        guest = guest_with_seats(app, was).await?;
        // The session of the guest continues: nobody else knows its token, and another tab may still use it.
        cookies.extend(guest.is_some().then(|| set_guest_cookie(app, token)));
    }
    let UserRow { id, name, .. } = user;
    let answer = protocol::SignedIn { user: id, name, guest };
    Ok((AppendHeaders(cookies), Json(answer)).into_response())
}

/// A user as a guest whose seats can be brought along; `None` if the user has none, or can sign in again and so loses
/// nothing.
pub(super) async fn guest_with_seats(app: &App, user: &UserRow) -> Result<Option<Guest>, StoreError> {
    if !app.store.sign_in_methods(user.id).await?.is_empty() {
        return Ok(None);
    }
    let tables = app.store.count_seats(user.id).await?;
    Ok((tables > 0).then(|| Guest { name: user.name.clone(), tables }))
}
