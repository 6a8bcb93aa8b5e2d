//! Applies the host's changes in the store to what is in memory, here and on other servers that share the database.
//!
//! The transaction that makes a change also writes an entry that tells of it. A server applies such entries: at once if
//! it made the change itself, and soon if another server made it, or a command that found no server on its machine.

use super::Host;
use crate::hub::Hub;
use crate::rooms::Rooms;
use crate::store::{Change, Entry, Position, Store, StoreError, UserAct};
use protocol::{MatchId, UserId};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;

/// How often a server looks for changes that others made.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// What a running server has in memory.
pub struct RunningServer {
    rooms: Arc<Rooms>,
    hub: Arc<Hub>,
    followed: Mutex<Followed>,
}

/// How far this server has followed the entries.
struct Followed {
    /// Everything up to here is applied.
    until: Position,
    /// Entries beyond that are applied already.
    beyond: BTreeSet<Position>,
}

impl RunningServer {
    /// A server that has nothing in memory yet, so that only later changes need to be applied.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn begin(rooms: Arc<Rooms>, hub: Arc<Hub>, store: &dyn Store) -> Result<Self, StoreError> {
        let news = store.news(Position::default()).await?;
        let mut followed = Followed { until: news.until, beyond: BTreeSet::new() };
        news.entries.iter().for_each(|entry| followed.note(entry.position));
        Ok(Self { rooms, hub, followed: Mutex::new(followed) })
    }
}

impl Followed {
    fn note(&mut self, entry: Position) {
        if entry > self.until {
            self.beyond.insert(entry);
        }
    }
}

impl Host {
    /// Applies the changes since the last call. Afterwards no viewer is shown what was there before, and sockets whose
    /// session or name is out of date are closed.
    pub(super) async fn apply_changes(&self) -> Result<(), StoreError> {
        let Some(RunningServer { rooms, hub, followed }) = &self.running else { return Ok(()) };
        let mut followed = followed.lock().await;
        let news = self.store.news(followed.until).await?;
        for entry in news.entries {
            if followed.beyond.contains(&entry.position) {
                continue;
            }
            let (matches, user) = affected(&entry);
            // Rooms show the change before the sockets of the user are closed.
            for &id in matches {
                rooms.reload_changed(id).await;
            }
            if let Some(user) = user {
                hub.close_stale(user, &*self.store, self.clock.now()).await?;
            }
            followed.note(entry.position);
        }
        followed.until = news.until;
        followed.beyond.retain(|position| *position > news.until);
        Ok(())
    }

    /// Applies the changes that others make, forever.
    pub async fn follow_changes(&self) {
        loop {
            self.clock.sleep(POLL_INTERVAL).await;
            if let Err(error) = self.apply_changes().await {
                tracing::debug!(%error, "the host's changes could not be read");
            }
        }
    }
}

/// The rooms that must be read again, and the user whose sockets may be out of date.
fn affected(entry: &Entry) -> (&[MatchId], Option<UserId>) {
    match &entry.change {
        Change::ByHost(change) => (&change.matches, change.user),
        Change::ByUser { user, act: UserAct::SignedOut } => (&[], Some(*user)),
        // Rooms learn of other changes by a user from the steps that these lead to.
        Change::ByUser { act: UserAct::Created | UserAct::Renamed, .. }
        | Change::Steps(_)
        | Change::Lines(_) => (&[], None),
    }
}
