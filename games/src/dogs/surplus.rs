//! Which dogs may be given up in a lay-out: those that a final lay-out can spare.
//!
//! D-20: no dog of a final surplus has room. So a dog is listed only if, perhaps after giving up others, the rest has room
//! and neither this dog nor one that was given up before fits in beside it. Without the card *vet* that is computed by
//! counting rows; with it, dogs may go into bays or into the infirmary, and the few ways are tried.

use super::actions::Action;
use super::data::{BAY_ROWS, BAY_SPECIALS, Breed, Health, INFIRMARY_MAX, ROW_SLOTS};
use super::kennel::{Counts, Dog, Kennel, count_ordinary, rows, rows_of, specials};
use super::layout::Packing;
use alloc::vec::Vec;

impl Kennel {
    /// D-20, D-21: the dogs of the part that overflows, except those that would leave room for another dog of the surplus.
    pub(super) fn give_up_actions(&self) -> Vec<Action> {
        let housed = self.housed().chain(&self.hand);
        let mut dogs: Vec<&Dog> = Vec::new();
        if self.vet {
            let spared = Spared::of(self);
            dogs.extend(self.infirmary.iter().chain(housed).filter(|dog| spared.may_go(self.sort(dog))));
        } else {
            if self.infirmary.len() > INFIRMARY_MAX {
                dogs.extend(&self.infirmary);
            }
            if rows_of(housed.clone()) > self.built() * BAY_ROWS {
                dogs.extend(housed.filter(|dog| self.may_go(dog)));
            }
        }
        dogs.into_iter().map(|dog| Action::GiveUp { dog: dog.id }).collect()
    }

    /// Without the vet: whether a healthy dog can be part of a surplus of which no dog has room. Then the bays are full, and
    /// an even number of each breed in the surplus stays. S-45: if every bay has a special dog, no other one has room.
    fn may_go(&self, dog: &Dog) -> bool {
        let stays = self.housed().chain(&self.hand).filter(|other| other.id != dog.id);
        let goes = self.surplus.iter().filter(|other| other.health == Health::Healthy).chain([dog]);
        let (kept, gone) = (count_ordinary(stays.clone()), count_ordinary(goes));
        let most = kept.iter().zip(gone).map(|(&kept, gone)| {
            let kept = usize::from(kept);
            if gone > 0 { kept / ROW_SLOTS } else { rows(kept) }
        });
        let special = specials(stays);
        let full = most.sum::<usize>() + special >= self.built() * BAY_ROWS;
        full || gone == Counts::default() && special >= self.built() * BAY_SPECIALS
    }

    /// The dogs that are interchangeable with this one in a lay-out with the vet.
    fn sort(&self, dog: &Dog) -> Sort {
        let breed = dog.breed as usize;
        match dog {
            // D-24: it may go into a bay or into the infirmary, wherever it lies.
            _ if self.brought.contains(&dog.id) => Sort::Brought(breed),
            Dog { health: Health::Healthy, special: true, .. } => Sort::Special(breed),
            Dog { health: Health::Healthy, .. } => Sort::Healthy(breed),
            _ => Sort::Sick,
        }
    }
}

/// Dogs that are interchangeable in a lay-out with the vet; those that may go into bays by their breed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Healthy(usize),
    Special(usize),
    /// Came sick on the truck: may go into a bay or into the infirmary.
    Brought(usize),
    /// Must go into the infirmary.
    Sick,
}

impl Sort {
    /// In the order in which dogs are left out: breed by breed.
    fn all() -> impl Iterator<Item = Self> {
        let breeds = (0..Breed::ALL.len())
            .flat_map(|breed| [Self::Healthy(breed), Self::Special(breed), Self::Brought(breed)]);
        breeds.chain([Self::Sick])
    }
}

/// How many dogs of each sort there are.
#[derive(Clone, Copy, Default)]
struct Sorted {
    healthy: Counts,
    specials: Counts,
    brought: Counts,
    sick: u8,
}

