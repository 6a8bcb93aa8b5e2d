//! Toll, collecting and hiring (manual L247-293).

use super::*;
use crate::dogs_cardgame::data::Resource;

const COLLECT: Action = Action::Collect { toll: None };
const HIRE: Action = Action::Hire { toll: None };

/// Ana at the park with others, and dogs for the taking.
fn crowded(others: &[Seat]) -> DogsCardgame {
    let mut state = at_park();
    lay(&mut state, Location::Park, "poodle.g");
    for &other in others {
        state.kennel_mut(other).at = Some(Location::Park);
    }
    state
}

/// Manual L255: Yellow drives to the park where Blue and Red are, and pays one of them.
#[test]
fn example_yellow_pays_blue_or_red() {
    let state = crowded(&[BIA, CAIO]);
    let tolls: Vec<_> = [BIA, CAIO].map(|seat| Action::Collect { toll: Some(seat) }).to_vec();
    assert_eq!(listed(&state, &json!({ "do": "collect" })), tolls);
    let state = go(&state, &[tolls[1]]);
    assert_eq!(has(&state, ANA), (2, 1));
    assert_eq!(has(&state, CAIO), (3, 3));
    assert_eq!(has(&state, BIA), (3, 2));
}

/// Manual L257: who remains with Orange at the hill street pays Orange.
#[test]
fn example_remaining_pays_too() {
    let mut state = table(3);
    lay(&mut state, Location::HillStreet, "poodle");
    state.kennel_mut(ANA).at = Some(Location::HillStreet);
    state.kennel_mut(BIA).at = Some(Location::HillStreet);
    let state = go(&state, &[Action::Stay]);
    assert_eq!(listed(&state, &json!({ "do": "collect" })), [Action::Collect { toll: Some(BIA) }]);
}

/// C-01: once a turn, before the first action.
#[test]
fn c_01_one_toll_a_turn() {
    let state = go(&crowded(&[BIA]), &[Action::Hire { toll: Some(BIA) }]);
    assert_eq!(has(&state, ANA), (3, 0));
    assert!(may(&state, COLLECT));
    assert_eq!(has(&go(&state, &[COLLECT]), BIA), (3, 3));
}

/// C-02: what is free costs no toll.
#[test]
fn c_02_no_toll_for_what_is_free() {
    let state = used(&crowded(&[BIA]), Character::Merchant);
    assert_eq!(has(&state, ANA), (6, 2));
    assert_eq!(has(&state, BIA), (3, 2));
}

/// C-03: a coin that something free brings pays the toll.
#[test]
fn c_03_a_coin_of_a_free_action_pays_the_toll() {
    let mut state = crowded(&[BIA]);
    purse(&mut state, 3, 0);
    house(&mut state, ANA, "bay_1:beagle");
    assert!(!lists(&state, "collect"));
    assert_eq!(why(&state, &json!({ "do": "collect" })), "unavailable_toll");
    let donate = Action::Donate { dog: dog(&state, "beagle"), food: 0 };
    assert!(lists(&go(&state, &[donate]), "collect"));
}

/// C-04: only the one whose turn it is pays.
#[test]
fn c_04_who_arrives_later_costs_nothing() {
    let mut state = crowded(&[]);
    state.kennel_mut(BIA).at = None;
    let state = go(&state, &[COLLECT, Action::EndTurn, Action::Move { to: Location::Park }, Action::EndTurn]);
    assert_eq!(has(&state, ANA), (2, 2));
}

/// C-47: the toll is part of the first action, which is listed only if its own cost can still be paid.
#[test]
fn c_47_the_toll_comes_first() {
    let check = |coins: u32, collect: bool, hire: bool| {
        let mut state = crowded(&[BIA]);
        purse(&mut state, 3, coins);
        assert_eq!((lists(&state, "collect"), lists(&state, "hire")), (collect, hire), "{coins} coins");
    };
    check(0, false, false);
    check(1, true, false);
    check(2, true, true);
    let played = step(&crowded(&[BIA]), Action::Hire { toll: Some(BIA) });
    let names: Vec<_> = played.events.iter().map(|event| json!(event)["what"].clone()).collect();
    assert_eq!(names[..2], ["tolled", "hired"]);
    assert!(may(&crowded(&[BIA]), Action::EndTurn));
}

#[test]
fn playing_with_children_there_is_no_toll() {
    let mut state = at_park_with(&Options { children: true, ..Options::default() }, 3);
    lay(&mut state, Location::Park, "poodle");
    state.kennel_mut(BIA).at = Some(Location::Park);
    assert!(may(&state, COLLECT) && may(&state, HIRE));
}

