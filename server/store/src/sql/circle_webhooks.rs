//! The webhooks of circles.

use super::rows::{match_id, number};
use super::{Backend, Connection, Row};
use crate::circle_webhooks::{CircleWebhook, CircleWebhookStore, EndToTell, EndTold, StoredCircleWebhook};
use crate::columns::int;
use crate::{Millis, StoreError};
use async_trait::async_trait;
use protocol::CircleId;
use sqlx::Row as _;

/// How many ended matches may lie behind a webhook that has nothing to tell, all of which each search reads.
const MOST_PASSED: i64 = 500;

#[async_trait]
impl CircleWebhookStore for Backend {
    async fn ends_to_tell(
        &self,
        since: Millis,
        now: Millis,
        limit: u32,
    ) -> Result<Vec<EndToTell>, StoreError> {
        let (found, last) = self.read(async |db| search(db, since, now, limit).await).await?;
        let mut ends = Vec::new();
        let mut idle = Vec::new();
        for SearchedWebhook { circle, number, end } in found {
            match end {
                Some(end) => ends.push(end),
                None if last - number > MOST_PASSED => idle.push((circle, number)),
                None => {}
            }
        }
        if !idle.is_empty() {
            self.write(async |db| pass(db, &idle, last).await).await?;
        }
        Ok(ends)
    }

    async fn claim_end(&self, end: &EndToTell, now: Millis, until: Millis) -> Result<bool, StoreError> {
        let claim = "
            update circle_webhook set claimed_until = $5
            where circle_id = $1 and secret = $2 and number < $3 and (claimed_until is null or claimed_until <= $4)";
        self.write(async |db| {
            let claim = sqlx::query(claim).bind(end.circle.0).bind(&end.webhook.secret).bind(int(end.number));
            Ok(claim.bind(int(now)).bind(int(until)).execute(db).await?.rows_affected() > 0)
        })
        .await
    }

    async fn note_end_told(&self, end: &EndToTell, told: EndTold) -> Result<(), StoreError> {
        let update = match told {
            EndTold::Done => {
                "update circle_webhook set claimed_until = null, number = $3, failures = 0, retry_at = $4
                where circle_id = $1 and secret = $2 and number < $3"
            }
            EndTold::Failed { .. } => {
                "update circle_webhook set claimed_until = null, failures = failures + 1, retry_at = $4
                where circle_id = $1 and secret = $2 and number < $3"
            }
        };
        let retry_at = match told {
            EndTold::Done => None,
            EndTold::Failed { retry_at } => Some(int(retry_at)),
        };
        self.write(async |db| {
            let update = sqlx::query(update).bind(end.circle.0).bind(&end.webhook.secret);
            update.bind(int(end.number)).bind(retry_at).execute(db).await?;
            Ok(())
        })
        .await
    }
}

/// A webhook with the first end that it was not told of.
struct SearchedWebhook {
    circle: CircleId,
    number: i64,
    end: Option<EndToTell>,
}

/// The webhooks that lag behind the last ended match, and the number of that.
async fn search(
    db: &mut Connection,
    since: Millis,
    now: Millis,
    limit: u32,
) -> Result<(Vec<SearchedWebhook>, i64), StoreError> {
    let last = last_number(db).await?;
    let lagging = "
        select w.circle_id, c.name, w.address, w.secret, w.language, w.failures, w.number as told, e.number, e.match_id
        from circle_webhook w
        join circle c on c.circle_id = w.circle_id
        left join ended_match e on e.number = (
            select f.number from ended_match f join match m on m.match_id = f.match_id
            where f.number > w.number and m.circle_id = w.circle_id and m.status = 'over' and m.status_since >= $2
                and not m.is_lesson and m.branched_at is null
            order by f.number limit 1)
        where w.number < $1 and (w.retry_at is null or w.retry_at <= $3)
            and (w.claimed_until is null or w.claimed_until <= $3)
        order by w.number, w.circle_id limit $4";
    let lagging = sqlx::query(lagging).bind(last).bind(int(since)).bind(int(now)).bind(i64::from(limit));
    let found = lagging.fetch_all(db).await?.iter().map(searched).collect::<Result<_, _>>()?;
    Ok((found, last))
}

fn searched(row: &Row) -> Result<SearchedWebhook, StoreError> {
    let circle = CircleId(row.try_get("circle_id")?);
    let is_end = row.try_get::<Option<i64>, _>("number")?.is_some();
    let end = is_end.then(|| end_to_tell(row, circle)).transpose()?;
    Ok(SearchedWebhook { circle, number: row.try_get("told")?, end })
}

fn end_to_tell(row: &Row, circle: CircleId) -> Result<EndToTell, StoreError> {
    Ok(EndToTell {
        circle,
        name: row.try_get("name")?,
        id: match_id(row)?,
        number: number(row, "number")?,
        webhook: webhook(row)?,
        failures: number(row, "failures")?,
    })
}

fn webhook(row: &Row) -> Result<CircleWebhook, StoreError> {
    Ok(CircleWebhook {
        address: row.try_get("address")?,
        secret: row.try_get("secret")?,
        language: row.try_get("language")?,
    })
}

async fn last_number(db: &mut Connection) -> Result<i64, StoreError> {
    let select = "select coalesce(max(number), 0) as number from ended_match";
    Ok(sqlx::query(select).fetch_one(db).await?.try_get("number")?)
}

/// Moves webhooks that have nothing to tell up to the last ended match, unless they were moved meanwhile.
async fn pass(db: &mut Connection, idle: &[(CircleId, i64)], last: i64) -> Result<(), StoreError> {
    let update = "update circle_webhook set number = $3 where circle_id = $1 and number = $2";
    for (circle, number) in idle {
        sqlx::query(update).bind(circle.0).bind(number).bind(last).execute(&mut *db).await?;
    }
    Ok(())
}

/// The webhook of a circle.
pub(super) async fn of_circle(
    db: &mut Connection,
    circle: CircleId,
) -> Result<Option<StoredCircleWebhook>, StoreError> {
    let select = "select address, secret, language, failures from circle_webhook where circle_id = $1";
    let stored =
        |row: Row| Ok(StoredCircleWebhook { webhook: webhook(&row)?, failures: number(&row, "failures")? });
    sqlx::query(select).bind(circle.0).fetch_optional(db).await?.map(stored).transpose()
}

/// Gives a circle a webhook, which is told of what ends from now on, or takes it away.
pub(super) async fn set(
    db: &mut Connection,
    circle: CircleId,
    webhook: Option<&CircleWebhook>,
) -> Result<(), StoreError> {
    sqlx::query("delete from circle_webhook where circle_id = $1").bind(circle.0).execute(&mut *db).await?;
    let Some(CircleWebhook { address, secret, language }) = webhook else { return Ok(()) };
    let number = last_number(db).await?;
    let insert = "
        insert into circle_webhook (circle_id, address, secret, language, number, failures)
        values ($1, $2, $3, $4, $5, 0)";
    let insert = sqlx::query(insert).bind(circle.0).bind(address).bind(secret).bind(language);
    insert.bind(number).execute(db).await?;
    Ok(())
}
