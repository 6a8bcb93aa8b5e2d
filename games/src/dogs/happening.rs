//! The public events of DOGS: viewers observe them in full.

use super::actions::Salary;
use super::cards::{Card, FairCard, Goods};
use super::data::{BayId, Breed, Good, House, Region};
use super::kennel::{Dog, DogId};
use super::map::Space;
use super::phase::{Ending, Phase};
use crate::frame::{Log, LogLine, LogParam, Seat};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// An event that hides nothing from any viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Happening {
    /// A round begins: all trucks go to the centre.
    RoundBegan {
        /// From 1.
        round: u8,
        /// The start player.
        start: Seat,
    },
    /// Each seat receives coins.
    Income {
        coins: u8,
    },
    PhaseBegan {
        phase: Phase,
        /// The seats that decide at once in this phase.
        seats: Vec<Seat>,
    },
    /// The end of the match is decided: this round is the last one, or the next one is.
    EndNear {
        why: Ending,
    },
    /// A seat buys gas, or buys none for 0 coins.
    GasBought {
        seat: Seat,
        coins: u8,
        /// The gas that fits into the garage.
        gas: u8,
    },
    TurnBegan {
        seat: Seat,
        /// 0 on the road. In the houses the lap, from 1.
        lap: u8,
    },
    /// A truck drives.
    Drove {
        seat: Seat,
        /// The places it passes, the last one included.
        path: Vec<Space>,
        /// The gas that the truck uses.
        gas: u8,
    },
    /// A dog of the board goes onto the truck.
    Collected {
        seat: Seat,
        dog: DogId,
    },
    /// A lost dog that the truck found goes to the fair.
    Returned {
        seat: Seat,
        dog: DogId,
        /// The reward.
        coins: u8,
    },
    /// A truck drives home.
    WentHome {
        seat: Seat,
        /// The gas that the truck uses.
        gas: u8,
        /// What the first and the last to come home receive.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        bonus: Option<Good>,
    },
    /// A truck stays in the centre for this round.
    Stayed {
        seat: Seat,
    },
    /// A card of the open hand is used and discarded.
    CardUsed {
        seat: Seat,
        card: Card,
    },
    /// A seat chooses the first of two dogs that change places.
    SwapBegan {
        seat: Seat,
        dog: DogId,
    },
    /// Two dogs of the board change places.
    DogsSwapped {
        seat: Seat,
        one: DogId,
        two: DogId,
    },
    /// The top dog of a pile is revealed. It goes onto the truck; a lost one goes to the fair, without a reward (D-15).
    DogDrawn {
        seat: Seat,
        region: Region,
        dog: Dog,
        /// The number of block tokens that were drawn from the pile before the dog. They are set aside.
        blocks: u8,
    },
    /// A truck is emptied: sick dogs go into the infirmary, the others into the hand, to be placed in the lay-out.
    Unloaded {
        seat: Seat,
    },
    /// The card *vet* lets the sick dogs of the truck into bays.
    VetUsed {
        seat: Seat,
    },
    /// A dog has no room in the kennel and goes to the surplus.
    GivenUp {
        seat: Seat,
        dog: DogId,
    },
    /// A dog of the surplus has room after all.
    Kept {
        seat: Seat,
        dog: DogId,
    },
    /// A dog is taken from its bay into the hand.
    Lifted {
        seat: Seat,
        dog: DogId,
    },
    /// A dog is put into a bay.
    Put {
        seat: Seat,
        dog: DogId,
        to: BayId,
    },
    /// Several dogs are put into bays at once.
    Arranged {
        seat: Seat,
        /// The dogs that come into each bay.
        bays: BTreeMap<BayId, Vec<DogId>>,
        /// Whether the game laid all dogs out for the seat: it may then move each of them once more.
        anew: bool,
    },
    /// A seat has finished its lay-out.
    LaidOut {
        seat: Seat,
    },
    /// A seat takes back its latest small step.
    SteppedBack {
        seat: Seat,
    },
    /// A seat takes back the end of its decision.
    Reopened {
        seat: Seat,
    },
    /// A bay is full of one breed for the first time.
    Quartet {
        seat: Seat,
        bay: BayId,
        /// The reward.
        coins: u8,
    },
    /// A seat has a surplus, and is next to give dogs away.
    Donates {
        seat: Seat,
    },
    /// A dog of the surplus is offered to the other seats.
    Offered {
        seat: Seat,
        dog: DogId,
    },
    /// A seat is asked whether it takes the offered dog in.
    Asked {
        seat: Seat,
    },
    /// The asked seat refuses the offered dog.
    Refused {
        seat: Seat,
    },
    /// The asked seat takes the offered dog in.
    Accepted {
        seat: Seat,
        /// The seat that gives the dog.
        from: Seat,
        dog: DogId,
    },
    /// No seat takes the dog in: it goes to the fair, where it is healthy.
    SentToFair {
        seat: Seat,
        dog: DogId,
    },
    /// A meeple is placed in a house.
    Entered {
        seat: Seat,
        house: House,
        /// Whether the house is full and the meeple enters by the card *free entry*.
        free_entry: bool,
    },
    /// A card of a house is taken.
    CardTaken {
        seat: Seat,
        house: House,
        card: Card,
        /// What a resource card is turned into.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        goods: Option<Goods>,
    },
    /// A bay is built.
    Built {
        seat: Seat,
        bay: BayId,
        /// The price.
        coins: u8,
    },
    /// One resource is swapped for another.
    Swapped {
        seat: Seat,
        give: Good,
        get: Good,
    },
    /// Food and medicine are bought.
    Bought {
        seat: Seat,
        /// The price.
        coins: u8,
        food: u8,
        medicine: u8,
    },
    /// A dog of the infirmary is cured and put into a bay.
    Cured {
        seat: Seat,
        dog: DogId,
        to: BayId,
        /// The medicine it takes.
        medicine: u8,
    },
    /// A dog is sold to the fair.
    Sold {
        seat: Seat,
        dog: DogId,
        /// The price.
        coins: u8,
    },
    /// A card raises the price of the dog that was just sold.
    AddedToSale {
        seat: Seat,
        card: Card,
        /// The raise.
        coins: u8,
    },
    /// A dog of the fair is bought.
    DogBought {
        seat: Seat,
        dog: DogId,
        /// The price.
        coins: u8,
    },
    /// A seat chooses a dog that it trades for one of the fair.
    TradeBegan {
        seat: Seat,
        dog: DogId,
    },
    /// A dog is traded for one of the fair.
    Traded {
        seat: Seat,
        give: DogId,
        get: DogId,
    },
    TurnEnded {
        seat: Seat,
        /// Whether the game ended the turn, because nothing else could be done.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        by_itself: bool,
    },
    /// A seat feeds its dogs.
    Fed {
        seat: Seat,
        /// The food it takes.
        food: u8,
        /// The number of bays that go unfed.
        hungry: u8,
    },
    /// A hungry dog falls ill.
    FellIll {
        seat: Seat,
        dog: DogId,
        /// Whether the infirmary is full, so that the dog goes to the fair.
        fair: bool,
    },
    HelperPaid {
        seat: Seat,
        with: Salary,
    },
    /// The helper cannot be paid and leaves.
    HelperLeft {
        seat: Seat,
    },
    /// A seat decides whether it hires a helper again.
    HelperHired {
        seat: Seat,
        again: bool,
    },
    /// The cards left above the houses are discarded.
    CardsCleared,
    /// Cards are revealed above a house.
    CardsLaid {
        house: House,
        cards: Vec<Card>,
    },
    /// The next card of the fair is turned: the fair buys other breeds.
    FairTurned {
        card: FairCard,
    },
    /// All blocks are taken off the board.
    BlocksTaken,
    /// Tokens of a pile are revealed on the empty spaces of its region.
    Refilled {
        region: Region,
        /// Dogs, by their space.
        dogs: BTreeMap<Space, Dog>,
        /// Spaces with a block.
        blocks: Vec<Space>,
    },
    /// The match is over.
    Ended,
}

