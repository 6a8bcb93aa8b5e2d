//! Background tasks that run as long as the server.
//!
//! They, the writers of steps and chat, and the listeners must not end before the server does. If one of them panics or
//! ends, the server says so, finishes what is in flight, exits with an error, and leaves the restart to its supervisor.

use super::log_time_given_back;
use super::quiet_hour::scrub_when_quiet;
use base::uptime::MAX_HEARTBEAT_GAP;
use config::Config;
use host::retention;
use std::collections::HashMap;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use store::{Fill, StoreError};
use tables::rooms::Deadlines;
use tables::{run_leagues, summarise_ended};
use tokio::task::{Id, JoinSet};
use web::App;
use web::{erase_due, finish_merges};

/// How often the server records in the store that it is running. Gaps between these records are given back to running
/// clocks.
const HEARTBEAT: Duration = Duration::from_secs(5);
/// The interval while no match runs. A match that starts between two records gets the time back since the latest one if
/// the server fails, so the interval must not be too long.
const HEARTBEAT_WHEN_IDLE: Duration = Duration::from_secs(600);
/// The interval while the store does not answer.
const HEARTBEAT_WHEN_STORE_AWAY: Duration = Duration::from_secs(1);
/// How often the server checks whether the sessions of its sockets have ended elsewhere, and how many it checks with
/// one query.
const SESSION_CHECK: Duration = Duration::from_secs(20);
const SESSIONS_AT_ONCE: usize = 500;
/// How often rooms that other servers have loaded too look at the store, in case they did not hear of a change.
const SHARED_CHECK: Duration = Duration::from_millis(2_500);
/// How often data in memory is cleaned up.
const TIDY_INTERVAL: Duration = Duration::from_secs(10);
/// How often expired data is removed from the store.
const SWEEP_INTERVAL: Duration = Duration::from_secs(3600);
/// How many matches that were left by everybody are deleted in one sweep.
const DELETED_AT_ONCE: u32 = 2_000;
/// How many rooms are woken at once because they wait for a bot, and the pause after each group.
const WOKEN_AT_ONCE: usize = 20;
const PAUSE_BETWEEN: Duration = Duration::from_millis(50);

/// Background tasks. They are aborted when this is dropped.
#[derive(Default)]
pub(super) struct Background {
    tasks: JoinSet<()>,
    names: HashMap<Id, &'static str>,
}

impl Background {
    /// Starts a task that must run as long as the server.
    pub(super) fn spawn(&mut self, name: &'static str, task: impl Future<Output = ()> + Send + 'static) {
        let id = self.tasks.spawn(task).id();
        self.names.insert(id, name);
    }

    /// Completes when a task panics or ends. Returns its name.
    pub(super) async fn first_to_end(&mut self) -> &'static str {
        loop {
            // A panic was already reported by the panic hook.
            let id = match self.tasks.join_next_with_id().await {
                Some(Ok((id, ()))) => id,
                Some(Err(error)) => error.id(),
                None => std::future::pending().await,
            };
            if let Some(name) = self.names.remove(&id) {
                return name;
            }
        }
    }

    /// Starts all background tasks that need nothing but the application state.
    pub(super) fn start(&mut self, app: &Arc<App>, config: &Arc<Config>) {
        let with = || Arc::clone(app);
        let (hub, lists, waiting, deadlines, store) = (with(), with(), with(), with(), with());
        self.spawn("the heartbeat of sockets", async move { hub.hub.run_heartbeat().await });
        self.spawn("the watchers of lists", async move { lists.hub.run_list_watchers(&lists.clock).await });
        self.spawn("the lists of waiting tables", async move {
            waiting.waiting.run(&waiting.hub, &*waiting.store, &waiting.clock).await;
        });
        let notices = Arc::clone(&app.notices);
        self.spawn("the notices", async move { notices.run().await });
        let notices = Arc::clone(&app.notices);
        self.spawn("the webhooks of circles", async move { notices.tell_circles().await });
        self.spawn("the deadlines", async move {
            let task: Arc<Deadlines> = Arc::clone(&deadlines.rooms.services().deadlines);
            task.run(&deadlines.rooms).await;
        });
        self.spawn("the upkeep of the store", async move { store.store.run_background_writes().await });
        self.spawn("the wake-up of bots", wake_bots(with()));
        self.spawn("the heartbeat of the server", heartbeat(with()));
        self.spawn("the leases", renew_leases(with()));
        let following = with();
        self.spawn("the news of other servers", async move { following.rooms.follow_others().await });
        self.spawn("the check of shared rooms", check_shared_rooms(with()));
        self.spawn("the check for ended sessions", close_ended_sessions(with()));
        let ended = with();
        self.spawn(
            "the summaries of matches",
            async move { summarise_ended(&*ended.store, &ended.clock).await },
        );
        let leagues = with();
        self.spawn("the leagues", async move {
            let is_full = || leagues.storage.fill() == Fill::Full;
            run_leagues(leagues.rooms.services(), is_full).await;
        });
        self.spawn("the end of merges", finish_merges(with()));
        self.spawn("the erasure of users", erase_due(with()));
        self.spawn("the cleanup of the files", scrub_when_quiet(with(), config.quiet_hour));
        self.spawn("the cleanup of memory", tidy(with()));
        self.spawn("the cleanup of the store", sweep(with(), Arc::clone(config)));
    }
}

