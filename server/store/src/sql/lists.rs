//! Lists of matches. They and the searches join `person` for the names, and search its column of names in small
//! letters, which has an index.

use super::rows::{assignment, match_id, maybe_number, number, text_column};
use super::users::user_name;
use super::{Connection, Row, vacations};
use crate::columns::{TextColumn, int, listed_seat, pattern};
use crate::{Filter, MatchResult, Millis, StoreError, Vacations, Visit};
use protocol::{
    ListedSeat, MatchId, Pace, SeatNumber, SeatSummary, TableStatus, TableSummary, UserId, Waiting,
};
use records::names::make_distinct;
use sqlx::query::Query;
use sqlx::types::Json;
use sqlx::{QueryBuilder, Row as _, SqlSafeStr};
use std::collections::HashMap;
use std::iter;
use uuid::Uuid;

type Database = <Connection as sqlx::Connection>::Database;

/// The query of a list. It is run once for each status, so that open tables come newest first from their index and
/// reading stops when there are enough. While a match is played, its place in the list (`listed`) is up to a minute
/// old; otherwise it is exact.
macro_rules! select {
    ($from:literal, $seen:literal) => {
        concat!(
            "select t.*, s.seat, s.user_id, p.name, p.page_id, s.stand_in, s.level, s.awaited_since,
                (p.user_id is not null and not exists (select 1 from kept_name k where k.user_id = p.user_id)
                    and exists (select 1 from kept_name)) as is_guest
            from (
                select m.match_id, m.game, m.status, m.pace, m.created, m.touched, m.listed, m.deadline, m.result,
                    m.branched_at is not null as is_branch
                from ",
            $from,
            "
                where m.status = $1
                    and ($2 is null or m.game = $2)
                    and m.listed >= $3
                    and (m.listed, m.match_id) < ($4, $5)
                    and ($6 is null or exists (
                        select 1 from seat named join person p on p.user_id = named.user_id
                        where named.match_id = m.match_id and p.name_folded like $6 escape '\\'))
                    and (not $8 or exists (
                        select 1 from step played
                        where played.match_id = m.match_id and played.kind = 'action'
                            and played.version > coalesce(m.branched_at, 0)))
                    and (m.status <> 'running' or m.deadline is not null or m.listed >= $9 or exists (
                        select 1 from seat v where v.match_id = m.match_id and v.seen >= $9))
                    and ",
            $seen,
            "
                order by m.listed desc, m.match_id desc limit $7
            ) t
            left join seat s on s.match_id = t.match_id
            left join person p on p.user_id = s.user_id
            order by t.listed desc, t.match_id desc, s.seat"
        )
    };
}

/// Tables that are open to everybody.
const OPEN: &str = select!("match m", "m.is_open");

/// Tables that are open to everybody, found from the few users with such a name. [`OPEN`] would look at every match until
/// there are enough. SQLite keeps the order of cross joins.
const OPEN_OF_FEW: &str = select!(
    "(select distinct played.match_id
        from (select user_id from person where name_folded like $6 escape '\\' limit 300) few
        cross join seat played
        where played.user_id = few.user_id) found
        cross join match m",
    "m.match_id = found.match_id and m.is_open"
);

/// From this many users on, a list is read from the newest match on: then their matches are frequent. [`OPEN_OF_FEW`] has
/// the same number.
const MANY_USERS: i64 = 300;

/// Closed tables at which the user `$10` sat or which they watched. There are few, so each is looked at. Lessons are not
/// listed.
const PRIVATE: &str = select!(
    "(select match_id from seat where user_id = $10 union select match_id from watched where user_id = $10) own
        join match m on m.match_id = own.match_id",
    "not m.is_open and not m.is_lesson"
);

/// Like [`PRIVATE`], for matches that are not over, so that finished seats are not read.
const PRIVATE_UNFINISHED: &str = select!(
    "(select match_id from seat where user_id = $10 and unfinished
        union select match_id from watched where user_id = $10) own
        join match m on m.match_id = own.match_id",
    "not m.is_open and not m.is_lesson"
);

/// Matches in which the user `$11` has a seat and that the user `$10` may see.
const SEATED: &str = select!(
    "(select distinct match_id from seat where user_id = $11) theirs join match m on m.match_id = theirs.match_id",
    "(m.is_open
        or exists (select 1 from seat mine where mine.match_id = m.match_id and mine.user_id = $10)
        or exists (select 1 from watched w where w.match_id = m.match_id and w.user_id = $10))
        and not m.is_lesson"
);

