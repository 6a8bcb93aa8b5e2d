//! The expansion Filhotes (manual L474-527).

use super::*;
use crate::dogs_cardgame::data::{COUNTED, COUNTED_CURED_AS_HEALTHY, Kind};
use crate::dogs_cardgame::score::puppy_points;

fn options() -> Options {
    Options { puppies: true, ..Options::default() }
}

fn with(kennel: &str) -> DogsCardgame {
    let mut state = at_park_with(&options(), 3);
    house(&mut state, ANA, kennel);
    state
}

fn take(puppy: Kind) -> Action {
    Action::TakePuppy { puppy }
}

/// Lets Ana collect dogs at the park.
fn collects(state: &DogsCardgame, dogs: &str) -> DogsCardgame {
    let mut state = next_turn(state);
    state.turn.as_mut().unwrap().moved = true;
    purse(&mut state, 9, 9);
    state.place_mut(Location::Park).dogs.clear();
    lay(&mut state, Location::Park, dogs);
    go(&state, &[Action::Collect { toll: None }])
}

const SMALL_FULL: &str = "bay_1:husky bay_2:husky,husky bay_3:husky,husky";

/// Manual L488-492: a full bay for three, then a full bay for four, then the partner and two coins.
#[test]
fn example_leo() {
    let state = with(&format!("{SMALL_FULL} bay_4:poodle,poodle bay_5:beagle,beagle,beagle"));
    let state = collects(&state, "labrador");
    let state = go(&state, &[place(&state, "labrador", "bay_4")]);
    assert_eq!(listed(&state, &json!({})).len(), 5);
    let state = go(&state, &[take(Kind::Healthy)]);
    let state = collects(&state, "dalmata");
    assert_eq!(lies(&state, ANA, "bay_5").len(), 4);
    let mut state = go(&state, &[take(Kind::Hotel)]);
    purse(&mut state, 0, 2);
    let state = go(&used(&state, Character::Partner), &[Action::BuyPuppy { puppy: Kind::Healthy }]);
    assert_eq!(state.kennel(ANA).puppies, [Kind::Healthy, Kind::Hotel, Kind::Healthy]);
    assert_eq!(has(&state, ANA), (0, 0));
    assert!(may(&state, Action::EndTurn));
}

/// C-08: a bay that becomes full gives its card before the next dog.
#[test]
fn c_08_the_card_comes_before_the_next_dog() {
    let state = collects(&with(&format!("{SMALL_FULL} bay_4:poodle,poodle bay_5:")), "labrador dalmata");
    let state = go(&state, &[place(&state, "labrador", "bay_4")]);
    assert_eq!(listed(&state, &json!({})), listed(&state, &json!({ "do": "take_puppy" })));
    let state = go(&state, &[take(Kind::Fair)]);
    assert_eq!(lies(&state, ANA, "bay_5"), ["dalmata"]);
    assert!(!state.place(Location::Park).unwrap().dogs.is_empty());
}

/// C-39: by whatever means the bay is filled.
#[test]
fn c_39_the_vet_fills_a_bay() {
    let state = used(&with(&format!("{SMALL_FULL} bay_4:poodle,poodle infirmary:beagle")), Character::Vet);
    assert!(lists(&state, "take_puppy"));
    assert!(may(&go(&state, &[take(Kind::Cured)]), Action::EndTurn));
}

/// C-39: the partner fills a bay with a dog of the fair.
#[test]
fn c_39_the_partner_fills_a_bay() {
    let mut state = with(&format!("{SMALL_FULL} bay_4:poodle,poodle"));
    fair(&mut state, "beagle");
    let state = used(&state, Character::Partner);
    let state = if lists(&state, "place") { go(&state, &[place(&state, "beagle", "bay_4")]) } else { state };
    assert_eq!(lies(&state, ANA, "bay_4").len(), 3);
    assert_eq!(listed(&state, &json!({})), listed(&state, &json!({ "do": "take_puppy" })));
    let state = go(&state, &[take(Kind::Fair)]);
    assert_eq!(state.kennel(ANA).puppies, [Kind::Fair]);
    assert!(state.kennel(ANA).bays[3].locked);
}

