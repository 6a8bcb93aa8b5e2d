//! Group commit: one statement for a whole batch of steps, so one way to the database and back, and one flush of its
//! log.
//!
//! A move changes nothing that an index is on: `listed` and `wakes`, by which matches are found, lag behind `touched`
//! and `deadline` within bounds. So a move writes its rows anew within their pages, and no index.

use super::sql::{Current, follow_up, in_turn};
use super::{BEGIN_WRITE, PostgresStore};
use crate::store::words::{SeatColumns, Word, int};
use crate::store::{CommitError, Millis, SeatsWrite, StepWrite, StoreError, TableChanges};
use protocol::MatchId;
use sqlx::postgres::{PgArguments, PgConnection, Postgres};
use sqlx::query::Query;
use sqlx::types::Json;
use sqlx::{Connection as _, Row as _};
use std::collections::{HashMap, HashSet};
use uuid::Uuid;

/// How far the place of a match in the lists may lag behind its moves: milliseconds.
const LAG: i64 = 60_000;

/// All parts see the state from before the statement, so what they change does not overlap: `gone` takes seats beyond
/// the last, `sat` writes the others. The headers are locked in the order of their ids, so that two servers that meet
/// do not wait for each other crosswise; whoever comes second finds the version moved on. What was given back to a match
/// is read with its lock, so that none is missed that is given back meanwhile.
const COMMIT: &str = "
    with given as (
        select * from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::boolean[], $5::bigint[], $6::text[],
            $7::bigint[], $8::uuid[], $9::text[], $10::text[], $11::text[], $12::text[], $13::bigint[], $14::boolean[],
            $15::bigint[], $16::bigint[], $35::bigint[], $17::text[], $18::jsonb[], $19::jsonb[], $20::boolean[],
            $21::jsonb[], $22::bigint[], $36::bigint[])
        as given (match_id, version, first, is_last, at, kind, seat, user_id, request, action, events, table_events,
            undoes, fixed, decides, planned_deadline, planned_given_back, status, options, pace, is_open, result, seats,
            revision)
    ),
    next as (
        select given.*, m.given_back - planned_given_back as lacking,
            planned_deadline + m.given_back - planned_given_back as deadline
        from given join match m
            on m.match_id = given.match_id and m.version = given.first - 1 and m.revision = given.revision
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
                    and kept.at between match.listed and match.listed + $34
                then match.listed else kept.at end,
            wakes = case
                when kept.deadline is null or match.wakes <= kept.deadline then match.wakes else kept.deadline end,
            status = coalesce(kept.status, match.status), options = coalesce(kept.options, match.options),
            pace = coalesce(kept.pace, match.pace), is_open = coalesce(kept.is_open, match.is_open),
            result = coalesce(kept.result, match.result)
        from kept where match.match_id = kept.match_id
    ),
    gone as (
        delete from seat using kept where seat.match_id = kept.match_id and seat.seat >= kept.seats
    ),
    sat as (
        insert into seat (match_id, seat, user_id, name, name_folded, stand_in, level, awaited_since)
        select sitting.match_id, sitting.seat, sitting.user_id, sitting.name, sitting.name_folded, sitting.stand_in,
            sitting.level, sitting.awaited_since + kept.lacking
        from unnest($23::uuid[], $24::bigint[], $25::uuid[], $26::text[], $27::text[], $28::boolean[], $29::text[],
            $30::bigint[])
            as sitting (match_id, seat, user_id, name, name_folded, stand_in, level, awaited_since)
        join kept using (match_id)
        on conflict (match_id, seat) do update set
            user_id = excluded.user_id, name = excluded.name, name_folded = excluded.name_folded,
            stand_in = excluded.stand_in, level = excluded.level, awaited_since = excluded.awaited_since
        where (seat.user_id, seat.name, seat.stand_in, seat.level, seat.awaited_since) is distinct from
            (excluded.user_id, excluded.name, excluded.stand_in, excluded.level, excluded.awaited_since)
    ),
    awaited as (
        update seat set awaited_since = waits.awaited_since + kept.lacking
        from unnest($31::uuid[], $32::bigint[], $33::bigint[]) as waits (match_id, seat, awaited_since)
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
    ) -> Result<Vec<Result<(), CommitError>>, StoreError> {
        let mut db = in_turn(self.write.acquire()).await?;
        if !steps.iter().any(|write| write.ends() || write.next.is_some() || write.named.is_some()) {
            return write(&mut db, steps).await;
        }
        let mut change = db.begin_with(BEGIN_WRITE).await?;
        let current = Current::of(&mut change, steps).await?;
        let answers = write(&mut change, current.steps()).await?;
        follow_up(&mut change, current.steps(), &answers).await?;
        change.commit().await?;
        Ok(current.answers(answers))
    }
}

