//! The one trait of the house.

use super::{
    Amounts, Barred, Dice, Line, Options, OptionsError, Price, ScoreSheet, Script, Seat, SeatSet, Told,
    Viewer,
};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt::Debug;
use core::ops::RangeInclusive;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game: the state of one match, and all its rules.
///
/// *Listed if and only if legal*: [`Game::choices`] is the whole truth about what may be done.
/// *Events are the truth of the record*: [`Game::play`] decides and emits, [`Game::apply`] only folds.
/// *One picture for all, one slip for each*: [`Game::View`] knows no viewer, so it can favour none; what a seat knows
/// besides stands in its [`Game::Own`]. Both are built field by field.
pub trait Game: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name in URLs, tables and folders: lower case, with hyphens.
    const NAME: &'static str;
    /// For how many seats it is.
    const SEATS: RangeInclusive<u8>;
    /// Raised when the shape of state or events changes, or a number that folding uses; older formats are still read.
    const FORMAT: u32;
    /// Raised when recorded actions would no longer play to the same events with the same dice: a file of a match names
    /// it, and is played again only under the same. A test notices. What bots do is none of it.
    const RULES: u32;
    /// No match takes more steps than this. Ways back, and the steps they take back, are not counted.
    const MOST_STEPS: u32;
    /// No list of choices is longer.
    const MOST_CHOICES: usize;
    /// The keys of all sentences the game says: each has a text.
    const LINES: &'static [&'static str] = &[];
    /// Where a person reads each of [`Game::counters`]: its word, and paths into what stands before the seat (`view.…`,
    /// `own.…`, `scores.…`) with `$` for the seat. The first that leads to a place counts; what a map there leaves out is 0.
    const COUNTERS: Counters = &[];
    /// What a point of one's own counts for bots, beside being ahead of the others: they play to win where it is 0.
    const OWN_POINT: f32 = 0.0;

    /// What the host may choose.
    type Options: Options;
    /// What a seat may do: a small flat record, tagged by `do`.
    type Action: Clone + Debug + Ord + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What happened, complete: tagged by `what`. Gains fields only with defaults.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What is told of an event: tagged by `what`, put into words by the client.
    type Seen: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// What everybody may know of the state. Collections are maps keyed by id, always present, with their order
    /// as a list of ids; lists hold only words and numbers; nothing is null; absent options are absent keys.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// What one seat knows besides (its hand, its unrevealed choice), in the same shape. [`Nothing`] where a game
    /// hides nothing of a seat.
    type Own: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// What never changes in a match (a map, a deck): generated into TypeScript, never sent. [`Nothing`] if none.
    type Tables: Serialize + 'static;

    /// The empty table, without chance, by the numbers of one format.
    ///
    /// # Errors
    /// When the game is not for so many seats, or the options do not fit together.
    fn new(options: &Self::Options, seats: u8, format: u32) -> Result<Self, OptionsError>;

    /// Shuffles and deals: step 0.
    fn open(script: &mut Script<Self>);

    /// Who is awaited, or who won.
    fn status(&self) -> Status;

    /// Everything `seat` may do now, complete, in any order: the frame makes [`Listed`](super::Listed) of it.
    /// A seat that is not awaited has nothing to do, or exactly one thing, for which [`Game::back`] holds.
    fn choices(&self, seat: Seat) -> Vec<Self::Action>;

    /// Whether the action takes back something of the seat's own that is not yet settled, named by one of
    /// [`BACK`]: a secret choice, the latest small step of an open decision, or its end.
    fn back(_action: &Self::Action) -> bool {
        false
    }

    /// Whether the seat decides openly beside others, in small steps: its list then holds its own step back.
    fn is_open(&self, _seat: Seat) -> bool {
        false
    }

    /// Decides, rolls and emits what happens. Called only with an action that is listed.
    fn play(script: &mut Script<Self>, seat: Seat, action: &Self::Action);

    /// Records an event: no choice, no chance, no failure. What does not fit panics, so that a wrong fold is noticed.
    fn apply(&mut self, event: &Self::Event);

    /// What everybody may see.
    fn view(&self) -> Self::View;

    /// What one seat may see besides.
    fn own(&self, seat: Seat) -> Option<Self::Own>;

    /// Who is told what of `event`, `self` being the state it is about to be applied to.
    fn told(&self, event: &Self::Event) -> Told<Self::Seen>;

    /// What is wanted from a seat, in one line.
    fn wanted(&self, seat: Seat) -> Line;

    /// What a listed action costs and brings, and what it lays hold of.
    fn price(&self, _seat: Seat, _action: &Self::Action) -> Price {
        Price::default()
    }

    /// What one might expect to be possible and is not, with reasons. Never matches a listed action.
    fn barred(&self, _seat: Seat) -> Vec<Barred> {
        Vec::new()
    }

    /// The verbs that [`Game::barred`] may name: each has a text.
    fn deeds() -> Vec<&'static str> {
        Vec::new()
    }

    /// Whether a seat is sure to be asked the same as in the other state, prices and bars included, whichever comes first:
    /// then it is not worked out again. Worth saying where many choose at once and in secret.
    fn asks_as(&self, _other: &Self, _seat: Seat) -> bool {
        false
    }

    /// What the table waits for, told to everybody. The client knows how many seats are awaited: `n` in its texts.
    fn headline(&self) -> Line;

    /// What the seat's score would gain if the action were carried out alone, up to the first draw or revelation.
    /// Sent when somebody points at a thing and asks.
    fn worth(&self, seat: Seat, action: &Self::Action) -> Option<i32> {
        Some(super::script::gain(self, seat, action))
    }

    /// The names of all lines that may stand on a sheet of this game, in its order: each has a text.
    fn sheet_lines() -> Vec<&'static str> {
        Vec::new()
    }

    /// The score sheet as everybody may know it.
    fn scores(&self) -> ScoreSheet;

    /// Lines of one seat's own that others may not know yet: only its column. They stand in [`Game::scores`] at the end.
    fn own_scores(&self, _seat: Seat) -> Option<ScoreSheet> {
        None
    }

    /// The static data of one format.
    fn tables(format: u32) -> Self::Tables;

    /// What somebody sensible would do, quickly found and only roughly right: one of `list`, which is not empty and
    /// holds no way back. Bots play matches on in their heads with it. Nothing: whatever is listed is as likely.
    fn likely(&self, _seat: Seat, _list: &[Self::Action], _dice: &mut Dice) -> Option<usize> {
        None
    }

    /// A state that `viewer`, remembering all it was ever shown, cannot tell from this one.
    #[must_use]
    fn resample(&self, viewer: Viewer, dice: &mut Dice) -> Self;

    /// How many there are of each thing that is never made nor lost (cards, tokens): the same at every step.
    fn census(&self) -> BTreeMap<&'static str, u32>;

    /// What a seat has of each counted thing that actions cost and bring: as [`Game::COUNTERS`] says, the numbers people read.
    fn counters(&self, _seat: Seat) -> Amounts {
        Amounts::new()
    }
}

