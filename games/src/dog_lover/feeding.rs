//! Feeding the dogs as well as possible (L-08).
//!
//! A dog gets all it needs or nothing (manual L28). Which dogs are fed is a search with bounds: first which rescue dogs,
//! because their powers decide the points of all other dogs; then which of the ordinary ones, the most points for a
//! cube first. A branch is pruned when even with divisible cubes it could not be better. The search is exact: a test
//! compares it with trying all sets.

mod dish;
mod kitchen;
mod rates;
pub(super) mod search;

pub(super) use kitchen::Kitchen;
pub(super) use rates::favorites;

use super::data::Food;
use super::fed::Fed;
use super::player::Cubes;
use alloc::vec::Vec;
use dish::Dish;

impl Kitchen<'_> {
    /// Which dogs to feed: the most points, then the most fed dogs, then the most fed rescue dogs (L-14).
    pub(super) fn best(&self) -> Fed {
        search::best(self).fed
    }

    /// How many cubes are left when these are fed.
    pub(super) fn leftover(&self, fed: Fed) -> u8 {
        let saved = self.reductions(fed).expect("these dogs can be fed").saved();
        let eaten = (0..self.dogs.len()).filter(|&place| fed.contains(place));
        let eaten: u8 = eaten.flat_map(|place| Dish::of(&self.dogs[place]).need).sum();
        self.stock() - (eaten - saved)
    }

    /// What each fed dog eats, the needs made smaller by traits and powers; nothing for a dog that is not fed.
    pub(super) fn serve(&self, fed: Fed) -> Vec<Option<Cubes>> {
        let reductions = self.reductions(fed).expect("these dogs can be fed");
        let mut needs: Vec<_> = self.dogs.iter().map(|own| Dish::of(own).need).collect();
        for (place, kind) in reductions.iter() {
            needs[place][kind] -= 1;
        }
        let mut left = self.cubes;
        let mut plates: Vec<_> =
            (0..needs.len()).map(|place| fed.contains(place).then_some(Cubes::default())).collect();
        // Needs of a certain kind come first, so that other food is left for dogs that eat any.
        for kinds in [0..Food::TYPED, Food::TYPED..Food::ALL.len()] {
            for (plate, need) in plates.iter_mut().zip(&needs) {
                let Some(plate) = plate else { continue };
                for kind in kinds.clone() {
                    eat(plate, &mut left, kind, need[kind]);
                }
            }
        }
        plates
    }
}

/// One dog eats what it needs of one kind: that, then wild; or, where any kind will do, whatever is there, wild last.
fn eat(plate: &mut Cubes, left: &mut Cubes, kind: usize, need: u8) {
    let wild = Food::Wild as usize;
    let from = if kind == wild { 0..wild + 1 } else { kind..kind + 1 };
    let mut missing = need;
    for food in from.chain([wild]) {
        let eaten = missing.min(left[food]);
        left[food] -= eaten;
        plate[food] += eaten;
        missing -= eaten;
    }
    assert_eq!(missing, 0, "there is not enough food");
}
