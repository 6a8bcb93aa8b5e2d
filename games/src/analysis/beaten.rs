//! The choices of a seat that another one seems to beat. The policy need not be any better than what was chosen: whoever plays
//! better than it makes mistakes that it would make as well.

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
    /// The turn, by index.
    pub(super) turn: usize,
    pub(super) choice: Choice<G>,
    pub(super) by: G::Action,
}

/// So many choices are left at the end, each of another turn.
const LEFT: usize = 4;
/// So many others are compared with each choice.
const OTHERS: usize = 4;
/// A choice is compared so often at most.
const MOST_SAMPLES: u32 = 64;
/// After so many samples it is clear enough which half of the choices is the worse one.
const ENOUGH_SAMPLES: u32 = 8;

/// The choices of a seat that others seem to beat, of each turn at most one and none of the turns that are `known`; those that
/// seem to have cost most first. All are compared with others equally often; then the half that seems worst again, and so on,
/// until about so many actions in playouts were made. None without any.
pub(super) fn beaten<G: Game>(
    seat: Seat,
    turns: &[Turn<G>],
    known: &[usize],
    most_actions: u64,
    draws: Draws,
    keep_going: &mut dyn FnMut() -> bool,
) -> Result<Vec<Beaten<G>>, NotAnalysed> {
    let own = turns.iter().enumerate().filter(|(index, turn)| turn.seat == seat && !known.contains(index));
    let mut compared: Vec<Compared<G>> = own
        .flat_map(|(index, turn)| {
            choices(turn, draws).into_iter().map(move |choice| Compared::of(index, choice))
        })
        .collect();
    let (mut spent, mut half) = (0, most_actions / 2);
    for sample in 1..=MOST_SAMPLES {
        if spent >= most_actions {
            break;
        }
        for one in &mut compared {
            if !keep_going() {
                return Err(NotAnalysed::Stopped);
            }
            spent += one.measure(RIVAL_SAMPLES | sample);
        }
        if spent >= half || sample % ENOUGH_SAMPLES == 0 {
            half = u64::midpoint(spent, most_actions);
            let left = (compared.len() / 2).max(LEFT);
            keep_worst(&mut compared, left);
        }
    }
    keep_worst(&mut compared, LEFT);
    Ok(compared.into_iter().filter_map(Compared::best).collect())
}

/// Keeps so many choices of different turns.
fn keep_worst<G: Game>(compared: &mut Vec<Compared<G>>, left: usize) {
    compared.sort_by(|one, two| two.most().total_cmp(&one.most()));
    let mut seen = BTreeSet::new();
    compared.retain(|one| seen.insert(one.turn));
    compared.truncate(left);
}

/// A choice, and how many points more others bring.
struct Compared<G: Game> {
    turn: usize,
    choice: Choice<G>,
    others: Vec<(G::Action, Statistic)>,
}

impl<G: Game> Compared<G> {
    fn of(turn: usize, choice: Choice<G>) -> Self {
        let others = preferred(&choice)
            .into_iter()
            .take(OTHERS)
            .map(|action| (action, Statistic::default()))
            .collect();
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

    /// None if nothing seems to beat it.
    fn best(self) -> Option<Beaten<G>> {
        let others = self.others.into_iter().map(|(action, more)| (action, more.estimate().mean));
        let (by, more) = others.max_by(|one, two| one.1.total_cmp(&two.1))?;
        (more > 0.0).then_some(Beaten { turn: self.turn, choice: self.choice, by })
    }
}
