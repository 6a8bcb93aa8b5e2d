//! The code that both backends share: the same SQL and the same mapping between rows and records.
//!
//! This folder is compiled twice, once as a submodule of each backend. The backend (`super`) defines `Row`,
//! `Connection` and the other types, and implements what differs. So the types here are concrete, and each statement
//! is checked against both drivers; generic code would repeat a dozen trait bounds at every function.

mod access;
mod analyses;
mod announcements;
mod arrivals;
mod audit;
mod calendars;
mod chat;
mod circle_webhooks;
mod circles;
#[cfg(test)]
mod counter;
mod due;
mod ended;
pub(super) mod entries;
mod evenings;
mod follows_ends;
mod guests;
mod host;
mod hosts;
mod ignored;
mod keyed;
mod leagues;
mod lessons;
mod lists;
mod matches;
mod merges;
mod names;
mod notes;
mod notice_rows;
mod notices;
mod people;
mod presence;
mod proofs;
mod ratings;
mod reader;
pub(super) mod readers;
mod reports;
mod retention;
mod reviews;
pub(super) mod rows;
mod sign_in;
mod snapshots;
mod statistics;
mod steps;
mod time;
mod users;
mod users_found;
mod vacations;

pub(super) use matches::{Found, Wanted, header, read, version};
pub(super) use sign_in::keep_earlier;
pub(super) use steps::{follow_up, within_turn_timeout};
pub(super) use users::fold_names;

use super::{
    BEGIN_READ, BEGIN_WRITE, Backend, Connection, FOR_SHARE, IS_SHARED, LOCK_HEADERS, Pool, Row,
    SELECT_BYTES_HELD, order,
};
use crate::backup::{BackupError, Progress};
use crate::keyed::KeyedRequest;
use crate::{
    Actor, AuditRow, Chat, CommitError, EntriesAboutPeople, Filter, HostWrite, HostWritten, Kind, Lease,
    LineRefused, LineWrite, MatchHeader, Millis, NameWritten, Names, NewMatch, News, Position, RoomData,
    ServerId, SessionFound, SessionRow, Snapshot, StepWrite, Store, StoreError, StoredLine, StoredMatch,
    UserAct, UserFound, UserRow, Visit, WaitingTables,
};
use async_trait::async_trait;
use protocol::{MatchId, SeatNumber, TableStatus, TableSummary, UserId};
use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;
use tokio::sync::{mpsc, watch};

#[async_trait]
impl Store for Backend {
    async fn create_for(&self, new: NewMatch, request: Option<&KeyedRequest>) -> Result<(), StoreError> {
        let create = async |db: &mut Connection| {
            matches::create(db, &[&new]).await?;
            keyed::keep(db, request, keyed::What { id: Some(new.row.id.0), ..keyed::What::default() }).await
        };
        self.transaction(create).await
    }

