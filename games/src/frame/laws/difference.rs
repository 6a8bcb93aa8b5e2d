//! Where two documents differ.

use super::broken::{Fault, Law, Lawful};
use crate::frame::Game;
use serde::Serialize;
use serde_json::Value;

/// Holds that two states are the same. Of two that are not, only the first difference is said: a state fills pages.
pub(super) fn same_state<G: Game>(
    one: &G,
    two: &G,
    law: Law,
    about: impl FnOnce(String) -> String,
) -> Lawful {
    apart("state", one, two).map_or(Ok(()), |difference| Err(Fault::new(law, about(difference))))
}

/// Where two values differ first, and how: `its view differs at seats.1.hand.0: "c03" or "c07"`.
pub(super) fn apart<T: PartialEq + Serialize>(part: &str, one: &T, two: &T) -> Option<String> {
    if one == two {
        return None;
    }
    let [left, right] = [one, two].map(|value| serde_json::to_value(value).unwrap_or_default());
    Some(match first(&left, &right) {
        Some((path, left, right)) if path.is_empty() => format!("its {part} is {left} or {right}"),
        Some((path, left, right)) => format!("its {part} differs at {path}: {left} or {right}"),
        None => format!("its {part} differs in what serialization leaves out"),
    })
}

/// The path to the first difference, and what stands there in either: nothing where it is missing.
fn first(one: &Value, two: &Value) -> Option<(String, String, String)> {
    let text = |value: Option<&Value>| value.map_or_else(|| "nothing".to_owned(), Value::to_string);
    let step = |name: &str, one: Option<&Value>, two: Option<&Value>| match (one, two) {
        (Some(one), Some(two)) => first(one, two).map(|(path, left, right)| {
            let path = if path.is_empty() { name.to_owned() } else { format!("{name}.{path}") };
            (path, left, right)
        }),
        _ => Some((name.to_owned(), text(one), text(two))),
    };
    match (one, two) {
        (Value::Object(left), Value::Object(right)) => {
            let added = right.keys().filter(|name| !left.contains_key(*name));
            left.keys().chain(added).find_map(|name| step(name, left.get(name), right.get(name)))
        }
        (Value::Array(left), Value::Array(right)) => {
            let longer = left.len().max(right.len());
            (0..longer).find_map(|at| step(&at.to_string(), left.get(at), right.get(at)))
        }
        _ => (one != two).then(|| (String::new(), one.to_string(), two.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_first_difference_is_named_with_both_values() {
        let one = json!({"hand": ["a", "b"], "n": 1});
        assert_eq!(apart("private view", &one, &one), None);
        let two = json!({"hand": ["a", "c"], "n": 1});
        let said = r#"its private view differs at hand.1: "b" or "c""#;
        assert_eq!(apart("private view", &one, &two).unwrap(), said);
        let shorter = json!({"hand": ["a"], "n": 1});
        assert_eq!(apart("view", &one, &shorter).unwrap(), r#"its view differs at hand.1: "b" or nothing"#);
        assert_eq!(apart("worth", &Some(1), &None).unwrap(), "its worth is 1 or null");
    }
}
