//! One random match, checked on the way.

use super::accord::Accord;
use super::broken::{Fault, Law, Lawful, hold};
use super::difference::same_state;
use super::lists::{Lists, costs, lists, places_follow_scores, reason, worth};
use super::memory::Memory;
use super::probe::{Probes, listed_iff_accepted};
use super::revealed::{Revealed, Revealing};
use super::secrecy::Secrecy;
use super::shuffles::Shuffles;
use super::traces::Traces;
use super::{Odds, automatic, circumstances, count, resources, shape, ways};
use crate::frame::{
    Dice, Game, LegalActions, Played, Seat, Seed, Status, Viewer, observe, open, play, play_from, prompt_for,
};
use core::cell::Cell;
use core::mem::{Discriminant, discriminant};
use std::collections::{BTreeMap, VecDeque};

/// One step of this many takes something back, if any seat may.
const TAKES_BACK: u32 = 16;
/// How many legal actions of a seat are tried at a checked step, and how many of them for secrecy.
const TRIED: usize = 8;
const TRIES: usize = 2;
/// One match of this many is watched: what it reveals is compared with what it might have revealed.
const WATCHED: u32 = 4;
/// The game has forgotten what the viewer observed if this many determinized states in a row contradict it.
const TRIED_STATES: usize = 24;
/// How many steps are taken back at most.
const STEPS_BACK: usize = 12;
/// How many actions a match that prefers long lists looks at before each step.
const LOOKS_AHEAD: usize = 4;

/// One match of a plan.
pub(super) struct Case<G: Game> {
    pub(super) options: G::Options,
    pub(super) seats: u8,
    pub(super) seed: Seed,
    pub(super) number: u32,
    /// After about one step of this many, a determinized state is taken back step by step, which takes long.
    pub(super) looks_back: Option<u32>,
}

/// Which steps are checked in full.
#[derive(Clone, Copy)]
pub(super) enum Depth {
    /// All, for every viewer, with determinized states that are played along.
    Every,
    /// One of this many, for one viewer.
    OneIn(u32),
}

/// What a match showed.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) steps: u32,
    pub(super) checked: u32,
    pub(super) longest_list: usize,
    /// How often something was hidden from a kind of viewer, and how often determinization changed it.
    pub(super) determinized: BTreeMap<String, Odds>,
    pub(super) revealed: Revealed,
    pub(super) shuffles: Shuffles,
    pub(super) traces: Traces,
}

struct Walk<'a, G: Game> {
    case: &'a Case<G>,
    depth: Depth,
    state: G,
    probes: Probes<G>,
    /// For each viewer a state that it has not been able to tell from the true one for some steps.
    companions: BTreeMap<Viewer, G>,
    memory: Memory,
    circumstances: Vec<String>,
    last: BTreeMap<Seat, Discriminant<G::Action>>,
    /// The latest steps of a match that looks back, with the states before them.
    past: VecDeque<(G, Played<G>)>,
    walker: Dice,
    version: u32,
    tally: Tally,
}

/// Streams of chance beside those of the steps.
#[derive(Clone, Copy)]
enum Stream {
    Walk = 1,
    Sample = 2,
    Check = 3,
    Watch = 4,
    Accord = 5,
    Past = 6,
}

/// All seats and the spectators.
fn viewers(seats: u8) -> Vec<Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

impl<G: Game> Case<G> {
    fn room_dice(&self, version: u32) -> Dice {
        Dice::for_step(&self.seed, u64::from(version))
    }

    fn dice(&self, stream: Stream, version: u32, viewer: usize) -> Dice {
        let mut seed = self.seed;
        seed.0[31] = stream as u8;
        Dice::for_step(&seed, u64::from(version) * 16 + viewer as u64)
    }

