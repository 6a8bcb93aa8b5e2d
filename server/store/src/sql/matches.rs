//! Creates and loads matches.

use super::rows::{match_id, match_row, maybe_number, number, seat_row, step_row};
use super::{Connection, Row, chat, entries, snapshots};
use crate::columns::{SeatColumns, TextColumn, int};
use crate::{
    Change, Chat, MatchHeader, Millis, NewMatch, Openings, RoomData, StepRow, StoreError, StoredMatch,
};
use futures_util::TryStreamExt as _;
use protocol::{MatchId, TableStatus, UserId};
use sqlx::types::Json;
use sqlx::{QueryBuilder, Row as _};
use uuid::Uuid;

/// Maximum number of matches in one statement, because databases limit the number of parameters.
const AT_ONCE: usize = 100;
/// Maximum number of steps in one statement.
const STEPS_AT_ONCE: usize = 500;

/// Writes new matches, each with its seats and its first steps.
pub(super) async fn create(db: &mut Connection, new: &[&NewMatch]) -> Result<(), StoreError> {
    for new in new.chunks(AT_ONCE) {
        insert_matches(db, new).await?;
        insert_seats(db, new).await?;
        join_evenings(db, new).await?;
    }
    let steps = new.iter().flat_map(|new| new.steps.iter().map(|step| (new.row.id, step)));
    for some in steps.collect::<Vec<_>>().chunks(STEPS_AT_ONCE) {
        insert_steps(db, some).await?;
    }
    Ok(())
}

/// The ids of matches with one of these statuses, the highest first.
pub(super) async fn with(
    db: &mut Connection,
    statuses: &[TableStatus],
    before: Option<MatchId>,
    limit: u32,
) -> Result<Vec<MatchId>, StoreError> {
    let mut select = QueryBuilder::new("select match_id from match where match_id < ");
    select.push_bind(before.map_or(Uuid::max(), |id| id.0)).push(" and status in (");
    let mut listed = select.separated(", ");
    for status in statuses {
        listed.push_bind(status.as_text());
    }
    select.push(") order by match_id desc limit ").push_bind(i64::from(limit));
    select.build().fetch_all(db).await?.iter().map(match_id).collect()
}

async fn insert_matches(db: &mut Connection, new: &[&NewMatch]) -> Result<(), StoreError> {
    let mut insert = QueryBuilder::new(
        "insert into match (match_id, game, format, rules, seed, invitation, rematch_of, branch_of, branched_at, created, touched,
            listed, status_since, version, deadline, wakes, status, options, pace, is_open, is_lesson, result, circle_id) ",
    );
    insert.push_values(new, |mut values, NewMatch { row, circle, .. }| {
        values
            .push_bind(row.id.0)
            .push_bind(&row.game)
            .push_bind(i64::from(row.format))
            .push_bind(i64::from(row.rules))
            .push_bind(row.seed.0.as_slice())
            .push_bind(&row.invitation)
            .push_bind(row.rematch_of.map(|id| id.0))
            .push_bind(row.branch_of.and_then(|branch| branch.origin).map(|id| id.0))
            .push_bind(row.branch_of.map(|branch| int(branch.at)))
            .push_bind(int(row.created))
            .push_bind(int(row.touched))
            .push_bind(int(row.touched))
            .push_bind(int(row.touched))
            .push_bind(int(row.version))
            .push_bind(row.deadline.map(int))
            .push_bind(row.deadline.map(int))
            .push_bind(row.table.status.as_text())
            .push_bind(Json(&row.table.options))
            .push_bind(Json(row.table.pace))
            .push_bind(row.table.open)
            .push_bind(row.lesson)
            .push_bind(row.result.as_ref().map(Json));
        // A rematch is played in the circle of the match before, unless that has ended.
        values
            .push("(select c.circle_id from circle c where c.circle_id = coalesce(")
            .push_bind_unseparated(circle.map(|id| id.0))
            .push_unseparated(", (select before.circle_id from match before where before.match_id = ")
            .push_bind_unseparated(row.rematch_of.map(|id| id.0))
            .push_unseparated(")))");
    });
    insert.build().execute(db).await?;
    Ok(())
}

/// Lets new matches join their evenings, unless these have ended or have such a match already.
async fn join_evenings(db: &mut Connection, new: &[&NewMatch]) -> Result<(), StoreError> {
    let insert = "
        insert into evening_match (evening_id, number, match_id)
        select e.evening_id, $2, $3 from evening e where e.evening_id = $1 and e.ended is null
        on conflict do nothing";
    for (new, place) in new.iter().filter_map(|new| Some((new, new.evening?))) {
        let insert = sqlx::query(insert).bind(place.evening.0).bind(i64::from(place.number));
        insert.bind(new.row.id.0).execute(&mut *db).await?;
    }
    Ok(())
}

