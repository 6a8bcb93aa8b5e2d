//! The sessions of a user: the devices on which they are signed in, and signing out.

use super::body::Body;
use super::cookie::{RequestUser, SignedIn, Token, clear_session_cookie};
use super::{Refusal, SameOrigin};
use crate::App;
use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header::USER_AGENT;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use base::clock::millis;
use protocol::{Code, EndSession, Session};
use sha2::{Digest, Sha256};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use store::sign_in::Proof;
use store::{SessionRow, StoreError};

/// After how long without use a session counts as one of a device that may be lost.
const UNUSED: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// `GET /api/me/sessions`: the user's sessions, the latest used first.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
) -> Result<Json<Vec<Session>>, Refusal> {
    Ok(Json(sessions_of(&app, &request_user.require_session()?).await?))
}

pub(super) async fn sessions_of(app: &App, here: &SignedIn) -> Result<Vec<Session>, StoreError> {
    let SignedIn { user, token, .. } = here;
    let sessions = app.store.sessions(user.id, app.clock.now()).await?;
    let session = |row: SessionRow| Session {
        id: public_id(&row.token),
        here: row.token == token.digest(),
        device: row.device.filter(|device| !device.is_empty()),
        created: row.created,
        seen: row.seen,
    };
    Ok(sessions.into_iter().map(session).collect())
}

/// `POST /api/me/sessions/end`: signs out on one device, or everywhere. The sockets of these sessions are closed.
pub(super) async fn end(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
    Body(EndSession { session }): Body<EndSession>,
) -> Result<Response, Refusal> {
    let SignedIn { user, token, .. } = request_user.require_session()?;
    let now = app.clock.now();
    let mut ending = app.store.sessions(user.id, now).await?;
    if let Some(wanted) = &session {
        ending.retain(|row| public_id(&row.token) == *wanted);
    }
    require_end(&app, &token, &ending).await?;
    let ended = if session.is_none() {
        app.store.end_sessions(user.id, now).await?;
        None
    } else {
        let ended = ending.first().ok_or(Code::NotFound)?.token;
        app.store.end_session(ended).await?;
        Some(ended)
    };
    app.hub.sign_out(user.id, ended);
    let done = Json(serde_json::json!({}));
    if ended.is_none_or(|ended| ended == token.digest()) {
        return Ok((clear_session_cookie(&app), done).into_response());
    }
    Ok(done.into_response())
}

/// Refuses whoever was lent a guest to end a session in which the guest goes on, after which the guest would be theirs alone.
/// A session that nobody has used for some time may be on a device that was lost.
async fn require_end(app: &App, here: &Token, ending: &[SessionRow]) -> Result<(), Refusal> {
    let now = app.clock.now();
    let is_in_use = |row: &SessionRow| {
        row.token != here.digest() && row.seen.is_some_and(|seen| now < seen.saturating_add(millis(UNUSED)))
    };
    if !ending.iter().any(is_in_use) {
        return Ok(());
    }
    match app.store.proof(here.digest(), now).await? {
        Some(Proof::LentGuest) => Err(Code::NotFresh.into()),
        _ => Ok(()),
    }
}

/// The public id of a session, which does not reveal its token.
fn public_id(token: &[u8; 32]) -> String {
    hex::encode(&Sha256::digest(token)[..8])
}

/// A description of the browser and operating system, as far as the `User-Agent` header tells.
pub(super) struct Device(pub(super) String);

/// Words in `User-Agent` headers, and what they mean. The first match counts, because most browsers also claim to be
/// others.
const BROWSERS: [(&str, &str); 6] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 6] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

impl Device {
    fn of(agent: &str) -> Self {
        let first_match = |words: &[(&str, &'static str)]| {
            words.iter().find(|(word, _)| agent.contains(word)).map(|(_, name)| *name)
        };
        let known: Vec<&str> =
            [first_match(&BROWSERS), first_match(&SYSTEMS)].into_iter().flatten().collect();
        Self(known.join(", "))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Device {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let agent = parts.headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok());
        Ok(Self::of(agent.unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_named_by_browser_and_system() {
        for (agent, name) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                 Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 \
                 Safari/537.36 Edg/140.0.0.0",
                "Edge, Windows",
            ),
            ("curl/8.0", ""),
            ("", ""),
        ] {
            assert_eq!(Device::of(agent).0, name);
        }
    }
}
