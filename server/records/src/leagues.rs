//! Leagues as they are kept: the plan, the players, and the tables of each round.

use crate::Millis;
use protocol::{
    CircleId, LeagueId, LeagueResult, LeagueState, MatchId, Pace, PlayerNumber, PlayerState, SeatNumber,
    TableStatus, UserId,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// What was decided about a league when it was set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LeaguePlan {
    pub name: String,
    pub game: String,
    /// All options of the game.
    pub options: Map<String, Value>,
    /// The number of seats at a table that is full.
    pub seats: u8,
    /// Without the final.
    pub rounds: u8,
    pub final_table: bool,
    pub pace: Pace,
    pub round_hours: u16,
}

#[derive(Clone, Debug, PartialEq)]
pub struct StoredLeague {
    pub id: LeagueId,
    /// The circle that it was set up in, which may have ended.
    pub circle: CircleId,
    /// The user who set it up; nobody, once they were erased.
    pub maker: Option<UserId>,
    pub plan: LeaguePlan,
    pub state: LeagueState,
    /// Rises with each change of its state, its players and its rounds.
    pub version: u64,
    /// When the round that is played ends at the latest, or else when the next one begins.
    pub due: Option<Millis>,
    pub players: BTreeMap<PlayerNumber, StoredPlayer>,
    /// The rounds that have begun, in order.
    pub rounds: Vec<StoredRound>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredPlayer {
    /// Nobody, once they were erased.
    pub user: Option<UserId>,
    pub state: PlayerState,
    /// Since when that is so.
    pub since: Millis,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRound {
    pub began: Millis,
    pub ends: Millis,
    pub tables: Vec<StoredTable>,
    pub sits_out: BTreeSet<PlayerNumber>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// `None` once it is no longer kept.
    pub played: Option<PlayedInLeague>,
    /// In the order of the seats.
    pub seats: Vec<StoredLeagueSeat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredLeagueSeat {
    pub player: PlayerNumber,
    /// Set when the round is over.
    pub result: Option<LeagueResult>,
}

/// The match at a table of a league.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedInLeague {
    pub id: MatchId,
    pub status: TableStatus,
    /// The user of each seat that has one and for whom no bot plays.
    pub users: BTreeMap<SeatNumber, UserId>,
    /// The seats that the match waits for, and since when.
    pub awaited: BTreeMap<SeatNumber, Millis>,
    /// The place of each seat, once the match is over.
    pub places: BTreeMap<SeatNumber, u8>,
}

/// A table of a round that begins: who has which seat, in their order.
pub type Seating = Vec<PlayerNumber>;

/// A round that begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRound {
    pub tables: Vec<Seating>,
    pub sits_out: BTreeSet<PlayerNumber>,
    pub began: Millis,
    pub ends: Millis,
}
