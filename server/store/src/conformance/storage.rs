//! How much a database holds.

use super::fixtures::new_user;
use crate::Store;

pub(super) async fn what_a_database_holds_is_measured(store: &dyn Store) {
    let before = store.bytes_held().await.unwrap();
    assert!(before > 10_000, "{before}");
    for number in 0..500 {
        new_user(store, &format!("Somebody {number}")).await;
    }
    let after = store.bytes_held().await.unwrap();
    assert!(after > before, "{before} before, {after} after");
}
