//! The reasons of suggestions are true.

use super::*;
use crate::dog_lover::advice;
use crate::dog_lover::data::Power;
use crate::dog_lover::player::Player;
use crate::dog_lover::score::DogPoints;
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
        _ => false,
    }
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
