//! The vacations of users.
//!
//! A change happens at the time that the clock shows when the user's row is locked, and never before the change before
//! it (`vacation_changed`), which a server whose clock is a little ahead may have made.

use super::rows::{match_id, maybe_number, number};
use super::{Backend, Connection, Row, entries, guests};
use crate::columns::int;
use crate::entry::Kind;
use crate::vacations::{UserVacations, VacationChange, VacationRefused, VacationStore};
use crate::{Millis, StoreError, UserAct, Vacations};
use async_trait::async_trait;
use base::clock::Clock;
use protocol::{MatchId, UserId, Vacation};
use records::calendar::{brought_along, changed, united};
use sqlx::{QueryBuilder, Row as _};
use std::iter;

/// Vacations that ended so long ago count against no year any more.
const KEPT: Millis = 2 * 365 * 86_400_000;

/// The clocks of servers may differ by so much. An earlier change that seems later by more was made while a clock was wrong.
const CLOCKS_APART: Millis = 5 * 60_000;

#[async_trait]
impl VacationStore for Backend {
    async fn vacations(&self, users: &[UserId]) -> Result<Vacations, StoreError> {
        self.read(async |db| of(db, users).await).await
    }

    async fn vacations_of(&self, user: UserId) -> Result<UserVacations, StoreError> {
        self.read(async |db| {
            let as_guests = as_guests(db, user).await?;
            Ok(UserVacations { own: united(rows_of(db, user).await?), as_guests })
        })
        .await
    }

    async fn change_vacation(
        &self,
        user: UserId,
        change: VacationChange,
        clock: &Clock,
    ) -> Result<Result<(), VacationRefused>, StoreError> {
        let changed = self.transaction(async |db| change_vacation(db, user, change, clock).await).await?;
        if changed.is_ok() {
            self.tell_of(|kind| kind == Kind::ByUser(UserAct::VacationChanged));
        }
        Ok(changed)
    }

    async fn unfinished_matches(&self, user: UserId) -> Result<Vec<MatchId>, StoreError> {
        let select = "select match_id from seat where user_id = $1 and unfinished order by match_id";
        self.read(async |db| {
            sqlx::query(select).bind(user.0).fetch_all(db).await?.iter().map(match_id).collect()
        })
        .await
    }
}

/// The vacations of each of these users who ever had one.
pub(super) async fn of(db: &mut Connection, users: &[UserId]) -> Result<Vacations, StoreError> {
    let Some(last) = users.last() else { return Ok(Vacations::new()) };
    let mut select = QueryBuilder::new("select user_id, begins, ends from vacation where user_id in (");
    // The last id is repeated up to a power of two so that few different statements are prepared and cached.
    let asked = users.iter().chain(iter::repeat(last)).take(users.len().next_power_of_two());
    let mut asked_for = select.separated(", ");
    asked.for_each(|user| {
        asked_for.push_bind(user.0);
    });
    select.push(")");
    let mut found = Vacations::new();
    for row in &select.build().fetch_all(db).await? {
        found.entry(UserId(row.try_get("user_id")?)).or_default().push(vacation(row)?);
    }
    Ok(found.into_iter().map(|(user, vacations)| (user, united(vacations))).collect())
}

/// The vacations of a user as they are stored. Earlier versions have stored some that overlap.
async fn rows_of(db: &mut Connection, user: UserId) -> Result<Vec<Vacation>, StoreError> {
    let select = "select begins, ends from vacation where user_id = $1 order by begins";
    sqlx::query(select).bind(user.0).fetch_all(db).await?.iter().map(vacation).collect()
}

/// The vacations of a user as the guests they were.
async fn as_guests(db: &mut Connection, user: UserId) -> Result<Vec<Vacation>, StoreError> {
    let mut vacations = Vec::new();
    for guest in guests::guests_of(db, user).await? {
        vacations.extend(rows_of(db, guest).await?);
    }
    Ok(united(vacations))
}

