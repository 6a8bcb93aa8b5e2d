//! The rules: legs, rounds and turns, and what happens once every seat has chosen.

use super::actions::Action;
use super::die::Face;
use super::events::Event;
use super::herd::{Dino, Herd};
use super::options::Options;
use super::pens::{Cell, Pen};
use super::phase::Phase;
use super::state::{Draftosaurus, HAND};
use super::{hidden, legal, scoring, state};
use crate::frame::{Audience, Dice, OptionsError, Rules, Seat, SeatSet, Status, Transition, Viewer};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

type Choices = [(Seat, Action)];

impl Rules for Draftosaurus {
    const NAME: &'static str = "draftosaurus";
    const SEATS: RangeInclusive<u8> = 2..=5;
    /// Five seats, two legs: in each 2 rounds of 5 turns with two choices and one with one, and one quarantine.
    const MAX_STEPS: u32 = 1 + 5 * (2 * 2 * (5 * 2 + 1) + 1);
    /// Quick turns of two: six species, eight pens or cells and the river (of the pyramid only its lowest row), and
    /// five species that are left to set aside.
    const MAX_LEGAL_ACTIONS: usize = 6 * 9 * 5;

    type Options = Options;
    type Action = Action;
    type Event = Event;

    fn new(options: &Options, seats: u8, _format: u32) -> Result<Self, OptionsError> {
        state::new(options, seats)
    }

    fn open(transition: &mut Transition<Self>) {
        let seats = transition.state().seats;
        // the first to roll is drawn, if nobody was chosen.
        let first = transition.first().unwrap_or_else(|| transition.dice().seat(seats));
        start_leg(transition, 0, first);
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Over => Status::Over(scoring::places(self)),
            Phase::Pick | Phase::Place | Phase::Commit | Phase::SetAside | Phase::Quarantine => {
                Status::Awaiting(self.awaited())
            }
        }
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        legal::legal_actions(self, seat)
    }

    fn is_take_back(action: &Action) -> bool {
        matches!(action, Action::Reconsider)
    }

    /// A choice waits for the others; the last one reveals them all.
    fn play(transition: &mut Transition<Self>, seat: Seat, action: &Action) {
        if *action == Action::Reconsider {
            return transition.emit(Event::Reconsidered { seat });
        }
        transition.emit(Event::Chose { seat, choice: *action });
        if transition.state().awaited().is_empty() {
            resolve(transition);
        }
    }

    fn apply(&mut self, event: &Event) {
        self.record(event);
    }

    fn determinize(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        hidden::determinize(self, viewer, dice)
    }

    fn conserved_counts(&self) -> BTreeMap<&'static str, u32> {
        state::conserved_counts(self)
    }
}

/// Carries out the choices once every seat has chosen.
fn resolve(transition: &mut Transition<Draftosaurus>) {
    let choices: Vec<_> = transition.state().chosen.choices().map(|(seat, &choice)| (seat, choice)).collect();
    match transition.state().phase {
        Phase::Pick => reveal_picks(transition, &choices),
        Phase::Place => {
            place(transition, &choices);
            after_placing(transition);
        }
        Phase::Commit => {
            reveal_picks(transition, &choices);
            place(transition, &choices);
            set_aside(transition, &choices);
            finish_turn(transition);
        }
        Phase::SetAside => {
            set_aside(transition, &choices);
            finish_turn(transition);
        }
        Phase::Quarantine => {
            leave_quarantine(transition, &choices);
            finish_leg(transition);
        }
        Phase::Over => {}
    }
}

fn start_leg(transition: &mut Transition<Draftosaurus>, leg: usize, first: Seat) {
    let state = transition.state();
    let board = state.options.board.legs()[leg];
    let bag = state.full_bag();
    transition.emit(Event::LegStarted { board, first, bag });
    start_round(transition);
}

fn start_round(transition: &mut Transition<Draftosaurus>) {
    let mut bag: Vec<Dino> = transition.state().bag.dinos().collect();
    transition.dice().shuffle(&mut bag);
    let mut drawn = bag.into_iter();
    let hands = (0..transition.state().seats)
        .map(|_| drawn.by_ref().take(usize::from(HAND)).collect::<Herd>())
        .collect();
    let round = transition.state().round + 1;
    reveal_hands(transition);
    transition.emit(Event::Dealt { round, hands });
    start_turn(transition);
}

