//! Public pages of users.

use super::body::Body;
use super::cookie::RequestUser;
use super::entry::Watcher;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::Json;
use axum::extract::{Path, State};
use protocol::{Code, OwnPage, PageId, PublicPerson, SetPage};
use std::sync::Arc;
use store::people::new_page;

/// `GET /api/people/{page}`: the public page of a user. A private one is answered like one that never existed. The matches of
/// the user are at `GET /api/matches?person={page}`.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    _: Watcher,
    address: Address,
    Path(page): Path<String>,
) -> Result<Json<PublicPerson>, Refusal> {
    app.quotas.count(ByAddress::Search, address)?;
    // A text that is not an id is the page of nobody.
    let page: PageId = page.parse().map_err(|_| Code::NotFound)?;
    Ok(Json(app.store.user_of_page(page).await?.ok_or(Code::NotFound)?.page))
}

/// `GET /api/me/page`
pub(super) async fn own(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
) -> Result<Json<OwnPage>, Refusal> {
    let user = request_user.require_user()?.id;
    Ok(Json(OwnPage { page: app.store.page_of(user).await? }))
}

/// `PUT /api/me/page`: makes the page of the user public or private. A page that becomes public again has another address.
pub(super) async fn set(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    Body(SetPage { public }): Body<SetPage>,
) -> Result<Json<OwnPage>, Refusal> {
    let user = request_user.require_user()?.id;
    app.quotas.count(ByAddress::Rename, address)?;
    if app.store.page_of(user).await?.is_some() != public {
        app.store.set_page(user, public.then(new_page), app.clock.now()).await?;
        app.rooms.people_changed.notify_one();
    }
    Ok(Json(OwnPage { page: app.store.page_of(user).await? }))
}
