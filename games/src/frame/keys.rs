//! A macro for the text keys of a game.

/// Declares text keys as constants, and the list `ALL` of them for [`Presentation::TEXT_KEYS`].
///
/// [`Presentation::TEXT_KEYS`]: crate::frame::Presentation::TEXT_KEYS
macro_rules! keys {
    ($($(#[$about:meta])* pub const $NAME:ident: &str = $key:literal;)+) => {
        $($(#[$about])* pub const $NAME: &str = $key;)+

        /// All keys, in the order of declaration.
        pub const ALL: &[&str] = &[$($NAME),+];
    };
}

pub(crate) use keys;
