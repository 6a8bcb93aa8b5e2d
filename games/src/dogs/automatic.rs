//! The actions that decide nothing, which the game carries out by itself.
//!
//! D-51. Nothing here reads what is hidden: the lists of DOGS depend on open information alone. The last truck that is out is left
//! to its player, because what follows (the lay-out) is to be read, and so is every decision that can be taken back in small
//! steps: its end would take the way back away. The end of a visit to a house is left to its player for the same reason: the
//! others would go on at once.

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
            // The only dog that is traded for, or the only bay for the new dog.
            VisitState::ChooseTrade | VisitState::PutDog => table.visit_actions(&visit).first().copied(),
            VisitState::UseHouse { .. } | VisitState::Sold | VisitState::Done => None,
        },
        _ => None,
    }
}
