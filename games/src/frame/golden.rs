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
use std::path::PathBuf;

fn updating() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", name].iter().collect()
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
