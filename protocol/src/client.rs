//! What a client says.

use crate::{MatchId, RequestId, TableChange};
use serde::Deserialize;
use serde_json::Value;

/// One frame from a client.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ClientMessage {
    /// The first frame of a socket.
    Hello {
        /// The protocol the client speaks.
        protocol: u32,
        /// The client's build, for the server's log.
        build: String,
        /// The client reads binary frames of compressed messages.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        deflate: bool,
    },
    /// Shows a room on this socket: answered with a snapshot, or with what was missed.
    Join {
        /// The request.
        id: RequestId,
        /// The room.
        room: MatchId,
        /// What the client still has.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        since: Option<Since>,
    },
    /// Stops showing a room.
    Leave {
        /// The request.
        id: RequestId,
        /// The room.
        room: MatchId,
    },
    /// Plays a listed action.
    Act {
        /// The request, unique for match and seat: sent again after a break, it is not played twice.
        id: RequestId,
        /// The room.
        room: MatchId,
        /// The decision that is answered: `you.decision` of the document.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        expect: u64,
        /// The action, as it stood in `you.ask.choices`.
        #[cfg_attr(feature = "ts", ts(type = "object"))]
        action: Value,
    },
    /// Asks what a listed action would bring, when somebody points at it. Changes nothing.
    Worth {
        /// The request.
        id: RequestId,
        /// The room.
        room: MatchId,
        /// The action, as it stood in `you.ask.choices`.
        #[cfg_attr(feature = "ts", ts(type = "object"))]
        action: Value,
    },
    /// Lets the bots play without taking their time, until a person is to decide. For somebody who plays with bots alone.
    Hurry {
        /// The request.
        id: RequestId,
        /// The room.
        room: MatchId,
    },
    /// Takes back the latest step.
    Undo {
        /// The request, unique for match and seat.
        id: RequestId,
        /// The room.
        room: MatchId,
        /// The step to take back: `you.undoable` of the document.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
    },
    /// Changes the table around the game.
    Table {
        /// The request, unique for match and person.
        id: RequestId,
        /// The room.
        room: MatchId,
        /// What to change.
        change: TableChange,
    },
    /// Says something to everybody in the room.
    Chat {
        /// The request, unique for match and person: sent again after a break, it is not said twice.
        id: RequestId,
        /// The room.
        room: MatchId,
        /// The words.
        text: String,
    },
    /// Asks for a pong.
    Ping {
        /// Comes back with the pong.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        n: u64,
    },
}

/// What a client that was away still has of a room.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Since {
    /// The stream its document came from.
    pub stream: String,
    /// The version of its document.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// The number of the latest line of chat it has; 0 for none.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub line: u64,
}
