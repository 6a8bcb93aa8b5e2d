//! Circles: people who play together.

use super::fixtures::{START, bot, by_host, changes, clock, last_step, new_user, set_up, token, user_seat};
use super::keyed::request;
use crate::circles::{
    Circle, CircleChange, CircleChanged, CircleJoined, CircleKey, CircleLimits, CircleMember, CircleOfTable,
    NewCircle,
};
use crate::{Filter, HostWrite, Millis, Store, StoreError};
use protocol::{CircleId, MatchId, TableStatus, UserId};
use uuid::Uuid;

const LIMITS: CircleLimits = CircleLimits { members: 3, circles: 2 };

fn key(number: u8) -> CircleKey {
    CircleKey([number; 16])
}

/// A circle whose link has the key with this number, made at this time.
pub(super) async fn circle_of(store: &dyn Store, owner: UserId, number: u8, at: Millis) -> CircleId {
    let id = CircleId(Uuid::new_v4());
    let new = NewCircle { id, name: "Friday", owner, key: key(number), at };
    assert!(store.make_circle(&new, LIMITS, None).await.unwrap());
    id
}

async fn join(store: &dyn Store, number: u8, user: UserId, at: Millis) -> CircleJoined {
    store.join_circle(key(number), user, LIMITS, at).await.unwrap()
}

async fn change(store: &dyn Store, id: CircleId, by: UserId, change: CircleChange) -> CircleChanged {
    store.change_circle(id, by, &change).await.unwrap()
}

/// The owner of a circle and its members, as one of them sees them.
async fn seen(store: &dyn Store, id: CircleId, viewer: UserId) -> Option<(UserId, Vec<UserId>)> {
    let circle = store.circle(id, viewer).await.unwrap()?;
    Some((circle.owner, circle.members.iter().map(|member| member.user).collect()))
}

/// The tables of a circle that a viewer finds.
async fn tables(store: &dyn Store, id: CircleId, viewer: Option<UserId>) -> Vec<MatchId> {
    let filter = Filter { circle: Some(id), requester: viewer, limit: 9, ..Filter::default() };
    store.list(&filter).await.unwrap().iter().map(|table| table.room).collect()
}

pub(super) async fn a_circle_is_seen_by_its_members_alone(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let caio = new_user(store, "Caio").await;
    let id = circle_of(store, ana, 1, START).await;
    assert_eq!(store.circle(id, bia).await.unwrap(), None);
    assert_eq!(join(store, 1, bia, START + 1).await, CircleJoined::Member(id));
    let expected = Circle {
        id,
        name: "Friday".to_owned(),
        owner: ana,
        key: key(1),
        members: vec![
            CircleMember { user: ana, joined: START },
            CircleMember { user: bia, joined: START + 1 },
        ],
        webhook: None,
    };
    assert_eq!(store.circle(id, ana).await.unwrap(), Some(expected.clone()));
    assert_eq!(store.circle(id, bia).await.unwrap(), Some(expected));
    assert_eq!(store.circle(id, caio).await.unwrap(), None);
    let listed = store.circles_of(bia).await.unwrap();
    assert_eq!((listed[0].id, listed[0].owner, listed[0].members), (id, ana, 2));
    assert_eq!(store.belongings(bia).await.unwrap().circles, listed);
    let by_link = store.circle_of_link(key(1), Some(caio)).await.unwrap().unwrap();
    assert_eq!((by_link.owner, by_link.members, by_link.is_member), (ana, 2, false));
    assert!(store.circle_of_link(key(1), Some(bia)).await.unwrap().unwrap().is_member);
    assert_eq!(store.circle_of_link(key(2), Some(bia)).await.unwrap(), None);
    assert_eq!(store.circle_of_link(key(1), None).await.unwrap().map(|found| found.is_member), Some(false));
}

pub(super) async fn a_circle_is_made_once_for_a_request(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let request = request(1, Some(ana));
    let new = |number| NewCircle {
        id: CircleId(Uuid::new_v4()),
        name: "Friday",
        owner: ana,
        key: key(number),
        at: START,
    };
    let first = new(1);
    assert!(store.make_circle(&first, LIMITS, Some(&request)).await.unwrap());
    let repeated = store.make_circle(&new(2), LIMITS, Some(&request)).await;
    assert!(matches!(repeated, Err(StoreError::MadeBefore)));
    assert_eq!(store.made(&request, None).await.unwrap().unwrap().id, Some(first.id.0));
    assert_eq!(store.circles_of(ana).await.unwrap().len(), 1);
}

