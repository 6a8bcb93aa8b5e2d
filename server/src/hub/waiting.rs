//! Tells people which tables wait for them.

use super::{Hub, lock};
use crate::clock::Clock;
use crate::store::Store;
use protocol::{ServerMessage, UserId};
use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;

/// How often lists are sent out: changes in between are told together.
const PAUSE: Duration = Duration::from_millis(500);
/// People told in one go. The others come next: lists never take the database away from moves.
const MOST_AT_ONCE: usize = 100;

/// The people whose list of waiting tables has changed.
#[derive(Debug, Default)]
pub struct WaitingLists {
    /// Only people with a socket are noted, each once, so there are never more than sockets.
    changed: Mutex<Changed>,
    news: Notify,
}

#[derive(Debug, Default)]
struct Changed {
    known: HashSet<UserId>,
    order: VecDeque<UserId>,
}

impl WaitingLists {
    /// Notes that these people are, or are no longer, waited for somewhere.
    pub fn note(&self, hub: &Hub, users: impl IntoIterator<Item = UserId>) {
        let here = users.into_iter().filter(|&user| hub.has(user));
        let mut changed = lock(&self.changed);
        for user in here {
            if changed.known.insert(user) {
                changed.order.push_back(user);
            }
        }
        if !changed.order.is_empty() {
            self.news.notify_one();
        }
    }

    /// Sends lists out for ever.
    pub async fn tell(&self, hub: &Hub, store: &dyn Store, clock: &Clock) {
        loop {
            self.news.notified().await;
            let (users, more) = self.take();
            tell_all(hub, store, users).await;
            clock.sleep(PAUSE).await;
            if more {
                self.news.notify_one();
            }
        }
    }

    fn take(&self) -> (Vec<UserId>, bool) {
        let mut changed = lock(&self.changed);
        let most = changed.order.len().min(MOST_AT_ONCE);
        let users: Vec<UserId> = changed.order.drain(..most).collect();
        for user in &users {
            changed.known.remove(user);
        }
        (users, !changed.order.is_empty())
    }
}

async fn tell_all(hub: &Hub, store: &dyn Store, mut users: Vec<UserId>) {
    users.retain(|&user| hub.has(user));
    match store.waiting_for(&users).await {
        Ok(lists) => {
            for (user, tables) in users.into_iter().zip(lists) {
                let frame = room::encode(&ServerMessage::Waiting { tables });
                for socket in hub.of(user) {
                    Arc::as_ref(&socket).send(&frame);
                }
            }
        }
        // The lists are a courtesy: the next change sends them again.
        Err(error) => tracing::debug!(%error, "lists of waiting tables could not be read"),
    }
}
