//! The legal actions on the road and in decisions that all seats take at once.

use super::actions::{Action, Salary};
use super::cards::Card;
use super::data::{GAS_MAX, GAS_PER_COIN, Good, RETURN_COST, Region, SALARY};
use super::events::Token;
use super::kennel::{Kennel, Step, Trip};
use super::layout::LayoutTask;
use super::lines;
use super::map::{Routes, Space};
use super::phase::Phase;
use super::state::{Dogs, Driving};
use crate::frame::{Line, Seat, Verdict, must, short_of};
use alloc::vec;
use alloc::vec::Vec;

impl Dogs {
    pub(super) fn together_actions(&self, seat: Seat, phase: Phase) -> Vec<Action> {
        let kennel = self.kennel(seat);
        match phase {
            Phase::Refuel => (0..=kennel.coins)
                .filter(|&coins| kennel.may_buy_gas(coins))
                .map(|coins| Action::BuyGas { coins })
                .collect(),
            Phase::LayOut => {
                let mut actions = self.layout_actions(seat);
                if kennel.may_use_vet().is_ok() {
                    actions.push(Action::UseVet);
                }
                actions
            }
            Phase::Close if kennel.hungry > 0 => kennel.starve_actions(),
            Phase::Close => kennel.pay_actions(),
            Phase::Drive | Phase::Give | Phase::Act | Phase::Over => Vec::new(),
        }
    }

    /// The legal actions of the lay-out, without the vet and the step back.
    /// D-47: dogs are given up one by one, then put down one by one.
    pub(super) fn layout_actions(&self, seat: Seat) -> Vec<Action> {
        let kennel = self.kennel(seat);
        let mut actions = kennel.layout_actions();
        if kennel.layout_task() == LayoutTask::PutDown && kennel.may_lay_out(self) {
            actions.extend([false, true].map(|finish| Action::LayOut { finish }));
        }
        actions
    }

    /// The action that takes back the seat's latest small step, or the end of its decision.
    pub(super) fn take_back_action(&self, seat: Seat) -> Option<Action> {
        match self.kennel(seat).steps.last()? {
            Step::Done => Some(Action::Reopen),
            _ => Some(Action::StepBack),
        }
    }

    /// D-16: a seat that has not driven yet may draw a dog. D-42: cards are played in the own turn. With the expansion, single
    /// dogs change places (S-06), and drawn dogs come from a pile of the map (S-07).
    pub(super) fn driving_actions(&self, driving: &Driving) -> Vec<Action> {
        let seat = driving.seat;
        if let Some(first) = driving.swapping {
            let from = self.space_of(first);
            let others = self.dogs_to_swap().filter(|&(space, _)| Some(space) != from);
            return others.map(|(_, dog)| Action::SwapWith { dog }).collect();
        }
        let kennel = self.kennel(seat);
        let routes = self.routes_of(seat);
        let spaces = Space::paws().iter().filter(|&&to| self.may_drive(seat, &routes, to).is_ok());
        let mut actions: Vec<_> = spaces.map(|&to| Action::Drive { to }).collect();
        if kennel.trip == Trip::Out {
            actions.extend(self.go_home_actions(seat));
        }
        // D-13: the card is played before driving or returning. A seat that plays it may not stay.
        if !actions.is_empty() && kennel.holds(Card::SwapDogs) {
            actions.extend(self.swap_actions());
        }
        if self.may_stay(driving).is_ok() {
            actions.push(Action::Stay);
        }
        if kennel.holds(Card::ExtraDog) {
            let regions = Region::ALL.iter().filter(|&&region| self.has_dogs(region));
            actions.extend(regions.map(|&region| Action::DrawDog { region }));
        }
        actions
    }

