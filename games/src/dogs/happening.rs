//! What happened and everybody may know: nearly everything.

use super::actions::Salary;
use super::cards::{Card, FairCard, Goods};
use super::data::{BayId, Good, House, Region};
use super::kennel::{Dog, DogId};
use super::map::Space;
use super::phase::{Ending, Phase};
use crate::frame::Seat;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// What happened, and everybody may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Happening {
    /// A round begins: all trucks go to the centre.
    RoundBegan {
        /// From 1.
        round: u8,
        /// Who begins in it.
        start: Seat,
    },
    /// Everybody is paid.
    Income {
        /// Coins for each.
        coins: u8,
    },
    /// A phase begins.
    PhaseBegan {
        /// Which.
        phase: Phase,
        /// Who decides in it, if all do at once.
        seats: Vec<Seat>,
    },
    /// This is the last round, or the next one is.
    EndNear {
        /// Why.
        why: Ending,
    },
    /// Somebody bought gas, or none.
    GasBought {
        /// Who.
        seat: Seat,
        /// For so many coins.
        coins: u8,
        /// So much of it fits.
        gas: u8,
    },
    /// It is somebody's turn.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// In the phase of the houses: which lap, from 1.
        lap: u8,
    },
    /// A truck drives.
    Drove {
        /// Whose.
        seat: Seat,
        /// Past these places; it stops at the last.
        path: Vec<Space>,
        /// What it took.
        gas: u8,
    },
    /// A dog comes on the truck.
    Collected {
        /// Whose.
        seat: Seat,
        /// Which.
        dog: DogId,
    },
    /// A lost dog that was found goes to the fair.
    Returned {
        /// Who found it.
        seat: Seat,
        /// Which.
        dog: DogId,
        /// The reward.
        coins: u8,
    },
    /// A truck drives home.
    WentHome {
        /// Whose.
        seat: Seat,
        /// What it took.
        gas: u8,
        /// What the first and the last receive.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        bonus: Option<Good>,
    },
    /// Somebody does not drive in this round.
    Stayed {
        /// Who.
        seat: Seat,
    },
    /// A card is used.
    CardUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The first of two dogs that change places is named.
    SwapBegan {
        /// By whom.
        seat: Seat,
        /// Which.
        dog: DogId,
    },
    /// Two dogs change places.
    DogsSwapped {
        /// By whom.
        seat: Seat,
        /// One of them.
        one: DogId,
        /// The other.
        two: DogId,
    },
    /// A dog comes to light from a pile.
    DogDrawn {
        /// By whom.
        seat: Seat,
        /// From which pile.
        region: Region,
        /// What it is. D-15: a lost one goes to the fair, without a reward.
        dog: Dog,
        /// Blocks that lay above it and are set aside.
        blocks: u8,
    },
    /// A truck is emptied: sick dogs into the infirmary, the others are to be laid out.
    Unloaded {
        /// Whose.
        seat: Seat,
    },
    /// The vet lets the sick dogs of the truck into bays.
    VetUsed {
        /// By whom.
        seat: Seat,
    },
    /// There is no room for a dog.
    GivenUp {
        /// Whose.
        seat: Seat,
        /// Which.
        dog: DogId,
    },
    /// There is room for it after all.
    Kept {
        /// Whose.
        seat: Seat,
        /// Which.
        dog: DogId,
    },
    /// A dog is taken up from its bay.
    Lifted {
        /// Whose.
        seat: Seat,
        /// Which.
        dog: DogId,
    },
    /// A dog is put into a bay.
    Put {
        /// Whose.
        seat: Seat,
        /// Which.
        dog: DogId,
        /// Where.
        to: BayId,
    },
    /// A kennel is laid out.
    LaidOut {
        /// Whose.
        seat: Seat,
    },
    /// The latest small step is taken back.
    SteppedBack {
        /// By whom.
        seat: Seat,
    },
    /// Somebody is not done after all.
    Reopened {
        /// Who.
        seat: Seat,
    },
    /// A bay is full of one breed, for the first time.
    Quartet {
        /// Whose.
        seat: Seat,
        /// Which.
        bay: BayId,
        /// What it brings.
        coins: u8,
    },
    /// It is up to somebody to give dogs away.
    Donates {
        /// Who.
        seat: Seat,
    },
    /// A dog is to be given away next.
    Offered {
        /// By whom.
        seat: Seat,
        /// Which.
        dog: DogId,
    },
    /// Somebody is asked whether to take it in.
    Asked {
        /// Who.
        seat: Seat,
    },
    /// And does not.
    Refused {
        /// Who.
        seat: Seat,
    },
    /// And does.
    Accepted {
        /// Who.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        dog: DogId,
    },
    /// Nobody does: it goes to the fair, and is healthy there.
    SentToFair {
        /// Whose.
        seat: Seat,
        /// Which.
        dog: DogId,
    },
    /// A meeple is placed.
    Entered {
        /// Whose.
        seat: Seat,
        /// Where.
        house: House,
        /// As one too many, with the card.
        free_entry: bool,
    },
    /// A card of a house is taken.
    CardTaken {
        /// By whom.
        seat: Seat,
        /// Where.
        house: House,
        /// Which.
        card: Card,
        /// What it is turned into.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        goods: Option<Goods>,
    },
    /// A bay is built.
    Built {
        /// Whose.
        seat: Seat,
        /// Which.
        bay: BayId,
        /// For so many.
        coins: u8,
    },
    /// One resource is swapped for another.
    Swapped {
        /// By whom.
        seat: Seat,
        /// What is given.
        give: Good,
        /// What is received.
        get: Good,
    },
    /// Food and medicine are bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// For so many.
        coins: u8,
        /// So much.
        food: u8,
        /// So much.
        medicine: u8,
    },
    /// A dog is cured.
    Cured {
        /// Whose.
        seat: Seat,
        /// Which.
        dog: DogId,
        /// Where it goes.
        to: BayId,
        /// What it took.
        medicine: u8,
    },
    /// A dog is sold to the fair.
    Sold {
        /// By whom.
        seat: Seat,
        /// Which.
        dog: DogId,
        /// For so many.
        coins: u8,
    },
    /// A card makes it worth more.
    AddedToSale {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Card,
        /// So much more.
        coins: u8,
    },
    /// A dog of the fair is bought.
    DogBought {
        /// By whom.
        seat: Seat,
        /// Which.
        dog: DogId,
        /// For so many.
        coins: u8,
    },
    /// A dog is to be swapped for one of the fair.
    TradeBegan {
        /// By whom.
        seat: Seat,
        /// Which.
        dog: DogId,
    },
    /// And for this one.
    Traded {
        /// By whom.
        seat: Seat,
        /// Which was given.
        give: DogId,
        /// Which was received.
        get: DogId,
    },
    /// A turn is over.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// Dogs are fed.
    Fed {
        /// Whose.
        seat: Seat,
        /// What it took.
        food: u8,
        /// Bays that go unfed.
        hungry: u8,
    },
    /// A hungry dog falls ill.
    FellIll {
        /// Whose.
        seat: Seat,
        /// Which.
        dog: DogId,
        /// The infirmary is full: it goes to the fair.
        fair: bool,
    },
    /// The helper is paid.
    HelperPaid {
        /// Whose.
        seat: Seat,
        /// With what.
        with: Salary,
    },
    /// The helper cannot be paid and leaves.
    HelperLeft {
        /// Whose.
        seat: Seat,
    },
    /// A helper is hired again, or not.
    HelperHired {
        /// By whom.
        seat: Seat,
        /// Whether.
        again: bool,
    },
    /// Cards that were left go to the discard.
    CardsCleared,
    /// Cards come to light above a house.
    CardsLaid {
        /// Which.
        house: House,
        /// The cards.
        cards: Vec<Card>,
    },
    /// The fair buys other breeds now.
    FairTurned {
        /// Which.
        card: FairCard,
    },
    /// Blocks are taken off the board.
    BlocksTaken,
    /// Tokens of a pile come to light on the empty spaces of its region.
    Refilled {
        /// Which.
        region: Region,
        /// Dogs, by the space where they lie.
        dogs: BTreeMap<Space, Dog>,
        /// Spaces with a block.
        blocks: Vec<Space>,
    },
    /// The match is over.
    Ended,
}

impl Happening {
    /// The dogs that a story of it names. What is seen on the table anyway is not told, and a dog that only now comes to
    /// light is told whole.
    pub(super) fn dogs_of_story(&self) -> ArrayVec<DogId, 2> {
        match *self {
            Self::Collected { dog, .. }
            | Self::Returned { dog, .. }
            | Self::Offered { dog, .. }
            | Self::Accepted { dog, .. }
            | Self::SentToFair { dog, .. }
            | Self::Cured { dog, .. }
            | Self::Sold { dog, .. }
            | Self::DogBought { dog, .. }
            | Self::FellIll { dog, .. } => ArrayVec::from_iter([dog]),
            Self::DogsSwapped { one, two, .. } => ArrayVec::from([one, two]),
            Self::Traded { give, get, .. } => ArrayVec::from([give, get]),
            _ => ArrayVec::new(),
        }
    }
}
