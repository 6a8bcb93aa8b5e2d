//! The host's actions.

use super::chat;
use super::fixtures::{START, by_host, commit, load, names_of, new_user, set_up, step, token, user_seat};
use super::people::keeper;
use crate::{Chat, HostWrite, HostWritten, LineRefused, LineWrite, NameWritten, Store, Visit};
use futures_util::future::join_all;
use protocol::{MatchId, UserId};

const DONE: HostWritten = HostWritten::Done { lines: 0 };

fn rename(user: UserId) -> HostWrite {
    HostWrite::Rename { user, name: "Nobody".to_owned() }
}

async fn table_of(store: &dyn Store, user: UserId) -> MatchId {
    set_up(store, &[user_seat(user)], |_| {}).await
}

pub(super) async fn users_are_found_by_name_and_id(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "ÉBia").await);
    table_of(store, bia).await;
    let found = async |text: &str| {
        let mut found = store.find_users(text, 9).await.unwrap();
        found.sort_by_key(|found| found.user.name.clone());
        found.into_iter().map(|found| (found.user.id, found.seats)).collect::<Vec<_>>()
    };
    assert_eq!(found("A").await, [(ana, 0), (bia, 1)]);
    assert_eq!(found("éb").await, [(bia, 1)]);
    assert_eq!(found(&bia.to_string()).await, [(bia, 1)]);
    assert_eq!(found("%").await, []);
}

pub(super) async fn a_banned_user_has_no_session(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let ban = |user| HostWrite::Ban { user, until: START + 100 };
    assert_eq!(by_host(store, ban(ana)).await, DONE);
    assert_eq!(by_host(store, ban(UserId::new())).await, HostWritten::NoUser);
    assert_eq!(store.session(token(ana), START + 99).await.unwrap(), None);
    assert_eq!(store.live_sessions(&[token(ana)], START + 99).await.unwrap(), [[0; 32]; 0]);
    assert!(store.session(token(ana), START + 100).await.unwrap().is_some());
    assert_eq!(store.find_users("ana", 9).await.unwrap()[0].banned_until, Some(START + 100));
}

fn line(id: MatchId, user: UserId, request: &str) -> LineWrite {
    chat::line(id, user, request, START, None, "hello")
}

pub(super) async fn a_user_is_renamed(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let id = table_of(store, ana).await;
    // In SQLite it is in memory and has a move that is only in the journal.
    commit(store, step(id, 2)).await;
    let before = load(store, id).await;
    assert_eq!(by_host(store, rename(ana)).await, DONE);
    assert_eq!(by_host(store, rename(UserId::new())).await, HostWritten::NoUser);
    assert_eq!(store.session(token(ana), START).await.unwrap().unwrap().user.name, "Nobody");
    let names = [(ana, Some("Nobody".to_owned())), (bia, Some("Bia".to_owned()))].into();
    assert_eq!(names_of(store, &[ana, bia]).await, names);
    // Records do not change, and what was planned before is written.
    assert_eq!(load(store, id).await, before);
    commit(store, step(id, 3)).await;
    // The user may change it again.
    assert_eq!(store.rename(ana, "Nana", START).await.unwrap(), NameWritten::Done);
}

pub(super) async fn a_user_is_erased(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let id = table_of(store, ana).await;
    store.watched(&[Visit { user: ana, id, at: START }]).await.unwrap();
    assert!(store.offer_link(token(ana), [7; 32], START + 100, None).await.unwrap());
    store.add_chat_lines(&[line(id, ana, "a"), line(id, bia, "a")]).await.unwrap();
    let before = load(store, id).await;
    let erase = |user| HostWrite::Erase { user };
    assert_eq!(by_host(store, erase(ana)).await, HostWritten::Done { lines: 1 });
    assert_eq!(by_host(store, erase(UserId::new())).await, HostWritten::NoUser);
    assert_eq!(store.session(token(ana), START).await.unwrap(), None);
    assert_eq!(store.link([7; 32], START).await.unwrap(), None);
    assert_eq!(names_of(store, &[ana]).await, [(ana, None)].into());
    let users: Vec<_> =
        store.chat(id, 9).await.unwrap().lines.into_iter().map(|line| (line.number, line.user)).collect();
    assert_eq!(users, [(2, bia)]);
    assert!(store.find_users("ana", 9).await.unwrap().is_empty());
    // Neither they nor the host can give them a name again.
    assert_eq!(store.rename(ana, "Ana", START).await.unwrap(), NameWritten::NoUser);
    assert_eq!(by_host(store, rename(ana)).await, HostWritten::NoUser);
    assert_eq!(names_of(store, &[ana]).await, [(ana, None)].into());
    store.scrub().await.unwrap();
    assert_eq!(load(store, id).await, before);
}

