//! What happens when a seat acts: everything that is decided and drawn.

use super::actions::Action;
use super::cards::Card;
use super::data::{CURE_COST, GAS_PER_COIN, Health, House, RETURN_COST, Region, SALE_PRICE, TOKENS_PER_COIN};
use super::events::{Happening, Secret, Token};
use super::flow;
use super::kennel::{Dog, DogId};
use super::map::Space;
use super::phase::Phase;
use super::state::{Offer, Stage, Table};
use super::title::Title;
use super::visit::build_cost;
use crate::frame::{Audience, Script, Seat};

/// Carries out a listed action.
pub(super) fn play<G: Title>(script: &mut Script<G>, seat: Seat, action: &Action) {
    match *action {
        Action::BuyGas { .. }
        | Action::UseVet
        | Action::GiveUp { .. }
        | Action::Keep { .. }
        | Action::Lift { .. }
        | Action::Done
        | Action::Starve { .. }
        | Action::Pay { .. }
        | Action::Hire { .. }
        | Action::StepBack
        | Action::Reopen => play_small_step(script, seat, action),
        Action::Put { dog, to } => put(script, seat, Happening::Put { seat, dog, to }),
        Action::Drive { .. }
        | Action::GoHome { .. }
        | Action::Stay
        | Action::SwapDogs { .. }
        | Action::SwapWith { .. }
        | Action::DrawDog { .. } => play_on_the_road(script, seat, action),
        Action::Offer { dog } => flow::offer(script, seat, dog),
        Action::Accept => accept(script, seat),
        Action::Refuse => {
            script.emit(Happening::Refused { seat }.into());
            flow::ask_next(script, seat);
        }
        _ => play_visit(script, seat, action),
    }
}

/// The steps of decisions that all take at once, and their ways back.
fn play_small_step<G: Title>(script: &mut Script<G>, seat: Seat, action: &Action) {
    let kennel = script.state().kennel(seat);
    let happening = match *action {
        Action::BuyGas { coins } => {
            let gas = kennel.gas_that_fits(coins * GAS_PER_COIN);
            Happening::GasBought { seat, coins, gas }
        }
        Action::UseVet => Happening::VetUsed { seat },
        Action::GiveUp { dog } => Happening::GivenUp { seat, dog },
        Action::Keep { dog } => Happening::Kept { seat, dog },
        Action::Lift { dog } => Happening::Lifted { seat, dog },
        Action::Done => Happening::LaidOut { seat },
        Action::Starve { dog } => Happening::FellIll { seat, dog, fair: !kennel.has_room_for_sick() },
        Action::Pay { with } => Happening::HelperPaid { seat, with },
        Action::Hire { again } => Happening::HelperHired { seat, again },
        Action::Reopen => Happening::Reopened { seat },
        _ => Happening::SteppedBack { seat },
    };
    let taken_in = script.state().taken_in();
    script.emit(happening.into());
    if *action == Action::Done && taken_in {
        flow::pay_quartets(script, seat);
        flow::next_gift(script);
    } else {
        flow::go_on_together(script);
    }
}

/// A dog is put into a bay: while laying out, or after a deal with the fair.
fn put<G: Title>(script: &mut Script<G>, seat: Seat, happening: Happening) {
    let laying_out = script.state().lays_out(seat);
    script.emit(happening.into());
    if !laying_out {
        flow::pay_quartets(script, seat);
    }
}

fn play_on_the_road<G: Title>(script: &mut Script<G>, seat: Seat, action: &Action) {
    match *action {
        Action::Drive { to } => drive(script, seat, to),
        Action::GoHome { bonus } => {
            script.emit(Happening::WentHome { seat, gas: RETURN_COST, bonus }.into());
            flow::next_truck(script, seat);
        }
        Action::Stay => {
            script.emit(Happening::Stayed { seat }.into());
            flow::next_truck(script, seat);
        }
        Action::SwapDogs { dog } => {
            script.emit(Happening::CardUsed { seat, card: Card::SwapDogs }.into());
            script.emit(Happening::SwapBegan { seat, dog }.into());
        }
        Action::SwapWith { dog: two } => {
            let one = script.state().swapping().expect("one of the two dogs is named");
            script.emit(Happening::DogsSwapped { seat, one, two }.into());
        }
        Action::DrawDog { region } => draw_dog(script, seat, region),
        _ => unreachable!("no action of the road"),
    }
}

/// L210-212, L269-273: every dog that lies there is collected; a lost one brings a reward.
fn drive<G: Title>(script: &mut Script<G>, seat: Seat, to: Space) {
    let state = script.state();
    let ways = state.ways_of(seat);
    let dogs = state.spot(to).dogs.clone();
    script.emit(Happening::Drove { seat, path: ways.path(to), gas: ways.cost(to) }.into());
    for Dog { id: dog, health, .. } in dogs {
        script.emit(match health {
            Health::Lost => Happening::Returned { seat, dog, coins: to.facts().reward }.into(),
            Health::Healthy | Health::Sick => Happening::Collected { seat, dog }.into(),
        });
    }
    flow::next_truck(script, seat);
}

