//! The table of a match: its seats, host, pace and options, and how they change.

use crate::strict::nothing_else;
use crate::{Branch, MatchId, PersonKey};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The number of a seat, from 0 in the order of play.
pub type SeatNumber = u8;

/// A change of the table that a user requests.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TableChange {
    /// The user takes an empty seat, before the start.
    Sit {
        /// The first empty seat if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<SeatNumber>,
        /// The key in the link to play. Needed if the table is not open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        invitation: Option<String>,
    },
    /// The user leaves their seat, before the start.
    #[serde(deserialize_with = "nothing_else")]
    Stand,
    /// The host removes another user from their seat, before the start. That user cannot sit down at this table again.
    SendAway { seat: SeatNumber },
    /// The host puts a bot on an empty seat, or changes the level of a bot, before the start.
    Bot { seat: SeatNumber, level: Level },
    /// The host removes a bot, before the start.
    RemoveBot { seat: SeatNumber },
    /// The host changes the settings of the table, before the start.
    Set {
        /// The number of seats.
        seats: u8,
        #[serde(flatten)]
        settings: TableSettings,
    },
    /// The host starts the match. Every seat must be taken.
    #[serde(deserialize_with = "nothing_else")]
    Start,
    /// The host closes a table that has not started.
    #[serde(deserialize_with = "nothing_else")]
    Close,
    /// The user lets a bot play for them until they take their seat back.
    #[serde(deserialize_with = "nothing_else")]
    HandOver,
    /// The user takes their seat back from the bot. This is no take-back of an action.
    #[serde(deserialize_with = "nothing_else")]
    TakeBack,
    /// The user votes on what happens to another seat whose time is up, or whose player was removed.
    Vote {
        /// The seat whose time is up.
        seat: SeatNumber,
        answer: Answer,
    },
    /// The user takes a seat whose player was removed, and to which the other players have voted to invite somebody. They
    /// see from then on what the seat sees.
    TakeOver {
        /// The key in the link to the seat.
        invitation: String,
    },
    /// The user ends the time of another seat, so that the players can vote on it. Possible in a match without a pace, if
    /// the seat has been awaited for [`MAX_HOURS_AWAY`](crate::limits::MAX_HOURS_AWAY) and its user is not connected.
    CallTime { seat: SeatNumber },
    /// The user agrees to end the running match without a result, or no longer agrees. The match ends when all users with
    /// a seat agree.
    Abandon { agree: bool },
    /// The user sets up another match with the same users and options after the end of this one. If the next match exists
    /// already, nothing changes.
    #[serde(deserialize_with = "nothing_else")]
    Rematch,
}

/// What the host of a table sets besides the number of seats. A rematch takes it over. Whoever makes or changes a table may
/// leave out what keeps its default.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSettings {
    /// The options of the game. In what the server sends, all of them; in requests, those that are missing get their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Map<String, Value>,
    #[serde(default)]
    pub pace: Pace,
    /// The seat that begins the match. Absent if it is drawn. In a rematch the next seat begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub first_seat: Option<SeatNumber>,
    /// Whether the table is listed for everybody, and everybody may sit down.
    #[serde(default)]
    pub open: bool,
    /// Whether players may ask what a bot would do, also while other users play.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub suggestions: bool,
    /// Whether the match counts for the ratings of its players. Only users with a way to sign in sit at such a table, and no
    /// bots; it is open or in a circle, and nobody may ask what a bot would do.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// How fast bots play while somebody watches. Absent if it is the usual pace.
    #[serde(default, skip_serializing_if = "BotPace::is_usual")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BotPace>"))]
    pub bot_pace: BotPace,
    /// The people who may write in the chat of the table. Absent if everybody may.
    #[serde(default, skip_serializing_if = "Writers::are_everybody")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Writers>"))]
    pub writers: Writers,
}

/// A vote on what happens to a seat whose time is up, or whose player was removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Answer {
    /// The seat gets its full time again. Not where the player may be replaced.
    Wait,
    /// A bot plays for the user, who can take the seat back at any time.
    Bot,
    /// The server makes a link with which one person may take the seat. Only where the player may be replaced. The vote
    /// goes on, and the link is void when it ends.
    Invite,
}

/// Why the player of a seat was removed from the server, whom the match may therefore wait for in vain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Removal {
    /// The host of the server has banned the user for a week or less.
    Banned,
    /// The host of the server has banned the user for longer than a week.
    BannedForLong,
    /// The user has asked to be erased, and may come back until they are.
    Leaving,
    /// The user was erased.
    Erased,
}

