//! The rules of the games.
//!
//! Pure: no clock, no files, no threads, no hash maps, and no randomness but the table's [`frame::Dice`].
//! [`frame`] says what every game is; each other module is one game, a folder of its own.
#![cfg_attr(not(any(test, feature = "laws", feature = "ts")), no_std)]
#![warn(missing_docs)]

extern crate alloc;

pub mod draftosaurus;
pub mod frame;
