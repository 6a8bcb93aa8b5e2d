//! What was expected along a match.

use super::draws::Draws;
use super::outcome::Outcome;
use super::statistic::{Estimate, Statistic};
use super::stretch::{Sample, Stretch};
use super::{NotAnalysed, Pass, part_done};
use crate::frame::{Game, Viewer};
use alloc::vec;
use alloc::vec::Vec;

/// What was expected before a choice.
#[derive(Clone, Debug)]
pub struct Expectation {
    /// The version of the match.
    pub before: u64,
    /// By seat.
    pub seats: Vec<Outlook>,
}

/// What a seat can expect.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    pub expected: Outcome<Estimate>,
    /// How likely it is to win, from 0 to 1: all seats together have 1.
    pub chance: f64,
}

/// The values at so many positions of a match are told, evenly along it.
const MOST: usize = 60;

pub(super) fn expectations<G: Game>(
    stretches: &[Stretch<G>],
    playouts: u32,
    draws: Draws,
    progress: &mut dyn FnMut(u8) -> bool,
) -> Result<Vec<Expectation>, NotAnalysed> {
    // Turns at the same time stand in the order in which they ended: what lies before one that began earlier is left out.
    let mut in_order: Vec<&Stretch<G>> = Vec::new();
    for stretch in stretches {
        if in_order.last().is_none_or(|latest| latest.version < stretch.version) {
            in_order.push(stretch);
        }
    }
    let stretches = in_order;
    let number = if playouts == 0 { 0 } else { stretches.len().min(MOST) };
    let mut expected = Vec::new();
    for index in 0..number {
        if !progress(part_done(Pass::Expectations, index, number)) {
            return Err(NotAnalysed::Stopped);
        }
        let stretch = &stretches[index * stretches.len() / number];
        let seats = outlook(&stretch.before, playouts, draws);
        expected.push(Expectation { before: stretch.version, seats });
    }
    Ok(expected)
}

/// What each seat can expect from a state as a spectator sees it, by so many playouts. Seats know more, but each of them something
/// else: seen by one after the other, the same chances would rise and fall.
#[must_use]
pub fn outlook<G: Game>(state: &G, playouts: u32, draws: Draws) -> Vec<Outlook> {
    let mut seats: Vec<(Outcome<Statistic>, f64)> = Vec::new();
    for number in 0..playouts.max(1) {
        let sample = Sample::draw(state, Viewer::Spectator, draws.number(OWN_SAMPLES + number));
        let (ends, _) = sample.begin().finish();
        seats.resize(ends.len(), Default::default());
        let winners = ends.iter().filter(|end| end.place == 1.0).count();
        for ((statistic, won), end) in seats.iter_mut().zip(&ends) {
            statistic.add(end);
            *won += if end.place == 1.0 { 1.0 / winners as f64 } else { 0.0 };
        }
    }
    let won =
        |(statistic, won): &(Outcome<Statistic>, f64)| (statistic.lead, won / f64::from(playouts.max(1)));
    let chances = chances(&seats.iter().map(won).collect::<Vec<_>>());
    let all = seats.iter().zip(chances);
    all.map(|((statistic, _), chance)| Outlook { expected: statistic.estimate(), chance }).collect()
}

/// Others than those that choices were measured by.
const OWN_SAMPLES: u32 = 1 << 30;

/// The chance of each seat to be ahead of the best of the others, if its lead is spread as a bell around the mean of what
/// playouts had: a few playouts tell the middle and the width of a bell better than which part of them was won. That part is
/// taken where next to nothing is open, because ties may be broken.
fn chances(seats: &[(Statistic, f64)]) -> Vec<f64> {
    let ahead = |(lead, won): &(Statistic, f64)| match lead.spread() {
        spread if spread < LEAST_SPREAD => *won,
        spread => 0.5 * (1.0 + libm::erf(lead.estimate().mean / libm::sqrt(2.0 * spread))),
    };
    let ahead: Vec<f64> = seats.iter().map(ahead).collect();
    let sum: f64 = ahead.iter().sum();
    if sum == 0.0 {
        vec![1.0 / seats.len() as f64; seats.len()]
    } else {
        ahead.into_iter().map(|one| one / sum).collect()
    }
}

/// In points, squared.
const LEAST_SPREAD: f64 = 0.25;

#[cfg(test)]
mod tests {
    use super::*;

    fn lead(samples: &[f64]) -> Statistic {
        let mut lead = Statistic::default();
        samples.iter().for_each(|&sample| lead.add(sample));
        lead
    }

    #[test]
    fn who_leads_by_seven_tenths_of_the_spread_wins_three_of_four() {
        let [one, other] = [(lead(&[0.0, 20.0]), 0.75), (lead(&[0.0, -20.0]), 0.25)];
        let chances = chances(&[one, other]);
        assert!((chances[0] - 0.76).abs() < 0.01, "{chances:?}");
        assert!((chances[0] + chances[1] - 1.0).abs() < 1e-9);
    }

    #[test]
    fn what_is_decided_is_certain() {
        assert_eq!(chances(&[(lead(&[30.0, 30.0]), 1.0), (lead(&[-30.0, -30.0]), 0.0)]), [1.0, 0.0]);
        // The tie is broken.
        assert_eq!(chances(&[(lead(&[0.0, 0.0]), 0.0), (lead(&[0.0, 0.0]), 1.0)]), [0.0, 1.0]);
    }
}
