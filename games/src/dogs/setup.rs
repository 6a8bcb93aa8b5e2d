//! The setup of a match: step 0.

use super::cards::{CARDS, Card, CardFacts, FairCard};
use super::data::{Breed, Health, Region, TOKENS, breeds_for};
use super::events::{Secret, Token};
use super::flow;
use super::state::Dogs;
use super::variant::DogsVariant;
use crate::frame::{Dice, Transition};
use alloc::vec::Vec;
use core::iter::repeat_n;

/// With two seats, cards with this many units are left in the box (L749-750).
const THREE_UNITS: u8 = 3;

pub(super) fn open<G: DogsVariant>(transition: &mut Transition<G>) {
    let seats = transition.state().table().seats;
    // D-01: the start player is drawn at random, if nobody was chosen.
    let start = transition.first().unwrap_or_else(|| transition.dice().seat(seats));
    let removed = removed_dogs(transition);
    let [city, country] = [Region::City, Region::Country].map(|region| {
        let tokens = transition.state().table().tokens(region, &removed);
        shuffled(tokens, transition.dice())
    });
    let fair = shuffled(FairCard::ALL.to_vec(), transition.dice());
    let deck = shuffled(deck(seats), transition.dice());
    transition.emit(Secret::Laid { start, removed, city, country, deck, fair });
    flow::refill(transition);
    flow::turn_fair(transition);
    flow::lay_cards(transition);
    G::set_up_more(transition);
    flow::begin_round(transition, 1, start);
}

pub(super) fn shuffled<T>(mut things: Vec<T>, dice: &mut Dice) -> Vec<T> {
    dice.shuffle(&mut things);
    things
}

/// L760-761: with two seats, a lost dog of each region is left in the box. D-55: everybody sees which.
fn removed_dogs<G: DogsVariant>(transition: &mut Transition<G>) -> Vec<(Breed, Health)> {
    let state = transition.state().table();
    let (seats, of_each) = (state.seats, state.numbers().lost_removed);
    let mut removed = Vec::new();
    for &region in Region::ALL {
        let breeds: Vec<Breed> = breeds_of(region, seats).collect();
        for _ in 0..of_each {
            removed.push((*transition.dice().pick(&breeds), Health::Lost));
        }
    }
    removed
}

fn breeds_of(region: Region, seats: u8) -> impl Iterator<Item = Breed> {
    breeds_for(seats).filter(move |facts| facts.region == region).map(|facts| facts.breed)
}

fn deck(seats: u8) -> Vec<Card> {
    let without_threes = super::data::by_seats(seats).without_threes;
    let stays =
        |facts: &&CardFacts| !without_threes || facts.gives.is_none_or(|goods| goods.total() < THREE_UNITS);
    CARDS.iter().filter(stays).flat_map(|facts| repeat_n(facts.card, facts.count)).collect()
}

impl Dogs {
    /// The tokens of a region: its dogs without the removed ones, and the blocks.
    fn tokens(&self, region: Region, removed: &[(Breed, Health)]) -> Vec<Token> {
        let dogs = breeds_of(region, self.seats).flat_map(|breed| {
            TOKENS.iter().flat_map(move |&(health, of_each)| repeat_n((breed, health), of_each))
        });
        let mut tokens: Vec<Token> = dogs.map(|(breed, health)| Token::Dog(breed, health)).collect();
        for &(breed, health) in removed {
            if let Some(place) = tokens.iter().position(|&token| token == Token::Dog(breed, health)) {
                tokens.remove(place);
            }
        }
        tokens.extend(repeat_n(Token::Block, self.numbers().blocks));
        tokens
    }
}
