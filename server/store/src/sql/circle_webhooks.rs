//! The webhooks of circles.

use super::rows::{match_id, number};
use super::{Backend, Connection, Row};
use crate::circle_webhooks::{CircleWebhook, CircleWebhookStore, EndToTell, EndTold, StoredCircleWebhook};
use crate::columns::int;
use crate::{Millis, StoreError};
use async_trait::async_trait;
use protocol::{CircleId, UserId};
use sqlx::{AssertSqlSafe, Row as _};
use std::collections::BTreeMap;

/// By how many ended matches a webhook that has nothing to tell may lag. Each search reads all of them.
const MOST_PASSED: i64 = 500;

#[async_trait]
impl CircleWebhookStore for Backend {
    async fn ends_to_tell(
        &self,
        since: Millis,
        now: Millis,
        limit: u32,
    ) -> Result<Vec<EndToTell>, StoreError> {
        let last = self.read(last_number).await?;
        if self.read(async |db| lags(db, last).await).await? {
            self.write(async |db| pass(db, last, since).await).await?;
        }
        self.read(async |db| search(db, since, now, limit).await).await
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
            EndTold::Refused => {
                "update circle_webhook set claimed_until = null, number = $3, failures = failures + 1, retry_at = $4
                where circle_id = $1 and secret = $2 and number < $3"
            }
            EndTold::Failed { .. } => {
                "update circle_webhook set claimed_until = null, failures = failures + 1, retry_at = $4
                where circle_id = $1 and secret = $2 and number < $3"
            }
        };
        let retry_at = match told {
            EndTold::Done | EndTold::Refused => None,
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

/// The ended matches in the circle of the webhook `w` that it was not told of, and that ended since `$1`.
const UNTOLD: &str = "
    from ended_match e join match m on m.match_id = e.match_id
    where e.number > w.number and m.circle_id = w.circle_id and m.status = 'over' and m.status_since >= $1
        and not m.is_lesson and m.branched_at is null";

/// The addresses of the webhooks of circles that a user owns.
pub(super) async fn addresses_of(
    db: &mut Connection,
    owner: UserId,
) -> Result<BTreeMap<CircleId, String>, StoreError> {
    let select = "
        select w.circle_id, w.address from circle_webhook w join circle c on c.circle_id = w.circle_id
        where c.owner_id = $1";
    let address = |row: &Row| Ok((CircleId(row.try_get("circle_id")?), row.try_get("address")?));
    sqlx::query(select).bind(owner.0).fetch_all(db).await?.iter().map(address).collect()
}

/// The first end of each webhook. Whose owner is banned is told nothing.
async fn search(
    db: &mut Connection,
    since: Millis,
    now: Millis,
    limit: u32,
) -> Result<Vec<EndToTell>, StoreError> {
    let select = format!(
        "select w.circle_id, c.name, w.address, w.secret, w.language, w.failures, f.number, f.match_id
        from circle_webhook w
        join circle c on c.circle_id = w.circle_id
        join ended_match f on f.number = (select min(e.number) {UNTOLD})
        where (w.retry_at is null or w.retry_at <= $2) and (w.claimed_until is null or w.claimed_until <= $2)
            and not exists (select 1 from person p where p.user_id = c.owner_id and coalesce(p.banned_until, 0) > $2)
        order by f.number limit $3"
    );
    let select = sqlx::query(AssertSqlSafe(select)).bind(int(since)).bind(int(now)).bind(i64::from(limit));
    select.fetch_all(db).await?.iter().map(end_to_tell).collect()
}

fn end_to_tell(row: &Row) -> Result<EndToTell, StoreError> {
    Ok(EndToTell {
        circle: CircleId(row.try_get("circle_id")?),
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

/// Whether any webhook is so far behind that each search reads many ends in vain.
async fn lags(db: &mut Connection, last: i64) -> Result<bool, StoreError> {
    let select = "select 1 from circle_webhook where number < $1 limit 1";
    Ok(sqlx::query(select).bind(last - MOST_PASSED).fetch_optional(db).await?.is_some())
}

/// Moves webhooks that are far behind and have nothing to tell up to the last ended match.
async fn pass(db: &mut Connection, last: i64, since: Millis) -> Result<(), StoreError> {
    let update = format!(
        "update circle_webhook as w set number = $2 where w.number < $3 and not exists (select 1 {UNTOLD})"
    );
    let update = sqlx::query(AssertSqlSafe(update)).bind(int(since)).bind(last).bind(last - MOST_PASSED);
    update.execute(db).await?;
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
