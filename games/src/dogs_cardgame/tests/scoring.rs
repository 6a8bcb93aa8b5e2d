//! The final scoring (manual L368-382) and its vectors.

use super::*;
use crate::dogs_cardgame::data::{Bonus, Kind};
use crate::dogs_cardgame::score::hotel_points;
use crate::dogs_cardgame::score::places;

fn points(state: &DogsCardgame, line: &str, seat: Seat) -> i32 {
    state.score_sheet().lines[line][seat].points
}

#[track_caller]
fn check_bays(kennel: &str, expected: i32) {
    let mut state = table(3);
    house(&mut state, ANA, kennel);
    assert_eq!(points(&state, "bays", ANA), expected, "{kennel}");
}

/// Manual L372.
#[test]
fn example_a_poodle_and_two_beagles() {
    check_bays("bay_4:poodle,beagle,beagle", 4);
    check_bays("bay_4:poodle,beagle,pit_bull", 3);
}

/// Manual L181: breeds may be mixed.
#[test]
fn vectors_of_bays() {
    check_bays("", 0);
    check_bays("bay_5:poodle,poodle,beagle,beagle", 6);
    check_bays("bay_5:poodle,poodle,poodle,beagle", 7);
    check_bays("bay_5:poodle,poodle,poodle,poodle", 12);
    check_bays("bay_2:poodle bay_3:poodle", 2);
    check_bays("bay_1:poodle bay_2:beagle,beagle hotel:beagle infirmary:beagle", 4);
}

#[test]
fn trained_dogs_count_one_more() {
    let mut state = table(3);
    house(&mut state, ANA, "bay_1:poodle.t bay_2:beagle.t,beagle");
    assert_eq!((points(&state, "bays", ANA), points(&state, "trained", ANA)), (4, 2));
}

#[track_caller]
fn check_hotel(guests: &[usize], expected: &[i32]) {
    assert_eq!(hotel_points(guests), expected, "{guests:?}");
}

/// Manual L374: two in the first place have 11 each, the next 8; of three each has 10, the next is fourth.
#[test]
fn example_ties_in_the_hotel() {
    check_hotel(&[4, 4, 1, 0], &[11, 11, 8, 6]);
    check_hotel(&[4, 4, 4, 1], &[10, 10, 10, 6]);
}

/// C-32: none is a number like any other.
#[test]
fn c_32_vectors_of_the_hotel() {
    check_hotel(&[3, 3, 1, 0], &[11, 11, 8, 6]);
    check_hotel(&[3, 0, 0], &[12, 9, 9]);
    check_hotel(&[1, 0], &[12, 8]);
    check_hotel(&[2, 2, 2, 1], &[10, 10, 10, 6]);
    check_hotel(&[0, 0, 0, 0, 0], &[8, 8, 8, 8, 8]);
    check_hotel(&[5, 4, 3, 2, 1], &[12, 10, 8, 6, 4]);
    check_hotel(&[5, 5, 3, 3, 3], &[11, 11, 6, 6, 6]);
    check_hotel(&[1, 2, 2, 2, 2], &[4, 9, 9, 9, 9]);
}

/// Manual L472.
#[test]
fn two_players_in_the_hotel() {
    check_hotel(&[3, 1], &[12, 8]);
    check_hotel(&[1, 3], &[8, 12]);
    check_hotel(&[2, 2], &[0, 0]);
    check_hotel(&[0, 0], &[0, 0]);
}

/// The means are whole for every tie there can be.
#[test]
fn shared_places_divide_without_rest() {
    use crate::dogs_cardgame::data::HOTEL;
    for first in 0..HOTEL.len() {
        for last in first..HOTEL.len() {
            let tied = i32::try_from(last - first + 1).unwrap();
            assert_eq!(HOTEL[first..=last].iter().sum::<i32>() % tied, 0);
        }
    }
}

/// Manual L382: 12 + 3 trained + 8 hotel + 12 for four bonus cards - 5 - 3 = 27.
#[test]
fn example_ana_has_27_points() {
    let mut state = table(3);
    house(
        &mut state,
        ANA,
        "bay_1:husky.t bay_2:poodle,poodle bay_3:poodle.t,husky bay_4:labrador,labrador.t,labrador infirmary:beagle",
    );
    house(&mut state, BIA, "hotel:poodle,beagle");
    house(&mut state, CAIO, "hotel:poodle");
    let ana = state.kennel_mut(ANA);
    ana.unpaid = 1;
    ana.improvements = 1;
    ana.bonuses = [Bonus::ThreeHealthy, Bonus::ThreeTrained, Bonus::SixBreeds, Bonus::NineDogs].to_vec();
    state.kennel_mut(BIA).improvements = 1;
    state.kennel_mut(BIA).food = 1;
    state.kennel_mut(ANA).food = 1;
    state.kennel_mut(CAIO).food = 1;
    let line = |name| points(&state, name, ANA);
    assert_eq!((line("bays"), line("trained"), line("hotel"), line("bonus")), (12, 3, 8, 12));
    assert_eq!((line("licences"), line("infirmary"), line("no_improvement")), (-5, -3, 0));
    assert_eq!((line("dark_bonus"), state.score_sheet().total(ANA)), (0, 27));
}

