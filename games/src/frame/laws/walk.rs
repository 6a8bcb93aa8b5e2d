//! One random match, checked on the way.

use super::broken::{Fault, Law, Lawful, hold};
use super::lists::{costs, lists, offers, places_follow_scores};
use super::probe::{Probes, listed_iff_accepted};
use super::secrecy::Secrecy;
use super::shape;
use crate::frame::{Dice, Game, Played, Seat, Seed, Status, Viewer, open, play};
use core::cell::Cell;
use core::mem::{Discriminant, discriminant};
use std::collections::BTreeMap;

/// In one of so many steps a seat that waits reconsiders, if any may.
const RECONSIDERS: u32 = 16;
/// How many listed actions of one seat are tried at a checked step, and how many of each for secrecy.
const TRIED: usize = 8;
const TRIES: usize = 2;

/// One match of a plan.
pub(super) struct Case<G: Game> {
    pub(super) options: G::Options,
    pub(super) seats: u8,
    pub(super) seed: Seed,
    pub(super) number: u32,
}

/// Which steps are checked in full.
#[derive(Clone, Copy)]
pub(super) enum Depth {
    /// All, for every viewer, beside resampled states that are carried along.
    Every,
    /// One in so many, for one viewer.
    OneIn(u32),
}

/// What a match showed.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) steps: u32,
    pub(super) checked: u32,
    /// How often something was hidden from a kind of viewer, and how often resampling changed it.
    pub(super) resampled: BTreeMap<&'static str, (u32, u32)>,
}

struct Walk<'a, G: Game> {
    case: &'a Case<G>,
    depth: Depth,
    state: G,
    probes: Probes<G>,
    /// For each viewer a state it cannot tell from the true one, since a while.
    companions: BTreeMap<Viewer, G>,
    last: BTreeMap<Seat, Discriminant<G::Action>>,
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
        let mut walk = Walk {
            case: self,
            depth,
            state: opening.state,
            probes: Probes::new(),
            companions: BTreeMap::new(),
            last: BTreeMap::new(),
            walker: self.dice(Stream::Walk, 0, 0),
            version: 0,
            tally: Tally::default(),
        };
        let mut record = opening.events;
        let census = walk.state.census();
        while let Some(events) = walk.step()? {
            record.extend(events);
            at.set(walk.version);
            let now = walk.state.census();
            hold(now == census, Law::Conserved, || format!("there were {census:?} and are {now:?}"))?;
            hold(walk.tally.steps <= G::MOST_STEPS, Law::Ends, || {
                format!("not within {} steps", G::MOST_STEPS)
            })?;
        }
        self.refold(&record, &walk)?;
        Ok(walk.tally)
    }

    fn refold(&self, record: &[G::Event], walk: &Walk<'_, G>) -> Lawful {
        let lay = |why| Fault::new(Law::Options, format!("{why}"));
        let mut folded = G::new(&self.options, self.seats).map_err(lay)?;
        for event in record {
            let event = if matches!(walk.depth, Depth::Every) { &shape::event::<G>(event)? } else { event };
            folded.apply(event);
        }
        hold(folded == walk.state, Law::Folds, || format!("folded it is {folded:?}, played {:?}", walk.state))
    }
}

