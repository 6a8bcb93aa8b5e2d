//! Lists of matches.

use super::rows::{match_id, maybe_number, number, sitter, word};
use super::{Connection, Row};
use crate::store::words::{Word, int, pattern};
use crate::store::{Filter, MatchResult, Millis, Sitter, StoreError, Visit};
use protocol::{Holder, MatchId, SeatNumber, SeatSummary, TableStatus, TableSummary, UserId, Waiting};
use sqlx::types::Json;
use sqlx::{QueryBuilder, Row as _};
use std::collections::HashMap;
use std::iter;
use uuid::Uuid;

/// A list is read one status at a time, so that the open tables come from their index newest first and reading stops
/// when there are enough. Their places are right to the minute while they are played, and exact before and after.
macro_rules! select {
    ($from:literal, $seen:literal) => {
        concat!(
            "select t.*, s.seat, s.user_id, s.name, s.stand_in, s.level
            from (
                select m.match_id, m.game, m.status, m.pace, m.created, m.touched, m.listed, m.result
                from ",
            $from,
            "
                where m.status = $1
                    and ($2 is null or m.game = $2)
                    and ($3 is null or m.listed >= $3)
                    and ($4 is null or m.listed < $4)
                    and ($5 is null or m.listed < $5 or (m.listed = $5 and m.match_id < $6))
                    and ($7 is null or m.match_id in (
                        select match_id from seat where name_folded is not null and name_folded like $7 escape '\\'))
                    and (not $9 or exists (
                        select 1 from step played where played.match_id = m.match_id and played.kind = 'action'))
                    and ",
            $seen,
            "
                order by m.listed desc, m.match_id desc limit $8
            ) t
            left join seat s on s.match_id = t.match_id
            order by t.listed desc, t.match_id desc, s.seat"
        )
    };
}

/// What is open to everybody.
const OPEN: &str = select!("match m", "m.is_open");

/// What is not open, but `$10` sat at it or watched it: few enough to look at each.
const OWN: &str = select!(
    "(select match_id from seat where user_id = $10 union select match_id from watched where user_id = $10) own
        join match m on m.match_id = own.match_id",
    "not m.is_open"
);

/// The same of what is not over: not every match that they ever played is looked at.
const OWN_NOW: &str = select!(
    "(select match_id from seat where user_id = $10 and unfinished
        union select match_id from watched where user_id = $10) own
        join match m on m.match_id = own.match_id",
    "not m.is_open"
);

/// What `$11` sits at, as far as `$10` may see it: few enough to look at each.
const SEATED: &str = select!(
    "(select distinct match_id from seat where user_id = $11) theirs join match m on m.match_id = theirs.match_id",
    "(m.is_open
        or exists (select 1 from seat mine where mine.match_id = m.match_id and mine.user_id = $10)
        or exists (select 1 from watched w where w.match_id = m.match_id and w.user_id = $10))"
);

pub(super) async fn list(db: &mut Connection, filter: &Filter) -> Result<Vec<TableSummary>, StoreError> {
    // Whose own tables are listed beside the open ones.
    let asker = filter.asker.filter(|_| !filter.open_only).map(|user| user.0);
    let (mut found, mut hosts) = (Vec::new(), HashMap::new());
    for (status, word) in TableStatus::WORDS {
        if !filter.statuses.is_empty() && !filter.statuses.contains(status) {
            continue;
        }
        if let Some(seated) = filter.seated {
            read(db, SEATED, word, filter, &[asker, Some(seated.0)], &mut found, &mut hosts).await?;
            continue;
        }
        match filter.most_of_one {
            Some(most) => found.extend(read_few_of_each(db, word, filter, most).await?),
            None => {
                read(db, OPEN, word, filter, &[], &mut found, &mut hosts).await?;
            }
        }
        if asker.is_some() {
            let own = if status.is_over() { OWN } else { OWN_NOW };
            read(db, own, word, filter, &[asker], &mut found, &mut hosts).await?;
        }
    }
    found.sort_by_key(|line| std::cmp::Reverse((line.touched, line.room)));
    found.truncate(usize::try_from(filter.most).unwrap_or(usize::MAX));
    Ok(found)
}

/// Pages that are read at most for a list of many hosts.
const MOST_PAGES: u32 = 5;

