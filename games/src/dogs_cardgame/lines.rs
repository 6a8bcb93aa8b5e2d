//! The keys of the texts that prompts, reasons and score lines use. The client has the texts.
//!
//! Parameters: `seat` a seat, `dog` a dog's number, `breed`, `sign`, `character`, `bonus`, `bay` (a
//! [`Spot`](super::data::Spot)), `decision` (a [`DecisionKind`](super::DecisionKind)) words of theirs, and numbers
//! (`n`, `need`, `have` …).

use crate::frame::keys;

keys! {
// Prompts.

/// Keep one of the characters dealt.
pub const ASK_CHOOSE: &str = "ask_choose";
/// The seat has chosen; it may reconsider until all have. `character`
pub const ASK_CHOSEN: &str = "ask_chosen";
/// Drive into the city.
pub const ASK_ENTER: &str = "ask_enter";
/// Drive to another location, or remain.
pub const ASK_MOVE: &str = "ask_move";
/// Collect and hire, in any order, or end the turn.
pub const ASK_COLLECT_HIRE: &str = "ask_collect_hire";
/// Collect, or end the turn.
pub const ASK_COLLECT: &str = "ask_collect";
/// Hire, or end the turn.
pub const ASK_HIRE: &str = "ask_hire";
/// What is free, or end the turn.
pub const ASK_FREE: &str = "ask_free";
/// Too many characters, or twins: use one before the turn ends.
pub const ASK_USE_UP: &str = "ask_use_up";
/// House this dog. `dog`, `breed`, `sign`
pub const ASK_HOUSE: &str = "ask_house";
/// So many dogs of the infirmary are cured: house them. `n`
pub const ASK_VET: &str = "ask_vet";
/// Lift the dogs that shall move, each once, then say that it is enough.
pub const ASK_LIFT: &str = "ask_lift";
/// Put this dog down. `dog`, `breed`
pub const ASK_PUT_DOWN: &str = "ask_put_down";
/// Buy up to two improvements.
pub const ASK_MANAGER: &str = "ask_manager";
/// Take a dog of the fair into a bay; buy what you like before or after.
pub const ASK_PARTNER_DOG: &str = "ask_partner_dog";
/// Buy up to two improvements, and a puppy card where they are in play.
pub const ASK_PARTNER: &str = "ask_partner";
/// The third improvement: take any dog of the city.
pub const ASK_REWARD: &str = "ask_reward";
/// A bay is full: take a puppy card. `bay`
pub const ASK_PUPPY: &str = "ask_puppy";
/// Give a second dog away, or leave it at one.
pub const ASK_DONATE: &str = "ask_donate";
/// It is the turn of another seat. `seat`
pub const ASK_WAIT: &str = "ask_wait";
/// The match is over.
pub const ASK_OVER: &str = "ask_over";

// Headlines.

/// First characters are being chosen.
pub const TABLE_DRAFT: &str = "table_draft";
/// A truck is about to drive. `seat`
pub const TABLE_MOVE: &str = "table_move";
/// The rest of a turn. `seat`
pub const TABLE_TURN: &str = "table_turn";
/// A decision within a turn. `seat`, `decision`
pub const TABLE_DECISION: &str = "table_decision";
/// The match is over.
pub const TABLE_OVER: &str = "table_over";

// Reasons why something is unavailable.

/// You drove, or remained, already.
pub const UNAVAILABLE_MOVED: &str = "unavailable_moved";
/// On the first turn every truck drives into the city.
pub const UNAVAILABLE_OUTSIDE: &str = "unavailable_outside";
/// First drive or remain.
pub const UNAVAILABLE_STEP_ONE: &str = "unavailable_step_one";
/// Only once a turn: dogs were collected.
pub const UNAVAILABLE_COLLECTED: &str = "unavailable_collected";
/// No dogs lie here.
pub const UNAVAILABLE_NO_DOGS: &str = "unavailable_no_dogs";
/// The toll cannot be paid. `need`, `have`
pub const UNAVAILABLE_TOLL: &str = "unavailable_toll";
/// Not enough food. `need`, `have`
pub const UNAVAILABLE_FOOD: &str = "unavailable_food";
/// Not enough room in the bays. `need`, `have`
pub const UNAVAILABLE_BAYS_FULL: &str = "unavailable_bays_full";
/// Not enough room in the infirmary. `need`, `have`
pub const UNAVAILABLE_INFIRMARY_FULL: &str = "unavailable_infirmary_full";
/// Only once a turn: a character was hired.
pub const UNAVAILABLE_HIRED: &str = "unavailable_hired";
/// No character is here.
pub const UNAVAILABLE_NOBODY_HERE: &str = "unavailable_nobody_here";
/// Not enough coins. `need`, `have`
pub const UNAVAILABLE_COINS: &str = "unavailable_coins";
/// All bays are open.
pub const UNAVAILABLE_ALL_OPEN: &str = "unavailable_all_open";
/// Only once a turn: a bay was opened.
pub const UNAVAILABLE_OPENED: &str = "unavailable_opened";
/// Not enough dogs in the first three bays. `need`, `have`
pub const UNAVAILABLE_OPEN_DOGS: &str = "unavailable_open_dogs";
/// No licence is to be paid.
pub const UNAVAILABLE_NO_LICENCE: &str = "unavailable_no_licence";
/// Not without the variant.
pub const UNAVAILABLE_VARIANT: &str = "unavailable_variant";
/// Only once a turn: dogs were given away.
pub const UNAVAILABLE_DONATED: &str = "unavailable_donated";
/// No dog lies in a bay.
pub const UNAVAILABLE_NO_DOG_HOUSED: &str = "unavailable_no_dog_housed";
/// The bay brought puppies and stays full.
pub const UNAVAILABLE_PUPPIES: &str = "unavailable_puppies";
/// The dog is part of the bonus claimed in this turn. `bonus`
pub const UNAVAILABLE_BONUS_DOG: &str = "unavailable_bonus_dog";
/// This card is awarded at the end.
pub const UNAVAILABLE_DARK: &str = "unavailable_dark";
/// Not yet reached. `need`, `have`
pub const UNAVAILABLE_BONUS: &str = "unavailable_bonus";
/// Only once a turn: a bonus was claimed.
pub const UNAVAILABLE_CLAIMED: &str = "unavailable_claimed";
/// Too many characters at the end of a turn. `need`: how many may stay; `have`
pub const UNAVAILABLE_CHARACTERS: &str = "unavailable_characters";
/// Two alike at the end of a turn. `character`
pub const UNAVAILABLE_TWINS: &str = "unavailable_twins";
/// No more than two improvements with one character.
pub const UNAVAILABLE_IMPROVED: &str = "unavailable_improved";
/// None is left.
pub const UNAVAILABLE_NONE_LEFT: &str = "unavailable_none_left";
/// One puppy card with one partner.
pub const UNAVAILABLE_PUPPY_BOUGHT: &str = "unavailable_puppy_bought";

// What would be given up by ending the turn.

/// A bonus card can be claimed. `bonus`
pub const CONFIRM_CLAIM: &str = "confirm_claim";
/// Last turn: a licence can be paid.
pub const CONFIRM_LICENCE: &str = "confirm_licence";
/// Last turn: a character is unused. `character`
pub const CONFIRM_USE: &str = "confirm_use";
/// Dogs can be collected. `n`
pub const CONFIRM_COLLECT: &str = "confirm_collect";
/// A character can be hired. `character`
pub const CONFIRM_HIRE: &str = "confirm_hire";

// The lines of the score sheet.

/// Dogs in bays.
pub const BAYS: &str = "bays";
/// Trained dogs in bays.
pub const TRAINED: &str = "trained";
/// The hotel.
pub const HOTEL: &str = "hotel";
/// Bonus cards claimed.
pub const BONUS: &str = "bonus";
/// Bonus cards of the end.
pub const DARK_BONUS: &str = "dark_bonus";
/// Puppy cards.
pub const PUPPIES: &str = "puppies";
/// Dogs in the infirmary.
pub const INFIRMARY: &str = "infirmary";
/// No improvement at all.
pub const NO_IMPROVEMENT: &str = "no_improvement";
/// Licences not paid.
pub const LICENCES: &str = "licences";

// How the points came about.

/// The points of each bay. `bay_1`, `bay_2`, `bay_3`, `bay_4`, `bay_5`
pub const WHY_BAYS: &str = "why_bays";
/// So many trained dogs. `n`
pub const WHY_TRAINED: &str = "why_trained";
/// So many guests are this place, tied with so many others. `n`, `place`, `tied`
pub const WHY_HOTEL: &str = "why_hotel";
/// So many cards. `n`
pub const WHY_BONUS: &str = "why_bonus";
/// The most of what (1 or 0). `food`, `coins`, `improvements`
pub const WHY_DARK_BONUS: &str = "why_dark_bonus";
/// So many cards, and so many points for dogs of their kinds. `n`, `dogs`
pub const WHY_PUPPIES: &str = "why_puppies";
/// So many sick dogs. `n`
pub const WHY_INFIRMARY: &str = "why_infirmary";
/// So many improvements. `n`
pub const WHY_IMPROVEMENTS: &str = "why_improvements";
/// So many licences. `n`
pub const WHY_LICENCES: &str = "why_licences";
}

/// The keys of the log lines.
pub const LOG: &[&str] = &[
    "awarded",
    "bay_opened",
    "claimed",
    "collected",
    "dealt",
    "donated",
    "end_began",
    "ended",
    "forfeited",
    "handed_in",
    "hired",
    "improved",
    "laid",
    "licence_paid",
    "moved",
    "placed",
    "puppy_taken",
    "renewed",
    "revealed",
    "rewarded",
    "stayed",
    "tolled",
    "turn_began",
    "used",
];
