//! The view of everybody and the private view of a seat.

use super::data::Card;
use super::data::{Dog, Favorite, Food, Trait, Trick};
use super::options::Options;
use super::player::{Cubes, Hand, OwnDog, Player};
use super::shapes::{Cell, Lane};
use super::state::{DogLover, Phase, Turn};
use crate::frame::{Seat, SmallMap};
use alloc::vec::Vec;
use serde::Serialize;

/// The table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The storage format, which says which static data applies.
    pub format: u32,
    /// The options in force.
    pub rules: Options,
    /// The phase of the match.
    pub phase: Phase,
    /// From 1; 0 before the first.
    pub round: u32,
    /// The seat that plays first in each round.
    pub start: Seat,
    /// The End was drawn: this round is the last.
    pub last_round: bool,
    /// The turn being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turn: Option<TurnView>,
    /// What the watchdog guards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub watchdog: Option<Lane>,
    pub grid: SmallMap<Cell, Card>,
    /// How many cards the deck has, the End among them until it is drawn.
    pub deck: usize,
    /// The rescue dogs that lie face up, from the top; where there are fewer than three, the upper spaces are empty.
    pub shelter: Vec<Dog>,
    /// How many lie below.
    pub shelter_deck: usize,
    /// The tricks that lie face up, from the top.
    pub school: Vec<Trick>,
    /// How many lie below.
    pub school_deck: usize,
    /// The seat that has Fetch, if it is not on the grid.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fetch: Option<Seat>,
    pub players: SmallMap<Seat, PlayerView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    pub seat: Seat,
    /// Where Fetch was laid down: no trick may cover it in this turn (L-04).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub locked: Option<Cell>,
    /// Walks that are not tucked yet.
    pub walks: u8,
    /// Traits that are not attached yet.
    pub traits: Vec<Trait>,
    /// No more cards are played: those that could not be laid to a dog are discarded.
    pub closed: bool,
}

/// What belongs to one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The dogs, by id.
    pub dogs: SmallMap<Dog, DogView>,
    /// The cubes; at the end, as they were before the dogs ate.
    pub cubes: SmallMap<Food, u8>,
    /// The tricks, the starting one first.
    pub tricks: Vec<Trick>,
    /// How many cards are in hand.
    pub cards: u8,
    /// The hand, where it lies open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<HandView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DogView {
    /// How many of the player's dogs came before it.
    pub after: u8,
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub walks: u8,
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub trainings: u8,
    /// The trait beside it.
    #[serde(rename = "trait", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub feature: Option<Trait>,
    /// At the end, if it was fed: what it ate.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub meal: Option<SmallMap<Food, u8>>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandView {
    pub adoptions: u8,
    pub trainings: u8,
    pub bones: u8,
    /// Favourite things: the kinds of which there are any.
    pub favorites: SmallMap<Favorite, u8>,
}

/// The private view of a seat: its hidden hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrivateView {
    pub hand: HandView,
}

impl View {
    pub(super) fn of(state: &DogLover) -> Self {
        let grid = Cell::ALL.iter().copied().zip(state.grid);
        let open = state.hands_lie_open();
        Self {
            format: state.format,
            rules: state.options,
            phase: state.phase,
            round: state.round,
            start: state.start,
            last_round: state.is_last_round,
            turn: state.turn.as_ref().map(TurnView::of),
            watchdog: state.guarded,
            grid: grid.filter_map(|(cell, card)| Some((cell, card?))).collect(),
            deck: state.deck.len(),
            shelter: state.shelter.clone(),
            shelter_deck: state.shelter_deck.len(),
            school: state.school.clone(),
            school_deck: state.school_deck.len(),
            fetch: state.fetch,
            players: Seat::all(state.seats)
                .zip(state.players.iter().map(|player| PlayerView::of(player, open)))
                .collect(),
        }
    }
}

impl PrivateView {
    /// The hidden hand of a seat; none where hands lie open.
    pub(super) fn of(state: &DogLover, seat: Seat) -> Option<Self> {
        (!state.hands_lie_open()).then(|| Self { hand: HandView::of(&state.player(seat).hand) })
    }
}

/// Cubes by kind, zeros included.
fn by_food(cubes: Cubes) -> SmallMap<Food, u8> {
    Food::ALL.iter().copied().zip(cubes).collect()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks for it")]
const fn is_none(amount: &u8) -> bool {
    *amount == 0
}

/// The meal of a dog, without zeros.
fn meal(cubes: Cubes) -> SmallMap<Food, u8> {
    Food::ALL.iter().copied().zip(cubes).filter(|(_, cubes)| *cubes > 0).collect()
}

impl TurnView {
    fn of(turn: &Turn) -> Self {
        Self {
            seat: turn.seat,
            locked: turn.locked,
            walks: turn.walks,
            traits: turn.traits.into(),
            closed: turn.is_closed,
        }
    }
}

impl PlayerView {
    fn of(player: &Player, open: bool) -> Self {
        let meal = |own: &OwnDog| player.meals.as_ref().and_then(|meals| meals.get(&own.dog)).copied();
        Self {
            dogs: (0..)
                .zip(&player.dogs)
                .map(|(after, own)| (own.dog, DogView::of(own, after, meal(own))))
                .collect(),
            cubes: by_food(player.cubes),
            tricks: player.tricks.into(),
            cards: player.hand.size(),
            hand: open.then(|| HandView::of(&player.hand)),
        }
    }
}

impl DogView {
    fn of(own: &OwnDog, after: u8, eaten: Option<Cubes>) -> Self {
        let meal = eaten.map(meal);
        Self { after, walks: own.walks, trainings: own.trainings, feature: own.feature, meal }
    }
}

impl HandView {
    fn of(hand: &Hand) -> Self {
        Self {
            adoptions: hand.adoptions,
            trainings: hand.trainings,
            bones: hand.bones,
            favorites: Favorite::ALL.iter().copied().zip(hand.favorites).filter(|(_, n)| *n > 0).collect(),
        }
    }
}
