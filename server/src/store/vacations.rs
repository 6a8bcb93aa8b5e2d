//! The vacations of users, during which the clocks of their matches of days stand still.

use super::{Millis, StoreError, Vacations};
use async_trait::async_trait;
use protocol::{UserId, Vacation};

/// Days of 23 and 25 hours, where clocks are changed, make no vacation too long.
const CLOCK_CHANGES: Millis = 2 * 3_600_000;

/// The period in which a user may be away for a number of days.
const YEAR: Millis = 365 * 86_400_000;

/// Reads and writes vacations.
#[async_trait]
pub trait VacationStore: Send + Sync + 'static {
    /// The latest vacation of each of these users who ever had one.
    async fn vacations(&self, users: &[UserId]) -> Result<Vacations, StoreError>;

    /// All vacations of a user in the last years, the earliest first.
    async fn vacations_of(&self, user: UserId) -> Result<Vec<Vacation>, StoreError>;

    /// Plans a vacation, or changes or ends the one that is not over yet, and tells all servers.
    async fn change_vacation(
        &self,
        user: UserId,
        change: VacationChange,
        now: Millis,
    ) -> Result<Result<(), VacationRefused>, StoreError>;

    /// The matches that a user plays or is about to play.
    async fn unfinished_matches(&self, user: UserId) -> Result<Vec<protocol::MatchId>, StoreError>;
}

/// What a user wants.
#[derive(Clone, Copy, Debug)]
pub enum VacationChange {
    /// To be away at this time, and for at most `allowed` milliseconds in any year.
    Away { wanted: Vacation, allowed: Millis },
    /// To be back now, or not to go.
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

/// The row of a vacation to delete, by when it begins, and the one to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Rewrite {
    pub(super) delete: Option<Millis>,
    pub(super) write: Option<Vacation>,
}

/// What a change does to the vacations of a user, of which at most one is not over.
pub(super) fn rewrite(
    vacations: &[Vacation],
    change: VacationChange,
    now: Millis,
) -> Result<Rewrite, VacationRefused> {
    let present = vacations.iter().find(|vacation| vacation.until > now);
    let begun = present.filter(|present| present.from <= now);
    let delete = present.map(|present| present.from);
    match change {
        VacationChange::Back => {
            let cut = begun.map(|begun| Vacation { until: now, ..*begun });
            Ok(Rewrite { delete, write: cut.filter(|cut| cut.until > cut.from) })
        }
        VacationChange::Away { wanted, allowed } => {
            // Days that are over stay used.
            let from = begun.map_or(wanted.from.max(now), |begun| begun.from);
            let vacation = Vacation { from, until: wanted.until };
            if vacation.until <= from.max(now) || from > now + YEAR {
                return Err(VacationRefused::Invalid);
            }
            let others = vacations.iter().filter(|other| Some(other.from) != delete);
            let used = used(others, vacation.until);
            if used + (vacation.until - from) > allowed + CLOCK_CHANGES.min(allowed) {
                return Err(VacationRefused::TooLong);
            }
            Ok(Rewrite { delete, write: Some(vacation) })
        }
    }
}

/// How much time was vacation in the year that ends at `until`.
pub(crate) fn used<'a>(vacations: impl IntoIterator<Item = &'a Vacation>, until: Millis) -> Millis {
    let begin = until.saturating_sub(YEAR);
    let within = |one: &Vacation| one.until.min(until).saturating_sub(one.from.max(begin));
    vacations.into_iter().map(within).sum()
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

    fn want(before: &[Vacation], wanted: Vacation) -> Result<Rewrite, VacationRefused> {
        rewrite(before, VacationChange::Away { wanted, allowed: 30 * DAY }, NOW)
    }

    #[test]
    fn a_vacation_is_planned_and_changed() {
        let planned = away(3, 10);
        assert_eq!(want(&[], planned), Ok(Rewrite { delete: None, write: Some(planned) }));
        let other = away(20, 5);
        assert_eq!(want(&[planned], other), Ok(Rewrite { delete: Some(planned.from), write: Some(other) }));
        assert_eq!(
            want(&[], away(-2, 5)),
            Ok(Rewrite { delete: None, write: Some(away(0, 3)) }),
            "from now on"
        );
    }

    #[test]
    fn one_that_has_begun_keeps_its_beginning() {
        let begun = away(-2, 10);
        let longer = Vacation { from: NOW + DAY, until: NOW + 20 * DAY };
        let kept = Vacation { from: begun.from, until: longer.until };
        assert_eq!(want(&[begun], longer), Ok(Rewrite { delete: Some(begun.from), write: Some(kept) }));
    }

    #[test]
    fn back_ends_it_now_and_a_planned_one_is_given_up() {
        let begun = away(-2, 10);
        let cut = Vacation { from: begun.from, until: NOW };
        let back = |before: &[Vacation]| rewrite(before, VacationChange::Back, NOW).unwrap();
        assert_eq!(back(&[begun]), Rewrite { delete: Some(begun.from), write: Some(cut) });
        assert_eq!(back(&[away(2, 10)]), Rewrite { delete: Some(away(2, 10).from), write: None });
        assert_eq!(back(&[away(-20, 10)]), Rewrite::default(), "it was over");
        assert_eq!(back(&[away(0, 10)]), Rewrite { delete: Some(NOW), write: None }, "it had just begun");
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
        assert_eq!(want(&before, away(20, 16)), Ok(Rewrite { delete: None, write: Some(away(20, 16)) }));
        assert_eq!(
            want(&[away(-15, 20)], away(0, 15)),
            Ok(Rewrite { delete: Some(away(-15, 20).from), write: Some(away(-15, 30)) }),
            "what it replaces is not counted twice"
        );
        assert_eq!(want(&[away(-10, 9)], away(0, 30)), Err(VacationRefused::TooLong));
        let october_in_berlin = Vacation { from: NOW, until: NOW + 30 * DAY + DAY / 24 };
        assert!(want(&[], october_in_berlin).is_ok(), "clocks go back");
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
}
