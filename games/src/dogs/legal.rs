//! What may be done: listed if and only if legal.

use super::actions::{Action, Salary};
use super::cards::Card;
use super::data::{GAS_MAX, GAS_PER_COIN, Good, RETURN_COST, Region, SALARY};
use super::events::Token;
use super::kennel::{Kennel, Step, Trip};
use super::lines;
use super::map::{Space, Ways};
use super::phase::Phase;
use super::state::{Driving, Offer, Stage, Table};
use crate::frame::{Line, Seat, Verdict, must, short_of};
use alloc::vec;
use alloc::vec::Vec;

impl Table {
    /// Everything the seat may do.
    pub(super) fn list(&self, seat: Seat) -> Vec<Action> {
        match self.stage {
            Stage::Together { phase, deciding } => {
                let mut list =
                    if deciding.contains(seat) { self.together_list(seat, phase) } else { Vec::new() };
                list.extend(self.way_back(seat));
                list
            }
            _ if !self.awaited().contains(seat) => Vec::new(),
            Stage::Drive(driving) => self.driving_list(&driving),
            Stage::Give { donor, offer: None } => {
                self.kennel(donor).surplus.iter().map(|dog| Action::Offer { dog: dog.id }).collect()
            }
            Stage::Give { offer: Some(Offer { taken: false, .. }), .. } => {
                vec![Action::Accept, Action::Refuse]
            }
            Stage::Give { .. } => self.kennel(seat).layout_list(),
            Stage::Act(visit) => self.visit_list(&visit),
            Stage::Between | Stage::Over => Vec::new(),
        }
    }

    fn together_list(&self, seat: Seat, phase: Phase) -> Vec<Action> {
        let kennel = self.kennel(seat);
        match phase {
            Phase::Refuel => (0..=kennel.coins)
                .filter(|&coins| kennel.may_buy_gas(coins))
                .map(|coins| Action::BuyGas { coins })
                .collect(),
            Phase::LayOut => {
                let mut list = kennel.layout_list();
                if self.may_use_vet(seat) {
                    list.push(Action::UseVet);
                }
                list
            }
            Phase::Close if kennel.hungry > 0 => kennel.hungry_list(),
            Phase::Close => kennel.pay_list(),
            Phase::Drive | Phase::Give | Phase::Act | Phase::Over => Vec::new(),
        }
    }

    /// The seat's own way back in an open decision.
    fn way_back(&self, seat: Seat) -> Option<Action> {
        match self.kennel(seat).steps.last()? {
            Step::Done => Some(Action::Reopen),
            _ => Some(Action::StepBack),
        }
    }

    /// D-24: before anything else, so that all is laid out with or without the vet.
    pub(super) fn may_use_vet(&self, seat: Seat) -> bool {
        let kennel = self.kennel(seat);
        kennel.vet_is_useful() && kennel.steps.is_empty()
    }

    fn driving_list(&self, driving: &Driving) -> Vec<Action> {
        let seat = driving.seat;
        if let Some(first) = driving.swapping {
            let from = self.space_of(first);
            let others = self.dogs_to_swap().filter(|&(space, _)| Some(space) != from);
            return others.map(|(_, dog)| Action::SwapWith { dog }).collect();
        }
        let kennel = self.kennel(seat);
        let ways = self.ways_of(seat);
        let spaces = Space::paws().iter().filter(|&&to| self.may_drive(seat, &ways, to).is_ok());
        let mut list: Vec<_> = spaces.map(|&to| Action::Drive { to }).collect();
        if kennel.trip == Trip::Out {
            list.extend(self.ways_home(seat));
        }
        // D-13: the card is played before one drives or returns; who plays it does not stay.
        if !list.is_empty() && kennel.holds(Card::SwapDogs) {
            list.extend(self.swap_list());
        }
        if self.may_stay(driving).is_ok() {
            list.push(Action::Stay);
        }
        if kennel.holds(Card::ExtraDog) {
            let regions = Region::ALL.iter().filter(|&&region| self.has_dogs(region));
            list.extend(regions.map(|&region| Action::DrawDog { region }));
        }
        list
    }

