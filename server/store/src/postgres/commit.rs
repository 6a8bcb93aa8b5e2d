//! Group commit: one statement for a whole batch of steps, so one round trip and one flush of the write-ahead log.
//!
//! A move changes no indexed column: `listed` and `wakes`, which the indexes cover, may lag behind `touched` and
//! `deadline` within limits. So Postgres can update the rows within their pages (HOT updates) without touching an
//! index.

use super::sql::{entries, follow_up, within_turn_timeout};
use super::{BEGIN_WRITE, PostgresStore};
use crate::columns::{SeatColumns, TextColumn, int};
use crate::{Change, CommitError, Millis, SeatsWrite, StepWrite, StoreError, TableChanges};
use protocol::MatchId;
use sqlx::postgres::{PgArguments, PgConnection, Postgres};
use sqlx::query::Query;
use sqlx::types::Json;
use sqlx::{Connection as _, Row as _};
use std::collections::{HashMap, HashSet};
use uuid::Uuid;

/// How far `listed`, the time by which lists are sorted, may lag behind the last move, in milliseconds.
const LIST_LAG: i64 = 60_000;

/// All parts of the statement see the state before it, so what they change must not overlap: `gone` deletes the seats
/// beyond the last, `sat` writes the others. Headers are locked in the order of their ids so that two servers cannot
/// deadlock; the second server finds that the version has changed. `given_back` is read under the lock of the header,
/// so that a change by another transaction is not missed.
const COMMIT: &str = "
    with given as (
        select * from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::boolean[], $5::bigint[], $6::text[],
            $7::bigint[], $8::uuid[], $9::text[], $10::text[], $11::text[], $12::text[], $13::bigint[], $14::boolean[],
            $15::bigint[], $16::bigint[], $33::bigint[], $17::text[], $18::jsonb[], $19::jsonb[], $20::boolean[],
            $21::jsonb[], $22::bigint[], $34::bigint[])
        as given (match_id, version, first, is_last, at, kind, seat, user_id, request, action, events, table_events,
            undoes, fixed, decides, planned_deadline, planned_given_back, status, options, pace, is_open, result, seats,
            rules)
    ),
    next as (
        select given.*, m.given_back - planned_given_back as lacking,
            planned_deadline + m.given_back - planned_given_back as deadline
        from given join match m on m.match_id = given.match_id and m.version = given.first - 1
        order by m.match_id
        for no key update of m
    ),
    written as (
        insert into step (match_id, version, at, kind, seat, user_id, request, action, events, table_events, undoes,
            fixed, decides)
        select match_id, version, at, kind, seat, user_id, request, action, events, table_events, undoes, fixed,
            decides
        from next
        returning match_id, version
    ),
    kept as (
        select next.* from next join written using (match_id, version) where next.is_last
    ),
    moved as (
        update match set
            version = kept.version, touched = kept.at, deadline = kept.deadline,
            listed = case
                when match.status = 'running' and kept.status is null
                    and kept.at between match.listed and match.listed + $32
                then match.listed else kept.at end,
            wakes = case
                when kept.deadline is null or match.wakes <= kept.deadline then match.wakes else kept.deadline end,
            status_since = case
                when kept.status is null or kept.status = match.status then match.status_since else kept.at end,
            status = coalesce(kept.status, match.status), options = coalesce(kept.options, match.options),
            pace = coalesce(kept.pace, match.pace), is_open = coalesce(kept.is_open, match.is_open),
            result = coalesce(kept.result, match.result), rules = coalesce(kept.rules, match.rules)
        from kept where match.match_id = kept.match_id
    ),
    gone as (
        delete from seat using kept where seat.match_id = kept.match_id and seat.seat >= kept.seats
    ),
    sat as (
        insert into seat (match_id, seat, user_id, stand_in, level, awaited_since, stand_in_since, seen)
        select sitting.match_id, sitting.seat, sitting.user_id, sitting.stand_in, sitting.level,
            sitting.awaited_since + kept.lacking, case when sitting.stand_in then kept.at end,
            case when sitting.user_id is not null then kept.at end
        from unnest($23::uuid[], $24::bigint[], $25::uuid[], $26::boolean[], $27::text[], $28::bigint[])
            as sitting (match_id, seat, user_id, stand_in, level, awaited_since)
        join kept using (match_id)
        on conflict (match_id, seat) do update set
            user_id = excluded.user_id, stand_in = excluded.stand_in, level = excluded.level,
            awaited_since = excluded.awaited_since,
            stand_in_since = case
                when excluded.stand_in and seat.stand_in then seat.stand_in_since else excluded.stand_in_since end,
            seen = case when seat.user_id is not distinct from excluded.user_id then seat.seen else excluded.seen end
        where (seat.user_id, seat.stand_in, seat.level, seat.awaited_since) is distinct from
            (excluded.user_id, excluded.stand_in, excluded.level, excluded.awaited_since)
    ),
    awaited as (
        update seat set awaited_since = waits.awaited_since + kept.lacking
        from unnest($29::uuid[], $30::bigint[], $31::bigint[]) as waits (match_id, seat, awaited_since)
            join kept using (match_id)
        where seat.match_id = waits.match_id and seat.seat = waits.seat
            and seat.awaited_since is distinct from waits.awaited_since + kept.lacking
    )
    select given.match_id, given.version, written.match_id is not null as written,
        exists (select 1 from match m where m.match_id = given.match_id) as known
    from given left join written using (match_id, version)";