async fn insert_seats(db: &mut Connection, new: &[&NewMatch]) -> Result<(), StoreError> {
    let seats = || new.iter().flat_map(|new| new.seats.iter().map(|seat| (&new.row, seat)));
    if seats().next().is_none() {
        return Ok(());
    }
    let mut insert = QueryBuilder::new(
        "insert into seat (match_id, seat, user_id, stand_in, level, awaited_since, seen) ",
    );
    insert.push_values(seats(), |mut values, (row, seat)| {
        let columns = SeatColumns::of(&seat.assignment);
        values
            .push_bind(row.id.0)
            .push_bind(i64::from(seat.seat))
            .push_bind(columns.user)
            .push_bind(columns.stand_in)
            .push_bind(columns.level)
            .push_bind(seat.awaited_since.map(int))
            .push_bind(columns.user.map(|_| int(row.created)));
    });
    insert.build().execute(db).await?;
    Ok(())
}

async fn insert_steps(db: &mut Connection, steps: &[(MatchId, &StepRow)]) -> Result<(), StoreError> {
    let mut insert = QueryBuilder::new(
        "insert into step (match_id, version, at, kind, seat, user_id, request, action, events, table_events, undoes,
            fixed, decides) ",
    );
    insert.push_values(steps, |mut values, (id, step)| {
        values
            .push_bind(id.0)
            .push_bind(int(step.version))
            .push_bind(int(step.at))
            .push_bind(step.kind.as_text())
            .push_bind(step.seat.map(i64::from))
            .push_bind(step.user.map(|user| user.0))
            .push_bind(step.request.as_ref().map(|request| request.as_str()))
            .push_bind(step.action.as_deref())
            .push_bind(&step.events)
            .push_bind(&step.table)
            .push_bind(step.undoes.map(int))
            .push_bind(step.fixed)
            .push_bind(step.decides.map(|seats| i64::from(seats.0)));
    });
    insert.build().execute(db).await?;
    Ok(())
}

/// Marks the seats of ended matches as finished, deletes the snapshots, because ended matches are always read from their
/// first step, and writes the entry of their ends.
pub(super) async fn finish(db: &mut Connection, ended: Vec<MatchId>, at: Millis) -> Result<(), StoreError> {
    change_all(db, "update seat set unfinished = false", &ended).await?;
    change_all(db, "delete from snapshot", &ended).await?;
    entries::write(db, at, &Change::Ended(ended)).await
}

/// Runs a statement restricted to these matches.
async fn change_all(
    db: &mut Connection,
    change: &'static str,
    matches: &[MatchId],
) -> Result<(), StoreError> {
    let mut statement = QueryBuilder::new(change);
    let mut ids = statement.push(" where match_id in (").separated(", ");
    for id in matches {
        ids.push_bind(id.0);
    }
    statement.push(")").build().execute(db).await?;
    Ok(())
}

/// What to load of a match besides its header.
#[derive(Clone, Copy)]
pub(in super::super) enum Wanted<'a> {
    /// The steps after this version.
    After(u64),
    /// What a room needs to start: a snapshot of this build and this many lines of chat.
    RoomData { build: &'a str, lines: u32 },
}

/// A loaded match, before its completeness is checked.
pub(in super::super) struct Found {
    pub(in super::super) latest: RoomData,
    /// The steps are those after this version.
    pub(in super::super) known: u64,
}

/// What a room needs to know beside the header: whether the match has rows in tables where most have none, and when users
/// last had it open.
struct Extras {
    snapshot: bool,
    chat: bool,
    openings: Openings,
}

/// Loads a match from its record. Reads the header before the steps.
pub(in super::super) async fn read(
    db: &mut Connection,
    id: MatchId,
    wanted: Wanted<'_>,
) -> Result<Option<Found>, StoreError> {
    let Some((MatchHeader { row, seats }, extras)) = header_and_extras(db, id).await? else {
        return Ok(None);
    };
    let (mut known, mut snapshot, mut latest_chat) = (0, None, Chat::default());
    match wanted {
        Wanted::After(version) => known = version,
        Wanted::RoomData { build, lines } => {
            if extras.snapshot {
                snapshot = snapshots::of(db, id, build).await?;
                known = snapshot.as_ref().map_or(0, |snapshot| snapshot.version.saturating_sub(1));
            }
            if extras.chat {
                latest_chat = chat::chat(db, id, lines).await?;
            }
        }
    }
    let steps = steps(db, id, known).await?;
    Ok(Some(Found {
        latest: RoomData {
            stored: StoredMatch { row, seats, steps },
            snapshot,
            chat: latest_chat,
            openings: extras.openings,
        },
        known,
    }))
}

