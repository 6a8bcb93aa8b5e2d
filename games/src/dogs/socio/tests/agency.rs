//! The agency, and special dogs.

use super::*;
use alloc::collections::BTreeSet;

fn send(dog: DogId, pass: Pass) -> PartnerAction {
    PartnerAction::Send { dog, pass }
}

fn collect(to: BayId) -> PartnerAction {
    PartnerAction::Collect { to }
}

/// L127-129: Red collects the Basset, uses a Trainer and sends a Vira-Lata for a coin. The special Basset and two others count
/// as four, for another coin. S-17: in this order. S-22: a special dog counts as two.
#[test]
fn s_17_s_22_red_at_the_agency() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:basset,basset bay_2:vira");
    let basset = send_away(&mut state, ANA, "basset");
    deal(&mut state, ANA, &[PartnerCard::Trainer]);
    fill(&mut state, ANA, [0; 4]);
    calling(&mut state, ANA, Location::Agency);
    assert!(!could(&state, ANA, send(dogs[2], Pass::Trainer)), "the place is taken");
    go(&mut state, ANA, collect(BayId::Bay1));
    assert_eq!(purse(&state, ANA)[0], 1, "four of a breed");
    assert!(kennel(&state, ANA).dog(basset).unwrap().special);
    go(&mut state, ANA, send(dogs[2], Pass::Trainer));
    assert_eq!(purse(&state, ANA)[0], 2);
    assert_eq!(state.hotel(ANA).away.map(|dog| dog.id), Some(dogs[2]));
    assert_eq!(state.expansion.discard, [PartnerCard::Trainer]);
    assert!(partner_actions(&state, ANA).is_empty());
    assert_eq!(points(&state, "packs", ANA), 12);
}

/// L119: one of three cards is used. S-41: it goes to the discard pile of its own deck.
/// Manual L117, L238.
#[test]
fn s_41_cards_that_send_a_dog() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:poodle infirmary:beagle");
    calling(&mut state, ANA, Location::Agency);
    assert!(partner_actions(&state, ANA).is_empty());
    give(&mut state, ANA, &[Card::TrainedDog, Card::AwardDog]);
    deal(&mut state, ANA, &[PartnerCard::Trainer]);
    assert_eq!(
        partner_actions(&state, ANA),
        Pass::ALL.iter().map(|&pass| send(dogs[0], pass)).collect::<Vec<_>>()
    );
    for (pass, discarded) in [(Pass::TrainedDog, [1, 0]), (Pass::AwardDog, [1, 0]), (Pass::Trainer, [0, 1])] {
        let mut state = state.clone();
        go(&mut state, ANA, send(dogs[0], pass));
        assert_eq!([state.discard.len(), state.expansion.discard.len()], discarded);
        assert_eq!(purse(&state, ANA)[0], 4);
    }
}

/// S-11: a dog at the agency must be collected if a bay takes it. Sending a dog is optional.
#[test]
fn s_11_a_waiting_dog_is_collected() {
    let mut state = with_partners(3);
    house(&mut state, ANA, "bay_1:poodle,poodle bay_2:beagle,vira bay_3:");
    send_away(&mut state, ANA, "basset");
    deal(&mut state, ANA, &[PartnerCard::Trainer]);
    calling(&mut state, ANA, Location::Agency);
    assert_eq!(partner_actions(&state, ANA), [collect(BayId::Bay1), collect(BayId::Bay3)]);
    assert!(!may(&state, ANA, Action::EndTurn));
    go(&mut state, ANA, collect(BayId::Bay1));
    assert!(may(&state, ANA, Action::EndTurn));
}

/// L141: a special dog needs an empty row in a bay without another special dog. S-16: otherwise it stays at the agency, and no
/// other dog can be sent.
#[test]
fn s_16_no_bay_takes_it() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:poodle,poodle,beagle bay_2:vira");
    make_special(&mut state, ANA, &dogs[3..]);
    send_away(&mut state, ANA, "basset");
    deal(&mut state, ANA, &[PartnerCard::Trainer]);
    calling(&mut state, ANA, Location::Agency);
    assert!(partner_actions(&state, ANA).is_empty());
    assert!(may(&state, ANA, Action::EndTurn));
    assert_eq!(state.unavailable(ANA)[0].why.key, "unavailable_no_bay");
}

