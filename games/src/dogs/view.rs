//! The public view of DOGS. There are no private views, because seats have no secrets.

use super::cards::{Card, FairCard};
use super::data::{BayId, Breed, Health, House, INFIRMARY_MAX, Region};
use super::kennel::{Dog, DogId, Kennel, Trip};
use super::map::Space;
use super::phase::Phase;
use super::state::{Dogs, FlowState, Offer, Visit, VisitState};
use crate::frame::{Seat, SmallMap, words};
use alloc::vec::Vec;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// The start player of the round.
    pub start: Seat,
    pub ending: EndingView,
    /// Whether a helper hired again in the last round counts as paid.
    pub rehire_scores: bool,
    /// The most meeples in a house, apart from the card *free entry*.
    pub capacity: usize,
    /// The turn of a single seat, on the road or in the houses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turn: Option<TurnView>,
    /// The dog on offer, while a seat gives dogs away.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub offer: Option<OfferView>,
    /// The spaces with paws.
    pub spaces: SmallMap<Space, SpaceView>,
    /// Every face-up dog.
    pub dogs: SmallMap<DogId, DogView>,
    pub piles: SmallMap<Region, PileView>,
    pub fair: FairView,
    /// The number of cards in the action deck.
    pub deck: usize,
    /// The number of each discarded card.
    pub discard: SmallMap<Card, usize>,
    pub houses: SmallMap<House, HouseView>,
    pub kennels: SmallMap<Seat, KennelView>,
}

words! {
    /// How near the end of the match is.
    pub enum EndingView {
        /// The end is not decided.
        No = "no",
        /// The next round is the last.
        Next = "next",
        /// This round is the last.
        Last = "last",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    pub seat: Seat,
    /// The lap, from 1; absent on the road.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lap: Option<u8>,
    /// The house of the meeple, once it is placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub house: Option<House>,
    /// What the seat may do next in the house.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub visit: Option<VisitStateView>,
    /// The first of two dogs that are to change places, once it is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub swapping: Option<DogId>,
}

words! {
    /// What the seat may do next in a house.
    pub enum VisitStateView {
        /// Use the house.
        UseHouse = "may",
        /// Use cards that raise the price of the dog that was just sold.
        Sold = "sold",
        /// Choose the dog of the fair that the given one is traded for.
        ChooseTrade = "trade",
        /// Put the dog that came from the fair into a bay.
        PutDog = "house",
        /// End the turn.
        Done = "done",
    }
}

/// A dog on offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferView {
    pub donor: Seat,
    pub dog: DogId,
    /// The seat that is asked whether it takes the dog in.
    pub asked: Seat,
    /// Whether the asked seat took the dog in. It then lays out its kennel anew.
    pub taken: bool,
}

/// A space with paws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    pub dogs: Vec<DogId>,
    pub block: bool,
}