pub(in super::super) async fn header(
    db: &mut Connection,
    id: MatchId,
) -> Result<Option<MatchHeader>, StoreError> {
    Ok(header_and_extras(db, id).await?.map(|(header, _)| header))
}

/// A single statement, since the overhead of each is larger than the work of these lookups.
async fn header_and_extras(
    db: &mut Connection,
    id: MatchId,
) -> Result<Option<(MatchHeader, Extras)>, StoreError> {
    let select = "
        select m.*, s.seat, s.user_id, s.stand_in, s.level, s.awaited_since, s.seen,
            exists (select 1 from snapshot where match_id = $1) as has_snapshot,
            exists (select 1 from chat where match_id = $1) as has_chat
        from match m left join seat s on s.match_id = m.match_id
        where m.match_id = $1
        order by s.seat";
    let rows = sqlx::query(select).bind(id.0).fetch_all(db).await?;
    let Some(first) = rows.first() else { return Ok(None) };
    let extras = Extras {
        snapshot: first.try_get("has_snapshot")?,
        chat: first.try_get("has_chat")?,
        openings: rows.iter().filter_map(|row| opening(row).transpose()).collect::<Result<_, _>>()?,
    };
    // Without seats, the left join yields one row whose seat is null.
    let has_seats = first.try_get::<Option<i64>, _>("seat")?.is_some();
    let seats = rows.iter().filter(|_| has_seats).map(seat_row).collect::<Result<_, _>>()?;
    Ok(Some((MatchHeader { row: match_row(first)?, seats }, extras)))
}

/// When the user of a seat last had the table open, if that is known.
fn opening(row: &Row) -> Result<Option<(UserId, Millis)>, StoreError> {
    let user = row.try_get::<Option<Uuid>, _>("user_id")?.map(UserId);
    Ok(user.zip(maybe_number(row, "seen")?))
}

/// The steps in the record of a match after version `known`, oldest first.
async fn steps(db: &mut Connection, id: MatchId, known: u64) -> Result<Vec<StepRow>, StoreError> {
    let select = "select * from step where match_id = $1 and version > $2 order by version";
    let mut rows = sqlx::query(select).bind(id.0).bind(int(known)).fetch(db);
    let mut steps = Vec::new();
    // Streamed, so that a long match is not in memory twice, as rows and as steps.
    while let Some(row) = rows.try_next().await? {
        steps.push(step_row(&row)?);
    }
    Ok(steps)
}

impl Found {
    /// Checks that the match has all its steps up to the version in its header, after `known`. A match can be replayed
    /// only if none is missing.
    pub(in super::super) fn check_complete(self) -> Result<RoomData, StoreError> {
        let StoredMatch { row, steps, .. } = &self.latest.stored;
        if (self.known + 1..=row.version).eq(steps.iter().map(|step| step.version)) {
            return Ok(self.latest);
        }
        Err(StoreError::Corrupt(format!(
            "match {} lacks some of its steps up to version {}",
            row.id, row.version
        )))
    }
}

pub(in super::super) async fn version(db: &mut Connection, id: MatchId) -> Result<Option<u64>, StoreError> {
    let select = "select version from match where match_id = $1";
    let found = sqlx::query(select).bind(id.0).fetch_optional(db).await?;
    found.map(|row| number(&row, "version")).transpose()
}

/// A user who has made a secret choice and can only take it back is not awaited: `awaited_since` is null.
pub(super) async fn waiting_for_bots(db: &mut Connection, now: Millis) -> Result<Vec<MatchId>, StoreError> {
    let select = "
        select m.match_id from match m
        where m.status = 'running'
            and exists (
                select 1 from seat s
                where s.match_id = m.match_id and s.awaited_since is not null and (s.stand_in or s.level is not null))
            and exists (
                select 1 from seat s where s.match_id = m.match_id and s.user_id is not null and not s.stand_in)
            and not exists (
                select 1 from seat s
                where s.match_id = m.match_id and s.awaited_since is not null
                    and s.user_id is not null and not s.stand_in)
            and not exists (select 1 from lease l where l.match_id = m.match_id and l.ends > $1)
        order by m.match_id";
    sqlx::query(select).bind(int(now)).fetch_all(db).await?.iter().map(match_id).collect()
}
