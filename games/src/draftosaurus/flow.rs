//! How a match runs: legs, rounds, turns, and what happens once everybody has chosen.

use super::actions::Action;
use super::die::Face;
use super::events::Event;
use super::herd::{Dino, Herd};
use super::pens::{Cell, Pen};
use super::phase::Phase;
use super::state::{Draftosaurus, HAND};
use crate::frame::{Audience, Script, Seat, SeatSet};
use alloc::vec::Vec;

type Choices = [(Seat, Action)];

pub(super) fn open(script: &mut Script<Draftosaurus>) {
    let seats = script.state().seats;
    // who rolls first is drawn.
    let first = script.dice().below(u32::from(seats));
    start_leg(script, 0, Seat(0).left_by(first, seats));
}

/// A choice waits for the others; the last one reveals them all.
pub(super) fn play(script: &mut Script<Draftosaurus>, seat: Seat, choice: Action) {
    if choice == Action::Reconsider {
        return script.emit(Event::Reconsidered { seat });
    }
    script.emit(Event::Chose { seat, choice });
    if script.state().awaited().is_empty() {
        resolve(script);
    }
}

/// Everybody has chosen.
fn resolve(script: &mut Script<Draftosaurus>) {
    let choices: Vec<_> = script.state().chosen.choices().map(|(seat, &choice)| (seat, choice)).collect();
    match script.state().phase {
        Phase::Pick => reveal_picks(script, &choices),
        Phase::Place => {
            place(script, &choices);
            after_placing(script);
        }
        Phase::Commit => {
            reveal_picks(script, &choices);
            place(script, &choices);
            set_aside(script, &choices);
            finish_turn(script);
        }
        Phase::SetAside => {
            set_aside(script, &choices);
            finish_turn(script);
        }
        Phase::Quarantine => {
            leave_quarantine(script, &choices);
            finish_leg(script);
        }
        Phase::Over => {}
    }
}

fn start_leg(script: &mut Script<Draftosaurus>, leg: usize, first: Seat) {
    let state = script.state();
    let board = state.options.board.legs()[leg];
    let bag = state.full_bag();
    script.emit(Event::LegStarted { board, first, bag });
    start_round(script);
}

fn start_round(script: &mut Script<Draftosaurus>) {
    let mut bag: Vec<Dino> = script.state().bag.dinos().collect();
    script.dice().shuffle(&mut bag);
    let mut drawn = bag.into_iter();
    let hands =
        (0..script.state().seats).map(|_| drawn.by_ref().take(usize::from(HAND)).collect::<Herd>()).collect();
    let round = script.state().round + 1;
    reveal_hands(script);
    script.emit(Event::Dealt { round, hands });
    start_turn(script);
}

/// The server rolls at the beginning of a turn, in the name of the seat that holds the die.
fn start_turn(script: &mut Script<Draftosaurus>) {
    let face = *script.dice().pick(Face::ALL);
    let turn = script.state().turn + 1;
    script.emit(Event::Rolled { turn, face });
    if script.state().options.quick_turns {
        return script.emit(Event::Entered { phase: Phase::Commit });
    }
    script.emit(Event::Entered { phase: Phase::Pick });
    // All hands are of the same size, so a last dinosaur is known to be forced: nobody is asked to pick it.
    let last: Option<Vec<Dino>> = script.state().hands.iter().map(|hand| hand.only()).collect();
    if let Some(dinos) = last {
        script.reveal(Audience::everybody());
        script.emit(Event::Picked { dinos });
        script.emit(Event::Entered { phase: Phase::Place });
    }
}

fn reveal_picks(script: &mut Script<Draftosaurus>, choices: &Choices) {
    let picked = |choice: &Action| match *choice {
        Action::Pick { dino } | Action::Commit { dino, .. } => Some(dino),
        Action::Place { .. } | Action::SetAside { .. } | Action::Move { .. } | Action::Reconsider => None,
    };
    let dinos = choices.iter().filter_map(|(_, choice)| picked(choice)).collect();
    script.reveal(Audience::everybody());
    script.emit(Event::Picked { dinos });
    if script.state().phase == Phase::Pick {
        script.emit(Event::Entered { phase: Phase::Place });
    }
}

fn place(script: &mut Script<Draftosaurus>, choices: &Choices) {
    for &(seat, ref choice) in choices {
        let Some((pen, cell)) = destination(choice) else { continue };
        let dino = *script.state().picked.get(&seat).expect("every seat has picked");
        let number = script.state().next_number(seat);
        script.reveal(Audience::everybody());
        script.emit(Event::Placed { seat, number, dino, pen, cell });
    }
}

fn after_placing(script: &mut Script<Draftosaurus>) {
    let state = script.state();
    if state.sets_aside() {
        let last: Option<Vec<Dino>> = state.hands.iter().map(|hand| hand.only()).collect();
        let Some(last) = last else { return script.emit(Event::Entered { phase: Phase::SetAside }) };
        // The last turn of a round leaves one dinosaur each, which nobody has to be asked for.
        for (seat, dino) in Seat::all(2).zip(last) {
            script.emit(Event::SetAside { seat, dino });
        }
    }
    finish_turn(script);
}

/// what is set aside nobody else sees.
fn set_aside(script: &mut Script<Draftosaurus>, choices: &Choices) {
    for &(seat, ref choice) in choices {
        match *choice {
            Action::SetAside { dino } | Action::Commit { aside: Some(dino), .. } => {
                script.emit(Event::SetAside { seat, dino });
            }
            Action::Pick { .. }
            | Action::Place { .. }
            | Action::Commit { .. }
            | Action::Move { .. }
            | Action::Reconsider => {}
        }
    }
}

fn finish_turn(script: &mut Script<Draftosaurus>) {
    let state = script.state();
    if state.turn < state.turns() {
        reveal_hands(script);
        script.emit(Event::Passed);
        start_turn(script);
    } else if state.round < state.rounds() {
        start_round(script);
    } else if Seat::all(state.seats).any(|seat| state.zoo(seat).quarantined().is_some()) {
        script.emit(Event::Entered { phase: Phase::Quarantine });
    } else {
        // nobody there, no step.
        finish_leg(script);
    }
}

fn leave_quarantine(script: &mut Script<Draftosaurus>, choices: &Choices) {
    for &(seat, ref choice) in choices {
        if let Some((pen, cell)) = destination(choice) {
            script.reveal(Audience::everybody());
            script.emit(Event::Moved { seat, pen, cell });
        }
    }
}

fn finish_leg(script: &mut Script<Draftosaurus>) {
    let state = script.state();
    let played = state.legs.len();
    if played < state.options.board.legs().len() {
        // the seat after the one that began.
        let first = state.first.left(state.seats);
        start_leg(script, played, first);
    } else {
        // now everything that was set aside is shown.
        script.reveal(Audience::everybody());
        script.emit(Event::Entered { phase: Phase::Over });
    }
}

/// Each seat sees its new hand.
fn reveal_hands(script: &mut Script<Draftosaurus>) {
    let seats = SeatSet::all(script.state().seats);
    script.reveal(Audience::seats(seats));
}

fn destination(choice: &Action) -> Option<(Pen, Option<Cell>)> {
    match *choice {
        Action::Place { pen, cell } | Action::Commit { pen, cell, .. } | Action::Move { pen, cell } => {
            Some((pen, cell))
        }
        Action::Pick { .. } | Action::SetAside { .. } | Action::Reconsider => None,
    }
}
