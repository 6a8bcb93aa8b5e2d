//! The lay-out: which dogs fit, which are given up, and small steps that can be taken back.

use super::*;
use crate::dogs::kennel::Bay;
use crate::frame::Line;

fn is_legal(dogs: &str) -> bool {
    let mut state = table(2);
    let mut bay = Bay { built: true, ..Bay::default() };
    dogs.split_whitespace().all(|dog| {
        let dog = new_dog(&mut state, dog);
        let takes = bay.takes(&dog);
        if takes {
            bay.dogs.push(dog);
        }
        takes
    })
}

/// Vectors of §11. D-19: at most two breeds in a bay at any moment.
#[test]
fn d_19_dogs_that_a_bay_takes() {
    assert!(!is_legal("poodle poodle poodle beagle"));
    assert!(is_legal("poodle poodle beagle beagle"));
    assert!(is_legal("poodle beagle"));
    assert!(is_legal("poodle poodle poodle poodle"));
    assert!(!is_legal("poodle beagle yorkshire"));
    assert!(!is_legal("poodle poodle poodle poodle poodle"));
}

fn has_room(load: &str) -> bool {
    let mut state = table(2);
    let dogs: Vec<_> = load.split_whitespace().map(|dog| new_dog(&mut state, dog)).collect();
    state.kennel_mut(ANA).hand = dogs;
    kennel(&state, ANA).has_room_with(None)
}

/// Vectors of §11: sets of dogs that fit into two bays.
#[test]
fn dogs_that_fit_into_two_bays() {
    assert!(has_room("poodle poodle poodle poodle beagle vira"));
    assert!(!has_room("poodle poodle poodle poodle beagle vira york"));
}

fn gone(state: &Tested) -> Vec<&'static str> {
    let breeds = legal_actions(state, ANA).into_iter().filter_map(|action| match action {
        Action::GiveUp { dog } => kennel(state, ANA).dog(dog).map(|dog| dog.breed.word()),
        _ => None,
    });
    let mut breeds: Vec<_> = breeds.collect();
    breeds.dedup();
    breeds
}

/// Example 1 of L308-314: two poodles, a beagle and a mutt go into two bays.
#[test]
fn example_1_four_dogs_in_two_bays() {
    let mut state = table(2);
    let dogs = house(&mut state, ANA, "load:poodle,poodle,beagle,vira");
    bring_home(&mut state);
    assert_eq!(awaited(&state), [ANA]);
    let put = |at: usize, to| Action::Put { dog: dogs[at], to };
    act_all(&mut state, ANA, &[put(0, BayId::Bay1), put(1, BayId::Bay1), put(2, BayId::Bay2)]);
    // A bay does not take a third breed.
    act_all(&mut state, ANA, &[put(3, BayId::Bay2), Action::Done]);
    assert_eq!(lying(&state, ANA, "bay_1"), ["poodle", "poodle"]);
    assert_eq!(lying(&state, ANA, "bay_2"), ["beagle", "vira_lata"]);
}

/// Example 2 of L318-338: two more poodles and a Yorkshire come, and a dog that is alone of its breed must be given up.
/// D-20: a dog that has room may not be given away. D-21: it may be an old one or a new one.
#[test]
fn example_2_d_20_d_21_one_single_dog_has_to_go() {
    let mut state = table(2);
    house(&mut state, ANA, "bay_1:poodle,poodle bay_2:beagle,vira load:poodle,poodle,york");
    bring_home(&mut state);
    assert_eq!(gone(&state), ["poodle", "beagle", "vira_lata", "poodle", "yorkshire"]);
    let yorkshire = kennel(&state, ANA).hand[2].id;
    act(&mut state, ANA, Action::GiveUp { dog: yorkshire });
    // All others have room: no other dog is given up.
    assert_eq!(gone(&state), Vec::<&str>::new());
    assert!(!may(&state, ANA, Action::Done));
}

/// D-20: both of the two poodles must be given up, or none: giving up one makes no room for the other.
#[test]
fn d_20_no_dog_of_the_surplus_has_room() {
    let mut state = table(2);
    house(&mut state, ANA, "bay_1:poodle,poodle bay_2:beagle,vira load:poodle,poodle,york");
    bring_home(&mut state);
    let poodle = kennel(&state, ANA).hand[0].id;
    act(&mut state, ANA, Action::GiveUp { dog: poodle });
    assert_eq!(gone(&state), ["poodle"], "only another poodle makes room now");
    let poodle = kennel(&state, ANA).hand[0].id;
    act(&mut state, ANA, Action::GiveUp { dog: poodle });
    assert_eq!(gone(&state), Vec::<&str>::new());
}

