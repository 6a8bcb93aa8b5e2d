//! Long lists of choices in few words: those that differ in one field of their action are gathered into one choice
//! with a list in that field. An action's own fields are never lists, so a list always means "any one of these".

use serde_json::{Map, Value};
use std::collections::{BTreeSet, HashMap};

/// Shorter lists go as they are: they are nearly all there are, and gathering takes time.
pub const LONG_LIST: usize = 16;
/// The field that says what kind of action it is; it never becomes a list.
const KIND: &str = "do";

/// The same choices, gathered by one field after the other.
#[must_use]
pub fn gathered(choices: Vec<Value>) -> Vec<Value> {
    let actions = choices.iter().filter_map(|choice| choice["action"].as_object());
    let fields: BTreeSet<String> =
        actions.flat_map(Map::keys).filter(|field| *field != KIND).cloned().collect();
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
        let place = |dino, pen| choice(json!({ "do": "place", "dino": dino, "pen": pen }));
        let list = vec![
            choice(json!({ "do": "enough" })),
            place("trex", "woods"),
            place("trex", "river"),
            place("diplo", "woods"),
            place("diplo", "river"),
            json!({ "action": { "do": "place", "dino": "trex", "pen": "king" }, "costs": { "coins": 1 } }),
        ];
        assert_eq!(
            gathered(list),
            [
                choice(json!({ "do": "enough" })),
                choice(json!({ "do": "place", "dino": ["trex", "diplo"], "pen": ["woods", "river"] })),
                json!({ "action": { "do": "place", "dino": "trex", "pen": "king" }, "costs": { "coins": 1 } }),
            ]
        );
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
            let list = gathered(actions.iter().map(|action| json!({ "action": action })).collect());
            let mut before: Vec<String> = actions.iter().map(Value::to_string).collect();
            let spread = list.iter().flat_map(|choice| spread(&choice["action"]));
            let mut after: Vec<String> = spread.map(|action| action.to_string()).collect();
            before.sort();
            after.sort();
            prop_assert_eq!(before, after);
        }
    }
}