impl Sorted {
    fn of<'a>(kennel: &Kennel, dogs: impl IntoIterator<Item = &'a Dog>) -> Self {
        let mut sorted = Self::default();
        for dog in dogs {
            *sorted.number(kennel.sort(dog)) += 1;
        }
        sorted
    }

    fn number(&mut self, sort: Sort) -> &mut u8 {
        match sort {
            Sort::Healthy(breed) => &mut self.healthy[breed],
            Sort::Special(breed) => &mut self.specials[breed],
            Sort::Brought(breed) => &mut self.brought[breed],
            Sort::Sick => &mut self.sick,
        }
    }

    /// The same with one dog of a sort more.
    fn and(mut self, sort: Sort) -> Self {
        *self.number(sort) += 1;
        self
    }

    /// The same without one dog of a sort, if there is one.
    fn without(mut self, sort: Sort) -> Option<Self> {
        let number = self.number(sort);
        *number = number.checked_sub(1)?;
        Some(self)
    }

    /// What is the same of two breeds that are interchangeable.
    fn of_breed(&self, breed: usize) -> [u8; 3] {
        [self.healthy[breed], self.specials[breed], self.brought[breed]]
    }
}

/// The dogs that a lay-out with the vet starts from.
struct Spared {
    kept: Sorted,
    gone: Sorted,
    bays: usize,
}

impl Spared {
    fn of(kennel: &Kennel) -> Self {
        let kept = kennel.housed().chain(&kennel.hand).chain(&kennel.infirmary);
        let (kept, gone) = (Sorted::of(kennel, kept), Sorted::of(kennel, &kennel.surplus));
        Self { kept, gone, bays: kennel.built() }
    }

    /// Whether a final lay-out spares all dogs that were given up, and one more of this sort.
    fn may_go(&self, sort: Sort) -> bool {
        let gone = self.gone.and(sort);
        self.kept.without(sort).is_some_and(|kept| {
            let start = Start { kept, gone };
            self.leaves_no_room(&start, kept, 0)
        })
    }

    /// Whether these dogs, or these without some of the sorts from `first` on, have room and leave none for any dog that is
    /// gone. What leaves no room beside fewer dogs leaves none beside more, so no further dog is left out once the rest has
    /// room.
    fn leaves_no_room(&self, start: &Start, kept: Sorted, first: usize) -> bool {
        if self.fits(&kept) {
            let mut gone = start.gone;
            return Sort::all().all(|sort| *gone.number(sort) == 0 || !self.fits(&kept.and(sort)));
        }
        Sort::all().enumerate().skip(first).any(|(at, sort)| {
            kept.without(sort).is_some_and(|rest| {
                !start.is_tried_elsewhere(&rest, sort) && self.leaves_no_room(start, rest, at)
            })
        })
    }

    fn fits(&self, dogs: &Sorted) -> bool {
        let specials = dogs.specials.iter().map(|&dogs| usize::from(dogs)).sum();
        let ill: usize = dogs.brought.iter().map(|&dogs| usize::from(dogs)).sum();
        let packing = Packing {
            dogs: dogs.healthy,
            specials,
            sick: dogs.brought,
            must: (ill + usize::from(dogs.sick)).saturating_sub(INFIRMARY_MAX),
            halves: Counts::default(),
            rows: self.bays * BAY_ROWS,
            berths: self.bays * BAY_SPECIALS,
        };
        packing.fits()
    }
}

/// Where the search for a final lay-out starts.
struct Start {
    kept: Sorted,
    gone: Sorted,
}

impl Start {
    /// Whether more was left out of this breed than of an interchangeable one before it. The same with the two breeds
    /// exchanged is tried, too, so only one of both is: otherwise kennels with many breeds take seconds.
    fn is_tried_elsewhere(&self, kept: &Sorted, sort: Sort) -> bool {
        let (Sort::Healthy(breed) | Sort::Special(breed) | Sort::Brought(breed)) = sort else { return false };
        let profile = |breed| (self.kept.of_breed(breed), self.gone.of_breed(breed));
        let before = (0..breed).rev().find(|&other| profile(other) == profile(breed));
        before.is_some_and(|before| kept.of_breed(breed) < kept.of_breed(before))
    }
}
