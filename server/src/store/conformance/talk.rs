//! Chat, leases, and the end of it all.

use super::tables::{START, bot, set_up, step};
use crate::store::{ServerId, Store, StoreError};
use protocol::{ChatLine, MatchId, Talker};

fn line(at: u64, seat: Option<u8>, text: &str) -> ChatLine {
    ChatLine { at, who: Talker { name: "Ana".to_owned(), seat }, text: text.to_owned() }
}

pub(super) async fn chat_keeps_its_order(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let elsewhere = set_up(store, &[bot()], |_| {}).await;
    assert_eq!(store.chat(id, 9).await.unwrap(), []);
    // One moment for two lines, and a clock that goes back: what was said later comes later.
    let said = [
        line(START, Some(0), "first 犬"),
        line(START, None, "second"),
        line(START - 5, Some(1), "it's; drop table chat --"),
    ];
    for line in &said {
        store.say(id, line).await.unwrap();
        store.say(elsewhere, &self::line(START, None, "elsewhere")).await.unwrap();
    }
    assert_eq!(store.chat(id, 9).await.unwrap(), said);
    assert_eq!(store.chat(id, 2).await.unwrap(), said[1..]);
    assert!(matches!(store.say(MatchId::new(), &said[0]).await, Err(StoreError::Refused(_))));
}

pub(super) async fn a_lease_can_be_taken_and_given_back(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let server = ServerId::new_v4();
    let lease = async |now, until| {
        let leases = store.lease(&[id], server, START + now, START + until).await.unwrap();
        assert_eq!((leases.len(), leases[0].0), (1, id));
        leases[0].1
    };
    assert!(!lease(0, 10).await.is_shared());
    assert!(!lease(5, 15).await.is_shared(), "prolonged");
    store.release(id, server).await.unwrap();
    assert!(!lease(6, 15).await.is_shared());
    let other = set_up(store, &[bot()], |_| {}).await;
    assert_eq!(store.lease(&[id, other], server, START + 7, START + 17).await.unwrap().len(), 2);
}

pub(super) async fn a_closed_store_is_unavailable(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    store.beat(START).await.unwrap();
    assert!(store.is_writable());
    store.close().await;
    assert!(matches!(store.beat(START).await, Err(StoreError::Unavailable(_))));
    assert!(!store.is_writable());
    assert!(matches!(store.load(id).await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.commit(&[step(id, 2)]).await, Err(StoreError::Unavailable(_))));
    // Closing twice is closing once.
    store.close().await;
}
