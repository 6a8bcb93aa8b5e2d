//! The numbers printed on the boards and in the manual of the expansion, each defined once.

use super::super::data::{Breed, Health, Region};
use super::super::map::Space;
use crate::frame::words;

words! {
    /// The locations of the second board, where partners act.
    pub enum Location {
        /// Takes dogs, for points at the end.
        Ngo = "ngo",
        /// Makes dogs special.
        Agency = "agency",
        /// Improves hotels.
        ServiceCentre = "service_centre",
    }
}

words! {
    /// The services of a hotel (the first is manual L151, the others are house rules).
    pub enum Service {
        Painting = "painting",
        Gardening = "gardening",
        PestControl = "pest_control",
        Wiring = "wiring",
        Plumbing = "plumbing",
        Security = "security",
    }
}

words! {
    /// The bonus cards, each for the first seat that reaches its goal (manual L192-204).
    pub enum Bonus {
        /// Six breeds in the bays.
        SixBreeds = "six_breeds",
        /// Four dogs of the new breeds in the kennel, and the licence.
        FourNewPlusLicence = "four_new_plus_licence",
        /// Two bays built, with or without dogs.
        TwoExtraBays = "two_extra_bays",
        /// Three guests in the hotel.
        ThreeGuests = "three_guests",
        /// Four services of the hotel.
        FourServices = "four_services",
    }
}

words! {
    /// Coins and the resources of DOGS.
    pub enum Resource {
        Coins = "coins",
        Gas = "gas",
        Food = "food",
        Medicine = "medicine",
    }
}

/// The new breeds (manual L21-25). S-05: they belong to no region.
pub const NEW_BREEDS: [Breed; 3] = [Breed::BassetHound, Breed::PitBull, Breed::ChowChow];
/// The number of dogs of each health in a new breed.
pub const NEW_TOKENS: [(Health, usize); 2] = [(Health::Healthy, 3), (Health::Sick, 2)];
/// The faces of the die (manual L38).
pub const DIE_FACES: u8 = 8;
/// The most tokens on a space, blocks included (manual L63).
pub const TOKENS_OF_SPACE: usize = 2;

/// The price of the licence (manual L157).
pub const LICENCE_COST: u8 = 2;
/// The price of the licence with its card (manual L220).
pub const LICENCE_COST_DISCOUNT: u8 = 1;
/// The price of a service (manual L143).
pub const SERVICE_COST: u8 = 1;
/// The units of one of [`NGO_ACCEPTS`] that the NGO takes with a dog (manual L95).
pub const NGO_TOKENS: u8 = 1;
/// The resources that the NGO takes (S-13).
pub const NGO_ACCEPTS: [Resource; 3] = [Resource::Coins, Resource::Food, Resource::Medicine];
/// The coins that the agency pays for a dog (manual L119).
pub const AGENCY_INCOME: u8 = 1;
/// The number of guests that bring [`GUESTS_COIN`] (manual L153).
pub const GUESTS_PER_COIN: usize = 2;
/// The coins that guests bring.
pub const GUESTS_COIN: u8 = 1;
/// The food for all guests of a hotel at the end of the match (manual L188; S-26).
pub const GUESTS_FOOD: u8 = 1;
/// The coins for a dog in the hospital (manual L256).
pub const HOSPITAL_COST: u8 = 1;
/// The number of resources that the card *joker* brings (manual L214).
pub const JOKER_UNITS: u8 = 2;

/// The points for the most dogs given to the NGO, the second most, and so on (manual L170).
pub const NGO_POINTS: [i32; 5] = [10, 8, 6, 4, 2];
/// The points for each service (manual L174).
pub const SERVICE_POINTS: i32 = 1;
/// The points for each guest (manual L176).
pub const GUEST_POINTS: i32 = 1;
/// The points for each service that a guest wants and the hotel has (manual L176).
pub const GUEST_SERVICE_POINTS: i32 = 1;
/// The points for a guide dog without a trainer (manual L178, L244).
pub const GUIDE_DOG_POINTS: i32 = 1;
/// The points for a guide dog with its own trainer.
pub const TRAINED_GUIDE_DOG_POINTS: i32 = 3;
/// The points without the licence (manual L157, L180).
pub const NO_LICENCE_POINTS: i32 = -3;
/// The points for each bonus card (manual L194).
pub const BONUS_POINTS: i32 = 5;

/// The breeds for [`Bonus::SixBreeds`].
pub const BONUS_BREEDS: usize = 6;
/// The dogs for [`Bonus::FourNewPlusLicence`].
pub const BONUS_NEW_DOGS: usize = 4;
/// The bays for [`Bonus::TwoExtraBays`].
pub const BONUS_BAYS: usize = 2;
/// The guests for [`Bonus::ThreeGuests`].
pub const BONUS_GUESTS: usize = 3;
/// The services for [`Bonus::FourServices`].
pub const BONUS_SERVICES: usize = 4;

/// The numbers that depend on the number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BySeats {
    /// The number of sick dogs of each new breed left in the box (manual L265).
    pub sick_removed: usize,
    /// The number of new dogs placed in each round (manual L61, L265).
    pub placements: u8,
    /// The number of tokens of each service (manual L36, L266).
    pub service_tokens: usize,
    /// The most partners at a location (manual L93, L267).
    pub capacity: usize,
}

const TWO: BySeats = BySeats { sick_removed: 1, placements: 2, service_tokens: 2, capacity: 1 };

const MORE: BySeats = BySeats { sick_removed: 0, placements: 3, service_tokens: 3, capacity: 2 };

/// S-08: the base game has no column for five seats; theirs is that of four.
#[must_use]
pub fn by_seats(seats: u8) -> &'static BySeats {
    if seats == 2 { &TWO } else { &MORE }
}

/// The space for a new dog, by the face of the die (house rules, see [`SpaceFacts::die`]).
///
/// [`SpaceFacts::die`]: super::super::map::SpaceFacts::die
#[must_use]
pub fn support(region: Region, face: u8) -> Space {
    let found = Space::of(region).iter().find(|space| space.facts().die == face);
    *found.expect("every face stands for a space of each region")
}
