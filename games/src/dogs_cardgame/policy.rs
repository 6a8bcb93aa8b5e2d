//! The rollout policy: what a sensible player would do, found quickly.
//!
//! Every legal action gets a value in tenths of a point, by rules of thumb that use nothing hidden.

pub(super) mod bays;
mod weights;

use super::actions::Action;
use super::advice;
use super::data::{
    BONUS, Bonus, Character, DONATION_GAIN, FAIR_GAIN, FOOD_PER_DOG, IMPROVEMENT, Kind, LICENCES_EACH,
    MERCHANT_FOOD, NO_IMPROVEMENT, OPEN_BAY_FOOD, PUPPY, PUPPY_CARD, REWARDED_IMPROVEMENT, Resource, SICK,
    Sign, Spot, TRAINED, UNPAID,
};
use super::kennel::{Dog, DogId, Kennel};
use super::play::income;
use super::score::hotel_points;
use super::state::{DogsCardgame, Place};
use super::turn::{Decision, Turn};
use crate::bots::Weighed;
use crate::frame::{Advice, Dice, Line, Seat, Skill, noisy_argmax};
use alloc::vec::Vec;
use bays::{Layout, POINT};
use weights::Weights;

/// Actions that are good at any time come before those that end a step.
const SOON: i32 = 1_000;
/// The value of an action that need not be done at all.
const NEVER: i32 = -1_000;

impl Advice for DogsCardgame {
    const LESSON: &'static str = include_str!("lesson.json");
    const ADVICE_KEYS: &'static [&'static str] = advice::ALL;
    /// There is more to gain than to take from the others.
    const OWN_POINT_WEIGHT: f32 = 0.05;
    const SKILLS: [Skill; 4] = [
        Skill::Policy { overlooked: 0 },
        Skill::Search { playouts: 16, considered: 100 },
        Skill::Search { playouts: 64, considered: 100 },
        Skill::Search { playouts: 400, considered: 100 },
    ];

    fn rollout_policy(&self, seat: Seat, legal_actions: &[Action], dice: &mut Dice) -> Option<usize> {
        Some(choose(&Weights::IN_USE, self, seat, legal_actions, dice))
    }

    fn why(&self, seat: Seat, action: &Action) -> Option<Line> {
        advice::why(self, seat, action)
    }
}

impl Weighed for DogsCardgame {
    const WEIGHTS: &'static [(&'static str, i32)] = Weights::TABLE;

    fn weighed_policy(
        &self,
        weights: &[i32],
        seat: Seat,
        legal_actions: &[Action],
        dice: &mut Dice,
    ) -> Option<usize> {
        Some(choose(&Weights::of(weights), self, seat, legal_actions, dice))
    }
}

fn choose(weights: &Weights, state: &DogsCardgame, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
    if actions.len() == 1 {
        return 0;
    }
    let estimate = Estimate::new(weights, state, seat);
    noisy_argmax(actions.iter().map(|action| estimate.value(action)), dice)
}

/// The estimates of one seat.
struct Estimate<'a> {
    weights: &'a Weights,
    state: &'a DogsCardgame,
    kennel: &'a Kennel,
    /// The expected number of turns of this seat after this one.
    turns: i32,
    /// The value of one more food.
    food: i32,
    /// The value of one more coin.
    coin: i32,
}

impl<'a> Estimate<'a> {
    fn new(weights: &'a Weights, state: &'a DogsCardgame, seat: Seat) -> Self {
        let kennel = state.kennel(seat);
        // In a round each seat takes about two dogs, and the last round begins when the pile is empty.
        let turns = if state.last() { 0 } else { 1 + small(state.pile.len()) / (2 * i32::from(state.seats)) };
        let owed = i32::from(kennel.unpaid) * small(state.licence_cost() as usize);
        let (food, coin) = if turns == 0 {
            (1, if owed > 0 { weights.coin_owed } else { 1 })
        } else {
            let needed = weights.food_a_turn * turns.min(weights.food_turns) - small(kennel.food as usize);
            let lacking = owed + weights.coins_kept - small(kennel.coins as usize);
            (
                if needed > 0 { weights.food_needed } else { weights.food },
                if lacking > 0 { weights.coin_needed } else { weights.coin },
            )
        };
        Self { weights, state, kennel, turns, food, coin }
    }

