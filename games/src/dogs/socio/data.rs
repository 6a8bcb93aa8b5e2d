//! What is printed on the boards and in the rule book of the expansion: every number of it stands here once.

use super::super::data::{Breed, Health, Region};
use super::super::map::Space;
use crate::frame::words;

words! {
    /// The locations of the second board, where partners act.
    pub enum Location {
        /// Takes dogs in for families.
        Ngo = "ngo",
        /// Makes dogs special.
        Agency = "agency",
        /// Improves hotels.
        ServiceCentre = "service_centre",
    }
}

words! {
    /// The services of a hotel (the first is manual L151, the others are ours).
    pub enum Service {
        /// Painted walls.
        Painting = "painting",
        /// A garden.
        Gardening = "gardening",
        /// No vermin.
        PestControl = "pest_control",
        /// Wires.
        Wiring = "wiring",
        /// Pipes.
        Plumbing = "plumbing",
        /// Locks.
        Security = "security",
    }
}

words! {
    /// The cards that the first to reach something takes (manual L192-204).
    pub enum Bonus {
        /// Six breeds in the bays.
        SixBreeds = "six_breeds",
        /// Four dogs of the new breeds in the kennel, and the licence.
        FourNewPlusLicence = "four_new_plus_licence",
        /// Two bays built, occupied or not.
        TwoExtraBays = "two_extra_bays",
        /// Three guests in the hotel.
        ThreeGuests = "three_guests",
        /// Four services of the hotel.
        FourServices = "four_services",
    }
}

words! {
    /// Everything that comes as a token.
    pub enum Resource {
        /// Money.
        Coins = "coins",
        /// Drives a truck.
        Gas = "gas",
        /// Feeds a bay.
        Food = "food",
        /// Cures a dog.
        Medicine = "medicine",
    }
}

/// The new breeds (manual L21-25). S-05: they belong to no region.
pub const NEW_BREEDS: [Breed; 3] = [Breed::BassetHound, Breed::PitBull, Breed::ChowChow];
/// How many dogs of each health a new breed has.
pub const NEW_TOKENS: [(Health, usize); 2] = [(Health::Healthy, 3), (Health::Sick, 2)];
/// Faces of the die (manual L38).
pub const DIE_FACES: u8 = 8;
/// No space ever has more tokens, blocks counted in (manual L63).
pub const TOKENS_OF_SPACE: usize = 2;

/// What the licence costs (manual L157).
pub const LICENCE_COST: u8 = 2;
/// What it costs with its card (manual L220).
pub const LICENCE_COST_DISCOUNT: u8 = 1;
/// What a service costs (manual L143).
pub const SERVICE_COST: u8 = 1;
/// What the NGO takes beside a dog, of one of [`NGO_ACCEPTS`] (manual L95).
pub const NGO_TOKENS: u8 = 1;
/// S-13: no gas.
pub const NGO_ACCEPTS: [Resource; 3] = [Resource::Coins, Resource::Food, Resource::Medicine];
/// What the agency pays for a dog (manual L119).
pub const AGENCY_INCOME: u8 = 1;
/// So many guests bring a coin (manual L153).
pub const GUESTS_PER_COIN: usize = 2;
/// What they bring.
pub const GUESTS_COIN: u8 = 1;
/// What all guests of a hotel eat in the end (manual L188; S-26: food).
pub const GUESTS_FOOD: u8 = 1;
/// What the hospital takes for a dog in the end (manual L256).
pub const HOSPITAL_COST: u8 = 1;
/// Resources of one's choice that the card *joker* brings (manual L214).
pub const JOKER_UNITS: u8 = 2;

/// Points for most dogs given to the NGO, second most and so on (manual L170).
pub const NGO_POINTS: [i32; 5] = [10, 8, 6, 4, 2];
/// For each service (manual L174).
pub const SERVICE_POINTS: i32 = 1;
/// For each guest (manual L176).
pub const GUEST_POINTS: i32 = 1;
/// For each service that a guest wants and the hotel has (manual L176).
pub const GUEST_SERVICE_POINTS: i32 = 1;
/// For a guide dog (manual L178, L244).
pub const GUIDE_DOG_POINTS: i32 = 1;
/// For a guide dog with a trainer of its own.
pub const TRAINED_GUIDE_DOG_POINTS: i32 = 3;
/// Without the licence (manual L157, L180).
pub const NO_LICENCE_POINTS: i32 = -3;
/// For each bonus card (manual L194).
pub const BONUS_POINTS: i32 = 5;

/// What [`Bonus::SixBreeds`] asks for.
pub const BONUS_BREEDS: usize = 6;
/// What [`Bonus::FourNewPlusLicence`] asks for.
pub const BONUS_NEW_DOGS: usize = 4;
/// What [`Bonus::TwoExtraBays`] asks for.
pub const BONUS_BAYS: usize = 2;
/// What [`Bonus::ThreeGuests`] asks for.
pub const BONUS_GUESTS: usize = 3;
/// What [`Bonus::FourServices`] asks for.
pub const BONUS_SERVICES: usize = 4;

/// What depends on the number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BySeats {
    /// Sick dogs of each new breed that are left in the box (manual L265).
    pub sick_removed: usize,
    /// New dogs that come in a round while there are some (manual L61, L265).
    pub placements: u8,
    /// Tokens of each service (manual L36, L266).
    pub service_tokens: usize,
    /// Partners in a location (manual L93, L267).
    pub capacity: usize,
}

const TWO: BySeats = BySeats { sick_removed: 1, placements: 2, service_tokens: 2, capacity: 1 };

const MORE: BySeats = BySeats { sick_removed: 0, placements: 3, service_tokens: 3, capacity: 2 };

/// What depends on the number of seats.
#[must_use]
pub fn by_seats(seats: u8) -> &'static BySeats {
    if seats == 2 { &TWO } else { &MORE }
}

/// The support table: where a new dog goes (ours; the faces stand in the map).
#[must_use]
pub fn support(region: Region, face: u8) -> Space {
    let found = Space::of(region).iter().find(|space| space.facts().die == face);
    *found.expect("every face stands for a space of each region")
}
