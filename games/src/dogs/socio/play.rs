//! Carries out actions.

use super::super::actions::Action;
use super::super::data::GAS_MAX;
use super::super::events::Happening;
use super::super::{flow, play as base};
use super::actions::{PartnerAction, Pass, SocioAction};
use super::cards::{PartnerCard, Use};
use super::data::{AGENCY_INCOME, GUESTS_COIN, GUESTS_PER_COIN, Location, Resource, SERVICE_COST, Service};
use super::events::PartnerHappening;
use super::locations::licence_cost;
use super::state::Socio;
use super::{arrivals, bonus, closing};
use crate::frame::{Seat, Transition};

/// Carries out a legal action. S-33: in the second phase the seat takes the bonus cards that it reaches at once.
pub(super) fn play(transition: &mut Transition<Socio>, seat: Seat, action: &SocioAction) {
    let acts = transition.state().acts(seat) && *action != Action::EndTurn.into();
    match action {
        SocioAction::Base(action) => base::play(transition, seat, action),
        SocioAction::Partner(action) => play_partner(transition, seat, action),
    }
    if acts {
        bonus::take_all(transition, seat);
    }
}

fn play_partner(transition: &mut Transition<Socio>, seat: Seat, action: &PartnerAction) {
    match *action {
        PartnerAction::Split { city } => arrivals::spread(transition, seat, city),
        PartnerAction::PlacePartner { at, free_entry, card } => {
            place(transition, seat, at, (free_entry, card));
        }
        PartnerAction::Choose { what } => {
            // D-04: gas that does not fit into the garage is lost.
            let full = what == Resource::Gas && transition.state().table.kennel(seat).gas >= GAS_MAX;
            transition.emit(PartnerHappening::Chosen { seat, resource: what, amount: u8::from(!full) });
        }
        PartnerAction::Donate { dog, with, card } => {
            if card {
                spend(transition, seat, PartnerCard::Ngo);
            }
            transition.emit(PartnerHappening::Donated { seat, dog, with });
        }
        PartnerAction::Collect { to } => {
            let dog = transition.state().hotel(seat).away.expect("a dog is at the agency").id;
            transition.emit(PartnerHappening::CameBack { seat, dog, to });
            // S-22: a special dog counts as two.
            flow::pay_quartets(transition, seat);
        }
        PartnerAction::Send { dog, pass } => {
            show_pass(transition, seat, pass);
            transition.emit(PartnerHappening::SentAway { seat, dog, coins: AGENCY_INCOME });
        }
        PartnerAction::Serve { service, card } => serve(transition, seat, service, card),
        PartnerAction::License { discount } => {
            if discount {
                spend(transition, seat, PartnerCard::LicenceDiscount);
            }
            transition.emit(PartnerHappening::Licensed { seat, coins: licence_cost(discount) });
        }
        PartnerAction::Treat { dogs } => closing::treat(transition, seat, dogs),
    }
}

fn spend(transition: &mut Transition<Socio>, seat: Seat, card: PartnerCard) {
    transition.emit(PartnerHappening::PartnerCardUsed { seat, card });
}

/// S-41: the card goes to the discard pile of its own deck.
fn show_pass(transition: &mut Transition<Socio>, seat: Seat, pass: Pass) {
    match pass.card() {
        Some(card) => transition.emit(Happening::CardUsed { seat, card }),
        None => spend(transition, seat, PartnerCard::Trainer),
    }
}

fn serve(transition: &mut Transition<Socio>, seat: Seat, service: Service, card: bool) {
    if card {
        spend(transition, seat, PartnerCard::ServiceCentre);
    }
    transition.emit(PartnerHappening::Served { seat, service, coins: SERVICE_COST });
}

/// L93: like a meeple. D-25: the partner takes a card if there is one: the chosen one or, S-47, the only kind there is.
fn place(
    transition: &mut Transition<Socio>,
    seat: Seat,
    at: Location,
    (free_entry, chosen): (bool, Option<PartnerCard>),
) {
    if free_entry {
        let card = super::super::cards::Card::FreeEntry;
        transition.emit(Happening::CardUsed { seat, card });
    }
    transition.emit(PartnerHappening::PartnerPlaced { seat, at, free_entry });
    let first = transition.state().expansion.site(at).cards.first().copied();
    if let Some(card) = chosen.or(first).filter(|_| !free_entry) {
        pick(transition, seat, at, card);
    }
}

fn pick(transition: &mut Transition<Socio>, seat: Seat, at: Location, card: PartnerCard) {
    let goods = match card.facts().what {
        Use::Gives(goods) => Some(transition.state().table.kennel(seat).receives(goods)),
        Use::Chooses | Use::Guest(_) | Use::Kept => None,
    };
    transition.emit(PartnerHappening::Picked { seat, at, card, goods });
    // L149-153. S-25: each time the number of guests reaches an even number.
    let guests = transition.state().hotel(seat).guests.len();
    if card.wants().is_some() && guests.is_multiple_of(GUESTS_PER_COIN) {
        transition.emit(PartnerHappening::GuestsPaid { seat, coins: GUESTS_COIN });
    }
}
