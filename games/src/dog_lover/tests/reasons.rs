//! For each reason, a position where it is said, and a neighbour of it where it is not.

use super::*;
use crate::dog_lover::advice;
use crate::frame::Advice;

/// The reason for an action of Ana.
fn reason(state: &DogLover, action: Action) -> Option<&'static str> {
    assert!(lists(state, action), "{action:?} is not listed");
    state.why(ANA, &action).map(|why| why.key)
}

/// The reason for taking the middle row when it holds these cards, in a position that is changed first.
fn taking(cards: &str, change: impl FnOnce(&mut DogLover)) -> Option<&'static str> {
    let mut state = table(2);
    grid(&mut state, &format!("f01 f02 f03 | {cards} | f25 f34 f35"));
    change(&mut state);
    reason(&state, line(Lane::RowB))
}

fn learning(trick: Trick, known: &[Trick]) -> Option<&'static str> {
    let mut state = table(2);
    state.school = vec![trick];
    let own = state.player_mut(ANA);
    own.hand.trainings = 3;
    known.iter().for_each(|&trick| own.tricks.insert(trick));
    reason(&state, Action::Learn { trick })
}

fn has(dogs: &str, cubes: Cubes) -> impl FnOnce(&mut DogLover) {
    move |state| {
        give(state, ANA, dogs);
        state.player_mut(ANA).cubes = cubes;
    }
}

#[test]
fn food_is_worth_taking_for_dogs_that_need_it() {
    assert_eq!(taking("f13 f14 w01", has("d05+w", [2, 0, 0, 0])), Some(advice::FEEDS));
    assert_eq!(taking("f13 f14 w01", has("d05+w", [2, 1, 0, 0])), None);
    assert_eq!(taking("d18 f13 w01", |_| ()), Some(advice::ENOUGH_FOOD));
    assert_eq!(taking("d18 f01 w01", |_| ()), Some(advice::TAKES_DOG));
}

#[test]
fn a_dog_is_worth_taking_for_its_points() {
    assert_eq!(taking("d10 w01 w02", |_| ()), Some(advice::TAKES_DOG));
    assert_eq!(taking("w03 w01 w02", |_| ()), None);
}

#[test]
fn a_favourite_thing_is_worth_taking_for_a_set() {
    assert_eq!(taking("v01 w01 w02", |_| ()), Some(advice::FAVORITES));
    // Where a power makes up for what a set lacks, less is certain.
    assert_eq!(taking("v01 w01 w02", has("r09+w", [0; 4])), None);
}

#[test]
fn two_adoptions_bring_a_dog_and_one_does_not() {
    assert_eq!(
        taking("p01 w01 w02", |state| state.player_mut(ANA).hand.adoptions = 1),
        Some(advice::ADOPTION)
    );
    assert_eq!(taking("p01 w01 w02", |_| ()), None);
}

#[test]
fn four_cards_are_many() {
    let mut state = table(2);
    state.player_mut(ANA).tricks.insert(Trick::T03);
    let lower =
        Trick::T03.placements().iter().find(|placement| placement.is_legal(Lane::RowA, CellSet::EMPTY));
    let placement = lower.unwrap();
    let square = Action::Retrieve { trick: Trick::T03, turn: placement.turn, at: placement.at };
    assert_eq!(reason(&state, square), Some(advice::MANY_CARDS));
    assert_eq!(reason(&state, line(Lane::RowB)), None);
}

#[test]
fn a_second_bone_pays_and_the_first_does_not() {
    assert_eq!(taking("b01 w01 w02", |state| state.player_mut(ANA).hand.bones = 1), Some(advice::BONES));
    assert_eq!(taking("b01 w01 w02", |_| ()), None);
}

#[test]
fn a_training_brings_a_trick_into_reach() {
    let trainings = |trainings| {
        move |state: &mut DogLover| {
            state.school = vec![Trick::T10];
            state.player_mut(ANA).hand.trainings = trainings;
        }
    };
    assert_eq!(taking("g01 w01 w02", trainings(2)), Some(advice::TRICK_IN_REACH));
    assert_eq!(taking("g01 w01 w02", trainings(1)), None);
    assert_eq!(taking("g01 w01 w02", trainings(3)), None, "it was in reach before");
}

#[test]
fn walks_and_traits_are_worth_taking_where_a_dog_can_have_them() {
    assert_eq!(taking("w01 w02 w03", has("d05", [0; 4])), Some(advice::WALK_FITS));
    assert_eq!(taking("w01 w02 w03", has("d05+w", [0; 4])), None);
    assert_eq!(taking("a1 w01 w02", has("d05+w", [0; 4])), Some(advice::TRAIT_FITS));
    assert_eq!(taking("a1 w01 w02", has("d05+w+a3", [0; 4])), None);
}

#[test]
fn what_is_laid_to_a_dog_counts_now_or_if_it_is_fed() {
    let walking = |cubes| {
        let mut state = after_retrieving(2);
        has("d05", cubes)(&mut state);
        turn(&mut state).walks = 1;
        reason(&state, Action::Walk { dog: Dog::D05 })
    };
    assert_eq!(walking([2, 1, 0, 0]), Some(advice::IS_FED));
    assert_eq!(walking([1, 1, 0, 0]), Some(advice::IF_FED));
}

#[test]
fn an_adopted_dog_has_its_food_or_counts_if_it_is_fed() {
    let adopting = |cubes| {
        let mut state = table(2);
        state.player_mut(ANA).hand.adoptions = 2;
        state.player_mut(ANA).cubes = cubes;
        state.shelter = vec![Dog::R03];
        reason(&state, Action::Adopt { dog: Dog::R03 })
    };
    assert_eq!(adopting([1, 1, 1, 0]), Some(advice::ENOUGH_FOOD));
    assert_eq!(adopting([1, 1, 0, 0]), Some(advice::IF_FED));
}

#[test]
fn a_trick_is_bigger_or_fits_in_more_ways() {
    assert_eq!(learning(Trick::T03, &[]), Some(advice::BIGGER_TRICK));
    assert_eq!(learning(Trick::T02, &[]), Some(advice::MORE_WAYS));
    assert_eq!(learning(Trick::T02, &[Trick::T03]), None);
}

#[test]
fn the_watchdog_guards_the_most_food() {
    let mut state = table(2);
    grid(&mut state, "f01 f02 f03 | f28 f29 f30 | w01 w02 w03");
    (state.phase, state.guarded, state.turn) = (Phase::Guard, None, None);
    let why = |lane| state.why(BIA, &Action::Guard { lane }).map(|why| why.key);
    assert_eq!(why(Lane::RowB), Some(advice::GUARDS_FOOD));
    assert_eq!(why(Lane::RowA), None);
}

#[test]
fn a_turn_ends_when_nothing_brings_points_or_trainings_are_kept() {
    let ending = |trainings, school: &[Trick]| {
        let mut state = after_retrieving(2);
        has("d14", [1, 0, 0, 0])(&mut state);
        state.player_mut(ANA).hand.trainings = trainings;
        state.school = school.to_vec();
        reason(&state, Action::EndTurn)
    };
    assert_eq!(ending(0, &[Trick::T06]), Some(advice::NOTHING_MORE));
    // The training would bring a point at once.
    assert_eq!(ending(1, &[Trick::T06]), Some(advice::KEEPS_TRAININGS));
    assert_eq!(ending(1, &[Trick::T10]), None);
}