/// The verbs of actions that take something back: a secret choice, a small step, the end of an open decision.
/// Such an action has no other field, and no other action has these verbs.
pub const BACK: [&str; 3] = ["reconsider", "step_back", "reopen"];

/// Counters by their words, with the paths that lead to each in what stands before a seat.
pub type Counters = &'static [(&'static str, &'static [&'static str])];

/// What a game has none of: an own slip, a table of static data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Nothing {}

/// Where a match stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// These seats are to decide. Never empty.
    Awaiting(SeatSet),
    /// The match is over.
    Over(Places),
}

impl Status {
    /// The seats that are to decide; none when the match is over.
    #[must_use]
    pub fn awaited(&self) -> SeatSet {
        match self {
            Self::Awaiting(seats) => *seats,
            Self::Over(_) => SeatSet::EMPTY,
        }
    }
}

/// The place each seat reached, from 1; seats that tie share a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Places(pub BTreeMap<Seat, u8>);

impl Places {
    /// Ranks the seats `0..keys.len()`: the greatest key takes the first place, equal keys share one.
    pub fn ranked<K: Ord>(keys: &[K]) -> Self {
        let place = |own: &K| 1 + keys.iter().filter(|key| *key > own).count();
        let seats = u8::try_from(keys.len()).expect("a table has few seats");
        Self(
            Seat::all(seats)
                .map(|seat| (seat, u8::try_from(place(&keys[seat.index()])).unwrap_or(u8::MAX)))
                .collect(),
        )
    }

    /// The seats in the first place.
    #[must_use]
    pub fn winners(&self) -> SeatSet {
        self.0.iter().filter(|&(_, &place)| place == 1).map(|(&seat, _)| seat).collect()
    }
}
