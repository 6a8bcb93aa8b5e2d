//! View documents and the RFC 7396 merge patches between them, both as JSON text.
//!
//! The server compares two documents as texts, without parsing them into values. In such patches `null` removes a member,
//! so no member of a document may be null.

use serde::Serialize;
use serde_json::Value;

/// The capacity that most small documents and patches fit into, in bytes.
const USUAL: usize = 128;

/// A JSON object as compact text, as `serde_json` writes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document(String);

impl Document {
    /// Serializes a value.
    ///
    /// # Errors
    /// When the value has no JSON form or is not an object.
    pub fn of(value: &impl Serialize) -> serde_json::Result<Self> {
        Self::with_capacity(value, 0)
    }

    /// Like [`Document::of`], with space for `capacity` bytes. If the text is longer, it is moved while it grows.
    ///
    /// # Errors
    /// When the value has no JSON form or is not an object.
    pub fn with_capacity(value: &impl Serialize, capacity: usize) -> serde_json::Result<Self> {
        let mut text = Vec::with_capacity(capacity.max(USUAL));
        write_object(value, &mut text)?;
        Ok(Self(String::from_utf8(text).map_err(serde::ser::Error::custom)?))
    }

    /// Takes a text that is already a JSON object as `serde_json` writes it.
    #[must_use]
    pub fn written(text: String) -> Self {
        Self(text)
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The merge patch from `self` to `next`. `None` if they are equal.
    #[must_use]
    pub fn diff(&self, next: &Self) -> Option<String> {
        if self.0 == next.0 {
            return None;
        }
        let mut patch = String::with_capacity(USUAL);
        Same::of(&self.0, &next.0)
            .write_diff(&mut Cursor(&self.0), &mut Cursor(&next.0), &mut patch)
            .then_some(patch)
    }
}

/// Appends a value to a text. The value must be an object.
fn write_object(value: &impl Serialize, text: &mut Vec<u8>) -> serde_json::Result<()> {
    let start = text.len();
    serde_json::to_writer(&mut *text, value)?;
    match text.get(start) {
        Some(b'{') => Ok(()),
        _ => Err(serde::ser::Error::custom("a document is an object")),
    }
}

/// Applies an RFC 7396 merge patch.
pub fn apply(target: &mut Value, patch: &Value) {
    let Value::Object(patch) = patch else {
        *target = patch.clone();
        return;
    };
    if !target.is_object() {
        *target = Value::Object(serde_json::Map::new());
    }
    let Value::Object(target) = target else { return };
    for (key, value) in patch {
        if value.is_null() {
            target.remove(key);
        } else {
            apply(target.entry(key).or_insert(Value::Null), value);
        }
    }
}

/// The lengths of the equal beginnings and the equal ends of two texts. The comparison skips both.
struct Same {
    /// How many bytes of each text follow the equal beginnings.
    ahead: usize,
    /// The length of the equal ends, in bytes.
    behind: usize,
}

impl Same {
    fn of(old: &str, new: &str) -> Self {
        let (old, new) = (old.as_bytes(), new.as_bytes());
        let begin = alike(old.chunks_exact(CHUNK).zip(new.chunks_exact(CHUNK)));
        let end = alike(old.rchunks_exact(CHUNK).zip(new.rchunks_exact(CHUNK)));
        Self { ahead: new.len() - begin, behind: end }
    }

    /// Walks through two objects in parallel and writes the patch between them. Returns whether they differ.
    fn write_diff<'a>(&self, old: &mut Cursor<'a>, new: &mut Cursor<'a>, patch: &mut String) -> bool {
        let start = patch.len();
        patch.push('{');
        old.enter();
        new.enter();
        let mut writer = Writer { patch, first: true };
        while !old.at_end() && !new.at_end() && !self.is_rest(old, new) {
            let (old_before, new_before) = (old.clone(), new.clone());
            let key = new.take_key();
            if !old.take_same(key) {
                // A member was added or removed, so the remaining members are found by their keys.
                (*old, *new) = (old_before, new_before);
                break;
            }
            old.pass(b':');
            if old.at_object() && new.at_object() {
                if !self.pass_begin(old, new) {
                    writer.nested(key, |patch| self.write_diff(old, new, patch));
                }
            } else {
                let value = new.take_value();
                if !old.take_same(value) {
                    old.take_value();
                    writer.member(key, value);
                }
            }
            old.pass_comma();
            new.pass_comma();
        }
        if !self.is_rest(old, new) {
            write_rest(old, new, &mut writer);
        }
        old.leave();
        new.leave();
        let changed = !writer.first;
        if changed {
            patch.push('}');
        } else {
            patch.truncate(start);
        }
        changed
    }

    /// Whether the unread parts of both texts are equal.
    fn is_rest(&self, old: &Cursor<'_>, new: &Cursor<'_>) -> bool {
        old.0.len() == new.0.len() && new.0.len() <= self.behind
    }

    /// Skips an object that lies completely in the equal beginnings. Returns whether it does.
    fn pass_begin(&self, old: &mut Cursor<'_>, new: &mut Cursor<'_>) -> bool {
        if new.0.len() <= self.ahead {
            return false;
        }
        let object = nested_len(new.0.as_bytes());
        let passes = new.0.len() - object >= self.ahead;
        if passes {
            old.take(object);
            new.take(object);
        }
        passes
    }
}

/// How many bytes are compared at a time.
const CHUNK: usize = 16;

/// The capacity that the members of most objects fit into.
const MEMBERS: usize = 16;

