//! What is printed on cards, boards and in the rule book: every number of the game stands here once.

pub use crate::breeds::Breed;
use crate::frame::words;

/// The source of a piece of data, so that the help of the client can say which parts are our own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The rule book says it.
    Manual,
    /// It follows from what the rule book says.
    Inferred,
    /// No source gives it: ours, without effect on play.
    House,
}

/// Which breeds the rule book names (manual L281, L372) and which are ours.
pub const BREED_SOURCES: [(Breed, Source); 17] = [
    (Breed::ViraLata, Source::Manual),
    (Breed::PitBull, Source::Manual),
    (Breed::BassetHound, Source::Manual),
    (Breed::PastorAlemao, Source::Manual),
    (Breed::Poodle, Source::Manual),
    (Breed::Beagle, Source::Manual),
    (Breed::Labrador, Source::House),
    (Breed::Dalmata, Source::House),
    (Breed::Rottweiler, Source::House),
    (Breed::Bulldog, Source::House),
    (Breed::GoldenRetriever, Source::House),
    (Breed::SaoBernardo, Source::House),
    (Breed::Yorkshire, Source::House),
    (Breed::BorderCollie, Source::House),
    (Breed::ChowChow, Source::House),
    (Breed::Dachshund, Source::House),
    (Breed::Husky, Source::House),
];

words! {
    /// The sign on a dog's card: one card of each sign per breed (manual L88-98).
    pub enum Sign {
        /// A bone: goes into a bay.
        Healthy = "healthy",
        /// A whistle: goes into a bay, and counts one point more there.
        Trained = "trained",
        /// A cross: goes to the infirmary.
        Sick = "sick",
        /// A suitcase: goes to the hotel.
        Hotel = "hotel",
        /// A doghouse: goes to the fair.
        Fair = "fair",
    }
}

words! {
    /// What dogs are counted as: what the bonus cards and the puppies ask for.
    pub enum Kind {
        /// Healthy from the beginning.
        Healthy = "healthy",
        /// Once sick, now in a bay.
        Cured = "cured",
        Trained = "trained",
        /// From the fair, now in a bay.
        Fair = "fair",
        /// A guest of the hotel.
        Hotel = "hotel",
    }
}

