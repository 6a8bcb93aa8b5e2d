//! Carries out actions.

use super::actions::Action;
use super::cards::Card;
use super::data::{CURE_COST, GAS_PER_COIN, Health, House, RETURN_COST, Region, SALE_PRICE, TOKENS_PER_COIN};
use super::events::{Happening, Secret, Token};
use super::flow;
use super::kennel::{Dog, DogId};
use super::map::Space;
use super::phase::Phase;
use super::state::{Dogs, FlowState, Offer};
use super::variant::DogsVariant;
use super::visit::build_cost;
use crate::frame::{Audience, Seat, Transition};

/// Carries out a legal action.
pub(super) fn play<G: DogsVariant>(transition: &mut Transition<G>, seat: Seat, action: &Action) {
    match *action {
        Action::BuyGas { .. }
        | Action::UseVet
        | Action::GiveUp { .. }
        | Action::Keep { .. }
        | Action::Lift { .. }
        | Action::LayOut { .. }
        | Action::Exchange { .. }
        | Action::Done
        | Action::Starve { .. }
        | Action::Pay { .. }
        | Action::Hire { .. }
        | Action::StepBack
        | Action::Reopen => play_small_step(transition, seat, action),
        Action::Put { dog, to } => put(transition, seat, Happening::Put { seat, dog, to }),
        Action::Drive { .. }
        | Action::GoHome { .. }
        | Action::Stay
        | Action::SwapDogs { .. }
        | Action::SwapWith { .. }
        | Action::DrawDog { .. } => play_on_the_road(transition, seat, action),
        Action::Offer { dog } => flow::offer(transition, seat, dog),
        Action::Accept => accept(transition, seat),
        Action::Refuse => {
            transition.emit(Happening::Refused { seat });
            flow::ask_next(transition, seat);
        }
        _ => play_visit(transition, seat, action),
    }
}

/// The small steps of decisions that all seats take at once, and the actions that take them back.
fn play_small_step<G: DogsVariant>(transition: &mut Transition<G>, seat: Seat, action: &Action) {
    let kennel = transition.state().table().kennel(seat);
    let happening = match *action {
        Action::BuyGas { coins } => {
            let gas = kennel.gas_that_fits(coins * GAS_PER_COIN);
            Happening::GasBought { seat, coins, gas }
        }
        Action::UseVet => Happening::VetUsed { seat },
        Action::GiveUp { dog } => Happening::GivenUp { seat, dog },
        Action::Keep { dog } => Happening::Kept { seat, dog },
        Action::Lift { dog } => Happening::Lifted { seat, dog },
        Action::LayOut { .. } => {
            let bays = kennel.good_layout(transition.state().table());
            Happening::Arranged { seat, bays, anew: true }
        }
        Action::Exchange { dog, other } => {
            let bays = kennel.exchange(dog, other).expect("both dogs lie in bays");
            Happening::Arranged { seat, bays, anew: false }
        }
        Action::Done => Happening::LaidOut { seat },
        Action::Starve { dog } => Happening::FellIll { seat, dog, fair: !kennel.has_room_for_sick() },
        Action::Pay { with } => Happening::HelperPaid { seat, with },
        Action::Hire { again } => Happening::HelperHired { seat, again },
        Action::Reopen => Happening::Reopened { seat },
        _ => Happening::SteppedBack { seat },
    };
    let lays_out_offered_dog = transition.state().table().lays_out_offered_dog();
    transition.emit(happening);
    if *action == (Action::LayOut { finish: true }) {
        transition.emit(Happening::LaidOut { seat });
    }
    let finishes = matches!(action, Action::Done | Action::LayOut { finish: true });
    if finishes && lays_out_offered_dog {
        flow::pay_quartets(transition, seat);
        flow::next_gift(transition);
    } else {
        flow::go_on_together(transition);
    }
}

/// Puts a dog into a bay: in the lay-out, or after a deal with the fair.
fn put<G: DogsVariant>(transition: &mut Transition<G>, seat: Seat, happening: Happening) {
    let laying_out = transition.state().table().lays_out(seat);
    transition.emit(happening);
    if !laying_out {
        flow::pay_quartets(transition, seat);
    }
}

fn play_on_the_road<G: DogsVariant>(transition: &mut Transition<G>, seat: Seat, action: &Action) {
    match *action {
        Action::Drive { to } => drive(transition, seat, to),
        Action::GoHome { bonus } => {
            transition.emit(Happening::WentHome { seat, gas: RETURN_COST, bonus });
            flow::next_truck(transition, seat);
        }
        Action::Stay => {
            transition.emit(Happening::Stayed { seat });
            flow::next_truck(transition, seat);
        }
        Action::SwapDogs { dog } => {
            transition.emit(Happening::CardUsed { seat, card: Card::SwapDogs });
            transition.emit(Happening::SwapBegan { seat, dog });
        }
        Action::SwapWith { dog: two } => {
            let one = transition.state().table().swapping().expect("one of the two dogs is named");
            transition.emit(Happening::DogsSwapped { seat, one, two });
        }
        Action::DrawDog { region } => draw_dog(transition, seat, region),
        _ => unreachable!("no action of the road"),
    }
}

/// L210-212, L269-273: the truck collects every dog of the space. A lost dog brings a reward.
fn drive<G: DogsVariant>(transition: &mut Transition<G>, seat: Seat, to: Space) {
    let state = transition.state().table();
    let routes = state.routes_of(seat);
    let dogs = state.spot(to).dogs.clone();
    transition.emit(Happening::Drove { seat, path: routes.path(to), gas: routes.cost(to) });
    for Dog { id: dog, health, .. } in dogs {
        transition.emit(match health {
            Health::Lost => Happening::Returned { seat, dog, coins: to.facts().reward },
            Health::Healthy | Health::Sick => Happening::Collected { seat, dog },
        });
    }
    flow::next_truck(transition, seat);
}

