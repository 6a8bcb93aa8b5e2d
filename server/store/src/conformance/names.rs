//! Names that are kept by a way to sign in.

use super::databases::{Folder, in_schema, open};
use super::fixtures::{START, by_host, new_user, token};
use super::sign_in::method;
use crate::invitations::UserMade;
use crate::sign_in::{MethodAdded, SignInMethod};
use crate::{Change, HostWrite, HostWritten, NameWritten, Position, Store, UserAct, UserRow};
use futures_util::future::join_all;
use protocol::{SignInKind, UserId};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection};
use std::path::Path;

/// Adds a passkey to a user.
async fn keep(store: &dyn Store, user: UserId, key: &str) -> MethodAdded {
    store.add_sign_in_method(&method(user, SignInKind::Passkey, key), 9, None).await.unwrap()
}

/// A user whose name is kept.
async fn keeper(store: &dyn Store, name: &str) -> UserId {
    let user = new_user(store, name).await;
    assert_eq!(keep(store, user, &user.to_string()).await, MethodAdded::Added);
    user
}

/// Somebody new wants this name.
async fn arrive(store: &dyn Store, name: &str) -> UserMade {
    let user = UserId::new();
    let row = UserRow { id: user, name: name.to_owned(), created: START };
    let written = store.create_user(&row, token(user), START + 9).await.unwrap();
    let is_there = store.session(token(user), START).await.unwrap().is_some();
    assert_eq!(is_there, written == UserMade::Made, "{name}");
    written
}

async fn is_guest(store: &dyn Store, user: UserId) -> bool {
    store.names(&[user]).await.unwrap()[&user].as_ref().unwrap().is_guest
}

pub(super) async fn a_kept_name_is_nobody_elses(store: &dyn Store) {
    keeper(store, "Alice").await;
    let (bia, caio) = (new_user(store, "Bia").await, keeper(store, "Caio").await);
    for name in ["Alice", "ALICE", "Al ice", "AIice", "Ａlice", "\u{410}lice"] {
        assert_eq!(arrive(store, name).await, UserMade::NameTaken, "{name}");
        for user in [bia, caio] {
            assert_eq!(store.rename(user, name, START).await.unwrap(), NameWritten::Taken, "{name}");
        }
        let rename = HostWrite::Rename { user: bia, name: name.to_owned() };
        assert_eq!(by_host(store, rename).await, HostWritten::NameTaken);
    }
    let name = store.session(token(caio), START).await.unwrap().unwrap().user.name;
    assert_eq!(name, "Caio");
    assert_eq!(arrive(store, "Alice 2").await, UserMade::Made);
    // What was refused has released nothing.
    assert_eq!(arrive(store, "caio").await, UserMade::NameTaken);
}

pub(super) async fn a_name_is_kept_as_long_as_there_is_a_way_to_sign_in(store: &dyn Store) {
    let ana = keeper(store, "Ana").await;
    let second = method(ana, SignInKind::Mail, "ana@example.org");
    assert_eq!(store.add_sign_in_method(&second, 9, None).await.unwrap(), MethodAdded::Added);
    // They may write it otherwise, and have another one, which is kept at once; nobody keeps the one from before.
    assert_eq!(store.rename(ana, "ANA", START).await.unwrap(), NameWritten::Done);
    assert_eq!(arrive(store, "ana").await, UserMade::NameTaken);
    assert_eq!(store.rename(ana, "Clara", START).await.unwrap(), NameWritten::Done);
    assert_eq!(arrive(store, "clara").await, UserMade::NameTaken);
    assert_eq!(arrive(store, "Ana").await, UserMade::Made);
    let methods = store.sign_in_methods(ana).await.unwrap();
    assert!(store.remove_sign_in_method(ana, methods[0].id, START).await.unwrap());
    assert_eq!(arrive(store, "Clara").await, UserMade::NameTaken, "there is another way");
    assert!(store.remove_sign_in_method(ana, methods[1].id, START).await.unwrap());
    assert_eq!(arrive(store, "Clara").await, UserMade::Made);
    // Servers hear when somebody is a guest no more, and when they are again.
    let told = store.entries_about_people(Position::default()).await.unwrap().entries;
    let renamed = Change::ByUser { user: ana, act: UserAct::Renamed };
    assert_eq!(told.iter().filter(|entry| entry.change == renamed).count(), 5);

    let bia = keeper(store, "Bia").await;
    by_host(store, HostWrite::Erase { user: bia }).await;
    assert_eq!(arrive(store, "Bia").await, UserMade::Made);
}

pub(super) async fn who_is_called_like_a_kept_name_is_a_guest_and_chooses_another(store: &dyn Store) {
    let (ana, other) = (new_user(store, "Ana").await, new_user(store, "ana").await);
    assert!(!is_guest(store, other).await, "nobody keeps a name here");
    assert!(store.can_keep_name(other).await.unwrap());
    assert_eq!(keep(store, ana, "ana").await, MethodAdded::Added);
    assert!(is_guest(store, other).await && !is_guest(store, ana).await);
    // They go on under it, but cannot choose or keep it.
    assert_eq!(store.session(token(other), START).await.unwrap().unwrap().user.name, "ana");
    assert_eq!(store.rename(other, "ana", START).await.unwrap(), NameWritten::Taken);
    assert!(!store.can_keep_name(other).await.unwrap() && store.can_keep_name(ana).await.unwrap());
    assert_eq!(keep(store, other, "other").await, MethodAdded::NameTaken);
    assert_eq!(store.sign_in_methods(other).await.unwrap(), []);
    assert_eq!(store.rename(other, "Zoe", START).await.unwrap(), NameWritten::Done);
    assert_eq!(keep(store, other, "other").await, MethodAdded::Added);
    assert!(!is_guest(store, other).await);
    // A way that somebody has already keeps no name.
    let caio = new_user(store, "Caio").await;
    assert_eq!(keep(store, caio, "ana").await, MethodAdded::Taken);
    assert_eq!(arrive(store, "Caio").await, UserMade::Made);
}

