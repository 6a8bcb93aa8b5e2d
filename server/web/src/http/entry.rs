//! Checks who may come in and who may watch, as the host has decided by three settings: who becomes a new user, who
//! watches, and who sets up open tables. Sessions that have begun go on, whatever is decided later.
//!
//! Nothing else judges these settings. Every way of becoming a user (`POST /api/me`, a provider), of beginning a
//! session (codes, passkeys, links) and of watching (`join` on sockets and event streams, replays, lists, previews of
//! links) asks here.
//!
//! An invitation is known by the hash of its token. A browser that opens one keeps the token in a cookie, and its use
//! is counted in the transaction that writes the new user. So no failed attempt uses it up, and no two use the last
//! one.

use super::body::Body;
use super::cookie::{RequestUser, Token, cookie_header, tokens};
use super::keyed::{Keyed, Request, once};
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{AppendHeaders, IntoResponse, Response};
use config::{WhoMayEnter, WhoMayOpenTables, WhoMayWatch};
use protocol::{Code, SignInKind, UseInvitation, UserId};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use store::{Fill, StoreError};

const NAME: &str = "rodada-invited";
/// How long who has opened an invitation may take to choose a name.
const LIFETIME: Duration = Duration::from_secs(24 * 60 * 60);

/// The invitation that a browser has opened, if it has: it is used when the browser becomes a new user.
pub(super) struct Invited(Option<Token>);

impl FromRequestParts<Arc<App>> for Invited {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        Ok(Self(tokens(app, &parts.headers, NAME).first().copied()))
    }
}

/// `POST /api/invitation`: opens an invitation in this browser.
pub(super) async fn open_invitation(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    Keyed { key, body: Body(UseInvitation { token }) }: Keyed<Body<UseInvitation>>,
) -> Result<Response, Refusal> {
    let token = Token::parse(&token);
    let open = async |request: &Request| {
        app.quotas.count(ByAddress::DeviceLink, address)?;
        let token = token.ok_or(Code::BadLink)?;
        if !app.store.is_invitation(token.digest(), request.at()).await? {
            return Err(Code::BadLink.into());
        }
        if let Some(kept) = request.kept() {
            app.store.keep_request(kept).await?;
        }
        Ok(None)
    };
    once(&app, key, &request_user, open).await?;
    let token = token.ok_or(Code::BadLink)?;
    if matches!(request_user, RequestUser::SignedIn(_)) || app.settings.who_may_enter != WhoMayEnter::Invited
    {
        // It stays for somebody who needs it.
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let cookie = cookie_header(&app, NAME, &token.text(), LIFETIME);
    Ok((StatusCode::NO_CONTENT, AppendHeaders([cookie])).into_response())
}

/// Refuses a new user who may not come in. `way` is how they will sign in again, if they have shown that. Returns the
/// invitation that is to be used.
pub(super) fn admit_new_user(
    app: &App,
    Invited(token): &Invited,
    way: Option<SignInKind>,
) -> Result<Option<[u8; 32]>, Code> {
    match app.settings.who_may_enter {
        WhoMayEnter::Everybody => Ok(None),
        WhoMayEnter::Invited => token.map(|token| Some(token.digest())).ok_or(Code::InvitationNeeded),
        WhoMayEnter::Provider => admit_session(app, way).map(|()| None),
    }
}

/// Refuses a new session of a user if it is to begin in another way than the host allows.
pub(super) fn admit_session(app: &App, way: Option<SignInKind>) -> Result<(), Code> {
    let is_provider = way == Some(SignInKind::Provider);
    if app.settings.who_may_enter == WhoMayEnter::Provider && !is_provider {
        return Err(Code::ProviderNeeded);
    }
    Ok(())
}

/// Refuses who has no session, if only users may watch.
pub(crate) fn admit_watcher(app: &App, user: Option<UserId>) -> Result<(), Code> {
    if user.is_some() || app.settings.who_may_watch == WhoMayWatch::Everybody {
        return Ok(());
    }
    Err(match app.settings.who_may_enter {
        WhoMayEnter::Everybody => Code::NoSession,
        WhoMayEnter::Invited => Code::InvitationNeeded,
        WhoMayEnter::Provider => Code::ProviderNeeded,
    })
}

/// Whether a user may set up tables that everybody finds.
pub(crate) async fn may_open_tables(app: &App, user: UserId) -> Result<bool, StoreError> {
    Ok(match app.settings.who_may_open_tables {
        WhoMayOpenTables::Everybody => true,
        WhoMayOpenTables::Kept => signs_in(app, user).await?,
        WhoMayOpenTables::Nobody => false,
    })
}

/// Whether a user has a way to sign in again.
pub(crate) async fn signs_in(app: &App, user: UserId) -> Result<bool, StoreError> {
    Ok(!app.store.sign_in_methods(user).await?.is_empty())
}

/// Refuses a new table while the database holds as much as it may.
pub(crate) fn require_room(app: &App) -> Result<(), Code> {
    if app.storage.fill() == Fill::Full { Err(Code::StorageFull) } else { Ok(()) }
}

/// The refusal of a user who may not.
pub(crate) fn no_open_tables(app: &App) -> Code {
    match app.settings.who_may_open_tables {
        WhoMayOpenTables::Kept => Code::KeepFirst,
        WhoMayOpenTables::Everybody | WhoMayOpenTables::Nobody => Code::NoOpenTables,
    }
}

/// Proof that who sends a request may watch.
pub(super) struct Watcher;

impl FromRequestParts<Arc<App>> for Watcher {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        if app.settings.who_may_watch != WhoMayWatch::Everybody {
            let user = RequestUser::from_request_parts(parts, app).await?.require_user().ok();
            admit_watcher(app, user.map(|user| user.id))?;
        }
        Ok(Self)
    }
}
