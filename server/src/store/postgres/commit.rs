//! Group commit: one statement for a whole batch of steps, so one way to the database and back, and one flush of its
//! log.

use super::sql::{follow_up, in_turn};
use super::{BEGIN_WRITE, PostgresStore};
use crate::store::words::{SeatColumns, Word, int};
use crate::store::{CommitError, SeatsWrite, StepWrite, StoreError, TableChanges};
use sqlx::postgres::{PgArguments, PgConnection, Postgres};
use sqlx::query::Query;
use sqlx::types::Json;
use sqlx::{Connection as _, Row as _};
use std::collections::HashSet;
use uuid::Uuid;

/// All parts see the state from before the statement, so what they change does not overlap: `gone` takes seats beyond
/// the last, `sat` writes the others. The headers are locked in the order of their ids, so that two servers that meet
/// do not wait for each other crosswise; whoever comes second finds the version moved on.
const COMMIT: &str = "
    with given as (
        select * from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::uuid[], $7::text[],
            $8::text[], $9::text[], $10::text[], $11::bigint[], $12::boolean[], $13::bigint[], $14::bigint[],
            $15::text[], $16::jsonb[], $17::jsonb[], $18::boolean[], $19::jsonb[], $20::bigint[])
        as given (match_id, version, at, kind, seat, user_id, request, action, events, table_events, undoes, fixed,
            decides, deadline, status, options, pace, is_open, result, seats)
    ),
    next as (
        select given.* from given join match m on m.match_id = given.match_id and m.version = given.version - 1
        order by m.match_id
        for no key update of m
    ),
    written as (
        insert into step (match_id, version, at, kind, seat, user_id, request, action, events, table_events, undoes,
            fixed, decides)
        select match_id, version, at, kind, seat, user_id, request, action, events, table_events, undoes, fixed,
            decides
        from next
        on conflict do nothing
        returning match_id
    ),
    kept as (
        select next.* from next join written using (match_id)
    ),
    moved as (
        update match set
            version = kept.version, touched = kept.at, deadline = kept.deadline,
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
        select sitting.*
        from unnest($21::uuid[], $22::bigint[], $23::uuid[], $24::text[], $25::text[], $26::boolean[], $27::text[],
            $28::bigint[])
            as sitting (match_id, seat, user_id, name, name_folded, stand_in, level, awaited_since)
        join written using (match_id)
        on conflict (match_id, seat) do update set
            user_id = excluded.user_id, name = excluded.name, name_folded = excluded.name_folded,
            stand_in = excluded.stand_in, level = excluded.level, awaited_since = excluded.awaited_since
        where (seat.user_id, seat.name, seat.stand_in, seat.level, seat.awaited_since) is distinct from
            (excluded.user_id, excluded.name, excluded.stand_in, excluded.level, excluded.awaited_since)
    ),
    awaited as (
        update seat set awaited_since = waits.awaited_since
        from unnest($29::uuid[], $30::bigint[], $31::bigint[]) as waits (match_id, seat, awaited_since)
            join written using (match_id)
        where seat.match_id = waits.match_id and seat.seat = waits.seat
            and seat.awaited_since is distinct from waits.awaited_since
    )
    select given.match_id, written.match_id is not null as written,
        exists (select 1 from match m where m.match_id = given.match_id) as known
    from given left join written using (match_id)";

type Statement<'q> = Query<'q, Postgres, PgArguments>;

impl PostgresStore {
    pub(super) async fn commit_steps(
        &self,
        steps: &[StepWrite],
    ) -> Result<Vec<Result<(), CommitError>>, StoreError> {
        let mut db = in_turn(self.write.acquire()).await?;
        if !steps.iter().any(|write| write.ends() || write.next.is_some()) {
            return write(&mut db, steps).await;
        }
        let mut change = db.begin_with(BEGIN_WRITE).await?;
        let answers = write(&mut change, steps).await?;
        follow_up(&mut change, steps, &answers).await?;
        change.commit().await?;
        Ok(answers)
    }
}

