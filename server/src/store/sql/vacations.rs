//! The vacations of users.

use super::rows::{match_id, number};
use super::{Backend, Connection, Row, entries};
use crate::store::columns::int;
use crate::store::entry::Kind;
use crate::store::vacations::{VacationChange, VacationRefused, VacationStore, rewrite};
use crate::store::{Millis, StoreError, UserAct, Vacations};
use async_trait::async_trait;
use protocol::{MatchId, UserId, Vacation};
use sqlx::{QueryBuilder, Row as _};
use std::iter;

/// Vacations that ended so long ago count against no year any more.
const KEPT: Millis = 2 * 365 * 86_400_000;

#[async_trait]
impl VacationStore for Backend {
    async fn vacations(&self, users: &[UserId]) -> Result<Vacations, StoreError> {
        self.read(async |db| latest(db, users).await).await
    }

    async fn vacations_of(&self, user: UserId) -> Result<Vec<Vacation>, StoreError> {
        self.read(async |db| all_of(db, user).await).await
    }

    async fn change_vacation(
        &self,
        user: UserId,
        change: VacationChange,
        now: Millis,
    ) -> Result<Result<(), VacationRefused>, StoreError> {
        let changed = self.transaction(async |db| change_vacation(db, user, change, now).await).await?;
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

async fn latest(db: &mut Connection, users: &[UserId]) -> Result<Vacations, StoreError> {
    let Some(last) = users.last() else { return Ok(Vacations::new()) };
    let mut select = QueryBuilder::new("select user_id, begins, ends from vacation where user_id in (");
    // The last id is repeated up to a power of two so that few different statements are prepared and cached.
    let asked = users.iter().chain(iter::repeat(last)).take(users.len().next_power_of_two());
    let mut asked_for = select.separated(", ");
    asked.for_each(|user| {
        asked_for.push_bind(user.0);
    });
    select.push(") order by begins");
    // Later ones replace earlier ones.
    let found = select.build().fetch_all(db).await?;
    found.iter().map(|row| Ok((UserId(row.try_get("user_id")?), vacation(row)?))).collect()
}

async fn all_of(db: &mut Connection, user: UserId) -> Result<Vec<Vacation>, StoreError> {
    let select = "select begins, ends from vacation where user_id = $1 order by begins";
    sqlx::query(select).bind(user.0).fetch_all(db).await?.iter().map(vacation).collect()
}

fn vacation(row: &Row) -> Result<Vacation, StoreError> {
    Ok(Vacation { from: number(row, "begins")?, until: number(row, "ends")? })
}

async fn change_vacation(
    db: &mut Connection,
    user: UserId,
    change: VacationChange,
    now: Millis,
) -> Result<Result<(), VacationRefused>, StoreError> {
    // A lock on the user, so that two requests at a time do not exceed the days of a year. An erased user has none.
    let lock = "update person set name = name where user_id = $1 and not erased";
    if sqlx::query(lock).bind(user.0).execute(&mut *db).await?.rows_affected() == 0 {
        return Ok(Err(VacationRefused::Invalid));
    }
    let rewrite = match rewrite(&all_of(db, user).await?, change, now) {
        Ok(rewrite) => rewrite,
        Err(refused) => return Ok(Err(refused)),
    };
    let delete = "delete from vacation where user_id = $1 and (begins = $2 or ends < $3)";
    let delete = sqlx::query(delete).bind(user.0).bind(rewrite.delete.map(int));
    delete.bind(int(now.saturating_sub(KEPT))).execute(&mut *db).await?;
    if let Some(Vacation { from, until }) = rewrite.write {
        let write = "insert into vacation (user_id, begins, ends) values ($1, $2, $3)";
        sqlx::query(write).bind(user.0).bind(int(from)).bind(int(until)).execute(&mut *db).await?;
    }
    entries::write_act(db, now, user, UserAct::VacationChanged).await?;
    Ok(Ok(()))
}

/// Moves the vacations of a guest to the user that the guest becomes. If both have one that is not over, that of the user
/// stays and the guest's ends now: a user has one at a time.
pub(super) async fn merge(
    db: &mut Connection,
    from: UserId,
    into: UserId,
    now: Millis,
) -> Result<(), StoreError> {
    let end = [
        "delete from vacation where user_id = $1 and begins >= $3
            and exists (select 1 from vacation o where o.user_id = $2 and o.ends > $3)",
        "update vacation set ends = $3 where user_id = $1 and ends > $3
            and exists (select 1 from vacation o where o.user_id = $2 and o.ends > $3)",
    ];
    for change in end {
        sqlx::query(change).bind(from.0).bind(into.0).bind(int(now)).execute(&mut *db).await?;
    }
    let copy = "
        insert into vacation (user_id, begins, ends) select $2, begins, ends from vacation where user_id = $1
        on conflict (user_id, begins) do nothing";
    sqlx::query(copy).bind(from.0).bind(into.0).execute(&mut *db).await?;
    erase(db, from).await
}

/// Deletes the vacations of a user.
pub(super) async fn erase(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    sqlx::query("delete from vacation where user_id = $1").bind(user.0).execute(db).await?;
    Ok(())
}
