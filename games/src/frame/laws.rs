//! The laws: one test that every game passes over thousands of seeded random matches.
//!
//! Compiled for tests, and for other crates with the feature `laws`. A game's test is one line:
//! `laws::check::<Toy>(&Plan { matches_per_seat_count: 400, seed: 1 })`.
//!
//! **The matches.** For each number of seats the first matches have the default options and then options such that
//! every pair of values of two fields occurs; the others draw theirs. Most matches wander, some hold on to one kind
//! of action, some seek long lists; now and then a seat takes something back.
//!
//! **At every step**: who is awaited and who may do what; how long lists are; the action played accepted; its costs;
//! the census; the number of steps. At the end of every match: the events alone rebuild the state; places and scores
//! agree.
//!
//! **In full** (every step of one match in a hundred, of fewer where matches are longer than a hundred steps, and of the
//! first at each table; of the others about three steps each, for one viewer drawn at random) also: unlisted actions refused, drawn from other seats, from earlier lists and
//! bent at random; listed ones accepted; results repeatable; costs and worth of other choices; ways back leading back,
//! and nobody disturbed in an open decision; sheets summing; counters as people read them; nothing barred listed; whoever is said to be asked the same asked the same; the shape of all documents;
//! serialization; and secrecy:
//!
//! - what stands before a viewer is the same in a resampled state: view, headline, sheet, and for a seat its own slip,
//!   sheet, ask and what choices are worth;
//! - so is all that reaches it by its own steps, event by event, up to one that reveals something to it (`observed`);
//! - whether its step is final does not depend on what it does not know;
//! - an unrevealed choice of another seat looks the same, whatever is chosen, in either state;
//! - any other step could have been made in the resampled state, to the same appearance, up to an event that reveals
//!   something to it;
//! - refusals are the same;
//! - states that cannot be told apart are resampled alike, dice for dice, so resampling looks at nothing hidden;
//! - a state resampled after the step (or the deal) could have come about: taken back event by event, it tells the viewer
//!   what it was told, revealed or not, and begins in a state that the viewer could not tell from the true one
//!   (`accord`, `inverse`); and what it was told by name and has not lost sight of is where it was seen to go (`memory`).
//!
//! In the matches where every step is checked, a resampled state is also carried along beside the true one, through
//! the same or equal-looking steps, until a step shows the viewer something else.
//!
//! **Over all matches**: of the values that are revealed, each that could have been another one is another one in resampled
//! states now and then (`revealed`, in one match of four); and in every place of a list that was shuffled, at the
//! deal or later, chance and resampling now and then put something else (`shuffles`). Otherwise resampling has left
//! what it shows where it was, or nothing was shuffled.

mod accord;
mod broken;
mod counters;
mod difference;
mod draw;
mod fuzz;
mod inverse;
mod lists;
mod lists_in;
mod memory;
mod observed;
mod probe;
#[cfg(test)]
mod replay;
mod revealed;
mod secrecy;
mod shape;
mod shuffles;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;
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
use revealed::Revealed;
use shuffles::Shuffles;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};
use walk::{Case, Depth, Tally};

/// In one of so many matches every step is checked in full; in one of as many as a match has steps where that is more,
/// so that long games are not checked longer than short ones.
const IN_FULL: u32 = 100;
/// Of any other match, about so many steps are.
const STEPS_IN_FULL: u32 = 3;
/// Of so many resamplings of hidden things, one must have changed something.
const SURELY: u32 = 50;

/// So many deals at each table are held against one another.
const DEALS: u32 = 64;

/// So many times, and so many of them with a difference.
type Odds = (u32, u32);

fn count(odds: &mut Odds, differs: bool) {
    *odds = (odds.0 + 1, odds.1 + u32::from(differs));
}

/// How many matches to play, and from which seed.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// For each number of seats. `RODADA_LAW_MATCHES` raises it; it is never less than the options' pairs need.
    pub matches_per_seat_count: u32,
    /// From which all chance grows: `RODADA_LAW_SEED` gives another.
    pub seed: u64,
}

/// On how many threads to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Workers {
    /// One for each core.
    All,
    /// This one alone: the first broken match is the first of the plan.
    This,
}

/// What was played, when all laws hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// How many matches.
    pub matches: u32,
    /// How many steps in all.
    pub steps: u32,
    /// How many of them were checked in full.
    pub checked: u32,
    /// The steps of the longest match.
    pub longest: u32,
    /// The choices of the longest list.
    pub longest_list: usize,
}

