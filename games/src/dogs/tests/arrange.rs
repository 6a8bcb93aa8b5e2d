//! The lay-out that the game makes, and dogs that change bays without being lifted.

use super::*;
use crate::dogs::data::{BAY_POINTS, QUARTET_BONUS};
use crate::dogs::kennel::Bay;
use crate::dogs::scoring::bay_points;

const FOR_ME: Action = Action::LayOut { finish: false };
const AND_DONE: Action = Action::LayOut { finish: true };

/// What a lay-out is worth, in tenths of a point, as `arrange` counts it.
fn worth(bays: &[Bay], food: u8, last: bool) -> i32 {
    let points: i32 = bays.iter().map(bay_points).sum();
    let occupied = bays.iter().filter(|bay| !bay.dogs.is_empty()).count();
    let fed = occupied.min(food.into());
    let quartets = bays.iter().filter(|bay| bay.is_quartet()).count() as i32 * i32::from(QUARTET_BONUS);
    let built: i32 =
        bays.iter().zip(BAY_POINTS).filter(|(bay, _)| !bay.dogs.is_empty()).map(|(_, vp)| vp).sum();
    10 * points + quartets * if last { 1 } else { 8 } - 4 * fed as i32 - 12 * (occupied - fed) as i32
        + if last { 10 * built } else { 0 }
}

/// The best of all ways to put the dogs into the built bays.
fn best(bays: &mut Vec<Bay>, dogs: &[Dog], food: u8, last: bool) -> i32 {
    let Some((dog, rest)) = dogs.split_first() else { return worth(bays, food, last) };
    let mut found = i32::MIN;
    for at in 0..bays.len() {
        if bays[at].takes(dog) {
            bays[at].dogs.push(*dog);
            found = found.max(best(bays, rest, food, last));
            bays[at].dogs.pop();
        }
    }
    found
}

/// No lay-out is better, in the last round and before.
#[test]
fn the_game_lays_out_best() {
    for number in 0..80 {
        let mut dice = Dice::from_number(number);
        let built = 2 + dice.index(3);
        let breeds = ["poodle", "beagle", "york", "vira", "labr"];
        let breeds = &breeds[..2 + dice.index(4)];
        let load: Vec<&str> = (0..3 + dice.index(5)).map(|_| *dice.pick(breeds)).collect();
        let bays: Vec<String> = (3..=built).map(|bay| format!("bay_{bay}:")).collect();
        let mut state = table(2);
        house(&mut state, ANA, &format!("{} load:{}", bays.join(" "), load.join(",")));
        state.kennel_mut(ANA).food = dice.index(4) as u8;
        let last = dice.below(2) == 0;
        state.last = last;
        bring_home(&mut state);
        if !kennel(&state, ANA).has_room_with(None) {
            continue;
        }
        let food = kennel(&state, ANA).food;
        let dogs = kennel(&state, ANA).hand.clone();
        let mut empty: Vec<Bay> = kennel(&state, ANA).bays.iter().filter(|bay| bay.built).cloned().collect();
        act(&mut state, ANA, FOR_ME);
        assert!(kennel(&state, ANA).hand.is_empty());
        let laid: Vec<Bay> = kennel(&state, ANA).bays.iter().filter(|bay| bay.built).cloned().collect();
        let most = best(&mut empty, &dogs, food, last);
        assert_eq!(worth(&laid, food, last), most, "kennel {number}, last {last}: {load:?} lies {laid:?}");
    }
}

/// D-57, L359-367: of lay-outs that are as good otherwise, the one whose bays bring points, in every round.
#[test]
fn d_57_dogs_lie_where_bays_bring_points() {
    for last in [false, true] {
        let mut state = table(2);
        state.last = last;
        house(&mut state, ANA, "bay_1:poodle,poodle bay_3: load:beagle,beagle,beagle");
        state.kennel_mut(ANA).food = 9;
        bring_home(&mut state);
        act(&mut state, ANA, FOR_ME);
        let built = |bay: &&Bay| bay.built && !bay.dogs.is_empty();
        assert!(kennel(&state, ANA).bay(BayId::Bay3).dogs.len() > 1, "last {last}");
        assert_eq!(kennel(&state, ANA).bays.iter().filter(built).count(), 2, "last {last}");
    }
}

/// The lay-out can be changed: each dog may be moved once more, and the whole of it can be taken back. It is made once.
#[test]
fn a_lay_out_of_the_game_can_be_changed() {
    let mut state = table(2);
    let dogs = house(&mut state, ANA, "bay_1:poodle,beagle bay_2:poodle load:beagle,york");
    bring_home(&mut state);
    let before = state.clone();
    act(&mut state, ANA, FOR_ME);
    let laid = state.clone();
    assert_eq!(lying(&state, ANA, "bay_1").len() + lying(&state, ANA, "bay_2").len(), 5);
    assert!(!may(&state, ANA, FOR_ME) && !may(&state, ANA, AND_DONE), "once");
    for &dog in &dogs {
        assert!(may(&state, ANA, Action::Lift { dog }), "{dog:?}");
    }
    act(&mut state, ANA, Action::Lift { dog: dogs[4] });
    assert!(!may(&state, ANA, FOR_ME));
    act_all(&mut state, ANA, &[Action::StepBack]);
    assert_eq!(kennel(&state, ANA), kennel(&laid, ANA));
    act_all(&mut state, ANA, &[Action::StepBack]);
    assert_eq!(kennel(&state, ANA), kennel(&before, ANA));
    // Dogs that were put by hand may be moved by the game, too, and come back.
    act(&mut state, ANA, Action::Put { dog: dogs[4], to: BayId::Bay2 });
    let put = state.clone();
    act_all(&mut state, ANA, &[FOR_ME, Action::StepBack]);
    assert_eq!(kennel(&state, ANA), kennel(&put, ANA));
}