/// Manual L269-281: Ana's first two rounds.
/// Manual L161: where dogs of each sign go.
#[test]
fn example_ana_collects_at_the_square_and_the_park() {
    let mut state = table(3);
    lay(&mut state, Location::Square, "vira_lata.h pit_bull.t");
    lay(&mut state, Location::Park, "basset.g pastor.s poodle.f");
    let state = go(&state, &[Action::Move { to: Location::Square }, COLLECT]);
    assert_eq!(has(&state, ANA), (1, 2));
    assert_eq!(bays_for(&state, "vira_lata"), "123");
    let state = go(&state, &[place(&state, "vira_lata", "bay_1")]);
    assert_eq!(bays_for(&state, "pit_bull"), "23");
    let mut state = go(&state, &[place(&state, "pit_bull", "bay_2")]);
    assert_eq!(state.place(Location::Square).unwrap().dogs.len(), 2);
    state.kennel_mut(BIA).at = Some(Location::Park);
    let state = go(&next_turn(&state), &[Action::Move { to: Location::Park }]);
    // With one food left she first needs more.
    assert_eq!(why(&state, &json!({ "do": "collect" })), "unavailable_food");
    let state = go(&used(&state, Character::Merchant), &[Action::Collect { toll: Some(BIA) }]);
    assert_eq!(has(&state, ANA), (1, 1));
    assert_eq!(lies(&state, ANA, "hotel"), ["basset_hound"]);
    assert_eq!(lies(&state, ANA, "infirmary"), ["pastor_alemao"]);
    let state = go(&state, &[Action::HandIn { dog: dog(&state, "poodle"), gain: Resource::Coins }]);
    assert_eq!(has(&state, ANA), (1, 2));
    assert_eq!(state.fair[0].breed, Breed::Poodle);
}

/// Manual L167: two fair dogs in one collection bring two resources, each of choice.
#[test]
fn example_two_fair_dogs() {
    let mut state = at_park();
    lay(&mut state, Location::Park, "poodle.f beagle.f");
    let state = go(&state, &[COLLECT]);
    let hand_in = |name: &str, gain| Action::HandIn { dog: dog(&state, name), gain };
    let state = go(&state, &[hand_in("poodle", Resource::Food), hand_in("beagle", Resource::Coins)]);
    assert_eq!(has(&state, ANA), (2, 3));
    assert_eq!(state.fair.len(), 2);
}

/// C-05: one takes and pays for what lies there; where nothing lies there is no action.
#[test]
fn c_05_fewer_dogs_than_symbols() {
    let mut state = at_park();
    assert!(!lists(&state, "collect"));
    assert_eq!(why(&state, &json!({ "do": "collect" })), "unavailable_no_dogs");
    lay(&mut state, Location::Park, "poodle.g");
    assert_eq!(has(&go(&state, &[COLLECT]), ANA), (2, 2));
}

/// Manual L247: once a turn, however much food there is.
#[test]
fn collecting_is_done_once_a_turn() {
    let mut state = at_park();
    purse(&mut state, 9, 2);
    lay(&mut state, Location::Park, "poodle.g");
    let mut state = go(&state, &[COLLECT]);
    // The refill lies there, and there is food and room for it.
    state.place_mut(Location::Park).dogs.truncate(1);
    assert!(state.kennel(ANA).food >= 1 && state.kennel(ANA).room() > 0);
    assert!(!lists(&state, "collect"));
    assert_eq!(why(&state, &json!({ "do": "collect" })), "unavailable_collected");
    assert_eq!(has(&state, ANA), (8, 2));
}

/// C-06: what a fair dog brings does not pay for its own collection.
#[test]
fn c_06_food_is_paid_first() {
    let mut state = at_park();
    purse(&mut state, 1, 0);
    lay(&mut state, Location::Park, "poodle.f beagle.f");
    assert!(!lists(&state, "collect"));
    assert_eq!(why(&state, &json!({ "do": "collect" })), "unavailable_food");
}

/// C-07: room for every dog, or none is collected.
/// Manual L265, L287.
#[test]
fn c_07_room_for_all() {
    let check = |kennel: &str, dogs: &str, reason: &str| {
        let mut state = at_park();
        house(&mut state, ANA, kennel);
        lay(&mut state, Location::Park, dogs);
        assert_eq!(why(&state, &json!({ "do": "collect" })), reason, "{dogs} into {kennel}");
        assert_eq!(may(&state, COLLECT), reason == "available");
    };
    let full = "bay_1:poodle bay_2:poodle,beagle bay_3:poodle";
    check(full, "beagle", "available");
    check(full, "beagle beagle.t", "unavailable_bays_full");
    check(full, "beagle labrador.s labrador.g", "available");
    check("infirmary:beagle,poodle", "labrador.s", "available");
    check("infirmary:beagle,poodle", "labrador.s dalmata.s", "unavailable_infirmary_full");
    check("infirmary:beagle,poodle,labrador", "poodle.s", "unavailable_infirmary_full");
    check("infirmary:beagle,poodle,labrador", "poodle.g beagle.f", "available");
}

