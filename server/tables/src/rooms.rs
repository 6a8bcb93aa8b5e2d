//! The rooms in memory, and the tasks that drive them.
//!
//! One task owns one room ([`task`]), and receives messages through a bounded inbox. A room is loaded when a user needs
//! it and leaves memory when nobody does, so a server can store far more matches than fit into its memory.

mod bots;
mod chat_writer;
mod deadlines;
mod elsewhere;
mod failures;
mod load;
mod names;
pub mod opening;
mod room_handles;
mod step_writer;
mod task;
mod watchdog;

pub use bots::Bots;
pub use chat_writer::ChatWriter;
pub use deadlines::Deadlines;
pub use failures::new_failure;
pub use room_handles::RoomHandle;
pub use step_writer::StepWriter;
pub use watchdog::Watchdog;

use crate::SeatedUsers;
use crate::hub::{Connection, Hub, WaitingLists};
use base::clock::{Clock, millis};
use base::metrics::Metrics;
use base::uptime::Uptime;
use failures::Failures;
use futures_util::future::join_all;
use names::ShownUsers;
use protocol::{Code, MatchId, RequestId, Since, UserId};
use room::{ConnId, RequestKind};
use room_handles::{Generation, Inbox, RoomHandles};
use std::sync::Arc;
use std::time::Duration;
use store::{Lease, ServerId, Store, StoreError};
use task::RoomTask;
use tokio::sync::{Notify, Semaphore};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How many leases are renewed with one statement.
const LEASES_PER_STATEMENT: usize = 1_000;
/// How long those who have changed a room or a name wait until the rooms have accepted the message.
const ACCEPT_TIMEOUT: Duration = Duration::from_secs(5);
/// The pauses between attempts to read the store while it does not answer.
const FIRST_RETRY: Duration = Duration::from_millis(50);
const MAX_RETRY: Duration = Duration::from_secs(2);

/// Is told that something has changed at a table at which these users are seated.
pub type ChangeListener = Box<dyn Fn(MatchId, &mut dyn Iterator<Item = UserId>) + Send + Sync>;

/// What every room uses.
pub struct Services {
    pub store: Arc<dyn Store>,
    pub step_writer: StepWriter,
    pub chat_writer: ChatWriter,
    pub clock: Clock,
    /// Tells when the server was last able to serve.
    pub uptime: Arc<Uptime>,
    pub hub: Arc<Hub>,
    /// Sends users the lists of tables that wait for them.
    pub waiting: Arc<WaitingLists>,
    /// Hears of each change, to tell users who are away.
    pub change_listener: ChangeListener,
    /// The users who are seated at tables in memory.
    pub seated_users: Arc<SeatedUsers>,
    /// Runs bots.
    pub bots: Bots,
    /// Wakes rooms whose deadline has passed.
    pub deadlines: Arc<Deadlines>,
    /// Detects rooms that hang.
    pub watchdog: Arc<Watchdog>,
    pub metrics: Metrics,
    /// Identifies this server in leases.
    pub server: ServerId,
    /// How long a lease lasts. It is renewed well before it ends.
    pub lease: Duration,
    /// The build, which clients and streams contain.
    pub build: String,
}

/// A message to the task of a room.
pub enum Message {
    /// A socket joins the room.
    Join {
        conn: Arc<Connection>,
        request: RequestId,
        /// The stream and version that the client still has.
        since: Option<Since>,
    },
    /// A socket leaves the room.
    Leave {
        conn: ConnId,
        /// `None` if the socket is closed.
        request: Option<RequestId>,
    },
    /// A user sends a request.
    Ask { conn: ConnId, request: RequestId, kind: RequestKind },
    /// A user whom the room shows has another name, or was erased.
    NameChanged(UserId),
    /// The room checks deadlines, and whether a bot is awaited.
    Wake,
    /// The store gave lost time back, so the room must reload its clocks.
    TimeGivenBack,
    /// The host has deleted lines of chat or ended the match in the store, so the room must reload both.
    HostChanged,
    /// Whether this server leads the match, after its lease was renewed.
    Lease(Lease),
    /// Another server has written steps up to this version.
    StepsElsewhere { version: u64 },
    /// Another server may have changed the match, so the room reads its state in the store.
    LookAtStore,
}

/// The rooms in memory.
pub struct Rooms {
    services: Arc<Services>,
    handles: Arc<RoomHandles>,
    failures: Failures,
    shown_users: Arc<ShownUsers>,
    /// Limits how many rooms look at the store at the same time because of other servers.
    looks: Semaphore,
    /// Somebody has changed something about users or as the host, here or on another server that announced it.
    pub people_changed: Notify,
    tasks: TaskTracker,
    drain: CancellationToken,
}

