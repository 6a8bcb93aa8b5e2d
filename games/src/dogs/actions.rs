//! The actions of DOGS.

use super::cards::Card;
use super::data::{BayId, Good, House, Region};
use super::kennel::DogId;
use super::map::Space;
use crate::frame::words;
use serde::{Deserialize, Serialize};

words! {
    /// What the helper is paid with.
    pub enum Salary {
        Coin = "coin",
        Card = "card",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Buy gas, or none for 0 coins.
    BuyGas {
        coins: u8,
    },
    /// Drive to a space, and collect the dogs there.
    Drive {
        to: Space,
    },
    GoHome {
        /// What the first and the last to come home receive; absent for the others.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        bonus: Option<Good>,
    },
    /// Stay in the centre for this round.
    Stay,
    /// Use the card *swap dogs*: choose the first of two dogs of the board that change places.
    SwapDogs {
        dog: DogId,
    },
    /// Choose the second of the two dogs.
    SwapWith {
        dog: DogId,
    },
    /// Use the card *extra dog*: draw a dog from a pile.
    DrawDog {
        region: Region,
    },
    /// In the lay-out, use the card *vet*: sick dogs of the truck may go into bays.
    UseVet,
    /// In the lay-out: move a dog without room to the surplus.
    GiveUp {
        dog: DogId,
    },
    /// In the lay-out: take a dog back from the surplus.
    Keep {
        dog: DogId,
    },
    /// In the lay-out: take a dog from its bay.
    Lift {
        dog: DogId,
    },
    /// In the lay-out: let the game put all dogs into bays, in a good way.
    LayOut {
        /// Finish the lay-out, too.
        finish: bool,
    },
    /// In the lay-out: two dogs change bays.
    Exchange {
        /// The one with the smaller number.
        dog: DogId,
        other: DogId,
    },
    /// Put a dog into a bay: in the lay-out, from the hand or from another bay, or after a deal with the fair.
    Put {
        dog: DogId,
        to: BayId,
    },
    /// Finish the lay-out.
    Done,
    /// Take back the latest small step of an open decision.
    StepBack,
    /// Take back the end of an open decision.
    Reopen,
    /// Choose the dog of the surplus that is offered next.
    Offer {
        dog: DogId,
    },
    /// Take in the offered dog.
    Accept,
    /// Refuse the offered dog.
    Refuse,
    /// Place a meeple.
    Enter {
        house: House,
        /// Use the card *free entry* to enter a full house.
        free_entry: bool,
        /// The card that the meeple takes, where different ones lie above the house.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<Card>,
    },
    /// Town hall: build the next bay.
    Build {
        /// Use the card *discount*.
        discount: bool,
    },
    /// Warehouse: swap one resource for another.
    Swap {
        give: Good,
        get: Good,
    },
    /// Pet shop: buy food and medicine.
    Buy {
        /// The price. Absent in records of rules that sold for one coin at a time.
        #[serde(default = "one")]
        coins: u8,
        /// The units of food. The rest is medicine.
        food: u8,
    },
    /// Vet: cure a dog and put it into a bay.
    Cure {
        dog: DogId,
        to: BayId,
    },
    /// Fair: sell a dog.
    Sell {
        dog: DogId,
    },
    /// Fair: use a card that raises the price of the dog that was just sold.
    AddToSale {
        card: Card,
    },
    /// Fair: buy a dog. Only one of each breed is listed, because they are alike.
    BuyDog {
        dog: DogId,
    },
    /// Fair: choose a dog to trade for one of the fair.
    Trade {
        dog: DogId,
    },
    /// Fair: choose the dog of the fair. Only one of each breed is listed, because they are alike.
    TradeFor {
        dog: DogId,
    },
    EndTurn,
    /// Leave a bay unfed: this dog of it falls ill.
    Starve {
        dog: DogId,
    },
    /// Pay the helper.
    Pay {
        with: Salary,
    },
    /// Hire a helper again, or not.
    Hire {
        again: bool,
    },
}

const fn one() -> u8 {
    1
}

words! {
    /// The verbs that reasons name.
    pub(in crate::dogs) enum Verb {
        Drive = "drive",
        Stay = "stay",
        UseVet = "use_vet",
        Enter = "enter",
        Build = "build",
        Buy = "buy",
        Cure = "cure",
        BuyDog = "buy_dog",
        Sell = "sell",
    }
}
