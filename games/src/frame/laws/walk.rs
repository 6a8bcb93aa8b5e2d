//! One random match, checked on the way.

use super::accord::Accord;
use super::broken::{Fault, Law, Lawful, hold};
use super::lists::{Lists, costs, lists, places_follow_scores, worth};
use super::memory::Memory;
use super::probe::{Probes, listed_iff_accepted};
use super::revealed::{Revealed, Revealing};
use super::secrecy::Secrecy;
use super::shuffles::Shuffles;
use super::{Odds, count, counters, shape, ways};
use crate::frame::{Dice, Game, Listed, Played, Seat, Seed, Status, Viewer, ask, open, play, play_from};
use core::cell::Cell;
use core::mem::{Discriminant, discriminant};
use std::collections::BTreeMap;

/// In one of so many steps somebody takes something back, if anybody may.
const TAKES_BACK: u32 = 16;
/// How many listed actions of one seat are tried at a checked step, and how many of each for secrecy.
const TRIED: usize = 8;
const TRIES: usize = 2;
/// In one of so many matches whatever is revealed is held against what might have been.
const WATCHED: u32 = 4;
/// A match that seeks long lists looks at so many actions before each step.
const LOOKS_AHEAD: usize = 4;

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
    pub(super) longest_list: usize,
    /// How often something was hidden from a kind of viewer, and how often resampling changed it.
    pub(super) resampled: BTreeMap<&'static str, Odds>,
    pub(super) revealed: Revealed,
    pub(super) shuffles: Shuffles,
}

struct Walk<'a, G: Game> {
    case: &'a Case<G>,
    depth: Depth,
    state: G,
    probes: Probes<G>,
    /// For each viewer a state it cannot tell from the true one, since a while.
    companions: BTreeMap<Viewer, G>,
    memory: Memory,
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
    Watch = 4,
    Accord = 5,
}

/// Everybody who may look on.
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
        if self.number.is_multiple_of(WATCHED) {
            self.accord_of_opening(&opening)?;
        }
        let mut walk = Walk {
            case: self,
            depth,
            state: opening.state,
            probes: Probes::new(),
            companions: BTreeMap::new(),
            memory: Memory::default(),
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

    fn accord_of_opening(&self, opening: &Played<G>) -> Lawful {
        let lay = |why| Fault::new(Law::Options, format!("{why}"));
        let before = &G::new(&self.options, self.seats, G::FORMAT).map_err(lay)?;
        let mut dice = self.dice(Stream::Accord, 0, 0);
        let viewer = *dice.pick(&viewers(self.seats));
        Accord { before, played: opening, seats: self.seats, viewer }.of_opening(&mut dice)
    }

    fn refold(&self, record: &[G::Event], walk: &Walk<'_, G>) -> Lawful {
        let lay = |why| Fault::new(Law::Options, format!("{why}"));
        let mut folded = G::new(&self.options, self.seats, G::FORMAT).map_err(lay)?;
        for event in record {
            let event = if matches!(walk.depth, Depth::Every) { &shape::event::<G>(event)? } else { event };
            folded.apply(event);
        }
        hold(folded == walk.state, Law::Folds, || format!("folded it is {folded:?}, played {:?}", walk.state))
    }
}

/// Whoever is said to be asked the same after a step is asked the same.
fn asked_as<G: Game>(lists: &Lists<G>, before: &G, after: &G) -> Lawful {
    for (seat, list) in (0..).map(Seat).zip(lists) {
        if after.asks_as(before, seat) || before.asks_as(after, seat) {
            let (then, now) = (ask(before, seat, list), ask(after, seat, &Listed::of(after, seat)));
            hold(then == now, Law::Asked, || format!("{seat:?} was asked {then:?} and is asked {now:?}"))?;
        }
    }
    Ok(())
}

