//! Driving, remaining and the end of a turn (manual L233-257).

use super::*;

/// C-54: on the first turn every truck drives; later it may remain.
#[test]
fn c_54_the_first_turn_needs_a_move() {
    let state = table(3);
    assert_eq!(listed(&state, &json!({ "do": "move" })).len(), 4);
    assert!(!may(&state, Action::Stay) && !may(&state, Action::EndTurn));
    assert_eq!(why(&state, &json!({ "do": "stay" })), "unavailable_outside");
    assert_eq!(why(&state, &json!({ "do": "end_turn" })), "unavailable_step_one");
    let state = go(&state, &[Action::Move { to: Location::Park }]);
    assert!(may(&state, Action::EndTurn));
    let state = next_turn(&state);
    assert!(may(&state, Action::Stay));
    assert!(!may(&state, Action::Move { to: Location::Park }));
    assert!(!may(&state, Action::EndTurn));
    let state = go(&state, &[Action::Stay]);
    assert!(may(&state, Action::EndTurn) && !lists(&state, "move") && !lists(&state, "stay"));
}

#[test]
fn any_number_of_trucks_may_share_a_location() {
    let mut state = table(5);
    for seat in Seat::all(5).skip(1) {
        state.kennel_mut(seat).at = Some(Location::Park);
    }
    assert!(may(&state, Action::Move { to: Location::Park }));
}

/// Manual L239, L241.
#[test]
fn step_two_waits_for_step_one() {
    let mut state = at_park();
    lay(&mut state, Location::Park, "poodle");
    let state = next_turn(&state);
    assert!(!lists(&state, "collect") && !lists(&state, "hire"));
    assert_eq!(why(&state, &json!({ "do": "collect" })), "unavailable_step_one");
    assert_eq!(why(&state, &json!({ "do": "hire" })), "unavailable_step_one");
}

/// Manual L295-297: before, between and after the steps.
/// Manual L243.
#[test]
fn what_is_free_is_free_at_any_time() {
    let mut state = table(3);
    house(&mut state, ANA, "bay_2:poodle,beagle bay_3:poodle");
    state.kennel_mut(ANA).characters = [Character::Merchant].to_vec();
    let everywhere = |state: &DogsCardgame| {
        for verb in ["open_bay", "use", "donate", "claim"] {
            assert!(lists(state, verb), "{verb}");
        }
    };
    everywhere(&state);
    let state = go(&state, &[Action::Move { to: Location::Park }]);
    everywhere(&state);
}

#[test]
fn turns_go_clockwise_from_the_marker_that_never_moves() {
    let mut state = table(3);
    state.start = BIA;
    state.apply(&PublicEvent::TurnBegan { seat: BIA, round: 1 }.into());
    let mut order = Vec::new();
    for _ in 0..6 {
        order.push((state.round, mover(&state)));
        let there = state.kennel(mover(&state)).at;
        let step_one = if there.is_some() { Action::Stay } else { Action::Move { to: Location::Park } };
        state = go(&state, &[step_one, Action::EndTurn]);
    }
    assert_eq!(order, [(1, BIA), (1, CAIO), (1, ANA), (2, BIA), (2, CAIO), (2, ANA)]);
}

/// C-12: more than two characters, or two alike, must be used up before the turn ends.
#[test]
fn c_12_two_different_characters_at_the_end_of_a_turn() {
    let check = |characters: &[Character], reason: &str| {
        let mut state = at_park();
        state.kennel_mut(ANA).characters = characters.to_vec();
        assert_eq!(may(&state, Action::EndTurn), reason == "available", "{characters:?}");
        assert_eq!(why(&state, &json!({ "do": "end_turn" })), reason, "{characters:?}");
        for &character in characters {
            assert!(may(&state, Action::Use { character }));
        }
    };
    use Character::{Merchant, Trainer, Vet};
    check(&[], "available");
    check(&[Vet, Trainer], "available");
    check(&[Vet, Vet], "unavailable_twins");
    check(&[Vet, Trainer, Merchant], "unavailable_characters");
    check(&[Vet, Vet, Merchant], "unavailable_characters");
}
