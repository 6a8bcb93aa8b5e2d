//! Golden files: chosen positions as viewers see them, and matches that a release stored.
//!
//! The [`Positions`] of a game (`games/tests/golden/positions`) are short: a developer who changes them checks every line
//! against the rulebook. `UPDATE_GOLDEN=1` writes them anew. A [record](Recorded) of events
//! (`games/tests/golden/<game>-format-<n>.json`) is never written again: a release stored such matches, so its events
//! must always lead to its result.

mod coverage;
mod positions;
mod record;
mod text;

pub(crate) use positions::Positions;
pub(crate) use record::Recorded;

use alloc::string::String;
use serde_json::Value;
use std::path::{Path, PathBuf};

fn updating() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", name].iter().collect()
}

/// A table that a rules page shows: its game and its sheet, as spectators see them. A copy of this crate for mutants lies
/// deeper in the same repository.
pub(crate) fn rules_example(name: &str) -> (Value, Value) {
    let below = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let mut paths = below.map(|folder| folder.join(format!("client-web/src/games/{name}.json")));
    let path = paths.find(|path| path.exists()).unwrap_or_else(|| panic!("there is no {name}.json"));
    let mut document: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    (document["game"].take(), document["scores"].take())
}

/// Where two texts first differ.
fn first_difference(stored: &str, now: &str) -> String {
    let differs = stored.lines().zip(now.lines()).position(|(stored, now)| stored != now);
    match differs {
        Some(at) => {
            let line = |text: &str| text.lines().nth(at).unwrap_or_default().to_owned();
            format!("in line {}:\n    stored {}\n    now    {}", at + 1, line(stored), line(now))
        }
        None => {
            format!("in length: {} lines are stored, {} now", stored.lines().count(), now.lines().count())
        }
    }
}
