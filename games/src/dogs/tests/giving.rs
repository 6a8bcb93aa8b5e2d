//! Dogs without room are offered to the neighbours.

use super::*;

/// Ana has no room for a Yorkshire, and all seats have finished their lay-out.
fn ana_gives(seats: u8, others: &[(Seat, &str)]) -> (Tested, DogId) {
    let mut state = table(seats);
    house(&mut state, ANA, "bay_1:poodle,poodle,poodle,poodle bay_2:beagle,vira load:york");
    for &(seat, text) in others {
        house(&mut state, seat, text);
    }
    bring_home(&mut state);
    let yorkshire = kennel(&state, ANA).hand[0].id;
    act_all(&mut state, ANA, &[Action::GiveUp { dog: yorkshire }, Action::Done]);
    for seat in Seat::all(seats).filter(|&seat| seat != ANA) {
        if may(&state, seat, Action::Done) {
            act(&mut state, seat, Action::Done);
        }
    }
    (state, yorkshire)
}

/// L325-338: a dog is offered to the seats on the left in turn, and goes to the fair if all refuse.
/// Manual L299, L326, L333.
#[test]
fn a_dog_is_offered_round_the_table() {
    let (mut state, yorkshire) = ana_gives(3, &[]);
    assert_eq!(awaited(&state), [BIA]);
    assert_eq!(legal_actions(&state, BIA), [Action::Accept, Action::Refuse]);
    act(&mut state, BIA, Action::Refuse);
    assert_eq!(awaited(&state), [CAIO]);
    act(&mut state, CAIO, Action::Refuse);
    assert_eq!(at_fair(&state), [yorkshire]);
    assert_eq!(state.phase(), Phase::Act);
}

/// L297-299: the seat that takes the dog in lays out its kennel anew.
#[test]
fn the_seat_that_takes_it_in_lays_out_anew() {
    let (mut state, yorkshire) = ana_gives(3, &[(BIA, "bay_1:poodle,beagle bay_2:poodle")]);
    assert_eq!(state.headline().key, "table_offer");
    act(&mut state, BIA, Action::Accept);
    assert_eq!(state.headline().key, "table_taken");
    assert_eq!(awaited(&state), [BIA]);
    let poodle = kennel(&state, BIA).bay(BayId::Bay1).dogs[0].id;
    act_all(
        &mut state,
        BIA,
        &[
            Action::Lift { dog: poodle },
            Action::Put { dog: poodle, to: BayId::Bay2 },
            Action::Put { dog: yorkshire, to: BayId::Bay1 },
            Action::Done,
        ],
    );
    assert_eq!(lying(&state, BIA, "bay_1"), ["beagle", "yorkshire"]);
    assert_eq!(state.phase(), Phase::Act);
}

/// Seats without room are not asked.
#[test]
fn seats_without_room_are_not_asked() {
    let full = "bay_1:poodle,poodle,beagle,beagle bay_2:vira,vira,labr,labr";
    let (state, yorkshire) = ana_gives(3, &[(BIA, full), (CAIO, full)]);
    assert_eq!(at_fair(&state), [yorkshire]);
    let (state, _) = ana_gives(3, &[(BIA, full)]);
    assert_eq!(awaited(&state), [CAIO]);
}

/// D-22: all seats lay out before a dog is offered. D-23: a seat with a surplus may take in a dog that fits.
/// Manual L430.
#[test]
fn d_22_d_23_all_lay_out_first() {
    let mut state = table(2);
    house(&mut state, ANA, "bay_1:poodle,poodle,poodle,poodle bay_2:beagle,vira load:york");
    house(&mut state, BIA, "bay_1:labr,labr,labr,labr bay_2:york,dalmata load:rott");
    bring_home(&mut state);
    let yorkshire = kennel(&state, ANA).hand[0].id;
    act_all(&mut state, ANA, &[Action::GiveUp { dog: yorkshire }, Action::Done]);
    assert_eq!(awaited(&state), [BIA]);
    let rottweiler = kennel(&state, BIA).hand[0].id;
    act_all(&mut state, BIA, &[Action::GiveUp { dog: rottweiler }, Action::Done]);
    // Bia's own Yorkshire leaves room for another.
    act(&mut state, BIA, Action::Accept);
    act_all(&mut state, BIA, &[Action::Put { dog: yorkshire, to: BayId::Bay2 }, Action::Done]);
    assert_eq!(kennel(&state, BIA).surplus.len(), 0);
    // Then it was Bia's turn to give, and Ana had no room for a Rottweiler.
    assert_eq!(at_fair(&state), [rottweiler]);
}

