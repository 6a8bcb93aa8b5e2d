//! Takes an event back in another state than the true one: finds a state and an event that lead to it.
//!
//! Both begin as copies of the true ones. Where the wanted state differs from the true state after the event, the search
//! finds out where the thing that differs came from, in the state before and in the event, and exchanges it there. Then it
//! applies the event: only if this leads to the wanted state, a result was found.

mod parts;

pub(super) use parts::leaves;

use super::lists_in::quietly;
use super::shape::json;
use crate::frame::Game;
use parts::{
    Atoms, Contents, Counts, align, atoms, brought, calm, contains_knowledge, contents, find_mixed,
    is_scalar, is_whole, is_within, of, parts as parts_of, retold, sort_again,
};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// How many times the search tries other origins for the things that came out wrongly.
const ROUNDS: usize = 6;
/// More of one thing than any event takes away at once.
const PLENTY: i64 = 40;

/// Where a thing came from: a place in the state before the event, a place in the event, or both. They are JSON pointers.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Origin {
    state: Option<String>,
    event: Option<String>,
}

/// What the search knows: the true states around the event, and the state to which another event should lead.
struct Search {
    before: Value,
    event: Value,
    /// Lists whose items are compared whole, because an item has another shape in the wanted state.
    mixed: BTreeSet<String>,
    earlier: Atoms,
    after: Atoms,
    target: Atoms,
    /// The target with its sorted lists in the order of the true state, as far as their items are in both.
    aligned: Atoms,
    contents: Contents,
    /// Whether the state holds a [`Knowledge`](crate::frame::Knowledge).
    knows: bool,
}

/// A state and an event that lead to the wanted state.
pub(super) struct Cause<G: Game> {
    pub(super) state: G,
    pub(super) event: G::Event,
    /// Whether the state has the same contents as the true one before the event. If not, it is impossible.
    pub(super) holds_the_same: bool,
}

/// Finds a state and an event that lead to `target`, as `before` and `event` lead to `after`. Prefers those that differ
/// least from `before` and `event`.
pub(super) fn cause<G: Game>(before: &G, event: &G::Event, after: &G, target: &G) -> Option<Cause<G>> {
    if target == after {
        return Some(Cause { state: before.clone(), event: event.clone(), holds_the_same: true });
    }
    let [earlier, later, wanted] = [before, after, target].map(|state| json(state).ok());
    let (earlier, later, wanted) = (earlier?, later?, wanted?);
    let mut mixed = BTreeSet::new();
    find_mixed(&later, &wanted, None, &mut String::new(), &mut mixed);
    let mut aligned = wanted.clone();
    align(&later, &mut aligned);
    let search = Search {
        earlier: atoms(&earlier, &mixed),
        after: atoms(&later, &mixed),
        target: atoms(&wanted, &mixed),
        aligned: atoms(&aligned, &mixed),
        contents: contents(&earlier),
        knows: contains_knowledge(&wanted),
        before: earlier,
        event: json(event).ok()?,
        mixed,
    };
    search.find(target, &later, &wanted)
}

