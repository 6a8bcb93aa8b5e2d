//! What other servers on the same database must hear of: gathered here as it is written, and sent by the backend.
//!
//! A write only leaves a note here, which takes no time and cannot fail. All notes that gather while one notification
//! is being sent go into the next one. Of matches that no other server has open nothing is noted, so a server that is
//! alone, or that shares no match, sends nothing. With SQLite no match is ever shared.
//!
//! A server that opens a match announces that, too. The leader renews its lease at once, learns that the match is
//! shared, announces its steps from then on, and has the others look once for what it wrote before.

use super::{CommitError, Lease, StepWrite};
use protocol::{MatchId, SeatNumber};
use serde::{Deserialize, Serialize};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The most matches that may wait to be announced, for instance while the database does not answer. Beyond that, the
/// announcement says only that everything may have changed.
const MAX_WAITING: usize = 10_000;

/// What other servers have written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct News {
    /// The latest versions of matches that have new steps.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub steps: BTreeMap<MatchId, u64>,
    /// Matches with new chat lines or other connected players, or of which steps may have been missed.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub changed: BTreeSet<MatchId>,
    /// Matches that another server has opened. Servers that have them open, too, did not announce their steps before.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub opened: BTreeSet<MatchId>,
    /// A user has changed something about themselves, or the host something ([`super::Store::entries_about_people`]).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub people: bool,
    /// News may have been missed: any match may have changed or have been opened.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub missed: bool,
}

impl News {
    /// News that says that any may have been missed.
    #[must_use]
    pub fn missed() -> Self {
        Self { people: true, missed: true, ..Self::default() }
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// How many matches it names.
    fn matches(&self) -> usize {
        self.steps.len() + self.changed.len() + self.opened.len()
    }

    fn add_steps(&mut self, id: MatchId, version: u64) {
        let latest = self.steps.entry(id).or_default();
        *latest = version.max(*latest);
    }

    fn add(&mut self, other: Self) {
        other.steps.into_iter().for_each(|(id, version)| self.add_steps(id, version));
        self.changed.extend(other.changed);
        self.opened.extend(other.opened);
        self.people |= other.people;
        self.missed |= other.missed;
    }

    /// Splits the news into parts that each name at most this many matches. There is at least one part.
    #[must_use]
    pub fn split(self, most: usize) -> Vec<Self> {
        let Self { steps, changed, opened, people, missed } = self;
        let mut parts = vec![Self { people, missed, ..Self::default() }];
        let mut add = |add: &dyn Fn(&mut Self)| match parts.last_mut() {
            Some(part) if part.matches() < most => add(part),
            _ => {
                let mut part = Self::default();
                add(&mut part);
                parts.push(part);
            }
        };
        steps.into_iter().for_each(|(id, version)| add(&|part| part.add_steps(id, version)));
        changed.into_iter().for_each(|id| add(&|part| _ = part.changed.insert(id)));
        opened.into_iter().for_each(|id| add(&|part| _ = part.opened.insert(id)));
        parts
    }
}

/// Gathers what other servers must hear of.
#[derive(Debug, Default)]
pub(super) struct Announcer {
    state: Mutex<State>,
    gathered: Notify,
}

#[derive(Debug, Default)]
struct State {
    /// The matches that this server has open and that others have open, too, with the connected seats that this server
    /// announced last.
    shared: BTreeMap<MatchId, Option<BTreeSet<SeatNumber>>>,
    waiting: News,
}

impl Announcer {
    /// Notes leases that were taken or renewed.
    pub(super) fn lease_taken(&self, leases: &[(MatchId, Lease)]) {
        self.note(|State { shared, waiting }| {
            for &(id, lease) in leases {
                match (shared.entry(id), lease.is_shared()) {
                    (Entry::Vacant(entry), true) => {
                        entry.insert(None);
                        // The leader has not announced its steps so far. From now on it does, and the others look
                        // once for what they missed.
                        let told = match lease {
                            Lease::Following => &mut waiting.opened,
                            _ => &mut waiting.changed,
                        };
                        told.insert(id);
                    }
                    (Entry::Occupied(entry), false) => drop(entry.remove()),
                    _ => {}
                }
            }
        });
    }

    /// Notes that this server no longer has a match open.
    pub(super) fn lease_released(&self, id: MatchId) {
        self.state().shared.remove(&id);
    }

    /// Notes steps and whether each was written.
    pub(super) fn steps_written(&self, steps: &[StepWrite], answers: &[Result<(), CommitError>]) {
        self.note(|State { shared, waiting }| {
            let written = steps.iter().zip(answers).filter(|(_, answer)| answer.is_ok());
            for (write, _) in written.filter(|(write, _)| shared.contains_key(&write.id)) {
                waiting.add_steps(write.id, write.step.version);
            }
        });
    }

    /// Notes that matches have new lines of chat.
    pub(super) fn lines_written(&self, matches: impl Iterator<Item = MatchId>) {
        self.note(|State { shared, waiting }| {
            waiting.changed.extend(matches.filter(|id| shared.contains_key(id)));
        });
    }