async fn write(
    db: &mut PgConnection,
    steps: &[StepWrite],
) -> Result<Vec<Result<(), CommitError>>, StoreError> {
    let first = first_of_each(steps);
    let statement = bind_headers(bind_steps(sqlx::query(COMMIT), &first), &first);
    let statement = bind_awaited(bind_seats(statement, &first), &first);
    let (mut written, mut unknown) = (HashSet::new(), HashSet::new());
    for row in statement.fetch_all(db).await? {
        let id = row.try_get("match_id")?;
        if row.try_get("written")? {
            written.insert(id);
        } else if !row.try_get("known")? {
            unknown.insert(id);
        }
    }
    Ok(judge(steps, written, &unknown))
}

/// The first step of each match: a second one in the same batch cannot be the next one.
fn first_of_each(steps: &[StepWrite]) -> Vec<&StepWrite> {
    let mut seen = HashSet::with_capacity(steps.len());
    steps.iter().filter(|write| seen.insert(write.id)).collect()
}

/// The answer to each step, where `written` and `unknown` are matches.
fn judge(
    steps: &[StepWrite],
    mut written: HashSet<Uuid>,
    unknown: &HashSet<Uuid>,
) -> Vec<Result<(), CommitError>> {
    let judge = |write: &StepWrite| {
        if written.remove(&write.id.0) {
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
fn column<'a, T>(steps: &[&'a StepWrite], value: impl Fn(&'a StepWrite) -> T) -> Vec<T> {
    steps.iter().map(|write| value(write)).collect()
}

fn bind_steps<'q>(statement: Statement<'q>, steps: &[&'q StepWrite]) -> Statement<'q> {
    statement
        .bind(column(steps, |write| write.id.0))
        .bind(column(steps, |write| int(write.step.version)))
        .bind(column(steps, |write| int(write.step.at)))
        .bind(column(steps, |write| write.step.kind.word()))
        .bind(column(steps, |write| write.step.seat.map(i64::from)))
        .bind(column(steps, |write| write.step.user.map(|user| user.0)))
        .bind(column(steps, |write| write.step.request.as_ref().map(|request| request.as_str())))
        .bind(column(steps, |write| write.step.action.as_deref()))
        .bind(column(steps, |write| write.step.events.as_str()))
        .bind(column(steps, |write| write.step.table.as_str()))
        .bind(column(steps, |write| write.step.undoes.map(int)))
        .bind(column(steps, |write| write.step.fixed))
        .bind(column(steps, |write| write.step.decides.map(|seats| i64::from(seats.bits()))))
}

fn bind_headers<'q>(statement: Statement<'q>, steps: &[&'q StepWrite]) -> Statement<'q> {
    fn changed<'a, T>(steps: &[&'a StepWrite], value: impl Fn(&'a TableChanges) -> T) -> Vec<Option<T>> {
        column(steps, |write| write.table.as_ref().map(&value))
    }
    let seats = |write: &StepWrite| write.seats.all().and_then(|seats| i64::try_from(seats.len()).ok());
    statement
        .bind(column(steps, |write| write.deadline.map(int)))
        .bind(changed(steps, |table| table.status.word()))
        .bind(changed(steps, |table| Json(&table.options)))
        .bind(changed(steps, |table| Json(table.pace)))
        .bind(changed(steps, |table| table.open))
        .bind(column(steps, |write| write.result.as_ref().map(Json)))
        .bind(column(steps, seats))
}

fn bind_seats<'q>(statement: Statement<'q>, steps: &[&'q StepWrite]) -> Statement<'q> {
    let seats = || {
        let with_seats = steps.iter().filter_map(|write| Some((write.id.0, write.seats.all()?)));
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

fn bind_awaited<'q>(statement: Statement<'q>, steps: &[&'q StepWrite]) -> Statement<'q> {
    let awaited = || {
        let changed = steps.iter().filter_map(|write| match &write.seats {
            SeatsWrite::Awaited(awaited) => Some((write.id.0, awaited)),
            SeatsWrite::Same | SeatsWrite::All(_) => None,
        });
        changed.flat_map(|(id, awaited)| (0_i64..).zip(awaited).map(move |(seat, since)| (id, seat, since)))
    };
    statement
        .bind(awaited().map(|(id, ..)| id).collect::<Vec<_>>())
        .bind(awaited().map(|(_, seat, _)| seat).collect::<Vec<_>>())
        .bind(awaited().map(|(.., since)| since.map(int)).collect::<Vec<_>>())
}
