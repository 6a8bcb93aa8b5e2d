//! States and events as JSON: their smallest parts, and how the parts of one document are found in another one.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The smallest parts of a document by their JSON pointers: words, numbers, and whole [counts](is_whole).
pub(super) type Atoms = BTreeMap<String, Value>;

/// How many there are of each name.
pub(super) type Counts = serde_json::Map<String, Value>;

/// How often each word and number occurs in a state.
pub(super) type Contents = BTreeMap<String, i64>;

pub(super) fn contents(whole: &Value) -> Contents {
    let mut found = Contents::new();
    for atom in atoms(whole, &BTreeSet::new()).values() {
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

pub(super) fn of(counts: &Counts, name: &str) -> i64 {
    counts.get(name).and_then(Value::as_i64).unwrap_or(0)
}

/// The event in which each list and each record of counts that is found whole in the state `after` is replaced by what
/// stands there in the wanted state.
pub(super) fn retold(event: &Value, after: &Value, wanted: &Value) -> Value {
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

/// The paths of the lists and counts that the event brings as a whole, where they differ in the wanted state.
pub(super) fn brought(event: &Value, after: &Value, wanted: &Value) -> BTreeSet<String> {
    let (mut told, mut all) = (Vec::new(), Vec::new());
    parts(event, &mut String::new(), &mut told);
    parts(after, &mut String::new(), &mut all);
    told.retain(|(_, part)| is_whole(part) || part.as_array().is_some_and(|items| items.len() > 1));
    all.retain(|(path, part)| {
        wanted.pointer(path) != Some(*part)
            && told.iter().any(|(_, told)| told == part || is_beginning(part, told))
    });
    all.into_iter().map(|(path, _)| path).collect()
}

/// Whether a path is that of the part, or leads into it.
pub(super) fn is_within(path: &str, part: &str) -> bool {
    path.strip_prefix(part).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Whether one list is the beginning of a longer one: a pile that was dealt from is the beginning of what was laid.
fn is_beginning(one: &Value, whole: &Value) -> bool {
    match (one, whole) {
        (Value::Array(left), Value::Array(items)) => {
            items.len() > left.len() && left.len() > 1 && items.starts_with(left)
        }
        _ => false,
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
            if let Value::Array(items) = part
                && is_beginning(after, part)
                && left.len() == right.len()
                && left != right
            {
                return Some(right.iter().chain(&items[left.len()..]).cloned().collect());
            }
            left.iter().zip(right).find_map(|(one, two)| counterpart(part, one, two))
        }
        _ => None,
    }
}

/// Whether it is a record of numbers, such as the number of cubes of each colour. It is traced as one thing.
pub(super) fn is_whole(value: &Value) -> bool {
    value.as_object().is_some_and(|fields| fields.values().all(Value::is_u64))
}

/// The smallest parts of a document by their paths.
pub(in super::super) fn leaves(value: &Value) -> BTreeMap<String, Value> {
    atoms(value, &BTreeSet::new())
}

/// The smallest parts of a document. Items of the lists in `mixed` are not divided.
pub(super) fn atoms(value: &Value, mixed: &BTreeSet<String>) -> Atoms {
    let mut found = Atoms::new();
    collect(value, mixed, &mut String::new(), &mut found);
    found
}

fn collect(value: &Value, mixed: &BTreeSet<String>, path: &mut String, found: &mut Atoms) {
    match value {
        Value::Object(_) if is_knowledge(value) => {}
        Value::Object(fields) if !is_whole(value) => {
            let fields = fields.iter();
            fields.for_each(|(name, field)| below(path, name, |path| collect(field, mixed, path, found)));
        }
        Value::Array(items) => {
            let are_atoms = !mixed.is_empty() && mixed.contains(path);
            for (at, item) in items.iter().enumerate() {
                below(path, &at.to_string(), |path| {
                    if are_atoms {
                        found.insert(path.clone(), item.clone());
                    } else {
                        collect(item, mixed, path, found);
                    }
                });
            }
        }
        _ => drop(found.insert(path.clone(), value.clone())),
    }
}

/// Calls `look` with the path of a part.
fn below(path: &mut String, name: &str, look: impl FnOnce(&mut String)) {
    let length = path.len();
    path.push('/');
    path.push_str(name);
    look(path);
    path.truncate(length);
}

/// Finds the lists that have, at the same place, items of different shapes in the two documents: a word and a record, or
/// records with different fields.
pub(super) fn find_mixed(
    one: &Value,
    two: &Value,
    list: Option<&str>,
    path: &mut String,
    mixed: &mut BTreeSet<String>,
) {
    match (one, two) {
        _ if one == two || is_whole(one) && is_whole(two) => {}
        (Value::Object(left), Value::Object(right)) if left.keys().eq(right.keys()) => {
            for (name, field) in left {
                below(path, name, |path| find_mixed(field, &right[name], list, path, mixed));
            }
        }
        (Value::Array(left), Value::Array(right)) => {
            let here = path.clone();
            for (at, (one, two)) in left.iter().zip(right).enumerate() {
                below(path, &at.to_string(), |path| find_mixed(one, two, Some(&here), path, mixed));
            }
        }
        _ if is_scalar(one) && is_scalar(two) => {}
        _ => mixed.extend(list.map(str::to_owned)),
    }
}

/// Whether it is a [`Knowledge`](crate::frame::Knowledge) as JSON.
fn is_knowledge(value: &Value) -> bool {
    let fields = ["lacking", "seats", "sure", "whole"];
    value
        .as_object()
        .is_some_and(|record| record.len() == 4 && fields.iter().all(|name| record.contains_key(*name)))
}

pub(super) fn contains_knowledge(value: &Value) -> bool {
    match value {
        Value::Object(fields) => is_knowledge(value) || fields.values().any(contains_knowledge),
        Value::Array(items) => items.iter().any(contains_knowledge),
        _ => false,
    }
}

pub(super) fn is_scalar(value: &Value) -> bool {
    !value.is_array() && !value.is_object()
}

/// All parts of a document with their paths.
pub(super) fn parts<'a>(value: &'a Value, path: &mut String, found: &mut Vec<(String, &'a Value)>) {
    found.push((path.clone(), value));
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, field)| below(path, name, |path| parts(field, path, found)));
        }
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                below(path, &at.to_string(), |path| parts(item, path, found));
            }
        }
        _ => {}
    }
}