type Statement<'q> = Query<'q, Postgres, PgArguments>;

impl PostgresStore {
    pub(super) async fn commit_steps(
        &self,
        steps: &[StepWrite],
        by_host: Option<&Change>,
    ) -> Result<Vec<Result<(), CommitError>>, StoreError> {
        let mut db = within_turn_timeout(self.write.acquire()).await?;
        let needs_more = |write: &StepWrite| write.ends() || write.next.is_some();
        if by_host.is_none() && !steps.iter().any(needs_more) {
            return write(&mut db, steps).await;
        }
        let mut change = db.begin_with(BEGIN_WRITE).await?;
        let answers = write(&mut change, steps).await?;
        follow_up(&mut change, steps, &answers).await?;
        let at = steps.first().filter(|_| answers.iter().any(Result::is_ok)).map(|write| write.step.at);
        if let Some((at, by_host)) = at.zip(by_host) {
            entries::write(&mut change, at, by_host).await?;
        }
        change.commit().await?;
        Ok(answers)
    }
}

async fn write(
    db: &mut PgConnection,
    steps: &[StepWrite],
) -> Result<Vec<Result<(), CommitError>>, StoreError> {
    let chains = chains(steps);
    let statement = bind_headers(bind_steps(sqlx::query(COMMIT), &chains), &chains);
    let statement = bind_awaited(bind_seats(statement, &chains), &chains);
    let statement = statement.bind(column(&chains, |write| write.rules.map(i64::from)));
    let (mut written, mut unknown) = (HashSet::new(), HashSet::new());
    for row in statement.fetch_all(db).await? {
        let id: Uuid = row.try_get("match_id")?;
        if row.try_get("written")? {
            written.insert((id, row.try_get("version")?));
        } else if !row.try_get("known")? {
            unknown.insert(id);
        }
    }
    Ok(answers(steps, written, &unknown))
}

/// A step with its position in the chain of steps of its match within the batch.
struct Link<'a> {
    write: &'a StepWrite,
    /// The version of the first step of the chain.
    first: u64,
    /// Whether it is the last step of the chain, whose header values are written.
    is_last: bool,
}

/// The steps that continue their matches without a gap, in order. Other steps are left out and conflict.
fn chains(steps: &[StepWrite]) -> Vec<Link<'_>> {
    let mut links: Vec<Link<'_>> = Vec::with_capacity(steps.len());
    // The index in `links` of the latest step of each match; `None` if no further step of the match may follow.
    let mut latest: HashMap<MatchId, Option<usize>> = HashMap::with_capacity(steps.len());
    for write in steps {
        let at = latest.entry(write.id).or_insert(Some(links.len()));
        let Some(before) = *at else { continue };
        let mut first = write.step.version;
        if let Some(before) = links.get_mut(before) {
            let follows = before.write.step.version + 1 == first;
            if before.write.changes_table() || !follows {
                *at = None;
                continue;
            }
            (before.is_last, first) = (false, before.first);
        }
        *at = Some(links.len());
        links.push(Link { write, first, is_last: true });
    }
    links
}

/// The answer to each step, given the steps (match and version) that were written and the matches that do not exist.
fn answers(
    steps: &[StepWrite],
    mut written: HashSet<(Uuid, i64)>,
    unknown: &HashSet<Uuid>,
) -> Vec<Result<(), CommitError>> {
    let answer = |write: &StepWrite| {
        if written.remove(&(write.id.0, int(write.step.version))) {
            Ok(())
        } else if unknown.contains(&write.id.0) {
            Err(CommitError::NoMatch)
        } else {
            Err(CommitError::Conflict)
        }
    };
    steps.iter().map(answer).collect()
}

