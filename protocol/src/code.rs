//! The codes with which the server refuses requests, over HTTP and on sockets. The list is closed, so a client can handle
//! every code.

use serde::{Deserialize, Serialize};

/// The reason why a request was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Code {
    /// The frame or body does not have the form that the protocol describes.
    #[error("the request is malformed")]
    Malformed,
    /// The frame or body is too long.
    #[error("the request is too long")]
    TooLarge,
    /// Too many requests in too short a time.
    #[error("too many requests")]
    TooMany,
    /// The socket follows as many rooms as it may.
    #[error("too many rooms on one socket")]
    TooManyRooms,
    /// There is no such table, match or page.
    #[error("not found")]
    NotFound,
    /// The room was not joined on this socket.
    #[error("the room is not joined")]
    NotJoined,
    /// The cookie is missing, forged or expired.
    #[error("no valid session")]
    NoSession,
    /// The request was sent by a page of another site.
    #[error("foreign origin")]
    ForeignOrigin,
    /// The name or text is too long or has characters that are not allowed.
    #[error("the text is not acceptable")]
    BadText,
    /// Somebody keeps this name, or one that looks like it.
    #[error("somebody keeps this name")]
    NameTaken,
    /// The `Idempotency-Key` was that of another request.
    #[error("the key was that of another request")]
    KeyUsed,
    /// An option has a value that is not allowed, or that does not fit the other options or the number of seats.
    #[error("the options do not fit")]
    BadOptions,
    /// Only the host of the table may do this.
    #[error("only the host may do this")]
    NotHost,
    /// Only a user with a seat at the table may do this.
    #[error("only a user with a seat may do this")]
    NotSeated,
    /// The invitation is missing or wrong.
    #[error("an invitation is needed")]
    NotInvited,
    /// Another user has the seat, or it does not exist.
    #[error("the seat is not free")]
    SeatTaken,
    /// The user already has a seat at this table.
    #[error("already seated")]
    AlreadySeated,
    /// The host of the table removed the user, who may not sit down again.
    #[error("sent away by the host")]
    SentAway,
    /// The host of the server does not let the user send chat for now.
    #[error("muted by the host of the server")]
    Muted,
    /// The host of the server has banned the user for a while.
    #[error("banned by the host of the server")]
    Banned,
    /// The user has done this as often as one match allows. There is such a limit for what could be repeated without end,
    /// such as undoing.
    #[error("used up in this match")]
    UsedUp,
    /// Seats are empty, or no user has a seat.
    #[error("the table is not ready")]
    NotReady,
    /// This is possible only before the match starts.
    #[error("the match has started")]
    Started,
    /// This is possible only while the match is running.
    #[error("the match is not running")]
    NotRunning,
    /// This is possible only after the match has started.
    #[error("the match has not started")]
    NotStarted,
    /// This is possible only after the end of the match.
    #[error("the match is not over")]
    NotOver,
    /// The action answers an earlier decision than the present one.
    #[error("the decision is stale")]
    Stale,
    /// The action is not legal for this seat now.
    #[error("the action is not legal")]
    NotLegal,
    /// The latest step was made by another seat, or it cannot be taken back.
    #[error("nothing to undo")]
    NothingToUndo,
    /// No vote is held on this seat, or the user has voted already.
    #[error("there is no such vote")]
    NoVote,
    /// The link was used, has expired, or never existed.
    #[error("the link does not work")]
    BadLink,
    /// The address is not one that notices can be sent to.
    #[error("no address that notices can be sent to")]
    BadAddress,
    /// The code is wrong, has ended or was entered wrong too often.
    #[error("the code is wrong or has ended")]
    BadCode,
    /// The request needs a sign-in of the last minutes.
    #[error("a fresh sign-in is needed")]
    NotFresh,
    /// The passkey is not known, or its answer is wrong or too late.
    #[error("the passkey is not accepted")]
    BadPasskey,
    /// The provider did not sign the user in, or its answer is not for this browser, or too late.
    #[error("the provider's answer is not accepted")]
    BadProvider,
    /// The provider cannot be reached.
    #[error("the provider cannot be reached")]
    ProviderUnreachable,
    /// New users come in here only with a link of the host, which this browser has not opened.
    #[error("an invitation of the host is needed")]
    InvitationNeeded,
    /// Users come in here only by signing in at a provider.
    #[error("signing in at a provider is needed")]
    ProviderNeeded,
    /// The host lets only users set up open tables who can sign in again.
    #[error("a way of signing in again is needed")]
    KeepFirst,
    /// Only users with a way of signing in again sit at a rated table.
    #[error("a way of signing in again is needed at a rated table")]
    RatedGuest,
    /// A rated table is open or in a circle, and has neither bots nor suggestions.
    #[error("a rated table is open or in a circle, without bots and suggestions")]
    RatedTable,
    /// The plan of an evening has a game that cannot be played by so many.
    #[error("a game of the evening is not for so many players")]
    EveningSeats,
    /// The tables of an evening keep its plan and its players: they have neither bots nor other settings, and nobody new once
    /// a match has counted.
    #[error("the tables of an evening keep its plan and its players")]
    EveningTable,
    /// A league needs at least [`MIN_LEAGUE_PLAYERS`](crate::limits::MIN_LEAGUE_PLAYERS).
    #[error("a league needs more players")]
    LeaguePlayers,
    /// The host allows no open tables.
    #[error("there are no open tables here")]
    NoOpenTables,
    /// The database holds as much as the host allows: there are no new tables until there is room. Matches go on.
    #[error("there is no room for new tables")]
    StorageFull,
    /// A user keeps this mailbox, passkey or account at a provider already.
    #[error("a user keeps this already")]
    AlreadyKept,
    /// The vacation is longer than what is left of the days of a year.
    #[error("the vacation is longer than what is left of the year")]
    VacationTooLong,
    /// The file of a match cannot be shown. The failure says why.
    #[error("the file cannot be shown")]
    BadFile,
    /// This browser has seats as another user and would lose them.
    #[error("this browser has seats as another user")]
    HasSeats,
    /// Too many requests are waiting. The client should try again a little later.
    #[error("busy")]
    Busy,
    /// The database cannot be reached. The request changed nothing.
    #[error("the store is unavailable")]
    Unavailable,
    /// The server has a bug, which it has logged. The request changed nothing.
    #[error("internal error")]
    Internal,
}

/// The reason why the server closes a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ByeCode {
    /// The client speaks a protocol that the server does not speak. The page should be loaded again, once.
    Upgrade,
    /// The server restarts. The client should connect again after `retry_ms`.
    Restart,
    /// The client read its frames too slowly. It should connect again.
    Slow,
    /// The session has ended, or its cookie was refused.
    NoSession,
    /// The client sent frames that break the protocol or its limits.
    Broken,
    /// The client sent nothing for too long.
    Silent,
}

impl ByeCode {
    /// The close code of the socket, from the range that RFC 6455 leaves to applications.
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
