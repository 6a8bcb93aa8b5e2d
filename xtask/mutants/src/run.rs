//! Runs tests with one mutant switched on, in an order in which it is likely to be noticed early.

use crate::{Error, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// Kinds of tests, in the order in which they are run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// Tests of one rule or ruling each.
    Rules,
    /// Golden positions, whose files a person has reviewed.
    Positions,
    /// Golden files of whole matches, which nobody has reviewed.
    Goldens,
    /// Tests of bots.
    Bots,
    /// The laws, in random matches.
    Laws,
}

impl Kind {
    pub(crate) const ALL: [Self; 5] = [Self::Rules, Self::Positions, Self::Goldens, Self::Bots, Self::Laws];

    fn of(test: &str) -> Self {
        if test.ends_with("the_laws_hold") {
            Self::Laws
        } else if test.starts_with("bots::") {
            Self::Bots
        } else if test.ends_with("golden_positions") {
            Self::Positions
        } else if test.contains("::golden_") {
            Self::Goldens
        } else {
            Self::Rules
        }
    }
}

/// The tests of a target.
pub(crate) struct Tests {
    program: PathBuf,
    /// The working directory: some tests read files.
    folder: PathBuf,
    by_kind: BTreeMap<Kind, BTreeSet<String>>,
    /// The tests that reach each mutant.
    reached: BTreeMap<u32, BTreeSet<String>>,
    /// Mutants that are reached by threads that do not have the name of a test.
    by_unnamed_thread: BTreeSet<u32>,
    /// Time limits for each kind; a run that takes longer counts as an endless loop.
    limits: BTreeMap<Kind, Duration>,
}

impl Tests {
    /// Runs all tests without any mutant, and records which tests reach which mutants.
    pub(crate) fn new(program: PathBuf, copy: &Path, begin: &[&str], with_laws: bool) -> Result<Self> {
        let folder = copy.join("games");
        let listed =
            Command::new(&program).args(["--list", "--format", "terse"]).current_dir(&folder).output();
        let listed = listed.map_err(|error| Error::File(program.clone(), error))?;
        let mut by_kind: BTreeMap<Kind, BTreeSet<String>> = BTreeMap::new();
        for test in
            String::from_utf8_lossy(&listed.stdout).lines().filter_map(|line| line.strip_suffix(": test"))
        {
            let kind = Kind::of(test);
            if begin.iter().any(|begin| test.starts_with(begin)) && (with_laws || kind != Kind::Laws) {
                by_kind.entry(kind).or_default().insert(test.to_owned());
            }
        }
        let mut tests = Self {
            program,
            folder,
            by_kind,
            reached: BTreeMap::new(),
            by_unnamed_thread: BTreeSet::new(),
            limits: BTreeMap::new(),
        };
        let trace = copy.join("reached");
        let _ = std::fs::remove_file(&trace);
        for kind in tests.by_kind.keys().copied().collect::<Vec<_>>() {
            let began = Instant::now();
            let names: Vec<_> = tests.by_kind[&kind].iter().map(String::as_str).collect();
            let mut command = tests.command(&names, 2);
            if kind != Kind::Laws {
                command.env("MUTANTS_REACHED", &trace);
            }
            let output = command.output().map_err(|error| Error::File(tests.program.clone(), error))?;
            if !output.status.success() {
                return Err(Error::Tests(String::from_utf8_lossy(&output.stdout).into_owned()));
            }
            tests.limits.insert(kind, began.elapsed() * 10 + Duration::from_secs(20));
        }
        tests.read_trace(&std::fs::read_to_string(&trace).unwrap_or_default());
        Ok(tests)
    }

    fn read_trace(&mut self, trace: &str) {
        for line in trace.lines() {
            let mut words = line.split(' ');
            let test = words.next().unwrap_or_default();
            for number in words.filter_map(|number| number.parse().ok()) {
                if test.contains("::") {
                    self.reached.entry(number).or_default().insert(test.to_owned());
                } else {
                    self.by_unnamed_thread.insert(number);
                }
            }
        }
    }

    /// The kind of tests that first notices the mutant, if any: its tests fail or do not end.
    pub(crate) fn noticed(&self, number: u32) -> Result<Option<Kind>> {
        for kind in Kind::ALL {
            let names = self.tests_reaching(kind, number);
            if !names.is_empty() && self.fails(kind, number, &names)? {
                return Ok(Some(kind));
            }
        }
        Ok(None)
    }

    /// Whether the laws are among the tests.
    pub(crate) fn with_laws(&self) -> bool {
        self.by_kind.contains_key(&Kind::Laws)
    }

    /// Whether no test is known to reach the mutant.
    pub(crate) fn is_unreached(&self, number: u32) -> bool {
        !self.reached.contains_key(&number) && !self.by_unnamed_thread.contains(&number)
    }

    /// The tests that can notice the mutant: those that reach it. For the laws this is not recorded, so all are run.
    fn tests_reaching(&self, kind: Kind, number: u32) -> Vec<&str> {
        let all = self.by_kind.get(&kind).into_iter().flatten();
        let is_reached = |test: &&String| {
            kind == Kind::Laws
                || kind == Kind::Bots && self.by_unnamed_thread.contains(&number)
                || self.reached.get(&number).is_some_and(|tests| tests.contains(*test))
        };
        all.filter(is_reached).map(String::as_str).collect()
    }

    fn command(&self, names: &[&str], threads: usize) -> Command {
        let mut command = Command::new(&self.program);
        command.arg("--exact").args(names).arg(format!("--test-threads={threads}"));
        command
            .current_dir(&self.folder)
            .env("RUST_BACKTRACE", "0")
            .stdin(Stdio::null())
            .stderr(Stdio::null());
        command
    }

    fn fails(&self, kind: Kind, number: u32, names: &[&str]) -> Result<bool> {
        let failed = |error| Error::File(self.program.clone(), error);
        let mut command = self.command(names, 1);
        let mut child =
            command.env("MUTANT", number.to_string()).stdout(Stdio::piped()).spawn().map_err(failed)?;
        let has_failed = failure_seen(&mut child, self.limits[&kind]);
        if has_failed {
            // Fails if it has ended by itself.
            let _ = child.kill();
        }
        let status = child.wait().map_err(failed)?;
        Ok(has_failed || !status.success())
    }
}

/// Whether a test fails or the time limit is over; false if the output ends first.
fn failure_seen(child: &mut Child, limit: Duration) -> bool {
    let Some(output) = child.stdout.take() else { return false };
    let (to, lines) = mpsc::channel();
    thread::spawn(move || {
        let lines = BufReader::new(output).lines().map_while(|line| line.ok());
        for line in lines.filter(|line| line.ends_with("FAILED")) {
            if to.send(line).is_err() {
                break;
            }
        }
    });
    !matches!(lines.recv_timeout(limit), Err(RecvTimeoutError::Disconnected))
}
