//! Where a title goes beyond DOGS.

use super::actions::Action;
use super::events::{Happening, Secret};
use super::state::Table;
use crate::frame::{Game, Script, Seat};
use core::ops::Deref;

/// A title of the family: what is played there happens on a [`Table`]. Where it goes beyond DOGS, it says so here.
pub(super) trait Title:
    Game<Action: From<Action>, Event: From<Happening> + From<Secret>> + Deref<Target = Table>
{
    /// Lays out what DOGS does not have, once the rest lies.
    fn lay_out_more(_script: &mut Script<Self>) {}

    /// A round has begun: what comes before anybody is paid.
    fn begin_phase_one(script: &mut Script<Self>);

    /// The first phase is over: what comes before anybody acts.
    fn end_phase_one(_script: &mut Script<Self>) {}

    /// Whether a seat has another turn in the second phase.
    fn has_piece(&self, seat: Seat) -> bool {
        self.kennel(seat).meeples > 0
    }

    /// The houses have their new cards: what else is laid anew.
    fn supply_more(_script: &mut Script<Self>) {}

    /// The last round is played: what comes before all is counted.
    fn end(script: &mut Script<Self>) {
        script.emit(Happening::Ended.into());
    }
}