fn vacation(row: &Row) -> Result<Vacation, StoreError> {
    Ok(Vacation { from: number(row, "begins")?, until: number(row, "ends")? })
}

async fn change_vacation(
    db: &mut Connection,
    user: UserId,
    change: VacationChange,
    clock: &Clock,
) -> Result<Result<(), VacationRefused>, StoreError> {
    // A lock on the user, so that two changes at a time are made one after the other. An erased user has none, nor has a guest
    // who is another user now.
    let lock = "
        update person set name = name where user_id = $1 and not erased
            and not exists (select 1 from user_merge m where m.from_user = $1)";
    if sqlx::query(lock).bind(user.0).execute(&mut *db).await?.rows_affected() == 0 {
        return Ok(Err(VacationRefused::Invalid));
    }
    let now = time_of_change(db, &[user], clock).await?;
    let before = rows_of(db, user).await?;
    let after = match changed(&before, &as_guests(db, user).await?, change, now) {
        Ok(after) => after,
        Err(refused) => return Ok(Err(refused)),
    };
    replace(db, user, &before, &after, now).await?;
    entries::write_act(db, now, user, UserAct::VacationChanged).await?;
    Ok(Ok(()))
}

/// The time of a change of the vacations of these users, whose rows are locked.
pub(super) async fn time_of_change(
    db: &mut Connection,
    users: &[UserId],
    clock: &Clock,
) -> Result<Millis, StoreError> {
    let mut now = clock.now();
    let latest_believed = now + CLOCKS_APART;
    for user in users {
        let select = "select vacation_changed from person where user_id = $1";
        let found = sqlx::query(select).bind(user.0).fetch_optional(&mut *db).await?;
        let latest: Option<Millis> =
            found.map(|row| maybe_number(&row, "vacation_changed")).transpose()?.flatten();
        now = latest.filter(|latest| *latest <= latest_believed).map_or(now, |latest| now.max(latest));
    }
    Ok(now)
}

/// Replaces the vacations of a user by others, in a change at `now`.
async fn replace(
    db: &mut Connection,
    user: UserId,
    before: &[Vacation],
    after: &[Vacation],
    now: Millis,
) -> Result<(), StoreError> {
    let kept = |one: &&Vacation| one.until >= now.saturating_sub(KEPT);
    let stays = |one: &Vacation| after.iter().filter(kept).any(|other| other == one);
    for gone in before.iter().filter(|one| !stays(one)) {
        let delete = "delete from vacation where user_id = $1 and begins = $2";
        sqlx::query(delete).bind(user.0).bind(int(gone.from)).execute(&mut *db).await?;
    }
    for new in after.iter().filter(kept).filter(|one| !before.contains(one)) {
        let write = "insert into vacation (user_id, begins, ends) values ($1, $2, $3)";
        let write = sqlx::query(write).bind(user.0).bind(int(new.from)).bind(int(new.until));
        write.execute(&mut *db).await?;
    }
    let note = "update person set vacation_changed = $2 where user_id = $1";
    sqlx::query(note).bind(user.0).bind(int(now)).execute(db).await?;
    Ok(())
}

/// Gives the present and planned vacations of a guest to the user that the guest becomes. Those that have passed stay the
/// guest's: they stop no clock of the user.
pub(super) async fn merge(
    db: &mut Connection,
    from: UserId,
    into: UserId,
    now: Millis,
) -> Result<(), StoreError> {
    let (of_guest, of_user) = (rows_of(db, from).await?, rows_of(db, into).await?);
    let (user, guest) = brought_along(&of_user, &of_guest, now);
    replace(db, into, &of_user, &user, now).await?;
    replace(db, from, &of_guest, &guest, now).await
}

/// Deletes the vacations of a user.
pub(super) async fn erase(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    sqlx::query("delete from vacation where user_id = $1").bind(user.0).execute(db).await?;
    Ok(())
}