    /// Plays the match to its end. `at` tells how far it came.
    pub(super) fn run(&self, depth: Depth, at: &Cell<u32>) -> Lawful<Tally> {
        let lay = |why| Fault::new(Law::Options, format!("{why}"));
        let opening = open::<G>(&self.options, self.seats, self.room_dice(0)).map_err(lay)?;
        let again = open::<G>(&self.options, self.seats, self.room_dice(0)).map_err(lay)?;
        hold(opening == again, Law::Repeatable, || "the opening differs the second time".into())?;
        let mut traces = Traces::default();
        if self.number.is_multiple_of(WATCHED) {
            self.accord_of_opening(&opening, &mut traces)?;
        }
        let mut walk = Walk {
            case: self,
            depth,
            state: opening.state,
            probes: Probes::new(),
            companions: BTreeMap::new(),
            memory: Memory::default(),
            circumstances: circumstances::<G>(self.seats, &self.options)?,
            last: BTreeMap::new(),
            past: VecDeque::new(),
            walker: self.dice(Stream::Walk, 0, 0),
            version: 0,
            tally: Tally { traces, ..Tally::default() },
        };
        let mut record = opening.events;
        let conserved_counts = walk.state.conserved_counts();
        while let Some(events) = walk.step()? {
            record.extend(events);
            at.set(walk.version);
            let now = walk.state.conserved_counts();
            hold(now == conserved_counts, Law::Conserved, || {
                format!("there were {conserved_counts:?} and are {now:?}")
            })?;
            hold(walk.tally.steps <= G::MAX_STEPS, Law::Ends, || {
                format!("not within {} steps", G::MAX_STEPS)
            })?;
        }
        self.refold(&record, &walk)?;
        Ok(walk.tally)
    }

    fn accord_of_opening(&self, opening: &Played<G>, traces: &mut Traces) -> Lawful {
        let lay = |why| Fault::new(Law::Options, format!("{why}"));
        let before = &G::new(&self.options, self.seats, G::FORMAT).map_err(lay)?;
        let mut dice = self.dice(Stream::Accord, 0, 0);
        let viewer = *dice.pick(&viewers(self.seats));
        Accord { before, played: opening, seats: self.seats, viewer }.of_opening(traces, &mut dice)
    }

    fn refold(&self, record: &[G::Event], walk: &Walk<'_, G>) -> Lawful {
        let lay = |why| Fault::new(Law::Options, format!("{why}"));
        let mut folded = G::new(&self.options, self.seats, G::FORMAT).map_err(lay)?;
        for event in record {
            let event = if matches!(walk.depth, Depth::Every) { &shape::event::<G>(event)? } else { event };
            folded.apply(event);
        }
        same_state(&folded, &walk.state, Law::Folds, |difference| format!("folded or played, {difference}"))
    }
}

/// Prompts are the same after the step where the game says so.
fn asked_as<G: Game>(lists: &Lists<G>, before: &G, after: &G) -> Lawful {
    for (seat, list) in (0..).map(Seat).zip(lists) {
        if after.has_same_prompt(before, seat) || before.has_same_prompt(after, seat) {
            let (then, now) =
                (prompt_for(before, seat, list), prompt_for(after, seat, &LegalActions::of(after, seat)));
            hold(then == now, Law::Asked, || format!("{seat:?} was asked {then:?} and is asked {now:?}"))?;
        }
    }
    Ok(())
}

