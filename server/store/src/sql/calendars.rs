//! Calendars of leagues.

use super::rows::{maybe_number, number};
use super::{Backend, Connection, Row, guests};
use crate::calendars::{CalendarOwner, CalendarStore, LeagueDate};
use crate::columns::int;
use crate::leagues::LeaguePlan;
use crate::{Millis, StoreError};
use async_trait::async_trait;
use protocol::{LeagueId, UserId};
use sqlx::Row as _;
use sqlx::types::Json;

#[async_trait]
impl CalendarStore for Backend {
    async fn make_calendar(
        &self,
        owner: &CalendarOwner,
        secret: [u8; 32],
        now: Millis,
    ) -> Result<bool, StoreError> {
        let insert = "
            insert into calendar (user_id, secret, language, made) values ($1, $2, $3, $4)
            on conflict (user_id) do update set
                secret = excluded.secret, language = excluded.language, made = excluded.made";
        let insert = sqlx::query(insert).bind(owner.user.0).bind(secret.as_slice());
        let insert = insert.bind(&owner.language).bind(int(now));
        self.transaction(async |db| {
            Ok(guests::lock_present(db, owner.user).await? && insert.execute(db).await?.rows_affected() > 0)
        })
        .await
    }

    async fn delete_calendar(&self, user: UserId) -> Result<(), StoreError> {
        self.transaction(async |db| erase(db, user).await).await
    }

    async fn calendar_made(&self, user: UserId) -> Result<Option<Millis>, StoreError> {
        let select = sqlx::query("select made from calendar where user_id = $1").bind(user.0);
        self.read(async |db| select.fetch_optional(db).await?.map(|row| number(&row, "made")).transpose())
            .await
    }

    async fn calendar(&self, secret: [u8; 32]) -> Result<Option<CalendarOwner>, StoreError> {
        let select =
            sqlx::query("select user_id, language from calendar where secret = $1").bind(secret.to_vec());
        let owner = |row: Row| {
            Ok(CalendarOwner { user: UserId(row.try_get("user_id")?), language: row.try_get("language")? })
        };
        self.read(async |db| select.fetch_optional(db).await?.map(owner).transpose()).await
    }

    async fn league_dates(&self, user: UserId) -> Result<Vec<LeagueDate>, StoreError> {
        self.read(async |db| dates_of(db, user).await).await
    }
}

async fn dates_of(db: &mut Connection, user: UserId) -> Result<Vec<LeagueDate>, StoreError> {
    let select = "
        select l.league_id, l.plan, l.is_played, l.due,
            (select count(*) from league_round r where r.league_id = l.league_id) as begun
        from league_player p join league l on l.league_id = p.league_id
        where p.user_id = $1 and p.state = 'playing' and l.state = 'running'
        order by l.due, l.league_id";
    let mut dates = Vec::new();
    for row in sqlx::query(select).bind(user.0).fetch_all(db).await? {
        let Some(at) = maybe_number(&row, "due")? else { continue };
        let LeaguePlan { name, rounds, .. } = row.try_get::<Json<LeaguePlan>, _>("plan")?.0;
        let (is_end, begun): (bool, u8) = (row.try_get("is_played")?, number(&row, "begun")?);
        let round = begun + u8::from(!is_end);
        dates.push(LeagueDate {
            league: LeagueId(row.try_get("league_id")?),
            name,
            round,
            rounds,
            is_end,
            at,
        });
    }
    Ok(dates)
}

/// The address of a user's calendar leads nowhere from now on.
pub(super) async fn erase(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    sqlx::query("delete from calendar where user_id = $1").bind(user.0).execute(db).await?;
    Ok(())
}
