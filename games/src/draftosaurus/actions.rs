//! What a seat may do: flat records, all of them listed here.

use super::herd::Dino;
use super::pens::{Cell, Pen, Spot};
use super::state::{Draftosaurus, Phase};
use crate::frame::Seat;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Choose a dinosaur from the hand.
    Pick {
        /// Its species.
        dino: Dino,
    },
    /// Choose where the dinosaur that was picked goes.
    Place {
        /// The pen, or the river.
        pen: Pen,
        /// The cell, in the pyramid only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cell: Option<Cell>,
    },
    /// Quick turns: pick and place, and with two players set aside, at once.
    Commit {
        /// The species of the dinosaur to place.
        dino: Dino,
        /// The pen, or the river.
        pen: Pen,
        /// The cell, in the pyramid only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cell: Option<Cell>,
        /// With two players: the species of the dinosaur that leaves the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        aside: Option<Dino>,
    },
    /// Two players: choose a dinosaur of the hand that leaves the game.
    SetAside {
        /// Its species.
        dino: Dino,
    },
    /// Choose where the dinosaur in the quarantine goes.
    Move {
        /// The pen, or the river.
        pen: Pen,
        /// The cell, in the pyramid only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cell: Option<Cell>,
    },
    /// Take back a choice that is not yet revealed.
    Reconsider,
}

impl Draftosaurus {
    /// What `seat` may do now, sorted.
    pub(super) fn listed(&self, seat: Seat) -> Vec<Action> {
        if self.chosen.contains_key(&seat) {
            return [Action::Reconsider].into();
        }
        if self.awaited().contains(seat) { self.choices(seat) } else { Vec::new() }
    }

    /// Everything `seat` can choose in this phase, whether it has chosen yet or not.
    pub(super) fn choices(&self, seat: Seat) -> Vec<Action> {
        let mut choices: Vec<_> = match self.phase {
            Phase::Pick => self.hand(seat).species().map(|dino| Action::Pick { dino }).collect(),
            Phase::SetAside => self.hand(seat).species().map(|dino| Action::SetAside { dino }).collect(),
            Phase::Commit => self.commits(seat),
            Phase::Place => {
                let spots = self.picked.get(&seat).map(|&dino| self.spots(seat, dino)).unwrap_or_default();
                spots.into_iter().map(|Spot { pen, cell }| Action::Place { pen, cell }).collect()
            }
            Phase::Quarantine => {
                let moves = self.moves(seat).into_iter().filter(|(_, verdict)| verdict.is_ok());
                moves.map(|(Spot { pen, cell }, _)| Action::Move { pen, cell }).collect()
            }
            Phase::Over => Vec::new(),
        };
        choices.sort_unstable();
        choices
    }

    fn commits(&self, seat: Seat) -> Vec<Action> {
        let mut commits = Vec::new();
        for dino in self.hand(seat).species() {
            let rest = self.hand(seat).without(dino);
            let asides: Vec<_> =
                if self.sets_aside() { rest.species().map(Some).collect() } else { [None].into() };
            for Spot { pen, cell } in self.spots(seat, dino) {
                commits.extend(asides.iter().map(|&aside| Action::Commit { dino, pen, cell, aside }));
            }
        }
        commits
    }

    fn spots(&self, seat: Seat, dino: Dino) -> Vec<Spot> {
        self.zoo(seat).open_to(self.board(), dino, self.binding_face(seat))
    }
}
