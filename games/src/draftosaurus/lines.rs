//! The keys of the texts that prompts, reasons and score lines use. The client has the texts.
//!
//! Parameters: `dino` a [`Dino`](super::Dino), `face` a [`Face`](super::Face), `row` a [`Row`](super::Row),
//! `seat` a seat, and numbers (`n`, `of`, `most`).

use crate::frame::keys;

keys! {
// Prompts.

/// Pick a dinosaur; the die will not bind you.
pub const PICK_FREE: &str = "pick_free";
/// Pick a dinosaur, knowing what the die allows. `face`
pub const PICK_DIE: &str = "pick_die";
/// Place it where you like. `dino`
pub const PLACE_FREE: &str = "place_free";
/// Place it where the die allows, or in the river. `dino`, `face`
pub const PLACE_DIE: &str = "place_die";
/// Quick turns: pick and place, free.
pub const COMMIT_FREE: &str = "commit_free";
/// Quick turns: pick and place as the die allows. `face`
pub const COMMIT_DIE: &str = "commit_die";
/// Quick turns with two players: pick, place and set aside, free.
pub const COMMIT_ASIDE_FREE: &str = "commit_aside_free";
/// Quick turns with two players: pick, place as the die allows, and set aside. `face`
pub const COMMIT_ASIDE_DIE: &str = "commit_aside_die";
/// Choose a dinosaur that leaves the game.
pub const SET_ASIDE: &str = "set_aside";
/// Move this dinosaur out of the quarantine. `dino`
pub const QUARANTINE: &str = "quarantine";
/// The seat has chosen; it may reconsider until all have.
pub const CHOSEN: &str = "chosen";
/// The seat is not asked now.
pub const WAIT: &str = "wait";
/// The match is over.
pub const OVER: &str = "over";

// Headlines.

/// Dinosaurs are being picked.
pub const TABLE_PICKS: &str = "table_picks";
/// Dinosaurs are being placed.
pub const TABLE_PLACES: &str = "table_places";
/// Quick turns: dinosaurs are being picked and placed.
pub const TABLE_COMMITS: &str = "table_commits";
/// Dinosaurs are being set aside.
pub const TABLE_SETS_ASIDE: &str = "table_sets_aside";
/// Dinosaurs leave the quarantine.
pub const TABLE_QUARANTINE: &str = "table_quarantine";
/// The match is over.
pub const TABLE_OVER: &str = "table_over";

// Reasons why something is unavailable.

/// The die forbids it. `face`
pub const UNAVAILABLE_DIE: &str = "unavailable_die";
/// The pen is full. `n` places
pub const UNAVAILABLE_FULL: &str = "unavailable_full";
/// Only this species may live there. `dino`
pub const UNAVAILABLE_ONE_SPECIES: &str = "unavailable_one_species";
/// This species lives there already. `dino`
pub const UNAVAILABLE_DIFFERENT: &str = "unavailable_different";
/// The next one must be of this species. `dino`
pub const UNAVAILABLE_NEXT_IS: &str = "unavailable_next_is";
/// The next one must be of another species than this. `dino`
pub const UNAVAILABLE_NEXT_IS_NOT: &str = "unavailable_next_is_not";
/// The cell is taken.
pub const UNAVAILABLE_TAKEN: &str = "unavailable_taken";
/// This row is to be filled first. `row`
pub const UNAVAILABLE_ROW: &str = "unavailable_row";
/// It would be next to one of its own species. `dino`
pub const UNAVAILABLE_NEIGHBOUR: &str = "unavailable_neighbour";
/// It must leave the quarantine.
pub const UNAVAILABLE_STAY: &str = "unavailable_stay";

// How points come about.

/// The pen is empty.
pub const EMPTY: &str = "score_empty";
/// By the number of dinosaurs. `n`
pub const COUNT: &str = "score_count";
/// It holds `n` and scores only with exactly `of`. `n`, `of`
pub const EXACTLY: &str = "score_exactly";
/// Couples inside. `n`
pub const COUPLES: &str = "score_couples";
/// The zoo has `n` of the king's species, the best rival `most`. `dino`, `n`, `most`
pub const KING: &str = "score_king";
/// The zoo has `n` of the islander's species. `dino`, `n`
pub const ISLAND: &str = "score_island";
/// The zoo to the right has `n` of the lookout's species. `dino`, `n`, `seat`
pub const LOOKOUT: &str = "score_lookout";
/// Couples across the river. `n`
pub const BRIDGE: &str = "score_bridge";
/// Dinosaurs by their rows. `n`
pub const PYRAMID: &str = "score_pyramid";
/// A dinosaur in the quarantine moves before scoring.
pub const QUARANTINE_SCORES: &str = "score_quarantine";
/// Dinosaurs in the river. `n`
pub const RIVER: &str = "score_river";
/// Pens with a T-Rex. `n`
pub const TREX: &str = "score_trex";
}

/// The keys of the log lines.
pub const LOG: &[&str] =
    &["dealt", "entered", "leg_started", "moved", "picked", "placed", "rolled", "set_aside"];
