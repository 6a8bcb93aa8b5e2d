//! What both databases do alike: the same SQL, the same mapping between rows and records.
//!
//! This folder is compiled twice, once as a part of each backend, whose module (`super`) says what `Db`, `Row` and
//! `Connection` are and holds what differs. So the types are plain and each statement is checked against either
//! driver, where one generic source would repeat a dozen bounds at every function. What is written once here holds
//! for both.

mod lists;
mod matches;
mod people;
mod rows;
mod talk;
mod time;

use super::{BEGIN_READ, BEGIN_WRITE, Backend, Connection, Db, Row};
use crate::store::{
    CommitError, Filter, Millis, NewMatch, PersonRow, ServerId, StepWrite, Store, StoreError, StoredMatch,
};
use async_trait::async_trait;
use protocol::{ChatLine, MatchId, TableSummary, UserId, Waiting};
use sqlx::Transaction;
use std::time::Duration;

impl Backend {
    /// A connection that reads.
    async fn reader(&self) -> Result<sqlx::pool::PoolConnection<Db>, StoreError> {
        Ok(self.read.acquire().await?)
    }

    /// A connection that writes.
    async fn writer(&self) -> Result<sqlx::pool::PoolConnection<Db>, StoreError> {
        Ok(self.write.acquire().await?)
    }

    /// A transaction in which every statement sees the same state.
    async fn snapshot(&self) -> Result<Transaction<'static, Db>, StoreError> {
        Ok(self.read.begin_with(BEGIN_READ).await?)
    }

    /// A transaction that writes.
    pub(super) async fn change(&self) -> Result<Transaction<'static, Db>, StoreError> {
        Ok(self.write.begin_with(BEGIN_WRITE).await?)
    }
}

#[async_trait]
impl Store for Backend {
    async fn create(&self, new: NewMatch) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        matches::create(&mut change, &new).await?;
        Ok(change.commit().await?)
    }

    async fn commit(&self, steps: &[StepWrite]) -> Result<Vec<Result<(), CommitError>>, StoreError> {
        super::commit::commit(self, steps).await
    }

    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        let mut snapshot = self.snapshot().await?;
        let found = matches::load(&mut snapshot, id).await?;
        snapshot.commit().await?;
        Ok(found)
    }

    async fn version(&self, id: MatchId) -> Result<Option<u64>, StoreError> {
        matches::version(&mut *self.reader().await?, id).await
    }

    async fn due(&self, now: Millis, most: u32) -> Result<Vec<MatchId>, StoreError> {
        time::due(&mut *self.reader().await?, now, most).await
    }

    async fn next_deadline(&self) -> Result<Option<Millis>, StoreError> {
        time::next_deadline(&mut *self.reader().await?).await
    }

    async fn waiting_for_bots(&self) -> Result<Vec<MatchId>, StoreError> {
        matches::waiting_for_bots(&mut *self.reader().await?).await
    }

    async fn give_back(&self, time: Duration) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        time::give_back(&mut change, time).await?;
        Ok(change.commit().await?)
    }

    async fn beat(&self, now: Millis) -> Result<Option<Millis>, StoreError> {
        time::beat(&mut *self.writer().await?, now).await
    }

    async fn list(&self, filter: &Filter) -> Result<Vec<TableSummary>, StoreError> {
        let mut snapshot = self.snapshot().await?;
        let found = lists::list(&mut snapshot, filter).await?;
        snapshot.commit().await?;
        Ok(found)
    }

    async fn waiting_for(&self, user: UserId) -> Result<Vec<Waiting>, StoreError> {
        lists::waiting_for(&mut *self.reader().await?, user).await
    }

    async fn watched(&self, user: UserId, id: MatchId, now: Millis) -> Result<(), StoreError> {
        lists::watched(&mut *self.writer().await?, user, id, now).await
    }

    async fn create_person(
        &self,
        person: &PersonRow,
        token: [u8; 32],
        until: Millis,
    ) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        people::create(&mut change, person).await?;
        people::add_session(&mut change, person.user, token, until).await?;
        Ok(change.commit().await?)
    }

    async fn session(&self, token: [u8; 32], now: Millis) -> Result<Option<PersonRow>, StoreError> {
        people::session(&mut *self.reader().await?, token, now).await
    }

    async fn add_session(&self, user: UserId, token: [u8; 32], until: Millis) -> Result<(), StoreError> {
        people::add_session(&mut *self.writer().await?, user, token, until).await
    }

    async fn renew_session(&self, token: [u8; 32], until: Millis) -> Result<(), StoreError> {
        people::renew_session(&mut *self.writer().await?, token, until).await
    }

    async fn end_session(&self, token: [u8; 32]) -> Result<(), StoreError> {
        people::end_session(&mut *self.writer().await?, token).await
    }

    async fn rename(&self, user: UserId, name: &str) -> Result<(), StoreError> {
        people::rename(&mut *self.writer().await?, user, name).await
    }

    async fn offer_link(&self, user: UserId, token: [u8; 32], until: Millis) -> Result<(), StoreError> {
        people::offer_link(&mut *self.writer().await?, user, token, until).await
    }

    async fn redeem_link(&self, token: [u8; 32], now: Millis) -> Result<Option<UserId>, StoreError> {
        people::redeem_link(&mut *self.writer().await?, token, now).await
    }

    async fn say(&self, id: MatchId, line: &ChatLine) -> Result<(), StoreError> {
        talk::say(&mut *self.writer().await?, id, line).await
    }

    async fn chat(&self, id: MatchId, most: u32) -> Result<Vec<ChatLine>, StoreError> {
        talk::chat(&mut *self.reader().await?, id, most).await
    }

    async fn lease(
        &self,
        id: MatchId,
        server: ServerId,
        now: Millis,
        until: Millis,
    ) -> Result<bool, StoreError> {
        super::lease(self, id, server, now, until).await
    }

    async fn release(&self, id: MatchId, server: ServerId) -> Result<(), StoreError> {
        super::release(self, id, server).await
    }

    async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("select 1").execute(&mut *self.writer().await?).await?;
        Ok(())
    }

    async fn close(&self) {
        // The writer last: in SQLite the last connection moves the log into the file.
        self.read.close().await;
        self.write.close().await;
        self.closed();
    }
}
