//! The keys of the texts that prompts, headlines and score lines use. The client has the texts.
//!
//! Parameters: `seat` a seat, and numbers (`n`).

use crate::frame::keys;

keys! {
// Prompts.

/// Play a card and take a field.
pub const PLAY: &str = "play";
/// The seat is not asked now.
pub const WAIT: &str = "wait";
/// The match is over.
pub const OVER: &str = "over";

// Headlines.

/// A seat plays a card. `seat`
pub const TABLE_PLAYS: &str = "table_plays";
/// The match is over.
pub const TABLE_OVER: &str = "table_over";

// How points come about.

/// So many cards. `n`
pub const COUNT: &str = "score_count";
}

/// The keys of the log lines.
pub const LOG: &[&str] = &["dealt", "drawn", "played"];
