//! Cost previews of the expansion's actions.

use super::actions::PartnerAction;
use super::data::{AGENCY_INCOME, NGO_TOKENS, SERVICE_COST};
use super::locations::licence_cost;
use super::state::Socio;
use crate::frame::{Amounts, CostPreview, Seat, resource_difference};

pub(super) fn cost_preview(state: &Socio, seat: Seat, action: &PartnerAction) -> CostPreview {
    let costs = |word, amount: u8| CostPreview {
        costs: Amounts::from([(word, amount.into())]),
        ..CostPreview::default()
    };
    match *action {
        PartnerAction::Donate { with, .. } => costs(with.word(), NGO_TOKENS),
        PartnerAction::Serve { .. } => costs("coins", SERVICE_COST),
        PartnerAction::License { discount } => costs("coins", licence_cost(discount)),
        PartnerAction::Send { .. } => {
            CostPreview { gains: Amounts::from([("coins", AGENCY_INCOME.into())]), ..CostPreview::default() }
        }
        // The effect depends on more than the action: it may fill a bay, begin a phase or end the match. None of it is
        // random, up to the first draw.
        PartnerAction::Split { .. }
        | PartnerAction::PlacePartner { .. }
        | PartnerAction::Choose { .. }
        | PartnerAction::Collect { .. }
        | PartnerAction::Treat { .. } => resource_difference(state, seat, &(*action).into()),
    }
}
