//! Circles: people who play together. Whoever is no member is answered as if there were no such circle; with its link, one
//! sees its name, its owner and how many are in it, and may join.

use super::body::Body;
use super::cookie::RequestUser;
use super::entry::Watcher;
use super::keyed::{Keyed, Request, once};
use super::links::Links;
use super::params::{IdInPath, MemberInPath, RoomId};
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress, ByUser};
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, Uri};
use base::entropy::{random_bytes, random_id};
use protocol::{
    AddressNotices, Circle, CircleEntry, CircleId, CircleInvitation, CircleJoined, CircleLink, CircleMember,
    CircleName, CircleOfTable, CircleOwner, CircleTable, CircleWebhook, Code, PersonKey, TableStatus, UserId,
    limits,
};
use records::names::{distinguish, member_key, normalize_circle_name};
use std::sync::Arc;
use store::circle_webhooks::StoredCircleWebhook;
use store::circles::{self, CircleChange, CircleChanged, CircleKey, CircleLimits, NewCircle};
use store::{Filter, UserName};

/// The path of the links. The addresses below it are secret.
pub(super) const LINK_PATH: &str = "/join/";

const LIMITS: CircleLimits =
    CircleLimits { members: limits::CIRCLE_MEMBERS, circles: limits::CIRCLES_A_USER };

/// The most tables of a circle that are listed before their end.
const MAX_TABLES: u32 = 100;

/// `GET /api/circles`: the circles of the user.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
) -> Result<Json<Vec<CircleEntry>>, Refusal> {
    let user = request_user.require_user()?.id;
    let entry = |circles::CircleEntry { id, name, owner, members, .. }| CircleEntry {
        circle: id,
        name,
        members,
        owned: owner == user,
    };
    Ok(Json(app.store.circles_of(user).await?.into_iter().map(entry).collect()))
}

/// `POST /api/circles`: makes a circle, which the user owns.
pub(super) async fn make(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    Keyed { key, body: Body(CircleName { name }) }: Keyed<Body<CircleName>>,
) -> Result<(StatusCode, Json<CircleJoined>), Refusal> {
    let owner = request_user.clone().require_user()?.id;
    let make = async |request: &Request| {
        let name = normalize_circle_name(&name).ok_or(Code::BadText)?;
        count(&app, address, owner)?;
        let (id, key) = (CircleId(random_id()), CircleKey(random_bytes()));
        let new = NewCircle { id, name: &name, owner, key, at: request.at() };
        match app.store.make_circle(&new, LIMITS, request.kept()).await? {
            true => Ok(Some(id.0)),
            false => Err(Code::TooMany.into()),
        }
    };
    let circle = CircleId(once(&app, key, &request_user, make).await?.id()?);
    Ok((StatusCode::CREATED, Json(CircleJoined { circle })))
}

/// `GET /api/circles/{circle}`: a circle of the user.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
    links: Links,
    circle: Result<IdInPath<CircleId>, Refusal>,
) -> Result<Json<Circle>, Refusal> {
    let user = request_user.require_user()?.id;
    shown(&app, &links, circle?.0, user).await
}

pub(super) async fn shown(
    app: &App,
    links: &Links,
    id: CircleId,
    user: UserId,
) -> Result<Json<Circle>, Refusal> {
    let circles::Circle { id, name, owner, key, members, webhook } = require_member(app, id, user).await?;
    let users: Vec<UserId> = members.iter().map(|member| member.user).collect();
    let mut names = app.store.names(&users).await?;
    let member = |circles::CircleMember { user: other, joined }: circles::CircleMember| {
        let known = names.remove(&other).flatten();
        let is_guest = known.as_ref().is_some_and(|known| known.is_guest);
        let page = known.as_ref().and_then(|known| known.page);
        CircleMember {
            person: member_key(id, other),
            name: known.map(|UserName { name, .. }| name),
            guest: is_guest,
            page,
            owner: other == owner,
            you: other == user,
            joined,
        }
    };
    let mut members: Vec<CircleMember> = members.into_iter().map(member).collect();
    distinguish(members.iter_mut().filter_map(|member| member.name.as_mut()));
    let link = links.to(&format!("{LINK_PATH}{}", hex::encode(key.0)));
    let webhook = webhook.map(|webhook| webhook_seen(webhook, owner == user));
    Ok(Json(Circle { circle: id, name, owned: owner == user, members, link, webhook }))
}

