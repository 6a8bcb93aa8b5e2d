//! A JSON object that is put together from texts: what is written once is copied and never read again.

use protocol::words::Words;
use serde::Serialize;
use std::fmt::Write;

/// Bytes that most patches fit into.
const USUAL: usize = 512;

/// The members of an object that is being written, behind its opening brace: no text at all as long as there are none.
#[derive(Clone)]
pub(super) struct Object(String);

impl Object {
    pub(super) fn new() -> Self {
        Self(String::new())
    }

    /// An object of about so many bytes: no more is taken for it than it needs.
    pub(super) fn about(bytes: usize) -> Self {
        Self(String::with_capacity(bytes))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A member whose value is JSON already, if there is one.
    pub(super) fn add(&mut self, key: &str, json: Option<&str>) {
        let Some(json) = json else { return };
        self.key(key);
        self.0.push_str(json);
    }

    /// The whole text, with one more member that has all these members; without it when there are none.
    pub(super) fn with_object(&self, key: &str, parts: &[&Self]) -> String {
        let length: usize = parts.iter().map(|part| part.0.len()).sum();
        let mut whole = Self(String::with_capacity(self.0.len() + key.len() + length + 8));
        whole.0.push_str(&self.0);
        let mut parts = parts.iter().filter(|part| !part.is_empty());
        if let Some(first) = parts.next() {
            whole.key(key);
            whole.0.push_str(&first.0);
            for part in parts {
                whole.0.push(',');
                whole.0.push_str(&part.0[1..]);
            }
            whole.0.push('}');
        }
        whole.close()
    }

    /// The same object, written in few letters.
    pub(super) fn short(&self, words: &Words) -> Self {
        if self.is_empty() {
            return Self::new();
        }
        let mut text = String::with_capacity(self.0.len().max(USUAL));
        words.write(&self.0, &mut text);
        Self(text)
    }

    pub(super) fn number(&mut self, key: &str, number: u64) {
        self.key(key);
        // Writing into a text does not fail.
        let _ = write!(self.0, "{number}");
    }

    /// A member whose value is JSON already, if there is one, written in few letters.
    pub(super) fn add_short(&mut self, key: &str, json: Option<&str>, words: &Words) {
        let Some(json) = json else { return };
        self.key(key);
        words.write(json, &mut self.0);
    }

    /// A member that is still to be written as JSON, in few letters.
    pub(super) fn write_short(&mut self, key: &str, value: &impl Serialize, words: &Words) {
        let json = serde_json::to_string(value).expect("what rooms keep has a JSON form");
        self.add_short(key, Some(&json), words);
    }

    /// A member with one member for each seat; none without any.
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

    /// All members of another object.
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
    fn what_is_put_together_is_json() {
        let mut object = Object::new();
        assert!(object.is_empty());
        object.add("nothing", None);
        object.add_short("none", None, &Words::default());
        object.seats("nobody", [].into_iter());
        assert!(object.is_empty());
        object.number("n", 7);
        object.add_short("list", Some("[1,[2]]"), &Words::default());
        object.write_short("word", &"a\"b", &Words::default());
        object.seats("own", [(0, "{}"), (2, "3")].into_iter());
        let mut other = Object::new();
        object.append(&other);
        other.add("last", Some("true"));
        object.append(&other);
        let text = r#"{"n":7,"list":[1,[2]],"word":"a\"b","own":{"0":{},"2":3},"last":true}"#;
        assert_eq!(object.clone().close(), text);
        let nothing = Object::new();
        assert_eq!(object.with_object("delta", &[]), text);
        assert_eq!(object.with_object("delta", &[&nothing, &nothing]), text);
        let short = other.short(&Words::default());
        assert_eq!(nothing.with_object("d", &[&short, &nothing]), r#"{"d":{"last":true}}"#);
        assert_eq!(other.with_object("d", &[&nothing, &other]), r#"{"last":true,"d":{"last":true}}"#);
        let twice = r#"{"d":{"last":true,"last":true}}"#;
        assert_eq!(nothing.with_object("d", &[&other, &other]), twice, "members are put side by side");
    }
}