/// C-08: dogs one by one in the order they lie, then the refill; nothing else in between.
#[test]
fn c_08_a_collection_is_finished_first() {
    let mut state = at_park();
    house(&mut state, ANA, "bay_2:labrador,labrador bay_3:labrador");
    state.kennel_mut(ANA).characters = [Character::Merchant].to_vec();
    lay(&mut state, Location::Park, "poodle.h beagle.f pit_bull.g");
    let state = go(&state, &[COLLECT]);
    assert_eq!(listed(&state, &json!({})), listed(&state, &json!({ "do": "place" })));
    let state = go(&state, &[place(&state, "poodle", "bay_1")]);
    assert_eq!(listed(&state, &json!({})).len(), 2);
    assert!(lists(&state, "hand_in"));
    assert!(state.place(Location::Park).unwrap().dogs.is_empty());
    let state = go(&state, &[Action::HandIn { dog: dog(&state, "beagle"), gain: Resource::Food }]);
    assert_eq!(lies(&state, ANA, "hotel"), ["pit_bull"]);
    assert_eq!(state.place(Location::Park).unwrap().dogs.len(), 3);
    assert!(lists(&state, "use") && may(&state, Action::EndTurn) && !lists(&state, "collect"));
}

/// Manual L285: dogs that lie in bays stay where they are.
#[test]
fn collecting_moves_nobody() {
    let mut state = at_park();
    house(&mut state, ANA, "bay_1:labrador");
    lay(&mut state, Location::Park, "poodle");
    let state = go(&state, &[COLLECT]);
    assert_eq!(bays_for(&state, "poodle"), "23");
}

/// C-09: a character is free if another of the kind shows above another location. C-10: the card itself is none.
#[test]
fn c_09_c_10_the_discount() {
    let check = |elsewhere: Character, own: Option<Character>, cost: u32| {
        let mut state = at_park();
        post(&mut state, Location::Park, Character::Vet);
        for location in [Location::Corner, Location::HillStreet, Location::Square] {
            post(&mut state, location, Character::Merchant);
        }
        post(&mut state, Location::Corner, elsewhere);
        state.kennel_mut(BIA).characters.extend(own);
        assert_eq!(state.hire_cost(ANA), cost);
        assert_eq!(has(&go(&state, &[HIRE]), ANA), (3, 2 - cost));
    };
    check(Character::Vet, None, 0);
    check(Character::Trainer, None, 1);
    check(Character::Trainer, Some(Character::Vet), 1);
}

#[test]
fn hiring_refills_the_location() {
    let state = at_park();
    let next = *state.characters.last().unwrap();
    let played = step(&state, HIRE);
    assert!(!played.revealed.is_empty());
    assert_eq!(played.state.place(Location::Park).unwrap().character, Some(next));
    assert_eq!(played.state.kennel(ANA).characters, [Character::Manager]);
    assert!(!lists(&played.state, "hire"));
    assert_eq!(why(&played.state, &json!({ "do": "hire" })), "unavailable_hired");
}

#[test]
fn without_a_coin_nobody_is_hired() {
    let mut state = at_park();
    purse(&mut state, 3, 0);
    assert_eq!(why(&state, &json!({ "do": "hire" })), "unavailable_coins");
}

#[test]
fn collecting_and_hiring_go_in_any_order_once_each() {
    let mut state = at_park();
    lay(&mut state, Location::Park, "poodle.g");
    for order in [[COLLECT, HIRE], [HIRE, COLLECT]] {
        let state = go(&state, &order);
        assert!(!lists(&state, "collect") && !lists(&state, "hire"));
    }
}

#[test]
fn a_dog_gets_its_number_when_it_is_drawn() {
    let mut state = at_park();
    lay(&mut state, Location::Park, "poodle.g");
    let before = state.shown;
    let state = go(&state, &[COLLECT]);
    let ids: Vec<_> = state.place(Location::Park).unwrap().dogs.iter().map(|dog| dog.id.0).collect();
    assert_eq!(ids, [before, before + 1, before + 2]);
    assert_eq!(state.view().dogs.len(), usize::from(state.shown));
}

/// C-59: a collected dog for which there is one place is housed at once, even though new dogs are revealed then; and the turn ends
/// where nothing else is left, because it cannot be undone.
#[test]
fn c_59_what_decides_nothing_is_carried_out() {
    let mut state = crowded(&[]);
    purse(&mut state, 1, 0);
    let turn = state.turn.as_mut().unwrap();
    (turn.hired, turn.opened) = (true, true);
    let dog = state.place(Location::Park).unwrap().dogs[0].id;
    let collected = step(&state, COLLECT);
    assert_eq!(collected.automatic, [(ANA, Action::Place { dog, to: Spot::Hotel }), (ANA, Action::EndTurn)]);
    assert!(collected.is_final());
    house(&mut state, ANA, "bay_3:labrador");
    assert_eq!(step(&state, COLLECT).automatic.len(), 1, "a dog can be donated");
}