    /// Whether the truck may stop there next. D-05: only where a dog lies.
    pub(super) fn may_drive(&self, seat: Seat, ways: &Ways, to: Space) -> Verdict {
        let spot = self.spot(to);
        must(!spot.block, || Line::new(lines::BARRED_BLOCK))?;
        must(self.truck_at(to).is_none_or(|other| other == seat), || Line::new(lines::BARRED_TRUCK))?;
        must(!spot.dogs.is_empty(), || Line::new(lines::BARRED_NO_DOG))?;
        // D-09: the gas for the way home is kept.
        let need = ways.cost(to) + RETURN_COST;
        let have = self.kennel(seat).gas;
        must(have >= need, || short_of(lines::BARRED_GAS, need, have))
    }

    /// D-10, D-13.
    pub(super) fn may_stay(&self, driving: &Driving) -> Verdict {
        must(self.kennel(driving.seat).trip == Trip::Ready, || Line::new(lines::BARRED_OUT))?;
        must(!driving.swapped, || Line::new(lines::BARRED_SWAPPED))
    }

    /// L284-285. D-11: one token, also for who is first and last.
    pub(super) fn is_rewarded(&self, seat: Seat) -> bool {
        self.is_last_out(seat) || self.numbers().first_is_rewarded && self.is_first_home()
    }

    fn ways_home(&self, seat: Seat) -> Vec<Action> {
        if self.is_rewarded(seat) {
            Good::ALL.iter().map(|&bonus| Action::GoHome { bonus: Some(bonus) }).collect()
        } else {
            vec![Action::GoHome { bonus: None }]
        }
    }

    /// Dogs that may change places: none on a space with a block (L651-656).
    fn dogs_to_swap(&self) -> impl Iterator<Item = (Space, super::kennel::DogId)> + Clone {
        let open = Space::paws().iter().filter(|&&space| !self.spot(space).block);
        open.flat_map(|&space| self.spot(space).dogs.iter().map(move |dog| (space, dog.id)))
    }

    fn swap_list(&self) -> Vec<Action> {
        let dogs = self.dogs_to_swap();
        let elsewhere = |from: Space| dogs.clone().any(|(space, _)| space != from);
        let first = dogs.clone().filter(|&(space, _)| elsewhere(space));
        first.map(|(_, dog)| Action::SwapDogs { dog }).collect()
    }

    /// D-15: a pile without dogs is no choice.
    pub(super) fn has_dogs(&self, region: Region) -> bool {
        self.pile(region).iter().any(|token| matches!(token, Token::Dog(..)))
    }
}

impl Kennel {
    /// L203-206. D-03: while the garage is not full, and no coin for nothing.
    pub(super) fn may_buy_gas(&self, coins: u8) -> bool {
        let before_last = coins.saturating_sub(1).saturating_mul(GAS_PER_COIN);
        coins == 0 || coins <= self.coins && self.gas.saturating_add(before_last) < GAS_MAX
    }

    /// L519-525: a dog of a bay that is not yet unfed.
    fn hungry_list(&self) -> Vec<Action> {
        let unfed =
            |bay| self.steps.iter().any(|step| matches!(step, Step::FellIll { bay: of, .. } if *of == bay));
        let dogs = self.housed_in().filter(|&(bay, _)| !unfed(bay));
        dogs.map(|(_, dog)| Action::Starve { dog: dog.id }).collect()
    }

    /// Whether there is more than one way to go on with the helper, or without.
    pub(super) fn chooses_pay(&self) -> bool {
        self.pay_list().len() > 1
    }

    /// Whether the seat decided so itself in this round.
    pub(super) fn decided_pay(&self) -> bool {
        matches!(self.steps.last(), Some(Step::Paid { .. } | Step::Hired { .. }))
    }

    /// D-35, D-36.
    pub(super) fn pay_list(&self) -> Vec<Action> {
        if !self.helper {
            let again = [true, false].into_iter().filter(|again| !again || self.coins >= SALARY);
            return again.map(|again| Action::Hire { again }).collect();
        }
        let with = Salary::ALL.iter().filter(|with| match with {
            Salary::Coin => self.coins >= SALARY,
            Salary::Card => self.holds(Card::Helper),
        });
        with.map(|&with| Action::Pay { with }).collect()
    }
}
