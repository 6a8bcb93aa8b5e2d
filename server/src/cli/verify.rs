//! `rodada verify`: checks exported match files.

use super::Failure;
use clap::Args;
use room::archive::{self, Fingerprint, Verified};
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The longest file that is read. The file of a long match has a few megabytes.
const MAX_BYTES: u64 = 64 * 1024 * 1024;

#[derive(Args)]
#[command(
    after_help = "Prints one line for each file: that it holds, with the number of steps and the result, and \
    whether the actions were played again with the seed, and who signed it; or what is wrong with it. \
    They are played again only under the rules they were played under.\n\
    A file that holds is consistent: the steps lead to the options, the people and bots on the seats, the places and the \
    points that its header names. Its signature proves which installation wrote it, with all names and times: compare \
    the fingerprint with that in /.well-known/rodada.json of the server, or demand it with --key. Files from before \
    signatures are not signed, so anybody may have written them.\n\
    The exit code is 6 if a file does not hold or cannot be read, and 8 if all hold and one was not played again."
)]
pub(super) struct Verify {
    /// Files that `rodada export` or a server wrote
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Demands files that are signed with the key of this fingerprint
    #[arg(long, value_name = "FINGERPRINT")]
    key: Option<Fingerprint>,
}

/// Why a file is not valid, or not read at all.
#[derive(Debug, thiserror::Error)]
enum VerifyError {
    #[error("cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    #[error("is not read: it has more than {} megabytes", MAX_BYTES / 1024 / 1024)]
    TooLong,
    #[error("does not hold: it is no text")]
    NotText,
    #[error("does not hold: {0}")]
    Invalid(#[from] archive::ArchiveError),
    #[error("is not signed, and a signature by {0} is demanded")]
    NotSigned(Fingerprint),
    #[error("is signed by {signed_by}, and a signature by {wanted} is demanded")]
    OtherKey { signed_by: Fingerprint, wanted: Fingerprint },
}

pub(super) fn run(task: &Verify) -> Result<(), Failure> {
    // A forged file may bring a game into a state that no match reaches, so that it panics. The line about the file
    // reports this, without a backtrace.
    std::panic::set_hook(Box::new(|_| {}));
    let (mut invalid, mut not_replayed) = (0, 0);
    for path in &task.files {
        let text = match verify_file(path, task.key) {
            Ok(verified) => {
                not_replayed += usize::from(!verified.played_again);
                describe(&verified)
            }
            Err(fault) => {
                invalid += 1;
                fault.to_string()
            }
        };
        writeln!(io::stdout(), "{}", without_control_characters(&format!("{}: {text}", path.display())))?;
    }
    let files = task.files.len();
    match (invalid, not_replayed) {
        (0, 0) => Ok(()),
        (0, _) => Err(Failure::NotReplayed { not_replayed, files }),
        _ => Err(Failure::InvalidFiles { invalid, files }),
    }
}

fn verify_file(path: &Path, wanted: Option<Fingerprint>) -> Result<Verified, VerifyError> {
    let mut bytes = Vec::new();
    let length = File::open(path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if length as u64 > MAX_BYTES {
        return Err(VerifyError::TooLong);
    }
    let text = String::from_utf8(bytes).map_err(|_| VerifyError::NotText)?;
    let verified = archive::verify(&text)?;
    let signed_by = verified.signed_by.map(|key| key.fingerprint());
    match (wanted, signed_by) {
        (Some(wanted), None) => Err(VerifyError::NotSigned(wanted)),
        (Some(wanted), Some(signed_by)) if signed_by != wanted => {
            Err(VerifyError::OtherKey { signed_by, wanted })
        }
        _ => Ok(verified),
    }
}

fn describe(verified: &Verified) -> String {
    let Verified { game, steps, result, rules, present_rules, played_again, signed_by, earlier } = verified;
    let line = |(place, name, points): &(u8, String, i32)| format!("{place}. {name} {points}");
    let result = match result.as_slice() {
        [] => "without a result".to_owned(),
        seats => seats.iter().map(line).collect::<Vec<_>>().join(", "),
    };
    let again = match played_again {
        true => "played again".to_owned(),
        false => format!("not played again: its rules are {rules}, and these are {present_rules}"),
    };
    let signed = match signed_by {
        Some(key) => format!("signed by {}", key.fingerprint()),
        None => "not signed".to_owned(),
    };
    let warning = match earlier {
        Some(step) => format!("; warning: step {step} is earlier than what was before it"),
        None => String::new(),
    };
    format!("holds: {game}, {steps} steps; {result}; {again}; {signed}{warning}")
}

/// Replaces characters that could control a terminal: the author of a forged file chooses the names in it.
fn without_control_characters(line: &str) -> String {
    let is_harmful = |c: char| {
        c.is_control()
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    line.chars().map(|c| if is_harmful(c) { char::REPLACEMENT_CHARACTER } else { c }).collect()
}
