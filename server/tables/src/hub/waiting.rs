//! Sends users the lists of tables that wait for their move.

use super::{Hub, lock};
use base::clock::Clock;
use protocol::{ServerMessage, UserId};
use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::Store;
use tokio::sync::Notify;

/// The pause between two rounds of sending. Changes in between are sent together.
const PAUSE: Duration = Duration::from_millis(500);
/// The most users in one round; the others follow in the next. This keeps the queries for lists from delaying moves in
/// the database.
const MAX_PER_ROUND: usize = 100;
/// The pause after a round whose lists the store did not have in full.
const RETRY: Duration = Duration::from_secs(2);

/// The users whose list of waiting tables has changed.
#[derive(Debug, Default)]
pub struct WaitingLists {
    /// Contains only users with a socket, each once, so it never has more entries than there are sockets.
    changed: Mutex<Changed>,
    news: Notify,
}

#[derive(Debug, Default)]
struct Changed {
    queued: HashSet<UserId>,
    order: VecDeque<UserId>,
}

impl WaitingLists {
    /// Records that a table began or stopped waiting for these users.
    pub fn mark_changed(&self, hub: &Hub, users: impl IntoIterator<Item = UserId>) {
        let here = users.into_iter().filter(|&user| hub.is_connected(user));
        let mut changed = lock(&self.changed);
        for user in here {
            if changed.queued.insert(user) {
                changed.order.push_back(user);
            }
        }
        if !changed.order.is_empty() {
            self.news.notify_one();
        }
    }

    /// Sends changed lists forever.
    pub async fn run(&self, hub: &Hub, store: &dyn Store, clock: &Clock) {
        loop {
            self.news.notified().await;
            let (users, more) = self.take();
            let is_done = send_lists(hub, store, &users).await;
            if !is_done {
                // No later change may come, so these lists are sent again.
                self.mark_changed(hub, users);
            }
            clock.sleep(if is_done { PAUSE } else { RETRY }).await;
            if more {
                self.news.notify_one();
            }
        }
    }

    fn take(&self) -> (Vec<UserId>, bool) {
        let mut changed = lock(&self.changed);
        let count = changed.order.len().min(MAX_PER_ROUND);
        let users: Vec<UserId> = changed.order.drain(..count).collect();
        for user in &users {
            changed.queued.remove(user);
        }
        (users, !changed.order.is_empty())
    }
}

/// Returns whether the users now have their latest lists.
async fn send_lists(hub: &Hub, store: &dyn Store, users: &[UserId]) -> bool {
    let here: Vec<UserId> = users.iter().copied().filter(|&user| hub.is_connected(user)).collect();
    let found = match store.waiting_for(&here).await {
        Ok(found) => found,
        Err(error) => {
            tracing::warn!(%error, "lists of waiting tables could not be read and will be sent later");
            return false;
        }
    };
    for (user, tables) in here.into_iter().zip(found.tables) {
        let frame = room::encode(&ServerMessage::Waiting { tables });
        for socket in hub.connections_of(user) {
            Arc::as_ref(&socket).send(&frame);
        }
    }
    found.is_latest
}
