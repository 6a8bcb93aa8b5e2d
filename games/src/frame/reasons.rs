//! Conditions with reasons: the same check decides whether an action is legal and why it is unavailable.

use super::{Line, Param, Unavailable};
use alloc::vec::Vec;

/// Whether something is allowed; if not, the reason.
pub type Verdict<Why = Line> = Result<(), Why>;

/// Requires a condition.
///
/// # Errors
/// The reason, if the condition does not hold.
pub fn must<Why>(condition: bool, why: impl FnOnce() -> Why) -> Verdict<Why> {
    if condition { Ok(()) } else { Err(why()) }
}

/// A reason with the parameters `need` and `have`.
pub fn short_of(key: &'static str, need: impl TryInto<i32>, have: impl TryInto<i32>) -> Line {
    let need: i32 = need.try_into().unwrap_or(i32::MAX);
    Line::new(key).with("need", need).with("have", have.try_into().unwrap_or(i32::MAX))
}

/// Collects unavailable actions.
#[derive(Clone, Debug, Default)]
pub struct Unavailables(Vec<Unavailable>);

impl Unavailables {
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an action, given by some of its fields, if the verdict is an error.
    pub fn add(&mut self, what: impl IntoIterator<Item = (&'static str, Param)>, verdict: Verdict) {
        if let Err(why) = verdict {
            self.0.push(Unavailable { what: what.into_iter().collect(), why });
        }
    }
}

impl From<Unavailables> for Vec<Unavailable> {
    fn from(unavailable: Unavailables) -> Self {
        unavailable.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_errors_are_added() {
        let mut list = Unavailables::new();
        list.add([("do", "sell".into())], must(true, || Line::new("never")));
        list.add([("do", "buy".into())], must(1 > 2, || short_of("coins", 2_usize, 1_u8)));
        let unavailable = json!(Vec::from(list));
        let why = json!({ "key": "coins", "with": { "need": 2, "have": 1 } });
        assert_eq!(unavailable, json!([{ "what": { "do": "buy" }, "why": why }]));
    }
}