pub(super) async fn a_circle_and_a_user_have_so_many_of_each_other(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let (caio, duda) = (new_user(store, "Caio").await, new_user(store, "Duda").await);
    let first = circle_of(store, ana, 1, START).await;
    circle_of(store, ana, 2, START).await;
    let third = NewCircle { id: CircleId(Uuid::new_v4()), name: "a", owner: ana, key: key(3), at: START };
    assert!(!store.make_circle(&third, LIMITS, None).await.unwrap(), "one more than allowed");
    circle_of(store, bia, 3, START).await;
    assert_eq!(join(store, 3, ana, START).await, CircleJoined::Full, "Ana is in two");
    for user in [bia, caio, bia] {
        assert_eq!(join(store, 1, user, START + 1).await, CircleJoined::Member(first));
    }
    assert_eq!(join(store, 1, duda, START + 2).await, CircleJoined::Full, "three are in it");
    assert!(store.leave_circle(first, caio).await.unwrap());
    assert_eq!(join(store, 1, duda, START + 3).await, CircleJoined::Member(first));
}

pub(super) async fn the_owner_changes_a_circle_and_nobody_else(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let caio = new_user(store, "Caio").await;
    let id = circle_of(store, ana, 1, START).await;
    join(store, 1, bia, START + 1).await;
    for wanted in [
        CircleChange::Rename("Mine".to_owned()),
        CircleChange::Renew(key(9)),
        CircleChange::SetWebhook(None),
        CircleChange::HandOver(bia),
        CircleChange::Remove(ana),
        CircleChange::End,
    ] {
        assert_eq!(change(store, id, bia, wanted.clone()).await, CircleChanged::NotOwner);
        assert_eq!(change(store, id, caio, wanted.clone()).await, CircleChanged::NotFound);
        assert_eq!(
            change(store, CircleId(Uuid::new_v4()), ana, wanted).await,
            CircleChanged::NotFound,
            "no circle"
        );
    }
    let renamed = change(store, id, ana, CircleChange::Rename("Sunday".to_owned())).await;
    assert_eq!(renamed, CircleChanged::Done);
    assert_eq!(change(store, id, ana, CircleChange::Renew(key(2))).await, CircleChanged::Done);
    let circle = store.circle(id, bia).await.unwrap().unwrap();
    assert_eq!((circle.name.as_str(), circle.key), ("Sunday", key(2)));
    assert_eq!(join(store, 1, caio, START + 2).await, CircleJoined::NoCircle, "the earlier link");
    assert_eq!(change(store, id, ana, CircleChange::HandOver(caio)).await, CircleChanged::NotFound);
    assert_eq!(change(store, id, ana, CircleChange::HandOver(bia)).await, CircleChanged::Done);
    assert_eq!(change(store, id, bia, CircleChange::Remove(bia)).await, CircleChanged::NotFound);
    assert_eq!(change(store, id, bia, CircleChange::Remove(ana)).await, CircleChanged::Done);
    assert_eq!(seen(store, id, bia).await, Some((bia, vec![bia])));
    assert_eq!(seen(store, id, ana).await, None);
}

pub(super) async fn who_has_been_a_member_the_longest_follows_the_owner(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let caio = new_user(store, "Caio").await;
    let id = circle_of(store, ana, 1, START).await;
    assert!(!store.leave_circle(id, bia).await.unwrap(), "no member");
    join(store, 1, caio, START + 1).await;
    join(store, 1, bia, START + 2).await;
    assert!(store.leave_circle(id, ana).await.unwrap());
    assert_eq!(seen(store, id, bia).await, Some((caio, vec![caio, bia])));
    by_host(store, HostWrite::Erase { user: caio }).await;
    assert_eq!(seen(store, id, bia).await, Some((bia, vec![bia])));
    by_host(store, HostWrite::Erase { user: bia }).await;
    assert_eq!(store.circle_of_link(key(1), None).await.unwrap(), None, "nobody is left");
}