/// Branches of the match `$11` in which the user `$10` has a seat.
const BRANCHES: &str = select!(
    "match m",
    "m.branch_of = $11
        and exists (select 1 from seat mine where mine.match_id = m.match_id and mine.user_id = $10)"
);

/// Tables of the circle `$11`, of which the user `$10` must be a member.
const CIRCLE: &str = select!(
    "match m",
    "m.circle_id = $11
        and exists (select 1 from circle_member v where v.circle_id = $11 and v.user_id = $10)"
);

pub(super) async fn list(db: &mut Connection, filter: &Filter) -> Result<Vec<TableSummary>, StoreError> {
    // The user whose closed tables are listed beside the open ones.
    let requester = filter.requester.filter(|_| !filter.open_only).map(|user| user.0);
    let (mut found, mut hosts) = (Vec::new(), HashMap::new());
    let open = if has_few_users(db, filter).await? { OPEN_OF_FEW } else { OPEN };
    for (status, text) in TableStatus::VALUES {
        if !filter.statuses.is_empty() && !filter.statuses.contains(status) {
            continue;
        }
        if let Some(origin) = filter.branch_of {
            read(db, BRANCHES, text, filter, &[requester, Some(origin.0)], &mut found, &mut hosts).await?;
            continue;
        }
        if let Some(circle) = filter.circle {
            read(db, CIRCLE, text, filter, &[requester, Some(circle.0)], &mut found, &mut hosts).await?;
            continue;
        }
        if let Some(seated) = filter.seated {
            read(db, SEATED, text, filter, &[requester, Some(seated.0)], &mut found, &mut hosts).await?;
            continue;
        }
        match filter.max_per_host {
            Some(max_per_host) => found.extend(read_limited_per_host(db, text, filter, max_per_host).await?),
            None => {
                read(db, open, text, filter, &[], &mut found, &mut hosts).await?;
            }
        }
        if requester.is_some() {
            let private = if status.is_over() { PRIVATE } else { PRIVATE_UNFINISHED };
            read(db, private, text, filter, &[requester], &mut found, &mut hosts).await?;
        }
    }
    found.sort_by_key(|entry| std::cmp::Reverse((entry.touched, entry.room)));
    found.truncate(usize::try_from(filter.limit).unwrap_or(usize::MAX));
    found.iter_mut().for_each(make_names_distinct);
    Ok(found)
}

/// Whether the filter asks for a name that only few users have.
async fn has_few_users(db: &mut Connection, filter: &Filter) -> Result<bool, StoreError> {
    let Some(player) = &filter.player else { return Ok(false) };
    let select = "
        select count(*) as users
        from (select 1 from person where name_folded like $1 escape '\\' limit $2) named";
    let row = sqlx::query(select).bind(pattern(player)).bind(MANY_USERS).fetch_one(db).await?;
    Ok(number::<i64>(&row, "users")? < MANY_USERS)
}

/// Gives names that look alike numbers, as at the table.
fn make_names_distinct(entry: &mut TableSummary) {
    let names = entry.seats.values_mut().filter_map(|summary| match &mut summary.seat {
        ListedSeat::User { name, .. } => name.as_mut(),
        ListedSeat::Empty | ListedSeat::Bot { .. } => None,
    });
    let names: Vec<&mut String> = names.collect();
    let distinct = make_distinct(names.iter().map(|name| name.as_str()));
    names.into_iter().zip(distinct).for_each(|(name, distinct)| *name = distinct);
}

/// Maximum number of pages that are read for a list limited per host.
const MAX_PAGES: u32 = 5;

/// Reads open tables with at most `max_per_host` of one host, page after page, so that a host with many tables does not hide
/// the others.
async fn read_limited_per_host(
    db: &mut Connection,
    status: &str,
    filter: &Filter,
    max_per_host: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    let (mut found, mut of_host, mut filter) = (Vec::new(), HashMap::<Uuid, u32>::new(), filter.clone());
    let wanted = usize::try_from(filter.limit).unwrap_or(usize::MAX);
    for _ in 0..MAX_PAGES {
        let (mut page, mut hosts) = (Vec::new(), HashMap::new());
        let last = read(db, OPEN, status, &filter, &[], &mut page, &mut hosts).await?;
        let length = page.len();
        found.extend(page.into_iter().filter(|entry| {
            let count = hosts.get(&entry.room).map(|&host| of_host.entry(host).or_default());
            count.is_none_or(|count| {
                *count += 1;
                *count <= max_per_host
            })
        }));
        if found.len() >= wanted || length < wanted {
            break;
        }
        filter.after = last;
    }
    found.truncate(wanted);
    Ok(found)
}

