//! The doors into the rooms in memory.
//!
//! A door belongs to one *stay* of a room in memory. Only that stay removes it, and it does so whatever happens to it:
//! when it ends, and when its task panics or is dropped. The next stay of the same match begins when the one before
//! has ended altogether, so that a match never has two rooms here and no lease is given back from under a successor.

use super::Message;
use protocol::{Code, MatchId};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc;
use tokio_util::sync::{CancellationToken, DropGuard};

/// Messages that may wait for one room; more are answered with [`Code::Busy`] at once. Enough for everybody who
/// watches a well-visited match to come back at the same time.
const INBOX: usize = 256;

/// The way into one room. Messages are kept beside it: an inbox has room for dozens, and mostly holds none.
pub(crate) type Door = mpsc::Sender<Box<Message>>;
/// What came through it.
pub(super) type Inbox = mpsc::Receiver<Box<Message>>;

/// The doors into the rooms in memory.
#[derive(Default)]
pub(super) struct Doors(Mutex<State>);

#[derive(Default)]
struct State {
    open: HashMap<MatchId, Open>,
    /// Stays that take nothing more and have not ended.
    leaving: HashMap<MatchId, Ending>,
    /// Matches that other servers have open, too.
    shared: HashSet<MatchId>,
    draining: bool,
    stays: u64,
}

struct Open {
    door: Door,
    ending: Ending,
}

#[derive(Clone)]
struct Ending {
    stay: u64,
    ended: CancellationToken,
}

/// One stay of a room in memory.
pub(super) struct Stay {
    doors: Arc<Doors>,
    id: MatchId,
    number: u64,
    /// The stay of the same match before this one, if it has not ended.
    before: Option<CancellationToken>,
    _ended: DropGuard,
}

impl Doors {
    /// Puts a message into the inbox of a room; opens one with `open` if there is none.
    pub(super) fn deliver(
        self: &Arc<Self>,
        id: MatchId,
        message: Message,
        open: impl FnOnce(Stay, Inbox),
    ) -> Result<Door, Code> {
        // Under the lock: a room that is about to leave memory looks into its inbox under the same lock, so no message
        // falls between two stays.
        let mut state = self.state();
        if state.draining {
            return Err(Code::Busy);
        }
        let door = match state.open.get(&id) {
            Some(open) => open.door.clone(),
            None => {
                let (door, inbox) = mpsc::channel(INBOX);
                open(self.begin(&mut state, id, &door), inbox);
                door
            }
        };
        door.try_send(Box::new(message)).map_err(|_| Code::Busy)?;
        Ok(door)
    }

    fn begin(self: &Arc<Self>, state: &mut State, id: MatchId, door: &Door) -> Stay {
        state.stays += 1;
        let (number, ended) = (state.stays, CancellationToken::new());
        let before = state.leaving.get(&id).map(|ending| ending.ended.clone());
        let ending = Ending { stay: number, ended: ended.clone() };
        state.open.insert(id, Open { door: door.clone(), ending });
        Stay { doors: Arc::clone(self), id, number, before, _ended: ended.drop_guard() }
    }

    /// Puts a message into the inbox of a room that is open; says whether it heard, if there is one. News that it cannot
    /// hear now it hears the next time.
    pub(super) fn tell(&self, id: MatchId, message: Message) -> bool {
        self.state().open.get(&id).is_none_or(|open| open.door.try_send(Box::new(message)).is_ok())
    }

    /// The way into a room that is open.
    pub(super) fn door(&self, id: MatchId) -> Option<Door> {
        self.state().open.get(&id).map(|open| open.door.clone())
    }

    pub(super) fn has(&self, id: MatchId) -> bool {
        self.state().open.contains_key(&id)
    }

    /// Which rooms are open.
    pub(super) fn ids(&self) -> Vec<MatchId> {
        self.state().open.keys().copied().collect()
    }

    pub(super) fn len(&self) -> usize {
        self.state().open.len()
    }

    /// Which open rooms other servers have open, too.
    pub(super) fn shared(&self) -> Vec<MatchId> {
        self.state().shared.iter().copied().collect()
    }

    /// Notes which of these rooms other servers have open, too.
    pub(super) fn note_shared(&self, matches: impl Iterator<Item = (MatchId, bool)>) {
        let mut state = self.state();
        for (id, shared) in matches {
            if !shared {
                state.shared.remove(&id);
            } else if state.open.contains_key(&id) {
                state.shared.insert(id);
            }
        }
    }

