//! Shortens long lists of legal actions: actions that differ only in the value of one field become one entry, in which
//! that field has the list of the values. No field of a single action has a list.

use serde_json::Value;
use std::collections::{BTreeSet, HashMap};

/// Lists with fewer actions are not shortened.
pub const LONG_LIST: usize = 20;

/// Shortens a list of entries of `you.prompt.actions` by the field that leaves the fewest entries.
#[must_use]
pub fn gathered(entries: Vec<Value>) -> Vec<Value> {
    if entries.len() < LONG_LIST {
        return entries;
    }
    let actions = entries.iter().filter_map(|entry| entry["action"].as_object());
    let fields: BTreeSet<&String> = actions.flat_map(|action| action.keys()).collect();
    let candidates =
        fields.into_iter().filter(|field| *field != "do").map(|field| gathered_by(field, &entries));
    candidates.min_by_key(Vec::len).filter(|fewest| fewest.len() < entries.len()).unwrap_or(entries)
}

fn gathered_by(field: &str, entries: &[Value]) -> Vec<Value> {
    let mut gathered: Vec<Value> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for entry in entries {
        let mut entry = entry.clone();
        let Some(value) = entry["action"].get_mut(field).map(Value::take) else {
            gathered.push(entry);
            continue;
        };
        let place = *places.entry(entry.to_string()).or_insert(gathered.len());
        match gathered.get_mut(place).map(|first| &mut first["action"][field]) {
            Some(Value::Array(values)) => values.push(value),
            Some(first) => *first = vec![first.take(), value].into(),
            None => {
                entry["action"][field] = value;
                gathered.push(entry);
            }
        }
    }
    gathered
}

/// One of the actions that the `action` of an entry stands for. `draw` returns an index into a list of the given length.
#[must_use]
pub fn any_one(action: &Value, draw: impl FnOnce(usize) -> usize) -> Value {
    let mut action = action.clone();
    let mut values = action.as_object_mut().into_iter().flat_map(|fields| fields.values_mut());
    if let Some(value) = values.find(|value| value.is_array())
        && let Value::Array(list) = value
    {
        *value = list.swap_remove(draw(list.len()));
    }
    action
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn long_lists_are_gathered_by_the_best_field_without_losing_an_action() {
        let place = |dino: u8, pen: u8| json!({ "action": { "do": "place", "dino": dino, "pen": pen } });
        let all = |dinos: u8| -> Vec<Value> {
            let end = json!({ "action": { "do": "end" } });
            let places = (0..dinos).flat_map(|dino| (0..7).map(move |pen| (dino, pen)));
            [end].into_iter().chain(places.map(|(dino, pen)| place(dino, pen))).collect()
        };
        assert_eq!(gathered(all(2)), all(2), "a short list");
        let mut special = place(9, 9);
        special["costs"] = json!({ "coins": 1 });
        let entries = [all(3), vec![special.clone()]].concat();
        let written = gathered(entries.clone());
        let pens: Vec<u8> = (0..7).collect();
        let line = |dino: u8| json!({ "action": { "do": "place", "dino": dino, "pen": pens } });
        assert_eq!(written, [entries[0].clone(), line(0), line(1), line(2), special]);
        let first = any_one(&written[1]["action"], |count| count - 1);
        assert_eq!(first, json!({ "do": "place", "dino": 0, "pen": 6 }));
        assert_eq!(any_one(&first, |_| 1), first);
    }
}
