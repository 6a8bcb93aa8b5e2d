//! Public pages, what users take along, and users who have asked to be erased.

use super::chat;
use super::fixtures::{START, bot, by_host, changes, clock, names_of, new_user, set_up, token, user_seat};
use super::notices::browser;
use super::sign_in::method;
use crate::invitations::UserMade;
use crate::notices::NoticeScope;
use crate::people::new_page;
use crate::people::{Belongings, Leaving};
use crate::sign_in::MethodAdded;
use crate::{
    Filter, HostAct, HostWrite, HostWritten, LineRefused, Millis, NameWritten, Store, UserFound, UserRow,
    Visit,
};
use protocol::{ListedSeat, MatchId, PageId, PublicPerson, SignInKind, TableStatus, UserId};
use records::{Removals, RemovedUser};

const WEEK: Millis = 7 * 86_400_000;

async fn page(store: &dyn Store, user: UserId) -> Option<PageId> {
    store.page_of(user).await.unwrap()
}

async fn on_page(store: &dyn Store, page: PageId) -> Option<String> {
    store.user_of_page(page).await.unwrap().map(|found| found.page.name)
}

/// A new user with a passkey.
pub(super) async fn keeper(store: &dyn Store, name: &str) -> UserId {
    let user = new_user(store, name).await;
    let passkey = method(user, SignInKind::Passkey, &user.to_string());
    assert_eq!(store.add_sign_in_method(&passkey, 9, None).await.unwrap(), MethodAdded::Added);
    user
}

/// A session that a user begins.
async fn sign_in(store: &dyn Store, user: UserId, number: u8) -> [u8; 32] {
    let mut session = token(user);
    session[31] = number;
    store.add_session(user, session, START + 2 * WEEK, START).await.unwrap();
    session
}

async fn ask_to_be_erased(store: &dyn Store, user: UserId) {
    assert_eq!(store.begin_erasure(user, START + WEEK, START).await.unwrap(), Some(START + WEEK));
}

async fn find(store: &dyn Store, user: UserId) -> UserFound {
    store.find_users(&user.to_string(), 9).await.unwrap().remove(0)
}

pub(super) async fn a_public_page_is_found_until_it_is_private(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, keeper(store, "Bia").await);
    let (first, other) = (page(store, ana).await.unwrap(), page(store, bia).await.unwrap());
    assert_ne!(first, other);
    let found = store.user_of_page(first).await.unwrap().unwrap();
    let since = "2026-09".to_owned();
    let shown = PublicPerson { name: "Ana".to_owned(), guest: true, since };
    assert_eq!((found.id, found.page), (ana, shown));
    assert!(!store.user_of_page(other).await.unwrap().unwrap().page.guest);
    assert_eq!(store.names(&[ana]).await.unwrap()[&ana].as_ref().unwrap().page, Some(first));
    assert_eq!(on_page(store, PageId(ana.0)).await, None, "the id of the user is not that of the page");
    store.set_page(ana, None, START).await.unwrap();
    assert_eq!((page(store, ana).await, on_page(store, first).await), (None, None));
    assert_eq!(store.names(&[ana]).await.unwrap()[&ana].as_ref().unwrap().page, None);
    let second = new_page();
    store.set_page(ana, Some(second), START).await.unwrap();
    assert_eq!(on_page(store, second).await.as_deref(), Some("Ana"));
    assert_eq!(on_page(store, first).await, None, "links from before lead nowhere");
    by_host(store, HostWrite::Erase { user: ana }).await;
    store.set_page(ana, Some(first), START).await.unwrap();
    assert_eq!((on_page(store, first).await, on_page(store, second).await), (None, None));
    // A guest who is somebody else now has none.
    let guest = new_user(store, "Guest").await;
    let was = page(store, guest).await.unwrap();
    assert!(store.merge(token(guest), token(bia), &clock(START)).await.unwrap().is_some());
    assert_eq!((page(store, guest).await, on_page(store, was).await), (None, None));
    assert_eq!(page(store, bia).await, Some(other));
}

pub(super) async fn only_matches_that_are_over_lead_to_pages(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    for status in [TableStatus::Gathering, TableStatus::Running, TableStatus::Over, TableStatus::Abandoned] {
        set_up(store, &[user_seat(ana)], |new| new.row.table = changes(status)).await;
    }
    let own = page(store, ana).await;
    let listed = store.list(&Filter { limit: 9, ..Filter::default() }).await.unwrap();
    assert_eq!(listed.len(), 4);
    for entry in listed {
        let ListedSeat::User { page, .. } = &entry.seats[&0].seat else { panic!("{entry:?}") };
        assert_eq!(*page, own.filter(|_| entry.status.is_over()));
    }
}

