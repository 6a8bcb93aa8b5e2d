//! What is read of leagues.

use super::super::rows::{match_id, maybe_number, number, text_column};
use super::super::{Connection, Row};
use crate::columns::{TextColumn, int};
use crate::leagues::{
    LeagueEntry, LeaguePlan, OwnLeague, PlayedInLeague, StoredLeague, StoredLeagueSeat, StoredPlayer,
    StoredRound, StoredTable, TableInLeague,
};
use crate::{MatchResult, Millis, StoreError};
use protocol::{CircleId, LeagueId, LeagueOfTable, LeagueResult, MatchId, PlayerNumber, SeatNumber, UserId};
use sqlx::Row as _;
use sqlx::types::Json;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use uuid::Uuid;

pub(super) async fn league(db: &mut Connection, id: LeagueId) -> Result<Option<StoredLeague>, StoreError> {
    let select = sqlx::query("select * from league where league_id = $1").bind(id.0);
    let Some(row) = select.fetch_optional(&mut *db).await? else { return Ok(None) };
    Ok(Some(StoredLeague {
        id,
        circle: CircleId(row.try_get("circle_id")?),
        maker: row.try_get::<Option<Uuid>, _>("maker_id")?.map(UserId),
        plan: plan(&row)?,
        state: text_column(&row)?,
        version: number(&row, "version")?,
        due: maybe_number(&row, "due")?,
        players: players(db, id).await?,
        rounds: rounds(db, id).await?,
    }))
}

fn plan(row: &Row) -> Result<LeaguePlan, StoreError> {
    Ok(row.try_get::<Json<LeaguePlan>, _>("plan")?.0)
}

async fn players(
    db: &mut Connection,
    id: LeagueId,
) -> Result<BTreeMap<PlayerNumber, StoredPlayer>, StoreError> {
    let player = |row: &Row| {
        let user = row.try_get::<Option<Uuid>, _>("user_id")?.map(UserId);
        let (state, since) = (text_column(row)?, number(row, "since")?);
        Ok((number(row, "number")?, StoredPlayer { user, state, since }))
    };
    let select = sqlx::query("select number, user_id, state, since from league_player where league_id = $1");
    select.bind(id.0).fetch_all(db).await?.iter().map(player).collect()
}

/// The rounds of a league with their tables, and the matches at these.
async fn rounds(db: &mut Connection, id: LeagueId) -> Result<Vec<StoredRound>, StoreError> {
    let round = |row: &Row| {
        let (began, ends) = (number(row, "began")?, number(row, "ends")?);
        Ok::<_, StoreError>(StoredRound { began, ends, tables: Vec::new(), sits_out: BTreeSet::new() })
    };
    let select = "select began, ends from league_round where league_id = $1 order by round";
    let found = sqlx::query(select).bind(id.0).fetch_all(&mut *db).await?;
    let mut rounds = found.iter().map(round).collect::<Result<Vec<_>, _>>()?;
    let mut matches = matches(db, id).await?;
    let select = "
        select s.round, s.player, s.number, s.kind, s.points, s.place, t.match_id
        from league_seat s
            left join league_table t
                on t.league_id = s.league_id and t.round = s.round and t.number = s.number
        where s.league_id = $1
        order by s.round, s.number, s.seat, s.player";
    for row in sqlx::query(select).bind(id.0).fetch_all(db).await? {
        let at: usize = number(&row, "round")?;
        let Some(round) = rounds.get_mut(at.wrapping_sub(1)) else { continue };
        let player = number(&row, "player")?;
        let Some(table) = maybe_number::<usize>(&row, "number")? else {
            round.sits_out.insert(player);
            continue;
        };
        if round.tables.len() < table {
            let of_table = row.try_get::<Option<Uuid>, _>("match_id")?.map(MatchId);
            let played = of_table.and_then(|id| matches.remove(&id));
            round.tables.push(StoredTable { played, seats: Vec::new() });
        }
        if let Some(table) = round.tables.last_mut() {
            table.seats.push(StoredLeagueSeat { player, result: result(&row)? });
        }
    }
    Ok(rounds)
}

fn result(row: &Row) -> Result<Option<LeagueResult>, StoreError> {
    let Some(points) = maybe_number(row, "points")? else { return Ok(None) };
    Ok(Some(LeagueResult { kind: text_column(row)?, points, place: maybe_number(row, "place")? }))
}

async fn matches(db: &mut Connection, id: LeagueId) -> Result<BTreeMap<MatchId, PlayedInLeague>, StoreError> {
    let select = "
        select m.match_id, m.status, m.result, s.seat, s.user_id, s.stand_in, s.awaited_since
        from league_table t
            join match m on m.match_id = t.match_id
            join seat s on s.match_id = t.match_id
        where t.league_id = $1";
    let mut matches = BTreeMap::new();
    for row in sqlx::query(select).bind(id.0).fetch_all(db).await? {
        let id = match_id(&row)?;
        let played = match matches.entry(id) {
            Entry::Occupied(entry) => entry.into_mut(),
            Entry::Vacant(entry) => entry.insert(played(id, &row)?),
        };
        let seat: SeatNumber = number(&row, "seat")?;
        played.awaited.extend(maybe_number(&row, "awaited_since")?.map(|since: Millis| (seat, since)));
        if let (Some(user), false) = (row.try_get::<Option<Uuid>, _>("user_id")?, row.try_get("stand_in")?) {
            played.users.insert(seat, UserId(user));
        }
    }
    Ok(matches)
}

