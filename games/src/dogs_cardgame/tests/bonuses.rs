//! Bonus cards (manual L386-456).

use super::*;
use crate::dogs_cardgame::data::Bonus;

#[track_caller]
fn check(bonus: Bonus, kennel: &str, met: bool) {
    check_with(&Options::default(), bonus, kennel, met);
}

#[track_caller]
fn check_with(options: &Options, bonus: Bonus, kennel: &str, met: bool) {
    let mut state = at_park_with(options, 3);
    house(&mut state, ANA, kennel);
    assert_eq!(may(&state, Action::Claim { bonus }), met, "{bonus:?} with {kennel}");
}

/// Manual L392, L396, L400, L404, L408.
#[test]
fn three_of_a_kind() {
    check(Bonus::ThreeHealthy, "bay_1:poodle bay_3:beagle,labrador", true);
    check(Bonus::ThreeHealthy, "bay_1:poodle bay_3:beagle,labrador.t", false);
    check(Bonus::ThreeTrained, "bay_1:poodle.t bay_2:beagle.t,labrador.t", true);
    check(Bonus::ThreeTrained, "bay_1:poodle.t bay_2:beagle.t,labrador", false);
    check(Bonus::ThreeCured, "bay_1:poodle.s bay_2:beagle.s,labrador.s", true);
    check(Bonus::ThreeCured, "bay_1:poodle.s bay_2:beagle.s infirmary:labrador", false);
    check(Bonus::ThreeHotel, "hotel:poodle,beagle,labrador", true);
    check(Bonus::ThreeHotel, "hotel:poodle,beagle", false);
    check(Bonus::ThreeFair, "bay_1:poodle.f bay_2:beagle.f,labrador.f", true);
    check(Bonus::ThreeFair, "bay_1:poodle.f bay_2:beagle.f,labrador", false);
}

/// Manual L412.
#[test]
fn one_each() {
    check(Bonus::OneEach, "bay_1:poodle.f bay_2:beagle.s,labrador.t hotel:dalmata", true);
    check(Bonus::OneEach, "bay_1:poodle.f bay_2:beagle.s,labrador.t", false);
    check(Bonus::OneEach, "bay_1:poodle.f bay_2:labrador.t infirmary:beagle hotel:dalmata", false);
}

/// Manual L416, L420, L424, L428.
#[test]
fn breeds_and_numbers() {
    check(Bonus::ThreeSameBreed, "bay_1:poodle bay_2:poodle.t bay_3:poodle.s", true);
    check(Bonus::ThreeSameBreed, "bay_1:poodle bay_2:poodle.t hotel:poodle infirmary:poodle", false);
    check(Bonus::SixBreeds, "bay_2:poodle,beagle bay_3:labrador,dalmata bay_4:pit_bull,husky", true);
    check(Bonus::SixBreeds, "bay_2:poodle,beagle bay_3:labrador,dalmata bay_4:pit_bull hotel:husky", false);
    check(
        Bonus::ThreeBaysWithPair,
        "bay_2:poodle,poodle bay_3:poodle,poodle bay_4:beagle,husky,beagle",
        true,
    );
    check(Bonus::ThreeBaysWithPair, "bay_2:poodle,poodle bay_3:poodle,poodle bay_4:beagle,husky", false);
    let eight = "bay_1:poodle bay_2:poodle,poodle bay_3:beagle,beagle bay_4:husky,husky,husky";
    check(Bonus::NineDogs, &format!("{eight} hotel:poodle infirmary:poodle"), false);
    check(Bonus::NineDogs, &format!("{eight} bay_5:husky"), true);
}

/// Manual L432, L436.
#[test]
fn licences_and_improvements() {
    let check = |paid: u8, improvements: u8, two: bool, mixed: bool| {
        let mut state = at_park();
        state.kennel_mut(ANA).paid = paid;
        state.kennel_mut(ANA).improvements = improvements;
        assert_eq!(may(&state, Action::Claim { bonus: Bonus::TwoLicences }), two);
        assert_eq!(may(&state, Action::Claim { bonus: Bonus::LicenceAndTwoImprovements }), mixed);
    };
    check(2, 0, true, false);
    check(1, 2, false, true);
    check(1, 1, false, false);
    check(0, 3, false, false);
    check(2, 1, true, false);
}

