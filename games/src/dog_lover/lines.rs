//! The keys of the texts that prompts, reasons and score lines use. The client has the texts.
//!
//! Parameters: `seat` a seat, `dog` a [`Dog`](super::data::Dog), `trick` a [`Trick`](super::data::Trick), `trait` a
//! [`Trait`](super::data::Trait), and numbers (`n`, `need`, `have` …). The lines of the sheet are [`FAVORITES`],
//! [`BONES`], [`OTHERWISE`], and one for each dog, whose key is the dog's word.

use crate::frame::keys;

keys! {
// Prompts.

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
/// It is the turn of another seat. `seat`
pub const ASK_WAIT: &str = "ask_wait";
/// The match is over.
pub const ASK_OVER: &str = "ask_over";

// Headlines.

/// The watchdog is about to be put down. `seat`
pub const TABLE_GUARD: &str = "table_guard";
/// A turn is being played. `seat`
pub const TABLE_TURN: &str = "table_turn";
/// The match is over.
pub const TABLE_OVER: &str = "table_over";

// Reasons why something is unavailable.

/// First take cards with a trick.
pub const UNAVAILABLE_RETRIEVE: &str = "unavailable_retrieve";
/// One trick a turn.
pub const UNAVAILABLE_RETRIEVED: &str = "unavailable_retrieved";
/// The watchdog, or Fetch, leaves this trick no place.
pub const UNAVAILABLE_NO_PLACE: &str = "unavailable_no_place";
/// A walk has to be tucked first.
pub const UNAVAILABLE_WALK: &str = "unavailable_walk";
/// A trait has to be attached first. `trait`
pub const UNAVAILABLE_TRAIT: &str = "unavailable_trait";
/// No more walks fit under this dog.
pub const UNAVAILABLE_WALKED: &str = "unavailable_walked";
/// This dog does not walk any more. `trait`
pub const UNAVAILABLE_NO_WALK: &str = "unavailable_no_walk";
/// No more trainings fit under this dog.
pub const UNAVAILABLE_TRAINED: &str = "unavailable_trained";
/// This dog has a trait. `trait`
pub const UNAVAILABLE_HAS_TRAIT: &str = "unavailable_has_trait";
/// This trait is for dogs of other sizes.
pub const UNAVAILABLE_SIZE: &str = "unavailable_size";
/// Not enough adoptions. `need`, `have`
pub const UNAVAILABLE_ADOPTIONS: &str = "unavailable_adoptions";
/// Not enough trainings. `need`, `have`
pub const UNAVAILABLE_TRAININGS: &str = "unavailable_trainings";

// Asked once more.

/// These walks and traits could be laid to no dog and are discarded. `walks`, `traits`
pub const CONFIRM_DISCARD: &str = "confirm_discard";

// The score sheet.

/// Sets of different favourite things.
pub const FAVORITES: &str = "favorites";
/// Bones.
pub const BONES: &str = "bones";
/// The points gained or lost because the hand makes it better to feed other dogs.
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

/// The keys of the log lines.
pub const LOG: &[&str] = &[
    "adopted",
    "attached",
    "closed",
    "discarded",
    "eats",
    "end_drawn",
    "ended",
    "fetched",
    "guarded",
    "hungry",
    "laid",
    "learned",
    "retrieved",
    "trained",
    "walked",
];
