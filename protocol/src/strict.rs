//! Refuses unknown fields where serde's `deny_unknown_fields` does not.

use serde::{Deserialize, Deserializer};

/// For `deserialize_with` on variants without fields of an internally tagged enum. In such variants serde ignores unknown
/// fields even if the enum has `deny_unknown_fields`.
pub(crate) fn nothing_else<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(deserializer).map(|Nothing {}| ())
}
