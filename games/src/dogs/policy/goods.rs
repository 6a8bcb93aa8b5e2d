//! The values of food, medicine, gas and cards.
//!
//! What one more unit is worth depends on how many there are, so no chain of swaps is worth going round in circles.

use super::super::cards::{Card, Goods};
use super::super::data::{BAY_ROWS, GAS_MAX, GAS_PER_COIN, Good, HELPER_POINTS, Health};
use super::super::kennel::Trip;
use super::weights::{
    CARD_EXTRA_DOG, CARD_HELPER, CARD_OF_SALE, CARD_OTHER, CARD_VET, FOOD_AHEAD, FOOD_MORE, FOOD_NEXT,
    FOOD_SHORT, GAS, GAS_FOR_ROW, GAS_ROWS, MEDICINE_AHEAD, MEDICINE_LAST, MEDICINE_MORE, MEDICINE_NEXT,
    MEDICINE_SHORT, THIRD,
};
use super::{Evaluator, POINT};

impl Evaluator<'_> {
    /// The food that is eaten at the end of this round.
    pub(super) fn meals(&self) -> i32 {
        let kennel = self.kennel;
        let laid_out = kennel.load.is_empty() && kennel.hand.is_empty();
        let bays = self.taken().div_ceil(BAY_ROWS).min(self.bays);
        let bays = if laid_out { kennel.occupied().into() } else { i32::try_from(bays).expect("few bays") };
        bays + self.more_food
    }

    /// The value of one more unit for a seat that has so many.
    pub(super) fn unit(&self, good: Good, have: i32) -> i32 {
        // The truck does not drive any more.
        let over = self.rounds == 0 && matches!(self.kennel.trip, Trip::Home | Trip::Stayed);
        match good {
            Good::Food => match have - self.meals() {
                short @ ..0 => self.hunger.as_ref().map_or(FOOD_SHORT, |hunger| hunger.of(-short)),
                _ if self.rounds == 0 => THIRD,
                0..FOOD_AHEAD => FOOD_NEXT,
                _ => FOOD_MORE,
            },
            Good::Medicine => match have - i32::try_from(self.ill()).expect("few dogs") {
                ..0 if over => MEDICINE_LAST,
                ..0 => MEDICINE_SHORT,
                _ if over => THIRD,
                0..MEDICINE_AHEAD => MEDICINE_NEXT,
                _ => MEDICINE_MORE,
            },
            Good::Gas if have >= GAS_MAX.into() => 0,
            Good::Gas if over => THIRD,
            Good::Gas => {
                let threes = usize::try_from(have).expect("no debts") / usize::from(GAS_PER_COIN);
                let rows = if threes == 0 { 0 } else { self.room().clamp(0, GAS_ROWS) };
                GAS[threes.min(GAS.len() - 1)] + GAS_FOR_ROW * rows
            }
        }
    }

    /// The number of sick dogs on the truck and in the infirmary.
    pub(super) fn ill(&self) -> usize {
        let brought = self.kennel.load.iter().filter(|dog| dog.health == Health::Sick).count();
        brought + self.kennel.infirmary.len()
    }

    /// The value of the next unit.
    pub(in crate::dogs) fn good(&self, good: Good) -> i32 {
        self.unit(good, self.kennel.amount(good).into())
    }

    /// The value of the next units.
    pub(super) fn units(&self, good: Good, gained: u8) -> i32 {
        let have = i32::from(self.kennel.amount(good));
        (have..have + i32::from(gained)).map(|have| self.unit(good, have)).sum()
    }

    pub(in crate::dogs) fn goods(&self, goods: Goods) -> i32 {
        let first = if self.kennel.coins == 0 && goods.coins > 0 { self.salary() } else { 0 };
        let coins = i32::from(goods.coins) * self.coin + first;
        coins
            + self.units(Good::Gas, goods.gas)
            + self.units(Good::Food, goods.food)
            + self.units(Good::Medicine, goods.medicine)
    }

    pub(super) fn card(&self, card: Card) -> i32 {
        if let Some(goods) = card.facts().gives {
            return self.goods(self.kennel.receives(goods));
        }
        let kennel = self.kennel;
        match (card, self.rounds) {
            (Card::Helper, 0) if kennel.helper && kennel.coins == 0 && !kennel.holds(card) => {
                HELPER_POINTS * POINT
            }
            (_, 0) => 0,
            (Card::Helper, _) => CARD_HELPER,
            (Card::ExtraDog, _) => CARD_EXTRA_DOG,
            (Card::Discount, _) if kennel.next_bay().is_some() => self.coin,
            (Card::Discount, _) => 0,
            (Card::Vet, _) => CARD_VET,
            (card, _) => card.sale_bonus().map_or(CARD_OTHER, |coins| i32::from(coins) * CARD_OF_SALE),
        }
    }
}
