//! What lasts: matches with their steps, people, sessions, chat.
//!
//! One trait, two backends, one conformance suite. Times are milliseconds since 1970.
//! A store knows no game and no rule: actions and events are JSON texts to it, kept exactly as they were written.

pub mod backup;
pub mod committer;
#[cfg(test)]
mod conformance;
mod fault;
mod migrate;
pub mod postgres;
mod record;
mod silence;
pub mod sqlite;
mod words;
mod writable;

pub use record::{
    ChangedByHost, CommitError, Filter, HostChange, Latest, MatchHeader, NotKept, PersonFound, PersonRow,
    SessionFound, SessionRow, Visit,
};
pub use room::stored::{
    Chat, Kept, Lease, LineWrite, MatchResult, MatchRow, Millis, Named, NewMatch, SeatRow, SeatsWrite,
    Sitter, Snapshot, Standing, StepKind, StepRow, StepWrite, StoredMatch, TableChanges,
};

use async_trait::async_trait;
use backup::{BackupError, Growth, RestoreError};
use protocol::{ChatLine, MatchId, SeatNumber, TableSummary, UserId, Waiting};
use sqlx::ConnectOptions;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// The name one server process goes by in leases.
pub type ServerId = uuid::Uuid;

/// How long a piece of work may take before the database counts as unreachable.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long a step may wait for its turn to be written. Nothing of it is written then, and the players can be told.
const TURN_WITHIN: Duration = Duration::from_secs(2);

