//! What a viewer is told, and that it tells nothing of what is hidden.

use super::broken::{Fault, Law, Lawful, hold};
use super::difference::apart;
use super::lists::{Lists, lists, waits};
use super::observed::{Parting, Step, parting};
use crate::frame::{
    Ask, Dice, Game, Line, Listed, Played, ScoreSheet, Seat, SeatSet, Viewer, ask, play, play_from,
};

/// Of how many choices of a list the worth is compared.
const WEIGHED: usize = 3;

/// Everything one viewer is told at one moment. What is equal here is equal on the wire, in length too.
#[derive(Debug)]
pub struct Known<G: Game> {
    story: Vec<G::Seen>,
    awaited: SeatSet,
    waiting: SeatSet,
    headline: Line,
    view: G::View,
    scores: ScoreSheet,
    you: Option<You<G>>,
}

/// What is one seat's own.
#[derive(Debug, PartialEq)]
struct You<G: Game> {
    own: Option<G::Own>,
    scores: Option<ScoreSheet>,
    ask: Ask<G::Action>,
    worth: Vec<Option<i32>>,
}

impl<G: Game> Known<G> {
    /// The first part that is not alike, in both forms.
    #[must_use]
    pub fn difference(&self, other: &Self) -> Option<String> {
        self.public_difference(other).or_else(|| match (&self.you, &other.you) {
            (Some(one), Some(two)) => one.difference(two),
            _ => None,
        })
    }

    fn public_difference(&self, other: &Self) -> Option<String> {
        apart("story", &self.story, &other.story)
            .or_else(|| apart("set of awaited seats", &self.awaited, &other.awaited))
            .or_else(|| apart("set of waiting seats", &self.waiting, &other.waiting))
            .or_else(|| apart("headline", &self.headline, &other.headline))
            .or_else(|| apart("view", &self.view, &other.view))
            .or_else(|| apart("score sheet", &self.scores, &other.scores))
    }
}

impl<G: Game> You<G> {
    fn difference(&self, other: &Self) -> Option<String> {
        apart("own slip", &self.own, &other.own)
            .or_else(|| apart("own score sheet", &self.scores, &other.scores))
            .or_else(|| apart("ask", &self.ask, &other.ask))
            .or_else(|| apart("worth", &self.worth, &other.worth))
    }
}

/// Everything that stands before a viewer in one state.
#[must_use]
pub fn known<G: Game>(state: &G, seats: u8, viewer: Viewer) -> Known<G> {
    let status = state.status();
    Known {
        story: Vec::new(),
        awaited: status.awaited(),
        waiting: Seat::all(seats).filter(|&seat| waits(state, seat)).collect(),
        headline: state.headline(),
        view: state.view(),
        scores: state.scores(),
        you: if let Viewer::Seat(seat) = viewer { Some(you(state, seat)) } else { None },
    }
}

fn you<G: Game>(state: &G, seat: Seat) -> You<G> {
    let list = Listed::of(state, seat);
    // Spread over the list, the same in every state that has it.
    let weighed = list.iter().step_by((list.len() / WEIGHED).max(1)).take(WEIGHED);
    You {
        own: state.own(seat),
        scores: state.own_scores(seat),
        worth: weighed.map(|action| state.worth(seat, action)).collect(),
        ask: ask(state, seat, &list),
    }
}

/// Everything that reaches a viewer by one step: what it sees happen, and what stands before it afterwards.
#[must_use]
pub fn sent<G: Game>(played: &Played<G>, seats: u8, viewer: Viewer) -> Known<G> {
    let story = played.told.iter().filter_map(|told| told.to(viewer)).cloned().collect();
    Known { story, ..known(&played.state, seats, viewer) }
}

