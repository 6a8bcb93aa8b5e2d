//! The lesson of a game: a match whose choices are known in advance, by a seed and the actions of all seats.
//!
//! A room that is a lesson looks up its state here. While the learner does the same, bots do what is written, one after
//! the other in its order, and the learner's next action is what is suggested. After anything else the state is
//! unknown, and bots think for themselves, also the one that suggests. What is said and pointed at is not in here: it
//! follows from the situation, in the client alone (`client-web/src/kit/lesson`).

use super::{GameDefinition, GameState, definitions};
use games::frame::{Dice, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{LazyLock, OnceLock};

/// A lesson as it is stored with its game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonFile {
    /// The number of seats. The learner has seat 0.
    pub seats: u8,
    /// The options of the game. Options that are missing have their defaults.
    pub options: Map<String, Value>,
    /// The seed of all dice: 64 hexadecimal digits.
    pub seed: String,
    /// The actions of all seats in their order, without those that games carry out by themselves.
    pub actions: Vec<(u8, Value)>,
}

/// A lesson that can be played.
pub struct Lesson {
    pub seats: u8,
    pub options: Map<String, Value>,
    pub seed: Seed,
    /// The actions of all seats in their order.
    actions: Vec<(Seat, Value)>,
    /// How many actions lead to each state of the match. States are known by a hash of their text, so a learner who has
    /// done something else and has taken it back is in the lesson again.
    states: HashMap<u64, usize>,
}

/// The lesson of a game, if it has one.
#[must_use]
pub fn lesson(game: &str) -> Option<&'static Lesson> {
    static LESSONS: LazyLock<BTreeMap<&'static str, OnceLock<Option<Lesson>>>> =
        LazyLock::new(|| definitions().iter().map(|game| (game.name(), OnceLock::new())).collect());
    let definition = super::definition(game)?;
    LESSONS.get(game)?.get_or_init(|| Lesson::of(definition)).as_ref()
}

impl Lesson {
    fn of(definition: &dyn GameDefinition) -> Option<Self> {
        let LessonFile { seats, options, seed, actions } =
            serde_json::from_str(definition.lesson_text()).ok()?;
        let seed = Seed(hex::decode(seed).ok()?.try_into().ok()?);
        let mut game = definition.open(&options, seats, None, Dice::for_step(&seed, 1)).ok()?.next;
        let mut lesson = Self { seats, options, seed, actions: Vec::new(), states: HashMap::new() };
        // The first step of the table deals. Each action is a step of its own.
        for (version, (seat, action)) in (2..).zip(actions) {
            lesson.states.insert(hash(&*game), lesson.actions.len());
            let dice = Dice::for_step(&lesson.seed, version);
            let Ok(step) = game.play(Seat(seat), &action, dice) else { break };
            lesson.actions.push((Seat(seat), action));
            game = step.next;
        }
        Some(lesson)
    }

    /// What an awaited seat does in this state of the match, if the lesson knows it. Where several seats decide at once,
    /// that is the next action of the seat, though another seat's may come before it.
    #[must_use]
    pub fn action(&self, game: &dyn GameState, seat: Seat) -> Option<&Value> {
        let played = *self.states.get(&hash(game))?;
        self.actions[played..].iter().find(|(other, _)| *other == seat).map(|(_, action)| action)
    }

    /// The next action of the match and its seat, if the lesson knows this state. Where several seats decide at once, the
    /// lesson has them act one after the other.
    #[must_use]
    pub fn next(&self, game: &dyn GameState) -> Option<&(Seat, Value)> {
        self.actions.get(*self.states.get(&hash(game))?)
    }
}

fn hash(game: &dyn GameState) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.state().get().hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The file of a lesson would otherwise become stale without notice when a rule changes.
    #[test]
    fn every_action_of_a_lesson_is_legal() {
        for definition in definitions() {
            let (name, text) = (definition.name(), definition.lesson_text());
            if text.is_empty() {
                continue;
            }
            let file: LessonFile = serde_json::from_str(text).expect(name);
            let lesson = lesson(name).expect(name);
            assert_eq!(lesson.actions.len(), file.actions.len(), "{name}");
            assert!(file.actions.iter().any(|(seat, _)| *seat == 0), "{name}");
        }
    }
}
