//! What happens.

use super::actions::Action;
use super::data::{ADOPTIONS_PER_DOG, Card};
use super::events::Event;
use super::legal::forced_discards;
use super::shapes::Cell;
use super::state::{DogLover, Turn};
use crate::frame::{Audience, Script, Seat};
use alloc::collections::BTreeMap;

pub(super) fn play(script: &mut Script<DogLover>, seat: Seat, action: &Action) {
    match *action {
        Action::Guard { lane } => {
            script.emit(Event::Guarded { seat, lane });
            let start = script.state().start;
            script.emit(Event::TurnBegan { seat: start, round: 1 });
        }
        Action::Retrieve { trick, turn, at } => {
            let placement = trick.placement(turn, at).expect("what is listed can be laid");
            let cells = placement.cells.iter().collect();
            script.emit(Event::Retrieved { seat, trick, cells, lane: placement.lane });
        }
        Action::Fetch { cell } => script.emit(Event::Fetched { seat, cell }),
        Action::Walk { dog } => script.emit(Event::Walked { seat, dog }),
        Action::Train { dog } => script.emit(Event::Trained { seat, dog }),
        Action::Attach { card, dog } => script.emit(Event::Attached { seat, card, dog }),
        Action::Adopt { dog } => {
            script.emit(Event::Adopted { seat, dog, adoptions: ADOPTIONS_PER_DOG });
            fill_shelter(script);
        }
        Action::Learn { trick } => {
            script.emit(Event::Learned { seat, trick, trainings: trick.cost() });
            fill_school(script);
        }
        Action::EndTurn => {
            let walks = turn(script).walks;
            script.emit(Event::Closed { seat, walks });
            clean_up(script, seat);
        }
        Action::Discard { card, pay } => {
            script.emit(Event::Discarded { seat, card, pay: Some(pay) });
            clean_up(script, seat);
        }
    }
}

fn turn(script: &Script<DogLover>) -> Turn {
    script.state().turn.expect("actions are played in turns")
}

/// Discards what leaves nothing to choose; when nothing is left, the turn is over.
fn clean_up(script: &mut Script<DogLover>, seat: Seat) {
    for (card, pay) in forced_discards(script.state().player(seat).clone(), turn(script)) {
        script.emit(Event::Discarded { seat, card, pay });
    }
    if turn(script).traits.iter().next().is_none() {
        refill(script);
        go_on(script, seat);
    }
}

/// The next turn, or the end. All have had equally many turns then (L-12).
fn go_on(script: &mut Script<DogLover>, seat: Seat) {
    let state = script.state();
    let is_round_over = seat == state.last();
    if is_round_over && state.is_last_round {
        return end(script);
    }
    let round = state.round + u32::from(is_round_over);
    let seat = seat.left(state.seats);
    script.emit(Event::TurnBegan { seat, round });
}

/// The server feeds every dog it can, as well as can be (L-08).
fn end(script: &mut Script<DogLover>) {
    for seat in Seat::all(script.state().seats) {
        let meals = script.state().player(seat).best_meals();
        script.emit(Event::Fed { seat, meals });
    }
    // Hidden hands are laid down.
    script.reveal(Audience::everybody());
    script.emit(Event::Ended);
}

/// Left to right, top to bottom (manual L11). The End is discarded and the rest filled from below it.
pub(super) fn refill(script: &mut Script<DogLover>) {
    loop {
        let state = script.state();
        let empty = Cell::ALL.iter().copied().filter(|&cell| state.grid[cell as usize].is_none());
        let drawn = state.deck.iter().rev().copied();
        let cards: BTreeMap<Cell, Card> =
            empty.clone().zip(drawn.take_while(|&card| card != Card::END)).collect();
        let is_end_next = empty.count() > cards.len() && state.deck.contains(&Card::END);
        if !cards.is_empty() {
            script.reveal(Audience::everybody());
            script.emit(Event::Refilled { cards });
        }
        if !is_end_next {
            return;
        }
        script.reveal(Audience::everybody());
        script.emit(Event::EndDrawn);
    }
}

/// L-09: where the deck is empty, the space stays empty.
pub(super) fn fill_shelter(script: &mut Script<DogLover>) {
    if let Some(&dog) = script.state().shelter_deck.last() {
        script.reveal(Audience::everybody());
        script.emit(Event::Sheltered { dog });
    }
}

pub(super) fn fill_school(script: &mut Script<DogLover>) {
    if let Some(&trick) = script.state().school_deck.last() {
        script.reveal(Audience::everybody());
        script.emit(Event::Offered { trick });
    }
}
