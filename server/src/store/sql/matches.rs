//! Matches: set up, read back.

use super::rows::{match_id, match_row, number, seat_row, step_row};
use super::{Connection, Row, snapshots, talk};
use crate::store::words::{SeatColumns, Word, int};
use crate::store::{Chat, Latest, MatchHeader, Millis, NewMatch, Standing, StepRow, StoreError, StoredMatch};
use futures_util::TryStreamExt as _;
use protocol::MatchId;
use sqlx::types::Json;
use sqlx::{QueryBuilder, Row as _};

/// Matches that are written at once, so that a statement stays within what databases take in parameters.
const AT_ONCE: usize = 100;

/// Writes new matches, each with its seats and its first step.
pub(super) async fn create(db: &mut Connection, new: &[&NewMatch]) -> Result<(), StoreError> {
    for new in new.chunks(AT_ONCE) {
        insert_matches(db, new).await?;
        insert_seats(db, new).await?;
        insert_first_steps(db, new).await?;
    }
    Ok(())
}

async fn insert_matches(db: &mut Connection, new: &[&NewMatch]) -> Result<(), StoreError> {
    let mut insert = QueryBuilder::new(
        "insert into match (match_id, game, format, seed, invitation, rematch_of, created, touched, listed, version,
            deadline, wakes, status, options, pace, is_open, result) ",
    );
    insert.push_values(new, |mut values, NewMatch { row, .. }| {
        values
            .push_bind(row.id.0)
            .push_bind(&row.game)
            .push_bind(i64::from(row.format))
            .push_bind(row.seed.0.as_slice())
            .push_bind(&row.invitation)
            .push_bind(row.rematch_of.map(|id| id.0))
            .push_bind(int(row.created))
            .push_bind(int(row.touched))
            .push_bind(int(row.touched))
            .push_bind(int(row.version))
            .push_bind(row.deadline.map(int))
            .push_bind(row.deadline.map(int))
            .push_bind(row.table.status.word())
            .push_bind(Json(&row.table.options))
            .push_bind(Json(row.table.pace))
            .push_bind(row.table.open)
            .push_bind(row.result.as_ref().map(Json));
    });
    insert.build().execute(db).await?;
    Ok(())
}

async fn insert_seats(db: &mut Connection, new: &[&NewMatch]) -> Result<(), StoreError> {
    let seats = || new.iter().flat_map(|new| new.seats.iter().map(|seat| (new.row.id, seat)));
    if seats().next().is_none() {
        return Ok(());
    }
    let mut insert = QueryBuilder::new(
        "insert into seat (match_id, seat, user_id, name, name_folded, stand_in, level, awaited_since) ",
    );
    insert.push_values(seats(), |mut values, (id, row)| {
        let columns = SeatColumns::of(&row.sitter);
        values
            .push_bind(id.0)
            .push_bind(i64::from(row.seat))
            .push_bind(columns.user)
            .push_bind(columns.name)
            .push_bind(columns.name_folded)
            .push_bind(columns.stand_in)
            .push_bind(columns.level)
            .push_bind(row.awaited_since.map(int));
    });
    insert.build().execute(db).await?;
    Ok(())
}

async fn insert_first_steps(db: &mut Connection, new: &[&NewMatch]) -> Result<(), StoreError> {
    let mut insert = QueryBuilder::new(
        "insert into step (match_id, version, at, kind, seat, user_id, request, action, events, table_events, undoes,
            fixed, decides) ",
    );
    insert.push_values(new, |mut values, NewMatch { row, first, .. }| {
        values
            .push_bind(row.id.0)
            .push_bind(int(first.version))
            .push_bind(int(first.at))
            .push_bind(first.kind.word())
            .push_bind(first.seat.map(i64::from))
            .push_bind(first.user.map(|user| user.0))
            .push_bind(first.request.as_ref().map(|request| request.as_str()))
            .push_bind(first.action.as_deref())
            .push_bind(&first.events)
            .push_bind(&first.table)
            .push_bind(first.undoes.map(int))
            .push_bind(first.fixed)
            .push_bind(first.decides.map(|seats| i64::from(seats.bits())));
    });
    insert.build().execute(db).await?;
    Ok(())
}

/// Notes that matches are over: their seats are among those of the past.
pub(super) async fn finish(db: &mut Connection, ended: &[MatchId]) -> Result<(), StoreError> {
    change_all(db, "update seat set unfinished = false", ended).await
}

