//! Decides what is to be told now, from what is stored about one seat and one target, without a store or a clock.
//!
//! While the user looks at the table, it is told later. If they have looked since it happened, it is noted without
//! being told. Otherwise it is told.

use super::sight::Seen;
use protocol::{MailSchedule, NoticeKind, Pace, TableStatus};
use store::Millis;
use store::notices::{NoticeCandidate, NoticeKey, TargetDetail};

/// How long a browser waits before it tells something of a match that is played in minutes.
const DELAY_OF_MINUTES: Millis = 20_000;
/// How long every channel waits in other matches.
const DELAY_OF_DAYS: Millis = 60_000;
/// The shortest time between two notices that it is somebody's turn, in matches that are not played in minutes. Others may take
/// their moves back and make them again.
const BETWEEN_TURNS: Millis = 10 * 60_000;
/// A quarter of the time for a decision that is shorter than this is not worth a notice.
const SHORTEST_QUARTER: Millis = 60_000;

/// What to do about a candidate.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Due {
    /// What is to be told now.
    pub(super) notices: Vec<DueNotice>,
    /// What the user has seen by themselves. It is noted and not told.
    pub(super) seen: Vec<NoticeKey>,
    /// When something else may be due.
    pub(super) later: Option<Millis>,
}

/// One notice.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct DueNotice {
    pub(super) kind: NoticeKind,
    /// Since when it is true. The notice is void once something else is stored.
    pub(super) since: u64,
    /// All that it tells: the beginning of a match tells the player who begins that it is their turn, too.
    pub(super) keys: Vec<NoticeKey>,
}

/// Something that has not been told.
struct Untold {
    kind: NoticeKind,
    since: u64,
    /// When it happened.
    at: Millis,
    /// When it is due.
    due: Millis,
    /// It waits for nothing but the time since the latest one of its kind.
    is_paused: bool,
}

/// Decides what is due at `now`.
pub(super) fn decide(
    candidate: &NoticeCandidate,
    seen: Seen,
    quiet_until: Option<Millis>,
    now: Millis,
) -> Due {
    let mut due = Due::default();
    let wanted =
        |untold: &Untold| candidate.settings.kinds.of(untold.kind).is_on(candidate.target.detail.channel());
    let (mut ready, mut paused) = (Vec::new(), Vec::new());
    for untold in untold(candidate, now).into_iter().filter(wanted) {
        if untold.due > now {
            due.delay(untold.due);
            paused.extend(untold.is_paused.then_some(untold));
        } else if let Some(until) = quiet_until {
            due.delay(until);
        } else if candidate.settings.always {
            ready.push(untold);
        } else if let Some(until) = seen.looks_until {
            due.delay(until);
        } else if seen.used.is_some_and(|used| used >= untold.at) {
            due.seen.push(key(candidate, &untold));
        } else {
            ready.push(untold);
        }
    }
    due.notices = merged(candidate, &ready, &paused);
    due
}

impl Due {
    fn delay(&mut self, until: Millis) {
        self.later = Some(self.later.map_or(until, |later| later.min(until)));
    }
}

/// One notice says that it is somebody's turn, whatever else it says of that. What is paused is told with another one.
fn merged(candidate: &NoticeCandidate, ready: &[Untold], paused: &[Untold]) -> Vec<DueNotice> {
    let about_turn = [NoticeKind::TimeRunsOut, NoticeKind::MatchBegins, NoticeKind::YourTurn];
    let main = about_turn.into_iter().find(|kind| ready.iter().any(|untold| untold.kind == *kind));
    let mut notices: Vec<DueNotice> = Vec::new();
    for untold in ready {
        if about_turn.contains(&untold.kind) && main != Some(untold.kind) {
            continue;
        }
        let also = ready.iter().chain(paused).filter(|also| {
            also.kind == untold.kind || (main == Some(untold.kind) && about_turn.contains(&also.kind))
        });
        let keys = also.map(|also| key(candidate, also)).collect();
        notices.push(DueNotice { kind: untold.kind, since: untold.since, keys });
    }
    notices
}

