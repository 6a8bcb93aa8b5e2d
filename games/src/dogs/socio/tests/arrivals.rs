//! New dogs at the beginning of a round.

use super::*;
use crate::frame::{Advice, Stored, open};

/// The end of a round, with these new dogs in the pile. The first one is drawn first.
fn beginning(seats: u8, dogs: &[(Breed, Health)]) -> Socio {
    let mut state = with_partners(seats);
    state.expansion.new_dogs = dogs.iter().rev().copied().collect();
    state.expansion.decision = Some(ExtraDecision::Split { seat: ANA });
    state.flow = FlowState::Between;
    state
}

const THREE: [(Breed, Health); 3] = [
    (Breed::ChowChow, Health::Healthy),
    (Breed::PitBull, Health::Sick),
    (Breed::BassetHound, Health::Healthy),
];

fn arrived(step: &Played<Socio>) -> Vec<(Region, Vec<u8>, Space, Breed)> {
    let dog = |event: &SocioEvent| match event {
        SocioEvent::Partner(Stored::Public(PartnerHappening::NewDog { region, faces, space, dog })) => {
            Some((*region, faces.clone(), *space, dog.breed))
        }
        _ => None,
    };
    step.events.iter().filter_map(dog).collect()
}

/// Announces a split with different dice until the condition holds.
fn split(state: &Socio, city: u8, wanted: impl Fn(&Played<Socio>) -> bool) -> Played<Socio> {
    let steps = (0..20_000).map(|number| {
        play(state, ANA, &PartnerAction::Split { city }.into(), Dice::from_number(number)).unwrap()
    });
    steps.into_iter().find(wanted).expect("the dice fall so now and then")
}

/// L69-73: two to the city and one to the country; 2, 8 and 3 are rolled. S-01: the city first.
#[test]
fn s_01_the_example_of_the_manual() {
    let state = beginning(3, &THREE);
    assert_eq!(
        partner_actions(&state, ANA),
        [PartnerAction::Split { city: 1 }, PartnerAction::Split { city: 2 }]
    );
    let faces =
        |step: &Played<Socio>| arrived(step).into_iter().flat_map(|(_, faces, ..)| faces).collect::<Vec<_>>();
    let step = split(&state, 2, |step| faces(step) == [2, 8, 3]);
    let one = |face| vec![face];
    assert_eq!(
        arrived(&step),
        [
            (Region::City, one(2), Space::C2, Breed::ChowChow),
            (Region::City, one(8), Space::C8, Breed::PitBull),
            (Region::Country, one(3), Space::K3, Breed::BassetHound),
        ]
    );
    assert!(step.is_final());
    assert_eq!(step.state.spot(Space::C8).dogs[0].health, Health::Sick);
}

/// L61: the split is two and one, or one and two. S-02: it is announced before a dog is revealed.
#[test]
fn s_02_the_split_comes_first() {
    let state = beginning(4, &THREE);
    let step = split(&state, 1, |_| true);
    let announced = PartnerHappening::Announced { seat: ANA, city: 1, country: 2 };
    assert_eq!(step.events[0], announced.into());
    let regions: Vec<Region> = arrived(&step).into_iter().map(|(region, ..)| region).collect();
    assert_eq!(regions, [Region::City, Region::Country, Region::Country]);
    assert_eq!(awaited(&state), [ANA]);
}

/// S-03: before income and gas, in all rounds.
#[test]
fn s_03_before_anybody_is_paid() {
    let mut state = beginning(3, &THREE);
    state.round = 2;
    let coins = purse(&state, BIA)[0];
    let step = split(&state, 1, |_| true);
    let income =
        step.events.iter().position(|event| *event == Happening::Income { coins: 1 }.into()).unwrap();
    let last = step.events.iter().rposition(|event| {
        matches!(event, SocioEvent::Partner(Stored::Public(PartnerHappening::NewDog { .. })))
    });
    assert!(last.unwrap() < income);
    assert_eq!(purse(&step.state, BIA)[0], coins + 1);
    assert_eq!(step.state.phase(), Phase::Refuel);
}