/// How many bytes are equal before the first difference, rounded down to whole chunks.
fn alike<'a>(pairs: impl Iterator<Item = (&'a [u8], &'a [u8])>) -> usize {
    CHUNK * pairs.take_while(|(one, other)| one == other).count()
}

/// Writes the patch between the unread members of two objects.
fn write_rest<'a>(old: &mut Cursor<'a>, new: &mut Cursor<'a>, writer: &mut Writer<'_>) {
    if old.at_end() {
        new.members().for_each(|come| writer.member(come.key, come.value));
        return;
    }
    let mut before: Vec<Option<Member<'_>>> = Vec::with_capacity(MEMBERS);
    before.extend(old.members().map(Some));
    let mut expected = 0;
    for member in new.members() {
        match find(&mut before, &mut expected, member.key) {
            Some(value) if value == member.value => {}
            Some(value) if value.starts_with('{') && member.value.starts_with('{') => {
                writer.nested(member.key, |patch| {
                    let same = Same::of(value, member.value);
                    same.write_diff(&mut Cursor(value), &mut Cursor(member.value), patch)
                });
            }
            _ => writer.member(member.key, member.value),
        }
    }
    for gone in before.into_iter().flatten() {
        writer.member(gone.key, "null");
    }
}

/// Removes the member with `key` from `before`. Documents keep the order of their members, so it is nearly always the
/// expected one.
fn find<'a>(before: &mut [Option<Member<'a>>], expected: &mut usize, key: &str) -> Option<&'a str> {
    let holds = |slot: &Option<Member<'a>>| slot.as_ref().is_some_and(|member| member.key == key);
    let at = match before.get(*expected) {
        Some(slot) if holds(slot) => *expected,
        _ => before.iter().position(holds)?,
    };
    *expected = at + 1;
    before[at].take().map(|member| member.value)
}

/// Writes the members of one object of a patch.
struct Writer<'a> {
    patch: &'a mut String,
    first: bool,
}

impl Writer<'_> {
    fn member(&mut self, key: &str, value: &str) {
        self.key(key);
        self.patch.push_str(value);
        self.first = false;
    }

    /// Writes a member that is an object. The member is left out if nothing is written into it.
    fn nested(&mut self, key: &str, write: impl FnOnce(&mut String) -> bool) {
        let before = self.patch.len();
        self.key(key);
        if write(self.patch) {
            self.first = false;
        } else {
            self.patch.truncate(before);
        }
    }

    fn key(&mut self, key: &str) {
        if !self.first {
            self.patch.push(',');
        }
        self.patch.push_str(key);
        self.patch.push(':');
    }
}

struct Member<'a> {
    /// The key with its quotes.
    key: &'a str,
    value: &'a str,
}

/// The unread part of a compact JSON text.
#[derive(Clone)]
struct Cursor<'a>(&'a str);

impl<'a> Cursor<'a> {
    fn byte(&self) -> Option<u8> {
        self.0.as_bytes().first().copied()
    }

    fn at_object(&self) -> bool {
        self.byte() == Some(b'{')
    }

    /// Whether the object has no more members.
    fn at_end(&self) -> bool {
        !matches!(self.byte(), Some(b'"'))
    }

    fn enter(&mut self) {
        self.pass(b'{');
    }

    fn leave(&mut self) {
        self.pass(b'}');
    }

    fn pass_comma(&mut self) {
        self.pass(b',');
    }

    fn pass(&mut self, byte: u8) {
        if self.byte() == Some(byte) {
            self.0 = &self.0[1..];
        }
    }

    /// The key of the next member, with its quotes.
    fn take_key(&mut self) -> &'a str {
        let key = self.take(string_len(self.0.as_bytes()));
        self.pass(b':');
        key
    }

    fn take_value(&mut self) -> &'a str {
        self.take(value_len(self.0.as_bytes()))
    }

    /// Reads a key or a value if the text continues with this one. A value must be followed by a comma or a closing brace.
    fn take_same(&mut self, wanted: &str) -> bool {
        let rest = self.0.strip_prefix(wanted);
        let rest = rest.filter(|rest| matches!(rest.as_bytes().first(), None | Some(b',' | b'}' | b':')));
        self.0 = rest.unwrap_or(self.0);
        rest.is_some()
    }

    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.0.split_at(bytes);
        self.0 = rest;
        taken
    }

    /// The unread members.
    fn members(&mut self) -> impl Iterator<Item = Member<'a>> {
        std::iter::from_fn(move || {
            if self.at_end() {
                return None;
            }
            let member = Member { key: self.take_key(), value: self.take_value() };
            self.pass_comma();
            Some(member)
        })
    }
}

/// The length of the compact JSON value at the start of `text`, in bytes.
fn value_len(text: &[u8]) -> usize {
    match text.first() {
        Some(b'"') => string_len(text),
        Some(b'{' | b'[') => nested_len(text),
        _ => text.iter().position(|byte| matches!(byte, b',' | b'}' | b']')).unwrap_or(text.len()),
    }
}

/// The length of the string at the start of `text`, in bytes, with its quotes.
fn string_len(text: &[u8]) -> usize {
    let mut at = 1;
    while let Some(step) = text.get(at..).and_then(|rest| rest.iter().position(|&b| b == b'"' || b == b'\\'))
    {
        at += step;
        if text[at] == b'"' {
            return at + 1;
        }
        // The character after a backslash does not end the string.
        at += 2;
    }
    text.len()
}

/// The length of the object or list at the start of `text`, in bytes.
fn nested_len(text: &[u8]) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => {
                at += string_len(&text[at..]);
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
        at += 1;
    }
    text.len()
}

#[cfg(test)]
mod tests;
