//! What the journal of steps holds that is not yet kept by match.
//!
//! A move is one row at the end of the journal and nothing else. Its match's record, header and seats follow behind,
//! many moves in one write. This is what is known of the steps that have not got there; whenever a write may have been
//! made that nobody heard of, it is forgotten and the journal itself is moved as a whole.

use crate::store::{CommitError, MatchHeader, Millis, SeatsWrite, Standing, StepWrite, StoredMatch};
use protocol::MatchId;
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Matches that are remembered though nothing of them is in the journal alone.
const REMEMBERED: usize = 10_000;

/// What the journal holds that is not yet kept by match. Only whoever has the writing connection changes it.
#[derive(Debug, Default)]
pub(super) struct Journal(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    heads: HashMap<MatchId, Head>,
    /// The number of the next entry.
    next: i64,
    /// The first entry that is still there.
    first: i64,
    /// Entries may have been written that are not known here.
    doubtful: bool,
    /// More matches are remembered than need be.
    crowded: bool,
}

/// Where a match stands.
#[derive(Debug)]
struct Head {
    version: u64,
    /// How often the host has changed what is kept of it: it stays the same until everything is in doubt.
    revision: u64,
    /// How much time was given back to it in all. Whoever gives more back leaves the whole journal in doubt.
    given_back: Millis,
    /// The version in the header, and the deadline.
    header: (u64, Option<Millis>),
    /// What the header does not yet say.
    late: Option<Late>,
    /// Entries that are not yet in the record, oldest first.
    entries: Vec<i64>,
}

/// What the header and the seats of a match do not yet say.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Late {
    pub(super) version: u64,
    pub(super) at: Millis,
    pub(super) deadline: Option<Millis>,
    /// Since when each seat is to decide; nothing when the seats are as they are kept.
    pub(super) awaited: Option<Vec<Option<Millis>>>,
}

/// What is to be written of a batch.
#[derive(Default)]
pub(super) struct Batch<'a> {
    /// What became of each step that was handed in, if the rest is written.
    pub(super) answers: Vec<Result<(), CommitError>>,
    /// The steps that are the next ones of their matches, each with its entry.
    pub(super) entries: Vec<(i64, &'a StepWrite)>,
    /// Those that change more than a late header may leave out for a while.
    pub(super) headers: Vec<&'a StepWrite>,
    /// What was late until then of their headers, and is not any more.
    pub(super) caught_up: Vec<(MatchId, Late)>,
    /// All entries of the matches that end, which are looked for among those that were played.
    pub(super) ended: Vec<i64>,
}

impl Batch<'_> {
    /// Whether it changes the journal and nothing else: moves, as nearly all batches.
    pub(super) fn is_journal_only(&self) -> bool {
        self.headers.is_empty() && self.caught_up.is_empty() && self.ended.is_empty()
    }
}

/// The steps of one match in a batch.
struct Chain {
    version: u64,
    revision: u64,
    /// Another step may follow.
    is_open: bool,
    late: Option<Late>,
    /// Where in the batch the header of the match stands.
    header: Option<usize>,
    entries: Vec<i64>,
}

/// The part of the journal that is moved next, sorted by match.
pub(super) struct Backlog {
    pub(super) entries: Vec<(MatchId, Vec<i64>)>,
    /// All before this entry.
    pub(super) before: i64,
}

impl Journal {
    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing in here panics half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether entries may have been written that are not known here.
    pub(super) fn is_doubtful(&self) -> bool {
        self.state().doubtful
    }

    /// Notes that a write has begun of which nobody may ever hear.
    pub(super) fn doubt(&self) {
        self.state().doubtful = true;
    }

    /// Notes that the journal is empty.
    pub(super) fn begin_anew(&self) {
        let mut state = self.state();
        state.heads.clear();
        (state.first, state.doubtful) = (state.next, false);
    }

    /// The matches of these steps of which nothing is known. Nothing is forgotten until the turn to write is given on.
    pub(super) fn unknown(&self, steps: &[StepWrite]) -> HashSet<MatchId> {
        let mut state = self.state();
        if std::mem::take(&mut state.crowded) {
            state.heads.retain(|_, head| head.late.is_some() || !head.entries.is_empty());
        }
        steps.iter().map(|write| write.id).filter(|id| !state.heads.contains_key(id)).collect()
    }

    /// Notes where a match stands that has nothing in the journal.
    pub(super) fn learn(
        &self,
        id: MatchId,
        standing: Standing,
        deadline: Option<Millis>,
        given_back: Millis,
    ) {
        let Standing { version, revision } = standing;
        let header = (version, deadline);
        let head = Head { version, revision, given_back, header, late: None, entries: Vec::new() };
        self.state().heads.entry(id).or_insert(head);
    }

