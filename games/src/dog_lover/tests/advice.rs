//! The reasons of suggestions are true.

use super::*;
use crate::dog_lover::advice;
use crate::dog_lover::data::{Face, Power};
use crate::dog_lover::player::Player;
use crate::dog_lover::score::DogPoints;
use crate::frame::Advice;
use crate::frame::advised::{Advised, check};

#[test]
fn each_reason_is_true_and_comes_up() {
    check::<DogLover>(&[Options::default()], 5, is_true);
}

fn is_true(advised: &Advised<'_, DogLover>) -> bool {
    let Advised { before, seat, action, why, after } = *advised;
    let (player, then) = (before.player(seat), after.player(seat));
    let n = || advised.number("n");
    match why.key {
        advice::ENOUGH_FOOD => then.dogs.len() > player.dogs.len() && (all_eat(then) || likes_hunger(then)),
        advice::FEEDS => missing(player) - missing(then) == n() && n() > 0,
        advice::FAVORITES => then.count(true).favorites - player.count(true).favorites == n(),
        advice::ADOPTION => player.hand.adoptions < 2 && then.hand.adoptions >= 2,
        advice::MANY_CARDS => match *action {
            Action::Retrieve { trick, turn, at } => {
                let cells = trick.placement(turn, at).unwrap().cells;
                let cards = cells.iter().filter(|&cell| before.grid[cell as usize].is_some()).count();
                i32::try_from(cards).unwrap() == n()
            }
            _ => false,
        },
        advice::IS_FED => match *action {
            Action::Walk { dog } | Action::Train { dog } | Action::Attach { dog, .. } => {
                player.best_meals().contains_key(&dog)
            }
            _ => false,
        },
        advice::BIGGER_TRICK => {
            let covers = |trick: Trick| trick.mask().concat().matches('#').count();
            let Action::Learn { trick } = *action else { return false };
            covers(trick) == usize::try_from(n()).unwrap()
                && player.tricks.iter().all(|known| covers(known) < covers(trick))
        }
        advice::MORE_WAYS => {
            let Action::Learn { trick } = *action else { return false };
            let ways = |trick: Trick| trick.placements().len();
            ways(trick) == usize::try_from(n()).unwrap()
                && player.tricks.iter().all(|known| ways(known) < ways(trick))
        }
        advice::IF_FED => match *action {
            Action::Walk { dog } => {
                n() == 2 && dog_of(after, seat, dog).walks > dog_of(before, seat, dog).walks
            }
            Action::Train { dog } => {
                n() == 1 && dog_of(after, seat, dog).trainings > dog_of(before, seat, dog).trainings
            }
            Action::Attach { card, .. } => n() == card.points(),
            Action::Adopt { dog } => n() == dog.points(),
            _ => false,
        },
        advice::TRICK_IN_REACH => {
            let costs = |trick: &Trick| i32::from(trick.cost()) == n();
            before.school.iter().any(costs)
                && i32::from(player.hand.trainings) < n()
                && n() <= i32::from(then.hand.trainings)
        }
        advice::BONES => then.count(true).bones - player.count(true).bones == n() && n() > 0,
        advice::WALK_FITS => {
            player.dogs.iter().any(OwnDog::has_room_for_walk) && takes(advised, |face| face == Face::Walk)
        }
        advice::TRAIT_FITS => takes(advised, |face| {
            matches!(face, Face::Trait(card) if card.points() == n()
                && player.dogs.iter().any(|own| own.can_have(card)))
        }),
        advice::TAKES_DOG => then.dogs.last().is_some_and(|own| !dogs(before, seat).contains(&own.dog)),
        advice::GUARDS_FOOD => {
            let Action::Guard { lane } = *action else { return false };
            Lane::ALL.iter().all(|&other| cubes(before, other) <= n()) && cubes(before, lane) == n()
        }
        advice::NOTHING_MORE => before
            .legal_actions(seat)
            .iter()
            .all(|other| *other == Action::EndTurn || before.score_delta(seat, other) <= Some(0)),
        advice::KEEPS_TRAININGS => *action == Action::EndTurn && i32::from(then.hand.trainings) == n(),
        _ => false,
    }
}

/// Whether the action takes such a card of the grid.
fn takes(advised: &Advised<'_, DogLover>, wanted: impl Fn(Face) -> bool) -> bool {
    let cells: Vec<Cell> = match *advised.action {
        Action::Retrieve { trick, turn, at } => trick.placement(turn, at).unwrap().cells.iter().collect(),
        Action::Fetch { cell } => vec![cell],
        _ => return false,
    };
    cells.into_iter().any(|cell| wanted(advised.before.grid[cell as usize].unwrap().face()))
}

fn cubes(state: &DogLover, lane: Lane) -> i32 {
    let units = |cell: Cell| match state.grid[cell as usize].unwrap().face() {
        Face::Food(_, units) => i32::from(units),
        _ => 0,
    };
    lane.cells().iter().map(units).sum()
}

fn all_eat(player: &Player) -> bool {
    player.count(true).dogs.iter().all(|(_, points)| *points != DogPoints::Unfed)
}

/// One dog more may be better left hungry.
fn likes_hunger(player: &Player) -> bool {
    player.dogs.iter().any(|own| matches!(own.dog.power(), Some(Power::PerUnfed { .. })))
}

/// The cubes that are missing, kind by kind, after wild ones are used.
fn missing(player: &Player) -> i32 {
    let [scraps, dry, canned] = [0, 1, 2].map(|kind| {
        let need: i32 = player.dogs.iter().map(|own| i32::from(own.dog.need()[kind])).sum();
        (need - i32::from(player.cubes[kind])).max(0)
    });
    (scraps + dry + canned - i32::from(player.cubes[3])).max(0)
}
