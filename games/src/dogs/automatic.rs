//! The actions that decide nothing, which the game carries out by itself.
//!
//! D-51. Nothing here reads what is hidden: the lists of DOGS depend on open information alone. The last turn of a phase is left to
//! its player, because what follows (feeding, new cards) is to be read, and so is every decision that can be taken back in
//! small steps: its end would take the way back away.

use super::actions::Action;
use super::kennel::Trip;
use super::state::{FlowState, VisitState};
use super::variant::DogsVariant;
use crate::frame::Seat;

/// The action that a seat takes if no other is listed, in a step that `decided` made.
pub(super) fn automatic<G: DogsVariant>(state: &G, seat: Seat, decided: Option<Seat>) -> Option<Action> {
    let table = state.table();
    match table.flow {
        // A truck that can go nowhere goes home at the beginning of its turn, not after a card that its player used.
        FlowState::Drive(driving)
            if driving.seat == seat && decided != Some(seat) && !table.is_last_out(seat) =>
        {
            match table.kennel(seat).trip {
                // The tank is empty, or all other dogs are too far away.
                Trip::Ready => Some(Action::Stay),
                Trip::Out => Some(Action::GoHome { bonus: None }),
                Trip::Home | Trip::Stayed => None,
            }
        }
        FlowState::Act(visit) if visit.seat == seat && visit.house.is_some() => match visit.state {
            VisitState::PutDog => {
                let dog = table.kennel(seat).hand.first()?;
                let to = table.kennel(seat).bays_for(dog).next()?;
                Some(Action::Put { dog: dog.id, to })
            }
            VisitState::UseHouse { .. } | VisitState::Sold | VisitState::Done => end_of_turn(state),
            VisitState::ChooseTrade => None,
        },
        _ => None,
    }
}

/// The end of a turn of the second phase, unless it ends the phase.
pub(super) fn end_of_turn<G: DogsVariant>(state: &G) -> Option<Action> {
    let goes_on = Seat::all(state.table().seats).any(|other| state.has_piece(other));
    goes_on.then_some(Action::EndTurn)
}
