//! The text keys of DOGS, which the client words. The comment of each key lists its parameters.
//!
//! `seat` and `donor` are seats, `dog` is the number of a dog, `breed`, `house`, `phase`, `region` and `card` are words,
//! and `n`, `need`, `have`, `lap` and `each` are numbers.

use crate::frame::keys;

keys! {
// Prompts of a seat.

/// Buy gas, or none. `n`: the gas that fits
pub const ASK_REFUEL: &str = "ask_refuel";
/// Drive to a dog, or stay for this round.
pub const ASK_SET_OUT: &str = "ask_set_out";
/// Drive to a dog, or home.
pub const ASK_DRIVE: &str = "ask_drive";
/// Choose the second of two dogs that change places.
pub const ASK_SWAP_WITH: &str = "ask_swap_with";
/// Not all dogs have room: choose one to give up.
pub const ASK_GIVE_UP: &str = "ask_give_up";
/// A dog that was given up has room after all: choose it.
pub const ASK_KEEP: &str = "ask_keep";
/// Put the dogs in hand into bays; other dogs may be lifted. `n`: the number in hand
pub const ASK_PUT_DOWN: &str = "ask_put_down";
/// All dogs are in bays: move dogs, or finish.
pub const ASK_LAY_OUT: &str = "ask_lay_out";
/// The infirmary is too full: with the vet, put sick dogs into bays. `n`: how many
pub const ASK_PUT_SICK: &str = "ask_put_sick";
/// Choose the dog to offer next.
pub const ASK_OFFER: &str = "ask_offer";
/// Take the offered dog in, or refuse. `seat`: the donor, `dog`, `breed`, `health`
pub const ASK_ACCEPT: &str = "ask_accept";
/// Place a meeple in a house.
pub const ASK_ENTER: &str = "ask_enter";
/// Use the house, or end the turn. `house`
pub const ASK_USE_HOUSE: &str = "ask_use_house";
/// A dog was sold: use cards that raise its price, or end the turn.
pub const ASK_SALE: &str = "ask_sale";
/// Choose the dog of the fair that the given one is traded for.
pub const ASK_TRADE_FOR: &str = "ask_trade_for";
/// Put the new dog into a bay. `dog`, `breed`
pub const ASK_HOUSE: &str = "ask_house";
/// End the turn.
pub const ASK_END_TURN: &str = "ask_end_turn";
/// Choose a dog that falls ill. `n`: the number of bays that go unfed
pub const ASK_STARVE: &str = "ask_starve";
/// Pay the helper with a coin or with the card.
pub const ASK_PAY: &str = "ask_pay";
/// Hire a helper again, or not.
pub const ASK_HIRE: &str = "ask_hire";
/// The viewer has finished, other seats have not. `phase`
pub const ASK_DONE: &str = "ask_done";
/// Another seat has the turn. `seat`
pub const ASK_WAIT: &str = "ask_wait";
/// The match is over.
pub const ASK_OVER: &str = "ask_over";

// Headlines.

/// Several seats decide at once. `phase`
pub const TABLE_TOGETHER: &str = "table_together";
/// A seat has the turn on the road. `seat`
pub const TABLE_DRIVE: &str = "table_drive";
/// A seat must give dogs away. `seat`
pub const TABLE_DONOR: &str = "table_donor";
/// A seat is asked whether it takes a dog in. `seat`, `donor`, `breed`
pub const TABLE_OFFER: &str = "table_offer";
/// A seat makes room for a dog that it took in. `seat`, `breed`
pub const TABLE_TAKEN: &str = "table_taken";
/// A seat must place a meeple. `seat`, `lap`
pub const TABLE_ENTER: &str = "table_enter";
/// A seat has the turn in a house. `seat`, `house`
pub const TABLE_VISIT: &str = "table_visit";
/// The match is over.
pub const TABLE_OVER: &str = "table_over";

// Reasons why an action is unavailable.

/// A block lies on the space.
pub const UNAVAILABLE_BLOCK: &str = "unavailable_block";
/// Another truck stands on the space.
pub const UNAVAILABLE_TRUCK: &str = "unavailable_truck";
/// No dog lies on the space.
pub const UNAVAILABLE_NO_DOG: &str = "unavailable_no_dog";
/// Too little gas, the way home included. `need`, `have`
pub const UNAVAILABLE_GAS: &str = "unavailable_gas";
/// A truck that has driven cannot stay.
pub const UNAVAILABLE_OUT: &str = "unavailable_out";
/// After two dogs changed places, the truck must drive.
pub const UNAVAILABLE_SWAPPED: &str = "unavailable_swapped";
/// The house is full.
pub const UNAVAILABLE_FULL: &str = "unavailable_full";
/// The card *free entry* is for full houses.
pub const UNAVAILABLE_NOT_FULL: &str = "unavailable_not_full";
/// A meeple has entered by the card *free entry* already.
pub const UNAVAILABLE_ENTERED: &str = "unavailable_entered";
/// The card is not in the hand.
pub const UNAVAILABLE_NO_CARD: &str = "unavailable_no_card";
/// Not enough coins. `need`, `have`
pub const UNAVAILABLE_COINS: &str = "unavailable_coins";
/// All bays are built.
pub const UNAVAILABLE_ALL_BUILT: &str = "unavailable_all_built";
/// The fair does not buy this breed in this round.
pub const UNAVAILABLE_BREED: &str = "unavailable_breed";
/// No medicine.
pub const UNAVAILABLE_MEDICINE: &str = "unavailable_medicine";
/// The card *vet* comes before the lay-out: steps must be taken back first.
pub const UNAVAILABLE_LAYING_OUT: &str = "unavailable_laying_out";
/// The card *vet* is for sick dogs of the truck, and there are none.
pub const UNAVAILABLE_NO_PATIENT: &str = "unavailable_no_patient";
/// Another dog must be given up first.
pub const UNAVAILABLE_NO_ROOM: &str = "unavailable_no_room";

// Questions before an action is sent.

/// The turn ends without using the house. `house`
pub const CONFIRM_UNUSED: &str = "confirm_unused";

// The lines of the score sheet.

/// The bays.
pub const PACKS: &str = "packs";
/// Bays that were built later and have dogs.
pub const EXTRA_BAYS: &str = "extra_bays";
/// Breeds.
pub const BREEDS: &str = "breeds";
/// The helper.
pub const HELPER: &str = "helper";
/// Gas, food and medicine.
pub const RESOURCES: &str = "resources";
/// Dogs in the infirmary.
pub const SICK: &str = "sick";
/// Two seats: no dog of the city, or none of the country.
pub const REGIONS: &str = "regions";

// Explanations of points.

/// The points of each bay. `bay_1`, `bay_2`, `bay_3`, `bay_4`, `bay_5`
pub const WHY_PACKS: &str = "why_packs";
/// `n`: the number of breeds, `each`: points for each
pub const WHY_BREEDS: &str = "why_breeds";
/// `n`: the number of resources
pub const WHY_RESOURCES: &str = "why_resources";
/// `n`: the number of sick dogs
pub const WHY_SICK: &str = "why_sick";
/// The region without a dog. `region`
pub const WHY_REGIONS: &str = "why_regions";
}

