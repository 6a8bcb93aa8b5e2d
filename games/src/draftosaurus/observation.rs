//! What viewers observe of events.

use super::actions::Action;
use super::die::Face;
use super::events::Event;
use super::herd::{Dino, Herd};
use super::pens::{Board, Cell, Pen};
use super::phase::Phase;
use super::state::Draftosaurus;
use super::view::DinoId;
use crate::frame::{Observed, Seat, observed_in_secret};
use alloc::collections::BTreeMap;
use serde::Serialize;

/// What a viewer observes of an event.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Observation {
    /// A leg begins.
    LegStarted {
        /// The side of the board.
        board: Board,
        /// The seat that rolls first.
        first: Seat,
    },
    /// A round begins: every seat has drawn its hand.
    Dealt {
        /// From 1.
        round: u8,
        /// The hand that the seat drew. Only this seat observes it.
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
        /// The seat that the die was rolled for: it is not bound by it.
        roller: Seat,
    },
    /// The quarantine opens, or the match is over.
    Entered { phase: Phase },
    /// A seat chose in secret.
    Chose {
        seat: Seat,
        /// Only this seat observes it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        choice: Option<Action>,
    },
    /// A seat took its secret choice back.
    Reconsidered { seat: Seat },
    /// The picks of all seats are revealed.
    Picked {
        /// The pick of each seat.
        dinos: BTreeMap<Seat, Dino>,
    },
    /// A dinosaur moves into a zoo.
    Placed {
        /// The owner of the zoo.
        seat: Seat,
        /// Its id from now on.
        id: DinoId,
        /// Its species.
        dino: Dino,
        pen: Pen,
        /// The cell, in the pyramid only.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cell: Option<Cell>,
    },
    /// Two players: a dinosaur leaves the game unseen.
    SetAside {
        /// The seat that set it aside.
        seat: Seat,
        /// The species. Only this seat observes it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        dino: Option<Dino>,
    },
    /// All hands go to the left.
    Passed {
        /// The hand that comes to the seat. Only this seat observes it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        hand: Option<Herd>,
    },
    /// A dinosaur leaves the quarantine.
    Moved {
        /// The owner of the zoo.
        seat: Seat,
        id: DinoId,
        /// Its species.
        dino: Dino,
        pen: Pen,
        /// The cell, in the pyramid only.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cell: Option<Cell>,
    },
}

impl Observation {
    /// Which viewers observe what of `event`. `state` is the state before it.
    pub(super) fn of(state: &Draftosaurus, event: &Event) -> Observed<Self> {
        Observed::All(match *event {
            Event::LegStarted { board, first, .. } => Self::LegStarted { board, first },
            Event::Dealt { round, ref hands } => {
                return to_each(state, |seat| hands[seat.index()], |hand| Self::Dealt { round, hand });
            }
            Event::Rolled { turn, face } => Self::Rolled { turn, face, roller: state.roller_of(turn) },
            Event::Entered { phase: phase @ (Phase::Quarantine | Phase::Over) } => Self::Entered { phase },
            Event::Entered { .. } => return Observed::Nobody,
            Event::Chose { seat, choice } => {
                return observed_in_secret(seat, choice, |choice| Self::Chose { seat, choice });
            }
            Event::Reconsidered { seat } => Self::Reconsidered { seat },
            Event::Picked { ref dinos } => {
                Self::Picked { dinos: Seat::all(state.seats).zip(dinos.iter().copied()).collect() }
            }
            Event::Placed { seat, number, dino, pen, cell } => {
                Self::Placed { seat, id: DinoId { seat, number }, dino, pen, cell }
            }
            Event::SetAside { seat, dino } => {
                return observed_in_secret(seat, dino, |dino| Self::SetAside { seat, dino });
            }
            Event::Passed => {
                let hand = |seat: Seat| state.hand(seat.right(state.seats));
                return to_each(state, hand, |hand| Self::Passed { hand });
            }
            Event::Moved { seat, pen, cell } => {
                let housed = state.zoo(seat).quarantined().expect("a dinosaur waits in the quarantine");
                Self::Moved { seat, id: DinoId { seat, number: housed.number }, dino: housed.dino, pen, cell }
            }
        })
    }
}

/// Each seat observes its own hand; the others observe that there is one.
fn to_each(
    state: &Draftosaurus,
    hand: impl Fn(Seat) -> Herd,
    seen: impl Fn(Option<Herd>) -> Observation,
) -> Observed<Observation> {
    let own = Seat::all(state.seats).map(|seat| (seat, seen(Some(hand(seat))))).collect();
    Observed::Apart { own, others: Some(seen(None)) }
}
