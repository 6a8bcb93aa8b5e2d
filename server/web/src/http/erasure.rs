//! Users who erase themselves: at once they are signed out and hidden, and after a week they are erased.

use super::cookie::{RequestUser, clear_session_cookie, session_tokens};
use super::sign_in_methods::require_change;
use super::{Refusal, SameOrigin};
use crate::App;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use base::clock::millis;
use protocol::{Code, Erasure, Me};
use std::sync::Arc;
use std::time::Duration;
use store::people::Leaving;
use store::{Millis, StoreError};

/// How long users can come back.
const WEEK: Millis = 7 * 24 * 60 * 60_000;
/// How often the server looks whose time has come.
const INTERVAL: Duration = Duration::from_secs(60);
/// How soon it tries again if the store failed.
const RETRY: Duration = Duration::from_secs(10);

/// `GET /api/me/erasure`: the user of this browser, if they have asked to be erased and have signed in since; otherwise `null`.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Json<Option<Erasure>>, Refusal> {
    for token in session_tokens(&app, &headers) {
        if let Some(Leaving { name, due, .. }) = app.store.leaving(token.digest(), app.clock.now()).await? {
            return Ok(Json(Some(Erasure { name, due })));
        }
    }
    Ok(Json(None))
}

/// `POST /api/me/erasure`: signs the user out everywhere and hides them. They are erased after a week.
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
) -> Result<Response, Refusal> {
    let session = request_user.require_session()?;
    require_change(&app, &session).await?;
    let now = app.clock.now();
    let (user, name) = (session.user.id, session.user.name);
    let due = app.store.begin_erasure(user, now + WEEK, now).await?.ok_or(Code::NoSession)?;
    app.hub.sign_out(user, None);
    app.rooms.people_changed.notify_one();
    Ok((clear_session_cookie(&app), Json(Erasure { name, due })).into_response())
}

/// `DELETE /api/me/erasure`: the user has signed in again, and wants to stay.
pub(super) async fn end(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    headers: HeaderMap,
) -> Result<Json<Me>, Refusal> {
    for token in session_tokens(&app, &headers) {
        if let Some(user) = app.store.come_back(token.digest(), app.clock.now()).await? {
            app.rooms.people_changed.notify_one();
            return Ok(Json(Me { user: user.id, name: user.name, answers: 0 }));
        }
    }
    Err(Code::NotFound.into())
}

/// Erases, forever, the users who have asked for it a week ago.
pub async fn erase_due(app: Arc<App>) {
    loop {
        let now = app.clock.now();
        let pause = match erase_now(&app, now).await {
            Ok(()) => INTERVAL,
            Err(error) => {
                tracing::warn!(%error, "users who asked for it could not be erased yet");
                RETRY
            }
        };
        app.clock.sleep_until(now + millis(pause)).await;
    }
}

async fn erase_now(app: &App, now: Millis) -> Result<(), StoreError> {
    let erased = app.store.erase_due(now).await?;
    if erased > 0 {
        tracing::info!(erased, "users were erased who asked for it");
        app.rooms.people_changed.notify_one();
    }
    Ok(())
}
