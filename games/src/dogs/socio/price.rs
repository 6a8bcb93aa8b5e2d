//! What an action costs and brings.

use super::super::price::difference;
use super::actions::PartnerAction;
use super::data::{AGENCY_INCOME, NGO_TOKENS, SERVICE_COST};
use super::locations::licence_cost;
use super::state::Socio;
use crate::frame::{Amounts, Price, Seat};

pub(super) fn price(state: &Socio, seat: Seat, action: &PartnerAction) -> Price {
    let costs =
        |word, amount: u8| Price { costs: Amounts::from([(word, amount.into())]), ..Price::default() };
    match *action {
        PartnerAction::Donate { with, .. } => costs(with.word(), NGO_TOKENS),
        PartnerAction::Serve { .. } => costs("coins", SERVICE_COST),
        PartnerAction::License { discount } => costs("coins", licence_cost(discount)),
        PartnerAction::Send { .. } => {
            Price { gains: Amounts::from([("coins", AGENCY_INCOME.into())]), ..Price::default() }
        }
        // What they bring depends on more than the action: a card, a bay that is full now, a phase that begins or the
        // match that ends with it. None of it is left to chance.
        PartnerAction::Split { .. }
        | PartnerAction::PlacePartner { .. }
        | PartnerAction::Pick { .. }
        | PartnerAction::Choose { .. }
        | PartnerAction::Collect { .. }
        | PartnerAction::Treat { .. } => difference(state, seat, &(*action).into()),
    }
}
