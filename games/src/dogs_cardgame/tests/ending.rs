//! The end of the match (manual L364-366) and what cannot be undone.

use super::*;
use crate::dogs_cardgame::data::{DRY_ROUNDS, Resource};
use crate::dogs_cardgame::{Cause, Ending};

const COLLECT: Action = Action::Collect { toll: None };

/// Ana at the park with one guest to collect, and so many cards left.
fn with_pile(cards: usize) -> DogsCardgame {
    let mut state = at_park();
    for seat in [BIA, CAIO] {
        state.kennel_mut(seat).at = Some(Location::Corner);
    }
    lay(&mut state, Location::Park, "poodle.g");
    state.pile.truncate(cards);
    state
}

fn ends(played: &Played<DogsCardgame>) -> bool {
    played.events.contains(&PublicEvent::EndBegan { cause: Cause::LastCard }.into())
}

/// Plays turns in which trucks only remain, and returns the seats of these turns.
fn idle(mut state: DogsCardgame, turns: u32) -> (DogsCardgame, Vec<(u32, Seat)>) {
    let mut order = Vec::new();
    for _ in 0..turns {
        if state.over {
            break;
        }
        order.push((state.round, mover(&state)));
        state = go(&state, &[Action::Stay, Action::EndTurn]);
    }
    (state, order)
}

#[test]
fn the_last_card_begins_the_end() {
    assert!(!ends(&step(&with_pile(4), COLLECT)));
    let played = step(&with_pile(2), COLLECT);
    assert!(ends(&played));
    assert_eq!(played.state.place(Location::Park).unwrap().dogs.len(), 2);
    assert_eq!(played.state.view().ending, Ending::Begun);
}

/// C-21: also when the refill is just complete.
#[test]
fn c_21_the_last_card_completes_a_refill() {
    assert!(ends(&step(&with_pile(3), COLLECT)));
}

/// C-20: also when the refill is that of a reward.
#[test]
fn c_20_a_reward_draws_the_last_card() {
    let mut state = with_pile(1);
    lay(&mut state, Location::Park, "beagle.g labrador.g");
    state.kennel_mut(ANA).improvements = 2;
    let state = go(&used(&state, Character::Manager), &[Action::Improve]);
    assert!(ends(&step(&state, place(&state, "poodle", "hotel"))));
}

/// Manual L366: the round ends, one more whole round is played, without new dogs; then the match is over.
#[test]
fn one_more_round_without_new_dogs() {
    let state = go(&with_pile(2), &[COLLECT, Action::EndTurn]);
    let (state, order) = idle(state, 3);
    assert_eq!(order, [(1, BIA), (1, CAIO), (2, ANA)]);
    assert!(state.last());
    let state = idle(state, 9).0;
    assert!(state.over);
    assert_eq!(state.round, 2);
    assert!(Seat::all(3).all(|seat| state.legal(seat).is_empty()));
}

/// C-22: begun by the last of a round, that round ends and one whole round follows.
#[test]
fn c_22_the_last_of_a_round_begins_the_end() {
    let mut state = with_pile(1);
    state.start = BIA;
    let state = go(&state, &[COLLECT, Action::EndTurn]);
    let (state, order) = idle(state, 9);
    assert_eq!(order, [(2, BIA), (2, CAIO), (2, ANA)]);
    assert!(state.over);
}

/// Characters are replaced to the end, dogs are not, though cards may be left (C-46).
#[test]
fn the_last_round_refills_characters_only() {
    let mut state = with_pile(9);
    state.last_round = Some(state.round);
    let state = go(&state, &[COLLECT, Action::Hire { toll: None }]);
    assert!(state.place(Location::Park).unwrap().dogs.is_empty());
    assert!(state.place(Location::Park).unwrap().character.is_some());
}

/// C-46: after ten whole rounds without a dog card drawn, one round without new dogs follows.
#[test]
fn c_46_nobody_collects() {
    let state = with_pile(9);
    let state = go(&state, &[COLLECT, Action::EndTurn]);
    let (state, _) = idle(state, 2);
    assert_eq!((state.round, state.dry), (2, 0));
    let (state, _) = idle(state, 3 * (u32::from(DRY_ROUNDS) - 1) + 2);
    assert_eq!((state.round, state.last_round), (11, None));
    let played = step(&go(&state, &[Action::Stay]), Action::EndTurn);
    assert!(played.events.contains(&PublicEvent::EndBegan { cause: Cause::Dry }.into()));
    assert!(played.state.last());
    let (state, order) = idle(played.state, 9);
    assert_eq!(order, [(12, ANA), (12, BIA), (12, CAIO)]);
    assert!(state.over);
}

/// C-46: a card drawn begins the count anew.
#[test]
fn c_46_a_card_begins_the_count_anew() {
    let mut state = with_pile(9);
    state.dry = 9;
    let state = go(&state, &[COLLECT, Action::EndTurn]);
    let (state, _) = idle(state, 2);
    assert_eq!((state.round, state.dry, state.last_round), (2, 0, None));
}

/// C-53: steps that turn up a card or shuffle, and the draft, are final; all others can be undone.
#[test]
fn c_53_what_is_final() {
    let mut state = at_park_with(&Options { variant_1: true, ..Options::default() }, 3);
    house(&mut state, ANA, "bay_1:husky bay_2:husky,labrador");
    lay(&mut state, Location::Park, "poodle.f");
    state.kennel_mut(ANA).characters = [Character::Merchant, Character::Trainer].to_vec();
    let check = |state: &DogsCardgame, action: Action, last: bool| {
        let played = step(state, action);
        assert_eq!(!played.revealed.is_empty() || played.rolled, last, "{action:?}");
        played.state
    };
    check(&state, Action::Use { character: Character::Merchant }, false);
    check(&state, Action::OpenBay, false);
    check(&state, Action::Renew, true);
    check(&state, Action::Hire { toll: None }, true);
    check(&state, Action::Donate { dog: dog(&state, "husky"), food: 1 }, false);
    check(&state, Action::EndTurn, false);
    let trainer = check(&state, Action::Use { character: Character::Trainer }, false);
    check(&trainer, Action::Lift { dog: dog(&state, "husky") }, false);
    // Collecting is final with the refill.
    let collected = check(&state, COLLECT, false);
    let hand_in = Action::HandIn { dog: dog(&state, "poodle"), gain: Resource::Food };
    check(&collected, hand_in, true);
    // Without a card left, no card is turned up.
    let mut empty = state.clone();
    empty.pile.clear();
    let collected = check(&empty, COLLECT, false);
    check(&collected, hand_in, false);
}

/// Dark cards find their owners when the match is over.
#[test]
fn dark_bonus_cards_are_awarded_at_the_end() {
    let mut state = with_pile(0);
    state.last_round = Some(state.round);
    state.kennel_mut(BIA).coins = 7;
    state.kennel_mut(CAIO).food = 9;
    let before = state.score_sheet();
    let state = go(&state, &[Action::EndTurn, Action::Stay, Action::EndTurn, Action::Stay, Action::EndTurn]);
    assert!(state.over);
    let cards = |seat| state.kennel(seat).bonuses.iter().map(|bonus| bonus.word()).collect::<Vec<_>>();
    assert_eq!((cards(ANA), cards(BIA), cards(CAIO)), (vec![], vec!["most_coins"], vec!["most_food"]));
    assert_eq!(state.score_sheet().totals, before.totals);
}
