//! Tables to look at, and when: so that what is due is found at once and not by the next search of the whole store.
//! A lost hint costs some seconds and no notice.

use base::clock::Moment;
use protocol::MatchId;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The most tables that are remembered. The search of the store finds the others.
const MAX_TABLES: usize = 50_000;

#[derive(Debug, Default)]
pub(super) struct Hints {
    tables: Mutex<Tables>,
    earlier: Notify,
}

#[derive(Debug, Default)]
struct Tables {
    due: HashMap<MatchId, Moment>,
    order: BTreeSet<(Moment, MatchId)>,
}

impl Hints {
    /// Has a table looked at at `due`, or earlier if it was noted for earlier.
    pub(super) fn note(&self, id: MatchId, due: Moment) {
        let mut tables = self.lock();
        let known = tables.due.get(&id).copied();
        if known.is_some_and(|known| known <= due) || (known.is_none() && tables.due.len() >= MAX_TABLES) {
            return;
        }
        if let Some(known) = known {
            tables.order.remove(&(known, id));
        }
        tables.due.insert(id, due);
        tables.order.insert((due, id));
        if tables.order.first() == Some(&(due, id)) {
            self.earlier.notify_one();
        }
    }

    /// Takes out the tables that are due, at most `limit`.
    pub(super) fn take_due(&self, now: Moment, limit: usize) -> Vec<MatchId> {
        let mut tables = self.lock();
        let mut due = Vec::new();
        while due.len() < limit
            && let Some(&(at, id)) = tables.order.first()
            && at <= now
        {
            tables.order.pop_first();
            tables.due.remove(&id);
            due.push(id);
        }
        due
    }

    /// When the next table is due.
    pub(super) fn next(&self) -> Option<Moment> {
        self.lock().order.first().map(|(at, _)| *at)
    }

    /// Completes when a table is due earlier than all others.
    pub(super) async fn earlier(&self) {
        self.earlier.notified().await;
    }

    fn lock(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_looked_at_once_at_its_earliest_time() {
        let (hints, one, two) = (Hints::default(), MatchId::new(), MatchId::new());
        hints.note(one, Moment(50));
        hints.note(one, Moment(90));
        hints.note(two, Moment(70));
        hints.note(two, Moment(40));
        assert_eq!(hints.next(), Some(Moment(40)));
        assert!(hints.take_due(Moment(39), 9).is_empty());
        assert_eq!(hints.take_due(Moment(60), 1), [two]);
        assert_eq!(hints.take_due(Moment(60), 9), [one]);
        assert_eq!(hints.next(), None);
    }
}
