//! The keys of every sentence the game says, put into words by the client.
//!
//! Parameters: `seat` a seat, `dog` a [`Dog`](super::data::Dog), `trick` a [`Trick`](super::data::Trick), `trait` a
//! [`Trait`](super::data::Trait), and numbers (`n`, `need`, `have` …). The lines of the sheet are [`FAVORITES`],
//! [`BONES`], [`OTHERWISE`], and one for each dog, whose key is the dog's word.

use crate::frame::keys;

keys! {
// What is wanted.

/// Put the watchdog beside a row or column.
pub const ASK_GUARD: &str = "ask_guard";
/// Take cards with a trick; play what you like before.
pub const ASK_RETRIEVE: &str = "ask_retrieve";
/// Play what you like, or end the turn.
pub const ASK_PLAY: &str = "ask_play";
/// A walk has to be tucked before the turn ends. `n`
pub const ASK_WALK: &str = "ask_walk";
/// A trait has to be attached before the turn ends. `trait`
pub const ASK_TRAIT: &str = "ask_trait";
/// Traits are discarded: choose what goes with them.
pub const ASK_DISCARD: &str = "ask_discard";
/// It is somebody else's turn. `seat`
pub const ASK_WAIT: &str = "ask_wait";
/// The match is over.
pub const ASK_OVER: &str = "ask_over";

// What the table waits for.

/// The watchdog is about to be put down. `seat`
pub const TABLE_GUARD: &str = "table_guard";
/// It is somebody's turn. `seat`
pub const TABLE_TURN: &str = "table_turn";
/// The match is over.
pub const TABLE_OVER: &str = "table_over";

// Why not.

/// First take cards with a trick.
pub const BARRED_RETRIEVE: &str = "barred_retrieve";
/// One trick a turn.
pub const BARRED_RETRIEVED: &str = "barred_retrieved";
/// The watchdog, or Fetch, leaves this trick no place.
pub const BARRED_NO_PLACE: &str = "barred_no_place";
/// A walk has to be tucked first.
pub const BARRED_WALK: &str = "barred_walk";
/// A trait has to be attached first. `trait`
pub const BARRED_TRAIT: &str = "barred_trait";
/// No more walks fit under this dog.
pub const BARRED_WALKED: &str = "barred_walked";
/// This dog does not walk any more. `trait`
pub const BARRED_NO_WALK: &str = "barred_no_walk";
/// No more trainings fit under this dog.
pub const BARRED_TRAINED: &str = "barred_trained";
/// This dog has a trait. `trait`
pub const BARRED_HAS_TRAIT: &str = "barred_has_trait";
/// This trait is for dogs of other sizes.
pub const BARRED_SIZE: &str = "barred_size";
/// Not enough adoptions. `need`, `have`
pub const BARRED_ADOPTIONS: &str = "barred_adoptions";
/// Not enough trainings. `need`, `have`
pub const BARRED_TRAININGS: &str = "barred_trainings";

// Asked once more.

/// These walks and traits could be laid to no dog and are discarded. `walks`, `traits`
pub const CONFIRM_DISCARD: &str = "confirm_discard";

// The score sheet.

/// Sets of different favourite things.
pub const FAVORITES: &str = "favorites";
/// Bones.
pub const BONES: &str = "bones";
/// What it brings, or costs, to feed other dogs for the sake of what is in hand.
pub const OTHERWISE: &str = "otherwise";

/// What a fed dog brings besides what is printed on it. `walks`, `trainings`, `trait`, `power`: points
pub const WHY_FED: &str = "why_fed";
/// The dog is hungry.
pub const WHY_UNFED: &str = "why_unfed";
/// So many favourite things. `n`
pub const WHY_FAVORITES: &str = "why_favorites";
/// So many bones, and fed dogs that count for them. `n`, `dogs`
pub const WHY_BONES: &str = "why_bones";
/// With the bones in hand, other dogs are fed.
pub const WHY_OTHERWISE: &str = "why_otherwise";
}
