//! Looking at finished matches together.
//!
//! A review is no room: the match is over, and nothing of it is loaded or written. It has the sockets of those who are there
//! and writes into them directly, as rooms do. Who leads and the step are kept in a row, so a review outlasts the server;
//! pointers and what is said are gone when they were sent. A step is kept at once and then at most once a second, so that
//! playing a match fast writes little.

use crate::hub::Connection;
use base::clock::Clock;
use base::tasks;
use protocol::{Code, MatchId, PersonKey, ReviewChange, ReviewId, ReviewNews, ServerMessage, UserId};
use records::names::{is_readable, person_key};
use room::{ConnId, encode, people_of};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::reviews::Review;
use store::{LineRefused, Names, Store, StoreError};

/// The most people in a review, with and without a session.
const MOST_PEOPLE: usize = 32;
/// The most reviews at a time.
const MOST_REVIEWS: usize = 500;
/// The pause between two times that a step is kept.
const PAUSE: Duration = Duration::from_secs(1);
/// The longest name of an area or of a thing, in bytes.
const NAME_BYTES: usize = 64;

/// All reviews in which somebody is at the moment.
pub struct Reviews {
    store: Arc<dyn Store>,
    clock: Clock,
    open: Mutex<HashMap<ReviewId, Open>>,
    /// Held while a step is kept, so that an earlier one is never kept after a later one.
    keeping: tokio::sync::Mutex<()>,
}

/// A review in which somebody is.
struct Open {
    /// Who leads and the step, as everybody is shown.
    shown: Review,
    /// The last step of the match.
    last: u64,
    /// Those who are there. They stay in the order in which they came.
    sockets: BTreeMap<ConnId, Arc<Connection>>,
    /// The names of the leader and of all users who were there.
    names: Names,
    keeping: Keeping,
}

/// How far what is shown has been kept.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keeping {
    Kept,
    /// A task keeps it, and what has changed meanwhile after a pause.
    UnderWay {
        changed: bool,
    },
}

impl Reviews {
    pub fn new(store: Arc<dyn Store>, clock: Clock) -> Self {
        Self { store, clock, open: Mutex::default(), keeping: tokio::sync::Mutex::default() }
    }

    /// Adds a socket to a review, and tells everybody there.
    pub async fn join(&self, id: ReviewId, socket: &Arc<Connection>) -> Result<(), Code> {
        let known = self.open().get(&id).map(|open| open.shown);
        let review = match known {
            Some(review) => review,
            None => self.store.review(id).await.map_err(unavailable)?.ok_or(Code::NotFound)?,
        };
        let users: Vec<UserId> = socket.user().into_iter().chain([review.leader]).collect();
        let names = self.store.names(&users).await.map_err(unavailable)?;
        let last = self.store.version(review.of).await.map_err(unavailable)?.ok_or(Code::NotFound)?;
        let mut all = self.open();
        if all.len() >= MOST_REVIEWS && !all.contains_key(&id) {
            return Err(Code::Busy);
        }
        // Others may have opened it meanwhile, and have gone on.
        let open = all.entry(id).or_insert_with(|| Open::new(review, last));
        if open.sockets.len() >= MOST_PEOPLE && !open.sockets.contains_key(&socket.id()) {
            return Err(Code::Busy);
        }
        open.sockets.insert(socket.id(), Arc::clone(socket));
        open.names.extend(names);
        let you = socket.user().map(|user| person_key(open.shown.of, user));
        socket.send(&frame(id, open.state(you)));
        open.tell_others(socket.id(), &frame(id, open.state(None)));
        Ok(())
    }

    /// Removes a socket from a review. What the last one leaves is kept at once.
    pub async fn leave(&self, id: ReviewId, socket: ConnId) {
        let left = {
            let mut all = self.open();
            let Some(open) = all.get_mut(&id) else { return };
            if open.sockets.remove(&socket).is_none() {
                return;
            }
            if !open.sockets.is_empty() {
                return open.tell(&frame(id, open.state(None)));
            }
            let left = (open.keeping != Keeping::Kept).then_some(open.shown);
            all.remove(&id);
            left
        };
        if let Some(shown) = left {
            let _keeping = self.keeping.lock().await;
            self.keep(&shown).await;
        }
    }