    /// Whether the truck may drive to a space. D-05: only where a dog lies.
    pub(super) fn may_drive(&self, seat: Seat, routes: &Routes, to: Space) -> Verdict {
        let spot = self.spot(to);
        must(!spot.block, || Line::new(lines::UNAVAILABLE_BLOCK))?;
        must(self.truck_at(to).is_none_or(|other| other == seat), || Line::new(lines::UNAVAILABLE_TRUCK))?;
        must(!spot.dogs.is_empty(), || Line::new(lines::UNAVAILABLE_NO_DOG))?;
        // D-09: the gas for the way home must remain.
        let need = routes.cost(to) + RETURN_COST;
        let have = self.kennel(seat).gas;
        must(have >= need, || short_of(lines::UNAVAILABLE_GAS, need, have))
    }

    /// D-10, D-13.
    pub(super) fn may_stay(&self, driving: &Driving) -> Verdict {
        must(self.kennel(driving.seat).trip == Trip::Ready, || Line::new(lines::UNAVAILABLE_OUT))?;
        must(!driving.swapped, || Line::new(lines::UNAVAILABLE_SWAPPED))
    }

    /// L284-285. D-11: one token, even if the seat is both the first and the last to come home.
    /// D-12: among those that drove out; who stayed is neither first nor last.
    pub(super) fn is_rewarded(&self, seat: Seat) -> bool {
        self.is_last_out(seat) || self.numbers().first_is_rewarded && self.is_first_home()
    }

    fn go_home_actions(&self, seat: Seat) -> Vec<Action> {
        if self.is_rewarded(seat) {
            Good::ALL.iter().map(|&bonus| Action::GoHome { bonus: Some(bonus) }).collect()
        } else {
            vec![Action::GoHome { bonus: None }]
        }
    }

    /// Dogs that may change places (L651-656). D-54: not those on spaces with a block, which no truck can reach.
    fn dogs_to_swap(&self) -> impl Iterator<Item = (Space, super::kennel::DogId)> + Clone {
        let open = Space::paws().iter().filter(|&&space| !self.spot(space).block);
        open.flat_map(|&space| self.spot(space).dogs.iter().map(move |dog| (space, dog.id)))
    }

    fn swap_actions(&self) -> Vec<Action> {
        let dogs = self.dogs_to_swap();
        let elsewhere = |from: Space| dogs.clone().any(|(space, _)| space != from);
        let first = dogs.clone().filter(|&(space, _)| elsewhere(space));
        first.map(|(_, dog)| Action::SwapDogs { dog }).collect()
    }

    /// D-15: a dog cannot be drawn from a pile without dogs.
    pub(super) fn has_dogs(&self, region: Region) -> bool {
        self.pile(region).iter().any(|token| matches!(token, Token::Dog(..)))
    }
}

impl Kennel {
    /// L203-206. D-03: a seat may not pay a coin of which no gas fits into the garage.
    pub(super) fn may_buy_gas(&self, coins: u8) -> bool {
        let before_last = coins.saturating_sub(1).saturating_mul(GAS_PER_COIN);
        coins == 0 || coins <= self.coins && self.gas.saturating_add(before_last) < GAS_MAX
    }

    /// L519-525: any dog of a bay from which no dog fell ill in this round.
    fn starve_actions(&self) -> Vec<Action> {
        let unfed =
            |bay| self.steps.iter().any(|step| matches!(step, Step::FellIll { bay: of, .. } if *of == bay));
        let dogs = self.housed_in().filter(|&(bay, _)| !unfed(bay));
        dogs.map(|(_, dog)| Action::Starve { dog: dog.id }).collect()
    }

    /// Whether the seat has a choice in paying or hiring the helper.
    pub(super) fn chooses_pay(&self) -> bool {
        self.pay_actions().len() > 1
    }

    /// Whether the seat chose in this round how to pay the helper, or whether to hire one.
    pub(super) fn decided_pay(&self) -> bool {
        matches!(self.steps.last(), Some(Step::Paid { .. } | Step::Hired { .. }))
    }

    /// D-35, D-36.
    pub(super) fn pay_actions(&self) -> Vec<Action> {
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