/// L63: if the die shows a space with two tokens, it is rolled again.
#[test]
fn a_full_space_is_rolled_again() {
    let mut state = beginning(3, &THREE);
    for &space in &Space::of(Region::City)[..7] {
        lay(&mut state, &format!("{0}:bulldog {0}:bulldog", space.word()));
    }
    let step = split(&state, 1, |step| arrived(step)[0].1.len() > 2);
    let (region, faces, space, _) = arrived(&step).swap_remove(0);
    assert_eq!((region, space, faces.last()), (Region::City, Space::C8, Some(&8)));
    assert!(faces[..faces.len() - 1].iter().all(|&face| face != 8));
}

/// Fills every space of a region.
fn fill_region(state: &mut Socio, region: Region) {
    for space in Space::of(region) {
        lay(state, &format!("{0}:bulldog {0}:bulldog", space.word()));
    }
}

/// S-04: a block counts as one token, so that a dog may lie on it. It can be collected once the block is gone.
#[test]
fn s_04_a_dog_on_a_block() {
    let mut state = beginning(3, &THREE);
    fill_region(&mut state, Region::City);
    state.spot_mut(Space::C3).dogs.clear();
    state.spot_mut(Space::C3).block = true;
    let mut after = split(&state, 1, |_| true).state;
    assert_eq!(after.spot(Space::C3).dogs[0].breed, Breed::ChowChow);
    on_the_road(&mut after, ANA);
    assert!(!may(&after, ANA, Action::Drive { to: Space::C3 }));
    after.spot_mut(Space::C3).block = false;
    assert!(may(&after, ANA, Action::Drive { to: Space::C3 }));
    // A block and a dog are two tokens: the space is full.
    let mut full = beginning(3, &THREE);
    fill_region(&mut full, Region::City);
    full.spot_mut(Space::C3).dogs.pop();
    full.spot_mut(Space::C3).block = true;
    assert_eq!(arrived(&split(&full, 1, |_| true))[0].0, Region::Country);
}

/// S-04b: the last round begins when a pile and its blocks are fewer than the spaces without a dog.
#[test]
fn s_04b_blocks_and_the_end() {
    let mut state = with_partners(2);
    lay(&mut state, "c1:block c2:block c2:pit c3:bulldog");
    // The spaces without a dog are c1, which has a block, and c4 to c8. The two blocks go back to the pile.
    state.piles[0].truncate(4);
    assert!(!state.runs_out(Region::City));
    state.piles[0].truncate(3);
    assert!(state.runs_out(Region::City));
}

/// S-42: a space that still has a dog is not filled.
#[test]
fn s_42_a_space_with_a_dog_is_not_empty() {
    let mut state = with_partners(3);
    plain(&mut state);
    let dogs = lay(&mut state, "c1:pit c1:basset");
    for seat in Seat::all(3) {
        state.kennel_mut(seat).meeples = 0;
        fill(&mut state, seat, [9, 6, 9, 9]);
    }
    visiting(&mut state, CAIO, House::Vet);
    state.kennel_mut(CAIO).meeples = 0;
    act(&mut state, CAIO, Action::EndTurn);
    assert_eq!(state.round, 2);
    let lying: Vec<DogId> = state.spot(Space::C1).dogs.iter().map(|dog| dog.id).collect();
    assert_eq!(lying, dogs);
    assert!(Space::paws()[1..].iter().all(|&space| state.spot(space).dogs.len() == 1));
}

/// S-44: the dogs of a full region go to the other one. If both are full, they stay in the pile.
#[test]
fn s_44_no_room() {
    let mut state = beginning(3, &THREE);
    fill_region(&mut state, Region::City);
    let step = split(&state, 2, |_| true);
    let regions: Vec<_> = arrived(&step).into_iter().map(|(region, ..)| region).collect();
    assert_eq!(regions, [Region::Country; 3]);
    fill_region(&mut state, Region::Country);
    let step = split(&state, 2, |_| true);
    assert!(arrived(&step).is_empty());
    assert_eq!(step.state.expansion.new_dogs.len(), 3);
    assert_eq!(step.state.phase(), Phase::Drive);
}

