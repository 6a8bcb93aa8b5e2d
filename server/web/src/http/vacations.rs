//! The user's vacation, during which the clocks of their matches of days stand still.

use super::body::Body;
use super::cookie::RequestUser;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::Json;
use axum::extract::State;
use protocol::{Code, UserId, Vacation, Vacations};
use records::calendar::used;
use std::sync::Arc;
use store::vacations::{UserVacations, VacationChange, VacationRefused};

const DAY: u64 = 86_400_000;

/// `GET /api/me/vacation`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
) -> Result<Json<Vacations>, Refusal> {
    let user = request_user.require_user()?.id;
    Ok(Json(vacations_of(&app, user).await?))
}

/// `PUT /api/me/vacation`: plans a vacation in the place of all that are not over. One that has begun keeps its beginning.
pub(super) async fn set(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    Body(wanted): Body<Vacation>,
) -> Result<Json<Vacations>, Refusal> {
    let allowed = u64::from(app.settings.vacation_days) * DAY;
    change(&app, address, request_user, VacationChange::Away { wanted, allowed }).await
}

/// `DELETE /api/me/vacation`: ends the vacation now, and gives up planned ones.
pub(super) async fn end(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
) -> Result<Json<Vacations>, Refusal> {
    change(&app, address, request_user, VacationChange::Back).await
}

async fn change(
    app: &Arc<App>,
    address: Address,
    request_user: RequestUser,
    change: VacationChange,
) -> Result<Json<Vacations>, Refusal> {
    let user = request_user.require_user()?.id;
    app.quotas.count(ByAddress::Vacation, address)?;
    match app.store.change_vacation(user, change, &app.clock).await? {
        Ok(()) => {}
        Err(VacationRefused::TooLong) => return Err(Code::VacationTooLong.into()),
        Err(refused @ VacationRefused::Invalid) => {
            return Err(Refusal::new(Code::Malformed, format!("the vacation is not possible: {refused}")));
        }
    }
    // Rooms in memory record it when this server follows the entry of the change, and others when they are loaded.
    app.rooms.people_changed.notify_one();
    for id in app.store.unfinished_matches(user).await? {
        app.rooms.wake(id);
    }
    Ok(Json(vacations_of(app, user).await?))
}

async fn vacations_of(app: &App, user: UserId) -> Result<Vacations, Refusal> {
    let now = app.clock.now();
    let UserVacations { own, as_guests } = app.store.vacations_of(user).await?;
    let mut not_over = own.iter().filter(|vacation| vacation.until > now).copied();
    let (vacation, later) = (not_over.next(), not_over.collect());
    let days_a_year = app.settings.vacation_days;
    let used = used(own.into_iter().chain(as_guests), now);
    let left = (u64::from(days_a_year) * DAY).saturating_sub(used) / DAY;
    Ok(Vacations { vacation, later, days_a_year, days_left: u16::try_from(left).unwrap_or(days_a_year) })
}
