//! The rollout policy: what a sensible player would do, found quickly.
//!
//! Every legal action gets a value in tenths of a point, by rules of thumb that use nothing hidden.

mod values;
mod weights;

use super::actions::{Action, Item};
use super::advice;
use super::data::{Ability, Dog, Face, Trait, Trick};
use super::player::{OwnDog, Player};
use super::shapes::{CellSet, Lane};
use super::state::{DogLover, Turn};
use crate::bots::Weighed;
use crate::frame::{Advice, Dice, Line, Seat, Skill};
use values::{Outlook, TENTHS};
use weights::Weights;

/// Ways to take cards get a random value below this added, so that nearly equal ones alternate.
const TIE_NOISE: u32 = 8;

impl Advice for DogLover {
    const LESSON: &'static str = include_str!("lesson.json");
    const ADVICE_KEYS: &'static [&'static str] = advice::ALL;
    const OWN_POINT_WEIGHT: f32 = 0.12;
    const SKILLS: [Skill; 4] = [
        Skill::Policy { overlooked: 55 },
        Skill::Policy { overlooked: 28 },
        Skill::Search { playouts: 24, considered: 50 },
        Skill::Search { playouts: 400, considered: 100 },
    ];

    fn rollout_policy(&self, seat: Seat, legal_actions: &[Action], dice: &mut Dice) -> Option<usize> {
        choose(&Weights::IN_USE, self, seat, legal_actions, dice)
    }

    fn why(&self, seat: Seat, action: &Action) -> Option<Line> {
        advice::why(self, seat, action)
    }
}

impl Weighed for DogLover {
    const WEIGHTS: &'static [(&'static str, i32)] = Weights::TABLE;

    fn weighed_policy(
        &self,
        weights: &[i32],
        seat: Seat,
        legal_actions: &[Action],
        dice: &mut Dice,
    ) -> Option<usize> {
        choose(&Weights::of(weights), self, seat, legal_actions, dice)
    }
}

fn choose(
    weights: &Weights,
    state: &DogLover,
    seat: Seat,
    actions: &[Action],
    dice: &mut Dice,
) -> Option<usize> {
    let Some(turn) = state.turn_of(seat) else {
        return guard(weights, state, actions);
    };
    let outlook = Outlook::of(state, seat, weights);
    let estimate = Estimate { state, turn, player: state.player(seat), outlook };
    let mut best: Option<(i32, usize)> = None;
    for (place, action) in actions.iter().enumerate() {
        let mut value = estimate.value(action);
        if let Action::Retrieve { .. } = action {
            value += i32::try_from(dice.below(TIE_NOISE)).unwrap_or_default();
        }
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, place));
        }
    }
    best.map(|(_, place)| place)
}

/// The base value of mandatory actions: more than all cards of the grid together.
const FIRST: i32 = 10_000;
/// The base value of actions that are good at any time.
const SOON: i32 = 5_000;
/// The value of an action that need not be done at all.
const NEVER: i32 = -10_000;

/// The lane that leaves the start player the least: only their trick is held up by where the watchdog sits first.
fn guard(weights: &Weights, state: &DogLover, actions: &[Action]) -> Option<usize> {
    let starts = state.player(state.start);
    let outlook = Outlook::of(state, state.start, weights);
    let best = |lane: Lane| {
        let placements = starts.tricks.iter().flat_map(|trick| trick.placements());
        let legal = placements.filter(|placement| placement.is_legal(lane, CellSet::EMPTY));
        legal.map(|placement| outlook.score_delta(placement.cells)).max()
    };
    let lanes = actions.iter().enumerate().filter_map(|(at, action)| match *action {
        Action::Guard { lane } => Some((at, best(lane))),
        _ => None,
    });
    lanes.min_by_key(|&(_, best)| best).map(|(at, _)| at)
}

struct Estimate<'a> {
    state: &'a DogLover,
    turn: &'a Turn,
    player: &'a Player,
    outlook: Outlook<'a>,
}

impl Estimate<'_> {
    fn value(&self, action: &Action) -> i32 {
        match *action {
            Action::Guard { .. } | Action::EndTurn => 0,
            Action::Retrieve { trick, turn, at } => {
                let placement = trick.placement(turn, at).expect("what is listed can be laid");
                self.taking(placement.cells)
            }
            Action::Walk { dog } => FIRST + self.hope(self.own_dog(dog)),
            Action::Attach { card, dog } => FIRST + self.fit(card, self.own_dog(dog)),
            Action::Discard { pay, .. } => FIRST - self.loss(pay),
            Action::Adopt { dog } => at_once(self.outlook.dog(dog, self.player) + TENTHS),
            Action::Learn { trick } => self.learning(trick),
            Action::Fetch { cell } => self.fetching(self.taking(CellSet::EMPTY.with(cell))),
            Action::Train { dog } => self.training(self.own_dog(dog)),
        }
    }

    /// The value of cards. In the last turn, it is the score with the dogs fed from these cards.
    fn taking(&self, cells: CellSet) -> i32 {
        if self.outlook.turns > TENTHS {
            return self.outlook.score_delta(cells);
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

    fn own_dog(&self, dog: Dog) -> &OwnDog {
        self.player.dogs.iter().find(|own| own.dog == dog).expect("the dog is one's own")
    }

    /// How probably a dog will be fed: the better the dog, the more probably.
    fn hope(&self, own: &OwnDog) -> i32 {
        let need: u8 = own.dog.need().iter().sum();
        let laid = i32::from(own.walks * 2 + own.trainings) + own.feature.map_or(0, |card| card.points());
        (own.dog.points() + laid) * TENTHS - i32::from(need)
    }

    /// The value of a trait on a dog.
    fn fit(&self, card: Trait, own: &OwnDog) -> i32 {
        let fits = match card.ability() {
            Ability::AnyFood | Ability::NeedMinus1 => i32::from(own.dog.need().iter().sum::<u8>()) * TENTHS,
            Ability::NoWalk => i32::from(own.walks) * 2 * TENTHS,
            _ => 0,
        };
        self.hope(own) + fits
    }

    /// The loss of an item: little if there are many.
    fn loss(&self, item: Item) -> i32 {
        match item.food() {
            Some(food) => self.outlook.unit(food),
            None => -i32::from(self.player.count_of(item)),
        }
    }

    fn learning(&self, trick: Trick) -> i32 {
        if self.outlook.turns < self.outlook.weights.trick_turns
            || i32::from(self.player.tricks.learned()) >= self.outlook.weights.tricks
        {
            return NEVER;
        }
        SOON + i32::from(trick.cost()) * TENTHS + i32::try_from(trick.placements().len()).unwrap_or_default()
    }

    fn fetching(&self, card: i32) -> i32 {
        let is_late = self.outlook.turns <= 2 * TENTHS;
        // After the trick: Fetch locks a cell, which takes places from the trick.
        if self.turn.has_retrieved && (card >= self.outlook.weights.fetching || is_late && card > 0) {
            SOON + card
        } else {
            NEVER
        }
    }

    /// Late in the match, trainings are for dogs; early, they are kept for tricks.
    fn training(&self, own: &OwnDog) -> i32 {
        let is_late = self.outlook.turns < self.outlook.weights.trick_turns || self.player.hand.trainings > 2;
        if self.turn.has_retrieved && is_late { TENTHS + self.hope(own) / TENTHS } else { NEVER }
    }
}

/// The value of an action that is done at once if it gains anything.
fn at_once(value: i32) -> i32 {
    if value > 0 { SOON + value } else { NEVER }
}
