//! The choices of a seat that another one seems to beat. The policy need not be any better than what was chosen: whoever plays
//! better than it makes mistakes that it would make as well.

use super::NotAnalysed;
use super::draws::Draws;
use super::mistakes::{Choice, choices, preferred};
use super::statistic::Statistic;
use super::stretch::Sample;
use crate::frame::{Game, Seat, Turn, Viewer};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::slice;

/// A choice that `by` seems to beat.
pub(super) struct Beaten<G: Game> {
    /// The turn, by index.
    pub(super) turn: usize,
    pub(super) choice: Choice<G>,
    pub(super) by: G::Action,
}

/// The samples are others than those of what is measured closely.
const SAMPLES: u32 = 0b101 << 29;
/// With so many it is clear enough which choices are worth a closer look.
const MOST_ROUNDS: u32 = 12;

/// The choices of a seat, one of each turn, those that seem to have cost most first. Every choice is compared equally often with the same number of
/// others: once, and again as long as about so many actions in playouts allow it.
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
    let mut spent = 0;
    for round in 0..MOST_ROUNDS {
        let a_round = spent / u64::from(round.max(1));
        if spent + a_round > most_actions {
            break;
        }
        for one in &mut compared {
            if !keep_going() {
                return Err(NotAnalysed::Stopped);
            }
            spent += one.measure(SAMPLES | round);
        }
    }
    let mut beaten: Vec<(f64, Beaten<G>)> = compared.into_iter().filter_map(Compared::best).collect();
    beaten.sort_by(|one, two| two.0.total_cmp(&one.0));
    let mut seen = BTreeSet::new();
    Ok(beaten.into_iter().map(|(_, beaten)| beaten).filter(|beaten| seen.insert(beaten.turn)).collect())
}

/// A choice, and how many points more others bring.
struct Compared<G: Game> {
    turn: usize,
    choice: Choice<G>,
    others: Vec<(G::Action, Statistic)>,
}

impl<G: Game> Compared<G> {
    fn of(turn: usize, choice: Choice<G>) -> Self {
        let others = preferred(&choice).into_iter().map(|action| (action, Statistic::default())).collect();
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

    /// What seems to beat it most, and by how much at least: the best of several seems better than it is.
    fn best(self) -> Option<(f64, Beaten<G>)> {
        let least = |more: &Statistic| more.estimate().mean - libm::sqrt(more.estimate().variance);
        let best = self.others.into_iter().max_by(|one, two| least(&one.1).total_cmp(&least(&two.1)));
        let (by, more) = best?;
        Some((least(&more), Beaten { turn: self.turn, choice: self.choice, by }))
            .filter(|&(least, _)| least > 0.0)
    }
}