impl Removal {
    /// Whether another user may take the seat.
    #[must_use]
    pub fn may_be_replaced(self) -> bool {
        matches!(self, Self::BannedForLong | Self::Erased)
    }
}

/// The skill level of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Level {
    /// Plays like somebody in their second match: knows what is good, and overlooks much of it.
    Beginner,
    /// Does what is good at once, and looks ahead not far or not at all.
    Easy,
    /// Takes the action with the best average result of some simulated matches.
    Good,
    /// Compares actions by better simulated matches, or by more.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Easy, Self::Good, Self::Strong];
}

/// Why a rated match does not count for ratings, although it was not abandoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Unrated {
    /// A bot played for somebody for a while.
    BotPlayed,
    /// Somebody else took the seat of a player who was removed.
    PlayerReplaced,
}

/// How fast bots play while somebody watches. They do not think any longer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BotPace {
    /// As soon as they have decided.
    AtOnce,
    /// As fast as the server is set up for.
    #[default]
    Usual,
    /// Three times as slowly as usual, so that everything can be followed.
    Slow,
}

impl BotPace {
    fn is_usual(&self) -> bool {
        *self == Self::Usual
    }
}

/// The people who may write in the chat of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Writers {
    #[default]
    Everybody,
    /// Only people with a seat.
    Players,
}

impl Writers {
    fn are_everybody(&self) -> bool {
        *self == Self::Everybody
    }
}

/// The time limit of each decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pace {
    /// No limit.
    #[default]
    #[serde(deserialize_with = "nothing_else")]
    Free,
    /// For players who are connected at the same time.
    Live {
        /// From 1 to [`MAX_MINUTES`](crate::limits::MAX_MINUTES).
        minutes: u16,
    },
    /// For players who come back from time to time.
    Days {
        /// From 1 to [`MAX_DAYS`](crate::limits::MAX_DAYS).
        days: u16,
        /// Clocks run during a player's vacation, too.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        no_vacation: bool,
    },
}

/// A time in which a user is away and the clocks of their matches of days stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Vacation {
    /// When it begins, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub from: u64,
    /// When it ends, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub until: u64,
}

/// The stage that a match has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TableStatus {
    /// The match has not started. Users can take seats.
    Gathering,
    Running,
    /// The match was played to its end.
    Over,
    /// The match ended without a result, or its table was closed before the start.
    Abandoned,
}

impl TableStatus {
    /// Whether the match has ended, with a result or without.
    pub fn is_over(self) -> bool {
        matches!(self, Self::Over | Self::Abandoned)
    }
}

/// A seat as every viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeatView {
    Empty,
    User {
        /// The message `people` has their name.
        person: PersonKey,
        /// Whether a bot plays for the user for now.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        stand_in: bool,
    },
    Bot {
        level: Level,
    },
}

/// The part `table` of every view document. It is the same for all viewers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableView {
    /// The name of the game, as in [`GameInfo`](crate::GameInfo).
    pub game: String,
    pub status: TableStatus,
    #[serde(flatten)]
    pub settings: TableSettings,
    /// The match is the lesson of its game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub lesson: bool,
    pub seats: BTreeMap<SeatNumber, SeatView>,
    /// The seat of the host, who may change the table. Absent if no user has a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub host: Option<SeatNumber>,
    /// The seats that have to decide now.
    pub awaited: Vec<SeatNumber>,
    /// When the time of the awaited seats is up, in milliseconds since 1970. Absent if there is no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub deadline: Option<u64>,
    /// When the time of each awaited seat is up, where they differ: a vacation stops the clock of one seat alone. `deadline` is
    /// the earliest of them. Absent where all awaited seats have until then.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Record<number, number>"))]
    pub deadlines: BTreeMap<SeatNumber, u64>,
    /// The seats that are voted on, because their time is up or their player was removed, each with the votes so far by the
    /// seat of the voter.
    pub late: BTreeMap<SeatNumber, BTreeMap<SeatNumber, Answer>>,
    /// The seats whose players were removed, also when the vote is over.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<SeatNumber, Removal>>"))]
    pub removed: BTreeMap<SeatNumber, Removal>,
    /// The seats that somebody with the link may take. The players see the key of each in `you.invitations`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<SeatNumber>>"))]
    pub offered: Vec<SeatNumber>,
    /// The latest vacations of each player who had one since the start, the earliest first. They may be over.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<SeatNumber, Vec<Vacation>>>"))]
    pub vacations: BTreeMap<SeatNumber, Vec<Vacation>>,
    /// The seats that agree to end the match without a result.
    pub abandoning: Vec<SeatNumber>,
    /// Says what the match waits for: a text key of the game with its parameters. Absent before the start and after the
    /// end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "import('./games').Line"))]
    pub headline: Option<Value>,
    /// The final place of each seat, from 1. Empty until the match is over.
    pub places: BTreeMap<SeatNumber, u8>,
    /// Where the match branched off another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub branch: Option<Branch>,
    /// The match that was set up as a rematch of this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch: Option<MatchId>,
    /// Why the match does not count, though its table is rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub unrated: Option<Unrated>,
}

