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

    /// L-06: the owner chooses the order of discards and what to pay. A trait that can be paid for in one way comes first: it
    /// takes nothing that another could be paid with instead, so the order does not matter.
    fn discards(&self, turn: &Turn) -> Vec<Action> {
        let player = self.player(turn.seat);
        let of = |card| player.payments(card).map(move |pay| Action::Discard { card, pay });
        match turn.traits.iter().find(|&card| player.payments(card).count() == 1) {
            Some(card) => of(card).collect(),
            None => turn.traits.iter().flat_map(of).collect(),
        }
    }

    /// A trait that goes without payment, because the seat has nothing to pay with.
    pub(super) fn unpayable(&self, turn: &Turn) -> Option<Trait> {
        let player = self.player(turn.seat);
        turn.traits.iter().find(|&card| player.payments(card).next().is_none())
    }
}

/// What decides nothing. L-17: in a turn only where hands lie open, because the list of a turn depends on the hand; a payment that
/// is the only one is told by what is paid.
pub(super) fn automatic(state: &DogLover, turn: &Turn) -> Option<Action> {
    if turn.is_closed {
        return state.discards(turn).first().copied();
    }
    if !turn.has_retrieved || !state.hands_lie_open() {
        return None;
    }
    let action = state.turn_actions(turn).first().copied()?;
    // An end of the turn that discards something is left to the player.
    let discards = turn.walks > 0 || turn.traits.iter().next().is_some();
    (action != Action::EndTurn || !discards).then_some(action)
}

/// An action that is required before a turn can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Duty {
    Walk,
    Trait(Trait),
}

/// The traits that are discarded without a choice, because there is one way to pay for them, or none.
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
