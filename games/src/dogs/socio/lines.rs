//! The text keys that the expansion adds, which the client words.
//!
//! The parameters are those of DOGS, and `at` is the word of a location.

use super::super::lines as base;
use crate::frame::keys;

/// The text keys of DOGS and of the expansion.
pub const WITH_BASE: [&str; base::ALL.len() + ALL.len()] = joined(base::ALL, ALL);

/// The keys of the log lines of DOGS and of the expansion.
pub const LOG_WITH_BASE: [&str; base::LOG.len() + LOG.len()] = joined(base::LOG, LOG);

/// The keys that the expansion adds to the log, with their parameters. `seat` is a seat; `at`, `to`, `card`, `with`,
/// `breed`, `service` and `bonus` are words; all others are numbers.
const LOG: &[&str] = &[
    "announced",         // `seat`, `city`, `country`
    "bonus_taken",       // `seat`, `bonus`
    "came_back",         // `seat`, `breed`
    "chosen",            // `seat`, `with`
    "donated",           // `seat`, `breed`, `with`
    "guests_fed",        // `seat`, `food`
    "guests_paid",       // `seat`, `coins`
    "licensed",          // `seat`, `coins`
    "new_dog",           // `faces`: all rolls, `breed`, `to`
    "partner_card_used", // `seat`, `card`
    "partner_placed",    // `seat`, `at`
    "picked",            // `seat`, `at`, `card`
    "sent_away",         // `seat`, `breed`
    "served",            // `seat`, `service`, `coins`
    "treated",           // `seat`, `n`: the number of dogs
];

pub(super) const fn joined<const N: usize>(
    base: &[&'static str],
    added: &[&'static str],
) -> [&'static str; N] {
    let mut all = [""; N];
    let mut at = 0;
    while at < N {
        all[at] = if at < base.len() { base[at] } else { added[at - base.len()] };
        at += 1;
    }
    all
}

keys! {
// Prompts of a seat.

/// Announce how many new dogs go to the city.
pub const ASK_SPLIT: &str = "ask_split";
/// Place a meeple in a house, or the partner at a location.
pub const ASK_PIECE: &str = "ask_piece";
/// Choose a resource. `n`: how many are left to choose
pub const ASK_CHOOSE: &str = "ask_choose";
/// Use the location, or end the turn. `at`
pub const ASK_ERRAND: &str = "ask_errand";
/// A dog comes back from the agency: choose its bay.
pub const ASK_COLLECT: &str = "ask_collect";
/// Choose how many sick dogs go to the hospital. `n`: at most
pub const ASK_HOSPITAL: &str = "ask_hospital";

// Headlines.

/// A seat announces how many new dogs go to the city. `seat`
pub const TABLE_SPLIT: &str = "table_split";
/// A seat has its partner at a location. `seat`, `at`
pub const TABLE_CALL: &str = "table_call";
/// A seat may send sick dogs to the hospital. `seat`
pub const TABLE_HOSPITAL: &str = "table_hospital";

// Reasons why an action is unavailable.

/// The partner is placed already.
pub const UNAVAILABLE_PARTNER: &str = "unavailable_partner";
/// The location is full.
pub const UNAVAILABLE_LOCATION_FULL: &str = "unavailable_location_full";
/// Special dogs cannot be sold or traded.
pub const UNAVAILABLE_SPECIAL: &str = "unavailable_special";
/// No card in the hand sends a dog to the agency.
pub const UNAVAILABLE_NO_PASS: &str = "unavailable_no_pass";
/// No bay has an empty row for the dog at the agency.
pub const UNAVAILABLE_NO_BAY: &str = "unavailable_no_bay";
/// The NGO takes a coin, food or medicine with each dog, and the seat has none.
pub const UNAVAILABLE_NOTHING_TO_GIVE: &str = "unavailable_nothing_to_give";
/// The service was done already.
pub const UNAVAILABLE_SERVED: &str = "unavailable_served";
/// No token of the service is left.
pub const UNAVAILABLE_NO_TOKEN: &str = "unavailable_no_token";
/// The seat has the licence already.
pub const UNAVAILABLE_LICENSED: &str = "unavailable_licensed";
/// The card of the second deck is not in the hand.
pub const UNAVAILABLE_NO_PARTNER_CARD: &str = "unavailable_no_partner_card";
/// Not enough coins. `need`, `have`
pub const UNAVAILABLE_PARTNER_COINS: &str = "unavailable_partner_coins";

// Questions before an action is sent.

/// The turn ends without using the location. `at`
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

// Explanations of points.

/// `n`: the number of dogs given
pub const WHY_NGO: &str = "why_ngo";
/// `n`: the number of guests
pub const WHY_GUESTS: &str = "why_guests";
}