/// An event of the table as a viewer sees it in the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ObservedTableEvent {
    #[serde(flatten)]
    pub event: TableEvent,
    /// The user who took a seat. Only in `sat` and `taken_over`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub person: Option<PersonKey>,
}

/// An event of the table. It is stored with a step and shown in the log, both times together with the user who took a
/// seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TableEvent {
    /// A user took a seat.
    Sat { seat: SeatNumber },
    /// The user of a seat changed their name. Only in matches from before names were looked up, and never sent.
    #[cfg_attr(feature = "ts", ts(skip))]
    Renamed { seat: SeatNumber },
    /// The user of a seat is another one from now on, because they brought the seat along when they signed in. Never sent.
    #[cfg_attr(feature = "ts", ts(skip))]
    UserChanged { seat: SeatNumber },
    /// A user left their seat.
    Stood { seat: SeatNumber },
    /// The host removed a user from this seat.
    SentAway { seat: SeatNumber },
    /// A bot took a seat.
    BotSat { seat: SeatNumber, level: Level },
    /// The bot of a seat has a new level.
    BotChanged { seat: SeatNumber, level: Level },
    /// The bot of a seat was removed.
    BotLeft { seat: SeatNumber },
    /// The host changed the settings of the table.
    Changed {
        /// The number of seats.
        seats: u8,
        #[serde(flatten)]
        settings: TableSettings,
        /// The match is the lesson of its game. Such matches are in no list.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        lesson: bool,
    },
    /// The host had not opened the table for two days before the start, so the user of this seat is the host now.
    HostChanged { seat: SeatNumber },
    /// The match started.
    Started,
    /// The host closed the table before the start.
    Closed,
    /// The time of these seats was up.
    Late { seats: Vec<SeatNumber> },
    /// A player voted on a late seat.
    Answered {
        /// The seat of the voter.
        by: SeatNumber,
        /// The late seat.
        seat: SeatNumber,
        answer: Answer,
    },
    /// The players voted to wait for a late seat. Its time starts anew.
    Waited { seat: SeatNumber },
    /// The player of a seat was removed, and the other players vote on the seat.
    Removed { seat: SeatNumber, why: Removal },
    /// The player of a seat who was removed may play again. A vote on the seat is over.
    Returned { seat: SeatNumber },
    /// The players voted to invite somebody to a seat whose player was removed.
    Offered { seat: SeatNumber },
    /// A user took a seat that was offered to them, and sees what it sees.
    TakenOver { seat: SeatNumber },
    /// A bot plays for the user of a seat from now on.
    HandedOver {
        seat: SeatNumber,
        /// How much time the user had used for the present decision, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        used: Option<u64>,
    },
    /// A user took their seat back from the bot.
    TakenBack { seat: SeatNumber },
    /// A player goes on vacation, or the vacation that begins at `from` ends at another time. If it ends where it begins,
    /// there is none.
    Vacation {
        seat: SeatNumber,
        /// In milliseconds since 1970.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        from: u64,
        /// In milliseconds since 1970.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        until: u64,
    },
    /// A player agrees to end the match without a result, or no longer agrees.
    Abandoning { seat: SeatNumber, agree: bool },
    /// The match ended without a result.
    Abandoned,
    /// A rematch was set up.
    Rematched { next: MatchId },
    /// The match branches off another one here. All steps before are copied from there. The user who wanted it sits on this seat,
    /// and all others are empty.
    Branched {
        seat: SeatNumber,
        #[serde(flatten)]
        branch: Branch,
    },
}