fn played(id: MatchId, row: &Row) -> Result<PlayedInLeague, StoreError> {
    let result = row.try_get::<Option<Json<MatchResult>>, _>("result")?;
    Ok(PlayedInLeague {
        id,
        status: text_column(row)?,
        users: BTreeMap::new(),
        awaited: BTreeMap::new(),
        places: result.map(|result| result.0.places).unwrap_or_default(),
    })
}

/// Running leagues whose time has come, or whose latest round has no match that goes on.
pub(super) async fn due(db: &mut Connection, now: Millis, limit: u32) -> Result<Vec<LeagueId>, StoreError> {
    let select = "
        select l.league_id from league l
        where l.state = 'running' and (l.due <= $1 or (l.is_played and not exists (
            select 1 from league_table t join match m on m.match_id = t.match_id
            where t.league_id = l.league_id and m.status in ('gathering', 'running')
                and t.round = (select max(r.round) from league_round r where r.league_id = l.league_id))))
        order by l.due, l.league_id limit $2";
    let found = sqlx::query(select).bind(int(now)).bind(i64::from(limit)).fetch_all(db).await?;
    found.iter().map(|row| Ok(LeagueId(row.try_get("league_id")?))).collect()
}

pub(super) async fn of_circle(
    db: &mut Connection,
    circle: CircleId,
    viewer: UserId,
    limit: u32,
) -> Result<Vec<LeagueEntry>, StoreError> {
    let select = "
        select l.league_id, l.plan, l.state,
            (select count(*) from league_round r where r.league_id = l.league_id) as rounds,
            (select count(*) from league_player p where p.league_id = l.league_id and p.state = 'playing') as players,
            (select v.state from league_player v where v.league_id = l.league_id and v.user_id = $2) as viewer
        from league l where l.circle_id = $1
        order by case l.state when 'running' then 0 when 'gathering' then 1 else 2 end, l.created desc, l.league_id
        limit $3";
    let entry = |row: &Row| {
        let viewer = row.try_get::<Option<String>, _>("viewer")?;
        Ok(LeagueEntry {
            id: LeagueId(row.try_get("league_id")?),
            plan: plan(row)?,
            state: text_column(row)?,
            rounds: number(row, "rounds")?,
            players: number(row, "players")?,
            viewer: viewer.map(|text| TextColumn::from_text(&text)).transpose()?,
        })
    };
    let select = sqlx::query(select).bind(circle.0).bind(viewer.0).bind(i64::from(limit));
    select.fetch_all(db).await?.iter().map(entry).collect()
}

/// The leagues that a user has set up, plays or has played in, the first one first.
pub(in super::super) async fn with_user(
    db: &mut Connection,
    user: UserId,
) -> Result<Vec<OwnLeague>, StoreError> {
    let select = "
        select l.league_id, l.plan, coalesce(l.maker_id = $1, false) as is_maker, p.state, p.since
        from league l left join league_player p on p.league_id = l.league_id and p.user_id = $1
        where l.maker_id = $1 or p.user_id = $1
        order by l.created, l.league_id";
    let own = |row: &Row| {
        let player = match maybe_number(row, "since")? {
            Some(since) => Some((text_column(row)?, since)),
            None => None,
        };
        let id = LeagueId(row.try_get("league_id")?);
        Ok(OwnLeague { id, plan: plan(row)?, is_maker: row.try_get("is_maker")?, player })
    };
    sqlx::query(select).bind(user.0).fetch_all(db).await?.iter().map(own).collect()
}

pub(super) async fn of_table(
    db: &mut Connection,
    id: MatchId,
    viewer: UserId,
) -> Result<Option<TableInLeague>, StoreError> {
    let select = "
        select l.league_id, l.circle_id, l.plan, t.round, exists (
            select 1 from league_player v
            where v.league_id = l.league_id and v.user_id = $2 and (v.state <> 'left' or exists (
                select 1 from league_seat s where s.league_id = v.league_id and s.player = v.number))) as is_player
        from league_table t join league l on l.league_id = t.league_id
        where t.match_id = $1";
    let found = sqlx::query(select).bind(id.0).bind(viewer.0).fetch_optional(db).await?;
    let table = |row: Row| {
        let LeaguePlan { name, rounds, .. } = plan(&row)?;
        let league = LeagueId(row.try_get("league_id")?);
        Ok(TableInLeague {
            circle: CircleId(row.try_get("circle_id")?),
            table: LeagueOfTable { league, name, round: number(&row, "round")?, rounds },
            is_player: row.try_get("is_player")?,
        })
    };
    found.map(table).transpose()
}
