//! The cards of the action deck and of the fair.

use super::data::Breed;
use crate::frame::words;
use serde::{Deserialize, Serialize};

words! {
    /// The cards of the action deck, one word for all that are alike.
    pub enum Card {
        /// Three gas.
        Gas3 = "gas3",
        /// Two gas.
        Gas2 = "gas2",
        /// Three food.
        Food3 = "food3",
        /// Two food.
        Food2 = "food2",
        /// One food.
        Food1 = "food1",
        /// Three medicine.
        Medicine3 = "med3",
        /// Two medicine.
        Medicine2 = "med2",
        /// One medicine.
        Medicine1 = "med1",
        /// Three coins.
        Coins3 = "coin3",
        /// Two coins.
        Coins2 = "coin2",
        /// One coin.
        Coins1 = "coin1",
        /// Two dogs of the board change places before one drives.
        SwapDogs = "swap_dogs",
        /// Pays the helper.
        Helper = "helper",
        /// Brings a dog from a pile into the truck.
        ExtraDog = "extra_dog",
        /// Makes a bay cheaper.
        Discount = "discount",
        /// Lets sick dogs of the truck into bays.
        Vet = "vet",
        /// A coin more for a dog sold.
        TrainedDog = "trained_dog",
        /// Two coins more for a dog sold.
        AwardDog = "award_dog",
        /// Lets a meeple into a full house.
        FreeEntry = "free_entry",
    }
}

/// Amounts of everything that is paid and received.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Goods {
    /// Coins.
    pub coins: u8,
    /// Gas.
    pub gas: u8,
    /// Food.
    pub food: u8,
    /// Medicine.
    pub medicine: u8,
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFacts {
    /// Which.
    pub card: Card,
    /// How many of it the deck has (house).
    pub count: usize,
    /// What it is turned into at once; nothing for the special ones, which are kept (manual L604-606; D-28).
    pub gives: Option<Goods>,
}

const NONE: Goods = Goods { coins: 0, gas: 0, food: 0, medicine: 0 };

const fn gives(card: Card, count: usize, goods: Goods) -> CardFacts {
    CardFacts { card, count, gives: Some(goods) }
}

const fn special(card: Card, count: usize) -> CardFacts {
    CardFacts { card, count, gives: None }
}

/// The forty cards of the action deck (manual L99-102; how many of each is ours).
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

/// Coins that a card adds to a sale (manual L685-697).
pub const SALE_BONUS: [(Card, u8); 2] = [(Card::TrainedDog, 1), (Card::AwardDog, 2)];

words! {
    /// The cards of the fair: what it buys in a round.
    pub enum FairCard {
        /// See [`FairCard::breeds`].
        F1 = "f1",
        /// See [`FairCard::breeds`].
        F2 = "f2",
        /// See [`FairCard::breeds`].
        F3 = "f3",
        /// See [`FairCard::breeds`].
        F4 = "f4",
    }
}

impl FairCard {
    /// The breeds that can be sold (house; that they are three is manual L484, L541).
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
    /// What is printed on it.
    #[must_use]
    pub fn facts(self) -> &'static CardFacts {
        &CARDS[self as usize]
    }

    /// Coins that it adds to a sale.
    #[must_use]
    pub fn sale_bonus(self) -> Option<u8> {
        SALE_BONUS.iter().find(|(card, _)| *card == self).map(|&(_, coins)| coins)
    }
}

impl Goods {
    /// How many units they are together.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.coins + self.gas + self.food + self.medicine
    }
}
