//! The values of cards for a seat, in tenths of a point.

use super::weights::Weights;
use crate::dog_lover::data::{
    Ability, BELOW_END_PER_SEAT, Card, Dog, END_WINDOW, FAVORITES, Face, Favorite, Food, Power, Trait,
};
use crate::dog_lover::player::{OwnDog, Player};
use crate::dog_lover::shapes::{CELLS, CellSet};
use crate::dog_lover::state::DogLover;
use crate::frame::Seat;

/// Tenths of a point.
pub(super) const TENTHS: i32 = 10;
/// The expected number of cards that a turn takes, in tenths.
const CARDS_A_TURN: i32 = 33;

/// The values of cards for one seat.
pub(super) struct Outlook<'a> {
    pub(super) weights: &'a Weights,
    /// Turns to come, this one included, in tenths.
    pub(super) turns: i32,
    pantry: Pantry,
    /// The value of each cell of the grid, without food and what dogs eat.
    cells: [i32; CELLS],
    changes: [Option<Pantry>; CELLS],
}

/// The missing food for the dogs by kind (negative if there is food to spare), and the wild cubes.
#[derive(Clone, Copy, Default)]
struct Pantry {
    missing: [i32; Food::TYPED],
    wild: i32,
}

impl Pantry {
    fn plus(&self, other: &Self) -> Self {
        let missing = core::array::from_fn(|kind| self.missing[kind] + other.missing[kind]);
        Self { missing, wild: self.wild + other.wild }
    }

    fn of(card: Card) -> Option<Self> {
        let mut change = Self::default();
        match card.face() {
            Face::Dog(dog) => change.missing = dog.need().map(i32::from),
            Face::Food(Food::Wild, units) => change.wild = units.into(),
            Face::Food(food, units) => change.missing[food as usize] = -i32::from(units),
            _ => return None,
        }
        Some(change)
    }
}

impl<'a> Outlook<'a> {
    pub(super) fn of(state: &DogLover, seat: Seat, weights: &'a Weights) -> Self {
        let player = state.player(seat);
        let mut pantry = Pantry { wild: player.cubes[Food::Wild as usize].into(), ..Pantry::default() };
        for (kind, missing) in pantry.missing.iter_mut().enumerate() {
            let need: i32 = player.dogs.iter().map(|own| i32::from(own.dog.need()[kind])).sum();
            *missing = need - i32::from(player.cubes[kind]);
        }
        let (cells, changes) = ([0; CELLS], [None; CELLS]);
        let mut outlook = Self { weights, turns: turns(state), pantry, cells, changes };
        for (cell, card) in state.grid.iter().enumerate() {
            if let Some(card) = *card {
                outlook.cells[cell] = outlook.card(card, player);
                outlook.changes[cell] = Pantry::of(card);
            }
        }
        outlook
    }

    /// The value of these cells together.
    pub(super) fn score_delta(&self, cells: CellSet) -> i32 {
        let cards: i32 = cells.iter().map(|cell| self.cells[cell as usize]).sum();
        let changes = cells.iter().filter_map(|cell| self.changes[cell as usize].as_ref());
        let after = changes.fold(self.pantry, |sum, change| sum.plus(change));
        cards + self.fed(&after) - self.fed(&self.pantry)
    }

    /// The value of a dog, its food included.
    pub(super) fn dog(&self, dog: Dog, player: &Player) -> i32 {
        let change = Pantry { missing: dog.need().map(i32::from), wild: 0 };
        self.dog_points(dog, player) + self.fed(&self.pantry.plus(&change)) - self.fed(&self.pantry)
    }

    /// The cost of losing a cube.
    pub(super) fn unit(&self, food: Food) -> i32 {
        let mut without = self.pantry;
        match food {
            Food::Wild => without.wild -= 1,
            typed => without.missing[typed as usize] += 1,
        }
        self.fed(&self.pantry) - self.fed(&without)
    }

    /// The value of a pantry. Missing food costs points, more if less of it is expected to come. Spare food gains a little.
    fn fed(&self, pantry: &Pantry) -> i32 {
        let short = pantry.missing.iter().map(|&missing| missing.max(0)).sum::<i32>();
        let missing = (short - pantry.wild).max(0) * TENTHS;
        let will_come = (self.turns - TENTHS).max(0) * self.weights.food_a_turn / TENTHS;
        let spare: i32 = pantry.missing.iter().map(|&missing| (-missing).clamp(0, 3)).sum();
        let spare_wild = (pantry.wild - short).clamp(0, 3);
        let spares = spare * self.weights.spare + spare_wild * (self.weights.spare + self.weights.spare_wild);
        let hopeless = (missing - will_come).max(0);
        let promise = spares * self.turns.min(self.weights.spare_turns) / self.weights.spare_turns.max(1);
        promise - ((missing - hopeless) * self.weights.missing + hopeless * self.weights.hopeless) / TENTHS
    }

