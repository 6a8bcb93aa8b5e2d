//! The matches of a user as a table for spreadsheets.

use jiff::Timestamp;
use protocol::UserId;
use records::{Names, PlayedMatch, SeatAssignment};
use std::fmt::Write as _;

const HEAD: &str = "match,ended,game,seat,player,bot,own,place,points\r\n";

/// One line for each seat of each match. Times are in UTC. Spreadsheets read UTF-8 by the mark at the beginning.
pub(super) fn matches(played: &[PlayedMatch], names: &Names, user: UserId) -> String {
    let mut table = format!("\u{feff}{HEAD}");
    for one in played {
        let ended = i64::try_from(one.ended).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
        let ended = ended.map(|at| at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()).unwrap_or_default();
        for (seat, held) in &one.seats {
            let name = held.user().and_then(|user| names.get(&user)?.as_ref()).map(|name| name.name.as_str());
            let level = match held {
                SeatAssignment::Bot { level } => format!("{level:?}").to_lowercase(),
                SeatAssignment::User { .. } | SeatAssignment::Empty => String::new(),
            };
            let number = |of: Option<i64>| of.map(|number| number.to_string()).unwrap_or_default();
            let place = number(one.result.places.get(seat).map(|place| i64::from(*place)));
            let points = number(one.result.points.get(seat).map(|points| i64::from(*points)));
            let own = u8::from(held.user() == Some(user));
            let line = writeln!(
                table,
                "{},{ended},{},{},{},{level},{own},{place},{points}\r",
                one.id,
                one.game,
                seat + 1,
                field(name.unwrap_or_default()),
            );
            line.expect("a text can be written to");
        }
    }
    table
}

/// A name as a quoted field. A spreadsheet would carry out one that begins like a formula.
fn field(name: &str) -> String {
    let guard = if name.starts_with(['=', '+', '-', '@', '\t', '\r']) { "'" } else { "" };
    format!("\"{guard}{}\"", name.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::field;

    #[test]
    fn names_are_quoted_and_no_formulas() {
        assert_eq!(field("Ana"), "\"Ana\"");
        assert_eq!(field("Ana \"A\", Bia"), "\"Ana \"\"A\"\", Bia\"");
        assert_eq!(field("=1+1"), "\"'=1+1\"");
    }
}
