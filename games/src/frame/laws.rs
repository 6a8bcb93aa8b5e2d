//! The laws: one test that every game passes over thousands of seeded random matches.
//!
//! Compiled for tests, and for other crates with the feature `laws`. A game's test is one line:
//! `laws::check::<Toy>(&Plan { matches_per_seat_count: 400, seed: 1 })`.
//!
//! **The matches.** For each number of seats, the first matches have the default options and then options in which every
//! pair of values of two fields occurs. The others draw their options. Most matches choose actions at random, some
//! repeat one kind of action, some prefer actions after which the lists are long. Now and then a seat takes an action
//! back.
//!
//! **At every step**: which seats are awaited and what each may do; the length of the lists; the action is accepted; its
//! costs; the conserved counts; the number of steps. At the end of every match: the events alone rebuild the state; places
//! agree with scores.
//!
//! **In full**: every step of one match in a hundred (of fewer where matches are longer than a hundred steps) and of the
//! first match at each table, and about three steps of each other match, for one viewer drawn at random. Checked there:
//!
//! - what the game carries out by itself was the only action listed, and the step can be undone if it could be without it;
//! - unlisted actions, taken from other seats and earlier lists or changed at random, are refused; listed ones accepted;
//! - results are repeatable; cost previews and score deltas are right; reasons have declared keys;
//! - actions that take back lead back, and no seat's step changes the open decision of another;
//! - score sheets sum; resources are shown where the game says; nothing unavailable is listed; prompts that are said to be
//!   the same are;
//! - all documents have the right shape, and everything survives serialization;
//! - secrecy.
//!
//! Secrecy compares the true state with a determinized one, which the viewer should not be able to tell from it:
//!
//! - the viewer sees the same in both: view, headline, score sheet, and for a seat its private view, private score sheet,
//!   prompt, score deltas and reasons. The view does not depend on what is out of sight either (`Rules::conceal`);
//! - the viewer's own step shows it the same in both, event by event, up to one that reveals something to it
//!   (`observed`), and is final in both or in none;
//! - what the game carries out by itself is the same in both, unless the step reveals something to the viewer;
//! - an unrevealed choice of another seat looks the same, whatever was chosen, in either state;
//! - any other step is possible in the determinized state, too, and looks the same up to an event that reveals something
//!   to the viewer. A step that reveals nothing is final in both or in none;
//! - what is refused is the same, because the list of legal actions is;
//! - with the same dice, both states are determinized to the same state, so determinization reads nothing hidden;
//! - a state that is determinized after a step (or the opening) could have come about: taken back event by event, it
//!   shows the viewer what the viewer observed, and begins in a state that the viewer could not have told from the true
//!   one (`accord`, `inverse`). In some matches, fewer where matches are
//!   longer, this is also done once or twice for the latest twelve steps. A thing with an id that the viewer saw go to a
//!   place is there (`memory`).
//!
//! In matches that are checked at every step, a determinized state is also played along beside the true one, through the
//! same or equal-looking steps, until a step shows the viewer a difference.
//!
//! **Over all matches**, tallied by the number of seats and by each option: every revealed value that could have been
//! another one is another one in determinized states often enough (`revealed`, in one match of four). In every place of a
//! list that was shuffled, other dice and determinization put something else often enough (`shuffles`), and so do
//! other dice in what the opening takes from such a list and reveals (`openings`). Each thing of a dealt list is put by
//! determinization wherever chance puts it (`reach`). What a step is said to reveal to a viewer could have been something
//! else to it (`revealed`). Each kind of event could be taken back in a determinized state (`traces`).

mod accord;
mod automatic;
mod broken;
mod difference;
mod draw;
mod fuzz;
mod inverse;
mod lists;
mod lists_in;
mod memory;
mod needed;
mod observed;
mod openings;
mod probe;
mod reach;
#[cfg(test)]
mod replay;
mod resources;
mod revealed;
mod secrecy;
mod shape;
mod shuffles;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;
mod traces;
mod walk;
mod ways;

pub use broken::{Broken, Law};
pub use fuzz::fuzz;
pub use secrecy::{Known, known, sent};

