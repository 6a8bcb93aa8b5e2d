//! What is wanted from a seat, what the table waits for, what is barred and why.

use super::super::data::House;
use super::super::lines as base;
use super::super::state::{Deed, Stage, Visit};
use super::data::{Location, NGO_ACCEPTS, NGO_TOKENS, Service};
use super::lines;
use super::locations::{amount, passes};
use super::state::Socio;
use super::state::{Call, Errand, Scene};
use crate::frame::{Barred, Bars, Line, Seat, must};
use alloc::vec::Vec;

/// What may be barred, beside what DOGS bars.
pub(super) const DEEDS: [&str; 8] =
    ["place_partner", "license", "sell", "trade", "donate", "collect", "send", "serve"];

impl Socio {
    pub(super) fn wanted_of(&self, seat: Seat) -> Line {
        match (self.annex.scene, self.table.stage) {
            (Some(scene), _) if scene.seat() != seat => Line::new(base::ASK_WAIT).with("seat", scene.seat()),
            (Some(Scene::Split { .. }), _) => Line::new(lines::ASK_SPLIT),
            (Some(Scene::Hospital { .. }), _) => {
                Line::new(lines::ASK_HOSPITAL).with("n", i32::from(self.most_treated(seat)))
            }
            (None, Stage::Act(visit)) if visit.seat == seat => self.wanted_of_turn(&visit),
            (None, _) => self.table.wanted_of(seat),
        }
    }

    fn wanted_of_turn(&self, visit: &Visit) -> Line {
        let seat = visit.seat;
        match (self.annex.call, visit.house) {
            (Some(call), _) => self.wanted_of_call(seat, &call),
            (None, None) if self.hotel(seat).partner => Line::new(lines::ASK_PIECE),
            (None, Some(house @ House::TownHall))
                if visit.deed != Deed::Card && self.list(seat).len() > 1 =>
            {
                Line::new(base::ASK_DEED).with("house", house)
            }
            (None, _) => self.table.wanted_of(seat),
        }
    }

    fn wanted_of_call(&self, seat: Seat, &Call { at, errand }: &Call) -> Line {
        match errand {
            Errand::Card => Line::new(lines::ASK_PARTNER_CARD).with("at", at),
            Errand::Joker { left } => Line::new(lines::ASK_CHOOSE).with("n", i32::from(left)),
            Errand::May { times: 0 } if at == Location::Agency && !self.collect_list(seat).is_empty() => {
                Line::new(lines::ASK_COLLECT)
            }
            Errand::May { .. } if self.list(seat).len() > 1 => Line::new(lines::ASK_ERRAND).with("at", at),
            Errand::May { .. } => Line::new(base::ASK_END_TURN),
        }
    }

    pub(super) fn waits_for(&self) -> Line {
        match (self.annex.scene, self.annex.call, self.table.stage) {
            (Some(Scene::Split { seat }), ..) => Line::new(lines::TABLE_SPLIT).with("seat", seat),
            (Some(Scene::Hospital { seat }), ..) => Line::new(lines::TABLE_HOSPITAL).with("seat", seat),
            (None, Some(Call { at, .. }), Stage::Act(visit)) => {
                Line::new(lines::TABLE_CALL).with("seat", visit.seat).with("at", at)
            }
            _ => self.table.waits_for(),
        }
    }

    /// What one might expect to be possible and is not.
    pub(super) fn bars(&self, seat: Seat) -> Vec<Barred> {
        if self.annex.scene.is_some() {
            return Vec::new();
        }
        let visit = match self.table.stage {
            Stage::Act(visit) if visit.seat == seat => visit,
            _ => return self.table.bars(seat),
        };
        match (self.annex.call, visit.house) {
            (Some(Call { at, errand: Errand::May { times: 0 } }), _) => self.bars_at(seat, at).into(),
            (Some(_), _) => Vec::new(),
            (None, None) => {
                // Without a meeple no house is to be expected.
                let mut bars =
                    if self.table.kennel(seat).meeples > 0 { self.table.bars(seat) } else { Vec::new() };
                bars.extend(Vec::from(self.bars_of_partner(seat)));
                bars
            }
            (None, Some(_)) => {
                let mut bars = self.table.bars(seat);
                bars.extend(Vec::from(self.bars_in_house(&visit)));
                bars
            }
        }
    }

    fn bars_of_partner(&self, seat: Seat) -> Bars {
        let mut bars = Bars::new();
        for &at in Location::ALL {
            if self.may_place(seat, at, true).is_err() {
                let what = [("do", "place_partner".into()), ("at", at.word().into())];
                bars.add(what, self.may_place(seat, at, false));
            }
        }
        bars
    }

    fn bars_in_house(&self, visit: &Visit) -> Bars {
        let mut bars = Bars::new();
        match visit.house {
            Some(House::TownHall)
                if visit.deed != Deed::Card && self.may_license(visit.seat, true).is_err() =>
            {
                bars.add([("do", "license".into())], self.may_license(visit.seat, false));
            }
            Some(House::Fair) if visit.deed == (Deed::May { times: 0 }) => {
                for dog in self.table.kennel(visit.seat).housed().filter(|dog| dog.special) {
                    let special = || Err(Line::new(lines::BARRED_SPECIAL));
                    if self.table.may_sell(dog).is_ok() {
                        bars.add([("do", "sell".into()), ("dog", dog.id.into())], special());
                    }
                    bars.add([("do", "trade".into()), ("dog", dog.id.into())], special());
                }
            }
            _ => {}
        }
        bars
    }

    fn bars_at(&self, seat: Seat, at: Location) -> Bars {
        let mut bars = Bars::new();
        let (kennel, hotel) = (self.table.kennel(seat), self.hotel(seat));
        match at {
            Location::Ngo => {
                let gives = NGO_ACCEPTS.iter().any(|&what| amount(kennel, what) >= NGO_TOKENS);
                bars.add([("do", "donate".into())], must(gives, || Line::new(lines::BARRED_NOTHING_TO_GIVE)));
            }
            Location::Agency if hotel.away.is_some() => {
                let room = !self.collect_list(seat).is_empty();
                bars.add([("do", "collect".into())], must(room, || Line::new(lines::BARRED_NO_BAY)));
            }
            Location::Agency => {
                let held = !passes(kennel, hotel).is_empty();
                bars.add([("do", "send".into())], must(held, || Line::new(lines::BARRED_NO_PASS)));
            }
            Location::ServiceCentre => {
                for &service in Service::ALL {
                    let what = [("do", "serve".into()), ("service", service.word().into())];
                    bars.add(what, self.may_serve(seat, service));
                }
            }
        }
        bars
    }
}
