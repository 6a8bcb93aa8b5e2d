//! The parts of a step, measured one by one on a state that remembers nothing yet.

use crate::Failure;
use games::frame::{self, Dice, Game, Listed, Seat};
use protocol::Document;
use room::shelf::{Position, Title};
use serde_json::{Map, Value};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How long the parts of a step took.
#[derive(Clone, Copy, Default)]
pub(crate) struct Times {
    /// The game plays the action. What follows is what it takes to tell of it.
    pub(crate) rules: Duration,
    /// What everybody sees and every slip, written and compared with what was.
    pub(crate) pictures: Duration,
    /// The score sheets, written and compared.
    pub(crate) sheets: Duration,
    /// What every seat may do: listed, priced and written.
    pub(crate) asks: Duration,
    /// Events and what is told of them, written.
    pub(crate) stories: Duration,
}

impl Times {
    pub(crate) fn shorter(self, other: Self) -> Self {
        Self {
            rules: self.rules.min(other.rules),
            pictures: self.pictures.min(other.pictures),
            sheets: self.sheets.min(other.sheets),
            asks: self.asks.min(other.asks),
            stories: self.stories.min(other.stories),
        }
    }
}

/// A state of a game, and what was written of it.
pub(crate) struct Parts {
    position: Box<dyn Position>,
    seats: u8,
    pictures: Documents,
    sheets: Documents,
}

/// What all may know, and what each seat knows besides.
struct Documents {
    shared: Document,
    own: Vec<Option<Document>>,
}

impl Parts {
    /// A game after the deal.
    pub(crate) fn of(title: &'static dyn Title, seats: u8, dice: Dice) -> Result<Self, Failure> {
        let position = title.open(&Map::new(), seats, dice)?.next;
        let (pictures, sheets) = (pictures(&*position, seats, 0), sheets(&*position, seats, 0));
        let parts = Self { position, seats, pictures, sheets };
        parts.ask();
        Ok(parts)
    }

    /// Plays an action and measures what is told of it. `rules` is what the rules alone have taken.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        action: &Value,
        dice: Dice,
        rules: Duration,
    ) -> Result<Times, Failure> {
        let (played, whole) = timed(|| self.position.play(seat, action, dice));
        self.position = played?.next;
        let ((), asks) = timed(|| self.ask());
        let about = |documents: &Documents| documents.shared.as_str().len();
        let (written, compared) = (about(&self.pictures), about(&self.sheets));
        let (next, in_pictures) = timed(|| {
            let next = pictures(&*self.position, self.seats, written);
            self.pictures.compare(&next);
            next
        });
        self.pictures = next;
        let (next, in_sheets) = timed(|| {
            let next = sheets(&*self.position, self.seats, compared);
            self.sheets.compare(&next);
            next
        });
        self.sheets = next;
        let stories = whole.saturating_sub(rules);
        Ok(Times { rules, pictures: in_pictures, sheets: in_sheets, asks, stories })
    }

    fn ask(&self) {
        for seat in Seat::all(self.seats) {
            black_box(self.position.ask(seat));
        }
    }
}

fn pictures(position: &dyn Position, seats: u8, about: usize) -> Documents {
    let own = Seat::all(seats).map(|seat| position.own(seat)).collect();
    Documents { shared: position.view(about), own }
}

fn sheets(position: &dyn Position, seats: u8, about: usize) -> Documents {
    let own = Seat::all(seats).map(|seat| position.own_scores(seat)).collect();
    Documents { shared: position.scores(about), own }
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

/// The rules of a game alone.
pub(crate) trait Rules {
    /// Plays an action, and says how long it took.
    fn play(&mut self, seat: Seat, action: &Value, dice: Dice) -> Result<Duration, Failure>;
}

impl dyn Rules {
    /// The rules of the game of this name, after the deal.
    pub(crate) fn of(name: &str, seats: u8, dice: Dice) -> Result<Box<Self>, Failure> {
        macro_rules! of {
            ($($_:ident: $game:path),* $(,)?) => {{
                $(if name == <$game>::NAME {
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
        let list = Listed::of(&self.0, seat);
        let (played, time) = timed(|| frame::play_from(&list, &self.0, seat, &action, dice));
        self.0 = played?.state;
        Ok(time)
    }
}

/// What came of it, and how long it took.
pub(crate) fn timed<T>(run: impl FnOnce() -> T) -> (T, Duration) {
    let begin = Instant::now();
    let done = run();
    (done, begin.elapsed())
}