pub type Counted = [(Kind, &'static [Sign]); 5];

/// C-27: the kinds are the printed signs, and a cured dog is no healthy one (manual L392-400).
pub const COUNTED: Counted = counted(&[Sign::Healthy]);

/// C-27, read otherwise: a cured dog is healthy too (manual L338).
pub const COUNTED_CURED_AS_HEALTHY: Counted = counted(&[Sign::Healthy, Sign::Sick]);

const fn counted(healthy: &'static [Sign]) -> Counted {
    [
        (Kind::Healthy, healthy),
        (Kind::Cured, &[Sign::Sick]),
        (Kind::Trained, &[Sign::Trained]),
        (Kind::Fair, &[Sign::Fair]),
        (Kind::Hotel, &[Sign::Hotel]),
    ]
}

words! {
    /// The places of the city, fewest symbols first (manual L187).
    pub enum Location {
        Corner = "corner",
        PlayingField = "playing_field",
        HillStreet = "hill_street",
        Square = "square",
        Park = "park",
        Highway = "highway",
    }
}

/// How many dogs each location shows. The first three are inferred from the order of the list (manual L58).
pub const LOCATIONS: [(Location, u8, Source); 6] = [
    (Location::Corner, 1, Source::Inferred),
    (Location::PlayingField, 1, Source::Inferred),
    (Location::HillStreet, 2, Source::Inferred),
    (Location::Square, 2, Source::Manual),
    (Location::Park, 3, Source::Manual),
    (Location::Highway, 3, Source::Manual),
];

impl Location {
    /// How many dogs lie below it.
    #[must_use]
    pub const fn symbols(self) -> u8 {
        LOCATIONS[self as usize].1
    }
}

words! {
    /// The characters that can be hired.
    pub enum Character {
        /// Brings food.
        Merchant = "merchant",
        /// Cures the infirmary.
        Vet = "vet",
        /// Pays for trained dogs and re-arranges the bays.
        Trainer = "trainer",
        /// Pays for bays and hotel, and improves the kennel.
        Manager = "manager",
        /// Brings a dog from the fair, and improves the kennel.
        Partner = "partner",
    }
}

words! {
    /// The bonus cards.
    pub enum Bonus {
        /// Three healthy dogs.
        /// Manual L392.
        ThreeHealthy = "three_healthy",
        /// Three trained dogs.
        /// Manual L396.
        ThreeTrained = "three_trained",
        /// Three dogs cured by the vet.
        /// Manual L400.
        ThreeCured = "three_cured",
        /// Three guests in the hotel.
        /// Manual L404.
        ThreeHotel = "three_hotel",
        /// Three dogs that the partner brought from the fair.
        /// Manual L408.
        ThreeFair = "three_fair",
        /// One dog each of the fair, cured, trained, and in the hotel.
        /// Manual L412.
        OneEach = "one_each",
        /// Three dogs of one breed.
        /// Manual L416.
        ThreeSameBreed = "three_same_breed",
        /// Manual L420.
        SixBreeds = "six_breeds",
        /// Three bays, each with two of one breed.
        /// Manual L424.
        ThreeBaysWithPair = "three_bays_with_pair",
        /// Manual L428.
        NineDogs = "nine_dogs",
        /// Both licences paid.
        /// Manual L432.
        TwoLicences = "two_licences",
        /// One licence paid and two improvements.
        /// Manual L436.
        LicenceAndTwoImprovements = "licence_and_two_improvements",
        /// At the end: the most food.
        /// Manual L442.
        MostFood = "most_food",
        /// At the end: the most coins.
        /// Manual L448.
        MostCoins = "most_coins",
        /// At the end: the most improvements.
        /// Manual L454.
        MostImprovements = "most_improvements",
    }
}

impl Bonus {
    /// Whether its sign is dark: awarded at the end only (manual L134).
    #[must_use]
    pub const fn dark(self) -> bool {
        matches!(self, Self::MostFood | Self::MostCoins | Self::MostImprovements)
    }
}

words! {
    /// The two resources.
    pub enum Resource {
        /// Food, for dogs.
        Food = "food",
        /// Coins, for everything else.
        Coins = "coins",
    }
}

words! {
    /// Where in a kennel a dog can lie.
    pub enum Spot {
        /// The bay for one dog.
        Bay1 = "bay_1",
        /// A bay for two.
        Bay2 = "bay_2",
        /// Another bay for two.
        Bay3 = "bay_3",
        /// The bay for three, closed at first.
        Bay4 = "bay_4",
        /// The bay for four, closed at first.
        Bay5 = "bay_5",
        /// The hotel, without limit (manual L177).
        Hotel = "hotel",
        Infirmary = "infirmary",
    }
}

/// How many dogs each bay holds (manual L179).
pub const BAY_SIZES: [usize; 5] = [1, 2, 2, 3, 4];
/// The bays that are open from the beginning: those before this one (manual L195).
pub const FIRST_CLOSED_BAY: usize = 3;
/// How many dogs the infirmary holds (manual L183).
pub const INFIRMARY_MAX: usize = 3;

/// Characters of each kind in the box (manual L104-108).
/// Manual L105, L106, L107, L108: the other kinds.
pub const CHARACTERS_OF_EACH: usize = 4;
/// Improvements in the box (manual L148).
pub const IMPROVEMENTS: u8 = 10;
/// Puppy cards of each kind in the box (inferred from manual L527).
/// Manual L476: ten in all.
pub const PUPPIES_OF_EACH: usize = 2;
/// Puppy cards of each kind with two players (manual L527).
pub const PUPPIES_OF_EACH_FOR_TWO: usize = 1;
/// Bays in construction, and so licences, of each player (manual L195).
pub const LICENCES_EACH: u8 = 2;

/// What depends on the number of seats (manual L203-207).
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// How many locations of one, two and three symbols.
    pub locations: [usize; 3],
    pub breeds: u8,
    /// How many characters of each kind go back to the box.
    pub removed_of_each: usize,
}

/// The tables for two to five seats.
/// Manual L207 (two), L206 (three), L205 (four), L204 (five), L152 (at most twelve breeds).
pub const TABLES: [Table; 4] = [
    Table { locations: [1, 1, 1], breeds: 6, removed_of_each: 1 },
    Table { locations: [1, 2, 1], breeds: 8, removed_of_each: 1 },
    Table { locations: [2, 2, 1], breeds: 10, removed_of_each: 0 },
    Table { locations: [2, 2, 2], breeds: 12, removed_of_each: 0 },
];

/// Food at the start (manual L193).
pub const START_FOOD: u32 = 3;
/// Coins at the start (manual L193).
pub const START_COINS: u32 = 2;
/// Characters dealt to each seat, of which one is kept (manual L191).
pub const DEALT: usize = 3;

/// Food for each dog collected (manual L263).
pub const FOOD_PER_DOG: u32 = 1;
/// Coins to hire (manual L291).
pub const HIRE: u32 = 1;
/// Coins to another seat whose truck stands at the same location (manual L251).
pub const TOLL: u32 = 1;
/// Coins for a licence (manual L303).
pub const LICENCE: u32 = 3;
/// Coins for a licence when playing with children (manual L463).
pub const LICENCE_CHILDREN: u32 = 1;
/// Coins for an improvement (manual L358).
pub const IMPROVEMENT: u32 = 1;
/// Coins for a puppy card bought with the partner (manual L484).
pub const PUPPY: u32 = 2;
/// Coins to renew the characters (variant 1, manual L531).
pub const RENEW: u32 = 1;

/// Food for opening a bay (manual L299).
pub const OPEN_BAY_FOOD: u32 = 2;
/// Dogs needed in the first three bays before the bay for three opens (manual L299).
pub const OPEN_BAY_DOGS: usize = 3;
/// Resources for a dog handed to the fair (manual L167).
pub const FAIR_GAIN: u32 = 1;
/// Resources for a dog given away (manual L320).
pub const DONATION_GAIN: u8 = 2;
/// Dogs in one donation (manual L320).
pub const DOGS_PER_DONATION: usize = 1;
/// Dogs in one donation with variant 2 (manual L533).
pub const DOGS_PER_DONATION_VARIANT: usize = 2;
/// Food from the merchant (manual L330).
pub const MERCHANT_FOOD: u32 = 3;

/// Characters one may keep at the end of a turn (manual L293).
pub const CHARACTERS_KEPT: usize = 2;
/// Improvements one may buy with one character (manual L358).
pub const IMPROVEMENTS_PER_USE: u8 = 2;
/// The improvement that brings a dog (manual L362).
pub const REWARDED_IMPROVEMENT: u8 = 3;
/// Whole rounds without a dog card drawn after which the end begins (C-46, house).
pub const DRY_ROUNDS: u8 = 10;

/// Points of 1, 2, 3 and 4 dogs of a breed in one bay (manual L372).
pub const SAME_BREED: [i32; 4] = [1, 3, 6, 12];
/// A trained dog in a bay (manual L372).
pub const TRAINED: i32 = 1;
/// Points of the places in the hotel (manual L374).
pub const HOTEL: [i32; 5] = [12, 10, 8, 6, 4];
/// Points of the places in the hotel with two players (manual L472).
pub const HOTEL_FOR_TWO: [i32; 2] = [12, 8];
/// A bonus card (manual L376).
pub const BONUS: i32 = 3;
/// A puppy card (manual L498).
pub const PUPPY_CARD: i32 = 3;
/// How many dogs of its kind bring a puppy card one point more (manual L498).
pub const DOGS_PER_PUPPY_POINT: i32 = 2;
/// A dog in the infirmary (manual L378).
pub const SICK: i32 = -3;
/// No improvement at all (manual L378).
pub const NO_IMPROVEMENT: i32 = -3;
/// A licence not paid (manual L378).
/// Manual L309.
pub const UNPAID: i32 = -5;
