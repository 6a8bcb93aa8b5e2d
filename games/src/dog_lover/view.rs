//! The table as everybody may see it, and the slip of each seat, built field by field.

use super::data::Card;
use super::data::{Dog, Favorite, Food, Trait, Trick};
use super::options::Options;
use super::player::{Cubes, Hand, OwnDog, Player};
use super::shapes::{Cell, Lane};
use super::state::{DogLover, Phase, Turn};
use crate::frame::{Few, Seat};
use alloc::vec::Vec;
use serde::Serialize;

/// The table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Which tables hold the cards.
    pub format: u32,
    /// The options in force.
    pub rules: Options,
    /// What is being played.
    pub phase: Phase,
    /// From 1; 0 before the first.
    pub round: u32,
    /// Who plays first in each round.
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
    /// The cards of the grid.
    pub grid: Few<Cell, Card>,
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
    /// Who has Fetch, if it is not on the grid.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fetch: Option<Seat>,
    /// The players, by seat.
    pub players: Few<Seat, PlayerView>,
}

/// A turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    /// Whose.
    pub seat: Seat,
    /// Where Fetch was laid down: no trick may cover it in this turn (L-04).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub locked: Option<Cell>,
    /// Walks that are not tucked yet.
    pub walks: u8,
    /// Traits that are not attached yet.
    pub traits: Vec<Trait>,
    /// Nothing more is played: what could not be laid to a dog is discarded.
    pub closed: bool,
}

/// What belongs to one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The dogs, by id.
    pub dogs: Few<Dog, DogView>,
    /// The cubes; at the end, as they were before the dogs ate.
    pub cubes: Few<Food, u8>,
    /// The tricks: first the one begun with.
    pub tricks: Vec<Trick>,
    /// How many cards are in hand.
    pub cards: u8,
    /// The hand, where it lies open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<HandView>,
}

/// A dog.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DogView {
    /// How many of the player's dogs came before it.
    pub after: u8,
    /// Walks under it, if any.
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub walks: u8,
    /// Trainings under it, if any.
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
    pub meal: Option<Few<Food, u8>>,
}

/// A hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandView {
    /// Adoptions.
    pub adoptions: u8,
    /// Trainings.
    pub trainings: u8,
    /// Bones.
    pub bones: u8,
    /// Favourite things: the kinds of which there are any.
    pub favorites: Few<Favorite, u8>,
}

/// What a seat knows besides: its hidden hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Own {
    /// The hand.
    pub hand: HandView,
}

/// What everybody may see.
pub(super) fn view(state: &DogLover) -> View {
    let grid = Cell::ALL.iter().copied().zip(state.grid);
    let open = state.hands_lie_open();
    View {
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

/// What one seat may see besides.
pub(super) fn own(state: &DogLover, seat: Seat) -> Option<Own> {
    (!state.hands_lie_open()).then(|| Own { hand: HandView::of(&state.player(seat).hand) })
}

/// Cubes by their kind; of which there are none, too.
fn by_food(cubes: Cubes) -> Few<Food, u8> {
    Food::ALL.iter().copied().zip(cubes).collect()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks for it")]
const fn is_none(amount: &u8) -> bool {
    *amount == 0
}

/// What a dog eats: the kinds of which it eats any.
fn meal(cubes: Cubes) -> Few<Food, u8> {
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