/// Puts the items of each list where they are in `before`, as far as `before` has them. Returns whether this moved any.
pub(super) fn calm(before: &Value, state: &mut Value) -> bool {
    match (before, state) {
        (Value::Object(fields), Value::Object(changed)) => {
            let both = changed.iter_mut().filter_map(|(name, field)| Some((fields.get(name)?, field)));
            both.fold(false, |moved, (before, field)| calm(before, field) | moved)
        }
        (Value::Array(items), Value::Array(changed)) if items.len() == changed.len() && items != changed => {
            let calmed = like(items, changed);
            if items.iter().zip(&calmed).all(|(item, calmed)| item != calmed) {
                return items
                    .iter()
                    .zip(changed)
                    .fold(false, |moved, (before, item)| calm(before, item) | moved);
            }
            let moved = calmed != *changed;
            *changed = calmed;
            moved
        }
        _ => false,
    }
}

/// The items of one list in the order of another one, as far as they are in it.
fn like(order: &[Value], items: &[Value]) -> Vec<Value> {
    let mut left = items.to_vec();
    let take = |item: &Value| left.iter().position(|other| other == item).map(|at| left.remove(at));
    let kept: Vec<Option<Value>> = order.iter().map(take).collect();
    let mut left = left.into_iter();
    kept.into_iter().filter_map(|item| item.or_else(|| left.next())).collect()
}

/// Puts the items of each list of numbers that is sorted in both states where they are in `after`, as far as it has them.
pub(super) fn align(after: &Value, target: &mut Value) {
    match (after, target) {
        (Value::Object(fields), Value::Object(changed)) => {
            for (name, field) in changed {
                fields.get(name).into_iter().for_each(|after| align(after, field));
            }
        }
        (Value::Array(items), Value::Array(changed)) => {
            let is_sorted =
                |list: &[Value]| list.iter().all(Value::is_u64) && list.is_sorted_by_key(Value::as_u64);
            if items.len() == changed.len() && is_sorted(items) && is_sorted(changed) {
                *changed = like(items, changed);
            } else {
                items.iter().zip(changed).for_each(|(after, item)| align(after, item));
            }
        }
        _ => {}
    }
}

/// Sorts the lists of numbers that are sorted in `before`.
pub(super) fn sort_again(before: &Value, state: &mut Value) {
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
