//! The table is laid: step 0.

use super::cards::{CARDS, Card, CardFacts, FairCard};
use super::data::{Breed, Health, Region, TOKENS, breeds_for};
use super::events::{Secret, Token};
use super::flow;
use super::state::Table;
use super::title::Title;
use crate::frame::{Dice, Script, Seat};
use alloc::vec::Vec;
use core::iter::repeat_n;

/// Cards that show so many units are left in the box where two play (L749-750).
const THREE_UNITS: u8 = 3;

pub(super) fn open<G: Title>(script: &mut Script<G>) {
    let seats = script.state().seats;
    // D-01: who begins is drawn.
    let start = Seat(u8::try_from(script.dice().below(seats.into())).expect("less than the number of seats"));
    let removed = removed_dogs(script);
    let [city, country] = [Region::City, Region::Country].map(|region| {
        let tokens = script.state().tokens(region, &removed);
        shuffled(tokens, script.dice())
    });
    let fair = shuffled(FairCard::ALL.to_vec(), script.dice());
    let deck = shuffled(deck(seats), script.dice());
    script.emit(Secret::Laid { start, removed, city, country, deck, fair }.into());
    flow::refill(script);
    flow::turn_fair(script);
    flow::lay_cards(script);
    G::lay_out_more(script);
    flow::begin_round(script, 1, start);
}

pub(super) fn shuffled<T>(mut things: Vec<T>, dice: &mut Dice) -> Vec<T> {
    dice.shuffle(&mut things);
    things
}

/// L760-761: two seats leave a lost dog of each region in the box.
fn removed_dogs<G: Title>(script: &mut Script<G>) -> Vec<(Breed, Health)> {
    let state = script.state();
    let (seats, of_each) = (state.seats, state.numbers().lost_removed);
    let mut removed = Vec::new();
    for &region in Region::ALL {
        let breeds: Vec<Breed> = breeds_of(region, seats).collect();
        for _ in 0..of_each {
            removed.push((*script.dice().pick(&breeds), Health::Lost));
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

impl Table {
    /// The tokens of a region: its breeds without what was removed, and the blocks.
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
