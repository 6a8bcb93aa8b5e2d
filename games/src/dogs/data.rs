//! The numbers printed on the boards and in the manual, each defined once.
//!
//! The map is in [`map`](super::map), the cards are in [`cards`](super::cards).

pub use crate::breeds::Breed;
use crate::frame::words;

words! {
    /// The two sides of the map. Each has its own pile of dogs.
    pub enum Region {
        /// Blue.
        City = "city",
        /// Green.
        Country = "country",
    }
}

words! {
    /// The health of a dog. In bays and at the fair every dog is healthy (manual L461, L498).
    pub enum Health {
        /// Goes into a bay.
        Healthy = "healthy",
        /// Goes to the infirmary.
        Sick = "sick",
        /// Goes to the fair, for a reward.
        Lost = "lost",
    }
}

words! {
    /// The resources other than coins.
    pub enum Good {
        Food = "food",
        Medicine = "medicine",
        Gas = "gas",
    }
}

words! {
    /// The bays of a kennel, in the order in which they are built.
    pub enum BayId {
        Bay1 = "bay_1",
        Bay2 = "bay_2",
        Bay3 = "bay_3",
        Bay4 = "bay_4",
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
        /// Cures dogs.
        Vet = "vet",
        /// Buys, sells and swaps dogs.
        Fair = "fair",
    }
}

/// The printed facts of a breed (manual L128-130).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BreedFacts {
    pub breed: Breed,
    /// The region whose pile contains its dogs.
    pub region: Region,
    /// The numbers of seats with which the breed is left in the box.
    pub removed_in: &'static [u8],
}

const fn lives(breed: Breed, region: Region, removed_in: &'static [u8]) -> BreedFacts {
    BreedFacts { breed, region, removed_in }
}

/// The twelve breeds.
/// Manual L129, L746 (out with two players), L130 (out with three).
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

/// The number of dogs of each health in a breed (house rules; the total of seven is manual L62-64).
/// Manual L62 (city), L64 (country).
pub const TOKENS: [(Health, usize); 3] = [(Health::Healthy, 4), (Health::Sick, 2), (Health::Lost, 1)];

/// The region of a breed; none for breeds of other games.
#[must_use]
pub fn region_of(breed: Breed) -> Option<Region> {
    BREEDS.iter().find(|facts| facts.breed == breed).map(|facts| facts.region)
}

/// The coins at the start (manual L120-121).
pub const START_COINS: u8 = 3;
/// The gas at the start (manual L120-121).
pub const START_GAS: u8 = 6;
/// The food at the start (manual L120-121).
pub const START_FOOD: u8 = 2;
/// The medicine at the start (manual L120-121).
pub const START_MEDICINE: u8 = 2;
/// The number of bays built at the start (manual L138-140).
/// Manual L139.
pub const BUILT_BAYS: usize = 2;

/// The most gas in a garage (manual L168-170, L206).
pub const GAS_MAX: u8 = 9;
/// The most dogs in an infirmary (manual L110-113).
/// Manual L111.
pub const INFIRMARY_MAX: usize = 6;
/// The most dogs in a bay (manual L159-160).
pub const BAY_SLOTS: usize = 4;
/// The places in a row of a bay. A row holds dogs of one breed (manual L347-350).
pub const ROW_SLOTS: usize = 2;
/// The rows of a bay, which is also the most breeds in it (manual L161-163).
pub const BAY_ROWS: usize = BAY_SLOTS / ROW_SLOTS;
/// The places of a special dog, which fills a row alone (manual of the expansion L121).
pub const SPECIAL_SLOTS: u8 = 2;
/// The most special dogs in a bay (manual of the expansion L141).
pub const BAY_SPECIALS: usize = 1;

