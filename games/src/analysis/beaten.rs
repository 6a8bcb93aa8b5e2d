//! The choices of a seat that others seem to beat. The policy need not be any better than what was chosen: whoever plays better
//! than it makes mistakes that it would make as well.

use super::NotAnalysed;
use super::choice::{Choice, RIVAL_SAMPLES, choices, preferred};
use super::draws::Draws;
use super::statistic::Statistic;
use super::stretch::Sample;
use crate::frame::{Game, Seat, Turn, Viewer};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::slice;

/// A choice that `by` seems to beat.
pub(super) struct Beaten<G: Game> {
    pub(super) choice: Choice<G>,
    pub(super) by: G::Action,
}

/// So many choices are left at the end.
const LEFT: usize = 6;
/// So many others are compared with each choice at first.
const OTHERS: usize = 4;
/// A choice is compared so often at most.
const MOST_SAMPLES: u32 = 256;

/// The choices of a seat that others seem to have beaten by most, each of another turn. It takes about so many actions in
/// playouts, each of several rounds half of those that are left. In a round all choices are compared equally often; then the
/// half that seems worst is kept, each with the better half of the others.
pub(super) fn beaten<G: Game>(
    seat: Seat,
    turns: &[Turn<G>],
    most_actions: u64,
    draws: Draws,
    keep_going: &mut dyn FnMut() -> bool,
) -> Result<Vec<Beaten<G>>, NotAnalysed> {
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
        while spent < enough && samples < MOST_SAMPLES {
            for one in &mut compared {
                if !keep_going() {
                    return Err(NotAnalysed::Stopped);
                }
                spent += one.measure(RIVAL_SAMPLES | samples);
            }
            samples += 1;
        }
        keep_worst(&mut compared);
        if is_last {
            return Ok(compared.into_iter().filter_map(Compared::best).collect());
        }
    }
}

fn keep_worst<G: Game>(compared: &mut Vec<Compared<G>>) {
    compared.sort_by(|one, two| two.most().total_cmp(&one.most()));
    let half = (compared.len() / 2).max(LEFT);
    let mut seen = BTreeSet::new();
    compared.retain(|one| seen.insert(one.turn));
    compared.truncate(half);
    compared.iter_mut().for_each(Compared::keep_best);
}

/// A choice, and how many points more others bring; after each round the best first.
struct Compared<G: Game> {
    /// By index.
    turn: usize,
    choice: Choice<G>,
    others: Vec<(G::Action, Statistic)>,
}

impl<G: Game> Compared<G> {
    fn of(turn: usize, choice: Choice<G>) -> Self {
        let others =
            preferred(&choice, OTHERS).into_iter().map(|action| (action, Statistic::default())).collect();
        Self { turn, choice, others }
    }

    /// Returns how many actions that took.
    fn measure(&mut self, number: u32) -> u64 {
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
        self.others.iter().map(|(_, more)| more.estimate().mean).fold(0.0, f64::max)
    }

    /// Keeps the better half of the others.
    fn keep_best(&mut self) {
        self.others.sort_by(|(_, one), (_, two)| two.estimate().mean.total_cmp(&one.estimate().mean));
        self.others.truncate(self.others.len().div_ceil(2));
    }

    /// None if nothing seems to beat it.
    fn best(self) -> Option<Beaten<G>> {
        let (by, more) = self.others.into_iter().next()?;
        (more.estimate().mean > 0.0).then_some(Beaten { choice: self.choice, by })
    }
}
