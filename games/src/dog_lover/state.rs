//! The state of a match.

use super::data::{Card, Dog, Trait, Trick};
use super::numbers::Pile;
use super::options::{Hands, Options};
use super::player::Player;
use super::shapes::{CELLS, Cell, CellSet, Lane};
use crate::frame::{OptionsError, Seat, words};
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

words! {
    /// The phase of the match.
    pub enum Phase {
        /// The last player puts the watchdog beside the grid.
        Guard = "guard",
        Rounds = "rounds",
        Over = "over",
    }
}

/// A match of Dog Lover.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DogLover {
    pub(super) options: Options,
    pub(super) format: u32,
    pub(super) seats: u8,
    pub(super) phase: Phase,
    pub(super) start: Seat,
    /// From 1; 0 before the first.
    pub(super) round: u32,
    /// The End was drawn.
    pub(super) is_last_round: bool,
    pub(super) turn: Option<Turn>,
    /// The lane that the watchdog guards.
    pub(super) guarded: Option<Lane>,
    pub(super) grid: [Option<Card>; CELLS],
    /// Top last, the End in it until it is drawn.
    pub(super) deck: Vec<Card>,
    pub(super) discards: Pile,
    /// The rescue dogs that lie face up, top first. With an empty deck the upper spaces stay empty (L-09).
    pub(super) shelter: Vec<Dog>,
    pub(super) shelter_deck: Vec<Dog>,
    /// The tricks that lie face up, top first.
    pub(super) school: Vec<Trick>,
    pub(super) school_deck: Vec<Trick>,
    /// The seat that has Fetch, if it is not on the grid.
    pub(super) fetch: Option<Seat>,
    pub(super) players: Vec<Player>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    /// A trick was used.
    pub(super) has_retrieved: bool,
    /// Where Fetch was laid down (L-04).
    pub(super) locked: Option<Cell>,
    /// Walks taken in this turn that are not tucked yet.
    pub(super) walks: u8,
    /// Traits taken in this turn that are not attached yet.
    pub(super) traits: TraitSet,
    /// No more cards are played: traits that could not be attached are discarded (L-06).
    pub(super) is_closed: bool,
}

impl Turn {
    pub(super) const fn new(seat: Seat) -> Self {
        let (locked, traits) = (None, TraitSet(0));
        Self { seat, has_retrieved: false, locked, walks: 0, traits, is_closed: false }
    }

    pub(super) fn locked(&self) -> CellSet {
        self.locked.into_iter().collect()
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Trait>", into = "Vec<Trait>")]
pub(super) struct TraitSet(u8);

impl TraitSet {
    pub(super) fn insert(&mut self, card: Trait) {
        assert!(!self.contains(card), "{card:?} is there");
        self.0 |= 1 << card as u8;
    }

    pub(super) fn remove(&mut self, card: Trait) {
        assert!(self.contains(card), "{card:?} is not there");
        self.0 &= !(1 << card as u8);
    }

    pub(super) fn contains(self, card: Trait) -> bool {
        self.0 >> (card as u8) & 1 == 1
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Trait> {
        Trait::ALL.iter().copied().filter(move |&card| self.contains(card))
    }
}

impl From<Vec<Trait>> for TraitSet {
    fn from(cards: Vec<Trait>) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl From<TraitSet> for Vec<Trait> {
    fn from(set: TraitSet) -> Self {
        set.iter().collect()
    }
}

impl DogLover {
    /// The empty table.
    pub(super) fn lay_out(options: &Options, seats: u8, format: u32) -> Result<Self, OptionsError> {
        if !(2..=4).contains(&seats) {
            return Err(OptionsError::Seats);
        }
        Ok(Self {
            options: *options,
            format,
            seats,
            phase: Phase::Guard,
            start: Seat(0),
            round: 0,
            is_last_round: false,
            turn: None,
            guarded: None,
            grid: [None; CELLS],
            deck: Vec::new(),
            discards: Pile::default(),
            shelter: Vec::new(),
            shelter_deck: Vec::new(),
            school: Vec::new(),
            school_deck: Vec::new(),
            fetch: None,
            players: vec![Player::default(); usize::from(seats)],
        })
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The seat that plays last in each round. It has Fetch and the watchdog at the beginning.
    pub(super) fn last(&self) -> Seat {
        self.start.right(self.seats)
    }

    /// The seat that is to decide while the match lasts.
    pub(super) fn awaited(&self) -> Seat {
        self.turn.map_or_else(|| self.last(), |turn| turn.seat)
    }

    /// The turn, if it is this seat's.
    pub(super) fn turn_of(&self, seat: Seat) -> Option<&Turn> {
        self.turn.as_ref().filter(|turn| turn.seat == seat && self.phase == Phase::Rounds)
    }

    /// Whether hands are public.
    pub(super) fn hands_lie_open(&self) -> bool {
        self.options.hands == Hands::Open || self.phase == Phase::Over
    }
}
