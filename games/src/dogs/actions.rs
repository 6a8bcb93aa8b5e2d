//! What a seat may do: flat records, all of them listed here.

use super::cards::Card;
use super::data::{BayId, Good, House, Region};
use super::kennel::DogId;
use super::map::Space;
use crate::frame::words;
use serde::{Deserialize, Serialize};

words! {
    /// What the helper is paid with.
    pub enum Salary {
        /// A coin.
        Coin = "coin",
        /// The card *helper*.
        Card = "card",
    }
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Open: buy gas for so many coins, or none.
    BuyGas {
        /// How many.
        coins: u8,
    },
    /// Drive to a space and collect what lies there.
    Drive {
        /// Which.
        to: Space,
    },
    /// Drive home.
    GoHome {
        /// What the first and the last receive; nothing for others.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        bonus: Option<Good>,
    },
    /// Do not drive in this round.
    Stay,
    /// Card: a dog of the board that changes places with another.
    SwapDogs {
        /// Which.
        dog: DogId,
    },
    /// The other dog.
    SwapWith {
        /// Which.
        dog: DogId,
    },
    /// Card: a dog from a pile comes on the truck.
    DrawDog {
        /// Which pile.
        region: Region,
    },
    /// Lay-out, card: the sick dogs of the truck may go into bays.
    UseVet,
    /// Lay-out: this dog has to go.
    GiveUp {
        /// Which.
        dog: DogId,
    },
    /// Lay-out: this dog has room after all.
    Keep {
        /// Which.
        dog: DogId,
    },
    /// Lay-out: take a dog up from its bay.
    Lift {
        /// Which.
        dog: DogId,
    },
    /// Put a dog into a bay: one taken up, bought, swapped or, with the vet, brought.
    Put {
        /// Which.
        dog: DogId,
        /// Where.
        to: BayId,
    },
    /// Lay-out: it is done.
    Done,
    /// Open: take back the latest step of one's own.
    StepBack,
    /// Open: not done after all.
    Reopen,
    /// Give a dog of the surplus away next.
    Offer {
        /// Which.
        dog: DogId,
    },
    /// Take in the dog that is offered.
    Accept,
    /// Do not.
    Refuse,
    /// Place a meeple.
    Enter {
        /// Where.
        house: House,
        /// With the card *free entry*, into a full house.
        free_entry: bool,
    },
    /// Take a card of the house.
    Take {
        /// Which.
        card: Card,
    },
    /// Town hall: build the next bay.
    Build {
        /// With the card *discount*.
        discount: bool,
    },
    /// Warehouse: one for one.
    Swap {
        /// What is given.
        give: Good,
        /// What is received.
        get: Good,
    },
    /// Pet shop: what one coin buys.
    Buy {
        /// So much food; the rest is medicine.
        food: u8,
    },
    /// Vet: cure a dog and put it into a bay.
    Cure {
        /// Which.
        dog: DogId,
        /// Where.
        to: BayId,
    },
    /// Fair: sell a dog.
    Sell {
        /// Which.
        dog: DogId,
    },
    /// Fair, card: more for the dog that was sold.
    AddToSale {
        /// Which card.
        card: Card,
    },
    /// Fair: buy a dog. One of each breed is listed: they are alike.
    BuyDog {
        /// Which.
        dog: DogId,
    },
    /// Fair: give a dog for another.
    Trade {
        /// Which.
        dog: DogId,
    },
    /// Fair: the other. One of each breed is listed: they are alike.
    TradeFor {
        /// Which.
        dog: DogId,
    },
    /// The turn is over.
    EndTurn,
    /// Open: leave a bay unfed; this dog of it falls ill.
    Starve {
        /// Which.
        dog: DogId,
    },
    /// Open: pay the helper.
    Pay {
        /// With what.
        with: Salary,
    },
    /// Open: hire a helper again, or not.
    Hire {
        /// Whether.
        again: bool,
    },
}
