//! What goes on beside the requests, for as long as the server runs.

use super::note_give_back;
use crate::app::App;
use crate::rooms::Deadlines;
use crate::store::StoreError;
use crate::uptime::NO_DOWNTIME;
use room::shelf;
use std::collections::HashMap;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::{Id, JoinSet};

/// How often the server notes that it is alive. Time without such notes is given back to everybody at the next start.
const BEAT: Duration = Duration::from_secs(5);
/// How often it does while no match runs, when nobody could lose time: what a first match loses in the seconds before the
/// next note is given back together with the time since the latest one, so that may not be long ago.
const BEAT_WHEN_IDLE: Duration = Duration::from_secs(600);
/// How often it tries to while the store does not answer.
const BEAT_WHEN_AWAY: Duration = Duration::from_secs(1);
/// How often the server looks whether the sessions of its sockets have ended elsewhere, and how many at once.
const SESSIONS: Duration = Duration::from_secs(20);
const SESSIONS_AT_ONCE: usize = 500;
/// How often things are tidied up that would pile up.
const TIDY: Duration = Duration::from_secs(10);
/// How often what has lapsed is removed from the store.
const SWEEP: Duration = Duration::from_secs(3600);
/// Rooms that are woken for their bots at the start, and the pause after so many.
const WOKEN_AT_ONCE: usize = 20;
const PAUSE_BETWEEN: Duration = Duration::from_millis(50);

/// What goes on beside the requests. It is ended when this is dropped.
#[derive(Default)]
pub(super) struct Background {
    tasks: JoinSet<()>,
    names: HashMap<Id, Task>,
}

/// A task that goes on beside the requests.
struct Task {
    name: &'static str,
    may_end: bool,
}

impl Background {
    /// Begins a task that goes on as long as the server does.
    pub(super) fn keep(&mut self, name: &'static str, task: impl Future<Output = ()> + Send + 'static) {
        let id = self.tasks.spawn(task).id();
        self.names.insert(id, Task { name, may_end: false });
    }

    /// Begins work that has an end.
    pub(super) fn finish(&mut self, name: &'static str, work: impl FnOnce() + Send + 'static) {
        let id = self.tasks.spawn_blocking(work).id();
        self.names.insert(id, Task { name, may_end: true });
    }

    /// Comes when one of the tasks panicked, or ended that should go on; says which.
    pub(super) async fn first_to_end(&mut self) -> &'static str {
        loop {
            // What went wrong was told by the panic itself.
            let (id, panicked) = match self.tasks.join_next_with_id().await {
                Some(Ok((id, ()))) => (id, false),
                Some(Err(error)) => (error.id(), true),
                None => std::future::pending().await,
            };
            match self.names.remove(&id) {
                Some(Task { may_end: true, .. }) if !panicked => {}
                Some(Task { name, .. }) => return name,
                None => {}
            }
        }
    }

    /// Begins everything that only needs to be begun.
    pub(super) fn start(&mut self, app: &Arc<App>) {
        // Nobody who opens the first match of a game waits for its words.
        self.finish("the words of the games", || {
            shelf::titles().iter().copied().for_each(|title| drop(shelf::words(title)));
        });
        let with = || Arc::clone(app);
        let (hub, waiting, deadlines, store) = (with(), with(), with(), with());
        self.keep("the heartbeat of sockets", async move { hub.hub.beat().await });
        self.keep("the lists of who is awaited", async move {
            waiting.waiting.tell(&waiting.hub, &*waiting.store, &waiting.clock).await;
        });
        self.keep("the deadlines", async move {
            let kept: Arc<Deadlines> = Arc::clone(&deadlines.rooms.services().deadlines);
            kept.keep(&deadlines.rooms).await;
        });
        self.keep("the upkeep of the store", async move { store.store.keep().await });
        self.keep("the waking of bots", wake_bots(with()));
        self.keep("the note of being alive", beat(with()));
        self.keep("the leases", keep_leases(with()));
        self.keep("the look at shared rooms", look_at_shared_rooms(with()));
        self.keep("the look for ended sessions", look_for_ended_sessions(with()));
        self.keep("the tidying", tidy(with()));
        self.keep("the sweeping of the store", sweep(with()));
    }
}

