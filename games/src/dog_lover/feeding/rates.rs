//! The points of a fed dog, once it is known which rescue dogs are fed.

use super::kitchen::Kitchen;
use crate::dog_lover::data::{self, Ability, Favorite, Power, Size};
use crate::dog_lover::fed::Fed;
use crate::dog_lover::player::{Hand, OwnDog};

/// Points for each, and at most.
type UpTo = (i32, i32);

/// The points of the powers of the fed rescue dogs and of the bones.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rates {
    each: i32,
    sizes: [i32; Size::ALL.len()],
    walk: i32,
    training: i32,
    feature: i32,
    rescue: i32,
    bone: i32,
    /// Points that do not depend on other dogs.
    flat: i32,
    pub(super) leftover: Option<UpTo>,
    pub(super) unfed: Option<UpTo>,
    pub(super) all_sizes: i32,
}

impl Rates {
    pub(super) fn of(kitchen: &Kitchen<'_>, fed: Fed) -> Self {
        let mut rates = Self::default();
        let powers = kitchen.dogs.iter().enumerate().filter(|&(place, _)| fed.contains(place));
        for power in powers.filter_map(|(_, own)| own.dog.power()) {
            rates.add(power, kitchen.learned);
        }
        if let Some(hand) = kitchen.hand {
            let extras = kitchen.extras(fed);
            let (flat, bone) = data::bones(hand.bones + extras.bones);
            rates.bone = bone;
            rates.flat += flat + favorites(hand, extras.favorites);
        }
        rates
    }

    fn add(&mut self, power: Power, learned: u8) {
        match power {
            Power::PerFedSize(size, points) => self.sizes[size as usize] += points,
            Power::PerFedDog(points) => self.each += points,
            Power::PerWalk(points) => self.walk += points,
            Power::PerTraining(points) => self.training += points,
            Power::PerTrait(points) => self.feature += points,
            Power::PerLeftover { points, most } => self.leftover = Some((points, most)),
            Power::PerTrick(points) => self.flat += points * i32::from(learned),
            Power::PerUnfed { points, most } => self.unfed = Some((points, most)),
            Power::AllSizes(points) => self.all_sizes += points,
            Power::PerOtherRescue(points) => {
                self.rescue += points;
                // The power does not count the dog itself.
                self.flat -= points;
            }
            Power::ExtraBone | Power::ExtraFavorite | Power::OtherNeedsLess => {}
        }
    }

    /// The points of a dog that is fed.
    pub(super) fn fed(&self, own: &OwnDog) -> i32 {
        let sizes = Size::ALL.iter().zip(self.sizes).filter(|(size, _)| own.is(**size));
        let feature = own.feature.map_or(0, |card| card.points() + self.feature);
        let bones = if own.has(Ability::BoneDouble) { 2 } else { 1 };
        let rescue = if own.dog.is_rescue() { self.rescue } else { 0 };
        own.dog.points()
            + i32::from(own.walks) * (data::WALK + self.walk)
            + i32::from(own.trainings) * (data::TRAINING + self.training)
            + feature
            + self.each
            + sizes.map(|(_, points)| points).sum::<i32>()
            + self.bone * bones
            + rescue
    }

    /// The points that belong to no single dog.
    pub(super) fn flat(&self) -> i32 {
        self.flat
    }
}

/// The bones and favourite things that fed rescue dogs count as.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::dog_lover) struct Extras {
    pub(in crate::dog_lover) bones: u8,
    pub(in crate::dog_lover) favorites: u8,
}

impl Kitchen<'_> {
    pub(in crate::dog_lover) fn extras(&self, fed: Fed) -> Extras {
        let fed_dogs = self.dogs.iter().enumerate().filter(|&(place, _)| fed.contains(place));
        let powers = fed_dogs.filter_map(|(_, own)| own.dog.power());
        powers.fold(Extras::default(), |extras, power| match power {
            Power::ExtraBone => Extras { bones: extras.bones + 1, ..extras },
            Power::ExtraFavorite => Extras { favorites: extras.favorites + 1, ..extras },
            _ => extras,
        })
    }
}

/// Sets of different things, each as large as can be; with so many more of kinds that are chosen best.
pub(in crate::dog_lover) fn favorites(hand: &Hand, extra: u8) -> i32 {
    let mut counts = hand.favorites;
    for _ in 0..extra {
        // A larger set gains most by one kind more, so the scarcest kind is chosen.
        let scarcest = (0..counts.len()).max_by_key(|&kind| {
            let mut with = counts;
            with[kind] += 1;
            sets(&with)
        });
        counts[scarcest.unwrap_or_default()] += 1;
    }
    sets(&counts)
}

fn sets(counts: &[u8; Favorite::ALL.len()]) -> i32 {
    let most = counts.iter().copied().max().unwrap_or_default();
    let kinds = |set: u8| counts.iter().filter(|&&count| count > set).count();
    (0..most).map(|set| data::FAVORITES[kinds(set)]).sum()
}
