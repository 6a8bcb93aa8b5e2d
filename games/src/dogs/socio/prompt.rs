//! What is shown of a match with *O Sócio*: prompts, headlines, and unavailable actions with their reasons.

use super::super::actions::Verb;
use super::super::data::House;
use super::super::kennel;
use super::super::state::{FlowState, Visit, VisitState};
use super::super::{Dogs, lines as base, price as base_price, scoring as base_scoring};
use super::actions::PartnerVerb;
use super::data::{Location, NGO_ACCEPTS, NGO_TOKENS, Service};
use super::locations::{amount, passes};
use super::scoring::ngo_points;
use super::state::{ExtraDecision, PartnerVisit, PartnerVisitState};
use super::{
    Socio, SocioAction, SocioEvent, SocioObservation, SocioTables, SocioView, lines, price, scoring,
};
use crate::frame::{
    Amounts, CostPreview, Empty, Line, Log, Observed, Presentation, ResourcePaths, Rules, ScoreSheet, Seat,
    Unavailable, Unavailables, must,
};
use alloc::vec::Vec;

impl Presentation for Socio {
    const TEXT_KEYS: &'static [&'static str] = &lines::WITH_BASE;
    const LOG_KEYS: &'static [&'static str] = &lines::LOG_WITH_BASE;
    const SEAT_PARAMS: &'static [&'static str] = &["start", "donor", "from"];
    const RESOURCES: ResourcePaths = kennel::RESOURCE_PATHS;

    type Observation = SocioObservation;
    type View = SocioView;
    type PrivateView = Empty;
    type StaticData = SocioTables;

    fn view(&self) -> SocioView {
        SocioView::of(self)
    }

    fn observe(&self, event: &SocioEvent) -> Observed<SocioObservation> {
        Observed::All(event.observation())
    }

    fn log(&self, observation: &SocioObservation) -> Log {
        match observation {
            SocioObservation::Base(observation) => self.table.log(observation),
            SocioObservation::Open(happening) => happening.log(|dog| self.breed_of(dog)),
            SocioObservation::Hidden(_) => Log::SILENT,
        }
    }

    fn prompt(&self, seat: Seat) -> Line {
        match (self.expansion.decision, self.table.flow) {
            (Some(decision), _) if decision.seat() != seat => {
                Line::new(base::ASK_WAIT).with("seat", decision.seat())
            }
            (Some(ExtraDecision::Split { .. }), _) => Line::new(lines::ASK_SPLIT),
            (Some(ExtraDecision::Hospital { .. }), _) => {
                Line::new(lines::ASK_HOSPITAL).with("n", i32::from(self.max_treated(seat)))
            }
            (None, FlowState::Act(visit)) if visit.seat == seat => self.turn_prompt(&visit),
            (None, _) => self.table.prompt(seat),
        }
    }

    fn cost_preview(&self, seat: Seat, action: &SocioAction) -> CostPreview {
        match action {
            SocioAction::Base(base) => {
                let preview = base_price::cost_preview(self, seat, base);
                CostPreview { confirm: self.confirmation(seat, base, preview.confirm), ..preview }
            }
            SocioAction::Partner(action) => price::cost_preview(self, seat, action),
        }
    }

    fn unavailable(&self, seat: Seat) -> Vec<Unavailable> {
        if self.expansion.decision.is_some() {
            return Vec::new();
        }
        let visit = match self.table.flow {
            FlowState::Act(visit) if visit.seat == seat => visit,
            _ => return self.table.unavailable(seat),
        };
        match (self.expansion.visit, visit.house) {
            (Some(PartnerVisit { at, state: PartnerVisitState::UseLocation { times: 0 } }), _) => {
                self.unavailable_at(seat, at).into()
            }
            (Some(_), _) => Vec::new(),
            (None, None) => {
                // A seat without a meeple does not expect to enter a house.
                let mut unavailable = if self.table.kennel(seat).meeples > 0 {
                    self.table.unavailable(seat)
                } else {
                    Vec::new()
                };
                unavailable.extend(Vec::from(self.unavailable_of_partner(seat)));
                unavailable
            }
            (None, Some(_)) => {
                let mut unavailable = self.table.unavailable(seat);
                unavailable.extend(Vec::from(self.unavailable_in_house(&visit)));
                unavailable
            }
        }
    }

    fn verbs() -> Vec<&'static str> {
        let mut verbs = Dogs::verbs();
        verbs.extend(PartnerVerb::ALL.iter().map(|verb| verb.word()));
        verbs.sort_unstable();
        verbs
    }

    fn headline(&self) -> Line {
        match (self.expansion.decision, self.expansion.visit, self.table.flow) {
            (Some(ExtraDecision::Split { seat }), ..) => Line::new(lines::TABLE_SPLIT).with("seat", seat),
            (Some(ExtraDecision::Hospital { seat }), ..) => {
                Line::new(lines::TABLE_HOSPITAL).with("seat", seat)
            }
            (None, Some(PartnerVisit { at, .. }), FlowState::Act(visit)) => {
                Line::new(lines::TABLE_CALL).with("seat", visit.seat).with("at", at)
            }
            _ => self.table.headline(),
        }
    }

    fn score_lines() -> Vec<&'static str> {
        base_scoring::SHEET.into_iter().chain(scoring::SHEET).collect()
    }

    /// Before the end, guests count while there is food for them.
    fn score_sheet(&self) -> ScoreSheet {
        let mut sheet = self.table.score_sheet();
        let given: Vec<usize> = self.expansion.hotels.iter().map(|hotel| hotel.given.len()).collect();
        for (seat, ngo) in Seat::all(self.table.seats).zip(ngo_points(&given)) {
            self.score_hotel(&mut sheet, seat, ngo);
        }
        sheet
    }

    fn static_data(_format: u32) -> SocioTables {
        SocioTables::new()
    }

    fn resources(&self, seat: Seat) -> Amounts {
        self.table.kennel(seat).resources()
    }
}

