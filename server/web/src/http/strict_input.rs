//! What may be parsed from a request.

use serde::de::DeserializeOwned;

/// A type that a client may send in a request. Only types listed in `inputs` can be parsed, which ensures that none ignores
/// unknown fields: a test adds an unknown field to each part of each sample.
pub(super) trait StrictInput: DeserializeOwned {}
