//! What is hidden, and what is counted.

use super::data::{Card, END_WINDOW, Favorite, Food, Kind};
use super::player::Player;
use super::setup::below_end;
use super::state::DogLover;
use crate::frame::{Amounts, Counters, Dice, Seat, Viewer};
use alloc::collections::BTreeMap;

/// L-13: nobody knows the order of the three decks. Everything in hands was taken from the grid before all eyes, so
/// whoever remembers knows it: hands stay, also where they are out of sight.
pub(super) fn resample(state: &DogLover, viewer: Viewer, dice: &mut Dice) -> DogLover {
    let mut other = state.clone();
    if viewer == Viewer::Referee {
        return other;
    }
    let has_end = other.deck.contains(&Card::END);
    other.deck.retain(|&card| card != Card::END);
    dice.reshuffle(&mut other.deck);
    if has_end {
        // It lies wherever it could have been put, as far as it was not drawn.
        let least = below_end_at_least(state);
        let window = END_WINDOW.min(other.deck.len() - least);
        let place = below_end(state.seats, window, dice);
        other.deck.insert(place, Card::END);
    }
    dice.reshuffle(&mut other.shelter_deck);
    dice.reshuffle(&mut other.school_deck);
    other
}

fn below_end_at_least(state: &DogLover) -> usize {
    usize::from(state.seats) * super::data::BELOW_END_PER_SEAT
}

/// Everything that comes in a number of pieces, wherever it is.
pub(super) fn census(state: &DogLover) -> BTreeMap<&'static str, u32> {
    let mut counts = BTreeMap::new();
    let mut count = |what: &'static str, more: usize| {
        *counts.entry(what).or_default() += u32::try_from(more).expect("a box is small");
    };
    for card in state.grid.iter().flatten().chain(&state.deck) {
        count(card.face().kind().word(), 1);
    }
    for (kind, cards) in state.discards.iter() {
        count(kind.word(), cards.into());
    }
    if let Some(turn) = &state.turn {
        count(Kind::Walk.word(), turn.walks.into());
        count(Kind::Trait.word(), turn.traits.iter().count());
    }
    count(Kind::Fetch.word(), usize::from(state.fetch.is_some()));
    for player in &state.players {
        let dogs = &player.dogs;
        count(Kind::Dog.word(), dogs.iter().filter(|own| !own.dog.is_rescue()).count());
        count("rescue", dogs.iter().filter(|own| own.dog.is_rescue()).count());
        count(Kind::Walk.word(), dogs.iter().map(|own| usize::from(own.walks)).sum());
        count(Kind::Training.word(), dogs.iter().map(|own| usize::from(own.trainings)).sum());
        count(Kind::Trait.word(), dogs.iter().filter(|own| own.feature.is_some()).count());
        count(Kind::Training.word(), player.hand.trainings.into());
        count(Kind::Adoption.word(), player.hand.adoptions.into());
        count(Kind::Bone.word(), player.hand.bones.into());
        count(Kind::Favorite.word(), favorites(player));
        count("trick", player.tricks.learned().into());
    }
    count("rescue", state.shelter.len() + state.shelter_deck.len());
    count("trick", state.school.len() + state.school_deck.len());
    counts
}

fn favorites(player: &Player) -> usize {
    player.hand.favorites.iter().map(|&count| usize::from(count)).sum()
}

/// Where people read them: hands lie before their seat alone, or open.
pub(super) const COUNTERS: Counters = &[
    ("scraps", &["view.players.$.cubes.scraps"]),
    ("dry", &["view.players.$.cubes.dry"]),
    ("canned", &["view.players.$.cubes.canned"]),
    ("wild", &["view.players.$.cubes.wild"]),
    ("ball", &["own.hand.favorites.ball", "view.players.$.hand.favorites.ball"]),
    ("frisbee", &["own.hand.favorites.frisbee", "view.players.$.hand.favorites.frisbee"]),
    ("rope", &["own.hand.favorites.rope", "view.players.$.hand.favorites.rope"]),
    ("plush", &["own.hand.favorites.plush", "view.players.$.hand.favorites.plush"]),
    ("bed", &["own.hand.favorites.bed", "view.players.$.hand.favorites.bed"]),
    ("adoption", &["own.hand.adoptions", "view.players.$.hand.adoptions"]),
    ("training", &["own.hand.trainings", "view.players.$.hand.trainings"]),
    ("bone", &["own.hand.bones", "view.players.$.hand.bones"]),
];

/// What actions cost and bring: cubes, and the cards in hand.
pub(super) fn counters(state: &DogLover, seat: Seat) -> Amounts {
    let player = state.player(seat);
    let hand = &player.hand;
    let cards = [
        (Kind::Adoption.word(), hand.adoptions),
        (Kind::Training.word(), hand.trainings),
        (Kind::Bone.word(), hand.bones),
    ];
    let cubes = Food::ALL.iter().map(|food| food.word()).zip(player.cubes);
    let favorites = Favorite::ALL.iter().map(|favorite| favorite.word()).zip(hand.favorites);
    cubes.chain(favorites).chain(cards).map(|(what, count)| (what, u32::from(count))).collect()
}
