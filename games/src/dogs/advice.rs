//! Why a player might do what a bot suggests: facts of the kennel and of the table, as far as the policy goes by them.

use super::actions::{Action, Salary};
use super::cards::Goods;
use super::data::{
    BAY_POINTS, BAY_ROWS, BAY_SLOTS, BayId, Breed, GAS_MAX, GAS_PER_COIN, Good, Health, House,
    ONE_BREED_POINTS, SICK_POINTS,
};
use super::kennel::{Dog, DogId, Kennel, count, rows_of};
use super::map::Space;
use super::scoring::bay_points;
use super::state::{Dogs, FlowState, Visit};
use crate::frame::{Line, Seat, keys};

keys! {
/// The tank is nearly empty. `n`: the gas in it
pub const GAS_LOW: &str = "advice_gas_low";
/// A coin buys more gas than the tank takes.
pub const GAS_ENOUGH: &str = "advice_gas_enough";
/// The fourth dog of a breed. `breed`, `n`: the points of a bay full of it
pub const FOURTH: &str = "advice_fourth";
/// The seat has dogs of this breed. `breed`, `n`: how many
pub const SAME_BREED: &str = "advice_same_breed";
/// The seat has no dog of this breed. `breed`, `n`: the points of each breed
pub const NEW_BREED: &str = "advice_new_breed";
/// A lost dog brings a reward. `n`: its coins
pub const REWARD: &str = "advice_reward";
/// No row of a bay is left for another breed.
pub const NO_ROW: &str = "advice_no_row";
/// A row of a bay is left for another dog.
pub const FREE_ROW: &str = "advice_free_row";
/// The game compares all layouts.
pub const LAYOUT: &str = "advice_layout";
/// The bay is then full of one breed. `breed`, `n`: its points
pub const FULL_BAY: &str = "advice_full_bay";
/// The bay has dogs of this breed. `breed`
pub const TOGETHER: &str = "advice_together";
/// The bays eat more than there is. `need`, `have`
pub const FOOD: &str = "advice_food";
/// More dogs are sick than there is medicine. `need`, `have`
pub const MEDICINE: &str = "advice_medicine";
/// All rows of the bays are taken.
pub const MORE_ROOM: &str = "advice_more_room";
/// The bay brings points of its own. `n`
pub const BAY: &str = "advice_bay";
/// A cured dog no longer costs points. `n`: how many
pub const CURE: &str = "advice_cure";
/// The card pays in place of a coin.
pub const CARD_PAYS: &str = "advice_card_pays";
/// With a helper, a second house can be used each round.
pub const HELPER: &str = "advice_helper";
/// The card above the house or location is of goods. `n`: how many the seat receives
pub const CARD_BRINGS: &str = "advice_card_brings";
/// The first and the last to come home are rewarded.
pub const HOME_BONUS: &str = "advice_home_bonus";
/// The dog may leave its bay without a loss of points.
pub const NO_LOSS: &str = "advice_no_loss";
/// The dogs lie where the game would lay them.
pub const LIES_WELL: &str = "advice_lies_well";
/// There is food for all bays and medicine for all sick dogs.
pub const SUPPLIED: &str = "advice_supplied";
}

pub(super) fn why(state: &Dogs, seat: Seat, action: &Action) -> Option<Line> {
    Adviser { table: state, kennel: state.kennel(seat) }.why(action)
}

struct Adviser<'a> {
    table: &'a Dogs,
    kennel: &'a Kennel,
}

