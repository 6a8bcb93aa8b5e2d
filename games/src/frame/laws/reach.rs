//! Checks that determinization puts each thing of a dealt list wherever chance may put it: not only into the lower half of a
//! deck, or of the part of it in which the thing may lie.

use super::broken::{Fault, Law, Lawful};
use super::lists_in::Lists;
use crate::frame::{Dice, Game, Viewer};
use serde_json::Value;
use std::collections::BTreeMap;

/// How many determinizations at least must have put a thing into a half if they did so as often as chance.
const EXPECTED: usize = 12;

/// Where chance and determinization put a thing that is in its list once, counted from the start.
#[derive(Clone, Debug, Default)]
struct Places {
    by_chance: Vec<usize>,
    by_determinization: Vec<usize>,
}

/// The places of all things, by the path of the list and the thing.
#[derive(Clone, Debug, Default)]
pub(super) struct Reach {
    things: BTreeMap<(String, String), Places>,
}

impl Reach {
    /// Notes where things lie in two states that chance dealt, and in the first of them as one viewer may think it is.
    pub(super) fn note<G: Game>(&mut self, dealt: [&G; 2], viewer: Viewer, dice: &mut Dice) -> Lawful {
        for state in dealt {
            self.places(&Lists::of(state)?, |places| &mut places.by_chance);
        }
        let determinized = Lists::of(&dealt[0].determinize(viewer, dice))?;
        self.places(&determinized, |places| &mut places.by_determinization);
        Ok(())
    }

    fn places(&mut self, lists: &Lists, of: impl Fn(&mut Places) -> &mut Vec<usize>) {
        for path in lists.paths() {
            let items = lists.at(path);
            for (at, item) in items.iter().enumerate().filter(|(_, item)| is_alone(item, items)) {
                of(self.things.entry((path.to_owned(), item.to_string())).or_default()).push(at);
            }
        }
    }

    /// Checks what was noted.
    pub(super) fn hold(&self) -> Lawful {
        let found = self.things.iter().find_map(|(name, places)| Some((name, places.unreached()?)));
        found.map_or(Ok(()), |((path, thing), half)| {
            let what = format!("determinization never puts {thing} into the {half} of its places in {path}");
            Err(Fault::new(Law::DeterminizeReaches, what))
        })
    }
}

impl Places {
    /// A half of the places that chance reaches and determinization does not.
    fn unreached(&self) -> Option<&'static str> {
        let mut sorted = self.by_chance.clone();
        sorted.sort_unstable();
        let middle = *sorted.get(sorted.len() / 2)?;
        let halves: [(&str, &dyn Fn(usize) -> bool); 2] =
            [("upper half", &|at| at > middle), ("lower half", &|at| at < middle)];
        let share = |list: &[usize], is_there: &dyn Fn(usize) -> bool| {
            list.iter().filter(|&&at| is_there(at)).count()
        };
        let unreached = |is_there: &dyn Fn(usize) -> bool| {
            let expected = share(&self.by_chance, is_there) * self.by_determinization.len();
            expected >= EXPECTED * self.by_chance.len() && share(&self.by_determinization, is_there) == 0
        };
        halves.into_iter().find(|(_, is_there)| unreached(is_there)).map(|(half, _)| half)
    }
}

fn is_alone(item: &Value, items: &[Value]) -> bool {
    !item.is_object() && items.iter().filter(|other| *other == item).count() == 1
}
