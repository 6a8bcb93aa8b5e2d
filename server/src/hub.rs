//! Every socket of this server.

mod connection;
mod heart;
mod outbox;
mod waiting;
mod wire;

pub use connection::{Connection, Heard, Socket};
pub use waiting::WaitingLists;
pub(crate) use wire::socket;

use crate::clock::Clock;
use crate::store::{Millis, Store, StoreError};
use protocol::{ByeCode, UserId};
use room::{ConnId, Person};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Parts into which the sockets are divided by their number: each has its own lock and its own moment for heartbeats.
const PARTS: usize = 100;

type Sockets = HashMap<ConnId, Arc<Connection>>;

/// Every socket of this server.
#[derive(Debug)]
pub struct Hub {
    clock: Clock,
    latest: AtomicU64,
    parts: Vec<Mutex<Sockets>>,
    people: Mutex<HashMap<UserId, Vec<Arc<Connection>>>>,
}

impl Hub {
    /// A server without sockets.
    #[must_use]
    pub fn new(clock: Clock) -> Self {
        Self {
            clock,
            latest: AtomicU64::new(0),
            parts: (0..PARTS).map(|_| Mutex::default()).collect(),
            people: Mutex::default(),
        }
    }

    /// Takes a socket in, of a person with the session they came with, or of somebody without a name.
    pub fn add(&self, socket: Socket, visitor: Option<(Person, [u8; 32])>) -> Arc<Connection> {
        let id = self.latest.fetch_add(1, Ordering::Relaxed) + 1;
        let connection = Arc::new(Connection::new(id, visitor, socket, self.clock.moment()));
        self.part(id).insert(id, Arc::clone(&connection));
        if let Some(person) = connection.person() {
            self.people().entry(person.user).or_default().push(Arc::clone(&connection));
        }
        connection
    }

    /// Lets a socket go.
    pub fn remove(&self, connection: &Connection) {
        connection.close();
        self.part(connection.id()).remove(&connection.id());
        if let Some(person) = connection.person() {
            let mut people = self.people();
            if let Some(sockets) = people.get_mut(&person.user) {
                sockets.retain(|other| other.id() != connection.id());
                if sockets.is_empty() {
                    people.remove(&person.user);
                }
            }
        }
    }

    /// The sockets of a person.
    #[must_use]
    pub fn of(&self, user: UserId) -> Vec<Arc<Connection>> {
        self.people().get(&user).cloned().unwrap_or_default()
    }

    /// Ends the sockets of a session of a person, or of all their sessions.
    pub fn sign_out(&self, user: UserId, session: Option<[u8; 32]>) {
        for socket in self.of(user) {
            if session.is_none() || socket.session() == session {
                socket.end(ByeCode::NoSession, None);
            }
        }
    }

    /// Ends the sockets of a person that no longer stand for what they came with: their session has ended, or the host has
    /// given the person another name, with which they come back.
    pub(crate) async fn end_lapsed(
        &self,
        user: UserId,
        store: &dyn Store,
        now: Millis,
    ) -> Result<(), StoreError> {
        for socket in self.of(user) {
            let (Some(person), Some(session)) = (socket.person(), socket.session()) else { continue };
            match store.session(session, now).await? {
                Some(row) if row.person.revision == person.revision => {}
                Some(_) => socket.end(ByeCode::Restart, Some(0)),
                None => socket.end(ByeCode::NoSession, None),
            }
        }
        Ok(())
    }

    /// The sessions with which people have sockets here, each with its person.
    #[must_use]
    pub fn sessions(&self) -> HashMap<[u8; 32], UserId> {
        let people = self.people();
        let of = |(user, sockets): (&UserId, &Vec<Arc<Connection>>)| {
            sockets.iter().filter_map(|socket| Some((socket.session()?, *user))).collect::<Vec<_>>()
        };
        people.iter().flat_map(of).collect()
    }

    /// Whether a person has a socket here.
    #[must_use]
    pub fn has(&self, user: UserId) -> bool {
        self.people().contains_key(&user)
    }

    /// How many sockets there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.parts.iter().map(|part| lock(part).len()).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Says goodbye to everybody; `retry` draws when each shall come back, so that they do not all come at once.
    pub fn end_all(&self, code: ByeCode, mut retry: impl FnMut() -> u64) {
        for part in &self.parts {
            let sockets: Vec<Arc<Connection>> = lock(part).values().cloned().collect();
            for socket in sockets {
                socket.end(code, Some(retry()));
            }
        }
    }

    fn part(&self, id: ConnId) -> MutexGuard<'_, Sockets> {
        lock(&self.parts[usize::try_from(id).unwrap_or_default() % PARTS])
    }

    fn people(&self) -> MutexGuard<'_, HashMap<UserId, Vec<Arc<Connection>>>> {
        lock(&self.people)
    }
}

/// Held for a moment only, never across an await. A panic elsewhere leaves these maps as they were.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
