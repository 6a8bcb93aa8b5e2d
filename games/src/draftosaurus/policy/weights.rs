//! The weights of the policy.

use crate::frame::weights;

weights! {
    /// Rules of thumb. The example `climb` finds the numbers.
    pub(super) struct Weights {
        /// In tenths of a point: each place that comes next where the places are worth more and more.
        next_place = 5,
        /// In tenths of a point: each free place of a row.
        next_row = 2,
        /// How much of its part counts of a dinosaur where all must be there, in hundredths.
        part = 137,
        /// How much of a couple's points its first half counts for each dinosaur to come, in thousandths.
        half = 27,
        /// The same of a couple on both sides of the bridge.
        half_across = 67,
        /// More dinosaurs to come do not count for either.
        half_most = 6,
        /// How much of a majority's points may be lost with each dinosaur to come, in thousandths.
        majority = 246,
        /// How much of the points for being alone may be lost with each dinosaur to come, in thousandths.
        alone = 64,
        /// How much of the points for a species of the neighbour comes with each dinosaur, in thousandths.
        watching = 125,
        /// In tenths of a point: a dinosaur that may move at the end.
        quarantine = 30,
        /// In hundredths: what is set aside in a quick turn, beside the place.
        aside = 25,
        /// In hundredths of its value for the neighbour: a dinosaur that does not go on to them.
        deny = 9,
        /// The same of one that is set aside.
        deny_aside = 406,
    }
}