/// Reads open tables of many hosts, page after page: one host with many tables hides nobody else's.
async fn read_few_of_each(
    db: &mut Connection,
    status: &str,
    filter: &Filter,
    most: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    let (mut found, mut of_host, mut filter) = (Vec::new(), HashMap::<Uuid, u32>::new(), filter.clone());
    let wanted = usize::try_from(filter.most).unwrap_or(usize::MAX);
    for _ in 0..MOST_PAGES {
        let (mut page, mut hosts) = (Vec::new(), HashMap::new());
        let last = read(db, OPEN, status, &filter, &[], &mut page, &mut hosts).await?;
        let length = page.len();
        found.extend(page.into_iter().filter(|line| {
            let count = hosts.get(&line.room).map(|&host| of_host.entry(host).or_default());
            count.is_none_or(|count| {
                *count += 1;
                *count <= most
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

/// Reads lines of a list; returns the place of the last one.
async fn read(
    db: &mut Connection,
    select: &'static str,
    status: &str,
    filter: &Filter,
    people: &[Option<Uuid>],
    found: &mut Vec<TableSummary>,
    hosts: &mut HashMap<MatchId, Uuid>,
) -> Result<Option<(Millis, MatchId)>, StoreError> {
    let mut query = sqlx::query(select)
        .bind(status)
        .bind(filter.game.as_deref())
        .bind(filter.from.map(int))
        .bind(filter.before.map(int))
        .bind(filter.after.map(|(touched, _)| int(touched)))
        .bind(filter.after.map(|(_, id)| id.0))
        .bind(filter.player.as_deref().map(pattern))
        .bind(i64::from(filter.most))
        .bind(filter.played);
    for person in people {
        query = query.bind(*person);
    }
    let rows = query.fetch_all(db).await?;
    // The rows of a match's seats follow each other.
    for row in &rows {
        let id = match_id(row)?;
        if found.last().is_none_or(|line| line.room != id) {
            found.push(summary(row)?);
        }
        if let (Some(line), Some(seat)) = (found.last_mut(), maybe_number(row, "seat")?)
            && let Some(person) = seat_down(line, seat, row, filter.asker)?
        {
            hosts.entry(id).or_insert(person.0);
        }
    }
    rows.last().map(|last| Ok((number(last, "listed")?, match_id(last)?))).transpose()
}

fn summary(row: &Row) -> Result<TableSummary, StoreError> {
    Ok(TableSummary {
        room: match_id(row)?,
        game: row.try_get("game")?,
        status: word(row)?,
        pace: row.try_get::<Json<_>, _>("pace")?.0,
        seats: Default::default(),
        created: number(row, "created")?,
        touched: number(row, "touched")?,
        yours: None,
    })
}

/// Writes a seat into a line; returns the person who sits there.
fn seat_down(
    line: &mut TableSummary,
    seat: SeatNumber,
    row: &Row,
    asker: Option<UserId>,
) -> Result<Option<UserId>, StoreError> {
    let result = row.try_get::<Option<Json<MatchResult>>, _>("result")?.map(|json| json.0);
    let sitter = sitter(row)?;
    let person = sitter.person();
    if asker.is_some() && asker == person {
        line.yours = Some(seat);
    }
    let holder = match sitter {
        Sitter::Nobody => Holder::Nobody,
        Sitter::Person { name, stand_in, .. } => Holder::Person { name, stand_in },
        Sitter::Bot { level } => Holder::Bot { level },
    };
    let place = result.as_ref().and_then(|result| result.places.get(&seat).copied());
    let points = result.as_ref().and_then(|result| result.points.get(&seat).copied());
    line.seats.insert(seat, SeatSummary { holder, place, points });
    Ok(person)
}

/// What waits for each of these people, with one statement for all of them.
pub(super) async fn waiting_for(
    db: &mut Connection,
    users: &[UserId],
) -> Result<Vec<Vec<Waiting>>, StoreError> {
    let Some(last) = users.last() else { return Ok(Vec::new()) };
    // While a bot stands in, the table waits for the bot.
    let mut select = QueryBuilder::new(
        "select s.user_id, m.match_id, m.game, m.deadline, s.awaited_since
        from seat s join match m on m.match_id = s.match_id
        where s.unfinished and s.awaited_since is not null and not s.stand_in and m.status = 'running'
            and s.user_id in (",
    );
    // Named again up to the next power of two, so that few statements are prepared and kept.
    let asked = users.iter().chain(iter::repeat(last)).take(users.len().next_power_of_two());
    let mut asked_for = select.separated(", ");
    asked.for_each(|user| {
        asked_for.push_bind(user.0);
    });
    select.push(") order by m.deadline is null, m.deadline, s.awaited_since, m.match_id");
    let mut waiting: HashMap<UserId, Vec<Waiting>> = HashMap::new();
    for row in select.build().fetch_all(db).await? {
        waiting.entry(UserId(row.try_get("user_id")?)).or_default().push(Waiting {
            room: match_id(&row)?,
            game: row.try_get("game")?,
            since: number(&row, "awaited_since")?,
            deadline: maybe_number(&row, "deadline")?,
        });
    }
    Ok(users.iter().map(|user| waiting.get(user).cloned().unwrap_or_default()).collect())
}

pub(super) async fn watched(db: &mut Connection, visits: &[Visit]) -> Result<(), StoreError> {
    let mut insert = QueryBuilder::new("insert into watched (user_id, match_id, at) ");
    insert.push_values(visits, |mut row, Visit { user, id, at }| {
        row.push_bind(user.0).push_bind(id.0).push_bind(int(*at));
    });
    insert.push(" on conflict (user_id, match_id) do nothing");
    // Nearly every one is of another length: they are not worth keeping.
    insert.build().persistent(false).execute(db).await?;
    Ok(())
}