/// What a member sees of a webhook, or its owner.
fn webhook_seen(
    StoredCircleWebhook { webhook, failures }: StoredCircleWebhook,
    is_owner: bool,
) -> CircleWebhook {
    let uri = webhook.address.parse::<Uri>().ok();
    let host = uri.as_ref().and_then(|uri| uri.host()).unwrap_or_default().to_owned();
    let place = is_owner.then_some(AddressNotices {
        url: Some(webhook.address),
        secret: Some(webhook.secret),
        failed: failures > 0,
    });
    CircleWebhook { host, place }
}

/// `PUT /api/circles/{circle}`: the owner gives the circle another name.
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    links: Links,
    circle: Result<IdInPath<CircleId>, Refusal>,
    Body(CircleName { name }): Body<CircleName>,
) -> Result<Json<Circle>, Refusal> {
    let user = request_user.require_user()?.id;
    let IdInPath(id) = circle?;
    let name = normalize_circle_name(&name).ok_or(Code::BadText)?;
    count(&app, address, user)?;
    change(&app, id, user, CircleChange::Rename(name)).await?;
    shown(&app, &links, id, user).await
}

/// `POST /api/circles/{circle}/link`: the owner makes another link. The earlier one leads nowhere from then on.
pub(super) async fn renew_link(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    links: Links,
    circle: Result<IdInPath<CircleId>, Refusal>,
) -> Result<Json<Circle>, Refusal> {
    let user = request_user.require_user()?.id;
    let IdInPath(id) = circle?;
    count(&app, address, user)?;
    change(&app, id, user, CircleChange::Renew(CircleKey(random_bytes()))).await?;
    shown(&app, &links, id, user).await
}

/// `PUT /api/circles/{circle}/owner`: the owner makes another member the owner.
pub(super) async fn hand_over(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    links: Links,
    circle: Result<IdInPath<CircleId>, Refusal>,
    Body(CircleOwner { person }): Body<CircleOwner>,
) -> Result<Json<Circle>, Refusal> {
    let user = request_user.require_user()?.id;
    let IdInPath(id) = circle?;
    count(&app, address, user)?;
    let member = member_of(&require_member(&app, id, user).await?, person)?;
    change(&app, id, user, CircleChange::HandOver(member)).await?;
    shown(&app, &links, id, user).await
}