    /// These steps with all the time that was given back, also since they were planned.
    pub(super) fn with_time_given_back<'a>(&self, steps: &'a [StepWrite]) -> Cow<'a, [StepWrite]> {
        let state = self.state();
        let in_all = |write: &StepWrite| state.heads.get(&write.id).map_or(0, |head| head.given_back);
        if steps.iter().all(|write| write.given_back >= in_all(write)) {
            return Cow::Borrowed(steps);
        }
        steps.iter().map(|write| write.with_time_given_back(in_all(write)).into_owned()).collect()
    }

    /// Judges steps: what is not the next step of its match is not written, and nothing of that match after it.
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

    /// Notes that a batch is written.
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

    /// The matches whose headers are behind, sorted.
    pub(super) fn behind(&self) -> Vec<MatchId> {
        let state = self.state();
        let mut behind: Vec<MatchId> =
            state.heads.iter().filter(|(_, head)| head.late.is_some()).map(|(id, _)| *id).collect();
        behind.sort_unstable();
        behind
    }

    /// What is late of these headers.
    pub(super) fn late(&self, matches: &[MatchId]) -> Vec<(MatchId, Late)> {
        let state = self.state();
        matches.iter().filter_map(|id| Some((*id, state.heads.get(id)?.late.clone()?))).collect()
    }

    /// Notes that these headers are written.
    pub(super) fn note_headers(&self, written: &[(MatchId, Late)]) {
        let mut state = self.state();
        for (id, late) in written {
            // It may have been written again meanwhile.
            if let Some(head) = state.heads.get_mut(id).filter(|head| head.header.0 < late.version) {
                head.header = (late.version, late.deadline);
                head.late.take_if(|now| now.version == late.version);
            }
        }
    }

    /// How many entries there are, as far as is known.
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

    /// Notes that the entries of these matches are in their records, as far as they come before this one.
    pub(super) fn note_records<'a>(&self, matches: impl IntoIterator<Item = &'a MatchId>, before: i64) {
        let mut state = self.state();
        for id in matches {
            if let Some(head) = state.heads.get_mut(id) {
                head.entries.retain(|entry| *entry >= before);
            }
        }
    }

    /// Notes that there are no entries any more before this one.
    pub(super) fn note_gone(&self, before: i64) {
        let mut state = self.state();
        state.first = state.first.max(before);
        // Whoever has the turn to write may be about to judge by any of them.
        state.crowded = state.heads.len() > REMEMBERED;
    }

    /// What a match has in the journal alone: its entries, and what its header does not yet say.
    pub(super) fn of(&self, id: MatchId) -> (Vec<i64>, Option<Late>) {
        let state = self.state();
        state.heads.get(&id).map(|head| (head.entries.clone(), head.late.clone())).unwrap_or_default()
    }
}

impl Chain {
    fn from(head: &Head) -> Self {
        Self {
            version: head.version,
            revision: head.revision,
            is_open: true,
            late: head.late.clone(),
            header: None,
            entries: Vec::new(),
        }
    }

    /// Whether a step is the next one. What is not, and what changes the table, is followed by nothing in this batch.
    fn take(&mut self, write: &StepWrite) -> bool {
        let is_next =
            self.is_open && write.step.version == self.version + 1 && write.revision == self.revision;
        self.is_open = is_next && !write.changes_table();
        is_next
    }

    fn add_to<'a>(&mut self, batch: &mut Batch<'a>, head: &Head, (entry, write): (i64, &'a StepWrite)) {
        self.version = write.step.version;
        let late = Late::after(self.late.take(), write);
        self.late = Some(late.clone());
        // One header is written for all steps of a match: the last one.
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
    /// Whether a step changes more than its match's header may leave out for a while: a deadline that the store does
    /// not know is a late one, while one that it has too early wakes a room for nothing.
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

    /// The header as it is, where this is newer.
    pub(super) fn over(self, header: &mut MatchHeader) {
        let MatchHeader { row, seats } = header;
        if self.version <= row.version {
            return;
        }
        (row.version, row.touched, row.deadline) = (self.version, self.at, self.deadline);
        self.awaited.map_or(SeatsWrite::Same, SeatsWrite::Awaited).apply(seats);
    }

    /// The match as it is, where this is newer.
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
    use crate::store::conformance::step;

    #[test]
    fn what_is_known_of_a_match_is_not_forgotten_before_its_step_is_judged() {
        let journal = Journal::default();
        let played = MatchId::new();
        let learn = |id| journal.learn(id, Standing { version: 1, revision: 0 }, None, 0);
        learn(played);
        (0..REMEMBERED).for_each(|_| learn(MatchId::new()));
        let (one, two) = ([step(played, 2)], [step(MatchId::new(), 2)]);
        assert!(journal.unknown(&one).is_empty());
        // Beside the turn to write, the journal is cleared of what is in the records.
        journal.note_gone(1);
        assert_eq!(journal.judge(&one).answers, [Ok(())]);
        // In the next turn they are forgotten, and looked up again.
        assert!(journal.unknown(&two).contains(&two[0].id));
        assert_eq!(journal.state().heads.len(), 0);
        assert!(journal.unknown(&one).contains(&played));
    }
}
