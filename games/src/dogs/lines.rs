//! The keys of every sentence the game says, put into words by the client.
//!
//! Parameters: `seat` a seat, `dog` a dog's number, `breed`, `house`, `phase`, `region`, `card` words of theirs, and
//! numbers (`n`, `need`, `have` …).

use crate::frame::keys;

keys! {
// What is wanted.

/// Buy gas, or none. `n`: how much fits
pub const ASK_REFUEL: &str = "ask_refuel";
/// Drive to a dog, or stay at home in this round.
pub const ASK_SET_OUT: &str = "ask_set_out";
/// Drive to a dog, or home.
pub const ASK_DRIVE: &str = "ask_drive";
/// Name the first, or the second, of two dogs that change places.
pub const ASK_SWAP_WITH: &str = "ask_swap_with";
/// Not all have room: name a dog that has to go.
pub const ASK_GIVE_UP: &str = "ask_give_up";
/// One of those who had to go has room after all: name it.
pub const ASK_KEEP: &str = "ask_keep";
/// Put these dogs into bays; others may be taken up. `n`: how many
pub const ASK_PUT_DOWN: &str = "ask_put_down";
/// All lie: move others, or say that it is done.
pub const ASK_LAY_OUT: &str = "ask_lay_out";
/// So many sick dogs too many: with the vet, put them into bays. `n`
pub const ASK_PUT_SICK: &str = "ask_put_sick";
/// Name the dog that is offered to the others next.
pub const ASK_OFFER: &str = "ask_offer";
/// A dog is offered: take it in? `seat`, `dog`, `breed`, `health`
pub const ASK_ACCEPT: &str = "ask_accept";
/// Place a meeple in a house.
pub const ASK_ENTER: &str = "ask_enter";
/// Take one of the cards of the house. `house`
pub const ASK_CARD: &str = "ask_card";
/// Do what the house is for, or end the turn. `house`
pub const ASK_DEED: &str = "ask_deed";
/// A dog was sold: add cards, or end the turn.
pub const ASK_SALE: &str = "ask_sale";
/// Name the dog of the fair that comes for the other.
pub const ASK_TRADE_FOR: &str = "ask_trade_for";
/// Put the new dog into a bay. `dog`, `breed`
pub const ASK_HOUSE: &str = "ask_house";
/// The turn can be ended.
pub const ASK_END_TURN: &str = "ask_end_turn";
/// So many bays go unfed: name a dog that falls ill. `n`
pub const ASK_STARVE: &str = "ask_starve";
/// Pay the helper with a coin or with the card.
pub const ASK_PAY: &str = "ask_pay";
/// Hire a helper again?
pub const ASK_HIRE: &str = "ask_hire";
/// You are done, and others are not. `phase`
pub const ASK_DONE: &str = "ask_done";
/// It is somebody else's turn. `seat`
pub const ASK_WAIT: &str = "ask_wait";
/// The match is over.
pub const ASK_OVER: &str = "ask_over";

// What the table waits for.

/// Several decide at once. `phase`
pub const TABLE_TOGETHER: &str = "table_together";
/// A truck is about to drive. `seat`
pub const TABLE_DRIVE: &str = "table_drive";
/// Somebody has to give dogs away. `seat`
pub const TABLE_DONOR: &str = "table_donor";
/// Somebody is asked whether to take in a dog. `seat`, `donor`, `breed`
pub const TABLE_OFFER: &str = "table_offer";
/// Somebody makes room for a dog. `seat`, `breed`
pub const TABLE_TAKEN: &str = "table_taken";
/// Somebody places a meeple. `seat`, `lap`
pub const TABLE_ENTER: &str = "table_enter";
/// Somebody is in a house. `seat`, `house`
pub const TABLE_VISIT: &str = "table_visit";
/// The match is over.
pub const TABLE_OVER: &str = "table_over";

// Why not.

/// A block lies there.
pub const BARRED_BLOCK: &str = "barred_block";
/// Another truck stands there.
pub const BARRED_TRUCK: &str = "barred_truck";
/// No dog lies there.
pub const BARRED_NO_DOG: &str = "barred_no_dog";
/// Too little gas, that for the way home included. `need`, `have`
pub const BARRED_GAS: &str = "barred_gas";
/// Who is out has to go on or home.
pub const BARRED_OUT: &str = "barred_out";
/// Who let two dogs change places has to drive.
pub const BARRED_SWAPPED: &str = "barred_swapped";
/// The house is full.
pub const BARRED_FULL: &str = "barred_full";
/// The card is for a full house.
pub const BARRED_NOT_FULL: &str = "barred_not_full";
/// Somebody entered by the card already.
pub const BARRED_ENTERED: &str = "barred_entered";
/// The card is not held.
pub const BARRED_NO_CARD: &str = "barred_no_card";
/// Not enough coins. `need`, `have`
pub const BARRED_COINS: &str = "barred_coins";
/// All bays are built.
pub const BARRED_ALL_BUILT: &str = "barred_all_built";
/// The fair does not buy this breed in this round.
pub const BARRED_BREED: &str = "barred_breed";
/// No medicine.
pub const BARRED_MEDICINE: &str = "barred_medicine";
/// Somebody has to go first.
pub const BARRED_NO_ROOM: &str = "barred_no_room";

// What would be given up by ending the turn.

/// The house was not used. `house`
pub const CONFIRM_UNUSED: &str = "confirm_unused";

// The lines of the score sheet.

/// The bays.
pub const PACKS: &str = "packs";
/// Bays that were built, with dogs in them.
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

// How the points came about.

/// The points of each bay. `bay_1`, `bay_2`, `bay_3`, `bay_4`, `bay_5`
pub const WHY_PACKS: &str = "why_packs";
/// So many breeds at so many points. `n`, `each`
pub const WHY_BREEDS: &str = "why_breeds";
/// So many resources. `n`
pub const WHY_RESOURCES: &str = "why_resources";
/// So many sick dogs. `n`
pub const WHY_SICK: &str = "why_sick";
/// No dog of this region. `region`
pub const WHY_REGIONS: &str = "why_regions";
}
