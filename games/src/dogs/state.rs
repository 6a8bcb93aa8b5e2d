//! The state of a table.

use super::cards::{Card, FairCard};
use super::data::{Breed, BySeats, House, Region, by_seats, fair_price};
use super::events::Token;
use super::kennel::{Dog, DogId, Kennel, Trip};
use super::map::{PAWS, Space, Ways};
use super::options::Options;
use super::phase::Phase;
use crate::frame::{OptionsError, Seat, SeatSet};
use alloc::vec;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use core::ops::RangeInclusive;
use serde::{Deserialize, Serialize};

/// How many cards lie above a house.
pub(super) const CARDS_OF_HOUSE: usize = 2;
/// No space ever has more dogs: one, and with the expansion two.
const DOGS_OF_SPOT: usize = 2;
/// Meeples in the fullest house: two, and one by the card *free entry*.
const MEEPLES_OF_HOUSE: usize = 3;

/// A table, with all that lies on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    pub(super) options: Options,
    pub(super) seats: u8,
    /// From 1; 0 before the first one.
    pub(super) round: u8,
    /// Who has the start piece.
    pub(super) start: Seat,
    /// This round is the last one.
    pub(super) last: bool,
    /// The next one is.
    pub(super) last_next: bool,
    pub(super) stage: Stage,
    pub(super) kennels: Vec<Kennel>,
    /// The spaces with paws.
    pub(super) board: [Spot; PAWS],
    /// The pile of each region; the last one is the top.
    pub(super) piles: [Vec<Token>; 2],
    /// How many dogs have come to light.
    pub(super) shown: u8,
    /// How many dogs were left in the box.
    pub(super) removed: u8,
    /// The dogs of the fair, in the order they came.
    pub(super) fair: Vec<Dog>,
    /// The cards of the fair, in the order in which they are turned.
    pub(super) fair_cards: Vec<FairCard>,
    /// How often the card of the fair was turned.
    pub(super) turned: u8,
    /// The action deck; the last one is the top.
    pub(super) deck: Vec<Card>,
    pub(super) discard: Vec<Card>,
    pub(super) houses: [Site; 5],
}

/// A space with paws.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Spot {
    pub(super) dogs: ArrayVec<Dog, DOGS_OF_SPOT>,
    pub(super) block: bool,
}

/// A house with what is there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Site {
    pub(super) cards: ArrayVec<Card, CARDS_OF_HOUSE>,
    /// Who has meeples there, in the order they came.
    pub(super) meeples: ArrayVec<Seat, MEEPLES_OF_HOUSE>,
    /// Somebody came by the card *free entry* (D-30).
    pub(super) free_entry: bool,
}

/// What is being played, and who is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "stage", rename_all = "snake_case")]
pub(super) enum Stage {
    /// Before the first round, and between phases.
    Between,
    /// All at once and openly: these have not decided yet.
    Together {
        phase: Phase,
        deciding: SeatSet,
    },
    Drive(Driving),
    /// Somebody gives dogs away, of which one may be on offer.
    Give {
        donor: Seat,
        offer: Option<Offer>,
    },
    Act(Visit),
    Over,
}

/// A turn of the first phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Driving {
    pub(super) seat: Seat,
    /// Two dogs changed places in this turn: then one has to drive.
    pub(super) swapped: bool,
    /// The first of two dogs that are to change places.
    pub(super) swapping: Option<DogId>,
}

/// A dog that is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Offer {
    pub(super) dog: DogId,
    pub(super) asked: Seat,
    /// It was taken in, and is to be laid out.
    pub(super) taken: bool,
}

/// A turn of the second phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Visit {
    pub(super) seat: Seat,
    /// From 1.
    pub(super) lap: u8,
    /// Where the meeple is, once it is placed.
    pub(super) house: Option<House>,
    pub(super) deed: Deed,
}

/// How far the action of a turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Deed {
    /// A card is to be taken first (D-27).
    Card,
    /// The action of the house may be done; this much of it was.
    May { times: u8 },
    /// A dog was sold: cards may add to it.
    Sold,
    /// A dog was given to the fair: another is to be named.
    Trade,
    /// A dog of the fair is to be put into a bay.
    House,
    /// The action is done.
    Done,
}

impl Table {
    pub(super) fn lay_out(
        options: &Options,
        seats: u8,
        allowed: &RangeInclusive<u8>,
    ) -> Result<Self, OptionsError> {
        if !allowed.contains(&seats) {
            return Err(OptionsError::Seats);
        }
        Ok(Self {
            options: options.clone(),
            seats,
            round: 0,
            start: Seat(0),
            last: false,
            last_next: false,
            stage: Stage::Between,
            kennels: vec![Kennel::new(); usize::from(seats)],
            board: Default::default(),
            piles: [Vec::new(), Vec::new()],
            shown: 0,
            removed: 0,
            fair: Vec::new(),
            fair_cards: Vec::new(),
            turned: 0,
            deck: Vec::new(),
            discard: Vec::new(),
            houses: Default::default(),
        })
    }

