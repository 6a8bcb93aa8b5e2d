//! The legal actions of a lay-out. Whether dogs fit is computed by counting rows, without a search.
//!
//! A bay has two rows of two places, and a row holds one breed. So `n` dogs of one breed fill `n / 2` rows, rounded up,
//! and a set of dogs fits if it fills no more rows than the built bays have. A special dog of the expansion fills a row
//! alone, and a bay has at most one of them: so there may be no more special dogs than bays.

use super::actions::Action;
use super::data::{BAY_ROWS, BAY_SPECIALS, BayId, Health, INFIRMARY_MAX, ROW_SLOTS};
use super::kennel::{Bay, Counts, Dog, Kennel, count, count_ordinary, rows, rows_of, specials};
use alloc::vec::Vec;

/// Dogs to be laid out, and the free rows for them.
#[derive(Clone, Copy, Debug, Default)]
struct Packing {
    /// Dogs that must go into bays, without the special ones.
    dogs: Counts,
    /// The number of special dogs that must go into bays.
    specials: usize,
    /// Dogs that may go into bays.
    sick: Counts,
    /// How many of `sick` must go into bays.
    must: usize,
    /// The number of rows with one dog, by its breed.
    halves: Counts,
    /// The number of empty rows.
    rows: usize,
    /// The number of bays with an empty row and no special dog.
    berths: usize,
}

impl Packing {
    fn fits(&self) -> bool {
        let (mut filled, mut free, mut pairs, mut sick) = (0, 0, 0, 0);
        for breed in 0..self.dogs.len() {
            let [dogs, halves, may] =
                [self.dogs[breed], self.halves[breed], self.sick[breed]].map(usize::from);
            let rest = dogs.saturating_sub(halves);
            filled += rows(rest);
            // Free places in rows of this breed take sick dogs without a row of their own.
            let beside = (halves.saturating_sub(dogs) + rest % ROW_SLOTS).min(may);
            free += beside;
            pairs += (may - beside) / ROW_SLOTS;
            sick += may;
        }
        let more = self.must.saturating_sub(free);
        let in_pairs = more.min(pairs * ROW_SLOTS);
        let needed = filled + self.specials + rows(in_pairs) + (more - in_pairs);
        self.specials <= self.berths && self.must <= sick && needed <= self.rows
    }
}

/// What a seat must do next in its lay-out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LayoutTask {
    /// Give up a dog, because not all have room.
    GiveUp,
    /// Keep a dog that was given up, because with the vet it has room after all.
    Keep,
    /// Put the dogs into bays: all have room.
    PutDown,
}

impl Kennel {
    /// Whether there is a lay-out with room for the dogs in bays, in hand and in the infirmary, and one more.
    pub(super) fn has_room_with(&self, more: Option<&Dog>) -> bool {
        let brought = |dog: &&Dog| self.vet && self.brought.contains(&dog.id);
        let bays = self.housed().chain(&self.hand).chain(more.filter(|dog| dog.health == Health::Healthy));
        let sick = self.infirmary.iter().chain(more.filter(|dog| dog.health != Health::Healthy));
        // D-24: with the vet, dogs that were brought sick may go into a bay or into the infirmary.
        let either = bays.clone().chain(sick.clone()).filter(brought);
        let ill = sick.clone().count() + bays.clone().filter(brought).count();
        let packing = Packing {
            specials: specials(bays.clone()),
            dogs: count_ordinary(bays.filter(|dog| !brought(dog))),
            sick: count(either),
            must: ill.saturating_sub(INFIRMARY_MAX),
            halves: Counts::default(),
            rows: self.built() * BAY_ROWS,
            berths: self.built() * BAY_SPECIALS,
        };
        packing.fits()
    }

    /// Whether an offered dog would have room without giving up another (D-23, D-24). S-45: it is no longer special.
    pub(super) fn can_take_in(&self, dog: &Dog) -> bool {
        match dog.health {
            Health::Healthy => self.has_room_with(Some(&dog.ordinary())),
            Health::Sick | Health::Lost => self.has_room_for_sick(),
        }
    }

    pub(super) fn layout_task(&self) -> LayoutTask {
        if !self.has_room_with(None) {
            LayoutTask::GiveUp
        } else if self.surplus.iter().any(|dog| self.has_room_with(Some(dog))) {
            LayoutTask::Keep
        } else {
            LayoutTask::PutDown
        }
    }

    /// The legal actions of the lay-out, without the vet and the step back.
    pub(super) fn layout_actions(&self) -> Vec<Action> {
        match self.layout_task() {
            LayoutTask::GiveUp => self.give_up_actions(),
            LayoutTask::Keep => {
                let again = self.surplus.iter().filter(|dog| self.has_room_with(Some(dog)));
                again.map(|dog| Action::Keep { dog: dog.id }).collect()
            }
            LayoutTask::PutDown => self.put_down_actions(),
        }
    }