impl<G: Game> Walk<'_, G> {
    /// Checks where the match stands and plays one step; nothing once it is over.
    fn step(&mut self) -> Lawful<Option<Vec<G::Event>>> {
        let lists = lists(&self.state, self.case.seats)?;
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
            places_follow_scores(&places, &self.state.scores(Viewer::Referee))?;
            return Ok(None);
        }
        let (seat, action) = self.decide(&lists);
        self.version += 1;
        if G::reconsiders(&action) {
            // Neither this step nor the choice that it takes back counts.
            self.tally.steps = self.tally.steps.saturating_sub(1);
        } else {
            self.tally.steps += 1;
        }
        let played = self.play(seat, &action, &lists[seat.index()])?;
        if in_full {
            self.check_step(&lists, (seat, &action), &played)?;
        }
        self.state = played.state;
        Ok(Some(played.events))
    }

    fn play(&self, seat: Seat, action: &G::Action, list: &[G::Action]) -> Lawful<Played<G>> {
        let refused = |_| Fault::new(Law::Accepted, format!("{action:?} by {seat:?} is listed and refused"));
        let played = play(&self.state, seat, action, self.case.room_dice(self.version)).map_err(refused)?;
        let ask = self.state.ask(seat);
        offers::<G>(&ask, list, seat)?;
        if let Some(choice) = ask.choices.iter().find(|choice| choice.action == *action) {
            costs(&self.state, seat, choice, &played)?;
        }
        Ok(played)
    }

    /// The match's way of choosing: most matches wander, some hold on to one kind of action.
    fn decide(&mut self, lists: &[Vec<G::Action>]) -> (Seat, G::Action) {
        let awaited = self.state.status().awaited();
        let dice = &mut self.walker;
        let waiting: Vec<Seat> = Seat::all(self.case.seats)
            .filter(|&seat| !awaited.contains(seat) && !lists[seat.index()].is_empty())
            .collect();
        if !waiting.is_empty() && dice.below(RECONSIDERS) == 0 {
            let seat = *dice.pick(&waiting);
            return (seat, lists[seat.index()][0].clone());
        }
        let seat = *dice.pick(&awaited.iter().collect::<Vec<_>>());
        let list = &lists[seat.index()];
        let kinds: Vec<&[G::Action]> =
            list.chunk_by(|one, two| discriminant(one) == discriminant(two)).collect();
        let last = self.last.get(&seat);
        let again = kinds.iter().find(|kind| last.is_some_and(|last| discriminant(&kind[0]) == *last));
        let action = match (self.case.number % 4, again) {
            (1, _) => {
                let kind = *dice.pick(&kinds);
                dice.pick(kind)
            }
            (2, Some(kind)) if dice.below(8) > 0 => dice.pick(kind),
            (3, _) if dice.below(4) > 0 => &list[0],
            _ => dice.pick(list),
        };
        self.last.insert(seat, discriminant(action));
        (seat, action.clone())
    }

    fn check(&mut self, lists: &[Vec<G::Action>], sample: &mut Dice) -> Lawful {
        self.tally.checked += 1;
        let text = shape::json(&self.state)?.to_string();
        let back = serde_json::from_str::<G>(&text);
        hold(back.is_ok_and(|read| read == self.state), Law::Serializes, || {
            format!("the state is not read: {text}")
        })?;
        let referee = self.state.resample(Viewer::Referee, sample);
        hold(referee == self.state, Law::ResampleSound, || "the referee's is not the true state".into())?;
        let probes = self.probes.draw(lists, sample);
        for seat in self.sampled(Seat::all(self.case.seats).collect(), sample) {
            let mut dice = self.case.dice(Stream::Sample, self.version, 1 + seat.index());
            self.check_seat(seat, &lists[seat.index()], &probes, &mut dice)?;
        }
        shape::documents(&self.state, self.case.seats, Viewer::Referee)?;
        let viewers = Seat::all(self.case.seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        for viewer in self.sampled(viewers, sample) {
            shape::documents(&self.state, self.case.seats, viewer)?;
            self.check_viewer(lists, viewer, &probes)?;
        }
        Ok(())
    }

    fn sampled<T: Copy>(&self, all: Vec<T>, sample: &mut Dice) -> Vec<T> {
        // Drawn in any case: every depth draws the same.
        let one = *sample.pick(&all);
        if matches!(self.depth, Depth::Every) { all } else { vec![one] }
    }

    fn check_seat(&self, seat: Seat, list: &[G::Action], probes: &[G::Action], sample: &mut Dice) -> Lawful {
        shape::ask(&self.state, seat, list)?;
        for action in probes {
            listed_iff_accepted(&self.state, seat, list, action)?;
        }
        let ask = self.state.ask(seat);
        for _ in 0..TRIED.min(list.len()) {
            let choice = sample.pick(&ask.choices);
            let dice = || self.case.room_dice(self.version + 1);
            let refused = |_| Fault::new(Law::Accepted, format!("{choice:?} of {seat:?} is refused"));
            let played = play(&self.state, seat, &choice.action, dice()).map_err(refused)?;
            let again = play(&self.state, seat, &choice.action, dice());
            hold(again.as_ref() == Ok(&played), Law::Repeatable, || {
                format!("{choice:?} of {seat:?} differs")
            })?;
            costs(&self.state, seat, choice, &played)?;
        }
        Ok(())
    }

    fn check_viewer(&mut self, lists: &[Vec<G::Action>], viewer: Viewer, probes: &[G::Action]) -> Lawful {
        let at = if let Viewer::Seat(seat) = viewer { seat.index() } else { usize::from(self.case.seats) };
        let mut dice = self.case.dice(Stream::Check, self.version, at);
        let fresh = self.state.resample(viewer, &mut dice);
        self.note(viewer, fresh != self.state);
        let secrecy = Secrecy { state: &self.state, seats: self.case.seats, lists, viewer, tries: TRIES };
        secrecy.check(&fresh, probes, &mut dice)?;
        if let Some(carried) = self.companions.get(&viewer) {
            let secrecy = Secrecy { tries: 1, ..secrecy };
            secrecy.check(carried, probes, &mut dice)?;
        }
        if matches!(self.depth, Depth::Every) {
            self.companions.entry(viewer).or_insert(fresh);
        }
        Ok(())
    }

    fn note(&mut self, viewer: Viewer, changed: bool) {
        let [all, some, others] = [Viewer::Referee, viewer, Viewer::Spectator]
            .map(|viewer| serde_json::to_string(&self.state.view(viewer)).unwrap_or_default());
        if all != some && all != others {
            let kind = if viewer == Viewer::Spectator { "the spectators" } else { "the seats" };
            let entry = self.tally.resampled.entry(kind).or_default();
            *entry = (entry.0 + 1, entry.1 + u32::from(changed));
        }
    }

    /// The step itself: the same again, its story told in the right shape, and its shadow in other worlds.
    fn check_step(
        &mut self,
        lists: &[Vec<G::Action>],
        (seat, action): (Seat, &G::Action),
        played: &Played<G>,
    ) -> Lawful {
        let again = play(&self.state, seat, action, self.case.room_dice(self.version));
        hold(again.as_ref() == Ok(played), Law::Repeatable, || {
            format!("{action:?} by {seat:?} differs again")
        })?;
        let mut folded = self.state.clone();
        for event in &played.events {
            let event = shape::event::<G>(event)?;
            for viewer in
                Seat::all(self.case.seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee])
            {
                folded.seen(&event, viewer).iter().try_for_each(shape::seen::<G>)?;
            }
            folded.apply(&event);
        }
        hold(folded == played.state, Law::Folds, || format!("{:?} do not lead there", played.events))?;
        for (viewer, companion) in core::mem::take(&mut self.companions) {
            let secrecy = Secrecy { state: &self.state, seats: self.case.seats, lists, viewer, tries: TRIES };
            let mut dice = self.case.dice(Stream::Check, self.version, 15);
            if let Some(next) = secrecy.follow(&companion, (seat, action), played, &mut dice)? {
                self.companions.insert(viewer, next);
            }
        }
        Ok(())
    }
}