use crate::frame::{Dice, Game, Seat, Seed, Viewer, open};
use broken::{Fault, Lawful};
use core::cell::Cell;
use core::sync::atomic::{AtomicUsize, Ordering};
use draw::OptionsDraw;
use openings::Openings;
use reach::Reach;
use revealed::Revealed;
use shuffles::Shuffles;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};
use traces::Traces;
use walk::{Case, Depth, Tally};

/// Every step is checked in full in one match of this many; where a match has more steps than this, in one match of as
/// many as it has steps. Long games thus take no longer than short ones.
const IN_FULL: u32 = 100;
/// About how many steps of each other match are checked in full.
const STEPS_IN_FULL: u32 = 3;
/// After this many determinizations of something hidden, at least one must have changed it.
const SURELY: u32 = 50;

/// In one match of an eighth of its steps, but of at least and at most this many, a determinized state is taken back step by
/// step, about once a match. `RODADA_LAW_LOOKED_BACK` replaces it.
const LOOKED_BACK: (u32, u32) = (4, 64);

/// How many pairs of openings are compared at each table.
const DEALS: u32 = 64;

/// How often something was looked at, and how often it differed.
type Odds = (u32, u32);

fn count(odds: &mut Odds, differs: bool) {
    *odds = (odds.0 + 1, odds.1 + u32::from(differs));
}

/// How many matches to play, and from which seed.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Matches for each number of seats. `RODADA_LAW_MATCHES` raises it; it is never less than the options' pairs need.
    pub matches_per_seat_count: u32,
    /// The seed of all dice. `RODADA_LAW_SEED` replaces it.
    pub seed: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Workers {
    /// One thread for each core.
    All,
    /// Only the calling thread: the broken match that is reported is the first of the plan.
    This,
}

/// What was played, when all laws hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    pub matches: u32,
    pub steps: u32,
    /// Steps that were checked in full.
    pub checked: u32,
    /// The steps of the longest match.
    pub longest: u32,
    /// The length of the longest list of legal actions.
    pub longest_list: usize,
}

/// Holds a game to all laws.
///
/// # Panics
/// When a law is broken. The message names it and says how to run that match alone.
pub fn check<G: Game>(plan: &Plan) {
    if let Err(broken) = find_broken::<G>(plan, Workers::All) {
        panic!("{broken}");
    }
}

/// Holds a game to all laws, and tells what was played.
///
/// # Errors
/// The first match of the plan that was seen to break a law.
pub fn find_broken<G: Game>(plan: &Plan, workers: Workers) -> Result<Held, Box<Broken>> {
    let plan = plan.or_environment();
    let mut tables = Vec::new();
    for seats in G::SEATS {
        tables.push(Table::<G>::new(&plan, seats)?);
    }
    if let Some((seats, number)) = alone::<G>() {
        let table = tables.iter().find(|table| table.seats == seats);
        let tally = table.map_or(Ok(Tally::default()), |table| table.run(number, Depth::Every))?;
        return Ok(held(&[tally]));
    }
    let tallies = run_all(&tables, workers)?;
    hold_tallies(&tallies).map_err(|fault| tables[0].broken(0, 0, fault))?;
    Ok(held(&tallies))
}

impl Plan {
    fn or_environment(self) -> Self {
        let matches = environment("RODADA_LAW_MATCHES").and_then(|matches| u32::try_from(matches).ok());
        Self {
            matches_per_seat_count: self.matches_per_seat_count.max(matches.unwrap_or_default()),
            seed: environment("RODADA_LAW_SEED").unwrap_or(self.seed),
        }
    }
}

