//! Finds what is to be told, by what is stored.
//!
//! Somebody is awaited at a table since a time, or a match began or ended at a time, and that was not told
//! (`notice_told`) at that *target*: a browser, a mailbox or a webhook of the user. `match.status_since` and
//! `seat.stand_in_since` are written with the step that changes them; who is awaited since when stands in the seat
//! anyway.

use super::notice_rows::{SETTINGS, TARGET, settings, target};
use super::rows::{match_id, maybe_number, number, text_column};
use super::{Connection, Row, vacations};
use crate::columns::{TextColumn as _, int};
use crate::notices::{CHAT_DELAY, NEWS_KEPT, NoticeCandidate, NoticeKey, NoticeScope, SHORTEST_DELAY};
use crate::{Millis, StoreError};
use protocol::{NoticeKind, Pace, UserId};
use sqlx::types::Json;
use sqlx::{AssertSqlSafe, QueryBuilder, Row as _};
use std::collections::{BTreeMap, BTreeSet};
use uuid::Uuid;

/// The vacations of how many users are read in one statement, because databases limit the number of parameters.
const AT_ONCE: usize = 256;

/// A line of chat of which the user may be told: not their own, not deleted, not from before they subscribed, and not of
/// somebody whom they ignore.
const LINES: &str = "
    from chat c
    where c.match_id = m.match_id and c.at >= t.since and c.text <> '' and (c.user_id is null or c.user_id <> t.user_id)
        and not exists (select 1 from ignored x where x.user_id = t.user_id and x.ignored_user_id = c.user_id)";

/// Each part finds one kind of notice. `$1` is now, `$2` the latest time of which anything is told, `$3` the earliest
/// time of which news are told, `$4` the latest time of chat. What happens in the millisecond in which somebody subscribes
/// counts as later. A wait is named by its beginning without the time that
/// was given back, which stays the same when more is given back.
const DUE: &str = "(
    (m.status = 'running' and not s.stand_in and s.awaited_since <= $2 and s.awaited_since >= t.since
        and not exists (select 1 from notice_told d where d.target_id = t.target_id and d.match_id = m.match_id
            and d.kind = 'your_turn' and d.since = s.awaited_since - m.given_back))
    or (m.status = 'running' and not s.stand_in and s.awaited_since <= $2
        and m.deadline <= $1 + (m.deadline - s.awaited_since) / 4
        and not exists (select 1 from notice_told d where d.target_id = t.target_id and d.match_id = m.match_id
            and d.kind = 'time_runs_out' and d.since = s.awaited_since - m.given_back))
    or (m.status = 'running' and m.status_since >= t.since and m.status_since between $3 and $2
        and not exists (select 1 from notice_told d where d.target_id = t.target_id and d.match_id = m.match_id
            and d.kind = 'match_begins' and d.since = m.status_since))
    or (m.status = 'running' and s.stand_in and s.stand_in_since >= t.since and s.stand_in_since between $3 and $2
        and not exists (select 1 from notice_told d where d.target_id = t.target_id and d.match_id = m.match_id
            and d.kind = 'bot_plays_for_you' and d.since = s.stand_in_since))
    or (m.status = 'gathering' and m.rematch_of is not null
        and m.status_since >= t.since and m.status_since between $3 and $2
        and not exists (select 1 from notice_told d where d.target_id = t.target_id and d.match_id = m.match_id
            and d.kind = 'asked_for_another_match' and d.since = m.status_since))
    or (m.status = 'over' and m.status_since >= t.since and m.status_since between $3 and $2
        and not exists (select 1 from notice_told d where d.target_id = t.target_id and d.match_id = m.match_id
            and d.kind = 'match_over' and d.since = m.status_since))
    or (coalesce(n.wants_chat, false) and exists (select 1 {LINES} and c.at between $3 and $4
        and c.number > coalesce((select d.since from notice_told d where d.target_id = t.target_id
            and d.match_id = m.match_id and d.kind = 'somebody_wrote'), 0))))";

