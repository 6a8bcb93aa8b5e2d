//! What follows the end of a match: it gets a running number, and what is kept of all matches that have ended is brought up
//! to date, in the order of the numbers.
//!
//! The number of a match never changes. A rebuild keeps those that are given, and gives the others theirs: first to matches
//! whose entries are gone or that ended before there were any, by the time of their end, then in the order of entries.
//! Whatever is kept of ended matches is made anew from all of them, so it comes out the same.

use super::follows_ends::{EndedMatch, FollowsEnds};
use super::order::ENDS_TOLD;
use super::ratings::Ratings;
use super::reader::Reader;
use super::rows::{match_id, number};
use super::statistics::Summaries;
use super::{Connection, Row, entries};
use crate::columns::int;
use crate::{Change, Entry, Kind, Position, StoreError};
use async_trait::async_trait;
use entries::Span;
use sqlx::AssertSqlSafe;

/// How many matches a rebuild reads at once.
const AT_ONCE: usize = 500;

/// What is kept of matches that have ended, each in a file and in tables of its own. The migration that makes the tables
/// of a new one says `delete from reader where name = 'ended'`, too: then all is rebuilt, and the matches of before are
/// added to it.
const FOLLOWING: &[&dyn FollowsEnds] = &[&Summaries, &Ratings];

/// The reader of ends.
pub(super) struct Ended {
    following: Vec<&'static dyn FollowsEnds>,
}

impl Default for Ended {
    fn default() -> Self {
        Self { following: FOLLOWING.to_vec() }
    }
}

impl Ended {
    #[cfg(test)]
    pub(super) fn with(following: &'static dyn FollowsEnds) -> Self {
        Self { following: [FOLLOWING, &[following]].concat() }
    }
}

#[async_trait]
impl Reader for Ended {
    fn name(&self) -> &'static str {
        "ended"
    }

    fn wants(&self, kind: Kind) -> bool {
        kind == Kind::Ended
    }

    /// A match that has a number keeps it, and is not added again.
    fn is_idempotent(&self) -> bool {
        true
    }

    async fn apply(&self, db: &mut Connection, entries: &[Entry]) -> Result<(), StoreError> {
        let ended = give_numbers(db, entries).await?;
        for follower in self.following.iter().filter(|_| !ended.is_empty()) {
            follower.add(db, &ended).await?;
        }
        Ok(())
    }

    async fn rebuild(&self, db: &mut Connection) -> Result<(), StoreError> {
        number_untold(db).await?;
        if let Some(until) = entries::end(db).await? {
            let all = Span { after: Position::BEFORE_ALL, until, rebuilt: None };
            let entries = entries::within(db, all, |kind| self.wants(kind), i64::MAX).await?;
            give_numbers(db, &entries).await?;
        }
        for follower in &self.following {
            follower.clear(db).await?;
        }
        let mut last = 0;
        loop {
            let ended = after(db, last).await?;
            let Some(found) = ended.last() else { return Ok(()) };
            last = found.number;
            for follower in &self.following {
                follower.add(db, &ended).await?;
            }
        }
    }
}

/// Gives numbers to the matches of which these entries tell, in their order, except to those that have one and to those that
/// were deleted. Returns those that got one.
async fn give_numbers(db: &mut Connection, entries: &[Entry]) -> Result<Vec<EndedMatch>, StoreError> {
    let insert = "
        insert into ended_match (match_id) select match_id from match m
        where match_id = $1 and not exists (select 1 from ended_match e where e.match_id = m.match_id)
        returning number, match_id";
    let mut ended = Vec::new();
    for entry in entries {
        let Change::Ended(matches) = &entry.change else { continue };
        for id in matches {
            let given = sqlx::query(insert).bind(id.0).fetch_optional(&mut *db).await?;
            ended.extend(given.as_ref().map(ended_match).transpose()?);
        }
    }
    Ok(ended)
}

/// Gives numbers to ended matches of which no entry tells any more.
async fn number_untold(db: &mut Connection) -> Result<(), StoreError> {
    let insert = format!(
        "insert into ended_match (match_id) select match_id from match m
        where m.status in ('over', 'abandoned')
            and not exists (select 1 from ended_match e where e.match_id = m.match_id)
            and m.match_id not in ({ENDS_TOLD})
        order by m.status_since, m.match_id"
    );
    sqlx::query(AssertSqlSafe(insert)).execute(db).await?;
    Ok(())
}

/// The ended matches after a number.
async fn after(db: &mut Connection, last: u64) -> Result<Vec<EndedMatch>, StoreError> {
    let select =
        format!("select number, match_id from ended_match where number > $1 order by number limit {AT_ONCE}");
    let found = sqlx::query(AssertSqlSafe(select)).bind(int(last)).fetch_all(db).await?;
    found.iter().map(ended_match).collect()
}

fn ended_match(row: &Row) -> Result<EndedMatch, StoreError> {
    Ok(EndedMatch { number: number(row, "number")?, id: match_id(row)? })
}