pub(super) async fn what_a_user_can_take_along_is_found(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let none = store.belongings(ana).await.unwrap();
    assert_eq!(none, Belongings::default());
    let mine = set_up(store, &[user_seat(ana), user_seat(bia)], |_| {}).await;
    let other = set_up(store, &[user_seat(bia)], |_| {}).await;
    store.watched(&[Visit { user: ana, id: other, at: START }]).await.unwrap();
    let line = |id, user, request, text| chat::line(id, user, request, START, None, text);
    let said = [line(mine, ana, "a", "one"), line(mine, bia, "a", "of Bia"), line(other, ana, "b", "two")];
    store.add_chat_lines(&said).await.unwrap();
    let found = store.belongings(ana).await.unwrap();
    assert_eq!((&found.seats, &found.watched), (&vec![mine], &vec![other]));
    let lines: Vec<(MatchId, u64, &str)> =
        found.lines.iter().map(|(id, line)| (*id, line.number, line.text.as_str())).collect();
    assert_eq!(lines, [(mine, 1, "one"), (other, 1, "two")]);
    let caio = new_user(store, "Caio").await;
    assert!(store.merge(token(ana), token(caio), &clock(START)).await.unwrap().is_some());
    let found = store.belongings(caio).await.unwrap();
    assert_eq!((found.seats, found.guests, found.lines.len()), (vec![mine], vec![ana], 2));
}

pub(super) async fn who_asked_to_be_erased_is_hidden_and_signed_out(store: &dyn Store) {
    let ana = keeper(store, "Ana").await;
    let id = set_up(store, &[user_seat(ana)], |_| {}).await;
    let own = page(store, ana).await.unwrap();
    assert!(store.offer_link(token(ana), [7; 32], START + 100, None).await.unwrap());
    ask_to_be_erased(store, ana).await;
    assert_eq!(store.begin_erasure(ana, START + 9 * WEEK, START).await.unwrap(), Some(START + WEEK));
    assert_eq!(store.begin_erasure(UserId::new(), START, START).await.unwrap(), None);
    assert_eq!(store.session(token(ana), START).await.unwrap(), None);
    assert_eq!(store.link([7; 32], START).await.unwrap(), None);
    assert_eq!(names_of(store, &[ana]).await, [(ana, None)].into());
    assert_eq!(on_page(store, own).await, None);
    let filter = Filter { player: Some("ana".to_owned()), limit: 9, ..Filter::default() };
    assert!(store.list(&filter).await.unwrap().is_empty());
    assert_eq!(store.list(&Filter { limit: 9, ..Filter::default() }).await.unwrap()[0].room, id);
    // The host still knows who it is. Nobody else takes the name meanwhile.
    let found = find(store, ana).await;
    assert_eq!((found.user.name.as_str(), found.erased_at), ("Ana", Some(START + WEEK)));
    let other = UserRow { id: UserId::new(), name: "ana".to_owned(), created: START };
    assert_eq!(store.create_user(&other, [1; 32], START).await.unwrap(), UserMade::NameTaken);
    let rename = HostWrite::Rename { user: ana, name: "Anna".to_owned() };
    assert_eq!(by_host(store, rename).await, HostWritten::NoUser);
    // A session that begins now is one for coming back, and for nothing else.
    let session = sign_in(store, ana, 1).await;
    assert_eq!(store.session(session, START).await.unwrap(), None);
    assert_eq!(store.live_sessions(&[session], START).await.unwrap(), [[0; 32]; 0]);
    let leaving = Leaving { user: ana, name: "Ana".to_owned(), due: START + WEEK };
    assert_eq!(store.leaving(session, START).await.unwrap(), Some(leaving));
    assert_eq!(store.leaving([9; 32], START).await.unwrap(), None);
    by_host(store, HostWrite::Ban { user: ana, until: START + 1 }).await;
    assert_eq!(store.leaving(session, START).await.unwrap(), None);
}