/// The keys of the log lines with their parameters. `seat`, `from` and `start` are seats; `again` and `fair` are `yes` or
/// `no`; `breed`, `card`, `house`, `region`, `bay`, `to`, `give`, `get`, `with`, `bonus` and `why` are words; all others
/// are numbers. `breeds` is a list of two words in the parameter `breed`.
pub const LOG: &[&str] = &[
    "accepted",      // `seat`, `breed`, `from`
    "added_to_sale", // `seat`, `card`, `coins`
    "bought",        // `seat`, `coins`, `food`, `medicine`
    "built",         // `seat`, `bay`, `coins`
    "card_taken",    // `seat`, `house`, `card`
    "card_used",     // `seat`, `card`
    "collected",     // `seat`, `breed`
    "cured",         // `seat`, `breed`, `to`
    "dog_bought",    // `seat`, `breed`, `coins`
    "dog_drawn",     // `seat`, `region`, `breed`
    "dogs_swapped",  // `seat`, `breeds`
    "drove",         // `seat`, `gas`
    "end_near",      // `why`
    "ended",         // no parameter
    "entered",       // `seat`, `house`
    "fair_turned",   // `card`
    "fed",           // `seat`, `food`, `hungry`
    "fell_ill",      // `seat`, `breed`, `fair`
    "gas_bought",    // `seat`, `coins`, `gas`
    "helper_hired",  // `seat`, `again`
    "helper_left",   // `seat`
    "helper_paid",   // `seat`, `with`
    "income",        // `coins`
    "laid",          // `start`
    "laid_out",      // `seat`
    "laid_without",  // `start`, `breed`: the lost dogs left in the box
    "offered",       // `seat`, `breed`
    "quartet",       // `seat`, `bay`, `coins`
    "refused",       // `seat`
    "returned",      // `seat`, `breed`, `coins`
    "round_began",   // `round`, `start`
    "sent_to_fair",  // `seat`, `breed`
    "sold",          // `seat`, `breed`, `coins`
    "stayed",        // `seat`
    "swapped",       // `seat`, `give`, `get`
    "traded",        // `seat`, `breeds`
    "turn_ended",    // `seat`
    "vet_used",      // `seat`
    "went_home",     // `seat`, `gas`, `bonus`
];
