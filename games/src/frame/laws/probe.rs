//! Actions that may not be legal: of other seats, of earlier lists, and with changed fields.

use super::broken::{Law, Lawful, hold};
use super::lists::Lists;
use crate::frame::{Dice, Game, Seat, play};
use serde_json::{Value, json};

/// How many actions of earlier lists are kept.
const KEPT: usize = 200;

/// Where actions to probe with come from.
pub(super) struct Probes<G: Game> {
    earlier: Vec<G::Action>,
}

impl<G: Game> Probes<G> {
    pub(super) fn new() -> Self {
        Self { earlier: Vec::new() }
    }

    /// Keeps one action of each list.
    pub(super) fn keep(&mut self, lists: &Lists<G>, dice: &mut Dice) {
        for list in lists.iter().filter(|list| !list.is_empty()) {
            let action = dice.pick(list).clone();
            if self.earlier.len() < KEPT {
                self.earlier.push(action);
            } else {
                let at = dice.index(KEPT);
                self.earlier[at] = action;
            }
        }
    }

    /// Some actions, of which most will not be listed for any one seat.
    pub(super) fn draw(&self, lists: &Lists<G>, dice: &mut Dice) -> Vec<G::Action> {
        let others = lists.iter().filter(|list| !list.is_empty());
        let mut probes: Vec<G::Action> = others.map(|list| dice.pick(list).clone()).collect();
        if !self.earlier.is_empty() {
            probes.extend((0..4).map(|_| dice.pick(&self.earlier).clone()));
        }
        let bent: Vec<G::Action> = probes
            .iter()
            .filter_map(|action| serde_json::to_value(action).ok())
            .flat_map(|record| (0..3).map(|_| bend(record.clone(), &probes, dice)).collect::<Vec<_>>())
            .filter_map(|record| serde_json::from_value(record).ok())
            .collect();
        probes.extend(bent);
        probes
    }
}

/// The record with one field changed, taken from another action, dropped or added.
pub(super) fn bend<A: serde::Serialize>(mut record: Value, others: &[A], dice: &mut Dice) -> Value {
    let donor =
        others.get(dice.index(others.len().max(1))).and_then(|other| serde_json::to_value(other).ok());
    let Some(fields) = record.as_object_mut() else { return record };
    let names: Vec<String> = fields.keys().cloned().collect();
    let Some(name) = names.get(dice.index(names.len().max(1))) else { return record };
    match dice.below(6) {
        0 => drop(fields.remove(name)),
        1 => drop(fields.insert("surplus".into(), json!(1))),
        2 => {
            let other = dice.pick(&names);
            let (one, two) = (fields[name].clone(), fields[other].clone());
            fields.insert(name.clone(), two);
            fields.insert(other.clone(), one);
        }
        3 => {
            let given = donor.and_then(|donor| donor.as_object().cloned()).unwrap_or_default();
            fields.extend(given.into_iter().filter(|_| dice.below(2) == 0));
        }
        _ => {
            let bent = bend_value(&fields[name], dice);
            fields.insert(name.clone(), bent);
        }
    }
    record
}

fn bend_value(value: &Value, dice: &mut Dice) -> Value {
    match value {
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or_default();
            let far = [0, -1, 255, 256, i64::from(i32::MAX), i64::MAX];
            match dice.below(3) {
                0 => json!(near.saturating_add(1)),
                1 => json!(near.saturating_sub(1)),
                _ => json!(dice.pick(&far)),
            }
        }
        Value::Bool(flag) => json!(!flag),
        Value::String(word) => json!(format!("{word}x")),
        Value::Null | Value::Array(_) | Value::Object(_) => Value::Null,
    }
}

/// Listed if and only if accepted, and a refusal changes nothing.
pub(super) fn listed_iff_accepted<G: Game>(
    state: &G,
    seat: Seat,
    list: &[G::Action],
    action: &G::Action,
) -> Lawful {
    // Not by binary search, which would rely on the order that is checked.
    let listed = list.contains(action);
    let before = state.clone();
    let accepted = play(state, seat, action, Dice::from_number(0)).is_ok();
    let law = if listed { Law::Accepted } else { Law::Refused };
    hold(listed == accepted, law, || {
        format!("{action:?} by {seat:?} is {} listed and {} accepted", not(listed), not(accepted))
    })?;
    hold(before == *state, Law::Refused, || {
        format!("{action:?} by {seat:?} changed the state it was tried on")
    })
}

fn not(so: bool) -> &'static str {
    if so { "indeed" } else { "not" }
}
