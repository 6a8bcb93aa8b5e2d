//! The vacations of a user: a union of times, the earliest first, of which no two overlap or touch, so that nothing
//! counts twice. A change replaces all that is not over and says nothing of times that have passed, so no clock gains
//! or loses time that has run. A vacation begins now at the earliest, so it never revives time that is up.

use crate::Millis;
use protocol::Vacation;

/// Days of 23 and 25 hours, where clocks are changed, make no vacation too long.
const CLOCK_CHANGES: Millis = 2 * 3_600_000;

/// The period in which a user may be away for a number of days.
pub const YEAR: Millis = 365 * 86_400_000;

/// What a user wants.
#[derive(Clone, Copy, Debug)]
pub enum VacationChange {
    /// To be away at this time, and for at most `allowed` milliseconds in any year.
    Away { wanted: Vacation, allowed: Millis },
    /// To be back now, and not to go.
    Back,
}

/// Why a vacation is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VacationRefused {
    #[error("it ends before it begins, is over already, or begins in more than a year")]
    Invalid,
    #[error("it is longer than what is left of the year")]
    TooLong,
}

/// The vacations of a user after a change, which replaces all that is not over. One that has begun goes on. Those that the
/// user had as the guests they were count against the year, too.
pub fn changed(
    vacations: &[Vacation],
    as_guests: &[Vacation],
    change: VacationChange,
    now: Millis,
) -> Result<Vec<Vacation>, VacationRefused> {
    let over = within(vacations, 0, now);
    let VacationChange::Away { wanted, allowed } = change else { return Ok(united(over)) };
    let has_begun = vacations.iter().any(|one| one.from <= now && now < one.until);
    let from = if has_begun { now } else { wanted.from.max(now) };
    let until = wanted.until;
    if until <= from || from > now + YEAR {
        return Err(VacationRefused::Invalid);
    }
    let vacations = united(over.chain([Vacation { from, until }]));
    let begin = vacations.last().map_or(from, |last| last.from);
    let counted = united(vacations.iter().chain(as_guests).copied());
    let used = length(&counted, begin.min(until.saturating_sub(YEAR)), until);
    if used > allowed + CLOCK_CHANGES.min(allowed) {
        return Err(VacationRefused::TooLong);
    }
    Ok(vacations)
}

/// The vacations of a user who brings a guest along, and those that the guest had until then. The guest's present and
/// planned ones are the user's, too, from now on.
#[must_use]
pub fn brought_along(
    vacations: &[Vacation],
    of_guest: &[Vacation],
    now: Millis,
) -> (Vec<Vacation>, Vec<Vacation>) {
    let comes = within(of_guest, now, Millis::MAX);
    (united(vacations.iter().copied().chain(comes)), united(within(of_guest, 0, now)))
}

/// How much of the year before `now` was vacation, without one that is not over.
pub fn used(vacations: impl IntoIterator<Item = Vacation>, now: Millis) -> Millis {
    let over = vacations.into_iter().filter(|vacation| vacation.until <= now);
    length(&united(over), now.saturating_sub(YEAR), now)
}

/// All these times as one union.
pub fn united(times: impl IntoIterator<Item = Vacation>) -> Vec<Vacation> {
    let mut times: Vec<Vacation> = times.into_iter().filter(|time| time.from < time.until).collect();
    times.sort_by_key(|time| time.from);
    times.dedup_by(|later, time| {
        let joins = later.from <= time.until;
        if joins {
            time.until = time.until.max(later.until);
        }
        joins
    });
    times
}

/// The parts of these times that lie between `from` and `until`.
pub fn within(times: &[Vacation], from: Millis, until: Millis) -> impl Iterator<Item = Vacation> {
    let part = move |time: &Vacation| Vacation { from: time.from.max(from), until: time.until.min(until) };
    times.iter().map(part).filter(|part| part.from < part.until)
}

