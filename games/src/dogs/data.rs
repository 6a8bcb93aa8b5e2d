//! What is printed on boards and in the rule book: every number of the game stands here once.
//!
//! The map is in [`map`](super::map), the cards are in [`cards`](super::cards).

pub use crate::breeds::Breed;
use crate::frame::words;

words! {
    /// The two sides of the map, each with a pile of dogs of its own.
    pub enum Region {
        /// Blue.
        City = "city",
        /// Green.
        Country = "country",
    }
}

words! {
    /// How a dog is found. In a bay and at the fair every dog is healthy (manual L461, L498).
    pub enum Health {
        /// Goes into a bay.
        Healthy = "healthy",
        /// Goes to the infirmary.
        Sick = "sick",
        /// Belongs to the fair, which rewards whoever brings it.
        Lost = "lost",
    }
}

words! {
    /// The resources that are no money.
    pub enum Good {
        /// Feeds a bay.
        Food = "food",
        /// Cures a dog.
        Medicine = "medicine",
        /// Drives a truck.
        Gas = "gas",
    }
}

words! {
    /// The bays of a kennel, in the order in which they are built.
    pub enum BayId {
        /// Built from the beginning.
        Bay1 = "bay_1",
        /// Built from the beginning.
        Bay2 = "bay_2",
        /// For two points.
        Bay3 = "bay_3",
        /// For three points.
        Bay4 = "bay_4",
        /// For five points.
        Bay5 = "bay_5",
    }
}

words! {
    /// The houses where meeples act in the second phase.
    pub enum House {
        /// Builds bays.
        TownHall = "town_hall",
        /// Swaps resources.
        Warehouse = "warehouse",
        /// Sells food and medicine.
        PetShop = "pet_shop",
        /// Cures.
        Vet = "vet",
        /// Buys, sells and swaps dogs.
        Fair = "fair",
    }
}

/// One breed: where it lives, and with how many seats it is left in the box (manual L128-130).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BreedFacts {
    /// Which.
    pub breed: Breed,
    /// The pile its dogs are in.
    pub region: Region,
    /// The seat counts it is left out with.
    pub removed_in: &'static [u8],
}

const fn lives(breed: Breed, region: Region, removed_in: &'static [u8]) -> BreedFacts {
    BreedFacts { breed, region, removed_in }
}

/// The twelve breeds.
pub const BREEDS: [BreedFacts; 12] = [
    lives(Breed::Beagle, Region::City, &[2, 3]),
    lives(Breed::ViraLata, Region::City, &[]),
    lives(Breed::Rottweiler, Region::City, &[]),
    lives(Breed::Bulldog, Region::City, &[]),
    lives(Breed::GoldenRetriever, Region::City, &[]),
    lives(Breed::Yorkshire, Region::City, &[2]),
    lives(Breed::BorderCollie, Region::Country, &[2]),
    lives(Breed::Labrador, Region::Country, &[]),
    lives(Breed::Dalmata, Region::Country, &[2, 3]),
    lives(Breed::PastorAlemao, Region::Country, &[]),
    lives(Breed::Poodle, Region::Country, &[]),
    lives(Breed::SaoBernardo, Region::Country, &[]),
];

/// How many dogs of each health every breed has (house; that they are seven is manual L62-64).
pub const TOKENS: [(Health, usize); 3] = [(Health::Healthy, 4), (Health::Sick, 2), (Health::Lost, 1)];

/// Where a breed lives; nowhere if it is not of this game.
#[must_use]
pub fn region_of(breed: Breed) -> Option<Region> {
    BREEDS.iter().find(|facts| facts.breed == breed).map(|facts| facts.region)
}

/// What a kennel begins with (manual L120-121).
pub const START_COINS: u8 = 3;
/// See [`START_COINS`].
pub const START_GAS: u8 = 6;
/// See [`START_COINS`].
pub const START_FOOD: u8 = 2;
/// See [`START_COINS`].
pub const START_MEDICINE: u8 = 2;
/// Bays that are built from the beginning (manual L138-140).
pub const BUILT_BAYS: usize = 2;

/// No garage holds more gas (manual L168-170, L206).
pub const GAS_MAX: u8 = 9;
/// No infirmary holds more dogs (manual L110-113).
pub const INFIRMARY_MAX: usize = 6;
/// No bay holds more dogs (manual L159-160).
pub const BAY_SLOTS: usize = 4;
/// A bay has rows of so many dogs, each row of one breed (manual L347-350).
pub const ROW_SLOTS: usize = 2;
/// Rows of a bay, and so the most breeds in it (manual L161-163).
pub const BAY_ROWS: usize = BAY_SLOTS / ROW_SLOTS;
/// Places of a special dog: a row of its own (manual of the expansion L121).
pub const SPECIAL_SLOTS: u8 = 2;
/// Special dogs in a bay (manual of the expansion L141).
pub const BAY_SPECIALS: usize = 1;