pub(super) async fn orders_about_nobody_write_nothing(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, keeper(store, "Bia").await);
    let (id, nobody) = (table_of(store, ana).await, UserId::new());
    let erased = new_user(store, "Caio").await;
    by_host(store, HostWrite::Erase { user: erased }).await;
    store.scrub().await.unwrap();
    let before = store.audit(99).await.unwrap();
    for user in [nobody, erased] {
        for order in [
            rename(user),
            HostWrite::Ban { user, until: START },
            HostWrite::Mute { user, until: START },
            HostWrite::SignOut { user },
            HostWrite::DeleteMessagesOf { user },
            HostWrite::Erase { user },
        ] {
            assert_eq!(by_host(store, order.clone()).await, HostWritten::NoUser, "{order:?}");
        }
    }
    let revoke = HostWrite::RevokeInvitation { id: uuid::Uuid::now_v7() };
    assert_eq!(by_host(store, revoke).await, HostWritten::NoUser);
    let taken = HostWrite::Rename { user: ana, name: "Bia".to_owned() };
    assert_eq!(by_host(store, taken).await, HostWritten::NameTaken);
    for order in [
        HostWrite::DeleteMessagesOf { user: bia },
        HostWrite::DeleteMessages { id, name: None },
        HostWrite::DeleteMessages { id, name: Some("Ana".to_owned()) },
        HostWrite::DeleteMessages { id: MatchId::new(), name: None },
    ] {
        assert_eq!(by_host(store, order.clone()).await, HostWritten::Nothing, "{order:?}");
    }
    assert_eq!(store.audit(99).await.unwrap(), before);
}

pub(super) async fn nothing_that_a_banned_or_erased_user_says_is_kept(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let id = table_of(store, ana).await;
    let first = line(id, bia, "before");
    store.add_chat_lines(&[line(id, ana, "before"), first.clone()]).await.unwrap();
    by_host(store, HostWrite::Erase { user: ana }).await;
    by_host(store, HostWrite::Ban { user: bia, until: START + 10 }).await;
    let later = LineWrite { at: START + 10, ..line(id, bia, "after") };
    let said = [line(id, ana, "b"), line(id, bia, "b"), line(id, ana, "before"), first, later];
    let answers = store.add_chat_lines(&said).await.unwrap();
    assert_eq!(answers[..2], [Err(LineRefused::SignedOut), Err(LineRefused::SignedOut)]);
    assert_eq!(answers[2], Ok(None), "it was stored, and is deleted");
    assert!(matches!(&answers[3], Ok(Some(line)) if line.number == 2), "it was stored before the ban");
    assert!(matches!(&answers[4], Ok(Some(line)) if line.number == 3));
    let kept: Vec<_> = store.chat(id, 9).await.unwrap().lines.into_iter().map(|line| line.number).collect();
    assert_eq!(kept, [2, 3]);
}

pub(super) async fn nothing_that_is_said_while_a_user_is_erased_is_kept(store: &dyn Store) {
    let bia = new_user(store, "Bia").await;
    let id = table_of(store, bia).await;
    for round in 0..8 {
        let ana = new_user(store, "Ana").await;
        let say = async |n: u32| {
            let both = [line(id, ana, &format!("a{n}")), line(id, bia, &format!("b{round}-{n}"))];
            store.add_chat_lines(&both).await.unwrap();
        };
        let erase = async {
            say(100).await;
            by_host(store, HostWrite::Erase { user: ana }).await;
        };
        tokio::join!(join_all((0..6).map(say)), erase);
        let lines = store.chat(id, 900).await.unwrap().lines;
        assert!(lines.iter().all(|line| line.user == bia), "round {round}");
        assert_eq!(lines.len(), (round + 1) * 7, "those of others are kept");
    }
}

pub(super) async fn lines_of_chat_are_deleted(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let (sat, watched) = (table_of(store, ana).await, table_of(store, bia).await);
    let caio = new_user(store, "Caio").await;
    let said = [(sat, ana), (sat, bia), (watched, ana), (watched, bia), (watched, caio)];
    let lines = said.map(|(id, user)| line(id, user, "a"));
    store.add_chat_lines(&lines).await.unwrap();
    let users = async |id| {
        store.chat(id, 9).await.unwrap().lines.into_iter().map(|line| line.user).collect::<Vec<_>>()
    };
    let delete = async |id, name: Option<&str>| {
        by_host(store, HostWrite::DeleteMessages { id, name: name.map(str::to_owned) }).await
    };
    let deleted = |lines| HostWritten::Done { lines };
    assert_eq!(by_host(store, HostWrite::DeleteMessagesOf { user: ana }).await, deleted(2));
    assert_eq!((users(sat).await, users(watched).await), (vec![bia], vec![bia, caio]));
    assert_eq!(delete(watched, Some("Caio")).await, deleted(1));
    assert_eq!(delete(watched, None).await, deleted(1));
    assert!(users(watched).await.is_empty());
    // The next line gets a new number, and a deleted line is not stored again.
    let again = [lines[3].clone(), line(watched, bia, "next")];
    let answers = store.add_chat_lines(&again).await.unwrap();
    assert_eq!(answers[0], Ok(None));
    assert!(matches!(&answers[1], Ok(Some(line)) if line.number == 4), "{answers:?}");
    let chat = store.chat(watched, 1).await.unwrap();
    assert_eq!((chat.lines.len(), chat.number), (1, 4));
    assert_eq!(delete(watched, None).await, deleted(1), "deleted lines are not counted again");
    assert_eq!(delete(watched, None).await, HostWritten::Nothing);
    assert_eq!(store.chat(watched, 9).await.unwrap(), Chat { lines: Vec::new(), number: 4 });
}