/// Why the store did not do it. The causes are shared because one failure may answer a whole batch of callers.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database cannot be reached, or the connection broke: whether a write took effect is not known.
    #[error("{}", fault::absence(.0))]
    Unavailable(#[source] Arc<sqlx::Error>),
    /// Another process has this SQLite file open.
    #[error("the database {path} is in use by another process")]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// There is no such SQLite file, and none was to be made.
    #[error("there is no database {path}")]
    Missing {
        /// The file.
        path: PathBuf,
    },
    /// The database holds something that was not written by this program, or is damaged.
    #[error("the database is damaged or foreign: {0}")]
    Corrupt(String),
    /// The database refuses the statement: a fault of this program, or of the schema.
    #[error("the database refused: {0}")]
    Refused(#[source] Arc<sqlx::Error>),
    /// The address of the database is not understood. The text holds nothing of it that may be secret.
    #[error("the address of the database is not understood: {0}")]
    Address(String),
}

/// Everything that is kept. Each method is one transaction.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    // --- matches -------------------------------------------------------------------------------------------------

    /// Writes a new match with its seats and its first step; whether the host has not changed the name it brings.
    async fn create(&self, new: NewMatch) -> Result<bool, StoreError>;

    /// Writes steps of different matches in one transaction (group commit). Each is judged alone: a conflict touches
    /// its own step and not its neighbours. An `Err` means that none is known to have been written.
    async fn commit(&self, steps: &[StepWrite]) -> Result<Vec<Result<(), CommitError>>, StoreError>;

    /// A match with its seats, without its steps.
    async fn header(&self, id: MatchId) -> Result<Option<MatchHeader>, StoreError>;

    /// A match with its seats and all its steps, oldest first.
    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError>;

    /// The same for somebody who reads it at leisure: whoever plays or comes in does not wait for that.
    async fn load_at_leisure(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError>;

    /// A match with its seats and those of its steps that come after version `known`.
    async fn load_since(&self, id: MatchId, known: u64) -> Result<Option<StoredMatch>, StoreError>;

    /// What a room needs to come into memory, with as many lines of chat as these.
    async fn latest(&self, id: MatchId, build: &str, lines: u32) -> Result<Option<Latest>, StoreError>;

    /// Keeps a snapshot of a match that is still running and has this revision, in place of an older one, or of another
    /// build's.
    async fn keep_snapshot(&self, id: MatchId, snapshot: &Snapshot, revision: u64) -> Result<(), StoreError>;

    /// Where a match stands.
    async fn standing(&self, id: MatchId) -> Result<Option<Standing>, StoreError>;

    /// The same when every step is written or lost that is being written now, also by a server that was killed since.
    async fn settled_standing(&self, id: MatchId) -> Result<Option<Standing>, StoreError>;

    /// Matches whose deadline has passed at `now`, each with it, earliest first.
    async fn due(&self, now: Millis, most: u32) -> Result<Vec<(MatchId, Millis)>, StoreError>;

    /// The earliest deadline of a running match.
    async fn next_deadline(&self) -> Result<Option<Millis>, StoreError>;

    /// Running matches in which bots are awaited and no person is, though one plays, and that no server leads at `now`.
    async fn waiting_for_bots(&self, now: Millis) -> Result<Vec<MatchId>, StoreError>;

    /// Notes that the server is alive; returns when it last was.
    async fn beat(&self, now: Millis) -> Result<Option<Millis>, StoreError>;

    /// Whether a match runs: only then is there time to lose, and to be given back.
    async fn has_running(&self) -> Result<bool, StoreError>;

    /// Notes that the server is alive again. A silence longer than `no_downtime` is given back: every running deadline
    /// and `awaited_since` moves later by it, also those of steps that were planned before and are written after it.
    /// A clock that was set back and is right again gives nothing. Returns the time given back.
    async fn resume(&self, now: Millis, no_downtime: Duration) -> Result<Option<Duration>, StoreError>;

    // --- lists ---------------------------------------------------------------------------------------------------

    /// Matches for a list, newest first.
    async fn list(&self, filter: &Filter) -> Result<Vec<TableSummary>, StoreError>;

    /// The running matches that wait for each of these people, least time left first, then longest waiting.
    async fn waiting_for(&self, users: &[UserId]) -> Result<Vec<Vec<Waiting>>, StoreError>;

    /// Notes who watched which matches, at least one, so that they are listed for them.
    async fn watched(&self, visits: &[Visit]) -> Result<(), StoreError>;

    // --- people --------------------------------------------------------------------------------------------------

    /// Writes a new person with a session, known by the SHA-256 of its token.
    async fn create_person(
        &self,
        person: &PersonRow,
        token: [u8; 32],
        until: Millis,
    ) -> Result<(), StoreError>;

    /// A session that has not ended, and whose it is.
    async fn session(&self, token: [u8; 32], now: Millis) -> Result<Option<SessionFound>, StoreError>;

    /// Writes one more session of a person.
    async fn add_session(&self, user: UserId, token: [u8; 32], until: Millis) -> Result<(), StoreError>;

    /// Prolongs a session that is used now, on this device.
    async fn renew_session(
        &self,
        token: [u8; 32],
        until: Millis,
        now: Millis,
        device: &str,
    ) -> Result<(), StoreError>;

    /// The sessions of a person that have not ended, the latest used first.
    async fn sessions(&self, user: UserId, now: Millis) -> Result<Vec<SessionRow>, StoreError>;

    /// Those of these sessions that have not ended.
    async fn living_sessions(&self, tokens: &[[u8; 32]], now: Millis) -> Result<Vec<[u8; 32]>, StoreError>;

    /// Ends a session.
    async fn end_session(&self, token: [u8; 32]) -> Result<(), StoreError>;

    /// Ends all sessions of a person, and takes their one-time links back. Other servers hear of it.
    async fn end_sessions(&self, user: UserId, now: Millis) -> Result<(), StoreError>;

    /// Changes the name of a person who came with one of this revision; whether the host has not changed it meanwhile.
    /// Seats keep the name they were taken under.
    async fn rename(&self, user: UserId, revision: u64, name: &str) -> Result<bool, StoreError>;

    /// Keeps the SHA-256 of a one-time link that opens a session on another device.
    async fn offer_link(&self, user: UserId, token: [u8; 32], until: Millis) -> Result<(), StoreError>;

    /// Whose one-time link this is, as long as it can be used.
    async fn link(&self, token: [u8; 32], now: Millis) -> Result<Option<UserId>, StoreError>;

    /// Uses up a one-time link and opens a session for it: the second use finds nothing.
    async fn redeem_link(
        &self,
        token: [u8; 32],
        now: Millis,
        session: [u8; 32],
        until: Millis,
    ) -> Result<Option<PersonRow>, StoreError>;

    // --- talk ----------------------------------------------------------------------------------------------------

    /// Keeps lines of chat, in one transaction; returns them as they are kept. What a person's request said before is
    /// not said again, and is nothing where the host has removed it.
    async fn say(&self, lines: &[LineWrite]) -> Result<Vec<Result<Option<ChatLine>, NotKept>>, StoreError>;

    /// The latest lines.
    async fn chat(&self, id: MatchId, most: u32) -> Result<Chat, StoreError>;

    // --- ownership -----------------------------------------------------------------------------------------------

    /// Takes or prolongs the leases of these matches until `until`, or leaves word there that `server` has them open,
    /// too; says how it stands to those that exist. Where only one process can use the database (SQLite) it has
    /// everything alone.
    async fn lease(
        &self,
        ids: &[MatchId],
        server: ServerId,
        now: Millis,
        until: Millis,
    ) -> Result<Vec<(MatchId, Lease)>, StoreError>;

    /// Gives a lease back.
    async fn release(&self, id: MatchId, server: ServerId) -> Result<(), StoreError>;

    /// Notes until `until` whose people are connected to a server that shares a match with others.
    async fn attend(
        &self,
        id: MatchId,
        server: ServerId,
        seats: &BTreeSet<SeatNumber>,
        until: Millis,
    ) -> Result<(), StoreError>;

    /// The seats whose people are connected to other servers.
    async fn attending(
        &self,
        id: MatchId,
        besides: ServerId,
        now: Millis,
    ) -> Result<BTreeSet<SeatNumber>, StoreError>;

    // --- the host's hand -------------------------------------------------------------------------------------------
    //
    // Each deed is one transaction. What it changes is noted in it, so that all servers hear of it.

    /// People whose name contains this, letters alike, or with this id; the latest first.
    async fn find_people(&self, text: &str, most: u32) -> Result<Vec<PersonFound>, StoreError>;

    /// Keeps a person away until then: their sessions open nothing.
    async fn ban(&self, user: UserId, until: Millis, now: Millis) -> Result<bool, StoreError>;

    /// Keeps nothing of what a person says until then.
    async fn mute(&self, user: UserId, until: Millis) -> Result<bool, StoreError>;

    /// Gives a person another name everywhere: at every table and in every record of one.
    async fn rename_everywhere(&self, user: UserId, name: &str, now: Millis) -> Result<bool, StoreError>;

    /// Forgets a person: their sessions end, what they said is removed, what they watched is forgotten, and this is
    /// their name everywhere. Says how many lines were removed; nothing when there is nobody.
    async fn erase(&self, user: UserId, name: &str, now: Millis) -> Result<Option<u64>, StoreError>;

    /// Removes what a person said at tables where they sat or watched, by the names they had there; says how much.
    async fn remove_lines_of(&self, user: UserId, now: Millis) -> Result<u64, StoreError>;

    /// Removes what was said at a table, by everybody or under one name; says how much.
    async fn remove_lines(&self, id: MatchId, name: Option<&str>, now: Millis) -> Result<u64, StoreError>;

    /// Notes that the host has made a step in a match, so that it is shown.
    async fn note_step_by_host(&self, id: MatchId, now: Millis) -> Result<(), StoreError>;

    /// What the host has changed after this number, in order. What is older than a week may be missing.
    async fn host_changes(&self, after: u64) -> Result<Vec<HostChange>, StoreError>;

    /// Leaves nothing in the files of the database of what was removed from it before. An embedded database is written
    /// anew for that: nothing else is written meanwhile, for about a second for each hundred megabytes.
    async fn scrub(&self) -> Result<(), StoreError>;

    // --- the store itself ----------------------------------------------------------------------------------------

    /// Whether the latest write went through. Asks nothing of the database: [`Store::beat`] writes often enough.
    fn is_writable(&self) -> bool;

    /// Removes what has lapsed and nobody will ask for: sessions, one-time links, leases, who was there. Says how much.
    async fn sweep(&self, now: Millis) -> Result<u64, StoreError>;

    /// Keeps what follows the moves up to date, for ever.
    async fn keep(&self);

    /// Writes a copy of everything that was acknowledged to a new file, beside everybody who plays; says how long it is.
    /// It is given up when it is no longer waited for.
    async fn back_up(&self, to: &Path, growth: &watch::Sender<Growth>) -> Result<u64, BackupError>;

    /// Finishes what is being written and closes.
    async fn close(&self);
}

/// Opens the store at `url`, or the SQLite file in `data_dir` where no other is named, and brings its schema up to date.
///
/// `postgres://…` and `postgresql://…` name a Postgres, `sqlite:<path>` another SQLite file.
pub async fn open(url: Option<&str>, data_dir: &Path) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match place(url, data_dir)? {
        Place::File(path) => Arc::new(sqlite::SqliteStore::open(&path).await?),
        Place::Server(url) => Arc::new(postgres::PostgresStore::open(url).await?),
    })
}