    /// Lets nobody in any more.
    pub(super) fn close(&self) {
        self.state().draining = true;
    }

    /// Held for a moment only, never around a game and never across an await.
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Removes the door of a stay, if it is still there.
    fn remove(&mut self, id: MatchId, stay: u64) -> Option<Ending> {
        self.open.get(&id).filter(|open| open.ending.stay == stay)?;
        self.shared.remove(&id);
        self.open.remove(&id).map(|open| open.ending)
    }
}

impl Stay {
    pub(super) fn id(&self) -> MatchId {
        self.id
    }

    /// Waits until the stay before this one has ended.
    pub(super) async fn begin(&self) {
        if let Some(before) = &self.before {
            before.cancelled().await;
        }
    }

    /// Takes the door away, if nothing waits behind it; whether it did.
    pub(super) fn leave_if_idle(&self, inbox: &mut Inbox) -> bool {
        let mut state = self.doors.state();
        let idle = inbox.is_empty();
        if idle {
            self.take_door(&mut state, inbox);
        }
        idle
    }

    /// Takes the door away. What is in the inbox then is the last that comes.
    pub(super) fn leave(&self, inbox: &mut Inbox) {
        self.take_door(&mut self.doors.state(), inbox);
    }

    fn take_door(&self, state: &mut State, inbox: &mut Inbox) {
        if let Some(ending) = state.remove(self.id, self.number) {
            state.leaving.insert(self.id, ending);
        }
        inbox.close();
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        let mut state = self.doors.state();
        state.remove(self.id, self.number);
        if state.leaving.get(&self.id).is_some_and(|ending| ending.stay == self.number) {
            state.leaving.remove(&self.id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;

    /// Wakes a room, and returns the stay that began with it, if one did.
    fn wake(doors: &Arc<Doors>, id: MatchId) -> Option<(Stay, Inbox)> {
        let mut begun = None;
        doors.deliver(id, Message::Wake, |stay, inbox| begun = Some((stay, inbox))).unwrap();
        begun
    }

    #[test]
    fn a_stay_that_ends_leaves_the_door_of_the_next_one_alone() {
        let (doors, id) = (Arc::<Doors>::default(), MatchId::new());
        let (one, mut inbox) = wake(&doors, id).unwrap();
        assert!(!one.leave_if_idle(&mut inbox), "a message waits");
        inbox.try_recv().unwrap();
        assert!(one.leave_if_idle(&mut inbox));
        let two = wake(&doors, id).unwrap();
        one.leave(&mut inbox);
        drop(one);
        assert!(wake(&doors, id).is_none(), "the second one is still there");
        drop(two);
        assert_eq!(doors.len(), 0);
    }

    #[test]
    fn the_next_stay_begins_when_the_one_before_has_ended_altogether() {
        let (doors, id) = (Arc::<Doors>::default(), MatchId::new());
        let (one, mut inbox) = wake(&doors, id).unwrap();
        one.leave(&mut inbox);
        let (two, mut inbox) = wake(&doors, id).unwrap();
        assert!(two.begin().now_or_never().is_none(), "the first one still gives its lease back");
        two.leave(&mut inbox);
        let (three, _inbox) = wake(&doors, id).unwrap();
        drop(one);
        assert!(two.begin().now_or_never().is_some());
        assert!(three.begin().now_or_never().is_none());
        drop(two);
        assert!(three.begin().now_or_never().is_some());
    }

    #[tokio::test]
    async fn a_task_that_panics_takes_its_door_along() {
        let (doors, id) = (Arc::<Doors>::default(), MatchId::new());
        let stay = wake(&doors, id).unwrap();
        let task = tokio::spawn(async move {
            let _stay = stay;
            panic!("a fault of this program");
        });
        assert!(task.await.is_err());
        assert!(wake(&doors, id).is_some(), "the match is not busy for ever");
    }

    #[test]
    fn a_server_that_stops_lets_nobody_in() {
        let doors = Arc::<Doors>::default();
        doors.close();
        let refused = doors.deliver(MatchId::new(), Message::Wake, |_, _| unreachable!());
        assert_eq!(refused.unwrap_err(), Code::Busy);
    }
}
