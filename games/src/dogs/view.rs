//! The table as everybody may see it, built field by field. DOGS hides nothing of a seat.

use super::cards::{Card, FairCard};
use super::data::{BayId, Breed, Health, House, INFIRMARY_MAX, Region};
use super::kennel::{Dog, DogId, Kennel, Trip};
use super::map::Space;
use super::phase::Phase;
use super::state::{Deed, Offer, Stage, Table, Visit};
use crate::frame::{Few, Seat, words};
use alloc::vec::Vec;
use serde::Serialize;

/// The table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What is being played.
    pub phase: Phase,
    /// From 1.
    pub round: u8,
    /// Who has the start piece.
    pub start: Seat,
    /// How near the end is.
    pub ending: EndingView,
    /// Whether a helper hired again in the last round counts as paid.
    pub rehire_scores: bool,
    /// Meeples for which a house has room.
    pub capacity: usize,
    /// The turn being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turn: Option<TurnView>,
    /// The dog that is offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub offer: Option<OfferView>,
    /// The spaces of the map.
    pub spaces: Few<Space, SpaceView>,
    /// Every dog that has come to light.
    pub dogs: Few<DogId, DogView>,
    /// The piles.
    pub piles: Few<Region, PileView>,
    /// The fair.
    pub fair: FairView,
    /// Cards in the action deck.
    pub deck: usize,
    /// The discarded cards.
    pub discard: Few<Card, usize>,
    /// The houses.
    pub houses: Few<House, HouseView>,
    /// The kennels, by seat.
    pub kennels: Few<Seat, KennelView>,
}

words! {
    /// How near the end is.
    pub enum EndingView {
        /// Not in sight.
        No = "no",
        /// The next round is the last.
        Next = "next",
        /// This round is the last.
        Last = "last",
    }
}

/// A turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    /// Whose.
    pub seat: Seat,
    /// The lap, from 1; none on the road.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lap: Option<u8>,
    /// Where the meeple is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub house: Option<House>,
    /// How far its action is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deed: Option<DeedView>,
    /// The first of two dogs that are to change places.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub swapping: Option<DogId>,
}

words! {
    /// How far the action of a turn is.
    pub enum DeedView {
        /// A card is to be taken first.
        Card = "card",
        /// The house may be used.
        May = "may",
        /// A dog was sold.
        Sold = "sold",
        /// A dog was given for another.
        Trade = "trade",
        /// A dog is to be put into a bay.
        House = "house",
        /// It is done.
        Done = "done",
    }
}

/// A dog that is offered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferView {
    /// By whom.
    pub donor: Seat,
    /// Which.
    pub dog: DogId,
    /// Who is asked.
    pub asked: Seat,
    /// It was taken in, and is to be laid out.
    pub taken: bool,
}

/// A space of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    /// The dogs that lie there.
    pub dogs: Vec<DogId>,
    /// Whether a block does.
    pub block: bool,
}

/// A dog. Where it is, the lists say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DogView {
    /// Its breed.
    pub breed: Breed,
    /// How it is.
    pub health: Health,
}

/// A pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PileView {
    /// How many tokens are in it.
    pub tokens: usize,
    /// Whether it has fewer than there are empty spaces: the end is near.
    pub runs_out: bool,
}

/// The fair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FairView {
    /// The dogs that are there, in the order they came.
    pub dogs: Vec<DogId>,
    /// What one of them costs.
    pub price: u8,
    /// Which breeds are bought; nothing before the first card is turned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub card: Option<FairCard>,
    /// The cards that were turned, in the order in which they come again.
    pub seen: Vec<FairCard>,
}

/// A house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HouseView {
    /// The cards above it.
    pub cards: Vec<Card>,
    /// Whose meeples are there, in the order they came.
    pub meeples: Vec<Seat>,
    /// Whether the last of them came by the card *free entry*.
    pub free_entry: bool,
}

/// A kennel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KennelView {
    /// Coins.
    pub coins: u8,
    /// Gas.
    pub gas: u8,
    /// Food.
    pub food: u8,
    /// Medicine.
    pub medicine: u8,
    /// Whether there is a helper.
    pub helper: bool,
    /// Whether the helper was paid when last it was time to.
    pub paid: bool,
    /// The cards in the open hand.
    pub cards: Vec<Card>,
    /// Where the truck is; nowhere while it is in the garage.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub truck: Option<Space>,
    /// What it does.
    pub trip: Trip,
    /// The dogs on it.
    pub load: Vec<DogId>,
    /// Meeples not yet placed.
    pub meeples: u8,
    /// The bays.
    pub bays: Few<BayId, BayView>,
    /// The sick dogs.
    pub infirmary: Vec<DogId>,
    /// Places of the infirmary that are free.
    pub infirmary_room: usize,
    /// Dogs that are taken up.
    pub hand: Vec<DogId>,
    /// Dogs for which there is no room.
    pub surplus: Vec<DogId>,
    /// Dogs that were put down since the lay-out began.
    pub settled: Vec<DogId>,
    /// Sick dogs that the vet lets into bays.
    pub curable: Vec<DogId>,
    /// Bays that still have to go unfed.
    pub hungry: u8,
}

