//! Persistent storage of matches with their steps, users, sessions and chat.
//!
//! One trait ([`Store`]), two backends (SQLite and Postgres) and one conformance suite. All times are milliseconds
//! since 1970. A store knows no game and no rule: actions and events are JSON texts to it, and it keeps them byte for
//! byte.

#![cfg_attr(
    test,
    expect(clippy::disallowed_methods, reason = "tests start tasks, draw and measure by themselves")
)]

pub mod analyses;
pub mod announcements;
#[cfg_attr(not(feature = "postgres"), expect(dead_code, reason = "only PostgreSQL has several servers"))]
mod announcer;
pub mod arrivals;
pub mod backup;
pub mod calendars;
pub mod circle_webhooks;
pub mod circles;
mod columns;
#[cfg(test)]
mod conformance;
mod entry;
mod error;
pub mod evenings;
mod facts;
pub mod group_commit;
pub mod hosts;
pub mod ignored;
pub mod invitations;
pub mod keyed;
pub mod leagues;
pub mod lessons;
mod location;
pub mod merges;
mod migrate;
mod moving;
pub mod notes;
pub mod notices;
mod open;
mod partial;
pub mod people;
#[cfg(feature = "postgres")]
mod postgres;
#[cfg(not(feature = "postgres"))]
#[path = "without_postgres.rs"]
mod postgres;
pub mod ratings;
mod real_path;
mod record;
pub mod reports;
pub mod retention;
pub mod reviews;
pub mod sign_in;
mod silence;
mod sqlite;
pub mod statistics;
mod storage;
pub mod vacations;
mod writable;

pub use announcer::News;
pub use columns::listed_seat;
use entry::Kind;
pub use entry::{
    Actor, AuditRow, Change, EntriesAboutPeople, Entry, HostAct, HostChange, HostWrite, HostWritten,
    Position, UserAct,
};
pub use facts::{DatabaseFacts, PostgresFacts, SqliteFacts};
use invitations::{NewUser, UserMade};
use keyed::KeyedRequest;
pub use location::{StoreLocation, location};
pub use moving::{MoveError, MoveProgress, MovedTable, move_database};
pub use open::{back_up_closed, examine, open, open_existing, restore};
pub use record::{
    CommitError, Filter, LineRefused, MatchHeader, NameWritten, RoomData, SessionFound, SessionRow,
    UserFound, UserRow, Visit,
};
pub use records::{
    Chat, Lease, LineWrite, MatchResult, MatchRow, Millis, Names, NewMatch, Openings, SeatAssignment,
    SeatRow, SeatsWrite, Snapshot, StepKind, StepRow, StepWrite, StoredLine, StoredMatch, StoredRoom,
    TableChanges, UserName, Vacations,
};
pub use storage::{Fill, Storage};

use async_trait::async_trait;
use backup::{BackupError, Progress};
use protocol::{MatchId, SeatNumber, TableStatus, TableSummary, UserId, Waiting};
use sqlx::ConnectOptions;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// Identifies one server process in leases.
pub type ServerId = uuid::Uuid;

/// A database operation that takes longer than this fails with [`StoreError::Unavailable`].
const OPERATION_TIMEOUT: Duration = Duration::from_secs(30);

/// How long a step may wait for a connection to write on. When this time is over, nothing of the step has been
/// written, so the players can be told that it failed.
const WRITE_TURN_TIMEOUT: Duration = Duration::from_secs(2);

/// Why a store operation failed. The causes are in an `Arc` because one failure may answer all callers of a batch.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database cannot be reached, or the connection broke: whether a write took effect is not known.
    #[error("{}", error::unavailability(.0))]
    Unavailable(#[source] Arc<sqlx::Error>),
    /// Another process has this SQLite file open.
    #[error("the database {path} is in use by another process")]
    InUse { path: PathBuf },
    /// The SQLite file does not exist, and the caller asked not to create it.
    #[error("there is no database {path}")]
    Missing { path: PathBuf },
    /// The database is damaged, or another program wrote to it.
    #[error("the database is damaged or not a Rodada database: {0}")]
    Corrupt(String),
    /// The database rejects the statement: a bug in this program or in the schema.
    #[error("the database refused: {0}")]
    Refused(#[source] Arc<sqlx::Error>),
    /// The request with this key was carried out meanwhile. Nothing was written.
    #[error("the request was carried out already")]
    MadeBefore,
    /// The program was built without the feature `postgres`.
    #[error(
        "this program was built without PostgreSQL: `make run` builds it with PostgreSQL where DATABASE_URL is set, \
         and so does `cargo build --release`"
    )]
    NoPostgres,
    /// The database address cannot be parsed. The text repeats no part of the address that may be secret.
    #[error("the database address is not valid: {0}")]
    Address(String),
}

