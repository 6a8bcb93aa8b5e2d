//! Which viewer observes what of an event, how it reads in the log, and who learns a secret by it.

use super::{Line, Param, Presentation, Seat, SeatSet, SmallMap, Viewer};
use alloc::collections::BTreeMap;
#[cfg(feature = "ts")]
use alloc::string::String;
use alloc::vec::Vec;
use core::iter;
use serde::{Serialize, Serializer};

/// Which viewers observe something, and what.
#[derive(Clone, Debug, PartialEq)]
pub enum Observed<O> {
    /// No viewer observes anything.
    Nobody,
    /// All viewers observe the same.
    All(O),
    /// Some seats observe more than the others.
    Apart {
        /// What these seats observe.
        own: BTreeMap<Seat, O>,
        /// What the other seats and the spectators observe, if anything.
        others: Option<O>,
    },
}

impl<O> Observed<O> {
    /// One seat observes `own`, all other viewers observe `others`.
    pub fn apart(seat: Seat, own: O, others: Option<O>) -> Self {
        Self::Apart { own: iter::once((seat, own)).collect(), others }
    }

    /// What `viewer` observes. The referee observes what spectators do: it reads secrets from the record instead.
    pub fn to(&self, viewer: Viewer) -> Option<&O> {
        match (self, viewer) {
            (Self::Nobody, _) => None,
            (Self::All(observation), _) => Some(observation),
            (Self::Apart { own, others }, Viewer::Seat(seat)) => own.get(&seat).or(others.as_ref()),
            (Self::Apart { others, .. }, Viewer::Spectator | Viewer::Referee) => others.as_ref(),
        }
    }

    fn map<P>(self, with: impl Fn(O) -> P) -> Observed<P> {
        match self {
            Self::Nobody => Observed::Nobody,
            Self::All(observation) => Observed::All(with(observation)),
            Self::Apart { own, others } => Observed::Apart {
                own: own.into_iter().map(|(seat, observation)| (seat, with(observation))).collect(),
                others: others.map(with),
            },
        }
    }
}

/// What the viewers observe of `event`, with its log lines. `state` is the state before the event.
pub fn observe<G: Presentation>(state: &G, event: &G::Event) -> Observed<Logged<G::Observation>> {
    state.observe(event).map(|observation| Logged { log: state.log(&observation), observation })
}

/// An observation, and how it reads in the log. It is written as one JSON object: the fields of the observation, and
/// `log` unless the log says just these fields.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Logged<O> {
    /// What a viewer observes: the client draws and moves things by it.
    #[serde(flatten)]
    pub observation: O,
    /// What is written in the log.
    #[serde(skip_serializing_if = "Log::is_as_observed")]
    pub log: Log,
}

/// What the viewers of a game observe of an event.
pub type LoggedOf<G> = Logged<<G as Presentation>::Observation>;

/// How an observation reads in the log.
#[derive(Clone, Debug, PartialEq)]
pub enum Log {
    /// As one line: its tag is the key of the text, its fields are the parameters.
    AsObserved,
    /// As these lines; as none, if all of it is plain on the table or follows in the next line.
    Lines(Vec<LogLine>),
}

impl Log {
    /// No line at all.
    pub const SILENT: Self = Self::Lines(Vec::new());

    /// One line.
    #[must_use]
    pub fn line(line: LogLine) -> Self {
        Self::Lines(Vec::from([line]))
    }

    fn is_as_observed(&self) -> bool {
        *self == Self::AsObserved
    }
}

impl Serialize for Log {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let lines = match self {
            Self::AsObserved => &[],
            Self::Lines(lines) => lines.as_slice(),
        };
        lines.serialize(serializer)
    }
}

/// A sentence of the log as data: a key of the game's texts, and its parameters.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogLine {
    /// The text `<game>-log-<key>`.
    pub key: &'static str,
    /// The parameters by name. Where a line has no `seat`, it is about the seat whose step it was.
    #[serde(skip_serializing_if = "SmallMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, LogParam>>"))]
    pub with: SmallMap<&'static str, LogParam>,
}

impl LogLine {
    /// A line without parameters.
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Self { key, with: SmallMap::default() }
    }

    /// The same line with one more parameter.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<LogParam>) -> Self {
        self.with.insert(name, value.into());
        self
    }
}

impl From<Line> for LogLine {
    fn from(line: Line) -> Self {
        Self {
            key: line.key,
            with: line.with.into_iter().map(|(name, value)| (name, LogParam::One(value))).collect(),
        }
    }
}

/// A parameter of a [`LogLine`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LogParam {
    /// A number or a word.
    One(Param),
    /// Several, which the client joins as its language does.
    List(Vec<Param>),
}

impl<P: Into<Param>> From<P> for LogParam {
    fn from(value: P) -> Self {
        Self::One(value.into())
    }
}

impl<P: Into<Param>> FromIterator<P> for LogParam {
    fn from_iter<I: IntoIterator<Item = P>>(values: I) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}

/// The viewers who learn something that was hidden from them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Audience {
    seats: SeatSet,
    everybody: bool,
}

impl Audience {
    /// All seats and the spectators.
    #[must_use]
    pub fn everybody() -> Self {
        Self { seats: SeatSet::EMPTY, everybody: true }
    }

    /// These seats alone.
    #[must_use]
    pub fn seats(seats: SeatSet) -> Self {
        Self { seats, everybody: false }
    }

    /// One seat alone.
    #[must_use]
    pub fn seat(seat: Seat) -> Self {
        Self::seats(seat.into())
    }

    /// All viewers who are in one of the two.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let seats = self.seats.iter().chain(other.seats.iter()).collect();
        Self { seats, everybody: self.everybody || other.everybody }
    }

    /// Whether no viewer learns anything.
    #[must_use]
    pub fn is_empty(self) -> bool {
        !self.everybody && self.seats.is_empty()
    }

    /// Whether this viewer is among them. The referee never is, because nothing is hidden from it.
    #[must_use]
    pub fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.everybody || self.seats.contains(seat),
            Viewer::Spectator => self.everybody,
            Viewer::Referee => false,
        }
    }
}
