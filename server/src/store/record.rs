//! The records a store keeps beside those of rooms.

use super::{Chat, MatchRow, Millis, SeatRow, Snapshot, StoredMatch};
use protocol::{MatchId, TableStatus, UserId};

/// Why a line was not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotKept {
    /// The host lets this person say nothing for now.
    #[error("muted by the host")]
    Muted,
    /// The host has changed the name that it was said under.
    #[error("said under a name of before")]
    Renamed,
}

/// Something that the host has changed, of which every server is to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostChange {
    /// Later ones have greater numbers.
    pub number: u64,
    /// What it is about.
    pub of: ChangedByHost,
}

/// What a change by the host is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangedByHost {
    /// Their sessions may have ended, and they may have another name.
    Person(UserId),
    /// Names and lines in it may be others.
    Match(MatchId),
}

/// Why one step was not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommitError {
    /// The version, or the asker's request, exists: somebody else wrote it. Whoever sees this loads the match anew.
    #[error("the version exists already")]
    Conflict,
    /// The match does not exist.
    #[error("there is no such match")]
    NoMatch,
    /// The host has changed the name of somebody whom it names.
    #[error("it brings a name of before")]
    Renamed,
}

/// A match without its steps.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchHeader {
    /// The header.
    pub row: MatchRow,
    /// The seats, in order.
    pub seats: Vec<SeatRow>,
}

/// What a room needs of a match to come into memory.
#[derive(Clone, Debug, PartialEq)]
pub struct Latest {
    /// The match from the step of its latest snapshot on, or as a whole where there is none.
    pub stored: StoredMatch,
    /// Its latest snapshot, if the match runs and this build made it. Nobody has looked whether it is of these steps.
    pub snapshot: Option<Snapshot>,
    /// The latest of what was said in it.
    pub chat: Chat,
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The id.
    pub user: UserId,
    /// What they call themselves.
    pub name: String,
    /// How often the host has changed that.
    pub revision: u64,
    /// When they first came.
    pub created: Millis,
}

/// A person as the host finds them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonFound {
    /// Who.
    pub person: PersonRow,
    /// Until when they are kept away.
    pub banned_until: Option<Millis>,
    /// Until when nothing is kept of what they say.
    pub muted_until: Option<Millis>,
    /// Seats they have at tables.
    pub seats: u64,
}

/// A session that has not ended, found by its token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionFound {
    /// Whose it is.
    pub person: PersonRow,
    /// When it ends, unless it is prolonged.
    pub ends: Millis,
}

/// A session of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// The SHA-256 of its token.
    pub token: [u8; 32],
    /// When it was first used; not known of one that began before this was kept.
    pub created: Option<Millis>,
    /// When it was last used.
    pub seen: Option<Millis>,
    /// On what.
    pub device: Option<String>,
}

/// Somebody watches a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// Who.
    pub user: UserId,
    /// Which.
    pub id: MatchId,
    /// Since when.
    pub at: Millis,
}

/// Which matches a list shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    /// Only these kinds; all when empty.
    pub statuses: Vec<TableStatus>,
    /// Only tables open to everybody, or also those `asker` sat at or watched.
    pub open_only: bool,
    /// Only matches this person sits at.
    pub seated: Option<UserId>,
    /// Who asks: their own seat is named, and what they may see is listed.
    pub asker: Option<UserId>,
    /// Only this game.
    pub game: Option<String>,
    /// Only matches with a player whose name contains this, letters alike.
    pub player: Option<String>,
    /// Only matches in which somebody has played: no table that was closed before.
    pub played: bool,
    /// Only matches last touched from this moment on.
    pub from: Option<Millis>,
    /// Only matches last touched before this moment.
    pub before: Option<Millis>,
    /// The next page: only what comes after this line, named by when it was last touched and by its match. Several
    /// matches may share a moment, so the moment alone would lose some of them between two pages.
    pub after: Option<(Millis, MatchId)>,
    /// At most so many.
    pub most: u32,
    /// Of each status at most so many on whose first taken seat one and the same person sits.
    pub most_of_one: Option<u32>,
}