/// Wakes rooms that waited for a bot when this server stopped, or whose leading server no longer answers.
async fn wake_bots(app: Arc<App>) {
    loop {
        match app.store.waiting_for_bots(app.clock.now()).await {
            Ok(mut ids) => {
                ids.retain(|&id| !app.rooms.has(id));
                for some in ids.chunks(WOKEN_AT_ONCE) {
                    some.iter().for_each(|&id| app.rooms.wake(id));
                    app.clock.sleep(PAUSE_BETWEEN).await;
                }
            }
            Err(error) => tracing::warn!(%error, "rooms that wait for bots could not be listed"),
        }
        app.clock.sleep(app.rooms.services().lease).await;
    }
}

/// Records repeatedly that the server can serve, and gives back the time in which it could not.
async fn heartbeat(app: Arc<App>) {
    let uptime = &app.rooms.services().uptime;
    let (mut away, mut last_recorded) = (false, app.clock.moment());
    loop {
        app.clock.sleep(if away { HEARTBEAT_WHEN_STORE_AWAY } else { HEARTBEAT }).await;
        let lost_time = away || uptime.clock_jumped();
        let is_due = app.clock.moment().since(last_recorded) >= HEARTBEAT_WHEN_IDLE;
        match record_heartbeat(&app, lost_time, is_due).await {
            Ok(recorded) => {
                if recorded {
                    last_recorded = app.clock.moment();
                }
                if away {
                    tracing::info!("the store answers again");
                }
                if lost_time {
                    app.rooms.time_was_given_back();
                }
                uptime.record_heartbeat();
                away = false;
            }
            Err(error) => {
                if !away {
                    tracing::error!(%error, "the store does not answer: nothing can be played until it does");
                }
                away = true;
            }
        }
    }
}

/// Records in the store that the server is running, if that is due or a match is running. Returns whether it did. If
/// several servers lost the same time, only one of them gives it back.
async fn record_heartbeat(app: &App, lost_time: bool, is_due: bool) -> Result<bool, StoreError> {
    let now = app.clock.now();
    if lost_time {
        log_time_given_back(app.store.resume(now, MAX_HEARTBEAT_GAP).await?);
        return Ok(true);
    }
    let needed = is_due || !app.store.is_writable() || app.store.has_running().await?;
    if needed {
        app.store.heartbeat(now).await?;
    }
    Ok(needed)
}

async fn renew_leases(app: Arc<App>) {
    loop {
        app.clock.sleep(app.rooms.services().lease / 3).await;
        app.rooms.renew_leases().await;
    }
}

/// Has what is shared with other servers look at the store.
async fn check_shared_rooms(app: Arc<App>) {
    loop {
        app.clock.sleep(SHARED_CHECK).await;
        app.rooms.check_shared();
        app.reviews.follow_others().await;
    }
}

/// Closes, every [`SESSION_CHECK`], the sockets of sessions that have ended elsewhere: on another server, or by an order of
/// the host that this server has not heard of.
async fn close_ended_sessions(app: Arc<App>) {
    loop {
        app.clock.sleep(SESSION_CHECK).await;
        let sessions: Vec<_> = app.hub.sessions().into_iter().collect();
        for some in sessions.chunks(SESSIONS_AT_ONCE) {
            let tokens: Vec<_> = some.iter().map(|(token, _)| *token).collect();
            match app.store.live_sessions(&tokens, app.clock.now()).await {
                Ok(living) => {
                    for (token, user) in some.iter().filter(|(token, _)| !living.contains(token)) {
                        app.hub.sign_out(*user, Some(*token));
                    }
                }
                Err(error) => tracing::debug!(%error, "sessions could not be checked"),
            }
        }
    }
}

/// Removes expired data from the store.
async fn sweep(app: Arc<App>, config: Arc<Config>) {
    loop {
        match app.store.delete_expired(app.clock.now()).await {
            Ok(swept) => tracing::debug!(swept, "expired data was removed"),
            Err(error) => tracing::warn!(%error, "expired data could not be removed"),
        }
        if let Err(error) = delete_left(&app, &config).await {
            tracing::warn!(%error, "what was left by everybody could not be deleted");
        }
        app.clock.sleep(SWEEP_INTERVAL).await;
    }
}

/// Deletes matches and leagues that never began, lessons that nobody comes back to, and guests who hold nothing.
async fn delete_left(app: &App, config: &Config) -> Result<(), StoreError> {
    let retention = retention(config, app.clock.now());
    let mut left = app.store.left_matches(&retention, DELETED_AT_ONCE).await?;
    // Somebody may watch one, and other servers have a lease while they have it loaded.
    left.retain(|&id| !app.rooms.has(id));
    let matches = app.store.delete_left_matches(&left, &retention).await?;
    let leagues = app.store.delete_left_leagues(&retention).await?;
    let guests = app.store.delete_empty_guests(&retention).await?;
    if matches > 0 || leagues > 0 || guests > 0 {
        tracing::info!(matches, leagues, guests, "what was left by everybody was deleted");
    }
    Ok(())
}

/// Cleans up data in memory that would pile up otherwise.
async fn tidy(app: Arc<App>) {
    loop {
        app.clock.sleep(TIDY_INTERVAL).await;
        app.metrics.run_upkeep();
        app.quotas.forget_idle();
        app.rate_limits.forget_idle();
        app.renewals.forget_old(app.clock.moment());
        app.notices.forget_old();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_or_an_end_is_reported() {
        let mut background = Background::default();
        background.spawn("what goes on", std::future::pending());
        background.spawn("what panics", async { panic!("as it should in this test") });
        assert_eq!(background.first_to_end().await, "what panics");
        background.spawn("what ends", async {});
        assert_eq!(background.first_to_end().await, "what ends");
    }
}
