//! The legal actions within a decision. Every decision ends, and no legal action leads to a state without one.

use super::actions::Action;
use super::data::{
    DOGS_PER_DONATION, DOGS_PER_DONATION_VARIANT, FIRST_CLOSED_BAY, IMPROVEMENT, IMPROVEMENTS_PER_USE, Kind,
    PUPPY, Resource, Sign, Spot,
};
use super::kennel::{Bay, Dog, DogId};
use super::legal::donations;
use super::lines;
use super::state::DogsCardgame;
use super::turn::Decision;
use crate::frame::{Line, Seat, Verdict, must};
use alloc::vec;
use alloc::vec::Vec;

impl DogsCardgame {
    /// The legal actions of `seat` in this decision, in no particular order. Without any, the decision is finished.
    pub(super) fn decision_actions(&self, seat: Seat, decision: &Decision) -> Vec<Action> {
        let kennel = self.kennel(seat);
        match decision {
            Decision::Collect { hand, .. } => {
                hand.first().map(|dog| self.homes(seat, dog, false)).unwrap_or_default()
            }
            // C-13: as many as there is room for, each anywhere.
            Decision::Vet => kennel.infirmary.iter().flat_map(|dog| self.in_bays(seat, dog.id)).collect(),
            // C-51: each once, for a lifted dog lies in no bay until the lifting is over.
            Decision::Trainer { hand, placing: false } => {
                let mut list: Vec<_> = kennel.housed().map(|dog| Action::Lift { dog: dog.id }).collect();
                if !list.is_empty() || !hand.is_empty() {
                    list.push(Action::Enough);
                }
                list
            }
            Decision::Trainer { hand, placing: true } => self.put_down_actions(seat, hand),
            Decision::Manager { bought } => with_enough(self.improve_actions(seat, *bought)),
            Decision::Partner { housed, bought, puppy } => {
                self.partner_actions(seat, *housed, *bought, *puppy)
            }
            Decision::Reward { from: Some(_) } => Vec::new(),
            // C-50: any dog of the city that can be housed. C-19: if none, none.
            Decision::Reward { from: None } => {
                let city = self.row.iter().flat_map(|place| &place.dogs);
                city.flat_map(|dog| self.homes(seat, dog, self.options.variant_3)).collect()
            }
            // C-55: a card of any kind that is left.
            Decision::Puppy { .. } => self.puppy_kinds().map(|puppy| Action::TakePuppy { puppy }).collect(),
            Decision::Donate { dogs } => self.second_donation_actions(*dogs),
        }
    }

    /// Where a dog from the city may go by its sign (manual L88-98).
    /// `direct`: a sick or fair dog also into a bay (variant 3, manual L535).
    fn homes(&self, seat: Seat, dog: &Dog, direct: bool) -> Vec<Action> {
        let id = dog.id;
        let mut homes = match dog.sign {
            Sign::Healthy | Sign::Trained => self.in_bays(seat, id),
            Sign::Hotel => vec![Action::Place { dog: id, to: Spot::Hotel }],
            Sign::Sick if self.kennel(seat).infirmary_room() == 0 => Vec::new(),
            Sign::Sick => vec![Action::Place { dog: id, to: Spot::Infirmary }],
            Sign::Fair => Resource::ALL.iter().map(|&gain| Action::HandIn { dog: id, gain }).collect(),
        };
        if direct && matches!(dog.sign, Sign::Sick | Sign::Fair) {
            homes.extend(self.in_bays(seat, id));
        }
        homes
    }

    fn in_bays(&self, seat: Seat, dog: DogId) -> Vec<Action> {
        self.kennel(seat).bays_with_room().map(|to| Action::Place { dog, to }).collect()
    }

    /// C-51: the first dog in hand, anywhere the bays that brought puppies can still be filled.
    fn put_down_actions(&self, seat: Seat, hand: &[Dog]) -> Vec<Action> {
        let Some(dog) = hand.first() else { return Vec::new() };
        let spots = self.kennel(seat).bays_with_room();
        let spots = spots.filter(|&to| self.may_put_down(seat, hand, to).is_ok());
        spots.map(|to| Action::Place { dog: dog.id, to }).collect()
    }

