//! Reads and writes: on which connections they run, for how long, and who hears of them.

use super::{BEGIN_READ, BEGIN_WRITE, Backend, Connection, Pool, Wanted};
use crate::{
    Actor, Change, CommitError, HostAct, HostChange, HostWritten, Kind, StepWrite, StoreError, StoredMatch,
};
use protocol::MatchId;

impl Backend {
    /// Reads on a connection for reads that players wait for. If `work` runs several statements, each sees its own
    /// state.
    pub(in super::super) async fn read<T>(
        &self,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.read_with(&self.read, work).await
    }

    /// Like [`Self::read`], on a connection of the given pool.
    pub(in super::super) async fn read_with<T>(
        &self,
        readers: &Pool,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.within_timeout(async { work(&mut *readers.acquire().await?).await }).await
    }

    /// Reads with several statements that see the same state.
    pub(in super::super) async fn read_consistent<T>(
        &self,
        readers: &Pool,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let read_consistent = async {
            let mut snapshot = readers.begin_with(BEGIN_READ).await?;
            let found = work(&mut snapshot).await?;
            snapshot.commit().await?;
            Ok(found)
        };
        self.within_timeout(read_consistent).await
    }

    /// Loads a match with its steps after version `known`.
    pub(super) async fn read_after(
        &self,
        readers: &Pool,
        id: MatchId,
        known: u64,
    ) -> Result<Option<StoredMatch>, StoreError> {
        Ok(self.read_match(readers, id, Wanted::After(known)).await?.map(|latest| latest.stored))
    }

    /// Writes with one statement, without an explicit transaction.
    pub(in super::super) async fn write<T>(
        &self,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.writable.record_failure(
            self.within_timeout(async { work(&mut *self.write.acquire().await?).await }).await,
        )
    }

    /// Writes with several statements in one transaction.
    pub(in super::super) async fn transaction<T>(
        &self,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let transaction = async {
            let mut transaction = self.write.begin_with(BEGIN_WRITE).await?;
            let done = work(&mut transaction).await?;
            transaction.commit().await?;
            Ok(done)
        };
        self.writable.record_failure(self.within_timeout(transaction).await)
    }

    /// Writes steps, and what the host did by them in the same transaction.
    pub(super) async fn commit_with(
        &self,
        steps: &[StepWrite],
        by_host: Option<&Change>,
    ) -> Result<Vec<Result<(), CommitError>>, StoreError> {
        let committed = self
            .writable
            .record_failure(self.within_timeout(Box::pin(self.commit_steps(steps, by_host))).await);
        let answers = self.writable.record_success(committed)?;
        if steps.iter().any(StepWrite::ends) {
            self.readers.wake(|kind| kind == Kind::Ended);
        }
        self.announcer.steps_written(steps, &answers);
        Ok(answers)
    }

    pub(super) async fn end_match(&self, step: StepWrite, by: &Actor) -> Result<HostWritten, StoreError> {
        let change = HostChange {
            act: HostAct::MatchEnded,
            user: None,
            matches: vec![step.id],
            by: by.clone(),
            value: None,
        };
        let answers = self.commit_with(&[step], Some(&Change::ByHost(change))).await?;
        if answers.iter().any(Result::is_err) {
            return Ok(HostWritten::Conflict);
        }
        self.tell_of(Kind::is_by_host);
        Ok(HostWritten::Done { lines: 0 })
    }

    /// Wakes the readers of entries about people, here, and the servers that follow them.
    pub(super) fn tell_of(&self, kind: impl Fn(Kind) -> bool) {
        self.readers.wake(kind);
        self.announcer.people_changed();
    }

    /// After a failed write, tests whether a write as large as a step succeeds: a heartbeat alone is only a few bytes.
    pub(super) async fn probe_write_after_failure(&self) -> Result<(), StoreError> {
        if self.writable.get() { Ok(()) } else { self.probe_write().await }
    }

    /// Fails after the timeout of the store: if a network drops all packets, no connection ends by itself.
    pub(super) async fn within_timeout<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        match tokio::time::timeout(self.timeout, work).await {
            Ok(done) => done,
            Err(_) => Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()).into()),
        }
    }
}