/// Example 3 of L415-422: five sick dogs and two more; one of the seven must be given up.
#[test]
fn example_3_one_of_seven_sick_dogs_has_to_go() {
    let mut state = table(2);
    house(&mut state, ANA, "infirmary:poodle,poodle,beagle,vira,labr load:bulldog.s,rott.s");
    bring_home(&mut state);
    let list = legal_actions(&state, ANA);
    assert_eq!(list.len(), 7);
    assert!(list.iter().all(|action| matches!(action, Action::GiveUp { .. })));
    act(&mut state, ANA, list[3]);
    assert_eq!(kennel(&state, ANA).infirmary.len(), 6);
}

/// L288-289: sick dogs go to the infirmary without a decision.
/// Manual L289.
#[test]
fn sick_dogs_go_to_the_infirmary() {
    let mut state = table(2);
    house(&mut state, ANA, "load:bulldog.s,rott");
    bring_home(&mut state);
    assert_eq!(kennel(&state, ANA).infirmary.len(), 1);
    assert_eq!(kennel(&state, ANA).hand.len(), 1);
}

/// L291: dogs may change bays in the lay-out, each once.
#[test]
fn dogs_change_bays() {
    let mut state = table(2);
    let dogs = house(&mut state, ANA, "bay_1:poodle,beagle bay_2:poodle,beagle");
    bring_home(&mut state);
    let [one, two, three, four] = dogs[..] else { panic!("four dogs") };
    assert!(may(&state, ANA, Action::Done));
    act_all(&mut state, ANA, &[Action::Lift { dog: two }, Action::Lift { dog: three }]);
    assert!(!may(&state, ANA, Action::Done));
    act_all(
        &mut state,
        ANA,
        &[Action::Put { dog: two, to: BayId::Bay2 }, Action::Put { dog: three, to: BayId::Bay1 }],
    );
    // D-47: a dog that was put into a bay stays there.
    let of_a_dog: Vec<Action> = legal_actions(&state, ANA);
    let of_a_dog: Vec<_> =
        of_a_dog.into_iter().filter(|action| !matches!(action, Action::LayOut { .. })).collect();
    assert_eq!(
        words(&of_a_dog),
        words(&[
            Action::Lift { dog: one },
            Action::Lift { dog: four },
            Action::Exchange { dog: one, other: four },
            Action::Put { dog: one, to: BayId::Bay2 },
            Action::Put { dog: four, to: BayId::Bay1 },
            Action::Done,
            Action::StepBack,
        ])
    );
}

/// A dog may be put into a bay only if all other dogs still fit.
#[test]
fn d_47_only_if_the_rest_can_be_finished() {
    let mut state = table(2);
    let dogs = house(&mut state, ANA, "load:poodle,poodle,beagle,beagle,york,york,vira,vira");
    bring_home(&mut state);
    act(&mut state, ANA, Action::Put { dog: dogs[0], to: BayId::Bay1 });
    assert!(may(&state, ANA, Action::Put { dog: dogs[1], to: BayId::Bay1 }));
    assert!(!may(&state, ANA, Action::Put { dog: dogs[1], to: BayId::Bay2 }), "it would waste half a row");
    assert!(may(&state, ANA, Action::Put { dog: dogs[2], to: BayId::Bay1 }));
}

/// All seats lay out at once, and each can take back its own steps, whatever the others do.
#[test]
fn everybody_lays_out_at_once() {
    let mut state = table(2);
    let ana = house(&mut state, ANA, "load:poodle,beagle");
    let bia = house(&mut state, BIA, "load:poodle");
    bring_home(&mut state);
    assert_eq!(awaited(&state), [ANA, BIA]);
    act(&mut state, ANA, Action::Put { dog: ana[0], to: BayId::Bay1 });
    let before = state.clone();
    act(&mut state, ANA, Action::Put { dog: ana[1], to: BayId::Bay1 });
    act_all(&mut state, BIA, &[Action::Put { dog: bia[0], to: BayId::Bay2 }, Action::Done]);
    assert_eq!(legal_actions(&state, BIA), [Action::Reopen]);
    act(&mut state, ANA, Action::StepBack);
    assert_eq!(kennel(&state, ANA), kennel(&before, ANA));
    act(&mut state, BIA, Action::Reopen);
    assert!(may(&state, BIA, Action::StepBack), "the end was taken back, and nothing more");
    act_all(&mut state, BIA, &[Action::StepBack]);
    assert_eq!(kennel(&state, BIA).hand.len(), 1);
}

/// A seat without dogs to lay out is not asked.
#[test]
fn an_empty_kennel_is_not_asked() {
    let mut state = table(3);
    house(&mut state, BIA, "load:poodle.s");
    bring_home(&mut state);
    assert_eq!(state.phase(), Phase::Act);
}

