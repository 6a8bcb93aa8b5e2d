//! What the policy prefers to what, in chosen positions.

use super::*;
use crate::bots::{Level, choose};
use crate::dogs::data::Good;
use crate::frame::{Advice, Skill};
use alloc::collections::BTreeSet;

/// The actions that the policy chooses, whatever dice break ties.
fn preferred(state: &Tested, seat: Seat) -> BTreeSet<Action> {
    let list: Vec<_> = LegalActions::of(state, seat).iter().cloned().collect();
    let chosen = |number| {
        let at = state.policy(seat, &list, &mut Dice::from_number(number)).expect("there is a policy");
        base(&list[at]).expect("an action of DOGS")
    };
    (0..20).map(chosen).collect()
}

fn only(action: Action) -> BTreeSet<Action> {
    BTreeSet::from([action])
}

/// Ana is in a house of the last round, without another meeple.
fn last_visit(house_now: House, kennel: &str) -> Tested {
    let mut state = table(3);
    house(&mut state, ANA, kennel);
    visiting(&mut state, ANA, house_now);
    state.last = true;
    let ana = state.kennel_mut(ANA);
    (ana.meeples, ana.trip, ana.helper) = (0, Trip::Home, false);
    (ana.coins, ana.gas, ana.food, ana.medicine) = (0, 0, 0, 0);
    state
}

#[test]
fn coins_that_can_no_longer_be_spent_are_all_spent() {
    let mut state = last_visit(House::PetShop, "bay_1:poodle,poodle bay_2:york,york");
    (state.kennel_mut(ANA).coins, state.kennel_mut(ANA).food) = (3, 2);
    let spends = |state: &Tested, of: u8| {
        let preferred = preferred(state, ANA);
        let all = preferred.iter().all(|action| matches!(action, Action::Buy { coins, .. } if *coins == of));
        assert!(all, "{preferred:?}");
    };
    // The last one hires a helper anew, which brings points.
    spends(&state, 2);
    state.options.rehire_scores = false;
    spends(&state, 3);
}

#[test]
fn no_dog_is_sold_for_coins_that_can_no_longer_be_spent() {
    // The fair buys the dog, which is worth nothing in its bay but counts in a tie.
    let mut state = last_visit(House::Fair, "bay_1:dalmata,york,york bay_2:dalmata,golden,golden");
    assert_eq!(preferred(&state, ANA), only(Action::EndTurn));
    // With another meeple they could be spent, and a dog too many in the bays is sold earlier in the match.
    state.last = false;
    state.kennel_mut(ANA).meeples = 1;
    let sold = |action: &Action| matches!(action, Action::Sell { .. });
    assert!(preferred(&state, ANA).iter().all(sold), "{:?}", preferred(&state, ANA));
}

#[test]
fn nothing_is_swapped_that_gains_nothing() {
    let mut state = last_visit(House::Warehouse, "bay_1:poodle,poodle");
    (state.kennel_mut(ANA).food, state.kennel_mut(ANA).medicine) = (1, 3);
    assert_eq!(preferred(&state, ANA), only(Action::EndTurn));
    // But food is, without which dogs go hungry.
    state.kennel_mut(ANA).food = 0;
    assert_eq!(preferred(&state, ANA), only(Action::Swap { give: Good::Medicine, get: Good::Food }));
}

#[test]
fn the_dog_that_counts_least_goes_hungry() {
    let mut state = last_visit(House::Warehouse, "bay_1:poodle,poodle,poodle,poodle bay_2:york");
    act(&mut state, ANA, Action::EndTurn);
    while state.phase() != Phase::Close {
        let seat = state.awaited().iter().next().unwrap();
        let list = legal_actions(&state, seat);
        act(&mut state, seat, *list.last().unwrap());
    }
    let york = state.kennel(ANA).bay(BayId::Bay2).dogs[0].id;
    assert_eq!(preferred(&state, ANA), only(Action::Starve { dog: york }));
}

#[test]
fn food_is_bought_before_a_bay_goes_hungry() {
    let mut state = last_visit(House::PetShop, "bay_1:poodle,poodle,poodle,poodle bay_2:york,york,york");
    state.kennel_mut(ANA).coins = 1;
    assert_eq!(preferred(&state, ANA), only(Action::Buy { coins: 1, food: 2 }));
}

#[test]
fn what_ends_a_decision_is_never_overlooked() {
    let mut state = last_visit(House::Warehouse, "bay_1:poodle,poodle");
    (state.kennel_mut(ANA).food, state.kennel_mut(ANA).medicine) = (1, 3);
    let skill = Skill::Policy { overlooked: 99 };
    assert_ne!(Level::Beginner.skill::<Tested>(), skill);
    for number in 0..50 {
        let chosen = choose(skill, &state, ANA, &mut Dice::from_number(number), &mut || true);
        assert_eq!(base(&chosen.unwrap()), Some(Action::EndTurn));
    }
}
