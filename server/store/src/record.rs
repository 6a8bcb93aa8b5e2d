//! The records of the store that rooms do not use themselves.

use super::{Chat, MatchRow, Millis, Openings, SeatRow, Snapshot, StoredMatch};
use protocol::{CircleId, MatchId, TableStatus, UserId};
use serde::{Deserialize, Serialize};

/// Why a line of chat was not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineRefused {
    /// The host has muted this user.
    #[error("muted by the host")]
    Muted,
    /// The host has banned or erased this user.
    #[error("banned or erased by the host")]
    SignedOut,
}

/// Why a step was not written although the rest of its batch may have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommitError {
    /// The match already has a step with this version or this request id. The room must load the match again.
    #[error("the version exists already")]
    Conflict,
    /// The match does not exist.
    #[error("there is no such match")]
    NoMatch,
}

/// A match without its steps.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchHeader {
    pub row: MatchRow,
    /// In the order of the seat numbers.
    pub seats: Vec<SeatRow>,
}

/// What a room needs of a match to start.
#[derive(Clone, Debug, PartialEq)]
pub struct RoomData {
    /// The match with its steps from that of the latest snapshot on, or with all steps if there is no snapshot.
    pub stored: StoredMatch,
    /// The latest snapshot, if the match is running and this build made one. The caller must check that it fits the
    /// steps.
    pub snapshot: Option<Snapshot>,
    /// The latest lines of chat.
    pub chat: Chat,
    pub openings: Openings,
}

/// What became of a name that somebody wants for a user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameWritten {
    Done,
    /// There is no such user, or the host has erased them.
    NoUser,
    /// Somebody else keeps this name, or one that looks like it.
    Taken,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UserRow {
    pub id: UserId,
    pub name: String,
    pub created: Millis,
}

/// A user as the host's search shows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UserFound {
    pub user: UserRow,
    /// The user who this guest has become.
    pub became: Option<UserId>,
    pub banned_until: Option<Millis>,
    pub muted_until: Option<Millis>,
    /// When the user is erased, who has asked for it.
    pub erased_at: Option<Millis>,
    /// The number of seats the user has at tables.
    pub seats: u64,
    /// Whether the user has a way to sign in.
    pub signs_in: bool,
    /// When the latest request with one of the user's sessions came, if a session is left.
    pub seen: Option<Millis>,
}

/// A session that has not ended, found by its token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionFound {
    pub user: UserRow,
    /// When it ends unless it is renewed.
    pub ends: Millis,
    /// A request with a key began it, and none has come with it yet.
    pub unused: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// The SHA-256 of its token.
    pub token: [u8; 32],
    /// When it was first used; `None` for a session from before this was recorded.
    pub created: Option<Millis>,
    pub seen: Option<Millis>,
    /// The device that used it last.
    pub device: Option<String>,
}

/// A user has a match open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    pub user: UserId,
    pub id: MatchId,
    pub at: Millis,
}

/// Which matches a list contains.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    /// Only matches with one of these statuses; all if empty.
    pub statuses: Vec<TableStatus>,
    /// Only tables that are open to everybody. If false, also the closed ones at which `requester` sat or which they
    /// watched.
    pub open_only: bool,
    /// Only branches of this match in which the requester has a seat.
    pub branch_of: Option<MatchId>,
    /// Only tables that were set up in this circle, if the requester is a member.
    pub circle: Option<CircleId>,
    /// Only matches in which this user has a seat.
    pub seated: Option<UserId>,
    /// The user who requests the list: it contains closed tables that they may see, and marks their own seat.
    pub requester: Option<UserId>,
    /// Only this game.
    pub game: Option<String>,
    /// Only matches with a player whose name contains this, ignoring case.
    pub player: Option<String>,
    /// Only matches in which at least one action was played, so not those closed before they started.
    pub played: bool,
    /// Only matches last changed at or after this time.
    pub from: Option<Millis>,
    /// Only matches last changed before this time.
    pub before: Option<Millis>,
    /// Running matches without a deadline only if a user with a seat has opened them at or after this time.
    pub unvisited_since: Option<Millis>,
    /// For the next page: only matches that come after this entry of the list, which is given by its time of last
    /// change and its match. The time alone is not enough, since several matches may share it.
    pub after: Option<(Millis, MatchId)>,
    /// Maximum number of matches.
    pub limit: u32,
    /// For each status, the maximum number of tables of the same host (the user in the first taken seat).
    pub max_per_host: Option<u32>,
}
