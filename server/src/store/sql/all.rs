//! What both databases do alike: the same SQL, the same mapping between rows and records.
//!
//! This folder is compiled twice, once as a part of each backend, whose module (`super`) says what `Row` and
//! `Connection` are and holds what differs. So the types are plain and each statement is checked against either
//! driver, where one generic source would repeat a dozen bounds at every function. What is written once here holds
//! for both.

mod changes;
mod host;
mod lists;
mod matches;
mod people;
mod presence;
pub(super) mod rows;
mod snapshots;
mod talk;
mod time;

pub(super) use matches::{Found, Wanted, header, read, standing};

use super::{BEGIN_READ, BEGIN_WRITE, Backend, Connection, FOR_SHARE, ONE_AT_A_TIME, Pool, Row};
use crate::store::backup::{BackupError, Growth};
use crate::store::{
    Chat, CommitError, Filter, HostChange, Latest, Lease, LineWrite, MatchHeader, Millis, Named, NewMatch,
    NotKept, PersonFound, PersonRow, ServerId, SessionFound, SessionRow, Snapshot, Standing, StepWrite,
    Store, StoreError, StoredMatch, TURN_WITHIN, Visit,
};
use async_trait::async_trait;
use protocol::{ChatLine, MatchId, SeatNumber, TableSummary, UserId, Waiting};
use std::collections::{BTreeSet, HashSet};
use std::path::Path;
use std::time::Duration;
use tokio::sync::watch;

/// The steps of a batch that may be written: those that bring no name that the host has changed since.
pub(super) struct Current<'a> {
    all: &'a [StepWrite],
    renamed: HashSet<Named>,
    /// Those that may be written, where not all may.
    some: Option<Vec<StepWrite>>,
}

impl<'a> Current<'a> {
    /// No name is changed until the transaction ends. This comes before anything is written in it.
    pub(super) async fn of(db: &mut Connection, all: &'a [StepWrite]) -> Result<Self, StoreError> {
        let renamed = people::renamed(db, all.iter().filter_map(|write| write.named)).await?;
        let is_current = |write: &&StepWrite| write.named.is_none_or(|named| !renamed.contains(&named));
        let some = (!renamed.is_empty()).then(|| all.iter().filter(is_current).cloned().collect());
        Ok(Self { all, renamed, some })
    }

    pub(super) fn steps(&self) -> &[StepWrite] {
        self.some.as_deref().unwrap_or(self.all)
    }

    /// What became of all steps, where this became of those that may be written.
    pub(super) fn answers(&self, answers: Vec<Result<(), CommitError>>) -> Vec<Result<(), CommitError>> {
        let mut answers = answers.into_iter();
        let is_renamed = |write: &StepWrite| write.named.is_some_and(|named| self.renamed.contains(&named));
        let answer = |write: &StepWrite| match is_renamed(write) {
            true => Err(CommitError::Renamed),
            false => answers.next().unwrap_or(Err(CommitError::Conflict)),
        };
        self.all.iter().map(answer).collect()
    }
}

/// Writes what is rare about steps that were written: the end of a match, and the match that follows.
pub(super) async fn follow_up(
    db: &mut Connection,
    steps: &[StepWrite],
    answers: &[Result<(), CommitError>],
) -> Result<(), StoreError> {
    let written = || steps.iter().zip(answers).filter(|(_, answer)| answer.is_ok()).map(|(write, _)| write);
    let ended: Vec<MatchId> = written().filter(|write| write.ends()).map(|write| write.id).collect();
    if !ended.is_empty() {
        matches::finish(db, &ended).await?;
        snapshots::remove(db, &ended).await?;
    }
    let next: Vec<&NewMatch> = written().filter_map(|write| write.next.as_deref()).collect();
    matches::create(db, &next).await
}

/// Waits for the turn of a step to be written.
pub(super) async fn in_turn<T>(turn: impl Future<Output = sqlx::Result<T>>) -> Result<T, StoreError> {
    match tokio::time::timeout(TURN_WITHIN, turn).await {
        Ok(turn) => Ok(turn?),
        Err(_) => Err(sqlx::Error::PoolTimedOut.into()),
    }
}

impl Backend {
    /// Reads with one statement.
    pub(super) async fn read<T>(
        &self,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.read_by(&self.read, work).await
    }

