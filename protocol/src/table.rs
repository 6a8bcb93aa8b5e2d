//! The table around a game: who sits, how fast it goes, what happened to it.

use crate::MatchId;
use crate::strict::nothing_else;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A seat's number, from 0 in the order of play.
pub type SeatNumber = u8;

/// A change of the table that somebody asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TableChange {
    /// Takes a free seat.
    Sit {
        /// Which; the first free one when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<SeatNumber>,
        /// The key from the invitation, where the table is not open to everybody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        invitation: Option<String>,
    },
    /// Gives one's seat back, before the start.
    #[serde(deserialize_with = "nothing_else")]
    Stand,
    /// The host sends a guest away, before the start.
    SendAway {
        /// Whose seat.
        seat: SeatNumber,
    },
    /// The host puts a bot on a free seat, or changes its level, before the start.
    Bot {
        /// Which seat.
        seat: SeatNumber,
        /// How well it plays.
        level: Level,
    },
    /// The host takes a bot away, before the start.
    RemoveBot {
        /// Which seat.
        seat: SeatNumber,
    },
    /// The host changes what is played and how, before the start.
    Set {
        /// The number of seats.
        seats: u8,
        /// The game's options.
        #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
        options: Map<String, Value>,
        /// How much time a move has.
        pace: Pace,
        /// Whether everybody sees the table in the list and may sit down.
        open: bool,
    },
    /// The host starts the match: every seat is taken.
    #[serde(deserialize_with = "nothing_else")]
    Start,
    /// The host closes a table that has not started.
    #[serde(deserialize_with = "nothing_else")]
    Close,
    /// Gives one's own seat to a bot for now.
    #[serde(deserialize_with = "nothing_else")]
    HandOver,
    /// Takes one's own seat back from the bot.
    #[serde(deserialize_with = "nothing_else")]
    TakeBack,
    /// Answers what shall happen to a seat whose time is up.
    Vote {
        /// Whose time is up.
        seat: SeatNumber,
        /// Wait for them, or let a bot play.
        answer: Answer,
    },
    /// Ends the time of a seat in a match without a pace, when it has been awaited for [`limits::MOST_HOURS_AWAY`] and
    /// its person is not there: the others then answer what shall happen.
    ///
    /// [`limits::MOST_HOURS_AWAY`]: crate::limits::MOST_HOURS_AWAY
    CallTime {
        /// Whose seat.
        seat: SeatNumber,
    },
    /// Ends a running match without a result, when everybody seated who is a person agrees.
    Abandon {
        /// Whether one agrees.
        agree: bool,
    },
    /// Sets up the next match with the same people, once this one is over; leads there if it already exists.
    #[serde(deserialize_with = "nothing_else")]
    Rematch,
}

/// What a vote about an absent player can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Answer {
    /// Give them the same time again.
    Wait,
    /// Let a bot play on; the owner can come back at any time.
    Bot,
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Level {
    /// Lively and careless.
    Easy,
    /// Looks ahead.
    Good,
}

/// How much time a move has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pace {
    /// No limit.
    #[default]
    #[serde(deserialize_with = "nothing_else")]
    Free,
    /// Minutes a move: everybody is at the table.
    Live {
        /// 1 to 60.
        minutes: u16,
    },
    /// Days a move: people come and go.
    Days {
        /// 1 to 30.
        days: u16,
    },
}

/// Where a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TableStatus {
    /// People sit down.
    Gathering,
    /// It is played.
    Running,
    /// It was played to its end.
    Over,
    /// It ended without a result.
    Abandoned,
}

impl TableStatus {
    /// Whether nothing is played there any more, with a result or without.
    pub fn is_over(self) -> bool {
        matches!(self, Self::Over | Self::Abandoned)
    }
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Holder {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// What they call themselves.
        name: String,
        /// A bot plays for them for now.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        stand_in: bool,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

/// The part `table` of every document: the same for all viewers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableView {
    /// The game's name.
    pub game: String,
    /// Where the match stands.
    pub status: TableStatus,
    /// The game's options, complete.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Map<String, Value>,
    /// How much time a move has.
    pub pace: Pace,
    /// Whether everybody sees the table in the list and may sit down.
    pub open: bool,
    /// Who sits where.
    pub seats: BTreeMap<SeatNumber, Holder>,
    /// The seat of the person who may change the table; absent when none is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub host: Option<SeatNumber>,
    /// The seats that are to decide.
    pub awaited: Vec<SeatNumber>,
    /// When the time of the awaited seats is up, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub deadline: Option<u64>,
    /// Seats whose time is up, with the answers given so far by seat.
    pub late: BTreeMap<SeatNumber, BTreeMap<SeatNumber, Answer>>,
    /// The seats that agree to end the match without a result.
    pub abandoning: Vec<SeatNumber>,
    /// What the table waits for; a line of the game's texts. Absent before the start and after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "import('./games').Line"))]
    pub headline: Option<Value>,
    /// The place each seat reached, when the match is over.
    pub places: BTreeMap<SeatNumber, u8>,
    /// The match that follows this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch: Option<MatchId>,
}

/// What happened to a table: in its record and in its log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TableEvent {
    /// Somebody took a seat.
    Sat {
        /// Which.
        seat: SeatNumber,
        /// Their name.
        name: String,
    },
    /// Somebody in a seat has another name from now on.
    Renamed {
        /// Which.
        seat: SeatNumber,
        /// Their name.
        name: String,
    },
    /// Somebody gave a seat back.
    Stood {
        /// Which.
        seat: SeatNumber,
    },
    /// The host sent a guest away.
    SentAway {
        /// From which seat.
        seat: SeatNumber,
    },
    /// A bot took a seat.
    BotSat {
        /// Which.
        seat: SeatNumber,
        /// How well it plays.
        level: Level,
    },
    /// The bot of a seat plays otherwise from now on.
    BotChanged {
        /// Which.
        seat: SeatNumber,
        /// How well it plays.
        level: Level,
    },
    /// A bot was taken away.
    BotLeft {
        /// From which seat.
        seat: SeatNumber,
    },
    /// The host changed what is played and how.
    Changed {
        /// The number of seats.
        seats: u8,
        /// The game's options, complete.
        #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
        options: Map<String, Value>,
        /// How much time a move has.
        pace: Pace,
        /// Whether everybody may sit down.
        open: bool,
    },
    /// The match began.
    Started,
    /// The host closed the table before the start.
    Closed,
    /// The time of these seats was up.
    Late {
        /// Which.
        seats: Vec<SeatNumber>,
    },
    /// Somebody answered what to do about a late seat.
    Answered {
        /// Who answered.
        by: SeatNumber,
        /// About whom.
        seat: SeatNumber,
        /// What.
        answer: Answer,
    },
    /// The table waits on for a late seat: its time starts anew.
    Waited {
        /// Which.
        seat: SeatNumber,
    },
    /// A bot plays for a person from now on.
    HandedOver {
        /// Whose seat.
        seat: SeatNumber,
        /// How much of their time for the present decision was used, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        used: Option<u64>,
    },
    /// A person took the seat back from the bot.
    TakenBack {
        /// Which.
        seat: SeatNumber,
    },
    /// Somebody agreed, or no longer agrees, to end the match without a result.
    Abandoning {
        /// Who.
        seat: SeatNumber,
        /// Whether they agree.
        agree: bool,
    },
    /// The match ended without a result.
    Abandoned,
    /// The next match with the same people was set up.
    Rematched {
        /// Where.
        next: MatchId,
    },
}
