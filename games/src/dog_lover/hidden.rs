//! Determinization and conserved counts.

use super::data::{Card, END_WINDOW, Kind};
use super::player::{Hand, Player};
use super::setup::below_end;
use super::state::DogLover;
use crate::frame::{Dice, Seat, Viewer};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// L-13: the order of the three decks is hidden. All cards in hands were taken from the open grid, so a viewer who
/// remembers knows the hands: they stay, also where they are not shown.
pub(super) fn determinize(state: &DogLover, viewer: Viewer, dice: &mut Dice) -> DogLover {
    let mut other = state.clone();
    if viewer == Viewer::Referee {
        return other;
    }
    let has_end = other.deck.contains(&Card::END);
    other.deck.retain(|&card| card != Card::END);
    dice.reshuffle(&mut other.deck);
    if has_end {
        // It may lie at any place where it could have been put and where it was not drawn yet.
        let least = below_end_at_least(state);
        let window = END_WINDOW.min(other.deck.len() - least);
        let place = below_end(state.seats, window, dice);
        other.deck.insert(place, Card::END);
    }
    dice.reshuffle(&mut other.shelter_deck);
    dice.reshuffle(&mut other.school_deck);
    other
}

/// The cards in the hands that are out of the viewer's sight, dealt anew among these hands.
pub(super) fn conceal(state: &DogLover, viewer: Viewer, dice: &mut Dice) -> DogLover {
    let mut other = determinize(state, viewer, dice);
    if viewer == Viewer::Referee || state.hands_lie_open() {
        return other;
    }
    let hidden = || Seat::all(state.seats).filter(|&seat| !viewer.knows(seat)).map(Seat::index);
    let mut cards: Vec<usize> = Vec::new();
    for seat in hidden() {
        let hand = &state.players[seat].hand;
        let counts = [hand.adoptions, hand.trainings, hand.bones].into_iter().chain(hand.favorites);
        cards.extend(counts.enumerate().flat_map(|(kind, count)| (0..count).map(move |_| kind)));
    }
    dice.reshuffle(&mut cards);
    for seat in hidden() {
        let size = usize::from(state.players[seat].hand.size());
        let mut hand = Hand::default();
        for kind in cards.split_off(cards.len() - size) {
            match kind {
                0 => hand.adoptions += 1,
                1 => hand.trainings += 1,
                2 => hand.bones += 1,
                favorite => hand.favorites[favorite - 3] += 1,
            }
        }
        other.players[seat].hand = hand;
    }
    other
}

fn below_end_at_least(state: &DogLover) -> usize {
    usize::from(state.seats) * super::data::BELOW_END_PER_SEAT
}

/// The number of pieces of each kind, wherever they are.
pub(super) fn conserved_counts(state: &DogLover) -> BTreeMap<&'static str, u32> {
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