/// S-19: a special dog can be sent again, and comes back special.
#[test]
fn s_19_once_more() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:basset");
    make_special(&mut state, ANA, &dogs);
    give(&mut state, ANA, &[Card::AwardDog]);
    calling(&mut state, ANA, Location::Agency);
    go(&mut state, ANA, send(dogs[0], Pass::AwardDog));
    state.expansion.visit =
        Some(PartnerVisit { at: Location::Agency, state: PartnerVisitState::UseLocation { times: 0 } });
    go(&mut state, ANA, collect(BayId::Bay2));
    assert!(kennel(&state, ANA).bay(BayId::Bay2).dogs[0].special);
}

/// L141: a special dog cannot be sold or traded. It can be given to the NGO (S-15).
#[test]
fn special_dogs_are_not_dealt_with() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:dalmata bay_2:dalmata");
    fair(&mut state, "poodle");
    make_special(&mut state, ANA, &dogs[..1]);
    visiting(&mut state, ANA, House::Fair);
    for deal in [Action::Sell { dog: dogs[0] }, Action::Trade { dog: dogs[0] }] {
        assert!(!may(&state, ANA, deal));
    }
    for deal in [Action::Sell { dog: dogs[1] }, Action::Trade { dog: dogs[1] }] {
        assert!(may(&state, ANA, deal));
    }
    let special = state.unavailable(ANA).into_iter().filter(|bar| bar.why.key == "unavailable_special");
    assert_eq!(special.count(), 2);
}

/// §9: new breeds are on no card of the fair: they can be bought and traded, but not sold.
#[test]
fn new_breeds_are_never_sold() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:pit");
    let chow = fair(&mut state, "chow")[0];
    for &card in FairCard::ALL {
        assert!(card.breeds().iter().all(|&breed| !crate::dogs::socio::state::is_new(breed)));
    }
    fill(&mut state, ANA, [9; 4]);
    visiting(&mut state, ANA, House::Fair);
    assert!(!may(&state, ANA, Action::Sell { dog: dogs[0] }));
    assert!(may(&state, ANA, Action::Trade { dog: dogs[0] }));
    assert!(may(&state, ANA, Action::BuyDog { dog: chow }));
}

/// L121, §4: a special dog fills a row alone, and a bay takes only one.
#[test]
fn room_beside_special_dogs() {
    let room = |text: &str, special: usize, hand: &str| {
        let mut state = with_partners(3);
        let dogs = house(&mut state, ANA, text);
        make_special(&mut state, ANA, &dogs[..special]);
        let hand: Vec<_> = hand.split_whitespace().map(|dog| new_dog(&mut state, dog)).collect();
        state.kennel_mut(ANA).hand = hand;
        kennel(&state, ANA).has_room_with(None)
    };
    assert!(room("bay_1:basset bay_2:basset", 2, "poodle poodle beagle"));
    assert!(!room("bay_1:basset bay_2:basset", 2, "poodle beagle vira"));
    assert!(room("bay_1:basset", 1, "poodle beagle vira"));
    assert!(!room("bay_1:basset", 1, "basset beagle vira poodle"));
    assert!(room("bay_1:basset", 1, "basset basset beagle vira"));
    assert!(!room("bay_1:basset,basset bay_2:basset", 3, ""), "three have no bay each");
}

/// S-21: a special dog can be moved in the lay-out. It stays special, and needs a bay without another special dog.
#[test]
fn s_21_special_dogs_are_laid_out_anew() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:basset bay_2:pit bay_3:poodle,poodle");
    make_special(&mut state, ANA, &dogs[..2]);
    house(&mut state, ANA, "load:vira");
    bring_home(&mut state);
    let vira = kennel(&state, ANA).hand[0].id;
    act(&mut state, ANA, Action::Lift { dog: dogs[0] });
    assert!(!may(&state, ANA, Action::Put { dog: dogs[0], to: BayId::Bay2 }));
    // If Vira fills the last row outside the bay with the other special dog, no row is left for this one.
    assert!(may(&state, ANA, Action::Put { dog: vira, to: BayId::Bay2 }));
    act(&mut state, ANA, Action::Put { dog: dogs[0], to: BayId::Bay3 });
    assert!(kennel(&state, ANA).bay(BayId::Bay3).dogs.last().unwrap().special);
    act_all(&mut state, ANA, &[Action::StepBack, Action::StepBack]);
    assert_eq!(kennel(&state, ANA).bay(BayId::Bay1).dogs[0].id, dogs[0]);
    assert!(kennel(&state, ANA).bay(BayId::Bay1).dogs[0].special);
}