fn key(candidate: &NoticeCandidate, untold: &Untold) -> NoticeKey {
    let Untold { kind, since, .. } = *untold;
    NoticeKey { target: candidate.target.id, id: candidate.id, kind, since }
}

/// What has not been told at this target, whether it is due yet or not.
fn untold(candidate: &NoticeCandidate, now: Millis) -> Vec<Untold> {
    let Some(delay) = delay(candidate) else { return Vec::new() };
    let is_live = matches!(candidate.pace, Pace::Live { .. });
    let mut found = Vec::new();
    let mut add = |kind, since: u64, at: Millis, delay: Millis| {
        if candidate.told.get(&kind) != Some(&since) {
            let pause = candidate.turn_sent.filter(|_| kind == NoticeKind::YourTurn && !is_live);
            let (soonest, paused_until) = (at + delay, pause.map_or(0, |sent| sent + BETWEEN_TURNS));
            let is_paused = soonest <= now && paused_until > now;
            found.push(Untold { kind, since, at, due: soonest.max(paused_until), is_paused });
        }
    };
    let is_running = candidate.status == TableStatus::Running;
    let since = candidate.status_since;
    let is_new = since >= candidate.target.since;
    if let (true, None, Some(turn), Some(awaited)) =
        (is_running, candidate.stand_in_since, candidate.turn(), candidate.awaited_since)
    {
        if awaited >= candidate.target.since {
            add(NoticeKind::YourTurn, turn, awaited, delay);
        }
        if let Some((quarter, deadline)) = last_quarter(candidate, awaited)
            && now < deadline
        {
            add(NoticeKind::TimeRunsOut, turn, quarter, 0);
        }
    }
    match candidate.status {
        TableStatus::Running if is_new => add(NoticeKind::MatchBegins, since, since, delay),
        TableStatus::Gathering if is_new && candidate.is_rematch => {
            add(NoticeKind::AskedForAnotherMatch, since, since, delay);
        }
        TableStatus::Over if is_new => add(NoticeKind::MatchOver, since, since, delay),
        _ => {}
    }
    if let (true, Some(since)) = (is_running, candidate.stand_in_since)
        && since >= candidate.target.since
    {
        add(NoticeKind::BotPlaysForYou, since, since, delay);
    }
    if let Some(line) = candidate.latest_line
        && candidate.told.get(&NoticeKind::SomebodyWrote).is_none_or(|told| *told < line)
    {
        // The store finds only lines that are old enough. When exactly it was written does not matter: whoever has
        // looked at the table in the last minute has seen it.
        add(NoticeKind::SomebodyWrote, line, now.saturating_sub(DELAY_OF_DAYS), DELAY_OF_DAYS);
    }
    found
}

/// How long the target waits before it tells something; `None` if it tells nothing of such a match.
fn delay(candidate: &NoticeCandidate) -> Option<Millis> {
    match (candidate.pace, &candidate.target.detail) {
        // The daily mail lists the tables that wait.
        (_, TargetDetail::Mail { schedule: MailSchedule::Daily, .. }) => None,
        (Pace::Live { .. }, TargetDetail::Push { .. }) => Some(DELAY_OF_MINUTES),
        (Pace::Live { .. }, _) => None,
        (Pace::Days { .. } | Pace::Free, _) => Some(DELAY_OF_DAYS),
    }
}

/// When the last quarter of the time for a decision begins, and when the time is up. It stands still during vacations.
fn last_quarter(candidate: &NoticeCandidate, awaited: Millis) -> Option<(Millis, Millis)> {
    let allowed = records::deadlines::deadline_of(candidate.pace, 0, &[])?;
    let end = records::deadlines::deadline_of(candidate.pace, awaited, &candidate.vacations)?;
    (allowed / 4 >= SHORTEST_QUARTER).then(|| (end - allowed / 4, end))
}

#[cfg(test)]
mod tests;