/// The coins of each seat at the start of a round (manual L204).
pub const INCOME: u8 = 1;
/// The gas that a coin buys (manual L205).
pub const GAS_PER_COIN: u8 = 3;
/// The gas for the way home, from any space (manual L280-282).
pub const RETURN_COST: u8 = 1;
/// The gas for crossing a space with a block (manual L717-718).
pub const BLOCKED_COST: u8 = 2;
/// The units of food and medicine that a coin buys at the pet shop (manual L435).
pub const TOKENS_PER_COIN: u8 = 2;
/// The most coins of one purchase in the pet shop, which may be followed by another: it bounds the list.
pub const COINS_PER_PURCHASE: u8 = 6;
/// The medicine for curing a dog (manual L450).
pub const CURE_COST: u8 = 1;
/// The coins for building a bay (manual L357-358).
pub const BUILD_COST: u8 = 2;
/// The coins for building a bay with the card *discount* (manual L670-675).
pub const BUILD_COST_DISCOUNT: u8 = 1;
/// The coins that the fair pays for a dog (manual L474).
pub const SALE_PRICE: u8 = 2;
/// The price of a dog at the fair, before one coin is deducted for each dog there (manual L478-481).
pub const FAIR_PRICE_BASE: usize = 10;
/// The lowest price of a dog at the fair.
/// Manual L481.
pub const FAIR_PRICE_MIN: u8 = 1;
/// The most swaps in one visit to the warehouse (manual L375-378).
/// Manual L377.
pub const WAREHOUSE_SWAPS: u8 = 2;
/// The coins for a bay full of one breed, once for each bay (manual L501-504, L579-581).
/// Manual L502, L580.
pub const QUARTET_BONUS: u8 = 1;
/// The food for a bay with dogs (manual L519-521).
pub const FOOD_PER_BAY: u8 = 1;
/// The coins for paying the helper, or for hiring one again (manual L572-577).
/// Manual L573, L576.
pub const SALARY: u8 = 1;
/// The meeples of a seat: the owner and the helper.
pub const MEEPLES: u8 = 2;

/// The points of each bay, if a dog lies in it (manual L619-623).
/// Manual L621.
pub const BAY_POINTS: [i32; 5] = [0, 0, 2, 3, 5];
/// The points of a bay with one breed, by the number of dogs (manual L611-617; D-40).
/// Manual L613, L616, L617.
pub const ONE_BREED_POINTS: [i32; 5] = [0, 0, 2, 8, 12];
/// The points of a bay with a pair and a dog of another breed.
/// Manual L614.
pub const PAIR_PLUS_SINGLE: i32 = 3;
/// The points of a bay with two pairs.
/// Manual L615.
pub const TWO_PAIRS: i32 = 5;
/// The points for a helper that was paid in the last round (manual L630-633).
/// Manual L632.
pub const HELPER_POINTS: i32 = 2;
/// The number of resources, coins not included, for one point (manual L635-637).
pub const RESOURCES_PER_POINT: u32 = 3;
/// The points for each dog in the infirmary (manual L602).
pub const SICK_POINTS: i32 = -2;

/// The numbers that depend on the number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BySeats {
    /// The number of lost dogs of each region left in the box (manual L760-761).
    pub lost_removed: usize,
    /// The number of blocks in the pile of each region (manual L752-758).
    pub blocks: usize,
    /// Whether cards with three units are left in the box (manual L749-750).
    pub without_threes: bool,
    /// The most meeples in a house (manual L405-406, L726).
    /// Manual L406.
    pub capacity: usize,
    /// Whether the first to come home is rewarded. The last always is (manual L284-285).
    /// Manual L285.
    pub first_is_rewarded: bool,
    /// The points for each breed in the bays (manual L625, L736).
    /// Manual L627: a healthy dog is enough.
    pub per_breed: i32,
    /// The points of a kennel without a dog of the city, or without one of the country (manual L737-738).
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

#[must_use]
pub fn by_seats(seats: u8) -> &'static BySeats {
    if seats == 2 { &TWO } else { &MORE }
}

/// The price of a dog while so many dogs are at the fair (manual L478-481).
#[must_use]
pub fn fair_price(dogs: usize) -> u8 {
    u8::try_from(FAIR_PRICE_BASE.saturating_sub(dogs)).unwrap_or(FAIR_PRICE_MIN).max(FAIR_PRICE_MIN)
}

impl Region {
    /// The index in lists with an entry for each region.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl BayId {
    /// The index in lists of bays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The breeds in play with so many seats, in the order of [`BREEDS`].
pub fn breeds_for(seats: u8) -> impl Iterator<Item = &'static BreedFacts> {
    BREEDS.iter().filter(move |facts| !facts.removed_in.contains(&seats))
}
