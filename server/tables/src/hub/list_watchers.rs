//! Tells clients that show lists of tables when these have changed.

use super::{Connection, Hub, lock};
use base::clock::Clock;
use protocol::{ServerMessage, UserId};
use room::ConnId;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;

/// The pause after telling watchers. Changes in between are told together.
const PAUSE: Duration = Duration::from_secs(5);

/// The clients that show lists of tables.
#[derive(Debug, Default)]
pub(super) struct ListWatchers {
    state: Mutex<State>,
    news: Notify,
}

#[derive(Debug, Default)]
struct State {
    /// Only sockets of users.
    watchers: HashMap<ConnId, Arc<Connection>>,
    /// A table that everybody finds has changed.
    open: bool,
    /// The users at whose tables something has changed. Empty while nobody watches.
    users: HashSet<UserId>,
}

impl Hub {
    /// Begins or ends telling a client that lists have changed. Who has no session is told nothing.
    pub fn watch_lists(&self, socket: &Arc<Connection>, watching: bool) {
        let mut state = lock(&self.list_watchers.state);
        match watching && socket.user().is_some() {
            true => state.watchers.insert(socket.id(), Arc::clone(socket)),
            false => state.watchers.remove(&socket.id()),
        };
    }

    /// Records that a table has changed in the lists of the users who are or were seated at it, and, if it is open, in the list of
    /// open tables.
    pub fn note_list_change(&self, open: bool, users: impl IntoIterator<Item = UserId>) {
        let mut state = lock(&self.list_watchers.state);
        if state.watchers.is_empty() {
            return;
        }
        state.open |= open;
        state.users.extend(users);
        drop(state);
        self.list_watchers.news.notify_one();
    }

    /// Tells watchers of changed lists forever.
    pub async fn run_list_watchers(&self, clock: &Clock) {
        let frame = room::encode(&ServerMessage::ListsChanged {});
        loop {
            self.list_watchers.news.notified().await;
            for socket in self.list_watchers.take_concerned() {
                Arc::as_ref(&socket).send(&frame);
            }
            clock.sleep(PAUSE).await;
        }
    }
}

impl ListWatchers {
    /// The watchers of what has changed, and nothing is changed any more.
    fn take_concerned(&self) -> Vec<Arc<Connection>> {
        let mut state = lock(&self.state);
        let (open, users) = (std::mem::take(&mut state.open), std::mem::take(&mut state.users));
        let concerned =
            |socket: &&Arc<Connection>| open || socket.user().is_some_and(|user| users.contains(&user));
        state.watchers.values().filter(concerned).cloned().collect()
    }

    pub(super) fn remove(&self, id: ConnId) {
        lock(&self.state).watchers.remove(&id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hub::{EventStream, Transport};

    fn socket(hub: &Hub, user: Option<UserId>) -> Arc<Connection> {
        hub.add(Transport::Events(EventStream::default()), user.map(|user| (user, [0; 32])))
    }

    fn told(hub: &Hub) -> Vec<ConnId> {
        let mut told: Vec<ConnId> =
            hub.list_watchers.take_concerned().iter().map(|socket| socket.id()).collect();
        told.sort_unstable();
        told
    }

    #[test]
    fn everybody_is_told_of_open_tables_and_only_the_seated_of_others() {
        let hub = Hub::new(Clock::system());
        let (ana, bia) = (UserId::new(), UserId::new());
        let sockets = [Some(ana), Some(bia), None].map(|user| socket(&hub, user));
        sockets.iter().for_each(|socket| hub.watch_lists(socket, true));
        let [of_ana, of_bia, _] = sockets.each_ref().map(|socket| socket.id());
        hub.note_list_change(false, [bia]);
        assert_eq!(told(&hub), [of_bia]);
        hub.note_list_change(true, []);
        assert_eq!(told(&hub), [of_ana, of_bia], "who has no session is told nothing");
        assert!(told(&hub).is_empty(), "nothing has changed since");
    }

    #[test]
    fn who_stops_watching_or_leaves_is_told_nothing() {
        let hub = Hub::new(Clock::system());
        let sockets = [(); 2].map(|()| socket(&hub, Some(UserId::new())));
        sockets.iter().for_each(|socket| hub.watch_lists(socket, true));
        hub.watch_lists(&sockets[0], false);
        hub.remove(&sockets[1]);
        hub.note_list_change(true, []);
        assert!(told(&hub).is_empty());
        let watchers = &lock(&hub.list_watchers.state).watchers;
        assert!(watchers.is_empty());
    }
}
