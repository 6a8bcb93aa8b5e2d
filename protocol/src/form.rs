//! What is wrong with the form of a message. The words are fixed, so they repeat nothing that was sent and tell nothing
//! that the sender may not know.

use serde::Serialize;

/// What is wrong with a message that was refused as malformed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum WrongForm {
    /// The frame is binary. Clients send only text.
    Binary,
    /// The text is not JSON.
    NotJson,
    /// Objects and lists are nested too deeply.
    TooDeep,
    /// The text is JSON, but no object.
    NotAnObject,
    /// There is no kind of message with the name in `t`.
    UnknownKind,
    /// A field is missing: `field` of the refusal names it.
    MissingField,
    /// There is a field that messages of this kind do not have.
    UnknownField,
    /// A field stands there twice.
    RepeatedField,
    /// A field has a value that it cannot have.
    WrongValue,
    /// A text has control characters.
    ControlCharacter,
    /// There was a `hello` on this socket before.
    SecondHello,
}
