//! What was expected along a match.

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

/// At the opening so many times as many playouts begin as elsewhere: its value is a part of the sums.
const OPENING: u32 = 4;

pub(super) fn expectations<G: Game>(
    stretches: &[Stretch<G>],
    playouts: u32,
    progress: &mut dyn FnMut(u8) -> bool,
) -> Result<Vec<Expectation>, NotAnalysed> {
    let number = stretches.len().min(MOST);
    let mut expected = Vec::new();
    for index in 0..number {
        if !progress(part_done(Pass::Expectations, index, number)) {
            return Err(NotAnalysed::Stopped);
        }
        let stretch = &stretches[index * stretches.len() / number];
        let playouts = if index == 0 { OPENING * playouts } else { playouts };
        let seats = outlook(&stretch.before, playouts);
        expected.push(Expectation { before: stretch.version, seats });
    }
    Ok(expected)
}

/// What each seat can expect from a state as a spectator sees it, by so many playouts. Seats know more, but each of them something
/// else: seen by one after the other, the same chances would rise and fall.
#[must_use]
pub fn outlook<G: Game>(state: &G, playouts: u32) -> Vec<Outlook> {
    let mut seats: Vec<(Outcome<Statistic>, f64)> = Vec::new();
    for number in 0..playouts {
        let (ends, _) = Sample::draw(state, Viewer::Spectator, OWN_DRAWS + number).play_on();
        seats.resize(ends.len(), Default::default());
        let winners = ends.iter().filter(|end| end.place == 1.0).count();
        for ((statistic, won), end) in seats.iter_mut().zip(&ends) {
            statistic.add(end);
            *won += if end.place == 1.0 { 1.0 / winners as f64 } else { 0.0 };
        }
    }
    let chances = chances(&seats.iter().map(|(statistic, _)| statistic.lead).collect::<Vec<_>>());
    let all = seats.iter().zip(chances);
    all.map(|((statistic, _), chance)| Outlook { expected: statistic.estimate(), chance }).collect()
}

/// Others than those that choices were measured by.
const OWN_DRAWS: u32 = 1 << 30;

/// The chance of each seat to be ahead of the best of the others, if its lead is spread as a bell around the mean of what
/// playouts had. A few playouts tell the middle and the width of a bell better than how many of them were won.
fn chances(leads: &[Statistic]) -> Vec<f64> {
    let ahead = |lead: &Statistic| {
        let spread = lead.spread().max(LEAST_SPREAD);
        0.5 * (1.0 + libm::erf(lead.estimate().mean / libm::sqrt(2.0 * spread)))
    };
    let ahead: Vec<f64> = leads.iter().map(ahead).collect();
    let sum: f64 = ahead.iter().sum();
    if sum == 0.0 { vec![0.0; leads.len()] } else { ahead.into_iter().map(|one| one / sum).collect() }
}

/// In points, squared: so much is open even where all playouts ended alike.
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
        let [one, other] = [lead(&[0.0, 20.0]), lead(&[0.0, -20.0])];
        let chances = chances(&[one, other]);
        assert!((chances[0] - 0.76).abs() < 0.01, "{chances:?}");
        assert!((chances[0] + chances[1] - 1.0).abs() < 1e-9);
    }

    #[test]
    fn what_is_decided_is_certain() {
        assert_eq!(chances(&[lead(&[30.0, 30.0]), lead(&[-30.0, -30.0])]), [1.0, 0.0]);
        assert_eq!(chances(&[lead(&[0.0, 0.0]), lead(&[0.0, 0.0])]), [0.5, 0.5]);
    }
}
