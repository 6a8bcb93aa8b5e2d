//! The values of actions in the houses.

use super::super::actions::Action;
use super::super::cards::{Card, Goods};
use super::super::data::{BAY_POINTS, Breed, GAS_MAX, Good, HELPER_POINTS, House, SALE_PRICE};
use super::super::kennel::{Counts, DogId};
use super::super::visit::build_cost;
use super::{Evaluator, POINT};

impl Evaluator<'_> {
    pub(in crate::dogs) fn good(&self, good: Good) -> i32 {
        let kennel = self.kennel;
        let base = 3;
        match good {
            Good::Food if self.food_short() > 0 => 16,
            Good::Food if kennel.food < 2 * kennel.occupied() && !self.table.last => 8,
            Good::Medicine if usize::from(kennel.medicine) < kennel.infirmary.len() => 10,
            Good::Food | Good::Medicine => base,
            Good::Gas => {
                if kennel.gas >= GAS_MAX {
                    0
                } else {
                    base + i32::from(!self.table.last)
                }
            }
        }
    }

    pub(in crate::dogs) fn goods(&self, goods: Goods) -> i32 {
        let [coins, gas, food, medicine] =
            [goods.coins, goods.gas, goods.food, goods.medicine].map(i32::from);
        coins * self.coin
            + gas * self.good(Good::Gas)
            + food * self.good(Good::Food)
            + medicine * self.good(Good::Medicine)
    }

    pub(super) fn card(&self, card: Card) -> i32 {
        if let Some(goods) = card.facts().gives {
            return self.goods(self.kennel.receives(goods));
        }
        let soon = match card {
            Card::Helper => 9,
            Card::ExtraDog => 14,
            Card::Discount => {
                if self.kennel.next_bay().is_some() {
                    8
                } else {
                    0
                }
            }
            Card::Vet => 14,
            Card::TrainedDog => 5,
            Card::AwardDog => 9,
            _ => 3,
        };
        match (self.table.last, card) {
            (true, Card::Helper) => 8,
            (true, _) => 0,
            (false, _) => soon,
        }
    }

    pub(super) fn value_of_visit(&self, action: &Action) -> i32 {
        match *action {
            Action::Enter { house, free_entry, card } => {
                let card = card.or(self.table.site(house).cards.first().copied());
                let card = card.map_or(0, |card| self.card(card));
                (if free_entry { -4 } else { card }) + self.house(house)
            }
            Action::Take { card } => self.card(card),
            Action::Build { discount } => self.build(discount) + 2 * i32::from(discount),
            Action::Swap { give, get } => self.good(get) - self.good(give),
            Action::Buy { food } => {
                let food_short = self.food_short();
                let left = i32::from(self.kennel.coins) - 1;
                let more = (i32::from(food) - food_short).max(0) * 4;
                let eaten = i32::from(food).min(food_short).max(0) * 16 + more;
                let wants = eaten + (2 - i32::from(food)) * self.good(Good::Medicine);
                wants - self.coin - if left == 0 && self.kennel.helper { 20 } else { 0 }
            }
            Action::Cure { dog, .. } => self.breed(dog).map_or(0, |breed| self.gain(breed) + 2 * POINT),
            Action::Sell { dog } => {
                self.breed(dog).map_or(0, |breed| i32::from(SALE_PRICE) * self.coin - self.loss(breed))
            }
            Action::AddToSale { card } => {
                card.sale_bonus().map_or(0, |coins| i32::from(coins) * self.coin - 4)
            }
            Action::BuyDog { dog } => self.buy(dog),
            Action::Trade { dog } => self.breed(dog).map_or(0, |breed| self.trade(breed)),
            Action::TradeFor { dog } => {
                self.table.fair.iter().find(|other| other.id == dog).map_or(0, |dog| self.gain(dog.breed))
            }
            _ => 0,
        }
    }

    fn food_short(&self) -> i32 {
        let wanted = i32::from(self.kennel.occupied()) + i32::from(!self.table.last) + self.more_food;
        wanted - i32::from(self.kennel.food)
    }

    fn build(&self, discount: bool) -> i32 {
        let Some(bay) = self.kennel.next_bay() else { return -POINT };
        let cost = i32::from(build_cost(discount));
        let left = i32::from(self.kennel.coins) - cost;
        if left < 0 {
            return -POINT;
        }
        let salary = if left == 0 && self.kennel.helper { HELPER_POINTS * POINT / 2 } else { 0 };
        let later = if self.table.last { -POINT } else { 25 };
        BAY_POINTS[bay.index()] * POINT + later - cost * self.coin - salary
    }

    fn buy(&self, dog: DogId) -> i32 {
        let price = i32::from(self.table.fair_price());
        let dog = self.table.fair.iter().find(|other| other.id == dog);
        dog.map_or(0, |dog| self.gain(dog.breed) - price * self.coin)
    }

    /// The value of trading a dog of this breed for the best one of the fair.
    fn trade(&self, breed: Breed) -> i32 {
        let mut without = self.dogs;
        without[breed as usize] = without[breed as usize].saturating_sub(1);
        let mut seen = Counts::default();
        let mut best = i32::MIN;
        for dog in &self.table.fair {
            if core::mem::replace(&mut seen[dog.breed as usize], 1) == 0 && dog.breed != breed {
                let mut with = without;
                with[dog.breed as usize] += 1;
                best = best.max(self.packing_value(&with) - self.dogs_value);
            }
        }
        best.max(-POINT)
    }

    /// The value of using a house.
    fn house(&self, house: House) -> i32 {
        let kennel = self.kennel;
        match house {
            House::TownHall => {
                let discount = kennel.holds(Card::Discount);
                self.build(discount).max(0)
            }
            House::Warehouse => self.food_short().clamp(0, 2).min(i32::from(kennel.gas)) * 12,
            House::PetShop => {
                let spare = i32::from(kennel.coins) - i32::from(kennel.helper);
                self.food_short().min(2 * spare).max(0) * 12
            }
            House::Vet => {
                let cured = i32::from(kennel.medicine);
                let gains = kennel.infirmary.iter().filter(|dog| kennel.bays_for(dog).next().is_some());
                gains
                    .map(|dog| self.gain(dog.breed) + 2 * POINT)
                    .take(usize::try_from(cured).unwrap_or(0))
                    .sum()
            }
            House::Fair => {
                let wanted =
                    |breed: Breed| self.table.fair_card().is_some_and(|card| card.breeds().contains(&breed));
                let own = kennel.housed().map(|dog| {
                    let sale = if wanted(dog.breed) {
                        i32::from(SALE_PRICE) * self.coin - self.loss(dog.breed)
                    } else {
                        0
                    };
                    sale.max(self.trade(dog.breed))
                });
                let buys = self.table.fair.iter().filter(|_| kennel.coins >= self.table.fair_price());
                let buys = buys.map(|dog| self.buy(dog.id));
                own.chain(buys).max().unwrap_or(0).max(0)
            }
        }
    }
}
