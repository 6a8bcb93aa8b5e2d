//! Messages from the server to a client.

use crate::{
    Announcement, ByeCode, Code, FailureId, MatchId, ObservedTableEvent, PageId, PersonKey, RequestId,
    ReviewNews, SeatNumber, Waiting, WrongForm,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// One message from the server.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "t", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ServerMessage {
    /// Answers `hello`.
    Welcome {
        /// The version of the protocol that the server speaks.
        protocol: u32,
        /// The build of the client that the server gives out.
        build: String,
        /// The time of the server, in milliseconds since 1970.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        now: u64,
        /// What the host announces to everybody now, as in `announced`. Absent if nothing is.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Announcement>>"))]
        announcements: Vec<Announcement>,
    },
    /// What the host announces to everybody has changed.
    Announced {
        /// All that is shown now. What is over first comes first.
        announcements: Vec<Announcement>,
    },
    /// The server closes the socket after this message.
    Bye {
        code: ByeCode,
        /// The client should connect again after this many milliseconds.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        retry_ms: Option<u64>,
    },
    /// The present state of a room for this viewer. The client replaces everything that it has of the room.
    Snapshot {
        room: MatchId,
        /// The number by which later patches on this socket name the room.
        tag: u32,
        /// Names the stream of the patches that follow: its viewer, the build and the epoch. The client sends the name back
        /// in [`Since`](crate::Since).
        stream: String,
        /// The version of the document.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
        /// When the match was set up, in milliseconds since 1970. The times of its patches count from this moment.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        began: u64,
        /// The view document: the game, the table, the scores, and what only this viewer sees.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        document: Box<RawValue>,
        /// The latest entries of the log, oldest first, at most
        /// [`SNAPSHOT_LOG_ENTRIES`](crate::limits::SNAPSHOT_LOG_ENTRIES).
        log: Vec<LogEntry>,
        /// The latest lines of chat, oldest first, at most
        /// [`SNAPSHOT_CHAT_LINES`](crate::limits::SNAPSHOT_CHAT_LINES).
        chat: Vec<ChatLine>,
    },
    /// The client has a document of the same stream. The server keeps it up to date, and first sends the patches that the
    /// client missed.
    Resumed {
        room: MatchId,
        /// The number by which later patches on this socket name the room.
        tag: u32,
    },
    /// One step of a room. Every step has one patch, so versions are contiguous.
    Patch {
        /// The number of the room in the latest `snapshot` or `resumed` on this socket.
        tag: u32,
        /// The version after the step: the version before it plus one.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
        /// When the step was made, in milliseconds after `began` of the snapshot. Absent if this viewer observes nothing of
        /// the step.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        at: Option<u64>,
        #[serde(flatten)]
        step: ObservedStep,
        /// An RFC 7396 merge patch of the document. Absent if the document of this viewer does not change.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        delta: Option<Box<RawValue>>,
    },
    /// The request was carried out.
    Ack {
        id: RequestId,
        /// The version that the request led to; 0 for requests that change no room.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
    },
    /// The request was refused and changed nothing.
    Nack {
        /// Absent if the server could not read the id.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<RequestId>,
        code: Code,
        /// Names the failure. Only with the code `internal`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        failure: Option<FailureId>,
        /// What is wrong with the form of the message. Only with the code `malformed`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        form: Option<WrongForm>,
        /// The field that is missing. Only with the form `missing_field`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
        field: Option<&'static str>,
    },
    /// Answers `score_delta`.
    ScoreDelta {
        id: RequestId,
        /// By how many points the action would change the score of the seat at once. Absent if the game cannot say.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        points: Option<i32>,
    },
    /// Answers `suggest`.
    Suggestion {
        id: RequestId,
        /// The decision that the suggestion is for: `you.decision` of the document when the server was asked.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        decision: u64,
        /// A legal action. Absent if none was found, or if the user has nothing to decide.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "object"))]
        action: Option<Value>,
        /// Why a sensible player would do that: a text key of the game with its parameters. Absent if the game knows no reason.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "import('./games').Line"))]
        why: Option<Value>,
        /// The action is that of the game's lesson, and not the choice of a bot. Absent if it is not.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        lesson: bool,
    },
    /// The presence of users and spectators in a room. The message has no version, and the server may drop it for a slow client.
    Presence {
        room: MatchId,
        /// The seats whose users are connected.
        seats: Vec<SeatNumber>,
        /// How many spectators are connected. From 100 on, only the first two digits are exact.
        watching: u32,
    },
    /// The names of the users who are or were seated at a table or wrote its lines of chat. Sent after each join with all
    /// of them, and later with those that are new or have changed. The message has no version.
    People { room: MatchId, people: BTreeMap<PersonKey, Person> },
    /// New lines of chat, or those that the client missed while it was not connected.
    Chat {
        room: MatchId,
        /// Oldest first.
        lines: Vec<ChatLine>,
        /// The lines replace all lines that the client has, because the host of the server has deleted some.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        replace: bool,
    },
    /// What happens in a review that the socket has joined.
    Review {
        /// The id of the review.
        room: MatchId,
        news: ReviewNews,
    },
    /// All tables that wait for a decision of this user, the one with the least time left first.
    Waiting { tables: Vec<Waiting> },
    /// The tables that everybody finds, or those of this user, have changed. Only for clients that watch lists, at most every five
    /// seconds. The client asks for the lists again.
    ListsChanged {},
    /// The user has signed in on another device, with one of the ways that they keep.
    SignedIn {
        /// The browser and the operating system there; empty if they are not known.
        device: String,
    },
    /// Answers `ping`.
    Pong {
        /// The number in the ping.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        n: u64,
        /// The time of the server, in milliseconds since 1970.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        now: u64,
    },
}

impl ServerMessage {
    /// A refusal, but for failures of the server.
    #[must_use]
    pub fn nack(id: Option<RequestId>, code: Code) -> Self {
        Self::failed(id, code, None)
    }

    /// A refusal. A failure of the server has a name.
    #[must_use]
    pub fn failed(id: Option<RequestId>, code: Code, failure: Option<FailureId>) -> Self {
        Self::Nack { id, code, failure, form: None, field: None }
    }
}

/// An entry of the log: one step of the match.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogEntry {
    /// The version after the step.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// When the step was made, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    #[serde(flatten)]
    pub step: ObservedStep,
}

/// The part of a step that one viewer observes. The log, animations and sounds need it; the document is complete without it.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ObservedStep {
    /// The seat that made the step. Absent if the step is the table's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub by: Option<SeatNumber>,
    /// The observations of the game: a list of objects, each tagged by `what`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown[]"))]
    pub observed: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<ObservedTableEvent>>"))]
    pub table: Vec<ObservedTableEvent>,
    /// The version of the step that this step takes back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub undoes: Option<u64>,
}

/// A user as everybody at a table sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Person {
    /// The present name. If it looks like that of another user at the table, a number is appended. Absent if the host of
    /// the server has erased the user.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// Whether nobody keeps this name for the user, so that others may have it, too. Nobody is marked as a guest at a server
    /// where no name is kept.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub guest: bool,
    /// The public page of the user. Only replays of matches that are over have it, and only of users who have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub page: Option<PageId>,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Counts the lines of a match from 1. The numbers of lines that the host of the server has deleted are missing.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub number: u64,
    /// When the line was stored, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    pub author: ChatAuthor,
    pub text: String,
}

/// The author of a line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatAuthor {
    /// The message `people` has their name.
    pub person: PersonKey,
    /// The seat that the author had. Absent for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<SeatNumber>,
}