    /// The users who are or were in the reviews of a match that are open.
    pub fn users_at(&self, of: MatchId) -> Vec<UserId> {
        let all = self.open();
        let here = all.values().filter(|open| open.shown.of == of);
        here.flat_map(|open| open.names.keys().copied()).collect()
    }

    /// Carries out what somebody does who has joined.
    pub fn change(
        self: &Arc<Self>,
        id: ReviewId,
        socket: &Connection,
        change: ReviewChange,
    ) -> Result<(), Code> {
        let mut all = self.open();
        let open = all.get_mut(&id).ok_or(Code::NotJoined)?;
        if !open.sockets.contains_key(&socket.id()) {
            return Err(Code::NotJoined);
        }
        let user = socket.user().ok_or(Code::NoSession)?;
        let leads = open.shown.leader == user;
        let news = match change {
            ReviewChange::Show { .. } | ReviewChange::HandOver { .. } if !leads => {
                return Err(Code::NotHost);
            }
            ReviewChange::Show { step } => {
                if !(1..=open.last).contains(&step) {
                    return Err(Code::NotFound);
                }
                open.shown.step = step;
                ReviewNews::Step { step }
            }
            ReviewChange::HandOver { person } => {
                open.shown.leader = open.user_here(person).ok_or(Code::NotFound)?;
                open.state(None)
            }
            ReviewChange::TakeLead => {
                if !leads && open.is_here(open.shown.leader) {
                    return Err(Code::NotHost);
                }
                open.shown.leader = user;
                open.state(None)
            }
            ReviewChange::Point { area, thing } => {
                if ![Some(&area), thing.as_ref()].into_iter().flatten().all(|name| is_name(name)) {
                    return Err(Code::Malformed);
                }
                let news = ReviewNews::Point { person: person_key(open.shown.of, user), area, thing };
                open.tell(&frame(id, news));
                return Ok(());
            }
        };
        open.tell(&frame(id, news));
        self.keep_soon(id, open);
        Ok(())
    }

    /// Says something to everybody who is there.
    pub async fn say(&self, id: ReviewId, socket: &Connection, text: &str) -> Result<(), Code> {
        let user = socket.user().ok_or(Code::NoSession)?;
        let text = text.trim();
        if text.chars().count() > protocol::limits::CHAT_CHARS
            || text.chars().any(char::is_control)
            || !is_readable(text)
        {
            return Err(Code::BadText);
        }
        let at = self.clock.now();
        match self.store.silence_of(user, at).await.map_err(unavailable)? {
            Some(LineRefused::Muted) => return Err(Code::Muted),
            Some(LineRefused::SignedOut) => return Err(Code::NoSession),
            None => {}
        }
        let all = self.open();
        let open = all.get(&id).filter(|open| open.sockets.contains_key(&socket.id()));
        let open = open.ok_or(Code::NotJoined)?;
        let person = person_key(open.shown.of, user);
        open.tell(&frame(id, ReviewNews::Said { person, at, text: text.to_owned() }));
        Ok(())
    }

    /// Shows what was shown at other servers on the same database meanwhile.
    pub async fn follow_others(&self) {
        if !self.store.is_shared() {
            return;
        }
        let known: Vec<Review> = self.open().values().map(|open| open.shown).collect();
        for shown in known {
            match self.store.review(shown.id).await {
                Ok(Some(found)) if found != shown => self.shown_elsewhere(shown, found).await,
                Ok(_) => {}
                Err(error) => tracing::debug!(%error, "a review could not be read again"),
            }
        }
    }

    async fn shown_elsewhere(&self, known: Review, found: Review) {
        let Ok(names) = self.store.names(&[found.leader]).await else { return };
        let mut all = self.open();
        // What is shown here in this moment is the latest.
        let unchanged = |open: &&mut Open| open.shown == known && open.keeping == Keeping::Kept;
        let Some(open) = all.get_mut(&known.id).filter(unchanged) else { return };
        open.shown = found;
        open.names.extend(names);
        let news = match found.leader == known.leader {
            true => ReviewNews::Step { step: found.step },
            false => open.state(None),
        };
        open.tell(&frame(known.id, news));
    }

