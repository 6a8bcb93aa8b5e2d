//! Feeding the dogs as well as possible (L-08).
//!
//! A dog gets all it needs or nothing (manual L28). Which dogs are fed is a search with bounds: first which rescue dogs,
//! because their powers decide what every other dog is worth; then which of the ordinary ones, the most worth for a
//! cube first. A branch is left when even with broken cubes it could not be better. It is exact: a test compares it
//! with trying everything.

mod dish;
mod rates;
pub(super) mod search;

pub(super) use rates::favorites;

use super::data::Food;
use super::player::{Cubes, Hand, OwnDog, Player};
use alloc::vec::Vec;
use core::sync::atomic::{AtomicU64, Ordering};
use dish::Dish;

/// A set of a player's dogs, by their places in the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Fed(u64);

impl Fed {
    pub(super) const fn contains(self, place: usize) -> bool {
        self.0 >> place & 1 == 1
    }

    pub(super) const fn with(self, place: usize) -> Self {
        Self(self.0 | 1 << place)
    }
}

/// What the points of a seat's dogs depend on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kitchen<'a> {
    pub(super) dogs: &'a [OwnDog],
    pub(super) cubes: Cubes,
    /// Tricks learned.
    pub(super) learned: u8,
    /// Bones and favourite things; without, as everybody sees it who does not see the hand.
    pub(super) hand: Option<&'a Hand>,
}

impl<'a> Kitchen<'a> {
    /// As the player is now.
    pub(super) fn of(player: &'a Player, with_hand: bool) -> Self {
        Self {
            dogs: &player.dogs,
            cubes: player.cubes,
            learned: player.tricks.learned(),
            hand: with_hand.then_some(&player.hand),
        }
    }

    pub(super) fn stock(&self) -> u8 {
        self.cubes.iter().sum()
    }

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
        // What has to be of a kind first, so that any other food is left for those who do not mind.
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

/// The best feedings that were found, without and with the hand, until something changes. Two states that differ in
/// nothing else are equal.
#[derive(Debug, Default)]
pub(super) struct Remembered([AtomicU64; 2]);

impl Remembered {
    /// Marks a feeding that is known: no player has so many dogs.
    const KNOWN: u64 = 1 << 63;

    pub(super) fn forget(&mut self) {
        self.0 = <[AtomicU64; 2]>::default();
    }

    #[cfg(test)]
    pub(super) fn is_known(&self, with_hand: bool) -> bool {
        self.0[usize::from(with_hand)].load(Ordering::Relaxed) != 0
    }

    /// What is remembered, or what is found now.
    pub(super) fn best(&self, kitchen: &Kitchen<'_>) -> Fed {
        // Each is one word that follows from the state: whoever writes it last writes the same.
        let place = &self.0[usize::from(kitchen.hand.is_some())];
        match place.load(Ordering::Relaxed) {
            0 => {
                let fed = kitchen.best();
                place.store(fed.0 | Self::KNOWN, Ordering::Relaxed);
                fed
            }
            known => Fed(known & !Self::KNOWN),
        }
    }
}

impl Clone for Remembered {
    fn clone(&self) -> Self {
        Self(core::array::from_fn(|place| AtomicU64::new(self.0[place].load(Ordering::Relaxed))))
    }
}

impl PartialEq for Remembered {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
