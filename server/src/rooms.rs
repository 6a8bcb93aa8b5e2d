//! The rooms in memory: which there are, and the tasks that drive them.
//!
//! One task owns one room ([`task`]); everything reaches it through a bounded inbox. A room is loaded when somebody
//! wants it and leaves memory when nobody does, so a server holds far more matches than its memory does.

mod bots;
mod deadlines;
mod doors;
mod failures;
mod load;
mod scribe;
mod task;
mod watchdog;
mod writer;

pub use bots::{Bots, Thinking};
pub use deadlines::Deadlines;
pub(crate) use doors::Door;
pub use scribe::Scribe;
pub use watchdog::Watchdog;
pub use writer::Writer;

use crate::admission::Seats;
use crate::clock::{Clock, millis};
use crate::hub::{Connection, Hub, WaitingLists};
use crate::metrics::Metrics;
use crate::store::{Chat, Lease, ServerId, Standing, Store, StoreError};
use crate::uptime::Uptime;
use doors::Doors;
use failures::Failures;
use protocol::{Code, MatchId, RequestId, SeatNumber, Since};
use room::{ConnId, Person, Wish};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use task::RoomTask;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// Leases prolonged with one statement.
const LEASES_AT_ONCE: usize = 1_000;
/// How long a room may take to take in that the host has changed it.
const TURN_WITHIN: Duration = Duration::from_secs(5);

/// What every room needs of the house.
pub struct Services {
    /// What lasts.
    pub store: Arc<dyn Store>,
    /// Writes steps.
    pub writer: Writer,
    /// Writes what need not be waited for.
    pub scribe: Scribe,
    /// The time of day.
    pub clock: Clock,
    /// When the server could last serve.
    pub uptime: Arc<Uptime>,
    /// The sockets.
    pub hub: Arc<Hub>,
    /// Who is to be told what waits for them.
    pub waiting: Arc<WaitingLists>,
    /// Who sits at the tables in memory.
    pub(crate) seats: Arc<Seats>,
    /// Thinks for bots.
    pub bots: Bots,
    /// Wakes rooms whose time is up.
    pub deadlines: Arc<Deadlines>,
    /// Names rooms that hang.
    pub watchdog: Arc<Watchdog>,
    /// What is counted.
    pub metrics: Metrics,
    /// The name of this server in leases.
    pub server: ServerId,
    /// How long a lease lasts; it is renewed well before that.
    pub lease: Duration,
    /// The build that clients and streams are told of.
    pub build: String,
}

/// What reaches the task of a room.
pub(crate) enum Message {
    /// A socket wants to see the room.
    Join {
        /// The socket.
        conn: Arc<Connection>,
        /// The request.
        request: RequestId,
        /// What the client still has.
        since: Option<Since>,
    },
    /// A socket no longer wants to see the room.
    Leave {
        /// The socket.
        conn: ConnId,
        /// The request; none when the socket is gone.
        request: Option<RequestId>,
    },
    /// Somebody wants something done.
    Ask {
        /// The socket.
        conn: ConnId,
        /// The request.
        request: RequestId,
        /// What.
        wish: Wish,
    },
    /// Somebody has another name from now on.
    Rename(Person),
    /// The room is to look at the time, and at bots that may be awaited.
    Wake,
    /// The store gave time back: the room is to read its clocks anew.
    TimeGivenBack,
    /// The host has changed names or lines of it in the store: the room is to read all anew.
    Revised,
    /// How this server stands to the match now.
    Lease(Lease),
    /// What the store holds of a match that other servers have open, too.
    News {
        /// Where it stands.
        standing: Standing,
        /// Its latest lines of chat.
        chat: Chat,
        /// The seats whose people are connected to other servers.
        elsewhere: BTreeSet<SeatNumber>,
    },
}

type News = (Standing, Chat, BTreeSet<SeatNumber>);

/// The rooms in memory.
pub struct Rooms {
    services: Arc<Services>,
    doors: Arc<Doors>,
    failures: Failures,
    tasks: TaskTracker,
    drain: CancellationToken,
}

impl Rooms {
    /// No room yet.
    #[must_use]
    pub fn new(services: Services) -> Arc<Self> {
        Arc::new(Self {
            services: Arc::new(services),
            doors: Arc::default(),
            failures: Failures::default(),
            tasks: TaskTracker::new(),
            drain: CancellationToken::new(),
        })
    }

    /// What the rooms stand on.
    #[must_use]
    pub fn services(&self) -> &Services {
        &self.services
    }

    /// Shows a room to a socket, loading it if need be. The room answers the request.
    pub(crate) fn join(
        self: &Arc<Self>,
        id: MatchId,
        conn: Arc<Connection>,
        request: RequestId,
        since: Option<Since>,
    ) -> Result<Door, Code> {
        self.deliver(id, Message::Join { conn, request, since })
    }

