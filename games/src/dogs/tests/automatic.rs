//! Actions that decide nothing, which the game carries out by itself.

use super::*;

/// Enters a house above which different cards lie.
const fn enter(house: House, card: Card) -> Action {
    Action::Enter { house, free_entry: false, card: Some(card) }
}

/// D-51: the end of a visit is left to its player, even where nothing else can be done: the others would go on at once.
#[test]
fn d_51_a_visit_is_ended_by_its_player() {
    let mut state = table(2);
    in_houses(&mut state, ANA);
    state.kennel_mut(ANA).meeples = 2;
    state.kennel_mut(BIA).meeples = 2;
    state.kennel_mut(ANA).coins = 0;
    show(&mut state, House::TownHall, &[Card::Gas2, Card::Food1]);
    let step = act_on(&mut state, ANA, enter(House::TownHall, Card::Gas2));
    assert!(step.automatic.is_empty());
    assert_eq!(legal_actions(&state, ANA), [Action::EndTurn]);
}

/// D-51: where one dog of the fair fits into one bay, it is the one that is traded for, and lies there. The step can be undone.
#[test]
fn d_51_the_only_trade_is_made_at_once() {
    let mut state = table(2);
    let own = house(&mut state, ANA, "bay_1:poodle,poodle,poodle,poodle bay_2:labr,labr,york,york");
    let there = fair(&mut state, "york");
    visiting(&mut state, ANA, House::Fair);
    let step = act_on(&mut state, ANA, Action::Trade { dog: own[6] });
    assert_eq!(step.automatic.len(), 2);
    assert!(!step.is_final());
    assert!(kennel(&state, ANA).bay(BayId::Bay2).dogs.iter().any(|dog| dog.id == there[0]));
    assert_eq!(legal_actions(&state, ANA), [Action::EndTurn]);
}

/// A truck that can reach no dog stays, as part of the step before; so does one that can only drive home. The last truck that
/// is out is asked, because the phase ends with it.
/// D-51.
#[test]
fn a_truck_without_a_choice_goes_by_itself() {
    let mut state = table(3);
    lay(&mut state, "c1:bulldog c3:rott c5:poodle");
    state.kennel_mut(BIA).gas = 1;
    on_the_road(&mut state, ANA);
    let step = act_on(&mut state, ANA, Action::Drive { to: Space::C1 });
    assert_eq!(kennel(&state, BIA).trip, Trip::Stayed);
    assert_eq!(step.automatic.len(), 1);
    assert!(!step.is_final());
    assert_eq!(awaited(&state), [CAIO]);
}

/// A truck that can only drive home after its player exchanged two dogs waits: the player has just done something else.
/// D-51.
#[test]
fn a_truck_waits_after_a_card() {
    let mut state = table(3);
    let dogs = lay(&mut state, "c1:bulldog c7:rott");
    out_at(&mut state, ANA, "k7");
    state.kennel_mut(ANA).gas = 1;
    give(&mut state, ANA, &[Card::SwapDogs]);
    on_the_road(&mut state, ANA);
    act_on(&mut state, ANA, Action::SwapDogs { dog: dogs[0] });
    let step = act_on(&mut state, ANA, Action::SwapWith { dog: dogs[1] });
    assert!(step.automatic.is_empty());
    assert_eq!(awaited(&state), [ANA]);
}
