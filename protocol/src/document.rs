//! A viewer's document and its RFC 7396 merge patches, both as JSON text.
//!
//! A document is written once by the server, with its keys in a fixed order; two documents are compared as texts.
//! The patch is exact because of the shape of documents: collections are maps, lists are replaced whole, nothing is
//! null, and absent things are absent keys.

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// One JSON object as compact text, as `serde_json` writes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document(String);

impl Document {
    /// Writes a value as a document.
    ///
    /// # Errors
    /// When the value has no JSON form, or is no object.
    pub fn of(value: &impl Serialize) -> serde_json::Result<Self> {
        let text = serde_json::to_string(value)?;
        if text.starts_with('{') {
            Ok(Self(text))
        } else {
            Err(serde::ser::Error::custom("a document is an object"))
        }
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The text, to be put into a message as it is.
    ///
    /// # Errors
    /// When the document is empty: it was never written.
    pub fn raw(&self) -> serde_json::Result<Box<RawValue>> {
        RawValue::from_string(self.0.clone())
    }

    /// The merge patch that leads from `self` to `next`; nothing when they are equal.
    #[must_use]
    pub fn diff(&self, next: &Self) -> Option<String> {
        if self.0 == next.0 {
            return None;
        }
        let mut patch = String::new();
        write_diff(&self.0, &next.0, &mut patch);
        Some(patch)
    }
}

/// Applies a merge patch as RFC 7396 says.
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

/// Writes the patch between two different objects.
fn write_diff(old: &str, new: &str, patch: &mut String) {
    let mut before: Vec<Option<Member<'_>>> = members(old).map(Some).collect();
    let mut expected = 0;
    patch.push('{');
    let mut first = true;
    for member in members(new) {
        let found = find(&mut before, &mut expected, member.key);
        if found == Some(member.value) {
            continue;
        }
        separate(&mut first, patch);
        patch.push_str(member.key);
        patch.push(':');
        match found {
            Some(value) if value.starts_with('{') && member.value.starts_with('{') => {
                write_diff(value, member.value, patch);
            }
            _ => patch.push_str(member.value),
        }
    }
    for gone in before.into_iter().flatten() {
        separate(&mut first, patch);
        patch.push_str(gone.key);
        patch.push_str(":null");
    }
    patch.push('}');
}

fn separate(first: &mut bool, patch: &mut String) {
    if !std::mem::replace(first, false) {
        patch.push(',');
    }
}

/// Takes the member with `key` out of `before`. Documents keep their order, so it is nearly always the expected one.
fn find<'a>(before: &mut [Option<Member<'a>>], expected: &mut usize, key: &str) -> Option<&'a str> {
    let holds = |slot: &Option<Member<'a>>| slot.as_ref().is_some_and(|member| member.key == key);
    let at = match before.get(*expected) {
        Some(slot) if holds(slot) => *expected,
        _ => before.iter().position(holds)?,
    };
    *expected = at + 1;
    before[at].take().map(|member| member.value)
}

struct Member<'a> {
    /// With its quotes.
    key: &'a str,
    value: &'a str,
}

/// The members of a compact JSON object.
fn members(object: &str) -> impl Iterator<Item = Member<'_>> {
    let mut rest = object.strip_prefix('{').unwrap_or_default();
    std::iter::from_fn(move || {
        rest = rest.strip_prefix(',').unwrap_or(rest);
        if !rest.starts_with('"') {
            return None;
        }
        let (key, after) = rest.split_at(value_len(rest));
        let after = after.strip_prefix(':')?;
        let (value, after) = after.split_at(value_len(after));
        rest = after;
        Some(Member { key, value })
    })
}

