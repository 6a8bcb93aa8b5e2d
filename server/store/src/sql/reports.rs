//! Reports of users to the host. Text and author are read in the transaction that keeps the report, under locks of the rows
//! in `person` of whoever reports and whoever is reported. So an erasure comes before, and nothing is kept, or after, and
//! finds it.

use super::guests::last_of;
use super::rows::{maybe_number, number, text_column};
use super::{Backend, Connection, Row};
use crate::columns::{TextColumn as _, int};
use crate::reports::{KEPT, NewReport, ReportStore, Reported};
use crate::{Millis, StoreError};
use async_trait::async_trait;
use protocol::{
    CircleId, HostReport, MatchId, OwnReport, ReportAnswer, ReportId, ReportKind, ReportVerdict, Reporter,
    UserId,
};
use sqlx::{AssertSqlSafe, Row as _};
use std::collections::{BTreeMap, BTreeSet};
use uuid::Uuid;

#[async_trait]
impl ReportStore for Backend {
    async fn report(&self, new: &NewReport) -> Result<bool, StoreError> {
        self.transaction(async |db| report(db, new).await).await
    }

    async fn reports(&self, limit: u32) -> Result<Vec<HostReport>, StoreError> {
        self.read_consistent(&self.background, async |db| for_host(db, limit).await).await
    }

    async fn reports_of(&self, user: UserId) -> Result<Vec<OwnReport>, StoreError> {
        self.read(async |db| reports_of(db, user).await).await
    }

    async fn unseen_answers(&self, user: UserId) -> Result<u32, StoreError> {
        let count = "
            select count(*) as answers from reporter q join report r on r.report_id = q.report_id
            where q.user_id = $1 and not q.is_told and r.answered is not null";
        self.read(async |db| number(&sqlx::query(count).bind(user.0).fetch_one(db).await?, "answers")).await
    }

    async fn answers_seen(&self, user: UserId) -> Result<(), StoreError> {
        let seen = "
            update reporter set is_told = true where user_id = $1 and not is_told and exists (
                select 1 from report r where r.report_id = reporter.report_id and r.answered is not null)";
        self.write(async |db| {
            sqlx::query(seen).bind(user.0).execute(db).await?;
            Ok(())
        })
        .await
    }
}

/// What is shown to the host.
struct Shown {
    kind: ReportKind,
    text: String,
    /// Who wrote the line, has the name, or owns the circle.
    user: UserId,
    /// Names it among all that is reported. A name is another one once it has changed.
    subject: String,
    table: Option<MatchId>,
    circle: Option<CircleId>,
}

async fn report(db: &mut Connection, new: &NewReport) -> Result<bool, StoreError> {
    let Some(found) = shown(db, new).await? else { return Ok(false) };
    let is_own = found.user == new.by;
    if is_own || !lock(db, [found.user, new.by].into()).await? || last_of(db, new.by).await? != new.by {
        return Ok(false);
    }
    // Whoever is reported may have been renamed, or the line deleted, before the locks were taken.
    let Some(found) = shown(db, new).await? else { return Ok(false) };
    let Shown { kind, text, user, subject, table, circle } = found;
    let insert = "
        insert into report (report_id, subject, kind, reported_id, match_id, circle_id, text, at)
        values ($1, $2, $3, $4, $5, $6, $7, $8)
        on conflict (subject) do update set subject = excluded.subject";
    sqlx::query(insert)
        .bind(new.id.0)
        .bind(&subject)
        .bind(kind.as_text())
        .bind(user.0)
        .bind(table.map(|id| id.0))
        .bind(circle.map(|id| id.0))
        .bind(text)
        .bind(int(new.at))
        .execute(&mut *db)
        .await?;
    let add = "
        insert into reporter (report_id, user_id, reported, words, is_told)
        select report_id, $2, $3, $4, false from report where subject = $1
        on conflict (report_id, user_id) do nothing";
    let add = sqlx::query(add).bind(&subject).bind(new.by.0).bind(int(new.at)).bind(&new.words);
    add.execute(db).await?;
    Ok(true)
}

