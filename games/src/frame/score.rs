//! The score sheet: lines that sum.

#[cfg(feature = "ts")]
use super::Param;
use super::{Few, Line, Seat};
#[cfg(feature = "ts")]
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::ser::SerializeSeq as _;
use serde::{Serialize, Serializer};

/// Most sheets have fewer lines.
const USUAL: usize = 16;

/// What each seat would score if the match ended now, line by line. It is written as its lines alone: what they sum to
/// follows from them, and their order is that of `Game::sheet_lines`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "BTreeMap<String, BTreeMap<Seat, Score>>"))]
pub struct ScoreSheet {
    /// The lines, in the order of the sheet.
    pub order: Vec<&'static str>,
    /// The points of each seat in each line.
    pub lines: Few<&'static str, Few<Seat, Score>>,
    /// The sum of each seat's lines, kept by [`ScoreSheet::add`].
    pub totals: Few<Seat, i32>,
}

/// One cell of the sheet. It is written as a list: the points, the key of the sentence that says how they came about, if
/// any does, then the name and the value of each of its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Param>"))]
pub struct Score {
    /// Points, negative for penalties.
    pub points: i32,
    /// How they came about.
    pub why: Option<Line>,
}

impl Serialize for ScoreSheet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.lines.serialize(serializer)
    }
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = self.why.as_ref().map_or(1, |why| 2 + 2 * why.with.len());
        let mut cell = serializer.serialize_seq(Some(length))?;
        cell.serialize_element(&self.points)?;
        if let Some(why) = &self.why {
            cell.serialize_element(why.key)?;
            for (name, value) in &why.with {
                cell.serialize_element(name)?;
                cell.serialize_element(value)?;
            }
        }
        cell.end()
    }
}

impl ScoreSheet {
    /// An empty sheet for `seats`.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Self {
            order: Vec::with_capacity(USUAL),
            lines: Few::for_about(USUAL),
            totals: Seat::all(seats).map(|seat| (seat, 0)).collect(),
        }
    }

    /// An empty sheet of one seat's own.
    #[must_use]
    pub fn own(seat: Seat) -> Self {
        Self { totals: [(seat, 0)].into_iter().collect(), ..Self::default() }
    }

    /// Writes one cell. A line appears on the sheet, in the order of first writing, once it is written to.
    pub fn add(&mut self, line: &'static str, seat: Seat, points: i32, why: Option<Line>) {
        let cells = self.lines.get_or_default(line);
        if cells.is_empty() {
            self.order.push(line);
        }
        let before = cells.insert(seat, Score { points, why });
        assert!(before.is_none(), "the line {line} of {seat:?} is written twice");
        *self.totals.get_or_default(seat) += points;
    }

    /// The sum of a seat's lines.
    #[must_use]
    pub fn total(&self, seat: Seat) -> i32 {
        self.totals.get(&seat).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_sheet_is_written_as_its_cells() {
        let mut sheet = ScoreSheet::new(2);
        sheet.add("pens", Seat(0), 4, Some(Line::new("why_pens").with("n", 2).with("best", "king")));
        sheet.add("pens", Seat(1), 0, Some(Line::new("why_none")));
        sheet.add("river", Seat(1), -1, None);
        assert_eq!(
            json!(sheet),
            json!({
                "pens": { "0": [4, "why_pens", "best", "king", "n", 2], "1": [0, "why_none"] },
                "river": { "1": [-1] },
            })
        );
    }
}
