//! The legal actions of partners at locations.

use super::super::actions::Action;
use super::super::cards::Card;
use super::super::data::{BayId, House};
use super::super::kennel::{Dog, Kennel};
use super::super::state::Visit;
use super::super::visit::choices;
use super::actions::{PartnerAction, Pass, SocioAction};
use super::cards::PartnerCard;
use super::data::{
    LICENCE_COST, LICENCE_COST_DISCOUNT, Location, NGO_ACCEPTS, NGO_TOKENS, Resource, SERVICE_COST, Service,
};
use super::lines;
use super::state::{Hotel, PartnerVisit, PartnerVisitState, Socio};
use crate::frame::{Line, Rules, Seat, Verdict, must, short_of};
use alloc::vec;
use alloc::vec::Vec;

impl Socio {
    pub(super) fn turn_actions(&self, visit: &Visit) -> Vec<SocioAction> {
        let seat = visit.seat;
        if let Some(visit) = self.expansion.visit {
            return self.partner_visit_actions(seat, &visit);
        }
        let Some(house) = visit.house else {
            let mut actions = partner(self.place_actions(seat));
            if self.table.kennel(seat).meeples > 0 {
                actions.extend(base(self.table.visit_actions(visit)));
            }
            return actions;
        };
        let mut actions = base(self.table.visit_actions(visit));
        if house == House::TownHall {
            let ways = [false, true].into_iter().filter(|&discount| self.may_license(seat, discount).is_ok());
            actions.extend(ways.map(|discount| SocioAction::Partner(PartnerAction::License { discount })));
        }
        actions
    }

    fn place_actions(&self, seat: Seat) -> Vec<PartnerAction> {
        let ways = Location::ALL.iter().flat_map(|&at| [(at, false), (at, true)]);
        let open = ways.filter(|&(at, free_entry)| self.may_place(seat, at, free_entry).is_ok());
        let with_cards = open.flat_map(|(at, free_entry)| {
            let cards = if free_entry { vec![None] } else { choices(&self.expansion.site(at).cards) };
            let place = move |card| PartnerAction::PlacePartner { at, free_entry, card };
            cards.into_iter().map(place).collect::<Vec<_>>()
        });
        with_cards.collect()
    }

    /// L93. S-10, D-30: the card works only for a location that is exactly full, and once for each location.
    pub(super) fn may_place(&self, seat: Seat, at: Location, free_entry: bool) -> Verdict {
        let site = self.expansion.site(at);
        let full = site.partners.len() >= self.more_numbers().capacity;
        must(self.hotel(seat).partner, || Line::new(lines::UNAVAILABLE_PARTNER))?;
        if !free_entry {
            return must(!full, || Line::new(lines::UNAVAILABLE_LOCATION_FULL));
        }
        must(full && !site.free_entry && self.table.kennel(seat).holds(Card::FreeEntry), || {
            Line::new(lines::UNAVAILABLE_LOCATION_FULL)
        })
    }

    fn partner_visit_actions(&self, seat: Seat, visit: &PartnerVisit) -> Vec<SocioAction> {
        let times = match visit.state {
            PartnerVisitState::Joker { .. } => {
                return Resource::ALL.iter().map(|&what| PartnerAction::Choose { what }.into()).collect();
            }
            PartnerVisitState::UseLocation { times } => times,
        };
        let (kennel, hotel) = (self.table.kennel(seat), self.hotel(seat));
        let mut actions = partner(match visit.at {
            Location::Ngo => donations(kennel, hotel, times),
            Location::Agency if hotel.away.is_some() && times == 0 => {
                let back = self.collect_actions(seat);
                // S-11: the seat must collect the dog if a bay takes it.
                if !back.is_empty() {
                    return partner(back);
                }
                Vec::new()
            }
            Location::Agency => sendings(kennel, hotel, times),
            Location::ServiceCentre => self.service_actions(seat, times),
        });
        actions.push(Action::EndTurn.into());
        actions
    }

    /// L119, L141: only into a bay with an empty row and no other special dog.
    pub(super) fn collect_actions(&self, seat: Seat) -> Vec<PartnerAction> {
        let Some(dog) = self.hotel(seat).away else { return Vec::new() };
        let dog = Dog { special: true, ..dog };
        let kennel = self.table.kennel(seat);
        let bays = BayId::ALL.iter().filter(|&&bay| kennel.bay(bay).takes(&dog));
        bays.map(|&to| PartnerAction::Collect { to }).collect()
    }

    fn service_actions(&self, seat: Seat, times: u8) -> Vec<PartnerAction> {
        let hotel = self.hotel(seat);
        let Some(card) = by_card(times, hotel.holds(PartnerCard::ServiceCentre)) else { return Vec::new() };
        let open = Service::ALL.iter().filter(|&&service| self.may_serve(seat, service).is_ok());
        open.map(|&service| PartnerAction::Serve { service, card }).collect()
    }

