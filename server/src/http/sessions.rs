//! The sessions of a person: on which devices they are signed in, and signing out.

use super::body::Body;
use super::cookie::{Asker, SignedIn, forget_cookie};
use super::{Refusal, SameOrigin};
use crate::app::App;
use crate::store::SessionRow;
use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header::USER_AGENT;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use protocol::{Code, EndSession, Session};
use sha2::{Digest, Sha256};
use std::convert::Infallible;
use std::sync::Arc;

/// `GET /api/me/sessions`: where the asker is signed in, the latest used first.
pub(super) async fn list(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<Vec<Session>>, Refusal> {
    let SignedIn { person, token, .. } = asker.session()?;
    let sessions = app.store.sessions(person.user, app.clock.now()).await?;
    let session = |row: SessionRow| Session {
        id: name(&row.token),
        here: row.token == token.digest(),
        device: row.device.filter(|device| !device.is_empty()),
        created: row.created,
        seen: row.seen,
    };
    Ok(Json(sessions.into_iter().map(session).collect()))
}

/// `POST /api/me/sessions/end`: signs out on one device, or everywhere. The sockets of these sessions close.
pub(super) async fn end(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    asker: Asker,
    Body(EndSession { session }): Body<EndSession>,
) -> Result<Response, Refusal> {
    let SignedIn { person, token, .. } = asker.session()?;
    let ended = match session {
        None => {
            app.store.end_sessions(person.user, app.clock.now()).await?;
            None
        }
        Some(wanted) => {
            let sessions = app.store.sessions(person.user, app.clock.now()).await?;
            let ended = sessions.into_iter().map(|row| row.token).find(|token| name(token) == wanted);
            let ended = ended.ok_or(Code::NotFound)?;
            app.store.end_session(ended).await?;
            Some(ended)
        }
    };
    app.hub.sign_out(person.user, ended);
    let done = Json(serde_json::json!({}));
    if ended.is_none_or(|ended| ended == token.digest()) {
        return Ok((forget_cookie(&app), done).into_response());
    }
    Ok(done.into_response())
}

/// What a session is called where people see it: nothing that opens it follows from that.
fn name(token: &[u8; 32]) -> String {
    hex::encode(&Sha256::digest(token)[..8])
}

/// On what somebody asks, as far as the browser says so and people can make something of it.
pub(super) struct Device(pub(super) String);

/// Words in what browsers say of themselves, and what they mean. The first that is found counts: most claim to be others,
/// too.
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
        let said = |words: &[(&str, &'static str)]| {
            words.iter().find(|(word, _)| agent.contains(word)).map(|(_, name)| *name)
        };
        let known: Vec<&str> = [said(&BROWSERS), said(&SYSTEMS)].into_iter().flatten().collect();
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
    fn devices_are_named_as_people_know_them() {
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
