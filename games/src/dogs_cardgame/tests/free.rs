//! Opening bays, licences, giving dogs away, renewing the characters (manual L295-322, L531-533).

use super::*;

/// Manual L299: at least three dogs in the first three bays before the bay for three opens.
#[test]
fn opening_the_bay_for_three_wants_three_dogs() {
    let check = |kennel: &str, opens: bool| {
        let mut state = at_park();
        house(&mut state, ANA, kennel);
        assert_eq!(may(&state, Action::OpenBay), opens, "{kennel}");
    };
    check("bay_1:poodle bay_2:poodle", false);
    check("bay_1:poodle bay_2:poodle,beagle", true);
    check("bay_2:poodle,beagle hotel:poodle,poodle infirmary:beagle", false);
    let mut state = at_park();
    house(&mut state, ANA, "bay_2:poodle,beagle bay_3:poodle");
    let state = go(&state, &[Action::OpenBay]);
    assert_eq!(has(&state, ANA), (5, 2));
    assert_eq!((state.kennel(ANA).unpaid, state.kennel(ANA).closed_bay()), (1, Some(Spot::Bay5)));
}

/// C-23: a licence is paid for an open bay only.
#[test]
fn c_23_no_licence_in_advance() {
    let mut state = at_park();
    purse(&mut state, 0, 9);
    assert!(!may(&state, Action::PayLicence));
    state.kennel_mut(ANA).unpaid = 1;
    let state = go(&state, &[Action::PayLicence]);
    assert_eq!(has(&state, ANA), (0, 6));
    assert_eq!((state.kennel(ANA).unpaid, state.kennel(ANA).paid), (0, 1));
    assert!(!may(&state, Action::PayLicence));
}

/// Manual L303: two licences for six coins.
#[test]
fn both_licences_can_be_paid_in_one_turn() {
    let mut state = at_park();
    purse(&mut state, 0, 6);
    state.kennel_mut(ANA).unpaid = 2;
    let state = go(&state, &[Action::PayLicence, Action::PayLicence]);
    assert_eq!((has(&state, ANA), state.kennel(ANA).paid), ((0, 0), 2));
    let mut state = at_park();
    purse(&mut state, 0, 2);
    state.kennel_mut(ANA).unpaid = 1;
    assert_eq!(why(&state, &json!({ "do": "pay_licence" })), "unavailable_coins");
}

#[test]
fn playing_with_children_a_licence_costs_one() {
    let mut state = at_park_with(&Options { children: true, ..Options::default() }, 3);
    state.kennel_mut(ANA).unpaid = 1;
    assert_eq!(has(&go(&state, &[Action::PayLicence]), ANA), (3, 1));
}

/// C-25: only the bay for three needs dogs in other bays before it can be opened; the bay for four does not.
#[test]
fn c_25_the_bay_for_four_needs_no_dogs() {
    let mut state = at_park();
    house(&mut state, ANA, "bay_4:");
    assert!(may(&state, Action::OpenBay));
    assert!(go(&state, &[Action::OpenBay]).kennel(ANA).bays[4].open);
}

/// C-26: one bay a turn.
#[test]
fn c_26_one_bay_a_turn() {
    let mut state = at_park();
    house(&mut state, ANA, "bay_2:poodle,beagle bay_3:poodle");
    let state = go(&state, &[Action::OpenBay]);
    assert!(!may(&state, Action::OpenBay));
    assert_eq!(why(&state, &json!({ "do": "open_bay" })), "unavailable_opened");
    assert!(may(&next_turn(&state), Action::OpenBay));
}

/// Manual L318-320: one dog a turn, out of a bay, for two resources of any mix.
#[test]
fn a_donation_brings_two_resources() {
    let mut state = at_park();
    house(&mut state, ANA, "bay_1:poodle bay_2:beagle hotel:labrador infirmary:dalmata");
    let poodle = dog(&state, "poodle");
    for (food, purse) in [(0, (3, 4)), (1, (4, 3)), (2, (5, 2))] {
        let state = go(&state, &[Action::Donate { dog: poodle, food }]);
        assert_eq!(has(&state, ANA), purse);
        assert_eq!(state.gone.len(), 1);
        assert!(!lists(&state, "donate"));
        assert_eq!(why(&state, &json!({ "do": "donate" })), "unavailable_donated");
    }
    assert_eq!(listed(&state, &json!({ "do": "donate" })).len(), 2 * 3);
}

