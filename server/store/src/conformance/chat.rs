//! Chat, leases and closing.

use super::fixtures::{START, bot, by_host, new_user, set_up, step};
use crate::{Chat, HostWrite, HostWritten, LineRefused, LineWrite, ServerId, Store, StoreError, StoredLine};
use futures_util::future::join_all;
use protocol::{MatchId, RequestId, UserId};

pub(super) fn line(
    id: MatchId,
    user: UserId,
    request: &str,
    at: u64,
    seat: Option<u8>,
    text: &str,
) -> LineWrite {
    let request = RequestId::try_from(request.to_owned()).unwrap();
    LineWrite { id, user, request, at, seat, text: text.to_owned() }
}

/// Stores lines and asserts that all are accepted.
pub(super) async fn store_lines(store: &dyn Store, lines: &[LineWrite]) -> Vec<StoredLine> {
    store.add_chat_lines(lines).await.unwrap().into_iter().map(|line| line.unwrap().unwrap()).collect()
}

pub(super) async fn lines_of_a_muted_user_are_not_stored(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let before = store_lines(store, &[line(id, ana, "a", START, None, "before")]).await;
    let mute = |user| HostWrite::Mute { user, until: START + 100 };
    assert_eq!(by_host(store, mute(ana)).await, HostWritten::Done { lines: 0 });
    assert_eq!(by_host(store, mute(UserId::new())).await, HostWritten::NoUser);
    let said = [
        line(id, ana, "a", START + 1, None, "sent again"),
        line(id, ana, "b", START + 99, None, "muted"),
        line(id, bia, "a", START + 99, None, "another"),
        line(id, ana, "c", START + 100, None, "after"),
    ];
    let answers = store.add_chat_lines(&said).await.unwrap();
    assert_eq!(answers[..2], [Ok(Some(before[0].clone())), Err(LineRefused::Muted)]);
    let texts: Vec<_> = store.chat(id, 9).await.unwrap().lines.into_iter().map(|line| line.text).collect();
    assert_eq!(texts, ["before", "another", "after"]);
    assert_eq!(store.find_users("ana", 9).await.unwrap()[0].muted_until, Some(START + 100));
}

pub(super) async fn chat_lines_keep_their_order(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let elsewhere = set_up(store, &[bot()], |_| {}).await;
    let ana = new_user(store, "Ana").await;
    assert_eq!(store.chat(id, 9).await.unwrap(), Chat::default());
    // Two lines at the same time, and a clock that goes back: the numbers follow the order of storing.
    let said = [
        line(id, ana, "a", START, Some(0), "first 犬"),
        line(elsewhere, ana, "a", START, None, "elsewhere"),
        line(id, ana, "b", START, None, "second"),
        line(id, ana, "c", START - 5, Some(1), "it's; drop table chat --"),
    ];
    let kept = store_lines(store, &said).await;
    assert_eq!(kept.iter().map(|line| line.number).collect::<Vec<_>>(), [1, 1, 2, 3]);
    assert_eq!(
        kept.iter().map(|line| &line.text).collect::<Vec<_>>(),
        said.each_ref().map(|line| &line.text)
    );
    assert_eq!(store.chat(id, 9).await.unwrap().lines, [&kept[0], &kept[2], &kept[3]].map(Clone::clone));
    assert_eq!(store.chat(id, 2).await.unwrap().lines, kept[2..]);
    assert_eq!(store_lines(store, &[]).await, []);
    let nowhere = line(MatchId::new(), ana, "d", START, None, "hello?");
    assert!(matches!(store.add_chat_lines(&[nowhere]).await, Err(StoreError::Refused(_))));
}

pub(super) async fn a_line_is_stored_once(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let first = store_lines(store, &[line(id, ana, "a", START, Some(0), "hello")]).await;
    let again = [
        line(id, ana, "a", START + 9, Some(0), "another text"),
        line(id, bia, "a", START + 9, None, "request ids are per user"),
        line(id, bia, "a", START + 9, None, "twice in a batch"),
    ];
    let kept = store_lines(store, &again).await;
    assert_eq!(kept[0], first[0], "as it was stored first");
    assert_eq!((kept[1].number, &kept[2]), (2, &kept[1]));
    assert_eq!(store.chat(id, 9).await.unwrap().lines.len(), 2);
}

pub(super) async fn concurrent_lines_get_distinct_numbers(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let ana = new_user(store, "Ana").await;
    let say = async |n: u32| {
        let line = line(id, ana, &format!("r{n}"), START, None, "hello");
        store_lines(store, &[line]).await[0].number
    };
    let mut numbers = join_all((0..12).map(say)).await;
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=12).collect::<Vec<u64>>());
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
    assert!(!lease(5, 15).await.is_shared(), "renewed");
    store.release(id, server).await.unwrap();
    assert!(!lease(6, 15).await.is_shared());
    let other = set_up(store, &[bot()], |_| {}).await;
    assert_eq!(store.lease(&[id, other], server, START + 7, START + 17).await.unwrap().len(), 2);
}

pub(super) async fn presence_is_visible_to_other_servers(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let (here, there) = (ServerId::new_v4(), ServerId::new_v4());
    store.record_presence(id, there, &[0, 2].into(), START + 10).await.unwrap();
    store.record_presence(id, there, &[2].into(), START + 20).await.unwrap();
    store.record_presence(id, here, &[1].into(), START + 20).await.unwrap();
    assert_eq!(store.present_elsewhere(id, here, START + 19).await.unwrap(), [2].into());
    assert_eq!(
        store.present_elsewhere(id, here, START + 20).await.unwrap(),
        [].into(),
        "the presence of a dead server expires"
    );
}

pub(super) async fn a_closed_store_is_unavailable(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    store.heartbeat(START).await.unwrap();
    assert!(store.is_writable());
    store.close().await;
    assert!(matches!(store.heartbeat(START).await, Err(StoreError::Unavailable(_))));
    assert!(!store.is_writable());
    assert!(matches!(store.load(id).await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.commit(&[step(id, 2)]).await, Err(StoreError::Unavailable(_))));
    // Closing twice does no harm.
    store.close().await;
}
