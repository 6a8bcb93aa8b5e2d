//! Where a match turned: what each seat's choices, the choices of the others, and luck made of its result, and who was
//! expected to win when.
//!
//! The value of a state for a seat is how many points it will be ahead of the mean of the others, and which place it will
//! take, if all seats follow the game's policy from here, with everything drawn anew that the seat that decides does not
//! know. What a choice brought is the value after it less the value before, by the same draws; where a choice rolls or
//! reveals, it ends before that. The rest is luck: draws, dice, revelations. So the three sum exactly to the result less the
//! value at the start.
//!
//! It is measured in passes. A coarse one compares every choice with the policy once or twice. What is left of the work goes
//! to the choices of which least is known, because what they brought differs most from playout to playout. Then what a
//! spectator could expect along the match is measured, and last each choice is compared with others: those that others seem to
//! have beaten by most again and again.

mod beaten;
mod choice;
mod draws;
mod expectation;
mod mistakes;
mod outcome;
mod statistic;
mod stretch;
#[cfg(test)]
mod tests;

pub use draws::Draws;
pub use expectation::{Expectation, Outlook, outlook};
pub use mistakes::{MOST_MISTAKES, compare};
pub use statistic::{CONFIDENCE, Estimate};

use crate::frame::{Decided, Game, Line, Seat, Turn, turns};
use alloc::vec::Vec;
use expectation::expectations;
use outcome::outcomes;
pub use outcome::{Measure, Outcome};
use stretch::{Stretch, stretches};

/// Rises with every change in what an analysis comes to, if `bots::VERSION` does not.
pub const VERSION: u32 = 4;

/// How much is computed. Work is counted, so that an analysis comes out the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The coarse pass compares each choice with the policy once. From the start of the match on it compares choices once more, until
    /// that took about so many actions.
    pub again: u64,
    /// No choice is compared once more after about so many actions in playouts.
    pub actions: u64,
    /// How many playouts begin at each position of the match whose value is told; none is told without any.
    pub outlooks: u32,
    /// The choices of each seat are compared with others, and those that seem worst again, until that took about so many actions in
    /// playouts. Without any no mistakes are told.
    pub rivals: u64,
    /// By so many playouts more it is made sure that a choice was beaten.
    pub comparisons: u32,
}

impl Effort {
    /// The coarse pass alone: a second or two of one core for a long match.
    pub const COARSE: Self = Self { again: 5_000, actions: 0, outlooks: 0, rivals: 0, comparisons: 0 };

    /// So many percent of the usual effort, which takes up to a minute and a half of one core for a long match.
    #[must_use]
    pub fn percent(percent: u8) -> Self {
        let part = |whole: u32| whole * u32::from(percent) / 100;
        Self {
            actions: u64::from(part(1_500_000)),
            outlooks: part(40).max(8),
            rivals: u64::from(part(1_200_000)),
            comparisons: part(80).max(8),
            ..Self::COARSE
        }
    }
}

/// What a match looks like afterwards.
#[derive(Clone, Debug)]
pub struct Analysis<A> {
    /// By seat.
    pub seats: Vec<SeatAnalysis<A>>,
    /// What was expected along the match, in the order of its steps and without the end.
    pub expected: Vec<Expectation>,
}

/// What became of a seat.
#[derive(Clone, Debug)]
pub struct SeatAnalysis<A> {
    /// In points ahead of the mean of the others.
    pub points: Parts,
    /// In places: less is better.
    pub place: Parts,
    /// The choices that cost it most, at most [`MOST_MISTAKES`] and each of another turn, the worst first; only such that certainly
    /// cost something.
    pub mistakes: Vec<Mistake<A>>,
}

/// What `result` is made of: the others sum to it.
#[derive(Clone, Copy, Debug)]
pub struct Parts {
    /// The value at the start.
    pub start: Estimate,
    /// What the seat's own choices brought, against those of the policy.
    pub own: Estimate,
    /// What the choices of the others brought it.
    pub others: Estimate,
    /// What draws, dice and revelations brought it.
    pub luck: Estimate,
    /// The end of the match.
    pub result: f64,
}

/// A choice that cost its seat points.
#[derive(Clone, Debug)]
pub struct Mistake<A> {
    /// The version of the match before it.
    pub before: u64,
    pub chosen: A,
    /// What would have brought more.
    pub better: A,
    /// What the choice brought against the better one, in points: less than 0.
    pub brought: Estimate,
    /// Why the other one is better, if the game knows a reason.
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
    draws: Draws,
    progress: &mut dyn FnMut(u8) -> bool,
) -> Result<Analysis<G::Action>, NotAnalysed> {
    let turns = turns(opened, steps);
    let end = outcomes(&turns.last().map_or_else(|| opened.clone(), end_of));
    let mut stretches = stretches(&turns);
    if stretches.len() > MOST_STRETCHES {
        return Err(NotAnalysed::TooLong);
    }
    measure_coarsely(&mut stretches, effort.again, draws, progress)?;
    measure_where_unsure(&mut stretches, effort.actions, draws, progress)?;
    let usual = [Measure::Ahead, Measure::Place].map(|measure| usual_spread(&stretches, measure));
    let expected = expectations(&stretches, effort.outlooks, draws, progress)?;
    let start = outlook(opened, OPENING * effort.outlooks.max(1), draws);
    let mut seats: Vec<SeatAnalysis<G::Action>> = Vec::new();
    for (seat, result) in (0..).map(Seat).zip(&end) {
        let parts = |measure: Measure| {
            let start = start[seat.index()].expected[measure];
            sum_up(&stretches, seat, start, result[measure], measure, usual[measure as usize])
        };
        seats.push(SeatAnalysis {
            points: parts(Measure::Ahead),
            place: parts(Measure::Place),
            mistakes: mistakes::of(seat, &turns, effort, draws, &mut |percent| {
                progress(part_done(Pass::Mistakes, 100 * seat.index() + percent, 100 * end.len()))
            })?,
        });
    }
    Ok(Analysis { seats, expected })
}