/// The server rolls at the beginning of a turn, in the name of the seat that holds the die.
fn start_turn(transition: &mut Transition<Draftosaurus>) {
    let face = *transition.dice().pick(Face::ALL);
    let turn = transition.state().turn + 1;
    transition.emit(Event::Rolled { turn, face });
    if transition.state().options.quick_turns {
        return transition.emit(Event::Entered { phase: Phase::Commit });
    }
    transition.emit(Event::Entered { phase: Phase::Pick });
    // All hands are of the same size, so every viewer knows when the last dinosaur is left: no seat is asked to pick it.
    let last: Option<Vec<Dino>> = transition.state().hands.iter().map(|hand| hand.only()).collect();
    if let Some(dinos) = last {
        transition.reveal(Audience::everybody());
        transition.emit(Event::Picked { dinos });
        transition.emit(Event::Entered { phase: Phase::Place });
    }
}

fn reveal_picks(transition: &mut Transition<Draftosaurus>, choices: &Choices) {
    let picked = |choice: &Action| match *choice {
        Action::Pick { dino } | Action::Commit { dino, .. } => Some(dino),
        Action::Place { .. } | Action::SetAside { .. } | Action::Move { .. } | Action::Reconsider => None,
    };
    let dinos = choices.iter().filter_map(|(_, choice)| picked(choice)).collect();
    transition.reveal(Audience::everybody());
    transition.emit(Event::Picked { dinos });
    if transition.state().phase == Phase::Pick {
        transition.emit(Event::Entered { phase: Phase::Place });
    }
}

fn place(transition: &mut Transition<Draftosaurus>, choices: &Choices) {
    for &(seat, ref choice) in choices {
        let Some((pen, cell)) = destination(choice) else { continue };
        let dino = *transition.state().picked.get(&seat).expect("every seat has picked");
        let number = transition.state().next_number(seat);
        transition.reveal(Audience::everybody());
        transition.emit(Event::Placed { seat, number, dino, pen, cell });
    }
}

fn after_placing(transition: &mut Transition<Draftosaurus>) {
    let state = transition.state();
    if state.sets_aside() {
        let last: Option<Vec<Dino>> = state.hands.iter().map(|hand| hand.only()).collect();
        let Some(last) = last else { return transition.emit(Event::Entered { phase: Phase::SetAside }) };
        // The last turn of a round leaves one dinosaur in each hand: no seat is asked to set it aside.
        for (seat, dino) in Seat::all(2).zip(last) {
            transition.emit(Event::SetAside { seat, dino });
        }
    }
    finish_turn(transition);
}

/// no other seat sees what a seat sets aside.
fn set_aside(transition: &mut Transition<Draftosaurus>, choices: &Choices) {
    for &(seat, ref choice) in choices {
        match *choice {
            Action::SetAside { dino } | Action::Commit { aside: Some(dino), .. } => {
                transition.emit(Event::SetAside { seat, dino });
            }
            Action::Pick { .. }
            | Action::Place { .. }
            | Action::Commit { .. }
            | Action::Move { .. }
            | Action::Reconsider => {}
        }
    }
}

/// Manual L61, L65, L67, L215.
fn finish_turn(transition: &mut Transition<Draftosaurus>) {
    let state = transition.state();
    if state.turn < state.turns() {
        reveal_hands(transition);
        transition.emit(Event::Passed);
        start_turn(transition);
    } else if state.round < state.rounds() {
        start_round(transition);
    } else if Seat::all(state.seats).any(|seat| state.zoo(seat).quarantined().is_some()) {
        transition.emit(Event::Entered { phase: Phase::Quarantine });
    } else {
        // without a dinosaur in any quarantine, that step is left out.
        finish_leg(transition);
    }
}

fn leave_quarantine(transition: &mut Transition<Draftosaurus>, choices: &Choices) {
    for &(seat, ref choice) in choices {
        if let Some((pen, cell)) = destination(choice) {
            transition.reveal(Audience::everybody());
            transition.emit(Event::Moved { seat, pen, cell });
        }
    }
}

fn finish_leg(transition: &mut Transition<Draftosaurus>) {
    let state = transition.state();
    let played = state.legs.len();
    if played < state.options.board.legs().len() {
        // the seat after the one that began.
        let first = state.first.left(state.seats);
        start_leg(transition, played, first);
    } else {
        // now everything that was set aside is shown.
        transition.reveal(Audience::everybody());
        transition.emit(Event::Entered { phase: Phase::Over });
    }
}

/// Each seat sees its new hand.
fn reveal_hands(transition: &mut Transition<Draftosaurus>) {
    let seats = SeatSet::all(transition.state().seats);
    transition.reveal(Audience::seats(seats));
}

fn destination(choice: &Action) -> Option<(Pen, Option<Cell>)> {
    match *choice {
        Action::Place { pen, cell } | Action::Commit { pen, cell, .. } | Action::Move { pen, cell } => {
            Some((pen, cell))
        }
        Action::Pick { .. } | Action::SetAside { .. } | Action::Reconsider => None,
    }
}
