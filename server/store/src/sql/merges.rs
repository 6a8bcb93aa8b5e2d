//! Merges a guest into a user: whoever signs in where they were a guest can bring along what the guest has.
//!
//! A merge is one transaction, so a server that is killed leaves all of it or nothing. It moves seats, lines of chat,
//! lists and vacations, ends the guest's sessions, and notes the pair in `user_merge`. Rooms fold their seats from the
//! steps, so it writes a step into each match in which a seat gets another user, and every step is the only one of its
//! version. So a room that has planned a step meanwhile, on this server or another one, loses the race like any other:
//! it reads the match again and plans the step for the new user of the seat. A move that was stored before is answered
//! to the new user from the record. No room has to be asked or stopped, wherever it is in memory: the entries of the
//! merge make every server close the guest's sockets and have its rooms read their matches again. A seat that a request
//! under way takes for the guest afterwards is found by [`MergeStore::finish_merges`], which is the same once more.
//!
//! If each room wrote its step, matches would be half merged when a server is killed. If users were translated wherever
//! they are read, they would have to be for ever.
//!
//! At a table where both ever had a seat, the guest stays a person of their own, with their name. The row of the guest
//! stays for that and for earlier steps. Who is erased is erased with the guests that they were.

mod notices;

use super::guests::last_of;
use super::rows::{match_id, number};
use super::{
    Backend, Connection, LOCK_HEADERS, Row, calendars, circles, entries, evenings, ignored, leagues, lessons,
    notes, proofs, ratings, reports, reviews, sign_in, users, vacations,
};
use crate::columns::int;
use crate::entry::Kind;
use crate::merges::{MergeStore, Merged};
use crate::sign_in::Proof;
use crate::{Change, Millis, StoreError, UserAct};
use async_trait::async_trait;
use base::clock::Clock;
use protocol::{MatchId, SeatNumber, UserId};
use sqlx::{QueryBuilder, Row as _};
use std::collections::BTreeSet;

/// How many matches are named in one statement, because databases limit the number of parameters.
const AT_ONCE: usize = 100;

type Database = <Connection as sqlx::Connection>::Database;

#[async_trait]
impl MergeStore for Backend {
    async fn merge(
        &self,
        guest: [u8; 32],
        user: [u8; 32],
        clock: &Clock,
    ) -> Result<Option<Merged>, StoreError> {
        let merge = async |db: &mut Connection| {
            let now = clock.now();
            let Some(pair) = pair(db, guest, user, now).await? else { return Ok(None) };
            // The user may have been merged, banned or erased before the locks were taken.
            let Some(muted_until) = pair.lock(db, now).await? else { return Ok(None) };
            let now = vacations::time_of_change(db, &[pair.from, pair.into], clock).await?;
            if users::session(db, guest, now).await?.is_none() || last_of(db, pair.from).await? != pair.from {
                return before(db, guest, pair.into).await;
            }
            // Nobody brings along a guest who was lent to them.
            if proofs::proof(db, guest, now).await? != Some(Proof::Guest) {
                return Ok(None);
            }
            self.settle_steps(db).await?;
            let moved = pair.move_matches(db, now).await?;
            notices::note_told(db, pair, &moved.matches, now).await?;
            notices::merge(db, pair, (guest, user)).await?;
            pair.move_person(db, muted_until, now).await?;
            pair.note(db, guest, &moved, now).await?;
            Ok(Some(moved))
        };
        let merged = self.transaction(merge).await?;
        if merged.is_some() {
            self.tell_of_merge();
        }
        Ok(merged)
    }

    async fn finish_merges(&self, since: Millis, now: Millis) -> Result<Vec<Merged>, StoreError> {
        let mut finished = Vec::new();
        for pair in self.read(async |db| unfinished(db, since).await).await? {
            let finish = async |db: &mut Connection| {
                if pair.lock(db, now).await?.is_none() {
                    return Ok(None);
                }
                self.settle_steps(db).await?;
                let moved = pair.move_matches(db, now).await?;
                users::end_sessions(db, pair.from).await?;
                entries::write_act(db, now, pair.from, UserAct::SignedOut).await?;
                entries::write(db, now, &pair.change(&moved)).await?;
                Ok(Some(moved))
            };
            finished.extend(self.transaction(finish).await?);
            self.tell_of_merge();
        }
        Ok(finished)
    }
}

impl Backend {
    fn tell_of_merge(&self) {
        let told = [Kind::Merged, Kind::ByUser(UserAct::SignedOut)];
        self.tell_of(|kind| told.contains(&kind));
    }
}

/// A guest and the user that they become.
#[derive(Clone, Copy)]
struct Pair {
    from: UserId,
    into: UserId,
}