/// Changes all rows of these matches.
pub(super) async fn change_all(
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

/// What is wanted of a match besides its header.
#[derive(Clone, Copy)]
pub(in super::super) enum Wanted<'a> {
    /// The steps after this version.
    After(u64),
    /// What a room needs, with as many lines of chat as these.
    Latest { build: &'a str, lines: u32 },
}

/// What was wanted of a match.
pub(in super::super) struct Found {
    pub(in super::super) latest: Latest,
    /// The steps are those after this version.
    pub(in super::super) known: u64,
}

/// What only some matches have.
struct Beside {
    snapshot: bool,
    chat: bool,
}

/// Reads a match as far as it is kept by match, its header before its steps.
pub(in super::super) async fn read(
    db: &mut Connection,
    id: MatchId,
    wanted: Wanted<'_>,
) -> Result<Option<Found>, StoreError> {
    let Some((MatchHeader { row, seats }, beside)) = header_and_beside(db, id).await? else {
        return Ok(None);
    };
    let (mut known, mut snapshot, mut chat) = (0, None, Chat::default());
    match wanted {
        Wanted::After(version) => known = version,
        Wanted::Latest { build, lines } => {
            if beside.snapshot {
                snapshot = snapshots::of(db, id, build).await?;
                known = snapshot.as_ref().map_or(0, |snapshot| snapshot.version.saturating_sub(1));
            }
            if beside.chat {
                chat = talk::chat(db, id, lines).await?;
            }
        }
    }
    let steps = steps(db, id, known).await?;
    Ok(Some(Found { latest: Latest { stored: StoredMatch { row, seats, steps }, snapshot, chat }, known }))
}

pub(in super::super) async fn header(
    db: &mut Connection,
    id: MatchId,
) -> Result<Option<MatchHeader>, StoreError> {
    Ok(header_and_beside(db, id).await?.map(|(header, _)| header))
}

/// One statement, since each costs more than all that it looks for.
async fn header_and_beside(
    db: &mut Connection,
    id: MatchId,
) -> Result<Option<(MatchHeader, Beside)>, StoreError> {
    let select = "
        select m.*, s.seat, s.user_id, s.name, s.stand_in, s.level, s.awaited_since,
            exists (select 1 from snapshot where match_id = $1) as has_snapshot,
            exists (select 1 from chat where match_id = $1) as has_chat
        from match m left join seat s on s.match_id = m.match_id
        where m.match_id = $1
        order by s.seat";
    let rows = sqlx::query(select).bind(id.0).fetch_all(db).await?;
    let Some(first) = rows.first() else { return Ok(None) };
    let beside = Beside { snapshot: first.try_get("has_snapshot")?, chat: first.try_get("has_chat")? };
    // A match without seats has one row without one.
    let sits = first.try_get::<Option<i64>, _>("seat")?.is_some();
    let seats = rows.iter().filter(|_| sits).map(seat_row).collect::<Result<_, _>>()?;
    Ok(Some((MatchHeader { row: match_row(first)?, seats }, beside)))
}

/// The steps of a match after version `known` that are kept by match, oldest first.
async fn steps(db: &mut Connection, id: MatchId, known: u64) -> Result<Vec<StepRow>, StoreError> {
    let select = "select * from step where match_id = $1 and version > $2 order by version";
    let mut rows = sqlx::query(select).bind(id.0).bind(int(known)).fetch(db);
    let mut steps = Vec::new();
    // A long match is not held twice, once as rows and once as steps.
    while let Some(row) = rows.try_next().await? {
        steps.push(step_row(&row)?);
    }
    Ok(steps)
}

impl Found {
    /// A match is folded from all its steps: one that lacks any of those that are wanted is not handed out.
    pub(in super::super) fn whole(self) -> Result<Latest, StoreError> {
        let StoredMatch { row, steps, .. } = &self.latest.stored;
        if (self.known + 1..=row.version).eq(steps.iter().map(|step| step.version)) {
            return Ok(self.latest);
        }
        Err(StoreError::Corrupt(format!("match {} has not every step up to {}", row.id, row.version)))
    }
}

pub(in super::super) async fn standing(
    db: &mut Connection,
    id: MatchId,
) -> Result<Option<Standing>, StoreError> {
    let select = "select version, revision from match where match_id = $1";
    let standing =
        |row: Row| Ok(Standing { version: number(&row, "version")?, revision: number(&row, "revision")? });
    sqlx::query(select).bind(id.0).fetch_optional(db).await?.map(standing).transpose()
}

/// Who may only take a secret choice back is not awaited, and has no `awaited_since`.
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
