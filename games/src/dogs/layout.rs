//! The legal actions of a lay-out. Whether dogs fit is computed by counting rows, without a search.
//!
//! A bay has two rows of two places, and a row holds one breed. So `n` dogs of one breed fill `n / 2` rows, rounded up,
//! and a set of dogs fits if it fills no more rows than the built bays have. A special dog of the expansion fills a row
//! alone, and a bay has at most one of them: so there may be no more special dogs than bays.

use super::actions::Action;
use super::cards::Card;
use super::data::{BAY_ROWS, BAY_SPECIALS, BayId, Health, INFIRMARY_MAX, ROW_SLOTS};
use super::kennel::{Bay, Counts, Dog, DogId, Kennel, count, count_ordinary, rows, rows_of, specials};
use super::lines;
use crate::frame::{Line, Verdict, must};
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

/// Dogs to be laid out, and the free rows for them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Packing {
    /// Dogs that must go into bays, without the special ones.
    pub(super) dogs: Counts,
    /// The number of special dogs that must go into bays.
    pub(super) specials: usize,
    /// Dogs that may go into bays.
    pub(super) sick: Counts,
    /// How many of `sick` must go into bays.
    pub(super) must: usize,
    /// The number of rows with one dog, by its breed.
    pub(super) halves: Counts,
    /// The number of empty rows.
    pub(super) rows: usize,
    /// The number of bays with an empty row and no special dog.
    pub(super) berths: usize,
}

impl Packing {
    pub(super) fn fits(&self) -> bool {
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

    fn put_down_actions(&self) -> Vec<Action> {
        let mut actions: Vec<_> = self.unsettled().map(|dog| Action::Lift { dog: dog.id }).collect();
        self.add_moves(&mut actions);
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
    /// S-21: a special dog moves like any other.
    pub(super) fn may_put(&self, dog: &Dog, to: BayId) -> bool {
        self.bay(to).takes(dog) && self.around(&[(dog, to)]).fits()
    }

    /// Adds the moves of dogs that may still be lifted: to another bay, or in exchange for a dog of another bay.
    fn add_moves(&self, actions: &mut Vec<Action>) {
        let housed: Vec<(BayId, &Dog)> =
            self.housed_in().filter(|(_, dog)| !self.settled.contains(&dog.id)).collect();
        for &(from, dog) in &housed {
            let bays = BayId::ALL.iter().filter(|&&to| to != from && self.may_put(dog, to));
            actions.extend(bays.map(|&to| Action::Put { dog: dog.id, to }));
            let others = housed.iter().filter(|(at, other)| *at != from && dog.id < other.id);
            let others = others.filter(|&&other| self.may_exchange((from, dog), other));
            actions.extend(others.map(|(_, other)| Action::Exchange { dog: dog.id, other: other.id }));
        }
    }

    /// The bays of two dogs after they changed places; none if they may not.
    pub(super) fn exchange(&self, dog: DogId, other: DogId) -> Option<BTreeMap<BayId, Vec<DogId>>> {
        let find = |id| self.housed_in().find(|(_, dog)| dog.id == id);
        let (one, two) = (find(dog)?, find(other)?);
        self.may_exchange(one, two).then(|| BTreeMap::from([(one.0, vec![other]), (two.0, vec![dog])]))
    }

    /// Whether two dogs may change places: that changes something, the bays take them, and the rest can be laid out around them.
    fn may_exchange(&self, (here, one): (BayId, &Dog), (there, two): (BayId, &Dog)) -> bool {
        let alike = one.breed == two.breed && one.special == two.special;
        let takes = |bay: BayId, out: &Dog, new: &Dog| self.bay(bay).without(out).takes(new);
        !alike
            && takes(here, one, two)
            && takes(there, two, one)
            && self.around(&[(two, here), (one, there)]).fits()
    }

    /// The packing that remains after dogs are put into bays. Dogs that are not settled count as lifted.
    fn around(&self, puts: &[(&Dog, BayId)]) -> Packing {
        let mut packing = Packing::default();
        for &id in BayId::ALL {
            let Bay { built, ref dogs, .. } = *self.bay(id);
            let settled = dogs.iter().filter(|dog| self.settled.contains(&dog.id));
            let here = settled.chain(puts.iter().filter(|(_, to)| *to == id).map(|(dog, _)| *dog));
            for (half, dogs) in packing.halves.iter_mut().zip(count_ordinary(here.clone())) {
                *half += dogs % 2;
            }
            let free = if built { BAY_ROWS - rows_of(here.clone()) } else { 0 };
            packing.rows += free;
            packing.berths += usize::from(free > 0 && specials(here) < BAY_SPECIALS);
        }
        let rest = |dog: &&Dog| puts.iter().all(|(put, _)| dog.id != put.id);
        let from_infirmary = self.infirmary.iter().filter(|dog| !rest(dog)).count();
        let left = self.unsettled().chain(&self.hand).filter(rest);
        packing.specials = specials(left.clone());
        packing.dogs = count_ordinary(left);
        packing.sick = count(self.brought_sick().filter(rest));
        packing.must = (self.infirmary.len() - from_infirmary).saturating_sub(INFIRMARY_MAX);
        packing
    }

    /// The bays that are full of one breed for the first time. D-17, D-56: each bay pays once in a match.
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
        !self.vet && !self.brought.is_empty() && self.holds(Card::Vet)
    }

    /// D-24, D-53: the card comes before any other step, so that the whole lay-out is made with or without it.
    pub(super) fn may_use_vet(&self) -> Verdict {
        must(self.holds(Card::Vet), || Line::new(lines::UNAVAILABLE_NO_CARD))?;
        must(self.vet_is_useful(), || Line::new(lines::UNAVAILABLE_NO_PATIENT))?;
        must(self.steps.is_empty(), || Line::new(lines::UNAVAILABLE_LAYING_OUT))
    }
}
