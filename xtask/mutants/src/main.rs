//! Mutation testing of the rules: makes small changes ("mutants"), one at a time, and reports those that no test
//! notices.
//!
//! All mutants of a target are compiled into one copy of the project under `target/mutants` and are switched on at run
//! time, so that one build suffices. Each mutant is tested first by the tests of rules that reach it, then by the
//! golden positions, then by the other tests, until one fails.
//!
//! Fails if less than 95 % of the mutants are noticed. Mutants in `equivalent.json` do not count: they change no
//! behaviour, or are marked `laws`, because only the laws notice them. With `--laws` those have to be noticed. Each entry
//! must match exactly one mutant. A scheduled workflow runs the laws on mutants every night.

#![expect(clippy::print_stdout, reason = "a command-line program prints its results")]
#![expect(clippy::disallowed_methods, reason = "a program for development, not the server")]

mod compile;
mod copy;
mod operators;
mod render;
mod run;
mod target;
#[cfg(test)]
mod tests;

use clap::Parser;
use compile::Built;
use copy::Copy;
use render::Mutant;
use run::{Kind, Tests};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use std::{fs, io, thread};
use target::{TARGETS, Target};

/// The percentage of mutants that must be noticed.
const MIN_NOTICED_PERCENT: usize = 95;

/// Mutation testing of the rules: makes one small change at a time and reports those that no test notices.
#[derive(Parser)]
#[command(name = "scripts/mutants")]
struct Arguments {
    /// What to change: a game, the frame or the bots [default: all]
    #[arg(value_parser = TARGETS.map(|target| target.name))]
    targets: Vec<String>,
    /// Try only this many mutants, drawn at random
    #[arg(long)]
    sample: Option<usize>,
    /// Seed of the sample
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Also run the laws on mutants that no other test notices, with this many matches for each number of seats. Takes
    /// hours
    #[arg(long, num_args = 0..=1, default_missing_value = "200")]
    laws: Option<u32>,
    /// List the mutants without testing them
    #[arg(long)]
    list: bool,
}

