//! Measures the parts of a step one by one, on a game state without caches.

use crate::Failure;
use games::frame::{self, Dice, Game, LegalActions, Seat};
use protocol::Document;
use room::registry::{GameDefinition, GameState};
use serde_json::{Map, Value};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How long each part of a step took.
#[derive(Clone, Copy, Default)]
pub(crate) struct Times {
    /// The game plays the action. The other parts write what viewers receive.
    pub(crate) rules: Duration,
    /// The view document and every private view: written, and compared with the previous ones.
    pub(crate) views: Duration,
    /// The score sheets: written, and compared with the previous ones.
    pub(crate) scores: Duration,
    /// The legal actions of every seat: computed, with their cost previews, and written.
    pub(crate) legal_actions: Duration,
    /// The events and their log lines, written.
    pub(crate) logs: Duration,
}

impl Times {
    pub(crate) fn shorter(self, other: Self) -> Self {
        Self {
            rules: self.rules.min(other.rules),
            views: self.views.min(other.views),
            scores: self.scores.min(other.scores),
            legal_actions: self.legal_actions.min(other.legal_actions),
            logs: self.logs.min(other.logs),
        }
    }
}

/// A game state, and the documents last written from it.
pub(crate) struct Parts {
    game: Box<dyn GameState>,
    seats: u8,
    views: Documents,
    scores: Documents,
}

/// The document that all viewers share, and the private document of each seat.
struct Documents {
    shared: Document,
    own: Vec<Option<Document>>,
}

impl Parts {
    /// The game after the initial deal.
    pub(crate) fn of(
        definition: &'static dyn GameDefinition,
        seats: u8,
        dice: Dice,
    ) -> Result<Self, Failure> {
        let game = definition.open(&Map::new(), seats, None, dice)?.next;
        let (views, scores) = (views(&*game, seats, 0), scores(&*game, seats, 0));
        let parts = Self { game, seats, views, scores };
        parts.write_legal_actions();
        Ok(parts)
    }

    /// Plays an action and measures each part. `rules` is the time that the rules alone took for the same action.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        action: &Value,
        dice: Dice,
        rules: Duration,
    ) -> Result<Times, Failure> {
        let (played, whole) = timed(|| self.game.play(seat, action, dice));
        self.game = played?.next;
        let ((), legal_actions) = timed(|| self.write_legal_actions());
        let length = |documents: &Documents| documents.shared.as_str().len();
        let (written, compared) = (length(&self.views), length(&self.scores));
        let (next, in_views) = timed(|| {
            let next = views(&*self.game, self.seats, written);
            self.views.compare(&next);
            next
        });
        self.views = next;
        let (next, in_scores) = timed(|| {
            let next = scores(&*self.game, self.seats, compared);
            self.scores.compare(&next);
            next
        });
        self.scores = next;
        let logs = whole.saturating_sub(rules);
        Ok(Times { rules, views: in_views, scores: in_scores, legal_actions, logs })
    }

    fn write_legal_actions(&self) {
        for seat in Seat::all(self.seats) {
            black_box(self.game.prompt(seat));
        }
    }
}

fn views(game: &dyn GameState, seats: u8, capacity: usize) -> Documents {
    let own = Seat::all(seats).map(|seat| game.private_view(seat)).collect();
    Documents { shared: game.view(capacity), own }
}

fn scores(game: &dyn GameState, seats: u8, capacity: usize) -> Documents {
    let own = Seat::all(seats).map(|seat| game.private_score_sheet(seat)).collect();
    Documents { shared: game.score_sheet(capacity), own }
}

impl Documents {
    fn compare(&self, next: &Self) {
        black_box(self.shared.diff(&next.shared));
        for (before, after) in self.own.iter().zip(&next.own) {
            if let (Some(before), Some(after)) = (before, after) {
                black_box(before.diff(after));
            }
        }
    }
}

/// The rules of a game, without the documents.
pub(crate) trait Rules {
    /// Plays an action and returns how long it took.
    fn play(&mut self, seat: Seat, action: &Value, dice: Dice) -> Result<Duration, Failure>;
}

impl dyn Rules {
    /// The rules of the game with this name, after the initial deal.
    pub(crate) fn of(name: &str, seats: u8, dice: Dice) -> Result<Box<Self>, Failure> {
        macro_rules! of {
            ($($_:ident: $game:path),* $(,)?) => {{
                $(if name == <$game as frame::Rules>::NAME {
                    return Ok(Box::new(Typed::<$game>(frame::open(&Default::default(), seats, dice)?.state)));
                })*
                Err(format!("there is no game {name}").into())
            }};
        }
        games::with_games!(of)
    }
}

struct Typed<G>(G);

impl<G: Game> Rules for Typed<G> {
    fn play(&mut self, seat: Seat, action: &Value, dice: Dice) -> Result<Duration, Failure> {
        let action: G::Action = serde_json::from_value(action.clone())?;
        let list = LegalActions::of(&self.0, seat);
        let (played, time) = timed(|| frame::play_from(&list, &self.0, seat, &action, dice));
        self.0 = played?.state;
        Ok(time)
    }
}

/// Runs a closure and returns its result and how long it took.
pub(crate) fn timed<T>(run: impl FnOnce() -> T) -> (T, Duration) {
    let begin = Instant::now();
    let done = run();
    (done, begin.elapsed())
}