/// The running matches that wait for users.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingTables {
    /// For each user, in the order in which they were asked for.
    pub tables: Vec<Vec<Waiting>>,
    /// Whether all moves are in it. While a SQLite file cannot be written, the latest may be missing.
    pub is_latest: bool,
}

/// The interface that both backends implement. Each method is one transaction.
#[async_trait]
pub trait Store:
    notices::NoticeStore
    + merges::MergeStore
    + sign_in::SignInStore
    + vacations::VacationStore
    + lessons::LessonStore
    + analyses::AnalysisStore
    + notes::NoteStore
    + reviews::ReviewStore
    + statistics::StatisticsStore
    + ratings::RatingStore
    + calendars::CalendarStore
    + circles::CircleStore
    + circle_webhooks::CircleWebhookStore
    + evenings::EveningStore
    + leagues::LeagueStore
    + invitations::InvitationStore
    + keyed::KeyedStore
    + arrivals::ArrivalStore
    + people::PeopleStore
    + ignored::IgnoreStore
    + retention::RetentionStore
    + hosts::HostStore
    + announcements::AnnouncementStore
    + reports::ReportStore
{
    // --- matches -------------------------------------------------------------------------------------------------

    /// Writes a new match with its seats and its first step, for a request with a key if there is one.
    async fn create_for(&self, new: NewMatch, request: Option<&KeyedRequest>) -> Result<(), StoreError>;

    /// Writes a new match that nobody's request asks for.
    async fn create(&self, new: NewMatch) -> Result<(), StoreError> {
        self.create_for(new, None).await
    }

    /// Writes steps of different matches in one transaction (group commit). Each step gets its own answer: a conflict
    /// of one step does not affect the others. `Err` means that no step is known to have been written.
    async fn commit(&self, steps: &[StepWrite]) -> Result<Vec<Result<(), CommitError>>, StoreError>;

    /// Loads a match with its seats, without its steps.
    async fn header(&self, id: MatchId) -> Result<Option<MatchHeader>, StoreError>;

    /// Loads a match with its seats and all its steps, oldest first.
    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError>;

    /// Like [`Store::load`], on connections reserved for background reads, so that these never delay players.
    async fn load_in_background(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError>;

    /// Loads a match with its seats and the steps after version `known`.
    async fn load_since(&self, id: MatchId, known: u64) -> Result<Option<StoredMatch>, StoreError>;

    /// Loads what a room needs to start: the match, a snapshot made by `build` if there is one, and the latest `lines`
    /// lines of chat.
    async fn load_for_room(
        &self,
        id: MatchId,
        build: &str,
        lines: u32,
    ) -> Result<Option<RoomData>, StoreError>;

    /// Stores a snapshot of a match that is still running. It replaces an older snapshot and one made by another
    /// build.
    async fn keep_snapshot(&self, id: MatchId, snapshot: &Snapshot) -> Result<(), StoreError>;

    /// The current version of a match.
    async fn version(&self, id: MatchId) -> Result<Option<u64>, StoreError>;

    /// Like [`Store::version`], but first waits until every write in progress has succeeded or failed, including
    /// writes of a server that was killed meanwhile.
    async fn settled_version(&self, id: MatchId) -> Result<Option<u64>, StoreError>;

    /// Matches whose deadline has passed at `now`, each with its deadline, earliest first, at most `limit`.
    async fn due(&self, now: Millis, limit: u32) -> Result<Vec<(MatchId, Millis)>, StoreError>;

    /// The earliest deadline of any running match.
    async fn next_deadline(&self) -> Result<Option<Millis>, StoreError>;

    /// Running matches that have at least one user in a seat, in which only bots are awaited, and that no server leads
    /// at `now`.
    async fn waiting_for_bots(&self, now: Millis) -> Result<Vec<MatchId>, StoreError>;

    /// Records a heartbeat: the server is alive at `now`. Returns the time of the previous heartbeat.
    async fn heartbeat(&self, now: Millis) -> Result<Option<Millis>, StoreError>;

    /// Whether any match is running. If none is, no clock loses time while the server is down.
    async fn has_running(&self) -> Result<bool, StoreError>;

    /// Records a heartbeat after a possible downtime. If the gap since the last heartbeat is longer than
    /// `no_downtime`, every running deadline and `awaited_since` moves later by the gap, including those of steps that
    /// were planned before and are written after this call. A system clock that was set back and then corrected adds
    /// no time. Returns the time given back.
    async fn resume(&self, now: Millis, no_downtime: Duration) -> Result<Option<Duration>, StoreError>;

    // --- lists ---------------------------------------------------------------------------------------------------

    /// Matches that pass the filter, newest first.
    async fn list(&self, filter: &Filter) -> Result<Vec<TableSummary>, StoreError>;

    /// Matches with one of these statuses by their ids, the highest first: those below `before`, at most `limit`. Read on
    /// connections reserved for background reads.
    async fn matches_with(
        &self,
        statuses: &[TableStatus],
        before: Option<MatchId>,
        limit: u32,
    ) -> Result<Vec<MatchId>, StoreError>;

    /// For each of these users, the running matches that wait for them: earliest deadline first, then longest waiting.
    async fn waiting_for(&self, users: &[UserId]) -> Result<WaitingTables, StoreError>;

    /// Records which users watched which matches, so that their lists include these. `visits` must not be empty.
    async fn watched(&self, visits: &[Visit]) -> Result<(), StoreError>;

    // --- users
    // -------------------------------------------------------------------------------------------------------

    /// Writes a new user with a session, which is identified by the SHA-256 of its token, without an invitation.
    async fn create_user(
        &self,
        user: &UserRow,
        token: [u8; 32],
        until: Millis,
    ) -> Result<UserMade, StoreError> {
        let new = NewUser {
            row: user,
            session: token,
            session_ends: until,
            method: None,
            invitation: None,
            request: None,
        };
        self.make_user(&new).await
    }

    /// Finds a session that has not ended, with its user.
    async fn session(&self, token: [u8; 32], now: Millis) -> Result<Option<SessionFound>, StoreError>;

    /// Until when the host has banned the user of a session that has not ended, if so.
    async fn banned_until(&self, token: [u8; 32], now: Millis) -> Result<Option<Millis>, StoreError>;

    /// Adds a session to a user who has just signed in.
    async fn add_session(
        &self,
        user: UserId,
        token: [u8; 32],
        until: Millis,
        now: Millis,
    ) -> Result<(), StoreError>;

    /// Extends a session until `until` and records that it is used at `now` on this device.
    async fn renew_session(
        &self,
        token: [u8; 32],
        until: Millis,
        now: Millis,
        device: &str,
    ) -> Result<(), StoreError>;

    /// The sessions of a user that have not ended, most recently used first.
    async fn sessions(&self, user: UserId, now: Millis) -> Result<Vec<SessionRow>, StoreError>;

    /// Returns those of the given sessions that have not ended.
    async fn live_sessions(&self, tokens: &[[u8; 32]], now: Millis) -> Result<Vec<[u8; 32]>, StoreError>;

    /// Ends a session.
    async fn end_session(&self, token: [u8; 32]) -> Result<(), StoreError>;

    /// Ends all sessions of a user and revokes their one-time links. Other servers learn of it through
    /// [`Store::entries_about_people`].
    async fn end_sessions(&self, user: UserId, now: Millis) -> Result<(), StoreError>;

    /// Changes the name of a user. The name of a user who has a way to sign in again is kept for them.
    async fn rename(&self, user: UserId, name: &str, now: Millis) -> Result<NameWritten, StoreError>;

    /// At how many tables a user has a seat, those of finished matches included.
    async fn count_seats(&self, user: UserId) -> Result<u32, StoreError>;

    /// The names of these users. Those who were erased have none.
    async fn names(&self, users: &[UserId]) -> Result<Names, StoreError>;

    /// The names of those who have a seat in a match, and of those who ever changed its table.
    async fn names_at(&self, id: MatchId) -> Result<Names, StoreError>;

    /// Stores the SHA-256 of a one-time link that opens another session of the same user, which proves as much as this one.
    /// Returns `false` and stores nothing if this one has ended.
    async fn offer_link(
        &self,
        session: [u8; 32],
        token: [u8; 32],
        until: Millis,
        request: Option<&KeyedRequest>,
    ) -> Result<bool, StoreError>;

    /// The user of a one-time link, as long as it can be used.
    async fn link(&self, token: [u8; 32], now: Millis) -> Result<Option<UserId>, StoreError>;

    /// Consumes a one-time link and opens a session for it. A second call returns `None`.
    async fn redeem_link(
        &self,
        token: [u8; 32],
        now: Millis,
        session: [u8; 32],
        until: Millis,
        request: Option<&KeyedRequest>,
    ) -> Result<Option<UserRow>, StoreError>;

    // --- chat
    // --------------------------------------------------------------------------------------------------------

    /// Stores lines of chat in one transaction and returns them as stored. A line whose request id this user has
    /// already used is not stored again: the result is the line of the first time, or `None` if the host has deleted
    /// it.
    async fn add_chat_lines(
        &self,
        lines: &[LineWrite],
    ) -> Result<Vec<Result<Option<StoredLine>, LineRefused>>, StoreError>;

    /// The latest lines of chat of a match, at most `limit`.
    async fn chat(&self, id: MatchId, limit: u32) -> Result<Chat, StoreError>;

    // --- leases
    // ------------------------------------------------------------------------------------------------------

    /// Takes or extends the leases of these matches until `until`. If another server holds a lease, the call notes in
    /// it that `server` has the match open, too. Returns the state of the lease for each match that exists. With
    /// SQLite, which only one process can use, every lease is [`Lease::Sole`].
    async fn lease(
        &self,
        ids: &[MatchId],
        server: ServerId,
        now: Millis,
        until: Millis,
    ) -> Result<Vec<(MatchId, Lease)>, StoreError>;

    /// Releases a lease.
    async fn release(&self, id: MatchId, server: ServerId) -> Result<(), StoreError>;

    /// Records until `until` which seats have a connected user on this server, for the other servers that share the
    /// match.
    async fn record_presence(
        &self,
        id: MatchId,
        server: ServerId,
        seats: &BTreeSet<SeatNumber>,
        until: Millis,
    ) -> Result<(), StoreError>;

    /// The seats whose users are connected to servers other than `besides`.
    async fn present_elsewhere(
        &self,
        id: MatchId,
        besides: ServerId,
        now: Millis,
    ) -> Result<BTreeSet<SeatNumber>, StoreError>;

    // --- actions of the host
    // -------------------------------------------------------------------------------------------

    /// Users whose name contains `text` (ignoring case) or whose id is `text`, newest first.
    async fn find_users(&self, text: &str, limit: u32) -> Result<Vec<UserFound>, StoreError>;

    /// Writes a change by the host, and the entry that tells of it.
    async fn change_by_host(
        &self,
        change: HostWrite,
        by: &Actor,
        now: Millis,
    ) -> Result<HostWritten, StoreError>;

    /// What users and the host changed after this position. Changes older than a week may be missing.
    async fn entries_about_people(&self, after: Position) -> Result<EntriesAboutPeople, StoreError>;

    /// The latest acts of the host, newest first.
    async fn audit(&self, limit: u32) -> Result<Vec<AuditRow>, StoreError>;

    /// When something was deleted by the host or erased that the files of the database may still contain, if anything
    /// was. With PostgreSQL never: its operator decides how long its files keep deleted data.
    async fn unscrubbed_since(&self) -> Result<Option<Millis>, StoreError>;

    /// Removes the remains of deleted data from the files of the database, while others read and write.
    async fn scrub(&self) -> Result<(), StoreError>;

    // --- the store itself ----------------------------------------------------------------------------------------

    /// How many bytes the database holds. Room that what was deleted has left in a file of SQLite does not count, as it is used again.
    async fn bytes_held(&self) -> Result<u64, StoreError>;

    /// Whether the latest write succeeded. Does not query the database: [`Store::heartbeat`] writes often enough.
    fn is_writable(&self) -> bool;

    /// Deletes expired sessions, one-time links, leases, presence records, old requests and old entries about users. Returns how many
    /// rows were deleted.
    async fn delete_expired(&self, now: Millis) -> Result<u64, StoreError>;

    /// Runs the readers of entries and the background writes of the backend (SQLite's journal, Postgres' notifications).
    /// Never returns.
    async fn run_background_writes(&self);

    /// Sends what other servers on the same database announce, until the receiver is dropped. An announcement can be
    /// lost. With SQLite there are no other servers.
    async fn hear_others(&self, receiver: mpsc::Sender<News>);

    /// Writes a copy of everything acknowledged so far to a new file while the server goes on playing. Returns its
    /// length in bytes. Dropping the future cancels the backup.
    async fn back_up(&self, to: &Path, progress_sender: &watch::Sender<Progress>)
    -> Result<u64, BackupError>;

    /// Finishes pending writes and closes the database.
    async fn close(&self);
}

/// Turns off the driver's logging of statements. Tests leave it on, because they count statements by it.
fn without_log<O: ConnectOptions>(options: O) -> O {
    if cfg!(test) { options } else { options.disable_statement_logging() }
}
