//! The cards of the action deck and of the fair.

use super::data::Breed;
use crate::frame::words;
use serde::{Deserialize, Serialize};

words! {
    /// Manual L100 (resources), L102 (special ones).
    /// The kinds of cards in the action deck.
    pub enum Card {
        Gas3 = "gas3",
        Gas2 = "gas2",
        Food3 = "food3",
        Food2 = "food2",
        Food1 = "food1",
        Medicine3 = "med3",
        Medicine2 = "med2",
        Medicine1 = "med1",
        Coins3 = "coin3",
        Coins2 = "coin2",
        Coins1 = "coin1",
        /// Before driving, two dogs of the board change places.
        /// Manual L652.
        SwapDogs = "swap_dogs",
        /// Pays the helper.
        /// Manual L659.
        Helper = "helper",
        /// Brings a dog from a pile into the truck.
        /// Manual L664.
        ExtraDog = "extra_dog",
        /// Makes a bay cheaper.
        /// Manual L671.
        Discount = "discount",
        /// Lets sick dogs of the truck into bays (D-24).
        /// Manual L678.
        Vet = "vet",
        /// A coin more for a dog that is sold.
        /// Manual L686.
        TrainedDog = "trained_dog",
        /// Two coins more for a dog that is sold.
        AwardDog = "award_dog",
        /// Lets a meeple into a full house.
        FreeEntry = "free_entry",
    }
}

/// Amounts of resources and coins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Goods {
    pub coins: u8,
    pub gas: u8,
    pub food: u8,
    pub medicine: u8,
}

/// The printed facts of a kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFacts {
    pub card: Card,
    /// The number in the deck (house rules).
    pub count: usize,
    /// What a resource card is turned into at once; none for special cards, which are kept (manual L604-606; D-28).
    pub gives: Option<Goods>,
}

const NONE: Goods = Goods { coins: 0, gas: 0, food: 0, medicine: 0 };

const fn gives(card: Card, count: usize, goods: Goods) -> CardFacts {
    CardFacts { card, count, gives: Some(goods) }
}

const fn special(card: Card, count: usize) -> CardFacts {
    CardFacts { card, count, gives: None }
}

/// The forty cards of the action deck (manual L99-102; the number of each kind is a house rule).
pub const CARDS: [CardFacts; 19] = [
    gives(Card::Gas3, 1, Goods { gas: 3, ..NONE }),
    gives(Card::Gas2, 4, Goods { gas: 2, ..NONE }),
    gives(Card::Food3, 1, Goods { food: 3, ..NONE }),
    gives(Card::Food2, 2, Goods { food: 2, ..NONE }),
    gives(Card::Food1, 2, Goods { food: 1, ..NONE }),
    gives(Card::Medicine3, 1, Goods { medicine: 3, ..NONE }),
    gives(Card::Medicine2, 2, Goods { medicine: 2, ..NONE }),
    gives(Card::Medicine1, 2, Goods { medicine: 1, ..NONE }),
    gives(Card::Coins3, 1, Goods { coins: 3, ..NONE }),
    gives(Card::Coins2, 1, Goods { coins: 2, ..NONE }),
    gives(Card::Coins1, 3, Goods { coins: 1, ..NONE }),
    special(Card::SwapDogs, 2),
    special(Card::Helper, 3),
    special(Card::ExtraDog, 3),
    special(Card::Discount, 3),
    special(Card::Vet, 2),
    special(Card::TrainedDog, 3),
    special(Card::AwardDog, 2),
    special(Card::FreeEntry, 2),
];

/// The coins that cards add to a sale (manual L685-697).
pub const SALE_BONUS: [(Card, u8); 2] = [(Card::TrainedDog, 1), (Card::AwardDog, 2)];

words! {
    /// The cards of the fair: the breeds that it buys in a round.
    pub enum FairCard {
        F1 = "f1",
        F2 = "f2",
        F3 = "f3",
        F4 = "f4",
    }
}

impl FairCard {
    /// The breeds that can be sold (house rules; the number of three is manual L484, L541).
    #[must_use]
    pub const fn breeds(self) -> [Breed; 3] {
        match self {
            Self::F1 => [Breed::Dalmata, Breed::Rottweiler, Breed::GoldenRetriever],
            Self::F2 => [Breed::Beagle, Breed::Labrador, Breed::PastorAlemao],
            Self::F3 => [Breed::BorderCollie, Breed::ViraLata, Breed::Bulldog],
            Self::F4 => [Breed::Yorkshire, Breed::Poodle, Breed::SaoBernardo],
        }
    }
}

impl Card {
    #[must_use]
    pub fn facts(self) -> &'static CardFacts {
        &CARDS[self as usize]
    }

    /// The coins it adds to a sale; none for cards that are not for sales.
    /// D-29: cards that are played for one sale add up.
    #[must_use]
    pub fn sale_bonus(self) -> Option<u8> {
        SALE_BONUS.iter().find(|(card, _)| *card == self).map(|&(_, coins)| coins)
    }
}

impl Goods {
    /// The sum of all units.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.coins + self.gas + self.food + self.medicine
    }
}
