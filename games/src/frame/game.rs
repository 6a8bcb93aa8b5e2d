//! The one trait of the house.

use super::{Amounts, Ask, Dice, Line, Options, OptionsError, ScoreSheet, Script, Seat, SeatSet, Viewer};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt::Debug;
use core::ops::RangeInclusive;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game: the state of one match, and all its rules.
///
/// *Listed if and only if legal*: [`Game::legal`] is the whole truth about what may be done.
/// *Events are the truth of the record*: [`Game::play`] decides and emits, [`Game::apply`] only folds.
/// *Hidden things are hidden by type*: [`Game::View`] and [`Game::Seen`] are built field by field.
pub trait Game: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name in URLs, tables and folders: lower case, with hyphens.
    const NAME: &'static str;
    /// For how many seats it is.
    const SEATS: RangeInclusive<u8>;
    /// Raised when the shape of state or events changes; the older shapes are still read.
    const FORMAT: u32;
    /// No match takes more steps than this, *reconsider* and the choices it takes back not counted.
    const MOST_STEPS: u32;
    /// Whether everybody may know the same score sheet: it is written once then, and not for each viewer.
    const SCORES_ARE_PUBLIC: bool = false;

    /// What the host may choose.
    type Options: Options;
    /// What a seat may do: a small flat record, tagged by `do`.
    type Action: Clone + Debug + Ord + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What happened, complete: tagged by `what`. Gains fields only with defaults.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What one viewer may know of an event: tagged by `what`, put into words by the client.
    type Seen: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// What one viewer may know of the state. Collections are maps keyed by id, always present, with their order
    /// as a list of ids; lists hold only words and numbers; nothing is null; absent options are absent keys.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;

    /// The empty table, without chance.
    ///
    /// # Errors
    /// When the game is not for so many seats, or the options do not fit together.
    fn new(options: &Self::Options, seats: u8) -> Result<Self, OptionsError>;

    /// Shuffles and deals: step 0.
    fn open(script: &mut Script<Self>);

    /// Who is awaited, or who won.
    fn status(&self) -> Status;

    /// Everything `seat` may do now: complete, sorted, without duplicates.
    /// A seat whose secret choice waits for others has exactly one action, for which [`Game::reconsiders`] holds.
    fn legal(&self, seat: Seat) -> Vec<Self::Action>;

    /// Whether the action takes back a secret choice that is not yet revealed (`{"do":"reconsider"}`).
    fn reconsiders(_action: &Self::Action) -> bool {
        false
    }

    /// Decides, rolls and emits what happens. Called only with an action that [`Game::legal`] lists.
    fn play(script: &mut Script<Self>, seat: Seat, action: &Self::Action);

    /// Records an event: no choice, no chance, no failure.
    fn apply(&mut self, event: &Self::Event);

    /// The state as `viewer` may see it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` is told of `event`, `self` being the state it is applied to.
    fn seen(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// What is wanted from `seat`: its choices are exactly [`Game::legal`].
    fn ask(&self, seat: Seat) -> Ask<Self::Action>;

    /// What the table waits for, told to those who are not awaited.
    fn headline(&self, viewer: Viewer) -> Line;

    /// The score sheet as `viewer` may know it.
    fn scores(&self, viewer: Viewer) -> ScoreSheet;

    /// A state that `viewer`, remembering all it was ever shown, cannot tell from this one.
    #[must_use]
    fn resample(&self, viewer: Viewer, dice: &mut Dice) -> Self;

    /// How many there are of each thing that is never made nor lost (cards, tokens): the same at every step.
    fn census(&self) -> BTreeMap<&'static str, u32>;

    /// What a seat has of each counted thing that actions cost and bring.
    fn counters(&self, _seat: Seat) -> Amounts {
        Amounts::new()
    }
}

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
