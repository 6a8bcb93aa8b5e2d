//! Whether something may be done, and why not: written once, for the list and for the reasons.

use super::{Barred, Line, Param};
use alloc::vec::Vec;

/// Whether something may be done, and why not.
pub type Verdict<Why = Line> = Result<(), Why>;

/// A verdict: an error with the reason unless the condition holds.
///
/// # Errors
/// The reason, unless the condition holds.
pub fn must<Why>(condition: bool, why: impl FnOnce() -> Why) -> Verdict<Why> {
    if condition { Ok(()) } else { Err(why()) }
}

/// The line of something that takes more than there is: with `need` and `have`.
pub fn short_of(key: &'static str, need: impl TryInto<i32>, have: impl TryInto<i32>) -> Line {
    let need: i32 = need.try_into().unwrap_or(i32::MAX);
    Line::new(key).with("need", need).with("have", have.try_into().unwrap_or(i32::MAX))
}

/// What is barred so far.
#[derive(Clone, Debug, Default)]
pub struct Bars(Vec<Barred>);

impl Bars {
    /// Nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Fields of an action that cannot stand together, if the verdict says so.
    pub fn add(&mut self, what: impl IntoIterator<Item = (&'static str, Param)>, verdict: Verdict) {
        if let Err(why) = verdict {
            self.0.push(Barred { what: what.into_iter().collect(), why });
        }
    }
}

impl From<Bars> for Vec<Barred> {
    fn from(bars: Bars) -> Self {
        bars.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_what_may_not_be_done_is_barred() {
        let mut bars = Bars::new();
        bars.add([("do", "sell".into())], must(true, || Line::new("never")));
        bars.add([("do", "buy".into())], must(1 > 2, || short_of("coins", 2_usize, 1_u8)));
        let barred = json!(Vec::from(bars));
        let why = json!({ "key": "coins", "with": { "need": 2, "have": 1 } });
        assert_eq!(barred, json!([{ "what": { "do": "buy" }, "why": why }]));
    }
}
