//! Makes from matches that have ended what statistics need of them, one match after the other, and lets the ratings follow.

use base::clock::Clock;
use base::tasks;
use protocol::MatchId;
use records::MatchSummary;
use room::{SummaryError, summarise};
use std::error::Error;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use store::{Store, StoreError, StoredMatch};
use tokio::sync::oneshot;

/// How long it is until the store is asked again. Players of a rated match wait for it.
const INTERVAL: Duration = Duration::from_secs(3);
/// How many matches are asked for at once.
const AT_ONCE: u32 = 50;

#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("no thread can be started")]
    Thread(#[source] io::Error),
    #[error("a game panicked")]
    Panicked,
    #[error(transparent)]
    Summary(#[from] SummaryError),
}

/// Makes the summaries of matches that ended, and of those that ended before this version. Never returns.
pub async fn summarise_ended(store: &dyn Store, clock: &Clock) {
    let mut is_failing = false;
    loop {
        match follow_due(store).await {
            Ok(0) => is_failing = false,
            Ok(_) => {
                is_failing = false;
                continue;
            }
            Err(error) => {
                if !is_failing {
                    tracing::warn!(%error, "ended matches could not be summarised; will try again");
                }
                is_failing = true;
            }
        }
        clock.sleep(INTERVAL).await;
    }
}

/// Makes the next summaries, and lets the ratings follow them. Returns how many of both there were.
async fn follow_due(store: &dyn Store) -> Result<usize, StoreError> {
    Ok(summarise_due(store).await? + store.follow_ratings(AT_ONCE).await?)
}

/// Makes the summaries of the matches that have waited longest. Returns of how many.
///
/// # Errors
/// When the store does not answer.
pub async fn summarise_due(store: &dyn Store) -> Result<usize, StoreError> {
    let due = store.matches_to_summarise(AT_ONCE).await?;
    for &id in &due {
        match summary_of(store, id).await {
            Ok(summary) => store.keep_summary(id, summary.as_ref()).await?,
            // It comes back. A match that cannot be read must not keep those after it waiting.
            Err(Failure::Store(error @ StoreError::Unavailable(_))) => return Err(error),
            Err(error) => {
                tracing::error!(room = %id, error = &error as &dyn Error, "a match could not be summarised");
                store.keep_summary(id, None).await?;
            }
        }
    }
    Ok(due.len())
}

/// `None` if the match is deleted meanwhile.
async fn summary_of(store: &dyn Store, id: MatchId) -> Result<Option<MatchSummary>, Failure> {
    let Some(stored) = store.load_in_background(id).await? else { return Ok(None) };
    let (done, summarised) = oneshot::channel();
    let work = move || {
        // Nobody waits for it once the server has stopped.
        let _ = done.send(summarise_quietly(&stored));
    };
    tasks::idle_thread("summary", work).map_err(Failure::Thread)?;
    Ok(Some(summarised.await.map_err(|_| Failure::Panicked)??))
}

fn summarise_quietly(stored: &StoredMatch) -> Result<MatchSummary, Failure> {
    let made = catch_unwind(AssertUnwindSafe(|| summarise(stored)));
    Ok(made.map_err(|_| Failure::Panicked)??)
}
