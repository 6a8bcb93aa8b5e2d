//! The points of a hotel: §7 of the rules page.

use super::super::scoring::ngo_points;
use super::*;

/// L170: two seats that tie for the first place get nine points each, and the next one has the third place.
#[test]
fn the_ngo_shares_points() {
    assert_eq!(ngo_points(&[3, 3, 1]), [9, 9, 6]);
    assert_eq!(ngo_points(&[5, 4, 3, 2, 1]), [10, 8, 6, 4, 2]);
    // Ties of two to five seats, at each possible place.
    assert_eq!(ngo_points(&[2, 2, 1, 1, 0]), [9, 9, 5, 5, 0]);
    assert_eq!(ngo_points(&[3, 2, 2, 1, 1]), [10, 7, 7, 3, 3]);
    assert_eq!(ngo_points(&[2, 2, 2, 1, 1]), [8, 8, 8, 3, 3]);
    assert_eq!(ngo_points(&[3, 2, 2, 2, 1]), [10, 6, 6, 6, 2]);
    assert_eq!(ngo_points(&[3, 2, 1, 1, 1]), [10, 8, 4, 4, 4]);
    assert_eq!(ngo_points(&[2, 2, 2, 2, 1]), [7, 7, 7, 7, 2]);
    assert_eq!(ngo_points(&[2, 1, 1, 1, 1]), [10, 5, 5, 5, 5]);
    assert_eq!(ngo_points(&[1; 5]), [6; 5]);
}

/// S-14: a seat that gave nothing has no place, however few seats gave.
#[test]
fn s_14_nothing_for_nothing() {
    assert_eq!(ngo_points(&[0, 0, 0]), [0, 0, 0]);
    assert_eq!(ngo_points(&[0, 1]), [0, 10]);
}

/// §7: no share of a tie is rounded.
#[test]
fn every_tie_divides_evenly() {
    for given in 0..5_usize.pow(5) {
        let given: Vec<usize> = (0..5_u32).map(|seat| given / 5_usize.pow(seat) % 5).collect();
        let donors = given.iter().filter(|&&dogs| dogs > 0).count();
        let all: i32 = crate::dogs::socio::data::NGO_POINTS[..donors].iter().sum();
        assert_eq!(ngo_points(&given).iter().sum::<i32>(), all, "{given:?}");
    }
}

/// L172: a special Basset and another one score like three dogs of a breed: eight.
#[test]
fn red_has_three_bassets() {
    let score = |text: &str| {
        let mut state = with_partners(3);
        let dogs = house(&mut state, ANA, text);
        make_special(&mut state, ANA, &dogs[..1]);
        points(&state, "packs", ANA)
    };
    assert_eq!(score("bay_1:basset,basset"), 8);
    assert_eq!(score("bay_1:basset"), 2);
    assert_eq!(score("bay_1:basset,basset,basset"), 12);
    assert_eq!(score("bay_1:basset,pit"), 3);
    assert_eq!(score("bay_1:basset,pit,pit"), 5);
}

/// §7, §9: new breeds score like others, two points each, or four with two seats. S-05: they belong to no region.
/// Manual L83, L85.
#[test]
fn s_05_new_breeds_are_breeds() {
    for (seats, each) in [(2, 4), (3, 2), (5, 2)] {
        let mut state = with_partners(seats);
        let dogs = house(&mut state, ANA, "bay_1:basset,pit");
        make_special(&mut state, ANA, &dogs[..1]);
        assert_eq!(points(&state, "breeds", ANA), 2 * each);
        if seats == 2 {
            assert_eq!(points(&state, "regions", ANA), -5);
            house(&mut state, ANA, "bay_2:poodle,bulldog");
            assert_eq!(points(&state, "regions", ANA), 0);
        }
    }
}

/// L176: one point for each guest, and one for each of its services in the hotel: Red's two guests score six. L174: one point
/// for each service.
#[test]
fn red_has_two_guests() {
    let mut state = with_partners(3);
    welcome(&mut state, ANA, &[PartnerCard::Guest1, PartnerCard::Guest10]);
    assert_eq!(points(&state, "guests", ANA), 2);
    let services = [Service::Painting, Service::Gardening, Service::Wiring, Service::Plumbing];
    state.expansion.hotel_mut(ANA).services.extend(services);
    assert_eq!(points(&state, "guests", ANA), 6);
    assert_eq!(points(&state, "services", ANA), 4);
}

/// L178, L244: one point for a guide dog, three with its own trainer. S-31: only trainers still in the hand count. S-32: no
/// other card counts.
#[test]
fn s_31_s_32_guide_dogs() {
    use PartnerCard::{GuideDog, Trainer};
    let score = |cards: &[PartnerCard]| {
        let mut state = with_partners(3);
        give(&mut state, ANA, &[Card::TrainedDog, Card::AwardDog]);
        deal(&mut state, ANA, cards);
        points(&state, "guide_dogs", ANA)
    };
    assert_eq!(score(&[]), 0);
    assert_eq!(score(&[Trainer]), 0);
    assert_eq!(score(&[GuideDog]), 1);
    assert_eq!(score(&[GuideDog, Trainer]), 3);
    assert_eq!(score(&[GuideDog, GuideDog, Trainer]), 4);
    assert_eq!(score(&[GuideDog, Trainer, Trainer]), 3);
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:poodle");
    deal(&mut state, ANA, &[GuideDog, Trainer]);
    calling(&mut state, ANA, Location::Agency);
    go(&mut state, ANA, PartnerAction::Send { dog: dogs[0], pass: Pass::Trainer });
    assert_eq!(points(&state, "guide_dogs", ANA), 1);
}

/// L157, L180: three points less without the licence.
#[test]
fn the_licence_is_missed() {
    let mut state = with_partners(3);
    assert_eq!(points(&state, "licence", ANA), -3);
    state.expansion.hotel_mut(ANA).licence = true;
    assert_eq!(points(&state, "licence", ANA), 0);
}

/// S-18: a dog at the agency scores nothing and does not break ties. S-45: in a tie a special dog counts as one.
#[test]
fn s_18_s_45_ties() {
    let mut state = with_partners(3);
    for seat in [ANA, BIA, CAIO] {
        house(&mut state, seat, "bay_1:poodle");
        fill(&mut state, seat, [0; 4]);
    }
    send_away(&mut state, ANA, "basset");
    let total = |state: &Socio, seat| state.score_sheet().total(seat);
    assert_eq!(total(&state, ANA), total(&state, BIA));
    let places = |state: &Socio| {
        let mut over = state.clone();
        over.apply(&Happening::Ended.into());
        let Status::Over(places) = over.status() else { panic!("the match is over") };
        [ANA, BIA, CAIO].map(|seat| places.0[&seat])
    };
    assert_eq!(places(&state), [1, 1, 1]);
    // A special dog and a pair both score two points. The pair has more dogs.
    let special = house(&mut state, ANA, "bay_2:beagle");
    make_special(&mut state, ANA, &special);
    house(&mut state, BIA, "bay_2:beagle,beagle");
    assert_eq!(total(&state, ANA), total(&state, BIA));
    assert_eq!(places(&state), [2, 1, 3]);
}
