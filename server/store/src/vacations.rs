//! The vacations of users, during which the clocks of their matches of days stand still.

use super::{StoreError, Vacations};
use async_trait::async_trait;
use base::clock::Clock;
use protocol::{UserId, Vacation};
pub use records::calendar::{VacationChange, VacationRefused};

/// The vacations of a user in the last years: past, present and planned ones. The earliest come first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UserVacations {
    /// They neither overlap nor touch.
    pub own: Vec<Vacation>,
    /// Those that the user had as the guests they were. They stop no clock of the user, and count against the days of a year.
    pub as_guests: Vec<Vacation>,
}

/// Reads and writes vacations.
#[async_trait]
pub trait VacationStore: Send + Sync + 'static {
    /// The own vacations of each of these users who ever had one.
    async fn vacations(&self, users: &[UserId]) -> Result<Vacations, StoreError>;

    /// All vacations of a user.
    async fn vacations_of(&self, user: UserId) -> Result<UserVacations, StoreError>;

    /// Plans a vacation, or changes or ends all that are not over yet, and tells all servers. The change takes place when the
    /// user is locked, so of two at a time the later one counts; and never before an earlier change, which a server whose
    /// clock is a little ahead may have made.
    async fn change_vacation(
        &self,
        user: UserId,
        change: VacationChange,
        clock: &Clock,
    ) -> Result<Result<(), VacationRefused>, StoreError>;

    /// The matches that a user plays or is about to play.
    async fn unfinished_matches(&self, user: UserId) -> Result<Vec<protocol::MatchId>, StoreError>;
}