/// How many bytes the compact JSON value at the start of `text` takes.
fn value_len(text: &str) -> usize {
    let mut depth = 0_usize;
    let mut quoted = false;
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate() {
        if quoted {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'"' => quoted = false,
                _ => continue,
            }
            if quoted || depth > 0 {
                continue;
            }
            return at + 1;
        }
        match byte {
            b'"' => quoted = true,
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth == 0 => return at,
            b'}' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            b',' if depth == 0 => return at,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::json;

    fn check(old: &Value, new: &Value) -> Option<Value> {
        let (before, after) = (Document::of(old).unwrap(), Document::of(new).unwrap());
        let patch = before.diff(&after).map(|text| serde_json::from_str::<Value>(&text).unwrap());
        let mut target = old.clone();
        if let Some(patch) = &patch {
            apply(&mut target, patch);
        }
        assert_eq!(&target, new);
        patch
    }

    #[test]
    fn equal_documents_need_no_patch() {
        assert_eq!(check(&json!({"a": {"b": 1}}), &json!({"a": {"b": 1}})), None);
    }

    #[test]
    fn only_what_changed_is_sent() {
        let old = json!({"game": {"hand": {"c1": 1, "c2": 2}, "round": 1}, "table": {"awaited": [0]}});
        let new = json!({"game": {"hand": {"c1": 1, "c3": 3}, "round": 1}, "table": {"awaited": [0]}});
        assert_eq!(check(&old, &new), Some(json!({"game": {"hand": {"c2": null, "c3": 3}}})));
    }

    #[test]
    fn a_changed_variant_loses_the_fields_of_the_old_one() {
        let old = json!({"phase": {"kind": "pick", "left": 3}});
        let new = json!({"phase": {"kind": "place", "face": "woods"}});
        assert_eq!(
            check(&old, &new),
            Some(json!({"phase": {"kind": "place", "face": "woods", "left": null}}))
        );
    }

    #[test]
    fn lists_are_replaced_whole() {
        let old = json!({"order": ["a", "b"], "x": {}});
        let new = json!({"order": ["b", "a"], "x": {}});
        assert_eq!(check(&old, &new), Some(json!({"order": ["b", "a"]})));
    }

    #[test]
    fn quotes_brackets_and_backslashes_in_texts_do_no_harm() {
        let old = json!({"name": "a\"},{\\", "n": 1, "deep": {"k": "]}\\\""}});
        let new = json!({"name": "b\"},{\\", "n": 1, "deep": {"k": "]}\\\\\""}});
        check(&old, &new);
    }

    #[test]
    fn objects_and_plain_values_take_each_others_place() {
        check(&json!({"a": 1, "b": {"c": 2}}), &json!({"a": {"c": 2}, "b": 1}));
        check(&json!({"a": {"b": 1}}), &json!({"a": {}}));
        check(&json!({"a": [1]}), &json!({"a": {}}));
    }

    /// The same vectors go through the client's own `apply`.
    #[test]
    fn vectors_shared_with_the_client() {
        let vectors: Vec<Value> = serde_json::from_str(include_str!("../vectors/merge.json")).unwrap();
        assert!(vectors.len() > 10);
        for vector in vectors {
            let mut target = vector["old"].clone();
            apply(&mut target, &vector["patch"]);
            assert_eq!(target, vector["new"], "{vector}");
        }
    }

    /// Documents as they are allowed to be: no null outside lists.
    fn documents() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            any::<bool>().prop_map(Value::from),
            any::<i32>().prop_map(Value::from),
            ".{0,6}".prop_map(Value::from),
        ];
        let inner = leaf.prop_recursive(4, 40, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
                prop::collection::btree_map("[a-d]", inner, 0..4)
                    .prop_map(|map| Value::Object(map.into_iter().collect())),
            ]
        });
        prop::collection::btree_map("[a-d]", inner, 0..4)
            .prop_map(|map| Value::Object(map.into_iter().collect()))
    }

    proptest! {
        #[test]
        fn a_patch_leads_exactly_to_the_next_document(old in documents(), new in documents()) {
            check(&old, &new);
        }
    }
}
