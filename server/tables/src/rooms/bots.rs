//! Runs bots on threads that do not serve other requests.

use base::clock::Clock;
use base::entropy::random_in;
use base::metrics::Metrics;
use base::stopwatch::Stopwatch;
use base::tasks;
use games::frame::{Dice, Seat};
use protocol::{BotPace, SeatNumber};
use room::BotTurn;
use room::registry::{GameState, Level, SuggestedAction};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

/// The longest time a bot may think about one decision, whatever its level and pace. It is a safeguard for computers that are
/// slow or busy: what a level does is limited by counted work, and takes less than this on a usual one. A decision that
/// it ends is weaker than its level, so it is counted and logged.
const MAX_THINK_TIME: Duration = Duration::from_secs(3);

/// The level of a bot that suggests an action to a user: whoever asks for advice wants the best there is.
const SUGGESTING: protocol::Level = protocol::Level::Strong;
/// The pause before a bot that found no action, or whose action was refused, is asked again.
const RETRY_DELAY: Duration = Duration::from_secs(10);

/// How many times as long as usual a step takes at the slow pace.
const SLOWER: u32 = 3;
/// Each step takes so many tenths of the time of the one before it, until a user has to decide. So all steps together
/// take at most ten times as long as the first, however many there are.
const QUICKER: u32 = 9;

/// Runs bots.
#[derive(Clone)]
pub struct Bots {
    clock: Clock,
    /// How long a step of a bot takes while somebody watches, at the usual pace.
    pace: Duration,
    /// Limits how many bots think at the same time. The others wait in order.
    worker_permits: Arc<Semaphore>,
    metrics: Metrics,
    max_think_time: Duration,
}

/// The action that a bot chose, if it found one.
pub(super) struct BotDecision {
    pub(super) seat: SeatNumber,
    pub(super) decision: u64,
    pub(super) action: Option<serde_json::Value>,
}

impl Bots {
    /// Runs bots on `threads` threads.
    #[must_use]
    pub fn new(clock: Clock, pace: Duration, threads: usize, metrics: Metrics) -> Self {
        let worker_permits = Arc::new(Semaphore::new(threads.max(1)));
        Self { clock, pace, worker_permits, metrics, max_think_time: MAX_THINK_TIME }
    }

    /// Makes one decision. If somebody watches, it takes as long as the pace of the table says, unless the players want the bot
    /// to move at once, which cancels `hurry`.
    pub(super) fn think(
        &self,
        turn: BotTurn,
        is_watched: bool,
        hurry: CancellationToken,
    ) -> impl Future<Output = BotDecision> + Send + use<> {
        let bots = self.clone();
        let started = bots.clock.moment();
        async move {
            let BotTurn { seat, decision, level, game, pace, after, .. } = turn;
            if turn.after_refusal {
                tracing::error!(seat, decision, "a bot's action was refused");
                bots.clock.sleep(RETRY_DELAY).await;
            }
            let action = match turn.chosen {
                Some(action) => Some(action),
                None => {
                    let thinker = bots.clone();
                    bots.run_on_worker(move || thinker.decide(level, Seat(seat), &*game)).await
                }
            };
            if action.is_none() {
                tracing::error!(seat, "a bot found no action");
                bots.clock.sleep(RETRY_DELAY).await;
            } else if is_watched {
                tokio::select! {
                    () = bots.clock.wait_for(started + bots.duration(pace, after)) => {}
                    () = hurry.cancelled() => {}
                }
            }
            BotDecision { seat, decision, action }
        }
    }

    /// How long a step takes while somebody watches, after so many others since a user had to decide.
    fn duration(&self, pace: BotPace, after: u32) -> Duration {
        let first = match pace {
            BotPace::AtOnce => Duration::ZERO,
            BotPace::Usual => self.pace,
            BotPace::Slow => self.pace.saturating_mul(SLOWER),
        };
        (0..after)
            .try_fold(first, |before, _| (!before.is_zero()).then(|| before * QUICKER / 10))
            .unwrap_or_default()
    }

    /// What a bot would do in the place of a user.
    pub(super) fn suggest(
        &self,
        seat: SeatNumber,
        game: Box<dyn GameState>,
    ) -> impl Future<Output = Option<SuggestedAction>> + Send + use<> {
        let bots = self.clone();
        async move {
            let thinker = bots.clone();
            bots.run_on_worker(move || thinker.suggest_action(Seat(seat), &*game)).await
        }
    }