    pub(super) fn card(&self, card: Card, player: &Player) -> i32 {
        match card.face() {
            Face::Dog(dog) => self.dog_points(dog, player),
            Face::Food(..) | Face::End => 0,
            Face::Favorite(favorite) => self.favorite(favorite, player),
            Face::Training => self.training(player),
            Face::Adoption => self.adoption(player),
            Face::Walk if player.dogs.iter().any(OwnDog::has_room_for_walk) => self.weights.walk,
            Face::Walk => 0,
            Face::Bone => self.bone(player),
            Face::Trait(card) => self.feature(card, player),
            Face::Fetch => self.weights.fetch.min(self.turns),
        }
    }

    fn favorite(&self, favorite: Favorite, player: &Player) -> i32 {
        let own = player.hand.favorites;
        let count = own[favorite as usize];
        // The set that it joins.
        let others = own.iter().filter(|&&other| other > count).count();
        let gain = FAVORITES[others + 1] - FAVORITES[others];
        gain * TENTHS + self.weights.favorite.min(self.turns / 6)
    }

    fn training(&self, player: &Player) -> i32 {
        let tricks = i32::from(player.tricks.learned());
        if self.turns > self.weights.trick_turns && tricks < self.weights.tricks {
            self.weights.training_for_trick
        } else if player.dogs.iter().any(OwnDog::has_room_for_training) {
            self.weights.training
        } else {
            0
        }
    }

    fn adoption(&self, player: &Player) -> i32 {
        let is_second = !player.hand.adoptions.is_multiple_of(2);
        match (is_second, self.turns) {
            (true, _) => self.weights.adoption_pair,
            (false, 35..) => self.weights.adoption,
            (false, 20..) => self.weights.adoption_late,
            _ => 0,
        }
    }

    fn bone(&self, player: &Player) -> i32 {
        let dogs = i32::try_from(player.dogs.len()).unwrap_or_default();
        let fed = (dogs * self.weights.bone_each + self.turns * self.weights.bone_turn / TENTHS).min(50);
        match player.hand.bones {
            0 if self.turns > 30 => self.weights.bone_first,
            0 => -TENTHS,
            1 => TENTHS + fed,
            2 => fed,
            _ => 0,
        }
    }

    fn dog_points(&self, dog: Dog, player: &Player) -> i32 {
        let power = dog.power().map_or(0, |power| power_points(power, player));
        dog.points() * TENTHS + power * self.weights.power / 100 - self.weights.dog
    }

    fn feature(&self, card: Trait, player: &Player) -> i32 {
        if !player.dogs.iter().any(|own| own.can_have(card)) {
            return -self.weights.trait_useless;
        }
        let points = card.points() * TENTHS;
        match card.ability() {
            Ability::NeedPlus1 => points - self.weights.missing,
            Ability::NeedMinus1 => points + self.weights.missing,
            Ability::AnyFood => points + TENTHS,
            Ability::NoWalk => points - self.weights.trait_useless,
            Ability::WalkLimit2 | Ability::TrainingLimit3 | Ability::BoneDouble | Ability::AllSizes => {
                points + self.weights.trait_hope
            }
        }
    }
}

/// About how many turns a seat still has, from how many cards lie above the End.
fn turns(state: &DogLover) -> i32 {
    if state.is_last_round {
        return TENTHS;
    }
    let below = usize::from(state.seats) * BELOW_END_PER_SEAT + END_WINDOW / 2;
    let above = i32::try_from(state.deck.len().saturating_sub(below)).unwrap_or_default();
    TENTHS + above * TENTHS * TENTHS / (CARDS_A_TURN * i32::from(state.seats))
}

/// The expected points of a power.
fn power_points(power: Power, player: &Player) -> i32 {
    let count = |wanted: &dyn Fn(&OwnDog) -> bool| {
        i32::try_from(player.dogs.iter().filter(|own| wanted(own)).count()).unwrap_or_default()
    };
    let laid = |how_many: &dyn Fn(&OwnDog) -> u8| {
        player.dogs.iter().map(|own| i32::from(how_many(own))).sum::<i32>()
    };
    TENTHS
        * match power {
            Power::PerFedSize(size, points) => points * (count(&|own| own.is(size)) + 1),
            Power::PerFedDog(points) => points * (count(&|_| true) + 1).min(5),
            Power::PerWalk(points) => points * laid(&|own| own.walks),
            Power::PerTraining(points) => points * laid(&|own| own.trainings),
            Power::PerTrait(points) => points * count(&|own| own.feature.is_some()),
            Power::ExtraBone => match player.hand.bones {
                0 => -1,
                1 | 2 => count(&|_| true),
                _ => 0,
            },
            Power::ExtraFavorite => 3,
            Power::PerTrick(points) => points * i32::from(player.tricks.learned()),
            Power::PerLeftover { .. } | Power::PerUnfed { .. } | Power::OtherNeedsLess => 2,
            Power::AllSizes(points) => points * 2 / 3,
            Power::PerOtherRescue(points) => points * count(&|own| own.dog.is_rescue()),
        }
}
