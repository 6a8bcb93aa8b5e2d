//! What links to tables look like in chats. Programs that draw such links, and everybody else who opens a page, have no
//! session, so little work is done for them: what is known is kept for some seconds, and few questions wait for the
//! store at the same time.

use super::admit_watcher;
use crate::App;
use crate::assets::{Preview, Progress};
use base::clock::Moment;
use protocol::{MatchId, TableStatus};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{MatchHeader, SeatAssignment, SeatRow};
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
    kept: Mutex<HashMap<MatchId, (Moment, Preview)>>,
    permits: Semaphore,
}

/// What a link to this path shows.
pub(super) async fn preview(app: &App, path: &str) -> Preview {
    match table_of(path) {
        // Programs that look at links are no users.
        Some(_) if admit_watcher(app, None).is_err() => Preview::NoTable,
        Some(id) => preview_of_table(app, id).await.unwrap_or(Preview::NoTable),
        None => Preview::NoTable,
    }
}

/// The preview of a table; `None` if there is no such table, or the store is too busy to tell.
async fn preview_of_table(app: &App, id: MatchId) -> Option<Preview> {
    let now = app.clock.moment();
    if let Some(preview) = app.previews.find(id, now) {
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
    app.previews.keep(id, now, preview.clone());
    Some(preview)
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
    Preview::Public { game: row.game.clone(), host, progress }
}

impl Default for Previews {
    fn default() -> Self {
        Self { kept: Mutex::default(), permits: Semaphore::new(MAX_CONCURRENT) }
    }
}

impl Previews {
    fn find(&self, id: MatchId, now: Moment) -> Option<Preview> {
        let kept = self.kept();
        let (at, preview) = kept.get(&id)?;
        (now.since(*at) < FRESH).then(|| preview.clone())
    }

    fn keep(&self, id: MatchId, now: Moment, preview: Preview) {
        let mut kept = self.kept();
        if kept.len() >= MAX_KEPT {
            kept.retain(|_, (at, _)| now.since(*at) < FRESH);
        }
        if kept.len() < MAX_KEPT {
            kept.insert(id, (now, preview));
        }
    }

    fn kept(&self) -> MutexGuard<'_, HashMap<MatchId, (Moment, Preview)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
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
    fn a_preview_is_kept_for_some_seconds_and_few_are() {
        let (previews, now) = (Previews::default(), Moment(1_000));
        let id = |n: usize| MatchId(uuid::Uuid::from_u128(u128::try_from(n).unwrap()));
        for n in 0..=MAX_KEPT {
            previews.keep(id(n), now, Preview::Private);
        }
        assert_eq!(previews.kept().len(), MAX_KEPT);
        assert_eq!(previews.find(id(0), now), Some(Preview::Private));
        assert_eq!(previews.find(id(MAX_KEPT), now), None, "there was no place for it");
        let later = now + FRESH;
        assert_eq!(previews.find(id(0), later), None);
        previews.keep(id(MAX_KEPT), later, Preview::Private);
        assert_eq!(previews.kept().len(), 1, "old ones make place");
    }
}
