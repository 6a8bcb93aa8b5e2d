//! What is wanted from a seat, what the table waits for, what is barred and why.

use super::data::{CURE_COST, House};
use super::kennel::Trip;
use super::layout::Stage as LayoutStage;
use super::lines;
use super::map::Space;
use super::phase::Phase;
use super::state::{Deed, Driving, Offer, Stage, Table, Visit};
use crate::frame::{Barred, Bars, Line, Seat, short_of};
use alloc::vec::Vec;

/// What may be barred.
pub(in crate::dogs) const DEEDS: [&str; 8] =
    ["drive", "stay", "enter", "build", "buy", "cure", "buy_dog", "sell"];

fn number(count: usize) -> i32 {
    i32::try_from(count).expect("a table is small")
}

impl Table {
    pub(super) fn wanted_of(&self, seat: Seat) -> Line {
        match self.stage {
            Stage::Between | Stage::Over => Line::new(lines::ASK_OVER),
            Stage::Together { phase, deciding } if !deciding.contains(seat) => {
                Line::new(lines::ASK_DONE).with("phase", phase)
            }
            Stage::Together { phase, .. } => self.wanted_together(seat, phase),
            _ if !self.awaited().contains(seat) => {
                let other = self.awaited().iter().next().unwrap_or(seat);
                Line::new(lines::ASK_WAIT).with("seat", other)
            }
            Stage::Drive(Driving { swapping: Some(_), .. }) => Line::new(lines::ASK_SWAP_WITH),
            Stage::Drive(_) if self.kennel(seat).trip == Trip::Ready => Line::new(lines::ASK_SET_OUT),
            Stage::Drive(_) => Line::new(lines::ASK_DRIVE),
            Stage::Give { offer: None, .. } => Line::new(lines::ASK_OFFER),
            Stage::Give { offer: Some(Offer { taken: true, .. }), .. } => self.wanted_of_layout(seat),
            Stage::Give { donor, offer: Some(Offer { dog, .. }) } => {
                let line = Line::new(lines::ASK_ACCEPT).with("seat", donor).with("dog", dog);
                let dog = self.kennel(donor).dog(dog).expect("the dog is in the surplus");
                line.with("breed", dog.breed).with("health", dog.health)
            }
            Stage::Act(visit) => self.wanted_of_visit(&visit),
        }
    }

    fn wanted_together(&self, seat: Seat, phase: Phase) -> Line {
        let kennel = self.kennel(seat);
        match phase {
            Phase::Refuel => {
                let room = kennel.gas_that_fits(u8::MAX);
                Line::new(lines::ASK_REFUEL).with("n", i32::from(room))
            }
            Phase::Close if kennel.hungry > 0 => {
                Line::new(lines::ASK_STARVE).with("n", i32::from(kennel.hungry))
            }
            Phase::Close if kennel.helper => Line::new(lines::ASK_PAY),
            Phase::Close => Line::new(lines::ASK_HIRE),
            _ => self.wanted_of_layout(seat),
        }
    }

    fn wanted_of_layout(&self, seat: Seat) -> Line {
        let kennel = self.kennel(seat);
        let in_hand = kennel.hand.len();
        let too_many = kennel.infirmary.len().saturating_sub(super::data::INFIRMARY_MAX);
        match kennel.stage() {
            LayoutStage::GiveUp => Line::new(lines::ASK_GIVE_UP),
            LayoutStage::Keep => Line::new(lines::ASK_KEEP),
            LayoutStage::PutDown if in_hand > 0 => Line::new(lines::ASK_PUT_DOWN).with("n", number(in_hand)),
            LayoutStage::PutDown if too_many > 0 => {
                Line::new(lines::ASK_PUT_SICK).with("n", number(too_many))
            }
            LayoutStage::PutDown => Line::new(lines::ASK_LAY_OUT),
        }
    }