/// Opens the same store, but makes no SQLite file where there is none.
pub async fn open_existing(url: Option<&str>, data_dir: &Path) -> Result<Arc<dyn Store>, StoreError> {
    match place(url, data_dir)? {
        Place::File(path) if !path.exists() => Err(StoreError::Missing { path }),
        _ => open(url, data_dir).await,
    }
}

/// Where a store is, and what it is called where several could be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// The folder of the SQLite file, and with Postgres the data folder.
    pub folder: PathBuf,
    /// The file, or the address of the Postgres without user and password.
    pub database: String,
}

/// Says where the store at `url` is without opening it.
///
/// # Errors
/// When the address is not understood.
pub fn site(url: Option<&str>, data_dir: &Path) -> Result<Site, StoreError> {
    Ok(match place(url, data_dir)? {
        Place::File(path) => sqlite::site(&path),
        Place::Server(url) => Site { folder: data_dir.to_owned(), database: postgres::name(url)? },
    })
}

/// Writes a copy of a store that no server has open to a new file; says how long it is. Its schema stays what it is.
///
/// # Errors
/// When it is in use, or not in a file.
pub async fn back_up_closed(
    url: Option<&str>,
    data_dir: &Path,
    to: &Path,
    growth: &watch::Sender<Growth>,
) -> Result<u64, BackupError> {
    match place(url, data_dir)? {
        Place::File(path) if !path.exists() => Err(StoreError::Missing { path }.into()),
        Place::File(path) => sqlite::back_up_file(&path, to, growth).await,
        Place::Server(_) => Err(BackupError::Postgres),
    }
}

