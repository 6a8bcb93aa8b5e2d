//! Which event in which state leads to another state than the one it led to: found by following where each thing came
//! from, and proved by applying the event.

use super::lists_in::quietly;
use super::shape::json;
use crate::frame::Game;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// So often what did not come out is traced to somewhere else.
const ROUNDS: usize = 6;

/// Words, numbers, and counts by name, by their JSON pointers.
type Atoms = BTreeMap<String, Value>;

/// Where something came from: a place in the state, one in the event, or one that the event names.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Origin {
    state: Option<String>,
    event: Option<String>,
}

struct Traced {
    before: Value,
    event: Value,
    earlier: Atoms,
    after: Atoms,
    target: Atoms,
}

/// A state and an event as like `before` and `event` as can be, which lead to `target` where those lead to `after`.
/// Nothing, if none is found.
pub(super) fn cause<G: Game>(before: &G, event: &G::Event, after: &G, target: &G) -> Option<(G, G::Event)> {
    if target == after {
        return Some((before.clone(), event.clone()));
    }
    let [earlier, later, wanted] = [before, after, target].map(|state| json(state).ok());
    let (earlier, later, wanted) = (earlier?, later?, wanted?);
    let traced = Traced {
        earlier: atoms(&earlier),
        after: atoms(&later),
        target: atoms(&wanted),
        before: earlier,
        event: json(event).ok()?,
    };
    traced.find(target, &later, &wanted)
}

impl Traced {
    fn find<G: Game>(&self, target: &G, after: &Value, wanted: &Value) -> Option<(G, G::Event)> {
        let event = retold(&self.event, after, wanted);
        let spoken = event != self.event;
        let event_atoms = atoms(&self.event);
        let mut tried = BTreeMap::<&String, usize>::new();
        let mut differing: BTreeSet<&String> = self.target.keys().chain(self.after.keys()).collect();
        differing.retain(|path| self.target.get(*path) != self.after.get(*path));
        if spoken {
            // What the event brings anew as a whole needs no other origin.
            let found = attempt(self.before.clone(), event.clone(), target);
            if let Ok(found) = found {
                return Some(found);
            }
        }
        for _ in 0..ROUNDS {
            let (mut state, mut event) = (self.before.clone(), event.clone());
            let mut used = BTreeSet::new();
            for &path in &differing {
                let origins = self.origins(path, &event_atoms);
                let free = origins.into_iter().filter(|(origin, _)| !used.contains(&origin.state));
                // The last guess stays, whatever else is wrong.
                let guesses = 1 + tried.get(path).copied().unwrap_or_default();
                let Some((origin, value)) = free.take(guesses).last() else { continue };
                if let Some(at) = &origin.event {
                    *event.pointer_mut(at)? = value.clone();
                }
                if let Some(at) = &origin.state {
                    *state.pointer_mut(at)? = value;
                    used.insert(origin.state);
                }
            }
            sort_again(&self.before, &mut state);
            match attempt(state, event, target) {
                Ok(found) => return Some(found),
                Err(None) => return None,
                Err(Some(out)) => {
                    let out = atoms(&out);
                    let wrong: Vec<&String> = differing
                        .iter()
                        .copied()
                        .filter(|path| out.get(*path) != self.target.get(*path))
                        .collect();
                    if wrong.is_empty() {
                        return None;
                    }
                    wrong.into_iter().for_each(|path| *tried.entry(path).or_default() += 1);
                }
            }
        }
        None
    }

