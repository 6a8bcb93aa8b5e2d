//! Analyses finished matches, one at a time, on a thread that runs when nothing else wants to.

use base::tasks;
use protocol::{Analysis, AnalysisState, Code, MatchId};
use room::{AnalysisError, analyse, analysis_version};
use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Store, StoreError, StoredMatch};
use tokio::sync::oneshot;

/// So many matches wait at most.
const MOST_WAITING: usize = 20;
/// Of so many matches that could not be analysed it is remembered.
const MOST_FAILED: usize = 20;

/// Analyses finished matches, and keeps what was found in the store.
pub struct Analyses {
    /// Analyses by another build, by other bots or with another effort are not shown.
    build: String,
    /// In percent of the usual one.
    effort: u8,
    queue: Mutex<Queue>,
    /// The server stops: what was begun is given up.
    stopped: AtomicBool,
}

#[derive(Default)]
struct Queue {
    running: Option<(MatchId, Arc<AtomicU8>)>,
    waiting: VecDeque<MatchId>,
    /// The latest ones last.
    failed: VecDeque<MatchId>,
}

#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("there is no such match")]
    Gone,
    #[error("no thread can be started")]
    Thread(#[source] io::Error),
    #[error("a game panicked")]
    Panicked,
    #[error(transparent)]
    Analysis(#[from] AnalysisError),
}

impl Queue {
    /// How far a match has come, if it was asked for and is not done.
    fn state(&self, id: MatchId) -> Option<AnalysisState> {
        if let Some((_, percent)) = self.running.as_ref().filter(|(running, _)| *running == id) {
            return Some(AnalysisState::Running { percent: percent.load(Ordering::Relaxed).min(99) });
        }
        let place = self.waiting.iter().position(|&waiting| waiting == id);
        let waiting = place.map(|place| place + usize::from(self.running.is_some()));
        let waiting = waiting
            .map(|before| AnalysisState::Waiting { before: u32::try_from(before).unwrap_or(u32::MAX) });
        waiting.or_else(|| self.failed.contains(&id).then_some(AnalysisState::Failed))
    }
}

impl Analyses {
    #[must_use]
    pub fn new(build: &str, effort: u8) -> Self {
        let build = format!("{build} {} {effort}", analysis_version());
        Self { build, effort, queue: Mutex::default(), stopped: AtomicBool::new(false) }
    }

    /// How far the analysis of a match has come; none if nobody has asked for it.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn state(&self, store: &dyn Store, id: MatchId) -> Result<Option<AnalysisState>, StoreError> {
        // Asked for before the store is read: what is done meanwhile is kept before it leaves the queue.
        let state = self.queue().state(id);
        match state {
            Some(AnalysisState::Failed) | None => Ok(self.kept(store, id).await?.or(state)),
            Some(state) => Ok(Some(state)),
        }
    }

    async fn kept(&self, store: &dyn Store, id: MatchId) -> Result<Option<AnalysisState>, StoreError> {
        let text = store.analysis(id, &self.build).await?;
        let analysis: Option<Analysis> = text.and_then(|text| serde_json::from_str(&text).ok());
        Ok(analysis.map(|analysis| AnalysisState::Done { analysis }))
    }

    /// Begins to analyse a match, unless others come first, which makes it wait.
    ///
    /// # Errors
    /// [`Code::Busy`] if too many wait.
    pub fn begin(self: &Arc<Self>, store: &Arc<dyn Store>, id: MatchId) -> Result<AnalysisState, Code> {
        let mut queue = self.queue();
        queue.failed.retain(|&failed| failed != id);
        if let Some(state) = queue.state(id) {
            return Ok(state);
        }
        if queue.waiting.len() >= MOST_WAITING {
            return Err(Code::Busy);
        }
        queue.waiting.push_back(id);
        if queue.running.is_none() {
            let (analyses, store) = (Arc::clone(self), Arc::clone(store));
            if let Some((id, percent)) = start_next(&mut queue) {
                tasks::spawn(async move { analyses.run(&store, id, percent).await });
            }
        }
        Ok(queue.state(id).unwrap_or(AnalysisState::Failed))
    }

    /// Gives up what was begun, because the server stops.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Analyses this match, and then those that wait.
    async fn run(self: Arc<Self>, store: &Arc<dyn Store>, id: MatchId, percent: Arc<AtomicU8>) {
        let mut next = Some((id, percent));
        while let Some((id, percent)) = next.take().filter(|_| !self.is_stopped()) {
            let failed = match self.analyse_one(&**store, id, percent).await {
                Ok(()) => false,
                Err(Failure::Analysis(AnalysisError::Stopped)) => return,
                Err(error) => {
                    tracing::error!(room = %id, error = &error as &dyn std::error::Error, "a match could not be analysed");
                    true
                }
            };
            let mut queue = self.queue();
            if failed {
                queue.failed.push_back(id);
                let too_many = queue.failed.len().saturating_sub(MOST_FAILED);
                queue.failed.drain(..too_many);
            }
            next = start_next(&mut queue);
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    async fn analyse_one(
        self: &Arc<Self>,
        store: &dyn Store,
        id: MatchId,
        percent: Arc<AtomicU8>,
    ) -> Result<(), Failure> {
        let stored = store.load_in_background(id).await?.ok_or(Failure::Gone)?;
        let (done, analysed) = oneshot::channel();
        let analyses = Arc::clone(self);
        let work = move || {
            // Nobody waits for it once the server has stopped.
            let _ = done.send(analyses.compute(&stored, &percent));
        };
        tasks::idle_thread("analysis", work).map_err(Failure::Thread)?;
        let analysis = analysed.await.map_err(|_| Failure::Panicked)??;
        let text = serde_json::to_string(&analysis).expect("an analysis has a JSON form");
        Ok(store.keep_analysis(id, &self.build, &text).await?)
    }

    fn compute(&self, stored: &StoredMatch, percent: &AtomicU8) -> Result<Analysis, Failure> {
        let mut progress = |done| {
            percent.store(done, Ordering::Relaxed);
            !self.is_stopped()
        };
        let found = catch_unwind(AssertUnwindSafe(|| analyse(stored, self.effort, &mut progress)));
        Ok(found.map_err(|_| Failure::Panicked)??)
    }
}

/// The first that waits is the one that runs from now on.
fn start_next(queue: &mut Queue) -> Option<(MatchId, Arc<AtomicU8>)> {
    queue.running = queue.waiting.pop_front().map(|id| (id, Arc::default()));
    queue.running.clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queue(running: MatchId, waiting: &[MatchId]) -> Queue {
        let running = Some((running, Arc::new(AtomicU8::new(100))));
        Queue { running, waiting: waiting.iter().copied().collect(), failed: VecDeque::new() }
    }

    #[test]
    fn a_match_is_told_how_many_come_first() {
        let [one, two, three, other] = [(); 4].map(|()| MatchId::new());
        let mut queue = queue(one, &[two, three]);
        assert_eq!(
            queue.state(one),
            Some(AnalysisState::Running { percent: 99 }),
            "not done before it is kept"
        );
        assert_eq!(queue.state(two), Some(AnalysisState::Waiting { before: 1 }));
        assert_eq!(queue.state(three), Some(AnalysisState::Waiting { before: 2 }));
        assert_eq!(queue.state(other), None);
        start_next(&mut queue);
        assert_eq!(queue.state(one), None);
        assert_eq!(queue.state(two), Some(AnalysisState::Running { percent: 0 }));
        queue.failed.push_back(one);
        assert_eq!(queue.state(one), Some(AnalysisState::Failed));
    }
}
