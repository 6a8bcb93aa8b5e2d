//! The keys of a game's sentences: each written once, and all of them in one list.

/// Declares the keys of the sentences a game says, as constants, and `ALL` of them for [`Game::LINES`].
///
/// [`Game::LINES`]: crate::frame::Game::LINES
macro_rules! keys {
    ($($(#[$about:meta])* pub const $NAME:ident: &str = $key:literal;)+) => {
        $($(#[$about])* pub const $NAME: &str = $key;)+

        /// All of them, in the order of declaration.
        pub const ALL: &[&str] = &[$($NAME),+];
    };
}

pub(crate) use keys;
