//! The state of a match of DOGS.

use super::cards::{Card, FairCard};
use super::data::{Breed, BySeats, House, Region, by_seats, fair_price};
use super::events::Token;
use super::kennel::{Dog, DogId, Kennel, Trip};
use super::map::{PAWS, Routes, Space};
use super::options::Options;
use super::phase::Phase;
use crate::frame::{OptionsError, Seat, SeatSet};
use alloc::sync::Arc;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use core::ops::RangeInclusive;
use serde::{Deserialize, Serialize};

/// The number of cards above a house.
pub(super) const CARDS_OF_HOUSE: usize = 2;
/// The most dogs on one space: one in DOGS, two with the expansion.
const DOGS_OF_SPOT: usize = 2;
/// The most meeples in a house: two, and one that entered by the card *free entry*.
const MEEPLES_OF_HOUSE: usize = 3;

/// A match of DOGS: the rules of the game, and the part of the expansion's state that it shares with DOGS.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Dogs {
    pub(super) options: Options,
    pub(super) seats: u8,
    /// The round, from 1; 0 before the first one.
    pub(super) round: u8,
    /// The start player of the round.
    pub(super) start: Seat,
    /// Whether this round is the last one.
    pub(super) last: bool,
    /// Whether the next round is the last one.
    pub(super) last_next: bool,
    #[serde(rename = "stage")]
    pub(super) flow: FlowState,
    /// Shared with earlier states until they change: each preview and each playout begins with a copy of the state.
    pub(super) kennels: Vec<Arc<Kennel>>,
    /// The spaces with paws, by [`Space::paw`].
    pub(super) board: [Spot; PAWS],
    /// The pile of each region, by [`Region::index`]; the last token is the top.
    pub(super) piles: [Vec<Token>; 2],
    /// The number of dogs revealed so far, which is the [`DogId`] of the next one.
    pub(super) shown: u8,
    /// The breeds of which a lost dog is left in the box, that of the city first.
    #[serde(default)]
    pub(super) left_in_box: Vec<Breed>,
    /// The dogs of the fair, in order of arrival.
    pub(super) fair: Vec<Dog>,
    /// The cards of the fair, in the order in which they are turned.
    pub(super) fair_cards: Vec<FairCard>,
    /// The number of times that a card of the fair was turned.
    pub(super) turned: u8,
    /// The action deck; the last card is the top.
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

/// The cards and meeples of a house.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Site {
    pub(super) cards: ArrayVec<Card, CARDS_OF_HOUSE>,
    /// The seat of each meeple, in order of arrival.
    pub(super) meeples: ArrayVec<Seat, MEEPLES_OF_HOUSE>,
    /// Whether a meeple entered by the card *free entry* (D-30).
    pub(super) free_entry: bool,
}

/// Where the flow of the game stands, and which seats are to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "stage", rename_all = "snake_case")]
pub(super) enum FlowState {
    /// Before the first round, and between phases.
    Between,
    /// All seats decide at once and openly, in small steps that they can take back.
    Together {
        phase: Phase,
        /// The seats that have not finished.
        deciding: SeatSet,
    },
    Drive(Driving),
    /// A seat gives away the dogs of its surplus.
    Give {
        donor: Seat,
        /// The dog on offer, once the donor has chosen it.
        offer: Option<Offer>,
    },
    Act(Visit),
    Over,
}

/// A turn of the first phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Driving {
    pub(super) seat: Seat,
    /// Whether two dogs changed places in this turn, so that the seat may not stay.
    pub(super) swapped: bool,
    /// The first of two dogs that are to change places, once it is chosen.
    pub(super) swapping: Option<DogId>,
}

/// A dog of the surplus on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Offer {
    pub(super) dog: DogId,
    pub(super) asked: Seat,
    /// Whether the asked seat took the dog in. It then lays out its kennel anew.
    pub(super) taken: bool,
}

/// A turn of the second phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Visit {
    pub(super) seat: Seat,
    /// The lap, from 1.
    pub(super) lap: u8,
    /// The house of the meeple, once it is placed.
    pub(super) house: Option<House>,
    pub(super) state: VisitState,
}

/// What the seat may do next in a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum VisitState {
    /// Use the house, which was used `times` times in this turn.
    #[serde(rename = "may")]
    UseHouse { times: u8 },
    /// Use cards that raise the price of the dog that was just sold.
    Sold,
    /// Choose the dog of the fair that the given one is traded for.
    #[serde(rename = "trade")]
    ChooseTrade,
    /// Put the dog that came from the fair into a bay.
    #[serde(rename = "house")]
    PutDog,
    /// End the turn.
    Done,
}

