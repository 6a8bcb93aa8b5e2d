//! The weights of the policy, in tenths of a point. They were found by changing them a little and keeping what won matches for two
//! and three seats.

/// About how many rounds follow, at most: those that are further away are all alike.
pub(super) const MOST_ROUNDS: usize = 3;

/// A coin, by the rounds that follow.
pub(super) const COIN: [i32; MOST_ROUNDS + 1] = [1, 16, 17, 43];
/// A bay besides its points, by the rounds that follow. In the last round it is built too late to lay dogs out in it.
pub(super) const BAY: [i32; MOST_ROUNDS + 1] = [-20, 4, 25, 27];
/// More for a bay if the others are full.
pub(super) const BAY_NEEDED: i32 = 14;
/// The helper's work of a further round.
pub(super) const HELPER: i32 = 18;
/// A dog fewer in the infirmary, the medicine deducted.
pub(super) const CURED: i32 = 8;

/// A dog more of a breed, for each one up to two that is there already: they may complete a bay later.
pub(super) const PROMISE: i32 = 4;
/// What each row without a bay takes away.
pub(super) const HOMELESS: i32 = 5;

/// Gas that is burnt, in the last round and before.
pub(super) const BURNT_LAST: i32 = 3;
pub(super) const BURNT: i32 = 4;
/// How many tenths each further drive counts: others may be there first.
pub(super) const NEXT_DRIVE: i32 = 6;
/// How many tenths the drives count that bought gas makes possible.
pub(super) const BOUGHT_DRIVE: i32 = 9;
/// A drive more shortens the match.
pub(super) const DRIVE: i32 = 1;
pub(super) const HOME: i32 = -2;
pub(super) const STAY: i32 = -10;
/// A dog drawn from a pile, with room for it and without.
pub(super) const DRAWN: i32 = 25;
pub(super) const DRAWN_TOO_MANY: i32 = -10;

/// How many tenths of its value a sick dog counts that can be cured, and what its cure costs.
pub(super) const SICK_PART: i32 = 5;
pub(super) const SICK_COST: i32 = 10;
pub(super) const SICK_WITHOUT_MEDICINE: i32 = -25;
pub(super) const SICK_WITHOUT_ROOM: i32 = -20;

/// A unit that scores as one of three for a point.
pub(super) const THIRD: i32 = 3;
/// Food without which a bay goes hungry, food for the rounds after, of which so many units are wanted, and more of it.
pub(super) const FOOD_SHORT: i32 = 26;
/// What it costs before the last round that a dog falls ill for want of food, besides its place.
pub(super) const STARVED: i32 = 23;
pub(super) const FOOD_NEXT: i32 = 11;
pub(super) const FOOD_AHEAD: i32 = 8;
pub(super) const FOOD_MORE: i32 = 5;
/// Medicine for a sick dog, in the last round and before; for so many that may come, and more of it.
pub(super) const MEDICINE_LAST: i32 = 11;
pub(super) const MEDICINE_SHORT: i32 = 18;
pub(super) const MEDICINE_NEXT: i32 = 8;
pub(super) const MEDICINE_AHEAD: i32 = 2;
pub(super) const MEDICINE_MORE: i32 = 4;
/// Gas by what three units are there already, and more for each free row up to so many, except for the first three.
pub(super) const GAS: [i32; 3] = [9, 5, 1];
pub(super) const GAS_FOR_ROW: i32 = 3;
pub(super) const GAS_ROWS: i32 = 4;

/// Cards that are kept for a later round.
pub(super) const CARD_HELPER: i32 = 10;
pub(super) const CARD_EXTRA_DOG: i32 = 6;
pub(super) const CARD_VET: i32 = 17;
/// For each coin that it adds to a sale.
pub(super) const CARD_OF_SALE: i32 = 6;
pub(super) const CARD_OTHER: i32 = 3;
