//! All sockets of this server, and the event streams that take the place of some.

mod announcements;
mod connection;
mod event_body;
mod event_stream;
mod heartbeat;
mod list_watchers;
mod outbox;
mod outbox_stream;
mod transport;
mod waiting;

pub use connection::Connection;
pub use event_body::EventBody;
pub use event_stream::EventStream;
pub use outbox_stream::server_socket;
pub use transport::SocketEvent;
pub use transport::Transport;
pub use waiting::WaitingLists;

use announcements::Announcements;
use base::clock::Clock;
use list_watchers::ListWatchers;
use protocol::{ByeCode, ServerMessage, UserId};
use room::ConnId;
use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Millis, Store, StoreError};

/// The sockets are divided into this many shards by their number. Each shard has its own lock, and its own time for
/// heartbeats.
const SHARDS: usize = 100;

type Sockets = HashMap<ConnId, Arc<Connection>>;

/// All sockets of this server.
#[derive(Debug)]
pub struct Hub {
    clock: Clock,
    latest_id: AtomicU64,
    shards: Vec<Mutex<Sockets>>,
    sockets_by_user: Mutex<HashMap<UserId, Vec<Arc<Connection>>>>,
    /// The event streams by the ids that their clients know.
    event_streams: Mutex<HashMap<String, Arc<Connection>>>,
    list_watchers: ListWatchers,
    announcements: Announcements,
}

impl Hub {
    /// A hub without sockets.
    #[must_use]
    pub fn new(clock: Clock) -> Self {
        Self {
            clock,
            latest_id: AtomicU64::new(0),
            shards: (0..SHARDS).map(|_| Mutex::default()).collect(),
            sockets_by_user: Mutex::default(),
            event_streams: Mutex::default(),
            list_watchers: ListWatchers::default(),
            announcements: Announcements::default(),
        }
    }

    /// Adds a socket. `signed_in` is its user and the SHA-256 of their session's token, or `None` for a user without a
    /// session.
    pub fn add(&self, socket: Transport, signed_in: Option<(UserId, [u8; 32])>) -> Arc<Connection> {
        let id = self.latest_id.fetch_add(1, Ordering::Relaxed) + 1;
        let connection = Arc::new(Connection::new(id, signed_in, socket, self.clock.moment()));
        self.shard(id).insert(id, Arc::clone(&connection));
        if let Some(user) = connection.user() {
            self.sockets_by_user().entry(user).or_default().push(Arc::clone(&connection));
        }
        connection
    }

    /// Adds an event stream, whose client names it by `id`. It is forgotten when the returned value is dropped.
    pub fn add_event_stream(
        self: &Arc<Self>,
        id: String,
        signed_in: Option<(UserId, [u8; 32])>,
    ) -> (Arc<Connection>, NamedStream) {
        let connection = self.add(Transport::Events(EventStream::default()), signed_in);
        lock(&self.event_streams).insert(id.clone(), Arc::clone(&connection));
        (connection, NamedStream { hub: Arc::clone(self), id })
    }

    /// The event stream with this id.
    pub fn event_stream(&self, id: &str) -> Option<Arc<Connection>> {
        lock(&self.event_streams).get(id).cloned()
    }

    /// Closes a socket and removes it.
    pub fn remove(&self, connection: &Connection) {
        connection.close();
        self.list_watchers.remove(connection.id());
        self.shard(connection.id()).remove(&connection.id());
        if let Some(user) = connection.user() {
            let mut sockets_by_user = self.sockets_by_user();
            if let Some(sockets) = sockets_by_user.get_mut(&user) {
                sockets.retain(|other| other.id() != connection.id());
                if sockets.is_empty() {
                    sockets_by_user.remove(&user);
                }
            }
        }
    }

    /// The sockets of a user.
    #[must_use]
    pub fn connections_of(&self, user: UserId) -> Vec<Arc<Connection>> {
        self.sockets_by_user().get(&user).cloned().unwrap_or_default()
    }

    /// Closes the sockets of one session of a user, or of all their sessions.
    pub fn sign_out(&self, user: UserId, session: Option<[u8; 32]>) {
        for socket in self.connections_of(user) {
            if session.is_none() || socket.session() == session {
                socket.end(ByeCode::NoSession, None);
            }
        }
    }

    /// Closes the sockets of a user whose sessions have ended, or who is banned.
    pub async fn close_signed_out(
        &self,
        user: UserId,
        store: &dyn Store,
        now: Millis,
    ) -> Result<(), StoreError> {
        for socket in self.connections_of(user) {
            let Some(session) = socket.session() else { continue };
            if store.session(session, now).await?.is_none() {
                socket.end(ByeCode::NoSession, None);
            }
        }
        Ok(())
    }

    /// Tells the sockets of a user here of sign-ins on other devices that they were not told of.
    pub async fn tell_sign_ins(
        &self,
        user: UserId,
        store: &dyn Store,
        now: Millis,
    ) -> Result<(), StoreError> {
        let sockets = self.connections_of(user);
        let sessions: BTreeSet<_> = sockets.iter().filter_map(|socket| socket.session()).collect();
        for session in sessions {
            for device in store.take_sign_ins_elsewhere(session, now).await? {
                let frame = room::encode(&ServerMessage::SignedIn { device });
                for socket in sockets.iter().filter(|socket| socket.session() == Some(session)) {
                    Arc::as_ref(socket).send(&frame);
                }
            }
        }
        Ok(())
    }

    /// The sessions that have sockets here, each with its user.
    #[must_use]
    pub fn sessions(&self) -> HashMap<[u8; 32], UserId> {
        let sockets_by_user = self.sockets_by_user();
        let sessions_of = |(user, sockets): (&UserId, &Vec<Arc<Connection>>)| {
            sockets.iter().filter_map(|socket| Some((socket.session()?, *user))).collect::<Vec<_>>()
        };
        sockets_by_user.iter().flat_map(sessions_of).collect()
    }

    /// Whether the user has a socket here.
    #[must_use]
    pub fn is_connected(&self, user: UserId) -> bool {
        self.sockets_by_user().contains_key(&user)
    }

    /// Closes all sockets. `retry` returns for each one after how many milliseconds its client should reconnect, so
    /// that they do not all reconnect at once.
    pub fn end_all(&self, code: ByeCode, mut retry: impl FnMut() -> u64) {
        for shard in &self.shards {
            let sockets: Vec<Arc<Connection>> = lock(shard).values().cloned().collect();
            for socket in sockets {
                socket.end(code, Some(retry()));
            }
        }
    }

    fn shard(&self, id: ConnId) -> MutexGuard<'_, Sockets> {
        lock(&self.shards[usize::try_from(id).unwrap_or_default() % SHARDS])
    }

    fn sockets_by_user(&self) -> MutexGuard<'_, HashMap<UserId, Vec<Arc<Connection>>>> {
        lock(&self.sockets_by_user)
    }
}

/// The id by which a client names its event stream, until this is dropped.
pub struct NamedStream {
    hub: Arc<Hub>,
    id: String,
}

impl Drop for NamedStream {
    fn drop(&mut self) {
        lock(&self.hub.event_streams).remove(&self.id);
    }
}

/// The lock is held only briefly, and never across an await. It may be poisoned by an unrelated panic, which leaves the
/// maps intact.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