/// L677-683, D-24: with the vet, sick dogs of the truck may go into bays. Other sick dogs may not.
#[test]
fn d_24_the_vet_lets_sick_dogs_into_bays() {
    let mut state = table(2);
    let dogs = house(&mut state, ANA, "infirmary:rott load:poodle.s,beagle.s");
    give(&mut state, ANA, &[Card::Vet]);
    bring_home(&mut state);
    act(&mut state, ANA, Action::UseVet);
    assert_eq!(state.discard, [Card::Vet]);
    act(&mut state, ANA, Action::Put { dog: dogs[1], to: BayId::Bay1 });
    assert!(!may(&state, ANA, Action::Put { dog: dogs[0], to: BayId::Bay1 }));
    assert_eq!(kennel(&state, ANA).bay(BayId::Bay1).dogs[0].health, Health::Healthy);
    act_all(&mut state, ANA, &[Action::StepBack, Action::StepBack]);
    assert!(kennel(&state, ANA).holds(Card::Vet), "the card comes back, too");
    act_all(&mut state, ANA, &[Action::UseVet, Action::Put { dog: dogs[2], to: BayId::Bay2 }, Action::Done]);
    assert_eq!(kennel(&state, ANA).infirmary.len(), 2);
}

/// D-24: with the vet, sick dogs for which the infirmary has no room go into bays.
#[test]
fn d_24_too_many_for_the_infirmary() {
    let mut state = table(2);
    let dogs = house(&mut state, ANA, "infirmary:rott,rott,rott,rott,rott,rott load:poodle.s,beagle.s");
    give(&mut state, ANA, &[Card::Vet]);
    bring_home(&mut state);
    assert!(may(&state, ANA, Action::GiveUp { dog: dogs[0] }));
    act(&mut state, ANA, Action::UseVet);
    assert!(!may(&state, ANA, Action::GiveUp { dog: dogs[0] }), "all have room now");
    assert!(!may(&state, ANA, Action::Done));
    act(&mut state, ANA, Action::Put { dog: dogs[6], to: BayId::Bay1 });
    act_all(&mut state, ANA, &[Action::Put { dog: dogs[7], to: BayId::Bay1 }, Action::Done]);
    assert_eq!(kennel(&state, ANA).infirmary.len(), 6);
}

/// D-24: with the vet, two sick dogs of a breed share a row, and so do a sick and a healthy one.
#[test]
fn d_24_sick_dogs_share_rows() {
    let rotten = "infirmary:rott,rott,rott,rott,rott,rott bay_1:york,york,york,york";
    for (bays, load, fits) in [
        ("bay_2:vira,vira bay_3:", "poodle.s,poodle.s,beagle.s,beagle.s,labr.s", true),
        ("bay_2:vira,vira bay_3:", "poodle.s,poodle.s,beagle.s,beagle.s,labr.s,bulldog.s", false),
        ("bay_2:vira,vira", "poodle,poodle.s", true),
        ("bay_2:vira,vira", "poodle,poodle,poodle.s", false),
    ] {
        let mut state = table(2);
        house(&mut state, ANA, &format!("{rotten} {bays} load:{load}"));
        give(&mut state, ANA, &[Card::Vet]);
        bring_home(&mut state);
        act(&mut state, ANA, Action::UseVet);
        assert_eq!(gone(&state).is_empty(), fits, "{load}");
    }
}

/// D-24, D-47: other dogs may not take rows needed by sick dogs for which the infirmary has no room.
#[test]
fn d_24_d_47_rows_are_kept_for_sick_dogs() {
    let mut state = table(2);
    let text = "infirmary:rott,rott,rott,rott,rott,rott bay_1:york,york,york,york bay_2: bay_3: \
                load:vira,vira,labr.s,bulldog.s,golden.s";
    let dogs = house(&mut state, ANA, text);
    give(&mut state, ANA, &[Card::Vet]);
    bring_home(&mut state);
    act_all(&mut state, ANA, &[Action::UseVet, Action::Put { dog: dogs[10], to: BayId::Bay2 }]);
    assert!(may(&state, ANA, Action::Put { dog: dogs[11], to: BayId::Bay2 }));
    assert!(!may(&state, ANA, Action::Put { dog: dogs[11], to: BayId::Bay3 }), "it would waste half a row");
}

/// The prompt counts the dogs in hand first, then the sick dogs that must go into bays.
#[test]
fn the_prompt_counts_dogs() {
    let mut state = table(2);
    let dogs = house(&mut state, ANA, "infirmary:rott,rott,rott,rott,rott,rott load:poodle.s,beagle");
    give(&mut state, ANA, &[Card::Vet]);
    bring_home(&mut state);
    act(&mut state, ANA, Action::UseVet);
    assert_eq!(state.prompt(ANA), Line::new("ask_put_down").with("n", 1));
    act(&mut state, ANA, Action::Put { dog: dogs[7], to: BayId::Bay1 });
    assert_eq!(state.prompt(ANA), Line::new("ask_put_sick").with("n", 1));
    act(&mut state, ANA, Action::Put { dog: dogs[6], to: BayId::Bay1 });
    assert_eq!(state.prompt(ANA), Line::new("ask_lay_out"));
}

