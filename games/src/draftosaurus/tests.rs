//! The rulebook, example by example.
//!
//! Zoos are written `"sameness:ppp trio:iis pyramid:ts.c"`: a letter a dinosaur (see [`dino`]), in the order of
//! places; in the pyramid cell by cell from `b1` to `t`, with a dot for an empty one.

mod advice;
mod asking;
mod example;
mod placing;
mod positions;
mod preferences;
mod running;
mod scoring;
mod secrets;

use super::herd::{Dino, Herd};
use super::options::{Options, Sides};
use super::pens::{Board, Cell, Pen, Spot};
use super::phase::Phase;
use super::state::Draftosaurus;
use super::zoo::Zoo;
use super::{Action, Event, Face};
use crate::frame::laws::{self, Plan};
use crate::frame::{Dice, LegalActions, Played, Presentation, Prompt, Rules, Seat, Status, play, prompt_for};

#[test]
fn the_laws_hold() {
    laws::check::<Draftosaurus>(&Plan { matches_per_seat_count: 200, seed: 1 });
}

/// The dinosaur of a letter: t(rex), (tri)c(eratops), s(tegosaurus), p(arasaurolophus), (sp)i(nosaurus),
/// b(rachiosaurus).
fn dino(letter: char) -> Dino {
    match letter {
        't' => Dino::Trex,
        'c' => Dino::Triceratops,
        's' => Dino::Stegosaurus,
        'p' => Dino::Parasaurolophus,
        'i' => Dino::Spinosaurus,
        'b' => Dino::Brachiosaurus,
        _ => panic!("no dinosaur is called {letter}"),
    }
}

fn herd(letters: &str) -> Herd {
    letters.chars().map(dino).collect()
}

fn pen(word: &str) -> Pen {
    *Pen::ALL.iter().find(|pen| pen.word() == word).unwrap_or_else(|| panic!("no pen is called {word}"))
}

fn cell(word: &str) -> Cell {
    *Cell::ALL.iter().find(|cell| cell.word() == word).unwrap_or_else(|| panic!("no cell is called {word}"))
}

fn zoo(text: &str) -> Zoo {
    let mut zoo = Zoo::default();
    let mut number = 0;
    for (pen, letters) in text.split_whitespace().map(|part| part.split_once(':').unwrap()) {
        let pen = self::pen(pen);
        for (place, letter) in letters.chars().enumerate().filter(|&(_, letter)| letter != '.') {
            let cell = (pen == Pen::Pyramid).then(|| Cell::ALL[place]);
            number += 1;
            zoo.house(Spot { pen, cell }, number, dino(letter));
        }
    }
    zoo
}

fn sides(board: Board) -> Sides {
    match board {
        Board::Summer => Sides::Summer,
        Board::Winter => Sides::Winter,
    }
}

/// A table in the first turn, seat 0 having rolled `face`, with these zoos and hands.
fn table(board: Board, face: Face, seats: &[(&str, &str)]) -> Draftosaurus {
    let options = Options { board: sides(board), quick_turns: false };
    table_with(options, face, seats)
}

fn table_with(options: Options, face: Face, seats: &[(&str, &str)]) -> Draftosaurus {
    let mut state = Draftosaurus::new(&options, u8::try_from(seats.len()).unwrap(), 1).unwrap();
    state.apply(&Event::Dealt { round: 1, hands: seats.iter().map(|(_, hand)| herd(hand)).collect() });
    state.apply(&Event::Rolled { turn: 1, face });
    let phase = if options.quick_turns { Phase::Commit } else { Phase::Pick };
    state.apply(&Event::Entered { phase });
    for (place, (text, _)) in seats.iter().enumerate() {
        state.leg_mut().zoos[place] = zoo(text);
    }
    state
}

impl Draftosaurus {
    /// What a seat may do now.
    fn legal(&self, seat: Seat) -> Vec<Action> {
        LegalActions::of(self, seat).to_vec()
    }

    fn ask(&self, seat: Seat) -> Prompt<Action> {
        prompt_for(self, seat, &LegalActions::of(self, seat))
    }
}

/// Plays one action, with dice that are the same every time.
fn step(state: &Draftosaurus, seat: u8, action: Action) -> Played<Draftosaurus> {
    play(state, Seat(seat), &action, Dice::from_number(1))
        .unwrap_or_else(|_| panic!("{action:?} is not listed: {:?}", state.legal(Seat(seat))))
}

/// Plays one action of each awaited seat, the lowest first.
fn everybody(state: &Draftosaurus, mut choose: impl FnMut(&Draftosaurus, Seat) -> Action) -> Draftosaurus {
    let mut state = state.clone();
    for seat in state.status().awaited().iter() {
        let action = choose(&state, seat);
        state = step(&state, seat.0, action).state;
    }
    state
}

/// A match opened with these dice.
fn opened(board: Sides, quick_turns: bool, seats: u8, seed: u64) -> Draftosaurus {
    let options = Options { board, quick_turns };
    crate::frame::open(&options, seats, Dice::from_number(seed)).unwrap().state
}

/// Plays on by chance until the match is over, and shows every state on the way.
fn play_on(state: Draftosaurus, seed: u64, mut look: impl FnMut(&Draftosaurus)) -> Draftosaurus {
    let mut dice = Dice::from_number(seed);
    let mut state = state;
    loop {
        look(&state);
        let Status::Awaiting(awaited) = state.status() else { return state };
        let seat = *dice.pick(&awaited.iter().collect::<Vec<_>>());
        let action = *dice.pick(&state.legal(seat));
        state = play(&state, seat, &action, dice.clone()).unwrap().state;
    }
}

fn pick(letter: char) -> Action {
    Action::Pick { dino: dino(letter) }
}

fn place(word: &str) -> Action {
    Action::Place { pen: pen(word), cell: None }
}

fn set_aside(letter: char) -> Action {
    Action::SetAside { dino: dino(letter) }
}
