use super::*;
use crate::conformance::step;
use base::clock::ManualClock;
use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, join_all};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Semaphore;

/// The steps written together.
type Batch = Vec<(MatchId, u64)>;

/// Records the batches; each write waits for a permit.
#[derive(Clone)]
struct RecordingSink {
    begun: Arc<AtomicUsize>,
    batches: Arc<Mutex<Vec<Batch>>>,
    permits: Arc<Semaphore>,
    answer: fn(&[StepWrite]) -> Answers,
}

#[async_trait]
impl Sink for RecordingSink {
    async fn write(&self, steps: &[StepWrite]) -> Answers {
        self.begun.fetch_add(1, Ordering::Relaxed);
        self.permits.acquire().await.unwrap().forget();
        self.batches.lock().unwrap().push(steps.iter().map(|write| (write.id, write.step.version)).collect());
        (self.answer)(steps)
    }
}

impl RecordingSink {
    fn new() -> Self {
        Self::answering(|steps| Ok(vec![Ok(()); steps.len()]))
    }

    fn answering(answer: fn(&[StepWrite]) -> Answers) -> Self {
        Self { begun: Arc::default(), batches: Arc::default(), permits: Arc::new(Semaphore::new(0)), answer }
    }

    /// Lets all further writes proceed at once.
    fn open(&self) {
        self.permits.add_permits(Semaphore::MAX_PERMITS / 2);
    }

    fn batches(&self) -> Vec<Batch> {
        self.batches.lock().unwrap().clone()
    }

    fn sizes(&self) -> Vec<usize> {
        self.batches().iter().map(Vec::len).collect()
    }
}

/// Submits a step: when this returns, the step is in the inbox.
fn submit(group_commit: &GroupCommit, id: MatchId, version: u64) -> BoxFuture<'_, Answer> {
    let mut answer = group_commit.commit(step(id, version)).boxed();
    assert!(answer.as_mut().now_or_never().is_none());
    answer
}

fn rooms(count: usize) -> Vec<MatchId> {
    (0..count).map(|_| MatchId::new()).collect()
}

fn written(answers: &[Answer]) -> bool {
    answers.iter().all(|answer| matches!(answer, Ok(Ok(()))))
}

#[tokio::test]
async fn steps_gather_while_a_batch_is_written() {
    let sink = RecordingSink::new();
    let group_commit = GroupCommit::with(sink.clone(), Clock::system());
    let rooms = rooms(1 + BATCH + 20);
    let mut answers = vec![submit(&group_commit, rooms[0], 2)];
    // While the sink holds the first batch, further steps queue up.
    while sink.begun.load(Ordering::Relaxed) == 0 {
        tokio::task::yield_now().await;
    }
    answers.extend(rooms[1..].iter().map(|id| submit(&group_commit, *id, 2)));
    sink.open();
    assert!(written(&join_all(answers).await));
    assert_eq!(sink.sizes(), [1, BATCH, 20]);
}

#[tokio::test]
async fn ended_resolves_when_the_task_panics() {
    let sink = RecordingSink::answering(|_| panic!("as it should in this test"));
    let group_commit = GroupCommit::with(sink.clone(), Clock::system());
    assert!(group_commit.ended().now_or_never().is_none());
    sink.open();
    let answer = group_commit.commit(step(MatchId::new(), 2)).await;
    assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{answer:?}");
    group_commit.ended().await;
}

#[tokio::test]
async fn steps_of_a_match_keep_their_order() {
    let sink = RecordingSink::new();
    let group_commit = GroupCommit::with(sink.clone(), Clock::system());
    let (a, b) = (MatchId::new(), MatchId::new());
    let steps = [(a, 2), (a, 3), (b, 2), (a, 4), (b, 3)];
    let answers = steps.map(|(id, version)| submit(&group_commit, id, version));
    sink.open();
    assert!(written(&join_all(answers).await));
    assert_eq!(sink.batches().concat(), steps);
}

#[tokio::test]
async fn a_step_planned_on_a_lost_step_is_rejected() {
    let sink = RecordingSink::answering(|steps| {
        let answer =
            |write: &StepWrite| if write.step.version == 9 { Err(CommitError::Conflict) } else { Ok(()) };
        Ok(steps.iter().map(answer).collect())
    });
    let group_commit = GroupCommit::with(sink.clone(), Clock::system());
    let (a, b) = (MatchId::new(), MatchId::new());
    let ahead = |id, version| group_commit.commit(StepWrite { ahead: true, ..step(id, version) });
    sink.open();
    assert_eq!(group_commit.commit(step(a, 9)).await.unwrap(), Err(CommitError::Conflict));
    let answers = join_all([ahead(a, 10), ahead(b, 3), ahead(a, 11)]).await;
    let answers: Vec<_> = answers.into_iter().map(Result::unwrap).collect();
    assert_eq!(answers, [Err(CommitError::Conflict), Ok(()), Err(CommitError::Conflict)]);
    assert_eq!(sink.batches(), [vec![(a, 9)], vec![(b, 3)]], "rejected steps never reach the store");
    // A step planned on the stored state is written, and so is the one planned on it.
    assert!(written(&join_all([group_commit.commit(step(a, 10)), ahead(a, 11)]).await));
}