/// D-20 with the vet: a dog that was given up and has room in another lay-out must be kept. Such dogs are no longer listed to
/// be given up, but matches that were played before that may have them.
#[test]
fn d_20_with_the_vet_a_dog_is_kept_after_all() {
    let mut state = table(2);
    let text =
        "bay_1:poodle,beagle bay_2:york,vira infirmary:rott,rott,rott,rott,rott,rott load:poodle.s,labr.s";
    let dogs = house(&mut state, ANA, text);
    let (beagle, poodle, labrador) = (dogs[1], dogs[10], dogs[11]);
    give(&mut state, ANA, &[Card::Vet]);
    bring_home(&mut state);
    act_all(&mut state, ANA, &[Action::UseVet, Action::GiveUp { dog: poodle }]);
    assert!(!may(&state, ANA, Action::GiveUp { dog: beagle }));
    state.apply(&Happening::GivenUp { seat: ANA, dog: beagle }.into());
    // The labrador takes the row of the beagle, and there is room next to the other poodle.
    assert_eq!(legal_actions(&state, ANA), [Action::Keep { dog: poodle }, Action::StepBack]);
    act(&mut state, ANA, Action::Keep { dog: poodle });
    act_all(
        &mut state,
        ANA,
        &[
            Action::Put { dog: poodle, to: BayId::Bay1 },
            Action::Put { dog: labrador, to: BayId::Bay1 },
            Action::Done,
        ],
    );
    assert_eq!(lying(&state, ANA, "bay_1"), ["labrador", "poodle", "poodle"]);
}

/// L501-504, D-17, D-56: a bay with four dogs of one breed brings a coin, once for each bay in a match.
/// Manual L502, L580.
#[test]
fn d_17_a_bay_of_one_breed() {
    let mut state = table(2);
    let dogs = house(&mut state, ANA, "bay_1:poodle,poodle,poodle load:poodle");
    bring_home(&mut state);
    let coins = kennel(&state, ANA).coins;
    act_all(&mut state, ANA, &[Action::Put { dog: dogs[3], to: BayId::Bay1 }, Action::Done]);
    assert_eq!(kennel(&state, ANA).coins, coins + 1);
    // The same four dogs bring another coin in another bay, and none in the same bay.
    for (from, to, more) in [(BayId::Bay1, BayId::Bay2, 1), (BayId::Bay2, BayId::Bay1, 0)] {
        let coins = kennel(&state, ANA).coins;
        bring_home(&mut state);
        for &dog in &dogs {
            act(&mut state, ANA, Action::Lift { dog });
        }
        for &dog in &dogs {
            act(&mut state, ANA, Action::Put { dog, to });
        }
        act(&mut state, ANA, Action::Done);
        assert!(kennel(&state, ANA).bay(from).dogs.is_empty());
        assert_eq!(kennel(&state, ANA).coins, coins + more);
    }
}

/// D-18: the place in a bay does not matter: any order of steps leads to the same points.
#[test]
fn d_18_places_in_a_bay_do_not_matter() {
    let totals = [[0, 1, 2], [2, 1, 0], [1, 2, 0]].map(|order| {
        let mut state = table(2);
        let dogs = house(&mut state, ANA, "load:poodle,beagle,poodle");
        bring_home(&mut state);
        for at in order {
            act(&mut state, ANA, Action::Put { dog: dogs[at], to: BayId::Bay1 });
        }
        state.score_sheet().total(ANA)
    });
    assert_eq!(totals[0], totals[1]);
    assert_eq!(totals[0], totals[2]);
}

/// The longest list, with the fullest kennel and all dogs lifted, has about a hundred actions.
#[test]
fn the_fullest_kennel_is_listed_at_once() {
    let mut state = table(4);
    let breeds =
        ["poodle", "beagle", "york", "vira", "labr", "rott", "bulldog", "golden", "dalmata", "border"];
    let text: Vec<String> = (0..5)
        .map(|at| {
            let [one, two] = [breeds[2 * at], breeds[2 * at + 1]];
            format!("bay_{}:{one},{two},{one},{two}", at + 1)
        })
        .collect();
    house(&mut state, ANA, &text.join(" "));
    bring_home(&mut state);
    let lifts = legal_actions(&state, ANA).into_iter().filter(|action| matches!(action, Action::Lift { .. }));
    for lift in lifts.collect::<Vec<_>>() {
        act(&mut state, ANA, lift);
    }
    assert_eq!(legal_actions(&state, ANA).len(), 20 * 5 + 2 + 1);
}
