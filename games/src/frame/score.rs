//! The score sheet: lines that sum.

use super::{Line, Seat};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::Serialize;

/// What each seat would score if the match ended now, line by line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreSheet {
    /// The lines, in the order of the sheet.
    pub order: Vec<&'static str>,
    /// The points of each seat in each line.
    pub lines: BTreeMap<&'static str, BTreeMap<Seat, Score>>,
    /// The sum of each seat's lines, kept by [`ScoreSheet::add`].
    pub totals: BTreeMap<Seat, i32>,
}

/// One cell of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// Points, negative for penalties.
    pub points: i32,
    /// How they came about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub why: Option<Line>,
}

impl ScoreSheet {
    /// An empty sheet for `seats`.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Self { totals: Seat::all(seats).map(|seat| (seat, 0)).collect(), ..Self::default() }
    }

    /// An empty sheet of one seat's own.
    #[must_use]
    pub fn own(seat: Seat) -> Self {
        Self { totals: [(seat, 0)].into(), ..Self::default() }
    }

    /// Writes one cell. A line appears on the sheet, in the order of first writing, once it is written to.
    pub fn add(&mut self, line: &'static str, seat: Seat, points: i32, why: Option<Line>) {
        if !self.lines.contains_key(line) {
            self.order.push(line);
        }
        let before = self.lines.entry(line).or_default().insert(seat, Score { points, why });
        assert!(before.is_none(), "the line {line} of {seat:?} is written twice");
        *self.totals.entry(seat).or_default() += points;
    }

    /// The sum of a seat's lines.
    #[must_use]
    pub fn total(&self, seat: Seat) -> i32 {
        self.totals.get(&seat).copied().unwrap_or_default()
    }
}