/// The coin that everybody gets at the start of a round (manual L204).
pub const INCOME: u8 = 1;
/// What a coin buys (manual L205).
pub const GAS_PER_COIN: u8 = 3;
/// Gas that the way home costs, from wherever it is (manual L280-282).
pub const RETURN_COST: u8 = 1;
/// Gas for crossing a space with a block (manual L717-718).
pub const BLOCKED_COST: u8 = 2;
/// What a coin buys at the pet shop (manual L435).
pub const TOKENS_PER_COIN: u8 = 2;
/// What curing a dog takes (manual L450).
pub const CURE_COST: u8 = 1;
/// What building a bay costs (manual L357-358).
pub const BUILD_COST: u8 = 2;
/// What it costs with the card *discount* (manual L670-675).
pub const BUILD_COST_DISCOUNT: u8 = 1;
/// What the fair pays for a dog (manual L474).
pub const SALE_PRICE: u8 = 2;
/// The fair's price: so much less one for each dog there (manual L478-481).
pub const FAIR_PRICE_BASE: usize = 10;
/// But never less.
pub const FAIR_PRICE_MIN: u8 = 1;
/// Swaps in one visit to the warehouse (manual L375-378).
pub const WAREHOUSE_SWAPS: u8 = 2;
/// The coin for a bay full of one breed, once for each bay (manual L501-504, L579-581).
pub const QUARTET_BONUS: u8 = 1;
/// What a bay with dogs eats (manual L519-521).
pub const FOOD_PER_BAY: u8 = 1;
/// The helper's pay, and what it takes to hire one again (manual L572-577).
pub const SALARY: u8 = 1;
/// Pieces of a seat: the owner and the helper.
pub const MEEPLES: u8 = 2;

/// Points of the bays that are built later, if a dog lies in them (manual L619-623).
pub const BAY_POINTS: [i32; 5] = [0, 0, 2, 3, 5];
/// Points of a bay with one breed, by the number of dogs (manual L611-617; D-40).
pub const ONE_BREED_POINTS: [i32; 5] = [0, 0, 2, 8, 12];
/// Points of a bay with a pair and a single dog of another breed.
pub const PAIR_PLUS_SINGLE: i32 = 3;
/// Points of a bay with two pairs.
pub const TWO_PAIRS: i32 = 5;
/// Points for a helper who was paid in the last round (manual L630-633).
pub const HELPER_POINTS: i32 = 2;
/// So many resources that are no money are a point (manual L635-637).
pub const RESOURCES_PER_POINT: u32 = 3;
/// For each dog in the infirmary (manual L602).
pub const SICK_POINTS: i32 = -2;

/// What depends on the number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BySeats {
    /// Lost dogs of each region that are left in the box (manual L760-761).
    pub lost_removed: usize,
    /// Blocks among the dogs of each region (manual L752-758).
    pub blocks: usize,
    /// Whether the cards that show three units are left in the box (manual L749-750).
    pub without_threes: bool,
    /// Meeples in a house (manual L405-406, L726).
    pub capacity: usize,
    /// Whether the first to come home is rewarded; the last always is (manual L284-285).
    pub first_is_rewarded: bool,
    /// Points for each breed in the bays (manual L625, L736).
    pub per_breed: i32,
    /// For a kennel without a dog of the city, or without one of the country (manual L737-738).
    pub missing_region: i32,
}

const TWO: BySeats = BySeats {
    lost_removed: 1,
    blocks: 3,
    without_threes: true,
    capacity: 1,
    first_is_rewarded: false,
    per_breed: 4,
    missing_region: -5,
};

const MORE: BySeats = BySeats {
    lost_removed: 0,
    blocks: 0,
    without_threes: false,
    capacity: 2,
    first_is_rewarded: true,
    per_breed: 2,
    missing_region: 0,
};

/// What depends on the number of seats.
#[must_use]
pub fn by_seats(seats: u8) -> &'static BySeats {
    if seats == 2 { &TWO } else { &MORE }
}

/// What a dog of the fair costs while so many are there (manual L478-481).
#[must_use]
pub fn fair_price(dogs: usize) -> u8 {
    u8::try_from(FAIR_PRICE_BASE.saturating_sub(dogs)).unwrap_or(FAIR_PRICE_MIN).max(FAIR_PRICE_MIN)
}

impl Region {
    /// The position as an index into a list with one entry a region.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl BayId {
    /// The position as an index into a list of bays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The breeds of a table, in the order of [`BREEDS`].
pub fn breeds_for(seats: u8) -> impl Iterator<Item = &'static BreedFacts> {
    BREEDS.iter().filter(move |facts| !facts.removed_in.contains(&seats))
}
