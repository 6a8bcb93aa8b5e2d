//! The view of everybody and the private view of a seat.

use super::data::{Bonus, Breed, Character, Kind, Location, Sign, Spot};
use super::kennel::{Dog, DogId, Kennel, Via};
use super::state::DogsCardgame;
use super::turn::{Decision, DecisionKind, Turn};
use crate::frame::{Seat, SmallMap, words};
use alloc::vec::Vec;
use serde::Serialize;

words! {
    /// The phase of the match.
    pub enum Phase {
        /// Each seat chooses a first character.
        Draft = "draft",
        Rounds = "rounds",
        Over = "over",
    }
}

words! {
    /// Whether the end has begun.
    pub enum Ending {
        /// It has not begun.
        No = "no",
        /// It has begun: after this round comes the last one.
        Begun = "begun",
        /// This is the last round, without new dogs.
        Last = "last",
    }
}

/// The public view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The phase of the match.
    pub phase: Phase,
    /// From 1; 0 during the draft.
    pub round: u32,
    /// The seat with the marker: each round begins with it.
    pub start: Seat,
    /// Whether the end has begun.
    pub ending: Ending,
    /// How many whole rounds before this one brought no new dog (house rule C-46: the tenth begins the end).
    pub dry_rounds: u8,
    /// The rules in force.
    pub rules: RulesView,
    /// The breeds in play.
    pub breeds: Vec<Breed>,
    /// The turn being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turn: Option<TurnView>,
    /// The decision that has to be taken before the turn goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub decision: Option<DecisionView>,
    /// The order of the locations, fewest symbols first.
    pub row: Vec<Location>,
    /// The locations in play.
    pub locations: SmallMap<Location, LocationView>,
    /// All dogs whose cards have been drawn.
    pub dogs: SmallMap<DogId, DogView>,
    /// The dogs of the fair, in the order they came.
    pub fair: Vec<DogId>,
    /// The dogs given away.
    pub gone: Vec<DogId>,
    /// The common supply.
    pub supply: Supply,
    pub kennels: SmallMap<Seat, KennelView>,
}

/// The rules in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RulesView {
    /// The expansion Filhotes.
    pub puppies: bool,
    /// Playing with children.
    pub children: bool,
    /// Characters can be renewed.
    pub variant_1: bool,
    /// Two dogs in a donation.
    pub variant_2: bool,
    /// A reward may go into a bay.
    pub variant_3: bool,
    /// A cured dog counts as healthy too.
    pub cured_are_healthy: bool,
    /// Coins for a licence.
    pub licence: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    pub seat: Seat,
    /// Step 1 is done.
    pub moved: bool,
    /// Dogs were collected.
    pub collected: bool,
    /// A character was hired.
    pub hired: bool,
    /// A bay was opened.
    pub opened: bool,
    /// Dogs were given away.
    pub donated: bool,
    /// The bonus card claimed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub claimed: Option<Bonus>,
}

/// A decision that takes more than one step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecisionView {
    /// The kind of the decision.
    pub kind: DecisionKind,
    /// The dogs in hand, in the order they are put down.
    pub hand: Vec<DogId>,
    /// The full bay that brings a puppy card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bay: Option<Spot>,
    /// Improvements bought so far.
    pub bought: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LocationView {
    /// How many dogs it shows.
    pub symbols: u8,
    /// The dogs below it, in order.
    pub dogs: Vec<DogId>,
    /// The character above it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub character: Option<Character>,
    /// What that character costs now, without the toll.
    pub hire: u32,
}

/// A dog. The lists of the view say where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DogView {
    pub breed: Breed,
    /// The sign on its card.
    pub sign: Sign,
    /// How it came to its place. In a bay, a sick dog is a cured one.
    pub via: Via,
}

/// The common supply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Supply {
    /// Cards in the dog pile.
    pub dogs: usize,
    /// Cards in the character pile.
    pub characters: usize,
    pub discard: SmallMap<Character, usize>,
    /// Improvements left.
    pub improvements: u8,
    /// Bonus cards left.
    pub bonuses: Vec<Bonus>,
    /// Puppy cards left.
    pub puppies: SmallMap<Kind, usize>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KennelView {
    /// The location where the truck stands; none before the first turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at: Option<Location>,
    pub food: u32,
    pub coins: u32,
    /// The characters on display.
    pub characters: Vec<Character>,
    pub bays: SmallMap<Spot, BayView>,
    /// The guests of the hotel.
    pub hotel: Vec<DogId>,
    /// The sick dogs.
    pub infirmary: Vec<DogId>,
    /// Licences of open bays still to be paid.
    pub unpaid: u8,
    /// Licences paid.
    pub paid: u8,
    pub improvements: u8,
    /// Bonus cards.
    pub bonuses: Vec<Bonus>,
    /// Puppy cards.
    pub puppies: Vec<Kind>,
    /// Draft: how many characters it holds.
    pub dealt: usize,
    /// Draft: whether the seat has chosen and waits for the others.
    pub chosen: bool,
}