/// The users of two sessions. `None` if a session has ended, or both are of the same user.
async fn pair(
    db: &mut Connection,
    guest: [u8; 32],
    user: [u8; 32],
    now: Millis,
) -> Result<Option<Pair>, StoreError> {
    let Some(into) = users::session(db, user, now).await?.map(|found| found.user.id) else { return Ok(None) };
    let from = match users::session(db, guest, now).await? {
        Some(found) => found.user.id,
        None => match before(db, guest, into).await? {
            Some(merged) => merged.from,
            None => return Ok(None),
        },
    };
    Ok((from != into).then_some(Pair { from, into }))
}

/// The merge that was asked for with the same session of the guest.
async fn before(db: &mut Connection, guest: [u8; 32], into: UserId) -> Result<Option<Merged>, StoreError> {
    let select = "
        select from_user, tables, left_behind from user_merge where session_hash = $1 and into_user = $2";
    let found = sqlx::query(select).bind(guest.as_slice()).bind(into.0).fetch_optional(db).await?;
    let merged = |row: &Row| {
        Ok(Merged {
            from: UserId(row.try_get("from_user")?),
            into,
            tables: number(row, "tables")?,
            left_behind: number(row, "left_behind")?,
            matches: Vec::new(),
        })
    };
    found.as_ref().map(merged).transpose()
}

/// The merges after `since` whose guest has got something meanwhile.
async fn unfinished(db: &mut Connection, since: Millis) -> Result<Vec<Pair>, StoreError> {
    let select = "select from_user, into_user from user_merge where at >= $1 order by from_user";
    let recent = sqlx::query(select).bind(int(since)).fetch_all(&mut *db).await?;
    let mut pairs = Vec::new();
    for row in recent {
        let from = UserId(row.try_get("from_user")?);
        let into = last_of(db, UserId(row.try_get("into_user")?)).await?;
        let pair = Pair { from, into };
        let session = sqlx::query("select 1 from session where user_id = $1 limit 1").bind(from.0);
        let is_signed_in = session.fetch_optional(&mut *db).await?.is_some();
        let left = pair.left(db).await?;
        if is_signed_in || !left.seats.is_empty() || !left.lines.is_empty() {
            pairs.push(pair);
        }
    }
    Ok(pairs)
}

/// What a guest has and the user gets.
struct Left {
    /// The matches in which the guest has a seat and the user never had one.
    seats: Vec<MatchId>,
    /// The matches with lines of the guest, unless both ever had a seat there.
    lines: Vec<MatchId>,
    /// The number of matches in which the guest keeps their seat.
    kept: usize,
}

impl Pair {
    /// Locks both users until the transaction ends, in the order of their ids. So of two merges of a user one waits for the
    /// other. Returns until when the guest is muted, or `None` if one of the two is banned or erased, or the user has
    /// become another one.
    async fn lock(self, db: &mut Connection, now: Millis) -> Result<Option<Millis>, StoreError> {
        let lock = "
            update person set name = name
            where user_id = $1 and not erased and coalesce(banned_until, 0) <= $2
                and not exists (select 1 from erasure e where e.user_id = $1)
            returning coalesce(muted_until, 0) as muted_until";
        let mut muted_until = None;
        for user in BTreeSet::from([self.from, self.into]) {
            let Some(row) = sqlx::query(lock).bind(user.0).bind(int(now)).fetch_optional(&mut *db).await?
            else {
                return Ok(None);
            };
            if user == self.from {
                muted_until = Some(number(&row, "muted_until")?);
            }
        }
        let is_last = last_of(db, self.into).await? == self.into;
        // A user who can sign in again is no guest: they could go on as either of the two.
        let signs_in = sign_in::signs_in(db, self.from).await?;
        Ok(muted_until.filter(|_| is_last && !signs_in))
    }

    async fn left(self, db: &mut Connection) -> Result<Left, StoreError> {
        let seats = matches_of(db, "select match_id from seat where user_id = $1", self.from).await?;
        let lines =
            matches_of(db, "select distinct match_id from chat where user_id = $1", self.from).await?;
        let all: Vec<MatchId> = seats.union(&lines).copied().collect();
        let into = sat_at(db, self.into, &all).await?;
        let both = &sat_at(db, self.from, &all).await? & &into;
        let moved: Vec<MatchId> = seats.difference(&into).copied().collect();
        let kept = seats.len() - moved.len();
        Ok(Left { seats: moved, lines: lines.difference(&both).copied().collect(), kept })
    }