pub(super) async fn who_asked_to_be_erased_may_come_back(store: &dyn Store) {
    let (ana, bia) = (keeper(store, "Ana").await, new_user(store, "Bia").await);
    let own = page(store, ana).await;
    ask_to_be_erased(store, ana).await;
    let session = sign_in(store, ana, 1).await;
    assert_eq!(store.come_back(token(bia), START).await.unwrap(), None, "somebody who stays");
    let back = store.come_back(session, START + WEEK - 1).await.unwrap();
    assert_eq!(back, Some(UserRow { id: ana, name: "Ana".to_owned(), created: START }));
    assert_eq!(store.come_back(session, START).await.unwrap(), None);
    assert_eq!(store.session(session, START).await.unwrap().unwrap().user.name, "Ana");
    assert_eq!(names_of(store, &[ana]).await, [(ana, Some("Ana".to_owned()))].into());
    assert_eq!(store.find_users("ANA", 9).await.unwrap()[0].erased_at, None);
    assert_eq!((page(store, ana).await, store.sign_in_methods(ana).await.unwrap().len()), (own, 1));
    assert_eq!(store.erase_due(START + WEEK).await.unwrap(), 0);
    // They may ask again.
    assert_eq!(store.begin_erasure(ana, START + 2 * WEEK, START).await.unwrap(), Some(START + 2 * WEEK));
}

pub(super) async fn who_asked_to_be_erased_is_erased_in_time(store: &dyn Store) {
    let (ana, bia) = (keeper(store, "Ana").await, keeper(store, "Bia").await);
    let guest = new_user(store, "Guest").await;
    let id = set_up(store, &[user_seat(ana), user_seat(guest)], |_| {}).await;
    store.merge(token(guest), token(ana), &clock(START)).await.unwrap();
    store.add_chat_lines(&[chat::line(id, ana, "a", START, None, "hello")]).await.unwrap();
    ask_to_be_erased(store, ana).await;
    let session = sign_in(store, ana, 1).await;
    assert_eq!(store.erase_due(START + WEEK - 1).await.unwrap(), 0);
    assert_eq!(store.chat(id, 9).await.unwrap().lines.len(), 1);
    assert_eq!(store.erase_due(START + WEEK).await.unwrap(), 1);
    assert_eq!(store.erase_due(START + WEEK).await.unwrap(), 0);
    assert_eq!(store.come_back(session, START).await.unwrap(), None);
    assert!(store.chat(id, 9).await.unwrap().lines.is_empty());
    assert_eq!(store.sign_in_methods(ana).await.unwrap(), []);
    assert_eq!(names_of(store, &[ana, guest]).await, [(ana, None), (guest, None)].into());
    assert_eq!(find(store, ana).await.user.name, "");
    let audit = store.audit(9).await.unwrap();
    let erased = audit.iter().find(|row| row.user == Some(ana)).unwrap();
    assert_eq!((erased.act, erased.by.to_string().as_str()), (HostAct::Erased, "the user"));
    // The host need not wait.
    ask_to_be_erased(store, bia).await;
    assert!(matches!(by_host(store, HostWrite::Erase { user: bia }).await, HostWritten::Done { .. }));
    assert_eq!((find(store, bia).await.erased_at, store.erase_due(START + WEEK).await.unwrap()), (None, 0));
    assert_eq!(store.begin_erasure(bia, START, START).await.unwrap(), None);
    store.scrub().await.unwrap();
}

pub(super) async fn of_coming_back_and_being_erased_at_once_one_counts(store: &dyn Store) {
    for round in 0..8 {
        let ana = keeper(store, &format!("Ana {round}")).await;
        ask_to_be_erased(store, ana).await;
        let session = sign_in(store, ana, 1).await;
        let (back, erased, again) = tokio::join!(
            store.come_back(session, START + WEEK),
            store.erase_due(START + WEEK),
            store.erase_due(START + WEEK)
        );
        let (back, erased) = (back.unwrap().is_some(), erased.unwrap() + again.unwrap());
        assert_eq!(usize::from(back) + erased, 1);
        assert_eq!(names_of(store, &[ana]).await[&ana].is_some(), back);
        assert_eq!(store.sign_in_methods(ana).await.unwrap().len(), usize::from(back));
    }
}