/// The private view of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrivateView {
    /// Draft: the characters it was dealt.
    pub hand: Vec<Character>,
    /// Draft: which of them it chose, while it waits for the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub chosen: Option<Character>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BayView {
    /// How many dogs it holds.
    pub size: usize,
    /// Whether it is open.
    pub open: bool,
    /// Whether it brought a puppy card and must stay full.
    pub locked: bool,
    pub dogs: Vec<DogId>,
}

impl View {
    pub(super) fn of(state: &DogsCardgame) -> Self {
        Self {
            phase: match (state.over, &state.turn) {
                (true, _) => Phase::Over,
                (false, None) => Phase::Draft,
                (false, Some(_)) => Phase::Rounds,
            },
            round: state.round,
            start: state.start,
            ending: match state.last_round {
                None => Ending::No,
                Some(_) if state.last() => Ending::Last,
                Some(_) => Ending::Begun,
            },
            dry_rounds: state.dry,
            rules: RulesView {
                puppies: state.options.puppies,
                children: state.options.children,
                variant_1: state.options.variant_1,
                variant_2: state.options.variant_2,
                variant_3: state.options.variant_3,
                cured_are_healthy: state.options.cured_are_healthy,
                licence: state.licence_cost(),
            },
            breeds: state.breeds.clone(),
            turn: state.turn.as_ref().map(Turn::show),
            decision: state.decision().map(Decision::show),
            row: state.row.iter().map(|place| place.location).collect(),
            locations: state.show_locations(),
            dogs: state.dogs().map(|dog| (dog.id, dog.show())).collect(),
            fair: ids(&state.fair),
            gone: ids(&state.gone),
            supply: state.show_supply(),
            kennels: Seat::all(state.seats)
                .map(|seat| (seat, state.kennel(seat).show(state.chosen.has(seat))))
                .collect(),
        }
    }
}

impl DogsCardgame {
    fn show_locations(&self) -> SmallMap<Location, LocationView> {
        let places = self.row.iter().map(|place| {
            let view = LocationView {
                symbols: place.location.symbols(),
                dogs: ids(&place.dogs),
                character: place.character,
                hire: self.hire_cost_at(place),
            };
            (place.location, view)
        });
        places.collect()
    }

    fn show_supply(&self) -> Supply {
        Supply {
            dogs: self.pile.len(),
            characters: self.characters.len(),
            discard: count(Character::ALL, &self.discard),
            improvements: self.improvements,
            bonuses: self.bonuses.clone(),
            puppies: count(Kind::ALL, &self.puppies),
        }
    }
}

impl Turn {
    fn show(&self) -> TurnView {
        TurnView {
            seat: self.seat,
            moved: self.moved,
            collected: self.collected,
            hired: self.hired,
            opened: self.opened,
            donated: self.donated,
            claimed: self.claim.as_ref().map(|claim| claim.bonus),
        }
    }
}

impl Decision {
    pub(super) fn show(&self) -> DecisionView {
        let kind = self.kind();
        let hand = self.hand().map(ids).unwrap_or_default();
        let mut view = DecisionView { kind, hand, bay: None, bought: 0 };
        match self {
            Self::Manager { bought } | Self::Partner { bought, .. } => view.bought = *bought,
            Self::Puppy { bay } => view.bay = Some(*bay),
            Self::Collect { .. }
            | Self::Vet
            | Self::Trainer { .. }
            | Self::Reward { .. }
            | Self::Donate { .. } => {}
        }
        view
    }
}

impl Dog {
    fn show(&self) -> DogView {
        DogView { breed: self.breed, sign: self.sign, via: self.via }
    }
}

impl Kennel {
    fn show(&self, chosen: bool) -> KennelView {
        let bays = Spot::bays().zip(&self.bays).map(|(spot, bay)| {
            let view = BayView { size: bay.size, open: bay.open, locked: bay.locked, dogs: ids(&bay.dogs) };
            (spot, view)
        });
        KennelView {
            at: self.at,
            food: self.food,
            coins: self.coins,
            characters: self.characters.clone(),
            bays: bays.collect(),
            hotel: ids(&self.hotel),
            infirmary: ids(&self.infirmary),
            unpaid: self.unpaid,
            paid: self.paid,
            improvements: self.improvements,
            bonuses: self.bonuses.clone(),
            puppies: self.puppies.clone(),
            dealt: self.hand.len(),
            chosen,
        }
    }
}

fn ids(dogs: &[Dog]) -> Vec<DogId> {
    dogs.iter().map(|dog| dog.id).collect()
}

/// The number of each kind, zeros included.
fn count<K: Copy + Ord>(kinds: &[K], things: &[K]) -> SmallMap<K, usize> {
    kinds.iter().map(|&kind| (kind, things.iter().filter(|&&thing| thing == kind).count())).collect()
}
