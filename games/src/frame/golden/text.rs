//! Writes documents as short text: several entries on a line, as far as they fit.

use crate::frame::{Game, Line, Param, Status};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::Serialize;
use serde_json::{Value, json};

/// How wide a line becomes.
const WIDTH: usize = 140;
/// Shorter entries share a line with others.
const SHORT: usize = 60;

/// JSON as text: `name=value`, lists in brackets, inner records in braces.
pub(super) fn words(value: &Value) -> String {
    let within = |value: &Value| match value {
        Value::Object(_) => format!("{{{}}}", words(value)),
        _ => words(value),
    };
    match value {
        Value::String(word) => word.clone(),
        Value::Array(values) => format!("[{}]", values.iter().map(within).collect::<Vec<_>>().join(" ")),
        Value::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| format!("{name}={}", within(value)));
            fields.collect::<Vec<_>>().join(" ")
        }
        other => other.to_string(),
    }
}

/// A tagged record: its tag, then its fields.
pub(super) fn tagged(value: &impl Serialize, tag: &str) -> String {
    let mut value = json!(value);
    let word = value.as_object_mut().and_then(|fields| fields.remove(tag)).unwrap_or_default();
    format!("{} {}", words(&word), words(&value)).trim_end().to_owned()
}

pub(super) fn line_words(line: &Line) -> String {
    let with = line.with.iter().map(|(name, param)| format!(" {name}={}", param_words(param)));
    format!("{}{}", line.key, with.collect::<String>())
}

pub(super) fn param_words(param: &Param) -> String {
    match param {
        Param::Number(number) => number.to_string(),
        Param::Word(word) => (*word).to_owned(),
    }
}

/// The awaited seats, or the places at the end.
pub(super) fn status(state: &impl Game) -> String {
    match state.status() {
        Status::Awaiting(seats) => {
            let seats: Vec<_> = seats.iter().map(|seat| seat.0.to_string()).collect();
            format!("awaiting {}", seats.join(" "))
        }
        Status::Over(places) => format!("over, places {}", words(&json!(places))),
    }
}

/// A heading with its entries on one line if they fit, otherwise on lines of their own.
pub(super) fn flow(
    indent: usize,
    heading: &str,
    parts: impl IntoIterator<Item = String>,
    between: &str,
) -> String {
    let margin = " ".repeat(indent);
    let mut lines = vec![format!("{margin}{heading}")];
    let mut is_first = true;
    for part in parts {
        let line = lines.last_mut().expect("there is a first line");
        if is_first {
            line.push(' ');
        } else if line.chars().count() + between.len() + part.chars().count() <= WIDTH {
            line.push_str(between);
        } else {
            line.push_str(between.trim_end());
            lines.push(format!("{margin}  "));
        }
        is_first = false;
        lines.last_mut().expect("there is a line").push_str(&part);
    }
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// A document without its empty parts: short entries share lines, long ones follow their name.
pub(super) fn document(indent: usize, name: &str, value: &Value) -> String {
    let Some(value) = filled(value) else { return String::new() };
    let margin = " ".repeat(indent);
    let whole = format!("{margin}{name}: {}\n", words(&value));
    let Value::Object(fields) = &value else { return whole };
    if whole.chars().count() <= WIDTH {
        return whole;
    }
    if fields.len() == 1 {
        let (within, value) = fields.iter().next().expect("there is one");
        return document(indent, &format!("{name}.{within}"), value);
    }
    let is_short = |name: &str, value: &Value| name.len() + words(value).chars().count() <= SHORT;
    let (short, long): (Vec<_>, Vec<_>) = fields.iter().partition(|(name, value)| is_short(name, value));
    let beside = short.into_iter().map(|(name, value)| words(&json!({ name: value })));
    let mut text = flow(indent, &format!("{name}:"), beside, " ");
    for (name, value) in long {
        text += &document(indent + 2, name, value);
    }
    text
}

/// The value without empty maps and lists in it. None if it is one itself.
fn filled(value: &Value) -> Option<Value> {
    match value {
        Value::Object(fields) => {
            let fields = fields.iter().filter_map(|(name, value)| Some((name.clone(), filled(value)?)));
            let fields: serde_json::Map<_, _> = fields.collect();
            (!fields.is_empty()).then_some(Value::Object(fields))
        }
        Value::Array(values) => (!values.is_empty()).then(|| value.clone()),
        _ => Some(value.clone()),
    }
}

/// The differences of two documents: `path: was -> is`, `+path: is`, `-path: was`. Empty parts count as absent.
pub(super) fn changes(before: &Value, after: &Value) -> Vec<String> {
    if after.is_null() && !before.is_null() {
        return vec!["is no more".into()];
    }
    let mut all = Vec::new();
    let full = |value| filled(value).unwrap_or_else(|| json!({}));
    compare("", &full(before), &full(after), &mut all);
    all
}

fn compare(path: &str, before: &Value, after: &Value, all: &mut Vec<String>) {
    let (Value::Object(was), Value::Object(is)) = (before, after) else {
        if before != after {
            all.push(
                format!("{path}: {} -> {}", words(before), words(after)).trim_start_matches(": ").to_owned(),
            );
        }
        return;
    };
    let at = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
    let within = |value: &Value| match value {
        Value::Object(_) => format!("{{{}}}", words(value)),
        _ => words(value),
    };
    for (name, value) in was {
        match is.get(name) {
            Some(now) => compare(&at(name), value, now, all),
            None => all.push(format!("-{}: {}", at(name), within(value))),
        }
    }
    for (name, value) in is.iter().filter(|(name, _)| !was.contains_key(*name)) {
        all.push(format!("+{}: {}", at(name), within(value)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_long_stands_under_its_name() {
        let long = "a word that goes on and on until it is longer than what stands beside others";
        let value = json!({ "round": 2, "none": {}, "list": [], "pens": { "a": { "n": 1 } }, "long": { "x": long, "y": long } });
        let text = document(0, "view", &value);
        let indented = format!("view: pens={{a={{n=1}}}} round=2\n  long:\n    x: {long}\n    y: {long}\n");
        assert_eq!(text, indented);
        assert_eq!(document(0, "view", &json!({ "round": 2, "none": [] })), "view: round=2\n");
        assert_eq!(document(0, "own", &json!({ "hand": {} })), "");
        let alone = document(0, "own", &json!({ "zoos": { "summer": { "x": long, "y": long } } }));
        assert_eq!(alone, format!("own.zoos.summer:\n  x: {long}\n  y: {long}\n"));
    }

    #[test]
    fn lines_are_filled() {
        let parts = (0..40).map(|n| format!("part={n}"));
        let text = flow(2, "may place:", parts, "; ");
        assert!(text.starts_with("  may place: part=0; part=1;"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH + 1), "{text}");
        assert!(text.lines().nth(1).is_some_and(|line| line.starts_with("    part=")), "{text}");
        assert!(text.lines().next().is_some_and(|line| line.ends_with(';')), "{text}");
        assert_eq!(flow(0, "nothing", [], "; "), "nothing\n");
    }

    #[test]
    fn changes_name_where_they_are() {
        let before = json!({ "bag": 3, "seats": { "0": { "hand": 6, "die": "woods" }, "1": { "hand": 6 } } });
        let after =
            json!({ "bag": 3, "seats": { "0": { "hand": 5 }, "1": { "hand": 6, "pens": { "a": 1 } } } });
        let expected = ["-seats.0.die: woods", "seats.0.hand: 6 -> 5", "+seats.1.pens: {a=1}"];
        assert_eq!(changes(&before, &after), expected);
        assert!(changes(&before, &before).is_empty());
    }
}
