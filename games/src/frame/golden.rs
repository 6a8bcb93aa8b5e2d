//! What is written down and compared: chosen positions as everybody sees them, and matches that a release stored.
//!
//! [`Positions`] of a game are readable and short (`games/tests/golden/positions`): whoever changes them reads every line
//! against the rulebook. `UPDATE_GOLDEN=1` writes them anew. A [record](Recorded) of events
//! (`games/tests/golden/<game>-format-<n>.json`) is written once and never again: it was stored by a release, and must
//! always fold to its result.

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

/// Where two texts part.
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