#[test]
fn penalties() {
    let mut state = table(3);
    house(&mut state, ANA, "infirmary:beagle,poodle");
    state.kennel_mut(ANA).unpaid = 2;
    state.kennel_mut(BIA).improvements = 1;
    let line = |name, seat| points(&state, name, seat);
    assert_eq!((line("infirmary", ANA), line("infirmary", BIA)), (-6, 0));
    assert_eq!((line("licences", ANA), line("licences", BIA)), (-10, 0));
    assert_eq!((line("no_improvement", ANA), line("no_improvement", BIA)), (-3, 0));
}

/// C-24: a bay that was never opened costs nothing.
#[test]
fn c_24_closed_bays_cost_nothing() {
    assert_eq!(points(&table(3), "licences", ANA), 0);
}

/// C-33: if no seat has any, it is a tie and no seat is awarded. C-34: the same holds for equal improvements.
/// Manual L442, L448, L454.
#[test]
fn c_33_c_34_dark_bonus_cards() {
    let check = |improvements: [u8; 3], leader: Option<Seat>| {
        let mut state = table(3);
        for (seat, number) in Seat::all(3).zip(improvements) {
            state.kennel_mut(seat).improvements = number;
        }
        assert_eq!(state.leads(Bonus::MostImprovements), leader, "{improvements:?}");
    };
    check([0, 0, 0], None);
    check([2, 2, 1], None);
    check([1, 2, 1], Some(BIA));
    let mut state = table(3);
    assert_eq!(state.leads(Bonus::MostFood), None);
    state.kennel_mut(CAIO).food = 4;
    assert_eq!(state.leads(Bonus::MostFood), Some(CAIO));
    assert_eq!(points(&state, "dark_bonus", CAIO), 3);
}

/// Manual L380: a tie goes to the most dogs in bays. C-45: then it is shared.
#[test]
fn c_45_tie_breaks() {
    let mut state = table(2);
    house(&mut state, ANA, "bay_1:poodle bay_2:beagle bay_3:husky");
    house(&mut state, BIA, "bay_2:poodle,poodle");
    assert_eq!(state.score_sheet().total(ANA), state.score_sheet().total(BIA));
    assert_eq!(places(&state).winners(), ANA.into());
    let mut even = table(2);
    house(&mut even, ANA, "bay_1:poodle bay_2:beagle");
    house(&mut even, BIA, "bay_1:husky bay_3:husky");
    assert_eq!(places(&even).0.values().copied().collect::<Vec<_>>(), [1, 1]);
}

/// C-45: guests of the hotel bring points and break no tie.
#[test]
fn c_45_guests_are_no_dogs_in_bays() {
    let mut state = table(2);
    house(&mut state, ANA, "bay_1:poodle hotel:beagle,husky,poodle,dalmata,labrador,pit_bull");
    house(&mut state, BIA, "bay_1:poodle bay_2:beagle,husky bay_3:poodle,dalmata");
    assert_eq!(state.score_sheet().total(ANA), state.score_sheet().total(BIA));
    assert_eq!(places(&state).winners(), BIA.into());
}

#[test]
fn the_sheet_has_its_lines() {
    let lines = |options: &Options| table_with(options, 3).score_sheet().order;
    let plain =
        ["bays", "trained", "hotel", "bonus", "dark_bonus", "infirmary", "no_improvement", "licences"];
    assert_eq!(lines(&Options::default()), plain);
    let puppies = lines(&Options { puppies: true, children: true, ..Options::default() });
    assert_eq!(puppies, ["bays", "trained", "hotel", "puppies", "infirmary", "no_improvement", "licences"]);
}

/// The sheet says how its numbers came about.
#[test]
fn reasons_name_the_place_in_the_hotel_and_the_puppies_of_a_kind() {
    let mut state = table_with(&Options { puppies: true, ..Options::default() }, 3);
    house(&mut state, ANA, "bay_1:poodle bay_2:husky,beagle bay_3:labrador hotel:dalmata");
    house(&mut state, BIA, "hotel:dalmata,husky");
    state.kennel_mut(ANA).puppies = [Kind::Healthy].to_vec();
    let why = |line: &'static str, seat: Seat| json!(state.score_sheet().lines[line][seat].why);
    let hotel =
        |n: u8, place: u8| json!({ "key": "why_hotel", "with": { "n": n, "place": place, "tied": 0 } });
    assert_eq!(
        [why("hotel", ANA), why("hotel", BIA), why("hotel", CAIO)],
        [hotel(1, 2), hotel(2, 1), hotel(0, 3)]
    );
    assert_eq!(why("puppies", ANA), json!({ "key": "why_puppies", "with": { "n": 1, "dogs": 2 } }));
    assert_eq!(points(&state, "puppies", ANA), 5);
}
