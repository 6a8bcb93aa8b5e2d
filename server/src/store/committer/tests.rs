use super::*;
use crate::clock::ManualClock;
use crate::store::conformance::step;
use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, join_all};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Semaphore;

/// The steps written together.
type Batch = Vec<(MatchId, u64)>;

/// Keeps what is written, when it may be written.
#[derive(Clone)]
struct Book {
    begun: Arc<AtomicUsize>,
    batches: Arc<Mutex<Vec<Batch>>>,
    permits: Arc<Semaphore>,
    answer: fn(&[StepWrite]) -> Answers,
}

#[async_trait]
impl Sink for Book {
    async fn write(&self, steps: &[StepWrite]) -> Answers {
        self.begun.fetch_add(1, Ordering::Relaxed);
        self.permits.acquire().await.unwrap().forget();
        self.batches.lock().unwrap().push(steps.iter().map(|write| (write.id, write.step.version)).collect());
        (self.answer)(steps)
    }
}

impl Book {
    fn new() -> Self {
        Self::answering(|steps| Ok(vec![Ok(()); steps.len()]))
    }

    fn answering(answer: fn(&[StepWrite]) -> Answers) -> Self {
        Self { begun: Arc::default(), batches: Arc::default(), permits: Arc::new(Semaphore::new(0)), answer }
    }

    /// Lets everything be written from now on.
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

/// Hands a step in: when this returns it is in the inbox.
fn hand_in(committer: &Committer, id: MatchId, version: u64) -> BoxFuture<'_, Answer> {
    let mut answer = committer.commit(step(id, version)).boxed();
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
    let book = Book::new();
    let committer = Committer::with(book.clone(), Clock::system());
    let rooms = rooms(1 + BATCH + 20);
    let mut answers = vec![hand_in(&committer, rooms[0], 2)];
    // Once the first batch is at the store, the next ones gather.
    while book.begun.load(Ordering::Relaxed) == 0 {
        tokio::task::yield_now().await;
    }
    answers.extend(rooms[1..].iter().map(|id| hand_in(&committer, *id, 2)));
    book.open();
    assert!(written(&join_all(answers).await));
    assert_eq!(book.sizes(), [1, BATCH, 20]);
}

#[tokio::test]
async fn whoever_waits_for_the_end_hears_of_a_task_that_died() {
    let book = Book::answering(|_| panic!("as it should in this test"));
    let committer = Committer::with(book.clone(), Clock::system());
    assert!(committer.ended().now_or_never().is_none());
    book.open();
    let answer = committer.commit(step(MatchId::new(), 2)).await;
    assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{answer:?}");
    committer.ended().await;
}

#[tokio::test]
async fn steps_of_a_match_keep_their_order() {
    let book = Book::new();
    let committer = Committer::with(book.clone(), Clock::system());
    let (a, b) = (MatchId::new(), MatchId::new());
    let steps = [(a, 2), (a, 3), (b, 2), (a, 4), (b, 3)];
    let answers = steps.map(|(id, version)| hand_in(&committer, id, version));
    book.open();
    assert!(written(&join_all(answers).await));
    assert_eq!(book.batches().concat(), steps);
}

#[tokio::test]
async fn what_was_planned_on_a_lost_step_falls_with_it() {
    let book = Book::answering(|steps| {
        let answer =
            |write: &StepWrite| if write.step.version == 9 { Err(CommitError::Conflict) } else { Ok(()) };
        Ok(steps.iter().map(answer).collect())
    });
    let committer = Committer::with(book.clone(), Clock::system());
    let (a, b) = (MatchId::new(), MatchId::new());
    let ahead = |id, version| committer.commit(StepWrite { ahead: true, ..step(id, version) });
    book.open();
    assert_eq!(committer.commit(step(a, 9)).await.unwrap(), Err(CommitError::Conflict));
    let answers = join_all([ahead(a, 10), ahead(b, 3), ahead(a, 11)]).await;
    let answers: Vec<_> = answers.into_iter().map(Result::unwrap).collect();
    assert_eq!(answers, [Err(CommitError::Conflict), Ok(()), Err(CommitError::Conflict)]);
    assert_eq!(book.batches(), [vec![(a, 9)], vec![(b, 3)]], "the store never sees them");
    // What is planned anew is written, and what is planned on it.
    assert!(written(&join_all([committer.commit(step(a, 10)), ahead(a, 11)]).await));
}

