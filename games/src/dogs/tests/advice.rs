//! The reasons of suggestions are true.

use super::Dogs;
use crate::dogs::actions::{Action, Salary};
use crate::dogs::advice;
use crate::dogs::data::{BAY_POINTS, Breed, GAS_MAX, Health};
use crate::dogs::kennel::{Kennel, count, rows};
use crate::dogs::lines;
use crate::dogs::options::Options;
use crate::frame::advised::{Advised, check};
use crate::frame::{Game, Line, Presentation, Seat};

#[test]
fn each_reason_is_true_and_comes_up() {
    check::<Dogs>(&[Options::default()], 3, |advised| {
        let states = [advised.before, advised.after];
        is_true(states, advised.seat, *advised.action, advised)
    });
}

/// Whether a reason of DOGS is true. `states`: before and after the action.
pub(in crate::dogs) fn is_true<G: Game>(
    states: [&Dogs; 2],
    seat: Seat,
    action: Action,
    advised: &Advised<'_, G>,
) -> bool {
    let [before, after] = states.map(|state| state.kennel(seat));
    let n = || advised.number("n");
    let breed = || breed(advised.why);
    let occupied = before.bays.iter().filter(|bay| !bay.dogs.is_empty()).count();
    let is_short = |need: usize, have: u8| {
        need > usize::from(have)
            && advised.number("need") == i32::try_from(need).unwrap()
            && advised.number("have") == i32::from(have)
    };
    match advised.why.key {
        advice::GAS_LOW => i32::from(before.gas) == n() && n() < 3 && after.gas > before.gas,
        advice::GAS_ENOUGH => before.gas > GAS_MAX - 3 && after.coins == before.coins,
        advice::FOURTH => healthy(before, breed()) == 3 && healthy(after, breed()) >= 4 && n() == 12,
        advice::SAME_BREED => {
            i32::from(healthy(before, breed())) == n() && healthy(after, breed()) > healthy(before, breed())
        }
        advice::NEW_BREED => {
            let each = states[0].numbers().per_breed;
            healthy(before, breed()) == 0 && healthy(after, breed()) > 0 && n() == each
        }
        advice::REWARD => i32::from(after.coins) - i32::from(before.coins) == n(),
        advice::NO_ROW => taken_rows(before) >= before.built() * 2,
        advice::FREE_ROW => taken_rows(before) < before.built() * 2,
        advice::LAYOUT => after.hand.is_empty(),
        advice::FULL_BAY => match action {
            Action::Put { to, .. } | Action::Cure { to, .. } => {
                n() == 12 && after.bay(to).is_quartet() && after.bay(to).of(breed()) > 0
            }
            _ => false,
        },
        advice::TOGETHER => match action {
            Action::Put { to, .. } | Action::Cure { to, .. } => after.bay(to).of(breed()) >= 2,
            _ => false,
        },
        advice::FOOD => is_short(occupied, before.food),
        advice::MEDICINE => is_short(before.infirmary.len(), before.medicine),
        advice::MORE_ROOM => {
            let bays = before.bays.iter().filter(|bay| bay.built);
            bays.map(|bay| usize::from(bay.dogs.len() > 1)).sum::<usize>() == before.built()
        }
        advice::BAY => BAY_POINTS[before.built()] == n(),
        advice::CURE => !before.infirmary.is_empty() && before.medicine > 0 && n() == 2,
        advice::CARD_PAYS => {
            // The next round may have begun, with its income.
            action == Action::Pay { with: Salary::Card } && after.coins >= before.coins
        }
        advice::HELPER => after.helper && !before.helper,
        // The turn may have been the last one of its round.
        advice::CARD_BRINGS => goods(after) - goods(before) == n() || states[1].round > states[0].round,
        // The gas for the way home is made up for. The lay-out that follows may bring coins.
        advice::HOME_BONUS => goods(after) >= goods(before),
        advice::NO_LOSS => {
            let kept = |line: &str| {
                let [before, after] = states.map(|state| state.score_sheet().lines[line][&seat].points);
                after >= before
            };
            [lines::PACKS, lines::EXTRA_BAYS, lines::BREEDS].into_iter().all(kept)
        }
        advice::LIES_WELL => before.hand.is_empty() && !before.may_lay_out(states[0]),
        advice::SUPPLIED => {
            action == Action::EndTurn
                && usize::from(before.food) >= occupied
                && usize::from(before.medicine) >= before.infirmary.len()
        }
        _ => false,
    }
}

/// The coins and goods of a kennel. Coming home costs a gas.
fn goods(kennel: &Kennel) -> i32 {
    [kennel.coins, kennel.gas, kennel.food, kennel.medicine].map(i32::from).iter().sum()
}

fn breed(why: &Line) -> Breed {
    let word = why.with.iter().find(|(name, _)| *name == "breed").map(|(_, param)| *param);
    let breed = Breed::ALL.iter().find(|breed| word == Some((**breed).into()));
    *breed.expect("the reason names a breed")
}

/// The healthy dogs of a breed that the seat has to lay out.
fn healthy(kennel: &Kennel, breed: Breed) -> u8 {
    let sick = |id| kennel.infirmary.iter().any(|dog| dog.id == id);
    let surplus = |id| kennel.surplus.iter().any(|dog| dog.id == id);
    let dogs = kennel.dogs().filter(|dog| dog.health == Health::Healthy && !sick(dog.id) && !surplus(dog.id));
    count(dogs)[breed as usize]
}

fn taken_rows(kennel: &Kennel) -> usize {
    Breed::ALL.iter().map(|&breed| rows(healthy(kennel, breed).into())).sum()
}