impl Rooms {
    /// Starts with no room in memory.
    #[must_use]
    pub fn new(services: Services) -> Arc<Self> {
        Arc::new(Self {
            services: Arc::new(services),
            handles: Arc::default(),
            failures: Failures::default(),
            shown_users: Arc::default(),
            looks: Semaphore::new(elsewhere::LOOKS_AT_ONCE),
            people_changed: Notify::new(),
            tasks: TaskTracker::new(),
            drain: CancellationToken::new(),
        })
    }

    #[must_use]
    pub fn services(&self) -> &Services {
        &self.services
    }

    /// Adds a socket to a room, loading the room if necessary. The room answers the request.
    pub fn join(
        self: &Arc<Self>,
        id: MatchId,
        conn: Arc<Connection>,
        request: RequestId,
        since: Option<Since>,
    ) -> Result<RoomHandle, Code> {
        self.deliver(id, Message::Join { conn, request, since })
    }

    /// Makes a room check deadlines and awaited bots, loading it if necessary.
    pub fn wake(self: &Arc<Self>, id: MatchId) {
        // A room that is busy or stopping checks by itself, now or after the next start.
        let _ = self.deliver(id, Message::Wake);
    }

    /// Makes all rooms in memory that show a user look up their name again. This waits until the rooms have accepted the
    /// message.
    pub async fn name_changed(&self, user: UserId) {
        let rooms = self.shown_users.rooms_of(user);
        join_all(rooms.into_iter().map(|id| self.tell_and_wait(id, Message::NameChanged(user)))).await;
    }

    /// The number of rooms in memory.
    #[must_use]
    pub fn count(&self) -> usize {
        self.handles.len()
    }

    #[must_use]
    pub fn has(&self, id: MatchId) -> bool {
        self.handles.has(id)
    }

    #[must_use]
    pub fn ids(&self) -> Vec<MatchId> {
        self.handles.ids()
    }

    /// Renews the leases of all rooms, and takes over those that have lapsed.
    pub async fn renew_leases(&self) {
        self.renew(&self.ids()).await;
    }

    async fn renew(&self, ids: &[MatchId]) {
        for ids in ids.chunks(LEASES_PER_STATEMENT) {
            let leases = match self.lease(ids).await {
                Ok(leases) => leases,
                Err(error) => return tracing::warn!(%error, "leases could not be renewed"),
            };
            for (id, lease) in leases {
                self.handles.try_send(id, Message::Lease(lease));
            }
        }
    }

    /// Takes or renews the leases of rooms.
    async fn lease(&self, ids: &[MatchId]) -> Result<Vec<(MatchId, Lease)>, StoreError> {
        let services = &self.services;
        let now = services.clock.now();
        let leases = services.store.lease(ids, services.server, now, now + millis(services.lease)).await?;
        self.handles.note_shared(leases.iter().map(|(id, lease)| (*id, lease.is_shared())));
        Ok(leases)
    }

    /// Makes every room in memory reload its clocks after lost time was given back.
    pub fn time_was_given_back(&self) {
        for id in self.handles.ids() {
            self.handles.tell(&self.tasks, id, Message::TimeGivenBack);
        }
    }

    /// Makes a room that is in memory reload what the host has changed. A room that is loaded later has the changes
    /// anyway. This waits until the room has accepted the message.
    pub async fn reload_changed(&self, id: MatchId) {
        self.tell_and_wait(id, Message::HostChanged).await;
    }

    /// Sends a message to a room in memory and waits until the room has accepted it, or for [`ACCEPT_TIMEOUT`].
    async fn tell_and_wait(&self, id: MatchId, message: Message) {
        let Some(waits) = self.handles.tell(&self.tasks, id, message) else { return };
        if timeout(ACCEPT_TIMEOUT, waits).await.is_err() {
            tracing::warn!(room = %id, "the room is busy and will hear only later of what has changed");
        }
    }

    /// Lets every room finish what it has begun, and accept nothing new.
    pub async fn drain(&self) {
        self.handles.refuse_all();
        self.drain.cancel();
        self.tasks.close();
        self.tasks.wait().await;
    }

    fn deliver(self: &Arc<Self>, id: MatchId, message: Message) -> Result<RoomHandle, Code> {
        self.handles.deliver(id, message, |generation, inbox| self.start(generation, inbox))
    }

    fn start(self: &Arc<Self>, generation: Generation, inbox: Inbox) {
        self.tasks.spawn(RoomTask::new(generation, Arc::clone(self), inbox).run());
    }
}
