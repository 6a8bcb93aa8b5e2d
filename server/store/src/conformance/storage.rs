//! How much a database holds.

use super::fixtures::new_user;
use crate::Store;

/// Other tests share the database of PostgreSQL, which shrinks whenever one of them ends.
const TRIES: usize = 10;

pub(super) async fn what_a_database_holds_is_measured(store: &dyn Store) {
    let mut measured = Vec::new();
    for _ in 0..TRIES {
        let before = store.bytes_held().await.unwrap();
        assert!(before > 10_000, "{before}");
        for number in 0..500 {
            new_user(store, &format!("Somebody {number}")).await;
        }
        let after = store.bytes_held().await.unwrap();
        if after > before {
            return;
        }
        measured.push((before, after));
    }
    panic!("it never grew: {measured:?}");
}