pub(super) async fn candidates(
    db: &mut Connection,
    scope: &NoticeScope,
    now: Millis,
    limit: u32,
) -> Result<Vec<NoticeCandidate>, StoreError> {
    let told: String = NoticeKind::VALUES
        .iter()
        .map(|(_, kind)| {
            format!(
                ", (select d.since from notice_told d where d.target_id = t.target_id and d.match_id = m.match_id
                    and d.kind = '{kind}') as told_{kind}"
            )
        })
        .collect();
    let mut select = format!(
        "select {TARGET}, {SETTINGS}, m.match_id, m.game, m.status, m.status_since, m.rematch_of, m.pace, m.deadline,
            (select d.sent from notice_told d where d.target_id = t.target_id and d.match_id = m.match_id
                and d.kind = 'your_turn') as turn_sent,
            m.given_back, s.seat, s.awaited_since, s.stand_in_since,
            case when coalesce(n.wants_chat, false) then (select max(c.number) {LINES} and c.at <= $4) end as latest_line
            {told}
        from notice_target t
        join seat s on s.user_id = t.user_id
        join match m on m.match_id = s.match_id
        left join notice_settings n on n.user_id = t.user_id
        where {due} and not m.is_lesson and not t.is_refused and coalesce(t.retry_at, 0) <= $1
            and not exists (select 1 from person b where b.user_id = t.user_id and coalesce(b.banned_until, 0) > $1)
            and not exists (select 1 from erasure e where e.user_id = t.user_id)
            and not exists (select 1 from notice_silent q where q.user_id = t.user_id and q.match_id = m.match_id)",
        due = DUE.replace("{LINES}", LINES)
    );
    let ids = restrict(&mut select, scope);
    // A table occurs once for each target of its players.
    select.push_str(&format!(" order by t.target_id, m.match_id limit ${}", ids.len() + 5));
    let (latest, earliest) = (now.saturating_sub(SHORTEST_DELAY), now.saturating_sub(NEWS_KEPT));
    let mut query = sqlx::query(AssertSqlSafe(select));
    for time in [now, latest, earliest, now.saturating_sub(CHAT_DELAY)] {
        query = query.bind(int(time));
    }
    for id in ids {
        query = query.bind(id);
    }
    let found = query.bind(i64::from(limit)).fetch_all(&mut *db).await?;
    let mut candidates = found.iter().map(candidate).collect::<Result<Vec<_>, _>>()?;
    // Only matches of days observe vacations.
    let of_days = candidates.iter().filter(|candidate| matches!(candidate.pace, Pace::Days { .. }));
    let users: Vec<UserId> =
        of_days.map(|candidate| candidate.target.user).collect::<BTreeSet<_>>().into_iter().collect();
    for users in users.chunks(AT_ONCE) {
        let vacations = vacations::of(db, users).await?;
        for candidate in &mut candidates {
            if let Some(vacations) = vacations.get(&candidate.target.user) {
                candidate.vacations.clone_from(vacations);
            }
        }
    }
    Ok(candidates)
}

/// Restricts the statement to a scope. Returns the ids to bind after the first four parameters.
fn restrict(select: &mut String, scope: &NoticeScope) -> Vec<Uuid> {
    let after = match scope {
        NoticeScope::Tables(tables) => {
            // The last id is repeated up to a power of two so that few different statements are prepared and cached.
            let count = tables.len().next_power_of_two();
            let ids: Vec<Uuid> =
                tables.iter().chain(tables.last().into_iter().cycle()).take(count).map(|id| id.0).collect();
            let places: Vec<String> = (0..ids.len()).map(|at| format!("${}", at + 5)).collect();
            select.push_str(&format!(" and m.match_id in ({})", places.join(", ")));
            return ids;
        }
        NoticeScope::Unfinished(after) => {
            select.push_str(" and s.unfinished");
            after
        }
        NoticeScope::Ended(after) => {
            select.push_str(" and m.status = 'over' and m.status_since >= $3");
            after
        }
    };
    let Some((target, id)) = after else { return Vec::new() };
    select.push_str(" and (t.target_id, m.match_id) > ($5, $6)");
    vec![*target, id.0]
}

fn candidate(row: &Row) -> Result<NoticeCandidate, StoreError> {
    let mut told = BTreeMap::new();
    for (kind, text) in NoticeKind::VALUES {
        if let Some(since) = maybe_number(row, &format!("told_{text}"))? {
            told.insert(*kind, since);
        }
    }
    Ok(NoticeCandidate {
        target: target(row)?,
        settings: settings(row)?.unwrap_or_default(),
        id: match_id(row)?,
        game: row.try_get("game")?,
        status: text_column(row)?,
        status_since: number(row, "status_since")?,
        is_rematch: row.try_get::<Option<Uuid>, _>("rematch_of")?.is_some(),
        pace: row.try_get::<Json<_>, _>("pace")?.0,
        deadline: maybe_number(row, "deadline")?,
        given_back: number(row, "given_back")?,
        seat: number(row, "seat")?,
        awaited_since: maybe_number(row, "awaited_since")?,
        vacations: Vec::new(),
        stand_in_since: maybe_number(row, "stand_in_since")?,
        latest_line: maybe_number(row, "latest_line")?,
        told,
        turn_sent: maybe_number(row, "turn_sent")?,
    })
}

pub(super) async fn note_told(
    db: &mut Connection,
    keys: &[NoticeKey],
    sent: bool,
    now: Millis,
) -> Result<(), StoreError> {
    // One statement must not name a row twice. The latest wait counts.
    let mut latest: BTreeMap<(Uuid, Uuid, &str), u64> = BTreeMap::new();
    for NoticeKey { target, id, kind, since } in keys {
        let known = latest.entry((*target, id.0, kind.as_text())).or_default();
        *known = (*known).max(*since);
    }
    let mut insert =
        QueryBuilder::new("insert into notice_told (target_id, match_id, kind, since, at, sent) ");
    insert.push_values(latest, |mut row, ((target, id, kind), since)| {
        row.push_bind(target).push_bind(id).push_bind(kind).push_bind(int(since)).push_bind(int(now));
        row.push_bind(sent.then_some(int(now)));
    });
    insert.push(
        " on conflict (target_id, match_id, kind) do update set
            since = excluded.since, at = excluded.at, sent = coalesce(excluded.sent, notice_told.sent)",
    );
    // The number of rows varies, so caching the statement is not worthwhile.
    insert.build().persistent(false).execute(db).await?;
    Ok(())
}
