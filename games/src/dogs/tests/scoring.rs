//! The points of a kennel.

use super::*;
use crate::dogs::scoring::bay_points;

fn points_of(dogs: &str) -> i32 {
    let mut state = table(3);
    house(&mut state, ANA, &format!("bay_1:{dogs}"));
    bay_points(kennel(&state, ANA).bay(BayId::Bay1))
}

/// Vector of §11, L611-617. D-40: a single dog, and two single dogs, score nothing.
/// Manual L613, L614, L615, L616, L617.
#[test]
fn d_40_points_of_a_bay() {
    let bays = ["", "poodle", "poodle,beagle", "poodle,poodle", "poodle,poodle,beagle"];
    assert_eq!(bays.map(points_of), [0, 0, 0, 2, 3]);
    let bays = ["poodle,poodle,beagle,beagle", "poodle,poodle,poodle", "poodle,poodle,poodle,poodle"];
    assert_eq!(bays.map(points_of), [5, 8, 12]);
}

/// L619-623: bays that were built score if a dog lies in them.
/// Manual L619, L621.
#[test]
fn extra_bays_score_when_occupied() {
    let mut state = table(3);
    house(&mut state, ANA, "bay_3:poodle bay_4: bay_5:beagle");
    assert_eq!(points(&state, "extra_bays", ANA), 2 + 5);
}

/// L625-628: two points for each breed, four with two seats; not for sick dogs.
/// Manual L625, L627.
#[test]
fn breeds_score() {
    for (seats, each) in [(2, 4), (3, 2), (4, 2)] {
        let mut state = table(seats);
        house(&mut state, ANA, "bay_1:poodle,poodle,beagle infirmary:vira");
        assert_eq!(points(&state, "breeds", ANA), 2 * each);
    }
}

/// Vector of §11, L635-637: three gas, two food and two medicine are two points.
#[test]
fn resources_score() {
    let mut state = table(3);
    fill(&mut state, ANA, [9, 3, 2, 2]);
    assert_eq!(points(&state, "resources", ANA), 2);
}

/// L639-640: two sick dogs cost four points: 45 − 2 · 2 = 41.
#[test]
fn blue_has_two_sick_dogs() {
    let mut state = table(3);
    house(&mut state, ANA, "infirmary:poodle,poodle");
    assert_eq!(points(&state, "sick", ANA), -4);
    let total = state.score_sheet().total(ANA);
    assert_eq!(45 + points(&state, "sick", ANA), 41);
    assert_eq!(total, points(&state, "resources", ANA) - 4);
}

/// L642-643: a tie is broken by the number of healthy dogs. D-38: seats that still tie share the place.
#[test]
fn d_38_ties() {
    let mut state = table(3);
    // Four points for a pair of one breed, or for single dogs of two breeds, and three for resources.
    house(&mut state, ANA, "bay_1:poodle,poodle");
    house(&mut state, BIA, "bay_1:poodle,beagle");
    house(&mut state, CAIO, "bay_1:poodle,beagle");
    assert_eq!([ANA, BIA, CAIO].map(|seat| state.score_sheet().total(seat)), [7, 7, 7]);
    state.apply(&Happening::Ended.into());
    let Status::Over(places) = state.status() else { panic!("the match is over") };
    assert_eq!([ANA, BIA, CAIO].map(|seat| places.0[&seat]), [1, 1, 1]);
    let mut more = state.clone();
    house(&mut more, ANA, "bay_2:poodle");
    let Status::Over(places) = more.status() else { panic!("the match is over") };
    assert_eq!([ANA, BIA, CAIO].map(|seat| places.0[&seat]), [1, 2, 2]);
}