    fn value(&self, action: &Action) -> i32 {
        match *action {
            Action::Choose { character } => self.character(character),
            Action::Move { to } => self.state.place(to).map_or(NEVER, |place| self.visit(place)),
            Action::Stay => {
                self.kennel.at.and_then(|at| self.state.place(at)).map_or(NEVER, |here| self.visit(here))
            }
            Action::Collect { .. } => self.here().map_or(NEVER, |here| soon(self.dogs(here))),
            Action::Hire { .. } => self.here().map_or(NEVER, |here| soon(self.hiring(here))),
            Action::OpenBay => soon(self.opening()),
            Action::PayLicence => {
                soon(-UNPAID * POINT - small(self.state.licence_cost() as usize) * self.spare())
            }
            Action::Use { character } => self.using(character),
            Action::Renew | Action::Reconsider => NEVER,
            Action::Donate { dog, food } => self.donating(dog, i32::from(food)),
            Action::Claim { .. } => SOON + BONUS * POINT,
            // Actions with a gain come before.
            Action::EndTurn | Action::Enough => 0,
            Action::Place { dog, to } => self.placing(dog, to),
            Action::HandIn { gain, .. } => self.amount(gain, FAIR_GAIN),
            Action::Lift { .. } => self.lifting(),
            Action::TakePuppy { puppy } => self.puppy(puppy),
            Action::Improve => self.improving() - small(IMPROVEMENT as usize) * self.spare(),
            Action::BuyPuppy { puppy } => self.puppy(puppy) - small(PUPPY as usize) * self.spare(),
        }
    }

    /// The dogs in the bays. More are likely to come while there is time.
    fn layout(&self) -> Layout {
        Layout::of(self.kennel, if self.turns > 1 { self.weights.hope } else { 0 })
    }

    /// The value of being trained, besides the place in a bay.
    fn trained(&self) -> i32 {
        TRAINED * POINT + self.weights.trained
    }

    fn here(&self) -> Option<&Place> {
        self.kennel.at.and_then(|at| self.state.place(at))
    }

    fn turn(&self) -> Option<&Turn> {
        self.state.turn.as_ref()
    }

    fn amount(&self, resource: Resource, amount: u32) -> i32 {
        small(amount as usize) * if resource == Resource::Food { self.food } else { self.coin }
    }

    /// The value of a coin that is spent.
    fn spare(&self) -> i32 {
        if self.turns == 0 { 1 } else { self.weights.spent }
    }

    /// The value of a turn at a location.
    fn visit(&self, place: &Place) -> i32 {
        let others = self.state.kennels().filter(|other| other.at == Some(place.location)).count();
        let alone = others == 0 || self.kennel.at == Some(place.location) && others == 1;
        let toll = if alone || self.state.options.children { 0 } else { self.coin * self.weights.toll / 100 };
        self.dogs(place).max(0) + self.hiring(place).max(0) - toll
    }

    /// The value of all dogs of a location, taken at once.
    fn dogs(&self, place: &Place) -> i32 {
        let needed = place.dogs.len() * FOOD_PER_DOG as usize;
        let merchants = self.kennel.characters.iter().filter(|&&one| one == Character::Merchant).count();
        let food = self.kennel.food as usize + merchants * MERCHANT_FOOD as usize;
        let housed =
            place.dogs.iter().filter(|dog| matches!(dog.sign, Sign::Healthy | Sign::Trained)).count();
        let sick = place.dogs.iter().filter(|dog| dog.sign == Sign::Sick).count();
        if place.dogs.is_empty()
            || food < needed
            || housed > self.kennel.room()
            || sick > self.kennel.infirmary_room()
        {
            return NEVER;
        }
        let mut layout = self.layout();
        place.dogs.iter().map(|dog| self.dog(dog, &mut layout)).sum::<i32>() - small(needed) * self.food
    }