    /// Keeps what is shown, unless a task does already.
    fn keep_soon(self: &Arc<Self>, id: ReviewId, open: &mut Open) {
        if open.keeping != Keeping::Kept {
            open.keeping = Keeping::UnderWay { changed: true };
            return;
        }
        open.keeping = Keeping::UnderWay { changed: false };
        let reviews = Arc::clone(self);
        tasks::spawn(async move {
            loop {
                let keeping = reviews.keeping.lock().await;
                // Where everybody has left, what they saw last is kept then.
                let Some(shown) = reviews.to_keep(id) else { return };
                reviews.keep(&shown).await;
                drop(keeping);
                reviews.clock.sleep(PAUSE).await;
                if !reviews.goes_on(id) {
                    return;
                }
            }
        });
    }

    /// What is shown now, which is going to be kept.
    fn to_keep(&self, id: ReviewId) -> Option<Review> {
        let mut all = self.open();
        let open = all.get_mut(&id)?;
        open.keeping = Keeping::UnderWay { changed: false };
        Some(open.shown)
    }

    /// Whether something has changed since it was kept last.
    fn goes_on(&self, id: ReviewId) -> bool {
        let mut all = self.open();
        let Some(open) = all.get_mut(&id) else { return false };
        let changed = open.keeping == Keeping::UnderWay { changed: true };
        if !changed {
            open.keeping = Keeping::Kept;
        }
        changed
    }

    async fn keep(&self, shown: &Review) {
        if let Err(error) = self.store.keep_review(shown, self.clock.now()).await {
            tracing::warn!(%error, "the step of a review was not kept");
        }
    }

    /// The lock is held only briefly, and never across an await.
    fn open(&self) -> MutexGuard<'_, HashMap<ReviewId, Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn new(shown: Review, last: u64) -> Self {
        Self { shown, last, sockets: BTreeMap::new(), names: Names::new(), keeping: Keeping::Kept }
    }

    fn is_here(&self, user: UserId) -> bool {
        self.sockets.values().any(|socket| socket.user() == Some(user))
    }

    /// The user with this key who is there.
    fn user_here(&self, person: PersonKey) -> Option<UserId> {
        let mut users = self.sockets.values().filter_map(|socket| socket.user());
        users.find(|user| person_key(self.shown.of, *user) == person)
    }

    fn state(&self, you: Option<PersonKey>) -> ReviewNews {
        let Review { of, leader, step, .. } = self.shown;
        let mut here = Vec::new();
        for key in self.sockets.values().filter_map(|socket| socket.user()).map(|user| person_key(of, user)) {
            // Somebody may be there on several devices.
            if !here.contains(&key) {
                here.push(key);
            }
        }
        let anonymous = self.sockets.values().filter(|socket| socket.user().is_none()).count();
        ReviewNews::State {
            of,
            step,
            leader: person_key(of, leader),
            here,
            watching: u32::try_from(anonymous).unwrap_or(u32::MAX),
            people: people_of(of, self.names.keys(), &BTreeMap::new(), &self.names),
            you,
        }
    }

    fn tell(&self, frame: &room::Frame) {
        self.sockets.values().for_each(|socket| socket.send(frame));
    }

    fn tell_others(&self, besides: ConnId, frame: &room::Frame) {
        let others = self.sockets.values().filter(|socket| socket.id() != besides);
        others.for_each(|socket| socket.send(frame));
    }
}

fn frame(id: ReviewId, news: ReviewNews) -> room::Frame {
    encode(&ServerMessage::Review { room: id.as_room(), news })
}

/// Whether a text can name an area or a thing.
fn is_name(name: &str) -> bool {
    let is_part = |c: u8| c.is_ascii_alphanumeric() || b"-_:.".contains(&c);
    (1..=NAME_BYTES).contains(&name.len()) && name.bytes().all(is_part)
}

fn unavailable(error: StoreError) -> Code {
    match error {
        StoreError::Unavailable(_) => Code::Unavailable,
        error => {
            tracing::error!(%error, "a review could not be read");
            Code::Internal
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_and_things_have_short_plain_names() {
        for name in ["mine", "piece:z0-12", "place:seat-1", "a.b_c"] {
            assert!(is_name(name), "{name}");
        }
        for name in ["", "a b", "<b>", "é", "\"]", &"x".repeat(NAME_BYTES + 1)] {
            assert!(!is_name(name), "{name}");
        }
    }
}
