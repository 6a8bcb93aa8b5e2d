//! The part of the journal that has not been copied into the records of the matches.
//!
//! A move is one row at the end of the journal and nothing else. The record, header and seats of its match follow
//! within seconds, many moves in one write (`keeper`), and readers look at the journal, too. Changes of the table, the
//! end of a match, and a deadline that the header does not know are written with their step: a deadline in the store
//! may be early, never late. What stands only in the journal when a server is killed is moved when the store is opened.
//!
//! This module keeps in memory what has not been copied yet. If a write fails with an unknown result, this knowledge is
//! discarded and the whole journal in the database is moved.

use crate::{CommitError, MatchHeader, Millis, SeatsWrite, StepWrite, StoredMatch};
use protocol::MatchId;
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Maximum number of matches that are kept in memory although all their steps have been copied.
const REMEMBERED: usize = 10_000;

/// The uncopied part of the journal. Changed only by the holder of the writing connection.
#[derive(Debug, Default)]
pub(super) struct Journal(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    heads: HashMap<MatchId, Head>,
    /// The number of the next entry.
    next: i64,
    /// The first entry that is still there.
    first: i64,
    /// Whether a write failed with an unknown result, so that the journal may hold entries that are not known here.
    doubtful: bool,
    /// Whether more than [`REMEMBERED`] matches are in memory.
    crowded: bool,
}

/// What is known of a match.
#[derive(Debug)]
struct Head {
    version: u64,
    /// The total time given back to the match. Giving more back makes the journal doubtful.
    given_back: Millis,
    /// The version and the deadline in the header.
    header: (u64, Option<Millis>),
    /// Values that have not been written into the header yet.
    late: Option<Late>,
    /// Entries that have not been copied into the record, oldest first.
    entries: Vec<i64>,
}

/// Values that have not been written into the header and the seats of a match yet.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Late {
    pub(super) version: u64,
    pub(super) at: Millis,
    pub(super) deadline: Option<Millis>,
    /// Since when each seat is awaited; `None` if the stored seats are right.
    pub(super) awaited: Option<Vec<Option<Millis>>>,
}

/// What to write of a batch.
#[derive(Default)]
pub(super) struct Batch<'a> {
    /// The answer to each step of the batch, valid once the rest is written.
    pub(super) answers: Vec<Result<(), CommitError>>,
    /// The steps to append, each with its entry number.
    pub(super) entries: Vec<(i64, &'a StepWrite)>,
    /// The steps whose headers must be written with them.
    pub(super) headers: Vec<&'a StepWrite>,
    /// The late values of those headers, which are written now.
    pub(super) caught_up: Vec<(MatchId, Late)>,
    /// All entries of matches that end: these are copied at once, since lists of ended matches search the records.
    pub(super) ended: Vec<i64>,
}

struct Chain {
    version: u64,
    /// Whether another step may follow.
    is_open: bool,
    late: Option<Late>,
    /// The index in [`Batch::headers`] of the header of the match.
    header: Option<usize>,
    entries: Vec<i64>,
}

/// The part of the journal that is moved next, sorted by match.
pub(super) struct Backlog {
    pub(super) entries: Vec<(MatchId, Vec<i64>)>,
    /// The number of the first later entry.
    pub(super) before: i64,
}

impl Journal {
    fn state(&self) -> MutexGuard<'_, State> {
        // No code panics while it holds the lock, so a poisoned lock has consistent data.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a write failed with an unknown result.
    pub(super) fn is_doubtful(&self) -> bool {
        self.state().doubtful
    }

    /// Called when a write begins: if it fails, its result is unknown.
    pub(super) fn doubt(&self) {
        self.state().doubtful = true;
    }

    /// Called when the journal has been emptied.
    pub(super) fn begin_anew(&self) {
        let mut state = self.state();
        state.heads.clear();
        (state.first, state.doubtful) = (state.next, false);
    }

    /// The matches of these steps that are not in memory. Matches are dropped from memory only here, so the others
    /// stay until the writing connection is released.
    pub(super) fn unknown(&self, steps: &[StepWrite]) -> HashSet<MatchId> {
        let mut state = self.state();
        if std::mem::take(&mut state.crowded) {
            state.heads.retain(|_, head| head.late.is_some() || !head.entries.is_empty());
        }
        steps.iter().map(|write| write.id).filter(|id| !state.heads.contains_key(id)).collect()
    }

