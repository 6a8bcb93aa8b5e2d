//! The choices of a seat that others seem to beat. The policy need not be any better than what was chosen: whoever plays better
//! than it makes mistakes that it would make as well.

use super::NotAnalysed;
use super::choice::{Choice, RIVAL_SAMPLES, choices, preferred};
use super::draws::Draws;
use super::statistic::Statistic;
use super::stretch::Sample;
use crate::frame::{Game, Seat, Turn, Viewer};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::{mem, slice};

/// A choice that `by` seems to beat.
pub(super) struct Beaten<G: Game> {
    pub(super) choice: Choice<G>,
    pub(super) by: G::Action,
}

/// So many choices are left at the end.
const LEFT: usize = 6;
/// So many of a turn are left until then. The first rounds cannot tell yet which of them is the worst.
const LEFT_OF_TURN: usize = 2;
/// A choice is compared so often in a round at most.
const MOST_SAMPLES: u32 = 128;

/// The choices of a seat that others seem to have beaten by most, each of another turn. It takes about so many actions in
/// playouts, each of several rounds half of those that are left. `progress` is told how much is done, in percent. In a round all choices are
/// compared equally often; then the half that seems worst is kept, each with the better half of the others. None without any.
pub(super) fn beaten<G: Game>(
    seat: Seat,
    turns: &[Turn<G>],
    most_actions: u64,
    draws: Draws,
    progress: &mut dyn FnMut(u8) -> bool,
) -> Result<Vec<Beaten<G>>, NotAnalysed> {
    if most_actions == 0 {
        return Ok(Vec::new());
    }
    let own = turns.iter().enumerate().filter(|(_, turn)| turn.seat == seat);
    let mut compared: Vec<Compared<G>> = own
        .flat_map(|(index, turn)| {
            choices(turn, draws).into_iter().map(move |choice| Compared::of(index, choice))
        })
        .collect();
    let (mut spent, mut samples) = (0, 0);
    loop {
        let is_last = compared.len() <= LEFT;
        let enough = if is_last { most_actions } else { u64::midpoint(spent, most_actions) };
        let most_samples = samples + MOST_SAMPLES;
        while spent < enough && samples < most_samples {
            for one in &mut compared {
                if !progress(u8::try_from(100 * spent / most_actions).unwrap_or(100).min(100)) {
                    return Err(NotAnalysed::Stopped);
                }
                spent += one.measure(RIVAL_SAMPLES | samples);
            }
            samples += 1;
        }
        keep_worst(&mut compared, if is_last { 1 } else { LEFT_OF_TURN });
        if is_last {
            return Ok(compared.into_iter().filter_map(Compared::best).collect());
        }
    }
}

/// Keeps the half that seems worst, and so many of a turn at most.
fn keep_worst<G: Game>(compared: &mut Vec<Compared<G>>, of_turn: usize) {
    compared.sort_by(|one, two| two.most().total_cmp(&one.most()));
    let half = (compared.len() / 2).max(LEFT);
    let mut kept = BTreeMap::new();
    compared.retain(|one| {
        let kept: &mut usize = kept.entry(one.turn).or_default();
        *kept += 1;
        *kept <= of_turn
    });
    compared.truncate(half);
    compared.iter_mut().for_each(Compared::keep_best);
}

/// A choice, and how many points more others bring.
struct Compared<G: Game> {
    /// By index.
    turn: usize,
    choice: Choice<G>,
    /// After each round the best first.
    others: Vec<(G::Action, Statistic)>,
    /// So many times it was measured.
    samples: u32,
}

impl<G: Game> Compared<G> {
    fn of(turn: usize, choice: Choice<G>) -> Self {
        let others = preferred(&choice).into_iter().map(|action| (action, Statistic::default())).collect();
        Self { turn, choice, others, samples: 0 }
    }

    /// Returns how many actions that took.
    fn measure(&mut self, number: u32) -> u64 {
        self.samples += 1;
        let Choice { seat, state, chosen, draws, .. } = &self.choice;
        let sample = Sample::draw(state, Viewer::Seat(*seat), draws.number(number));
        let Some((with, mut spent)) = sample.play_on_from(*seat, slice::from_ref(chosen)) else { return 0 };
        for (action, more) in &mut self.others {
            let Some((other, actions)) = sample.play_on_from(*seat, slice::from_ref(action)) else {
                continue;
            };
            more.add(other[seat.index()].ahead - with[seat.index()].ahead);
            spent += actions;
        }
        spent
    }

    /// How many points more the best of the others brings, as it seems.
    fn most(&self) -> f64 {
        self.others.iter().map(|(_, more)| self.mean(more)).fold(0.0, f64::max)
    }

    /// Keeps the better half of the others.
    fn keep_best(&mut self) {
        let mut others = mem::take(&mut self.others);
        others.sort_by(|(_, one), (_, two)| self.mean(two).total_cmp(&self.mean(one)));
        others.truncate(others.len().div_ceil(2));
        self.others = others;
    }

    /// None if nothing seems to beat it.
    fn best(mut self) -> Option<Beaten<G>> {
        let (by, more) = mem::take(&mut self.others).into_iter().next()?;
        (self.mean(&more) > 0.0).then_some(Beaten { choice: self.choice, by })
    }

    fn mean(&self, more: &Statistic) -> f64 {
        more.estimate_of(self.samples).mean
    }
}
