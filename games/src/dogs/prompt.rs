//! What is shown of a match of DOGS: prompts, headlines, and the actions that are unavailable with their reasons.

use super::actions::Verb;
use super::cards::Card;
use super::data::{CURE_COST, House, INFIRMARY_MAX};
use super::kennel::{self, Trip};
use super::layout::LayoutTask;
use super::map::Space;
use super::phase::Phase;
use super::state::{Driving, FlowState, Offer, Visit, VisitState};
use super::{Action, Dogs, Event, Observation, StaticData, View, lines, price, scoring};
use crate::frame::{
    Amounts, CostPreview, Empty, Line, Log, Observed, Presentation, ResourcePaths, ScoreSheet, Seat,
    Unavailable, Unavailables, short_of,
};
use alloc::vec::Vec;

fn number(count: usize) -> i32 {
    i32::try_from(count).expect("a table is small")
}

impl Presentation for Dogs {
    const TEXT_KEYS: &'static [&'static str] = lines::ALL;
    const LOG_KEYS: &'static [&'static str] = lines::LOG;
    const SEAT_PARAMS: &'static [&'static str] = &["start", "donor", "from"];
    const RESOURCES: ResourcePaths = kennel::RESOURCE_PATHS;

    type Observation = Observation;
    type View = View;
    type PrivateView = Empty;
    type StaticData = StaticData;

    fn view(&self) -> View {
        View::of(self)
    }

    fn observe(&self, event: &Event) -> Observed<Observation> {
        Observed::All(event.observation())
    }

    fn log(&self, observation: &Observation) -> Log {
        match observation {
            Observation::Open(happening) => happening.log(|dog| self.breed_of(dog)),
            Observation::Hidden(hint) => hint.log(),
        }
    }

    fn prompt(&self, seat: Seat) -> Line {
        match self.flow {
            FlowState::Between | FlowState::Over => Line::new(lines::ASK_OVER),
            FlowState::Together { phase, deciding } if !deciding.contains(seat) => {
                Line::new(lines::ASK_DONE).with("phase", phase)
            }
            FlowState::Together { phase, .. } => self.prompt_together(seat, phase),
            _ if !self.awaited().contains(seat) => {
                let other = self.awaited().iter().next().unwrap_or(seat);
                Line::new(lines::ASK_WAIT).with("seat", other)
            }
            FlowState::Drive(Driving { swapping: Some(_), .. }) => Line::new(lines::ASK_SWAP_WITH),
            FlowState::Drive(_) if self.kennel(seat).trip == Trip::Ready => Line::new(lines::ASK_SET_OUT),
            FlowState::Drive(_) => Line::new(lines::ASK_DRIVE),
            FlowState::Give { offer: None, .. } => Line::new(lines::ASK_OFFER),
            FlowState::Give { offer: Some(Offer { taken: true, .. }), .. } => self.layout_prompt(seat),
            FlowState::Give { donor, offer: Some(Offer { dog, .. }) } => {
                let line = Line::new(lines::ASK_ACCEPT).with("seat", donor).with("dog", dog);
                let dog = self.kennel(donor).dog(dog).expect("the dog is in the surplus");
                line.with("breed", dog.breed).with("health", dog.health)
            }
            FlowState::Act(visit) => self.visit_prompt(&visit),
        }
    }

    fn cost_preview(&self, seat: Seat, action: &Action) -> CostPreview {
        price::cost_preview(self, seat, action)
    }

    fn unavailable(&self, seat: Seat) -> Vec<Unavailable> {
        if !self.awaited().contains(seat) {
            return Vec::new();
        }
        match self.flow {
            FlowState::Drive(driving) if driving.swapping.is_none() => {
                self.unavailable_on_the_road(&driving).into()
            }
            FlowState::Together { phase: Phase::LayOut, .. } => self.unavailable_in_layout(seat).into(),
            FlowState::Act(visit) => self.unavailable_in_houses(&visit).into(),
            _ => Vec::new(),
        }
    }

    fn verbs() -> Vec<&'static str> {
        Verb::ALL.iter().map(|verb| verb.word()).collect()
    }

    fn headline(&self) -> Line {
        match self.flow {
            FlowState::Between | FlowState::Over => Line::new(lines::TABLE_OVER),
            FlowState::Together { phase, .. } => Line::new(lines::TABLE_TOGETHER).with("phase", phase),
            FlowState::Drive(driving) => Line::new(lines::TABLE_DRIVE).with("seat", driving.seat),
            FlowState::Give { donor, offer: None } => Line::new(lines::TABLE_DONOR).with("seat", donor),
            FlowState::Give { donor, offer: Some(Offer { dog, asked, taken }) } => {
                let breed = self.breed_of(dog);
                let key = if taken { lines::TABLE_TAKEN } else { lines::TABLE_OFFER };
                let line = Line::new(key).with("seat", asked).with("breed", breed);
                if taken { line } else { line.with("donor", donor) }
            }
            FlowState::Act(Visit { seat, house: Some(house), .. }) => {
                Line::new(lines::TABLE_VISIT).with("seat", seat).with("house", house)
            }
            FlowState::Act(Visit { seat, lap, .. }) => {
                Line::new(lines::TABLE_ENTER).with("seat", seat).with("lap", i32::from(lap))
            }
        }
    }

    fn score_lines() -> Vec<&'static str> {
        scoring::SHEET.to_vec()
    }

    /// Before the last round is over, the line of the helper counts the helpers that were paid last.
    fn score_sheet(&self) -> ScoreSheet {
        let mut sheet = ScoreSheet::new(self.seats);
        for seat in Seat::all(self.seats) {
            self.score_seat(&mut sheet, seat);
        }
        sheet
    }

    fn static_data(_format: u32) -> StaticData {
        StaticData::new()
    }

    fn resources(&self, seat: Seat) -> Amounts {
        self.kennel(seat).resources()
    }
}

