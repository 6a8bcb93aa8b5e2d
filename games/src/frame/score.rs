//! The score sheet.

#[cfg(feature = "ts")]
use super::Param;
use super::{Line, Seat, SmallMap};
#[cfg(feature = "ts")]
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::ser::SerializeSeq as _;
use serde::{Serialize, Serializer};

/// The number of lines for which space is reserved. Most sheets have fewer.
const RESERVED_LINES: usize = 16;

/// The score of each seat if the match ended now, line by line. Only the lines are serialized. The totals follow from
/// them, and their order is that of [`Presentation::score_lines`](super::Presentation::score_lines).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "BTreeMap<String, BTreeMap<Seat, Score>>"))]
pub struct ScoreSheet {
    /// The names of the lines, in the order of the sheet.
    pub order: Vec<&'static str>,
    /// The points of each seat in each line.
    pub lines: SmallMap<&'static str, SmallMap<Seat, Score>>,
    /// The sum of each seat's lines, updated by [`ScoreSheet::add`].
    pub totals: SmallMap<Seat, i32>,
}

/// One cell of the sheet. It is serialized as a list: the points; then, if there is an explanation, the key of its text, and
/// the name and the value of each parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Param>"))]
pub struct Score {
    /// The points, negative for penalties.
    pub points: i32,
    /// The explanation of the points.
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
            order: Vec::with_capacity(RESERVED_LINES),
            lines: SmallMap::for_about(RESERVED_LINES),
            totals: Seat::all(seats).map(|seat| (seat, 0)).collect(),
        }
    }

    /// An empty sheet for the private lines of one seat.
    #[must_use]
    pub fn of_seat(seat: Seat) -> Self {
        Self { totals: [(seat, 0)].into_iter().collect(), ..Self::default() }
    }

    /// Adds one cell. A line is added to the sheet with its first cell. Panics if the cell exists already.
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
    fn a_sheet_is_serialized_as_its_cells() {
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