/// L295-299, L498: a sick dog goes from infirmary to infirmary. At the fair it is healthy.
/// Manual L296.
#[test]
fn a_sick_dog_is_given_away() {
    let sick = "infirmary:poodle,poodle,beagle,vira,labr,rott";
    let mut state = table(3);
    house(&mut state, ANA, &format!("{sick} load:york.s"));
    house(&mut state, BIA, sick);
    bring_home(&mut state);
    let yorkshire = kennel(&state, ANA).infirmary[6].id;
    act_all(&mut state, ANA, &[Action::GiveUp { dog: yorkshire }, Action::Done]);
    let mut refused = state.clone();
    act(&mut state, CAIO, Action::Accept);
    assert_eq!(kennel(&state, CAIO).infirmary[0].id, yorkshire);
    act(&mut refused, CAIO, Action::Refuse);
    assert_eq!(refused.fair[0].health, Health::Healthy);
}

/// The donor chooses the order.
#[test]
fn the_donor_picks_the_order() {
    let mut state = table(2);
    house(&mut state, ANA, "bay_1:poodle,poodle,poodle,poodle bay_2:beagle,vira load:york,labr");
    bring_home(&mut state);
    let [yorkshire, labrador] = [0, 1].map(|at: usize| kennel(&state, ANA).hand[at].id);
    act_all(
        &mut state,
        ANA,
        &[Action::GiveUp { dog: yorkshire }, Action::GiveUp { dog: labrador }, Action::Done],
    );
    assert_eq!(
        legal_actions(&state, ANA),
        [Action::Offer { dog: yorkshire }, Action::Offer { dog: labrador }]
    );
    act(&mut state, ANA, Action::Offer { dog: labrador });
    act(&mut state, BIA, Action::Refuse);
    act(&mut state, BIA, Action::Refuse);
    assert_eq!(at_fair(&state), [labrador, yorkshire]);
}

/// D-24: the vet does not help dogs that were taken in.
#[test]
fn d_24_the_vet_is_not_for_gifts() {
    let mut state = table(2);
    house(&mut state, ANA, "infirmary:poodle,poodle,beagle,vira,labr,rott load:york.s");
    give(&mut state, BIA, &[Card::Vet]);
    bring_home(&mut state);
    let yorkshire = kennel(&state, ANA).infirmary[6].id;
    act_all(&mut state, ANA, &[Action::GiveUp { dog: yorkshire }, Action::Done]);
    assert_eq!(legal_actions(&state, BIA), [Action::Accept, Action::Refuse]);
    act(&mut state, BIA, Action::Accept);
    assert_eq!(kennel(&state, BIA).infirmary.len(), 1);
    assert_eq!(state.phase(), Phase::Act);
}

/// L501-504: a dog that was taken in can fill a bay, too.
#[test]
fn a_gift_can_fill_a_bay() {
    let (mut state, yorkshire) = ana_gives(2, &[(BIA, "bay_1:york,york,york")]);
    let coins = kennel(&state, BIA).coins;
    act_all(
        &mut state,
        BIA,
        &[Action::Accept, Action::Put { dog: yorkshire, to: BayId::Bay1 }, Action::Done],
    );
    assert_eq!(kennel(&state, BIA).coins, coins + 1);
}