#[tokio::test]
async fn each_caller_gets_its_own_answer() {
    let sink = RecordingSink::answering(|steps| {
        let conflict = |write: &StepWrite| write.step.version == 9;
        Ok(steps
            .iter()
            .map(|write| if conflict(write) { Err(CommitError::Conflict) } else { Ok(()) })
            .collect())
    });
    let group_commit = GroupCommit::with(sink.clone(), Clock::system());
    let answers = [2, 9, 2].map(|version| submit(&group_commit, MatchId::new(), version));
    sink.open();
    let answers: Vec<_> = join_all(answers).await.into_iter().map(Result::unwrap).collect();
    assert_eq!(answers, [Ok(()), Err(CommitError::Conflict), Ok(())]);
    assert_eq!(sink.sizes(), [3]);
}

#[tokio::test]
async fn all_callers_of_a_batch_get_the_error_of_a_broken_connection() {
    let sink = RecordingSink::answering(|_| Err(sqlx::Error::PoolTimedOut.into()));
    let group_commit = GroupCommit::with(sink.clone(), Clock::system());
    let answers = [2, 2, 2].map(|version| submit(&group_commit, MatchId::new(), version));
    sink.open();
    for answer in join_all(answers).await {
        assert!(matches!(answer, Err(StoreError::Unavailable(_))));
    }
    // The batch is not retried: it may have been written.
    assert_eq!(sink.sizes(), [3]);
}

#[tokio::test]
async fn an_unavailable_database_is_retried_only_after_a_pause() {
    let sink = RecordingSink::answering(|steps| match steps[0].step.version {
        4 => Ok(vec![Ok(())]),
        _ => Err(sqlx::Error::PoolTimedOut.into()),
    });
    let manual = ManualClock::new(1_000);
    let group_commit = GroupCommit::with(sink.clone(), manual.clock());
    sink.open();
    let id = MatchId::new();
    assert!(group_commit.commit(step(id, 2)).await.is_err());
    for (version, pause) in [(2, 20), (2, 40), (4, 80), (4, 0), (2, 0), (4, 20)] {
        let (batches, answer) = (sink.sizes().len(), submit(&group_commit, id, version));
        if pause > 0 {
            manual.advance(Duration::from_millis(pause - 1));
            run_other_tasks().await;
            assert_eq!(sink.sizes().len(), batches, "not before {pause} ms");
            manual.advance(Duration::from_millis(1));
        }
        assert_eq!(answer.await.is_ok(), version == 4);
    }
}

/// Lets all other tasks run until they wait.
async fn run_other_tasks() {
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_refused_step_fails_alone() {
    let sink = RecordingSink::answering(|steps| {
        if steps.iter().any(|write| write.step.version == 9) {
            return Err(sqlx::Error::RowNotFound.into());
        }
        Ok(vec![Ok(()); steps.len()])
    });
    let group_commit = GroupCommit::with(sink.clone(), Clock::system());
    let answers = [2, 9, 2].map(|version| submit(&group_commit, MatchId::new(), version));
    sink.open();
    let answers = join_all(answers).await;
    assert!(written(&answers[..1]) && written(&answers[2..]));
    assert!(matches!(answers[1], Err(StoreError::Refused(_))));
    assert_eq!(sink.sizes(), [3, 1, 1, 1]);
}

#[tokio::test]
async fn closing_writes_submitted_steps_and_accepts_no_more() {
    let sink = RecordingSink::new();
    let group_commit = GroupCommit::with(sink.clone(), Clock::system());
    let rooms = rooms(BATCH + 6);
    let answers: Vec<_> = rooms.iter().map(|id| submit(&group_commit, *id, 2)).collect();
    sink.open();
    let (answers, ()) = tokio::join!(join_all(answers), group_commit.close());
    assert!(written(&answers));
    assert_eq!(sink.sizes(), [BATCH, 6]);
    let late = group_commit.commit(step(rooms[0], 3)).await;
    assert!(matches!(late, Err(StoreError::Unavailable(_))));
}

#[tokio::test]
async fn a_panicked_task_answers_every_caller() {
    let sink = RecordingSink::answering(|_| panic!("a fault of this program"));
    let group_commit = GroupCommit::with(sink.clone(), Clock::system());
    sink.open();
    for _ in 0..2 {
        let answer = group_commit.commit(step(MatchId::new(), 2)).await;
        assert!(matches!(answer, Err(StoreError::Unavailable(_))));
    }
    group_commit.close().await;
}

#[tokio::test]
async fn a_caller_that_gives_up_does_not_affect_others() {
    let sink = RecordingSink::new();
    let group_commit = GroupCommit::with(sink.clone(), Clock::system());
    let id = MatchId::new();
    drop(submit(&group_commit, id, 2));
    let answer = submit(&group_commit, id, 3);
    sink.open();
    assert!(written(&[answer.await]));
    assert_eq!(sink.batches(), [vec![(id, 2), (id, 3)]]);
}
