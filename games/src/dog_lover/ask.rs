//! What is wanted of a seat, what its choices cost and bring, and why something cannot be done.

use super::actions::Action;
use super::data::{ADOPTIONS_PER_DOG, Ability, Card, Face, Kind};
use super::legal::{Duty, forced_discards};
use super::lines;
use super::player::{OwnDog, Player};
use super::state::{DogLover, Phase, Turn};
use crate::frame::{Amounts, Barred, Bars, Line, Param, Price, Seat, must, short_of};
use alloc::string::ToString;
use alloc::vec::Vec;

/// What may be barred.
pub(super) const DEEDS: [&str; 7] = ["retrieve", "end_turn", "adopt", "learn", "walk", "train", "attach"];

/// What is wanted from a seat.
pub(super) fn wanted(state: &DogLover, seat: Seat) -> Line {
    if state.phase == Phase::Over {
        return Line::new(lines::ASK_OVER);
    }
    if state.phase == Phase::Guard && seat == state.last() {
        return Line::new(lines::ASK_GUARD);
    }
    let Some(turn) = state.turn_of(seat) else {
        return Line::new(lines::ASK_WAIT).with("seat", state.awaited());
    };
    if turn.is_closed {
        return Line::new(lines::ASK_DISCARD);
    }
    match state.open_duty(turn) {
        _ if !turn.has_retrieved => Line::new(lines::ASK_RETRIEVE),
        Some(Duty::Walk) => Line::new(lines::ASK_WALK).with("n", i32::from(turn.walks)),
        Some(Duty::Trait(card)) => Line::new(lines::ASK_TRAIT).with("trait", card),
        None => Line::new(lines::ASK_PLAY),
    }
}

/// What the table waits for.
pub(super) fn headline(state: &DogLover) -> Line {
    let Some(turn) = &state.turn else {
        return match state.phase {
            Phase::Over => Line::new(lines::TABLE_OVER),
            Phase::Guard | Phase::Rounds => Line::new(lines::TABLE_GUARD).with("seat", state.last()),
        };
    };
    Line::new(lines::TABLE_TURN).with("seat", turn.seat)
}

/// What a listed action costs and brings; for a trick, the cells it covers, and the lane that the watchdog goes to.
pub(super) fn price(state: &DogLover, seat: Seat, action: &Action) -> Price {
    let mut price = Price::default();
    match *action {
        Action::Retrieve { trick, turn, at } => {
            let placement = trick.placement(turn, at).expect("what is listed can be laid");
            for cell in placement.cells.iter() {
                price.touches.push(cell.word().to_string());
                gain(&mut price.gains, state.grid[cell as usize]);
            }
            price.touches.push(placement.lane.word().to_string());
        }
        Action::Fetch { cell } => gain(&mut price.gains, state.grid[cell as usize]),
        Action::Train { .. } => add(&mut price.costs, Kind::Training.word(), 1),
        Action::Adopt { .. } => add(&mut price.costs, Kind::Adoption.word(), ADOPTIONS_PER_DOG),
        Action::Learn { trick } => add(&mut price.costs, Kind::Training.word(), trick.cost()),
        Action::EndTurn | Action::Discard { .. } => price_end(state, seat, action, &mut price),
        Action::Guard { .. } | Action::Walk { .. } | Action::Attach { .. } => {}
    }
    price
}

fn add(amounts: &mut Amounts, what: &'static str, more: u8) {
    *amounts.entry(what).or_default() += u32::from(more);
}

/// What is counted of a card that is taken.
fn gain(gains: &mut Amounts, card: Option<Card>) {
    match card.map(Card::face) {
        Some(Face::Food(food, units)) => add(gains, food.word(), units),
        Some(Face::Favorite(favorite)) => add(gains, favorite.word(), 1),
        Some(face @ (Face::Training | Face::Adoption | Face::Bone)) => add(gains, face.kind().word(), 1),
        _ => {}
    }
}