/// C-27: a cured dog counts as cured, not as healthy (manual L392-400); or as both (manual L338), as the host likes.
#[test]
fn c_27_cured_and_healthy() {
    let both = Options { cured_are_healthy: true, ..Options::default() };
    let two_and_one = "bay_1:poodle bay_2:beagle,labrador.s";
    check(Bonus::ThreeHealthy, two_and_one, false);
    check_with(&both, Bonus::ThreeHealthy, two_and_one, true);
    check_with(&both, Bonus::ThreeHealthy, "bay_1:poodle bay_2:beagle infirmary:labrador", false);
    check_with(&both, Bonus::ThreeCured, "bay_1:poodle.s bay_2:beagle.s,labrador.s", true);
    check_with(&both, Bonus::ThreeCured, "bay_1:poodle.s bay_2:beagle.s,labrador", false);
}

/// C-27: what is part of a bonus is read like the bonus.
#[test]
fn c_27_a_cured_dog_of_a_bonus_stays() {
    let mut state = at_park_with(&Options { cured_are_healthy: true, ..Options::default() }, 3);
    house(&mut state, ANA, "bay_1:poodle bay_2:beagle,labrador.s");
    let state = go(&state, &[Action::Claim { bonus: Bonus::ThreeHealthy }]);
    assert!(!lists(&state, "donate"));
}

/// C-28: a dog taken straight into a bay counts as cured or fair, but neither vet nor partner had a part in it.
#[test]
fn c_28_a_reward_straight_into_a_bay() {
    check(Bonus::ThreeCured, "bay_1:poodle.s bay_2:beagle.s,labrador.s!", false);
    check(Bonus::ThreeFair, "bay_1:poodle.f bay_2:beagle.f,labrador.f!", false);
    check(Bonus::OneEach, "bay_1:poodle.f! bay_2:beagle.s!,labrador.t hotel:dalmata", true);
}

/// Manual L388: Ana reaches A and B, takes A, and in her next turn B if it is still there.
#[test]
fn example_one_claim_a_turn() {
    let mut state = at_park();
    house(&mut state, ANA, "hotel:poodle,beagle,labrador bay_1:poodle bay_2:poodle,poodle");
    let a = Action::Claim { bonus: Bonus::ThreeHotel };
    let b = Action::Claim { bonus: Bonus::ThreeSameBreed };
    assert!(may(&state, a) && may(&state, b));
    let state = go(&state, &[a]);
    assert!(!lists(&state, "claim"));
    assert_eq!(why(&state, &json!({ "do": "claim", "bonus": "three_same_breed" })), "unavailable_claimed");
    let mut later = next_turn(&state);
    assert!(may(&later, b) && !may(&later, a));
    later.bonuses.retain(|&bonus| bonus != Bonus::ThreeSameBreed);
    assert!(!may(&later, b));
}

/// C-30: a claim needs its test met at that moment, also for a card left over.
#[test]
fn c_30_a_claim_needs_its_test_now() {
    let mut state = at_park();
    house(&mut state, ANA, "bay_1:poodle bay_2:poodle,poodle");
    let claim = Action::Claim { bonus: Bonus::ThreeSameBreed };
    assert!(may(&state, claim));
    let given = Action::Donate { dog: dog(&state, "poodle"), food: 0 };
    let state = next_turn(&go(&state, &[given]));
    assert!(!may(&state, claim));
}

/// C-31: one claims in one's own turn.
#[test]
fn c_31_no_claim_in_the_turn_of_another() {
    let mut state = at_park();
    house(&mut state, BIA, "hotel:poodle,beagle,labrador");
    assert!(state.legal(BIA).is_empty());
}