/// The passes, and the percent of the whole at which each begins.
#[derive(Clone, Copy)]
enum Pass {
    Coarse = 0,
    Unsure = 4,
    Expectations = 36,
    Mistakes = 46,
    Done = 100,
}

impl Pass {
    const fn next(self) -> Self {
        match self {
            Self::Coarse => Self::Unsure,
            Self::Unsure => Self::Expectations,
            Self::Expectations => Self::Mistakes,
            Self::Mistakes | Self::Done => Self::Done,
        }
    }
}

/// How much of the whole is done, in percent, where so much of a pass is.
fn part_done(pass: Pass, done: usize, of: usize) -> u8 {
    let length = pass.next() as usize - pass as usize;
    u8::try_from(pass as usize + length * done.min(of) / of.max(1)).unwrap_or(Pass::Done as u8)
}

/// Measures each choice once, and once more as long as `again` allows. What the first sample showed must not decide about the
/// second, or the mean of both would be biased.
fn measure_coarsely<G: Game>(
    stretches: &mut [Stretch<G>],
    again: u64,
    draws: Draws,
    progress: &mut dyn FnMut(u8) -> bool,
) -> Result<(), NotAnalysed> {
    let of = stretches.len();
    let mut spent = 0;
    for (done, stretch) in stretches.iter_mut().enumerate() {
        if !progress(part_done(Pass::Coarse, done, of)) {
            return Err(NotAnalysed::Stopped);
        }
        stretch.measure(draws);
        if spent < again {
            let before = stretch.spent();
            stretch.measure(draws);
            spent += stretch.spent() - before;
        }
    }
    Ok(())
}

/// Measures the choices of which least is known, again and again.
fn measure_where_unsure<G: Game>(
    stretches: &mut [Stretch<G>],
    most: u64,
    draws: Draws,
    progress: &mut dyn FnMut(u8) -> bool,
) -> Result<(), NotAnalysed> {
    // That the first few samples were equal must not end it.
    let usual = usual_spread(stretches, Measure::Ahead).max(1.0);
    let mut done = 0;
    while done < most {
        let share = usize::try_from(100 * done / most).unwrap_or(100);
        if !progress(part_done(Pass::Unsure, share, 100)) {
            return Err(NotAnalysed::Stopped);
        }
        let gains = stretches
            .iter_mut()
            .filter(|stretch| stretch.is_open())
            .map(|stretch| (stretch.gain(usual), stretch));
        let Some((_, stretch)) = gains.max_by(|one, other| one.0.total_cmp(&other.0)) else { break };
        let before = stretch.spent();
        (0..BATCH).for_each(|_| stretch.measure(draws));
        done += stretch.spent() - before;
    }
    Ok(())
}

/// The mean spread of what choices brought that the policy does not make.
fn usual_spread<G: Game>(stretches: &[Stretch<G>], measure: Measure) -> f64 {
    let known = || stretches.iter().filter(|stretch| stretch.differs() && stretch.samples() > 1.0);
    known().map(|stretch| stretch.spread(measure)).sum::<f64>() / (known().count() as f64).max(1.0)
}

/// The value after the deal is a part of all sums: so many times as many playouts begin there as along the match.
const OPENING: u32 = 4;

/// So often a choice is measured before it is asked again which of them all gains most by it.
const BATCH: u32 = 8;

/// A match of people has a few hundred: one of several thousand would keep all others waiting.
const MOST_STRETCHES: usize = 2_000;

fn sum_up<G: Game>(
    stretches: &[Stretch<G>],
    seat: Seat,
    start: Estimate,
    result: f64,
    measure: Measure,
    usual: f64,
) -> Parts {
    let sum = |is_own: bool| {
        let counted = stretches.iter().filter(|stretch| (stretch.seat == seat) == is_own);
        counted.map(|stretch| stretch.brought(seat, measure, usual)).sum::<Estimate>()
    };
    let (own, others) = (sum(true), sum(false));
    Parts { start, own, others, luck: Estimate::exactly(result) - start - own - others, result }
}

fn end_of<G: Game>(turn: &Turn<G>) -> G {
    let mut state = turn.before.clone();
    for event in turn.steps.iter().flat_map(|step| &step.events) {
        state.apply(event);
    }
    state
}
