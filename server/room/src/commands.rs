//! What goes into a room, and what comes out of it.

use super::ConnId;
use super::frame::{Frame, Frames};
use super::people::LookedUp;
use super::registry::{GameState, SuggestedAction};
use protocol::{BotPace, Code, Level, RequestId, SeatNumber, Since, TableChange, UserId};
use records::{Chat, Lease, LineWrite, Millis, NextInEvening, Snapshot, StepWrite, StoredLine, StoredRoom};
use serde_json::Value;
use std::collections::BTreeSet;

/// An input of a room.
#[derive(Debug)]
pub enum Command {
    /// A socket asks to join the room.
    Join {
        conn: ConnId,
        /// The user of the socket; `None` for a spectator without a session.
        user: Option<UserId>,
        request: RequestId,
        /// The state that the client still has from an earlier connection.
        since: Option<Since>,
    },
    /// A socket leaves the room.
    Leave {
        conn: ConnId,
        /// The request to leave; `None` if the connection was closed.
        request: Option<RequestId>,
    },
    /// A socket sends a request.
    Ask { conn: ConnId, request: RequestId, kind: RequestKind },
    /// A user has another name or other vacations than before, or was banned or erased.
    NameChanged(UserId),
    /// The answer to [`Effect::LookUpNames`].
    NamesFound(LookedUp),
    /// A bot has finished thinking.
    Bot {
        seat: SeatNumber,
        /// The version of the decision that the bot was asked about.
        decision: u64,
        /// The action that the bot plays; `None` if it found none.
        action: Option<Value>,
    },
    /// The answer to [`Effect::Suggest`].
    Suggested {
        conn: ConnId,
        request: RequestId,
        seat: SeatNumber,
        /// The version of the decision that the bot was asked about.
        decision: u64,
        /// `None` if the bot found no action.
        suggested: Option<SuggestedAction>,
    },
    /// The outcome of the oldest steps in flight, in order.
    Committed(Vec<Verdict>),
    /// The answer to [`Effect::WriteLine`].
    LineWritten {
        /// The socket that sent the line.
        conn: ConnId,
        request: RequestId,
        /// The line as it is stored, or `None` if it was stored earlier and the host has deleted it since. An error
        /// means that the line was refused or may not have been stored.
        result: Result<Option<StoredLine>, Code>,
    },
    /// The answer to [`Effect::Reload`]: the match as stored, or `None` if the room already has this version.
    Reloaded(Option<Box<StoredRoom>>),
    /// The state of this server's lease of the match has changed.
    Lease(Lease),
    /// What the store holds of the match, which other servers can write to.
    StoreState {
        version: u64,
        /// The latest lines of chat.
        chat: Chat,
        /// The seats whose users are connected to other servers.
        present_elsewhere: BTreeSet<SeatNumber>,
        /// This answers [`Effect::CheckStore`]: it was read after every write that was in progress then had succeeded
        /// or failed.
        settled: bool,
    },
    /// Another server has written steps up to this version.
    StepsElsewhere { version: u64 },
    /// The store gave back time in which nobody could play. The room reads its clocks again from the store.
    TimeGivenBack,
    /// The host has deleted lines of chat or ended the match in the store. The room reads both again.
    HostChanged,
    /// The time of [`Effect::SendPresenceIn`] has passed.
    SendPresence,
    /// Asks the room to check its deadline.
    Tick,
}

/// What a user asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum RequestKind {
    /// Play an action.
    Act {
        /// The version of the decision that the action answers.
        expect: u64,
        action: Value,
    },
    /// Take back a step.
    Undo { version: u64 },
    /// Return the score delta of an action without playing it.
    ScoreDelta(Value),
    /// Say what a bot would do in the user's place.
    Suggest,
    /// Let the bots play without delay.
    Hurry,
    /// Change the table.
    Table(TableChange),
    /// The same, where a user whom the change seats, or who is seated, has no way to sign in.
    TableWithGuest(TableChange),
    /// Set up the table of another match, which is listed for nobody.
    PrivateRematch,
    /// Set up the table of the next match of the evening that the match belongs to.
    NextInEvening(Box<NextInEvening>),
    /// Send a line of chat.
    Chat(String),
}

/// The outcome of a step in flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Written,
    /// The step is not written, or the outcome is not known, so the match must be loaded again. The room then retries
    /// the request. If the step was written after all, the record answers the request.
    Unknown,
    /// The step is certainly not written, and a retry would not help.
    Refused(Code),
}

/// An output of a room: something for the caller to do.
pub enum Effect {
    /// Send frames to each of these sockets, in this order.
    Send { to: Vec<ConnId>, frames: Frames },
    /// Write a step after those already being written, then answer with [`Command::Committed`].
    Commit(Box<StepWrite>),
    /// Store a snapshot of the match. The room does not wait for it.
    KeepSnapshot(Snapshot),
    /// Load the match and its chat unless the match is still at the version `known`, then answer with
    /// [`Command::Reloaded`].
    Reload { known: u64 },
    /// Store a line of chat, then answer with [`Command::LineWritten`].
    WriteLine {
        /// The socket that sent the line.
        conn: ConnId,
        line: LineWrite,
    },
    /// Wait until every write in progress on any server has succeeded or failed, read the version and chat of the
    /// match, then answer with [`Command::StoreState`]. The room goes on meanwhile.
    CheckStore,
    /// Let a bot think, then answer with [`Command::Bot`].
    Think(BotTurn),
    /// Let a bot think about what it would do in a user's place, then answer with [`Command::Suggested`].
    Suggest {
        /// The socket that asked.
        conn: ConnId,
        request: RequestId,
        seat: SeatNumber,
        /// The version of the decision.
        decision: u64,
        /// The game state. The bot looks only at determinizations of it.
        game: Box<dyn GameState>,
    },
    /// Let the bots that are thinking play without delay.
    Hurry,
    /// Whether the match waits for each of these users has changed.
    WaitingChanged(Vec<UserId>),
    /// What lists show of the table has changed: its settings, its status, or who sits there.
    TableChanged {
        /// Whether it is or was among the tables that everybody finds.
        open: bool,
        /// The users who are or were seated.
        users: BTreeSet<UserId>,
    },
    /// Look up the names, vacations and removals of these users, then answer with [`Command::NamesFound`]. A later look-up must be
    /// answered later.
    LookUpNames(Vec<UserId>),
    /// Answer with [`Command::SendPresence`] after this many milliseconds.
    SendPresenceIn(Millis),
    /// A user has joined the room. Record it, so that the match appears in their list.
    RecordVisit(UserId),
    /// The user of a seat has the table open. Record when.
    RecordOpening(UserId),
    /// The deadline of the match has changed.
    Deadline(Option<Millis>),
}

/// A decision for a bot to make.
pub struct BotTurn {
    /// The last decision of this bot was refused. It waits a while, so that it does not repeat the same decision without
    /// end.
    pub after_refusal: bool,
    pub seat: SeatNumber,
    /// The version of the decision.
    pub decision: u64,
    /// The skill level of the bot.
    pub level: Level,
    /// The game state. The bot looks only at determinizations of it.
    pub game: Box<dyn GameState>,
    /// How fast it plays while somebody watches.
    pub pace: BotPace,
    /// The bot plays without delay.
    pub hurried: bool,
    /// How many decisions bots have made since a user had to decide.
    pub after: u32,
    /// What the bot does in the lesson of the game. It need not think.
    pub chosen: Option<Value>,
}

impl Effect {
    pub(super) fn send(to: Vec<ConnId>, frame: Frame) -> Self {
        Self::Send { to, frames: frame.into() }
    }
}
