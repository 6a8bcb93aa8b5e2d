//! Improvements and what the third one brings (manual L358-362, L535).

use super::*;
use crate::dogs_cardgame::data::Resource;

/// Ana with two improvements, using the manager; the dogs lie at the park.
fn at_the_third(options: &Options, kennel: &str, dogs: &str) -> DogsCardgame {
    let mut state = at_park_with(options, 3);
    house(&mut state, ANA, kennel);
    lay(&mut state, Location::Park, dogs);
    state.kennel_mut(ANA).improvements = 2;
    used(&state, Character::Manager)
}

/// C-50: any dog of the city, at once, for nothing; then that location is refilled by one card.
#[test]
fn c_50_the_third_improvement_brings_a_dog() {
    let mut state = at_the_third(&Options::default(), "", "poodle.g beagle.s pit_bull.f");
    lay(&mut state, Location::Corner, "labrador.t");
    state.kennel_mut(BIA).at = Some(Location::Park);
    let (food, coins) = has(&state, ANA);
    let state = go(&state, &[Action::Improve]);
    assert_eq!(listed(&state, &json!({})).len(), 1 + 1 + 2 + 3);
    assert!(!may(&state, Action::Enough));
    let played = step(&state, place(&state, "poodle", "hotel"));
    assert!(!played.revealed.is_empty());
    assert_eq!(has(&played.state, ANA), (food, coins - 1));
    assert_eq!(played.state.place(Location::Park).unwrap().dogs.len(), 3);
    let played = step(&state, Action::HandIn { dog: dog(&state, "pit_bull"), gain: Resource::Food });
    assert_eq!(has(&played.state, ANA), (food + 1, coins - 1));
    assert_eq!(played.state.fair.len(), 1);
    let state = go(&state, &[place(&state, "labrador", "bay_3")]);
    assert_eq!(state.place(Location::Corner).unwrap().dogs.len(), 1);
    assert_eq!(lies(&state, ANA, "bay_3"), ["labrador"]);
}

/// C-17: the reward comes when the third lies there, before another is bought.
#[test]
fn c_17_from_two_to_four() {
    let state = at_the_third(&Options::default(), "", "poodle.g beagle.h");
    let state = go(&state, &[Action::Improve]);
    assert!(!may(&state, Action::Improve));
    let state = go(&state, &[place(&state, "poodle", "hotel")]);
    let state = go(&state, &[Action::Improve]);
    assert_eq!(state.kennel(ANA).improvements, 4);
    assert!(may(&state, Action::EndTurn));
}

/// C-18: once, at the third.
#[test]
fn c_18_no_second_reward() {
    let mut state = at_the_third(&Options::default(), "", "poodle.g");
    state.kennel_mut(ANA).improvements = 5;
    let state = go(&state, &[Action::Improve]);
    assert!(may(&state, Action::Enough) && !lists(&state, "place"));
}

/// C-19: only what can be housed; if nothing can, there is no reward.
#[test]
fn c_19_nothing_fits() {
    let full = "bay_1:poodle bay_2:poodle,poodle bay_3:poodle,poodle infirmary:husky,husky,husky";
    let state = go(&at_the_third(&Options::default(), full, "beagle.h labrador.s"), &[Action::Improve]);
    assert!(may(&state, Action::Improve) && may(&state, Action::Enough));
    assert_eq!(state.place(Location::Park).unwrap().dogs.len(), 2);
    let state = at_the_third(&Options::default(), full, "beagle.h labrador.s dalmata.f");
    let state = go(&state, &[Action::Improve]);
    assert_eq!(listed(&state, &json!({})).len(), 2);
    assert!(lists(&state, "hand_in"));
}

/// Manual L148: ten in all.
#[test]
fn improvements_run_out() {
    let mut state = at_park();
    state.improvements = 1;
    let state = go(&used(&state, Character::Manager), &[Action::Improve]);
    assert!(may(&state, Action::EndTurn));
    let state = used(&state, Character::Manager);
    assert!(!may(&state, Action::Improve));
}

/// Variant 3 (manual L535): a sick or fair dog may go straight into a bay, a fair dog then for nothing.
#[test]
fn variant_3_straight_into_a_bay() {
    let options = Options { variant_3: true, ..Options::default() };
    let state = at_the_third(&options, "bay_1:poodle", "beagle.s labrador.f");
    let (food, coins) = has(&state, ANA);
    let state = go(&state, &[Action::Improve]);
    assert_eq!(bays_for(&state, "beagle"), "23");
    assert!(may(&state, place(&state, "beagle", "infirmary")));
    assert_eq!(listed(&state, &json!({ "do": "hand_in" })).len(), 2);
    let fair = go(&state, &[place(&state, "labrador", "bay_3")]);
    assert_eq!(has(&fair, ANA), (food, coins - 1));
    assert_eq!(fair.kennel(ANA).bays[2].dogs[0].via, Via::Reward);
    let sick = go(&state, &[place(&state, "beagle", "bay_2")]);
    assert_eq!(sick.kennel(ANA).bays[1].dogs[0].via, Via::Reward);
    let plain = go(&at_the_third(&Options::default(), "", "beagle.s labrador.g"), &[Action::Improve]);
    assert_eq!(bays_for(&plain, "beagle"), "");
}

/// C-48 with C-08: a reward in the middle of the partner's effect is finished first, its refill included.
#[test]
fn c_08_a_reward_within_the_partner() {
    let mut state = at_park();
    lay(&mut state, Location::Park, "poodle.f");
    fair(&mut state, "beagle");
    state.kennel_mut(ANA).improvements = 2;
    let state = go(&used(&state, Character::Partner), &[Action::Improve]);
    let played = step(&state, Action::HandIn { dog: dog(&state, "poodle"), gain: Resource::Coins });
    let state = played.state;
    assert_eq!(state.place(Location::Park).unwrap().dogs.len(), 3);
    // The dog just handed in may be the partner's.
    assert_eq!(listed(&state, &json!({ "do": "place" })).len(), 2 * 3);
}