impl Dogs {
    fn prompt_together(&self, seat: Seat, phase: Phase) -> Line {
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
            _ => self.layout_prompt(seat),
        }
    }

    fn layout_prompt(&self, seat: Seat) -> Line {
        let kennel = self.kennel(seat);
        let in_hand = kennel.hand.len();
        let too_many = kennel.infirmary.len().saturating_sub(INFIRMARY_MAX);
        match kennel.layout_task() {
            LayoutTask::GiveUp => Line::new(lines::ASK_GIVE_UP),
            LayoutTask::Keep => Line::new(lines::ASK_KEEP),
            LayoutTask::PutDown if in_hand > 0 => Line::new(lines::ASK_PUT_DOWN).with("n", number(in_hand)),
            LayoutTask::PutDown if too_many > 0 => Line::new(lines::ASK_PUT_SICK).with("n", number(too_many)),
            LayoutTask::PutDown => Line::new(lines::ASK_LAY_OUT),
        }
    }

    fn visit_prompt(&self, visit: &Visit) -> Line {
        let Some(house) = visit.house else { return Line::new(lines::ASK_ENTER) };
        match visit.state {
            VisitState::UseHouse { .. } if self.visit_actions(visit).len() > 1 => {
                Line::new(lines::ASK_USE_HOUSE).with("house", house)
            }
            VisitState::Sold if self.visit_actions(visit).len() > 1 => Line::new(lines::ASK_SALE),
            VisitState::ChooseTrade => Line::new(lines::ASK_TRADE_FOR),
            VisitState::PutDog => {
                self.kennel(visit.seat).hand.iter().fold(Line::new(lines::ASK_HOUSE), |line, dog| {
                    line.with("dog", dog.id).with("breed", dog.breed)
                })
            }
            VisitState::UseHouse { .. } | VisitState::Sold | VisitState::Done => {
                Line::new(lines::ASK_END_TURN)
            }
        }
    }

    fn unavailable_on_the_road(&self, driving: &Driving) -> Unavailables {
        let seat = driving.seat;
        let routes = self.routes_of(seat);
        let mut unavailable = Unavailables::new();
        for &to in Space::paws() {
            unavailable.add(
                [("do", Verb::Drive.into()), ("to", to.word().into())],
                self.may_drive(seat, &routes, to),
            );
        }
        unavailable.add([("do", Verb::Stay.into())], self.may_stay(driving));
        unavailable
    }

    /// The card *vet* is held in vain.
    fn unavailable_in_layout(&self, seat: Seat) -> Unavailables {
        let kennel = self.kennel(seat);
        let mut unavailable = Unavailables::new();
        if kennel.holds(Card::Vet) && !kennel.vet {
            unavailable.add([("do", Verb::UseVet.into())], kennel.may_use_vet());
        }
        unavailable
    }

    fn unavailable_in_houses(&self, visit: &Visit) -> Unavailables {
        let mut unavailable = Unavailables::new();
        let kennel = self.kennel(visit.seat);
        let Some(house) = visit.house else {
            for &house in House::ALL {
                let verdict = self.may_enter(visit.seat, house, false);
                if self.may_enter(visit.seat, house, true).is_err() {
                    unavailable.add([("do", Verb::Enter.into()), ("house", house.word().into())], verdict);
                }
            }
            return unavailable;
        };
        if visit.state != (VisitState::UseHouse { times: 0 }) {
            return unavailable;
        }
        match house {
            House::TownHall => {
                if kennel.may_build(true).is_err() {
                    unavailable.add([("do", Verb::Build.into())], kennel.may_build(false));
                }
            }
            House::PetShop if kennel.coins == 0 => {
                let why = short_of(lines::UNAVAILABLE_COINS, 1, 0);
                unavailable.add([("do", Verb::Buy.into())], Err(why));
            }
            House::Vet if kennel.medicine < CURE_COST => {
                unavailable.add([("do", Verb::Cure.into())], Err(Line::new(lines::UNAVAILABLE_MEDICINE)));
            }
            House::Fair => {
                unavailable.add([("do", Verb::BuyDog.into())], self.may_buy_dog(kennel));
                for dog in kennel.housed() {
                    unavailable.add([("do", Verb::Sell.into()), ("dog", dog.id.into())], self.may_sell(dog));
                }
            }
            House::Warehouse | House::PetShop | House::Vet => {}
        }
        unavailable
    }
}