    /// Moves seats, lines of chat and the lists of what was watched.
    async fn move_matches(self, db: &mut Connection, now: Millis) -> Result<Merged, StoreError> {
        let seated = matches_of(db, "select match_id from seat where user_id = $1", self.from).await?;
        lock_headers(db, &seated).await?;
        ratings::mark_stale(db, self.from).await?;
        // Read under the locks, so that no step comes in between.
        let Left { seats, lines, kept } = self.left(db).await?;
        let mut tables = 0;
        for seats in seats.chunks(AT_ONCE) {
            tables += self.move_seats(db, seats, now).await?;
        }
        for lines in lines.chunks(AT_ONCE) {
            self.move_lines(db, lines).await?;
        }
        self.move_lists(db).await?;
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let (tables, left_behind) = (count(tables), count(kept));
        let matches = BTreeSet::from_iter(seats.into_iter().chain(lines)).into_iter().collect();
        Ok(Merged { from: self.from, into: self.into, tables, left_behind, matches })
    }

    /// Gives the seats in these matches to the user, by a step in each. Clocks and decisions stay as they are, so nothing
    /// else in the header changes. Returns the number of the matches.
    async fn move_seats(
        self,
        db: &mut Connection,
        matches: &[MatchId],
        now: Millis,
    ) -> Result<usize, StoreError> {
        let mut select = QueryBuilder::new(
            "select m.match_id, m.version, s.seat from match m join seat s on s.match_id = m.match_id
            where s.user_id = ",
        );
        select.push_bind(self.from.0).push(" and m.match_id in ");
        let found = push_ids(&mut select, matches).build().fetch_all(&mut *db).await?;
        let seat = |row: &Row| {
            Ok::<(MatchId, u64, SeatNumber), StoreError>((
                match_id(row)?,
                number::<u64>(row, "version")? + 1,
                number(row, "seat")?,
            ))
        };
        let seats = found.iter().map(seat).collect::<Result<Vec<_>, _>>()?;
        if seats.is_empty() {
            return Ok(0);
        }
        let mut insert = QueryBuilder::new(
            "insert into step (match_id, version, at, kind, events, table_events, fixed, decides) ",
        );
        insert.push_values(&seats, |mut row, (id, version, seat)| {
            row.push_bind(id.0).push_bind(int(*version)).push_bind(int(now)).push_bind("table");
            row.push_bind("[]").push_bind(records::user_changed(*seat, self.into));
            row.push_bind(true).push_bind(0_i64);
        });
        insert.build().persistent(false).execute(&mut *db).await?;
        let mut update = QueryBuilder::new("update match set version = version + 1 where match_id in ");
        push_ids(&mut update, matches).build().execute(&mut *db).await?;
        self.replace_user(db, "update seat set user_id = ", matches).await?;
        Ok(seats.len())
    }

    async fn move_lines(self, db: &mut Connection, matches: &[MatchId]) -> Result<(), StoreError> {
        // Ids of requests are unique for each user, and both may have used the same.
        let mut update = QueryBuilder::new("update chat set request = null where user_id = ");
        update.push_bind(self.from.0);
        update.push(
            " and exists (select 1 from chat o where o.match_id = chat.match_id and o.request = chat.request
                and o.user_id = ",
        );
        update.push_bind(self.into.0).push(") and match_id in ");
        push_ids(&mut update, matches).build().execute(&mut *db).await?;
        self.replace_user(db, "update chat set user_id = ", matches).await
    }

    /// Puts the user in the place of the guest in the rows of these matches. `update` is the statement up to the new id.
    async fn replace_user(
        self,
        db: &mut Connection,
        update: &'static str,
        matches: &[MatchId],
    ) -> Result<(), StoreError> {
        let mut update = QueryBuilder::new(update);
        update.push_bind(self.into.0).push(" where user_id = ").push_bind(self.from.0);
        push_ids(update.push(" and match_id in "), matches).build().execute(db).await?;
        Ok(())
    }

    /// Moves what was watched, and at which tables nothing is to be told.
    async fn move_lists(self, db: &mut Connection) -> Result<(), StoreError> {
        let moves = [
            "insert into watched (user_id, match_id, at) select $2, match_id, at from watched where user_id = $1
            on conflict (user_id, match_id) do nothing",
            "delete from watched where user_id = $1 and user_id <> $2",
            "insert into notice_silent (user_id, match_id) select $2, match_id from notice_silent where user_id = $1
            on conflict (user_id, match_id) do nothing",
            "delete from notice_silent where user_id = $1 and user_id <> $2",
        ];
        for change in moves {
            sqlx::query(change).bind(self.from.0).bind(self.into.0).execute(&mut *db).await?;
        }
        Ok(())
    }

