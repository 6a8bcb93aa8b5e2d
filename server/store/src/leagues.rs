//! Leagues: the players, and the tables of each round. What follows from them is not decided here.

use super::keyed::KeyedRequest;
use super::{Millis, NewMatch, StoreError};
use async_trait::async_trait;
use protocol::{
    CircleId, LeagueId, LeagueOfTable, LeagueResult, LeagueState, MatchId, PlayerNumber, PlayerState, UserId,
};
pub use records::{
    LeaguePlan, NewRound, PlayedInLeague, StoredLeague, StoredLeagueSeat, StoredPlayer, StoredRound,
    StoredTable,
};

/// A league that a user sets up in a circle, as its first player.
#[derive(Clone, Copy, Debug)]
pub struct NewLeague<'a> {
    pub id: LeagueId,
    pub circle: CircleId,
    pub maker: UserId,
    pub plan: &'a LeaguePlan,
    pub at: Millis,
}

/// A league in the list of its circle.
#[derive(Clone, Debug, PartialEq)]
pub struct LeagueEntry {
    pub id: LeagueId,
    pub plan: LeaguePlan,
    pub state: LeagueState,
    /// How many rounds have begun.
    pub rounds: u8,
    /// How many play.
    pub players: u16,
    /// What the viewer is in it.
    pub viewer: Option<PlayerState>,
}

/// A league that a user has set up, plays or has played in.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnLeague {
    pub id: LeagueId,
    pub plan: LeaguePlan,
    pub is_maker: bool,
    /// What the user is in it, and since when.
    pub player: Option<(PlayerState, Millis)>,
}

/// What became of somebody who joins or leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeagueJoined {
    Done,
    /// The league has as many players as may be.
    Full,
    /// It is over, or does not exist.
    Over,
}

/// The league of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableInLeague {
    pub circle: CircleId,
    pub table: LeagueOfTable,
    /// Whether the viewer plays, waits, or has sat at a table of it.
    pub is_player: bool,
}

/// Each method is one transaction. What names a version is done only if the league still has it, and else answers `false`.
#[async_trait]
pub trait LeagueStore: Send + Sync + 'static {
    /// Returns `false` if the user was erased or merged meanwhile.
    async fn make_league(
        &self,
        new: &NewLeague<'_>,
        request: Option<&KeyedRequest>,
    ) -> Result<bool, StoreError>;

    async fn league(&self, id: LeagueId) -> Result<Option<StoredLeague>, StoreError>;

    /// The leagues of a circle: first those that run, then those that gather players, of each the newest first.
    async fn leagues_of(
        &self,
        circle: CircleId,
        viewer: UserId,
        limit: u32,
    ) -> Result<Vec<LeagueEntry>, StoreError>;

    /// The league that a match belongs to.
    async fn league_of_table(&self, id: MatchId, viewer: UserId)
    -> Result<Option<TableInLeague>, StoreError>;

    /// Lets a user play, or wait if the league has started. Who is in it stays what they are. Who has left
    /// it comes back with what they have played. Who may not play any more has as good as no league.
    async fn join_league(
        &self,
        id: LeagueId,
        user: UserId,
        most: u32,
        now: Millis,
    ) -> Result<LeagueJoined, StoreError>;

    /// Returns `false` if the user neither plays nor waits, or the league is over.
    async fn leave_league(&self, id: LeagueId, user: UserId, now: Millis) -> Result<bool, StoreError>;

    /// Starts a league that gathers players and has at least so many: its first round is due.
    async fn start_league(&self, id: LeagueId, least: u32, now: Millis) -> Result<bool, StoreError>;

    /// Ends a league that is not over.
    async fn end_league(&self, id: LeagueId) -> Result<bool, StoreError>;

    /// The leagues in which something happens now. What [`league`](Self::league) reads afterwards has all moves that were made
    /// before.
    async fn leagues_due(&self, now: Millis, limit: u32) -> Result<Vec<LeagueId>, StoreError>;

    /// Begins a round with the matches of its tables, in their order. `admitted` no longer wait.
    async fn begin_round(
        &self,
        league: &StoredLeague,
        round: &NewRound,
        admitted: &[PlayerNumber],
        matches: &[NewMatch],
    ) -> Result<bool, StoreError>;

    /// Writes the results of the latest round. Without a next one, the league is over.
    async fn close_round(
        &self,
        league: &StoredLeague,
        results: &[(PlayerNumber, LeagueResult)],
        next: Option<Millis>,
    ) -> Result<bool, StoreError>;

    /// Ends a league that was played to its end.
    async fn finish_league(&self, league: &StoredLeague) -> Result<bool, StoreError>;
}
