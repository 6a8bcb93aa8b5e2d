//! The best arrangement of dogs in bays, by numbers of dogs of each breed.

use super::super::data::{BAY_SIZES, Breed, SAME_BREED, Spot};
use super::super::kennel::{Dog, Kennel};

/// A point in the unit of these values.
pub(in crate::dogs_cardgame) const POINT: i32 = 10;

const BAYS: usize = BAY_SIZES.len();
const BREEDS: usize = Breed::ALL.len();

/// The number of dogs of each breed in each bay, and the free places.
#[derive(Clone)]
pub(in crate::dogs_cardgame) struct Layout {
    dogs: [[u8; BREEDS]; BAYS],
    room: [u8; BAYS],
    /// How many hundredths of its points are expected of the next dog of a breed.
    hope: i32,
}

impl Layout {
    pub(in crate::dogs_cardgame) fn of(kennel: &Kennel, hope: i32) -> Self {
        let mut layout = Self { dogs: [[0; BREEDS]; BAYS], room: [0; BAYS], hope };
        for (at, bay) in kennel.bays.iter().enumerate() {
            layout.room[at] = u8::try_from(bay.room()).expect("a bay is small");
            for dog in &bay.dogs {
                layout.dogs[at][dog.breed as usize] += 1;
            }
        }
        layout
    }

    /// Houses one more dog where it gains most, and returns the gain. Without room, it returns 0.
    pub(in crate::dogs_cardgame) fn house(&mut self, breed: Breed) -> i32 {
        let places = (0..BAYS).filter(|&bay| self.room[bay] > 0);
        let best = places.map(|bay| (self.gain(bay, breed as usize), bay)).max();
        let Some((gain, bay)) = best else { return 0 };
        self.add(bay, breed as usize);
        gain
    }

    /// The same in a certain bay.
    pub(super) fn put(&mut self, to: Spot, breed: Breed) -> i32 {
        let gain = self.gain(to as usize, breed as usize);
        self.add(to as usize, breed as usize);
        gain
    }

    /// The loss of value when a dog of this bay leaves.
    pub(super) fn part_with(&mut self, from: Spot, breed: Breed) -> i32 {
        let before = self.value(from as usize);
        self.dogs[from as usize][breed as usize] -= 1;
        self.room[from as usize] += 1;
        before - self.value(from as usize)
    }

    /// The gain in points if all dogs could be arranged anew.
    pub(in crate::dogs_cardgame) fn rearranged(&self) -> i32 {
        let mut anew = self.clone();
        let mut lifted = [0; BREEDS];
        for (dogs, room) in anew.dogs.iter_mut().zip(&mut anew.room) {
            for (breed, number) in dogs.iter_mut().enumerate() {
                lifted[breed] += *number;
                *room += core::mem::take(number);
            }
        }
        anew.lay(lifted, |_, _| false);
        (anew.points() - self.points()).max(0) * POINT
    }

    /// The bay for the first dog of `hand`, which is of this breed, in a good arrangement of all of them.
    pub(super) fn plan(&self, hand: &[Dog], breed: Breed) -> Option<Spot> {
        let mut lifted = [0; BREEDS];
        for dog in hand {
            lifted[dog.breed as usize] += 1;
        }
        let mut found = None;
        self.clone().lay(lifted, |bay, laid| {
            if laid == breed as usize {
                found = Some(bay);
            }
            found.is_some()
        });
        found.and_then(|bay| Spot::ALL.get(bay).copied())
    }

    /// Lays dogs in groups, the group that gains most first, until nothing is left or `is_enough` of a bay and a breed.
    fn lay(&mut self, mut lifted: [u8; BREEDS], mut is_enough: impl FnMut(usize, usize) -> bool) {
        loop {
            let mut best: Option<(i32, usize, usize, u8)> = None;
            for bay in (0..BAYS).filter(|&bay| self.room[bay] > 0) {
                for (breed, &left) in lifted.iter().enumerate().filter(|&(_, &left)| left > 0) {
                    let number = left.min(self.room[bay]);
                    let before = points(self.dogs[bay][breed]);
                    let gain = (points(self.dogs[bay][breed] + number) - before) * POINT / i32::from(number);
                    // Of equally good bays it takes the smallest, so that the large ones stay free.
                    if best.is_none_or(|(most, ..)| gain > most) {
                        best = Some((gain, bay, breed, number));
                    }
                }
            }
            let Some((_, bay, breed, number)) = best else { return };
            for _ in 0..number {
                self.add(bay, breed);
            }
            lifted[breed] -= number;
            if is_enough(bay, breed) {
                return;
            }
        }
    }

    fn add(&mut self, bay: usize, breed: usize) {
        self.dogs[bay][breed] += 1;
        self.room[bay] -= 1;
    }

    fn gain(&self, bay: usize, breed: usize) -> i32 {
        let mut with = self.clone();
        with.add(bay, breed);
        with.value(bay) - self.value(bay)
    }

    fn points(&self) -> i32 {
        self.dogs.iter().flatten().map(|&dogs| points(dogs)).sum()
    }

    /// The points of a bay, and the expected value of its room.
    fn value(&self, bay: usize) -> i32 {
        let dogs = &self.dogs[bay];
        let now: i32 = dogs.iter().map(|&dogs| points(dogs)).sum();
        if self.hope == 0 {
            return now * POINT;
        }
        let most = dogs.iter().max().copied().unwrap_or_default();
        let hoped: i32 = (most..most + self.room[bay]).map(|dogs| points(dogs + 1) - points(dogs)).sum();
        now * POINT + hoped * POINT * self.hope / 100
    }
}

/// The points of so many dogs of one breed in one bay (manual L372).
fn points(dogs: u8) -> i32 {
    if dogs == 0 { 0 } else { SAME_BREED[usize::from(dogs) - 1] }
}