    /// D-20, D-21: the dogs of the part that overflows, except those that would leave room for another dog of the surplus.
    fn give_up_actions(&self) -> Vec<Action> {
        let kept = self.housed().chain(&self.hand);
        let infirmary_full = self.infirmary.len() > INFIRMARY_MAX;
        let bays_full = rows_of(kept.clone()) > self.built() * BAY_ROWS;
        let mut actions = Vec::new();
        if infirmary_full {
            actions.extend(self.infirmary.iter().map(|dog| Action::GiveUp { dog: dog.id }));
        }
        if self.vet && infirmary_full || bays_full {
            let dogs = kept.filter(|dog| self.vet || self.may_go(dog));
            actions.extend(dogs.map(|dog| Action::GiveUp { dog: dog.id }));
        }
        actions
    }

    /// Whether a healthy dog can be part of a surplus of which no dog has room. Then the bays are full, and an even
    /// number of each breed in the surplus stays. S-45: if every bay has a special dog, no other one has room.
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

    fn put_down_actions(&self) -> Vec<Action> {
        let mut actions: Vec<_> = self.unsettled().map(|dog| Action::Lift { dog: dog.id }).collect();
        if self.hand.is_empty() {
            // Dogs of a breed are alike: only the first of each is listed.
            let mut seen = Counts::default();
            for dog in self.brought_sick() {
                seen[dog.breed as usize] += 1;
                if seen[dog.breed as usize] == 1 {
                    self.add_puts(dog, &mut actions);
                }
            }
            if self.infirmary.len() <= INFIRMARY_MAX {
                actions.push(Action::Done);
            }
        } else {
            for dog in &self.hand {
                self.add_puts(dog, &mut actions);
            }
        }
        actions
    }

    /// The dogs in bays that may still be lifted.
    fn unsettled(&self) -> impl Iterator<Item = &Dog> + Clone {
        self.housed().filter(|dog| !self.settled.contains(&dog.id))
    }

    /// The dogs in the infirmary that the vet lets into bays.
    pub(super) fn brought_sick(&self) -> impl Iterator<Item = &Dog> + Clone {
        self.infirmary.iter().filter(|dog| self.vet && self.brought.contains(&dog.id))
    }

    /// Adds an action for each bay into which a dog may be put.
    fn add_puts(&self, dog: &Dog, actions: &mut Vec<Action>) {
        let bays = BayId::ALL.iter().filter(|&&bay| self.may_put(dog, bay));
        actions.extend(bays.map(|&to| Action::Put { dog: dog.id, to }));
    }

    /// Whether the bay takes the dog, and all dogs that are not settled still fit around it.
    pub(super) fn may_put(&self, dog: &Dog, to: BayId) -> bool {
        self.bay(to).takes(dog) && self.around(dog, to).fits()
    }

    /// The packing that remains after the dog is put into a bay. Dogs that are not settled count as lifted.
    fn around(&self, put: &Dog, to: BayId) -> Packing {
        let mut packing = Packing::default();
        for &id in BayId::ALL {
            let Bay { built, ref dogs, .. } = *self.bay(id);
            let settled = dogs.iter().filter(|dog| self.settled.contains(&dog.id));
            let here = settled.chain((id == to).then_some(put));
            for (half, dogs) in packing.halves.iter_mut().zip(count_ordinary(here.clone())) {
                *half += dogs % 2;
            }
            let free = if built { BAY_ROWS - rows_of(here.clone()) } else { 0 };
            packing.rows += free;
            packing.berths += usize::from(free > 0 && specials(here) < BAY_SPECIALS);
        }
        let rest = |dog: &&Dog| dog.id != put.id;
        let from_infirmary = usize::from(self.infirmary.iter().any(|dog| dog.id == put.id));
        let left = self.unsettled().chain(&self.hand).filter(rest);
        packing.specials = specials(left.clone());
        packing.dogs = count_ordinary(left);
        packing.sick = count(self.brought_sick().filter(rest));
        packing.must = (self.infirmary.len() - from_infirmary).saturating_sub(INFIRMARY_MAX);
        packing
    }

    /// The bays that are full of one breed for the first time. D-17: each bay pays once in a match.
    pub(super) fn due_quartets(&self) -> impl Iterator<Item = BayId> {
        let due = |bay: &&BayId| self.bay(**bay).is_quartet() && !self.bay(**bay).quartet_paid;
        BayId::ALL.iter().filter(due).copied()
    }

    /// Whether the seat has a decision in its lay-out.
    pub(super) fn has_layout_to_do(&self) -> bool {
        let actions = self.layout_actions();
        self.vet_is_useful() || actions.as_slice() != [Action::Done]
    }

    /// D-24: the card *vet* is for sick dogs that were brought on the truck.
    pub(super) fn vet_is_useful(&self) -> bool {
        !self.vet && !self.brought.is_empty() && self.holds(super::cards::Card::Vet)
    }
}
