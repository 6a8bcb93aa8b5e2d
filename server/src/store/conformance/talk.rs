//! Chat, leases, and the end of it all.

use super::tables::{START, bot, person, set_up, step};
use crate::store::{Chat, LineWrite, NotKept, ServerId, Store, StoreError};
use futures_util::future::join_all;
use protocol::{ChatLine, MatchId, RequestId, Talker, UserId};

pub(super) fn line(
    id: MatchId,
    user: UserId,
    request: &str,
    at: u64,
    seat: Option<u8>,
    text: &str,
) -> LineWrite {
    let request = RequestId::try_from(request.to_owned()).unwrap();
    let who = Talker { name: "Ana".to_owned(), seat };
    LineWrite { id, user, request, at, who, revision: 0, text: text.to_owned() }
}

/// Keeps lines of people who may speak.
pub(super) async fn keep(store: &dyn Store, lines: &[LineWrite]) -> Vec<ChatLine> {
    store.say(lines).await.unwrap().into_iter().map(|line| line.unwrap().unwrap()).collect()
}

pub(super) async fn who_is_muted_says_nothing_until_then(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let (ana, bia) = (person(store, "Ana").await, person(store, "Bia").await);
    let before = keep(store, &[line(id, ana, "a", START, None, "before")]).await;
    assert!(store.mute(ana, START + 100).await.unwrap());
    assert!(!store.mute(UserId::new(), START).await.unwrap(), "nobody");
    let said = [
        line(id, ana, "a", START + 1, None, "sent again"),
        line(id, ana, "b", START + 99, None, "muted"),
        line(id, bia, "a", START + 99, None, "another"),
        line(id, ana, "c", START + 100, None, "after"),
    ];
    let answers = store.say(&said).await.unwrap();
    assert_eq!(answers[..2], [Ok(Some(before[0].clone())), Err(NotKept::Muted)]);
    let texts: Vec<_> = store.chat(id, 9).await.unwrap().lines.into_iter().map(|line| line.text).collect();
    assert_eq!(texts, ["before", "another", "after"]);
    assert_eq!(store.find_people("ana", 9).await.unwrap()[0].muted_until, Some(START + 100));
}

pub(super) async fn chat_keeps_its_order(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let elsewhere = set_up(store, &[bot()], |_| {}).await;
    let ana = person(store, "Ana").await;
    assert_eq!(store.chat(id, 9).await.unwrap(), Chat::default());
    // One moment for two lines, and a clock that goes back: what was said later comes later.
    let said = [
        line(id, ana, "a", START, Some(0), "first 犬"),
        line(elsewhere, ana, "a", START, None, "elsewhere"),
        line(id, ana, "b", START, None, "second"),
        line(id, ana, "c", START - 5, Some(1), "it's; drop table chat --"),
    ];
    let kept = keep(store, &said).await;
    assert_eq!(kept.iter().map(|line| line.number).collect::<Vec<_>>(), [1, 1, 2, 3]);
    assert_eq!(
        kept.iter().map(|line| &line.text).collect::<Vec<_>>(),
        said.each_ref().map(|line| &line.text)
    );
    assert_eq!(store.chat(id, 9).await.unwrap().lines, [&kept[0], &kept[2], &kept[3]].map(Clone::clone));
    assert_eq!(store.chat(id, 2).await.unwrap().lines, kept[2..]);
    assert_eq!(keep(store, &[]).await, []);
    let nowhere = line(MatchId::new(), ana, "d", START, None, "hello?");
    assert!(matches!(store.say(&[nowhere]).await, Err(StoreError::Refused(_))));
}

pub(super) async fn a_line_is_kept_once(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let (ana, bia) = (person(store, "Ana").await, person(store, "Bia").await);
    let first = keep(store, &[line(id, ana, "a", START, Some(0), "hello")]).await;
    let again = [
        line(id, ana, "a", START + 9, Some(0), "another text"),
        line(id, bia, "a", START + 9, None, "ids are each person's own"),
        line(id, bia, "a", START + 9, None, "twice in a batch"),
    ];
    let kept = keep(store, &again).await;
    assert_eq!(kept[0], first[0], "as it was said first");
    assert_eq!((kept[1].number, &kept[2]), (2, &kept[1]));
    assert_eq!(store.chat(id, 9).await.unwrap().lines.len(), 2);
}

pub(super) async fn many_who_speak_at_once_get_numbers_of_their_own(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let ana = person(store, "Ana").await;
    let say = async |n: u32| {
        let line = line(id, ana, &format!("r{n}"), START, None, "hello");
        keep(store, &[line]).await[0].number
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
    assert!(!lease(5, 15).await.is_shared(), "prolonged");
    store.release(id, server).await.unwrap();
    assert!(!lease(6, 15).await.is_shared());
    let other = set_up(store, &[bot()], |_| {}).await;
    assert_eq!(store.lease(&[id, other], server, START + 7, START + 17).await.unwrap().len(), 2);
}

pub(super) async fn who_is_there_is_told_to_other_servers(store: &dyn Store) {
    let id = set_up(store, &[bot()], |_| {}).await;
    let (here, there) = (ServerId::new_v4(), ServerId::new_v4());
    store.attend(id, there, &[0, 2].into(), START + 10).await.unwrap();
    store.attend(id, there, &[2].into(), START + 20).await.unwrap();
    store.attend(id, here, &[1].into(), START + 20).await.unwrap();
    assert_eq!(store.attending(id, here, START + 19).await.unwrap(), [2].into());
    assert_eq!(
        store.attending(id, here, START + 20).await.unwrap(),
        [].into(),
        "a silent server's word lapses"
    );
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
