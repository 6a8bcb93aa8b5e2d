//! What a sensible player would do, cheaply: how bots go on when they play matches in their heads.
//!
//! Everything is valued in tenths of a point, by rules of thumb. What is hidden is not looked at.

mod values;

use super::actions::{Action, Item};
use super::data::{Ability, Dog, Food, Trait, Trick};
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
                self.outlook.worth(placement.cells)
            }
            Action::Walk { dog } => FIRST + self.hope(self.own(dog)),
            Action::Attach { card, dog } => FIRST + self.match_value(card, self.own(dog)),
            Action::Discard { pay, .. } => FIRST - self.loss(pay),
            Action::Adopt { dog } => at_once(self.outlook.dog(dog, self.player) + TENTHS),
            Action::Learn { trick } => self.learning(trick),
            Action::Fetch { cell } => self.fetching(self.outlook.worth(CellSet::EMPTY.with(cell))),
            Action::Train { dog } => self.training(self.own(dog)),
        }
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

    fn match_value(&self, card: Trait, own: &OwnDog) -> i32 {
        let fits = match card.ability() {
            Ability::AnyFood | Ability::NeedMinus1 => i32::from(own.dog.need().iter().sum::<u8>()) * TENTHS,
            Ability::NoWalk => i32::from(own.walks) * 2 * TENTHS,
            _ => 0,
        };
        self.hope(own) + fits
    }

    /// Cubes of which there are many go first.
    fn loss(&self, item: Item) -> i32 {
        match Food::ALL.iter().find(|food| food.word() == item.word()) {
            Some(&food) => self.outlook.unit(food),
            None => {
                let kind = Item::ALL.iter().position(|&other| other == item).unwrap_or_default();
                let count =
                    kind.checked_sub(Food::ALL.len()).and_then(|kind| self.player.hand.favorites.get(kind));
                -count.map_or(0, |&count| i32::from(count))
            }
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