impl Search {
    /// Prefers a state with the same contents as the true one.
    fn find<G: Game>(&self, target: &G, after: &Value, wanted: &Value) -> Option<Cause<G>> {
        let event = retold(&self.event, after, wanted);
        let event_atoms = atoms(&self.event, &self.mixed);
        let mut tried = BTreeMap::<&String, usize>::new();
        let mut differing: BTreeSet<&String> = self.aligned.keys().chain(self.after.keys()).collect();
        differing.retain(|path| self.aligned.get(*path) != self.after.get(*path));
        let mut second_best = None;
        if event != self.event {
            // Lists and counts that the event brings as a whole need no other origin, and all else stays where it is.
            let mut state = self.before.clone();
            let brought = brought(&self.event, after, wanted);
            let stays = |path: &str| {
                self.earlier.get(path) == self.after.get(path)
                    && !brought.iter().any(|part| is_within(path, part))
            };
            for &path in differing.iter().filter(|path| stays(path)) {
                if let (Some(place), Some(value)) = (state.pointer_mut(path), self.aligned.get(path)) {
                    *place = value.clone();
                }
            }
            sort_again(&self.before, &mut state);
            match self.attempt(state, event.clone(), target) {
                Ok(found) if found.holds_the_same => return Some(found),
                Ok(found) => second_best = Some(found),
                Err(_) => {}
            }
        }
        for _ in 0..ROUNDS {
            let (mut state, mut event) = (self.before.clone(), event.clone());
            let (mut used, mut told) = (BTreeSet::new(), Atoms::new());
            for &path in &differing {
                let origins = self.origins(path, &event_atoms);
                // The event cannot tell two different things in one place.
                let tells_it = |at: &String, value: &Value| told.get(at).is_none_or(|told| told == value);
                let free = origins.into_iter().filter(|(origin, value)| {
                    !used.contains(&origin.state)
                        && origin.event.as_ref().is_none_or(|at| tells_it(at, value))
                });
                // The last guess stays, whatever else is wrong.
                let guesses = 1 + tried.get(path).copied().unwrap_or_default();
                let Some((origin, value)) = free.take(guesses).last() else { continue };
                if let Some(at) = &origin.event
                    && let Some(place) = event.pointer_mut(at)
                {
                    *place = value.clone();
                    told.insert(at.clone(), value.clone());
                }
                if let Some(place) = origin.state.as_ref().and_then(|at| state.pointer_mut(at)) {
                    *place = value;
                    used.insert(origin.state);
                }
            }
            sort_again(&self.before, &mut state);
            let out = match self.attempt(state.clone(), event.clone(), target) {
                Ok(found) if found.holds_the_same => return Some(self.calmer(found, target)),
                Ok(found) => {
                    second_best.get_or_insert(found);
                    Value::Null
                }
                Err(None) => break,
                Err(Some(out)) => out,
            };
            let out = atoms(&out, &self.mixed);
            if let Some(Ok(found)) =
                self.counted::<G>(state, &event, &out).map(|state| self.attempt(state, event, target))
            {
                if found.holds_the_same {
                    return Some(self.calmer(found, target));
                }
                second_best.get_or_insert(found);
            }
            let wrong: Vec<&String> =
                differing.iter().copied().filter(|path| out.get(*path) != self.target.get(*path)).collect();
            if wrong.is_empty() {
                break;
            }
            wrong.into_iter().for_each(|path| *tried.entry(path).or_default() += 1);
        }
        second_best
    }

    /// Puts the lists of a found state into the order of the true state, as far as their items allow, if the event still
    /// leads to the target: nothing after a shuffle tells the order before it.
    fn calmer<G: Game>(&self, found: Cause<G>, target: &G) -> Cause<G> {
        let (Ok(event), Ok(mut state)) = (json(&found.event), json(&found.state)) else { return found };
        if event == self.event || !calm(&self.before, &mut state) {
            return found;
        }
        match self.attempt(state, event, target) {
            Ok(calmer) if calmer.holds_the_same => calmer,
            _ => found,
        }
    }

    /// Applies the event to the state. If this does not lead to the target, returns the state to which it leads; None if the
    /// state or the event cannot be read.
    fn attempt<G: Game>(&self, state: Value, event: Value, target: &G) -> Result<Cause<G>, Option<Value>> {
        let holds_the_same = contents(&state) == self.contents;
        let state: G = read(state).ok_or(None)?;
        let event: G::Event = read(event).ok_or(None)?;
        // If the event cannot be applied, the origin of any thing may be wrong.
        let draft = applied(&state, &event).ok_or(Some(Value::Null))?;
        if draft == *target {
            return Ok(Cause { state, event, holds_the_same });
        }
        let out = json(&draft).ok().ok_or(None)?;
        // What the game notes of the knowledge of viewers is left out: it follows from observations, which are compared.
        if self.knows && atoms(&out, &self.mixed) == self.target {
            return Ok(Cause { state, event, holds_the_same });
        }
        Err(Some(out))
    }

    /// The state with other counts, such that the event leads to the wanted ones. Applying the event to a state that has
    /// plenty of everything shows how much it takes and adds.
    fn counted<G: Game>(&self, mut state: Value, event: &Value, out: &Atoms) -> Option<Value> {
        let changed = |path: &String| {
            self.earlier.get(path) != self.after.get(path) || out.get(path) != self.target.get(path)
        };
        let wanted: Vec<(&String, &Counts)> = self
            .target
            .iter()
            .filter_map(|(path, wanted)| Some((path, wanted.as_object()?)))
            .filter(|(path, wanted)| wanted.values().all(Value::is_u64) && changed(path))
            .collect();
        if wanted.is_empty() {
            return None;
        }
        for &(path, counts) in &wanted {
            let plenty = |name: &String| (name.clone(), Value::from(of(counts, name) + PLENTY));
            *state.pointer_mut(path)? = self.names_like(path).into_iter().map(plenty).collect();
        }
        let draft = applied(&read::<G>(state.clone())?, &read::<G::Event>(event.clone())?)?;
        let led = json(&draft).ok()?;
        for (path, counts) in wanted {
            let led = led.pointer(path)?.as_object()?;
            let place = state.pointer_mut(path)?;
            let filled = place.as_object()?;
            let fixed: Counts = filled
                .keys()
                .map(|name| (name, of(filled, name) + of(counts, name) - of(led, name)))
                // A record keeps its fields. A map has no entry for what there is none of.
                .filter(|(name, count)| *count != 0 || counts.contains_key(*name))
                .map(|(name, count)| (name.clone(), Value::from(count)))
                .collect();
            *place = Value::Object(fixed);
        }
        Some(state)
    }