    /// Notes which seats have a connected user on this server.
    pub(super) fn presence_recorded(&self, id: MatchId, seats: &BTreeSet<SeatNumber>) {
        self.note(|State { shared, waiting }| {
            // The same seats are recorded again and again, so that the record does not lapse.
            if let Some(known) = shared.get_mut(&id).filter(|known| known.as_ref() != Some(seats)) {
                *known = Some(seats.clone());
                waiting.changed.insert(id);
            }
        });
    }

    /// Notes that a user or the host has changed something that servers must hear of.
    pub(super) fn people_changed(&self) {
        self.note(|state| state.waiting.people = true);
    }

    /// Has a notification sent even if there is no news: this server waits to hear it.
    pub(super) fn request_echo(&self) {
        self.gathered.notify_one();
    }

    /// Gives news back that could not be sent.
    pub(super) fn put_back(&self, news: News) {
        self.note(|state| state.waiting.add(news));
    }

    /// Waits until there is something to send.
    pub(super) async fn wait(&self) {
        self.gathered.notified().await;
    }

    /// Takes what waits.
    pub(super) fn take(&self) -> News {
        std::mem::take(&mut self.state().waiting)
    }

    fn note(&self, note: impl FnOnce(&mut State)) {
        let mut state = self.state();
        note(&mut state);
        if state.waiting.matches() > MAX_WAITING {
            state.waiting = News { people: state.waiting.people, missed: true, ..News::default() };
        }
        if !state.waiting.is_empty() {
            self.gathered.notify_one();
        }
    }

    /// The lock is held only briefly, and never across an await.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared(announcer: &Announcer, lease: Lease) -> MatchId {
        let id = MatchId::new();
        announcer.lease_taken(&[(id, lease)]);
        id
    }

    #[test]
    fn nothing_is_announced_of_a_match_that_no_other_server_has_open() {
        let announcer = Announcer::default();
        for lease in [Lease::Sole, Lease::Alone] {
            let id = shared(&announcer, lease);
            announcer.lines_written([id].into_iter());
            announcer.presence_recorded(id, &BTreeSet::from([1]));
        }
        assert!(announcer.take().is_empty());
    }

    #[test]
    fn opening_a_shared_match_is_announced_once() {
        let announcer = Announcer::default();
        let led = shared(&announcer, Lease::Leading);
        let followed = shared(&announcer, Lease::Following);
        let news = announcer.take();
        assert_eq!((news.changed, news.opened), ([led].into(), [followed].into()));
        announcer.lease_taken(&[(led, Lease::Leading), (followed, Lease::Following)]);
        assert!(announcer.take().is_empty());
        // The other server has left and comes back.
        announcer.lease_taken(&[(led, Lease::Alone)]);
        announcer.lines_written([led].into_iter());
        assert!(announcer.take().is_empty());
        announcer.lease_taken(&[(led, Lease::Leading)]);
        assert_eq!(announcer.take().changed, [led].into());
        announcer.lease_released(followed);
        announcer.lines_written([followed].into_iter());
        assert!(announcer.take().is_empty());
    }

    #[test]
    fn only_a_change_of_the_connected_seats_is_announced() {
        let announcer = Announcer::default();
        let id = shared(&announcer, Lease::Leading);
        announcer.take();
        let announces = |id, seats: &[SeatNumber]| {
            announcer.presence_recorded(id, &seats.iter().copied().collect());
            announcer.take().changed.contains(&id)
        };
        for (seats, announced) in
            [(&[1][..], true), (&[1], false), (&[1, 2], true), (&[], true), (&[], false)]
        {
            assert_eq!(announces(id, seats), announced, "{seats:?}");
        }
        // Others may have read the seats that were recorded before the match was shared.
        let left_meanwhile = shared(&announcer, Lease::Leading);
        announcer.take();
        assert!(announces(left_meanwhile, &[]));
    }

    #[test]
    fn what_waits_is_bounded() {
        let announcer = Announcer::default();
        let ids: Vec<_> = (0..MAX_WAITING).map(|_| shared(&announcer, Lease::Following)).collect();
        let all = announcer.take();
        assert_eq!((all.opened.len(), all.missed), (ids.len(), false));
        announcer.put_back(all);
        announcer.lines_written(ids.into_iter().take(1));
        announcer.people_changed();
        assert_eq!(announcer.take(), News::missed());
    }

    #[test]
    fn news_is_split_without_losing_any() {
        let ids: Vec<_> = (0..250).map(|_| MatchId::new()).collect();
        let news = News {
            steps: ids[..100].iter().map(|id| (*id, u64::MAX)).collect(),
            changed: ids[50..200].iter().copied().collect(),
            opened: ids[200..].iter().copied().collect(),
            ..News::missed()
        };
        let parts = news.clone().split(120);
        assert!(parts.iter().all(|part| part.matches() <= 120));
        let mut joined = News::default();
        parts.into_iter().for_each(|part| joined.add(part));
        assert_eq!(joined, news);
        assert_eq!(News::default().split(120), [News::default()]);
    }
}
