//! What may be done beyond DOGS: listed if and only if legal.

use super::super::actions::Action;
use super::super::cards::Card;
use super::super::data::{BayId, House};
use super::super::kennel::{Dog, Kennel};
use super::super::state::{Deed, Stage, Visit};
use super::actions::{PartnerAction, Pass, SocioAction};
use super::cards::PartnerCard;
use super::data::{
    LICENCE_COST, LICENCE_COST_DISCOUNT, Location, NGO_ACCEPTS, NGO_TOKENS, Resource, SERVICE_COST, Service,
};
use super::state::Socio;
use super::state::{Call, Errand, Hotel, Scene};
use super::{arrivals, lines};
use crate::frame::{Line, Seat, Verdict, must, short_of};
use alloc::vec::Vec;

impl Socio {
    /// Everything the seat may do.
    pub(super) fn list(&self, seat: Seat) -> Vec<SocioAction> {
        match (self.annex.scene, self.table.stage) {
            (Some(scene), _) if scene.seat() != seat => Vec::new(),
            (Some(Scene::Split { .. }), _) => partner(arrivals::split_list(self.more_numbers().placements)),
            (Some(Scene::Hospital { .. }), _) => {
                let ways = (0..=self.most_treated(seat)).map(|dogs| PartnerAction::Treat { dogs });
                partner(ways.collect())
            }
            (None, Stage::Act(visit)) if visit.seat == seat => self.turn_list(&visit),
            (None, _) => base(self.table.list(seat)),
        }
    }

    fn turn_list(&self, visit: &Visit) -> Vec<SocioAction> {
        let seat = visit.seat;
        if let Some(call) = self.annex.call {
            return self.call_list(seat, &call);
        }
        let Some(house) = visit.house else {
            let mut list = partner(self.place_list(seat));
            if self.table.kennel(seat).meeples > 0 {
                list.extend(base(self.table.visit_list(visit)));
            }
            return list;
        };
        let mut list = base(self.table.visit_list(visit));
        if house == House::TownHall && visit.deed != Deed::Card {
            let ways = [false, true].into_iter().filter(|&discount| self.may_license(seat, discount).is_ok());
            list.extend(ways.map(|discount| SocioAction::Partner(PartnerAction::License { discount })));
        }
        list
    }

    fn place_list(&self, seat: Seat) -> Vec<PartnerAction> {
        let ways = Location::ALL.iter().flat_map(|&at| [(at, false), (at, true)]);
        let open = ways.filter(|&(at, free_entry)| self.may_place(seat, at, free_entry).is_ok());
        open.map(|(at, free_entry)| PartnerAction::PlacePartner { at, free_entry }).collect()
    }

    /// L93. S-10, D-30: the card is for a location that is exactly full, once for each.
    pub(super) fn may_place(&self, seat: Seat, at: Location, free_entry: bool) -> Verdict {
        let site = self.annex.site(at);
        let full = site.partners.len() >= self.more_numbers().capacity;
        must(self.hotel(seat).partner, || Line::new(lines::BARRED_PARTNER))?;
        if !free_entry {
            return must(!full, || Line::new(lines::BARRED_LOCATION_FULL));
        }
        must(full && !site.free_entry && self.table.kennel(seat).holds(Card::FreeEntry), || {
            Line::new(lines::BARRED_LOCATION_FULL)
        })
    }

    fn call_list(&self, seat: Seat, call: &Call) -> Vec<SocioAction> {
        let times = match call.errand {
            Errand::Card => {
                let cards = self.annex.site(call.at).cards.iter();
                return cards.map(|&card| PartnerAction::Pick { card }.into()).collect();
            }
            Errand::Joker { .. } => {
                return Resource::ALL.iter().map(|&what| PartnerAction::Choose { what }.into()).collect();
            }
            Errand::May { times } => times,
        };
        let (kennel, hotel) = (self.table.kennel(seat), self.hotel(seat));
        let mut list = partner(match call.at {
            Location::Ngo => donations(kennel, hotel, times),
            Location::Agency if hotel.away.is_some() && times == 0 => {
                let back = self.collect_list(seat);
                // S-11: it has to be collected whenever some bay takes it.
                if !back.is_empty() {
                    return partner(back);
                }
                Vec::new()
            }
            Location::Agency => sendings(kennel, hotel, times),
            Location::ServiceCentre => self.service_list(seat, times),
        });
        list.push(Action::EndTurn.into());
        list
    }

    /// L119, L141: a bay with two free places side by side and no other special dog.
    pub(super) fn collect_list(&self, seat: Seat) -> Vec<PartnerAction> {
        let Some(dog) = self.hotel(seat).away else { return Vec::new() };
        let dog = Dog { special: true, ..dog };
        let kennel = self.table.kennel(seat);
        let bays = BayId::ALL.iter().filter(|&&bay| kennel.bay(bay).takes(&dog));
        bays.map(|&to| PartnerAction::Collect { to }).collect()
    }