/// A dog. Other parts of the view list its id where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DogView {
    pub breed: Breed,
    pub health: Health,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PileView {
    /// The number of tokens in the pile.
    pub tokens: usize,
    /// Whether the pile has too few tokens for the spaces without a dog, which ends the match.
    pub runs_out: bool,
    /// With two seats: the breed of which a lost dog is left in the box (D-55).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub left_in_box: Option<Breed>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FairView {
    /// The dogs at the fair, in order of arrival.
    pub dogs: Vec<DogId>,
    /// The price of a dog.
    pub price: u8,
    /// The card with the breeds that the fair buys; absent before the first card is turned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub card: Option<FairCard>,
    /// The cards that were turned, in the order in which they come again after all four.
    pub seen: Vec<FairCard>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HouseView {
    pub cards: Vec<Card>,
    /// The seat of each meeple, in order of arrival.
    pub meeples: Vec<Seat>,
    /// Whether a meeple entered by the card *free entry*.
    pub free_entry: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KennelView {
    pub coins: u8,
    pub gas: u8,
    pub food: u8,
    pub medicine: u8,
    pub helper: bool,
    /// Whether the helper was paid in the latest closing phase.
    pub paid: bool,
    /// The special cards in the open hand.
    pub cards: Vec<Card>,
    /// The place of the truck; absent while it is in the garage.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub truck: Option<Space>,
    pub trip: Trip,
    /// The dogs on the truck.
    pub load: Vec<DogId>,
    /// Meeples not yet placed in this round.
    pub meeples: u8,
    pub bays: SmallMap<BayId, BayView>,
    /// The sick dogs.
    pub infirmary: Vec<DogId>,
    /// The number of free places in the infirmary.
    pub infirmary_room: usize,
    /// Dogs that must still be put into a bay.
    pub hand: Vec<DogId>,
    /// Dogs without room, which will be given away.
    pub surplus: Vec<DogId>,
    /// Dogs that were put into bays since the lay-out began. They may not be lifted again.
    pub settled: Vec<DogId>,
    /// Sick dogs that the card *vet* lets into bays.
    pub curable: Vec<DogId>,
    /// The number of bays that must still go unfed.
    pub hungry: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BayView {
    pub built: bool,
    /// Whether the coin for a bay full of one breed was paid.
    pub quartet_paid: bool,
    pub dogs: Vec<DogId>,
}

impl View {
    pub(super) fn of(state: &Dogs) -> Self {
        Self {
            phase: state.phase(),
            round: state.round,
            start: state.start,
            ending: match (state.last, state.last_next) {
                (true, _) => EndingView::Last,
                (false, true) => EndingView::Next,
                (false, false) => EndingView::No,
            },
            rehire_scores: state.options.rehire_scores,
            capacity: state.numbers().capacity,
            turn: state.turn_view(),
            offer: state.offer_view(),
            spaces: Space::paws().iter().map(|&space| (space, state.space_view(space))).collect(),
            dogs: state.dogs().map(|dog| (dog.id, DogView::of(dog))).collect(),
            piles: Region::ALL.iter().map(|&region| (region, state.pile_view(region))).collect(),
            fair: state.fair_view(),
            deck: state.deck.len(),
            discard: state.discard.iter().fold(SmallMap::default(), |mut count, &card| {
                *count.get_or_default(card) += 1;
                count
            }),
            houses: House::ALL.iter().map(|&house| (house, state.house_view(house))).collect(),
            kennels: Seat::all(state.seats).map(|seat| (seat, KennelView::of(state.kennel(seat)))).collect(),
        }
    }
}

impl DogView {
    pub(super) fn of(dog: &Dog) -> Self {
        Self { breed: dog.breed, health: dog.health }
    }
}

impl Dogs {
    fn turn_view(&self) -> Option<TurnView> {
        match self.flow {
            FlowState::Drive(driving) => Some(TurnView {
                seat: driving.seat,
                lap: None,
                house: None,
                visit: None,
                swapping: driving.swapping,
            }),
            FlowState::Act(Visit { seat, lap, house, state }) => Some(TurnView {
                seat,
                lap: Some(lap),
                house,
                visit: house.map(|_| VisitStateView::of(state)),
                swapping: None,
            }),
            _ => None,
        }
    }

    fn offer_view(&self) -> Option<OfferView> {
        match self.flow {
            FlowState::Give { donor, offer: Some(Offer { dog, asked, taken }) } => {
                Some(OfferView { donor, dog, asked, taken })
            }
            _ => None,
        }
    }

    fn space_view(&self, space: Space) -> SpaceView {
        let spot = self.spot(space);
        SpaceView { dogs: ids(&spot.dogs), block: spot.block }
    }

    fn pile_view(&self, region: Region) -> PileView {
        PileView {
            tokens: self.pile(region).len(),
            runs_out: self.runs_out(region),
            left_in_box: self.left_in_box.get(region.index()).copied(),
        }
    }

    fn fair_view(&self) -> FairView {
        let seen = usize::from(self.turned).min(self.fair_cards.len());
        FairView {
            dogs: ids(&self.fair),
            price: self.fair_price(),
            card: self.fair_card(),
            seen: self.fair_cards[..seen].to_vec(),
        }
    }

    fn house_view(&self, house: House) -> HouseView {
        let site = self.site(house);
        HouseView { cards: site.cards.to_vec(), meeples: site.meeples.to_vec(), free_entry: site.free_entry }
    }
}

impl VisitStateView {
    fn of(state: VisitState) -> Self {
        match state {
            VisitState::UseHouse { .. } => Self::UseHouse,
            VisitState::Sold => Self::Sold,
            VisitState::ChooseTrade => Self::ChooseTrade,
            VisitState::PutDog => Self::PutDog,
            VisitState::Done => Self::Done,
        }
    }
}

impl KennelView {
    fn of(kennel: &Kennel) -> Self {
        let bays = BayId::ALL.iter().map(|&id| {
            let bay = kennel.bay(id);
            (id, BayView { built: bay.built, quartet_paid: bay.quartet_paid, dogs: ids(&bay.dogs) })
        });
        Self {
            coins: kennel.coins,
            gas: kennel.gas,
            food: kennel.food,
            medicine: kennel.medicine,
            helper: kennel.helper,
            paid: kennel.paid,
            cards: kennel.cards.clone(),
            truck: kennel.truck,
            trip: kennel.trip,
            load: ids(&kennel.load),
            meeples: kennel.meeples,
            bays: bays.collect(),
            infirmary: ids(&kennel.infirmary),
            infirmary_room: INFIRMARY_MAX.saturating_sub(kennel.infirmary.len()),
            hand: ids(&kennel.hand),
            surplus: ids(&kennel.surplus),
            settled: kennel.settled.clone(),
            curable: kennel.brought_sick().map(|dog| dog.id).collect(),
            hungry: kennel.hungry,
        }
    }
}

fn ids(dogs: &[Dog]) -> Vec<DogId> {
    dogs.iter().map(|dog| dog.id).collect()
}
