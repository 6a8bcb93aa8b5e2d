//! What happens when a seat acts: everything that is decided and drawn.

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
use crate::frame::{Script, Seat};

/// Carries out a listed action. S-33: in the second phase whoever acts takes the bonus cards that it brings at once.
pub(super) fn play(script: &mut Script<Socio>, seat: Seat, action: &SocioAction) {
    let acts = script.state().acts(seat) && *action != Action::EndTurn.into();
    match action {
        SocioAction::Base(action) => base::play(script, seat, action),
        SocioAction::Partner(action) => play_partner(script, seat, action),
    }
    if acts {
        bonus::take_all(script, seat);
    }
}

fn play_partner(script: &mut Script<Socio>, seat: Seat, action: &PartnerAction) {
    match *action {
        PartnerAction::Split { city } => arrivals::spread(script, seat, city),
        PartnerAction::PlacePartner { at, free_entry } => place(script, seat, at, free_entry),
        PartnerAction::Pick { card } => {
            let at = script.state().annex.call.expect("the partner is placed").at;
            pick(script, seat, at, card);
        }
        PartnerAction::Choose { what } => {
            // D-04: what does not fit into the garage is lost.
            let full = what == Resource::Gas && script.state().table.kennel(seat).gas >= GAS_MAX;
            script.emit(PartnerHappening::Chosen { seat, resource: what, amount: u8::from(!full) }.into());
        }
        PartnerAction::Donate { dog, with, card } => {
            if card {
                spend(script, seat, PartnerCard::Ngo);
            }
            script.emit(PartnerHappening::Donated { seat, dog, with }.into());
        }
        PartnerAction::Collect { to } => {
            let dog = script.state().hotel(seat).away.expect("a dog is at the agency").id;
            script.emit(PartnerHappening::CameBack { seat, dog, to }.into());
            // S-22: a special dog counts for two.
            flow::pay_quartets(script, seat);
        }
        PartnerAction::Send { dog, pass } => {
            show_pass(script, seat, pass);
            script.emit(PartnerHappening::SentAway { seat, dog, coins: AGENCY_INCOME }.into());
        }
        PartnerAction::Serve { service, card } => serve(script, seat, service, card),
        PartnerAction::License { discount } => {
            if discount {
                spend(script, seat, PartnerCard::LicenceDiscount);
            }
            script.emit(PartnerHappening::Licensed { seat, coins: licence_cost(discount) }.into());
        }
        PartnerAction::Treat { dogs } => closing::treat(script, seat, dogs),
    }
}

fn spend(script: &mut Script<Socio>, seat: Seat, card: PartnerCard) {
    script.emit(PartnerHappening::PartnerCardUsed { seat, card }.into());
}

/// S-41: each to the discard of its own deck.
fn show_pass(script: &mut Script<Socio>, seat: Seat, pass: Pass) {
    match pass.card() {
        Some(card) => script.emit(Happening::CardUsed { seat, card }.into()),
        None => spend(script, seat, PartnerCard::Trainer),
    }
}

fn serve(script: &mut Script<Socio>, seat: Seat, service: Service, card: bool) {
    if card {
        spend(script, seat, PartnerCard::ServiceCentre);
    }
    script.emit(PartnerHappening::Served { seat, service, coins: SERVICE_COST }.into());
}

/// L93: as a meeple. D-25: a card is taken if one is there; S-47: where there is no choice, at once.
fn place(script: &mut Script<Socio>, seat: Seat, at: Location, free_entry: bool) {
    if free_entry {
        let card = super::super::cards::Card::FreeEntry;
        script.emit(Happening::CardUsed { seat, card }.into());
    }
    script.emit(PartnerHappening::PartnerPlaced { seat, at, free_entry }.into());
    let cards = script.state().annex.site(at).cards.clone();
    if let Some(&card) = cards.first()
        && !free_entry
        && cards.iter().all(|&other| other == card)
    {
        pick(script, seat, at, card);
    }
}

fn pick(script: &mut Script<Socio>, seat: Seat, at: Location, card: PartnerCard) {
    let goods = match card.facts().what {
        Use::Gives(goods) => Some(script.state().table.kennel(seat).receives(goods)),
        Use::Chooses | Use::Guest(_) | Use::Kept => None,
    };
    script.emit(PartnerHappening::Picked { seat, at, card, goods }.into());
    // L149-153. S-25: on reaching each even number.
    let guests = script.state().hotel(seat).guests.len();
    if card.wants().is_some() && guests.is_multiple_of(GUESTS_PER_COIN) {
        script.emit(PartnerHappening::GuestsPaid { seat, coins: GUESTS_COIN }.into());
    }
}