/// C-39: the reward of the third improvement fills a bay; the card comes before the location is refilled.
#[test]
fn c_39_the_reward_fills_a_bay() {
    let mut state = with(&format!("{SMALL_FULL} bay_4:poodle,poodle"));
    purse(&mut state, 0, 1);
    state.kennel_mut(ANA).improvements = 2;
    lay(&mut state, Location::Park, "beagle labrador");
    let state = go(&used(&state, Character::Manager), &[Action::Improve]);
    let state = go(&state, &[place(&state, "labrador", "bay_4")]);
    assert_eq!(listed(&state, &json!({})), listed(&state, &json!({ "do": "take_puppy" })));
    assert_eq!(state.place(Location::Park).unwrap().dogs.len(), 1);
    let state = go(&state, &[take(Kind::Healthy)]);
    assert!(state.kennel(ANA).bays[3].locked);
    assert_eq!(state.place(Location::Park).unwrap().dogs.len(), 3);
}

/// C-39: with the trainer one looks when the re-arrangement is finished; both bays may be full then.
#[test]
fn c_39_the_trainer_fills_both() {
    let state = with("bay_1:husky bay_2:beagle,dalmata bay_4:poodle,poodle bay_5:labrador,labrador,labrador");
    let state = used(&state, Character::Trainer);
    let lift = |state: &DogsCardgame, name: &str| Action::Lift { dog: dog(state, name) };
    let state = go(&state, &[lift(&state, "husky"), lift(&state, "beagle"), Action::Enough]);
    let state = go(&state, &[place(&state, "husky", "bay_4")]);
    assert!(!lists(&state, "take_puppy"));
    let state = go(&state, &[place(&state, "beagle", "bay_5")]);
    let state = go(&state, &[take(Kind::Cured), take(Kind::Trained)]);
    assert!(may(&state, Action::EndTurn));
    assert!(state.kennel(ANA).bays[3].locked && state.kennel(ANA).bays[4].locked);
}

#[test]
fn a_bay_brings_puppies_once() {
    let mut state = with(&format!("{SMALL_FULL} bay_4:poodle,poodle,poodle"));
    state.kennel_mut(ANA).bays[3].locked = true;
    let state = go(&used(&state, Character::Trainer), &[Action::Enough]);
    assert!(may(&state, Action::EndTurn));
    assert!(state.kennel(ANA).puppies.is_empty());
}

/// C-40, C-51: dogs of a bay that brought puppies may be exchanged, but it is full in the end.
#[test]
fn c_40_a_locked_bay_is_full_in_the_end() {
    let mut state = with("bay_1:husky bay_4:poodle,beagle,labrador");
    state.kennel_mut(ANA).bays[3].locked = true;
    let state = used(&state, Character::Trainer);
    let lift = |state: &DogsCardgame, name: &str| Action::Lift { dog: dog(state, name) };
    let one = go(&state, &[lift(&state, "poodle"), Action::Enough]);
    assert_eq!(lies(&one, ANA, "bay_4"), ["beagle", "labrador", "poodle"]);
    assert!(may(&one, Action::EndTurn));
    let two = go(&state, &[lift(&state, "poodle"), lift(&state, "husky"), Action::Enough]);
    assert_eq!(bays_for(&two, "poodle"), "1234");
    let two = go(&two, &[place(&two, "poodle", "bay_2")]);
    assert_eq!(lies(&two, ANA, "bay_4"), ["beagle", "labrador", "husky"]);
    let three =
        go(&state, &[lift(&state, "poodle"), lift(&state, "beagle"), lift(&state, "husky"), Action::Enough]);
    let three = go(&three, &[place(&three, "poodle", "bay_3")]);
    assert!(three.kennel(ANA).bays[3].full());
}

