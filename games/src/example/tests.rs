//! The rules, one by one.

mod positions;

use super::data::Card;
use super::options::Options;
use super::state::Example;
use super::{Action, Event};
use crate::frame::laws::{self, Plan};
use crate::frame::{Dice, Hand, LegalActions, Pile, Played, Presentation, Rules, Seat, Status, play};
use alloc::vec::Vec;

#[test]
fn the_laws_hold() {
    laws::check::<Example>(&Plan { matches_per_seat_count: 100, seed: 1 });
}

/// A table at which seat 0 plays first, with these hands and nothing in the pile.
fn table(hands: &[&[u8]]) -> Example {
    table_with(hands, &[])
}

/// A table at which seat 0 plays first, with these hands, and a pile from which these cards are drawn in order.
fn table_with(hands: &[&[u8]], pile: &[u8]) -> Example {
    let mut state = Example::new(&Options::default(), u8::try_from(hands.len()).unwrap(), 1).unwrap();
    let hands = hands.iter().map(|hand| hand.iter().copied().map(Card).collect::<Hand<_>>()).collect();
    let pile = Pile::in_order(pile.iter().copied().map(Card));
    state.apply(&Event::Dealt { first: Seat(0), hands, pile });
    state
}

fn step(state: &Example, seat: u8, card: u8) -> Played<Example> {
    play(state, Seat(seat), &Action::Play { card: Card(card) }, Dice::from_number(1)).unwrap()
}

#[test]
fn seats_play_in_turn() {
    let state = table(&[&[1, 2], &[3, 4], &[5, 6]]);
    let state = step(&state, 0, 2).state;
    assert_eq!(state.status(), Status::Awaiting(Seat(1).into()));
    assert!(LegalActions::of(&state, Seat(0)).is_empty());
    let listed = LegalActions::of(&state, Seat(1)).to_vec();
    assert_eq!(listed, [3, 4].map(|card| Action::Play { card: Card(card) }));
}

#[test]
fn who_has_played_a_card_draws_one_as_long_as_there_are_any() {
    let state = table_with(&[&[1, 2], &[3, 4]], &[9, 8]);
    let state = step(&step(&state, 0, 1).state, 1, 3).state;
    assert_eq!(
        [Seat(0), Seat(1)].map(|seat| state.hand(seat).cards()),
        [[Card(2), Card(9)], [Card(4), Card(8)]]
    );
    assert_eq!(step(&state, 0, 2).state.hand(Seat(0)).cards(), [Card(9)]);
}

#[test]
fn a_card_scores_its_number_if_it_is_higher_than_the_one_before_it() {
    let mut state = table(&[&[3, 5, 5, 9], &[1, 2, 3, 4]]);
    let mut totals = Vec::new();
    for (own, other) in [(5, 4), (3, 3), (5, 2), (9, 1)] {
        state = step(&step(&state, 0, own).state, 1, other).state;
        let sheet = state.score_sheet();
        totals.push([sheet.total(Seat(0)), sheet.total(Seat(1))]);
    }
    assert_eq!(totals, [[5, 4], [6, 5], [11, 6], [20, 7]]);
}
