//! A step of a match in words, for those who see a link to it.

use super::story::name_of;
use super::wording::{Game, entry_in_words};
use super::words::words;
use protocol::{LogEntry, SeatNumber};
use std::collections::BTreeMap;
use store::{Names, SeatRow};

/// What the player of a step did, in one sentence of the log, as spectators observed it. `None` if the step is the table's own,
/// or nobody may know what was done.
#[must_use]
pub fn step_in_words(
    language: &str,
    game: Game<'_>,
    seats: &[SeatRow],
    users: &Names,
    entry: &LogEntry,
) -> Option<String> {
    let words = words(language);
    let name = |row: &SeatRow| {
        Some((row.seat, name_of(row, users)?.unwrap_or_else(|| words.plain("told-somebody"))))
    };
    let names: BTreeMap<SeatNumber, String> = seats.iter().filter_map(name).collect();
    entry_in_words(words, game, &names, entry)
}
