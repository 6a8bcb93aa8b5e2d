//! The closed list of refusals, the same for HTTP and socket. Clients match on these and on nothing else.

use serde::{Deserialize, Serialize};

/// Why a request was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Code {
    /// The frame or body is not what the protocol says.
    #[error("the request is malformed")]
    Malformed,
    /// The frame or body is too long.
    #[error("the request is too long")]
    TooLarge,
    /// Too many requests in too short a time.
    #[error("too many requests")]
    TooMany,
    /// More rooms joined on one socket than allowed.
    #[error("too many rooms on one socket")]
    TooManyRooms,
    /// No such table, match or page.
    #[error("not found")]
    NotFound,
    /// The room was not joined on this socket.
    #[error("the room is not joined")]
    NotJoined,
    /// The cookie is missing, forged or too old.
    #[error("no valid session")]
    NoSession,
    /// The request comes from a foreign page.
    #[error("foreign origin")]
    ForeignOrigin,
    /// The name or text has too many or forbidden characters.
    #[error("the text is not acceptable")]
    BadText,
    /// An option has no such value, or it does not fit the others or the number of seats.
    #[error("the options do not fit")]
    BadOptions,
    /// Only the host may do this.
    #[error("only the host may do this")]
    NotHost,
    /// Only somebody who sits at the table may do this.
    #[error("only somebody seated may do this")]
    NotSeated,
    /// The invitation is missing or wrong.
    #[error("an invitation is needed")]
    NotInvited,
    /// The seat is held by somebody else, or does not exist.
    #[error("the seat is not free")]
    SeatTaken,
    /// The person already sits at this table.
    #[error("already seated")]
    AlreadySeated,
    /// The host sent this person away.
    #[error("sent away by the host")]
    SentAway,
    /// The host lets this person say nothing for now.
    #[error("muted by the host")]
    Muted,
    /// This person has done this as often as a match allows: taken back, say, or changed the table to and fro.
    #[error("used up in this match")]
    UsedUp,
    /// Seats are empty, or nobody is there to play.
    #[error("the table is not ready")]
    NotReady,
    /// Possible only before the match has started.
    #[error("the match has started")]
    Started,
    /// Possible only while the match runs.
    #[error("the match is not running")]
    NotRunning,
    /// Possible only once the match has started.
    #[error("the match has not started")]
    NotStarted,
    /// Possible only after the end of the match.
    #[error("the match is not over")]
    NotOver,
    /// The decision this action answers is no longer the present one.
    #[error("the decision is stale")]
    Stale,
    /// The action is not among those listed.
    #[error("the action is not listed")]
    NotListed,
    /// The latest step is not this seat's, or it cannot be taken back.
    #[error("nothing to undo")]
    NothingToUndo,
    /// There is nothing to decide by vote, or the voice was given.
    #[error("there is no such vote")]
    NoVote,
    /// The link was used, has ended, or was never made.
    #[error("the link does not work, or no longer")]
    BadLink,
    /// This browser has seats as somebody else, which it would lose.
    #[error("this browser has seats as somebody else")]
    HasSeats,
    /// The room has too much to do; try again in a moment.
    #[error("busy")]
    Busy,
    /// The database cannot be reached; nothing was done.
    #[error("the store is unavailable")]
    Unavailable,
    /// A fault of the server. It is in its log; nothing was done.
    #[error("internal error")]
    Internal,
}

/// Why the server ends a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ByeCode {
    /// The client is too old: load the page again, once.
    Upgrade,
    /// The server restarts: come back after the time named.
    Restart,
    /// Frames were not read fast enough: come back and resume.
    Slow,
    /// The session ended or the cookie was refused.
    NoSession,
    /// Frames broke the protocol or its limits.
    Broken,
    /// Nothing was heard for too long.
    Silent,
}

impl ByeCode {
    /// The close code of the socket: from the range RFC 6455 leaves to applications.
    #[must_use]
    pub fn close_code(self) -> u16 {
        match self {
            Self::Upgrade => 4000,
            Self::Restart => 4001,
            Self::Slow => 4002,
            Self::NoSession => 4003,
            Self::Broken => 4004,
            Self::Silent => 4005,
        }
    }
}
