//! Words that come again and again in the patches of a room, in few letters: a string that begins with `~` stands for
//! the word of that number in base 36. The snapshot before the patches lists them.

use crate::document::string_len;
use foldhash::fast::FixedState;
use std::collections::HashMap;

/// What a string begins with that stands for a word. Twice, it is a string's own.
const SIGN: char = '~';
const BASE: u32 = 36;

/// Words by their numbers, and how they are written.
#[derive(Debug, Default)]
pub struct Words {
    list: Vec<String>,
    /// By the word with its quotes, what stands for it, with quotes.
    signs: HashMap<String, String, FixedState>,
}

impl Words {
    /// The words in the order of their numbers. They are plain: nothing in them needs an escape.
    #[must_use]
    pub fn of(list: Vec<String>) -> Self {
        let signs = (0..).zip(&list);
        let signs =
            signs.map(|(number, word)| (format!("\"{word}\""), format!("\"{SIGN}{}\"", digits(number))));
        Self { signs: signs.collect(), list }
    }

    /// Word by word, from number 0.
    #[must_use]
    pub fn list(&self) -> &[String] {
        &self.list
    }

    /// Writes a compact JSON text to the end of `out`, with its words in few letters.
    pub fn write(&self, json: &str, out: &mut String) {
        rewrite(json, out, |string, out| match self.signs.get(string) {
            Some(sign) => out.push_str(sign),
            None if string[1..].starts_with(SIGN) => {
                out.extend(['"', SIGN]);
                out.push_str(&string[1..]);
            }
            None => out.push_str(string),
        });
    }
}

/// Puts the words back into a JSON text that [`Words::write`] wrote.
#[must_use]
pub fn spelled_out(json: &str, words: &[String]) -> String {
    let mut out = String::with_capacity(2 * json.len());
    rewrite(json, &mut out, |string, out| {
        let Some(number) = string[1..].strip_prefix(SIGN) else { return out.push_str(string) };
        let word = number.strip_suffix('"').and_then(|number| usize::from_str_radix(number, BASE).ok());
        out.push('"');
        match word.and_then(|number| words.get(number)) {
            Some(word) => out.extend([word.as_str(), "\""]),
            None => out.push_str(number),
        }
    });
    out
}

/// Copies a JSON text, each of its strings (with quotes) by `write`.
fn rewrite(json: &str, out: &mut String, mut write: impl FnMut(&str, &mut String)) {
    let mut rest = json;
    while let Some(at) = rest.find('"') {
        let (before, string) = rest.split_at(at);
        let (string, after) = string.split_at(string_len(string.as_bytes()));
        out.push_str(before);
        write(string, out);
        rest = after;
    }
    out.push_str(rest);
}

fn digits(mut number: usize) -> String {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    let mut digits = Vec::new();
    loop {
        digits.push(char::from(DIGITS[number % DIGITS.len()]));
        number /= DIGITS.len();
        if number == 0 {
            return digits.into_iter().rev().collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    fn words(list: &[&str]) -> Words {
        Words::of(list.iter().map(ToString::to_string).collect())
    }

    fn written(words: &Words, value: &Value) -> String {
        let mut text = String::new();
        words.write(&value.to_string(), &mut text);
        text
    }

    #[test]
    fn known_words_are_keys_and_values_alike() {
        let words = words(&["seats", "chosen"]);
        let delta =
            json!({ "seats": { "3": { "what": "chosen", "with": ["seats", "seat", "a\"chosen\""] } } });
        let text = written(&words, &delta);
        assert_eq!(text, r#"{"~0":{"3":{"what":"~1","with":["~0","seat","a\"chosen\""]}}}"#);
    }

    #[test]
    fn the_tenth_word_is_a_and_the_thirty_sixth_has_two_letters() {
        assert_eq!([9, 10, 35, 36, 1_295, 1_296].map(digits), ["9", "a", "z", "10", "zz", "100"]);
    }

    #[test]
    fn a_string_may_begin_like_a_word() {
        let words = words(&["seats"]);
        assert_eq!(written(&words, &json!({ "~0": ["~", "~~", "seats"] })), r#"{"~~0":["~~","~~~","~0"]}"#);
    }

    /// The same vectors go through the client's own.
    #[test]
    fn vectors_shared_with_the_client() {
        let vectors: Value = serde_json::from_str(include_str!("../vectors/words.json")).unwrap();
        let list: Vec<String> = serde_json::from_value(vectors["words"].clone()).unwrap();
        for vector in vectors["cases"].as_array().unwrap() {
            let spelled = spelled_out(&vector["written"].to_string(), &list);
            assert_eq!(serde_json::from_str::<Value>(&spelled).unwrap(), vector["means"]);
            let text = written(&Words::of(list.clone()), &vector["means"]);
            assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), vector["written"]);
        }
    }

    fn json_values() -> impl Strategy<Value = Value> {
        let text = prop_oneof!["w[0-9]{1,2}", "~{0,3}[0-9a-z]{0,2}", ".{0,6}"];
        let leaf = prop_oneof![any::<i32>().prop_map(Value::from), text.clone().prop_map(Value::from)];
        leaf.prop_recursive(4, 40, 5, move |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
                prop::collection::btree_map(text.clone(), inner, 0..4)
                    .prop_map(|map| Value::Object(map.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn what_was_written_is_spelled_out_again(value in json_values()) {
            let words = Words::of((0..60).map(|n| format!("w{n}")).collect());
            let written = written(&words, &value);
            prop_assert!(serde_json::from_str::<Value>(&written).is_ok());
            prop_assert_eq!(spelled_out(&written, words.list()), value.to_string());
        }
    }
}