impl Adviser<'_> {
    fn why(&self, action: &Action) -> Option<Line> {
        let kennel = self.kennel;
        match *action {
            Action::BuyGas { coins } => gas(kennel, coins),
            Action::Drive { to } => self.drive(to),
            Action::GoHome { bonus: Some(_) } => Some(Line::new(HOME_BONUS)),
            Action::GoHome { bonus: None } | Action::Stay => {
                (self.free_rows() == 0).then(|| Line::new(NO_ROW))
            }
            Action::DrawDog { .. } => (self.free_rows() > 0).then(|| Line::new(FREE_ROW)),
            Action::LayOut { .. } => Some(Line::new(LAYOUT)),
            Action::Put { dog, to } => beside(kennel, kennel.dog(dog)?, to),
            Action::Cure { dog, to } => beside(kennel, kennel.dog(dog)?, to).or_else(|| Some(cure())),
            Action::Accept => {
                let FlowState::Give { donor, offer: Some(offer) } = self.table.flow else { return None };
                self.dog(self.table.kennel(donor).dog(offer.dog)?)
            }
            Action::Enter { house, free_entry: true, .. } => self.house(house),
            Action::Enter { house, card, .. } => self.house(house).or_else(|| {
                let only = || self.table.site(house).cards.first().copied();
                brings(kennel, card.or_else(only)?.facts().gives?)
            }),
            Action::Sell { dog } | Action::Trade { dog } => self.no_loss(dog),
            Action::Done => {
                let lies_well = kennel.hand.is_empty() && kennel.good_layout(self.table).is_empty();
                lies_well.then(|| Line::new(LIES_WELL))
            }
            Action::EndTurn => self.supplied(),
            Action::Build { .. } => self.more_room().or_else(|| self.bay()),
            Action::Buy { food: 0, .. } => self.medicine(),
            Action::Buy { .. } | Action::Swap { get: Good::Food, .. } => self.food(),
            Action::Swap { get: Good::Medicine, .. } => self.medicine(),
            Action::BuyDog { dog } => self.dog(self.of_fair(dog)?),
            Action::TradeFor { dog } => {
                let breed = self.of_fair(dog)?.breed;
                // The dog that is given away still lies in the hand.
                let is_kept = kennel.hand.iter().all(|given| given.breed != breed);
                self.companions(breed).filter(|_| is_kept)
            }
            Action::Pay { with: Salary::Card } => Some(Line::new(CARD_PAYS)),
            Action::Hire { again: true } => (!self.table.last).then(|| Line::new(HELPER)),
            _ => None,
        }
    }

    fn of_fair(&self, dog: DogId) -> Option<&Dog> {
        self.table.fair.iter().find(|other| other.id == dog)
    }

    /// The healthy dogs of a breed in bays, in hand and on the truck. A special dog counts as two.
    fn have(&self, breed: Breed) -> usize {
        count(self.healthy())[breed as usize].into()
    }

    /// Whether the seat has a dog of a breed, or brings one, sick ones included.
    fn knows(&self, breed: Breed) -> bool {
        let mut others = self.kennel.load.iter().chain(&self.kennel.infirmary);
        self.have(breed) > 0 || others.any(|dog| dog.breed == breed)
    }

    fn healthy(&self) -> impl Iterator<Item = &Dog> + Clone {
        let load = self.kennel.load.iter().filter(|dog| dog.health == Health::Healthy);
        self.kennel.housed().chain(&self.kennel.hand).chain(load)
    }

    /// The rows that these dogs leave free when laid out close together.
    fn free_rows(&self) -> usize {
        (self.kennel.built() * BAY_ROWS).saturating_sub(rows_of(self.healthy()))
    }

    fn drive(&self, to: Space) -> Option<Line> {
        let dogs = &self.table.spot(to).dogs;
        let lost = dogs.iter().filter(|dog| dog.health == Health::Lost).count();
        let reward = i32::from(to.facts().reward) * number(lost);
        dogs.iter()
            .find_map(|dog| self.dog(dog))
            .or_else(|| (reward > 0).then(|| Line::new(REWARD).with("n", reward)))
    }

    /// Why one more dog is welcome. A sick one may never be cured.
    fn dog(&self, dog: &Dog) -> Option<Line> {
        if dog.health != Health::Healthy {
            return None;
        }
        let each = self.table.numbers().per_breed;
        let is_new = !self.knows(dog.breed) && self.free_rows() > 0 && each > 0;
        let new = || Line::new(NEW_BREED).with("breed", dog.breed).with("n", each);
        self.companions(dog.breed).or_else(|| is_new.then(new))
    }

    /// One more dog of a breed that the seat has.
    fn companions(&self, breed: Breed) -> Option<Line> {
        match self.have(breed) {
            3 => Some(Line::new(FOURTH).with("breed", breed).with("n", ONE_BREED_POINTS[BAY_SLOTS])),
            // The third one takes another row.
            have @ 1..=2 if have == 1 || self.free_rows() > 0 => {
                Some(Line::new(SAME_BREED).with("breed", breed).with("n", number(have)))
            }
            _ => None,
        }
    }

    fn house(&self, house: House) -> Option<Line> {
        match house {
            House::TownHall => self.more_room(),
            House::PetShop | House::Warehouse => self.food(),
            House::Vet => {
                let sick = &self.kennel.infirmary;
                let is_curable = sick.iter().any(|dog| self.kennel.bays_for(dog).next().is_some());
                (is_curable && self.kennel.medicine > 0).then(cure)
            }
            House::Fair => None,
        }
    }

    /// A dog that may leave its bay without a loss of points, as the dogs lie.
    fn no_loss(&self, id: DogId) -> Option<Line> {
        let (bay, dog) = self.kennel.housed_in().find(|(_, dog)| dog.id == id)?;
        let of_breed = self.kennel.housed().filter(|own| own.breed == dog.breed).count();
        let bay = self.kennel.bay(bay);
        let keeps = bay_points(&bay.without(dog)) >= bay_points(bay) && bay.dogs.len() > 1 && of_breed > 1;
        keeps.then(|| Line::new(NO_LOSS))
    }

    /// In the houses where food and medicine come from.
    fn supplied(&self) -> Option<Line> {
        let FlowState::Act(Visit { house: Some(House::PetShop | House::Warehouse), .. }) = self.table.flow
        else {
            return None;
        };
        (self.food().is_none() && self.medicine().is_none()).then(|| Line::new(SUPPLIED))
    }

    fn food(&self) -> Option<Line> {
        short_of(FOOD, self.kennel.occupied().into(), self.kennel.food)
    }

    fn medicine(&self) -> Option<Line> {
        short_of(MEDICINE, self.kennel.infirmary.len(), self.kennel.medicine)
    }

    fn more_room(&self) -> Option<Line> {
        let taken: usize = self.kennel.bays.iter().map(|bay| rows_of(bay.dogs.iter())).sum();
        let may_build = [false, true].into_iter().any(|discount| self.kennel.may_build(discount).is_ok());
        (may_build && taken == self.kennel.built() * BAY_ROWS).then(|| Line::new(MORE_ROOM))
    }

    fn bay(&self) -> Option<Line> {
        let points = BAY_POINTS[self.kennel.next_bay()?.index()];
        (points > 0).then(|| Line::new(BAY).with("n", points))
    }
}

