//! Handles to the rooms in memory.
//!
//! A handle belongs to one *generation* of a room: the time from loading it to removing it from memory. Only this
//! generation removes the handle, and it always does: when it ends, and when its task panics or is dropped. The next
//! generation of the same match begins only after the previous one has ended completely, so that a match never has two
//! rooms in this process, and no room releases the lease of its successor.

use super::Message;
use protocol::{Code, MatchId};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;
use tokio::task::JoinHandle;
use tokio_util::sync::{CancellationToken, DropGuard};
use tokio_util::task::TaskTracker;

/// The most messages that may wait for one room. Further ones are refused with [`Code::Busy`]. This is enough for all
/// spectators of a popular match to reconnect at once.
const INBOX_CAPACITY: usize = 256;

/// Sends messages to one room. Messages are boxed because an inbox allocates space for dozens and usually holds none.
pub type RoomHandle = mpsc::Sender<Box<Message>>;
/// The receiving side of a [`RoomHandle`].
pub(super) type Inbox = mpsc::Receiver<Box<Message>>;

/// Handles to the rooms in memory.
#[derive(Default)]
pub(super) struct RoomHandles(Mutex<State>);

#[derive(Default)]
struct State {
    rooms: HashMap<MatchId, OpenRoom>,
    /// Generations that accept no more messages but have not ended.
    closing: HashMap<MatchId, End>,
    /// Matches that other servers have loaded too.
    shared: HashSet<MatchId>,
    draining: bool,
    generations: u64,
}

struct OpenRoom {
    handle: RoomHandle,
    end: End,
}

#[derive(Clone)]
struct End {
    generation: u64,
    ended: CancellationToken,
}

/// One generation of a room in memory.
pub(super) struct Generation {
    handles: Arc<RoomHandles>,
    id: MatchId,
    number: u64,
    /// Cancelled when the previous generation of the same match ends, if it has not ended yet.
    previous: Option<CancellationToken>,
    _ended: DropGuard,
}

impl RoomHandles {
    /// Sends a message to a room. If the room is not in memory, calls `start` with a new generation.
    pub(super) fn deliver(
        self: &Arc<Self>,
        id: MatchId,
        message: Message,
        start: impl FnOnce(Generation, Inbox),
    ) -> Result<RoomHandle, Code> {
        // This holds the lock: a room that is about to leave memory checks its inbox under the same lock, so no message
        // is lost between two generations.
        let mut state = self.state();
        if state.draining {
            return Err(Code::Busy);
        }
        let handle = match state.rooms.get(&id) {
            Some(room) => room.handle.clone(),
            None => {
                let (handle, inbox) = mpsc::channel(INBOX_CAPACITY);
                start(self.begin(&mut state, id, &handle), inbox);
                handle
            }
        };
        handle.try_send(Box::new(message)).map_err(|_| Code::Busy)?;
        Ok(handle)
    }

    fn begin(self: &Arc<Self>, state: &mut State, id: MatchId, handle: &RoomHandle) -> Generation {
        state.generations += 1;
        let (number, ended) = (state.generations, CancellationToken::new());
        let previous = state.closing.get(&id).map(|end| end.ended.clone());
        let end = End { generation: number, ended: ended.clone() };
        state.rooms.insert(id, OpenRoom { handle: handle.clone(), end });
        Generation { handles: Arc::clone(self), id, number, previous, _ended: ended.drop_guard() }
    }

    /// Sends a message to a room if it is in memory. Returns false if its inbox is full. Such a message is repeated
    /// later or may be lost.
    pub(super) fn try_send(&self, id: MatchId, message: Message) -> bool {
        self.state().rooms.get(&id).is_none_or(|room| room.handle.try_send(Box::new(message)).is_ok())
    }

    /// Sends a message that nobody repeats to a room if it is in memory. If its inbox is full, returns the task that
    /// waits for a place there, however long that takes.
    pub(super) fn tell(&self, tasks: &TaskTracker, id: MatchId, message: Message) -> Option<JoinHandle<()>> {
        let handle = self.handle(id)?;
        match handle.try_send(Box::new(message)) {
            // A room that has left memory reads the store when it is loaded again.
            Ok(()) | Err(TrySendError::Closed(_)) => None,
            Err(TrySendError::Full(message)) => Some(tasks.spawn(async move {
                handle.send(message).await.ok();
            })),
        }
    }

    /// The handle of a room in memory.
    pub(super) fn handle(&self, id: MatchId) -> Option<RoomHandle> {
        self.state().rooms.get(&id).map(|room| room.handle.clone())
    }

    pub(super) fn has(&self, id: MatchId) -> bool {
        self.state().rooms.contains_key(&id)
    }

    pub(super) fn ids(&self) -> Vec<MatchId> {
        self.state().rooms.keys().copied().collect()
    }

    pub(super) fn len(&self) -> usize {
        self.state().rooms.len()
    }

    /// The rooms in memory that other servers have loaded too.
    pub(super) fn shared(&self) -> Vec<MatchId> {
        self.state().shared.iter().copied().collect()
    }

    /// Records which of these rooms other servers have loaded too.
    pub(super) fn note_shared(&self, matches: impl Iterator<Item = (MatchId, bool)>) {
        let mut state = self.state();
        for (id, shared) in matches {
            if !shared {
                state.shared.remove(&id);
            } else if state.rooms.contains_key(&id) {
                state.shared.insert(id);
            }
        }
    }

