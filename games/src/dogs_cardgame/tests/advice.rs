//! The reasons of suggestions are true.

use super::*;
use crate::dogs_cardgame::{advice, lines};
use crate::frame::advised::{Advised, check};
use crate::frame::{Advice, Presentation};

#[test]
fn each_reason_is_true_and_comes_up() {
    let puppies = Options { puppies: true, ..Options::default() };
    let children = Options { children: true, ..Options::default() };
    check::<DogsCardgame>(&[Options::default(), puppies, children], 4, is_true);
}

fn is_true(advised: &Advised<'_, DogsCardgame>) -> bool {
    let Advised { before, seat, action, why, after } = *advised;
    let (kennel, then) = (before.kennel(seat), after.kennel(seat));
    let n = || advised.number("n");
    let gains = |line: &str| points(after, line, seat) - points(before, line, seat);
    match why.key {
        advice::DOGS_BRING => match *action {
            Action::Collect { .. } => brought(after, seat) - dog_points(before, seat) >= n(),
            _ => n() > 0,
        },
        // Dogs that have only one place follow by themselves.
        advice::TOGETHER => gains(lines::BAYS) >= n(),
        advice::GUEST => gains(lines::HOTEL) >= n(),
        advice::NO_FOOD => kennel.food == 0,
        advice::CURE => !kennel.infirmary.is_empty() && kennel.room() > 0 && n() == 3,
        advice::ARRANGE => match *action {
            Action::Use { .. } => lifts(after, seat) == kennel.housed().count(),
            _ => n() > 0,
        },
        advice::IMPROVE => match *action {
            Action::Improve => gains(lines::NO_IMPROVEMENT) == n(),
            _ => kennel.improvements == 0 && n() == 3,
        },
        advice::IMPROVEMENT_DOG => kennel.improvements == 2,
        advice::LICENCE => gains(lines::LICENCES) == n(),
        advice::BAYS_FULL => kennel.room() == 0 && then.room() > 0,
        advice::CLAIM => gains(lines::BONUS) == n(),
        advice::PUPPY => gains(lines::PUPPIES) == n(),
        advice::BRINGS => goods(after, seat) - goods(before, seat) == n(),
        advice::INCOME => n() > 0 && brought_at_once(after, action).is_none_or(|then| then == n()),
        // Dogs that have only one place follow by themselves.
        advice::ALONE => n() == 1 && gains(lines::BAYS) >= n(),
        _ => false,
    }
}

fn goods(state: &DogsCardgame, seat: Seat) -> i32 {
    i32::try_from(state.kennel(seat).food + state.kennel(seat).coins).unwrap()
}

/// The food and coins that the character brings which was just hired, if it can be used at once.
fn brought_at_once(after: &DogsCardgame, action: &Action) -> Option<i32> {
    let (Action::Hire { .. }, seat) = (action, after.turn.as_ref()?.seat) else { return None };
    let use_it = after.legal(seat).into_iter().rev().find(|action| matches!(action, Action::Use { .. }))?;
    let hired = *after.kennel(seat).characters.last()?;
    let is_it = matches!(use_it, Action::Use { character } if character == hired);
    is_it.then(|| goods(&step(after, use_it).state, seat) - goods(after, seat))
}

fn points(state: &DogsCardgame, line: &str, seat: Seat) -> i32 {
    state.score_sheet().lines[line][&seat].points
}

fn dog_points(state: &DogsCardgame, seat: Seat) -> i32 {
    [lines::BAYS, lines::TRAINED, lines::INFIRMARY].iter().map(|line| points(state, line, seat)).sum()
}

/// The points of the dogs after each that was collected has gone where it brings most.
fn brought(state: &DogsCardgame, seat: Seat) -> i32 {
    let mut state = state.clone();
    loop {
        let bays = |action: &Action| match action {
            Action::Place { to, .. } if !matches!(to, Spot::Infirmary | Spot::Hotel) => {
                Some(points(&step(&state, *action).state, lines::BAYS, seat))
            }
            Action::Place { .. } | Action::HandIn { .. } => Some(0),
            _ => None,
        };
        let list = state.legal(seat);
        let best = list.iter().filter_map(|action| Some((bays(action)?, *action))).max();
        let Some((_, action)) = best else { return dog_points(&state, seat) };
        state = step(&state, action).state;
    }
}

/// How many dogs the trainer can lift.
fn lifts(state: &DogsCardgame, seat: Seat) -> usize {
    state.legal(seat).iter().filter(|action| matches!(action, Action::Lift { .. })).count()
}

/// The reason for an action of Ana.
fn reason(state: &DogsCardgame, action: Action) -> Option<&'static str> {
    state.why(ANA, &action).map(|line| line.key)
}

/// Ana holds a character that she may use.
fn holding(character: Character, kennel: &str) -> DogsCardgame {
    let mut state = at_park();
    house(&mut state, ANA, kennel);
    state.kennel_mut(ANA).characters = vec![character];
    purse(&mut state, 3, 2);
    state
}

#[test]
fn a_character_is_used_for_what_it_brings_at_once() {
    let trainer = Action::Use { character: Character::Trainer };
    // A trained dog brings the trainer's coin.
    assert_eq!(reason(&holding(Character::Trainer, "bay_1:poodle.t"), trainer), Some(advice::BRINGS));
    assert_eq!(reason(&holding(Character::Trainer, "bay_1:poodle"), trainer), None);
}

#[test]
fn a_dog_brings_points_alone_or_together() {
    let state = used(&holding(Character::Vet, "bay_1:dalmata bay_2:poodle infirmary:poodle"), Character::Vet);
    assert_eq!(reason(&state, place(&state, "poodle", "bay_1")), Some(advice::ALONE));
    assert_eq!(reason(&state, place(&state, "poodle", "bay_2")), Some(advice::TOGETHER));
}
