//! Checks that nothing a viewer is sent depends on what is hidden from it.

use super::broken::{Fault, Law, Lawful, hold};
use super::difference::{apart, same_state};
use super::lists::{Lists, lists, waits};
use super::needed::{Check, is_off};
use super::observed::{Parting, Step, parting};
use crate::frame::{
    Dice, Game, LegalActions, Line, LoggedOf, Played, Prompt, ScoreSheet, Seat, SeatSet, Viewer, play_from,
    prompt_for,
};

/// For how many actions of a list the score deltas are compared.
const WEIGHED: usize = 3;

/// How many determinized states are tried to find one that reveals the same as the true one.
const TRIED_STATES: usize = 8;

/// Everything that one viewer is sent at one moment. What is equal here has equal bytes on the wire.
#[derive(Debug)]
pub struct Known<G: Game> {
    story: Vec<LoggedOf<G>>,
    awaited: SeatSet,
    waiting: SeatSet,
    headline: Line,
    view: G::View,
    scores: ScoreSheet,
    you: Option<You<G>>,
}

/// The part of it that only a seat is sent.
#[derive(Debug, PartialEq)]
struct You<G: Game> {
    own: Option<G::PrivateView>,
    scores: Option<ScoreSheet>,
    prompt: Prompt<G::Action>,
    worth: Vec<Worth>,
}

/// What a seat is told about an action on request: its score delta, and why a bot suggests it.
type Worth = (Option<i32>, Option<Line>);

fn worth<G: Game>(state: &G, seat: Seat, action: &G::Action) -> Worth {
    (state.score_delta(seat, action), state.why(seat, action))
}

impl<G: Game> Known<G> {
    /// The first difference, in words.
    #[must_use]
    pub fn difference(&self, other: &Self) -> Option<String> {
        self.public_difference(other).or_else(|| match (&self.you, &other.you) {
            (Some(one), Some(two)) => one.difference(two),
            _ => None,
        })
    }

    fn public_difference(&self, other: &Self) -> Option<String> {
        apart("observations", &self.story, &other.story)
            .or_else(|| apart("set of awaited seats", &self.awaited, &other.awaited))
            .or_else(|| apart("set of waiting seats", &self.waiting, &other.waiting))
            .or_else(|| apart("headline", &self.headline, &other.headline))
            .or_else(|| apart("view", &self.view, &other.view))
            .or_else(|| apart("score sheet", &self.scores, &other.scores))
    }
}

impl<G: Game> You<G> {
    fn difference(&self, other: &Self) -> Option<String> {
        apart("private view", &self.own, &other.own)
            .or_else(|| apart("private score sheet", &self.scores, &other.scores))
            .or_else(|| apart("prompt", &self.prompt, &other.prompt))
            .or_else(|| apart("score deltas and reasons", &self.worth, &other.worth))
    }
}

/// Everything that a viewer is shown of one state.
#[must_use]
pub fn known<G: Game>(state: &G, seats: u8, viewer: Viewer) -> Known<G> {
    let status = state.status();
    Known {
        story: Vec::new(),
        awaited: status.awaited(),
        waiting: Seat::all(seats).filter(|&seat| waits(state, seat)).collect(),
        headline: state.headline(),
        view: state.view(),
        scores: state.score_sheet(),
        you: if let Viewer::Seat(seat) = viewer { Some(you(state, seat)) } else { None },
    }
}

fn you<G: Game>(state: &G, seat: Seat) -> You<G> {
    let list = LegalActions::of(state, seat);
    // The same actions in every state that has this list.
    let weighed = list.iter().step_by((list.len() / WEIGHED).max(1)).take(WEIGHED);
    You {
        own: state.private_view(seat),
        scores: state.private_score_sheet(seat),
        worth: weighed.map(|action| worth(state, seat, action)).collect(),
        prompt: prompt_for(state, seat, &list),
    }
}

/// Everything that a viewer is sent of one step: its observations, and what it is shown afterwards.
#[must_use]
pub fn sent<G: Game>(played: &Played<G>, seats: u8, viewer: Viewer) -> Known<G> {
    let story = played.observations.iter().filter_map(|told| told.to(viewer)).cloned().collect();
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
    /// The dice of the step that is tried, the same in all states.
    pub(super) fortune: &'a Dice,
    /// Whether all score deltas are compared and more states are tried.
    pub(super) in_depth: bool,
}

