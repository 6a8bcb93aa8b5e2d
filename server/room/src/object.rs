//! A JSON object that is built as text: parts that are JSON already are copied and not parsed.

use serde::Serialize;
use std::fmt::Write;

/// The capacity that most patches fit into.
const USUAL: usize = 512;

/// An object that is being written: its opening brace and its members. Empty as long as there are none.
#[derive(Clone)]
pub(super) struct Object(String);

impl Object {
    pub(super) fn new() -> Self {
        Self(String::new())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a member whose value is JSON already, if there is one.
    pub(super) fn add(&mut self, key: &str, json: Option<&str>) {
        let Some(json) = json else { return };
        self.key(key);
        self.0.push_str(json);
    }

    /// The members, separated by commas.
    pub(super) fn members(&self) -> &str {
        self.0.get(1..).unwrap_or_default()
    }

    /// The text without the closing brace.
    pub(super) fn open_text(&self) -> &str {
        &self.0
    }

    pub(super) fn number(&mut self, key: &str, number: u64) {
        self.key(key);
        // Writing into a text does not fail.
        let _ = write!(self.0, "{number}");
    }

    /// Adds a member whose value is serialized.
    pub(super) fn write(&mut self, key: &str, value: &impl Serialize) {
        let json = serde_json::to_string(value).expect("what rooms keep has a JSON form");
        self.add(key, Some(&json));
    }

    /// Adds an object with one member for each seat; nothing if there is none.
    pub(super) fn seats<'a>(&mut self, key: &str, texts: impl Iterator<Item = (u8, &'a str)>) {
        let mut texts = texts.peekable();
        if texts.peek().is_none() {
            return;
        }
        let mut members = Self::new();
        for (seat, text) in texts {
            members.add(&seat.to_string(), Some(text));
        }
        self.add(key, Some(&members.close()));
    }

    /// Adds all members of another object.
    pub(super) fn append(&mut self, other: &Self) {
        if self.is_empty() {
            self.0.push_str(&other.0);
        } else if !other.is_empty() {
            self.0.push(',');
            self.0.push_str(&other.0[1..]);
        }
    }

    pub(super) fn close(self) -> String {
        let Self(mut text) = self;
        text.push_str(if text.is_empty() { "{}" } else { "}" });
        text
    }

    fn key(&mut self, key: &str) {
        let before = if self.is_empty() { "{" } else { "," };
        let Self(text) = self;
        if text.capacity() == 0 {
            text.reserve(USUAL);
        }
        for part in [before, "\"", key, "\":"] {
            text.push_str(part);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_built_object_is_json() {
        let mut object = Object::new();
        assert!(object.is_empty());
        object.add("nothing", None);
        object.seats("nobody", [].into_iter());
        assert!(object.is_empty());
        object.number("n", 7);
        object.add("list", Some("[1,[2]]"));
        object.write("word", &"a\"b");
        object.seats("own", [(0, "{}"), (2, "3")].into_iter());
        let mut other = Object::new();
        object.append(&other);
        other.add("last", Some("true"));
        object.append(&other);
        let text = r#"{"n":7,"list":[1,[2]],"word":"a\"b","own":{"0":{},"2":3},"last":true}"#;
        assert_eq!(object.clone().close(), text);
    }
}
