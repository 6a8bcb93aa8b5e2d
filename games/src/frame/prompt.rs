//! The prompt of a seat: its question, its legal actions, and reasons for what is unavailable. Texts are keys with
//! parameters, which the client puts into words.

use super::{Presentation, Rules, Seat, SmallMap};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Deref;
use serde::{Serialize, Serializer};

/// Amounts of resources (coins, food …), by name.
pub type Amounts = BTreeMap<&'static str, u32>;

/// The question that one seat has to answer now, with every legal answer. [`prompt_for`] makes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prompt<A> {
    /// The question in one line.
    pub line: Line,
    /// Every legal action of the seat, in the order of [`LegalActions`].
    pub actions: Vec<LegalAction<A>>,
    /// What a player might expect to be possible and is not, with reasons. Never matches a legal action.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Unavailable>>"))]
    pub unavailable: Vec<Unavailable>,
}

/// A legal action with its cost preview.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LegalAction<A> {
    /// The action as the client sends it.
    pub action: A,
    /// Its members stand beside `action`.
    #[serde(flatten)]
    pub preview: CostPreview,
}

/// What an action costs and gains at once, which things it touches, and what the player must confirm.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CostPreview {
    /// The resources that the seat loses.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, u32>>"))]
    pub costs: Amounts,
    /// The resources that the seat gains, as far as they are known before.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, u32>>"))]
    pub gains: Amounts,
    /// Ids of things that the action affects and that none of its fields names: the cells of a shape. On the wire they are
    /// one string, separated by spaces.
    #[serde(default, skip_serializing_if = "Vec::is_empty", serialize_with = "spaced")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub touches: Vec<String>,
    /// A question that the client asks once before it sends the action: what the player would give up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub confirm: Option<Line>,
}

fn spaced<S: Serializer>(ids: &[String], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&ids.join(" "))
}

/// All legal actions of a seat, sorted and without duplicates. Clients see this list, requests are checked against it, and
/// bots choose from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalActions<A>(Vec<A>);

impl<A: Ord> LegalActions<A> {
    /// The legal actions of `seat` in `state`.
    pub fn of<G: Rules<Action = A>>(state: &G, seat: Seat) -> Self {
        let mut actions = state.legal_actions(seat);
        actions.sort_unstable();
        actions.dedup();
        Self(actions)
    }

    /// A binary search.
    pub fn has(&self, action: &A) -> bool {
        self.0.binary_search(action).is_ok()
    }
}

impl<A> Deref for LegalActions<A> {
    type Target = [A];

    fn deref(&self) -> &[A] {
        &self.0
    }
}

impl<A> IntoIterator for LegalActions<A> {
    type Item = A;
    type IntoIter = alloc::vec::IntoIter<A>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// Makes the prompt of a seat from its legal actions.
pub fn prompt_for<G: Presentation>(
    state: &G,
    seat: Seat,
    legal: &LegalActions<G::Action>,
) -> Prompt<G::Action> {
    let action = |action: &G::Action| LegalAction {
        action: action.clone(),
        preview: state.cost_preview(seat, action),
    };
    Prompt {
        line: state.prompt(seat),
        actions: legal.iter().map(action).collect(),
        unavailable: state.unavailable(seat),
    }
}

/// Something that cannot be done now: some fields of an action, and the reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Unavailable {
    /// Fields, as in the JSON of an action, that no legal action has together.
    pub what: BTreeMap<&'static str, Param>,
    /// Shown when a player selects it nevertheless.
    pub why: Line,
}

/// A sentence: the key of a text, and its parameters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    /// `<game>-<key>` is its text.
    pub key: &'static str,
    /// Parameters by name. The name says what kind of thing it is (`seat`, `dino`, `pen`, `n` …).
    #[serde(default, skip_serializing_if = "SmallMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, Param>>"))]
    pub with: SmallMap<&'static str, Param>,
}

/// A parameter of a [`Line`]: a number, or a word that has a text of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Param {
    /// A number, or the number of a seat.
    Number(i32),
    /// An id of the game: a dinosaur, a pen, a breed …
    Word(&'static str),
}

impl Line {
    /// A sentence without parameters.
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Self { key, with: SmallMap::default() }
    }

    /// Adds a parameter.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Param>) -> Self {
        self.with.insert(name, value.into());
        self
    }
}

impl From<Seat> for Param {
    fn from(seat: Seat) -> Self {
        Self::Number(i32::from(seat.0))
    }
}

impl From<i32> for Param {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

impl From<&'static str> for Param {
    fn from(word: &'static str) -> Self {
        Self::Word(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn touched_things_are_one_string() {
        let touches = ["a1", "b2", "row_b"].map(String::from).to_vec();
        assert_eq!(
            json!(CostPreview { touches, ..CostPreview::default() }),
            json!({ "touches": "a1 b2 row_b" })
        );
        assert_eq!(json!(CostPreview::default()), json!({}));
    }

    #[test]
    fn a_prompt_is_plain_json() {
        let preview = CostPreview { costs: [("coins", 1)].into(), ..CostPreview::default() };
        let prompt = Prompt {
            line: Line::new("place"),
            actions: [LegalAction { action: 7_u8, preview }].into(),
            unavailable: [Unavailable { what: [("pen", "king".into())].into(), why: Line::new("full") }]
                .into(),
        };
        assert_eq!(
            json!(prompt),
            json!({
                "line": { "key": "place" },
                "actions": [{ "action": 7, "costs": { "coins": 1 } }],
                "unavailable": [{ "what": { "pen": "king" }, "why": { "key": "full" } }],
            })
        );
    }
}
