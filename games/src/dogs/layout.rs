//! What fits where when a kennel is laid out: answered by counting rows, never by trying.
//!
//! A bay is two rows of two places, and a row holds one breed. So rows are all that matters: dogs of a breed fill half
//! of them as rows, and a set of dogs can be laid out if its rows are no more than those of the built bays. A special
//! dog of the expansion fills a row alone, and a bay has at most one of them: so they may be no more than the bays.

use super::actions::Action;
use super::data::{BAY_ROWS, BAY_SPECIALS, BayId, Health, INFIRMARY_MAX, ROW_SLOTS};
use super::kennel::{Bay, Counts, Dog, Kennel, count, count_ordinary, rows, rows_of, specials};
use alloc::vec::Vec;

/// Dogs to be laid out, and the room for them.
#[derive(Clone, Copy, Debug, Default)]
struct Packing {
    /// Dogs that have to go into bays and share rows.
    dogs: Counts,
    /// Special dogs that have to go into bays.
    specials: usize,
    /// Dogs that may go into bays, and so many of them have to.
    sick: Counts,
    must: usize,
    /// Rows with one dog, by its breed.
    halves: Counts,
    /// Empty rows.
    rows: usize,
    /// Bays that have an empty row and no special dog.
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
            // Places that are left in rows of this breed take a sick one for nothing.
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

/// What is to be done first when a kennel is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Not all have room: somebody has to go.
    GiveUp,
    /// With the vet, somebody who had to go has room after all.
    Keep,
    /// All that are left have room.
    PutDown,
}

impl Kennel {
    /// Whether the dogs of the bays and in hand, and those that are sick, have room in any lay-out, with one more.
    pub(super) fn has_room_with(&self, more: Option<&Dog>) -> bool {
        let brought = |dog: &&Dog| self.vet && self.brought.contains(&dog.id);
        let bays = self.housed().chain(&self.hand).chain(more.filter(|dog| dog.health == Health::Healthy));
        let sick = self.infirmary.iter().chain(more.filter(|dog| dog.health != Health::Healthy));
        // D-24: who was brought sick may lie in either, once the vet is there.
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

    /// Whether a dog that is offered would have room, nobody else having to go for it (D-23, D-24).
    /// S-45: it would come as an ordinary one.
    pub(super) fn can_take_in(&self, dog: &Dog) -> bool {
        match dog.health {
            Health::Healthy => self.has_room_with(Some(&dog.ordinary())),
            Health::Sick | Health::Lost => self.has_room_for_sick(),
        }
    }

    pub(super) fn stage(&self) -> Stage {
        if !self.has_room_with(None) {
            Stage::GiveUp
        } else if self.surplus.iter().any(|dog| self.has_room_with(Some(dog))) {
            Stage::Keep
        } else {
            Stage::PutDown
        }
    }

    /// What may be done towards the lay-out, the ways back aside.
    pub(super) fn layout_list(&self) -> Vec<Action> {
        match self.stage() {
            Stage::GiveUp => self.give_up_list(),
            Stage::Keep => {
                let again = self.surplus.iter().filter(|dog| self.has_room_with(Some(dog)));
                again.map(|dog| Action::Keep { dog: dog.id }).collect()
            }
            Stage::PutDown => self.put_down_list(),
        }
    }

    /// D-20, D-21: dogs of the store that overflows, each only if in the end nobody of the surplus would have room.
    fn give_up_list(&self) -> Vec<Action> {
        let kept = self.housed().chain(&self.hand);
        let infirmary_full = self.infirmary.len() > INFIRMARY_MAX;
        let bays_full = rows_of(kept.clone()) > self.built() * BAY_ROWS;
        let mut list = Vec::new();
        if infirmary_full {
            list.extend(self.infirmary.iter().map(|dog| Action::GiveUp { dog: dog.id }));
        }
        if self.vet && infirmary_full || bays_full {
            let dogs = kept.filter(|dog| self.vet || self.may_go(dog));
            list.extend(dogs.map(|dog| Action::GiveUp { dog: dog.id }));
        }
        list
    }

    /// Whether a healthy dog can be part of a surplus of which nobody has room. The bays are full then, and of each
    /// breed in the surplus an even number stays. S-45: where every bay has a special dog, no other has room.
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

    fn put_down_list(&self) -> Vec<Action> {
        let mut list: Vec<_> = self.unsettled().map(|dog| Action::Lift { dog: dog.id }).collect();
        if self.hand.is_empty() {
            // Dogs of a breed are alike: one of each stands for all.
            let mut known = Counts::default();
            for dog in self.brought_sick() {
                known[dog.breed as usize] += 1;
                if known[dog.breed as usize] == 1 {
                    self.list_bays(dog, &mut list);
                }
            }
            if self.infirmary.len() <= INFIRMARY_MAX {
                list.push(Action::Done);
            }
        } else {
            for dog in &self.hand {
                self.list_bays(dog, &mut list);
            }
        }
        list
    }

    /// Dogs in bays that were not yet taken up.
    fn unsettled(&self) -> impl Iterator<Item = &Dog> + Clone {
        self.housed().filter(|dog| !self.settled.contains(&dog.id))
    }

    /// Sick dogs that the vet lets into bays and that lie in the infirmary.
    pub(super) fn brought_sick(&self) -> impl Iterator<Item = &Dog> + Clone {
        self.infirmary.iter().filter(|dog| self.vet && self.brought.contains(&dog.id))
    }

    /// The bays into which a dog may be put.
    fn list_bays(&self, dog: &Dog, list: &mut Vec<Action>) {
        let bays = BayId::ALL.iter().filter(|&&bay| self.may_put(dog, bay));
        list.extend(bays.map(|&to| Action::Put { dog: dog.id, to }));
    }

    /// Whether the dog may lie there, and all that are not settled can still be laid out round it.
    pub(super) fn may_put(&self, dog: &Dog, to: BayId) -> bool {
        self.bay(to).takes(dog) && self.around(dog, to).fits()
    }

    /// The packing that is left when the dog is put there: who is not settled counts as taken up.
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

    /// Bays that are full of one breed and have not paid for it. D-17: once a bay, for the whole match.
    pub(super) fn due_quartets(&self) -> impl Iterator<Item = BayId> {
        let due = |bay: &&BayId| self.bay(**bay).is_quartet() && !self.bay(**bay).quartet_paid;
        BayId::ALL.iter().filter(due).copied()
    }

    /// Whether a dog that was taken up or brought is still to be laid out, or one may be.
    pub(super) fn has_layout_to_do(&self) -> bool {
        let list = self.layout_list();
        self.vet_is_useful() || list.as_slice() != [Action::Done]
    }

    /// D-24: the vet is for sick dogs that were brought on the truck.
    pub(super) fn vet_is_useful(&self) -> bool {
        !self.vet && !self.brought.is_empty() && self.holds(super::cards::Card::Vet)
    }
}