    async fn run_on_worker<T: Send + 'static>(
        &self,
        decide: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let permit = self.worker_permits.acquire().await.ok()?;
        let started = Stopwatch::start();
        let decision = tasks::compute(decide).await;
        drop(permit);
        self.metrics.bot_think_seconds.record(started.elapsed().as_secs_f64());
        decision.ok().flatten()
    }

    fn suggest_action(&self, seat: Seat, game: &dyn GameState) -> Option<SuggestedAction> {
        let action = self.decide(SUGGESTING, seat, game)?;
        let why = catch_unwind(AssertUnwindSafe(|| game.why(seat, &action))).unwrap_or_else(|_| {
            tracing::error!(seat = seat.0, "looking for the reason of a suggestion panicked");
            None
        });
        Some(SuggestedAction { action, why })
    }

    fn decide(&self, level: protocol::Level, seat: Seat, game: &dyn GameState) -> Option<serde_json::Value> {
        let started = Stopwatch::start();
        let mut is_cut_off = false;
        let mut has_time = || {
            let has_time = started.elapsed() < self.max_think_time;
            is_cut_off |= !has_time;
            has_time
        };
        // The dice are unpredictable, so that a bot's secret choice cannot be derived from what players know.
        let mut dice = Dice::from_number(random_in(0..u64::MAX));
        let skill = level_of(level);
        let decision = catch_unwind(AssertUnwindSafe(|| game.think(skill, seat, &mut dice, &mut has_time)));
        if is_cut_off {
            self.metrics.bot_cut_offs.increment(1);
            tracing::warn!(seat = seat.0, ?level, "a bot had no time to think its decision through");
        }
        decision.unwrap_or_else(|_| {
            tracing::error!(seat = seat.0, "a bot panicked");
            None
        })
    }
}

const fn level_of(level: protocol::Level) -> Level {
    match level {
        protocol::Level::Beginner => Level::Beginner,
        protocol::Level::Easy => Level::Easy,
        protocol::Level::Good => Level::Good,
        protocol::Level::Strong => Level::Strong,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::clock::ManualClock;
    use futures_util::FutureExt as _;

    fn bots(hand: &ManualClock, pace: u64) -> Bots {
        let metrics = Metrics::new().expect("no other recorder is installed");
        Bots::new(hand.clock(), Duration::from_millis(pace), 1, metrics)
    }

    /// Whether a bot that needs no thought has played after so many milliseconds, with a usual pace of a hundred.
    fn has_played(pace: Option<(BotPace, u32)>, passed: u64) -> bool {
        let hand = ManualClock::new(1_000);
        let bots = bots(&hand, 100);
        let game = room::registry::definition("draftosaurus").expect("it is a game");
        let turn = BotTurn {
            after_refusal: false,
            seat: 1,
            decision: 1,
            level: protocol::Level::Beginner,
            game: game.blank(&game.info().defaults, 2, game.format()).expect("the defaults fit"),
            pace: pace.map_or(BotPace::Usual, |(pace, _)| pace),
            hurried: false,
            after: pace.map_or(0, |(_, after)| after),
            chosen: Some(serde_json::json!({})),
        };
        let decision = bots.think(turn, pace.is_some(), CancellationToken::new());
        hand.advance(Duration::from_millis(passed));
        decision.now_or_never().is_some()
    }

    /// How many more decisions were cut off after *strong* thought about its first one for at most so long.
    fn cut_offs(max_think_time: Duration) -> u64 {
        let bots = Bots { max_think_time, ..bots(&ManualClock::new(1_000), 0) };
        let name = "rodada_bot_cut_offs_total ";
        let counted = || -> u64 {
            let text = bots.metrics.render();
            let line = text.lines().find_map(|line| line.strip_prefix(name)).expect("it is registered");
            line.parse().expect("it is a number")
        };
        let before = counted();
        let definition = room::registry::definition("dogs-cardgame").expect("it is a game");
        let opening = definition.open(&definition.info().defaults, 2, None, Dice::from_number(1));
        let game = opening.expect("the defaults fit").next;
        let decided = bots.decide(protocol::Level::Strong, Seat(0), &*game);
        assert!(decided.is_some(), "a bot without time still decides");
        counted() - before
    }

    #[test]
    fn decisions_that_end_for_want_of_time_are_counted() {
        assert_eq!(cut_offs(Duration::ZERO), 1);
        assert_eq!(cut_offs(Duration::from_secs(600)), 0);
    }

    #[test]
    fn bots_play_at_the_pace_of_their_table_while_somebody_watches() {
        assert!(has_played(Some((BotPace::AtOnce, 0)), 0));
        assert_eq!([99, 100].map(|after| has_played(Some((BotPace::Usual, 0)), after)), [false, true]);
        assert_eq!([89, 90].map(|after| has_played(Some((BotPace::Usual, 1)), after)), [false, true]);
        assert_eq!([299, 300].map(|after| has_played(Some((BotPace::Slow, 0)), after)), [false, true]);
        assert!(has_played(None, 0), "nobody watches");
    }

    #[test]
    fn however_much_bots_do_between_two_turns_it_takes_at_most_eight_seconds() {
        let bots = bots(&ManualClock::new(1_000), 800);
        let together = |steps| {
            (0..steps).map(|after| bots.duration(BotPace::Usual, after)).sum::<Duration>().as_millis()
        };
        assert_eq!([1, 2, 3].map(together), [800, 1520, 2168]);
        assert!([30, 60, 300].iter().all(|&steps| (7_600..=8_000).contains(&together(steps))));
        assert_eq!(bots.duration(BotPace::Usual, u32::MAX), Duration::ZERO);
    }
}