/// What goes with the traits that are discarded at once.
fn price_end(state: &DogLover, seat: Seat, action: &Action, price: &mut Price) {
    let Some(mut turn) = state.turn else { return };
    let mut player = state.player(seat).clone();
    if let Action::Discard { card, pay } = *action {
        add(&mut price.costs, pay.word(), 1);
        player.pay(pay);
        turn.traits.remove(card);
    } else if turn.walks > 0 || turn.traits.iter().next().is_some() {
        let traits = i32::try_from(turn.traits.iter().count()).unwrap_or_default();
        let confirm = Line::new(lines::CONFIRM_DISCARD).with("walks", i32::from(turn.walks));
        price.confirm = Some(confirm.with("traits", traits));
    }
    for (_, pay) in forced_discards(player, turn) {
        pay.into_iter().for_each(|item| add(&mut price.costs, item.word(), 1));
    }
}

/// What one might expect to be possible and is not.
pub(super) fn barred(state: &DogLover, seat: Seat) -> Vec<Barred> {
    let Some(turn) = state.turn_of(seat).filter(|turn| !turn.is_closed) else { return Vec::new() };
    let player = state.player(seat);
    let mut bars = Bars::new();
    bar_turn(&mut bars, state, turn);
    bar_shops(&mut bars, state, player);
    for own in &player.dogs {
        bar_dog(&mut bars, own, player, turn);
    }
    bars.into()
}

fn bar_turn(bars: &mut Bars, state: &DogLover, turn: &Turn) {
    if turn.has_retrieved {
        bars.add([does("retrieve")], Err(Line::new(lines::BARRED_RETRIEVED)));
        let duty = state.open_duty(turn).map(|duty| match duty {
            Duty::Walk => Line::new(lines::BARRED_WALK),
            Duty::Trait(card) => Line::new(lines::BARRED_TRAIT).with("trait", card),
        });
        bars.add([does("end_turn")], duty.map_or(Ok(()), Err));
        return;
    }
    bars.add([does("end_turn")], Err(Line::new(lines::BARRED_RETRIEVE)));
    for trick in state.player(turn.seat).tricks.iter() {
        let has_place = state.placements(turn, trick).next().is_some();
        let verdict = must(has_place, || Line::new(lines::BARRED_NO_PLACE));
        bars.add([does("retrieve"), ("trick", trick.into())], verdict);
    }
}

/// Who holds none of what is paid with expects nothing.
fn bar_shops(bars: &mut Bars, state: &DogLover, player: &Player) {
    let have = player.hand.adoptions;
    if have > 0 {
        let enough =
            must(have >= ADOPTIONS_PER_DOG, || short_of(lines::BARRED_ADOPTIONS, ADOPTIONS_PER_DOG, have));
        bars.add([does("adopt")], enough);
    }
    let have = player.hand.trainings;
    for &trick in state.school.iter().filter(|_| have > 0) {
        let enough = must(have >= trick.cost(), || short_of(lines::BARRED_TRAININGS, trick.cost(), have));
        bars.add([does("learn"), ("trick", trick.into())], enough);
    }
}

/// What cannot be laid to one of the player's own dogs.
fn bar_dog(bars: &mut Bars, own: &OwnDog, player: &Player, turn: &Turn) {
    let dog = ("dog", Param::from(own.dog));
    if turn.walks > 0 {
        let room = must(own.has_room_for_walk(), || match own.feature {
            Some(card) if card.ability() == Ability::NoWalk => {
                Line::new(lines::BARRED_NO_WALK).with("trait", card)
            }
            _ => Line::new(lines::BARRED_WALKED),
        });
        bars.add([does("walk"), dog], room);
    }
    if player.hand.trainings > 0 {
        let room = must(own.has_room_for_training(), || Line::new(lines::BARRED_TRAINED));
        bars.add([does("train"), dog], room);
    }
    for card in turn.traits.iter() {
        let fits = must(own.can_have(card), || match own.feature {
            Some(other) => Line::new(lines::BARRED_HAS_TRAIT).with("trait", other),
            None => Line::new(lines::BARRED_SIZE),
        });
        bars.add([does("attach"), ("card", card.into()), dog], fits);
    }
}

fn does(action: &'static str) -> (&'static str, Param) {
    ("do", action.into())
}
