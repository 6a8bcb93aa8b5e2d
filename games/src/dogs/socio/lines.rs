//! The keys of every sentence that the expansion adds, put into words by the client.
//!
//! Parameters as in DOGS, and `at` the word of a location.

use super::super::lines as base;
use crate::frame::keys;

/// Those of DOGS, and these.
pub const WITH_BASE: [&str; base::ALL.len() + ALL.len()] = {
    let mut all = [""; base::ALL.len() + ALL.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = if at < base::ALL.len() { base::ALL[at] } else { ALL[at - base::ALL.len()] };
        at += 1;
    }
    all
};

keys! {
// What is wanted.

/// Announce how the new dogs are spread.
pub const ASK_SPLIT: &str = "ask_split";
/// Place a meeple in a house, or the partner in a location.
pub const ASK_PIECE: &str = "ask_piece";
/// Take one of the cards of the location. `at`
pub const ASK_PARTNER_CARD: &str = "ask_partner_card";
/// Choose a resource. `n`: how many more
pub const ASK_CHOOSE: &str = "ask_choose";
/// Do what the location is for, or end the turn. `at`
pub const ASK_ERRAND: &str = "ask_errand";
/// A dog comes back from the agency: name its bay.
pub const ASK_COLLECT: &str = "ask_collect";
/// How many sick dogs go to the hospital? `n`: at most
pub const ASK_HOSPITAL: &str = "ask_hospital";

// What the table waits for.

/// Somebody announces how the new dogs are spread. `seat`
pub const TABLE_SPLIT: &str = "table_split";
/// Somebody's partner is at a location. `seat`, `at`
pub const TABLE_CALL: &str = "table_call";
/// Somebody may send sick dogs to the hospital. `seat`
pub const TABLE_HOSPITAL: &str = "table_hospital";

// Why not.

/// The partner is placed already.
pub const BARRED_PARTNER: &str = "barred_partner";
/// The location is full.
pub const BARRED_LOCATION_FULL: &str = "barred_location_full";
/// Special dogs are not dealt with.
pub const BARRED_SPECIAL: &str = "barred_special";
/// None of the three cards is held that let a dog go to the agency.
pub const BARRED_NO_PASS: &str = "barred_no_pass";
/// No bay has two free places side by side for the dog at the agency.
pub const BARRED_NO_BAY: &str = "barred_no_bay";
/// The NGO takes a coin, food or medicine with each dog, and there is none.
pub const BARRED_NOTHING_TO_GIVE: &str = "barred_nothing_to_give";
/// The service was done already.
pub const BARRED_SERVED: &str = "barred_served";
/// No token of the service is left.
pub const BARRED_NO_TOKEN: &str = "barred_no_token";
/// The licence is held already.
pub const BARRED_LICENSED: &str = "barred_licensed";
/// The card of the second deck is not held.
pub const BARRED_NO_PARTNER_CARD: &str = "barred_no_partner_card";
/// Not enough coins. `need`, `have`
pub const BARRED_PARTNER_COINS: &str = "barred_partner_coins";

// What would be given up by ending the turn.

/// The location was not used. `at`
pub const CONFIRM_LOCATION_UNUSED: &str = "confirm_location_unused";

// The lines of the score sheet.

/// Dogs given to the NGO.
pub const NGO: &str = "ngo";
/// Services of the hotel.
pub const SERVICES: &str = "services";
/// Guests.
pub const GUESTS: &str = "guests";
/// Guide dogs.
pub const GUIDE_DOGS: &str = "guide_dogs";
/// Bonus cards.
pub const BONUSES: &str = "bonuses";
/// No licence.
pub const LICENCE: &str = "licence";

// How the points came about.

/// So many dogs were given. `n`
pub const WHY_NGO: &str = "why_ngo";
/// So many guests. `n`
pub const WHY_GUESTS: &str = "why_guests";
}
