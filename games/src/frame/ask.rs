//! What is wanted from a seat: keys with parameters, put into words by the client.

use super::{Few, Game, Seat};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Deref;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// Amounts of counted things (coins, food …), by the thing's word.
pub type Amounts = BTreeMap<&'static str, u32>;

/// What is wanted now from one seat, and everything it may do: made by [`ask`] from the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ask<A> {
    /// What is wanted, in one line.
    pub wanted: Line,
    /// Everything that is listed, in its order.
    pub choices: Vec<Choice<A>>,
    /// What one might expect to be possible and is not, with reasons. Never matches a listed action.
    #[serde(default, skip_serializing_if = "Vec::is_empty", serialize_with = "gathered")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Barred>>"))]
    pub barred: Vec<Barred>,
}

/// One listed action, with what it costs and brings at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice<A> {
    /// The action to send.
    pub action: A,
    /// What it costs and brings.
    #[serde(flatten)]
    pub price: Price,
}

/// What an action costs and brings at once, and what it lays hold of.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Price {
    /// What the seat's counters lose by it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, u32>>"))]
    pub costs: Amounts,
    /// What the seat's counters gain by it, as far as it is known before.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, u32>>"))]
    pub gains: Amounts,
    /// The things it lays hold of besides those its fields name, by their ids: the cells of a shape. They are written
    /// as one text, with spaces between them.
    #[serde(default, skip_serializing_if = "Vec::is_empty", serialize_with = "spaced")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub touches: Vec<String>,
    /// Asked once before it is sent: what would be given up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub confirm: Option<Line>,
}

fn spaced<S: Serializer>(ids: &[String], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&ids.join(" "))
}

/// Everything a seat may do, sorted and without duplicates: the one list that is shown, checked and drawn from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed<A>(Vec<A>);

impl<A: Ord> Listed<A> {
    /// What `seat` may do in `state`.
    pub fn of<G: Game<Action = A>>(state: &G, seat: Seat) -> Self {
        let mut actions = state.choices(seat);
        actions.sort_unstable();
        actions.dedup();
        Self(actions)
    }

    /// Whether the action is listed.
    pub fn has(&self, action: &A) -> bool {
        self.0.binary_search(action).is_ok()
    }
}

impl<A> Deref for Listed<A> {
    type Target = [A];

    fn deref(&self) -> &[A] {
        &self.0
    }
}

impl<A> IntoIterator for Listed<A> {
    type Item = A;
    type IntoIter = alloc::vec::IntoIter<A>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// What is wanted from a seat, made from its list.
pub fn ask<G: Game>(state: &G, seat: Seat, listed: &Listed<G::Action>) -> Ask<G::Action> {
    let choice = |action: &G::Action| Choice { action: action.clone(), price: state.price(seat, action) };
    Ask {
        wanted: state.wanted(seat),
        choices: listed.iter().map(choice).collect(),
        barred: state.barred(seat),
    }
}

/// Something that cannot be done now, as part of an action's fields, and the reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Barred {
    /// The fields (as they stand in the action's JSON) that cannot stand together in an action.
    pub what: BTreeMap<&'static str, Param>,
    /// Why not.
    pub why: Line,
}

/// What is barred, written by its verb, so that of what stays barred nothing is told again; `any` has what is barred
/// whatever one does. There is one entry for what is barred for the same reason and differs in one field, with a list
/// in that field: as in lists of choices, it stands for any one of the things in it.
pub struct Gathered<'a>(pub &'a [Barred]);

/// Under this name stands what is barred whatever one does.
const ANY: &str = "any";

impl Serialize for Gathered<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut gathered: BTreeMap<&str, Vec<Together<'_>>> = BTreeMap::new();
        for bar in self.0 {
            let verb = bar.what.get(VERB).and_then(Param::word).unwrap_or(ANY);
            let alike = gathered.entry(verb).or_default();
            if !alike.iter_mut().any(|first| first.take_in(bar)) {
                alike.push(Together { first: bar, field: None, more: Vec::new() });
            }
        }
        gathered.serialize(serializer)
    }
}

/// The field of an action that says what kind it is.
const VERB: &str = "do";

