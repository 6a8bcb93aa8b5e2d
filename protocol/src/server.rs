//! What the server says.

use crate::{ByeCode, Code, MatchId, RequestId, SeatNumber, TableEvent, Waiting};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// One frame from the server.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "t", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ServerMessage {
    /// The answer to hello.
    Welcome {
        /// The protocol the server speaks.
        protocol: u32,
        /// The server's build.
        build: String,
    },
    /// The socket ends now.
    Bye {
        /// Why.
        code: ByeCode,
        /// When to come back, in milliseconds.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        retry_ms: Option<u64>,
    },
    /// A room as this viewer sees it now. Replaces whatever the client had of it.
    Snapshot {
        /// The room.
        room: MatchId,
        /// What the patches that follow call the room.
        tag: u32,
        /// The stream that follows: names viewer, build and epoch.
        stream: String,
        /// The version of the document.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
        /// When the match was set up, in milliseconds since 1970: the times of its patches count from here.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        began: u64,
        /// Game, table, scores and, for somebody seated, what is wanted.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        document: Box<RawValue>,
        /// The latest entries of the log.
        log: Vec<LogEntry>,
        /// The latest lines of the chat.
        chat: Vec<ChatLine>,
        /// The words that patches write in few letters: `~1f` is the one of that number in base 36.
        words: Vec<String>,
    },
    /// A room is taken up again where the client has it: what was missed follows.
    Resumed {
        /// The room.
        room: MatchId,
        /// What the patches that follow call the room.
        tag: u32,
    },
    /// The next step of a room's stream. Numbers are contiguous.
    Patch {
        /// The room, as the latest snapshot or resumption on this socket calls it.
        tag: u32,
        /// The version after it: one more than before.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
        /// When, in milliseconds since the match began; absent when this viewer is told nothing of the step.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        at: Option<u64>,
        /// The story of the step.
        #[serde(flatten)]
        story: Story,
        /// RFC 7396 merge patch of the document; absent when this viewer's document is unchanged.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        delta: Option<Box<RawValue>>,
    },
    /// The request was carried out.
    Ack {
        /// The request.
        id: RequestId,
        /// The version it led to; 0 for requests that change no room.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
    },
    /// The request was refused and nothing was changed.
    Nack {
        /// The request; absent when it could not be read.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<RequestId>,
        /// Why.
        code: Code,
    },
    /// The answer to worth.
    Worth {
        /// The request.
        id: RequestId,
        /// By how much the seat's score would grow at once; absent when nobody can say.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        gain: Option<i32>,
    },
    /// Who is there now. Not numbered, may be dropped.
    Presence {
        /// The room.
        room: MatchId,
        /// The seats whose people are connected.
        seats: Vec<SeatNumber>,
        /// How many watch.
        watching: u32,
    },
    /// Somebody said something, or what was said while this client was away.
    Chat {
        /// The room.
        room: MatchId,
        /// The lines, oldest first.
        lines: Vec<ChatLine>,
    },
    /// The tables that wait for this person, least time left first.
    Waiting {
        /// Those tables.
        tables: Vec<Waiting>,
    },
    /// The answer to a ping.
    Pong {
        /// What the ping said.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        n: u64,
    },
}

/// A line of the log: the story of one step.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogEntry {
    /// The step.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    /// What happened.
    #[serde(flatten)]
    pub story: Story,
}

/// The story of one step, as one viewer may know it.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Story {
    /// Whose step; absent for the table's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub by: Option<SeatNumber>,
    /// What was seen of the game: a list, each tagged by `what`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown[]"))]
    pub seen: Option<Box<RawValue>>,
    /// What happened to the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<TableEvent>>"))]
    pub table: Vec<TableEvent>,
    /// The step that this one took back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub undoes: Option<u64>,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number in the match, from 1 and without a gap.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub number: u64,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    /// Who.
    pub who: Talker,
    /// The words.
    pub text: String,
}

/// Who says something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Talker {
    /// Their name.
    pub name: String,
    /// Their seat; absent for somebody who watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<SeatNumber>,
}