    fn service_list(&self, seat: Seat, times: u8) -> Vec<PartnerAction> {
        let hotel = self.hotel(seat);
        let Some(card) = by_card(times, hotel.holds(PartnerCard::ServiceCentre)) else { return Vec::new() };
        let open = Service::ALL.iter().filter(|&&service| self.may_serve(seat, service).is_ok());
        open.map(|&service| PartnerAction::Serve { service, card }).collect()
    }

    /// L143. S-39: tokens are limited.
    pub(super) fn may_serve(&self, seat: Seat, service: Service) -> Verdict {
        let coins = self.table.kennel(seat).coins;
        must(!self.hotel(seat).services.contains(&service), || Line::new(lines::BARRED_SERVED))?;
        must(self.stock(service) > 0, || Line::new(lines::BARRED_NO_TOKEN))?;
        must(coins >= SERVICE_COST, || short_of(lines::BARRED_PARTNER_COINS, SERVICE_COST, coins))
    }

    /// L157. S-38: its own card makes it cheaper, no other.
    pub(super) fn may_license(&self, seat: Seat, discount: bool) -> Verdict {
        let (coins, hotel) = (self.table.kennel(seat).coins, self.hotel(seat));
        must(!hotel.licence, || Line::new(lines::BARRED_LICENSED))?;
        if discount {
            let held = hotel.holds(PartnerCard::LicenceDiscount);
            must(held, || Line::new(lines::BARRED_NO_PARTNER_CARD))?;
        }
        let cost = licence_cost(discount);
        must(coins >= cost, || short_of(lines::BARRED_PARTNER_COINS, cost, coins))
    }

    /// Ending a turn without having used the house or the location, though one could.
    pub(super) fn confirms(&self, seat: Seat, action: &Action, base: Option<Line>) -> Option<Line> {
        match self.annex.call {
            _ if *action != Action::EndTurn => base,
            Some(Call { at, errand: Errand::May { times: 0 } }) => {
                let could = self.list(seat).len() > 1;
                could.then(|| Line::new(lines::CONFIRM_LOCATION_UNUSED).with("at", at))
            }
            Some(_) => None,
            None if self.annex.licensed => None,
            None => base,
        }
    }
}

/// L95-107. S-15: special dogs, too.
fn donations(kennel: &Kennel, hotel: &Hotel, times: u8) -> Vec<PartnerAction> {
    let Some(card) = by_card(times, hotel.holds(PartnerCard::Ngo)) else { return Vec::new() };
    let paid = |what: &Resource| amount(kennel, *what) >= NGO_TOKENS;
    let ways = kennel
        .housed()
        .flat_map(|dog| NGO_ACCEPTS.iter().filter(|what| paid(what)).map(move |&with| (dog, with)));
    ways.map(|(dog, with)| PartnerAction::Donate { dog: dog.id, with, card }).collect()
}

/// L115-119. S-16: one place for each, so only where none waits; S-17: after it was collected.
fn sendings(kennel: &Kennel, hotel: &Hotel, times: u8) -> Vec<PartnerAction> {
    if times > 0 {
        return Vec::new();
    }
    let passes = passes(kennel, hotel);
    let ways = kennel.housed().flat_map(|dog| passes.iter().map(move |&pass| (dog, pass)));
    ways.map(|(dog, pass)| PartnerAction::Send { dog: dog.id, pass }).collect()
}

/// The cards that are held and may be spent at the agency.
pub(super) fn passes(kennel: &Kennel, hotel: &Hotel) -> Vec<Pass> {
    let held = |pass: &Pass| match pass.card() {
        Some(card) => kennel.holds(card),
        None => hotel.holds(PartnerCard::Trainer),
    };
    Pass::ALL.iter().copied().filter(held).collect()
}

/// Whether the action of a location is done with a card: never the first time, always the second (L226, L232; S-48).
fn by_card(times: u8, held: bool) -> Option<bool> {
    match times {
        0 => Some(false),
        1 if held => Some(true),
        _ => None,
    }
}

/// What the licence costs.
pub(super) const fn licence_cost(discount: bool) -> u8 {
    if discount { LICENCE_COST_DISCOUNT } else { LICENCE_COST }
}

/// How much there is of something.
pub(super) fn amount(kennel: &Kennel, resource: Resource) -> u8 {
    match resource {
        Resource::Coins => kennel.coins,
        Resource::Gas => kennel.gas,
        Resource::Food => kennel.food,
        Resource::Medicine => kennel.medicine,
    }
}

fn base(list: Vec<Action>) -> Vec<SocioAction> {
    list.into_iter().map(SocioAction::Base).collect()
}

fn partner(list: Vec<PartnerAction>) -> Vec<SocioAction> {
    list.into_iter().map(SocioAction::Partner).collect()
}