pub(super) async fn who_is_about_to_be_erased_does_and_is_told_nothing(store: &dyn Store) {
    let (ana, bia) = (keeper(store, "Ana").await, new_user(store, "Bia").await);
    let id = set_up(store, &[user_seat(ana), user_seat(bia)], |new| {
        new.seats[0].awaited_since = Some(START + 1);
    })
    .await;
    store.add_notice_target(&browser(ana, "1"), 9).await.unwrap();
    let told = async || {
        let scope = NoticeScope::Unfinished(None);
        store.notice_candidates(&scope, START + WEEK, 9).await.unwrap().len()
    };
    assert_eq!(told().await, 1);
    ask_to_be_erased(store, ana).await;
    // Browsers are forgotten with their sessions, but other targets stay.
    store.add_notice_target(&browser(ana, "2"), 9).await.unwrap();
    assert_eq!(told().await, 0);
    let session = sign_in(store, ana, 1).await;
    let said = store.add_chat_lines(&[chat::line(id, ana, "a", START, None, "hello")]).await.unwrap();
    assert_eq!(said, [Err(LineRefused::SignedOut)]);
    assert_eq!(store.rename(ana, "Anna", START).await.unwrap(), NameWritten::NoUser);
    let more = method(ana, SignInKind::Mail, "ana@example.org");
    assert_eq!(store.add_sign_in_method(&more, 9, None).await.unwrap(), MethodAdded::NoUser);
    assert_eq!(store.merge(token(bia), session, &clock(START)).await.unwrap(), None);
    store.come_back(session, START).await.unwrap();
    assert_eq!(told().await, 1);
}

pub(super) async fn those_at_the_same_tables_are_named(store: &dyn Store) {
    let mut users = Vec::new();
    for name in ["Ana", "Bia", "Caio", "Davi"] {
        users.push(new_user(store, name).await);
    }
    let [ana, bia, caio, davi] = users[..] else { panic!("four users") };
    let named = async |limit| store.table_mates(ana, limit).await.unwrap();
    assert_eq!(named(5).await, [""; 0]);
    set_up(store, &[user_seat(bia), bot(), user_seat(ana)], |_| {}).await;
    set_up(store, &[user_seat(ana), user_seat(davi), user_seat(caio)], |_| {}).await;
    set_up(store, &[user_seat(ana), user_seat(caio)], |_| {}).await;
    assert_eq!(named(5).await, ["Caio", "Davi", "Bia"]);
    assert_eq!(named(2).await, ["Caio", "Davi"]);
    by_host(store, HostWrite::Erase { user: davi }).await;
    assert_eq!(named(2).await, ["Caio", "Bia"]);
}

pub(super) async fn who_was_removed_is_found(store: &dyn Store) {
    let mut users = Vec::new();
    for name in ["Ana", "Bia", "Caio", "Dora", "Eva"] {
        users.push(new_user(store, name).await);
    }
    let [ana, bia, caio, dora, eva] = users[..] else { unreachable!() };
    assert_eq!(store.removals(&[]).await.unwrap(), Removals::new());
    assert_eq!(store.removals(&users).await.unwrap(), Removals::new());
    let until = START + WEEK;
    by_host(store, HostWrite::Ban { user: bia, until }).await;
    ask_to_be_erased(store, caio).await;
    by_host(store, HostWrite::Erase { user: dora }).await;
    by_host(store, HostWrite::Ban { user: eva, until: START + 9 * WEEK }).await;
    by_host(store, HostWrite::Erase { user: eva }).await;
    let removed = [
        (bia, RemovedUser::Banned { until }),
        (caio, RemovedUser::Leaving),
        (dora, RemovedUser::Erased),
        (eva, RemovedUser::Erased),
    ];
    assert_eq!(store.removals(&users).await.unwrap(), removed.into());
    assert_eq!(store.removals(&[ana, caio, ana]).await.unwrap(), [(caio, RemovedUser::Leaving)].into());
}

pub(super) async fn who_was_erased_is_known(store: &dyn Store) {
    let mut users = Vec::new();
    for number in 0..1_100 {
        users.push(new_user(store, &format!("User {number}")).await);
    }
    let nobody = UserId::new();
    let erased = [users[3], users[1_000]];
    assert_eq!(store.erased_users().await.unwrap(), []);
    for user in erased {
        by_host(store, HostWrite::Erase { user }).await;
    }
    let mut found = store.erased_users().await.unwrap();
    found.sort();
    assert_eq!(found, erased);
    assert_eq!(store.not_erased(&[]).await.unwrap(), []);
    let all: Vec<UserId> = users.iter().copied().chain([nobody]).collect();
    let left = store.not_erased(&all).await.unwrap();
    assert_eq!(left.len(), 1_098);
    assert!(erased.iter().chain([&nobody]).all(|user| !left.contains(user)));
    store.scrub().await.unwrap();
}
