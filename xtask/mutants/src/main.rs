//! Are the rules held by their tests? Changes them in many small ways, one at a time, and names the changes that no
//! test notices.
//!
//! All changes of a target are built into one copy under `target/mutants` and switched on one by one while it runs, so
//! that there is one build and not hundreds. A change is put to the tests of rules that come upon it, then to the chosen
//! positions, then to what else there is, until one of them fails.
//!
//! Fails when fewer than nineteen in twenty changes are noticed, those not counted that make no difference
//! (`equivalent.json`).
#![expect(clippy::print_stdout, reason = "a command line speaks to its user")]

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

/// So many in a hundred are to be noticed.
const ENOUGH: usize = 95;

/// Changes the rules in many small ways, one at a time, and names the changes that no test notices.
#[derive(Parser)]
#[command(name = "scripts/mutants")]
struct Arguments {
    /// What to change: a game, the frame or the bots. All, if nothing is named.
    #[arg(value_parser = TARGETS.map(|target| target.name))]
    targets: Vec<String>,
    /// Try so many of the changes, drawn from all.
    #[arg(long)]
    sample: Option<usize>,
    /// From which the sample is drawn.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Hold what the other tests let pass to the laws, in so many matches for each number of seats. For a night.
    #[arg(long, num_args = 0..=1, default_missing_value = "200")]
    laws: Option<u32>,
    /// Name the changes, and try none.
    #[arg(long)]
    list: bool,
}

/// Why nothing could be tried.
#[derive(Debug, thiserror::Error)]
enum Error {
    #[error("{}: {_1}", _0.display())]
    File(PathBuf, #[source] io::Error),
    #[error("{_0} is not understood: {_1}")]
    Syntax(String, String),
    #[error("the changed rules do not compile:\n{_0}")]
    Build(String),
    #[error("tests fail without any change:\n{_0}")]
    Tests(String),
}

type Result<T> = std::result::Result<T, Error>;

/// A change that makes no difference.
#[derive(Deserialize)]
struct Equivalent {
    file: String,
    what: String,
    why: String,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let is_asked = |target: &&Target| {
        arguments.targets.is_empty() || arguments.targets.iter().any(|name| name == target.name)
    };
    let mut is_good = true;
    for target in TARGETS.iter().filter(is_asked) {
        match try_all(target, &arguments) {
            Ok(is_enough) => is_good &= is_enough,
            Err(error) => {
                println!("{}: {error}", target.name);
                return ExitCode::from(2);
            }
        }
    }
    if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Tries the changes of a target; says whether enough of them are noticed.
fn try_all(target: &Target, arguments: &Arguments) -> Result<bool> {
    let began = Instant::now();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize();
    let root = root.map_err(|error| Error::File(env!("CARGO_MANIFEST_DIR").into(), error))?;
    let copy = Copy::new(&root, target, arguments.laws)?;
    let Built { program, mutants: all } = compile::build(&copy, target.name)?;
    let count = all.len();
    let mutants = sample(all, arguments);
    println!(
        "{}: {} of {count} changes, built in {} s",
        target.name,
        mutants.len(),
        began.elapsed().as_secs()
    );
    if arguments.list {
        mutants.iter().for_each(|(_, mutant)| println!("  {}", words(mutant)));
        return Ok(true);
    }
    let tests = Tests::new(program, &copy.folder, target.tests, arguments.laws.is_some())?;
    let outcomes = outcomes(&tests, &mutants, &equivalents(&root)?)?;
    Ok(report(&outcomes, began))
}

/// So many of them, drawn by the seed; the same ones for the same changes.
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

/// What became of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// These tests noticed it, and none before them.
    Noticed(Kind),
    /// It makes no difference.
    Equivalent,
    Unnoticed,
}

/// Tries each change. What is not noticed is named at once: all of them take a while.
fn outcomes(tests: &Tests, mutants: &[(u32, Mutant)], known: &[Equivalent]) -> Result<Vec<Outcome>> {
    let next = AtomicUsize::new(0);
    let outcomes = Mutex::new(Vec::new());
    let work = || -> Result<()> {
        while let Some((number, mutant)) = mutants.get(next.fetch_add(1, Ordering::Relaxed)) {
            let noticed = tests.noticed(*number)?;
            let known = known.iter().find(|known| known.file == mutant.file && known.what == mutant.what);
            let (outcome, said) = match (noticed, known) {
                (Some(Kind::Goldens), _) => {
                    (Outcome::Noticed(Kind::Goldens), Some("noticed by a whole match alone"))
                }
                (Some(kind), _) => (Outcome::Noticed(kind), None),
                (None, Some(known)) => (Outcome::Equivalent, Some(known.why.as_str())),
                (None, None) if tests.is_unreached(*number) => {
                    (Outcome::Unnoticed, Some("not noticed, and no test comes upon it"))
                }
                (None, None) => (Outcome::Unnoticed, Some("not noticed")),
            };
            if let Some(said) = said {
                println!("  {}\n    {said}", words(mutant));
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

/// Says how many were noticed, and by what; whether these are enough.
fn report(outcomes: &[Outcome], began: Instant) -> bool {
    let count = |outcome| outcomes.iter().filter(|other| **other == outcome).count();
    let [rules, positions, goldens, bots, laws] = Kind::ALL.map(|kind| count(Outcome::Noticed(kind)));
    let unnoticed = count(Outcome::Unnoticed);
    let counted = outcomes.len() - count(Outcome::Equivalent);
    let noticed = counted - unnoticed;
    println!(
        "  noticed by tests of rules {rules}, then by positions {positions}, whole matches {goldens}, bots {bots}, \
         laws {laws}; by none {unnoticed}"
    );
    let share = 1000 * noticed / counted.max(1);
    println!("  noticed: {}.{} %, in {} s", share / 10, share % 10, began.elapsed().as_secs());
    noticed * 100 >= counted * ENOUGH
}

fn words(mutant: &Mutant) -> String {
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

/// Writes a file, unless it says so already: what did not change is not built anew.
fn write(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|present| present == text) {
        return Ok(());
    }
    fs::write(path, text).map_err(|error| Error::File(path.to_owned(), error))
}
