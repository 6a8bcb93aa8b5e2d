//! The end of the match.

use super::*;
use crate::frame::open;

/// The last truck comes home with a dog, with so many tokens left in the pile of the city and so many empty spaces.
fn city(tokens: usize, empty: usize) -> (Tested, Played<Tested>) {
    let mut state = table(3);
    let dogs: Vec<_> =
        Space::of(Region::City)[empty..].iter().map(|space| format!("{}:bulldog", space.word())).collect();
    lay(&mut state, &dogs.join(" "));
    state.piles[0].truncate(tokens);
    for seat in [ANA, BIA] {
        state.kennel_mut(seat).trip = Trip::Home;
    }
    house(&mut state, CAIO, "load:poodle");
    out_at(&mut state, CAIO, "k1");
    on_the_road(&mut state, CAIO);
    let played = act(&mut state, CAIO, Action::GoHome { bonus: Some(crate::dogs::data::Good::Food) });
    (state, played)
}

/// L558-563: four tokens and five empty spaces, so this is the last round.
#[test]
fn four_dogs_for_five_spaces() {
    let (state, played) = city(4, 5);
    assert!(happened(&played, &Happening::EndNear { why: crate::dogs::Ending::Pile }));
    assert!(state.last);
    assert!(!over(&state), "it is played to its end");
}

/// D-52: it is told when the last truck is home, before anybody lays out.
#[test]
fn d_52_who_lays_out_knows_that_the_round_is_the_last() {
    let (state, _) = city(4, 5);
    assert_eq!((state.phase(), awaited(&state)), (Phase::LayOut, vec![CAIO]));
    assert!(state.last);
}

/// What D-52 rests on: laying out and giving away change neither the piles nor the board.
#[test]
fn between_the_way_home_and_the_houses_no_pile_and_no_space_changes() {
    // The number of tokens in the pile of a region, and what lies on its spaces: dogs, and with two players blocks.
    let laid = |state: &Tested, region| {
        let spaces: Vec<_> = Space::of(region).iter().map(|&space| state.spot(space).clone()).collect();
        (state.pile(region).len(), spaces)
    };
    for number in 0..6 {
        let (mut dice, seats) = (Dice::from_number(number), if number % 2 == 0 { 2 } else { 3 });
        let mut state = open::<Tested>(&Options::default(), seats, Dice::from_number(number)).unwrap().state;
        let mut home = None;
        while !over(&state) {
            if matches!(state.phase(), Phase::LayOut | Phase::Give) {
                let now: Vec<_> = Region::ALL.iter().map(|&region| laid(&state, region)).collect();
                assert_eq!(*home.get_or_insert_with(|| now.clone()), now, "match {number}");
            } else {
                home = None;
            }
            let seat = awaited(&state)[0];
            let actions: Vec<_> = LegalActions::of(&state, seat).iter().copied().collect();
            let action = *dice.pick(&actions);
            let chance = Dice::from_number(dice.below(u32::MAX).into());
            state = play(&state, seat, &action, chance).unwrap().state;
        }
    }
}

/// D-46: exactly enough tokens are enough.
#[test]
fn d_46_five_dogs_for_five_spaces() {
    let (mut state, _) = city(5, 5);
    assert!(!state.last);
    act(&mut state, CAIO, Action::LayOut { finish: true });
    assert_eq!(state.phase(), Phase::Act);
    assert!(!state.last);
}

/// A match that was laying out when D-52 was corrected ends as it would have.
#[test]
fn a_round_that_became_the_last_under_earlier_rules_is_the_last() {
    let (mut state, _) = city(4, 5);
    state.last = false;
    act(&mut state, CAIO, Action::LayOut { finish: true });
    assert!(state.last);
}

/// L568: the last round ends with feeding dogs and paying helpers. D-44: dogs still fall ill.
#[test]
fn d_44_the_last_round_is_fed_and_paid() {
    let mut state = table(3);
    state.last = true;
    house(&mut state, ANA, "bay_1:poodle,poodle");
    fill(&mut state, ANA, [1, 0, 0, 0]);
    visiting(&mut state, CAIO, House::Vet);
    for seat in [ANA, BIA, CAIO] {
        state.kennel_mut(seat).meeples = 0;
    }
    act(&mut state, CAIO, Action::EndTurn);
    let list = legal_actions(&state, ANA);
    let played = act(&mut state, ANA, list[0]);
    assert!(over(&state));
    assert!(!played.is_final(), "no card and no dog comes to light");
    assert_eq!(points(&state, "sick", ANA), -2);
    assert_eq!(points(&state, "packs", ANA), 0);
    assert!(state.houses.iter().all(|site| site.cards.is_empty()));
}
