//! A test helper which checks that types parsed from clients refuse everything unknown.
//!
//! It learns the known fields and variants from the error messages of the parser. So a new field or variant fails the
//! test until a sample contains it.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::any::type_name;
use std::collections::{BTreeMap, BTreeSet};

const UNKNOWN: &str = "unknown";

/// The names that the parser lists in an error message, and those of them that the samples contain.
type Known = BTreeMap<Vec<String>, BTreeSet<String>>;

/// Checks that a type accepts every sample, and refuses it after an unknown field or variant is put anywhere into it.
/// Together the samples must contain every field and variant. Fields named in `opaque` hold JSON of a game and are
/// skipped.
pub(crate) fn check<T: DeserializeOwned>(samples: &[Value], opaque: &[&str]) {
    let mut known = Known::new();
    for sample in samples {
        read::<T>(sample).unwrap_or_else(|error| panic!("{} is not read: {error}", sample));
        for pointer in pointers(sample, opaque) {
            match sample.pointer(&pointer).unwrap() {
                Value::Object(fields) => {
                    // The keys of a map are variants of an enum.
                    let refused = |message| {
                        names_after::<T>(sample, &pointer, |value| value[UNKNOWN] = json!(1), message)
                    };
                    let names = refused("unknown field").or_else(|| refused("unknown variant"));
                    let names = names.unwrap_or_else(|| {
                        panic!("{} takes something unknown in {pointer:?} of {sample}", type_name::<T>())
                    });
                    known.entry(names).or_default().extend(fields.keys().cloned());
                }
                Value::String(word) => {
                    let names = names_after::<T>(
                        sample,
                        &pointer,
                        |value| *value = json!(UNKNOWN),
                        "unknown variant",
                    );
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
    // Parsed from text, as in production.
    serde_json::from_str(&value.to_string()).map_err(|error| error.to_string())
}

/// The names that the parser lists after `change` was applied to a sample, or `None` if its error message is another
/// one.
fn names_after<T: DeserializeOwned>(
    sample: &Value,
    pointer: &str,
    change: impl FnOnce(&mut Value),
    message: &str,
) -> Option<Vec<String>> {
    let mut changed = sample.clone();
    change(changed.pointer_mut(pointer)?);
    let error = read::<T>(&changed).err()?;
    let named = error.strip_prefix(&format!("{message} `{UNKNOWN}`"))?;
    Some(named.split('`').skip(1).step_by(2).map(str::to_owned).collect())
}

/// JSON pointers to all parts of a value.
fn pointers(value: &Value, opaque: &[&str]) -> Vec<String> {
    let inside = |name: &str, part: &Value| {
        let below = pointers(part, opaque).into_iter();
        below.map(|pointer| format!("/{name}{pointer}")).collect::<Vec<_>>()
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
    enum Lax {
        Bare,
        Full { one: u8, two: Option<u8> },
    }

    fn check_fails(samples: &[Value]) -> bool {
        let samples = samples.to_vec();
        std::panic::catch_unwind(move || check::<Lax>(&samples, &[])).is_err()
    }

    #[test]
    fn a_lax_type_fails_the_check() {
        let full = json!({"t": "full", "one": 1, "two": 2});
        assert!(
            check_fails(&[full.clone(), json!({"t": "bare"})]),
            "the bare variant accepts unknown fields"
        );
        assert!(check_fails(&[full]), "a variant has no sample");
        assert!(check_fails(&[json!({"t": "full", "one": 1})]), "a field has no sample");
    }
}
