//! A record of the requests of players and the answers they got, to be compared with the store.

use crate::client::MATCH_TIMEOUT;
use protocol::MatchId;
use room::replay_actions;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Arc, Mutex};
use store::{Store, StoredMatch};
use tokio::sync::watch;
use tokio::time::timeout;

/// Refusals that can result from a race with another player.
const RACES: [&str; 5] = ["stale", "nothing_to_undo", "not_running", "seat_taken", "started"];

/// A record of the requests of players and the answers they got, to be compared with the store.
#[derive(Default)]
pub(crate) struct Ledger {
    /// By request id, which begins with the name of the player.
    requests: Mutex<BTreeMap<String, Request>>,
    rooms: Mutex<BTreeSet<String>>,
    acknowledged: watch::Sender<usize>,
}

struct Request {
    room: String,
    user: String,
    /// Whether it is a line of chat, whose text is its id.
    is_chat: bool,
    answer: Answer,
}

/// A request that was acknowledged.
pub(crate) struct Acknowledged {
    id: String,
    room: MatchId,
    user: String,
    /// The version of its step; `None` for a line of chat.
    version: Option<u64>,
}

#[derive(Clone, Debug, PartialEq)]
enum Answer {
    Nothing,
    Done(u64),
    Refused,
}

impl Ledger {
    pub(crate) fn new() -> Arc<Self> {
        Arc::default()
    }

    pub(crate) fn add_room(&self, room: &str) {
        self.rooms.lock().unwrap().insert(room.to_owned());
    }

    pub(crate) fn record_request(&self, id: &str, room: &str, user: &str, is_chat: bool) {
        let asked =
            Request { room: room.to_owned(), user: user.to_owned(), is_chat, answer: Answer::Nothing };
        assert!(self.requests.lock().unwrap().insert(id.to_owned(), asked).is_none(), "{id} is new");
    }

    pub(crate) fn acknowledged(&self, id: &str, version: u64) {
        self.record_answer(id, Answer::Done(version));
        self.acknowledged.send_modify(|count| *count += 1);
    }

    pub(crate) fn refused(&self, id: &str, code: &str) {
        assert!(RACES.contains(&code), "{id} was refused: {code}");
        self.record_answer(id, Answer::Refused);
    }

    fn record_answer(&self, id: &str, answer: Answer) {
        let mut requests = self.requests.lock().unwrap();
        let asked = requests.get_mut(id).unwrap();
        assert_eq!(asked.answer, Answer::Nothing, "{id} is answered once");
        asked.answer = answer;
    }

    /// The number of acknowledged requests.
    pub(crate) fn count(&self) -> usize {
        *self.acknowledged.borrow()
    }

    /// Waits until this many requests are acknowledged.
    pub(crate) async fn reached(&self, count: usize) {
        let mut acknowledged = self.acknowledged.subscribe();
        let reached = timeout(MATCH_TIMEOUT, acknowledged.wait_for(|&now| now >= count)).await;
        reached.expect("enough requests are acknowledged in time").unwrap();
    }

    /// Checks that every acknowledged request is stored exactly once, under the version of the acknowledgement; that
    /// every unanswered request is stored at most once and no refused one is; and that nothing is stored that was not
    /// requested.
    ///
    /// Returns the number of unanswered requests, and how many of those are stored.
    pub(crate) async fn check(&self, store: &dyn Store) -> (usize, usize) {
        let (mut unanswered, mut done) = (0, 0);
        for stored in self.load(store).await {
            let room = stored.row.id.to_string();
            let versions: Vec<u64> = stored.steps.iter().map(|step| step.version).collect();
            assert_eq!(versions, (1..=stored.row.version).collect::<Vec<_>>(), "{room} has no gap");
            let mut kept: BTreeMap<(String, String), Vec<u64>> = BTreeMap::new();
            for step in &stored.steps {
                let (Some(user), Some(request)) = (step.user, &step.request) else { continue };
                kept.entry((user.to_string(), request.as_str().to_owned())).or_default().push(step.version);
            }
            let lines = store.chat(stored.row.id, u32::MAX).await.unwrap().lines;
            let requests = self.requests.lock().unwrap();
            for (id, asked) in requests.iter().filter(|(_, asked)| asked.room == room) {
                let kept = if asked.is_chat {
                    lines.iter().filter(|line| line.text == *id).map(|_| 0).collect()
                } else {
                    kept.remove(&(asked.user.clone(), id.clone())).unwrap_or_default()
                };
                match asked.answer {
                    Answer::Done(version) => assert_eq!(kept, [version], "{id} in {room} was acknowledged"),
                    Answer::Refused => assert!(kept.is_empty(), "{id} in {room} was refused and done"),
                    Answer::Nothing => {
                        assert!(kept.len() <= 1, "{id} in {room} was done twice: {kept:?}");
                        unanswered += 1;
                        done += kept.len();
                    }
                }
            }
            assert!(kept.is_empty(), "{kept:?} in {room} was not requested");
        }
        (unanswered, done)
    }

    /// Checks the store at a URL, where every request is answered, and replays its matches.
    pub(crate) async fn check_all_at(&self, url: &str) {
        let store = store::open(Some(url), Path::new("/nowhere")).await.unwrap();
        assert_eq!(self.check(&*store).await, (0, 0), "every request is answered");
        self.play_again(&*store).await;
        store.close().await;
    }

    /// All requests acknowledged so far.
    pub(crate) fn acknowledgements(&self) -> Vec<Acknowledged> {
        let requests = self.requests.lock().unwrap();
        let done = requests.iter().filter_map(|(id, asked)| {
            let Answer::Done(version) = asked.answer else { return None };
            let (room, user) = (asked.room.parse().unwrap(), asked.user.clone());
            Some(Acknowledged { id: id.clone(), room, user, version: (!asked.is_chat).then_some(version) })
        });
        done.collect()
    }

    /// Checks that all these requests are stored.
    pub(crate) async fn check_acknowledged(store: &dyn Store, acknowledged: &[Acknowledged]) {
        assert!(!acknowledged.is_empty());
        for Acknowledged { id, room, user, version } in acknowledged {
            let Some(version) = version else {
                let lines = store.chat(*room, u32::MAX).await.unwrap().lines;
                assert_eq!(lines.iter().filter(|line| line.text == *id).count(), 1, "{id} was said");
                continue;
            };
            let stored = store.load(*room).await.unwrap().expect("the match is stored");
            let step = &stored.steps[usize::try_from(*version).unwrap() - 1];
            let request = step.request.as_ref().map(|request| request.as_str());
            let by = step.user.map(|user| user.to_string());
            assert_eq!((step.version, request, by), (*version, Some(id.as_str()), Some(user.clone())));
            replay_actions(&stored).unwrap();
        }
    }

    /// Checks that all matches can be replayed with the same result.
    pub(crate) async fn play_again(&self, store: &dyn Store) {
        for stored in self.load(store).await {
            replay_actions(&stored).unwrap();
        }
    }

    async fn load(&self, store: &dyn Store) -> Vec<StoredMatch> {
        let rooms = self.rooms.lock().unwrap().clone();
        let mut matches = Vec::new();
        for room in rooms {
            let id: MatchId = room.parse().unwrap();
            matches.push(store.load(id).await.unwrap().expect("a match that was shown is stored"));
        }
        matches
    }
}