/// Locks users in the order of their ids, like a merge. Returns `false` if one was erased.
async fn lock(db: &mut Connection, users: BTreeSet<UserId>) -> Result<bool, StoreError> {
    let lock = "update person set name = name where user_id = $1 and not erased";
    for user in users {
        if sqlx::query(lock).bind(user.0).execute(&mut *db).await?.rows_affected() == 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn shown(db: &mut Connection, new: &NewReport) -> Result<Option<Shown>, StoreError> {
    let select = match new.what {
        Reported::Line { id, number } => {
            let select = "
                select user_id, text from chat where match_id = $1 and number = $2 and text <> ''";
            sqlx::query(select).bind(id.0).bind(int(number))
        }
        Reported::Name { user, .. } => {
            let select = "
                select user_id, name as text from person where user_id = $1 and not erased and name <> ''";
            sqlx::query(select).bind(user.0)
        }
        Reported::Circle { id } => {
            let select = "
                select c.owner_id as user_id, c.name as text from circle c
                where c.circle_id = $1
                    and exists (select 1 from circle_member v where v.circle_id = $1 and v.user_id = $2)";
            sqlx::query(select).bind(id.0).bind(new.by.0)
        }
    };
    let Some(row) = select.fetch_optional(db).await? else { return Ok(None) };
    let (text, user): (String, _) = (row.try_get("text")?, UserId(row.try_get("user_id")?));
    let (kind, subject, table, circle) = match new.what {
        Reported::Line { id, number } => (ReportKind::Line, format!("line {id} {number}"), Some(id), None),
        Reported::Name { id, .. } => (ReportKind::Name, format!("name {user} {text}"), Some(id), None),
        Reported::Circle { id } => (ReportKind::Circle, format!("circle {id} {text}"), None, Some(id)),
    };
    Ok(Some(Shown { kind, text, user, subject, table, circle }))
}

/// The order of the reports for the host.
const IN_ORDER: &str = "case when r.answered is null then 0 else 1 end, r.at desc, r.report_id";

async fn for_host(db: &mut Connection, limit: u32) -> Result<Vec<HostReport>, StoreError> {
    let select = format!(
        "select q.report_id, q.user_id, q.reported, q.words, nullif(p.name, '') as name
        from reporter q left join person p on p.user_id = q.user_id
        where q.report_id in (select r.report_id from report r order by {IN_ORDER} limit $1)
        order by q.reported, q.user_id"
    );
    let mut reporters: BTreeMap<Uuid, Vec<Reporter>> = BTreeMap::new();
    for row in sqlx::query(AssertSqlSafe(select)).bind(i64::from(limit)).fetch_all(&mut *db).await? {
        let reporter = Reporter {
            person: UserId(row.try_get("user_id")?),
            name: row.try_get("name")?,
            at: number(&row, "reported")?,
            words: row.try_get("words")?,
        };
        reporters.entry(row.try_get("report_id")?).or_default().push(reporter);
    }
    let select = format!(
        "select r.*, nullif(p.name, '') as name, m.game, c.circle_id as present_circle
        from report r left join person p on p.user_id = r.reported_id
            left join match m on m.match_id = r.match_id left join circle c on c.circle_id = r.circle_id
        order by {IN_ORDER} limit $1"
    );
    let found = sqlx::query(AssertSqlSafe(select)).bind(i64::from(limit)).fetch_all(db).await?;
    let report = |row: &Row| {
        let id: Uuid = row.try_get("report_id")?;
        Ok(HostReport {
            report: ReportId(id),
            kind: text_column(row)?,
            text: row.try_get("text")?,
            person: UserId(row.try_get("reported_id")?),
            name: row.try_get("name")?,
            room: row.try_get::<Option<Uuid>, _>("match_id")?.map(MatchId),
            game: row.try_get("game")?,
            circle: row.try_get::<Option<Uuid>, _>("present_circle")?.map(CircleId),
            at: number(row, "at")?,
            reporters: reporters.remove(&id).unwrap_or_default(),
            answer: answer(row)?,
        })
    };
    found.iter().map(report).collect()
}

/// What a user has reported, the latest first.
pub(super) async fn reports_of(db: &mut Connection, user: UserId) -> Result<Vec<OwnReport>, StoreError> {
    let select = "
        select r.report_id, r.kind, r.text, r.answered, r.verdict, r.answer, q.reported, q.words
        from reporter q join report r on r.report_id = q.report_id
        where q.user_id = $1 order by q.reported desc, r.report_id";
    let report = |row: &Row| {
        Ok(OwnReport {
            report: ReportId(row.try_get("report_id")?),
            kind: text_column(row)?,
            text: row.try_get("text")?,
            words: row.try_get("words")?,
            at: number(row, "reported")?,
            answer: answer(row)?,
        })
    };
    sqlx::query(select).bind(user.0).fetch_all(db).await?.iter().map(report).collect()
}

fn answer(row: &Row) -> Result<Option<ReportAnswer>, StoreError> {
    let Some(at) = maybe_number(row, "answered")? else { return Ok(None) };
    let words: Option<String> = row.try_get("answer")?;
    Ok(Some(ReportAnswer { at, verdict: text_column(row)?, words: words.unwrap_or_default() }))
}

/// Writes the answer of the host. Returns whom the report is about, if there is such a report.
pub(super) async fn write_answer(
    db: &mut Connection,
    id: ReportId,
    verdict: ReportVerdict,
    words: &str,
    now: Millis,
) -> Result<Option<UserId>, StoreError> {
    let update = "
        update report set answered = $2, verdict = $3, answer = $4 where report_id = $1
        returning reported_id";
    let update = sqlx::query(update).bind(id.0).bind(int(now)).bind(verdict.as_text()).bind(words);
    let Some(row) = update.fetch_optional(&mut *db).await? else { return Ok(None) };
    sqlx::query("update reporter set is_told = false where report_id = $1").bind(id.0).execute(db).await?;
    Ok(Some(UserId(row.try_get("reported_id")?)))
}

/// What a guest has reported, and what was reported of them, is of the user whom they become.
pub(super) async fn merge(db: &mut Connection, from: UserId, into: UserId) -> Result<(), StoreError> {
    let changes = [
        "update report set reported_id = $2 where reported_id = $1",
        "insert into reporter (report_id, user_id, reported, words, is_told)
            select report_id, $2, reported, words, is_told from reporter where user_id = $1
            on conflict (report_id, user_id) do nothing",
        "delete from reporter where user_id = $1 and user_id <> $2",
    ];
    for change in changes {
        sqlx::query(change).bind(from.0).bind(into.0).execute(&mut *db).await?;
    }
    Ok(())
}

/// Deletes what a user who is erased has reported, and what was reported of them.
pub(super) async fn erase(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    let deletes = [
        "delete from reporter where user_id = $1
            or report_id in (select report_id from report where reported_id = $1)",
        "delete from report where reported_id = $1
            or not exists (select 1 from reporter q where q.report_id = report.report_id)",
    ];
    for delete in deletes {
        sqlx::query(delete).bind(user.0).execute(&mut *db).await?;
    }
    Ok(())
}

/// Deletes what was reported too long ago. Returns how many rows were deleted.
pub(super) async fn sweep(db: &mut Connection, now: Millis) -> Result<u64, StoreError> {
    let deletes = [
        "delete from reporter where report_id in (select report_id from report where at <= $1)",
        "delete from report where at <= $1",
    ];
    let mut swept = 0;
    for delete in deletes {
        let delete = sqlx::query(delete).bind(int(now.saturating_sub(KEPT)));
        swept += delete.execute(&mut *db).await?.rows_affected();
    }
    Ok(swept)
}
