//! What it costs that dogs go hungry.

use super::super::data::{BayId, SICK_POINTS};
use super::super::kennel::Dog;
use super::weights::{FOOD_SHORT, STARVED};
use super::{Evaluator, POINT};
use arrayvec::ArrayVec;

/// What each occupied bay loses if it is not fed, the least first: the cheapest dog of it falls ill.
pub(super) struct Hunger(ArrayVec<i32, { BayId::ALL.len() }>);

impl Hunger {
    /// The value of one more food where so many are missing: a seat leaves those bays unfed that lose least.
    pub(super) fn of(&self, missing: i32) -> i32 {
        let before = usize::try_from(missing - 1).expect("food is missing");
        // Guests eat, too.
        self.0.get(before).copied().unwrap_or(FOOD_SHORT)
    }
}

impl Evaluator<'_> {
    pub(super) fn foresee_hunger(&self) -> Hunger {
        let bays = self.kennel.bays.iter().filter(|bay| !bay.dogs.is_empty());
        let cheapest = bays.filter_map(|bay| bay.dogs.iter().map(|dog| self.starved(dog)).min());
        let mut costs: ArrayVec<_, _> = cheapest.collect();
        costs.sort_unstable();
        Hunger(costs)
    }

    /// What it costs that a dog falls ill at the end of the round. In the last one nothing is laid out again; before, it may
    /// still be cured.
    pub(super) fn starved(&self, dog: &Dog) -> i32 {
        let is_full = !self.kennel.has_room_for_sick();
        if self.rounds > 0 {
            return self.loss(dog.breed) + STARVED;
        }
        let sick = if is_full { 0 } else { -SICK_POINTS * POINT };
        self.points_with(None, None) - self.points_with(Some(dog), None) + sick
    }
}
