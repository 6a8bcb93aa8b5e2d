//! The end of the match.

use super::*;

/// All trucks are home, with so many tokens left in the pile of the city and so many empty spaces.
fn city(tokens: usize, empty: usize) -> (Tested, Played<Tested>) {
    let mut state = table(3);
    let dogs: Vec<_> =
        Space::of(Region::City)[empty..].iter().map(|space| format!("{}:bulldog", space.word())).collect();
    lay(&mut state, &dogs.join(" "));
    state.piles[0].truncate(tokens);
    for seat in [ANA, BIA] {
        state.kennel_mut(seat).trip = Trip::Home;
    }
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

/// D-46: exactly enough tokens are enough.
#[test]
fn d_46_five_dogs_for_five_spaces() {
    let (state, _) = city(5, 5);
    assert!(!state.last);
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
