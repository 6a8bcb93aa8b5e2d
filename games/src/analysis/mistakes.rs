//! The turns that cost a seat most, and what would have been better.

use super::draws::Draws;
use super::statistic::{Estimate, Statistic};
use super::stretch::{Sample, Stretch, is_choice};
use super::{Better, Measure, Mistake, NotAnalysed};
use crate::bots::{Determinizations, halving};
use crate::frame::{Dice, Game, LegalActions, Seat, Turn, Viewer};
use alloc::vec::Vec;
use core::slice;

/// So many turns of a seat are named at most.
const MOST: usize = 3;
/// So many are measured anew, those that seemed worst first.
const CANDIDATES: usize = 5;
/// So many other actions are compared with the one that was chosen.
const ALTERNATIVES: usize = 6;
/// The samples are others than those of the passes before, which chose what is looked at: their numbers begin here.
const OTHER_SAMPLES: u32 = 1 << 31;
/// What seemed best of several is measured once more: by the samples that chose it, it seems better than it is.
const FRESH_SAMPLES: u32 = OTHER_SAMPLES | 1 << 30;
/// For turns of more choices, each of them is measured less.
const USUAL_CHOICES: usize = 10;
/// But so often.
const LEAST_COMPARISONS: u32 = 8;

pub(super) fn of<G: Game>(
    seat: Seat,
    turns: &[Turn<G>],
    stretches: &[Stretch<G>],
    comparisons: u32,
    draws: Draws,
    keep_going: &mut dyn FnMut() -> bool,
) -> Result<Vec<Mistake<G::Action>>, NotAnalysed> {
    if comparisons == 0 {
        return Ok(Vec::new());
    }
    let mut mistakes = Vec::new();
    for index in worst_turns(seat, stretches).into_iter().take(CANDIDATES) {
        let turn = &turns[index];
        let choices = choices(turn, draws);
        let many = u32::try_from(choices.len() / USUAL_CHOICES).unwrap_or(u32::MAX).max(1);
        let comparisons = (comparisons / many).max(LEAST_COMPARISONS);
        let mut brought = Vec::new();
        for choice in &choices {
            brought.push(compare_by(OTHER_SAMPLES, comparisons, choice, &choice.chosen, None, keep_going)?);
        }
        let sum: Estimate = brought.iter().copied().sum();
        if sum.mean >= 0.0 || !sum.is_certain() {
            continue;
        }
        let means = choices.iter().zip(&brought);
        let worst = means.min_by(|one, two| one.1.mean.total_cmp(&two.1.mean)).map(|(choice, _)| choice);
        let Some(choice) = worst else { continue };
        let better = better(choice, comparisons, keep_going)?;
        mistakes.push(Mistake { before: choice.before, chosen: choice.chosen.clone(), brought: sum, better });
    }
    mistakes.sort_by(|one, two| one.brought.mean.total_cmp(&two.brought.mean));
    mistakes.truncate(MOST);
    Ok(mistakes)
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

/// A choice in the state that it was made in.
struct Choice<G: Game> {
    seat: Seat,
    /// The version of the match before it.
    before: u64,
    state: G,
    chosen: G::Action,
    draws: Draws,
}

fn choices<G: Game>(turn: &Turn<G>, draws: Draws) -> Vec<Choice<G>> {
    let mut state = turn.before.clone();
    let mut choices = Vec::new();
    for step in &turn.steps {
        if is_choice(&state, turn.seat) {
            choices.push(Choice {
                seat: turn.seat,
                before: step.version - 1,
                state: state.clone(),
                chosen: step.action.clone(),
                draws,
            });
        }
        step.events.iter().for_each(|event| state.apply(event));
    }
    choices
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
    Ok(statistic.estimate())
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
    let Some((action, more)) = best else { return Ok(None) };
    if more.mean <= 0.0 {
        return Ok(None);
    }
    let more = compare_by(FRESH_SAMPLES, comparisons, choice, &action, Some(&choice.chosen), keep_going)?;
    let why = choice.state.why(choice.seat, &action);
    Ok((more.mean > 0.0 && more.is_certain()).then_some(Better { action, more, why }))
}

/// The actions that the policy would choose first, without the one that was chosen.
fn preferred<G: Game>(choice: &Choice<G>) -> Vec<G::Action> {
    let Choice { state, seat, chosen, draws, .. } = choice;
    let mut actions: Vec<G::Action> = LegalActions::of(state, *seat).into_iter().collect();
    actions.retain(|action| !G::is_take_back(action) && action != chosen);
    let mut dice = Dice::from_number(draws.number(OTHER_SAMPLES).into());
    halving::preferred(&mut Determinizations { state, seat: *seat, dice: &mut dice }, actions, ALTERNATIVES)
}