    /// The same on one of these connections; several statements see each its own state.
    pub(super) async fn read_by<T>(
        &self,
        readers: &Pool,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.within(async { work(&mut *readers.acquire().await?).await }).await
    }

    /// Reads with several statements that see the same state.
    pub(super) async fn survey<T>(
        &self,
        readers: &Pool,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let survey = async {
            let mut snapshot = readers.begin_with(BEGIN_READ).await?;
            let found = work(&mut snapshot).await?;
            snapshot.commit().await?;
            Ok(found)
        };
        self.within(survey).await
    }

    /// A match with its steps after version `known`.
    async fn read_after(
        &self,
        readers: &Pool,
        id: MatchId,
        known: u64,
    ) -> Result<Option<StoredMatch>, StoreError> {
        Ok(self.read_match(readers, id, Wanted::After(known)).await?.map(|latest| latest.stored))
    }

    /// Writes with one statement.
    pub(super) async fn write<T>(
        &self,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.writable.note(self.within(async { work(&mut *self.write.acquire().await?).await }).await)
    }

    /// Writes with several statements, all of them or none.
    pub(super) async fn change<T>(
        &self,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let change = async {
            let mut change = self.write.begin_with(BEGIN_WRITE).await?;
            let done = work(&mut change).await?;
            change.commit().await?;
            Ok(done)
        };
        self.writable.note(self.within(change).await)
    }

    /// After a failure: whether there is room for more than the few bytes of a note.
    async fn try_if_in_doubt(&self) -> Result<(), StoreError> {
        if self.writable.get() { Ok(()) } else { self.try_to_write().await }
    }

    /// Does not wait for ever: a network that swallows everything ends no connection by itself.
    async fn within<T>(&self, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        match tokio::time::timeout(self.patience, work).await {
            Ok(done) => done,
            Err(_) => Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()).into()),
        }
    }
}

#[async_trait]
impl Store for Backend {
    async fn create(&self, new: NewMatch) -> Result<bool, StoreError> {
        let create = async |db: &mut Connection| {
            let is_current = people::renamed(db, new.named.into_iter()).await?.is_empty();
            if is_current {
                matches::create(db, &[&new]).await?;
            }
            Ok(is_current)
        };
        self.change(create).await
    }

    async fn commit(&self, steps: &[StepWrite]) -> Result<Vec<Result<(), CommitError>>, StoreError> {
        let committed = self.writable.note(self.within(Box::pin(self.commit_steps(steps))).await);
        self.writable.note_whole(committed)
    }