    /// L143. S-39: the tokens of a service are limited.
    pub(super) fn may_serve(&self, seat: Seat, service: Service) -> Verdict {
        let coins = self.table.kennel(seat).coins;
        must(!self.hotel(seat).services.contains(&service), || Line::new(lines::UNAVAILABLE_SERVED))?;
        must(self.stock(service) > 0, || Line::new(lines::UNAVAILABLE_NO_TOKEN))?;
        must(coins >= SERVICE_COST, || short_of(lines::UNAVAILABLE_PARTNER_COINS, SERVICE_COST, coins))
    }

    /// L157. S-38: only its own card gives a discount.
    /// S-37: there is one for each seat.
    pub(super) fn may_license(&self, seat: Seat, discount: bool) -> Verdict {
        let (coins, hotel) = (self.table.kennel(seat).coins, self.hotel(seat));
        must(!hotel.licence, || Line::new(lines::UNAVAILABLE_LICENSED))?;
        if discount {
            let held = hotel.holds(PartnerCard::LicenceDiscount);
            must(held, || Line::new(lines::UNAVAILABLE_NO_PARTNER_CARD))?;
        }
        let cost = licence_cost(discount);
        must(coins >= cost, || short_of(lines::UNAVAILABLE_PARTNER_COINS, cost, coins))
    }

    /// The question for a seat that ends its turn without using the house or the location, though it could. `base` is the
    /// question of DOGS.
    pub(super) fn confirmation(&self, seat: Seat, action: &Action, base: Option<Line>) -> Option<Line> {
        match self.expansion.visit {
            _ if *action != Action::EndTurn => base,
            Some(PartnerVisit { at, state: PartnerVisitState::UseLocation { times: 0 } }) => {
                let could = self.legal_actions(seat).len() > 1;
                could.then(|| Line::new(lines::CONFIRM_LOCATION_UNUSED).with("at", at))
            }
            Some(_) => None,
            None if self.expansion.licensed => None,
            None => base,
        }
    }
}

/// L95-107. S-15: special dogs can be given, too.
fn donations(kennel: &Kennel, hotel: &Hotel, times: u8) -> Vec<PartnerAction> {
    let Some(card) = by_card(times, hotel.holds(PartnerCard::Ngo)) else { return Vec::new() };
    let paid = |what: &Resource| amount(kennel, *what) >= NGO_TOKENS;
    let ways = kennel
        .housed()
        .flat_map(|dog| NGO_ACCEPTS.iter().filter(|what| paid(what)).map(move |&with| (dog, with)));
    ways.map(|(dog, with)| PartnerAction::Donate { dog: dog.id, with, card }).collect()
}

/// L115-119. S-16: each seat has one place at the agency. S-17: a seat that collected a dog may send another.
fn sendings(kennel: &Kennel, hotel: &Hotel, times: u8) -> Vec<PartnerAction> {
    if times > 0 {
        return Vec::new();
    }
    let passes = passes(kennel, hotel);
    let ways = kennel.housed().flat_map(|dog| passes.iter().map(move |&pass| (dog, pass)));
    ways.map(|(dog, pass)| PartnerAction::Send { dog: dog.id, pass }).collect()
}

/// The cards in the open hand that may be spent at the agency.
pub(super) fn passes(kennel: &Kennel, hotel: &Hotel) -> Vec<Pass> {
    let held = |pass: &Pass| match pass.card() {
        Some(card) => kennel.holds(card),
        None => hotel.holds(PartnerCard::Trainer),
    };
    Pass::ALL.iter().copied().filter(held).collect()
}

/// Whether a location is used by a card: never the first time, always the second time (L226, L232; S-48). None if it
/// cannot be used again.
/// S-12: the card gives a second dog to the NGO, for a second token.
fn by_card(times: u8, held: bool) -> Option<bool> {
    match times {
        0 => Some(false),
        1 if held => Some(true),
        _ => None,
    }
}

/// The price of the licence.
pub(super) const fn licence_cost(discount: bool) -> u8 {
    if discount { LICENCE_COST_DISCOUNT } else { LICENCE_COST }
}

/// The amount of one resource.
pub(super) fn amount(kennel: &Kennel, resource: Resource) -> u8 {
    match resource {
        Resource::Coins => kennel.coins,
        Resource::Gas => kennel.gas,
        Resource::Food => kennel.food,
        Resource::Medicine => kennel.medicine,
    }
}

fn base(actions: Vec<Action>) -> Vec<SocioAction> {
    actions.into_iter().map(SocioAction::Base).collect()
}

fn partner(actions: Vec<PartnerAction>) -> Vec<SocioAction> {
    actions.into_iter().map(SocioAction::Partner).collect()
}