/// A bay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BayView {
    /// Whether it is built.
    pub built: bool,
    /// Whether it paid for being full of one breed.
    pub quartet_paid: bool,
    /// The dogs in it.
    pub dogs: Vec<DogId>,
}

impl Table {
    pub(super) fn show(&self) -> View {
        View {
            phase: self.phase(),
            round: self.round,
            start: self.start,
            ending: match (self.last, self.last_next) {
                (true, _) => EndingView::Last,
                (false, true) => EndingView::Next,
                (false, false) => EndingView::No,
            },
            rehire_scores: self.options.rehire_scores,
            capacity: self.numbers().capacity,
            turn: self.show_turn(),
            offer: self.show_offer(),
            spaces: Space::paws().iter().map(|&space| (space, self.show_space(space))).collect(),
            dogs: self.dogs().map(|dog| (dog.id, DogView { breed: dog.breed, health: dog.health })).collect(),
            piles: Region::ALL.iter().map(|&region| (region, self.show_pile(region))).collect(),
            fair: self.show_fair(),
            deck: self.deck.len(),
            discard: self.discard.iter().fold(Few::default(), |mut count, &card| {
                *count.get_or_default(card) += 1;
                count
            }),
            houses: House::ALL.iter().map(|&house| (house, self.show_house(house))).collect(),
            kennels: Seat::all(self.seats).map(|seat| (seat, self.kennel(seat).show())).collect(),
        }
    }

    fn show_turn(&self) -> Option<TurnView> {
        match self.stage {
            Stage::Drive(driving) => Some(TurnView {
                seat: driving.seat,
                lap: None,
                house: None,
                deed: None,
                swapping: driving.swapping,
            }),
            Stage::Act(Visit { seat, lap, house, deed }) => Some(TurnView {
                seat,
                lap: Some(lap),
                house,
                deed: house.map(|_| deed.show()),
                swapping: None,
            }),
            _ => None,
        }
    }

    fn show_offer(&self) -> Option<OfferView> {
        match self.stage {
            Stage::Give { donor, offer: Some(Offer { dog, asked, taken }) } => {
                Some(OfferView { donor, dog, asked, taken })
            }
            _ => None,
        }
    }

    fn show_space(&self, space: Space) -> SpaceView {
        let spot = self.spot(space);
        SpaceView { dogs: ids(&spot.dogs), block: spot.block }
    }

    fn show_pile(&self, region: Region) -> PileView {
        PileView { tokens: self.pile(region).len(), runs_out: self.runs_out(region) }
    }

    fn show_fair(&self) -> FairView {
        let seen = usize::from(self.turned).min(self.fair_cards.len());
        FairView {
            dogs: ids(&self.fair),
            price: self.fair_price(),
            card: self.fair_card(),
            seen: self.fair_cards[..seen].to_vec(),
        }
    }

    fn show_house(&self, house: House) -> HouseView {
        let site = self.site(house);
        HouseView { cards: site.cards.to_vec(), meeples: site.meeples.to_vec(), free_entry: site.free_entry }
    }
}

impl Deed {
    fn show(self) -> DeedView {
        match self {
            Self::Card => DeedView::Card,
            Self::May { .. } => DeedView::May,
            Self::Sold => DeedView::Sold,
            Self::Trade => DeedView::Trade,
            Self::House => DeedView::House,
            Self::Done => DeedView::Done,
        }
    }
}

impl Kennel {
    fn show(&self) -> KennelView {
        let bays = BayId::ALL.iter().map(|&id| {
            let bay = self.bay(id);
            (id, BayView { built: bay.built, quartet_paid: bay.quartet_paid, dogs: ids(&bay.dogs) })
        });
        KennelView {
            coins: self.coins,
            gas: self.gas,
            food: self.food,
            medicine: self.medicine,
            helper: self.helper,
            paid: self.paid,
            cards: self.cards.clone(),
            truck: self.truck,
            trip: self.trip,
            load: ids(&self.load),
            meeples: self.meeples,
            bays: bays.collect(),
            infirmary: ids(&self.infirmary),
            infirmary_room: INFIRMARY_MAX.saturating_sub(self.infirmary.len()),
            hand: ids(&self.hand),
            surplus: ids(&self.surplus),
            settled: self.settled.clone(),
            curable: self.brought_sick().map(|dog| dog.id).collect(),
            hungry: self.hungry,
        }
    }
}

fn ids(dogs: &[Dog]) -> Vec<DogId> {
    dogs.iter().map(|dog| dog.id).collect()
}
