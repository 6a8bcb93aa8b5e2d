//! The five characters (manual L324-356).

use super::*;

fn with(kennel: &str) -> DogsCardgame {
    let mut state = at_park();
    house(&mut state, ANA, kennel);
    state
}

/// Manual L332: any number of food.
#[test]
fn the_merchant_brings_three_food() {
    let state = used(&with(""), Character::Merchant);
    assert_eq!(has(&state, ANA), (6, 2));
    assert_eq!(state.discard, [Character::Merchant]);
    assert!(state.kennel(ANA).characters.is_empty());
}

/// C-11: a character may be used though nothing comes of it.
#[test]
fn c_11_without_effect() {
    for character in [Character::Vet, Character::Trainer, Character::Manager, Character::Partner] {
        let mut state = with("");
        purse(&mut state, 0, 0);
        let state = used(&state, character);
        assert!(may(&state, Action::EndTurn), "{character:?}");
        assert_eq!(state.discard, [character]);
    }
}

#[test]
fn the_vet_cures_everybody() {
    let state = used(&with("bay_1:dalmata infirmary:poodle,beagle"), Character::Vet);
    assert_eq!(bays_for(&state, "poodle"), "23");
    let state = go(&state, &[place(&state, "beagle", "bay_3")]);
    let state = go(&state, &[place(&state, "poodle", "bay_3")]);
    assert_eq!(lies(&state, ANA, "bay_3"), ["beagle", "poodle"]);
    assert!(state.kennel(ANA).infirmary.is_empty());
    assert!(may(&state, Action::EndTurn));
    // Cured dogs may be given away (manual L338).
    assert_eq!(listed(&state, &json!({ "do": "donate" })).len(), 3 * 3);
}

/// C-13: as many as there is room for, whichever and wherever; the others stay sick.
#[test]
fn c_13_not_all_fit() {
    let state = with("bay_1:husky bay_2:husky,husky bay_3:husky infirmary:poodle,beagle,labrador");
    let state = used(&state, Character::Vet);
    assert_eq!(listed(&state, &json!({})).len(), 3);
    let state = go(&state, &[place(&state, "beagle", "bay_3")]);
    assert_eq!(lies(&state, ANA, "infirmary"), ["poodle", "labrador"]);
    assert!(may(&state, Action::EndTurn));
}

/// C-14: a coin for each trained dog in the bays.
#[test]
fn c_14_the_trainers_coins() {
    let state = used(&with("bay_1:poodle.t bay_2:beagle.t,labrador"), Character::Trainer);
    assert_eq!(has(&state, ANA), (3, 4));
}

/// C-51: dogs are lifted, each once, then put down one by one, in the order they were lifted.
#[test]
fn c_51_full_bays_swap() {
    let state = used(&with("bay_1:poodle bay_2:beagle,labrador bay_3:poodle,husky"), Character::Trainer);
    let lift = |name: &str| Action::Lift { dog: dog(&state, name) };
    assert_eq!(listed(&state, &json!({ "do": "lift" })).len(), 5);
    let up = go(&state, &[lift("husky"), lift("beagle")]);
    assert!(!may(&up, lift("husky")));
    let down = go(&up, &[Action::Enough]);
    assert_eq!(bays_for(&down, "husky"), "23");
    assert!(!lists(&down, "enough"));
    let done = go(&down, &[place(&down, "husky", "bay_2")]);
    assert_eq!(lies(&done, ANA, "bay_2"), ["labrador", "husky"]);
    assert_eq!(lies(&done, ANA, "bay_3"), ["poodle", "beagle"]);
    assert!(may(&done, Action::EndTurn));
    // Leaving all as it was is one action.
    let same = go(&state, &[Action::Enough]);
    assert_eq!(same.kennel(ANA).bays, state.kennel(ANA).bays);
    assert!(may(&same, Action::EndTurn));
}