/// Why no mutant could be tested.
#[derive(Debug, thiserror::Error)]
enum Error {
    #[error("{}: {_1}", _0.display())]
    File(PathBuf, #[source] io::Error),
    #[error("{_0} cannot be parsed: {_1}")]
    Syntax(String, String),
    #[error("the mutated rules do not compile:\n{_0}")]
    Build(String),
    #[error("tests fail without any change:\n{_0}")]
    Tests(String),
}

type Result<T> = std::result::Result<T, Error>;

/// An entry of `equivalent.json`: a mutant that changes no behaviour.
#[derive(Deserialize)]
struct Equivalent {
    file: String,
    what: String,
    why: String,
    /// It does change behaviour, and only the laws notice.
    #[serde(default)]
    laws: bool,
}

impl Equivalent {
    fn is(&self, mutant: &Mutant) -> bool {
        self.file == mutant.file && self.what == mutant.what
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let is_asked = |target: &&Target| {
        arguments.targets.is_empty() || arguments.targets.iter().any(|name| name == target.name)
    };
    let mut is_good = true;
    for target in TARGETS.iter().filter(is_asked) {
        match test_target(target, &arguments) {
            Ok(is_enough) => is_good &= is_enough,
            Err(error) => {
                println!("{}: {error}", target.name);
                return ExitCode::from(2);
            }
        }
    }
    if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Tests the mutants of a target. Returns whether enough of them are noticed.
fn test_target(target: &Target, arguments: &Arguments) -> Result<bool> {
    let began = Instant::now();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize();
    let root = root.map_err(|error| Error::File(env!("CARGO_MANIFEST_DIR").into(), error))?;
    let copy = Copy::new(&root, target, arguments.laws)?;
    let Built { program, mutants: all } = compile::build(&copy, target.name)?;
    let count = all.len();
    let mut known = equivalents(&root)?;
    known.retain(|entry| target.changes(&entry.file));
    let stale = stale(&all, &known);
    stale.iter().for_each(|message| println!("  {message}"));
    let mutants = sample(all, arguments);
    println!(
        "{}: {} of {count} mutants, built in {} s",
        target.name,
        mutants.len(),
        began.elapsed().as_secs()
    );
    if arguments.list {
        mutants.iter().for_each(|(_, mutant)| println!("  {}", describe(mutant)));
        return Ok(true);
    }
    let tests = Tests::new(program, &copy.folder, target.tests, arguments.laws.is_some())?;
    let outcomes = outcomes(&tests, &mutants, &known)?;
    Ok(report(&outcomes, began) && stale.is_empty())
}

/// The entries that do not match exactly one mutant, in words.
fn stale(all: &[(u32, Mutant)], known: &[Equivalent]) -> Vec<String> {
    let matches = |entry: &Equivalent| all.iter().filter(|(_, mutant)| entry.is(mutant)).count();
    let counted = known.iter().map(|entry| (entry, matches(entry)));
    counted
        .filter(|(_, count)| *count != 1)
        .map(|(Equivalent { file, what, .. }, count)| {
            format!("equivalent.json is stale: {count} mutants match {file}: {what}")
        })
        .collect()
}

/// Draws a sample. The same seed draws the same sample from the same mutants.
fn sample(mut all: Vec<(u32, Mutant)>, arguments: &Arguments) -> Vec<(u32, Mutant)> {
    let Some(size) = arguments.sample else { return all };
    let place = |(_, mutant): &(u32, Mutant)| {
        let text = format!("{} {} {}", arguments.seed, mutant.file, mutant.what);
        text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    };
    all.sort_by_cached_key(place);
    all.truncate(size);
    all.sort_by_key(|(number, _)| *number);
    all
}

/// The result of testing a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// This kind of tests noticed it first.
    Noticed(Kind),
    /// It is listed as changing no behaviour.
    Equivalent,
    /// It is listed as noticed by the laws alone, which were not run.
    LeftToLaws,
    Unnoticed,
}

/// Tests each mutant. Prints unnoticed ones at once, because the whole run takes long.
fn outcomes(tests: &Tests, mutants: &[(u32, Mutant)], known: &[Equivalent]) -> Result<Vec<Outcome>> {
    let next = AtomicUsize::new(0);
    let outcomes = Mutex::new(Vec::new());
    let work = || -> Result<()> {
        while let Some((number, mutant)) = mutants.get(next.fetch_add(1, Ordering::Relaxed)) {
            let noticed = tests.noticed(*number)?;
            let known = known.iter().find(|entry| entry.is(mutant));
            let (outcome, message) = match (noticed, known) {
                (Some(Kind::Goldens), _) => {
                    (Outcome::Noticed(Kind::Goldens), Some("noticed only by a whole match"))
                }
                (Some(kind), _) => (Outcome::Noticed(kind), None),
                (None, Some(entry)) if !entry.laws => (Outcome::Equivalent, Some(entry.why.as_str())),
                (None, Some(entry)) if !tests.with_laws() => (Outcome::LeftToLaws, Some(entry.why.as_str())),
                (None, Some(_)) => (Outcome::Unnoticed, Some("the laws should notice it, and do not")),
                (None, None) if tests.is_unreached(*number) => {
                    (Outcome::Unnoticed, Some("not noticed, and no test reaches it"))
                }
                (None, None) => (Outcome::Unnoticed, Some("not noticed")),
            };
            if let Some(message) = message {
                println!("  {}\n    {message}", describe(mutant));
            }
            outcomes.lock().unwrap_or_else(PoisonError::into_inner).push(outcome);
        }
        Ok(())
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("no worker panics"))
    })?;
    Ok(outcomes.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// Prints how many mutants were noticed by which tests. Returns whether these are enough.
fn report(outcomes: &[Outcome], began: Instant) -> bool {
    let count = |outcome| outcomes.iter().filter(|other| **other == outcome).count();
    let [rules, positions, goldens, bots, laws] = Kind::ALL.map(|kind| count(Outcome::Noticed(kind)));
    let unnoticed = count(Outcome::Unnoticed);
    let (equivalent, left) = (count(Outcome::Equivalent), count(Outcome::LeftToLaws));
    let counted = outcomes.len() - equivalent - left;
    let noticed = counted - unnoticed;
    println!(
        "  noticed by tests of rules {rules}, then by positions {positions}, whole matches {goldens}, bots {bots}, \
         laws {laws}; by none {unnoticed}; not counted: equivalent {equivalent}, left to the laws {left}"
    );
    let share = 1000 * noticed / counted.max(1);
    println!("  noticed: {}.{} %, in {} s", share / 10, share % 10, began.elapsed().as_secs());
    noticed * 100 >= counted * MIN_NOTICED_PERCENT
}

fn describe(mutant: &Mutant) -> String {
    format!("{}:{}: {}", mutant.file, mutant.line, mutant.what)
}

fn equivalents(root: &Path) -> Result<Vec<Equivalent>> {
    let path = root.join("xtask/mutants/equivalent.json");
    let text = read(&path)?;
    serde_json::from_str(&text).map_err(|error| Error::Syntax(path.display().to_string(), error.to_string()))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| Error::File(path.to_owned(), error))
}

/// Writes a file unless it has this text already, so that cargo does not rebuild unchanged files.
fn write(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|present| present == text) {
        return Ok(());
    }
    fs::write(path, text).map_err(|error| Error::File(path.to_owned(), error))
}
