//! Where a match turned: what each seat's choices, the choices of the others, and luck made of its result.
//!
//! The value of a state for a seat is how many points it will be ahead of the mean of the others if all seats follow the
//! game's policy from here, with everything drawn anew that the seat that decides does not know. What a choice brought is
//! the value after it less the value before, by the same draws; where a choice rolls or reveals, it ends before that. The
//! rest is luck: draws, dice, revelations. So the three sum exactly to the result less the value at the start.
//!
//! It is measured in two passes. In the first, all choices have the same number of playouts, and the sums come from them
//! alone. In the second, the turns that seem to have cost a seat most are measured anew, and better choices are searched for.

mod mistakes;
mod statistic;
mod stretch;
#[cfg(test)]
mod tests;

pub use statistic::{CONFIDENCE, Estimate};

use crate::bots::playout::totals;
use crate::frame::{Decided, Game, Line, Seat, Turn, turns};
use alloc::vec::Vec;
use stretch::{Stretch, stretches};

/// How much is computed. Work is counted, so that an analysis comes out the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The first pass begins no further round of playouts after about so many actions in playouts.
    pub actions: u64,
    /// How many playouts with and without a choice of the second pass are compared.
    pub comparisons: u32,
}

impl Effort {
    /// So many percent of the usual effort, which takes up to about a minute of one core for a long match.
    #[must_use]
    pub fn percent(percent: u8) -> Self {
        let part = |whole: u64| whole * u64::from(percent) / 100;
        Self { actions: part(3_000_000), comparisons: u32::try_from(part(80)).unwrap_or(80).max(8) }
    }
}

/// What a match looks like afterwards.
#[derive(Clone, Debug)]
pub struct Analysis<A> {
    /// By seat.
    pub seats: Vec<SeatAnalysis<A>>,
    /// How many playouts were compared for each choice of the first pass.
    pub rounds: u32,
}

/// What became of a seat, in points ahead of the mean of the others.
#[derive(Clone, Debug)]
pub struct SeatAnalysis<A> {
    /// The value at the start.
    pub start: Estimate,
    /// What its own choices brought, against those of the policy.
    pub own: Estimate,
    /// What the choices of the others brought it.
    pub others: Estimate,
    /// What draws, dice and revelations brought it.
    pub luck: Estimate,
    /// The end of the match.
    pub result: f64,
    /// The turns that cost it most, the worst first; only such that certainly cost something.
    pub mistakes: Vec<Mistake<A>>,
}

/// A turn that cost its seat points.
#[derive(Clone, Debug)]
pub struct Mistake<A> {
    /// The version of the match before the choice of the turn that cost most.
    pub before: u64,
    pub chosen: A,
    /// What the whole turn brought: less than 0.
    pub brought: Estimate,
    pub better: Option<Better<A>>,
}

/// A choice that would have brought more.
#[derive(Clone, Debug)]
pub struct Better<A> {
    pub action: A,
    /// How much more than what was chosen.
    pub more: Estimate,
    /// Why, if the game knows a reason.
    pub why: Option<Line>,
}

/// Why a match was not analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAnalysed {
    #[error("`progress` stopped it")]
    Stopped,
    #[error("it has too many choices")]
    TooLong,
}

/// Analyses a match that is over. `opened` is the state after the deal, `steps` are all steps of seats but those that the
/// room's undo took back. `progress` is told how much is done, in percent; once it returns false, the analysis stops.
///
/// # Errors
/// When it was stopped, or is too long.
pub fn analyse<G: Game>(
    opened: &G,
    steps: Vec<Decided<G>>,
    effort: Effort,
    progress: &mut dyn FnMut(u8) -> bool,
) -> Result<Analysis<G::Action>, NotAnalysed> {
    let turns = turns(opened, steps);
    let end = turns.last().map_or_else(|| opened.clone(), end_of);
    let result = points_ahead(&end);
    let mut stretches = stretches(&turns);
    if stretches.len() > MOST_STRETCHES {
        return Err(NotAnalysed::TooLong);
    }
    let rounds = measure_all(&mut stretches, effort.actions, progress)?;
    let mut seats: Vec<SeatAnalysis<G::Action>> = Vec::new();
    for seat in Seat::all(u8::try_from(result.len()).unwrap_or(u8::MAX)) {
        let mut analysed = sum_up(&stretches, seat, result[seat.index()]);
        analysed.mistakes = mistakes::of(seat, &turns, &stretches, effort.comparisons, &mut || {
            progress(60 + u8::try_from(40 * seat.index() / result.len()).unwrap_or(40))
        })?;
        seats.push(analysed);
    }
    Ok(Analysis { seats, rounds })
}

/// The first pass: round after round of one playout with and one without each choice.
fn measure_all<G: Game>(
    stretches: &mut [Stretch<G>],
    most: u64,
    progress: &mut dyn FnMut(u8) -> bool,
) -> Result<u32, NotAnalysed> {
    let (mut spent, mut rounds) = (0, 0);
    while spent < most && !stretches.is_empty() || rounds < LEAST_ROUNDS {
        let done = (60 * spent / most.max(1)).min(60);
        for stretch in &mut *stretches {
            if !progress(u8::try_from(done).unwrap_or(60)) {
                return Err(NotAnalysed::Stopped);
            }
            spent += stretch.measure(rounds);
        }
        rounds += 1;
    }
    Ok(rounds)
}

/// A match of people has a few hundred: one of several thousand would keep all others waiting.
const MOST_STRETCHES: usize = 2_000;
/// With fewer playouts an estimate has no error that means anything.
const LEAST_ROUNDS: u32 = 4;

fn sum_up<G: Game>(stretches: &[Stretch<G>], seat: Seat, result: f64) -> SeatAnalysis<G::Action> {
    let start = stretches.first().map_or(Estimate::exactly(result), |first| first.value(seat));
    let of = |is_own: bool| {
        let counted = stretches.iter().filter(|stretch| (stretch.seat == seat) == is_own);
        counted.map(|stretch| stretch.brought(seat)).sum::<Estimate>()
    };
    let (own, others) = (of(true), of(false));
    let luck = Estimate::exactly(result) - start - own - others;
    SeatAnalysis { start, own, others, luck, result, mistakes: Vec::new() }
}

fn end_of<G: Game>(turn: &Turn<G>) -> G {
    let mut state = turn.before.clone();
    for event in turn.steps.iter().flat_map(|step| &step.events) {
        state.apply(event);
    }
    state
}

/// How far each seat is ahead of the mean of the others, if the match ended now.
fn points_ahead<G: Game>(state: &G) -> Vec<f64> {
    let totals = totals(state);
    let sum: f64 = totals.iter().copied().map(f64::from).sum();
    let others = (totals.len() as f64 - 1.0).max(1.0);
    totals.iter().map(|&own| f64::from(own) - (sum - f64::from(own)) / others).collect()
}