    /// The names that are counted at a path, and those of all other counts that have a name in common with it.
    fn names_like(&self, path: &String) -> BTreeSet<&String> {
        let all = || [&self.earlier, &self.after, &self.target].into_iter();
        let here: BTreeSet<&String> =
            all().filter_map(|atoms| atoms.get(path)?.as_object()).flat_map(serde_json::Map::keys).collect();
        let related = all().flat_map(BTreeMap::values).filter_map(Value::as_object).filter(|counts| {
            counts.keys().any(|name| here.contains(name)) && counts.values().all(Value::is_u64)
        });
        let related: BTreeSet<&String> = related.flat_map(serde_json::Map::keys).collect();
        related.into_iter().chain(here).collect()
    }

    /// Where the thing that lies at the path after the event may have come from, likeliest first; and what has to be there
    /// instead.
    fn origins(&self, path: &str, event: &Atoms) -> Vec<(Origin, Value)> {
        let (Some(value), Some(wanted)) = (self.after.get(path), self.aligned.get(path)) else {
            return Vec::new();
        };
        let here = self.earlier.get(path);
        let mut places: Vec<&str> = Vec::new();
        if here == Some(value) {
            places.push(path);
        }
        let left = |at: &&String| self.after.get(*at) != Some(value);
        let mut moved: Vec<&String> = self
            .earlier
            .iter()
            .filter(|(_, earlier)| *earlier == value)
            .map(|(at, _)| at)
            .filter(left)
            .collect();
        moved.sort_by_key(|at| (list_of(at) != list_of(path), list_of(at).is_none()));
        places.extend(moved.into_iter().map(String::as_str));
        let named = self.named(value, event);
        let mut origins = Vec::new();
        let (stays, moves): (Vec<&str>, Vec<&str>) = places.into_iter().partition(|place| *place == path);
        let state = |place: &str| Some(place.to_owned());
        let name = |at: &String| Some(at.clone());
        let mut add = |origin| origins.push((origin, wanted.clone()));
        // The smallest changes come first: the thing stayed where it was; the event brought it; it was moved.
        stays.iter().for_each(|place| add(Origin { state: state(place), event: None }));
        named.iter().for_each(|at| add(Origin { state: None, event: name(at) }));
        for place in moves {
            named.iter().for_each(|at| add(Origin { state: state(place), event: name(at) }));
            add(Origin { state: state(place), event: None });
        }
        origins
    }

    /// The paths in the event at which a value stands.
    fn named(&self, value: &Value, event: &Atoms) -> Vec<String> {
        if is_scalar(value) || is_whole(value) {
            return event.iter().filter(|(_, told)| *told == value).map(|(at, _)| at.clone()).collect();
        }
        let mut all = Vec::new();
        parts_of(&self.event, &mut String::new(), &mut all);
        all.into_iter().filter(|(_, part)| *part == value).map(|(at, _)| at).collect()
    }
}

/// The path of the list, if the path is that of an item of a list.
fn list_of(path: &str) -> Option<&str> {
    let (list, place) = path.rsplit_once('/')?;
    place.bytes().all(|byte| byte.is_ascii_digit()).then_some(list)
}

/// Whether two states have the same contents, in whatever places.
pub(super) fn holds_the_same<G: Game>(state: &G, other: &G) -> bool {
    let [one, two] = [state, other].map(|state| json(state).ok().map(|whole| contents(&whole)));
    one.is_some() && one == two
}

fn read<T: DeserializeOwned>(value: Value) -> Option<T> {
    serde_json::from_value(value).ok()
}

/// The state after the event, if it can be applied.
fn applied<G: Game>(state: &G, event: &G::Event) -> Option<G> {
    quietly(|| {
        let mut draft = state.clone();
        draft.apply(event);
        draft
    })
}
