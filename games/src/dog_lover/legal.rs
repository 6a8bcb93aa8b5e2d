//! The legal actions.

use super::actions::{Action, Item};
use super::data::{ADOPTIONS_PER_DOG, Trait, Trick};
use super::player::{OwnDog, Player};
use super::shapes::{Cell, Lane, Placement};
use super::state::{DogLover, Phase, Turn};
use crate::frame::Seat;
use alloc::vec::Vec;

/// The legal actions of `seat`, in no particular order.
pub(super) fn legal_actions(state: &DogLover, seat: Seat) -> Vec<Action> {
    if state.phase == Phase::Guard && seat == state.last() {
        return Lane::ALL.iter().map(|&lane| Action::Guard { lane }).collect();
    }
    match state.turn_of(seat) {
        None => Vec::new(),
        Some(turn) if turn.is_closed => state.discards(turn),
        Some(turn) => state.turn_actions(turn),
    }
}

impl DogLover {
    /// Before and after the one trick of a turn, cards in hand may be played in any order (manual L9).
    fn turn_actions(&self, turn: &Turn) -> Vec<Action> {
        let player = self.player(turn.seat);
        let mut list = Vec::new();
        if turn.has_retrieved {
            if self.open_duty(turn).is_none() {
                list.push(Action::EndTurn);
            }
        } else {
            list.extend(player.tricks.iter().flat_map(|trick| self.retrievals(turn, trick)));
        }
        if self.fetch == Some(turn.seat) {
            let filled = Cell::ALL.iter().copied().filter(|&cell| self.grid[cell as usize].is_some());
            list.extend(filled.map(|cell| Action::Fetch { cell }));
        }
        if turn.walks > 0 {
            list.extend(player.dogs.iter().filter(|own| own.has_room_for_walk()).map(walk));
        }
        for card in turn.traits.iter() {
            let dogs = player.dogs.iter().filter(|own| own.can_have(card));
            list.extend(dogs.map(|own| Action::Attach { card, dog: own.dog }));
        }
        if player.hand.trainings > 0 {
            list.extend(player.dogs.iter().filter(|own| own.has_room_for_training()).map(train));
        }
        if player.hand.adoptions >= ADOPTIONS_PER_DOG {
            list.extend(self.shelter.iter().map(|&dog| Action::Adopt { dog }));
        }
        let affordable = self.school.iter().filter(|trick| trick.cost() <= player.hand.trainings);
        list.extend(affordable.map(|&trick| Action::Learn { trick }));
        list
    }

    /// How a trick may be laid now.
    pub(super) fn placements(&self, turn: &Turn, trick: Trick) -> impl Iterator<Item = &'static Placement> {
        let guarded = self.guarded.expect("the watchdog sits before the first turn");
        let locked = turn.locked();
        let grid = &self.grid;
        trick.placements().iter().filter(move |placement| {
            placement.is_legal(guarded, locked)
                && placement.cells.iter().all(|cell| grid[cell as usize].is_some())
        })
    }

    /// L-10: some trick has a place always.
    fn retrievals(&self, turn: &Turn, trick: Trick) -> impl Iterator<Item = Action> {
        self.placements(turn, trick).map(move |placement| Action::Retrieve {
            trick,
            turn: placement.turn,
            at: placement.at,
        })
    }

    /// L-05, L-06: a walk or trait of this turn that could still be laid to a dog has to be.
    pub(super) fn open_duty(&self, turn: &Turn) -> Option<Duty> {
        let dogs = &self.player(turn.seat).dogs;
        if turn.walks > 0 && dogs.iter().any(OwnDog::has_room_for_walk) {
            return Some(Duty::Walk);
        }
        let fits = |card: &Trait| dogs.iter().any(|own| own.can_have(*card));
        turn.traits.iter().find(fits).map(Duty::Trait)
    }

    /// L-06: the owner chooses the order of discards and what to pay.
    fn discards(&self, turn: &Turn) -> Vec<Action> {
        let player = self.player(turn.seat);
        let of = |card| player.payments(card).map(move |pay| Action::Discard { card, pay });
        turn.traits.iter().flat_map(of).collect()
    }
}

/// An action that is required before a turn can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Duty {
    Walk,
    Trait(Trait),
}

/// The traits that are discarded automatically, because there is one way to pay for them, or none. Such a discard takes
/// nothing that another could be paid with instead, so their order does not matter.
pub(super) fn forced_discards(mut player: Player, mut turn: Turn) -> Vec<(Trait, Option<Item>)> {
    let mut discards = Vec::new();
    while let Some(card) = turn.traits.iter().find(|&card| player.payments(card).count() < 2) {
        let pay = player.payments(card).next();
        if let Some(item) = pay {
            player.pay(item);
        }
        turn.traits.remove(card);
        discards.push((card, pay));
    }
    discards
}

fn walk(own: &OwnDog) -> Action {
    Action::Walk { dog: own.dog }
}

fn train(own: &OwnDog) -> Action {
    Action::Train { dog: own.dog }
}