    /// What depends on the number of seats.
    pub(super) fn numbers(&self) -> &'static BySeats {
        by_seats(self.seats)
    }

    pub(super) fn kennel(&self, seat: Seat) -> &Kennel {
        &self.kennels[seat.index()]
    }

    pub(super) fn kennel_mut(&mut self, seat: Seat) -> &mut Kennel {
        &mut self.kennels[seat.index()]
    }

    pub(super) fn spot(&self, space: Space) -> &Spot {
        &self.board[space.paw()]
    }

    pub(super) fn spot_mut(&mut self, space: Space) -> &mut Spot {
        &mut self.board[space.paw()]
    }

    pub(super) fn site(&self, house: House) -> &Site {
        &self.houses[house as usize]
    }

    pub(super) fn site_mut(&mut self, house: House) -> &mut Site {
        &mut self.houses[house as usize]
    }

    /// The seats in the order of play of this round.
    pub(super) fn in_turn(&self) -> impl Iterator<Item = Seat> + use<> {
        let (start, seats) = (self.start, self.seats);
        (0..u32::from(seats)).map(move |steps| start.left_by(steps, seats))
    }

    pub(super) fn phase(&self) -> Phase {
        match self.stage {
            Stage::Between | Stage::Drive(_) => Phase::Drive,
            Stage::Together { phase, .. } => phase,
            Stage::Give { .. } => Phase::Give,
            Stage::Act(_) => Phase::Act,
            Stage::Over => Phase::Over,
        }
    }

    pub(super) fn awaited(&self) -> SeatSet {
        match self.stage {
            Stage::Between | Stage::Over => SeatSet::EMPTY,
            Stage::Together { deciding, .. } => deciding,
            Stage::Drive(Driving { seat, .. }) | Stage::Act(Visit { seat, .. }) => seat.into(),
            Stage::Give { donor, offer: None } => donor.into(),
            Stage::Give { offer: Some(offer), .. } => offer.asked.into(),
        }
    }

    /// Whether the seat decides beside others, in small steps that it may take back.
    pub(super) fn decides_openly(&self, seat: Seat) -> bool {
        matches!(self.stage, Stage::Together { deciding, .. } if deciding.contains(seat))
    }

    /// Whether the seat is about to lay its kennel out.
    pub(super) fn lays_out(&self, seat: Seat) -> bool {
        match self.stage {
            Stage::Together { phase: Phase::LayOut, deciding } => deciding.contains(seat),
            Stage::Give { offer: Some(offer), .. } => offer.taken && offer.asked == seat,
            _ => false,
        }
    }

    /// The cheapest ways of a truck; from the centre, if it is not on the road.
    pub(super) fn ways_of(&self, seat: Seat) -> Ways {
        let from = self.kennel(seat).truck.unwrap_or(Space::Centre);
        Ways::from(from, |space| space != Space::Centre && self.spot(space).block)
    }

    /// The space where a dog of the board lies.
    pub(super) fn space_of(&self, dog: DogId) -> Option<Space> {
        let lies = |space: &&Space| self.spot(**space).dogs.iter().any(|other| other.id == dog);
        Space::paws().iter().find(lies).copied()
    }

    /// Whose truck stands there.
    pub(super) fn truck_at(&self, space: Space) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| self.kennel(seat).truck == Some(space))
    }

    pub(super) fn pile(&self, region: Region) -> &Vec<Token> {
        &self.piles[region.index()]
    }

    /// The breeds that the fair buys now are on this card.
    pub(super) fn fair_card(&self) -> Option<FairCard> {
        let before = usize::from(self.turned).checked_sub(1)?;
        self.fair_cards.get(before % self.fair_cards.len()).copied()
    }

    /// What a dog of the fair costs now.
    pub(super) fn fair_price(&self) -> u8 {
        fair_price(self.fair.len())
    }

    /// Whether all who went out are home but this one.
    pub(super) fn is_last_out(&self, seat: Seat) -> bool {
        let still = |other: &Kennel| matches!(other.trip, Trip::Ready | Trip::Out);
        self.kennels.iter().enumerate().all(|(at, other)| at == seat.index() || !still(other))
    }

    /// Whether nobody came home yet.
    pub(super) fn is_first_home(&self) -> bool {
        self.kennels.iter().all(|kennel| kennel.trip != Trip::Home)
    }

    /// Every dog that has come to light.
    pub(super) fn dogs(&self) -> impl Iterator<Item = &Dog> {
        let board = self.board.iter().flat_map(|spot| &spot.dogs);
        board.chain(&self.fair).chain(self.kennels.iter().flat_map(Kennel::dogs))
    }

    /// What a dog is that has come to light, and is still about.
    pub(super) fn breed_of(&self, dog: DogId) -> Breed {
        breed_among(self.dogs(), dog)
    }
}

/// What one of these dogs is.
pub(super) fn breed_among<'a>(dogs: impl IntoIterator<Item = &'a Dog>, id: DogId) -> Breed {
    let dog = dogs.into_iter().find(|dog| dog.id == id);
    dog.expect("the dog is among them").breed
}
