//! What people asked for and what they were told, held against what is kept.

use protocol::MatchId;
use rodada_server::store::{Store, StoredMatch};
use room::play_again;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use tokio::sync::watch;

/// Refusals that a race can bring about: what was asked for is no longer there to be done.
const RACES: [&str; 5] = ["stale", "nothing_to_undo", "not_running", "seat_taken", "started"];

/// What people asked for and what they were told.
#[derive(Default)]
pub(crate) struct Ledger {
    /// By the id of the request; each person's ids begin with their name.
    requests: Mutex<BTreeMap<String, Asked>>,
    rooms: Mutex<BTreeSet<String>>,
    acknowledged: watch::Sender<usize>,
}

struct Asked {
    room: String,
    user: String,
    /// It is a line of chat, whose words are its id.
    talk: bool,
    told: Told,
}

/// A request that was acknowledged.
pub(crate) struct Acknowledged {
    id: String,
    room: MatchId,
    user: String,
    /// The version of its step; nothing of a line of chat.
    version: Option<u64>,
}

#[derive(Clone, Debug, PartialEq)]
enum Told {
    Nothing,
    Done(u64),
    Refused,
}

impl Ledger {
    pub(crate) fn new() -> Arc<Self> {
        Arc::default()
    }

    pub(crate) fn enter(&self, room: &str) {
        self.rooms.lock().unwrap().insert(room.to_owned());
    }

    pub(crate) fn asked(&self, id: &str, room: &str, user: &str, talk: bool) {
        let asked = Asked { room: room.to_owned(), user: user.to_owned(), talk, told: Told::Nothing };
        assert!(self.requests.lock().unwrap().insert(id.to_owned(), asked).is_none(), "{id} is new");
    }

    pub(crate) fn acknowledged(&self, id: &str, version: u64) {
        self.tell(id, Told::Done(version));
        self.acknowledged.send_modify(|count| *count += 1);
    }

    pub(crate) fn refused(&self, id: &str, code: &str) {
        assert!(RACES.contains(&code), "{id} was refused: {code}");
        self.tell(id, Told::Refused);
    }

    fn tell(&self, id: &str, told: Told) {
        let mut requests = self.requests.lock().unwrap();
        let asked = requests.get_mut(id).unwrap();
        assert_eq!(asked.told, Told::Nothing, "{id} is answered once");
        asked.told = told;
    }

    /// How many requests were acknowledged.
    pub(crate) fn count(&self) -> usize {
        *self.acknowledged.borrow()
    }

    /// Comes when so many requests are acknowledged.
    pub(crate) async fn reached(&self, count: usize) {
        self.acknowledged.subscribe().wait_for(|&now| now >= count).await.unwrap();
    }

    /// Every acknowledged request stands in the record, and every line in the talk, once, under the version that was told; every unanswered one at
    /// most once, every refused one never; and nothing stands there that nobody asked for.
    ///
    /// Returns how many are unanswered, and how many of those were done.
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
                let kept = if asked.talk {
                    lines.iter().filter(|line| line.text == *id).map(|_| 0).collect()
                } else {
                    kept.remove(&(asked.user.clone(), id.clone())).unwrap_or_default()
                };
                match asked.told {
                    Told::Done(version) => assert_eq!(kept, [version], "{id} in {room} was acknowledged"),
                    Told::Refused => assert!(kept.is_empty(), "{id} in {room} was refused and done"),
                    Told::Nothing => {
                        assert!(kept.len() <= 1, "{id} in {room} was done twice: {kept:?}");
                        unanswered += 1;
                        done += kept.len();
                    }
                }
            }
            assert!(kept.is_empty(), "nobody asked for {kept:?} in {room}");
        }
        (unanswered, done)
    }

    /// What was acknowledged until now.
    pub(crate) fn acknowledgements(&self) -> Vec<Acknowledged> {
        let requests = self.requests.lock().unwrap();
        let done = requests.iter().filter_map(|(id, asked)| {
            let Told::Done(version) = asked.told else { return None };
            let (room, user) = (asked.room.parse().unwrap(), asked.user.clone());
            Some(Acknowledged { id: id.clone(), room, user, version: (!asked.talk).then_some(version) })
        });
        done.collect()
    }

    /// All of this stands in a store, whatever else does.
    pub(crate) async fn held(store: &dyn Store, acknowledged: &[Acknowledged]) {
        assert!(!acknowledged.is_empty());
        for Acknowledged { id, room, user, version } in acknowledged {
            let Some(version) = version else {
                let lines = store.chat(*room, u32::MAX).await.unwrap().lines;
                assert_eq!(lines.iter().filter(|line| line.text == *id).count(), 1, "{id} was said");
                continue;
            };
            let stored = store.load(*room).await.unwrap().expect("the match is kept");
            let step = &stored.steps[usize::try_from(*version).unwrap() - 1];
            let request = step.request.as_ref().map(|request| request.as_str());
            let by = step.user.map(|user| user.to_string());
            assert_eq!((step.version, request, by), (*version, Some(id.as_str()), Some(user.clone())));
            play_again(&stored).unwrap();
        }
    }

    /// Whatever was played comes out the same when it is played again.
    pub(crate) async fn play_again(&self, store: &dyn Store) {
        for stored in self.load(store).await {
            play_again(&stored).unwrap();
        }
    }

    async fn load(&self, store: &dyn Store) -> Vec<StoredMatch> {
        let rooms = self.rooms.lock().unwrap().clone();
        let mut matches = Vec::new();
        for room in rooms {
            let id: MatchId = room.parse().unwrap();
            matches.push(store.load(id).await.unwrap().expect("what somebody saw is kept"));
        }
        matches
    }
}