    /// Moves vacations and what the host has forbidden, and ends the sessions of the guest. A guest may be signed in on a
    /// device of somebody else, even by their doing: if sessions were moved, that device would become the user.
    async fn move_person(
        self,
        db: &mut Connection,
        muted_until: Millis,
        now: Millis,
    ) -> Result<(), StoreError> {
        let mute = "update person set muted_until = $2 where user_id = $1 and coalesce(muted_until, 0) < $2";
        sqlx::query(mute).bind(self.into.0).bind(int(muted_until)).execute(&mut *db).await?;
        // What is left of the guest is nobody's public page.
        let hide = "update person set page_id = null where user_id = $1";
        sqlx::query(hide).bind(self.from.0).execute(&mut *db).await?;
        vacations::merge(db, self.from, self.into, now).await?;
        lessons::merge(db, self.from, self.into).await?;
        ignored::merge(db, self.from, self.into).await?;
        let noted =
            matches_of(db, "select distinct match_id from note where user_id = $1", self.from).await?;
        let noted: Vec<MatchId> = noted.into_iter().collect();
        let both = &sat_at(db, self.from, &noted).await? & &sat_at(db, self.into, &noted).await?;
        notes::merge(db, self.from, self.into, &both).await?;
        reviews::merge(db, self.from, self.into).await?;
        circles::merge(db, self.from, self.into).await?;
        evenings::merge(db, self.from, self.into).await?;
        leagues::merge(db, self.from, self.into).await?;
        calendars::erase(db, self.from).await?;
        reports::merge(db, self.from, self.into).await?;
        users::end_sessions(db, self.from).await
    }

    /// Notes the merge, and writes the entries that tell servers of it.
    async fn note(
        self,
        db: &mut Connection,
        guest: [u8; 32],
        merged: &Merged,
        now: Millis,
    ) -> Result<(), StoreError> {
        let insert = "
            insert into user_merge (from_user, into_user, session_hash, at, tables, left_behind)
            values ($1, $2, $3, $4, $5, $6)";
        let insert = sqlx::query(insert).bind(self.from.0).bind(self.into.0).bind(guest.as_slice());
        let insert = insert.bind(int(now)).bind(i64::from(merged.tables)).bind(i64::from(merged.left_behind));
        insert.execute(&mut *db).await?;
        entries::write_act(db, now, self.from, UserAct::SignedOut).await?;
        entries::write(db, now, &self.change(merged)).await
    }

    fn change(self, merged: &Merged) -> Change {
        Change::Merged { into: self.into, matches: merged.matches.clone() }
    }
}

async fn matches_of(
    db: &mut Connection,
    select: &'static str,
    user: UserId,
) -> Result<BTreeSet<MatchId>, StoreError> {
    sqlx::query(select).bind(user.0).fetch_all(db).await?.iter().map(match_id).collect()
}

/// Locks the headers of matches in the order in which steps lock them.
async fn lock_headers(db: &mut Connection, matches: &BTreeSet<MatchId>) -> Result<(), StoreError> {
    let matches: Vec<MatchId> = matches.iter().copied().collect();
    for matches in matches.chunks(AT_ONCE) {
        let mut select = QueryBuilder::new("select 1 from match where match_id in ");
        push_ids(&mut select, matches).push(" order by match_id").push(LOCK_HEADERS);
        select.build().fetch_all(&mut *db).await?;
    }
    Ok(())
}

/// In which of these matches a user ever had a seat.
async fn sat_at(
    db: &mut Connection,
    user: UserId,
    matches: &[MatchId],
) -> Result<BTreeSet<MatchId>, StoreError> {
    let mut sat = BTreeSet::new();
    for matches in matches.chunks(AT_ONCE) {
        let mut select = QueryBuilder::new("select match_id from seat where user_id = ");
        select.push_bind(user.0).push(" and match_id in ");
        push_ids(&mut select, matches);
        // A user who has left the table again is named only in the events of sitting down.
        select.push(" union select match_id from step where kind = 'table' and table_events like ");
        select.push_bind(format!("%\"{}\"%", user.0)).push(" and match_id in ");
        for row in push_ids(&mut select, matches).build().fetch_all(&mut *db).await? {
            sat.insert(match_id(&row)?);
        }
    }
    Ok(sat)
}

/// Adds a list of ids. The last id is repeated up to a power of two so that few different statements are prepared and
/// cached.
fn push_ids<'a>(
    statement: &'a mut QueryBuilder<Database>,
    matches: &[MatchId],
) -> &'a mut QueryBuilder<Database> {
    let count = matches.len().next_power_of_two();
    statement.push("(");
    let mut ids = statement.separated(", ");
    for id in matches.iter().chain(matches.last().into_iter().cycle()).take(count) {
        ids.push_bind(id.0);
    }
    statement.push(")")
}
