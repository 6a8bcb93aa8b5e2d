//! The rules of the games.
//!
//! Pure: no clock, no files, no threads, no hash maps, and no randomness but the table's [`frame::Dice`].
//! [`frame`] says what every game is; [`bots`] play them all; [`analysis`] finds
//! where a match turned; each other module is one game, a folder of its own.
#![cfg_attr(not(any(test, feature = "laws", feature = "ts")), no_std)]

extern crate alloc;

/// The laws make and compare many documents. With the system's allocator they take a quarter more of the CPU time.
#[cfg(test)]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

pub mod analysis;
pub mod bots;
pub mod breeds;
#[cfg(test)]
mod citations;
pub mod dog_lover;
pub mod dogs;
pub mod dogs_cardgame;
pub mod draftosaurus;
// `cargo xtask new-game` copies it.
#[cfg(test)]
pub mod example;
pub mod frame;

/// All games, in the order of the catalogue, one line each.
///
/// `with_games!(each)` expands to `each! { name: path, … }`, so that the registry of the server, the generated types,
/// the laws and the fuzzer all read this one list.
#[macro_export]
macro_rules! with_games {
    ($each:ident) => {
        $each! {
            draftosaurus: $crate::draftosaurus::Draftosaurus,
            dogs: $crate::dogs::Dogs,
            dogs_o_socio: $crate::dogs::socio::Socio,
            dogs_cardgame: $crate::dogs_cardgame::DogsCardgame,
            dog_lover: $crate::dog_lover::DogLover,
        }
    };
}
