//! The reasons of suggestions are true.

use super::*;
use crate::dogs_cardgame::{advice, lines};
use crate::frame::Presentation;
use crate::frame::advised::{Advised, check};

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
        _ => false,
    }
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