    /// The value of a dog of the city once it is taken.
    fn dog(&self, dog: &Dog, layout: &mut Layout) -> i32 {
        match dog.sign {
            Sign::Healthy => layout.house(dog.breed),
            Sign::Trained => layout.house(dog.breed) + self.trained(),
            Sign::Hotel => self.guest() + if self.turns > 0 { self.coin / 2 } else { 0 },
            Sign::Fair => self.food.max(self.coin),
            Sign::Sick => {
                let vets = self.kennel.characters.contains(&Character::Vet);
                match self.turns {
                    _ if vets && self.kennel.room() > 0 => layout.house(dog.breed) - self.weights.cure,
                    0 => SICK * POINT,
                    1 | 2 => SICK * POINT * self.weights.sick_late / 100,
                    _ => SICK * POINT * self.weights.sick_early / 100,
                }
            }
        }
    }

    /// The value of one more guest in the hotel (manual L374).
    fn guest(&self) -> i32 {
        let mut guests: Vec<usize> = self.state.kennels().map(|kennel| kennel.hotel.len()).collect();
        let Some(own) = self.state.kennels().position(|kennel| core::ptr::eq(kennel, self.kennel)) else {
            return 0;
        };
        let before = hotel_points(&guests)[own];
        guests[own] += 1;
        (hotel_points(&guests)[own] - before).max(1) * POINT
    }

    /// The value of hiring the character of a location.
    fn hiring(&self, place: &Place) -> i32 {
        let Some(character) = place.character else { return NEVER };
        let cost = self.state.hire_cost_at(place);
        if self.kennel.coins < cost {
            return NEVER;
        }
        self.character(character) - small(cost as usize) * self.spare()
    }

    /// The value of a character, now or soon.
    fn character(&self, character: Character) -> i32 {
        let now = self.gain(character);
        let later = match character {
            Character::Merchant => small(MERCHANT_FOOD as usize) * self.food * self.weights.merchant / 100,
            Character::Vet => self.weights.vet,
            Character::Trainer => self.weights.trainer,
            Character::Partner => self.weights.partner,
            Character::Manager => self.weights.manager,
        };
        if self.turns == 0 || self.kennel.characters.contains(&character) { now } else { now.max(later) }
    }

    /// The value of a character that is used at once.
    fn gain(&self, character: Character) -> i32 {
        let Some(seat) = self.turn().map(|turn| turn.seat) else { return 0 };
        let (food, coins) = income(self.state, seat, character);
        let goods = small(food as usize) * self.food + small(coins as usize) * self.coin;
        let shop = || (self.improving() - self.spare()).max(0);
        goods
            + match character {
                Character::Merchant => 0,
                Character::Manager => shop(),
                Character::Trainer => self.layout().rearranged(),
                Character::Vet => {
                    let mut layout = self.layout();
                    let cured = self.kennel.infirmary.iter().take(self.kennel.room());
                    cured.map(|dog| layout.house(dog.breed) - SICK * POINT).sum()
                }
                Character::Partner => {
                    let layout = self.layout();
                    let fair = self.state.fair.iter().filter(|_| self.kennel.room() > 0);
                    fair.map(|dog| layout.clone().house(dog.breed)).max().unwrap_or_default().max(0) + shop()
                }
            }
    }

