//! The choices that cost a seat most, and what would have been better.

use super::beaten::{Beaten, beaten};
use super::choice::{Choice, FRESH_SAMPLES};
use super::draws::Draws;
use super::statistic::{Estimate, Statistic};
use super::stretch::Sample;
use super::{Effort, Mistake, NotAnalysed};
use crate::frame::{Game, Seat, Turn, Viewer};
use alloc::vec::Vec;
use core::slice;

/// So many mistakes of a seat are named at most.
pub const MOST_MISTAKES: usize = 3;

/// Comparing the choices takes so many percent of the work for a seat.
const COMPARED: usize = 90;

/// The choices that cost a seat most, each of another turn, the worst first. `progress` is told how much is done, in percent.
pub(super) fn of<G: Game>(
    seat: Seat,
    turns: &[Turn<G>],
    Effort { comparisons, rivals, .. }: Effort,
    draws: Draws,
    progress: &mut dyn FnMut(usize) -> bool,
) -> Result<Vec<Mistake<G::Action>>, NotAnalysed> {
    let mut found = Vec::new();
    for Beaten { choice, by } in
        beaten(seat, turns, rivals, draws, &mut |percent| progress(COMPARED * usize::from(percent) / 100))?
    {
        // By the samples that chose them, others seem better than they are.
        let brought = compare_by(comparisons, &choice, &by, &mut || progress(COMPARED))?;
        if brought.mean < 0.0 && brought.is_certain() {
            let why = choice.state.why(seat, &by);
            let Choice { before, chosen, .. } = choice;
            found.push(Mistake { before, chosen, better: by, brought, why });
        }
    }
    found.sort_by(|one, two| one.brought.mean.total_cmp(&two.brought.mean));
    found.truncate(MOST_MISTAKES);
    Ok(found)
}

/// How many points more an action of a seat brings than another one, by so many playouts.
#[must_use]
pub fn compare<G: Game>(
    state: &G,
    seat: Seat,
    action: &G::Action,
    other: &G::Action,
    comparisons: u32,
    draws: Draws,
) -> Estimate {
    let choice = Choice { seat, before: 0, state: state.clone(), chosen: action.clone(), draws };
    compare_by(comparisons, &choice, other, &mut || true).expect("nothing stops it")
}

/// The same for a choice, while `keep_going` says so.
fn compare_by<G: Game>(
    comparisons: u32,
    Choice { seat, state, chosen, draws, .. }: &Choice<G>,
    other: &G::Action,
    keep_going: &mut dyn FnMut() -> bool,
) -> Result<Estimate, NotAnalysed> {
    let mut more = Statistic::default();
    for number in 0..comparisons {
        if !keep_going() {
            return Err(NotAnalysed::Stopped);
        }
        let sample = Sample::draw(state, Viewer::Seat(*seat), draws.number(FRESH_SAMPLES | number));
        let [with, without] = [chosen, other].map(|one| sample.play_on_from(*seat, slice::from_ref(one)));
        if let Some(((with, _), (without, _))) = with.zip(without) {
            more.add(with[seat.index()].ahead - without[seat.index()].ahead);
        }
    }
    Ok(more.estimate_of(comparisons))
}
