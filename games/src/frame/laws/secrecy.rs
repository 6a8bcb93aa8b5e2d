//! What a viewer is told, and that it tells nothing of what is hidden.

use super::broken::{Fault, Law, Lawful, hold};
use super::lists::{lists, waits};
use crate::frame::{Ask, Dice, Game, Line, Played, ScoreSheet, Seat, SeatSet, Viewer, play};
use serde::Serialize;

/// Everything one viewer is told at one moment. What is equal here is equal on the wire, in length too.
#[derive(Debug)]
pub struct Told<G: Game> {
    story: Vec<G::Seen>,
    awaited: SeatSet,
    waiting: SeatSet,
    headline: Line,
    view: G::View,
    scores: ScoreSheet,
    ask: Option<Ask<G::Action>>,
}

impl<G: Game> Told<G> {
    /// The first part that is not alike, in both forms.
    #[must_use]
    pub fn difference(&self, other: &Self) -> Option<String> {
        apart("story", &self.story, &other.story)
            .or_else(|| apart("set of awaited seats", &self.awaited, &other.awaited))
            .or_else(|| apart("set of waiting seats", &self.waiting, &other.waiting))
            .or_else(|| apart("headline", &self.headline, &other.headline))
            .or_else(|| apart("view", &self.view, &other.view))
            .or_else(|| apart("score sheet", &self.scores, &other.scores))
            .or_else(|| apart("ask", &self.ask, &other.ask))
    }
}

fn apart<T: PartialEq + Serialize>(part: &str, one: &T, two: &T) -> Option<String> {
    let text = |value: &T| serde_json::to_string(value).unwrap_or_else(|e| e.to_string());
    (one != two).then(|| format!("its {part} is {} or {}", text(one), text(two)))
}

/// Everything that stands before a viewer in one state.
#[must_use]
pub fn known<G: Game>(state: &G, seats: u8, viewer: Viewer) -> Told<G> {
    Told {
        story: Vec::new(),
        awaited: state.status().awaited(),
        waiting: Seat::all(seats).filter(|&seat| waits(state, seat)).collect(),
        headline: state.headline(viewer),
        view: state.view(viewer),
        scores: state.scores(viewer),
        ask: if let Viewer::Seat(seat) = viewer { Some(state.ask(seat)) } else { None },
    }
}

/// Everything that reaches a viewer by one step: what it sees happen, and what stands before it afterwards.
#[must_use]
pub fn sent<G: Game>(before: &G, played: &Played<G>, seats: u8, viewer: Viewer) -> Told<G> {
    let mut state = before.clone();
    let mut story = Vec::new();
    for event in &played.events {
        story.extend(state.seen(event, viewer));
        state.apply(event);
    }
    Told { story, ..known(&played.state, seats, viewer) }
}

/// One viewer of one state.
pub(super) struct Secrecy<'a, G: Game> {
    pub(super) state: &'a G,
    pub(super) seats: u8,
    pub(super) lists: &'a [Vec<G::Action>],
    pub(super) viewer: Viewer,
    /// How many actions of each list are tried.
    pub(super) tries: usize,
}

