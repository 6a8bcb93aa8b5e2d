//! The time of decisions while players are on vacation. All times are those of recorded steps, so a deadline is the same
//! whenever and wherever it is computed.

use crate::Millis;
use crate::calendar::length;
use protocol::{Pace, Vacation};

/// When the time of a player is up who has been awaited `since` then and has these vacations; `None` if there is no limit.
#[must_use]
pub fn deadline_of(pace: Pace, since: Millis, vacations: &[Vacation]) -> Option<Millis> {
    let vacations = if observes_vacations(pace) { vacations } else { &[] };
    Some(end_of(since, allowance(pace)?, vacations))
}

/// When the time for a decision is up that began at `since`. Of the vacations no two overlap, and the earliest comes first. One
/// that begins after the time is up gains nothing.
#[must_use]
pub fn end_of(since: Millis, allowed: Millis, vacations: &[Vacation]) -> Millis {
    vacations.iter().fold(since + allowed, |end, vacation| {
        let from = vacation.from.max(since);
        if from < end { end + vacation.until.saturating_sub(from) } else { end }
    })
}

/// How much time passed from `since` to `now`, without vacations.
#[must_use]
pub fn time_used(since: Millis, now: Millis, vacations: &[Vacation]) -> Millis {
    now.saturating_sub(since).saturating_sub(length(vacations, since, now))
}

/// When a decision began for which this much time is used at `now`.
#[must_use]
pub fn start_for(used: Millis, now: Millis, vacations: &[Vacation]) -> Millis {
    vacations.iter().rev().fold(now.saturating_sub(used), |start, vacation| {
        let until = vacation.until.min(now);
        if start < until { start.saturating_sub(until.saturating_sub(vacation.from)) } else { start }
    })
}

/// The time allowed for one decision.
#[must_use]
pub fn allowance(pace: Pace) -> Option<Millis> {
    match pace {
        Pace::Free => None,
        Pace::Live { minutes } => Some(u64::from(minutes) * 60_000),
        Pace::Days { days, .. } => Some(u64::from(days) * 86_400_000),
    }
}

/// Whether clocks stand still while players are on vacation.
#[must_use]
pub fn observes_vacations(pace: Pace) -> bool {
    matches!(pace, Pace::Days { no_vacation: false, .. })
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAYS: Millis = 86_400_000;

    fn vacation(from: Millis, until: Millis) -> Vacation {
        Vacation { from: from * DAYS, until: until * DAYS }
    }

    fn end(since: Millis, vacations: &[Vacation]) -> Millis {
        end_of(since * DAYS, 3 * DAYS, vacations) / DAYS
    }

    #[test]
    fn time_stands_still_during_vacations() {
        assert_eq!(end(10, &[]), 13);
        assert_eq!(end(10, &[vacation(11, 20)]), 22, "it begins while the player is awaited");
        assert_eq!(end(10, &[vacation(5, 20)]), 23, "the player is awaited during it");
        assert_eq!(end(10, &[vacation(5, 10)]), 13, "it was over");
        assert_eq!(end(10, &[vacation(13, 20)]), 13, "the time was up before");
        assert_eq!(end(10, &[vacation(11, 12), vacation(13, 15), vacation(30, 40)]), 16);
        assert_eq!(end(10, &[vacation(11, 12), vacation(14, 15)]), 14, "the second begins too late");
    }

    #[test]
    fn a_bot_that_takes_over_during_a_vacation_costs_and_gains_no_time() {
        for vacations in [&[][..], &[vacation(11, 20)], &[vacation(5, 20), vacation(21, 25)]] {
            for since in [8, 10, 12, 22] {
                for now in 22..30 {
                    let used = time_used(since * DAYS, now * DAYS, vacations);
                    let start = start_for(used, now * DAYS, vacations);
                    assert_eq!(time_used(start, now * DAYS, vacations), used, "{since} {now} {vacations:?}");
                    let (before, after) = (since * DAYS, start);
                    let ends = [before, after].map(|start| end_of(start, 60 * DAYS, vacations));
                    assert_eq!(ends[0], ends[1], "{since} {now} {vacations:?}");
                }
            }
        }
    }
}
