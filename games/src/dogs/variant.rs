//! The rules that differ between DOGS and its expansion.

use super::Dogs;
use super::actions::Action;
use super::events::{Happening, Secret};
use crate::frame::{Game, Seat, Transition};

/// A game played by the rules of DOGS: [`Dogs`] itself, or the expansion, whose state contains a [`Dogs`]. The flow of
/// the game calls these methods where the expansion adds something.
pub(super) trait DogsVariant:
    Game<Action: From<Action>, Event: From<Happening> + From<Secret>>
{
    /// The part of the state that both games share.
    fn table(&self) -> &Dogs;

    /// Sets up what the expansion adds, after the setup of DOGS.
    fn set_up_more(_transition: &mut Transition<Self>) {}

    /// Starts the first phase of a round, before income.
    fn begin_phase_one(transition: &mut Transition<Self>);

    /// Ends the first phase, before the first turn of the second phase.
    fn end_phase_one(_transition: &mut Transition<Self>) {}

    /// Whether a seat has another turn in the second phase.
    fn has_piece(&self, seat: Seat) -> bool {
        self.table().kennel(seat).meeples > 0
    }

    /// Lays new cards of the expansion between two rounds, after the houses have theirs.
    fn supply_more(_transition: &mut Transition<Self>) {}

    /// Ends the match after the last round.
    fn end(transition: &mut Transition<Self>) {
        transition.emit(Happening::Ended);
    }
}