    /// Adds a match that has nothing in the journal.
    pub(super) fn learn(&self, id: MatchId, version: u64, deadline: Option<Millis>, given_back: Millis) {
        let header = (version, deadline);
        let head = Head { version, given_back, header, late: None, entries: Vec::new() };
        self.state().heads.entry(id).or_insert(head);
    }

    /// The steps with the time added that was given back since they were planned.
    pub(super) fn with_time_given_back<'a>(&self, steps: &'a [StepWrite]) -> Cow<'a, [StepWrite]> {
        let state = self.state();
        let in_all = |write: &StepWrite| state.heads.get(&write.id).map_or(0, |head| head.given_back);
        if steps.iter().all(|write| write.given_back >= in_all(write)) {
            return Cow::Borrowed(steps);
        }
        steps.iter().map(|write| write.with_time_given_back(in_all(write)).into_owned()).collect()
    }

    /// Decides which steps can be written: those that are the next step of their match. After a rejected step, all
    /// further steps of its match in the batch are rejected.
    pub(super) fn judge<'a>(&self, steps: &'a [StepWrite]) -> Batch<'a> {
        let mut state = self.state();
        let State { heads, next, .. } = &mut *state;
        let mut batch = Batch::default();
        let mut chains: HashMap<MatchId, Chain> = HashMap::with_capacity(steps.len());
        for write in steps {
            let answer = match heads.get(&write.id) {
                None => Err(CommitError::NoMatch),
                Some(head) => {
                    let chain = chains.entry(write.id).or_insert_with(|| Chain::from(head));
                    if chain.take(write) {
                        chain.add_to(&mut batch, head, (*next, write));
                        *next += 1;
                        Ok(())
                    } else {
                        Err(CommitError::Conflict)
                    }
                }
            };
            batch.answers.push(answer);
        }
        batch
    }

    /// Called when a batch has been written.
    pub(super) fn note(&self, batch: &Batch<'_>) {
        let mut state = self.state();
        let headers: HashSet<MatchId> = batch.headers.iter().map(|write| write.id).collect();
        for (entry, write) in &batch.entries {
            let Some(head) = state.heads.get_mut(&write.id) else { continue };
            head.version = write.step.version;
            head.entries.push(*entry);
            if headers.contains(&write.id) {
                (head.late, head.header) = (None, (write.step.version, write.deadline));
            } else {
                head.late = Some(Late::after(head.late.take(), write));
            }
            if write.ends() {
                head.entries.clear();
            }
        }
        state.doubtful = false;
    }

    /// The matches with late headers, sorted.
    pub(super) fn behind(&self) -> Vec<MatchId> {
        let state = self.state();
        let mut behind: Vec<MatchId> =
            state.heads.iter().filter(|(_, head)| head.late.is_some()).map(|(id, _)| *id).collect();
        behind.sort_unstable();
        behind
    }

    /// The late values of these matches.
    pub(super) fn late(&self, matches: &[MatchId]) -> Vec<(MatchId, Late)> {
        let state = self.state();
        matches.iter().filter_map(|id| Some((*id, state.heads.get(id)?.late.clone()?))).collect()
    }

    /// Called when these headers have been written.
    pub(super) fn note_headers(&self, written: &[(MatchId, Late)]) {
        let mut state = self.state();
        for (id, late) in written {
            // The header may have been written again meanwhile.
            if let Some(head) = state.heads.get_mut(id).filter(|head| head.header.0 < late.version) {
                head.header = (late.version, late.deadline);
                head.late.take_if(|now| now.version == late.version);
            }
        }
    }

    /// The number of entries, as far as it is known.
    pub(super) fn length(&self) -> usize {
        let state = self.state();
        usize::try_from(state.next - state.first).unwrap_or_default()
    }

    /// Everything that is in the journal now.
    pub(super) fn backlog(&self) -> Backlog {
        let state = self.state();
        let entries: BTreeMap<_, _> =
            state.heads.iter().filter(|(_, head)| !head.entries.is_empty()).collect();
        let entries = entries.into_iter().map(|(id, head)| (*id, head.entries.clone())).collect();
        Backlog { entries, before: state.next }
    }

    /// Called when the entries of these matches before `before` have been copied into the records.
    pub(super) fn note_records<'a>(&self, matches: impl IntoIterator<Item = &'a MatchId>, before: i64) {
        let mut state = self.state();
        for id in matches {
            if let Some(head) = state.heads.get_mut(id) {
                head.entries.retain(|entry| *entry >= before);
            }
        }
    }

    /// Called when the entries before `before` have been deleted.
    pub(super) fn note_gone(&self, before: i64) {
        let mut state = self.state();
        state.first = state.first.max(before);
        // Nothing is dropped here, since the holder of the writing connection may be about to use it.
        state.crowded = state.heads.len() > REMEMBERED;
    }

    /// The entries of a match that are only in the journal, and the late values of its header.
    pub(super) fn of(&self, id: MatchId) -> (Vec<i64>, Option<Late>) {
        let state = self.state();
        state.heads.get(&id).map(|head| (head.entries.clone(), head.late.clone())).unwrap_or_default()
    }
}

