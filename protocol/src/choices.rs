//! Lists of choices in few words, by the verbs of their actions: of a verb whose choices stay, nothing is told again.
//! Those that differ in one field of their action are gathered into one choice with a list in that field: an action's own
//! fields are never lists, so a list always means "any one of these". Then each choice of a verb but the first is written
//! as the merge patch that leads to it from the one before.

use crate::{Document, apply};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Shorter lists are not gathered: little is to be had there.
pub const LONG_LIST: usize = 3;
/// The field that says what kind of action it is.
const KIND: &str = "do";

/// Choices as they stand in a document, by the verbs of their actions.
pub type Packed = BTreeMap<String, Vec<Box<RawValue>>>;

/// A list of choices as it stands in a document.
///
/// # Errors
/// When a choice is no JSON object.
pub fn packed<C: Serialize>(choices: &[C]) -> serde_json::Result<Packed> {
    let mut by_verb: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for choice in choices {
        let mut choice = serde_json::to_value(choice)?;
        let verb = choice["action"].as_object_mut().and_then(|action| action.remove(KIND));
        let verb = verb.as_ref().and_then(Value::as_str).unwrap_or_default();
        by_verb.entry(verb.to_owned()).or_default().push(choice);
    }
    let packed = |(verb, choices): (String, Vec<Value>)| {
        let choices = if choices.len() < LONG_LIST { choices } else { gathered(choices) };
        Ok((verb, chained(&choices)?))
    };
    by_verb.into_iter().map(packed).collect()
}

/// The choices of a list that was [`packed`], still gathered.
#[must_use]
pub fn unpacked(packed: &Map<String, Value>) -> Vec<Value> {
    let of_verb = |(verb, list): (&String, &Value)| {
        let mut before = Value::Null;
        let choice = |patch: &Value| {
            apply(&mut before, patch);
            let mut choice = before.clone();
            choice["action"][KIND] = verb.as_str().into();
            choice
        };
        list.as_array().into_iter().flatten().map(choice).collect::<Vec<_>>()
    };
    packed.iter().flat_map(of_verb).collect()
}

/// Each choice as the patch that leads to it from the one before.
fn chained<C: Serialize>(choices: &[C]) -> serde_json::Result<Vec<Box<RawValue>>> {
    let mut before = Document::of(&Map::new())?;
    let mut patches = Vec::with_capacity(choices.len());
    for choice in choices {
        let choice = Document::of(choice)?;
        let patch = before.diff(&choice).unwrap_or_else(|| "{}".to_owned());
        patches.push(RawValue::from_string(patch)?);
        before = choice;
    }
    Ok(patches)
}

/// The same choices, gathered by one field after the other.
fn gathered(choices: Vec<Value>) -> Vec<Value> {
    let actions = choices.iter().filter_map(|choice| choice["action"].as_object());
    let fields: BTreeSet<String> = actions.flat_map(Map::keys).cloned().collect();
    fields.iter().fold(choices, |choices, field| gather(choices, field))
}

/// One of the actions that a choice stands for: where its action has a list, `draw` draws a place in it.
#[must_use]
pub fn one_action(action: &Value, mut draw: impl FnMut(usize) -> usize) -> Value {
    let mut action = action.clone();
    for value in action.as_object_mut().into_iter().flat_map(Map::values_mut) {
        if let Value::Array(values) = value {
            let place = draw(values.len());
            *value = values.swap_remove(place);
        }
    }
    action
}

/// Makes one choice of those that are alike but for one field of their action.
fn gather(choices: Vec<Value>, field: &str) -> Vec<Value> {
    let mut gathered: Vec<Value> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for mut choice in choices {
        let Some(value) = choice["action"].as_object_mut().and_then(|action| action.remove(field)) else {
            gathered.push(choice);
            continue;
        };
        let place = *places.entry(choice.to_string()).or_insert(gathered.len());
        match gathered.get_mut(place) {
            Some(first) => add(&mut first["action"][field], value),
            None => {
                choice["action"][field] = value;
                gathered.push(choice);
            }
        }
    }
    gathered
}

/// Adds one more value, which makes a list of a single one.
fn add(values: &mut Value, value: Value) {
    match values {
        Value::Array(values) => values.push(value),
        single => *single = Value::Array(vec![single.take(), value]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::json;

    #[test]
    fn what_differs_in_one_field_goes_together() {
        let choice = |action: Value| json!({ "action": action });
        let place = |dino, pen| choice(json!({ "dino": dino, "pen": pen }));
        let list = vec![
            choice(json!({})),
            place("trex", "woods"),
            place("trex", "river"),
            place("diplo", "woods"),
            place("diplo", "river"),
            json!({ "action": { "dino": "trex", "pen": "king" }, "costs": { "coins": 1 } }),
        ];
        assert_eq!(
            gathered(list),
            [
                choice(json!({})),
                choice(json!({ "dino": ["trex", "diplo"], "pen": ["woods", "river"] })),
                json!({ "action": { "dino": "trex", "pen": "king" }, "costs": { "coins": 1 } }),
            ]
        );
    }

    #[test]
    fn each_is_written_under_its_verb_as_what_differs_from_the_one_before() {
        let buy =
            |coins: u8| json!({ "action": { "do": "buy", "coins": coins }, "gains": { "gas": 3 * coins } });
        let list = [buy(1), buy(2), json!({ "action": { "do": "enough" } })];
        let packed = json!(packed(&list).unwrap());
        assert_eq!(
            packed,
            json!({
                "buy": [
                    { "action": { "coins": 1 }, "gains": { "gas": 3 } },
                    { "action": { "coins": 2 }, "gains": { "gas": 6 } },
                ],
                "enough": [{ "action": {} }],
            })
        );
        assert_eq!(unpacked(packed.as_object().unwrap()), list);
    }

    /// Every action that a gathered one stands for.
    fn spread(action: &Value) -> Vec<Value> {
        let lists = action.as_object().unwrap().values().filter_map(Value::as_array);
        let count: usize = lists.map(Vec::len).product();
        let nth = |mut n: usize| {
            one_action(action, |count| {
                let place = n % count;
                n /= count;
                place
            })
        };
        (0..count).map(nth).collect()
    }

    proptest! {
        #[test]
        fn nothing_is_lost_and_nothing_comes_in(
            rows in proptest::collection::btree_set((0..2_u8, 0..4_u8, proptest::option::of(0..4_u8), 0..3_u8), 1..60)
        ) {
            let action = |(kind, a, b, c): &(u8, u8, Option<u8>, u8)| {
                let mut action = json!({ "do": format!("k{kind}"), "a": a, "c": c });
                if let Some(b) = b {
                    action["b"] = json!(b);
                }
                action
            };
            let actions: Vec<Value> = rows.iter().map(action).collect();
            let list = json!(packed(&actions.iter().map(|action| json!({ "action": action })).collect::<Vec<_>>()).unwrap());
            let list = unpacked(list.as_object().unwrap());
            let mut before: Vec<String> = actions.iter().map(Value::to_string).collect();
            let spread = list.iter().flat_map(|choice| spread(&choice["action"]));
            let mut after: Vec<String> = spread.map(|action| action.to_string()).collect();
            before.sort();
            after.sort();
            prop_assert_eq!(before, after);
        }
    }
}