/// Manual L496: no dog is given away from a bay that brought puppies.
#[test]
fn no_donation_from_a_locked_bay() {
    let mut state = with("bay_1:husky bay_4:poodle,poodle,poodle");
    state.kennel_mut(ANA).bays[3].locked = true;
    assert_eq!(listed(&state, &json!({ "do": "donate" })).len(), 3);
    let what = json!({ "do": "donate", "dog": dog(&state, "poodle") });
    assert_eq!(why(&state, &what), "unavailable_puppies");
}

/// C-41: when no card is left, nothing is gained and the bay is not locked.
#[test]
fn c_41_no_card_left() {
    let mut state = with(&format!("{SMALL_FULL} bay_4:poodle,poodle"));
    state.puppies.clear();
    let state = collects(&state, "labrador");
    assert!(may(&state, Action::EndTurn));
    assert!(!state.kennel(ANA).bays[3].locked);
    assert_eq!(listed(&state, &json!({ "do": "donate" })).len(), 8 * 3);
}

/// One kind left: it is taken, there is nothing to choose.
#[test]
fn the_last_kind_is_taken_by_itself() {
    let mut state = with(&format!("{SMALL_FULL} bay_4:poodle,poodle"));
    state.puppies = [Kind::Fair, Kind::Fair].to_vec();
    let state = collects(&state, "labrador");
    assert_eq!(state.kennel(ANA).puppies, [Kind::Fair]);
}

/// C-44: one card with one partner.
#[test]
fn c_44_one_puppy_card_a_partner() {
    let mut state = with("");
    purse(&mut state, 0, 9);
    let state = go(&used(&state, Character::Partner), &[Action::BuyPuppy { puppy: Kind::Fair }]);
    assert!(!lists(&state, "buy_puppy"));
    assert_eq!(why(&state, &json!({ "do": "buy_puppy" })), "unavailable_puppy_bought");
    assert!(may(&state, Action::Improve));
}

#[test]
fn the_manager_sells_no_puppies() {
    assert!(!lists(&used(&with("hotel:poodle,beagle"), Character::Manager), "buy_puppy"));
}

/// Manual L527: with two players one card of each kind.
#[test]
fn two_players_have_five_cards() {
    assert_eq!(DogsCardgame::new(&options(), 2, 1).unwrap().puppies, Kind::ALL);
    assert_eq!(DogsCardgame::new(&options(), 3, 1).unwrap().puppies.len(), 10);
    assert!(table(3).puppies.is_empty());
}

/// C-55: each card by itself; dogs of the bays, for the hotel its guests.
#[test]
fn c_55_points_of_puppies() {
    let check = |kind: Kind, kennel: &str, points: i32| {
        let own = puppy_points(with(kennel).kennel(ANA), kind, &COUNTED);
        assert_eq!(own, points, "{kind:?} with {kennel}");
    };
    // Five cured dogs.
    check(Kind::Cured, "bay_1:poodle.s bay_2:beagle.s,husky.s bay_3:beagle.s,labrador.s", 3 + 2);
    check(Kind::Healthy, "bay_1:poodle bay_2:beagle,husky.s", 3 + 1);
    check(Kind::Trained, "bay_1:poodle.t", 3);
    check(Kind::Hotel, "hotel:poodle,beagle,husky,labrador", 3 + 2);
    check(Kind::Fair, "bay_1:poodle.f bay_2:beagle.f!", 3 + 1);
    check(Kind::Cured, "bay_1:poodle.s! bay_2:beagle.s! infirmary:husky", 3 + 1);
    // C-27, read otherwise.
    let state = with("bay_1:poodle bay_2:beagle,husky.s bay_3:beagle.s");
    let healthy = |counted| puppy_points(state.kennel(ANA), Kind::Healthy, counted);
    assert_eq!((healthy(&COUNTED), healthy(&COUNTED_CURED_AS_HEALTHY)), (3 + 1, 3 + 2));
    let mut state = with("bay_1:poodle.t bay_2:beagle.t,husky.t");
    state.kennel_mut(ANA).puppies = [Kind::Trained, Kind::Trained].to_vec();
    assert_eq!(state.score_sheet().lines["puppies"][ANA].points, 2 * (3 + 1));
}