impl Chain {
    fn from(head: &Head) -> Self {
        Self {
            version: head.version,
            is_open: true,
            late: head.late.clone(),
            header: None,
            entries: Vec::new(),
        }
    }

    /// Whether a step is the next one. After a step that is not, and after one that changes the table, no further step
    /// of the match is accepted in this batch.
    fn take(&mut self, write: &StepWrite) -> bool {
        let is_next = self.is_open && write.step.version == self.version + 1;
        self.is_open = is_next && !write.changes_table();
        is_next
    }

    fn add_to<'a>(&mut self, batch: &mut Batch<'a>, head: &Head, (entry, write): (i64, &'a StepWrite)) {
        self.version = write.step.version;
        let late = Late::after(self.late.take(), write);
        self.late = Some(late.clone());
        // One header is written for all steps of a match: that of the last step.
        if let Some(at) = self.header {
            (batch.headers[at], batch.caught_up[at]) = (write, (write.id, late));
        } else if head.needs_header(write) {
            self.header = Some(batch.headers.len());
            batch.headers.push(write);
            batch.caught_up.push((write.id, late));
        }
        self.entries.push(entry);
        if write.ends() {
            batch.ended.extend(head.entries.iter().chain(&self.entries));
        }
        batch.entries.push((entry, write));
    }
}

impl Head {
    /// Whether the header must be written with this step. A deadline that the store does not know would pass
    /// unnoticed; one that is too early in the store only wakes a room for nothing.
    fn needs_header(&self, write: &StepWrite) -> bool {
        let deadline_is_missing = match (self.header.1, write.deadline) {
            (_, None) => false,
            (None, Some(_)) => true,
            (Some(kept), Some(new)) => new < kept,
        };
        write.changes_table() || deadline_is_missing
    }
}

impl Late {
    fn after(before: Option<Self>, write: &StepWrite) -> Self {
        let awaited = match &write.seats {
            SeatsWrite::Awaited(awaited) => Some(awaited.clone()),
            SeatsWrite::Same => before.and_then(|late| late.awaited),
            SeatsWrite::All(_) => None,
        };
        Self { version: write.step.version, at: write.step.at, deadline: write.deadline, awaited }
    }

    /// Applies these values to a header if they are newer.
    pub(super) fn over(self, header: &mut MatchHeader) {
        let MatchHeader { row, seats } = header;
        if self.version <= row.version {
            return;
        }
        (row.version, row.touched, row.deadline) = (self.version, self.at, self.deadline);
        self.awaited.map_or(SeatsWrite::Same, SeatsWrite::Awaited).apply(seats);
    }

    /// Applies these values to a match if they are newer.
    pub(super) fn over_match(self, stored: StoredMatch) -> StoredMatch {
        let StoredMatch { row, seats, steps } = stored;
        let mut header = MatchHeader { row, seats };
        self.over(&mut header);
        StoredMatch { row: header.row, seats: header.seats, steps }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::step;

    #[test]
    fn a_match_stays_in_memory_until_its_step_is_judged() {
        let journal = Journal::default();
        let played = MatchId::new();
        let learn = |id| journal.learn(id, 1, None, 0);
        learn(played);
        (0..REMEMBERED).for_each(|_| learn(MatchId::new()));
        let (one, two) = ([step(played, 2)], [step(MatchId::new(), 2)]);
        assert!(journal.unknown(&one).is_empty());
        // Without the writing connection, entries are deleted because they are in the records.
        journal.note_gone(1);
        assert_eq!(journal.judge(&one).answers, [Ok(())]);
        // The next writer drops the matches and looks them up again.
        assert!(journal.unknown(&two).contains(&two[0].id));
        assert_eq!(journal.state().heads.len(), 0);
        assert!(journal.unknown(&one).contains(&played));
    }
}