impl<G: Game> Secrecy<'_, G> {
    /// Holds the true state against `other`, which the viewer is said not to tell from it.
    pub(super) fn check(&self, other: &G, probes: &[G::Action], dice: &mut Dice) -> Lawful {
        self.same_state(other)?;
        self.sound(other)?;
        self.blind(self.state, other, dice)?;
        self.own_steps(other, dice)?;
        for seat in Seat::all(self.seats).filter(|&seat| self.viewer != Viewer::Seat(seat)) {
            self.steps_of(seat, other, dice)?;
        }
        self.refusals(other, probes, dice)
    }

    /// Whoever holds a seat may also open the page as a spectator.
    fn same_state(&self, other: &G) -> Lawful {
        for eyes in [self.viewer, Viewer::Spectator] {
            let [one, two] = [self.state, other].map(|state| known(state, self.seats, eyes));
            self.alike(&one, &two, Law::SecretState)?;
        }
        Ok(())
    }

    fn after(&self, before: &G, played: &Played<G>) -> Told<G> {
        sent(before, played, self.seats, self.viewer)
    }

    fn alike(&self, one: &Told<G>, two: &Told<G>, law: Law) -> Lawful {
        match one.difference(two) {
            Some(difference) => Err(Fault::new(law, format!("{:?} can tell: {difference}", self.viewer))),
            None => Ok(()),
        }
    }

    fn sound(&self, other: &G) -> Lawful {
        let same = other.census() == self.state.census() && other.status() == self.state.status();
        hold(same, Law::ResampleSound, || {
            format!("resampled for {:?} it counts {:?}", self.viewer, other.census())
        })?;
        lists(other, self.seats).map(drop).map_err(|fault| {
            Fault::new(
                Law::ResampleSound,
                format!("resampled for {:?}: {:?}: {}", self.viewer, fault.law, fault.what),
            )
        })
    }

    /// What cannot be told apart is resampled alike, dice for dice: so nothing else than the viewer's knowledge
    /// can have gone into it.
    fn blind(&self, one: &G, two: &G, dice: &mut Dice) -> Lawful {
        let number = u64::from(dice.below(u32::MAX));
        let [one, two] = [one, two].map(|state| state.resample(self.viewer, &mut Dice::from_number(number)));
        hold(one == two, Law::ResampleBlind, || {
            let advice = "gather what is hidden and sort it, then shuffle";
            format!("for {:?}, with the same dice, it gives {one:?} or {two:?} ({advice})", self.viewer)
        })
    }

    fn own_steps(&self, other: &G, dice: &mut Dice) -> Lawful {
        let Viewer::Seat(seat) = self.viewer else { return Ok(()) };
        for action in some(&self.lists[seat.index()], 2 * self.tries, dice) {
            self.own_step(other, seat, action)?;
        }
        Ok(())
    }

    fn own_step(&self, other: &G, seat: Seat, action: &G::Action) -> Lawful<G> {
        let (here, there) = (step(self.state, seat, action)?, step(other, seat, action)?);
        let flags = |played: &Played<G>| (played.rolled, played.revealed);
        hold(flags(&here) == flags(&there), Law::SecretOwnStep, || {
            format!("whether {action:?} by {seat:?} is final depends on what is hidden from it")
        })?;
        if !is_final(&here) {
            self.alike(&self.after(self.state, &here), &self.after(other, &there), Law::SecretOwnStep)?;
        }
        Ok(there.state)
    }

    fn steps_of(&self, seat: Seat, other: &G, dice: &mut Dice) -> Lawful {
        let mut earlier: Option<(Played<G>, Told<G>)> = None;
        for action in some(&self.lists[seat.index()], self.tries, dice) {
            let played = step(self.state, seat, action)?;
            if is_final(&played) {
                continue;
            }
            let told = self.after(self.state, &played);
            if !is_choice(self.state, &played, seat) {
                self.possible(other, seat, action, &told)?;
                continue;
            }
            let there = any_choice(other, seat, dice)?;
            let there = there.ok_or_else(|| self.impossible(seat, action))?;
            self.alike(&told, &self.after(other, &there), Law::SecretChoice)?;
            if let Some((before, heard)) = &earlier {
                self.alike(heard, &told, Law::SecretChoice)?;
                self.blind(&before.state, &played.state, dice)?;
            }
            earlier = Some((played, told));
        }
        Ok(())
    }

    /// What the seat could do in `other` to the same appearance.
    fn possible(&self, other: &G, seat: Seat, action: &G::Action, told: &Told<G>) -> Lawful<G> {
        let list = other.legal(seat);
        let same = list.iter().filter(|candidate| *candidate == action);
        let rest = list.iter().filter(|candidate| *candidate != action);
        let mut nearest = None;
        for candidate in same.chain(rest) {
            let there = step(other, seat, candidate)?;
            if is_final(&there) {
                continue;
            }
            match self.alike(told, &self.after(other, &there), Law::SecretStep) {
                Ok(()) => return Ok(there.state),
                Err(fault) => nearest = nearest.or(Some(fault)),
            }
        }
        Err(nearest.unwrap_or_else(|| self.impossible(seat, action)))
    }

    fn impossible(&self, seat: Seat, action: &G::Action) -> Fault {
        let what = "tells something, is not final, and could not have been done in a resampled state";
        Fault::new(Law::SecretStep, format!("to {:?}, {action:?} by {seat:?} {what}", self.viewer))
    }

    fn refusals(&self, other: &G, probes: &[G::Action], dice: &mut Dice) -> Lawful {
        let Viewer::Seat(seat) = self.viewer else { return Ok(()) };
        let accepts = |state: &G, action| play(state, seat, action, Dice::from_number(0)).is_ok();
        for action in some(probes, self.tries, dice) {
            let alike = accepts(self.state, action) == accepts(other, action);
            hold(alike, Law::SecretRefusal, || {
                format!("{action:?} by {seat:?} is refused depending on secrets")
            })?;
        }
        Ok(())
    }

    /// Where a step of the match leads in `other`, as long as the viewer cannot tell the two apart.
    pub(super) fn follow(
        &self,
        other: &G,
        (seat, action): (Seat, &G::Action),
        played: &Played<G>,
        dice: &mut Dice,
    ) -> Lawful<Option<G>> {
        if is_final(played) {
            Ok(None)
        } else if self.viewer == Viewer::Seat(seat) {
            self.own_step(other, seat, action).map(Some)
        } else if is_choice(self.state, played, seat) {
            Ok(any_choice(other, seat, dice)?.map(|there| there.state))
        } else {
            self.possible(other, seat, action, &self.after(self.state, played)).map(Some)
        }
    }
}

/// Whether a step told somebody something new, or used chance.
fn is_final<G: Game>(played: &Played<G>) -> bool {
    played.rolled || played.revealed
}

/// Whether a step was a choice that is not yet revealed.
fn is_choice<G: Game>(before: &G, played: &Played<G>, seat: Seat) -> bool {
    !is_final(played) && !waits(before, seat) && waits(&played.state, seat)
}

fn any_choice<G: Game>(state: &G, seat: Seat, dice: &mut Dice) -> Lawful<Option<Played<G>>> {
    let mut list = state.legal(seat);
    dice.shuffle(&mut list);
    for action in &list {
        let played = step(state, seat, action)?;
        if is_choice(state, &played, seat) {
            return Ok(Some(played));
        }
    }
    Ok(None)
}

fn step<G: Game>(state: &G, seat: Seat, action: &G::Action) -> Lawful<Played<G>> {
    let refused = |_| Fault::new(Law::Accepted, format!("{action:?} by {seat:?} is listed and refused"));
    play(state, seat, action, Dice::from_number(0)).map_err(refused)
}

fn some<'a, A>(actions: &'a [A], tries: usize, dice: &mut Dice) -> Vec<&'a A> {
    let mut drawn: Vec<&A> = actions.iter().collect();
    dice.shuffle(&mut drawn);
    drawn.truncate(tries);
    drawn
}
