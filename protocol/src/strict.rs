//! Nothing unknown is passed over.

use serde::{Deserialize, Deserializer};

/// Reads a variant without fields, and refuses any. To be named as `deserialize_with` of each such variant that a client
/// sends: of a tagged enum, serde passes over the fields of these, also where it is told to deny unknown ones.
pub(crate) fn nothing_else<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(deserializer).map(|Nothing {}| ())
}
