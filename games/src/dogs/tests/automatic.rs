//! Actions that decide nothing, which the game carries out by itself.

use super::*;
use crate::frame::Viewer;
use alloc::format;

/// Enters a house above which different cards lie.
const fn enter(house: House, card: Card) -> Action {
    Action::Enter { house, free_entry: false, card: Some(card) }
}

/// A turn ends when nothing else can be done in the house. The step can still be undone, and the log says it.
/// D-51.
#[test]
fn a_turn_ends_when_nothing_can_be_done() {
    let mut state = table(2);
    in_houses(&mut state, ANA);
    state.kennel_mut(ANA).meeples = 2;
    state.kennel_mut(BIA).meeples = 2;
    state.kennel_mut(ANA).coins = 0;
    show(&mut state, House::TownHall, &[Card::Gas2, Card::Food1]);
    let step = act_on(&mut state, ANA, enter(House::TownHall, Card::Gas2));
    assert_eq!(step.automatic.len(), 1);
    assert!(!step.is_final());
    assert_eq!(awaited(&state), [BIA]);
    let told = step.observations.iter().filter_map(|told| told.to(Viewer::Spectator));
    assert!(told.map(|told| format!("{told:?}")).any(|told| told.contains("turn_ended")));
}

/// It goes on where something can be done.
/// D-51.
#[test]
fn a_turn_goes_on_where_something_can_be_done() {
    let mut state = table(2);
    in_houses(&mut state, ANA);
    state.kennel_mut(ANA).meeples = 2;
    state.kennel_mut(BIA).meeples = 2;
    state.kennel_mut(ANA).coins = 2;
    show(&mut state, House::TownHall, &[Card::Gas2, Card::Food1]);
    let step = act_on(&mut state, ANA, enter(House::TownHall, Card::Gas2));
    assert!(step.automatic.is_empty());
    assert!(may(&state, ANA, Action::EndTurn));
}

/// The last turn of the phase is ended by its player: dogs are fed and new cards come next.
/// D-51.
#[test]
fn the_last_turn_is_ended_by_its_player() {
    let mut state = table(2);
    in_houses(&mut state, ANA);
    state.kennel_mut(ANA).meeples = 1;
    state.kennel_mut(BIA).meeples = 0;
    state.kennel_mut(ANA).coins = 0;
    show(&mut state, House::TownHall, &[Card::Gas2, Card::Food1]);
    act_on(&mut state, ANA, enter(House::TownHall, Card::Gas2));
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
