//! Builds all mutants at once, leaving out those that do not compile.

use crate::copy::Copy;
use crate::render::{Mutant, Written};
use crate::{Error, Result, write};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Maximum number of rounds in which mutants that do not compile are removed.
const ROUNDS: usize = 16;
/// A mutant within this many bytes of a compiler error may be its cause.
const NEAR: usize = 400;

/// The test program with all mutants.
pub(crate) struct Built {
    pub(crate) program: PathBuf,
    pub(crate) mutants: Vec<(u32, Mutant)>,
}

/// A line of cargo's JSON output.
#[derive(Deserialize)]
struct Message {
    executable: Option<PathBuf>,
    message: Option<Diagnostic>,
}

#[derive(Deserialize)]
struct Diagnostic {
    level: String,
    #[serde(default)]
    rendered: Option<String>,
    spans: Vec<Span>,
}

#[derive(Clone, Deserialize)]
struct Span {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
    expansion: Option<Box<Expansion>>,
}

#[derive(Clone, Deserialize)]
struct Expansion {
    span: Span,
}

/// Builds the copy. Mutants that did not compile the last time are left out from the start.
pub(crate) fn build(copy: &Copy, name: &str) -> Result<Built> {
    let known = copy.folder.join(format!("{name}.dropped.json"));
    let mut dropped: BTreeSet<Mutant> =
        fs::read_to_string(&known).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    for _ in 0..ROUNDS {
        let written = copy.write(&dropped)?;
        // `cargo check` is faster than a build and finds nearly all errors.
        let mut errors = errors_of(cargo(&copy.folder, &["check", "--tests"])?).1;
        if errors.is_empty() {
            let (program, more) = errors_of(cargo(&copy.folder, &["test", "--no-run"])?);
            if let Some(program) = program {
                write(&known, &serde_json::to_string(&dropped).expect("it is plain"))?;
                let mutants = written.into_iter().map(|written| (written.number, written.mutant)).collect();
                return Ok(Built { program, mutants });
            }
            errors = more;
        }
        let before = dropped.len();
        for error in &errors {
            let culprits = blamed(error, &written);
            dropped.extend(culprits);
        }
        if dropped.len() == before {
            let text = errors.into_iter().filter_map(|error| error.rendered).take(5).collect::<String>();
            return Err(Error::Build(text));
        }
    }
    Err(Error::Build(format!("it does not compile after {ROUNDS} rounds")))
}

/// The program that was built, and the compiler's errors.
fn errors_of(messages: Vec<Message>) -> (Option<PathBuf>, Vec<Diagnostic>) {
    let mut program = None;
    let mut errors = Vec::new();
    for Message { executable, message } in messages {
        program = executable.or(program);
        errors.extend(message.filter(|found| found.level == "error" && !found.spans.is_empty()));
    }
    (program, errors)
}

fn cargo(folder: &Path, arguments: &[&str]) -> Result<Vec<Message>> {
    let output = Command::new(env!("CARGO"))
        .args(arguments)
        .args(["--package", "rodada-games", "--lib", "--message-format=json"])
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .current_dir(folder)
        .output()
        .map_err(|error| Error::File(folder.to_owned(), error))?;
    let lines = String::from_utf8_lossy(&output.stdout);
    let messages: Vec<Message> = lines.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let is_explained = messages
        .iter()
        .any(|message| message.message.as_ref().is_some_and(|diagnostic| diagnostic.level == "error"));
    if !output.status.success() && !is_explained {
        return Err(Error::Build(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    Ok(messages)
}

/// The mutants that an error is attributed to: those whose new text it points at; otherwise the innermost one around
/// it.
fn blamed(error: &Diagnostic, written: &[Written]) -> Vec<Mutant> {
    let mut spans = error.spans.clone();
    // For an error inside a macro, look at the macro call, too.
    for span in &error.spans {
        let mut outer = &span.expansion;
        while let Some(expansion) = outer {
            spans.push(expansion.span.clone());
            outer = &expansion.span.expansion;
        }
    }
    let of_file =
        |span: &Span, change: &Written| span.file_name.ends_with(&format!("src/{}", change.mutant.file));
    let points_at = |span: &Span, change: &Written| {
        of_file(span, change)
            && span.byte_start < change.new.end
            && change.new.start < span.byte_end.max(span.byte_start + 1)
            && change.new.start <= span.byte_start
    };
    let new: Vec<_> =
        written.iter().filter(|change| spans.iter().any(|span| points_at(span, change))).collect();
    if !new.is_empty() {
        return new.into_iter().map(|change| change.mutant.clone()).collect();
    }
    let around = |span: &Span| {
        let encloses = |change: &&Written| {
            of_file(span, change)
                && change.whole.start <= span.byte_start
                && span.byte_end <= change.whole.end
        };
        written.iter().filter(encloses).min_by_key(|change| change.whole.len())
    };
    let narrowest = spans.iter().filter_map(around).min_by_key(|change| change.whole.len());
    let mut culprits: Vec<_> = narrowest.map(|change| change.mutant.clone()).into_iter().collect();
    if culprits.is_empty() {
        // Type inference may report an error some distance from its cause.
        let is_near = |span: &Span, change: &Written| {
            of_file(span, change)
                && span.byte_start < change.whole.end + NEAR
                && change.whole.start < span.byte_end + NEAR
        };
        let near = written.iter().filter(|change| spans.iter().any(|span| is_near(span, change)));
        culprits.extend(near.map(|change| change.mutant.clone()));
    }
    culprits
}
