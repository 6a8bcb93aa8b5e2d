//! Which rooms in memory show the names of which users, and how rooms look names up.

use super::{FIRST_RETRY, MAX_RETRY, Rooms};
use protocol::{MatchId, UserId};
use room::LookedUp;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Store, StoreError};

/// The users whom rooms in memory show, so that only these rooms hear of a new name.
#[derive(Default)]
pub(super) struct ShownUsers {
    latest: AtomicU64,
    /// For each user, the rooms by the numbers of their [`ShownInRoom`].
    rooms: Mutex<HashMap<UserId, HashMap<u64, MatchId>>>,
}

/// The users whom one room shows or has shown. They are removed when this is dropped.
pub(super) struct ShownInRoom {
    index: Arc<ShownUsers>,
    number: u64,
    id: MatchId,
    users: HashSet<UserId>,
}

impl ShownUsers {
    /// Registers a room, with no users yet.
    pub(super) fn add_room(self: &Arc<Self>, id: MatchId) -> ShownInRoom {
        let number = self.latest.fetch_add(1, Ordering::Relaxed);
        ShownInRoom { index: Arc::clone(self), number, id, users: HashSet::new() }
    }

    /// The rooms that show a user.
    pub(super) fn rooms_of(&self, user: UserId) -> BTreeSet<MatchId> {
        self.rooms().get(&user).into_iter().flat_map(HashMap::values).copied().collect()
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<UserId, HashMap<u64, MatchId>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ShownInRoom {
    /// Adds users, before their names are looked up: a change after that is told to the room.
    pub(super) fn add(&mut self, users: &[UserId]) {
        let mut rooms = self.index.rooms();
        for &user in users {
            if self.users.insert(user) {
                rooms.entry(user).or_default().insert(self.number, self.id);
            }
        }
    }
}

impl Drop for ShownInRoom {
    fn drop(&mut self) {
        let mut rooms = self.index.rooms();
        for user in &self.users {
            if let Some(of_user) = rooms.get_mut(user) {
                of_user.remove(&self.number);
                if of_user.is_empty() {
                    rooms.remove(user);
                }
            }
        }
    }
}

impl Rooms {
    /// Looks up names, vacations and removals of users, and retries until it succeeds.
    pub(super) async fn look_up_names(&self, id: MatchId, users: &[UserId]) -> LookedUp {
        let store = &self.services.store;
        let mut pause = FIRST_RETRY;
        loop {
            match look_up(&**store, users).await {
                Ok(found) => return found,
                Err(error) => tracing::warn!(room = %id, %error, "names could not be looked up"),
            }
            self.services.clock.sleep(pause).await;
            pause = (pause * 2).min(MAX_RETRY);
        }
    }
}

/// What rooms need to know of users.
pub(super) async fn look_up(store: &dyn Store, users: &[UserId]) -> Result<LookedUp, StoreError> {
    let found = tokio::try_join!(store.names(users), store.vacations(users), store.removals(users));
    found.map(|(names, vacations, removals)| LookedUp { names, vacations, removals })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_user_is_found_in_every_room_that_shows_them() {
        let (shown, ana, bia) = (Arc::<ShownUsers>::default(), UserId::new(), UserId::new());
        let ids = [MatchId::new(), MatchId::new()];
        let (mut one, mut two) = (shown.add_room(ids[0]), shown.add_room(ids[1]));
        one.add(&[ana, bia]);
        two.add(&[ana, ana]);
        assert_eq!(shown.rooms_of(ana), ids.into());
        assert_eq!(shown.rooms_of(bia), [ids[0]].into());
        // The room is loaded again before the earlier load has left memory.
        let mut again = shown.add_room(ids[0]);
        again.add(&[bia]);
        drop(one);
        assert_eq!(shown.rooms_of(ana), [ids[1]].into());
        assert_eq!(shown.rooms_of(bia), [ids[0]].into());
        drop((again, two));
        assert!(shown.rooms().is_empty());
    }
}