    fn wanted_of_visit(&self, visit: &Visit) -> Line {
        let Some(house) = visit.house else { return Line::new(lines::ASK_ENTER) };
        match visit.deed {
            Deed::Card => Line::new(lines::ASK_CARD).with("house", house),
            Deed::May { .. } if self.visit_list(visit).len() > 1 => {
                Line::new(lines::ASK_DEED).with("house", house)
            }
            Deed::Sold if self.visit_list(visit).len() > 1 => Line::new(lines::ASK_SALE),
            Deed::Trade => Line::new(lines::ASK_TRADE_FOR),
            Deed::House => {
                self.kennel(visit.seat).hand.iter().fold(Line::new(lines::ASK_HOUSE), |line, dog| {
                    line.with("dog", dog.id).with("breed", dog.breed)
                })
            }
            Deed::May { .. } | Deed::Sold | Deed::Done => Line::new(lines::ASK_END_TURN),
        }
    }

    pub(super) fn waits_for(&self) -> Line {
        match self.stage {
            Stage::Between | Stage::Over => Line::new(lines::TABLE_OVER),
            Stage::Together { phase, .. } => Line::new(lines::TABLE_TOGETHER).with("phase", phase),
            Stage::Drive(driving) => Line::new(lines::TABLE_DRIVE).with("seat", driving.seat),
            Stage::Give { donor, offer: None } => Line::new(lines::TABLE_DONOR).with("seat", donor),
            Stage::Give { donor, offer: Some(Offer { dog, asked, taken }) } => {
                let breed = self.dogs().find(|other| other.id == dog).expect("the dog is known").breed;
                let key = if taken { lines::TABLE_TAKEN } else { lines::TABLE_OFFER };
                let line = Line::new(key).with("seat", asked).with("breed", breed);
                if taken { line } else { line.with("donor", donor) }
            }
            Stage::Act(Visit { seat, house: Some(house), .. }) => {
                Line::new(lines::TABLE_VISIT).with("seat", seat).with("house", house)
            }
            Stage::Act(Visit { seat, lap, .. }) => {
                Line::new(lines::TABLE_ENTER).with("seat", seat).with("lap", i32::from(lap))
            }
        }
    }

    /// What one might expect to be possible and is not.
    pub(super) fn bars(&self, seat: Seat) -> Vec<Barred> {
        if !self.awaited().contains(seat) {
            return Vec::new();
        }
        match self.stage {
            Stage::Drive(driving) if driving.swapping.is_none() => self.bars_on_the_road(&driving).into(),
            Stage::Act(visit) => self.bars_in_houses(&visit).into(),
            _ => Vec::new(),
        }
    }

    fn bars_on_the_road(&self, driving: &Driving) -> Bars {
        let seat = driving.seat;
        let ways = self.ways_of(seat);
        let mut bars = Bars::new();
        for &to in Space::paws() {
            bars.add([("do", "drive".into()), ("to", to.word().into())], self.may_drive(seat, &ways, to));
        }
        bars.add([("do", "stay".into())], self.may_stay(driving));
        bars
    }

    fn bars_in_houses(&self, visit: &Visit) -> Bars {
        let mut bars = Bars::new();
        let kennel = self.kennel(visit.seat);
        let Some(house) = visit.house else {
            for &house in House::ALL {
                let verdict = self.may_enter(visit.seat, house, false);
                if self.may_enter(visit.seat, house, true).is_err() {
                    bars.add([("do", "enter".into()), ("house", house.word().into())], verdict);
                }
            }
            return bars;
        };
        if visit.deed != (Deed::May { times: 0 }) {
            return bars;
        }
        match house {
            House::TownHall => {
                if kennel.may_build(true).is_err() {
                    bars.add([("do", "build".into())], kennel.may_build(false));
                }
            }
            House::PetShop if kennel.coins == 0 => {
                let why = short_of(lines::BARRED_COINS, 1, 0);
                bars.add([("do", "buy".into())], Err(why));
            }
            House::Vet if kennel.medicine < CURE_COST => {
                bars.add([("do", "cure".into())], Err(Line::new(lines::BARRED_MEDICINE)));
            }
            House::Fair => {
                bars.add([("do", "buy_dog".into())], self.may_buy_dog(kennel));
                for dog in kennel.housed() {
                    bars.add([("do", "sell".into()), ("dog", dog.id.into())], self.may_sell(dog));
                }
            }
            House::Warehouse | House::PetShop | House::Vet => {}
        }
        bars
    }
}
