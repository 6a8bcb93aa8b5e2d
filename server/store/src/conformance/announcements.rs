//! What the host announces.

use super::fixtures::{START, by_host};
use crate::{HostAct, HostWrite, HostWritten, Store};
use protocol::{Announced, Announcement, AnnouncementId};
use std::slice;
use uuid::Uuid;

const DONE: HostWritten = HostWritten::Done { lines: 0 };

fn announcement(says: Announced, from: u64, until: u64) -> Announcement {
    Announcement { id: AnnouncementId(Uuid::now_v7()), says, from, until }
}

pub(super) async fn announcements_are_kept_until_they_are_over_or_withdrawn(store: &dyn Store) {
    let later = START + 100;
    let cake = announcement(Announced::Text { text: "Cake “for all” 🍰".to_owned() }, later, later + 50);
    let closed = Announced::Closed { from: START + 10, until: START + 20 };
    let closed = announcement(closed, START, START + 20);
    let restart = announcement(Announced::Restart { at: START + 9 }, START, START + 9);
    for one in [&cake, &closed, &restart] {
        assert_eq!(by_host(store, HostWrite::Announce(one.clone())).await, DONE);
    }
    let found = async |now| store.announcements(now).await.unwrap();
    assert_eq!(found(START).await, [restart.clone(), closed.clone(), cake.clone()], "what is over first");
    assert_eq!(found(START + 9).await, [closed.clone(), cake.clone()]);
    let withdraw = || HostWrite::WithdrawAnnouncement { id: closed.id };
    assert_eq!(by_host(store, withdraw()).await, DONE);
    assert_eq!(by_host(store, withdraw()).await, HostWritten::NoUser);
    assert_eq!(found(START + 9).await, slice::from_ref(&cake));
    store.delete_expired(START + 9).await.unwrap();
    assert_eq!(found(START).await, [cake], "what is over is deleted");
    let acts: Vec<HostAct> = store.audit(9).await.unwrap().into_iter().map(|row| row.act).collect();
    let announced = HostAct::Announced;
    assert_eq!(acts, [HostAct::AnnouncementWithdrawn, announced, announced, announced]);
}