/// Puts a backup in the place of a store that no server has open; says where what was there is now.
///
/// # Errors
/// When it is in use, or not in a file, or the backup is not fit. Nothing is changed then.
pub async fn restore(
    url: Option<&str>,
    data_dir: &Path,
    backup: &Path,
    now: Millis,
) -> Result<Option<PathBuf>, RestoreError> {
    match place(url, data_dir)? {
        Place::File(path) => sqlite::restore_file(&path, backup, now).await,
        Place::Server(_) => Err(RestoreError::Postgres),
    }
}

/// Where a store is.
enum Place<'a> {
    File(PathBuf),
    Server(&'a str),
}

fn place<'a>(url: Option<&'a str>, data_dir: &Path) -> Result<Place<'a>, StoreError> {
    let Some(url) = url else { return Ok(Place::File(data_dir.join("rodada.db"))) };
    match url.split_once(':') {
        Some(("postgres" | "postgresql", _)) => Ok(Place::Server(url)),
        Some(("sqlite", path)) => Ok(Place::File(sqlite::path_of(path)?.to_owned())),
        _ => Err(StoreError::Address("it begins with none of postgres:, postgresql: and sqlite:".to_owned())),
    }
}

/// A connection that logs no statement. In tests it does, and nobody writes that down: they are counted.
fn without_log<O: ConnectOptions>(options: O) -> O {
    if cfg!(test) { options } else { options.disable_statement_logging() }
}
