//! What is told of the events.

use super::actions::Action;
use super::die::Face;
use super::events::Event;
use super::herd::{Dino, Herd};
use super::pens::{Board, Cell, Pen};
use super::phase::Phase;
use super::state::Draftosaurus;
use super::view::DinoId;
use crate::frame::{Seat, Told, in_secret};
use alloc::collections::BTreeMap;
use serde::Serialize;

/// What is told of what happens.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Seen {
    /// A leg begins.
    LegStarted {
        /// The side of the board.
        board: Board,
        /// Who rolls first.
        first: Seat,
    },
    /// A round begins: everybody has drawn.
    Dealt {
        /// From 1.
        round: u8,
        /// What the seat drew: told to it alone.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        hand: Option<Herd>,
    },
    /// A turn begins.
    Rolled {
        /// From 1 in each round.
        turn: u8,
        /// What the die shows.
        face: Face,
        /// In whose name.
        roller: Seat,
    },
    /// The quarantine opens, or the match is over.
    Entered {
        /// Which of the two.
        phase: Phase,
    },
    /// A seat chose in secret.
    Chose {
        /// Who.
        seat: Seat,
        /// What: told to the seat alone.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        choice: Option<Action>,
    },
    /// A seat took its secret choice back.
    Reconsidered {
        /// Who.
        seat: Seat,
    },
    /// What everybody picked is revealed.
    Picked {
        /// The pick of each seat.
        dinos: BTreeMap<Seat, Dino>,
    },
    /// A dinosaur moves into a zoo.
    Placed {
        /// Whose zoo.
        seat: Seat,
        /// Its id from now on.
        id: DinoId,
        /// Its species.
        dino: Dino,
        /// Where.
        pen: Pen,
        /// The cell, in the pyramid only.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cell: Option<Cell>,
    },
    /// Two players: a dinosaur leaves the game unseen.
    SetAside {
        /// Who set it aside.
        seat: Seat,
        /// Its species: told to the seat alone.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        dino: Option<Dino>,
    },
    /// All hands go to the left.
    Passed {
        /// What comes to the seat: told to it alone.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        hand: Option<Herd>,
    },
    /// A dinosaur leaves the quarantine.
    Moved {
        /// Whose zoo.
        seat: Seat,
        /// Its id.
        id: DinoId,
        /// Its species.
        dino: Dino,
        /// Where to.
        pen: Pen,
        /// The cell, in the pyramid only.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cell: Option<Cell>,
    },
}

pub(super) fn told(state: &Draftosaurus, event: &Event) -> Told<Seen> {
    Told::All(match *event {
        Event::LegStarted { board, first, .. } => Seen::LegStarted { board, first },
        Event::Dealt { round, ref hands } => {
            return to_each(state, |seat| hands[seat.index()], |hand| Seen::Dealt { round, hand });
        }
        Event::Rolled { turn, face } => Seen::Rolled { turn, face, roller: state.roller_of(turn) },
        Event::Entered { phase: phase @ (Phase::Quarantine | Phase::Over) } => Seen::Entered { phase },
        Event::Entered { .. } => return Told::Nobody,
        Event::Chose { seat, choice } => {
            return in_secret(seat, choice, |choice| Seen::Chose { seat, choice });
        }
        Event::Reconsidered { seat } => Seen::Reconsidered { seat },
        Event::Picked { ref dinos } => {
            Seen::Picked { dinos: Seat::all(state.seats).zip(dinos.iter().copied()).collect() }
        }
        Event::Placed { seat, number, dino, pen, cell } => {
            Seen::Placed { seat, id: DinoId { seat, number }, dino, pen, cell }
        }
        Event::SetAside { seat, dino } => {
            return in_secret(seat, dino, |dino| Seen::SetAside { seat, dino });
        }
        Event::Passed => {
            let hand = |seat: Seat| state.hand(seat.right(state.seats));
            return to_each(state, hand, |hand| Seen::Passed { hand });
        }
        Event::Moved { seat, pen, cell } => {
            let housed = state.zoo(seat).quarantined().expect("a dinosaur waits in the quarantine");
            Seen::Moved { seat, id: DinoId { seat, number: housed.number }, dino: housed.dino, pen, cell }
        }
    })
}

/// Each seat hears of its own hand.
fn to_each(
    state: &Draftosaurus,
    hand: impl Fn(Seat) -> Herd,
    seen: impl Fn(Option<Herd>) -> Seen,
) -> Told<Seen> {
    let own = Seat::all(state.seats).map(|seat| (seat, seen(Some(hand(seat))))).collect();
    Told::Apart { own, others: Some(seen(None)) }
}
