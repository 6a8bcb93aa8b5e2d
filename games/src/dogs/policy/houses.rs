//! The values of actions in the houses.

use super::super::actions::Action;
use super::super::cards::Card;
use super::super::data::{BAY_POINTS, BayId, Good, House, SALE_PRICE, TOKENS_PER_COIN, WAREHOUSE_SWAPS};
use super::super::kennel::{Dog, DogId};
use super::super::visit::build_cost;
use super::weights::{BAY, BAY_NEEDED, CARD_OF_SALE, CURED};
use super::{Evaluator, POINT};

/// The amount of each [`Good`].
type Stock = [i32; Good::ALL.len()];

impl Evaluator<'_> {
    pub(super) fn value_of_visit(&self, action: &Action) -> i32 {
        match *action {
            Action::Enter { house, free_entry, card } => {
                let card = card.or(self.table.site(house).cards.first().copied());
                let card = card.map_or(0, |card| self.card(card));
                (if free_entry { -4 } else { card }) + self.house(house)
            }
            Action::Build { discount } => self.build(discount) + 2 * i32::from(discount),
            Action::Swap { give, get } => self.swap(&self.stock(), give, get),
            Action::Buy { coins, food } => {
                self.purchase(&self.stock(), coins, food.into()) - self.coins(coins)
            }
            Action::Cure { dog, to } => self.kennel.dog(dog).map_or(0, |dog| self.arrival(dog, to) + CURED),
            Action::Sell { dog } => self.kennel.dog(dog).map_or(0, |dog| self.sale(dog)),
            Action::AddToSale { card } => self.added_to_sale(card),
            Action::BuyDog { dog } => self.at_fair(dog).map_or(0, |dog| self.buy(dog)),
            Action::Trade { dog } => self.kennel.dog(dog).and_then(|dog| self.trade(dog)).unwrap_or(-POINT),
            Action::TradeFor { dog } => {
                self.at_fair(dog).and_then(|dog| self.best_arrival(dog, None)).unwrap_or(0)
            }
            _ => 0,
        }
    }

    fn at_fair(&self, dog: DogId) -> Option<&Dog> {
        self.table.fair.iter().find(|other| other.id == dog)
    }

    fn stock(&self) -> Stock {
        core::array::from_fn(|at| self.kennel.amount(Good::ALL[at]).into())
    }

    /// The value of a swap. One that gains next to nothing would be swapped back.
    fn swap(&self, stock: &Stock, give: Good, get: Good) -> i32 {
        let gain = self.unit(get, stock[get as usize]) - self.unit(give, stock[give as usize] - 1);
        if gain > 1 { gain } else { -POINT }
    }

    /// The value of the swaps of one visit.
    fn swaps(&self) -> i32 {
        let mut stock = self.stock();
        let mut value = 0;
        for _ in 0..WAREHOUSE_SWAPS {
            let pairs = Good::ALL.iter().flat_map(|&give| Good::ALL.iter().map(move |&get| (give, get)));
            let pairs = pairs.filter(|&(give, get)| give != get && stock[give as usize] > 0);
            let swaps = pairs.map(|(give, get)| (self.swap(&stock, give, get), give, get));
            let Some((gain @ 1.., give, get)) = swaps.max_by_key(|&(gain, ..)| gain) else { break };
            value += gain;
            stock[give as usize] -= 1;
            stock[get as usize] += 1;
        }
        value
    }

    /// The value of what coins buy in the pet shop, if so many units of it are food.
    fn purchase(&self, stock: &Stock, coins: u8, food: i32) -> i32 {
        let units = |good: Good, more: i32| {
            let have = stock[good as usize];
            (have..have + more).map(|have| self.unit(good, have)).sum::<i32>()
        };
        units(Good::Food, food) + units(Good::Medicine, i32::from(coins * TOKENS_PER_COIN) - food)
    }

    /// The value of the purchases of one visit.
    fn purchases(&self) -> i32 {
        let mut stock = self.stock();
        let mut value = 0;
        for spent in 1..=self.kennel.coins {
            let ways = (0..=i32::from(TOKENS_PER_COIN)).map(|food| (self.purchase(&stock, 1, food), food));
            let (gain, food) = ways.max().expect("there are three ways");
            let gain = gain - (self.coins(spent) - self.coins(spent - 1));
            if gain <= 0 {
                break;
            }
            value += gain;
            stock[Good::Food as usize] += food;
            stock[Good::Medicine as usize] += i32::from(TOKENS_PER_COIN) - food;
        }
        value
    }

    fn build(&self, discount: bool) -> i32 {
        let Some(bay) = self.kennel.next_bay() else { return -POINT };
        let cost = build_cost(discount);
        if self.kennel.coins < cost || self.rounds == 0 {
            return -POINT;
        }
        let needed = if self.room() <= 0 { BAY_NEEDED } else { 0 };
        BAY_POINTS[bay.index()] * POINT + BAY[self.rounds] + needed - self.coins(cost)
    }

    fn buy(&self, dog: &Dog) -> i32 {
        self.best_arrival(dog, None).map_or(-POINT, |value| value - self.coins(self.table.fair_price()))
    }

    fn added_to_sale(&self, card: Card) -> i32 {
        card.sale_bonus().map_or(0, |coins| i32::from(coins) * (self.coin - CARD_OF_SALE))
    }

    fn sale(&self, dog: &Dog) -> i32 {
        let added = self.kennel.cards.iter().map(|&card| self.added_to_sale(card).max(0));
        let first = if self.kennel.coins == 0 { self.salary() } else { 0 };
        // In a tie the dogs count.
        let tie = i32::from(self.rounds == 0) * 2;
        i32::from(SALE_PRICE) * self.coin + added.sum::<i32>() + first - self.loss(dog.breed) - tie
    }

    /// The value of trading a dog for the best one of the fair; none if none fits.
    fn trade(&self, own: &Dog) -> Option<i32> {
        let mut seen = 1_u32 << own.breed as u32;
        let others = self.table.fair.iter().filter(|dog| {
            let breed = 1 << dog.breed as u32;
            let new = seen & breed == 0;
            seen |= breed;
            new
        });
        others.filter_map(|dog| self.best_arrival(dog, Some(own))).max()
    }

    /// The value of using a house.
    fn house(&self, house: House) -> i32 {
        match house {
            House::TownHall => self.build(self.kennel.holds(Card::Discount)).max(0),
            House::Warehouse => self.swaps(),
            House::PetShop => self.purchases(),
            House::Vet => self.cures(),
            House::Fair => self.deals(),
        }
    }

    fn cures(&self) -> i32 {
        let best = |dog: &Dog| {
            let bays = BayId::ALL.iter().filter(|&&bay| self.kennel.bay(bay).takes(dog));
            bays.map(|&bay| self.arrival(dog, bay) + CURED).max()
        };
        let gains = self.kennel.infirmary.iter().filter_map(best).filter(|&gain| gain > 0);
        gains.take(self.kennel.medicine.into()).sum()
    }

    /// The value of the best deal with the fair.
    fn deals(&self) -> i32 {
        let kennel = self.kennel;
        let own = kennel.housed().filter(|dog| !dog.special);
        let sold = own.clone().filter(|dog| self.table.may_sell(dog).is_ok()).map(|dog| self.sale(dog));
        let traded = own.filter_map(|dog| self.trade(dog));
        let rich = kennel.coins >= self.table.fair_price();
        let bought = self.table.fair.iter().filter(|_| rich).map(|dog| self.buy(dog));
        sold.chain(traded).chain(bought).max().unwrap_or(0).max(0)
    }
}