/// C-38: closed bays are empty, so no dog is given away from one.
#[test]
fn c_38_no_donation_without_a_dog_in_a_bay() {
    let state = at_park();
    assert!(!lists(&state, "donate"));
    assert_eq!(why(&state, &json!({ "do": "donate" })), "unavailable_no_dog_housed");
}

/// Variant 2 (manual L533): one dog, or two at the same time.
/// C-58.
#[test]
fn variant_2_two_dogs_in_one_donation() {
    let mut state = at_park_with(&Options { variant_2: true, ..Options::default() }, 3);
    house(&mut state, ANA, "bay_1:poodle bay_2:beagle,labrador");
    let give = |state: &DogsCardgame, name: &str, food| Action::Donate { dog: dog(state, name), food };
    let one = go(&state, &[give(&state, "poodle", 2)]);
    assert!(lists(&one, "enough") && !lists(&one, "end_turn") && !lists(&one, "claim"));
    let two = go(&one, &[give(&one, "beagle", 1)]);
    assert_eq!(has(&two, ANA), (6, 3));
    assert!(!lists(&two, "donate") && may(&two, Action::EndTurn));
    let enough = go(&one, &[Action::Enough]);
    assert_eq!(has(&enough, ANA), (5, 2));
    assert!(!lists(&enough, "donate") && may(&enough, Action::EndTurn));
    // Without another dog to give away, there is no decision.
    let mut single = at_park_with(&Options { variant_2: true, ..Options::default() }, 3);
    house(&mut single, ANA, "bay_1:poodle");
    assert!(may(&go(&single, &[give(&single, "poodle", 0)]), Action::EndTurn));
}

/// C-52: any number of times a turn, one coin each, before or after step 1.
#[test]
fn c_52_renewing_the_characters() {
    let mut state = table_with(&Options { variant_1: true, ..Options::default() }, 3);
    assert!(!lists(&table(3), "renew"));
    purse(&mut state, 0, 2);
    let played = step(&state, Action::Renew);
    assert!(!played.revealed.is_empty());
    assert_eq!(played.state.discard.len(), 4);
    assert_eq!(has(&played.state, ANA), (0, 1));
    let state = go(&played.state, &[Action::Renew]);
    assert!(!lists(&state, "renew"));
    assert_eq!(why(&state, &json!({ "do": "renew" })), "unavailable_coins");
}

/// C-42: the last character calls for the discard; renewing discards first and shuffles on the way.
#[test]
fn c_42_the_character_pile_runs_out() {
    let mut state = at_park();
    state.discard = state.characters.split_off(1);
    let discarded = state.discard.len();
    let played = step(&state, Action::Hire { toll: None });
    assert!(played.rolled && !played.revealed.is_empty());
    assert_eq!((played.state.characters.len(), played.state.discard.len()), (discarded, 0));

    let mut state = at_park_with(&Options { variant_1: true, ..Options::default() }, 3);
    state.characters.truncate(2);
    let played = step(&state, Action::Renew);
    assert!(played.rolled);
    assert!(played.state.row.iter().all(|place| place.character.is_some()));
    assert_eq!((played.state.characters.len(), played.state.discard.len()), (2, 0));

    // With no discard, the shuffle waits until a card is needed.
    let mut state = at_park();
    state.characters.truncate(1);
    let played = step(&state, Action::Hire { toll: None });
    assert!(!played.rolled && played.state.characters.is_empty());
    let state = used(&played.state, Character::Merchant);
    assert_eq!((state.characters.len(), state.discard.len()), (0, 1));
    let mut state = next_turn(&state);
    state.turn.as_mut().unwrap().moved = true;
    let played = step(&state, Action::Hire { toll: None });
    assert!(played.rolled);
    assert_eq!(played.state.place(Location::Park).unwrap().character, Some(Character::Merchant));
}
