//! The lists in a state, as JSON: piles, decks, hands. The laws reorder them in ways that no rule allows, so a panic of the
//! game is no fault there.

use super::broken::Lawful;
use super::shape::json;
use crate::frame::{Dice, Game};
use serde_json::Value;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

/// Longer lists are not searched for lists in their items: they are decks of cards, not seats with hands.
const LOOKED_INTO: usize = 8;

/// A state with the lists in it.
pub(super) struct Lists {
    whole: Value,
    /// JSON pointers to lists of at least two items, none of them a list.
    paths: Vec<String>,
}

impl Lists {
    pub(super) fn of<G: Game>(state: &G) -> Lawful<Self> {
        let whole = json(state)?;
        let mut paths = Vec::new();
        find(&whole, &mut String::new(), &mut paths);
        Ok(Self { whole, paths })
    }

    pub(super) fn paths(&self) -> impl Iterator<Item = &str> {
        self.paths.iter().map(String::as_str)
    }

    pub(super) fn at(&self, path: &str) -> &[Value] {
        self.whole.pointer(path).and_then(Value::as_array).map_or(&[], Vec::as_slice)
    }

    /// The state with one of its lists in another order; a long one rather than a short one.
    pub(super) fn shuffled<G: Game>(&self, dice: &mut Dice) -> Option<G> {
        let weight = |path: &&String| self.at(path).len().pow(2);
        let mut left = dice.index(self.paths.iter().map(|path| weight(&path)).sum::<usize>().max(1));
        let path = self.paths.iter().find(|path| {
            let here = weight(path);
            let found = left < here;
            left = left.saturating_sub(here);
            found
        })?;
        let mut items = self.at(path).to_vec();
        dice.shuffle(&mut items);
        self.with(path, items)
    }

    /// The state with two items of a list exchanged.
    pub(super) fn exchanged<G: Game>(&self, path: &str, one: usize, two: usize) -> Option<G> {
        let mut items = self.at(path).to_vec();
        items.swap(one, two);
        self.with(path, items)
    }

    fn with<G: Game>(&self, path: &str, items: Vec<Value>) -> Option<G> {
        if items == self.at(path) {
            return None;
        }
        let mut whole = self.whole.clone();
        *whole.pointer_mut(path)? = Value::Array(items);
        serde_json::from_value(whole).ok()
    }
}

fn find(value: &Value, path: &mut String, paths: &mut Vec<String>) {
    let length = path.len();
    let mut look = |name: &str, value: &Value| {
        if value.is_array() || value.is_object() {
            path.push('/');
            path.push_str(name);
            find(value, path, paths);
            path.truncate(length);
        }
    };
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, field)| look(name, field)),
        Value::Array(items) => {
            if items.len() <= LOOKED_INTO {
                items.iter().enumerate().for_each(|(at, item)| look(&at.to_string(), item));
            }
            if items.len() > 1 && !items.iter().any(Value::is_array) {
                paths.push(path.clone());
            }
        }
        _ => {}
    }
}

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Runs `attempt`. Returns None and prints nothing if it panics.
pub(super) fn quietly<T>(attempt: impl FnOnce() -> T) -> Option<T> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if !QUIET.get() {
                report(panic);
            }
        }));
    });
    let before = QUIET.replace(true);
    let result = catch_unwind(AssertUnwindSafe(attempt));
    QUIET.set(before);
    result.ok()
}