    /// Has a room look at the time and at its bots, loading it if need be.
    pub fn wake(self: &Arc<Self>, id: MatchId) {
        // A room that is busy or stops looks by itself, now or after the next start.
        let _ = self.deliver(id, Message::Wake);
    }

    /// Tells a room, loading it if need be, what somebody who sits there is called now.
    pub(crate) fn rename(self: &Arc<Self>, id: MatchId, person: Person) {
        if self.deliver(id, Message::Rename(person)).is_err() {
            tracing::debug!(room = %id, "a busy table keeps an old name");
        }
    }

    /// How many rooms are in memory.
    #[must_use]
    pub fn len(&self) -> usize {
        self.doors.len()
    }

    /// Whether no room is in memory.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether a room is in memory.
    #[must_use]
    pub fn has(&self, id: MatchId) -> bool {
        self.doors.has(id)
    }

    /// Which rooms are in memory.
    #[must_use]
    pub fn ids(&self) -> Vec<MatchId> {
        self.doors.ids()
    }

    /// Prolongs the leases of all rooms, and takes those over that have lapsed.
    pub async fn renew_leases(&self) {
        for ids in self.ids().chunks(LEASES_AT_ONCE) {
            let leases = match self.lease(ids).await {
                Ok(leases) => leases,
                Err(error) => return tracing::warn!(%error, "leases could not be prolonged"),
            };
            for (id, lease) in leases {
                self.doors.tell(id, Message::Lease(lease));
            }
        }
    }

    /// Takes or prolongs the leases of rooms.
    async fn lease(&self, ids: &[MatchId]) -> Result<Vec<(MatchId, Lease)>, StoreError> {
        let services = &self.services;
        let now = services.clock.now();
        let leases = services.store.lease(ids, services.server, now, now + millis(services.lease)).await?;
        self.doors.note_shared(leases.iter().map(|(id, lease)| (*id, lease.is_shared())));
        Ok(leases)
    }

    /// Tells rooms that other servers have open, too, what the store holds of them.
    pub async fn look_at_shared(&self) {
        for id in self.doors.shared() {
            match self.news(id).await {
                Ok(Some((standing, chat, elsewhere))) => {
                    // Who cannot hear it now is told again after the next look.
                    self.doors.tell(id, Message::News { standing, chat, elsewhere });
                }
                Ok(None) => {}
                Err(error) => return tracing::debug!(%error, "shared rooms could not be looked at"),
            }
        }
    }

    /// Where a match stands in the store, its latest lines of chat, and who is connected to other servers.
    async fn news(&self, id: MatchId) -> Result<Option<News>, StoreError> {
        let standing = self.services.store.standing(id).await?;
        self.with_talk(id, standing).await
    }

    /// The same when everything is written or lost that any server, also one that was killed, is writing now.
    async fn settled_news(&self, id: MatchId) -> Result<Option<News>, StoreError> {
        let standing = self.services.store.settled_standing(id).await?;
        self.with_talk(id, standing).await
    }

    async fn with_talk(&self, id: MatchId, standing: Option<Standing>) -> Result<Option<News>, StoreError> {
        let Services { store, clock, server, .. } = &*self.services;
        let Some(standing) = standing else { return Ok(None) };
        let chat = store.chat(id, load::SNAPSHOT_LINES).await?;
        let elsewhere = store.attending(id, *server, clock.now()).await?;
        Ok(Some((standing, chat, elsewhere)))
    }

    /// Has every room in memory read its clocks anew, after time was given back.
    pub fn time_was_given_back(&self) {
        for id in self.doors.ids() {
            if !self.doors.tell(id, Message::TimeGivenBack) {
                tracing::warn!(room = %id, "a busy table goes on with clocks that run while nobody could play");
            }
        }
    }

    /// Has a room, if it is in memory, read anew what the host has changed. Whoever reads it from now on finds that
    /// anyway; what it waits for is its turn.
    pub(crate) async fn revise(&self, id: MatchId) {
        let Some(door) = self.doors.door(id) else { return };
        // A room that leaves memory meanwhile shows nothing to anybody any more.
        if timeout(TURN_WITHIN, door.send(Box::new(Message::Revised))).await.is_err() {
            tracing::warn!(room = %id, "a busy table shows names and lines of before until its next step");
        }
    }

    /// Lets every room finish what it has begun, and take nothing new.
    pub async fn drain(&self) {
        self.doors.close();
        self.drain.cancel();
        self.tasks.close();
        self.tasks.wait().await;
    }

    fn deliver(self: &Arc<Self>, id: MatchId, message: Message) -> Result<Door, Code> {
        self.doors.deliver(id, message, |stay, inbox| {
            self.tasks.spawn(RoomTask::new(stay, Arc::clone(self), inbox).run());
        })
    }
}
