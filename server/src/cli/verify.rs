//! `rodada verify`: whether files agree with themselves.

use super::Failure;
use clap::Args;
use room::archive::{self, Verified};
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The longest file that is read. The file of a long match has a few megabytes.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

#[derive(Args)]
#[command(
    after_help = "Prints one line for each file: that it holds, with the number of steps and the result, and \
    whether the actions were played again with the seed; or what is wrong with it. \
    They are played again only under the rules they were played under.\n\
    A file that holds agrees with itself: game, options, seats, seed, steps and result. It does not prove who wrote it, \
    and names and times are labels.\n\
    Ends with 6 when a file does not hold or cannot be read, and with 8 when all hold and one was not played again."
)]
pub(super) struct Verify {
    /// Files that `rodada export` or a server wrote
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// Why a file does not hold, or is not even read.
#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error("cannot be read: {0}")]
    Unread(#[from] io::Error),
    #[error("is not read: it has more than {} megabytes", MOST_BYTES / 1024 / 1024)]
    TooLong,
    #[error("does not hold: it is no text")]
    NoText,
    #[error("does not hold: {0}")]
    Untrue(#[from] archive::Fault),
}

pub(super) fn run(task: &Verify) -> Result<(), Failure> {
    // A forged file may lead a game where no match leads it. That is told in the line of the file.
    std::panic::set_hook(Box::new(|_| {}));
    let (mut faults, mut unproven) = (0, 0);
    for path in &task.files {
        let judged = match judge(path) {
            Ok(verified) => {
                unproven += usize::from(!verified.played_again);
                told(&verified)
            }
            Err(fault) => {
                faults += 1;
                fault.to_string()
            }
        };
        writeln!(io::stdout(), "{}", plain(&format!("{}: {judged}", path.display())))?;
    }
    let files = task.files.len();
    match (faults, unproven) {
        (0, 0) => Ok(()),
        (0, _) => Err(Failure::Unproven { unproven, files }),
        _ => Err(Failure::Faults { faults, files }),
    }
}

fn judge(path: &Path) -> Result<Verified, Fault> {
    let mut bytes = Vec::new();
    let length = File::open(path)?.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if length as u64 > MOST_BYTES {
        return Err(Fault::TooLong);
    }
    let text = String::from_utf8(bytes).map_err(|_| Fault::NoText)?;
    Ok(archive::verify(&text)?)
}

fn told(verified: &Verified) -> String {
    let Verified { game, steps, result, rules, present_rules, played_again } = verified;
    let line = |(place, name, points): &(u8, String, i32)| format!("{place}. {name} {points}");
    let result = match result.as_slice() {
        [] => "without a result".to_owned(),
        seats => seats.iter().map(line).collect::<Vec<_>>().join(", "),
    };
    let again = match played_again {
        true => "played again".to_owned(),
        false => format!("not played again: its rules are {rules}, and these are {present_rules}"),
    };
    format!("holds: {game}, {steps} steps; {result}; {again}")
}

/// Without characters that would do something to a terminal: whoever forged a file chose its names.
fn plain(line: &str) -> String {
    let harmful = |c: char| {
        c.is_control()
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    line.chars().map(|c| if harmful(c) { char::REPLACEMENT_CHARACTER } else { c }).collect()
}
