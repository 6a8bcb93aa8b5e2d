//! What dogs are worth in bays.

use super::super::data::{
    BAY_POINTS, BAY_ROWS, BREEDS, BayId, ONE_BREED_POINTS, PAIR_PLUS_SINGLE, Region, TWO_PAIRS,
};
use super::super::kennel::{Bay, Counts, Dog, count, rows};
use super::super::scoring::bay_points;
use super::weights::{FOOD_NEXT, FOOD_SHORT, HOMELESS};
use super::{Evaluator, POINT};

/// The breeds of each region, as bits.
const BREEDS_OF: [u32; Region::ALL.len()] = {
    let mut breeds = [0; Region::ALL.len()];
    let mut at = 0;
    while at < BREEDS.len() {
        breeds[BREEDS[at].region as usize] |= 1 << BREEDS[at].breed as u32;
        at += 1;
    }
    breeds
};

impl Evaluator<'_> {
    /// The value of these dogs when laid out well in the built bays.
    pub(in crate::dogs) fn packing_value(&self, dogs: &Counts) -> i32 {
        self.packing_in(dogs, self.bays)
    }

    /// The value of these dogs when laid out well in so many bays.
    pub(super) fn packing_in(&self, dogs: &Counts, mut bays: usize) -> i32 {
        let (mut pairs, mut singles, mut points) = (0_usize, 0_usize, 0);
        for &dogs in dogs.iter().filter(|&&dogs| dogs > 0) {
            let whole = usize::from(dogs / 4).min(bays);
            bays -= whole;
            points += ONE_BREED_POINTS[4] * i32::try_from(whole).expect("few bays");
            match usize::from(dogs) - 4 * whole {
                0 => {}
                1 => singles += 1,
                2 => pairs += 1,
                _ if bays > 0 => {
                    bays -= 1;
                    points += ONE_BREED_POINTS[3];
                }
                more => pairs += rows(more),
            }
        }
        while bays > 0 && pairs + singles > 0 {
            bays -= 1;
            points += match (pairs, singles) {
                (2.., _) => TWO_PAIRS,
                (1, 1..) => PAIR_PLUS_SINGLE,
                (1, 0) => ONE_BREED_POINTS[2],
                _ => 0,
            };
            let first = pairs.min(BAY_ROWS);
            pairs -= first;
            singles -= singles.min(BAY_ROWS - first);
        }
        let homeless = i32::try_from(pairs + singles).expect("few dogs");
        (points + self.points_of_breeds(dogs, homeless)) * POINT - homeless * HOMELESS
    }

    /// The points of the breeds, if so many of them are left out.
    fn points_of_breeds(&self, dogs: &Counts, left_out: i32) -> i32 {
        let numbers = self.table.numbers();
        let seen = dogs.iter().rev().fold(0_u32, |bits, &dogs| bits << 1 | u32::from(dogs > 0));
        let breeds = i32::try_from(seen.count_ones()).expect("few breeds");
        let missing = BREEDS_OF.iter().any(|&breeds| breeds & seen == 0);
        (breeds - left_out).max(0) * numbers.per_breed + if missing { numbers.missing_region } else { 0 }
    }

    /// The value of a dog that is put into a bay in the second phase, when the others stay where they are.
    pub(super) fn arrival(&self, dog: &Dog, to: BayId) -> i32 {
        if self.rounds == 0 {
            return self.points_with(None, Some((dog, to)))
                - self.points_with(None, None)
                - self.meal(to, None);
        }
        let same = i32::try_from(self.kennel.bay(to).of(dog.breed)).expect("a bay is small");
        self.gain(dog.breed) + 2 * same - self.meal(to, None)
    }

    /// The value of a dog in the best bay that takes it, after another one has left its own. None if no bay takes it.
    pub(super) fn best_arrival(&self, dog: &Dog, without: Option<&Dog>) -> Option<i32> {
        let bays = BayId::ALL.iter().copied();
        let open = bays.filter(|&bay| match without.filter(|own| self.lies_in(own, bay)) {
            Some(own) => self.kennel.bay(bay).without(own).takes(dog),
            None => self.kennel.bay(bay).takes(dog),
        });
        if self.rounds == 0 {
            let now = self.points_with(None, None);
            let then = open.map(|bay| self.points_with(without, Some((dog, bay))) - self.meal(bay, without));
            return then.max().map(|value| value - now);
        }
        let mut dogs = self.dogs;
        dogs[dog.breed as usize] += 1;
        if let Some(own) = without {
            dogs[own.breed as usize] = dogs[own.breed as usize].saturating_sub(1);
        }
        let meal = open.map(|bay| self.meal(bay, without)).min()?;
        Some(self.packing_value(&dogs) - self.dogs_value - meal)
    }

    fn lies_in(&self, dog: &Dog, bay: BayId) -> bool {
        self.kennel.bay(bay).dogs.iter().any(|other| other.id == dog.id)
    }

    /// The value of the food that a bay needs because a dog arrives.
    fn meal(&self, bay: BayId, without: Option<&Dog>) -> i32 {
        let vacated = without.is_some_and(|own| self.lies_in(own, bay));
        if vacated || !self.kennel.bay(bay).dogs.is_empty() {
            0
        } else if i32::from(self.kennel.food) > self.meals() {
            FOOD_NEXT
        } else {
            FOOD_SHORT
        }
    }

    /// The value of the bays as the dogs lie, if one leaves and one arrives.
    pub(super) fn points_with(&self, without: Option<&Dog>, arrival: Option<(&Dog, BayId)>) -> i32 {
        let mut all = Counts::default();
        let mut points = 0;
        for (&id, bay) in BayId::ALL.iter().zip(&self.kennel.bays) {
            let stays = bay.dogs.iter().filter(|dog| without.is_none_or(|own| own.id != dog.id));
            let arrives = arrival.filter(|&(_, to)| to == id).map(|(dog, _)| dog);
            let dogs = stays.chain(arrives).copied().collect();
            let bay = Bay { dogs, ..*bay };
            if !bay.dogs.is_empty() {
                points += bay_points(&bay) + BAY_POINTS[id.index()];
            }
            for (sum, dogs) in all.iter_mut().zip(count(&bay.dogs)) {
                *sum += dogs;
            }
        }
        (points + self.points_of_breeds(&all, 0)) * POINT
    }
}