    async fn header(&self, id: MatchId) -> Result<Option<MatchHeader>, StoreError> {
        self.read_header(id).await
    }

    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.read_after(&self.read, id, 0).await
    }

    async fn load_since(&self, id: MatchId, known: u64) -> Result<Option<StoredMatch>, StoreError> {
        self.read_after(&self.read, id, known).await
    }

    async fn load_at_leisure(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.read_after(&self.leisure, id, 0).await
    }

    async fn latest(&self, id: MatchId, build: &str, lines: u32) -> Result<Option<Latest>, StoreError> {
        self.read_match(&self.read, id, Wanted::Latest { build, lines }).await
    }

    async fn keep_snapshot(&self, id: MatchId, snapshot: &Snapshot, revision: u64) -> Result<(), StoreError> {
        self.write(async |db| snapshots::keep(db, id, snapshot, revision).await).await
    }

    async fn standing(&self, id: MatchId) -> Result<Option<Standing>, StoreError> {
        self.read_standing(id).await
    }

    async fn settled_standing(&self, id: MatchId) -> Result<Option<Standing>, StoreError> {
        self.read_settled_standing(id).await
    }

    async fn due(&self, now: Millis, most: u32) -> Result<Vec<(MatchId, Millis)>, StoreError> {
        self.write_headers().await?;
        self.put_off(now).await?;
        self.read(async |db| time::due(db, now, most).await).await
    }

    async fn next_deadline(&self) -> Result<Option<Millis>, StoreError> {
        self.write_headers().await?;
        self.read(time::next_deadline).await
    }

    async fn waiting_for_bots(&self, now: Millis) -> Result<Vec<MatchId>, StoreError> {
        self.write_headers().await?;
        self.read(async |db| matches::waiting_for_bots(db, now).await).await
    }

    async fn beat(&self, now: Millis) -> Result<Option<Millis>, StoreError> {
        self.try_if_in_doubt().await?;
        self.writable.note_whole(self.write(async |db| time::beat(db, now).await).await)
    }

    async fn has_running(&self) -> Result<bool, StoreError> {
        self.read(time::has_running).await
    }

    async fn resume(&self, now: Millis, no_downtime: Duration) -> Result<Option<Duration>, StoreError> {
        self.try_if_in_doubt().await?;
        let resume = async |db: &mut Connection| {
            self.settle_headers(db).await?;
            time::resume(db, now, no_downtime).await
        };
        self.writable.note_whole(self.change(resume).await)
    }

    async fn list(&self, filter: &Filter) -> Result<Vec<TableSummary>, StoreError> {
        // What was played is searched at leisure; open tables and one's own are what people come for.
        let (brought_up, readers) = match filter.played {
            true => (self.write_records().await, &self.leisure),
            false => (self.write_headers().await, &self.read),
        };
        // Nobody is refused a list because nothing can be written: then next to nothing is played either.
        if let Err(error) = brought_up {
            tracing::debug!(%error, "a list may not have the latest moves");
        }
        self.survey(readers, async |db| lists::list(db, filter).await).await
    }

    async fn waiting_for(&self, users: &[UserId]) -> Result<Vec<Vec<Waiting>>, StoreError> {
        self.write_headers().await?;
        self.read(async |db| lists::waiting_for(db, users).await).await
    }

    async fn watched(&self, visits: &[Visit]) -> Result<(), StoreError> {
        self.write(async |db| lists::watched(db, visits).await).await
    }

    async fn create_person(
        &self,
        person: &PersonRow,
        token: [u8; 32],
        until: Millis,
    ) -> Result<(), StoreError> {
        let create = async |db: &mut Connection| {
            people::create(db, person).await?;
            people::add_session(db, person.user, token, until).await
        };
        self.change(create).await
    }

    async fn session(&self, token: [u8; 32], now: Millis) -> Result<Option<SessionFound>, StoreError> {
        self.read(async |db| people::session(db, token, now).await).await
    }

    async fn add_session(&self, user: UserId, token: [u8; 32], until: Millis) -> Result<(), StoreError> {
        self.write(async |db| people::add_session(db, user, token, until).await).await
    }

    async fn renew_session(
        &self,
        token: [u8; 32],
        until: Millis,
        now: Millis,
        device: &str,
    ) -> Result<(), StoreError> {
        self.write(async |db| people::renew_session(db, token, until, now, device).await).await
    }

    async fn sessions(&self, user: UserId, now: Millis) -> Result<Vec<SessionRow>, StoreError> {
        self.read(async |db| people::sessions(db, user, now).await).await
    }

    async fn living_sessions(&self, tokens: &[[u8; 32]], now: Millis) -> Result<Vec<[u8; 32]>, StoreError> {
        self.read(async |db| people::living_sessions(db, tokens, now).await).await
    }

    async fn end_session(&self, token: [u8; 32]) -> Result<(), StoreError> {
        self.write(async |db| people::end_session(db, token).await).await
    }

    async fn end_sessions(&self, user: UserId, now: Millis) -> Result<(), StoreError> {
        self.change(async |db| host::end_sessions(db, user, now).await).await
    }

    async fn rename(&self, user: UserId, revision: u64, name: &str) -> Result<bool, StoreError> {
        self.write(async |db| people::rename(db, Named { user, revision }, name).await).await
    }

    async fn offer_link(&self, user: UserId, token: [u8; 32], until: Millis) -> Result<(), StoreError> {
        self.write(async |db| people::offer_link(db, user, token, until).await).await
    }

    async fn link(&self, token: [u8; 32], now: Millis) -> Result<Option<UserId>, StoreError> {
        self.read(async |db| people::link(db, token, now).await).await
    }

    async fn redeem_link(
        &self,
        token: [u8; 32],
        now: Millis,
        session: [u8; 32],
        until: Millis,
    ) -> Result<Option<PersonRow>, StoreError> {
        let redeem = async |db: &mut Connection| {
            let Some(person) = people::redeem_link(db, token, now).await? else { return Ok(None) };
            people::add_session(db, person.user, session, until).await?;
            Ok(Some(person))
        };
        self.change(redeem).await
    }

    async fn say(&self, lines: &[LineWrite]) -> Result<Vec<Result<Option<ChatLine>, NotKept>>, StoreError> {
        self.change(async |db| talk::say(db, lines).await).await
    }

    async fn chat(&self, id: MatchId, most: u32) -> Result<Chat, StoreError> {
        self.read(async |db| talk::chat(db, id, most).await).await
    }

    async fn lease(
        &self,
        ids: &[MatchId],
        server: ServerId,
        now: Millis,
        until: Millis,
    ) -> Result<Vec<(MatchId, Lease)>, StoreError> {
        self.take_leases(ids, server, now, until).await
    }

    async fn release(&self, id: MatchId, server: ServerId) -> Result<(), StoreError> {
        self.give_lease_back(id, server).await
    }

    async fn attend(
        &self,
        id: MatchId,
        server: ServerId,
        seats: &BTreeSet<SeatNumber>,
        until: Millis,
    ) -> Result<(), StoreError> {
        self.write(async |db| presence::attend(db, id, server, seats, until).await).await
    }

    async fn attending(
        &self,
        id: MatchId,
        besides: ServerId,
        now: Millis,
    ) -> Result<BTreeSet<SeatNumber>, StoreError> {
        self.read(async |db| presence::attending(db, id, besides, now).await).await
    }

    async fn find_people(&self, text: &str, most: u32) -> Result<Vec<PersonFound>, StoreError> {
        self.survey(&self.leisure, async |db| host::find_people(db, text, most).await).await
    }

    async fn ban(&self, user: UserId, until: Millis, now: Millis) -> Result<bool, StoreError> {
        self.change(async |db| host::ban(db, user, until, now).await).await
    }

    async fn mute(&self, user: UserId, until: Millis) -> Result<bool, StoreError> {
        self.write(async |db| host::mute(db, user, until).await).await
    }

    async fn rename_everywhere(&self, user: UserId, name: &str, now: Millis) -> Result<bool, StoreError> {
        let rename = async |db: &mut Connection| {
            self.settle_records(db).await?;
            host::rename_everywhere(db, user, name, now).await
        };
        self.change(rename).await
    }

    async fn erase(&self, user: UserId, name: &str, now: Millis) -> Result<Option<u64>, StoreError> {
        let erase = async |db: &mut Connection| {
            self.settle_records(db).await?;
            host::erase(db, user, name, now).await
        };
        self.change(erase).await
    }

    async fn remove_lines_of(&self, user: UserId, now: Millis) -> Result<u64, StoreError> {
        let remove = async |db: &mut Connection| {
            self.settle_records(db).await?;
            host::remove_lines_of(db, user, now).await
        };
        self.change(remove).await
    }

    async fn remove_lines(&self, id: MatchId, name: Option<&str>, now: Millis) -> Result<u64, StoreError> {
        let remove = async |db: &mut Connection| {
            self.settle_records(db).await?;
            host::remove_lines(db, id, name, now).await
        };
        self.change(remove).await
    }

    async fn note_step_by_host(&self, id: MatchId, now: Millis) -> Result<(), StoreError> {
        self.change(async |db| changes::note(db, now, None, &[id]).await).await
    }

    async fn host_changes(&self, after: u64) -> Result<Vec<HostChange>, StoreError> {
        self.read(async |db| changes::after(db, after).await).await
    }

    async fn scrub(&self) -> Result<(), StoreError> {
        self.scrub_files().await
    }

    fn is_writable(&self) -> bool {
        self.writable.get()
    }

    async fn sweep(&self, now: Millis) -> Result<u64, StoreError> {
        self.change(async |db| Ok(time::sweep(db, now).await? + changes::sweep(db, now).await?)).await
    }

    async fn keep(&self) {
        self.keep_up_to_date().await;
    }

    async fn back_up(&self, to: &Path, growth: &watch::Sender<Growth>) -> Result<u64, BackupError> {
        self.write_backup(to, growth).await
    }

    async fn close(&self) {
        // The writer last: in SQLite the last connection moves the log into the file.
        self.read.close().await;
        self.leisure.close().await;
        self.before_closing().await;
        self.write.close().await;
        self.closed();
    }
}
