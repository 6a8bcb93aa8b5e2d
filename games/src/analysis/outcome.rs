//! How a match ends for a seat.

use super::statistic::{Estimate, Statistic};
use crate::bots::playout::totals;
use crate::frame::{Game, Places, Seat, Status};
use alloc::vec::Vec;
use core::ops::Index;

/// How a match ended for a seat, or how it is expected to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcome<T = f64> {
    /// Points ahead of the mean of the others.
    pub ahead: T,
    /// Its place, from 1.
    pub place: T,
    /// Points ahead of the best of the others.
    pub lead: T,
}

/// What an outcome is measured by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    Ahead,
    Place,
}

impl<T> Index<Measure> for Outcome<T> {
    type Output = T;

    fn index(&self, measure: Measure) -> &T {
        match measure {
            Measure::Ahead => &self.ahead,
            Measure::Place => &self.place,
        }
    }
}

impl Outcome {
    pub(super) fn less(&self, other: &Self) -> Self {
        Self {
            ahead: self.ahead - other.ahead,
            place: self.place - other.place,
            lead: self.lead - other.lead,
        }
    }
}

impl Outcome<Statistic> {
    pub(super) fn add(&mut self, sample: &Outcome) {
        self.ahead.add(sample.ahead);
        self.place.add(sample.place);
        self.lead.add(sample.lead);
    }

    pub(super) fn estimate(&self) -> Outcome<Estimate> {
        Outcome { ahead: self.ahead.estimate(), place: self.place.estimate(), lead: self.lead.estimate() }
    }
}

/// How the match ends for each seat, if it ends now.
pub(super) fn outcomes<G: Game>(state: &G) -> Vec<Outcome> {
    let totals = totals(state);
    let places = match state.status() {
        Status::Over(places) => places,
        Status::Awaiting(_) => Places::ranked(&totals),
    };
    let outcome = |(seat, &own): (Seat, &i32)| {
        let others = totals.iter().enumerate().filter(|&(other, _)| other != seat.index());
        let others: Vec<f64> = others.map(|(_, &total)| f64::from(total)).collect();
        let mean = others.iter().sum::<f64>() / (others.len() as f64).max(1.0);
        let best = others.into_iter().reduce(f64::max).unwrap_or_default();
        let place = places.0.get(&seat).copied().unwrap_or(1);
        Outcome { ahead: f64::from(own) - mean, place: f64::from(place), lead: f64::from(own) - best }
    };
    (0..).map(Seat).zip(&totals).map(outcome).collect()
}
