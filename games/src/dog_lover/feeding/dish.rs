//! The needs of dogs, and the food of a seat.

use super::kitchen::Kitchen;
use crate::dog_lover::data::{Ability, Food, Power};
use crate::dog_lover::fed::Fed;
use crate::dog_lover::player::{Cubes, OwnDog};

/// The index of cubes of any kind in a need. In a stock, it is the index of wild cubes.
const ANY: usize = Food::Wild as usize;

/// What one dog needs.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Dish {
    /// Cubes by kind; the last entry may be of any kind.
    pub(super) need: Cubes,
    /// Its trait takes one off, though never the last one.
    pub(super) is_light: bool,
}

impl Dish {
    pub(super) fn of(own: &OwnDog) -> Self {
        let [scraps, dry, canned] = own.dog.need();
        let mut need = [scraps, dry, canned, 0];
        if own.has(Ability::AnyFood) {
            need = [0, 0, 0, scraps + dry + canned];
        }
        if own.has(Ability::NeedPlus1) {
            need[ANY] += 1;
        }
        Self { need, is_light: own.has(Ability::NeedMinus1) && need.iter().sum::<u8>() > 1 }
    }

    /// How many cubes it takes.
    pub(super) fn size(&self) -> u8 {
        self.need.iter().sum::<u8>() - u8::from(self.is_light)
    }
}

/// Reductions of needs by one cube: indices of dogs, and kinds of food.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::dog_lover) struct Reductions {
    by_trait: Option<(usize, usize)>,
    by_power: Option<(usize, usize)>,
}

impl Reductions {
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, usize)> {
        self.by_trait.into_iter().chain(self.by_power)
    }

    /// How many cubes they save.
    pub(super) fn saved(&self) -> u8 {
        u8::from(self.by_trait.is_some()) + u8::from(self.by_power.is_some())
    }
}

/// Whether a need can be met with `slack` cubes of whatever is wanted besides.
pub(super) fn is_enough(cubes: &Cubes, need: &Cubes, slack: u8) -> bool {
    let short: u8 = (0..Food::TYPED).map(|kind| need[kind].saturating_sub(cubes[kind])).sum();
    short <= cubes[ANY] + slack && need.iter().sum::<u8>() <= cubes.iter().sum::<u8>() + slack
}

pub(super) fn add(need: &Cubes, more: &Cubes) -> Cubes {
    core::array::from_fn(|kind| need[kind] + more[kind])
}

fn kinds(need: &Cubes) -> impl Iterator<Item = usize> + '_ {
    (0..need.len()).filter(|&kind| need[kind] > 0)
}

impl Kitchen<'_> {
    /// The reductions with which these dogs can all be fed. None if they cannot.
    pub(in crate::dog_lover) fn reductions(&self, fed: Fed) -> Option<Reductions> {
        let places = (0..self.dogs.len()).filter(|&place| fed.contains(place));
        let need = places.clone().fold([0; 4], |sum, place| add(&sum, &Dish::of(&self.dogs[place]).need));
        let light = places.clone().find(|&place| Dish::of(&self.dogs[place]).is_light);
        let helper =
            places.clone().find(|&place| self.dogs[place].dog.power() == Some(Power::OtherNeedsLess));
        let Some(light) = light else { return self.helped(fed, helper, None, need) };
        kinds(&Dish::of(&self.dogs[light]).need).find_map(|kind| {
            let mut need = need;
            need[kind] -= 1;
            self.helped(fed, helper, Some((light, kind)), need)
        })
    }

    /// The same with the reduction of the trait fixed: adds that of the power of Patches, which never applies to itself.
    fn helped(
        &self,
        fed: Fed,
        helper: Option<usize>,
        by_trait: Option<(usize, usize)>,
        need: Cubes,
    ) -> Option<Reductions> {
        let others = (0..self.dogs.len()).filter(|&place| fed.contains(place) && Some(place) != helper);
        let mut could_help = false;
        for place in others.filter(|_| helper.is_some()) {
            let mut dish = Dish::of(&self.dogs[place]).need;
            if let Some((light, kind)) = by_trait
                && light == place
            {
                dish[kind] -= 1;
            }
            if dish.iter().sum::<u8>() < 2 {
                continue;
            }
            could_help = true;
            for kind in kinds(&dish) {
                let mut need = need;
                need[kind] -= 1;
                if is_enough(&self.cubes, &need, 0) {
                    return Some(Reductions { by_trait, by_power: Some((place, kind)) });
                }
            }
        }
        let without = Reductions { by_trait, by_power: None };
        (!could_help && is_enough(&self.cubes, &need, 0)).then_some(without)
    }
}