impl<G: Game> Walk<'_, G> {
    /// Checks where the match stands and plays one step; nothing once it is over.
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
            places_follow_scores(&places, &self.state.scores())?;
            return Ok(None);
        }
        let (seat, action) = self.decide(&lists);
        self.version += 1;
        if G::back(&action) {
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
        self.state = played.state;
        Ok(Some(played.events))
    }

    fn play(&self, seat: Seat, action: &G::Action, list: &Listed<G::Action>) -> Lawful<Played<G>> {
        let refused = |_| Fault::new(Law::Accepted, format!("{action:?} by {seat:?} is listed and refused"));
        let dice = self.case.room_dice(self.version);
        let played = play_from(list, &self.state, seat, action, dice).map_err(refused)?;
        costs(&self.state, seat, (action, &self.state.price(seat, action)), &played)?;
        Ok(played)
    }

    /// The match's way of choosing: most matches wander, some hold on to one kind of action, some seek long lists.
    fn decide(&mut self, lists: &Lists<G>) -> (Seat, G::Action) {
        let awaited = self.state.status().awaited();
        let dice = &mut self.walker;
        let back: Vec<(Seat, &G::Action)> = Seat::all(self.case.seats)
            .flat_map(|seat| lists[seat.index()].iter().map(move |action| (seat, action)))
            .filter(|(_, action)| G::back(action))
            .collect();
        if !back.is_empty() && dice.below(TAKES_BACK) == 0 {
            let (seat, action) = *dice.pick(&back);
            return (seat, action.clone());
        }
        let seat = *dice.pick(&awaited.iter().collect::<Vec<_>>());
        let list: Vec<&G::Action> = lists[seat.index()].iter().filter(|action| !G::back(action)).collect();
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

    /// Of a few actions the one after which there is most to choose from.
    fn longest_after<'a>(&mut self, seat: Seat, list: &'a [&'a G::Action]) -> &'a &'a G::Action {
        let few: Vec<&&G::Action> = (0..LOOKS_AHEAD).map(|_| self.walker.pick(list)).collect();
        let room = |action: &G::Action| {
            let dice = self.case.room_dice(self.version + 1);
            let after = play(&self.state, seat, action, dice).map(|played| played.state);
            let lists = |state: &G| Seat::all(self.case.seats).map(|seat| state.choices(seat).len()).max();
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
        let referee = self.state.resample(Viewer::Referee, sample);
        hold(referee == self.state, Law::ResampleSound, || "the referee's is not the true state".into())?;
        shape::documents(&self.state, self.case.seats)?;
        let probes = self.probes.draw(lists, sample);
        for seat in self.sampled(Seat::all(self.case.seats).collect(), sample) {
            let mut dice = self.case.dice(Stream::Sample, self.version, 1 + seat.index());
            self.check_seat(seat, &lists[seat.index()], &probes, &mut dice)?;
        }
        for viewer in self.sampled(viewers(self.case.seats), sample) {
            self.check_viewer(lists, viewer, &probes)?;
        }
        Ok(())
    }

    fn sampled<T: Copy>(&self, all: Vec<T>, sample: &mut Dice) -> Vec<T> {
        // Drawn in any case: every depth draws the same.
        let one = *sample.pick(&all);
        if matches!(self.depth, Depth::Every) { all } else { vec![one] }
    }

    fn check_seat(
        &self,
        seat: Seat,
        list: &Listed<G::Action>,
        probes: &[G::Action],
        sample: &mut Dice,
    ) -> Lawful {
        shape::slip(&self.state, seat)?;
        counters::read(&self.state, seat)?;
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
            costs(&self.state, seat, (action, &self.state.price(seat, action)), &played)?;
            worth(&self.state, seat, action, &played)?;
            ways::check(&self.state, self.case.seats, (seat, action), &played)?;
        }
        Ok(())
    }

    fn check_viewer(&mut self, lists: &Lists<G>, viewer: Viewer, probes: &[G::Action]) -> Lawful {
        let at = if let Viewer::Seat(seat) = viewer { seat.index() } else { usize::from(self.case.seats) };
        let mut dice = self.case.dice(Stream::Check, self.version, at);
        let fresh = self.state.resample(viewer, &mut dice);
        self.memory.hold(&self.state, &fresh, viewer, self.case.seats)?;
        self.note(viewer, fresh != self.state);
        let fortune = self.case.room_dice(self.version + 1);
        let seats = self.case.seats;
        let secrecy = Secrecy { state: &self.state, seats, lists, viewer, tries: TRIES, fortune: &fortune };
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

    /// Somebody holds what this viewer does not know: resampling had something to change.
    fn note(&mut self, viewer: Viewer, changed: bool) {
        let mut others = Seat::all(self.case.seats).filter(|&seat| !viewer.knows(seat));
        if others.any(|seat| self.state.own(seat).is_some()) {
            let kind = if viewer == Viewer::Spectator { "the spectators" } else { "the seats" };
            count(self.tally.resampled.entry(kind).or_default(), changed);
        }
    }

    /// The step itself: the same again, its story told in the right shape, and its shadow in other worlds.
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
        for (event, told) in played.events.iter().zip(&played.told) {
            let event = shape::event::<G>(event)?;
            hold(folded.told(&event) == *told, Law::Folds, || format!("{event:?} is told differently"))?;
            shape::told::<G>(told)?;
            folded.apply(&event);
        }
        hold(folded == played.state, Law::Folds, || format!("{:?} do not lead there", played.events))?;
        asked_as(lists, &self.state, &played.state)?;
        self.accord((seat, action), played, &fortune)?;
        for (viewer, companion) in core::mem::take(&mut self.companions) {
            let seats = self.case.seats;
            let secrecy =
                Secrecy { state: &self.state, seats, lists, viewer, tries: TRIES, fortune: &fortune };
            let mut dice = self.case.dice(Stream::Check, self.version, 15);
            let next = secrecy.follow(&companion, (seat, action), played, &mut dice)?;
            // Once it is over, a game may take all for shown.
            if let Some(next) = next.filter(|_| !matches!(played.state.status(), Status::Over(_))) {
                self.companions.insert(viewer, next);
            }
        }
        Ok(())
    }

    fn accord(&self, (seat, action): (Seat, &G::Action), played: &Played<G>, fortune: &Dice) -> Lawful {
        let mut dice = self.case.dice(Stream::Accord, self.version, 0);
        let viewer = *dice.pick(&viewers(self.case.seats));
        let accord = Accord { before: &self.state, played, seats: self.case.seats, viewer };
        accord.of_step((seat, action), fortune, &mut dice)
    }

    /// Holds what a step reveals against what it might have revealed, for one of those it was hidden from; and what it
    /// shuffled against how it might lie.
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
            self.tally.revealed.note(&step, &mut dice)?;
        }
        if played.rolled {
            let viewer = *dice.pick(&viewers);
            let refused =
                |_| Fault::new(Law::Accepted, format!("{action:?} by {seat:?} is listed and refused"));
            let other = play(state, seat, action, dice.clone()).map_err(refused)?;
            let both = (&played.state, &other.state);
            self.tally.shuffles.note(Some(state), both, (seats, viewer), &mut dice)?;
        }
        Ok(())
    }
}
