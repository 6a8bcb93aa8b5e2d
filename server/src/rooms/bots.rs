//! Lets bots think, off the threads that serve people.

use crate::clock::Clock;
use crate::metrics::Metrics;
use games::frame::{Dice, Seat};
use protocol::SeatNumber;
use room::shelf::{Level, Playouts, Position};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

/// The most a bot may think about one decision, whatever the pace.
const LONGEST_THOUGHT: Duration = Duration::from_millis(600);
/// What a bot may try out for one decision.
const PLAYOUTS: Playouts = Playouts(400);
/// A bot that finds nothing to do, or whose decision is refused, is asked again after this, and not at once for ever.
const PAUSE_WHEN_LOST: Duration = Duration::from_secs(10);

/// Lets bots think.
#[derive(Clone)]
pub struct Bots {
    clock: Clock,
    /// How long a step takes when somebody watches.
    pace: Duration,
    /// As many think at a time as threads may be spent on it; the others wait in the order in which they came.
    heads: Arc<Semaphore>,
    metrics: Metrics,
}

/// What a bot is to think about.
pub struct Thinking {
    /// What it decided before was refused.
    pub again: bool,
    /// Its seat.
    pub seat: SeatNumber,
    /// The decision.
    pub decision: u64,
    /// How well it plays.
    pub level: protocol::Level,
    /// The state.
    pub position: Box<dyn Position>,
    /// Somebody is there to see it: the bot takes its time.
    pub watched: bool,
    /// Whoever sees it has seen enough.
    pub hurry: CancellationToken,
}

/// What a bot has come to.
pub(super) struct Thought {
    pub(super) seat: SeatNumber,
    pub(super) decision: u64,
    pub(super) action: Option<serde_json::Value>,
}

impl Bots {
    /// Bots that use `heads` threads.
    #[must_use]
    pub fn new(clock: Clock, pace: Duration, heads: usize, metrics: Metrics) -> Self {
        Self { clock, pace, heads: Arc::new(Semaphore::new(heads.max(1))), metrics }
    }

    /// Thinks about one decision.
    pub(super) fn think(&self, about: Thinking) -> impl Future<Output = Thought> + Send + use<> {
        let bots = self.clone();
        let begun = bots.clock.moment();
        async move {
            let Thinking { again, seat, decision, level, position, watched, hurry } = about;
            if again {
                tracing::error!(seat, decision, "what a bot decided was refused");
                bots.clock.sleep(PAUSE_WHEN_LOST).await;
            }
            let action = bots.in_a_head(level, seat, position).await;
            if action.is_none() {
                tracing::error!(seat, "a bot found nothing to do");
                bots.clock.sleep(PAUSE_WHEN_LOST).await;
            } else if watched {
                tokio::select! {
                    () = bots.clock.wait_for(begun + bots.pace) => {}
                    () = hurry.cancelled() => {}
                }
            }
            Thought { seat, decision, action }
        }
    }

    async fn in_a_head(
        &self,
        level: protocol::Level,
        seat: SeatNumber,
        position: Box<dyn Position>,
    ) -> Option<serde_json::Value> {
        let head = self.heads.acquire().await.ok()?;
        let begun = Instant::now();
        let thought = tokio::task::spawn_blocking(move || decide(level, Seat(seat), &*position)).await;
        drop(head);
        self.metrics.thinking.record(begun.elapsed().as_secs_f64());
        thought.ok().flatten()
    }
}

fn decide(level: protocol::Level, seat: Seat, position: &dyn Position) -> Option<serde_json::Value> {
    let level = match level {
        protocol::Level::Easy => Level::Easy,
        protocol::Level::Good => Level::Good,
    };
    // Dice nobody can foresee: a bot's secret choice must not follow from what the table knows.
    let mut dice = Dice::from_number(rand::random());
    let end = Instant::now() + LONGEST_THOUGHT;
    let thought = catch_unwind(AssertUnwindSafe(|| {
        position.think(level, seat, &mut dice, PLAYOUTS, &mut || Instant::now() < end)
    }));
    thought.unwrap_or_else(|_| {
        tracing::error!(seat = seat.0, "a bot panicked");
        None
    })
}
