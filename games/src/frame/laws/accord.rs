//! Every resampled state is in accord with what its viewer was told.
//!
//! After a step a resampled state is taken back, event by event, to the beginning of the step: how would it have come
//! about? What the viewer would have been told on that way has to be what it was told, whether it was said to be
//! revealed or not; and where the way begins, the viewer could not have told that state from the true one. Step by step,
//! the whole match is gone over so.

use super::broken::{Fault, Law, Lawful, hold};
use super::difference::apart;
use super::inverse::{cause, holds_the_same};
use super::lists_in::quietly;
use super::observed::{Parting, parting};
use super::secrecy::known;
use crate::frame::{Dice, Game, Listed, Played, Seat, Viewer, play_from};

/// A step, as one viewer is told of it.
pub(super) struct Accord<'a, G: Game> {
    pub(super) before: &'a G,
    pub(super) played: &'a Played<G>,
    pub(super) seats: u8,
    pub(super) viewer: Viewer,
}

impl<G: Game> Accord<'_, G> {
    /// What the viewer is told of the deal is in accord with a state that is resampled after it.
    pub(super) fn of_opening(&self, dice: &mut Dice) -> Lawful {
        let resampled = self.played.state.resample(self.viewer, dice);
        // States and events that never were are no fault of the game where it cannot bear them.
        quietly(|| self.hold(&resampled).map(drop)).unwrap_or(Ok(()))
    }

    /// So is what it is told of a step.
    pub(super) fn of_step(
        &self,
        (seat, action): (Seat, &G::Action),
        fortune: &Dice,
        dice: &mut Dice,
    ) -> Lawful {
        let resampled = self.played.state.resample(self.viewer, dice);
        let held = quietly(|| match self.hold(&resampled)? {
            Some(other) => self.hold_beginning(&other, (seat, action), fortune, dice),
            None => Ok(()),
        });
        held.unwrap_or(Ok(()))
    }

    /// Holds a state that was resampled after the step to what was told of it. Where the step would have begun, if that
    /// can be found.
    fn hold(&self, resampled: &G) -> Lawful<Option<G>> {
        let mut drafts = vec![self.before.clone()];
        for event in &self.played.events {
            let mut draft = drafts[drafts.len() - 1].clone();
            draft.apply(event);
            drafts.push(draft);
        }
        let mut state = resampled.clone();
        for (at, event) in self.played.events.iter().enumerate().rev() {
            let Some((earlier, other)) = cause(&drafts[at], event, &drafts[at + 1], &state) else {
                return Ok(None);
            };
            self.told_alike(at, &drafts[at], (&earlier, &other))?;
            state = earlier;
        }
        Ok(Some(state))
    }

    fn told_alike(&self, at: usize, draft: &G, (earlier, event): (&G, &G::Event)) -> Lawful {
        let told = earlier.told(event);
        let (heard, would_hear) = (self.played.told[at].to(self.viewer), told.to(self.viewer));
        let Some(difference) = apart("story", &heard, &would_hear).filter(|_| holds_the_same(draft, earlier))
        else {
            return Ok(());
        };
        // A state that looks different before the event contradicts more than what is told of it.
        let own = |state: &G| if let Viewer::Seat(seat) = self.viewer { state.own(seat) } else { None };
        let looks_alike = (draft.view(), own(draft)) == (earlier.view(), own(earlier));
        let revealed = self.played.reveals[at].includes(self.viewer);
        let law = if revealed || !looks_alike { Law::ResampleRemembers } else { Law::SecretStep };
        let advice = match law {
            Law::SecretStep => "is told of what was not revealed to it",
            _ => "was told what a resampled state contradicts",
        };
        Err(Fault::new(law, format!("{:?} {advice}: {difference}", self.viewer)))
    }

    /// Holds the state in which the step would have begun to what the viewer knew then, and what `seat` would have
    /// played in it to what it saw.
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
        let contradicts = |what: String| {
            let what =
                format!("{viewer:?} knew better before this step than a state resampled after it: {what}");
            Fault::new(Law::ResampleRemembers, what)
        };
        if let Some(difference) = one.difference(&two) {
            return Err(contradicts(difference));
        }
        let number = u64::from(dice.below(u32::MAX));
        let [one, two] =
            [self.before, other].map(|state| state.resample(viewer, &mut Dice::from_number(number)));
        hold(one == two, Law::ResampleRemembers, || {
            contradicts(apart("resampled state", &one, &two).unwrap_or_default()).what
        })?;
        let list = Listed::of(other, seat);
        let Ok(there) = play_from(&list, other, seat, action, fortune.clone()) else { return Ok(()) };
        match parting((self.before, self.played), (other, &there), viewer) {
            Parting::Leak(how) => Err(Fault::new(
                Law::SecretStep,
                format!("after {action:?} by {seat:?} {viewer:?} can tell: {how}"),
            )),
            // Dice fall as they like; nothing else may show what a resampled state contradicts.
            Parting::Revealed if !self.played.rolled => {
                let what = "was shown what a state that was resampled later contradicts";
                Err(Fault::new(
                    Law::ResampleRemembers,
                    format!("by {action:?} of {seat:?} {viewer:?} {what}"),
                ))
            }
            Parting::Revealed | Parting::Alike { .. } => Ok(()),
        }
    }
}
