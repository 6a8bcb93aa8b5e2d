//! Messages from a client to the server.

use crate::{MatchId, RequestId, ReviewChange, TableChange};
use serde::Deserialize;
use serde_json::Value;

/// One message from a client. Each message with an `id` is answered by exactly one message with the same `id`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ClientMessage {
    /// The first message on a socket.
    Hello {
        /// The version of the protocol that the client speaks.
        protocol: u32,
        /// The build of the client. The server only logs it.
        build: String,
        /// Whether the client reads binary frames of compressed messages.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        deflate: bool,
    },
    /// Follows a room on this socket. The server sends a snapshot or the missed patches, then `ack`.
    Join {
        id: RequestId,
        room: MatchId,
        /// What the client still has of the room from an earlier connection.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        since: Option<Since>,
    },
    /// Stops following a room on this socket.
    Leave { id: RequestId, room: MatchId },
    /// Plays a legal action.
    Act {
        /// Unique for the user and the match. A request that is sent again under the same id is carried out once.
        id: RequestId,
        room: MatchId,
        /// The decision that the action answers: `you.decision` of the document.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        expect: u64,
        /// The `action` of one of `you.prompt.actions`.
        #[cfg_attr(feature = "ts", ts(type = "object"))]
        action: Value,
    },
    /// Asks by how much a legal action would change the user's score. Changes nothing.
    ScoreDelta {
        id: RequestId,
        room: MatchId,
        /// The `action` of one of `you.prompt.actions`.
        #[cfg_attr(feature = "ts", ts(type = "object"))]
        action: Value,
    },
    /// Asks what a bot would do in the user's place. Changes nothing. Refused with `not_legal` if another user has a seat
    /// and the table does not allow it, with `busy` while an earlier suggestion for the seat is being thought out, and
    /// with `stale` if the decision is over when the bot has thought.
    Suggest { id: RequestId, room: MatchId },
    /// Lets the bots play without delay until a user has to decide. Refused if another user has a seat.
    Hurry { id: RequestId, room: MatchId },
    /// Takes back the latest step.
    Undo {
        /// Unique for the user and the match. A request that is sent again under the same id is carried out once.
        id: RequestId,
        room: MatchId,
        /// The step to take back: `you.undoable` of the document.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
    },
    /// Changes the table.
    Table {
        /// Unique for the user and the match. A request that is sent again under the same id is carried out once.
        id: RequestId,
        room: MatchId,
        change: TableChange,
    },
    /// Sends a line of chat to everybody in the room.
    Chat {
        /// Unique for the user and the match. A line that is sent again under the same id is stored once.
        id: RequestId,
        room: MatchId,
        text: String,
    },
    /// Does something in a review that the socket has joined.
    Review {
        id: RequestId,
        /// The id of the review.
        room: MatchId,
        change: ReviewChange,
    },
    /// Says whether the user looks at a table that the socket has joined. A user who looks is not told what they see.
    /// There is no answer. A client sends it when the page becomes visible or hidden, when a visible page is used after
    /// a pause, and every 30 seconds while it is used.
    Looking {
        room: MatchId,
        /// Whether the page is visible.
        visible: bool,
        /// How many milliseconds ago the page was last used: touched, scrolled, typed into.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        used_ms: u64,
    },
    /// Says whether the client shows lists of tables. While it does, the server sends `lists_changed`. There is no answer.
    WatchLists { watching: bool },
    /// Asks for a `pong`.
    Ping {
        /// The server repeats it in the `pong`.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        n: u64,
    },
}

/// What a client still has of a room from an earlier connection.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Since {
    /// The stream of the snapshot that the document began with.
    pub stream: String,
    /// The version of the document.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// The number of the latest line of chat that the client has, or 0 if it has none.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub line: u64,
}