impl Dogs {
    /// The state before the setup, with a range of seats that depends on the game.
    ///
    /// # Errors
    /// When `seats` is not `allowed`.
    pub(super) fn with_seats(
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
            flow: FlowState::Between,
            kennels: (0..seats).map(|_| Arc::new(Kennel::new())).collect(),
            board: Default::default(),
            piles: [Vec::new(), Vec::new()],
            shown: 0,
            left_in_box: Vec::new(),
            fair: Vec::new(),
            fair_cards: Vec::new(),
            turned: 0,
            deck: Vec::new(),
            discard: Vec::new(),
            houses: Default::default(),
        })
    }

    /// The numbers of the rules that depend on the number of seats.
    pub(super) fn numbers(&self) -> &'static BySeats {
        by_seats(self.seats)
    }

    pub(super) fn kennel(&self, seat: Seat) -> &Kennel {
        &self.kennels[seat.index()]
    }

    pub(super) fn kennel_mut(&mut self, seat: Seat) -> &mut Kennel {
        Arc::make_mut(&mut self.kennels[seat.index()])
    }

    pub(super) fn kennels(&self) -> impl Iterator<Item = &Kennel> {
        self.kennels.iter().map(Arc::as_ref)
    }

    pub(super) fn kennels_mut(&mut self) -> impl Iterator<Item = &mut Kennel> {
        self.kennels.iter_mut().map(Arc::make_mut)
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
        match self.flow {
            FlowState::Between | FlowState::Drive(_) => Phase::Drive,
            FlowState::Together { phase, .. } => phase,
            FlowState::Give { .. } => Phase::Give,
            FlowState::Act(_) => Phase::Act,
            FlowState::Over => Phase::Over,
        }
    }

    pub(super) fn awaited(&self) -> SeatSet {
        match self.flow {
            FlowState::Between | FlowState::Over => SeatSet::EMPTY,
            FlowState::Together { deciding, .. } => deciding,
            FlowState::Drive(Driving { seat, .. }) | FlowState::Act(Visit { seat, .. }) => seat.into(),
            FlowState::Give { donor, offer: None } => donor.into(),
            FlowState::Give { offer: Some(offer), .. } => offer.asked.into(),
        }
    }

    /// Whether the seat is laying out its kennel.
    pub(super) fn lays_out(&self, seat: Seat) -> bool {
        match self.flow {
            FlowState::Together { phase: Phase::LayOut, deciding } => deciding.contains(seat),
            FlowState::Give { offer: Some(offer), .. } => offer.taken && offer.asked == seat,
            _ => false,
        }
    }

    /// The cheapest routes from where the seat's truck stands; from the centre if it is not on the road.
    pub(super) fn routes_of(&self, seat: Seat) -> Routes {
        let from = self.kennel(seat).truck.unwrap_or(Space::Centre);
        Routes::from(from, |space| space != Space::Centre && self.spot(space).block)
    }

    /// The space of a dog, if it lies on the board.
    pub(super) fn space_of(&self, dog: DogId) -> Option<Space> {
        let lies = |space: &&Space| self.spot(**space).dogs.iter().any(|other| other.id == dog);
        Space::paws().iter().find(lies).copied()
    }

    /// The seat whose truck stands on a space.
    pub(super) fn truck_at(&self, space: Space) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| self.kennel(seat).truck == Some(space))
    }

    pub(super) fn pile(&self, region: Region) -> &Vec<Token> {
        &self.piles[region.index()]
    }

    /// The card of the fair that shows the breeds the fair buys now; none before the first one is turned.
    pub(super) fn fair_card(&self) -> Option<FairCard> {
        let before = usize::from(self.turned).checked_sub(1)?;
        self.fair_cards.get(before % self.fair_cards.len()).copied()
    }

    /// The price of a dog at the fair.
    pub(super) fn fair_price(&self) -> u8 {
        fair_price(self.fair.len())
    }

    /// Whether all other trucks are home, or stay.
    pub(super) fn is_last_out(&self, seat: Seat) -> bool {
        let still = |other: &Kennel| matches!(other.trip, Trip::Ready | Trip::Out);
        self.kennels().enumerate().all(|(at, other)| at == seat.index() || !still(other))
    }

    /// Whether no truck came home yet in this round.
    pub(super) fn is_first_home(&self) -> bool {
        self.kennels().all(|kennel| kennel.trip != Trip::Home)
    }

    /// Every face-up dog on the board, at the fair and in the kennels.
    pub(super) fn dogs(&self) -> impl Iterator<Item = &Dog> {
        let board = self.board.iter().flat_map(|spot| &spot.dogs);
        board.chain(&self.fair).chain(self.kennels().flat_map(Kennel::dogs))
    }

    /// The breed of one of [`Dogs::dogs`].
    pub(super) fn breed_of(&self, dog: DogId) -> Breed {
        breed_among(self.dogs(), dog)
    }
}

/// The breed of one of these dogs.
pub(super) fn breed_among<'a>(dogs: impl IntoIterator<Item = &'a Dog>, id: DogId) -> Breed {
    let dog = dogs.into_iter().find(|dog| dog.id == id);
    dog.expect("the dog is among them").breed
}
