//! Prompts, and reasons why actions are unavailable.

use super::*;
use crate::frame::{Advice, Param};

fn prompt(state: &DogLover, seat: Seat) -> &'static str {
    state.prompt(seat).key
}

fn why(state: &DogLover, what: &[(&'static str, &'static str)]) -> &'static str {
    let what = what.iter().map(|&(name, word)| (name, Param::from(word))).collect();
    let unavailable = state.unavailable(ANA);
    unavailable.iter().find(|bar| bar.what == what).unwrap_or_else(|| panic!("available: {what:?}")).why.key
}

#[test]
fn a_turn_is_asked_step_by_step() {
    let state = table(2);
    assert_eq!((prompt(&state, ANA), prompt(&state, BIA)), ("ask_retrieve", "ask_wait"));
    assert_eq!(state.headline().key, "table_turn");
    let mut state = act(&state, line(Lane::RowB));
    assert_eq!((prompt(&state, ANA), state.headline().key), ("ask_play", "table_turn"));
    give(&mut state, ANA, "d01");
    turn(&mut state).walks = 1;
    assert_eq!(prompt(&state, ANA), "ask_walk");
    turn(&mut state).walks = 0;
    turn(&mut state).traits.insert(Trait::A3);
    assert_eq!(state.prompt(ANA).with["trait"], Param::from(Trait::A3));
    assert_eq!(why(&state, &[("do", "end_turn")]), "unavailable_trait");
}

#[test]
fn the_end_of_a_turn_and_of_the_match() {
    let mut state = after_retrieving(2);
    turn(&mut state).traits.insert(Trait::A3);
    state.player_mut(ANA).cubes = [1, 1, 0, 0];
    let mut state = act(&state, Action::EndTurn);
    assert_eq!((prompt(&state, ANA), state.headline().key), ("ask_discard", "table_turn"));
    assert!(state.unavailable(ANA).is_empty());
    state.apply(&PublicEvent::Ended.into());
    assert_eq!((prompt(&state, ANA), state.headline().key), ("ask_over", "table_over"));
}

#[test]
fn before_and_after_retrieving() {
    let state = table(2);
    assert_eq!(why(&state, &[("do", "end_turn")]), "unavailable_retrieve");
    let mut state = act(&state, line(Lane::RowB));
    assert_eq!(why(&state, &[("do", "retrieve")]), "unavailable_retrieved");
    give(&mut state, ANA, "d01");
    turn(&mut state).walks = 1;
    assert_eq!(why(&state, &[("do", "end_turn")]), "unavailable_walk");
}

#[test]
fn a_trick_without_a_place() {
    let mut state = table(2);
    state.player_mut(ANA).tricks.insert(Trick::T03);
    state.guarded = Some(Lane::RowB);
    assert_eq!(why(&state, &[("do", "retrieve"), ("trick", "t03")]), "unavailable_no_place");
}

#[test]
fn what_is_too_dear() {
    let mut state = table(2);
    state.school = vec![Trick::T10, Trick::T06, Trick::T01];
    state.player_mut(ANA).hand.trainings = 2;
    state.player_mut(ANA).hand.adoptions = 1;
    assert_eq!(why(&state, &[("do", "adopt")]), "unavailable_adoptions");
    assert_eq!(why(&state, &[("do", "learn"), ("trick", "t10")]), "unavailable_trainings");
    let tricks =
        |state: &DogLover| state.unavailable(ANA).iter().filter(|bar| bar.what.contains_key("trick")).count();
    assert_eq!(tricks(&state), 1);
    state.player_mut(ANA).hand.trainings = 0;
    assert_eq!(tricks(&state), 0, "who holds no training expects no trick");
}

#[test]
fn what_fits_no_dog() {
    let mut state = after_retrieving(2);
    give(&mut state, ANA, "d01+w+t d02+a6");
    state.player_mut(ANA).hand.trainings = 1;
    turn(&mut state).walks = 1;
    turn(&mut state).traits.insert(Trait::A5);
    assert_eq!(why(&state, &[("do", "walk"), ("dog", "d01")]), "unavailable_walked");
    assert_eq!(why(&state, &[("do", "walk"), ("dog", "d02")]), "unavailable_no_walk");
    assert_eq!(why(&state, &[("do", "train"), ("dog", "d01")]), "unavailable_trained");
    assert_eq!(why(&state, &[("do", "attach"), ("card", "a5"), ("dog", "d01")]), "unavailable_size");
    assert_eq!(why(&state, &[("do", "attach"), ("card", "a5"), ("dog", "d02")]), "unavailable_has_trait");
}

/// A turn that takes something with it is asked once more.
#[test]
fn ending_is_confirmed_where_something_is_lost() {
    let mut state = after_retrieving(2);
    assert_eq!(state.cost_preview(ANA, &Action::EndTurn).confirm, None);
    turn(&mut state).walks = 1;
    let traits = |state: &DogLover| state.cost_preview(ANA, &Action::EndTurn).confirm.unwrap().with["traits"];
    assert_eq!(traits(&state), Param::from(0));
    turn(&mut state).walks = 0;
    turn(&mut state).traits.insert(Trait::A3);
    assert_eq!(traits(&state), Param::from(1), "a trait alone is something, too");
}

/// Before the first round the last player puts the watchdog down, and the others wait.
#[test]
fn the_last_player_is_asked_for_the_watchdog() {
    let state = crate::frame::open::<DogLover>(&Options::default(), 3, Dice::from_number(1)).unwrap().state;
    assert_eq!(state.phase, Phase::Guard);
    for seat in Seat::all(3) {
        assert_eq!(prompt(&state, seat), if seat == state.last() { "ask_guard" } else { "ask_wait" });
    }
}

/// The score delta of an action: what the score sheet would gain by it.
#[test]
fn score_deltas_of_actions() {
    let mut state = after_retrieving(2);
    give(&mut state, ANA, "d01 d02");
    state.player_mut(ANA).cubes = [2, 0, 0, 0];
    state.player_mut(ANA).hand.trainings = 1;
    turn(&mut state).walks = 1;
    let delta = |action| state.score_delta(ANA, &action);
    assert_eq!(delta(Action::Walk { dog: Dog::D01 }), Some(2));
    assert_eq!(delta(Action::Walk { dog: Dog::D02 }), Some(0));
    assert_eq!(delta(Action::Train { dog: Dog::D01 }), Some(1));
}