impl<G: Game> Walk<'_, G> {
    /// Checks the state and plays one step. Returns None once the match is over.
    fn step(&mut self) -> Lawful<Option<Vec<G::Event>>> {
        let lists = lists(&self.state, self.case.seats)?;
        let longest = lists.iter().map(|list| list.len()).max().unwrap_or_default();
        self.tally.longest_list = self.tally.longest_list.max(longest);
        let mut sample = self.case.dice(Stream::Sample, self.version, 0);
        let in_full = match self.depth {
            Depth::Every => true,
            Depth::OneIn(steps) => sample.below(steps) == 0,
        };
        if in_full {
            self.check(&lists, &mut sample)?;
        }
        self.probes.keep(&lists, &mut sample);
        if let Status::Over(places) = self.state.status() {
            places_follow_scores(&places, &self.state.score_sheet())?;
            return Ok(None);
        }
        let (seat, action) = self.decide(&lists);
        self.version += 1;
        if G::is_take_back(&action) {
            // Neither this step nor the one that it takes back counts.
            self.tally.steps = self.tally.steps.saturating_sub(1);
        } else {
            self.tally.steps += 1;
        }
        let played = self.play(seat, &action, &lists[seat.index()])?;
        if in_full {
            self.check_step(&lists, (seat, &action), &played)?;
        }
        if self.case.number.is_multiple_of(WATCHED) {
            self.watch((seat, &action), &played)?;
            self.memory.note(&self.state, &played, self.case.seats)?;
        }
        if let Some(steps) = self.case.looks_back {
            let before = core::mem::replace(&mut self.state, played.state.clone());
            let events = played.events.clone();
            self.look_back(before, played, steps)?;
            return Ok(Some(events));
        }
        self.state = played.state;
        Ok(Some(played.events))
    }

    fn play(&self, seat: Seat, action: &G::Action, list: &LegalActions<G::Action>) -> Lawful<Played<G>> {
        let refused = |_| Fault::new(Law::Accepted, format!("{action:?} by {seat:?} is listed and refused"));
        let dice = self.case.room_dice(self.version);
        let played = play_from(list, &self.state, seat, action, dice).map_err(refused)?;
        costs(&self.state, seat, (action, &self.state.cost_preview(seat, action)), &played)?;
        Ok(played)
    }

    /// Chooses an action in the way of this match: at random, of the kind chosen before, or such that lists become long.
    fn decide(&mut self, lists: &Lists<G>) -> (Seat, G::Action) {
        let awaited = self.state.status().awaited();
        let dice = &mut self.walker;
        let back: Vec<(Seat, &G::Action)> = Seat::all(self.case.seats)
            .flat_map(|seat| lists[seat.index()].iter().map(move |action| (seat, action)))
            .filter(|(_, action)| G::is_take_back(action))
            .collect();
        if !back.is_empty() && dice.below(TAKES_BACK) == 0 {
            let (seat, action) = *dice.pick(&back);
            return (seat, action.clone());
        }
        let seat = *dice.pick(&awaited.iter().collect::<Vec<_>>());
        let list: Vec<&G::Action> =
            lists[seat.index()].iter().filter(|action| !G::is_take_back(action)).collect();
        let kinds: Vec<&[&G::Action]> =
            list.chunk_by(|one, two| discriminant(*one) == discriminant(*two)).collect();
        let last = self.last.get(&seat);
        let again = kinds.iter().find(|kind| last.is_some_and(|last| discriminant(kind[0]) == *last));
        let action = match (self.case.number % 8, again) {
            (1 | 5, _) => {
                let kind = *dice.pick(&kinds);
                dice.pick(kind)
            }
            (2 | 6, Some(kind)) if dice.below(8) > 0 => dice.pick(kind),
            (3, _) if dice.below(4) > 0 => &list[0],
            (7, _) => self.longest_after(seat, &list),
            _ => dice.pick(&list),
        };
        self.last.insert(seat, discriminant(*action));
        (seat, (*action).clone())
    }

    /// Of a few actions, the one after which most actions are legal.
    fn longest_after<'a>(&mut self, seat: Seat, list: &'a [&'a G::Action]) -> &'a &'a G::Action {
        let few: Vec<&&G::Action> = (0..LOOKS_AHEAD).map(|_| self.walker.pick(list)).collect();
        let room = |action: &G::Action| {
            let dice = self.case.room_dice(self.version + 1);
            let after = play(&self.state, seat, action, dice).map(|played| played.state);
            let lists =
                |state: &G| Seat::all(self.case.seats).map(|seat| state.legal_actions(seat).len()).max();
            after.ok().as_ref().and_then(lists)
        };
        few.into_iter().max_by_key(|action| room(action)).expect("a few are looked at")
    }

    fn check(&mut self, lists: &Lists<G>, sample: &mut Dice) -> Lawful {
        self.tally.checked += 1;
        let text = shape::json(&self.state)?.to_string();
        let back = serde_json::from_str::<G>(&text);
        hold(back.is_ok_and(|read| read == self.state), Law::Serializes, || {
            format!("the state is not read: {text}")
        })?;
        let referee = self.state.determinize(Viewer::Referee, sample);
        hold(referee == self.state, Law::DeterminizeSound, || "the referee's is not the true state".into())?;
        shape::documents(&self.state, self.case.seats)?;
        let probes = self.probes.draw(lists, sample);
        for seat in self.sampled(Seat::all(self.case.seats).collect(), sample) {
            let mut dice = self.case.dice(Stream::Sample, self.version, 1 + seat.index());
            self.check_seat(seat, &lists[seat.index()], &probes, &mut dice)?;
        }
        for viewer in self.sampled(viewers(self.case.seats), sample) {
            self.check_viewer(lists, viewer)?;
        }
        Ok(())
    }

    fn sampled<T: Copy>(&self, all: Vec<T>, sample: &mut Dice) -> Vec<T> {
        // Always drawn, so that each depth draws the same numbers.
        let one = *sample.pick(&all);
        if matches!(self.depth, Depth::Every) { all } else { vec![one] }
    }

    fn check_seat(
        &self,
        seat: Seat,
        list: &LegalActions<G::Action>,
        probes: &[G::Action],
        sample: &mut Dice,
    ) -> Lawful {
        shape::private_documents(&self.state, seat)?;
        resources::read(&self.state, seat)?;
        shape::asked(&self.state, seat, list)?;
        for action in probes {
            listed_iff_accepted(&self.state, seat, list, action)?;
        }
        for _ in 0..TRIED.min(list.len()) {
            let action = sample.pick(list);
            let dice = || self.case.room_dice(self.version + 1);
            let refused = |_| Fault::new(Law::Accepted, format!("{action:?} of {seat:?} is refused"));
            let played = play(&self.state, seat, action, dice()).map_err(refused)?;
            let again = play(&self.state, seat, action, dice());
            hold(again.as_ref() == Ok(&played), Law::Repeatable, || {
                format!("{action:?} of {seat:?} differs")
            })?;
            costs(&self.state, seat, (action, &self.state.cost_preview(seat, action)), &played)?;
            worth(&self.state, seat, action, &played)?;
            reason(&self.state, seat, action)?;
            ways::check(&self.state, self.case.seats, (seat, action), &played)?;
        }
        Ok(())
    }

    fn check_viewer(&mut self, lists: &Lists<G>, viewer: Viewer) -> Lawful {
        let at = if let Viewer::Seat(seat) = viewer { seat.index() } else { usize::from(self.case.seats) };
        let mut dice = self.case.dice(Stream::Check, self.version, at);
        let fresh = self.state.determinize(viewer, &mut dice);
        self.memory.hold(&self.state, &fresh, viewer, self.case.seats)?;
        self.note(viewer, fresh != self.state);
        let in_depth = matches!(self.depth, Depth::Every);
        let fortune = self.case.room_dice(self.version + 1);
        let seats = self.case.seats;
        let secrecy =
            Secrecy { state: &self.state, seats, lists, viewer, tries: TRIES, fortune: &fortune, in_depth };
        secrecy.check(&fresh, &mut dice)?;
        if let Some(carried) = self.companions.get(&viewer) {
            let secrecy = Secrecy { tries: 1, ..secrecy };
            secrecy.check(carried, &mut dice)?;
        }
        if matches!(self.depth, Depth::Every) {
            self.companions.entry(viewer).or_insert(fresh);
        }
        Ok(())
    }

    /// Tallies whether determinization changed the state, if another seat has a private view.
    fn note(&mut self, viewer: Viewer, changed: bool) {
        let mut others = Seat::all(self.case.seats).filter(|&seat| !viewer.knows(seat));
        if others.any(|seat| self.state.private_view(seat).is_some()) {
            let kind = if viewer == Viewer::Spectator { "the spectators" } else { "the seats" };
            for circumstance in &self.circumstances {
                let name = format!("{kind} with {circumstance}");
                count(self.tally.determinized.entry(name).or_default(), changed);
            }
        }
    }

    /// Checks the step: it is repeatable, its observations have the right shape, and it can be played in determinized states.
    fn check_step(
        &mut self,
        lists: &Lists<G>,
        (seat, action): (Seat, &G::Action),
        played: &Played<G>,
    ) -> Lawful {
        let fortune = self.case.room_dice(self.version);
        let again = play(&self.state, seat, action, fortune.clone());
        hold(again.as_ref() == Ok(played), Law::Repeatable, || {
            format!("{action:?} by {seat:?} differs again")
        })?;
        let mut folded = self.state.clone();
        for (event, told) in played.events.iter().zip(&played.observations) {
            let event = shape::event::<G>(event)?;
            hold(observe(&folded, &event) == *told, Law::Folds, || format!("{event:?} is told differently"))?;
            shape::observed::<G>(told)?;
            folded.apply(&event);
        }
        same_state(&folded, &played.state, Law::Folds, |difference| {
            format!("{action:?} by {seat:?}: folded or played, {difference}")
        })?;
        asked_as(lists, &self.state, &played.state)?;
        automatic::check(&self.state, (seat, action), played, &fortune)?;
        self.accord((seat, action), played, &fortune)?;
        let in_depth = matches!(self.depth, Depth::Every);
        for (viewer, companion) in core::mem::take(&mut self.companions) {
            let seats = self.case.seats;
            let secrecy = Secrecy {
                state: &self.state,
                seats,
                lists,
                viewer,
                tries: TRIES,
                fortune: &fortune,
                in_depth,
            };
            let mut dice = self.case.dice(Stream::Check, self.version, 15);
            let next = secrecy.follow(&companion, (seat, action), played, &mut dice)?;
            // When a match is over, a game may show everything.
            if let Some(next) = next.filter(|_| !matches!(played.state.status(), Status::Over(_))) {
                self.companions.insert(viewer, next);
            }
        }
        Ok(())
    }

    fn accord(&mut self, (seat, action): (Seat, &G::Action), played: &Played<G>, fortune: &Dice) -> Lawful {
        let mut dice = self.case.dice(Stream::Accord, self.version, 0);
        let viewer = *dice.pick(&viewers(self.case.seats));
        let accord = Accord { before: &self.state, played, seats: self.case.seats, viewer };
        accord.of_step((seat, action), fortune, &mut self.tally.traces, &mut dice)
    }

    /// Now and then takes a determinized state back through the latest steps and compares it with what its viewer observed in
    /// each of them.
    fn look_back(&mut self, before: G, played: Played<G>, steps: u32) -> Lawful {
        self.past.push_back((before, played));
        if self.past.len() > STEPS_BACK {
            self.past.pop_front();
        }
        let mut dice = self.case.dice(Stream::Past, self.version, 0);
        let is_over = matches!(self.state.status(), Status::Over(_));
        if is_over || dice.below(steps) > 0 {
            return Ok(());
        }
        let viewer = *dice.pick(&viewers(self.case.seats));
        let mut result = Ok(());
        for _ in 0..TRIED_STATES {
            result = self.take_back(viewer, &mut dice);
            if result.is_ok() {
                break;
            }
        }
        result
    }

    /// Takes one determinized state back. Where one of several things was moved unseen, which one is a guess, so a single
    /// contradiction proves nothing.
    fn take_back(&mut self, viewer: Viewer, dice: &mut Dice) -> Lawful {
        let mut state = self.state.determinize(viewer, dice);
        for (before, played) in self.past.iter().rev() {
            let accord = Accord { before, played, seats: self.case.seats, viewer };
            let Some(earlier) = accord.of_past(&state, &mut self.tally.traces)? else { break };
            state = earlier;
        }
        Ok(())
    }

    /// If the step reveals something, tallies for one viewer who learns it how the same step differs in a determinized
    /// state. If the step rolled dice, also plays it with others and tallies which places of shuffled lists differ.
    fn watch(&mut self, (seat, action): (Seat, &G::Action), played: &Played<G>) -> Lawful {
        let mut dice = self.case.dice(Stream::Watch, self.version, 0);
        let (state, seats) = (&self.state, self.case.seats);
        let viewers = viewers(seats);
        let audience: Vec<Viewer> =
            viewers.iter().copied().filter(|&viewer| played.revealed.includes(viewer)).collect();
        if !audience.is_empty() {
            let viewer = *dice.pick(&audience);
            let fortune = &self.case.room_dice(self.version);
            let step = Revealing { state, seats, seat, action, played, viewer, fortune };
            self.tally.revealed.note(&step, &self.circumstances, &mut dice)?;
        }
        if played.rolled {
            let viewer = *dice.pick(&viewers);
            let refused =
                |_| Fault::new(Law::Accepted, format!("{action:?} by {seat:?} is listed and refused"));
            let other = play(state, seat, action, dice.clone()).map_err(refused)?;
            let both = (&played.state, &other.state);
            self.tally.shuffles.note(Some(state), both, (seats, viewer), &self.circumstances, &mut dice)?;
        }
        Ok(())
    }
}
