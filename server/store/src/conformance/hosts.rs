//! Who may open the host's page.

use super::fixtures::{START, by_host, new_user, token};
use super::people::keeper;
use crate::hosts::{HostAccess, NewHostLink};
use crate::{HostAct, HostWrite, HostWritten, Store};
use protocol::UserId;

const DONE: HostWritten = HostWritten::Done { lines: 0 };
const UNTIL: u64 = START + 900;

async fn access(store: &dyn Store, session: [u8; 32], now: u64) -> Option<HostAccess> {
    store.host_access(&[[99; 32], session], &[], now).await.unwrap()
}

async fn visit(store: &dyn Store, visit: [u8; 32], now: u64) -> Option<HostAccess> {
    store.host_access(&[], &[visit], now).await.unwrap()
}

async fn make_link(store: &dyn Store, token: [u8; 32]) -> HostWritten {
    by_host(store, HostWrite::MakeHostLink(NewHostLink { token, ends: START + 10 })).await
}

async fn names(store: &dyn Store) -> Vec<String> {
    store.hosts().await.unwrap().into_iter().map(|found| found.user.name).collect()
}

pub(super) async fn whom_the_host_named_opens_the_page_when_signed_in(store: &dyn Store) {
    let (ana, bia) = (keeper(store, "Ana").await, new_user(store, "Bia").await);
    store.add_session(ana, [1; 32], UNTIL, START + 3).await.unwrap();
    assert_eq!(access(store, [1; 32], START).await, None);
    assert_eq!(by_host(store, HostWrite::NameHost { user: ana }).await, DONE);
    assert_eq!(by_host(store, HostWrite::NameHost { user: ana }).await, HostWritten::Nothing, "once");
    assert_eq!(by_host(store, HostWrite::NameHost { user: bia }).await, HostWritten::Guest);
    assert_eq!(by_host(store, HostWrite::NameHost { user: UserId::new() }).await, HostWritten::NoUser);
    assert_eq!(names(store).await, ["Ana"]);
    let named = |proved| Some(HostAccess::Named { user: ana, proved });
    assert_eq!(access(store, [1; 32], START).await, named(Some(START + 3)));
    assert_eq!(access(store, token(ana), START).await, named(None), "who has never signed in there");
    assert_eq!(access(store, token(bia), START).await, None);
    assert_eq!(access(store, [1; 32], UNTIL).await, None, "the session has ended");

    // A session that a link opened, until its user signs in there.
    assert!(store.offer_link([1; 32], [2; 32], UNTIL, None).await.unwrap());
    assert!(store.redeem_link([2; 32], START, [3; 32], UNTIL, None).await.unwrap().is_some());
    assert_eq!(access(store, [3; 32], START).await, None);
    store.prove_session([3; 32], START + 5).await.unwrap();
    assert_eq!(access(store, [3; 32], START).await, named(Some(START + 5)));

    by_host(store, HostWrite::Ban { user: ana, until: START + 100 }).await;
    assert_eq!(access(store, [1; 32], START + 99).await, None);
    assert_eq!(access(store, [1; 32], START + 100).await, named(Some(START + 3)));
    assert_eq!(by_host(store, HostWrite::UnnameHost { user: ana }).await, DONE);
    assert_eq!(by_host(store, HostWrite::UnnameHost { user: ana }).await, HostWritten::NoUser);
    assert_eq!(access(store, [1; 32], START + 100).await, None);
    let acts: Vec<HostAct> = store.audit(9).await.unwrap().into_iter().map(|row| row.act).collect();
    assert_eq!(acts, [HostAct::HostUnnamed, HostAct::Banned, HostAct::HostNamed]);
}

pub(super) async fn an_erased_host_is_none(store: &dyn Store) {
    let ana = keeper(store, "Ana").await;
    by_host(store, HostWrite::NameHost { user: ana }).await;
    by_host(store, HostWrite::Erase { user: ana }).await;
    assert!(names(store).await.is_empty());
    assert_eq!(by_host(store, HostWrite::NameHost { user: ana }).await, HostWritten::NoUser);
    assert_eq!(make_link(store, [1; 32]).await, DONE, "nobody is named");
}

pub(super) async fn a_link_opens_the_page_while_no_host_is_named(store: &dyn Store) {
    assert_eq!(make_link(store, [1; 32]).await, DONE);
    let open = async |link: u8, browser: u8, now| {
        store.open_by_host_link([link; 32], [browser; 32], START + 60, now).await.unwrap()
    };
    assert!(!open(7, 1, START).await, "there is no such link");
    assert!(!open(1, 1, START + 10).await, "it works no more");
    let (one, two) = tokio::join!(open(1, 1, START), open(1, 2, START));
    assert!(one != two, "once");
    let browser = if one { 1 } else { 2 };
    assert!(open(1, browser, START).await, "the same browser did not hear the answer");
    assert!(!open(1, 3 - browser, START).await);
    assert_eq!(visit(store, [browser; 32], START + 59).await, Some(HostAccess::ByLink));
    assert_eq!(visit(store, [browser; 32], START + 60).await, None);
    assert_eq!(visit(store, [3 - browser; 32], START).await, None);

    // Whoever is named comes in by signing in, and nobody by a link.
    assert_eq!(make_link(store, [4; 32]).await, DONE);
    let ana = keeper(store, "Ana").await;
    by_host(store, HostWrite::NameHost { user: ana }).await;
    assert_eq!(visit(store, [browser; 32], START).await, None);
    assert!(!open(4, 4, START).await);
    assert_eq!(make_link(store, [5; 32]).await, HostWritten::Nothing);
}
