//! A JSON object that is put together from texts: what is written once is copied and never read again.

use super::frame::{Frame, FrameText};
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

    /// The whole text as a frame, with one more member that has the members of others, if they have any: those everybody
    /// may know, then those for its recipients alone. These may know what is behind the first bytes of this one, too.
    pub(super) fn frame(&self, public: usize, key: &str, shared: &Self, own: Option<&Self>) -> Frame {
        let (shared, own) = (shared.members(), own.map_or("", Self::members));
        let length = self.0.len() + key.len() + shared.len() + own.len() + 8;
        let mut text = FrameText::about(length);
        let (open, private) = self.0.split_at(public);
        text.shared(open);
        text.private(private);
        if !(shared.is_empty() && own.is_empty()) {
            for part in [",\"", key, "\":{", shared] {
                text.shared(part);
            }
            if !(shared.is_empty() || own.is_empty()) {
                text.shared(",");
            }
            text.private(own);
            text.shared("}");
        }
        text.shared("}");
        text.close()
    }

    /// The members with commas between them.
    fn members(&self) -> &str {
        self.0.get(1..).unwrap_or_default()
    }

    /// The text as far as it is written: all of it but the closing brace.
    pub(super) fn open_text(&self) -> &str {
        &self.0
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

    /// A member that is still to be written as JSON.
    pub(super) fn write(&mut self, key: &str, value: &impl Serialize) {
        let json = serde_json::to_string(value).expect("what rooms keep has a JSON form");
        self.add(key, Some(&json));
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
    }

    #[test]
    fn a_frame_says_which_of_its_parts_everybody_may_know() {
        let (mut open, mut shared, mut own) = (Object::new(), Object::new(), Object::new());
        open.number("n", 7);
        let public = open.open_text().len();
        open.number("secret", 8);
        shared.number("a", 1);
        own.number("b", 2);
        let parts = |public, shared: &Object, own| {
            let frame = open.frame(public, "d", shared, own);
            let text = frame.text();
            let private = frame.private().iter().map(|part| &text[part.start as usize..part.end as usize]);
            (text.to_string(), private.map(str::to_owned).collect::<Vec<_>>())
        };
        let (all, nothing) = (open.open_text().len(), Object::new());
        let with = |end: &str| format!(r#"{{"n":7,"secret":8{end}}}"#);
        assert_eq!(parts(all, &nothing, None), (with(""), vec![]));
        assert_eq!(parts(all, &nothing, Some(&nothing)), (with(""), vec![]));
        assert_eq!(parts(all, &shared, Some(&nothing)), (with(r#","d":{"a":1}"#), vec![]));
        assert_eq!(parts(all, &nothing, Some(&own)), (with(r#","d":{"b":2}"#), vec![r#""b":2"#.to_owned()]));
        let private = [r#","secret":8"#, r#""b":2"#].map(str::to_owned).to_vec();
        assert_eq!(parts(public, &shared, Some(&own)), (with(r#","d":{"a":1,"b":2}"#), private));
    }
}