/// `DELETE /api/circles/{circle}/members/{person}`: the user leaves, or the owner removes somebody.
pub(super) async fn remove_member(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    member: Result<MemberInPath, Refusal>,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    let MemberInPath { circle, person } = member?;
    count(&app, address, user)?;
    let member = member_of(&require_member(&app, circle, user).await?, person)?;
    if member == user {
        app.store.leave_circle(circle, user).await?;
    } else {
        change(&app, circle, user, CircleChange::Remove(member)).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/circles/{circle}`: the owner ends the circle. Its matches stay.
pub(super) async fn end(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    circle: Result<IdInPath<CircleId>, Refusal>,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    let IdInPath(id) = circle?;
    count(&app, address, user)?;
    change(&app, id, user, CircleChange::End).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /api/circles/{circle}/tables`: the tables of a circle that have not ended. Its finished matches are at
/// `GET /api/matches?circle={circle}`.
pub(super) async fn tables(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
    circle: Result<IdInPath<CircleId>, Refusal>,
) -> Result<Json<Vec<CircleTable>>, Refusal> {
    let user = request_user.require_user()?.id;
    let IdInPath(id) = circle?;
    require_member(&app, id, user).await?;
    let filter = Filter {
        statuses: vec![TableStatus::Gathering, TableStatus::Running],
        circle: Some(id),
        requester: Some(user),
        unvisited_since: app.settings.unvisited_since(app.clock.now()),
        limit: MAX_TABLES,
        ..Filter::default()
    };
    let found = app.store.list(&filter).await?;
    let mut invitations = app.store.circle_invitations(id, user).await?;
    let table = |table: protocol::TableSummary| {
        let invitation = Some(table.status)
            .filter(|status| *status == TableStatus::Gathering)
            .and_then(|_| invitations.remove(&table.room));
        CircleTable { table, invitation }
    };
    Ok(Json(found.into_iter().map(table).collect()))
}

/// `POST /api/circles/invitation`: what somebody with the link sees of a circle.
pub(super) async fn look_at_link(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    _: Watcher,
    address: Address,
    request_user: RequestUser,
    Body(CircleLink { token }): Body<CircleLink>,
) -> Result<Json<CircleInvitation>, Refusal> {
    app.quotas.count(ByAddress::Search, address)?;
    let viewer = request_user.require_user().ok().map(|user| user.id);
    let key = key_of(&token)?;
    let found = app.store.circle_of_link(key, viewer).await?.ok_or(Code::BadLink)?;
    let owner = app.store.names(&[found.owner]).await?.remove(&found.owner).flatten();
    Ok(Json(CircleInvitation {
        name: found.name,
        owner: owner.map(|owner| owner.name),
        members: found.members,
        circle: Some(found.id).filter(|_| found.is_member),
    }))
}

/// `POST /api/circles/join`: the user becomes a member. Who is one already stays one.
pub(super) async fn join(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    Body(CircleLink { token }): Body<CircleLink>,
) -> Result<Json<CircleJoined>, Refusal> {
    let user = request_user.require_user()?.id;
    count(&app, address, user)?;
    match app.store.join_circle(key_of(&token)?, user, LIMITS, app.clock.now()).await? {
        circles::CircleJoined::Member(circle) => Ok(Json(CircleJoined { circle })),
        circles::CircleJoined::Full => Err(Code::TooMany.into()),
        circles::CircleJoined::NoCircle => Err(Code::BadLink.into()),
    }
}

/// `GET /api/tables/{room}/circle`: the circle that a table was set up in, as far as the user may know it. A table that
/// does not exist is in none.
pub(super) async fn of_table(
    State(app): State<Arc<App>>,
    _: Watcher,
    RoomId(room): RoomId,
    request_user: RequestUser,
) -> Result<Json<CircleOfTable>, Refusal> {
    let viewer = request_user.require_user().ok().map(|user| user.id);
    Ok(Json(match app.store.circle_of_table(room, viewer).await? {
        circles::CircleOfTable::None => CircleOfTable::None,
        circles::CircleOfTable::Hidden => CircleOfTable::Hidden,
        circles::CircleOfTable::Known { id, name } => CircleOfTable::Known { circle: id, name },
    }))
}

/// A circle of which the user is a member. All others are as good as unknown.
pub(super) async fn require_member(
    app: &App,
    id: CircleId,
    user: UserId,
) -> Result<circles::Circle, Refusal> {
    Ok(app.store.circle(id, user).await?.ok_or(Code::NotFound)?)
}

pub(super) async fn change(app: &App, id: CircleId, by: UserId, change: CircleChange) -> Result<(), Refusal> {
    match app.store.change_circle(id, by, &change).await? {
        CircleChanged::Done => Ok(()),
        CircleChanged::NotOwner => {
            Err(Refusal::new(Code::NotHost, "only the owner of the circle may do this"))
        }
        CircleChanged::NotFound => Err(Code::NotFound.into()),
    }
}

fn member_of(circle: &circles::Circle, person: PersonKey) -> Result<UserId, Code> {
    let mut members = circle.members.iter().map(|member| member.user);
    members.find(|user| member_key(circle.id, *user) == person).ok_or(Code::NotFound)
}

/// Counts a change of a circle, of its leagues, or of who is in them.
pub(super) fn count(app: &App, address: Address, user: UserId) -> Result<(), Code> {
    app.quotas.count(ByAddress::Circle, address)?;
    app.quotas.count_of_user(ByUser::Circle, user)
}

fn key_of(token: &str) -> Result<CircleKey, Code> {
    let mut key = [0; 16];
    hex::decode_to_slice(token, &mut key).map_err(|_| Code::BadLink)?;
    Ok(CircleKey(key))
}
