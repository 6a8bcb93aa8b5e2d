//! The keys of every sentence the game says, put into words by the client.
//!
//! Parameters: `dino` a [`Dino`](super::Dino), `face` a [`Face`](super::Face), `row` a [`Row`](super::Row),
//! `seat` a seat, and numbers (`n`, `of`, `most`).

use crate::frame::keys;

keys! {
// What is wanted.

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
/// You have chosen; you may reconsider until everybody has.
pub const CHOSEN: &str = "chosen";
/// Nothing is wanted of you now.
pub const WAIT: &str = "wait";
/// The match is over.
pub const OVER: &str = "over";

// What the table waits for.

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

// Why not.

/// The die forbids it. `face`
pub const BARRED_DIE: &str = "barred_die";
/// The pen is full. `n` places
pub const BARRED_FULL: &str = "barred_full";
/// Only this species may live there. `dino`
pub const BARRED_ONE_SPECIES: &str = "barred_one_species";
/// This species lives there already. `dino`
pub const BARRED_DIFFERENT: &str = "barred_different";
/// The next one must be of this species. `dino`
pub const BARRED_NEXT_IS: &str = "barred_next_is";
/// The next one must be of another species than this. `dino`
pub const BARRED_NEXT_IS_NOT: &str = "barred_next_is_not";
/// The cell is taken.
pub const BARRED_TAKEN: &str = "barred_taken";
/// This row is to be filled first. `row`
pub const BARRED_ROW: &str = "barred_row";
/// It would be next to one of its own species. `dino`
pub const BARRED_NEIGHBOUR: &str = "barred_neighbour";
/// It must leave the quarantine.
pub const BARRED_STAY: &str = "barred_stay";

// Why so many points.

/// Nobody lives there.
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
/// Who is in the quarantine moves before scoring.
pub const QUARANTINE_SCORES: &str = "score_quarantine";
/// Dinosaurs in the river. `n`
pub const RIVER: &str = "score_river";
/// Pens with a T-Rex. `n`
pub const TREX: &str = "score_trex";
}