pub(super) async fn memberships_come_along_with_a_guest(store: &dyn Store) {
    let (guest, ana) = (new_user(store, "Guest").await, new_user(store, "Ana").await);
    let bia = new_user(store, "Bia").await;
    let owned = circle_of(store, guest, 1, START).await;
    let both = circle_of(store, bia, 2, START).await;
    join(store, 1, ana, START + 5).await;
    join(store, 1, bia, START + 6).await;
    join(store, 2, guest, START + 7).await;
    join(store, 2, ana, START + 8).await;
    assert!(store.merge(token(guest), token(ana), &clock(START + 9)).await.unwrap().is_some());
    assert_eq!(seen(store, owned, bia).await, Some((ana, vec![ana, bia])));
    assert_eq!(seen(store, both, bia).await, Some((bia, vec![bia, ana])));
    let circle = store.circle(both, ana).await.unwrap().unwrap();
    assert_eq!(circle.members[1].joined, START + 7, "the earlier time counts");
    assert_eq!(store.circles_of(guest).await.unwrap(), []);
    // A request of the guest that was under way.
    assert_eq!(join(store, 1, guest, START + 10).await, CircleJoined::NoCircle);
}

pub(super) async fn tables_of_a_circle_are_found_by_its_members(store: &dyn Store) {
    let (ana, bia) = (new_user(store, "Ana").await, new_user(store, "Bia").await);
    let caio = new_user(store, "Caio").await;
    let id = circle_of(store, ana, 1, START).await;
    join(store, 1, bia, START).await;
    let table = set_up(store, &[user_seat(ana), bot()], |new| {
        new.circle = Some(id);
        new.row.table.status = TableStatus::Gathering;
        new.row.table.open = false;
    })
    .await;
    let other = set_up(store, &[user_seat(ana), bot()], |_| {}).await;
    assert_eq!(tables(store, id, Some(bia)).await, [table]);
    assert_eq!(tables(store, id, Some(caio)).await, []);
    assert_eq!(tables(store, id, None).await, []);
    let known = CircleOfTable::Known { id, name: "Friday".to_owned() };
    let of_table = async |table, viewer| store.circle_of_table(table, viewer).await.unwrap();
    assert_eq!(of_table(table, Some(bia)).await, known);
    assert_eq!(of_table(table, Some(caio)).await, CircleOfTable::Hidden);
    assert_eq!(of_table(table, None).await, CircleOfTable::Hidden);
    assert_eq!(of_table(other, Some(ana)).await, CircleOfTable::None);
    let invitations = async |viewer| store.circle_invitations(id, viewer).await.unwrap();
    assert_eq!(invitations(bia).await, [(table, "come-in".to_owned())].into());
    assert_eq!(invitations(caio).await, [].into());
}

pub(super) async fn a_rematch_is_played_in_the_same_circle(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let id = circle_of(store, ana, 1, START).await;
    let first = set_up(store, &[user_seat(ana), bot()], |new| new.circle = Some(id)).await;
    let mut rematch = super::fixtures::table(&[user_seat(ana), bot()]);
    rematch.row.rematch_of = Some(first);
    let next = rematch.row.id;
    let mut ends = last_step(first, 2);
    ends.table = Some(changes(TableStatus::Over));
    ends.next = Some(Box::new(rematch));
    assert_eq!(store.commit(&[ends]).await.unwrap(), [Ok(())]);
    let mut found = tables(store, id, Some(ana)).await;
    found.sort();
    assert_eq!(found, [first, next]);
}

pub(super) async fn matches_outlast_their_circle(store: &dyn Store) {
    let ana = new_user(store, "Ana").await;
    let id = circle_of(store, ana, 1, START).await;
    let table = set_up(store, &[user_seat(ana), bot()], |new| new.circle = Some(id)).await;
    assert_eq!(change(store, id, ana, CircleChange::End).await, CircleChanged::Done);
    assert!(store.header(table).await.unwrap().is_some());
    assert_eq!(store.circle_of_table(table, Some(ana)).await.unwrap(), CircleOfTable::None);
    assert_eq!((tables(store, id, Some(ana)).await, seen(store, id, ana).await), (vec![], None));
    assert_eq!(change(store, id, ana, CircleChange::End).await, CircleChanged::NotFound);
    // A table that somebody sets up at the same moment is in none.
    let late = set_up(store, &[user_seat(ana), bot()], |new| new.circle = Some(id)).await;
    assert_eq!(store.circle_of_table(late, Some(ana)).await.unwrap(), CircleOfTable::None);
}