/// Wakes the rooms that waited for a bot when this server stopped, or when another one fell silent.
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
            Err(error) => tracing::warn!(%error, "rooms that wait for bots could not be found"),
        }
        app.clock.sleep(app.config.lease()).await;
    }
}

/// Notes again and again that the server can serve, and gives back the time in which it could not.
async fn beat(app: Arc<App>) {
    let uptime = &app.rooms.services().uptime;
    let (mut away, mut noted) = (false, app.clock.moment());
    loop {
        app.clock.sleep(if away { BEAT_WHEN_AWAY } else { BEAT }).await;
        let lost = away || uptime.slept();
        let is_due = app.clock.moment().since(noted) >= BEAT_WHEN_IDLE;
        match note_alive(&app, lost, is_due).await {
            Ok(has_noted) => {
                if has_noted {
                    noted = app.clock.moment();
                }
                if away {
                    tracing::info!("the store answers again");
                }
                if lost {
                    app.rooms.time_was_given_back();
                }
                uptime.note();
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

/// Leaves a note in the store that the server is alive: when it is due, and as long as a match runs. Says whether it did.
/// Of several servers one gives the lost time back.
async fn note_alive(app: &App, lost: bool, is_due: bool) -> Result<bool, StoreError> {
    let now = app.clock.now();
    if lost {
        note_give_back(app.store.resume(now, NO_DOWNTIME).await?);
        return Ok(true);
    }
    let matters = is_due || !app.store.is_writable() || app.store.has_running().await?;
    if matters {
        app.store.beat(now).await?;
    }
    Ok(matters)
}

async fn keep_leases(app: Arc<App>) {
    loop {
        app.clock.sleep(app.config.lease() / 3).await;
        app.rooms.renew_leases().await;
    }
}

async fn look_at_shared_rooms(app: Arc<App>) {
    loop {
        app.clock.sleep(app.config.lease() / 30).await;
        app.rooms.look_at_shared().await;
    }
}

/// Ends the sockets of sessions that have ended elsewhere: on another server, or by the host's hand.
async fn look_for_ended_sessions(app: Arc<App>) {
    loop {
        app.clock.sleep(SESSIONS).await;
        let sessions: Vec<_> = app.hub.sessions().into_iter().collect();
        for some in sessions.chunks(SESSIONS_AT_ONCE) {
            let tokens: Vec<_> = some.iter().map(|(token, _)| *token).collect();
            match app.store.living_sessions(&tokens, app.clock.now()).await {
                Ok(living) => {
                    for (token, user) in some.iter().filter(|(token, _)| !living.contains(token)) {
                        app.hub.sign_out(*user, Some(*token));
                    }
                }
                Err(error) => tracing::debug!(%error, "sessions could not be looked at"),
            }
        }
    }
}

/// Removes what has lapsed from the store, so that it does not pile up there.
async fn sweep(app: Arc<App>) {
    loop {
        match app.store.sweep(app.clock.now()).await {
            Ok(swept) => tracing::debug!(swept, "what has lapsed was removed"),
            Err(error) => tracing::warn!(%error, "what has lapsed was not removed"),
        }
        app.clock.sleep(SWEEP).await;
    }
}

/// Tidies up in memory what would pile up.
async fn tidy(app: Arc<App>) {
    loop {
        app.clock.sleep(TIDY).await;
        app.metrics.sort();
        app.quotas.forget_quiet();
        app.budgets.forget_quiet();
        app.renewals.forget_past(app.clock.moment());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_panics_or_ends_is_named_and_what_may_end_is_not() {
        let mut background = Background::default();
        background.finish("work that has an end", || ());
        background.keep("what goes on", std::future::pending());
        background.keep("what panics", async { panic!("as it should in this test") });
        assert_eq!(background.first_to_end().await, "what panics");
        background.keep("what ends", async {});
        assert_eq!(background.first_to_end().await, "what ends");
        background.finish("work that fails", || panic!("as it should in this test"));
        assert_eq!(background.first_to_end().await, "work that fails");
    }
}
