//! Applies the host's changes in the store to what is in memory, here and on other servers that share the database.
//!
//! The transaction that makes a change also records it in the store. A server applies recorded changes: at once if it
//! made the change itself, and soon if another server made it, or a command that found no server on its machine.

use super::Host;
use crate::app::App;
use crate::doctor::{self, Finding};
use crate::store::{ChangedByHost, StoreError};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;

/// How often a server looks for changes that others made and that it did not hear of.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// What a running server has in memory.
pub struct RunningServer {
    app: Arc<App>,
    /// The number of the latest change that was applied.
    applied: Mutex<u64>,
}

impl RunningServer {
    /// A server that has nothing in memory yet, so that only later changes need to be applied.
    ///
    /// # Errors
    /// When the store does not answer.
    pub(crate) async fn begin(app: Arc<App>) -> Result<Self, StoreError> {
        let applied = app.store.host_changes(0).await?.last().map_or(0, |change| change.number);
        Ok(Self { app, applied: Mutex::new(applied) })
    }

    /// Judges the settings, and the proxy by what came through it.
    pub(super) fn examine(&self) -> Vec<Finding> {
        let App { config, traffic, .. } = &*self.app;
        doctor::judge_settings(config).into_iter().chain(traffic.judge(config)).collect()
    }
}

impl Host {
    /// Applies the changes since the last call. Afterwards no viewer is shown what was there before, and sockets whose
    /// session or name is out of date are closed.
    pub(super) async fn apply_changes(&self) -> Result<(), StoreError> {
        let Some(RunningServer { app, applied }) = &self.running else { return Ok(()) };
        let mut applied = applied.lock().await;
        for change in self.store.host_changes(*applied).await? {
            match change.of {
                ChangedByHost::Match(id) => app.rooms.reload_changed(id).await,
                ChangedByHost::User(user) => {
                    app.hub.close_stale(user, &*self.store, self.clock.now()).await?
                }
            }
            *applied = change.number;
        }
        Ok(())
    }

    /// Waits until another server announces a change by the host.
    async fn announced_change(&self) {
        match &self.running {
            Some(running) => running.app.rooms.changed_by_host.notified().await,
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