/// Holds a game to all laws.
///
/// # Panics
/// When one is broken, saying which and how to see that match alone.
pub fn check<G: Game>(plan: &Plan) {
    if let Err(broken) = find_broken::<G>(plan, Workers::All) {
        panic!("{broken}");
    }
}

/// Holds a game to all laws, and tells what was played.
///
/// # Errors
/// When a law is broken: the first match of the plan that was seen to break one.
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
    resampling_is_real(&tallies).map_err(|fault| tables[0].broken(0, 0, fault))?;
    Ok(held(&tallies))
}

impl Plan {
    fn or_environment(self) -> Self {
        let number = |name: &str| std::env::var(name).ok()?.parse::<u64>().ok();
        let matches = number("RODADA_LAW_MATCHES").and_then(|matches| u32::try_from(matches).ok());
        Self {
            matches_per_seat_count: self.matches_per_seat_count.max(matches.unwrap_or_default()),
            seed: number("RODADA_LAW_SEED").unwrap_or(self.seed),
        }
    }
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
    in_full: u32,
    depth: Depth,
}

impl<G: Game> Table<G> {
    fn new(plan: &Plan, seats: u8) -> Result<Self, Box<Broken>> {
        let mut dice = Dice::for_step(&seed(plan.seed, seats, u32::MAX), 0);
        let unread = |fault: Fault| blame::<G>(fault, (seats, plan.seed), (0, 0), String::new());
        let draw = OptionsDraw::<G>::new(seats, &mut dice).map_err(unread)?;
        let matches = plan.matches_per_seat_count.max(draw.needed());
        let mut table = Self { seats, seed: plan.seed, matches, draw, in_full: 1, depth: Depth::Every };
        let dealt = catch_unwind(AssertUnwindSafe(|| deals(&table)?.hold()));
        let dealt = dealt.unwrap_or_else(|panic| Err(Fault::new(Law::Calm, words(&*panic))));
        dealt.map_err(|fault| table.broken(0, 0, fault))?;
        // The first match tells how long matches are.
        let steps = table.run(0, Depth::Every)?.steps;
        // Odd: the ways of choosing take turns, and each is to be among them.
        table.in_full = steps.max(IN_FULL) | 1;
        table.depth = Depth::OneIn((steps / STEPS_IN_FULL).max(1));
        Ok(table)
    }

    fn case(&self, number: u32) -> Case<G> {
        let seed = seed(self.seed, self.seats, number);
        let options = self.draw.options(number, &mut Dice::for_step(&seed, u64::MAX));
        Case { options, seats: self.seats, seed, number }
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

/// Deals at a table again and again, and notes what is shuffled.
fn deals<G: Game>(table: &Table<G>) -> Lawful<Shuffles> {
    let mut shuffles = Shuffles::default();
    let options = table.draw.options(0, &mut Dice::from_number(0));
    let mut viewers = Seat::all(table.seats).map(Viewer::Seat).chain([Viewer::Spectator]).cycle();
    for number in 0..DEALS {
        let seed = seed(table.seed, table.seats, number);
        let deal = |version| {
            let opened = open::<G>(&options, table.seats, Dice::for_step(&seed, version));
            opened.map(|played| played.state).map_err(|why| Fault::new(Law::Options, why.to_string()))
        };
        let both = (&deal(0)?, &deal(1)?);
        let viewer = viewers.next().unwrap_or(Viewer::Spectator);
        shuffles.note(None, both, (table.seats, viewer), &mut Dice::for_step(&seed, 2))?;
    }
    Ok(shuffles)
}

fn resampling_is_real(tallies: &[Tally]) -> Lawful {
    let mut hidden = BTreeMap::<_, Odds>::new();
    let (mut revealed, mut shuffles) = (Revealed::default(), Shuffles::default());
    for tally in tallies {
        for (kind, (times, changed)) in &tally.resampled {
            let sum = hidden.entry(kind).or_default();
            *sum = (sum.0 + times, sum.1 + changed);
        }
        revealed.add(&tally.revealed);
        shuffles.add(&tally.shuffles);
    }
    if let Some((kind, _)) = hidden.iter().find(|(_, (times, changed))| *times >= SURELY && *changed == 0) {
        return Err(Fault::new(Law::ResampleReal, format!("nothing ever changes for {kind}")));
    }
    revealed.hold()?;
    shuffles.hold()
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
