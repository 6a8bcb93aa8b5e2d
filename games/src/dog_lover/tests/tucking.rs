//! Walks and trainings under dogs.

use super::*;

fn with_walk(dogs: &str) -> DogLover {
    let mut state = after_retrieving(2);
    give(&mut state, ANA, dogs);
    turn(&mut state).walks = 1;
    state
}

fn with_training(dogs: &str, trainings: u8) -> DogLover {
    let mut state = after_retrieving(2);
    give(&mut state, ANA, dogs);
    state.player_mut(ANA).hand.trainings = trainings;
    state
}

fn walk(dog: Dog) -> Action {
    Action::Walk { dog }
}

fn train(dog: Dog) -> Action {
    Action::Train { dog }
}

/// L-06: the turn cannot end while a walk of this turn fits under an own dog.
#[test]
fn l_06_a_walk_has_to_be_tucked() {
    let state = with_walk("d01 d02+w");
    assert!(!lists(&state, Action::EndTurn));
    assert!(lists(&state, walk(Dog::D01)) && !lists(&state, walk(Dog::D02)));
    let state = act(&state, walk(Dog::D01));
    assert_eq!(dog_of(&state, ANA, Dog::D01).walks, 1);
    assert!(lists(&state, Action::EndTurn));
    assert!(!lists(&state, walk(Dog::D01)));
}

/// L-06: where no dog can have it, it is discarded at the end of the turn (manual L34).
#[test]
fn l_06_a_walk_without_a_dog_is_discarded() {
    let state = with_walk("d02+w");
    let confirm = state.cost_preview(ANA, &Action::EndTurn).confirm.unwrap();
    assert_eq!(confirm.key, "confirm_discard");
    let after = step(&state, Action::EndTurn);
    assert!(after.events.contains(&PublicEvent::Closed { seat: ANA, walks: 1 }.into()));
    assert_eq!(after.state.discards.iter().collect::<Vec<_>>(), [(crate::dog_lover::data::Kind::Walk, 1)]);
    assert_eq!(after.state.awaited(), BIA);
}

/// Within the turn, also under a dog that is adopted later (manual L20). L-07: rescue dogs are dogs.
#[test]
fn l_07_a_walk_under_a_rescue_dog_of_this_turn() {
    let mut state = with_walk("");
    assert!(lists(&state, Action::EndTurn));
    state.player_mut(ANA).hand.adoptions = 2;
    let dog = state.shelter[1];
    let state = act(&state, Action::Adopt { dog });
    assert!(!lists(&state, Action::EndTurn));
    let state = act(&act(&state, walk(dog)), Action::EndTurn);
    assert_eq!(dog_of(&state, ANA, dog).walks, 1);
}

/// One card of each kind under a dog (manual L21).
#[test]
fn one_of_each_kind_under_a_dog() {
    let state = with_training("d01+w d02+t", 2);
    assert!(lists(&state, train(Dog::D01)) && !lists(&state, train(Dog::D02)));
    let state = act(&state, train(Dog::D01));
    assert_eq!(dog_of(&state, ANA, Dog::D01), own_dog("d01+w+t"));
    assert_eq!(state.player(ANA).hand.trainings, 1);
    assert!(!lists(&state, train(Dog::D01)));
}

/// Training is free: it may be kept.
/// Manual L40.
#[test]
fn trainings_may_be_kept() {
    let state = act(&with_training("d01", 1), Action::EndTurn);
    assert_eq!(state.player(ANA).hand.trainings, 1);
}

/// A walk of an energetic dog, a second training and a third of a star pupil.
#[test]
fn traits_that_make_room() {
    let state = with_walk("d01+w+a1");
    let state = act(&state, walk(Dog::D01));
    assert_eq!(dog_of(&state, ANA, Dog::D01).walks, 2);
    let mut state = state;
    turn(&mut state).walks = 1;
    assert!(!lists(&state, walk(Dog::D01)) && lists(&state, Action::EndTurn));
    let mut state = with_training("d01+t+a4", 3);
    for _ in 0..2 {
        state = act(&state, train(Dog::D01));
    }
    assert_eq!(dog_of(&state, ANA, Dog::D01).trainings, 3);
    assert!(!lists(&state, train(Dog::D01)));
}

/// A couch potato walks no more; a walk from before stays.
#[test]
fn a_couch_potato_does_not_walk() {
    let state = with_walk("d01+a6 d02+w");
    assert!(!lists(&state, walk(Dog::D01)) && lists(&state, Action::EndTurn));
    let mut state = after_retrieving(2);
    give(&mut state, ANA, "d01+w");
    turn(&mut state).traits.insert(Trait::A6);
    let state = act(&state, Action::Attach { card: Trait::A6, dog: Dog::D01 });
    assert_eq!(dog_of(&state, ANA, Dog::D01).walks, 1);
}
