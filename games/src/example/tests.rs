//! The rules, one by one.

mod positions;

use super::data::{Card, FIELDS, Field};
use super::options::Options;
use super::state::Example;
use super::{Action, Event, scoring};
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

fn step_to(state: &Example, seat: u8, card: u8, field: u8) -> Played<Example> {
    let action = Action::Play { card: Card(card), field: Field(field) };
    play(state, Seat(seat), &action, Dice::from_number(1)).unwrap()
}

/// Plays a card, and takes the first free field.
fn step(state: &Example, seat: u8, card: u8) -> Played<Example> {
    step_to(state, seat, card, state.free().next().unwrap().0)
}

#[test]
fn seats_play_in_turn() {
    let state = table(&[&[1, 2], &[3, 4], &[5, 6]]);
    let state = step(&state, 0, 2).state;
    assert_eq!(state.status(), Status::Awaiting(Seat(1).into()));
    assert!(LegalActions::of(&state, Seat(0)).is_empty());
    assert!(!LegalActions::of(&state, Seat(1)).is_empty());
}

#[test]
fn any_card_of_the_hand_is_played_with_any_free_field() {
    let state = step_to(&table(&[&[1, 2], &[3, 4]]), 0, 2, 7).state;
    let free = (1..=FIELDS).filter(|&field| field != 7);
    let all = [3, 4].into_iter().flat_map(|card| free.clone().map(move |field| (card, field)));
    let all: Vec<_> =
        all.map(|(card, field)| Action::Play { card: Card(card), field: Field(field) }).collect();
    assert_eq!(LegalActions::of(&state, Seat(1)).to_vec(), all);
}

#[test]
fn the_match_ends_when_all_fields_are_taken() {
    let mut state = table(&[&[1, 2, 3, 4, 5, 6], &[1, 2, 3, 4, 5, 6]]);
    for card in 1..=6 {
        assert!(matches!(state.status(), Status::Awaiting(_)));
        state = step(&step(&state, 0, card).state, 1, card).state;
    }
    assert!(matches!(state.status(), Status::Over(_)));
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
    // No fields of a seat lie beside each other.
    for ((own, at), (other, there)) in
        [((5, 1), (4, 2)), ((3, 3), (3, 4)), ((5, 6), (2, 5)), ((9, 8), (1, 7))]
    {
        state = step_to(&step_to(&state, 0, own, at).state, 1, other, there).state;
        let sheet = state.score_sheet();
        totals.push([sheet.total(Seat(0)), sheet.total(Seat(1))]);
    }
    assert_eq!(totals, [[5, 4], [6, 5], [11, 6], [20, 7]]);
}

#[test]
fn two_fields_beside_each_other_score_a_point() {
    let mut state = table(&[&[1, 1, 1, 1], &[1, 1, 1, 1]]);
    let mut pairs = Vec::new();
    // The fields are 1 to 4, 5 to 8, 9 to 12: 4 and 5 are not beside each other.
    for (own, other) in [(1, 4), (2, 5), (6, 8), (9, 12)] {
        state = step_to(&step_to(&state, 0, 1, own).state, 1, 1, other).state;
        pairs.push([Seat(0), Seat(1)].map(|seat| scoring::pairs(&state, seat)));
    }
    assert_eq!(pairs, [[0, 0], [1, 0], [2, 1], [2, 2]]);
}
