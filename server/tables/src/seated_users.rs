//! The users who are seated at tables in memory.

use protocol::UserId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The users who are seated at tables in memory, each with the number of tables.
#[derive(Default)]
pub struct SeatedUsers(Mutex<HashMap<UserId, u32>>);

/// The users who are seated at one table. They are removed when this is dropped.
pub struct SeatedAtTable {
    seated: Arc<SeatedUsers>,
    users: Vec<UserId>,
}

impl SeatedUsers {
    /// Registers a table, with no users seated yet.
    pub fn add_table(self: &Arc<Self>) -> SeatedAtTable {
        SeatedAtTable { seated: Arc::clone(self), users: Vec::new() }
    }

    /// Whether the user is seated at any table in memory.
    pub fn contains(&self, user: UserId) -> bool {
        self.counts().contains_key(&user)
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<UserId, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl SeatedAtTable {
    /// Replaces the users who are seated at this table.
    pub fn set_users(&mut self, users: impl Iterator<Item = UserId> + Clone) {
        // After most steps they are unchanged.
        if users.clone().eq(self.users.iter().copied()) {
            return;
        }
        let mut counts = self.seated.counts();
        let before = std::mem::replace(&mut self.users, users.collect());
        self.users.iter().for_each(|&user| *counts.entry(user).or_default() += 1);
        before.into_iter().for_each(|user| remove_seat(&mut counts, user));
    }
}

impl Drop for SeatedAtTable {
    fn drop(&mut self) {
        let mut counts = self.seated.counts();
        self.users.drain(..).for_each(|user| remove_seat(&mut counts, user));
    }
}

fn remove_seat(counts: &mut HashMap<UserId, u32>, user: UserId) {
    if let Some(count) = counts.get_mut(&user) {
        *count -= 1;
        if *count == 0 {
            counts.remove(&user);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_user_is_seated_as_long_as_any_table_seats_them() {
        let (seated, ana, bia) = (Arc::<SeatedUsers>::default(), UserId::new(), UserId::new());
        let (mut one, mut two) = (seated.add_table(), seated.add_table());
        one.set_users([ana, bia].into_iter());
        two.set_users([ana].into_iter());
        assert!(seated.contains(ana) && seated.contains(bia));
        one.set_users([ana].into_iter());
        assert!(seated.contains(ana) && !seated.contains(bia));
        drop(one);
        assert!(seated.contains(ana));
        two.set_users([bia].into_iter());
        assert!(!seated.contains(ana) && seated.contains(bia));
        drop(two);
        assert!(seated.counts().is_empty());
    }
}