/// A number in the environment.
fn environment(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// The one match that `RODADA_LAW_MATCH` asks for, if it is of this game.
fn alone<G: Game>() -> Option<(u8, u32)> {
    let wanted = std::env::var("RODADA_LAW_MATCH").ok()?;
    let mut parts = wanted.split('/');
    (parts.next()? == G::NAME).then_some(())?;
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

/// All matches of one number of seats.
struct Table<G: Game> {
    seats: u8,
    seed: u64,
    matches: u32,
    draw: OptionsDraw<G>,
    /// In one match of this many, a determinized state is taken back step by step. 0 before this is known.
    looked_back: u32,
    /// The steps of the first match.
    steps: u32,
    in_full: u32,
    depth: Depth,
}

impl<G: Game> Table<G> {
    fn new(plan: &Plan, seats: u8) -> Result<Self, Box<Broken>> {
        let mut dice = Dice::for_step(&seed(plan.seed, seats, u32::MAX), 0);
        let unread = |fault: Fault| blame::<G>(fault, (seats, plan.seed), (0, 0), String::new());
        let draw = OptionsDraw::<G>::new(seats, &mut dice).map_err(unread)?;
        let matches = plan.matches_per_seat_count.max(draw.needed());
        let (seed, depth) = (plan.seed, Depth::Every);
        let mut table = Self { seats, seed, matches, draw, looked_back: 0, steps: 0, in_full: 1, depth };
        let dealt = catch_unwind(AssertUnwindSafe(|| deals(&table)));
        let dealt = dealt.unwrap_or_else(|panic| Err(Fault::new(Law::Calm, words(&*panic))));
        dealt.map_err(|fault| table.broken(0, 0, fault))?;
        // The first match tells how long matches are.
        let steps = table.run(0, Depth::Every)?.steps;
        // Odd, so that matches of each way of choosing actions are among them.
        table.in_full = steps.max(IN_FULL) | 1;
        table.depth = Depth::OneIn((steps / STEPS_IN_FULL).max(1));
        let asked = environment("RODADA_LAW_LOOKED_BACK").and_then(|number| u32::try_from(number).ok());
        table.looked_back = asked.unwrap_or((steps / 8).clamp(LOOKED_BACK.0, LOOKED_BACK.1)).max(1);
        table.steps = steps;
        Ok(table)
    }

    fn case(&self, number: u32) -> Case<G> {
        let seed = seed(self.seed, self.seats, number);
        let options = self.draw.options(number, &mut Dice::for_step(&seed, u64::MAX));
        let looks_back = self.looked_back > 0 && number % self.looked_back == self.looked_back / 2;
        Case { options, seats: self.seats, seed, number, looks_back: looks_back.then_some(self.steps.max(1)) }
    }

    fn depth(&self, number: u32) -> Depth {
        if number.is_multiple_of(self.in_full) { Depth::Every } else { self.depth }
    }

    fn run(&self, number: u32, depth: Depth) -> Result<Tally, Box<Broken>> {
        let step = Cell::new(0);
        let run = catch_unwind(AssertUnwindSafe(|| self.case(number).run(depth, &step)));
        let result = run.unwrap_or_else(|panic| Err(Fault::new(Law::Calm, words(&*panic))));
        result.map_err(|fault| self.broken(number, step.get(), fault))
    }

    fn broken(&self, number: u32, step: u32, fault: Fault) -> Box<Broken> {
        let options = serde_json::to_string(&self.case(number).options).unwrap_or_default();
        blame::<G>(fault, (self.seats, self.seed), (number, step), options)
    }
}

fn blame<G: Game>(
    Fault { law, what }: Fault,
    (seats, seed): (u8, u64),
    (number, step): (u32, u32),
    options: String,
) -> Box<Broken> {
    Box::new(Broken { law, what, game: G::NAME, seats, seed, number, step, options })
}

fn words(panic: &(dyn core::any::Any + Send)) -> String {
    let literal = panic.downcast_ref::<&str>().map(|words| (*words).to_owned());
    literal.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".to_owned())
}

fn seed(plan: u64, seats: u8, number: u32) -> Seed {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&plan.to_le_bytes());
    seed[8] = seats;
    seed[9..13].copy_from_slice(&number.to_le_bytes());
    Seed(seed)
}

/// Plays every match of every table until one breaks a law.
fn run_all<G: Game>(tables: &[Table<G>], workers: Workers) -> Result<Vec<Tally>, Box<Broken>> {
    let cases: Vec<(&Table<G>, u32)> =
        tables.iter().flat_map(|table| (0..table.matches).map(move |number| (table, number))).collect();
    let next = AtomicUsize::new(0);
    let first: Mutex<Option<(usize, Box<Broken>)>> = Mutex::new(None);
    let work = || {
        let mut tallies = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(&(table, number)) = cases.get(at) else { break tallies };
            match table.run(number, table.depth(number)) {
                Ok(tally) => tallies.push(tally),
                Err(broken) => {
                    next.store(cases.len(), Ordering::Relaxed);
                    let mut first = first.lock().unwrap_or_else(PoisonError::into_inner);
                    if first.as_ref().is_none_or(|(earlier, _)| at < *earlier) {
                        *first = Some((at, broken));
                    }
                }
            }
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let tallies = match workers {
        Workers::This => work(),
        Workers::All => std::thread::scope(|scope| {
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
        }),
    };
    match first.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some((_, broken)) => Err(broken),
        None => Ok(tallies),
    }
}

/// Opens matches at a table with various options and checks that what is dealt is shuffled.
fn deals<G: Game>(table: &Table<G>) -> Lawful {
    let (mut shuffles, mut openings, mut reach) =
        (Shuffles::default(), Openings::default(), Reach::default());
    let mut viewers = Seat::all(table.seats).map(Viewer::Seat).chain([Viewer::Spectator]).cycle();
    for number in 0..DEALS {
        let Case { options, seed, .. } = table.case(number);
        let refused = |why: crate::frame::OptionsError| Fault::new(Law::Options, why.to_string());
        let deal =
            |version| open::<G>(&options, table.seats, Dice::for_step(&seed, version)).map_err(refused);
        let (one, two) = (deal(0)?, deal(u64::from(u32::MAX))?);
        let circumstances = circumstances::<G>(table.seats, &options)?;
        let laid = G::new(&options, table.seats, G::FORMAT).map_err(refused)?;
        openings.note(&laid, [&one, &two], &circumstances)?;
        let (both, viewer) = ((&one.state, &two.state), viewers.next().unwrap_or(Viewer::Spectator));
        let mut dice = Dice::for_step(&seed, u64::from(u32::MAX) + 1);
        shuffles.note(None, both, (table.seats, viewer), &circumstances, &mut dice)?;
        reach.note([&one.state, &two.state], viewer, &mut dice)?;
    }
    shuffles.hold()?;
    openings.hold()?;
    reach.hold()
}

/// The circumstances of a match, in words: its number of seats, alone and with each option. Tallies are kept for each
/// of them, so that a flaw under one option is not lost among the other matches.
fn circumstances<G: Game>(seats: u8, options: &G::Options) -> Lawful<Vec<String>> {
    let record = shape::json(options)?;
    let word = |value: &serde_json::Value| match value {
        serde_json::Value::Array(words) => if words.is_empty() { "drawn" } else { "chosen" }.to_owned(),
        other => other.to_string(),
    };
    let fields = record.as_object().into_iter().flatten();
    let with = fields.map(|(field, value)| format!("{seats} seats and {field} {}", word(value)));
    Ok(core::iter::once(format!("{seats} seats")).chain(with).collect())
}

fn hold_tallies(tallies: &[Tally]) -> Lawful {
    let mut hidden = BTreeMap::<_, Odds>::new();
    let (mut revealed, mut shuffles, mut traces) =
        (Revealed::default(), Shuffles::default(), Traces::default());
    for tally in tallies {
        for (kind, (times, changed)) in &tally.determinized {
            let sum = hidden.entry(kind.clone()).or_default();
            *sum = (sum.0 + times, sum.1 + changed);
        }
        revealed.add(&tally.revealed);
        shuffles.add(&tally.shuffles);
        traces.add(&tally.traces);
    }
    if let Some((kind, _)) = hidden.iter().find(|(_, (times, changed))| *times >= SURELY && *changed == 0) {
        return Err(Fault::new(Law::DeterminizeReal, format!("nothing ever changes for {kind}")));
    }
    revealed.hold()?;
    shuffles.hold()?;
    traces.hold()
}

fn held(tallies: &[Tally]) -> Held {
    Held {
        matches: u32::try_from(tallies.len()).unwrap_or(u32::MAX),
        steps: tallies.iter().map(|tally| tally.steps).sum(),
        checked: tallies.iter().map(|tally| tally.checked).sum(),
        longest: tallies.iter().map(|tally| tally.steps).max().unwrap_or_default(),
        longest_list: tallies.iter().map(|tally| tally.longest_list).max().unwrap_or_default(),
    }
}
