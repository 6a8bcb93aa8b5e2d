//! Which backups are kept: one of each of the latest days that have one, and one of each of the latest weeks before
//! these. Nothing depends on the time that it is now, so that a server that was off for months, or whose clock is
//! wrong, deletes none of its last backups.

use std::collections::BTreeSet;
use store::Millis;

const DAY: Millis = 86_400_000;
/// Days from a Monday to 1 January 1970, which was a Thursday.
const FIRST_WEEKDAY: Millis = 3;

/// Of how many days, and of how many weeks before these, backups are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Keep {
    pub(super) days: usize,
    pub(super) weeks: usize,
}

/// Those of these times whose backups are kept. The newest is always among them.
pub(super) fn kept(times: &[Millis], keep: Keep) -> BTreeSet<Millis> {
    let newest_first = |times: &BTreeSet<Millis>| times.iter().rev().copied().collect::<Vec<_>>();
    let all: BTreeSet<Millis> = times.iter().copied().collect();
    let mut kept = newest_of_each(&newest_first(&all), |at| at / DAY, keep.days.max(1));
    let first_day = kept.first().map_or(0, |at| at / DAY);
    let earlier = all.into_iter().filter(|at| at / DAY < first_day).collect();
    let week = |at| (at / DAY + FIRST_WEEKDAY) / 7;
    kept.extend(newest_of_each(&newest_first(&earlier), week, keep.weeks));
    kept
}

/// The newest of each of the latest periods.
fn newest_of_each(newest_first: &[Millis], period: impl Fn(Millis) -> u64, limit: usize) -> BTreeSet<Millis> {
    let (mut kept, mut periods) = (BTreeSet::new(), BTreeSet::new());
    for &at in newest_first {
        if periods.len() < limit && periods.insert(period(at)) {
            kept.insert(at);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_each_day_the_newest_is_kept() {
        let times = [0, 5, DAY + 1, DAY + 2, 9 * DAY];
        let kept = kept(&times, Keep { days: 2, weeks: 0 });
        assert_eq!(kept, BTreeSet::from([DAY + 2, 9 * DAY]));
    }

    #[test]
    fn a_server_that_was_off_for_a_year_keeps_what_it_had() {
        let times = [0, DAY, 2 * DAY, 400 * DAY];
        assert_eq!(kept(&times, Keep { days: 7, weeks: 4 }), BTreeSet::from(times));
    }

    #[test]
    fn the_newest_is_always_kept() {
        assert_eq!(kept(&[7], Keep { days: 0, weeks: 0 }), BTreeSet::from([7]));
        assert_eq!(kept(&[], Keep { days: 1, weeks: 1 }), BTreeSet::new());
    }
}