/// S-21: a row that a special dog needs cannot be taken by others.
#[test]
fn s_21_a_bay_is_kept_for_a_special_dog() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:basset bay_2:pit");
    make_special(&mut state, ANA, &dogs);
    house(&mut state, ANA, "load:vira,poodle");
    bring_home(&mut state);
    let [vira, poodle] = [0, 1].map(|at| kennel(&state, ANA).hand[at].id);
    act(&mut state, ANA, Action::Put { dog: vira, to: BayId::Bay1 });
    assert!(!may(&state, ANA, Action::Put { dog: poodle, to: BayId::Bay1 }), "both specials in one bay");
    act(&mut state, ANA, Action::Put { dog: poodle, to: BayId::Bay2 });
    assert!(may(&state, ANA, Action::Done));
}

/// S-20: a special dog that falls ill is no longer special. If the step is taken back, it is special again.
#[test]
fn s_20_a_special_dog_falls_ill() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:basset bay_2:pit");
    make_special(&mut state, ANA, &dogs);
    fill(&mut state, ANA, [2, 0, 0, 0]);
    for seat in Seat::all(3) {
        state.kennel_mut(seat).meeples = 0;
        state.expansion.hotel_mut(seat).partner = false;
    }
    visiting(&mut state, CAIO, House::Vet);
    state.kennel_mut(CAIO).meeples = 0;
    act(&mut state, CAIO, Action::EndTurn);
    let before = state.clone();
    act(&mut state, ANA, Action::Starve { dog: dogs[0] });
    assert!(!kennel(&state, ANA).infirmary[0].special);
    act(&mut state, ANA, Action::StepBack);
    assert_eq!(state, before);
}

/// S-45: in the surplus a special dog counts as one. S-20: the seat that takes it in gets an ordinary dog.
#[test]
fn s_45_a_special_dog_without_room() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:basset,poodle,poodle bay_2:pit,beagle,beagle");
    make_special(&mut state, ANA, &[dogs[0], dogs[3]]);
    house(&mut state, ANA, "load:vira");
    house(&mut state, BIA, "bay_1:poodle,poodle,vira bay_2:rott,rott,beagle,beagle");
    bring_home(&mut state);
    assert!(may(&state, ANA, Action::GiveUp { dog: dogs[0] }));
    act(&mut state, ANA, Action::GiveUp { dog: dogs[0] });
    assert!(kennel(&state, ANA).surplus[0].special);
    let vira = kennel(&state, ANA).hand[0].id;
    act_all(&mut state, ANA, &[Action::Put { dog: vira, to: BayId::Bay1 }, Action::Done]);
    act(&mut state, BIA, Action::Done);
    // Caio has empty bays. Bia has no free row, and is not asked.
    assert_eq!(awaited(&state), [CAIO]);
    act(&mut state, CAIO, Action::Accept);
    assert!(!kennel(&state, CAIO).hand[0].special);
    assert_eq!(kennel(&state, CAIO).hand[0].id, dogs[0]);
}

/// D-20, S-45: giving up dogs by legal actions leads exactly to the sets of which no dog has room. Compared with all subsets,
/// for many kennels.
#[test]
fn s_45_every_surplus_without_room_can_be_reached() {
    let breeds = ["poodle", "beagle", "vira"];
    let mut dice = Dice::from_number(45);
    let mut tried = 0;
    while tried < 300 {
        let mut state = with_partners(3);
        let load: Vec<&str> = (0..4 + dice.index(4)).map(|_| *dice.pick(&breeds)).collect();
        let hand: Vec<Dog> = load.iter().map(|dog| new_dog(&mut state, dog)).collect();
        let special = dice.index(3);
        let own = state.kennel_mut(ANA);
        own.hand = hand;
        for dog in own.hand.iter_mut().take(special) {
            dog.special = true;
        }
        if own.has_room_with(None) {
            continue;
        }
        tried += 1;
        assert_eq!(reached(own.clone()), prompt(own), "{load:?}, {special} of them special");
    }
}