/// D-14: the top token, unseen. D-15: blocks above it are set aside and shuffled in again.
fn draw_dog<G: Title>(script: &mut Script<G>, seat: Seat, region: Region) {
    script.emit(Happening::CardUsed { seat, card: Card::ExtraDog }.into());
    let state = script.state();
    let pile = state.pile(region);
    let blocks = pile.iter().rev().take_while(|&&token| token == Token::Block).count();
    let top = pile.len() - 1 - blocks;
    let Token::Dog(breed, health) = pile[top] else { unreachable!("the token below the blocks is a dog") };
    let mut tokens = pile[..top].to_vec();
    let dog = Dog::new(DogId(state.shown), breed, health);
    let set_aside = u8::try_from(blocks).expect("there are few blocks");
    script.reveal(Audience::everybody());
    script.emit(Happening::DogDrawn { seat, region, dog, blocks: set_aside }.into());
    // Where there are blocks the dice are always asked, so that asking tells nothing.
    if script.state().numbers().blocks > 0 {
        tokens.resize(tokens.len() + blocks, Token::Block);
        script.dice().reshuffle(&mut tokens);
        script.emit(Secret::PileShuffled { region, tokens }.into());
    }
}

fn accept<G: Title>(script: &mut Script<G>, seat: Seat) {
    let Stage::Give { donor: from, offer: Some(Offer { dog, .. }) } = script.state().stage else {
        unreachable!("a dog is offered")
    };
    script.emit(Happening::Accepted { seat, from, dog }.into());
    // A sick dog lies in the infirmary: nothing has to be laid out.
    if script.state().kennel(seat).hand.is_empty() {
        flow::next_gift(script);
    }
}

fn play_visit<G: Title>(script: &mut Script<G>, seat: Seat, action: &Action) {
    let state = script.state();
    match *action {
        Action::Enter { house, free_entry } => enter(script, seat, house, free_entry),
        Action::Take { card } => {
            let house = state.visited().expect("a meeple is placed");
            take(script, seat, house, card);
        }
        Action::Build { discount } => {
            let bay = state.kennel(seat).next_bay().expect("a bay is left to be built");
            if discount {
                script.emit(Happening::CardUsed { seat, card: Card::Discount }.into());
            }
            script.emit(Happening::Built { seat, bay, coins: build_cost(discount) }.into());
        }
        Action::Swap { give, get } => script.emit(Happening::Swapped { seat, give, get }.into()),
        Action::Buy { food } => {
            let medicine = TOKENS_PER_COIN - food;
            script.emit(Happening::Bought { seat, coins: 1, food, medicine }.into());
        }
        Action::Cure { dog, to } => {
            script.emit(Happening::Cured { seat, dog, to, medicine: CURE_COST }.into());
            flow::pay_quartets(script, seat);
        }
        Action::Sell { dog } => script.emit(Happening::Sold { seat, dog, coins: SALE_PRICE }.into()),
        Action::AddToSale { card } => {
            let coins = card.sale_bonus().expect("the card is for sales");
            script.emit(Happening::AddedToSale { seat, card, coins }.into());
        }
        Action::BuyDog { dog } => {
            let coins = state.fair_price();
            script.emit(Happening::DogBought { seat, dog, coins }.into());
        }
        Action::Trade { dog } => script.emit(Happening::TradeBegan { seat, dog }.into()),
        Action::TradeFor { dog: get } => {
            let give = state.kennel(seat).hand.first().expect("a dog was given").id;
            script.emit(Happening::Traded { seat, give, get }.into());
        }
        Action::EndTurn => {
            script.emit(Happening::TurnEnded { seat }.into());
            flow::next_visit(script, seat);
        }
        _ => unreachable!("no action of the houses"),
    }
}

/// D-25: a card is taken if one is there; where there is no choice, at once.
fn enter<G: Title>(script: &mut Script<G>, seat: Seat, house: House, free_entry: bool) {
    if free_entry {
        script.emit(Happening::CardUsed { seat, card: Card::FreeEntry }.into());
    }
    script.emit(Happening::Entered { seat, house, free_entry }.into());
    let cards = script.state().site(house).cards.clone();
    if let Some(&card) = cards.first()
        && !free_entry
        && cards.iter().all(|&other| other == card)
    {
        take(script, seat, house, card);
    }
}

fn take<G: Title>(script: &mut Script<G>, seat: Seat, house: House, card: Card) {
    let goods = card.facts().gives.map(|goods| script.state().kennel(seat).receives(goods));
    script.emit(Happening::CardTaken { seat, house, card, goods }.into());
}

impl Table {
    /// The first of two dogs that are to change places.
    fn swapping(&self) -> Option<DogId> {
        match self.stage {
            Stage::Drive(driving) => driving.swapping,
            _ => None,
        }
    }

    /// The house of this turn.
    fn visited(&self) -> Option<House> {
        match self.stage {
            Stage::Act(visit) => visit.house,
            _ => None,
        }
    }

    /// Whether a dog that was offered is being laid out.
    fn taken_in(&self) -> bool {
        matches!(self.stage, Stage::Give { offer: Some(Offer { taken: true, .. }), .. })
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
