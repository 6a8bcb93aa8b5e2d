//! The state of a match.

use super::data::{
    Bonus, Breed, CHARACTERS_OF_EACH, Character, IMPROVEMENTS, Kind, Location, PUPPIES_OF_EACH,
    PUPPIES_OF_EACH_FOR_TWO, Table,
};
use super::kennel::{Card, Dog, DogId, Kennel, Via};
use super::options::Options;
use super::turn::{Decision, Turn};
use crate::frame::{Ballot, OptionsError, Seat, SeatSet};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::iter::repeat_n;
use serde::{Deserialize, Serialize};

/// A match of Dogs Cardgame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DogsCardgame {
    pub(super) options: Options,
    pub(super) seats: u8,
    /// The seat with the marker. It never moves; each round begins with this seat.
    pub(super) start: Seat,
    /// From 1; 0 while the first characters are chosen.
    pub(super) round: u32,
    /// The round after which the match is over, once the end has begun.
    pub(super) last_round: Option<u32>,
    /// Whether a dog card was drawn in this round.
    pub(super) drawn: bool,
    /// How many whole rounds before this one went by without a dog card drawn (C-46).
    pub(super) dry: u8,
    pub(super) turn: Option<Turn>,
    pub(super) over: bool,
    /// The secret choices of first characters, until all seats have chosen.
    pub(super) chosen: Ballot<Character>,
    /// Shared with earlier states until they change: each preview and each playout begins with a copy of the state.
    pub(super) kennels: Vec<Arc<Kennel>>,
    /// The locations in play, fewest symbols first.
    pub(super) row: Vec<Place>,
    /// The breeds in play.
    pub(super) breeds: Vec<Breed>,
    /// The dog pile: the last card is the top.
    pub(super) pile: Vec<Card>,
    /// The character pile: the last card is the top.
    pub(super) characters: Vec<Character>,
    pub(super) discard: Vec<Character>,
    /// The dogs of the fair, in the order they came.
    pub(super) fair: Vec<Dog>,
    /// The dogs given away.
    pub(super) gone: Vec<Dog>,
    /// How many dog cards have been drawn.
    pub(super) shown: u8,
    pub(super) improvements: u8,
    pub(super) bonuses: Vec<Bonus>,
    pub(super) puppies: Vec<Kind>,
}

/// A location with what lies there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Place {
    pub(super) location: Location,
    pub(super) dogs: Vec<Dog>,
    pub(super) character: Option<Character>,
}

/// The empty table.
pub(super) fn new(options: &Options, seats: u8) -> Result<DogsCardgame, OptionsError> {
    let table = options.table(seats)?;
    let of_each = CHARACTERS_OF_EACH - table.removed_of_each;
    let puppies = if seats == 2 { PUPPIES_OF_EACH_FOR_TWO } else { PUPPIES_OF_EACH };
    Ok(DogsCardgame {
        options: options.clone(),
        seats,
        start: Seat(0),
        round: 0,
        last_round: None,
        drawn: false,
        dry: 0,
        turn: None,
        over: false,
        chosen: Ballot::default(),
        kennels: (0..seats).map(|_| Arc::new(Kennel::new())).collect(),
        row: Vec::new(),
        breeds: Vec::new(),
        pile: Vec::new(),
        characters: Character::ALL.iter().flat_map(|&one| repeat_n(one, of_each)).collect(),
        discard: Vec::new(),
        fair: Vec::new(),
        gone: Vec::new(),
        shown: 0,
        improvements: IMPROVEMENTS,
        bonuses: if options.children { Vec::new() } else { Bonus::ALL.to_vec() },
        puppies: if options.puppies {
            Kind::ALL.iter().flat_map(|&kind| repeat_n(kind, puppies)).collect()
        } else {
            Vec::new()
        },
    })
}

impl DogsCardgame {
    /// What depends on the number of seats.
    pub(super) fn table(&self) -> &'static Table {
        self.options.table(self.seats).expect("the table was laid out with these options")
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

    pub(super) fn place(&self, location: Location) -> Option<&Place> {
        self.row.iter().find(|place| place.location == location)
    }

    pub(super) fn place_mut(&mut self, location: Location) -> &mut Place {
        let place = self.row.iter_mut().find(|place| place.location == location);
        place.expect("the location is in play")
    }

    /// The locations in play, fewest symbols first.
    pub(super) fn locations(&self) -> Vec<Location> {
        self.row.iter().map(|place| place.location).collect()
    }

    /// Where the truck of `seat` is.
    pub(super) fn here(&self, seat: Seat) -> Option<&Place> {
        self.kennel(seat).at.and_then(|at| self.place(at))
    }

    /// The decision on top of the stack.
    pub(super) fn decision(&self) -> Option<&Decision> {
        self.turn.as_ref()?.decision()
    }

    /// Whether this is the round without refills that ends the match.
    pub(super) fn last(&self) -> bool {
        self.last_round == Some(self.round)
    }

    pub(super) fn awaited(&self) -> SeatSet {
        if self.over {
            return SeatSet::EMPTY;
        }
        match &self.turn {
            Some(turn) => turn.decisions.top().map_or(turn.seat.into(), |pending| pending.seats),
            None => self.chosen.awaited(SeatSet::all(self.seats)),
        }
    }

    /// All dogs whose cards have been drawn, in no particular order.
    pub(super) fn dogs(&self) -> impl Iterator<Item = &Dog> + '_ {
        let city = self.row.iter().flat_map(|place| &place.dogs);
        let kennels = self.kennels().flat_map(|own| own.housed().chain(&own.hotel).chain(&own.infirmary));
        city.chain(&self.fair).chain(&self.gone).chain(kennels).chain(self.in_hand())
    }

    /// The dogs of an unfinished decision that lie at no place.
    pub(super) fn in_hand(&self) -> &[Dog] {
        let mut begun = self.turn.iter().flat_map(|turn| turn.decisions.iter());
        begun.find_map(|pending| pending.decision.hand()).unwrap_or_default()
    }

    /// A dog whose card has been drawn.
    pub(super) fn dog(&self, id: DogId) -> &Dog {
        self.dogs().find(|dog| dog.id == id).expect("the dog has come to light")
    }

    /// The dog that a card of the pile becomes when it is drawn as the `nth` from now.
    pub(super) fn born(&self, nth: u8, card: Card) -> Dog {
        let Card { breed, sign } = card;
        Dog { id: DogId(self.shown + nth), breed, sign, via: Via::Collect }
    }
}
