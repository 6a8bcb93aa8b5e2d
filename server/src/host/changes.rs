//! What the host has changed in the store reaches what is in memory, here and on other servers that share the database.
//!
//! Each change is noted in the store with the transaction that makes it. A server takes in what is noted: at once where it
//! made the change, and soon where another server did, or a command that found none on its machine.

use super::Host;
use crate::hub::Hub;
use crate::rooms::Rooms;
use crate::store::{ChangedByHost, Store, StoreError};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;

/// How often a server looks for what others have changed.
const LOOK: Duration = Duration::from_secs(1);

/// What a running server has in memory.
pub struct Running {
    rooms: Arc<Rooms>,
    hub: Arc<Hub>,
    /// The number of the latest change that was taken in.
    heard: Mutex<u64>,
}

impl Running {
    /// A server that has nothing of before in memory.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn begin(rooms: Arc<Rooms>, hub: Arc<Hub>, store: &dyn Store) -> Result<Self, StoreError> {
        let heard = store.host_changes(0).await?.last().map_or(0, |change| change.number);
        Ok(Self { rooms, hub, heard: Mutex::new(heard) })
    }
}

impl Host {
    /// Takes in what was changed since the last time. After that nobody is shown what was there before, and sockets that
    /// no longer stand for what they came with are ended.
    pub(super) async fn catch_up(&self) -> Result<(), StoreError> {
        let Some(Running { rooms, hub, heard }) = &self.running else { return Ok(()) };
        let mut heard = heard.lock().await;
        for change in self.store.host_changes(*heard).await? {
            match change.of {
                ChangedByHost::Match(id) => rooms.revise(id).await,
                ChangedByHost::Person(user) => hub.end_lapsed(user, &*self.store, self.clock.now()).await?,
            }
            *heard = change.number;
        }
        Ok(())
    }

    /// Takes in what others have changed, for ever.
    pub async fn follow(&self) {
        loop {
            self.clock.sleep(LOOK).await;
            if let Err(error) = self.catch_up().await {
                tracing::debug!(%error, "what the host has changed could not be looked at");
            }
        }
    }
}
