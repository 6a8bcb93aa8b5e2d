//! Everything that is read of requests: bodies and parameters.

use super::matches::AsWhom;
use super::me::Name;
use super::search::Search;
use protocol::{EndSession, NewTable, Redeem};
use serde::de::DeserializeOwned;

/// What a client may send in a request. Only what is listed here is read, so that nothing unknown is passed over anywhere:
/// a test adds something to each part of each sample.
pub(super) trait Sent: DeserializeOwned {}

/// Lists what is sent, with samples that have every field and every word between them.
macro_rules! sent {
    ($($kind:ty: [$($sample:tt),+ $(,)?]),+ $(,)?) => {
        $(impl Sent for $kind {})+

        #[cfg(test)]
        #[test]
        fn nothing_unknown_is_read_of_a_request() {
            $(crate::strictness::check::<$kind>(&[$(serde_json::json!($sample)),+], &["options"]);)+
        }
    };
}

sent! {
    Name: [{"name": "Ana"}],
    NewTable: [
        {
            "game": "draftosaurus", "seats": 2, "options": {}, "pace": {"kind": "free"}, "open": true,
            "against": "easy"
        },
        {"game": "draftosaurus", "seats": 2, "pace": {"kind": "live", "minutes": 5}, "against": "good"},
        {"game": "draftosaurus", "seats": 2, "pace": {"kind": "days", "days": 2}},
    ],
    Redeem: [{"token": "0a", "replace": true}],
    EndSession: [{"session": "0a"}],
    Search: [{
        "game": "draftosaurus", "player": "a", "from": "1", "before": "2", "mine": "1", "after": "", "status": "over"
    }],
    AsWhom: [{"as": "watch"}],
}