/// D-14: draws the top dog unseen. D-15: blocks above it are set aside and shuffled in again.
fn draw_dog<G: DogsVariant>(transition: &mut Transition<G>, seat: Seat, region: Region) {
    transition.emit(Happening::CardUsed { seat, card: Card::ExtraDog });
    let state = transition.state().table();
    let pile = state.pile(region);
    let blocks = pile.iter().rev().take_while(|&&token| token == Token::Block).count();
    let top = pile.len() - 1 - blocks;
    let Token::Dog(breed, health) = pile[top] else { unreachable!("the token below the blocks is a dog") };
    let mut tokens = pile[..top].to_vec();
    let dog = Dog::new(DogId(state.shown), breed, health);
    let set_aside = u8::try_from(blocks).expect("there are few blocks");
    transition.reveal(Audience::everybody());
    transition.emit(Happening::DogDrawn { seat, region, dog, blocks: set_aside });
    // In games with blocks the pile is always shuffled, so that the use of the dice does not tell whether there were any.
    if transition.state().table().numbers().blocks > 0 {
        tokens.resize(tokens.len() + blocks, Token::Block);
        transition.dice().reshuffle(&mut tokens);
        transition.emit(Secret::PileShuffled { region, tokens });
    }
}

fn accept<G: DogsVariant>(transition: &mut Transition<G>, seat: Seat) {
    let FlowState::Give { donor: from, offer: Some(Offer { dog, .. }) } = transition.state().table().flow
    else {
        unreachable!("a dog is offered")
    };
    transition.emit(Happening::Accepted { seat, from, dog });
    // A sick dog goes to the infirmary, so that there is nothing to lay out.
    if transition.state().table().kennel(seat).hand.is_empty() {
        flow::next_gift(transition);
    }
}

fn play_visit<G: DogsVariant>(transition: &mut Transition<G>, seat: Seat, action: &Action) {
    let state = transition.state().table();
    match *action {
        Action::Enter { house, free_entry, card } => enter(transition, seat, house, (free_entry, card)),
        Action::Build { discount } => {
            let bay = state.kennel(seat).next_bay().expect("a bay is left to be built");
            if discount {
                transition.emit(Happening::CardUsed { seat, card: Card::Discount });
            }
            transition.emit(Happening::Built { seat, bay, coins: build_cost(discount) });
        }
        Action::Swap { give, get } => transition.emit(Happening::Swapped { seat, give, get }),
        Action::Buy { coins, food } => {
            let medicine = coins * TOKENS_PER_COIN - food;
            transition.emit(Happening::Bought { seat, coins, food, medicine });
        }
        Action::Cure { dog, to } => {
            transition.emit(Happening::Cured { seat, dog, to, medicine: CURE_COST });
            flow::pay_quartets(transition, seat);
        }
        Action::Sell { dog } => transition.emit(Happening::Sold { seat, dog, coins: SALE_PRICE }),
        Action::AddToSale { card } => {
            let coins = card.sale_bonus().expect("the card is for sales");
            transition.emit(Happening::AddedToSale { seat, card, coins });
        }
        Action::BuyDog { dog } => {
            let coins = state.fair_price();
            transition.emit(Happening::DogBought { seat, dog, coins });
        }
        Action::Trade { dog } => transition.emit(Happening::TradeBegan { seat, dog }),
        Action::TradeFor { dog: get } => {
            let give = state.kennel(seat).hand.first().expect("a dog was given").id;
            transition.emit(Happening::Traded { seat, give, get });
        }
        Action::EndTurn => {
            let by_itself = transition.by_itself();
            transition.emit(Happening::TurnEnded { seat, by_itself });
            flow::next_visit(transition, seat);
        }
        _ => unreachable!("no action of the houses"),
    }
}

/// D-25, D-50: the meeple takes the chosen card, or the only kind there is.
fn enter<G: DogsVariant>(
    transition: &mut Transition<G>,
    seat: Seat,
    house: House,
    (free_entry, chosen): (bool, Option<Card>),
) {
    if free_entry {
        transition.emit(Happening::CardUsed { seat, card: Card::FreeEntry });
    }
    transition.emit(Happening::Entered { seat, house, free_entry });
    let first = transition.state().table().site(house).cards.first().copied();
    if let Some(card) = chosen.or(first).filter(|_| !free_entry) {
        let goods = card.facts().gives.map(|goods| transition.state().table().kennel(seat).receives(goods));
        transition.emit(Happening::CardTaken { seat, house, card, goods });
    }
}

impl Dogs {
    /// The first of two dogs that are to change places, once it is chosen.
    fn swapping(&self) -> Option<DogId> {
        match self.flow {
            FlowState::Drive(driving) => driving.swapping,
            _ => None,
        }
    }

    /// Whether a seat lays out its kennel anew because it took in an offered dog.
    fn lays_out_offered_dog(&self) -> bool {
        matches!(self.flow, FlowState::Give { offer: Some(Offer { taken: true, .. }), .. })
    }

    /// Whether the phase has a decision for the seat.
    pub(super) fn decides_in(&self, seat: Seat, phase: Phase) -> bool {
        let kennel = self.kennel(seat);
        match phase {
            Phase::Refuel => kennel.may_buy_gas(1),
            Phase::LayOut => kennel.has_layout_to_do(),
            Phase::Close => kennel.food < kennel.occupied() || kennel.chooses_pay(),
            Phase::Drive | Phase::Give | Phase::Act | Phase::Over => false,
        }
    }
}
