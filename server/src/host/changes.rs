//! Applies the host's changes in the store to what is in memory, here and on other servers that share the database.
//!
//! The transaction that makes a change also records it in the store. A server applies recorded changes: at once if it
//! made the change itself, and soon if another server made it, or a command that found no server on its machine.

use super::Host;
use crate::hub::Hub;
use crate::rooms::Rooms;
use crate::store::{ChangedByHost, Store, StoreError};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;

/// How often a server looks for changes that others made and that it did not hear of.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// What a running server has in memory.
pub struct RunningServer {
    rooms: Arc<Rooms>,
    hub: Arc<Hub>,
    /// The number of the latest change that was applied.
    applied: Mutex<u64>,
}

impl RunningServer {
    /// A server that has nothing in memory yet, so that only later changes need to be applied.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn begin(rooms: Arc<Rooms>, hub: Arc<Hub>, store: &dyn Store) -> Result<Self, StoreError> {
        let applied = store.host_changes(0).await?.last().map_or(0, |change| change.number);
        Ok(Self { rooms, hub, applied: Mutex::new(applied) })
    }
}

impl Host {
    /// Applies the changes since the last call. Afterwards no viewer is shown what was there before, and sockets whose
    /// session or name is out of date are closed.
    pub(super) async fn apply_changes(&self) -> Result<(), StoreError> {
        let Some(RunningServer { rooms, hub, applied }) = &self.running else { return Ok(()) };
        let mut applied = applied.lock().await;
        for change in self.store.host_changes(*applied).await? {
            match change.of {
                ChangedByHost::Match(id) => rooms.reload_changed(id).await,
                ChangedByHost::User(user) => hub.close_stale(user, &*self.store, self.clock.now()).await?,
            }
            *applied = change.number;
        }
        Ok(())
    }

    /// Waits until another server announces a change by the host.
    async fn announced_change(&self) {
        match &self.running {
            Some(running) => running.rooms.changed_by_host.notified().await,
            None => std::future::pending().await,
        }
    }

    /// Applies the changes that others make, forever.
    pub async fn follow_changes(&self) {
        loop {
            tokio::select! {
                () = self.clock.sleep(POLL_INTERVAL) => {}
                () = self.announced_change() => {}
            }
            if let Err(error) = self.apply_changes().await {
                tracing::debug!(%error, "the host's changes could not be read");
            }
        }
    }
}
