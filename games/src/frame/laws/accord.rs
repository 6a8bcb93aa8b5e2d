//! Checks that determinized states do not contradict what their viewer observed.
//!
//! A state that is determinized after a step is taken back, event by event, to the beginning of the step. The
//! observations that the viewer would have made on the way must be those that it made, revealed or not, and the state at
//! the beginning must look to the viewer like the true one.

use super::broken::{Fault, Law, Lawful, hold};
use super::difference::apart;
use super::inverse::{Cause, cause, holds_the_same};
use super::lists_in::quietly;
use super::observed::{Parting, parting};
use super::secrecy::known;
use super::traces::Traces;
use crate::frame::{Dice, Game, LegalActions, Played, Seat, Viewer, observe, play_from};

/// A step as one viewer observes it.
pub(super) struct Accord<'a, G: Game> {
    pub(super) before: &'a G,
    pub(super) played: &'a Played<G>,
    pub(super) seats: u8,
    pub(super) viewer: Viewer,
}

impl<G: Game> Accord<'_, G> {
    /// Checks a state that is determinized after the opening.
    pub(super) fn of_opening(&self, traces: &mut Traces, dice: &mut Dice) -> Lawful {
        let determinized = self.played.state.determinize(self.viewer, dice);
        // The laws make up states and events. If the game panics in one of them, that is no fault of the game.
        quietly(|| self.hold(&determinized, traces).map(drop)).unwrap_or(Ok(()))
    }

    /// Checks a state that is determinized after the step.
    pub(super) fn of_step(
        &self,
        (seat, action): (Seat, &G::Action),
        fortune: &Dice,
        traces: &mut Traces,
        dice: &mut Dice,
    ) -> Lawful {
        let determinized = self.played.state.determinize(self.viewer, dice);
        let held = quietly(|| match self.hold(&determinized, traces)? {
            Some(other) => self.hold_beginning(&other, (seat, action), fortune, dice),
            None => Ok(()),
        });
        held.unwrap_or(Ok(()))
    }

    /// Checks a state that was determinized some steps later and taken back to the end of this step. Returns the state in
    /// which the step would have begun, if it can be found.
    pub(super) fn of_past(&self, after: &G, traces: &mut Traces) -> Lawful<Option<G>> {
        let held = quietly(|| {
            let Some(earlier) = self.hold(after, traces)? else { return Ok(None) };
            if earlier == *self.before {
                return Ok(Some(earlier));
            }
            if !holds_the_same(self.before, &earlier) {
                return Ok(None);
            }
            let [one, two] = [self.before, &earlier].map(|state| known(state, self.seats, self.viewer));
            match one.difference(&two) {
                Some(difference) => Err(self.contradicts(&difference)),
                None => Ok(Some(earlier)),
            }
        });
        held.unwrap_or(Ok(None))
    }

    fn contradicts(&self, what: &str) -> Fault {
        let what = format!(
            "{:?} knew better before {:?} than a state determinized after them: {what}",
            self.viewer, self.played.events
        );
        Fault::new(Law::DeterminizeRemembers, what)
    }

    /// Compares the observations that would have led to this state with those that were made. Returns the state in which the
    /// step would have begun, if it can be found.
    fn hold(&self, determinized: &G, traces: &mut Traces) -> Lawful<Option<G>> {
        let mut drafts = vec![self.before.clone()];
        for event in &self.played.events {
            let mut draft = drafts[drafts.len() - 1].clone();
            draft.apply(event);
            drafts.push(draft);
        }
        let mut state = determinized.clone();
        for (at, event) in self.played.events.iter().enumerate().rev() {
            let found = cause(&drafts[at], event, &drafts[at + 1], &state);
            if state != drafts[at + 1] {
                let compared = found.as_ref().is_some_and(|found| found.holds_the_same);
                traces.note::<G>(self.seats, event, compared)?;
            }
            let Some(found) = found else { return Ok(None) };
            self.observed_alike(at, &drafts[at], &found)?;
            state = found.state;
        }
        Ok(Some(state))
    }

    fn observed_alike(&self, at: usize, draft: &G, found: &Cause<G>) -> Lawful {
        let earlier = &found.state;
        let observed = observe(earlier, &found.event);
        let (made, would_make) = (self.played.observations[at].to(self.viewer), observed.to(self.viewer));
        let Some(difference) = apart("observation", &made, &would_make).filter(|_| found.holds_the_same)
        else {
            return Ok(());
        };
        // A state that looks different before the event contradicts more than this observation.
        let own =
            |state: &G| if let Viewer::Seat(seat) = self.viewer { state.private_view(seat) } else { None };
        let looks_alike = (draft.view(), own(draft)) == (earlier.view(), own(earlier));
        let revealed = self.played.reveals[at].includes(self.viewer);
        let law = if revealed || !looks_alike { Law::DeterminizeRemembers } else { Law::SecretStep };
        let advice = match law {
            Law::SecretStep => "observes what was not revealed to it",
            _ => "observed what a determinized state contradicts",
        };
        Err(Fault::new(law, format!("{:?} {advice}: {difference}", self.viewer)))
    }

    /// Compares the state in which the step would have begun with the true one, and the step played in it with the true
    /// step.
    fn hold_beginning(
        &self,
        other: &G,
        (seat, action): (Seat, &G::Action),
        fortune: &Dice,
        dice: &mut Dice,
    ) -> Lawful {
        if other == self.before || !holds_the_same(self.before, other) {
            return Ok(());
        }
        let viewer = self.viewer;
        let [one, two] = [self.before, other].map(|state| known(state, self.seats, viewer));
        if let Some(difference) = one.difference(&two) {
            return Err(self.contradicts(&difference));
        }
        let number = u64::from(dice.below(u32::MAX));
        let [one, two] =
            [self.before, other].map(|state| state.determinize(viewer, &mut Dice::from_number(number)));
        hold(one == two, Law::DeterminizeRemembers, || {
            self.contradicts(&apart("determinized state", &one, &two).unwrap_or_default()).what
        })?;
        let list = LegalActions::of(other, seat);
        let Ok(there) = play_from(&list, other, seat, action, fortune.clone()) else { return Ok(()) };
        match parting((self.before, self.played), (other, &there), viewer) {
            Parting::Leak(how) => Err(Fault::new(
                Law::SecretStep,
                format!("after {action:?} by {seat:?} {viewer:?} can tell: {how}"),
            )),
            // A roll may come out differently. Nothing else may show what a determinized state contradicts.
            Parting::Revealed if !self.played.rolled => {
                let what = "was shown what a state that was determinized later contradicts";
                Err(Fault::new(
                    Law::DeterminizeRemembers,
                    format!("by {action:?} of {seat:?} {viewer:?} {what}"),
                ))
            }
            Parting::Revealed | Parting::Alike { .. } => Ok(()),
        }
    }
}
