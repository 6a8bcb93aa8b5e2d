//! Lists of choices in few words, by the verbs of their actions: of a verb whose choices stay, nothing is told again.
//! Those that differ in one field of their action are gathered into one choice with a list in that field: an action's own
//! fields are never lists, so a list always means "any one of these". Then each choice of a verb but the first is written
//! as the merge patch that leads to it from the one before.

use crate::document::{Cursor, Document, apply, write_object};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Shorter lists are not gathered: little is to be had there.
pub const LONG_LIST: usize = 3;
/// Bytes of most choices.
const USUAL: usize = 96;
/// The field that says what kind of action it is.
const KIND: &str = "do";

/// A list of choices as it stands in a document: an object by the verbs of their actions, as JSON text.
///
/// # Errors
/// When a choice has no JSON form, or is no object.
pub fn packed<C: Serialize>(choices: &[C]) -> serde_json::Result<String> {
    let (texts, ends) = written(choices)?;
    let mut by_verb: BTreeMap<&str, Vec<Choice<'_>>> = BTreeMap::new();
    let mut start = 0;
    for end in ends {
        let (verb, choice) = Choice::of(&texts[start..end]);
        by_verb.entry(verb).or_default().push(choice);
        start = end;
    }
    let mut packed = String::with_capacity(texts.len());
    for (verb, choices) in by_verb {
        packed.push_str(if packed.is_empty() { "{" } else { "," });
        packed.push_str(verb);
        packed.push(':');
        let choices = if choices.len() < LONG_LIST { choices } else { gathered(choices) };
        write_chain(&choices, &mut packed);
    }
    packed.push_str(if packed.is_empty() { "{}" } else { "}" });
    Ok(packed)
}

/// All choices in one text, and where each of them ends.
fn written<C: Serialize>(choices: &[C]) -> serde_json::Result<(String, Vec<usize>)> {
    let mut text = Vec::with_capacity(choices.len() * USUAL);
    let mut ends = Vec::with_capacity(choices.len());
    for choice in choices {
        write_object(choice, &mut text)?;
        ends.push(text.len());
    }
    Ok((String::from_utf8(text).map_err(serde::ser::Error::custom)?, ends))
}

/// A choice whose text is taken apart. Names stand in their quotes.
struct Choice<'a> {
    /// The text before the fields of its action, and behind them.
    around: (&'a str, &'a str),
    /// The fields but for the verb, each with the values of which it means any one.
    fields: Vec<(&'a str, Vec<&'a str>)>,
}

impl<'a> Choice<'a> {
    /// The verb of a choice, and all else.
    fn of(text: &'a str) -> (&'a str, Self) {
        let mut cursor = Cursor::of(text);
        cursor.enter();
        let mut around = (text, "");
        let (mut verb, mut fields) = ("\"\"", Vec::new());
        while !cursor.at_end() {
            if unquoted(cursor.take_key()) != "action" {
                cursor.take_value();
                cursor.pass_comma();
                continue;
            }
            cursor.enter();
            let before = &text[..text.len() - cursor.rest().len()];
            for member in cursor.members() {
                if unquoted(member.key) == KIND {
                    verb = member.value;
                } else {
                    fields.push((member.key, vec![member.value]));
                }
            }
            around = (before, cursor.rest());
            break;
        }
        (verb, Self { around, fields })
    }

    /// What it has in common with those it could be gathered with by a field.
    fn all_but(&self, field: &str) -> Vec<&'a str> {
        let (before, behind) = self.around;
        let mut parts = vec![before, behind];
        for (name, values) in self.fields.iter().filter(|(name, _)| *name != field) {
            // No value is empty: it sets one field apart from the next.
            parts.extend(["", name]);
            parts.extend(values);
        }
        parts
    }

    fn values_of(&mut self, field: &str) -> Option<&mut Vec<&'a str>> {
        self.fields.iter_mut().find(|(name, _)| *name == field).map(|(_, values)| values)
    }

    fn write(&self) -> Document {
        let mut text = String::from(self.around.0);
        for (at, (name, values)) in self.fields.iter().enumerate() {
            text.push_str(if at == 0 { "" } else { "," });
            text.push_str(name);
            text.push(':');
            match values.as_slice() {
                [one] => text.push_str(one),
                any => text.extend(["[", &any.join(","), "]"]),
            }
        }
        text.push_str(self.around.1);
        Document::written(text)
    }
}

fn unquoted(key: &str) -> &str {
    key.trim_matches('"')
}

/// The choices of a list that was [`packed`], still gathered.
#[must_use]
pub fn unpacked(packed: &Map<String, Value>) -> Vec<Value> {
    let of_verb = |(verb, list): (&String, &Value)| {
        let mut before = Value::Null;
        let choice = |patch: &Value| {
            apply(&mut before, patch);
            let mut choice = before.clone();
            choice["action"][KIND] = verb.as_str().into();
            choice
        };
        list.as_array().into_iter().flatten().map(choice).collect::<Vec<_>>()
    };
    packed.iter().flat_map(of_verb).collect()
}

