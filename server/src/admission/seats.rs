//! Who sits at the tables in memory.

use protocol::UserId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The people who sit at tables in memory, each with the number of their seats.
#[derive(Default)]
pub(crate) struct Seats(Mutex<HashMap<UserId, u32>>);

/// The people who sit at one table, until this is dropped.
pub(crate) struct Seated {
    seats: Arc<Seats>,
    people: Vec<UserId>,
}

impl Seats {
    /// A table at which nobody sits yet.
    pub(crate) fn table(self: &Arc<Self>) -> Seated {
        Seated { seats: Arc::clone(self), people: Vec::new() }
    }

    /// Whether somebody sits at any table in memory.
    pub(crate) fn has(&self, user: UserId) -> bool {
        self.counts().contains_key(&user)
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<UserId, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Seated {
    /// Notes who sits at the table now.
    pub(crate) fn are(&mut self, people: impl Iterator<Item = UserId> + Clone) {
        // After most steps it is the same people.
        if people.clone().eq(self.people.iter().copied()) {
            return;
        }
        let mut counts = self.seats.counts();
        let before = std::mem::replace(&mut self.people, people.collect());
        self.people.iter().for_each(|&user| *counts.entry(user).or_default() += 1);
        before.into_iter().for_each(|user| stand(&mut counts, user));
    }
}

impl Drop for Seated {
    fn drop(&mut self) {
        let mut counts = self.seats.counts();
        self.people.drain(..).for_each(|user| stand(&mut counts, user));
    }
}

fn stand(counts: &mut HashMap<UserId, u32>, user: UserId) {
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
    fn somebody_sits_as_long_as_any_table_has_them() {
        let (seats, ana, bia) = (Arc::<Seats>::default(), UserId::new(), UserId::new());
        let (mut one, mut two) = (seats.table(), seats.table());
        one.are([ana, bia].into_iter());
        two.are([ana].into_iter());
        assert!(seats.has(ana) && seats.has(bia));
        one.are([ana].into_iter());
        assert!(seats.has(ana) && !seats.has(bia));
        drop(one);
        assert!(seats.has(ana));
        two.are([bia].into_iter());
        assert!(!seats.has(ana) && seats.has(bia));
        drop(two);
        assert!(seats.counts().is_empty());
    }
}