#[tokio::test]
async fn everybody_gets_an_answer_of_their_own() {
    let book = Book::answering(|steps| {
        let conflict = |write: &StepWrite| write.step.version == 9;
        Ok(steps
            .iter()
            .map(|write| if conflict(write) { Err(CommitError::Conflict) } else { Ok(()) })
            .collect())
    });
    let committer = Committer::with(book.clone(), Clock::system());
    let answers = [2, 9, 2].map(|version| hand_in(&committer, MatchId::new(), version));
    book.open();
    let answers: Vec<_> = join_all(answers).await.into_iter().map(Result::unwrap).collect();
    assert_eq!(answers, [Ok(()), Err(CommitError::Conflict), Ok(())]);
    assert_eq!(book.sizes(), [3]);
}

#[tokio::test]
async fn everybody_hears_of_a_broken_connection() {
    let book = Book::answering(|_| Err(sqlx::Error::PoolTimedOut.into()));
    let committer = Committer::with(book.clone(), Clock::system());
    let answers = [2, 2, 2].map(|version| hand_in(&committer, MatchId::new(), version));
    book.open();
    for answer in join_all(answers).await {
        assert!(matches!(answer, Err(StoreError::Unavailable(_))));
    }
    // Not tried again: it may have been written.
    assert_eq!(book.sizes(), [3]);
}

#[tokio::test]
async fn a_database_that_cannot_write_is_asked_again_after_a_pause_only() {
    let book = Book::answering(|steps| match steps[0].step.version {
        4 => Ok(vec![Ok(())]),
        _ => Err(sqlx::Error::PoolTimedOut.into()),
    });
    let hand = ManualClock::new(1_000);
    let committer = Committer::with(book.clone(), hand.clock());
    book.open();
    let id = MatchId::new();
    assert!(committer.commit(step(id, 2)).await.is_err());
    for (version, pause) in [(2, 20), (2, 40), (4, 80), (4, 0), (2, 0), (4, 20)] {
        let (batches, answer) = (book.sizes().len(), hand_in(&committer, id, version));
        if pause > 0 {
            hand.advance(Duration::from_millis(pause - 1));
            everybody_else().await;
            assert_eq!(book.sizes().len(), batches, "not before {pause} ms");
            hand.advance(Duration::from_millis(1));
        }
        assert_eq!(answer.await.is_ok(), version == 4);
    }
}

/// Lets all other tasks go on as far as they can.
async fn everybody_else() {
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_poisoned_step_spoils_only_itself() {
    let book = Book::answering(|steps| {
        if steps.iter().any(|write| write.step.version == 9) {
            return Err(sqlx::Error::RowNotFound.into());
        }
        Ok(vec![Ok(()); steps.len()])
    });
    let committer = Committer::with(book.clone(), Clock::system());
    let answers = [2, 9, 2].map(|version| hand_in(&committer, MatchId::new(), version));
    book.open();
    let answers = join_all(answers).await;
    assert!(written(&answers[..1]) && written(&answers[2..]));
    assert!(matches!(answers[1], Err(StoreError::Refused(_))));
    assert_eq!(book.sizes(), [3, 1, 1, 1]);
}

#[tokio::test]
async fn closing_writes_what_was_handed_in_and_takes_nothing_more() {
    let book = Book::new();
    let committer = Committer::with(book.clone(), Clock::system());
    let rooms = rooms(BATCH + 6);
    let answers: Vec<_> = rooms.iter().map(|id| hand_in(&committer, *id, 2)).collect();
    book.open();
    let (answers, ()) = tokio::join!(join_all(answers), committer.close());
    assert!(written(&answers));
    assert_eq!(book.sizes(), [BATCH, 6]);
    let late = committer.commit(step(rooms[0], 3)).await;
    assert!(matches!(late, Err(StoreError::Unavailable(_))));
}

#[tokio::test]
async fn a_dead_task_leaves_nobody_waiting() {
    let book = Book::answering(|_| panic!("a fault of this program"));
    let committer = Committer::with(book.clone(), Clock::system());
    book.open();
    for _ in 0..2 {
        let answer = committer.commit(step(MatchId::new(), 2)).await;
        assert!(matches!(answer, Err(StoreError::Unavailable(_))));
    }
    committer.close().await;
}

#[tokio::test]
async fn who_leaves_early_disturbs_nobody() {
    let book = Book::new();
    let committer = Committer::with(book.clone(), Clock::system());
    let id = MatchId::new();
    drop(hand_in(&committer, id, 2));
    let answer = hand_in(&committer, id, 3);
    book.open();
    assert!(written(&[answer.await]));
    assert_eq!(book.batches(), [vec![(id, 2), (id, 3)]]);
}