/// L77: without new dogs the step is skipped.
#[test]
fn without_new_dogs_it_is_skipped() {
    let mut state = with_partners(3);
    plain(&mut state);
    for seat in Seat::all(3) {
        state.kennel_mut(seat).meeples = 0;
        fill(&mut state, seat, [9, 6, 9, 9]);
    }
    visiting(&mut state, CAIO, House::Vet);
    state.kennel_mut(CAIO).meeples = 0;
    let mut with = state.clone();
    act(&mut state, CAIO, Action::EndTurn);
    assert_eq!((state.round, state.phase()), (2, Phase::Refuel));
    with.expansion.new_dogs = THREE.to_vec();
    act(&mut with, CAIO, Action::EndTurn);
    assert_eq!(awaited(&with), [BIA], "she has the start piece now");
    assert_eq!(partner_actions(&with, BIA).len(), 2);
    assert!(legal_actions(&with, BIA).is_empty() && partner_actions(&with, ANA).is_empty());
}

/// L265: with two seats one dog goes to each region, without a decision.
#[test]
fn two_seats_announce_nothing() {
    let opened = open::<Socio>(&Options::default(), 2, Dice::from_number(3)).unwrap();
    let regions: Vec<Region> = arrived(&opened).into_iter().map(|(region, ..)| region).collect();
    assert_eq!(regions, [Region::City, Region::Country]);
    assert_eq!(opened.state.phase(), Phase::Drive);
    let three = open::<Socio>(&Options::default(), 3, Dice::from_number(3)).unwrap();
    assert!(arrived(&three).is_empty());
    assert_eq!(awaited(&three.state), [three.state.start]);
}

/// L81: a truck collects both dogs of a space. A lost one goes to the fair, for its reward.
#[test]
fn both_dogs_are_taken() {
    let mut state = with_partners(3);
    let dogs = lay(&mut state, "k3:poodle.l k3:chow");
    on_the_road(&mut state, ANA);
    let step = act(&mut state, ANA, Action::Drive { to: Space::K3 });
    assert!(happened(&step, &Happening::Returned { seat: ANA, dog: dogs[0], coins: 2 }));
    assert!(happened(&step, &Happening::Collected { seat: ANA, dog: dogs[1] }));
    assert!(state.spot(Space::K3).dogs.is_empty());
    assert_eq!((at_fair(&state), kennel(&state, ANA).load.len()), (vec![dogs[0]], 1));
}

/// S-06: the card swaps two single dogs.
#[test]
fn s_06_single_dogs_change_places() {
    let mut state = with_partners(3);
    let dogs = lay(&mut state, "c1:bulldog c1:pit k1:poodle");
    give(&mut state, ANA, &[Card::SwapDogs]);
    on_the_road(&mut state, ANA);
    act_all(&mut state, ANA, &[Action::SwapDogs { dog: dogs[0] }, Action::SwapWith { dog: dogs[2] }]);
    let at = |space| -> Vec<DogId> { state.spot(space).dogs.iter().map(|dog| dog.id).collect() };
    assert_eq!((at(Space::C1), at(Space::K1)), (vec![dogs[1], dogs[2]], vec![dogs[0]]));
}

/// S-07: the card draws from the piles of city and country, never from the new breeds.
#[test]
fn s_07_no_new_dog_by_card() {
    let mut state = with_partners(3);
    state.expansion.new_dogs = THREE.to_vec();
    state.piles = [vec![], vec![]];
    give(&mut state, ANA, &[Card::ExtraDog]);
    lay(&mut state, "c1:bulldog");
    on_the_road(&mut state, ANA);
    assert!(!legal_actions(&state, ANA).iter().any(|action| matches!(action, Action::DrawDog { .. })));
}

/// The start player drives first, so the new dogs go where its stops are best.
#[test]
fn the_policy_sends_new_dogs_where_it_will_drive() {
    for (board, city) in [("c1:poodle c3:poodle k1:labr.l", 2), ("c1:poodle.l k1:labr k3:labr", 1)] {
        let mut state = beginning(3, &THREE);
        house(&mut state, ANA, "bay_1:poodle,poodle bay_2:labr,labr");
        lay(&mut state, board);
        let list: Vec<_> = LegalActions::of(&state, ANA).iter().cloned().collect();
        for number in 0..20 {
            let chosen = state.policy(ANA, &list, &mut Dice::from_number(number)).unwrap();
            assert_eq!(list[chosen], PartnerAction::Split { city }.into(), "{board}");
        }
    }
}
