//! Secret choices that several seats make at once.

use super::{Dice, Observed, Seat, SeatSet, Viewer};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// At least the number of seats of any table.
const SEATS: usize = 8;

/// The secret choice of each seat, until all choices are revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "C: Serialize + serde::de::DeserializeOwned")]
pub struct Ballot<C>([Option<C>; SEATS]);

impl<C> Default for Ballot<C> {
    fn default() -> Self {
        Self([const { None }; SEATS])
    }
}

impl<C> Ballot<C> {
    /// Records the choice of a seat. Panics if the seat has chosen already.
    pub fn choose(&mut self, seat: Seat, choice: C) {
        let before = self.0[seat.index()].replace(choice);
        assert!(before.is_none(), "{seat:?} chooses twice");
    }

    /// Removes the choice of a seat. Panics if the seat has not chosen.
    pub fn reconsider(&mut self, seat: Seat) {
        self.0[seat.index()].take().expect("the seat has chosen");
    }

    /// Removes and returns the choice of a seat, if there is one, to carry it out.
    pub fn take(&mut self, seat: Seat) -> Option<C> {
        self.0[seat.index()].take()
    }

    /// Whether a seat has chosen, which is public.
    pub fn has(&self, seat: Seat) -> bool {
        self.0[seat.index()].is_some()
    }

    /// The choice of a seat, which is secret.
    pub fn of(&self, seat: Seat) -> Option<&C> {
        self.0[seat.index()].as_ref()
    }

    /// The deciding seats that have not chosen yet.
    #[must_use]
    pub fn awaited(&self, deciding: SeatSet) -> SeatSet {
        deciding.iter().filter(|&seat| !self.has(seat)).collect()
    }

    /// All choices so far, in the order of seats.
    pub fn choices(&self) -> impl Iterator<Item = (Seat, &C)> {
        Seat::all(u8::try_from(SEATS).expect("few seats")).filter_map(|seat| Some((seat, self.of(seat)?)))
    }

    /// Replaces each choice hidden from `viewer` by a random one of those that the seat could make.
    pub fn determinize(&mut self, viewer: Viewer, dice: &mut Dice, mut choices_of: impl FnMut(Seat) -> Vec<C>)
    where
        C: Clone,
    {
        for (seat, choice) in (0..).map(Seat).zip(&mut self.0) {
            if choice.is_some() && !viewer.knows(seat) {
                *choice = Some(dice.pick(&choices_of(seat)).clone());
            }
        }
    }
}

/// One seat observes its secret. All other viewers observe the same without the secret.
pub fn observed_in_secret<T, O>(seat: Seat, secret: T, observation: impl Fn(Option<T>) -> O) -> Observed<O> {
    Observed::apart(seat, observation(Some(secret)), Some(observation(None)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(choices: &[(u8, char)]) -> Ballot<char> {
        let mut ballot = Ballot::default();
        choices.iter().for_each(|&(seat, choice)| ballot.choose(Seat(seat), choice));
        ballot
    }

    #[test]
    fn a_seat_that_has_chosen_is_not_awaited_until_it_reconsiders() {
        let mut ballot = chosen(&[(1, 'x')]);
        assert_eq!(ballot.awaited(SeatSet::all(3)), [Seat(0), Seat(2)].into_iter().collect());
        ballot.reconsider(Seat(1));
        assert_eq!(ballot.awaited(SeatSet::all(3)).len(), 3);
    }

    #[test]
    fn choices_are_ordered_by_seat() {
        let mut ballot = chosen(&[(2, 'b'), (0, 'a')]);
        assert_eq!(ballot.choices().collect::<Vec<_>>(), [(Seat(0), &'a'), (Seat(2), &'b')]);
        assert_eq!((ballot.take(Seat(2)), ballot.take(Seat(1))), (Some('b'), None));
        assert!(!ballot.has(Seat(2)));
    }

    #[test]
    #[should_panic(expected = "chooses twice")]
    fn choosing_twice_panics() {
        chosen(&[(0, 'a'), (0, 'b')]);
    }

    #[test]
    fn determinizing_changes_only_hidden_choices() {
        let mut ballot = chosen(&[(0, 'a'), (1, 'a')]);
        let mut dice = Dice::from_number(1);
        ballot.determinize(Viewer::Seat(Seat(0)), &mut dice, |_| vec!['z']);
        assert_eq!(ballot, chosen(&[(0, 'a'), (1, 'z')]));
        ballot.determinize(Viewer::Referee, &mut dice, |_| vec!['y']);
        assert_eq!(ballot, chosen(&[(0, 'a'), (1, 'z')]));
    }
}
