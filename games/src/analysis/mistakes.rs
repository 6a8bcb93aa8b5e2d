//! The turns that cost a seat most, and what would have been better.

use super::beaten::{Beaten, beaten};
use super::choice::{Choice, FRESH_SAMPLES, OTHER_SAMPLES, choices, preferred};
use super::draws::Draws;
use super::statistic::{Estimate, Statistic};
use super::stretch::{Sample, Stretch};
use super::{Better, Effort, Measure, Mistake, NotAnalysed};
use crate::frame::{Game, Seat, Turn, Viewer};
use alloc::vec::Vec;
use core::slice;

/// So many turns of a seat are named at most.
const MOST: usize = 3;
/// So many are measured anew, those that seemed worst first.
const CANDIDATES: usize = 5;
/// For turns of more choices, each of them is measured less.
const USUAL_CHOICES: usize = 10;
/// But so often.
const LEAST_COMPARISONS: u32 = 8;

/// The turns of a seat that cost it most. `rivals` is its part of [`Effort::rivals`].
pub(super) fn of<G: Game>(
    seat: Seat,
    turns: &[Turn<G>],
    stretches: &[Stretch<G>],
    Effort { comparisons, rivals, .. }: Effort,
    draws: Draws,
    keep_going: &mut dyn FnMut() -> bool,
) -> Result<Vec<Mistake<G::Action>>, NotAnalysed> {
    if comparisons == 0 {
        return Ok(Vec::new());
    }
    let mut found: Vec<(usize, Mistake<G::Action>)> = Vec::new();
    for index in worst_turns(seat, stretches).into_iter().take(CANDIDATES) {
        if let Some(mistake) = against_the_policy(&turns[index], comparisons, draws, keep_going)? {
            found.push((index, mistake));
        }
    }
    let known: Vec<usize> =
        found.iter().filter(|(_, mistake)| mistake.better.is_some()).map(|(index, _)| *index).collect();
    for Beaten { turn, choice, by } in beaten(seat, turns, &known, rivals, draws, keep_going)? {
        let Some(better) = surely_better(&choice, by, comparisons, keep_going)? else { continue };
        let brought = Estimate::exactly(0.0) - better.more;
        found.retain(|(index, _)| *index != turn);
        let Choice { before, chosen, .. } = choice;
        found.push((turn, Mistake { before, chosen, brought, better: Some(better) }));
    }
    found.sort_by(|one, two| one.1.brought.mean.total_cmp(&two.1.brought.mean));
    Ok(found.into_iter().map(|(_, mistake)| mistake).take(MOST).collect())
}

/// A turn that certainly cost something against what the policy does.
fn against_the_policy<G: Game>(
    turn: &Turn<G>,
    comparisons: u32,
    draws: Draws,
    keep_going: &mut dyn FnMut() -> bool,
) -> Result<Option<Mistake<G::Action>>, NotAnalysed> {
    let choices = choices(turn, draws);
    let many = u32::try_from(choices.len() / USUAL_CHOICES).unwrap_or(u32::MAX).max(1);
    let comparisons = (comparisons / many).max(LEAST_COMPARISONS);
    let mut brought = Vec::new();
    for choice in &choices {
        brought.push(compare_by(OTHER_SAMPLES, comparisons, choice, &choice.chosen, None, keep_going)?);
    }
    let sum: Estimate = brought.iter().copied().sum();
    if sum.mean >= 0.0 || !sum.is_certain() {
        return Ok(None);
    }
    let means = choices.iter().zip(&brought);
    let worst = means.min_by(|one, two| one.1.mean.total_cmp(&two.1.mean)).map(|(choice, _)| choice);
    let Some(choice) = worst else { return Ok(None) };
    let better = better(choice, comparisons, keep_going)?;
    let brought = better.as_ref().map_or(sum, |better| Estimate::exactly(0.0) - better.more);
    Ok(Some(Mistake { before: choice.before, chosen: choice.chosen.clone(), brought, better }))
}

