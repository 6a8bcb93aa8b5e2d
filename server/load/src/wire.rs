//! Parses the parts of a frame that a player needs, and skips everything else.

use protocol::gather::any_one;
use protocol::{ByeCode, TableStatus};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

/// The verb of the only action while a secret choice waits for other players.
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
    #[serde(default, borrow)]
    pub(super) delta: Option<Change<'a>>,
}

/// A view document or a patch of one.
#[derive(Default, Deserialize)]
pub(super) struct Change<'a> {
    #[serde(default, borrow, deserialize_with = "nullable")]
    you: Option<Option<You<'a>>>,
    #[serde(default)]
    table: Option<Table>,
}

#[derive(Deserialize)]
struct You<'a> {
    #[serde(default)]
    decision: Option<u64>,
    #[serde(default, deserialize_with = "nullable")]
    host: Option<Option<bool>>,
    #[serde(default, borrow, deserialize_with = "nullable")]
    prompt: Option<Option<Prompt<'a>>>,
}

#[derive(Deserialize)]
struct Prompt<'a> {
    /// The legal actions. Absent in a patch that does not change them.
    #[serde(default, borrow)]
    actions: Option<Vec<LegalAction<'a>>>,
}

#[derive(Deserialize)]
struct LegalAction<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

#[derive(Deserialize)]
struct Table {
    #[serde(default)]
    status: Option<TableStatus>,
    #[serde(default)]
    rematch: Option<String>,
}

/// The parts of the view document that a player needs.
#[derive(Debug, Default)]
pub(super) struct RoomView {
    pub(super) status: Option<TableStatus>,
    /// The room of the rematch.
    pub(super) rematch: Option<String>,
    pub(super) host: bool,
    pub(super) decision: u64,
    /// The legal actions, as received.
    actions: Vec<Box<RawValue>>,
}

/// Parses a frame.
pub(super) fn read(text: &str) -> Result<Frame<'_>, serde_json::Error> {
    serde_json::from_str(text)
}

/// Parses the code of a `bye` frame.
pub(super) fn goodbye(word: Option<&str>) -> Option<ByeCode> {
    serde_json::from_value(word?.into()).ok()
}

impl RoomView {
    /// Applies a document or a patch.
    pub(super) fn apply(&mut self, change: Change<'_>) {
        if let Some(table) = change.table {
            self.status = table.status.or(self.status);
            self.rematch = table.rematch.or(self.rematch.take());
        }
        let Some(you) = change.you else { return };
        let Some(you) = you else {
            (self.host, self.decision) = (false, 0);
            self.actions.clear();
            return;
        };
        self.decision = you.decision.unwrap_or(self.decision);
        if let Some(host) = you.host {
            self.host = host.unwrap_or_default();
        }
        match you.prompt {
            None | Some(Some(Prompt { actions: None })) => {}
            Some(None) => self.actions.clear(),
            Some(Some(Prompt { actions: Some(actions) })) => {
                self.actions = actions.iter().map(|legal| legal.action.to_owned()).collect();
            }
        }
    }

    /// Whether the player has a decision to make. Taking back a secret choice does not count.
    pub(super) fn has_decision(&self) -> bool {
        match self.actions.as_slice() {
            [] => false,
            [action] => !is_reconsider(action),
            [_, _, ..] => true,
        }
    }

    /// Chooses one of the legal actions with `below`, which returns a number below its argument. `None` if there is no
    /// decision to make.
    pub(super) fn choose_action(&self, mut below: impl FnMut(usize) -> usize) -> Option<String> {
        let action = self.has_decision().then(|| self.actions[below(self.actions.len())].get())?;
        if !action.contains('[') {
            return Some(action.to_owned());
        }
        Some(any_one(&serde_json::from_str(action).ok()?, below).to_string())
    }
}

/// Whether an action only takes back a secret choice.
fn is_reconsider(action: &RawValue) -> bool {
    #[derive(Deserialize)]
    struct Action<'a> {
        r#do: &'a str,
    }
    serde_json::from_str(action.get()).is_ok_and(|Action { r#do: verb }| verb == RECONSIDER)
}

/// Distinguishes `null` (`Some(None)`) from an absent field (`None`).
fn nullable<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(view: &mut RoomView, text: &str) {
        let frame = read(text).unwrap();
        view.apply(frame.document.or(frame.delta).unwrap());
    }

    #[test]
    fn a_view_follows_the_patches() {
        let mut view = RoomView::default();
        after(
            &mut view,
            r#"{"t":"snapshot","document":{"table":{"status":"running"},"game":{"x":1},
                "you":{"seat":0,"host":true,"decision":7,
                    "prompt":{"line":{},"actions":[{"action":{"do":"a"}},{"action":{"do":"b"},"costs":{}}]}}}}"#,
        );
        assert!(view.host && view.status == Some(TableStatus::Running) && view.decision == 7);
        assert_eq!(view.choose_action(|count| count - 1).as_deref(), Some(r#"{"do":"b"}"#));
        after(&mut view, r#"{"t":"patch","delta":{"you":{"decision":9,"prompt":{"unavailable":null}}}}"#);
        assert_eq!((view.decision, view.choose_action(|_| 0).as_deref()), (9, Some(r#"{"do":"a"}"#)));
        let waiting = r#"{"actions":[{"action":{"do":"reconsider"}}]}"#;
        after(&mut view, &format!(r#"{{"t":"patch","delta":{{"you":{{"prompt":{waiting}}}}}}}"#));
        assert_eq!(view.choose_action(|_| 0), None);
        let several = r#"{"actions":[{"action":{"do":"c","m":3,"n":[1,2]}}]}"#;
        after(&mut view, &format!(r#"{{"t":"patch","delta":{{"you":{{"prompt":{several}}}}}}}"#));
        assert_eq!(view.choose_action(|count| count - 1).as_deref(), Some(r#"{"do":"c","m":3,"n":2}"#));
        after(
            &mut view,
            r#"{"t":"patch","delta":{"you":{"prompt":null,"host":null},"table":{"rematch":"r"}}}"#,
        );
        assert_eq!((view.choose_action(|_| 0), view.host), (None, false));
        assert_eq!(view.rematch.as_deref(), Some("r"));
        after(&mut view, r#"{"t":"patch","delta":{"you":null,"table":{"status":"over"}}}"#);
        assert_eq!((view.status, view.decision), (Some(TableStatus::Over), 0));
    }
}
