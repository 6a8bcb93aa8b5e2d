//! Evenings. A match joins its evening when it is set up (`matches`), and leaves it when it is deleted.

use super::keyed::{What, keep};
use super::matches;
use super::rows::{match_id, maybe_number, number, text_column};
use super::{Backend, Connection, Row};
use crate::columns::int;
use crate::evenings::{EveningPlan, EveningStore, NewEvening, OwnEvening, PlayedInEvening, StoredEvening};
use crate::keyed::KeyedRequest;
use crate::{MatchResult, Millis, NewMatch, StoreError};
use async_trait::async_trait;
use protocol::{CircleId, EveningId, MatchId, SeatNumber, UserId};
use sqlx::types::Json;
use sqlx::{AssertSqlSafe, Row as _};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use uuid::Uuid;

#[async_trait]
impl EveningStore for Backend {
    async fn make_evening(
        &self,
        new: &NewEvening<'_>,
        first: &NewMatch,
        request: Option<&KeyedRequest>,
    ) -> Result<(), StoreError> {
        self.transaction(async |db| make(db, new, first, request).await).await
    }

    async fn evening(&self, id: EveningId) -> Result<Option<StoredEvening>, StoreError> {
        self.read(async |db| Ok(found(db, "e.evening_id = $1", id.0, 1).await?.pop())).await
    }

    async fn evening_of_table(&self, id: MatchId) -> Result<Option<StoredEvening>, StoreError> {
        let of_table = "e.evening_id = (select t.evening_id from evening_match t where t.match_id = $1)";
        self.read(async |db| Ok(found(db, of_table, id.0, 1).await?.pop())).await
    }

    async fn evenings_of(&self, circle: CircleId, limit: u32) -> Result<Vec<StoredEvening>, StoreError> {
        self.read(async |db| found(db, "e.circle_id = $1", circle.0, limit).await).await
    }

    async fn end_evening(&self, id: EveningId, now: Millis) -> Result<bool, StoreError> {
        let update = "update evening set ended = $2 where evening_id = $1 and ended is null";
        self.transaction(async |db| {
            Ok(sqlx::query(update).bind(id.0).bind(int(now)).execute(db).await?.rows_affected() > 0)
        })
        .await
    }
}

async fn make(
    db: &mut Connection,
    new: &NewEvening<'_>,
    first: &NewMatch,
    request: Option<&KeyedRequest>,
) -> Result<(), StoreError> {
    let NewEvening { id, circle, maker, plan, at } = *new;
    let insert = "
        insert into evening (evening_id, circle_id, maker_id, plan, created) values ($1, $2, $3, $4, $5)";
    let insert = sqlx::query(insert).bind(id.0).bind(circle.0).bind(maker.0).bind(Json(plan));
    insert.bind(int(at)).execute(&mut *db).await?;
    matches::create(db, &[first]).await?;
    keep(db, request, What { id: Some(first.row.id.0), ..What::default() }).await
}

/// The evenings that fulfil a condition on `e` and `$1`, the newest first.
async fn found(
    db: &mut Connection,
    condition: &'static str,
    parameter: Uuid,
    limit: u32,
) -> Result<Vec<StoredEvening>, StoreError> {
    let select =
        format!("select e.* from evening e where {condition} order by e.created desc, e.evening_id limit $2");
    let select = sqlx::query(AssertSqlSafe(select)).bind(parameter).bind(i64::from(limit));
    let mut evenings = Vec::new();
    for row in select.fetch_all(&mut *db).await? {
        let id = EveningId(row.try_get("evening_id")?);
        evenings.push(StoredEvening {
            id,
            circle: CircleId(row.try_get("circle_id")?),
            maker: row.try_get::<Option<Uuid>, _>("maker_id")?.map(UserId),
            plan: row.try_get::<Json<EveningPlan>, _>("plan")?.0,
            created: number(&row, "created")?,
            ended: maybe_number(&row, "ended")?,
            matches: matches_of(db, id).await?,
        });
    }
    Ok(evenings)
}

