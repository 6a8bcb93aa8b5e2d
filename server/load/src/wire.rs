//! Reads of a frame what a player must know, and passes over everything else.

use protocol::choices::{one_action, unpacked};
use protocol::words::spelled_out;
use protocol::{ByeCode, TableStatus};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// What there is to choose while a secret choice waits for the others.
const RECONSIDER: &str = "reconsider";

/// A frame of any kind.
#[derive(Deserialize)]
pub(super) struct Frame<'a> {
    pub(super) t: &'a str,
    #[serde(default)]
    pub(super) room: Option<&'a str>,
    #[serde(default)]
    pub(super) tag: Option<u32>,
    #[serde(default)]
    pub(super) version: u64,
    #[serde(default)]
    pub(super) id: Option<&'a str>,
    #[serde(default)]
    pub(super) code: Option<&'a str>,
    #[serde(default, borrow)]
    pub(super) document: Option<Change<'a>>,
    /// With words in few letters.
    #[serde(default, borrow)]
    pub(super) delta: Option<&'a RawValue>,
    #[serde(default)]
    pub(super) words: Vec<String>,
}

/// What becomes of a document, whole or as a patch.
#[derive(Default, Deserialize)]
pub(super) struct Change<'a> {
    #[serde(default, borrow, deserialize_with = "given")]
    you: Option<Option<You<'a>>>,
    #[serde(default)]
    table: Option<Table>,
}

#[derive(Deserialize)]
struct You<'a> {
    #[serde(default)]
    decision: Option<u64>,
    #[serde(default, deserialize_with = "given")]
    host: Option<Option<bool>>,
    #[serde(default, borrow, deserialize_with = "given")]
    ask: Option<Option<Ask<'a>>>,
}

#[derive(Deserialize)]
struct Ask<'a> {
    /// By their verbs; a verb that is null has none any more.
    #[serde(default, borrow)]
    choices: BTreeMap<&'a str, Option<&'a RawValue>>,
}

#[derive(Deserialize)]
struct Table {
    #[serde(default)]
    status: Option<TableStatus>,
    #[serde(default)]
    rematch: Option<String>,
}

/// What a player knows of the room.
#[derive(Debug, Default)]
pub(super) struct Picture {
    pub(super) status: Option<TableStatus>,
    /// The room that follows.
    pub(super) rematch: Option<String>,
    pub(super) host: bool,
    pub(super) decision: u64,
    /// The listed actions as they came, by their verbs.
    choices: BTreeMap<String, Box<RawValue>>,
    /// What patches write in few letters.
    pub(super) words: Vec<String>,
}

/// Reads a frame.
pub(super) fn read(text: &str) -> Result<Frame<'_>, serde_json::Error> {
    serde_json::from_str(text)
}

/// Reads the code of a goodbye.
pub(super) fn goodbye(word: Option<&str>) -> Option<ByeCode> {
    serde_json::from_value(word?.into()).ok()
}

impl Picture {
    /// Takes in a patch of the document.
    pub(super) fn patch(&mut self, delta: &RawValue) -> Result<(), serde_json::Error> {
        let delta = spelled_out(delta.get(), &self.words);
        self.take(serde_json::from_str(&delta)?);
        Ok(())
    }

    /// Takes in what became of the document.
    pub(super) fn take(&mut self, change: Change<'_>) {
        if let Some(table) = change.table {
            self.status = table.status.or(self.status);
            self.rematch = table.rematch.or(self.rematch.take());
        }
        let Some(you) = change.you else { return };
        let Some(you) = you else {
            (self.host, self.decision) = (false, 0);
            self.choices.clear();
            return;
        };
        self.decision = you.decision.unwrap_or(self.decision);
        if let Some(host) = you.host {
            self.host = host.unwrap_or_default();
        }
        match you.ask {
            None => {}
            Some(None) => self.choices.clear(),
            Some(Some(ask)) => {
                for (verb, choices) in ask.choices {
                    match choices {
                        Some(choices) => drop(self.choices.insert(verb.to_owned(), choices.to_owned())),
                        None => drop(self.choices.remove(verb)),
                    }
                }
            }
        }
    }

    /// Whether there is something to choose.
    pub(super) fn asks(&self) -> bool {
        !self.choices.is_empty() && !self.choices.keys().eq([RECONSIDER])
    }

    /// Draws one of the listed actions by a number below how many there are; nothing when there is nothing to do.
    pub(super) fn draw(&self, mut below: impl FnMut(usize) -> usize) -> Option<String> {
        if !self.asks() {
            return None;
        }
        let lists = self.choices.iter();
        let packed = lists.map(|(verb, list)| Ok((verb.clone(), serde_json::from_str(list.get())?)));
        let choices = unpacked(&packed.collect::<serde_json::Result<_>>().ok()?);
        let place = (!choices.is_empty()).then(|| below(choices.len()))?;
        Some(one_action(&choices[place]["action"], below).to_string())
    }
}

/// Tells what is null from what is absent.
fn given<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(picture: &mut Picture, text: &str) {
        let frame = read(text).unwrap();
        match frame.document {
            Some(document) => picture.take(document),
            None => picture.patch(frame.delta.unwrap()).unwrap(),
        }
    }

    #[test]
    fn a_picture_follows_the_patches() {
        let mut picture = Picture::default();
        after(
            &mut picture,
            r#"{"t":"snapshot","document":{"table":{"status":"running"},"game":{"x":1},
                "you":{"seat":0,"host":true,"decision":7,"ask":{"choices":{"a":[{"action":{}}],"b":[{"action":{}}]}}}}}"#,
        );
        assert!(picture.host && picture.status == Some(TableStatus::Running) && picture.decision == 7);
        assert_eq!(picture.draw(|most| most - 1).as_deref(), Some(r#"{"do":"b"}"#));
        after(&mut picture, r#"{"t":"patch","delta":{"you":{"decision":9}}}"#);
        assert_eq!((picture.decision, picture.draw(|_| 0).as_deref()), (9, Some(r#"{"do":"a"}"#)));
        after(&mut picture, r#"{"t":"patch","delta":{"you":{"ask":{"choices":{"a":null}}}}}"#);
        assert_eq!(picture.draw(|_| 0).as_deref(), Some(r#"{"do":"b"}"#), "what is not told again stays");
        after(
            &mut picture,
            r#"{"t":"patch","delta":{"you":{"ask":{"choices":{"b":null,"reconsider":[{"action":{}}]}}}}}"#,
        );
        assert_eq!(picture.draw(|_| 0), None);
        after(
            &mut picture,
            r#"{"t":"patch","delta":{"you":{"ask":null,"host":null},"table":{"rematch":"r"}}}"#,
        );
        assert_eq!((picture.draw(|_| 0), picture.host), (None, false));
        assert_eq!(picture.rematch.as_deref(), Some("r"));
        after(
            &mut picture,
            r#"{"t":"patch","delta":{"you":{"ask":{"choices":{"c":[{"action":{"n":[1,2],"m":3}}]}}}}}"#,
        );
        let second = picture.draw(|count| count - 1);
        assert_eq!(second.as_deref(), Some(r#"{"do":"c","m":3,"n":2}"#), "a list is any one of its things");
        after(&mut picture, r#"{"t":"patch","delta":{"you":null,"table":{"status":"over"}}}"#);
        assert_eq!((picture.status, picture.decision), (Some(TableStatus::Over), 0));
    }
}