/// One viewer of one state.
pub(super) struct Secrecy<'a, G: Game> {
    pub(super) state: &'a G,
    pub(super) seats: u8,
    pub(super) lists: &'a Lists<G>,
    pub(super) viewer: Viewer,
    /// How many actions of each list are tried.
    pub(super) tries: usize,
    /// The dice of the step that is tried: the same in all worlds.
    pub(super) fortune: &'a Dice,
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

    fn same_state(&self, other: &G) -> Lawful {
        let [one, two] = [self.state, other].map(|state| known(state, self.seats, self.viewer));
        self.alike(&one, &two, Law::SecretState)
    }

    fn alike(&self, one: &Known<G>, two: &Known<G>, law: Law) -> Lawful {
        match one.difference(two) {
            Some(difference) => Err(Fault::new(law, format!("{:?} can tell: {difference}", self.viewer))),
            None => Ok(()),
        }
    }

    /// Whether a step told the viewer something new.
    fn learns(&self, played: &Played<G>) -> bool {
        played.revealed.includes(self.viewer)
    }

    /// Holds two steps from states that the viewer cannot tell apart against each other: event by event, up to one that
    /// reveals something to it, and if there is none in what stands before it afterwards. Whether it still cannot tell.
    fn compare(&self, here: &Played<G>, there: Step<'_, G>, law: Law) -> Lawful<bool> {
        let after = || [here, there.1].map(|played| known(&played.state, self.seats, self.viewer));
        match parting((self.state, here), there, self.viewer) {
            Parting::Leak(how) => Err(Fault::new(law, format!("{:?} can tell: {how}", self.viewer))),
            Parting::Revealed => Ok(false),
            Parting::Alike { revealed: true } => {
                let [one, two] = after();
                Ok(one.difference(&two).is_none())
            }
            Parting::Alike { revealed: false } => {
                let [one, two] = after();
                self.alike(&one, &two, law).map(|()| true)
            }
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
            let advice = "what stays hidden from it was taken from the state: gather it, sort it, then shuffle; \
                          draw anew what others chose and did not show";
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

    /// Where the viewer's own step leads in `other`, if it still cannot tell.
    fn own_step(&self, other: &G, seat: Seat, action: &G::Action) -> Lawful<Option<G>> {
        let (here, there) = (self.step(self.state, seat, action)?, self.step(other, seat, action)?);
        let finality = |played: &Played<G>| match (played.rolled, played.is_final()) {
            (true, _) => format!("final (it rolls, and reveals to {:?})", played.revealed),
            (false, true) => format!("final (it reveals to {:?})", played.revealed),
            (false, false) => "not final".to_owned(),
        };
        let alike = self.compare(&here, (other, &there), Law::SecretOwnStep)?;
        let same = here.is_final() == there.is_final()
            && (!alike || (here.rolled, here.revealed) == (there.rolled, there.revealed));
        hold(same, Law::SecretOwnStep, || {
            let (one, two) = (finality(&here), finality(&there));
            format!("{action:?} by {seat:?} is {one} or {two}, depending on what is hidden from it")
        })?;
        Ok(alike.then_some(there.state))
    }

    fn steps_of(&self, seat: Seat, other: &G, dice: &mut Dice) -> Lawful {
        let mut earlier: Option<(Played<G>, Known<G>)> = None;
        for action in some(&self.lists[seat.index()], self.tries, dice) {
            let played = self.step(self.state, seat, action)?;
            if !is_choice(self.state, &played, seat) {
                self.possible(other, seat, action, &played)?;
                continue;
            }
            let there = self.any_choice(other, seat, dice)?;
            let there = there.ok_or_else(|| self.impossible(seat, action))?;
            self.compare(&played, (other, &there), Law::SecretChoice)?;
            let told = sent(&played, self.seats, self.viewer);
            if let Some((before, heard)) = &earlier {
                self.alike(heard, &told, Law::SecretChoice)?;
                self.blind(&before.state, &played.state, dice)?;
            }
            earlier = Some((played, told));
        }
        Ok(())
    }

    /// What the seat could do in `other` to the same appearance: where that leads, if the viewer still cannot tell.
    ///
    /// Where something comes to light, any other action may look the same up to there; so if the same one is listed, it
    /// has to be that one.
    fn possible(&self, other: &G, seat: Seat, action: &G::Action, played: &Played<G>) -> Lawful<Option<G>> {
        let list = Listed::of(other, seat);
        let same = list.iter().filter(|candidate| *candidate == action);
        let rest = list.iter().filter(|candidate| *candidate != action);
        let only_same = self.learns(played) && list.has(action);
        let mut nearest = None;
        for candidate in same.chain(rest.filter(|_| !only_same)) {
            let there = self.step_from(&list, other, seat, candidate)?;
            match self.compare(played, (other, &there), Law::SecretStep) {
                Ok(alike) => return Ok(alike.then_some(there.state)),
                Err(fault) => nearest = nearest.or(Some(fault)),
            }
        }
        Err(nearest.unwrap_or_else(|| self.impossible(seat, action)))
    }

    fn impossible(&self, seat: Seat, action: &G::Action) -> Fault {
        let what =
            "tells something, reveals nothing to it, and could not have been done in a resampled state";
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
        if self.viewer == Viewer::Seat(seat) {
            self.own_step(other, seat, action)
        } else if is_choice(self.state, played, seat) {
            Ok(self.any_choice(other, seat, dice)?.map(|there| there.state))
        } else {
            self.possible(other, seat, action, played)
        }
    }

    fn any_choice(&self, state: &G, seat: Seat, dice: &mut Dice) -> Lawful<Option<Played<G>>> {
        let list = Listed::of(state, seat);
        let mut shuffled: Vec<&G::Action> = list.iter().collect();
        dice.shuffle(&mut shuffled);
        for action in shuffled {
            let played = self.step_from(&list, state, seat, action)?;
            if is_choice(state, &played, seat) {
                return Ok(Some(played));
            }
        }
        Ok(None)
    }

    fn step(&self, state: &G, seat: Seat, action: &G::Action) -> Lawful<Played<G>> {
        self.step_from(&Listed::of(state, seat), state, seat, action)
    }

    fn step_from(
        &self,
        list: &Listed<G::Action>,
        state: &G,
        seat: Seat,
        action: &G::Action,
    ) -> Lawful<Played<G>> {
        let refused = |_| Fault::new(Law::Accepted, format!("{action:?} by {seat:?} is listed and refused"));
        play_from(list, state, seat, action, self.fortune.clone()).map_err(refused)
    }
}

/// Whether a step was a secret choice that is not yet revealed: taking it back brings the seat to where it was. (Who
/// answers an offer while an earlier choice waits can take back that choice, and not the answer.)
pub(super) fn is_choice<G: Game>(before: &G, played: &Played<G>, seat: Seat) -> bool {
    if played.is_final() || before.is_open(seat) || waits(before, seat) || !waits(&played.state, seat) {
        return false;
    }
    let list = Listed::of(&played.state, seat);
    let again = play_from(&list, &played.state, seat, &list[0], Dice::from_number(0));
    again.is_ok_and(|again| Listed::of(&again.state, seat) == Listed::of(before, seat))
}

fn some<'a, A>(actions: &'a [A], tries: usize, dice: &mut Dice) -> Vec<&'a A> {
    let mut drawn: Vec<&A> = actions.iter().collect();
    dice.shuffle(&mut drawn);
    drawn.truncate(tries);
    drawn
}