    /// Whether the first dog in hand may go to a bay with room.
    /// C-40: a bay that brought puppies may be emptied; it must be full when the re-arrangement is finished.
    pub(super) fn may_put_down(&self, seat: Seat, hand: &[Dog], to: Spot) -> Verdict {
        let kennel = self.kennel(seat);
        let wanted: usize = kennel.bays.iter().filter(|bay| bay.locked).map(Bay::room).sum();
        let locked = kennel.bay(to).is_some_and(|bay| bay.locked);
        must(locked || hand.len() > wanted, || Line::new(lines::UNAVAILABLE_PUPPIES))
    }

    fn improve_actions(&self, seat: Seat, bought: u8) -> Vec<Action> {
        self.may_improve(seat, bought).map(|()| vec![Action::Improve]).unwrap_or_default()
    }

    pub(super) fn may_improve(&self, seat: Seat, bought: u8) -> Verdict {
        must(bought < IMPROVEMENTS_PER_USE, || Line::new(lines::UNAVAILABLE_IMPROVED))?;
        must(self.improvements > 0, || Line::new(lines::UNAVAILABLE_NONE_LEFT))?;
        self.affords(seat, IMPROVEMENT)
    }

    /// C-44: one a use.
    pub(super) fn may_buy_puppy(&self, seat: Seat, bought: bool) -> Verdict {
        must(!bought, || Line::new(lines::UNAVAILABLE_PUPPY_BOUGHT))?;
        must(!self.puppies.is_empty(), || Line::new(lines::UNAVAILABLE_NONE_LEFT))?;
        self.affords(seat, PUPPY)
    }

    /// C-48: a dog of the fair must be taken if one can be housed. Before and after it, things can be bought.
    /// C-15: gains and purchases in any order. C-16: without a dog to take, there is still something to buy.
    fn partner_actions(&self, seat: Seat, housed: bool, bought: u8, puppy: bool) -> Vec<Action> {
        let fair: Vec<_> = if housed {
            Vec::new()
        } else {
            self.fair.iter().flat_map(|dog| self.in_bays(seat, dog.id)).collect()
        };
        let mut shop = self.improve_actions(seat, bought);
        if self.may_buy_puppy(seat, puppy).is_ok() {
            shop.extend(self.puppy_kinds().map(|puppy| Action::BuyPuppy { puppy }));
        }
        if fair.is_empty() { with_enough(shop) } else { fair.into_iter().chain(shop).collect() }
    }

    /// The kinds of puppy cards that are left.
    fn puppy_kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        Kind::ALL.iter().copied().filter(|kind| self.puppies.contains(kind))
    }

    /// C-58: the second dog, or enough.
    fn second_donation_actions(&self, dogs: u8) -> Vec<Action> {
        let most = if self.options.variant_2 { DOGS_PER_DONATION_VARIANT } else { DOGS_PER_DONATION };
        let Some(turn) = self.turn.as_ref().filter(|_| usize::from(dogs) < most) else { return Vec::new() };
        let others = self.kennel(turn.seat).housed();
        let others = others.filter(|dog| self.may_part_with(turn, dog).is_ok());
        with_enough(others.flat_map(|dog| donations(dog.id)).collect())
    }

    /// The bay that is full and brings a puppy card, unless a decision defers this (C-08, C-39, C-41).
    pub(super) fn due_bay(&self) -> Option<(Seat, Spot)> {
        let turn = self.turn.as_ref().filter(|_| !self.puppies.is_empty())?;
        if matches!(turn.decision(), Some(Decision::Trainer { .. } | Decision::Puppy { .. })) {
            return None;
        }
        let kennel = self.kennel(turn.seat);
        let due = |spot: &Spot| kennel.bay(*spot).is_some_and(|bay| bay.full() && !bay.locked);
        Some((turn.seat, Spot::bays().skip(FIRST_CLOSED_BAY).find(due)?))
    }
}

/// Adds the action that ends the decision, unless there is nothing else to choose.
fn with_enough(mut list: Vec<Action>) -> Vec<Action> {
    if !list.is_empty() {
        list.push(Action::Enough);
    }
    list
}