    /// A character is used when it brings much, in the last turn, or to make room for the next.
    fn using(&self, character: Character) -> i32 {
        let gain = self.gain(character);
        let crowded = self.kennel.characters.len() > 1;
        let enough = match character {
            Character::Merchant => 1,
            Character::Vet if !self.turn().is_some_and(|turn| turn.collected) => {
                self.weights.enough_vet + POINT
            }
            Character::Vet => self.weights.enough_vet,
            Character::Partner => self.weights.enough_partner,
            Character::Trainer => self.weights.enough_trainer,
            Character::Manager => self.weights.enough_manager,
        };
        if gain >= enough || gain > 0 && self.turns == 0 {
            return SOON + gain;
        }
        if crowded { gain - self.weights.make_room } else { NEVER }
    }

    /// The value of an open bay: food, and room for dogs to come, less its licence.
    fn opening(&self) -> i32 {
        let Some(bay) = self.kennel.closed_bay().and_then(|spot| self.kennel.bay(spot)) else { return NEVER };
        let coming = self.weights.coming * self.turns / 10
            + if self.turn().is_some_and(|turn| turn.collected) { 0 } else { 2 };
        let crowded = (coming - small(self.kennel.room())).clamp(0, small(bay.size));
        let licence = if self.turns > 1 { self.weights.licence * self.spare() } else { -UNPAID * POINT };
        let bonus = if self.state.bonuses.contains(&Bonus::TwoLicences) { POINT } else { 0 };
        crowded * self.weights.crowded
            + small(OPEN_BAY_FOOD as usize) * self.food
            + bonus / i32::from(LICENCES_EACH)
            - licence
    }

    /// The value of giving a dog away: the resources, less what the dog counts.
    fn donating(&self, id: DogId, food: i32) -> i32 {
        let goods = food * self.food + (i32::from(DONATION_GAIN) - food) * self.coin;
        let Some(dog) = self.kennel.housed().find(|dog| dog.id == id) else { return NEVER };
        let Some(spot) = self.kennel.bay_of(id) else { return NEVER };
        let trained = if dog.sign == Sign::Trained { self.trained() } else { 0 };
        let mut layout = self.layout();
        let loss = layout.part_with(spot, dog.breed) + trained;
        goods - loss - self.weights.donation
    }

    fn placing(&self, dog: DogId, to: Spot) -> i32 {
        let dog = self.state.dog(dog);
        let bonus = match to {
            Spot::Infirmary => return SICK * POINT,
            Spot::Hotel => return self.guest(),
            _ if dog.sign == Sign::Trained => self.trained(),
            _ => 0,
        };
        let mut layout = self.layout();
        // The lifted dogs are put down according to one plan.
        let planned = match self.state.decision() {
            Some(Decision::Trainer { hand, placing: true }) => layout.plan(hand, dog.breed) == Some(to),
            _ => false,
        };
        // A dog of the city or of the fair takes the place that other dogs might have had.
        let whole = if planned { SOON } else { 0 };
        whole + SOON + bonus + layout.put(to, dog.breed)
    }

    /// If another arrangement is better, all dogs are lifted.
    fn lifting(&self) -> i32 {
        let begun = matches!(self.state.decision(), Some(Decision::Trainer { hand, .. }) if !hand.is_empty());
        if begun || self.layout().rearranged() > 0 { SOON } else { NEVER }
    }

    fn improving(&self) -> i32 {
        match self.kennel.improvements {
            0 => -NO_IMPROVEMENT * POINT,
            own if own + 1 < REWARDED_IMPROVEMENT => self.weights.improved,
            own if own + 1 == REWARDED_IMPROVEMENT => self.weights.rewarded,
            _ => self.weights.improved_more,
        }
    }

    fn puppy(&self, kind: Kind) -> i32 {
        let dogs = small(self.kennel.count(kind, self.state.options.counted()));
        PUPPY_CARD * POINT + dogs * self.weights.puppy_dog
    }
}

fn soon(value: i32) -> i32 {
    if value > 0 { SOON + value } else { value.max(NEVER) }
}

/// Numbers of dogs, coins and food are small.
fn small(number: usize) -> i32 {
    i32::try_from(number).expect("few")
}