/// The turns of a seat by what they brought in the first pass, the worst first.
fn worst_turns<G: Game>(seat: Seat, stretches: &[Stretch<G>]) -> Vec<usize> {
    let mut turns: Vec<(usize, f64)> = Vec::new();
    for stretch in stretches.iter().filter(|stretch| stretch.seat == seat) {
        let mean = stretch.brought(seat, Measure::Ahead, 0.0).mean;
        match turns.last_mut().filter(|(turn, _)| *turn == stretch.turn) {
            Some((_, sum)) => *sum += mean,
            None => turns.push((stretch.turn, mean)),
        }
    }
    turns.retain(|&(_, mean)| mean < 0.0);
    turns.sort_by(|one, two| one.1.total_cmp(&two.1));
    turns.into_iter().map(|(turn, _)| turn).collect()
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
    let choice = Choice { seat, before: 0, state: state.clone(), chosen: other.clone(), draws };
    let compared = compare_by(FRESH_SAMPLES, comparisons, &choice, action, Some(other), &mut || true);
    compared.expect("nothing stops it")
}

/// The same by the samples from a number on, or how much more it brings than what the policy does, while the function says so.
fn compare_by<G: Game>(
    first: u32,
    comparisons: u32,
    choice: &Choice<G>,
    action: &G::Action,
    other: Option<&G::Action>,
    keep_going: &mut dyn FnMut() -> bool,
) -> Result<Estimate, NotAnalysed> {
    let seat = choice.seat;
    let mut statistic = Statistic::default();
    for number in 0..comparisons {
        if !keep_going() {
            return Err(NotAnalysed::Stopped);
        }
        let sample = Sample::draw(&choice.state, Viewer::Seat(seat), choice.draws.number(first | number));
        let with = sample.play_on_from(seat, slice::from_ref(action));
        let without = match other {
            Some(other) => sample.play_on_from(seat, slice::from_ref(other)),
            None => {
                let mut by_policy = sample.begin();
                by_policy.decide(seat);
                Some(by_policy.finish())
            }
        };
        if let Some(((with, _), (without, _))) = with.zip(without) {
            statistic.add(with[seat.index()].ahead - without[seat.index()].ahead);
        }
    }
    // What is hardly ever legal in what is imagined tells nothing.
    let is_enough = 2.0 * statistic.number() >= f64::from(comparisons);
    Ok(if is_enough { statistic.estimate() } else { Estimate::default() })
}

/// The best of the actions that the policy prefers, if it is certainly better than what was chosen.
fn better<G: Game>(
    choice: &Choice<G>,
    comparisons: u32,
    keep_going: &mut dyn FnMut() -> bool,
) -> Result<Option<Better<G::Action>>, NotAnalysed> {
    let mut best: Option<(G::Action, Estimate)> = None;
    for action in preferred(choice) {
        let more = compare_by(OTHER_SAMPLES, comparisons, choice, &action, Some(&choice.chosen), keep_going)?;
        if best.as_ref().is_none_or(|(_, most)| more.mean > most.mean) {
            best = Some((action, more));
        }
    }
    match best {
        Some((action, more)) if more.mean > 0.0 => surely_better(choice, action, comparisons, keep_going),
        _ => Ok(None),
    }
}

/// An action, if it is certainly better than what was chosen.
fn surely_better<G: Game>(
    choice: &Choice<G>,
    action: G::Action,
    comparisons: u32,
    keep_going: &mut dyn FnMut() -> bool,
) -> Result<Option<Better<G::Action>>, NotAnalysed> {
    let more = compare_by(FRESH_SAMPLES, comparisons, choice, &action, Some(&choice.chosen), keep_going)?;
    let why = choice.state.why(choice.seat, &action);
    Ok((more.mean > 0.0 && more.is_certain()).then_some(Better { action, more, why }))
}
