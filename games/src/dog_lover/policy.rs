//! What a sensible player would do, cheaply: how bots go on when they play matches in their heads.
//!
//! Everything is valued in tenths of a point, by rules of thumb. What is hidden is not looked at.

mod values;

use super::actions::{Action, Item};
use super::data::{Ability, Dog, Face, Trait, Trick};
use super::player::{OwnDog, Player};
use super::shapes::CellSet;
use super::state::{DogLover, Turn};
use crate::frame::{Dice, Seat};
use values::{Outlook, TENTHS, WEIGHTS};

/// How far two ways to take cards may be apart and still change places by mood.
const MOOD: u32 = 8;
/// One of the choices, by its place in the list.
pub(super) fn likely(state: &DogLover, seat: Seat, choices: &[Action], dice: &mut Dice) -> Option<usize> {
    let turn = state.turn_of(seat)?;
    let thought = Thought { player: state.player(seat), outlook: Outlook::of(state, seat), state, turn };
    let mut best: Option<(i32, usize)> = None;
    for (place, action) in choices.iter().enumerate() {
        let mut value = thought.value(action);
        if let Action::Retrieve { .. } = action {
            value += i32::try_from(dice.below(MOOD)).unwrap_or_default();
        }
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, place));
        }
    }
    best.map(|(_, place)| place)
}

/// What has to be done first counts for more than all cards of the grid together.
const FIRST: i32 = 10_000;
/// What is good at any time.
const SOON: i32 = 5_000;
/// What may be left out.
const NEVER: i32 = -10_000;

struct Thought<'a> {
    state: &'a DogLover,
    turn: &'a Turn,
    player: &'a Player,
    outlook: Outlook,
}

impl Thought<'_> {
    fn value(&self, action: &Action) -> i32 {
        match *action {
            Action::Guard { .. } | Action::EndTurn => 0,
            Action::Retrieve { trick, turn, at } => {
                let placement = trick.placement(turn, at).expect("what is listed can be laid");
                self.taking(placement.cells)
            }
            Action::Walk { dog } => FIRST + self.hope(self.own(dog)),
            Action::Attach { card, dog } => FIRST + self.fit(card, self.own(dog)),
            Action::Discard { pay, .. } => FIRST - self.loss(pay),
            Action::Adopt { dog } => at_once(self.outlook.dog(dog, self.player) + TENTHS),
            Action::Learn { trick } => self.learning(trick),
            Action::Fetch { cell } => self.fetching(self.taking(CellSet::EMPTY.with(cell))),
            Action::Train { dog } => self.training(self.own(dog)),
        }
    }

    /// What cards are worth. With no turn to come, it is counted: with what lies there the dogs are fed.
    fn taking(&self, cells: CellSet) -> i32 {
        if self.outlook.turns > TENTHS {
            return self.outlook.worth(cells);
        }
        let mut player = self.player.clone();
        player.remembered.forget();
        let mut more = 0;
        for card in cells.iter().filter_map(|cell| self.state.grid[cell as usize]) {
            match card.face() {
                Face::Walk | Face::Trait(_) | Face::Training | Face::Fetch | Face::End => {
                    more += self.outlook.card(card, &player);
                }
                face => player.keep(face),
            }
        }
        (player.count(true).total() - self.player.count(true).total()) * TENTHS + more
    }

    fn own(&self, dog: Dog) -> &OwnDog {
        self.player.dogs.iter().find(|own| own.dog == dog).expect("the dog is one's own")
    }

    /// How sure it is that a dog will be fed: the more it is worth, the more.
    fn hope(&self, own: &OwnDog) -> i32 {
        let need: u8 = own.dog.need().iter().sum();
        let laid = i32::from(own.walks * 2 + own.trainings) + own.feature.map_or(0, |card| card.points());
        (own.dog.points() + laid) * TENTHS - i32::from(need)
    }

    /// How well a trait and a dog go together.
    fn fit(&self, card: Trait, own: &OwnDog) -> i32 {
        let fits = match card.ability() {
            Ability::AnyFood | Ability::NeedMinus1 => i32::from(own.dog.need().iter().sum::<u8>()) * TENTHS,
            Ability::NoWalk => i32::from(own.walks) * 2 * TENTHS,
            _ => 0,
        };
        self.hope(own) + fits
    }

    /// Of what there is much, one goes first.
    fn loss(&self, item: Item) -> i32 {
        match item.food() {
            Some(food) => self.outlook.unit(food),
            None => -i32::from(self.player.count_of(item)),
        }
    }

    fn learning(&self, trick: Trick) -> i32 {
        if self.outlook.turns < WEIGHTS.trick_turns
            || i32::from(self.player.tricks.learned()) >= WEIGHTS.tricks
        {
            return NEVER;
        }
        SOON + i32::from(trick.cost()) * TENTHS + i32::try_from(trick.placements().len()).unwrap_or_default()
    }

    fn fetching(&self, card: i32) -> i32 {
        let is_late = self.outlook.turns <= 2 * TENTHS;
        // After the trick, so that the trick keeps all its places.
        if self.turn.has_retrieved && (card >= WEIGHTS.fetching || is_late && card > 0) {
            SOON + card
        } else {
            NEVER
        }
    }

    /// Late trainings are for dogs, early ones for tricks.
    fn training(&self, own: &OwnDog) -> i32 {
        let is_late = self.outlook.turns < WEIGHTS.trick_turns || self.player.hand.trainings > 2;
        if self.turn.has_retrieved && is_late { TENTHS + self.hope(own) / TENTHS } else { NEVER }
    }
}

/// At once if it is worth anything.
fn at_once(value: i32) -> i32 {
    if value > 0 { SOON + value } else { NEVER }
}