async fn write(
    db: &mut PgConnection,
    steps: &[StepWrite],
) -> Result<Vec<Result<(), CommitError>>, StoreError> {
    let chains = chains(steps);
    let statement = bind_headers(bind_steps(sqlx::query(COMMIT), &chains), &chains);
    let statement = bind_awaited(bind_seats(statement, &chains), &chains);
    let statement = statement.bind(column(&chains, |write| int(write.revision)));
    let (mut written, mut unknown) = (HashSet::new(), HashSet::new());
    for row in statement.fetch_all(db).await? {
        let id: Uuid = row.try_get("match_id")?;
        if row.try_get("written")? {
            written.insert((id, row.try_get("version")?));
        } else if !row.try_get("known")? {
            unknown.insert(id);
        }
    }
    Ok(judge(steps, written, &unknown))
}

/// A step that follows those of its match before it in the batch.
struct Link<'a> {
    write: &'a StepWrite,
    /// The first of them.
    first: u64,
    /// No other one follows: what it says of the header holds for all.
    is_last: bool,
}

/// The steps that can be the next ones of their matches, one after the other.
fn chains(steps: &[StepWrite]) -> Vec<Link<'_>> {
    let mut links: Vec<Link<'_>> = Vec::with_capacity(steps.len());
    // Where the latest step of each match stands; nothing when none follows any more.
    let mut latest: HashMap<MatchId, Option<usize>> = HashMap::with_capacity(steps.len());
    for write in steps {
        let at = latest.entry(write.id).or_insert(Some(links.len()));
        let Some(before) = *at else { continue };
        let mut first = write.step.version;
        if let Some(before) = links.get_mut(before) {
            let follows = before.write.step.version + 1 == first && before.write.revision == write.revision;
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

/// The answer to each step, where `written` are steps and `unknown` matches.
fn judge(
    steps: &[StepWrite],
    mut written: HashSet<(Uuid, i64)>,
    unknown: &HashSet<Uuid>,
) -> Vec<Result<(), CommitError>> {
    let judge = |write: &StepWrite| {
        if written.remove(&(write.id.0, int(write.step.version))) {
            Ok(())
        } else if unknown.contains(&write.id.0) {
            Err(CommitError::NoMatch)
        } else {
            Err(CommitError::Conflict)
        }
    };
    steps.iter().map(judge).collect()
}

/// One value of each write: a column.
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
        .bind(column(links, |write| write.step.kind.word()))
        .bind(column(links, |write| write.step.seat.map(i64::from)))
        .bind(column(links, |write| write.step.user.map(|user| user.0)))
        .bind(column(links, |write| write.step.request.as_ref().map(|request| request.as_str())))
        .bind(column(links, |write| write.step.action.as_deref()))
        .bind(column(links, |write| write.step.events.as_str()))
        .bind(column(links, |write| write.step.table.as_str()))
        .bind(column(links, |write| write.step.undoes.map(int)))
        .bind(column(links, |write| write.step.fixed))
        .bind(column(links, |write| write.step.decides.map(|seats| i64::from(seats.bits()))))
}

fn bind_headers<'q>(statement: Statement<'q>, links: &[Link<'q>]) -> Statement<'q> {
    fn changed<'a, T>(links: &[Link<'a>], value: impl Fn(&'a TableChanges) -> T) -> Vec<Option<T>> {
        column(links, |write| write.table.as_ref().map(&value))
    }
    let seats = |write: &StepWrite| write.seats.all().and_then(|seats| i64::try_from(seats.len()).ok());
    statement
        .bind(column(links, |write| write.deadline.map(int)))
        .bind(changed(links, |table| table.status.word()))
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
    let (mut user, mut name, mut name_folded) = (Vec::new(), Vec::new(), Vec::new());
    let (mut stand_in, mut level) = (Vec::new(), Vec::new());
    for (_, seat) in seats() {
        let columns = SeatColumns::of(&seat.sitter);
        user.push(columns.user);
        name.push(columns.name);
        name_folded.push(columns.name_folded);
        stand_in.push(columns.stand_in);
        level.push(columns.level);
    }
    statement
        .bind(seats().map(|(id, _)| id).collect::<Vec<_>>())
        .bind(seats().map(|(_, seat)| i64::from(seat.seat)).collect::<Vec<_>>())
        .bind(user)
        .bind(name)
        .bind(name_folded)
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
        .bind(LAG)
        .bind(links.iter().map(|link| int(link.write.given_back)).collect::<Vec<_>>())
}