/// Laying out and finishing is one action; until all have finished, the seat may go on after all.
#[test]
fn laying_out_and_finishing_is_one_action() {
    let mut state = table(2);
    house(&mut state, ANA, "load:poodle,beagle");
    house(&mut state, BIA, "load:poodle");
    bring_home(&mut state);
    act(&mut state, ANA, AND_DONE);
    assert_eq!(awaited(&state), [BIA]);
    act(&mut state, ANA, Action::Reopen);
    assert!(may(&state, ANA, Action::Done));
    act(&mut state, ANA, Action::Done);
    act(&mut state, BIA, AND_DONE);
    assert_ne!(state.phase(), Phase::LayOut);
}

/// Nothing is offered where the dogs lie well, and nothing before all dogs have room.
#[test]
fn the_game_lays_out_where_it_helps() {
    let mut state = table(2);
    house(&mut state, ANA, "bay_1:poodle,poodle,beagle");
    house(&mut state, BIA, "bay_1:poodle,poodle bay_2:beagle,vira load:poodle,poodle,york");
    bring_home(&mut state);
    assert!(!may(&state, ANA, FOR_ME));
    assert!(!may(&state, BIA, FOR_ME), "a dog must be given up first");
    let mut other = table(2);
    house(&mut other, ANA, "bay_1:poodle,poodle,beagle bay_2:york,york,vira");
    bring_home(&mut other);
    assert!(!may(&other, ANA, FOR_ME), "other lay-outs are as good");
    let york = kennel(&state, BIA).hand[2].id;
    act(&mut state, BIA, Action::GiveUp { dog: york });
    act(&mut state, BIA, AND_DONE);
    assert_eq!(lying(&state, BIA, "bay_1"), ["poodle"; 4]);
}

/// D-24: with the vet, the game puts sick dogs of the truck into bays, and those for which the infirmary has no room in any
/// case.
#[test]
fn d_24_the_game_puts_sick_dogs_into_bays() {
    let rotten = "infirmary:rott,rott,rott,rott,rott,rott";
    for (text, housed) in [
        ("infirmary:rott load:poodle.s,poodle.s,beagle", 3),
        (&*format!("{rotten} bay_1:york,york,vira bay_2:labr,labr load:poodle.s,vira.s"), 7),
    ] {
        let mut state = table(2);
        house(&mut state, ANA, text);
        give(&mut state, ANA, &[Card::Vet]);
        bring_home(&mut state);
        act(&mut state, ANA, Action::UseVet);
        let before = state.clone();
        act(&mut state, ANA, FOR_ME);
        assert_eq!(kennel(&state, ANA).housed().count(), housed, "{text}");
        assert!(kennel(&state, ANA).housed().all(|dog| dog.health == Health::Healthy));
        act(&mut state, ANA, Action::StepBack);
        assert_eq!(kennel(&state, ANA), kennel(&before, ANA));
    }
}

/// A dog moves to another bay in one step, and two dogs of different breeds change places in one. D-47: both lie where they
/// are from then on.
#[test]
fn d_47_dogs_move_and_change_places() {
    let mut state = table(2);
    let dogs = house(&mut state, ANA, "bay_1:poodle,poodle,beagle bay_2:york,york,vira");
    bring_home(&mut state);
    let [_, _, beagle, york, _, vira] = dogs[..] else { panic!("six dogs") };
    let before = state.clone();
    assert!(!may(&state, ANA, Action::Put { dog: beagle, to: BayId::Bay2 }), "it would be a third breed");
    assert!(
        !may(&state, ANA, Action::Exchange { dog: beagle, other: york }),
        "one Yorkshire would be a third breed"
    );
    act(&mut state, ANA, Action::Exchange { dog: beagle, other: vira });
    assert_eq!(lying(&state, ANA, "bay_1"), ["poodle", "poodle", "vira_lata"]);
    assert_eq!(lying(&state, ANA, "bay_2"), ["beagle", "yorkshire", "yorkshire"]);
    assert!(!may(&state, ANA, Action::Lift { dog: vira }) && !may(&state, ANA, Action::Lift { dog: beagle }));
    act(&mut state, ANA, Action::StepBack);
    assert_eq!(kennel(&state, ANA), kennel(&before, ANA));

    let mut state = table(2);
    let dogs = house(&mut state, ANA, "bay_1:poodle,beagle bay_2:poodle");
    bring_home(&mut state);
    let before = state.clone();
    act(&mut state, ANA, Action::Put { dog: dogs[2], to: BayId::Bay1 });
    assert_eq!(lying(&state, ANA, "bay_1"), ["beagle", "poodle", "poodle"]);
    assert!(!may(&state, ANA, Action::Lift { dog: dogs[2] }));
    act(&mut state, ANA, Action::StepBack);
    assert_eq!(kennel(&state, ANA), kennel(&before, ANA));
}
