//! The standings of leagues and evenings, by their rules, which this crate does not know.

use protocol::UserId;
use records::{StoredEvening, StoredLeague};

pub trait Standings: Send + Sync {
    fn of_league(&self, league: &StoredLeague) -> Standing;

    fn of_evening(&self, evening: &StoredEvening) -> Standing;
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The first first.
    pub lines: Vec<StandingLine>,
    /// Nothing changes it any more.
    pub is_final: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandingLine {
    /// `None` for who was erased.
    pub user: Option<UserId>,
    /// Players who are equal share it.
    pub place: u32,
    /// What decides: points, or matches won.
    pub score: u32,
}