/// Manual L344: guests and sick dogs are never moved; a moved dog stays what it was.
#[test]
fn the_trainer_moves_dogs_of_bays_only() {
    let state =
        used(&with("bay_1:poodle.s bay_2:husky.f! hotel:beagle infirmary:labrador"), Character::Trainer);
    assert_eq!(listed(&state, &json!({ "do": "lift" })).len(), 2);
    let state = go(&state, &[Action::Lift { dog: dog(&state, "poodle") }, Action::Enough]);
    let state = go(&state, &[place(&state, "poodle", "bay_3")]);
    assert_eq!(state.kennel(ANA).bays[2].dogs[0].via, Via::Vet);
}

#[test]
fn the_trainer_fills_closed_bays_never() {
    let state = used(&with("bay_1:poodle"), Character::Trainer);
    // With all dogs lifted, it is enough by itself.
    let state = go(&state, &[Action::Lift { dog: dog(&state, "poodle") }]);
    assert_eq!(bays_for(&state, "poodle"), "123");
}

/// C-49: both incomes at once, then up to two improvements, one at a time.
/// Manual L350.
#[test]
fn c_49_the_manager() {
    let state = with("bay_1:poodle bay_3:beagle,labrador bay_4: hotel:husky,dalmata,pit_bull");
    let state = used(&state, Character::Manager);
    assert_eq!(has(&state, ANA), (5, 5));
    assert_eq!(listed(&state, &json!({})), [Action::Improve, Action::Enough]);
    let one = go(&state, &[Action::Improve]);
    assert!(may(&one, Action::Enough));
    let two = go(&one, &[Action::Improve]);
    assert_eq!((two.kennel(ANA).improvements, two.improvements), (2, 8));
    assert_eq!(has(&two, ANA), (5, 3));
    assert!(may(&two, Action::EndTurn));
    assert!(may(&go(&state, &[Action::Enough]), Action::EndTurn));
}

/// C-15, C-48: a dog of the fair, and in any order up to two improvements.
/// Manual L356.
#[test]
fn c_15_c_48_the_partner() {
    let mut state = with("bay_1:poodle");
    fair(&mut state, "beagle labrador");
    let state = used(&state, Character::Partner);
    assert_eq!(listed(&state, &json!({ "do": "place" })).len(), 2 * 2);
    assert!(may(&state, Action::Improve) && !may(&state, Action::Enough));
    let bought = go(&state, &[Action::Improve]);
    assert!(!may(&bought, Action::Enough));
    let housed = go(&bought, &[place(&bought, "labrador", "bay_2")]);
    assert_eq!(housed.kennel(ANA).bays[1].dogs[0].via, Via::Partner);
    assert_eq!(housed.fair.len(), 1);
    assert_eq!(listed(&housed, &json!({})), [Action::Improve, Action::Enough]);
    assert!(may(&go(&housed, &[Action::Enough]), Action::EndTurn));
}

/// C-16: without a dog in the fair, or without room, the rest of the effect remains.
#[test]
fn c_16_the_partner_without_a_dog() {
    let empty = used(&with("bay_1:poodle"), Character::Partner);
    assert_eq!(listed(&empty, &json!({})), [Action::Improve, Action::Enough]);
    let mut full = with("bay_1:poodle bay_2:poodle,poodle bay_3:poodle,beagle");
    fair(&mut full, "labrador");
    let full = used(&full, Character::Partner);
    assert_eq!(listed(&full, &json!({})), [Action::Improve, Action::Enough]);
}

/// Manual L354: a dog that the partner brought may be given away.
#[test]
fn a_dog_of_the_fair_may_be_given_away_later() {
    let mut state = with("");
    fair(&mut state, "labrador");
    let state = used(&state, Character::Partner);
    let state = go(&state, &[place(&state, "labrador", "bay_2"), Action::Enough]);
    assert!(lists(&state, "donate"));
}

/// Manual L315.
#[test]
fn several_characters_in_one_turn() {
    let state = used(&used(&with(""), Character::Merchant), Character::Merchant);
    assert_eq!(has(&state, ANA), (9, 2));
}
