//! The numbers of the rule book.

// Laying the table.

/// How many ordinary dogs each seat begins with.
pub const STARTING_DOGS: usize = 1;
/// How many tricks lie face up beside their deck.
pub const FACE_UP_TRICKS: usize = 3;
/// How many rescue dogs lie face up beside their deck.
pub const FACE_UP_DOGS: usize = 3;
/// House rule: at least this many cards for each seat lie below the End card. The last round can need them.
pub const BELOW_END_PER_SEAT: usize = 4;
/// House rule: up to this many more cards lie below the End card, at random.
pub const END_WINDOW: usize = 6;
/// How many adoptions bring a rescue dog.
pub const ADOPTIONS_PER_DOG: u8 = 2;

// Tucking.

/// How many walks fit under a dog.
pub const WALKS_PER_DOG: u8 = 1;
/// How many trainings fit under a dog.
pub const TRAININGS_PER_DOG: u8 = 1;

// Scoring.

/// For a dog that is not fed.
pub const UNFED: i32 = -2;
/// For a walk under a fed dog.
pub const WALK: i32 = 2;
/// For a training under a fed dog.
pub const TRAINING: i32 = 1;
/// For a set of so many different favourite things.
pub const FAVORITES: [i32; 6] = [0, 1, 3, 6, 10, 15];

/// The points of bones at the end: for the bones themselves, and for each fed dog.
pub const fn bones(count: u8) -> (i32, i32) {
    match count {
        0 => (0, 0),
        1 => (-1, 0),
        2 => (0, 1),
        _ => (0, 2),
    }
}