/// Reads entries of a list into `found`. Returns the position of the last one, for [`Filter::after`].
async fn read(
    db: &mut Connection,
    select: &'static str,
    status: &str,
    filter: &Filter,
    ids: &[Option<Uuid>],
    found: &mut Vec<TableSummary>,
    hosts: &mut HashMap<MatchId, Uuid>,
) -> Result<Option<(Millis, MatchId)>, StoreError> {
    let rows = bound(select, status, filter, ids).fetch_all(db).await?;
    // The rows of one match are consecutive.
    for row in &rows {
        let id = match_id(row)?;
        if found.last().is_none_or(|entry| entry.room != id) {
            found.push(summary(row)?);
        }
        if let (Some(entry), Some(seat)) = (found.last_mut(), maybe_number(row, "seat")?)
            && let Some(user) = add_seat(entry, seat, row, filter.requester)?
        {
            hosts.entry(id).or_insert(user.0);
        }
    }
    rows.last().map(|last| Ok((number(last, "listed")?, match_id(last)?))).transpose()
}

/// A query of a list with the values of its parameters.
fn bound<'q>(
    select: impl SqlSafeStr,
    status: &'q str,
    filter: &'q Filter,
    ids: &[Option<Uuid>],
) -> Query<'q, Database, <Database as sqlx::Database>::Arguments> {
    // One place in the order, so that the index leads there: what is older than a time, or follows another match.
    let before = filter.before.map(|before| (int(before), Uuid::nil()));
    let after = filter.after.map(|(listed, id)| (int(listed), id.0));
    let (listed, id) = before.into_iter().chain(after).min().unwrap_or((i64::MAX, Uuid::max()));
    let query = sqlx::query(select)
        .bind(status)
        .bind(filter.game.as_deref())
        .bind(filter.from.map_or(0, int))
        .bind(listed)
        .bind(id)
        .bind(filter.player.as_deref().map(pattern))
        .bind(i64::from(filter.limit))
        .bind(filter.played)
        .bind(filter.unvisited_since.map_or(0, int));
    ids.iter().fold(query, |query, id| query.bind(*id))
}

fn summary(row: &Row) -> Result<TableSummary, StoreError> {
    let status = text_column(row)?;
    Ok(TableSummary {
        room: match_id(row)?,
        game: row.try_get("game")?,
        status,
        pace: row.try_get::<Json<_>, _>("pace")?.0,
        seats: Default::default(),
        created: number(row, "created")?,
        touched: number(row, "touched")?,
        deadline: maybe_number(row, "deadline")?.filter(|_| status == TableStatus::Running),
        branch: row.try_get("is_branch")?,
        yours: None,
    })
}

/// Adds a seat to an entry. Returns the user who sits there.
fn add_seat(
    entry: &mut TableSummary,
    seat: SeatNumber,
    row: &Row,
    requester: Option<UserId>,
) -> Result<Option<UserId>, StoreError> {
    let result = row.try_get::<Option<Json<MatchResult>>, _>("result")?.map(|json| json.0);
    let assignment = assignment(row)?;
    let mut name = user_name(row)?;
    if let Some(name) = name.as_mut().filter(|_| !entry.status.is_over()) {
        name.page = None;
    }
    let user = assignment.user();
    if requester.is_some() && requester == user {
        entry.yours = Some(seat);
    }
    let place = result.as_ref().and_then(|result| result.places.get(&seat).copied());
    let points = result.as_ref().and_then(|result| result.points.get(&seat).copied());
    let awaited =
        entry.status == TableStatus::Running && maybe_number::<Millis>(row, "awaited_since")?.is_some();
    entry.seats.insert(seat, SeatSummary { seat: listed_seat(&assignment, name), awaited, place, points });
    Ok(user)
}