fn gathered<S: Serializer>(bars: &[Barred], serializer: S) -> Result<S::Ok, S::Error> {
    Gathered(bars).serialize(serializer)
}

/// Something that is barred, and what else is in the same words.
struct Together<'a> {
    first: &'a Barred,
    /// In which they differ.
    field: Option<&'static str>,
    more: Vec<Param>,
}

impl Together<'_> {
    fn take_in(&mut self, bar: &Barred) -> bool {
        if bar.why != self.first.why || !bar.what.keys().eq(self.first.what.keys()) {
            return false;
        }
        let mut differing = bar.what.iter().filter(|&(name, value)| self.first.what[name] != *value);
        let (Some((&name, &value)), None) = (differing.next(), differing.next()) else { return false };
        let fits = self.field.is_none_or(|field| field == name);
        if fits {
            self.field = Some(name);
            self.more.push(value);
        }
        fits
    }
}

impl Serialize for Together<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        #[serde(untagged)]
        enum Values {
            One(Param),
            AnyOf(Vec<Param>),
        }
        let several = |value: Param| Values::AnyOf([value].into_iter().chain(self.more.clone()).collect());
        let values = |(&name, &value): (&&'static str, &Param)| {
            (name, if self.field == Some(name) { several(value) } else { Values::One(value) })
        };
        let fields = self.first.what.iter().filter(|(name, _)| **name != VERB);
        let what: BTreeMap<_, _> = fields.map(values).collect();
        let mut barred = serializer.serialize_struct("Barred", 2)?;
        if !what.is_empty() {
            barred.serialize_field("what", &what)?;
        }
        barred.serialize_field("why", &self.first.why)?;
        barred.end()
    }
}

/// A sentence as data: a key of the game's texts, and what to put into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    /// Which text.
    pub key: &'static str,
    /// The parameters. The name says what kind of thing it is (`seat`, `dino`, `pen`, `n` …).
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, Param>>"))]
    pub with: Few<&'static str, Param>,
}

/// A parameter of a [`Line`]: a number, or a word that has a text of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Param {
    /// A number, or the number of a seat.
    Number(i32),
    /// A word of the game: the id of a dinosaur, a pen, a breed …
    Word(&'static str),
}

impl Line {
    /// A sentence without parameters.
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Self { key, with: Few::default() }
    }

    /// The same with one more parameter.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Param>) -> Self {
        self.with.insert(name, value.into());
        self
    }
}

impl Param {
    /// The word, if it is one.
    fn word(&self) -> Option<&'static str> {
        match *self {
            Self::Number(_) => None,
            Self::Word(word) => Some(word),
        }
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
    fn what_is_touched_is_written_as_one_text() {
        let touches = ["a1", "b2", "row_b"].map(String::from).to_vec();
        assert_eq!(json!(Price { touches, ..Price::default() }), json!({ "touches": "a1 b2 row_b" }));
        assert_eq!(json!(Price::default()), json!({}));
    }

    #[test]
    fn what_is_barred_for_one_reason_is_written_together() {
        let bar = |what: &[(&'static str, Param)], why| Barred {
            what: what.iter().copied().collect(),
            why: Line::new(why),
        };
        let place = ("do", Param::from("place"));
        let barred = [
            bar(&[place, ("pen", "king".into())], "full"),
            bar(&[place, ("pen", "trio".into())], "full"),
            bar(&[place, ("pen", "wood".into())], "die"),
            bar(&[("do", "pick".into()), ("pen", "trio".into())], "full"),
            bar(&[("pen", "trio".into())], "full"),
            bar(&[("do", "leave".into())], "full"),
            bar(&[place, ("pen", "meadow".into())], "full"),
        ];
        let ask =
            Ask { wanted: Line::new("place"), choices: Vec::<Choice<u8>>::new(), barred: barred.into() };
        let full = json!({ "key": "full" });
        assert_eq!(
            json!(ask)["barred"],
            json!({
                "any": [{ "what": { "pen": "trio" }, "why": full }],
                "leave": [{ "why": full }],
                "pick": [{ "what": { "pen": "trio" }, "why": full }],
                "place": [
                    { "what": { "pen": ["king", "trio", "meadow"] }, "why": full },
                    { "what": { "pen": "wood" }, "why": { "key": "die" } },
                ],
            })
        );
    }
}