/// What a card of goods brings. No more gas than the tank takes.
pub(super) fn brings(kennel: &Kennel, goods: Goods) -> Option<Line> {
    let Goods { coins, gas, food, medicine } = kennel.receives(goods);
    let n = i32::from(coins + gas + food + medicine);
    (n > 0).then(|| Line::new(CARD_BRINGS).with("n", n))
}

fn gas(kennel: &Kennel, coins: u8) -> Option<Line> {
    match coins {
        0 if kennel.gas + GAS_PER_COIN > GAS_MAX => Some(Line::new(GAS_ENOUGH)),
        1.. if kennel.gas < GAS_PER_COIN => Some(Line::new(GAS_LOW).with("n", i32::from(kennel.gas))),
        _ => None,
    }
}

/// What a dog finds in a bay.
fn beside(kennel: &Kennel, dog: &Dog, to: BayId) -> Option<Line> {
    let bay = kennel.bay(to);
    let is_full = usize::from(count(bay.dogs.iter().chain([dog]))[dog.breed as usize]) == BAY_SLOTS;
    if is_full {
        let points = ONE_BREED_POINTS[BAY_SLOTS];
        return Some(Line::new(FULL_BAY).with("breed", dog.breed).with("n", points));
    }
    (bay.of(dog.breed) > 0).then(|| Line::new(TOGETHER).with("breed", dog.breed))
}

fn cure() -> Line {
    Line::new(CURE).with("n", -SICK_POINTS)
}

fn short_of(key: &'static str, need: usize, have: u8) -> Option<Line> {
    let (need, have) = (number(need), i32::from(have));
    (need > have).then(|| Line::new(key).with("need", need).with("have", have))
}

/// A kennel is small.
fn number(count: usize) -> i32 {
    i32::try_from(count).expect("few")
}