/// S-45: kennels with names. Special dogs, written with `*`, and what has to go: each list is one surplus that can be reached.
#[test]
fn s_45_kennels_with_special_dogs() {
    // Two bays are built: two special dogs and four rows in all.
    let kennels = [
        (
            "two special dogs, and a single dog too many",
            "poodle* beagle* vira york rott",
            "poodle*|beagle*|vira_lata|yorkshire|rottweiler",
        ),
        (
            "two special dogs, and a pair too many",
            "poodle* beagle* vira vira york rott",
            "poodle*|beagle*|vira_lata vira_lata|yorkshire|rottweiler",
        ),
        (
            "a special dog beside dogs of its breed",
            "poodle* poodle poodle poodle poodle beagle beagle beagle",
            "beagle|poodle poodle|poodle*",
        ),
    ];
    for (name, dogs, expected) in kennels {
        let mut state = with_partners(3);
        let hand: Vec<Dog> = dogs
            .split(' ')
            .map(|dog| {
                let special = dog.ends_with('*');
                Dog { special, ..new_dog(&mut state, dog.trim_end_matches('*')) }
            })
            .collect();
        let own = state.kennel_mut(ANA);
        own.hand = hand;
        let found = reached(own.clone());
        assert_eq!(found, prompt(own), "{name}");
        let written = |dogs: &Vec<(Breed, bool)>| -> Vec<String> {
            dogs.iter()
                .map(|(breed, special)| format!("{}{}", breed.word(), if *special { "*" } else { "" }))
                .collect()
        };
        let found: BTreeSet<String> = found.iter().map(|dogs| written(dogs).join(" ")).collect();
        let expected: BTreeSet<String> = expected.split('|').map(String::from).collect();
        assert_eq!(found, expected, "{name}");
    }
}

type Surplus = BTreeSet<Vec<(Breed, bool)>>;

fn alike(dogs: &[Dog]) -> Vec<(Breed, bool)> {
    let mut dogs: Vec<_> = dogs.iter().map(|dog| (dog.breed, dog.special)).collect();
    dogs.sort_unstable();
    dogs
}

/// Every surplus of which no dog has room, while all other dogs have room.
fn prompt(own: &Kennel) -> Surplus {
    let all = own.hand.clone();
    let mut found = Surplus::new();
    for choice in 0_u32..1 << all.len() {
        let (mut stays, mut goes) = (own.clone(), vec![]);
        stays.hand.clear();
        for (at, dog) in all.iter().enumerate() {
            if choice & (1 << at) == 0 { stays.hand.push(*dog) } else { goes.push(*dog) }
        }
        if stays.has_room_with(None) && goes.iter().all(|dog| !stays.has_room_with(Some(dog))) {
            found.insert(alike(&goes));
        }
    }
    found
}

/// Every surplus that legal actions lead to.
fn reached(own: Kennel) -> Surplus {
    let (mut found, mut open, mut known) = (Surplus::new(), vec![own], Surplus::new());
    while let Some(own) = open.pop() {
        if !known.insert(alike(&own.surplus)) {
            continue;
        }
        let mut moved = false;
        for action in own.layout_actions() {
            let mut next = own.clone();
            match action {
                Action::GiveUp { dog } => {
                    let (dog, _) = next.take(Store::Hand, dog);
                    next.push(Store::Surplus, dog);
                }
                Action::Keep { dog } => panic!("{dog:?} was listed to go, and has room"),
                _ => continue,
            }
            moved = true;
            open.push(next);
        }
        if !moved {
            found.insert(alike(&own.surplus));
        }
    }
    found
}

/// S-49: where one bay takes the dog that waits, it comes back with the partner, and the visit goes on.
#[test]
fn s_49_the_only_bay_takes_it_at_once() {
    let mut state = with_partners(3);
    house(&mut state, ANA, "bay_1:poodle,poodle bay_2:beagle,beagle,vira,vira");
    let basset = send_away(&mut state, ANA, "basset");
    in_houses(&mut state, ANA);
    let step = play(&state, ANA, &place(Location::Agency).into(), Dice::from_number(1)).unwrap();
    assert_eq!(step.automatic, [(ANA, collect(BayId::Bay1).into())]);
    assert!(!step.is_final());
    assert!(kennel(&step.state, ANA).dog(basset).unwrap().special);
    assert_eq!(step.state.table.awaited(), ANA.into());
}