impl<G: Game> Secrecy<'_, G> {
    /// Compares the true state with `other`, which the viewer should not be able to tell from it.
    pub(super) fn check(&self, other: &G, dice: &mut Dice) -> Lawful {
        if !is_off(Check::SameState) {
            self.same_state(other)?;
        }
        self.same_deltas(other)?;
        self.concealed(dice)?;
        self.sound(other)?;
        self.blind(other, dice)?;
        self.own_steps(other, dice)?;
        for seat in Seat::all(self.seats).filter(|&seat| self.viewer != Viewer::Seat(seat)) {
            self.steps_of(seat, other, dice)?;
        }
        Ok(())
    }

    fn same_state(&self, other: &G) -> Lawful {
        let [one, two] = [self.state, other].map(|state| known(state, self.seats, self.viewer));
        self.alike(&one, &two, Law::SecretState)
    }

    /// In depth, the score delta of every action and its reason are the same in both states, not only of the few in
    /// [`known`].
    fn same_deltas(&self, other: &G) -> Lawful {
        let Viewer::Seat(seat) = self.viewer else { return Ok(()) };
        let list = &self.lists[seat.index()];
        let differs = |action: &&G::Action| worth(self.state, seat, action) != worth(other, seat, action);
        let in_depth = self.in_depth && !is_off(Check::SameDeltas);
        let found = list.iter().filter(|_| in_depth).find(differs);
        found.map_or(Ok(()), |action| {
            let what = format!("{seat:?} can tell by the score delta or the reason of {action:?}");
            Err(Fault::new(Law::SecretState, what))
        })
    }

    /// Compares with a concealed state: what is out of the viewer's sight must not be shown to it or observed by it in a step
    /// of another seat, even if it could remember it.
    fn concealed(&self, dice: &mut Dice) -> Lawful {
        let number = u64::from(dice.below(u32::MAX));
        let [other, determinized] = [
            self.state.conceal(self.viewer, &mut Dice::from_number(number)),
            self.state.determinize(self.viewer, &mut Dice::from_number(number)),
        ];
        if other == determinized {
            return Ok(());
        }
        if !is_off(Check::ConcealedState) {
            self.same_state(&other)?;
        }
        for seat in Seat::all(self.seats).filter(|&seat| self.viewer != Viewer::Seat(seat)) {
            let list = LegalActions::of(&other, seat);
            let both = some(&self.lists[seat.index()], self.tries, dice)
                .into_iter()
                .filter(|action| list.has(action));
            for action in both {
                let here = self.step(self.state, seat, action)?;
                let there = self.step_from(&list, &other, seat, action)?;
                let parting = parting((self.state, &here), (&other, &there), self.viewer);
                if let Parting::Leak(how) = parting
                    && !is_off(Check::ConcealedStep)
                {
                    let what = format!("{:?} is shown what is out of its sight: {how}", self.viewer);
                    return Err(Fault::new(Law::SecretStep, what));
                }
            }
        }
        Ok(())
    }

    fn alike(&self, one: &Known<G>, two: &Known<G>, law: Law) -> Lawful {
        match one.difference(two) {
            Some(difference) => Err(Fault::new(law, format!("{:?} can tell: {difference}", self.viewer))),
            None => Ok(()),
        }
    }

    /// Whether a step revealed something to the viewer.
    fn learns(&self, played: &Played<G>) -> bool {
        played.revealed.includes(self.viewer)
    }

    /// Compares two steps from states that the viewer cannot tell apart: event by event, up to one that reveals something to
    /// it; if there is none, also what it is shown afterwards. Returns whether the viewer still cannot tell them apart.
    fn compare(&self, here: &Played<G>, there: Step<'_, G>, law: Law) -> Lawful<bool> {
        let after = || [here, there.1].map(|played| known(&played.state, self.seats, self.viewer));
        self.same_automatic(here, there.1)?;
        match parting((self.state, here), there, self.viewer) {
            Parting::Leak(_) if is_off(Check::SameObservations) => Ok(false),
            Parting::Leak(how) => Err(Fault::new(law, format!("{:?} can tell: {how}", self.viewer))),
            Parting::Revealed => Ok(false),
            Parting::Alike { revealed: true } => {
                let [one, two] = after();
                Ok(one.difference(&two).is_none())
            }
            Parting::Alike { revealed: false } => {
                let finals = (here.is_final(), there.1.is_final());
                hold(finals.0 == finals.1 || is_off(Check::SameFinality), law, || {
                    let viewer = self.viewer;
                    format!(
                        "{viewer:?} can tell by whether the step can be undone: it is final in one state alone"
                    )
                })?;
                let [one, two] = after();
                if is_off(Check::SameAfterwards) {
                    return Ok(one.difference(&two).is_none());
                }
                self.alike(&one, &two, law).map(|()| true)
            }
        }
    }

    /// What the game carries out by itself tells nothing, unless the step revealed something before.
    fn same_automatic(&self, here: &Played<G>, there: &Played<G>) -> Lawful {
        let same = self.learns(here) || self.learns(there) || here.automatic == there.automatic;
        hold(same || is_off(Check::SameAutomatic), Law::Automatic, || {
            let (viewer, one, two) = (self.viewer, &here.automatic, &there.automatic);
            format!("{viewer:?} can tell by what the game does by itself: {one:?} or {two:?}")
        })
    }

    fn sound(&self, other: &G) -> Lawful {
        let same = other.conserved_counts() == self.state.conserved_counts()
            && other.status() == self.state.status();
        hold(same || is_off(Check::SameCounts), Law::DeterminizeSound, || {
            format!("determinized for {:?} it counts {:?}", self.viewer, other.conserved_counts())
        })?;
        match lists(other, self.seats) {
            Err(fault) if !is_off(Check::SameLists) => {
                let what = format!("determinized for {:?}: {:?}: {}", self.viewer, fault.law, fault.what);
                Err(Fault::new(Law::DeterminizeSound, what))
            }
            _ => Ok(()),
        }
    }

    /// States that the viewer cannot tell apart are determinized to the same state by the same dice. Otherwise
    /// determinization reads something that the viewer does not know.
    fn blind(&self, other: &G, dice: &mut Dice) -> Lawful {
        let number = u64::from(dice.below(u32::MAX));
        if is_off(Check::Blind) {
            return Ok(());
        }
        let [one, two] =
            [self.state, other].map(|state| state.determinize(self.viewer, &mut Dice::from_number(number)));
        same_state(&one, &two, Law::DeterminizeBlind, |difference| {
            let advice = "what stays hidden from it was taken from the state: gather it, sort it, then shuffle; \
                          draw anew what others chose and did not show";
            format!("for {:?}, with the same dice, {difference} ({advice})", self.viewer)
        })
    }

    fn own_steps(&self, other: &G, dice: &mut Dice) -> Lawful {
        let Viewer::Seat(seat) = self.viewer else { return Ok(()) };
        for action in some(&self.lists[seat.index()], 2 * self.tries, dice) {
            self.own_step(other, seat, action)?;
        }
        Ok(())
    }

    /// The state after the viewer's own step in `other`, if the viewer still cannot tell.
    pub(super) fn own_step(&self, other: &G, seat: Seat, action: &G::Action) -> Lawful<Option<G>> {
        let (here, there) = (self.step(self.state, seat, action)?, self.step(other, seat, action)?);
        let finality = |played: &Played<G>| match (played.rolled, played.is_final()) {
            (true, _) => format!("final (it rolls, and reveals to {:?})", played.revealed),
            (false, true) => format!("final (it reveals to {:?})", played.revealed),
            (false, false) => "not final".to_owned(),
        };
        let alike = match parting((self.state, &here), (other, &there), self.viewer) {
            Parting::Revealed => {
                self.beyond_a_reveal(seat, action, &here)?;
                false
            }
            _ => self.compare(&here, (other, &there), Law::SecretOwnStep)?,
        };
        let same = here.is_final() == there.is_final()
            && (!alike || (here.rolled, here.revealed) == (there.rolled, there.revealed));
        hold(same || is_off(Check::OwnFinality), Law::SecretOwnStep, || {
            let (one, two) = (finality(&here), finality(&there));
            format!("{action:?} by {seat:?} is {one} or {two}, depending on what is hidden from it")
        })?;
        Ok(alike.then_some(there.state))
    }

    fn steps_of(&self, seat: Seat, other: &G, dice: &mut Dice) -> Lawful {
        for action in some(&self.lists[seat.index()], self.tries, dice) {
            let played = self.step(self.state, seat, action)?;
            if !is_choice(self.state, &played, seat) {
                self.possible(other, seat, action, &played)?;
                self.beyond_a_reveal(seat, action, &played)?;
                continue;
            }
            let there = self.any_choice(other, seat, dice)?;
            let there = there.ok_or_else(|| self.impossible(seat, action))?;
            self.compare(&played, (other, &there), Law::SecretChoice)?;
        }
        Ok(())
    }

    /// Finds an action of the seat in `other` that looks the same to the viewer. Returns the state after it, if the viewer still
    /// cannot tell.
    ///
    /// If the step reveals something and the same action is legal in `other`, only that one is tried: up to the revealing
    /// event, many actions look the same.
    fn possible(&self, other: &G, seat: Seat, action: &G::Action, played: &Played<G>) -> Lawful<Option<G>> {
        let list = LegalActions::of(other, seat);
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
        if is_off(Check::PossibleStep) {
            return Ok(None);
        }
        Err(nearest.unwrap_or_else(|| self.impossible(seat, action)))
    }

    /// Compares what follows an event that reveals something, in a determinized state in which it reveals the same.
    fn beyond_a_reveal(&self, seat: Seat, action: &G::Action, played: &Played<G>) -> Lawful {
        let first = played.reveals.iter().position(|audience| audience.includes(self.viewer));
        let follows = |first: usize| {
            played.observations[first + 1..].iter().any(|observed| observed.to(self.viewer).is_some())
        };
        if !self.in_depth || !first.is_some_and(follows) || is_off(Check::BeyondAReveal) {
            return Ok(());
        }
        let mut dice = self.fortune.clone();
        for _ in 0..TRIED_STATES {
            let other = self.state.determinize(self.viewer, &mut dice);
            let list = LegalActions::of(&other, seat);
            if !list.has(action) {
                continue;
            }
            let there = self.step_from(&list, &other, seat, action)?;
            let parting = parting((self.state, played), (&other, &there), self.viewer);
            if parting != Parting::Revealed {
                return self.compare(played, (&other, &there), Law::SecretStep).map(drop);
            }
        }
        Ok(())
    }

    fn impossible(&self, seat: Seat, action: &G::Action) -> Fault {
        let what = "shows something, reveals nothing to it, and is not possible in a determinized state";
        Fault::new(Law::SecretStep, format!("to {:?}, {action:?} by {seat:?} {what}", self.viewer))
    }

    /// The state after a step of the match in `other`, if the viewer cannot tell the two apart.
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
        let list = LegalActions::of(state, seat);
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
        self.step_from(&LegalActions::of(state, seat), state, seat, action)
    }

    fn step_from(
        &self,
        list: &LegalActions<G::Action>,
        state: &G,
        seat: Seat,
        action: &G::Action,
    ) -> Lawful<Played<G>> {
        let refused = |_| Fault::new(Law::Accepted, format!("{action:?} by {seat:?} is listed and refused"));
        play_from(list, state, seat, action, self.fortune.clone()).map_err(refused)
    }
}

/// Whether a step was a secret choice that is not yet revealed: taking it back gives the seat the same legal actions
/// again. (A seat that answers an offer while its earlier choice waits can take back the choice, not the answer.)
pub(super) fn is_choice<G: Game>(before: &G, played: &Played<G>, seat: Seat) -> bool {
    if played.is_final() || before.decides_openly(seat) || waits(before, seat) || !waits(&played.state, seat)
    {
        return false;
    }
    let list = LegalActions::of(&played.state, seat);
    let again = play_from(&list, &played.state, seat, &list[0], Dice::from_number(0));
    again.is_ok_and(|again| LegalActions::of(&again.state, seat) == LegalActions::of(before, seat))
}

fn some<'a, A>(actions: &'a [A], tries: usize, dice: &mut Dice) -> Vec<&'a A> {
    let mut drawn: Vec<&A> = actions.iter().collect();
    dice.shuffle(&mut drawn);
    drawn.truncate(tries);
    drawn
}