    async fn commit(&self, steps: &[StepWrite]) -> Result<Vec<Result<(), CommitError>>, StoreError> {
        self.commit_with(steps, None).await
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

    async fn load_in_background(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.read_after(&self.background, id, 0).await
    }

    async fn load_for_room(
        &self,
        id: MatchId,
        build: &str,
        lines: u32,
    ) -> Result<Option<RoomData>, StoreError> {
        self.read_match(&self.read, id, Wanted::RoomData { build, lines }).await
    }

    async fn keep_snapshot(&self, id: MatchId, snapshot: &Snapshot) -> Result<(), StoreError> {
        self.write(async |db| snapshots::keep(db, id, snapshot).await).await
    }

    async fn version(&self, id: MatchId) -> Result<Option<u64>, StoreError> {
        self.read_version(id).await
    }

    async fn settled_version(&self, id: MatchId) -> Result<Option<u64>, StoreError> {
        self.read_settled_version(id).await
    }

    async fn due(&self, now: Millis, limit: u32) -> Result<Vec<(MatchId, Millis)>, StoreError> {
        self.write_headers().await?;
        self.postpone_wakes(now).await?;
        self.read(async |db| time::due(db, now, limit).await).await
    }

    async fn next_deadline(&self) -> Result<Option<Millis>, StoreError> {
        self.write_headers().await?;
        self.read(time::next_deadline).await
    }

    async fn waiting_for_bots(&self, now: Millis) -> Result<Vec<MatchId>, StoreError> {
        self.write_headers().await?;
        self.read(async |db| matches::waiting_for_bots(db, now).await).await
    }

    async fn heartbeat(&self, now: Millis) -> Result<Option<Millis>, StoreError> {
        self.probe_write_after_failure().await?;
        self.writable.record_success(self.write(async |db| time::heartbeat(db, now).await).await)
    }

    async fn has_running(&self) -> Result<bool, StoreError> {
        self.read(time::has_running).await
    }

    async fn resume(&self, now: Millis, no_downtime: Duration) -> Result<Option<Duration>, StoreError> {
        self.probe_write_after_failure().await?;
        let resume = async |db: &mut Connection| {
            self.settle_headers(db).await?;
            time::resume(db, now, no_downtime).await
        };
        self.writable.record_success(self.transaction(resume).await)
    }

    async fn list(&self, filter: &Filter) -> Result<Vec<TableSummary>, StoreError> {
        // Searches among played matches use the background readers; lists of open tables and of a user's own tables do
        // not.
        let (updated, readers) = match filter.played {
            true => (self.write_records().await, &self.background),
            false => (self.write_headers().await, &self.read),
        };
        // A list is still served when the database cannot be written; then hardly anything is played either.
        if let Err(error) = updated {
            tracing::debug!(%error, "a list may not have the latest moves");
        }
        self.read_consistent(readers, async |db| lists::list(db, filter).await).await
    }

    async fn waiting_for(&self, users: &[UserId]) -> Result<WaitingTables, StoreError> {
        let updated = self.write_headers().await;
        if let Err(error) = &updated {
            tracing::debug!(%error, "lists of waiting tables may not have the latest moves");
        }
        let tables = self.read(async |db| lists::waiting_for(db, users).await).await?;
        Ok(WaitingTables { tables, is_latest: updated.is_ok() })
    }

    async fn watched(&self, visits: &[Visit]) -> Result<(), StoreError> {
        self.write(async |db| lists::watched(db, visits).await).await
    }

    async fn session(&self, token: [u8; 32], now: Millis) -> Result<Option<SessionFound>, StoreError> {
        self.read(async |db| users::session(db, token, now).await).await
    }

    async fn banned_until(&self, token: [u8; 32], now: Millis) -> Result<Option<Millis>, StoreError> {
        self.read(async |db| users::banned_until(db, token, now).await).await
    }

    async fn add_session(
        &self,
        user: UserId,
        token: [u8; 32],
        until: Millis,
        now: Millis,
    ) -> Result<(), StoreError> {
        let begun = users::Begun::SigningIn(now);
        self.write(async |db| users::add_session(db, user, token, until, begun).await).await
    }

    async fn renew_session(
        &self,
        token: [u8; 32],
        until: Millis,
        now: Millis,
        device: &str,
    ) -> Result<(), StoreError> {
        self.write(async |db| users::renew_session(db, token, until, now, device).await).await
    }

    async fn sessions(&self, user: UserId, now: Millis) -> Result<Vec<SessionRow>, StoreError> {
        self.read(async |db| users::sessions(db, user, now).await).await
    }

    async fn live_sessions(&self, tokens: &[[u8; 32]], now: Millis) -> Result<Vec<[u8; 32]>, StoreError> {
        self.read(async |db| users::live_sessions(db, tokens, now).await).await
    }

    async fn end_session(&self, token: [u8; 32]) -> Result<(), StoreError> {
        self.transaction(async |db| users::end_session(db, token).await).await
    }

    async fn end_sessions(&self, user: UserId, now: Millis) -> Result<(), StoreError> {
        let end = async |db: &mut Connection| {
            users::end_sessions(db, user).await?;
            entries::write_act(db, now, user, UserAct::SignedOut).await
        };
        self.transaction(end).await?;
        self.tell_of(|kind| kind == Kind::ByUser(UserAct::SignedOut));
        Ok(())
    }

    async fn rename(&self, user: UserId, name: &str, now: Millis) -> Result<NameWritten, StoreError> {
        let renamed = self.transaction(async |db| users::rename_self(db, user, name, now).await).await?;
        self.tell_of(|kind| kind == Kind::ByUser(UserAct::Renamed));
        Ok(renamed)
    }

    async fn count_seats(&self, user: UserId) -> Result<u32, StoreError> {
        self.read(async |db| users::count_seats(db, user).await).await
    }

    async fn names(&self, users: &[UserId]) -> Result<Names, StoreError> {
        self.read(async |db| users::names(db, users).await).await
    }

    async fn names_at(&self, id: MatchId) -> Result<Names, StoreError> {
        self.read(async |db| users::names_at(db, id).await).await
    }

    async fn offer_link(
        &self,
        session: [u8; 32],
        token: [u8; 32],
        until: Millis,
        request: Option<&KeyedRequest>,
    ) -> Result<bool, StoreError> {
        self.transaction(async |db| users::offer_link(db, session, token, until, request).await).await
    }

    async fn link(&self, token: [u8; 32], now: Millis) -> Result<Option<UserId>, StoreError> {
        self.read(async |db| users::link(db, token, now).await).await
    }

    async fn redeem_link(
        &self,
        token: [u8; 32],
        now: Millis,
        session: [u8; 32],
        until: Millis,
        request: Option<&KeyedRequest>,
    ) -> Result<Option<UserRow>, StoreError> {
        let begins = (session, until);
        self.transaction(async |db| users::redeem_link(db, token, now, begins, request).await).await
    }

    async fn add_chat_lines(
        &self,
        lines: &[LineWrite],
    ) -> Result<Vec<Result<Option<StoredLine>, LineRefused>>, StoreError> {
        let answers = self.transaction(async |db| chat::say(db, lines).await).await?;
        self.announcer.lines_written(lines.iter().map(|line| line.id));
        Ok(answers)
    }

    async fn chat(&self, id: MatchId, limit: u32) -> Result<Chat, StoreError> {
        self.read(async |db| chat::chat(db, id, limit).await).await
    }

    async fn lease(
        &self,
        ids: &[MatchId],
        server: ServerId,
        now: Millis,
        until: Millis,
    ) -> Result<Vec<(MatchId, Lease)>, StoreError> {
        let leases = self.take_leases(ids, server, now, until).await?;
        self.announcer.lease_taken(&leases);
        Ok(leases)
    }

    async fn release(&self, id: MatchId, server: ServerId) -> Result<(), StoreError> {
        self.announcer.lease_released(id);
        self.give_lease_back(id, server).await
    }

    async fn record_presence(
        &self,
        id: MatchId,
        server: ServerId,
        seats: &BTreeSet<SeatNumber>,
        until: Millis,
    ) -> Result<(), StoreError> {
        self.write(async |db| presence::record(db, id, server, seats, until).await).await?;
        self.announcer.presence_recorded(id, seats);
        Ok(())
    }

    async fn present_elsewhere(
        &self,
        id: MatchId,
        besides: ServerId,
        now: Millis,
    ) -> Result<BTreeSet<SeatNumber>, StoreError> {
        self.read(async |db| presence::elsewhere(db, id, besides, now).await).await
    }

    async fn matches_with(
        &self,
        statuses: &[TableStatus],
        before: Option<MatchId>,
        limit: u32,
    ) -> Result<Vec<MatchId>, StoreError> {
        self.read_with(&self.background, async |db| matches::with(db, statuses, before, limit).await).await
    }

    async fn find_users(&self, text: &str, limit: u32) -> Result<Vec<UserFound>, StoreError> {
        self.read_consistent(&self.background, async |db| users_found::find(db, text, limit).await).await
    }

    async fn change_by_host(
        &self,
        change: HostWrite,
        by: &Actor,
        now: Millis,
    ) -> Result<HostWritten, StoreError> {
        if let HostWrite::EndMatch(step) = change {
            return self.end_match(*step, by).await;
        }
        let write = async |db: &mut Connection| {
            let written = host::write(db, &change, by, now).await?;
            if written.is_done() && change.deletes_text() {
                self.mark_unscrubbed(db, now).await?;
            }
            Ok(written)
        };
        let written = self.transaction(write).await?;
        if written.is_done() {
            self.tell_of(Kind::is_by_host);
        }
        Ok(written)
    }

    async fn entries_about_people(&self, after: Position) -> Result<EntriesAboutPeople, StoreError> {
        self.read(async |db| entries::about_people(db, after).await).await
    }

    async fn audit(&self, limit: u32) -> Result<Vec<AuditRow>, StoreError> {
        self.catch_up(|name| name == audit::NAME).await?;
        self.read(async |db| audit::latest(db, limit).await).await
    }

    async fn unscrubbed_since(&self) -> Result<Option<Millis>, StoreError> {
        self.read_unscrubbed_since().await
    }

    async fn scrub(&self) -> Result<(), StoreError> {
        self.scrub_files().await
    }

    async fn bytes_held(&self) -> Result<u64, StoreError> {
        let read = async |db: &mut Connection| {
            let row = sqlx::query(SELECT_BYTES_HELD).fetch_one(db).await?;
            rows::number(&row, "bytes")
        };
        self.read_with(&self.background, read).await
    }

    fn is_writable(&self) -> bool {
        self.writable.get()
    }

    async fn delete_expired(&self, now: Millis) -> Result<u64, StoreError> {
        self.transaction(async |db| {
            let entries = entries::sweep(db, now).await? + notices::sweep(db, now).await?;
            let entries = entries + keyed::sweep(db, now).await?;
            let sign_ins = sign_in::sweep(db, now).await? + users::invitations::sweep(db, now).await?;
            let reviews = reviews::sweep(db, now).await? + reports::sweep(db, now).await?;
            Ok(entries + sign_ins + reviews + time::sweep(db, now).await?)
        })
        .await
    }

    async fn run_background_writes(&self) {
        tokio::join!(self.keep_up_to_date(), self.run_readers());
    }

    async fn hear_others(&self, receiver: mpsc::Sender<News>) {
        self.hear_news(receiver).await;
    }

    async fn back_up(
        &self,
        to: &Path,
        progress_sender: &watch::Sender<Progress>,
    ) -> Result<u64, BackupError> {
        self.write_backup(to, progress_sender).await
    }

    async fn close(&self) {
        // The writer closes last: in SQLite the last connection checkpoints the write-ahead log.
        self.read.close().await;
        self.background.close().await;
        self.before_closing().await;
        self.write.close().await;
        self.closed();
    }
}
