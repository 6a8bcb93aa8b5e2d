//! What the opening of a match takes from a shuffled list and shows is shuffled, too: over many openings, each position of
//! it holds other things about as often as chance would have it.

use super::broken::{Fault, Law, Lawful};
use super::inverse::leaves;
use super::lists_in::Lists;
use super::shape::json;
use crate::frame::{Game, Played};
use serde_json::Value;
use std::collections::BTreeMap;

/// What events of an opening took from an end of a list, by a description of the position.
type Taken = BTreeMap<String, Item>;

/// A part of an item that was taken from a list.
struct Item {
    value: Value,
    /// How many of a thousand items of the list have another value there.
    others_differ: usize,
}

#[derive(Clone, Copy, Debug, Default)]
struct Position {
    times: u32,
    /// In another opening with the same options something else was there.
    differs: u32,
    /// How often this should be so if every item of the list is as likely, in thousandths.
    expected: usize,
}

/// A position is judged if it should differ in at least this many openings: by chance it then nearly always differs in a fifth
/// of them.
const ENOUGH: usize = 20;

/// How often each position differed in a second opening with the same options.
#[derive(Debug, Default)]
pub(super) struct Openings {
    positions: BTreeMap<(String, String), Position>,
}

impl Openings {
    /// Compares two openings with the same options and other dice. `laid` is the state before them.
    pub(super) fn note<G: Game>(
        &mut self,
        laid: &G,
        both: [&Played<G>; 2],
        circumstances: &[String],
    ) -> Lawful {
        let [one, two] = [taken(laid, both[0])?, taken(laid, both[1])?];
        for (what, item) in &one {
            let Some(other) = two.get(what) else { continue };
            for circumstance in circumstances {
                let position = self.positions.entry((circumstance.clone(), what.clone())).or_default();
                position.times += 1;
                position.differs += u32::from(item.value != other.value);
                position.expected += item.others_differ;
            }
        }
        Ok(())
    }

    /// Fails with [`Law::Shuffled`] if there is a position that should have differed in at least [`ENOUGH`] second openings
    /// and differed in less than a fifth of those.
    pub(super) fn hold(&self) -> Lawful {
        let seldom = self.positions.iter().find(|(_, position)| {
            let expected = position.expected / 1_000;
            expected >= ENOUGH && position.differs as usize * 5 < expected
        });
        seldom.map_or(Ok(()), |((circumstance, what), position)| {
            let what = format!("with {circumstance}, other dice hardly ever change {what}: {position:?}");
            Err(Fault::new(Law::Shuffled, what))
        })
    }
}

/// What the revealing events take from lists.
fn taken<G: Game>(laid: &G, opened: &Played<G>) -> Lawful<Taken> {
    let mut found = Taken::new();
    let mut draft = laid.clone();
    for (at, event) in opened.events.iter().enumerate() {
        if opened.reveals[at].is_empty() {
            draft.apply(event);
            continue;
        }
        let before = Lists::of(&draft)?;
        draft.apply(event);
        let after = Lists::of(&draft)?;
        let kind = json(event)?["what"].as_str().unwrap_or_default().to_owned();
        for path in before.paths() {
            let (all, rest) = (before.at(path), after.at(path));
            if rest.is_empty() || rest.len() >= all.len() {
                continue;
            }
            let items = if all.starts_with(rest) {
                &all[rest.len()..]
            } else if all.ends_with(rest) {
                &all[..all.len() - rest.len()]
            } else {
                continue;
            };
            let parts: Vec<BTreeMap<String, Value>> = all.iter().map(leaves).collect();
            for (nth, item) in items.iter().enumerate() {
                for (leaf, value) in leaves(item) {
                    let differing = parts.iter().filter(|part| part.get(&leaf) != Some(&value)).count();
                    let others_differ = differing * 1_000 / all.len();
                    let what = format!("{at} {kind}, from the list {path}, item {nth}{leaf}");
                    found.insert(what, Item { value, others_differ });
                }
            }
        }
    }
    Ok(found)
}
