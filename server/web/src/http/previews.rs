//! What links to tables look like in chats. Programs that draw such links, and everybody else who opens a page, have no
//! session, so little work is done for them: what is known is kept for some seconds, and few questions wait for the
//! store at the same time.

use super::admit_watcher;
use crate::App;
use crate::admission::{Address, ByAddress};
use crate::assets::{Preview, Progress, StepPreview};
use base::clock::Moment;
use base::tasks;
use notices::{Game, step_in_words};
use protocol::{LogEntry, MatchId, TableStatus};
use room::{entry_for_spectators, registry};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{MatchHeader, Names, SeatAssignment, SeatRow};
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// The pages that show a table.
const PATHS: [&str; 2] = ["/t/", "/m/"];
/// How long a preview is used again.
const FRESH: Duration = Duration::from_secs(10);
/// The most previews that are kept.
const MAX_KEPT: usize = 1_000;
/// The most questions to the store at a time. Further pages are sent without a preview.
const MAX_CONCURRENT: usize = 4;
/// How long a page waits for the store before it is sent without a preview.
const PATIENCE: Duration = Duration::from_millis(500);

/// The previews of the last seconds.
pub struct Previews {
    kept: Kept<MatchId, Preview>,
    steps: Kept<(MatchId, u64), StepSeen>,
    permits: Semaphore,
}

/// What is known of a step of a match that is over, whatever language it is told in.
#[derive(Clone, Debug)]
struct StepSeen {
    game: String,
    last: u64,
    seats: Vec<SeatRow>,
    names: Names,
    /// What spectators observed.
    entry: Option<LogEntry>,
}

/// Who asks for a page.
pub(super) struct Asker<'a> {
    pub(super) language: &'a str,
    pub(super) address: Address,
    /// A browser shows the page itself, and not what a link to it looks like.
    pub(super) is_browser: bool,
}

/// What a link to this path shows.
pub(super) async fn preview(app: &Arc<App>, path: &str, asker: &Asker<'_>) -> Preview {
    let Some(id) = table_of(path) else { return Preview::NoTable };
    // Programs that look at links are no users.
    if admit_watcher(app, None).is_err() {
        return Preview::NoTable;
    }
    let mut found = preview_of_table(app, id).await.unwrap_or(Preview::NoTable);
    if let Preview::Public { progress: Progress::Over, step, .. } = &mut found
        && let Some(number) = step_of(path).filter(|_| !asker.is_browser)
        && let Some(seen) = step_seen(app, id, number, asker.address).await
    {
        *step = Some(in_words(number, &seen, asker.language));
    }
    found
}

/// The preview of a table; `None` if there is no such table, or the store is too busy to tell.
async fn preview_of_table(app: &App, id: MatchId) -> Option<Preview> {
    let now = app.clock.moment();
    if let Some(preview) = find(&app.previews.kept, &id, now) {
        return Some(preview);
    }
    let _permit = app.previews.permits.try_acquire().ok()?;
    let header = timeout(PATIENCE, app.store.header(id)).await.ok()?;
    let header = header.inspect_err(|error| tracing::debug!(%error, "a page is sent without a preview"));
    let header = header.ok()??;
    let host = header.seats.iter().find_map(|seat| seat.assignment.user());
    let names = timeout(PATIENCE, app.store.names(host.as_slice())).await.ok()?;
    let host = names.ok()?.into_values().next().flatten().map(|user| user.name);
    let preview = preview_of(&header, host);
    keep(&app.previews.kept, id, now, preview.clone());
    Some(preview)
}

/// What spectators saw of a step of a match that is over; `None` if there is no such step, or if it cannot be told in time. The
/// match is replayed for it, so it counts like a replay.
async fn step_seen(app: &Arc<App>, id: MatchId, step: u64, address: Address) -> Option<StepSeen> {
    if let Some(seen) = find(&app.previews.steps, &(id, step), app.clock.moment()) {
        return Some(seen);
    }
    app.quotas.count(ByAddress::Replay, address).ok()?;
    let reader = Arc::clone(app);
    // It goes on when the page has been sent, for whoever asks again.
    let read = tasks::spawn(async move { read_step(&reader, id, step).await });
    timeout(PATIENCE, read).await.ok()?.ok()?
}

