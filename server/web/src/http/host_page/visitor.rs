//! Who looks at the host's page.

use crate::App;
use crate::http::cookie::{Token, cookie_header, session_tokens, tokens};
use crate::http::sign_in_methods::FRESH;
use crate::http::{Refusal, unknown};
use axum::extract::FromRequestParts;
use axum::http::HeaderName;
use axum::http::request::Parts;
use axum::response::AppendHeaders;
use base::clock::millis;
use std::sync::Arc;
use std::time::Duration;
use store::Actor;
use store::hosts::HostAccess;

/// The cookie of a browser in which a link has opened the page.
const NAME: &str = "rodada-host";

/// Somebody who may open the page.
pub(in crate::http) struct HostVisitor {
    pub(super) actor: Actor,
    /// Signed in a short time ago.
    pub(super) fresh: bool,
    /// A link opened the page.
    pub(super) by_link: bool,
}

impl FromRequestParts<Arc<App>> for HostVisitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let digests = |tokens: Vec<Token>| tokens.iter().map(Token::digest).collect::<Vec<_>>();
        let sessions = digests(session_tokens(app, &parts.headers));
        let visits = digests(tokens(app, &parts.headers, NAME));
        let now = app.clock.now();
        match app.store.host_access(&sessions, &visits, now).await? {
            Some(HostAccess::Named { user, proved }) => {
                let fresh = proved.is_some_and(|at| now < at.saturating_add(millis(FRESH)));
                Ok(Self { actor: Actor::of_host(user), fresh, by_link: false })
            }
            Some(HostAccess::ByLink) => Ok(Self { actor: Actor::of_host_link(), fresh: true, by_link: true }),
            None => Err(unknown().await),
        }
    }
}

/// The header that lets a browser open the page for some time.
pub(super) fn set_visit_cookie(
    app: &App,
    browser: &Token,
    lasts: Duration,
) -> AppendHeaders<[(HeaderName, String); 1]> {
    AppendHeaders([cookie_header(app, NAME, &browser.text(), lasts)])
}