/// One value of each step: a column of the batch.
fn column<'a, T>(links: &[Link<'a>], value: impl Fn(&'a StepWrite) -> T) -> Vec<T> {
    links.iter().map(|link| value(link.write)).collect()
}

fn bind_steps<'q>(statement: Statement<'q>, links: &[Link<'q>]) -> Statement<'q> {
    statement
        .bind(column(links, |write| write.id.0))
        .bind(column(links, |write| int(write.step.version)))
        .bind(links.iter().map(|link| int(link.first)).collect::<Vec<_>>())
        .bind(links.iter().map(|link| link.is_last).collect::<Vec<_>>())
        .bind(column(links, |write| int(write.step.at)))
        .bind(column(links, |write| write.step.kind.as_text()))
        .bind(column(links, |write| write.step.seat.map(i64::from)))
        .bind(column(links, |write| write.step.user.map(|user| user.0)))
        .bind(column(links, |write| write.step.request.as_ref().map(|request| request.as_str())))
        .bind(column(links, |write| write.step.action.as_deref()))
        .bind(column(links, |write| write.step.events.as_str()))
        .bind(column(links, |write| write.step.table.as_str()))
        .bind(column(links, |write| write.step.undoes.map(int)))
        .bind(column(links, |write| write.step.fixed))
        .bind(column(links, |write| write.step.decides.map(|seats| i64::from(seats.0))))
}

fn bind_headers<'q>(statement: Statement<'q>, links: &[Link<'q>]) -> Statement<'q> {
    fn changed<'a, T>(links: &[Link<'a>], value: impl Fn(&'a TableChanges) -> T) -> Vec<Option<T>> {
        column(links, |write| write.table.as_ref().map(&value))
    }
    let seats = |write: &StepWrite| write.seats.all().and_then(|seats| i64::try_from(seats.len()).ok());
    statement
        .bind(column(links, |write| write.deadline.map(int)))
        .bind(changed(links, |table| table.status.as_text()))
        .bind(changed(links, |table| Json(&table.options)))
        .bind(changed(links, |table| Json(table.pace)))
        .bind(changed(links, |table| table.open))
        .bind(column(links, |write| write.result.as_ref().map(Json)))
        .bind(column(links, seats))
}

fn bind_seats<'q>(statement: Statement<'q>, links: &[Link<'q>]) -> Statement<'q> {
    let seats = || {
        let with_seats = links.iter().filter_map(|Link { write, .. }| Some((write.id.0, write.seats.all()?)));
        with_seats.flat_map(|(id, seats)| seats.iter().map(move |seat| (id, seat)))
    };
    let (mut user, mut stand_in, mut level) = (Vec::new(), Vec::new(), Vec::new());
    for (_, seat) in seats() {
        let columns = SeatColumns::of(&seat.assignment);
        user.push(columns.user);
        stand_in.push(columns.stand_in);
        level.push(columns.level);
    }
    statement
        .bind(seats().map(|(id, _)| id).collect::<Vec<_>>())
        .bind(seats().map(|(_, seat)| i64::from(seat.seat)).collect::<Vec<_>>())
        .bind(user)
        .bind(stand_in)
        .bind(level)
        .bind(seats().map(|(_, seat)| seat.awaited_since.map(int)).collect::<Vec<_>>())
}

fn bind_awaited<'q>(statement: Statement<'q>, links: &[Link<'q>]) -> Statement<'q> {
    let mut latest: HashMap<Uuid, &[Option<Millis>]> = HashMap::new();
    for Link { write, .. } in links {
        match &write.seats {
            SeatsWrite::Same => None,
            SeatsWrite::Awaited(awaited) => latest.insert(write.id.0, awaited),
            SeatsWrite::All(_) => latest.remove(&write.id.0),
        };
    }
    let awaited = || {
        latest
            .iter()
            .flat_map(|(&id, &awaited)| (0_i64..).zip(awaited).map(move |(seat, since)| (id, seat, since)))
    };
    statement
        .bind(awaited().map(|(id, ..)| id).collect::<Vec<_>>())
        .bind(awaited().map(|(_, seat, _)| seat).collect::<Vec<_>>())
        .bind(awaited().map(|(.., since)| since.map(int)).collect::<Vec<_>>())
        .bind(LIST_LAG)
        .bind(links.iter().map(|link| int(link.write.given_back)).collect::<Vec<_>>())
}