    /// Where what lies there after the event may have come from, likeliest first, and what would have to be there instead.
    fn origins(&self, path: &str, event: &Atoms) -> Vec<(Origin, Value)> {
        let (Some(value), Some(wanted)) = (self.after.get(path), self.target.get(path)) else {
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
        let named: Vec<&String> = event.iter().filter(|(_, told)| *told == value).map(|(at, _)| at).collect();
        let mut origins = Vec::new();
        let (stays, moves): (Vec<&str>, Vec<&str>) = places.into_iter().partition(|place| *place == path);
        let state = |place: &str| Some(place.to_owned());
        let name = |at: &&String| Some((**at).clone());
        let mut add = |origin| origins.push((origin, wanted.clone()));
        // What changes least comes first: an event that brought it, a thing that the event names, one that just moved.
        stays.iter().for_each(|place| add(Origin { state: state(place), event: None }));
        named.iter().for_each(|at| add(Origin { state: None, event: name(at) }));
        for place in moves {
            named.iter().for_each(|at| add(Origin { state: state(place), event: name(at) }));
            add(Origin { state: state(place), event: None });
        }
        if let Some(before) = here.and_then(|here| less(here, value, wanted)) {
            origins.push((Origin { state: Some(path.to_owned()), event: None }, before));
        }
        origins
    }
}

/// The list that a path leads into, if its last part is a place of one.
fn list_of(path: &str) -> Option<&str> {
    let (list, place) = path.rsplit_once('/')?;
    place.bytes().all(|byte| byte.is_ascii_digit()).then_some(list)
}

/// Whether a state holds the same things as another one, wherever they are: if not, it is none that could have been.
pub(super) fn holds_the_same<G: Game>(state: &G, other: &G) -> bool {
    let [one, two] = [state, other].map(|state| json(state).ok().map(|whole| contents(&whole)));
    one.is_some() && one == two
}

fn contents(whole: &Value) -> BTreeMap<String, i64> {
    let mut found = BTreeMap::new();
    for atom in atoms(whole).values() {
        match atom {
            Value::Object(counts) => {
                for (name, count) in counts {
                    *found.entry(Value::from(name.as_str()).to_string()).or_default() +=
                        count.as_i64().unwrap_or(0);
                }
            }
            _ => *found.entry(atom.to_string()).or_default() += 1,
        }
    }
    found
}

/// Applies the event; what it leads to instead, if the game can bear it at all.
fn attempt<G: Game>(state: Value, event: Value, target: &G) -> Result<(G, G::Event), Option<Value>> {
    let state: G = read(state).ok_or(None)?;
    let event: G::Event = read(event).ok_or(None)?;
    let draft = quietly(|| {
        let mut draft = state.clone();
        draft.apply(&event);
        draft
    });
    // A fold that panics says nothing of which thing was traced wrongly: all of them may be.
    let draft = draft.ok_or(Some(Value::Null))?;
    if draft == *target { Ok((state, event)) } else { Err(json(&draft).ok()) }
}

fn read<T: DeserializeOwned>(value: Value) -> Option<T> {
    serde_json::from_value(value).ok()
}

/// Counts before something was added and taken: what is wanted now, and what was there besides.
fn less(before: &Value, after: &Value, wanted: &Value) -> Option<Value> {
    let [before, after, wanted] = [before, after, wanted].map(Value::as_object);
    let (before, after, wanted) = (before?, after?, wanted?);
    let of = |counts: &serde_json::Map<String, Value>, name: &str| {
        counts.get(name).and_then(Value::as_i64).unwrap_or(0)
    };
    let names: BTreeSet<&String> = before.keys().chain(after.keys()).chain(wanted.keys()).collect();
    let counts = names.into_iter().map(|name| (name, of(wanted, name) + of(before, name) - of(after, name)));
    let counts: Vec<(&String, i64)> = counts.collect();
    let possible = counts.iter().all(|(_, count)| *count >= 0);
    let left = counts.into_iter().filter(|(_, count)| *count > 0);
    possible.then(|| left.map(|(name, count)| (name.clone(), Value::from(count))).collect())
}

/// The event with each list and each count that is found whole in the state it led to, as it is in the other state.
fn retold(event: &Value, after: &Value, wanted: &Value) -> Value {
    if is_whole(event) {
        return counterpart(event, after, wanted).unwrap_or_else(|| event.clone());
    }
    match event {
        Value::Object(fields) => {
            fields.iter().map(|(name, field)| (name.clone(), retold(field, after, wanted))).collect()
        }
        Value::Array(items) => {
            let found = if items.len() > 1 { counterpart(event, after, wanted) } else { None };
            found.unwrap_or_else(|| items.iter().map(|item| retold(item, after, wanted)).collect())
        }
        _ => event.clone(),
    }
}

fn counterpart(part: &Value, after: &Value, wanted: &Value) -> Option<Value> {
    if part == after && part != wanted {
        return Some(wanted.clone());
    }
    match (after, wanted) {
        (Value::Object(left), Value::Object(right)) => {
            left.iter().find_map(|(name, field)| counterpart(part, field, right.get(name)?))
        }
        (Value::Array(left), Value::Array(right)) => {
            // A pile that was dealt from is the beginning of what was laid.
            if let Value::Array(items) = part
                && items.len() > left.len()
                && left.len() > 1
                && left.len() == right.len()
                && items.starts_with(left)
                && left != right
            {
                return Some(right.iter().chain(&items[left.len()..]).cloned().collect());
            }
            left.iter().zip(right).find_map(|(one, two)| counterpart(part, one, two))
        }
        _ => None,
    }
}

/// Counts by name: they are taken as one.
fn is_whole(value: &Value) -> bool {
    value.as_object().is_some_and(|fields| fields.values().all(Value::is_u64))
}

fn atoms(value: &Value) -> Atoms {
    let mut found = Atoms::new();
    collect(value, &mut String::new(), &mut found);
    found
}

fn collect(value: &Value, path: &mut String, found: &mut Atoms) {
    let length = path.len();
    let mut look = |name: &str, value: &Value| {
        path.push('/');
        path.push_str(name);
        collect(value, path, found);
        path.truncate(length);
    };
    match value {
        Value::Object(fields) if !is_whole(value) => {
            fields.iter().for_each(|(name, field)| look(name, field))
        }
        Value::Array(items) => items.iter().enumerate().for_each(|(at, item)| look(&at.to_string(), item)),
        _ => drop(found.insert(path.clone(), value.clone())),
    }
}

/// Lists that were in order are in order.
fn sort_again(before: &Value, state: &mut Value) {
    match (before, state) {
        (Value::Object(fields), Value::Object(changed)) => {
            for (name, field) in changed {
                fields.get(name).into_iter().for_each(|before| sort_again(before, field));
            }
        }
        (Value::Array(items), Value::Array(changed)) => {
            let numbers = items.iter().all(Value::is_u64);
            if numbers && items.is_sorted_by_key(Value::as_u64) {
                changed.sort_by_key(Value::as_u64);
            } else {
                items.iter().zip(changed).for_each(|(before, item)| sort_again(before, item));
            }
        }
        _ => {}
    }
}