/// How much of the time between `from` and `until` lies in these times, of which no two overlap.
pub fn length(times: &[Vacation], from: Millis, until: Millis) -> Millis {
    within(times, from, until).map(|part| part.until - part.from).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Millis = 86_400_000;
    const NOW: Millis = 20_000 * DAY;

    /// A vacation from so many days after now on, so many days long.
    fn away(in_days: i64, days: i64) -> Vacation {
        let at = |days: i64| NOW.checked_add_signed(days * 86_400_000).unwrap();
        Vacation { from: at(in_days), until: at(in_days + days) }
    }

    fn want(before: &[Vacation], wanted: Vacation) -> Result<Vec<Vacation>, VacationRefused> {
        changed(before, &[], VacationChange::Away { wanted, allowed: 30 * DAY }, NOW)
    }

    #[test]
    fn a_vacation_is_planned_and_changed() {
        let planned = away(3, 10);
        assert_eq!(want(&[], planned), Ok(vec![planned]));
        assert_eq!(want(&[planned], away(20, 5)), Ok(vec![away(20, 5)]));
        assert_eq!(want(&[], away(-2, 5)), Ok(vec![away(0, 3)]), "from now on");
        assert_eq!(want(&[away(-9, 2), away(1, 2), away(5, 2)], planned), Ok(vec![away(-9, 2), planned]));
    }

    #[test]
    fn one_that_has_begun_keeps_its_beginning() {
        let longer = Vacation { from: NOW + DAY, until: NOW + 20 * DAY };
        assert_eq!(want(&[away(-2, 10)], longer), Ok(vec![away(-2, 22)]));
    }

    #[test]
    fn back_ends_it_now_and_a_planned_one_is_given_up() {
        let back = |before: &[Vacation]| changed(before, &[], VacationChange::Back, NOW).unwrap();
        assert_eq!(back(&[away(-2, 10), away(20, 3)]), [away(-2, 2)]);
        assert_eq!(back(&[away(2, 10)]), []);
        assert_eq!(back(&[away(-20, 10)]), [away(-20, 10)], "it was over");
        assert_eq!(back(&[away(0, 10)]), [], "it had just begun");
    }

    #[test]
    fn thirty_days_of_any_365_days_may_be_vacation() {
        assert_eq!(want(&[], away(0, 31)), Err(VacationRefused::TooLong));
        let before = [away(-350, 20)];
        assert!(want(&before, away(0, 10)).is_ok());
        assert_eq!(want(&before, away(0, 11)), Err(VacationRefused::TooLong));
        assert!(
            want(&before, away(20, 15)).is_ok(),
            "the year that ends with it has 15 days of the one before"
        );
        assert!(want(&before, away(20, 16)).is_ok());
        assert_eq!(want(&[away(-15, 20)], away(0, 15)), Ok(vec![away(-15, 30)]), "nothing counts twice");
        assert_eq!(want(&[away(-10, 9)], away(0, 30)), Err(VacationRefused::TooLong));
        let october_in_berlin = Vacation { from: NOW, until: NOW + 30 * DAY + DAY / 24 };
        assert!(want(&[], october_in_berlin).is_ok(), "clocks go back");
    }

    #[test]
    fn what_the_user_had_as_a_guest_counts_once() {
        let as_guest = [away(-40, 20)];
        let with = |before: &[Vacation], days| {
            let change = VacationChange::Away { wanted: away(0, days), allowed: 30 * DAY };
            changed(before, &as_guest, change, NOW).map(drop)
        };
        assert_eq!((with(&[], 10), with(&[], 11)), (Ok(()), Err(VacationRefused::TooLong)));
        assert_eq!(with(&[away(-35, 15)], 10), Ok(()), "both were away at the same time");
        assert_eq!(with(&[away(-20, 1)], 10), Err(VacationRefused::TooLong));
        assert_eq!(used([away(-40, 20), away(-35, 15), away(-400, 50), away(-1, 9)], NOW), 35 * DAY);
    }

    #[test]
    fn nonsense_is_refused() {
        for wanted in [away(5, 0), away(5, -2), away(-9, 3), away(400, 3), away(-9, 9)] {
            assert_eq!(want(&[], wanted), Err(VacationRefused::Invalid), "{wanted:?}");
        }
        let endless = Vacation { from: NOW, until: Millis::MAX };
        assert_eq!(want(&[], endless), Err(VacationRefused::TooLong));
        assert_eq!(want(&[away(-300, 20)], endless), Err(VacationRefused::TooLong));
    }

    #[test]
    fn times_that_overlap_or_touch_are_one() {
        let times = [away(5, 2), away(0, 3), away(1, 1), away(3, 1), away(9, 0), away(6, 4)];
        assert_eq!(united(times), [away(0, 4), away(5, 5)]);
        let (user, guest) = brought_along(&[away(-3, 1), away(2, 2)], &[away(-5, 8), away(9, 1)], NOW);
        assert_eq!(user, [away(-3, 1), away(0, 4), away(9, 1)], "nothing of the guest's that has passed");
        assert_eq!(guest, [away(-5, 5)]);
    }
}