pub(super) async fn of_two_who_keep_a_name_at_once_one_does(store: &dyn Store) {
    for round in 0..8 {
        let (name, written) = (format!("Ana {round}"), format!("ANA{round}"));
        let (one, two) = (new_user(store, &name).await, new_user(store, &written).await);
        let key = |user: UserId| format!("{round}-{user}");
        let (first, second) = (key(one), key(two));
        let added = tokio::join!(keep(store, one, &first), keep(store, two, &second));
        let mut added = [added.0, added.1];
        added.sort_by_key(|added| *added == MethodAdded::Added);
        assert_eq!(added, [MethodAdded::NameTaken, MethodAdded::Added]);
        let guests = [is_guest(store, one).await, is_guest(store, two).await];
        assert!(guests[0] != guests[1]);
    }
    // Users who swap their names do not wait for each other.
    let (one, two) = (keeper(store, "One").await, keeper(store, "Two").await);
    for round in 0..8 {
        let swap = |user, name| store.rename(user, name, START + round);
        let (first, second) = tokio::join!(swap(one, "Two"), swap(two, "One"));
        assert_eq!([first.unwrap(), second.unwrap()], [NameWritten::Taken; 2]);
    }
}

pub(super) async fn a_name_that_is_taken_while_it_is_kept_belongs_to_one(store: &dyn Store) {
    for round in 0..8 {
        let name = format!("Ana {round}");
        let ana = new_user(store, &name).await;
        let key = format!("key {round}");
        let (added, arrived) =
            tokio::join!(keep(store, ana, &key), join_all((0..4).map(|_| arrive(store, &name))));
        assert_eq!(added, MethodAdded::Added);
        assert!(!is_guest(store, ana).await);
        // Users who took the name before it was kept are guests now; after that nobody could take it.
        let found = store.find_users(&name, 9).await.unwrap();
        for user in found.iter().map(|found| found.user.id).filter(|user| *user != ana) {
            assert!(is_guest(store, user).await, "{arrived:?}");
        }
        assert_eq!(arrive(store, &name).await, UserMade::NameTaken);
    }
}

/// Opens a store with names from before names were kept. `forget` deletes what is stored of kept names.
async fn names_of_before(url: &str, forget: impl AsyncFn()) {
    let store = open(Some(url), Path::new("/nowhere")).await.unwrap();
    let (ana, bia) = (keeper(&*store, "Ana").await, keeper(&*store, "Bia").await);
    let second = method(bia, SignInKind::Mail, "bia@example.org");
    assert_eq!(store.add_sign_in_method(&second, 9, None).await.unwrap(), MethodAdded::Added);
    forget().await;
    let guest = UserRow { id: UserId::new(), name: "ANA".to_owned(), created: START };
    assert_eq!(store.create_user(&guest, token(guest.id), START + 9).await.unwrap(), UserMade::Made);
    let late = method(guest.id, SignInKind::Mail, "late@example.org");
    let late = SignInMethod { added: START + 1, ..late };
    assert_eq!(store.add_sign_in_method(&late, 9, None).await.unwrap(), MethodAdded::Added);
    forget().await;
    store.close().await;

    let store = open(Some(url), Path::new("/nowhere")).await.unwrap();
    assert_eq!(arrive(&*store, "ana").await, UserMade::NameTaken);
    assert_eq!(arrive(&*store, "bia").await, UserMade::NameTaken);
    let guests = [ana, bia, guest.id].map(|user| is_guest(&*store, user));
    assert_eq!(join_all(guests).await, [false, false, true], "the first one counts");
    // They are asked for another name before they add more.
    let more = method(guest.id, SignInKind::Mail, "more@example.org");
    assert_eq!(store.add_sign_in_method(&more, 9, None).await.unwrap(), MethodAdded::NameTaken);
    assert_eq!(store.rename(guest.id, "Zoe", START).await.unwrap(), NameWritten::Done);
    assert!(!is_guest(&*store, guest.id).await);
    store.close().await;
}

#[tokio::test]
async fn names_of_before_are_kept_on_sqlite() {
    let folder = Folder::new();
    let path = folder.database();
    names_of_before(&format!("sqlite:{}", path.display()), async || {
        let mut file = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
        sqlx::query("delete from kept_name").execute(&mut file).await.unwrap();
        file.close().await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn names_of_before_are_kept_on_postgres() {
    in_schema(async |url| {
        names_of_before(url, async || {
            let mut database = PgConnection::connect(url).await.unwrap();
            sqlx::query("delete from kept_name").execute(&mut database).await.unwrap();
        })
        .await;
    })
    .await;
}