impl Socio {
    fn turn_prompt(&self, visit: &Visit) -> Line {
        let seat = visit.seat;
        match (self.expansion.visit, visit.house) {
            (Some(visit), _) => self.partner_visit_prompt(seat, &visit),
            (None, None) if self.hotel(seat).partner => Line::new(lines::ASK_PIECE),
            (None, Some(house @ House::TownHall)) if self.legal_actions(seat).len() > 1 => {
                Line::new(base::ASK_USE_HOUSE).with("house", house)
            }
            (None, _) => self.table.prompt(seat),
        }
    }

    fn partner_visit_prompt(&self, seat: Seat, &PartnerVisit { at, state }: &PartnerVisit) -> Line {
        match state {
            PartnerVisitState::Joker { left } => Line::new(lines::ASK_CHOOSE).with("n", i32::from(left)),
            PartnerVisitState::UseLocation { times: 0 }
                if at == Location::Agency && !self.collect_actions(seat).is_empty() =>
            {
                Line::new(lines::ASK_COLLECT)
            }
            PartnerVisitState::UseLocation { .. } if self.legal_actions(seat).len() > 1 => {
                Line::new(lines::ASK_ERRAND).with("at", at)
            }
            PartnerVisitState::UseLocation { .. } => Line::new(base::ASK_END_TURN),
        }
    }

    fn unavailable_of_partner(&self, seat: Seat) -> Unavailables {
        let mut unavailable = Unavailables::new();
        for &at in Location::ALL {
            if self.may_place(seat, at, true).is_err() {
                let what = [("do", PartnerVerb::PlacePartner.into()), ("at", at.word().into())];
                unavailable.add(what, self.may_place(seat, at, false));
            }
        }
        unavailable
    }

    fn unavailable_in_house(&self, visit: &Visit) -> Unavailables {
        let mut unavailable = Unavailables::new();
        match visit.house {
            Some(House::TownHall) if self.may_license(visit.seat, true).is_err() => {
                unavailable.add([("do", PartnerVerb::License.into())], self.may_license(visit.seat, false));
            }
            Some(House::Fair) if visit.state == (VisitState::UseHouse { times: 0 }) => {
                for dog in self.table.kennel(visit.seat).housed().filter(|dog| dog.special) {
                    let special = || Err(Line::new(lines::UNAVAILABLE_SPECIAL));
                    if self.table.may_sell(dog).is_ok() {
                        unavailable.add([("do", Verb::Sell.into()), ("dog", dog.id.into())], special());
                    }
                    unavailable.add([("do", PartnerVerb::Trade.into()), ("dog", dog.id.into())], special());
                }
            }
            _ => {}
        }
        unavailable
    }

    fn unavailable_at(&self, seat: Seat, at: Location) -> Unavailables {
        let mut unavailable = Unavailables::new();
        let (kennel, hotel) = (self.table.kennel(seat), self.hotel(seat));
        match at {
            Location::Ngo => {
                let gives = NGO_ACCEPTS.iter().any(|&what| amount(kennel, what) >= NGO_TOKENS);
                unavailable.add(
                    [("do", PartnerVerb::Donate.into())],
                    must(gives, || Line::new(lines::UNAVAILABLE_NOTHING_TO_GIVE)),
                );
            }
            Location::Agency if hotel.away.is_some() => {
                let room = !self.collect_actions(seat).is_empty();
                unavailable.add(
                    [("do", PartnerVerb::Collect.into())],
                    must(room, || Line::new(lines::UNAVAILABLE_NO_BAY)),
                );
            }
            Location::Agency => {
                let held = !passes(kennel, hotel).is_empty();
                unavailable.add(
                    [("do", PartnerVerb::Send.into())],
                    must(held, || Line::new(lines::UNAVAILABLE_NO_PASS)),
                );
            }
            Location::ServiceCentre => {
                for &service in Service::ALL {
                    let what = [("do", PartnerVerb::Serve.into()), ("service", service.word().into())];
                    unavailable.add(what, self.may_serve(seat, service));
                }
            }
        }
        unavailable
    }
}
