//! Cost previews: what an action costs and brings at once.

use super::actions::Action;
use super::data::{RETURN_COST, SALE_PRICE, TOKENS_PER_COIN};
use super::lines;
use super::map::Space;
use super::state::{Dogs, FlowState, Visit, VisitState};
use super::variant::DogsVariant;
use super::visit::build_cost;
use crate::frame::{Amounts, CostPreview, Line, Rules, Seat, resource_difference};

pub(super) fn cost_preview<G: DogsVariant>(state: &G, seat: Seat, action: &Action) -> CostPreview {
    let table = state.table();
    let plain = |costs: &[(&'static str, u8)], gains: &[(&'static str, u8)]| {
        let amounts = |list: &[(&'static str, u8)]| -> Amounts {
            list.iter().filter(|(_, n)| *n > 0).map(|&(word, n)| (word, n.into())).collect()
        };
        CostPreview { costs: amounts(costs), gains: amounts(gains), ..CostPreview::default() }
    };
    match *action {
        Action::Drive { to } => drive(table, seat, to),
        Action::GoHome { bonus: None } => plain(&[("gas", RETURN_COST)], &[]),
        Action::GoHome { bonus: Some(good) } => plain(&[("gas", RETURN_COST)], &[(good.word(), 1)]),
        Action::Build { discount } => plain(&[("coins", build_cost(discount))], &[]),
        Action::Swap { give, get } => plain(&[(give.word(), 1)], &[(get.word(), 1)]),
        Action::Buy { coins, food } => {
            plain(&[("coins", coins)], &[("food", food), ("medicine", coins * TOKENS_PER_COIN - food)])
        }
        Action::Sell { .. } => plain(&[], &[("coins", SALE_PRICE)]),
        Action::AddToSale { card } => plain(&[], &[("coins", card.sale_bonus().unwrap_or_default())]),
        Action::SwapDogs { .. }
        | Action::SwapWith { .. }
        | Action::DrawDog { .. }
        | Action::UseVet
        | Action::GiveUp { .. }
        | Action::Keep { .. }
        | Action::Lift { .. }
        | Action::Exchange { .. }
        | Action::LayOut { finish: false }
        | Action::Offer { .. }
        | Action::Accept
        | Action::Refuse => CostPreview::default(),
        Action::Put { .. } if table.lays_out(seat) => CostPreview::default(),
        // The effect depends on more than the action: it may fill a bay or end a phase. None of it is random.
        Action::Put { .. }
        | Action::LayOut { finish: true }
        | Action::BuyDog { .. }
        | Action::Trade { .. }
        | Action::TradeFor { .. }
        | Action::Cure { .. }
        | Action::Enter { .. }
        | Action::Stay
        | Action::BuyGas { .. }
        | Action::Done
        | Action::StepBack
        | Action::Reopen
        | Action::EndTurn
        | Action::Starve { .. }
        | Action::Pay { .. }
        | Action::Hire { .. } => CostPreview {
            confirm: table.confirmation(seat, action),
            ..resource_difference(state, seat, &(*action).into())
        },
    }
}

/// The gas, the reward for lost dogs, and the places that the truck passes.
fn drive(state: &Dogs, seat: Seat, to: Space) -> CostPreview {
    let routes = state.routes_of(seat);
    let lost = state.spot(to).dogs.iter().filter(|dog| dog.health == super::data::Health::Lost).count();
    let reward = u32::from(to.facts().reward) * u32::try_from(lost).expect("few dogs lie there");
    let path = routes.path(to);
    let between = path.split_last().map_or(&[][..], |(_, between)| between);
    CostPreview {
        costs: Amounts::from([("gas", routes.cost(to).into())]),
        gains: if reward > 0 { Amounts::from([("coins", reward)]) } else { Amounts::new() },
        touches: between.iter().map(|place| place.word().into()).collect(),
        confirm: None,
    }
}

impl Dogs {
    /// The question for a seat that ends its turn without using the house, though it could.
    fn confirmation(&self, seat: Seat, action: &Action) -> Option<Line> {
        let FlowState::Act(Visit { house: Some(house), state: VisitState::UseHouse { times: 0 }, .. }) =
            self.flow
        else {
            return None;
        };
        let could = *action == Action::EndTurn && self.legal_actions(seat).len() > 1;
        could.then(|| Line::new(lines::CONFIRM_UNUSED).with("house", house))
    }
}