/// The evenings that a user has set up, the first one first.
pub(super) async fn evenings_by(db: &mut Connection, user: UserId) -> Result<Vec<OwnEvening>, StoreError> {
    let select =
        "select evening_id, plan, created from evening where maker_id = $1 order by created, evening_id";
    let own = |row: &Row| {
        let plan = row.try_get::<Json<EveningPlan>, _>("plan")?.0;
        Ok(OwnEvening { id: EveningId(row.try_get("evening_id")?), plan, created: number(row, "created")? })
    };
    sqlx::query(select).bind(user.0).fetch_all(db).await?.iter().map(own).collect()
}

async fn matches_of(db: &mut Connection, id: EveningId) -> Result<BTreeMap<u8, PlayedInEvening>, StoreError> {
    let select = "
        select o.number, m.match_id, m.status, m.status_since, m.result, s.seat, s.user_id
        from evening_match o
            join match m on m.match_id = o.match_id
            left join seat s on s.match_id = o.match_id and s.user_id is not null
        where o.evening_id = $1";
    let mut matches = BTreeMap::new();
    for row in sqlx::query(select).bind(id.0).fetch_all(db).await? {
        let number: u8 = number(&row, "number")?;
        let played = match matches.entry(number) {
            Entry::Occupied(entry) => entry.into_mut(),
            Entry::Vacant(entry) => entry.insert(played(&row)?),
        };
        if let Some(seat) = maybe_number::<SeatNumber>(&row, "seat")? {
            played.users.insert(seat, UserId(row.try_get("user_id")?));
        }
    }
    Ok(matches)
}

fn played(row: &Row) -> Result<PlayedInEvening, StoreError> {
    let result = row.try_get::<Option<Json<MatchResult>>, _>("result")?;
    Ok(PlayedInEvening {
        id: match_id(row)?,
        status: text_column(row)?,
        since: number(row, "status_since")?,
        users: BTreeMap::new(),
        places: result.map(|result| result.0.places).unwrap_or_default(),
    })
}

/// Ends the evening of a match that is about to be deleted, if no later match follows. Returns the evening.
pub(super) async fn leave(db: &mut Connection, id: MatchId) -> Result<Option<EveningId>, StoreError> {
    let select = "select evening_id from evening_match where match_id = $1";
    let found = sqlx::query(select).bind(id.0).fetch_optional(&mut *db).await?;
    let Some(evening) = found.map(|row| row.try_get("evening_id")).transpose()?.map(EveningId) else {
        return Ok(None);
    };
    let end = "
        update evening set ended = (select m.touched from match m where m.match_id = $2)
        where evening_id = $1 and ended is null and $2 = (
            select l.match_id from evening_match l where l.evening_id = $1 order by l.number desc limit 1)";
    sqlx::query(end).bind(evening.0).bind(id.0).execute(db).await?;
    Ok(Some(evening))
}

/// Deletes an evening of which no match is left.
pub(super) async fn delete_if_empty(
    db: &mut Connection,
    evening: Option<EveningId>,
) -> Result<(), StoreError> {
    let Some(evening) = evening else { return Ok(()) };
    let delete = "
        delete from evening where evening_id = $1
            and not exists (select 1 from evening_match o where o.evening_id = $1)";
    sqlx::query(delete).bind(evening.0).execute(db).await?;
    Ok(())
}

pub(super) async fn merge(db: &mut Connection, from: UserId, into: UserId) -> Result<(), StoreError> {
    let update = "update evening set maker_id = $2 where maker_id = $1";
    sqlx::query(update).bind(from.0).bind(into.0).execute(db).await?;
    Ok(())
}

/// Evenings that a user has set up are nobody's, once the user is erased.
pub(super) async fn erase(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    sqlx::query("update evening set maker_id = null where maker_id = $1").bind(user.0).execute(db).await?;
    Ok(())
}
