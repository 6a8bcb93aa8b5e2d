//! The sessions of a user: the devices on which they are signed in, and signing out.

use super::body::Body;
use super::cookie::{RequestUser, SignedIn, clear_session_cookie};
use super::{Refusal, SameOrigin};
use crate::app::App;
use crate::store::{SessionRow, StoreError};
use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header::USER_AGENT;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use protocol::{Code, EndSession, Session};
use sha2::{Digest, Sha256};
use std::convert::Infallible;
use std::sync::Arc;

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
    let ended = match session {
        None => {
            app.store.end_sessions(user.id, app.clock.now()).await?;
            None
        }
        Some(wanted) => {
            let sessions = app.store.sessions(user.id, app.clock.now()).await?;
            let ended = sessions.into_iter().map(|row| row.token).find(|token| public_id(token) == wanted);
            let ended = ended.ok_or(Code::NotFound)?;
            app.store.end_session(ended).await?;
            Some(ended)
        }
    };
    app.hub.sign_out(user.id, ended);
    let done = Json(serde_json::json!({}));
    if ended.is_none_or(|ended| ended == token.digest()) {
        return Ok((clear_session_cookie(&app), done).into_response());
    }
    Ok(done.into_response())
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