/// Each choice as the patch that leads to it from the one before.
fn write_chain(choices: &[Choice<'_>], out: &mut String) {
    let mut before = Document::written("{}".to_owned());
    out.push('[');
    for (at, choice) in choices.iter().enumerate() {
        let choice = choice.write();
        out.push_str(if at == 0 { "" } else { "," });
        out.push_str(before.diff(&choice).as_deref().unwrap_or("{}"));
        before = choice;
    }
    out.push(']');
}

/// The same choices, gathered by one field after the other.
fn gathered(choices: Vec<Choice<'_>>) -> Vec<Choice<'_>> {
    let fields: BTreeSet<&str> =
        choices.iter().flat_map(|choice| &choice.fields).map(|(name, _)| *name).collect();
    fields.into_iter().fold(choices, gather)
}

/// One of the actions that a choice stands for: where its action has a list, `draw` draws a place in it.
#[must_use]
pub fn one_action(action: &Value, mut draw: impl FnMut(usize) -> usize) -> Value {
    let mut action = action.clone();
    for value in action.as_object_mut().into_iter().flat_map(Map::values_mut) {
        if let Value::Array(values) = value {
            let place = draw(values.len());
            *value = values.swap_remove(place);
        }
    }
    action
}

/// Makes one choice of those that are alike but for one field of their action.
fn gather<'a>(choices: Vec<Choice<'a>>, field: &str) -> Vec<Choice<'a>> {
    let mut gathered: Vec<Choice<'a>> = Vec::with_capacity(choices.len());
    let mut places: HashMap<Vec<&str>, usize> = HashMap::with_capacity(choices.len());
    for mut choice in choices {
        let alike = choice.all_but(field);
        if let Some(values) = choice.values_of(field) {
            let place = *places.entry(alike).or_insert(gathered.len());
            if let Some(first) = gathered.get_mut(place).and_then(|first| first.values_of(field)) {
                first.append(values);
                continue;
            }
        }
        gathered.push(choice);
    }
    gathered
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::json;

    #[test]
    fn what_differs_in_one_field_goes_together() {
        let choice = |mut action: Value| {
            action["do"] = "place".into();
            json!({ "action": action })
        };
        let place = |dino, pen| choice(json!({ "dino": dino, "pen": pen }));
        let list = vec![
            choice(json!({})),
            place("trex", "woods"),
            place("trex", "river"),
            place("diplo", "woods"),
            place("diplo", "river"),
            json!({ "action": { "do": "place", "dino": "trex", "pen": "king" }, "costs": { "coins": 1 } }),
        ];
        let packed: Value = serde_json::from_str(&packed(&list).unwrap()).unwrap();
        assert_eq!(
            unpacked(packed.as_object().unwrap()),
            [
                choice(json!({})),
                choice(json!({ "dino": ["trex", "diplo"], "pen": ["woods", "river"] })),
                json!({ "action": { "do": "place", "dino": "trex", "pen": "king" }, "costs": { "coins": 1 } }),
            ]
        );
    }

    #[test]
    fn each_is_written_under_its_verb_as_what_differs_from_the_one_before() {
        let buy =
            |coins: u8| json!({ "action": { "do": "buy", "coins": coins }, "gains": { "gas": 3 * coins } });
        let list = [buy(1), buy(2), json!({ "action": { "do": "enough" } })];
        let packed: Value = serde_json::from_str(&packed(&list).unwrap()).unwrap();
        assert_eq!(
            packed,
            json!({
                "buy": [
                    { "action": { "coins": 1 }, "gains": { "gas": 3 } },
                    { "action": { "coins": 2 }, "gains": { "gas": 6 } },
                ],
                "enough": [{ "action": {} }],
            })
        );
        assert_eq!(unpacked(packed.as_object().unwrap()), list);
    }

    /// Every action that a gathered one stands for.
    fn spread(action: &Value) -> Vec<Value> {
        let lists = action.as_object().unwrap().values().filter_map(Value::as_array);
        let count: usize = lists.map(Vec::len).product();
        let nth = |mut n: usize| {
            one_action(action, |count| {
                let place = n % count;
                n /= count;
                place
            })
        };
        (0..count).map(nth).collect()
    }

    proptest! {
        #[test]
        fn nothing_is_lost_and_nothing_comes_in(
            rows in proptest::collection::btree_set((0..2_u8, 0..4_u8, proptest::option::of(0..4_u8), 0..3_u8), 1..60)
        ) {
            let action = |(kind, a, b, c): &(u8, u8, Option<u8>, u8)| {
                let mut action = json!({ "do": format!("k{kind}"), "a": a, "c": c });
                if let Some(b) = b {
                    action["b"] = json!(b);
                }
                action
            };
            let actions: Vec<Value> = rows.iter().map(action).collect();
            let choices: Vec<Value> = actions.iter().map(|action| json!({ "action": action })).collect();
            let list: Value = serde_json::from_str(&packed(&choices).unwrap()).unwrap();
            let list = unpacked(list.as_object().unwrap());
            let mut before: Vec<String> = actions.iter().map(Value::to_string).collect();
            let spread = list.iter().flat_map(|choice| spread(&choice["action"]));
            let mut after: Vec<String> = spread.map(|action| action.to_string()).collect();
            before.sort();
            after.sort();
            prop_assert_eq!(before, after);
        }
    }
}
