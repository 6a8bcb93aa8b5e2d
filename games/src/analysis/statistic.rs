//! Means and their errors.

use core::iter::Sum;
use core::ops::{Add, Sub};

/// A mean that is known more or less exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    pub mean: f64,
    /// The square of the standard error of the mean.
    pub variance: f64,
}

/// A mean lies within so many standard errors of the true one in 95 of 100 cases.
pub const CONFIDENCE: f64 = 1.96;

impl Estimate {
    pub(super) const fn exactly(mean: f64) -> Self {
        Self { mean, variance: 0.0 }
    }

    /// Whether the interval of 95 % leaves out 0.
    #[must_use]
    pub fn is_certain(self) -> bool {
        self.mean * self.mean > CONFIDENCE * CONFIDENCE * self.variance
    }
}

// The errors of estimates that are summed are taken as independent.

impl Add for Estimate {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { mean: self.mean + other.mean, variance: self.variance + other.variance }
    }
}

impl Sub for Estimate {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self { mean: self.mean - other.mean, variance: self.variance + other.variance }
    }
}

impl Sum for Estimate {
    fn sum<I: Iterator<Item = Self>>(estimates: I) -> Self {
        estimates.fold(Self::default(), Add::add)
    }
}

/// Samples of one number.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Statistic {
    number: f64,
    sum: f64,
    squares: f64,
}

impl Statistic {
    pub(super) fn add(&mut self, sample: f64) {
        self.number += 1.0;
        self.sum += sample;
        self.squares += sample * sample;
    }

    pub(super) const fn number(&self) -> f64 {
        self.number
    }

    /// The mean of the samples; 0 without any.
    pub(super) fn estimate(&self) -> Estimate {
        if self.number == 0.0 {
            return Estimate::default();
        }
        Estimate { mean: self.sum / self.number, variance: self.spread() / self.number }
    }

    /// The same if at least half of those that were asked for could be taken: what is hardly ever legal in what is imagined
    /// tells nothing.
    pub(super) fn estimate_of(&self, asked: u32) -> Estimate {
        if 2.0 * self.number < f64::from(asked) { Estimate::default() } else { self.estimate() }
    }

    /// The variance of the samples; 0 with fewer than two.
    pub(super) fn spread(&self) -> f64 {
        if self.number < 2.0 {
            return 0.0;
        }
        let mean = self.sum / self.number;
        (self.squares - self.sum * mean).max(0.0) / (self.number - 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_and_its_error() {
        let mut statistic = Statistic::default();
        assert_eq!(statistic.estimate(), Estimate::default());
        for sample in [1.0, 2.0, 3.0, 6.0] {
            statistic.add(sample);
        }
        // The squares of the differences sum to 14; 14 / 4 / 3 is the square of the standard error.
        assert_eq!(statistic.estimate().mean, 3.0);
        assert!((statistic.estimate().variance - 14.0 / 12.0).abs() < 1e-9);
    }

    #[test]
    fn what_could_hardly_ever_be_tried_tells_nothing() {
        let mut statistic = Statistic::default();
        statistic.add(2.0);
        assert_eq!(statistic.estimate_of(2).mean, 2.0);
        assert_eq!(statistic.estimate_of(3), Estimate::default());
    }

    #[test]
    fn what_is_certain() {
        assert!(Estimate { mean: -2.0, variance: 1.0 }.is_certain());
        assert!(!Estimate { mean: -1.9, variance: 1.0 }.is_certain());
        assert!(!Estimate::default().is_certain());
    }
}