async fn read_step(app: &App, id: MatchId, step: u64) -> Option<StepSeen> {
    let read = app.replays.run(&*app.store, id, move |stored, names| {
        Ok(StepSeen {
            game: stored.row.game.clone(),
            last: stored.row.version,
            seats: stored.seats.clone(),
            names: names.clone(),
            entry: entry_for_spectators(stored, step)?,
        })
    });
    let seen = read.await.inspect_err(|error| tracing::debug!(room = %id, %error, "a page tells no step"));
    let seen = seen.ok().filter(|seen| (1..=seen.last).contains(&step))?;
    keep(&app.previews.steps, (id, step), app.clock.moment(), seen.clone());
    Some(seen)
}

fn in_words(step: u64, seen: &StepSeen, language: &str) -> StepPreview {
    let seat_params = registry::definition(&seen.game).map(|game| game.seat_params()).unwrap_or_default();
    let game = Game { name: &seen.game, seat_params };
    let entry = seen.entry.as_ref();
    let words = entry.and_then(|entry| step_in_words(language, game, &seen.seats, &seen.names, entry));
    StepPreview { step, last: seen.last, words }
}

/// The step in the address of a replay.
fn step_of(path: &str) -> Option<u64> {
    path.strip_prefix("/m/")?.split('/').nth(1)?.parse().ok()
}

/// The table that a page shows.
fn table_of(path: &str) -> Option<MatchId> {
    let rest = PATHS.iter().find_map(|start| path.strip_prefix(start))?;
    rest.split('/').next()?.parse().ok()
}

/// `host` is the name of the user in the first taken seat.
fn preview_of(MatchHeader { row, seats }: &MatchHeader, host: Option<String>) -> Preview {
    if !row.table.open {
        return Preview::Private;
    }
    let progress = match row.table.status {
        TableStatus::Gathering => {
            let is_free = |seat: &&SeatRow| seat.assignment == SeatAssignment::Empty;
            Progress::Gathering { free_seats: seats.iter().filter(is_free).count() }
        }
        TableStatus::Running => Progress::Running,
        TableStatus::Over | TableStatus::Abandoned => Progress::Over,
    };
    Preview::Public { game: row.game.clone(), host, progress, step: None }
}

impl Default for Previews {
    fn default() -> Self {
        Self { kept: Mutex::default(), steps: Mutex::default(), permits: Semaphore::new(MAX_CONCURRENT) }
    }
}

type Kept<Key, Value> = Mutex<HashMap<Key, (Moment, Value)>>;

fn find<Key: Eq + Hash, Value: Clone>(kept: &Kept<Key, Value>, key: &Key, now: Moment) -> Option<Value> {
    let kept = lock(kept);
    let (at, value) = kept.get(key)?;
    (now.since(*at) < FRESH).then(|| value.clone())
}

fn keep<Key: Eq + Hash, Value>(kept: &Kept<Key, Value>, key: Key, now: Moment, value: Value) {
    let mut kept = lock(kept);
    if kept.len() >= MAX_KEPT {
        kept.retain(|_, (at, _)| now.since(*at) < FRESH);
    }
    if kept.len() < MAX_KEPT {
        kept.insert(key, (now, value));
    }
}

fn lock<T>(kept: &Mutex<T>) -> MutexGuard<'_, T> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_of_tables_ask_for_one() {
        let id = "01936d5e-0000-7000-8000-000000000001";
        for path in [format!("/t/{id}"), format!("/m/{id}"), format!("/m/{id}/12")] {
            assert_eq!(table_of(&path), Some(id.parse().unwrap()), "{path}");
        }
        for path in ["/", "/t/", "/t/some-room", "/rules/dogs", &format!("/d/{id}")] {
            assert_eq!(table_of(path), None, "{path}");
        }
    }

    #[test]
    fn only_a_replay_has_a_step() {
        let id = "01936d5e-0000-7000-8000-000000000001";
        assert_eq!(step_of(&format!("/m/{id}/12")), Some(12));
        for path in [format!("/m/{id}"), format!("/m/{id}/"), format!("/m/{id}/x"), format!("/t/{id}/12")] {
            assert_eq!(step_of(&path), None, "{path}");
        }
    }

    #[test]
    fn a_preview_is_kept_for_some_seconds_and_few_are() {
        let (kept, now) = (Mutex::default(), Moment(1_000));
        for n in 0..=MAX_KEPT {
            keep(&kept, n, now, Preview::Private);
        }
        assert_eq!(lock(&kept).len(), MAX_KEPT);
        assert_eq!(find(&kept, &0, now), Some(Preview::Private));
        assert_eq!(find(&kept, &MAX_KEPT, now), None, "there was no place for it");
        let later = now + FRESH;
        assert_eq!(find(&kept, &0, later), None);
        keep(&kept, MAX_KEPT, later, Preview::Private);
        assert_eq!(lock(&kept).len(), 1, "old ones make place");
    }
}