impl Happening {
    /// How the event reads in the log. `breed` looks up a dog in the state before the event: the log keeps the breed,
    /// because it is read when the dog has left the table. Events that the board shows plainly, or that the next line
    /// repeats, are silent.
    pub(super) fn log(&self, breed: impl Fn(DogId) -> Breed) -> Log {
        let line = |key, seat: Seat| LogLine::new(key).with("seat", seat);
        let one_dog = |key, seat, dog| line(key, seat).with("breed", breed(dog));
        let two_dogs = |key, seat, dogs: [DogId; 2]| {
            line(key, seat).with("breed", dogs.into_iter().map(&breed).collect::<LogParam>())
        };
        let coins = |line: LogLine, coins: u8| line.with("coins", i32::from(coins));
        Log::line(match *self {
            Self::TurnBegan { .. }
            | Self::TurnEnded { by_itself: false, .. }
            | Self::Unloaded { .. }
            | Self::GivenUp { .. }
            | Self::Kept { .. }
            | Self::Lifted { .. }
            | Self::Put { .. }
            | Self::Arranged { .. }
            | Self::SteppedBack { .. }
            | Self::Reopened { .. }
            | Self::Asked { .. }
            | Self::Donates { .. }
            | Self::SwapBegan { .. }
            | Self::TradeBegan { .. }
            | Self::CardsCleared
            | Self::CardsLaid { .. }
            | Self::BlocksTaken
            | Self::Refilled { .. }
            | Self::PhaseBegan { .. } => return Log::SILENT,
            Self::TurnEnded { seat, by_itself: true } => line("turn_ended", seat),
            Self::Drove { seat, gas, .. } => line("drove", seat).with("gas", i32::from(gas)),
            Self::Collected { seat, dog } => one_dog("collected", seat, dog),
            Self::Returned { seat, dog, coins: reward } => coins(one_dog("returned", seat, dog), reward),
            Self::DogsSwapped { seat, one, two } => two_dogs("dogs_swapped", seat, [one, two]),
            Self::DogDrawn { seat, region, dog, .. } => {
                line("dog_drawn", seat).with("region", region).with("breed", dog.breed)
            }
            Self::Offered { seat, dog } => one_dog("offered", seat, dog),
            Self::Accepted { seat, from, dog } => one_dog("accepted", seat, dog).with("from", from),
            Self::SentToFair { seat, dog } => one_dog("sent_to_fair", seat, dog),
            Self::Entered { seat, house, .. } => line("entered", seat).with("house", house),
            Self::CardTaken { seat, house, card, .. } => {
                line("card_taken", seat).with("house", house).with("card", card)
            }
            Self::Cured { seat, dog, to, .. } => one_dog("cured", seat, dog).with("to", to),
            Self::Sold { seat, dog, coins: price } => coins(one_dog("sold", seat, dog), price),
            Self::DogBought { seat, dog, coins: price } => coins(one_dog("dog_bought", seat, dog), price),
            Self::Traded { seat, give, get } => two_dogs("traded", seat, [give, get]),
            Self::FellIll { seat, dog, fair } => one_dog("fell_ill", seat, dog).with("fair", yes_or_no(fair)),
            Self::HelperHired { seat, again } => line("helper_hired", seat).with("again", yes_or_no(again)),
            _ => return Log::AsObserved,
        })
    }
}

/// The word for a condition in a log line, because parameters of texts are words, numbers and seats.
fn yes_or_no(condition: bool) -> &'static str {
    if condition { "yes" } else { "no" }
}