    /// Refuses all further messages.
    pub(super) fn refuse_all(&self) {
        self.state().draining = true;
    }

    /// The lock is held only briefly, never while a game runs, and never across an await.
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Removes the handle of a generation, if it is still there.
    fn remove(&mut self, id: MatchId, generation: u64) -> Option<End> {
        self.rooms.get(&id).filter(|room| room.end.generation == generation)?;
        self.shared.remove(&id);
        self.rooms.remove(&id).map(|room| room.end)
    }
}

impl Generation {
    pub(super) fn id(&self) -> MatchId {
        self.id
    }

    /// Waits until the previous generation has ended.
    pub(super) async fn begin(&self) {
        if let Some(previous) = &self.previous {
            previous.cancelled().await;
        }
    }

    /// Removes the handle if the inbox is empty, and returns whether it did.
    pub(super) fn close_if_idle(&self, inbox: &mut Inbox) -> bool {
        let mut state = self.handles.state();
        let idle = inbox.is_empty();
        if idle {
            self.remove_handle(&mut state, inbox);
        }
        idle
    }

    /// Removes the handle. The messages that are in the inbox now are the last ones.
    pub(super) fn close(&self, inbox: &mut Inbox) {
        self.remove_handle(&mut self.handles.state(), inbox);
    }

    fn remove_handle(&self, state: &mut State, inbox: &mut Inbox) {
        if let Some(end) = state.remove(self.id, self.number) {
            state.closing.insert(self.id, end);
        }
        inbox.close();
    }
}

impl Drop for Generation {
    fn drop(&mut self) {
        let mut state = self.handles.state();
        state.remove(self.id, self.number);
        if state.closing.get(&self.id).is_some_and(|end| end.generation == self.number) {
            state.closing.remove(&self.id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;

    /// Wakes a room, and returns the new generation if this started one.
    fn wake(handles: &Arc<RoomHandles>, id: MatchId) -> Option<(Generation, Inbox)> {
        let mut begun = None;
        handles.deliver(id, Message::Wake, |generation, inbox| begun = Some((generation, inbox))).unwrap();
        begun
    }

    #[test]
    fn a_generation_does_not_remove_the_handle_of_the_next_one() {
        let (handles, id) = (Arc::<RoomHandles>::default(), MatchId::new());
        let (one, mut inbox) = wake(&handles, id).unwrap();
        assert!(!one.close_if_idle(&mut inbox), "a message waits");
        inbox.try_recv().unwrap();
        assert!(one.close_if_idle(&mut inbox));
        let two = wake(&handles, id).unwrap();
        one.close(&mut inbox);
        drop(one);
        assert!(wake(&handles, id).is_none(), "the second generation is still there");
        drop(two);
        assert_eq!(handles.len(), 0);
    }

    #[test]
    fn the_next_generation_begins_after_the_previous_one_has_ended() {
        let (handles, id) = (Arc::<RoomHandles>::default(), MatchId::new());
        let (one, mut inbox) = wake(&handles, id).unwrap();
        one.close(&mut inbox);
        let (two, mut inbox) = wake(&handles, id).unwrap();
        assert!(two.begin().now_or_never().is_none(), "the first generation has not ended");
        two.close(&mut inbox);
        let (three, _inbox) = wake(&handles, id).unwrap();
        drop(one);
        assert!(two.begin().now_or_never().is_some());
        assert!(three.begin().now_or_never().is_none());
        drop(two);
        assert!(three.begin().now_or_never().is_some());
    }

    #[tokio::test]
    async fn the_handle_of_a_task_that_panics_is_removed() {
        let (handles, id) = (Arc::<RoomHandles>::default(), MatchId::new());
        let generation = wake(&handles, id).unwrap();
        let task = tokio::spawn(async move {
            let _generation = generation;
            panic!("a fault of this program");
        });
        assert!(task.await.is_err());
        assert!(wake(&handles, id).is_some(), "a new generation starts");
    }

    #[tokio::test]
    async fn a_room_whose_inbox_is_full_gets_later_what_nobody_repeats() {
        let (handles, id, tasks) = (Arc::<RoomHandles>::default(), MatchId::new(), TaskTracker::new());
        let (_generation, mut inbox) = wake(&handles, id).unwrap();
        while handles.try_send(id, Message::LookAtStore) {}
        let waits = handles.tell(&tasks, id, Message::TimeGivenBack).unwrap();
        let mut given_back = 0;
        for _ in 0..=INBOX_CAPACITY {
            given_back += u32::from(matches!(*inbox.recv().await.unwrap(), Message::TimeGivenBack));
        }
        assert_eq!(given_back, 1);
        waits.await.unwrap();
        assert!(
            handles.tell(&tasks, MatchId::new(), Message::TimeGivenBack).is_none(),
            "it is not in memory"
        );
    }

    #[test]
    fn a_stopping_server_refuses_messages() {
        let handles = Arc::<RoomHandles>::default();
        handles.refuse_all();
        let refused = handles.deliver(MatchId::new(), Message::Wake, |_, _| unreachable!());
        assert_eq!(refused.unwrap_err(), Code::Busy);
    }
}
