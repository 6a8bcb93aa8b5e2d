//! Simultaneous secret choices: each waits until the last one is in.

use super::{Dice, Seat, SeatSet, Told, Viewer};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// More seats than any table has.
const SEATS: usize = 8;

/// What each seat chose in secret, until all of it is revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "C: Serialize + serde::de::DeserializeOwned")]
pub struct Ballot<C>([Option<C>; SEATS]);

impl<C> Default for Ballot<C> {
    fn default() -> Self {
        Self([const { None }; SEATS])
    }
}

impl<C> Ballot<C> {
    /// A seat chooses. It has not chosen yet.
    pub fn choose(&mut self, seat: Seat, choice: C) {
        let before = self.0[seat.index()].replace(choice);
        assert!(before.is_none(), "{seat:?} chooses twice");
    }

    /// A seat takes its choice back. It has chosen.
    pub fn reconsider(&mut self, seat: Seat) {
        self.0[seat.index()].take().expect("the seat has chosen");
    }

    /// A choice, if there is one, is no longer waiting: it is carried out.
    pub fn take(&mut self, seat: Seat) -> Option<C> {
        self.0[seat.index()].take()
    }

    /// Whether a seat has chosen: everybody may know.
    pub fn has(&self, seat: Seat) -> bool {
        self.0[seat.index()].is_some()
    }

    /// What a seat chose: its own business.
    pub fn of(&self, seat: Seat) -> Option<&C> {
        self.0[seat.index()].as_ref()
    }

    /// Those of the deciding seats who have not chosen yet.
    #[must_use]
    pub fn awaited(&self, deciding: SeatSet) -> SeatSet {
        deciding.iter().filter(|&seat| !self.has(seat)).collect()
    }

    /// All choices so far, the lowest seat first.
    pub fn choices(&self) -> impl Iterator<Item = (Seat, &C)> {
        Seat::all(u8::try_from(SEATS).expect("few seats")).filter_map(|seat| Some((seat, self.of(seat)?)))
    }

    /// Lets the seats of which `viewer` knows nothing choose anew, from what each of them could choose.
    pub fn resample(&mut self, viewer: Viewer, dice: &mut Dice, mut open: impl FnMut(Seat) -> Vec<C>)
    where
        C: Clone,
    {
        for (seat, choice) in (0..).map(Seat).zip(&mut self.0) {
            if choice.is_some() && !viewer.knows(seat) {
                *choice = Some(dice.pick(&open(seat)).clone());
            }
        }
    }
}

/// Tells a seat its own secret, and everybody else that there is one.
pub fn in_secret<T, S>(seat: Seat, secret: T, seen: impl Fn(Option<T>) -> S) -> Told<S> {
    Told::apart(seat, seen(Some(secret)), Some(seen(None)))
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
    fn who_has_chosen_is_awaited_no_more_until_it_takes_that_back() {
        let mut ballot = chosen(&[(1, 'x')]);
        assert_eq!(ballot.awaited(SeatSet::all(3)), [Seat(0), Seat(2)].into_iter().collect());
        ballot.reconsider(Seat(1));
        assert_eq!(ballot.awaited(SeatSet::all(3)).len(), 3);
    }

    #[test]
    fn choices_come_by_seat() {
        let mut ballot = chosen(&[(2, 'b'), (0, 'a')]);
        assert_eq!(ballot.choices().collect::<Vec<_>>(), [(Seat(0), &'a'), (Seat(2), &'b')]);
        assert_eq!((ballot.take(Seat(2)), ballot.take(Seat(1))), (Some('b'), None));
        assert!(!ballot.has(Seat(2)));
    }

    #[test]
    #[should_panic(expected = "chooses twice")]
    fn nobody_chooses_twice() {
        chosen(&[(0, 'a'), (0, 'b')]);
    }

    #[test]
    fn resampling_changes_what_the_viewer_does_not_know() {
        let mut ballot = chosen(&[(0, 'a'), (1, 'a')]);
        let mut dice = Dice::from_number(1);
        ballot.resample(Viewer::Seat(Seat(0)), &mut dice, |_| vec!['z']);
        assert_eq!(ballot, chosen(&[(0, 'a'), (1, 'z')]));
        ballot.resample(Viewer::Referee, &mut dice, |_| vec!['y']);
        assert_eq!(ballot, chosen(&[(0, 'a'), (1, 'z')]));
    }
}