/// Finds the matches that wait for each of these users, with one statement for all.
pub(super) async fn waiting_for(
    db: &mut Connection,
    users: &[UserId],
) -> Result<Vec<Vec<Waiting>>, StoreError> {
    let Some(last) = users.last() else { return Ok(Vec::new()) };
    // While a bot stands in for the user, the match waits for the bot.
    let mut select = QueryBuilder::new(
        "select s.user_id, m.match_id, m.game, m.pace, s.awaited_since
        from seat s join match m on m.match_id = s.match_id
        where s.unfinished and s.awaited_since is not null and not s.stand_in and m.status = 'running'
            and not m.is_lesson and s.user_id in (",
    );
    // The last id is repeated up to a power of two so that few different statements are prepared and cached.
    let asked = users.iter().chain(iter::repeat(last)).take(users.len().next_power_of_two());
    let mut asked_for = select.separated(", ");
    asked.for_each(|user| {
        asked_for.push_bind(user.0);
    });
    select.push(")");
    let rows = select.build().fetch_all(&mut *db).await?;
    let paces: Vec<Pace> =
        rows.iter().map(|row| Ok(row.try_get::<Json<_>, _>("pace")?.0)).collect::<Result<_, StoreError>>()?;
    // Only matches of days observe vacations.
    let vacations = match paces.iter().any(|pace| matches!(pace, Pace::Days { .. })) {
        true => vacations::of(db, users).await?,
        false => Vacations::new(),
    };
    let mut waiting: HashMap<UserId, Vec<Waiting>> = HashMap::new();
    for (row, pace) in rows.iter().zip(paces) {
        let user = UserId(row.try_get("user_id")?);
        let since = number(row, "awaited_since")?;
        // The deadline of the match is that of whoever has the least time.
        let deadline = records::deadlines::deadline_of(
            pace,
            since,
            vacations.get(&user).map(Vec::as_slice).unwrap_or_default(),
        );
        let room = match_id(row)?;
        waiting.entry(user).or_default().push(Waiting { room, game: row.try_get("game")?, since, deadline });
    }
    for tables in waiting.values_mut() {
        tables.sort_by_key(|table| (table.deadline.unwrap_or(Millis::MAX), table.since, table.room));
    }
    Ok(users.iter().map(|user| waiting.get(user).cloned().unwrap_or_default()).collect())
}

pub(super) async fn watched(db: &mut Connection, visits: &[Visit]) -> Result<(), StoreError> {
    let mut insert = QueryBuilder::new("insert into watched (user_id, match_id, at) ");
    insert.push_values(visits, |mut row, Visit { user, id, at }| {
        row.push_bind(user.0).push_bind(id.0).push_bind(int(*at));
    });
    insert.push(" on conflict (user_id, match_id) do nothing");
    // The number of rows varies, so caching the statement is not worthwhile.
    insert.build().persistent(false).execute(db).await?;
    Ok(())
}

/// Records when the user of a seat had the table open.
pub(super) async fn record_opening(db: &mut Connection, opening: &Visit) -> Result<(), StoreError> {
    let Visit { user, id, at } = opening;
    let update = "
        update seat set seen = $3 where match_id = $1 and user_id = $2 and coalesce(seen, 0) < $3";
    sqlx::query(update).bind(id.0).bind(user.0).bind(int(*at)).execute(db).await?;
    Ok(())
}

#[cfg(test)]
impl super::Backend {
    /// How the database reads each list of finished matches, from a place in it on.
    pub(crate) async fn plans_of_lists(
        &self,
        explain: &str,
        after: (Millis, MatchId),
    ) -> Vec<(&'static str, String)> {
        let lists = [
            ("open", OPEN, 0),
            ("open of few", OPEN_OF_FEW, 0),
            ("private", PRIVATE, 1),
            ("private unfinished", PRIVATE_UNFINISHED, 1),
            ("seated", SEATED, 2),
            ("circle", CIRCLE, 2),
        ];
        let filter =
            Filter { after: Some(after), player: Some("Ana".to_owned()), limit: 20, ..Filter::default() };
        let read = async |db: &mut Connection| {
            let mut plans = Vec::new();
            for (name, select, users) in lists {
                let sql = sqlx::AssertSqlSafe(format!("{explain} {select}"));
                let users = vec![Some(Uuid::max()); users];
                let rows = bound(sql, "over", &filter, &users).fetch_all(&mut *db).await?;
                let lines: Result<Vec<String>, _> =
                    rows.iter().map(|row| row.try_get(row.len() - 1)).collect();
                plans.push((name, lines?.join("\n")));
            }
            Ok(plans)
        };
        self.read(read).await.unwrap()
    }
}