/// Manual L456: the third dog is cured, the bonus taken; that dog is not given away in this turn; later it may be,
/// and the bonus stays. C-29.
#[test]
fn c_29_example_a_dog_of_a_bonus_is_not_given_away_in_the_same_turn() {
    let mut state = at_park();
    house(&mut state, ANA, "bay_2:poodle.s,beagle.s infirmary:labrador");
    let state = used(&state, Character::Vet);
    let state = go(&state, &[place(&state, "labrador", "bay_1")]);
    let state = go(&state, &[Action::Claim { bonus: Bonus::ThreeCured }]);
    assert!(!lists(&state, "donate"));
    let what = json!({ "do": "donate", "dog": dog(&state, "labrador") });
    assert_eq!(why(&state, &what), "unavailable_bonus_dog");
    let state = next_turn(&state);
    let state = go(&state, &[Action::Donate { dog: dog(&state, "labrador"), food: 1 }]);
    assert_eq!(state.kennel(ANA).bonuses, [Bonus::ThreeCured]);
}

/// C-29: a dog to spare may go, and so may one that came later; but none that came later replaces another.
#[test]
fn c_29_dogs_to_spare() {
    let mut state = at_park();
    house(&mut state, ANA, "bay_1:poodle bay_2:beagle,labrador bay_3:dalmata,husky.t");
    let state = go(&state, &[Action::Claim { bonus: Bonus::ThreeHealthy }]);
    assert_eq!(listed(&state, &json!({ "do": "donate" })).len(), 5 * 3);

    let mut state = at_park_with(&Options { variant_2: true, ..Options::default() }, 3);
    house(&mut state, ANA, "bay_1:poodle bay_2:beagle,labrador bay_3:husky.t");
    let mut state = go(&state, &[Action::Claim { bonus: Bonus::ThreeHealthy }]);
    house(&mut state, ANA, "bay_3:dalmata.h");
    let free: Vec<_> = listed(&state, &json!({ "do": "donate", "food": 0 }))
        .iter()
        .map(|action| json!(action)["dog"].clone())
        .collect();
    assert_eq!(free, [json!(dog(&state, "husky")), json!(dog(&state, "dalmata"))]);
    // The second dog of a donation is held to it too.
    let state = go(&state, &[Action::Donate { dog: dog(&state, "dalmata"), food: 0 }]);
    assert_eq!(listed(&state, &json!({ "do": "donate", "food": 0 })).len(), 1);
}

/// C-29: a dog given away earlier in the turn of the claim is not there any more to be spared.
#[test]
fn c_29_dogs_given_away_earlier() {
    let mut state = at_park_with(&Options { variant_2: true, ..Options::default() }, 3);
    house(&mut state, ANA, "bay_1:poodle bay_2:beagle,labrador bay_3:dalmata");
    let give = |state: &DogsCardgame, name: &str| Action::Donate { dog: dog(state, name), food: 0 };
    // Four healthy dogs, one of them to spare: it is gone after the first.
    let claimed = go(&state, &[Action::Claim { bonus: Bonus::ThreeHealthy }]);
    assert!(may(&claimed, give(&claimed, "poodle")));
    let given = go(&claimed, &[give(&claimed, "poodle")]);
    assert!(!lists(&given, "donate"));
    // Given away before the claim: the three that are left are the bonus.
    let given = go(&state, &[give(&state, "poodle"), Action::Enough]);
    let claimed = go(&given, &[Action::Claim { bonus: Bonus::ThreeHealthy }]);
    assert!(!lists(&claimed, "donate"));
    assert_eq!(claimed.turn.unwrap().claim.unwrap().noted.housed().count(), 3);
}

/// Manual L146.
#[test]
fn dark_cards_are_not_claimed() {
    let mut state = at_park();
    purse(&mut state, 30, 30);
    state.kennel_mut(ANA).improvements = 9;
    assert!(!lists(&state, "claim"));
}
