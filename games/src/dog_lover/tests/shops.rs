//! Rescue dogs and tricks.

use super::*;
use crate::dog_lover::data::Kind;

fn with_adoptions(adoptions: u8) -> DogLover {
    let mut state = table(2);
    state.player_mut(ANA).hand.adoptions = adoptions;
    state
}

fn with_trainings(trainings: u8, school: &[Trick]) -> DogLover {
    let mut state = table(2);
    state.player_mut(ANA).hand.trainings = trainings;
    state.school = school.to_vec();
    state
}

/// Two adoptions for one of the three dogs; the others slide down and the upper space is filled (manual L32).
#[test]
fn adopting_slides_the_others_down() {
    assert!(
        !with_adoptions(1).legal_actions(ANA).iter().any(|action| matches!(action, Action::Adopt { .. }))
    );
    let state = with_adoptions(5);
    let [upper, middle, lower] = state.shelter[..] else { panic!("three lie face up") };
    let next = *state.shelter_deck.last().unwrap();
    for dog in [upper, middle, lower] {
        assert!(lists(&state, Action::Adopt { dog }));
    }
    let adopted = step(&state, Action::Adopt { dog: middle });
    assert!(adopted.is_final());
    let state = adopted.state;
    assert_eq!(state.shelter, [next, upper, lower]);
    assert_eq!((dogs(&state, ANA), state.player(ANA).hand.adoptions), (vec![middle], 3));
    assert_eq!(state.discards.iter().collect::<Vec<_>>(), [(Kind::Adoption, 2)]);
    // Again, in the same turn.
    let state = act(&state, Action::Adopt { dog: next });
    assert_eq!((dogs(&state, ANA), state.player(ANA).hand.adoptions), (vec![middle, next], 1));
}

/// L-09: with no dog left in the deck, the upper space stays empty.
#[test]
fn l_09_an_empty_shelter() {
    let mut state = with_adoptions(4);
    state.shelter_deck.clear();
    let [upper, middle, lower] = state.shelter[..] else { panic!("three lie face up") };
    let adopted = step(&state, Action::Adopt { dog: upper });
    assert!(!adopted.is_final());
    assert_eq!(adopted.state.shelter, [middle, lower]);
    assert!(!lists(&adopted.state, Action::Adopt { dog: upper }));
}

/// A trick costs as many trainings as it says (manual L41), any number of them in a turn.
/// Manual L42.
#[test]
fn learning_costs_trainings() {
    let state = with_trainings(3, &[Trick::T10, Trick::T06, Trick::T01]);
    let next = *state.school_deck.last().unwrap();
    assert_eq!(state.cost_preview(ANA, &Action::Learn { trick: Trick::T06 }).costs, [("training", 2)].into());
    let learned = step(&state, Action::Learn { trick: Trick::T06 });
    assert!(learned.is_final());
    let state = learned.state;
    assert_eq!(state.school, [next, Trick::T10, Trick::T01]);
    assert_eq!(state.player(ANA).tricks.iter().collect::<Vec<_>>(), [Trick::Std, Trick::T06]);
    assert_eq!(state.player(ANA).hand.trainings, 1);
    assert!(!lists(&state, Action::Learn { trick: Trick::T10 }));
    let state = act(&state, Action::Learn { trick: Trick::T01 });
    assert_eq!((state.player(ANA).hand.trainings, state.player(ANA).tricks.learned()), (0, 2));
    assert_eq!(state.discards.iter().collect::<Vec<_>>(), [(Kind::Training, 3)]);
}

/// L-09: with no trick left in the deck, the upper space stays empty.
#[test]
fn l_09_no_more_tricks() {
    let mut state = with_trainings(1, &[Trick::T10, Trick::T06, Trick::T01]);
    state.school_deck.clear();
    let learned = step(&state, Action::Learn { trick: Trick::T01 });
    assert!(!learned.is_final());
    assert_eq!(learned.state.school, [Trick::T10, Trick::T06]);
}

/// Before and after retrieving.
#[test]
fn shops_are_open_all_turn() {
    let mut state = with_adoptions(2);
    state.player_mut(ANA).hand.trainings = 1;
    state.school[0] = Trick::T02;
    for has_retrieved in [false, true] {
        turn(&mut state).has_retrieved = has_retrieved;
        assert!(lists(&state, Action::Adopt { dog: state.shelter[0] }));
        assert!(lists(&state, Action::Learn { trick: Trick::T02 }));
    }
}
