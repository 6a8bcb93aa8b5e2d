//! What an action costs and brings.

use super::actions::Action;
use super::data::{RETURN_COST, SALE_PRICE, TOKENS_PER_COIN};
use super::lines;
use super::map::Space;
use super::state::{Deed, Stage, Table, Visit};
use super::title::Title;
use super::visit::build_cost;
use crate::frame::{Amounts, Dice, Line, Price, Seat, advance};

pub(super) fn price<G: Title>(state: &G, seat: Seat, action: &Action) -> Price {
    let plain = |costs: &[(&'static str, u8)], gains: &[(&'static str, u8)]| {
        let amounts = |list: &[(&'static str, u8)]| -> Amounts {
            list.iter().filter(|(_, n)| *n > 0).map(|&(word, n)| (word, n.into())).collect()
        };
        Price { costs: amounts(costs), gains: amounts(gains), ..Price::default() }
    };
    match *action {
        Action::Drive { to } => road(state, seat, to),
        Action::GoHome { bonus: None } => plain(&[("gas", RETURN_COST)], &[]),
        Action::GoHome { bonus: Some(good) } => plain(&[("gas", RETURN_COST)], &[(good.word(), 1)]),
        Action::Build { discount } => plain(&[("coins", build_cost(discount))], &[]),
        Action::Swap { give, get } => plain(&[(give.word(), 1)], &[(get.word(), 1)]),
        Action::Buy { food } => {
            plain(&[("coins", 1)], &[("food", food), ("medicine", TOKENS_PER_COIN - food)])
        }
        Action::Sell { .. } => plain(&[], &[("coins", SALE_PRICE)]),
        Action::AddToSale { card } => plain(&[], &[("coins", card.sale_bonus().unwrap_or_default())]),
        Action::BuyDog { .. } => plain(&[("coins", state.fair_price())], &[]),
        Action::SwapDogs { .. }
        | Action::SwapWith { .. }
        | Action::DrawDog { .. }
        | Action::UseVet
        | Action::GiveUp { .. }
        | Action::Keep { .. }
        | Action::Lift { .. }
        | Action::Trade { .. }
        | Action::TradeFor { .. }
        | Action::Offer { .. }
        | Action::Accept
        | Action::Refuse => Price::default(),
        Action::Put { .. } if state.lays_out(seat) => Price::default(),
        // What they bring depends on more than the action: a bay that is full now, a phase that ends with it. None of
        // it is left to chance.
        Action::Put { .. }
        | Action::Cure { .. }
        | Action::Take { .. }
        | Action::Enter { .. }
        | Action::Stay
        | Action::BuyGas { .. }
        | Action::Done
        | Action::StepBack
        | Action::Reopen
        | Action::EndTurn
        | Action::Starve { .. }
        | Action::Pay { .. }
        | Action::Hire { .. } => {
            Price { confirm: state.left_undone(seat, action), ..difference(state, seat, &(*action).into()) }
        }
    }
}

/// The gas, the reward for lost dogs, and the road.
fn road(state: &Table, seat: Seat, to: Space) -> Price {
    let ways = state.ways_of(seat);
    let lost = state.spot(to).dogs.iter().filter(|dog| dog.health == super::data::Health::Lost).count();
    let reward = u32::from(to.facts().reward) * u32::try_from(lost).expect("few dogs lie there");
    let path = ways.path(to);
    let between = path.split_last().map_or(&[][..], |(_, between)| between);
    Price {
        costs: Amounts::from([("gas", ways.cost(to).into())]),
        gains: if reward > 0 { Amounts::from([("coins", reward)]) } else { Amounts::new() },
        touches: between.iter().map(|place| place.word().into()).collect(),
        confirm: None,
    }
}

/// What the seat has more or less when all that the action leads to has happened.
pub(super) fn difference<G: Title>(state: &G, seat: Seat, action: &G::Action) -> Price {
    let before = state.counters(seat);
    let after = advance(state.clone(), seat, action, &mut Dice::from_number(0)).counters(seat);
    let more = |one: &Amounts, two: &Amounts| -> Amounts {
        let words = one.iter().map(|(&word, &have)| (word, have.saturating_sub(two[word])));
        words.filter(|&(_, more)| more > 0).collect()
    };
    Price { costs: more(&before, &after), gains: more(&after, &before), ..Price::default() }
}

impl Table {
    /// Ending a turn without having used the house, though one could.
    fn left_undone(&self, seat: Seat, action: &Action) -> Option<Line> {
        let Stage::Act(Visit { house: Some(house), deed: Deed::May { times: 0 }, .. }) = self.stage else {
            return None;
        };
        let could = *action == Action::EndTurn && self.list(seat).len() > 1;
        could.then(|| Line::new(lines::CONFIRM_UNUSED).with("house", house))
    }
}
