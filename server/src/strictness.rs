//! A test for every kind of thing that clients send: nothing unknown in it is passed over.
//!
//! What there is to be tested is asked of the reader itself, which names what it knows when it is given something else. So
//! a field or a variant that is added fails the test until there is a sample of it.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::any::type_name;
use std::collections::{BTreeMap, BTreeSet};

const UNKNOWN: &str = "unknown";

/// What the reader says it knows in some place, and what of it stands in the samples.
type Known = BTreeMap<Vec<String>, BTreeSet<String>>;

/// Holds a type to reading every sample, and none to which something was added, in whatever part of it. Between them the
/// samples have every field and every word. What is `opaque` belongs to a game.
pub(crate) fn check<T: DeserializeOwned>(samples: &[Value], opaque: &[&str]) {
    let mut known = Known::new();
    for sample in samples {
        read::<T>(sample).unwrap_or_else(|error| panic!("{} is not read: {error}", sample));
        for place in places(sample, opaque) {
            match sample.pointer(&place).unwrap() {
                Value::Object(fields) => {
                    let names = with::<T>(sample, &place, |value| value[UNKNOWN] = json!(1), "unknown field");
                    let names = names.unwrap_or_else(|| {
                        panic!("{} takes something unknown in {place:?} of {sample}", type_name::<T>())
                    });
                    known.entry(names).or_default().extend(fields.keys().cloned());
                }
                Value::String(word) => {
                    let names = with::<T>(sample, &place, |value| *value = json!(UNKNOWN), "unknown variant");
                    if let Some(names) = names {
                        known.entry(names).or_default().insert(word.clone());
                    }
                }
                _ => {}
            }
        }
    }
    for (names, seen) in known {
        let missing: Vec<_> = names.iter().filter(|name| !seen.contains(*name)).collect();
        assert!(missing.is_empty(), "{}: no sample has {missing:?}", type_name::<T>());
    }
}

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    // As it comes: as a text.
    serde_json::from_str(&value.to_string()).map_err(|error| error.to_string())
}

/// What the reader knows instead of what a change put into a sample; nothing when it says no such thing.
fn with<T: DeserializeOwned>(
    sample: &Value,
    place: &str,
    change: impl FnOnce(&mut Value),
    complaint: &str,
) -> Option<Vec<String>> {
    let mut changed = sample.clone();
    change(changed.pointer_mut(place)?);
    let error = read::<T>(&changed).err()?;
    let named = error.strip_prefix(&format!("{complaint} `{UNKNOWN}`"))?;
    Some(named.split('`').skip(1).step_by(2).map(str::to_owned).collect())
}

/// Where there is something in a value, as JSON pointers.
fn places(value: &Value, opaque: &[&str]) -> Vec<String> {
    let inside = |name: &str, part: &Value| {
        let below = places(part, opaque).into_iter();
        below.map(|place| format!("/{name}{place}")).collect::<Vec<_>>()
    };
    let parts: Vec<String> = match value {
        Value::Object(fields) => {
            let open = fields.iter().filter(|(name, _)| !opaque.contains(&name.as_str()));
            open.flat_map(|(name, part)| inside(name, part)).collect()
        }
        Value::Array(list) => {
            list.iter().enumerate().flat_map(|(at, part)| inside(&at.to_string(), part)).collect()
        }
        _ => Vec::new(),
    };
    [String::new()].into_iter().chain(parts).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize)]
    #[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
    #[expect(dead_code, reason = "only read")]
    enum Careless {
        Bare,
        Full { one: u8, two: Option<u8> },
    }

    fn fails(samples: &[Value]) -> bool {
        let samples = samples.to_vec();
        std::panic::catch_unwind(move || check::<Careless>(&samples, &[])).is_err()
    }

    #[test]
    fn carelessness_is_noticed() {
        let full = json!({"t": "full", "one": 1, "two": 2});
        assert!(fails(&[full.clone(), json!({"t": "bare"})]), "it takes anything beside its tag");
        assert!(fails(&[full]), "a variant has no sample");
        assert!(fails(&[json!({"t": "full", "one": 1})]), "nor has a field");
    }
}
