//! Checks that shuffled lists are shuffled whole, by the dice and by determinization: each place that one of them may change,
//! the other may change, too.

use super::SURELY;
use super::broken::{Fault, Law, Lawful};
use super::lists_in::{Lists, quietly};
use super::secrecy::known;
use crate::frame::{Dice, Game, Viewer};
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Clone, Copy, Debug, Default)]
struct Place {
    times: u32,
    /// Other dice put something else there.
    by_chance: u32,
    /// So did determinization.
    by_determinization: u32,
    /// It did not, although the viewer could not have told.
    unseen: u32,
}

/// How often the places of a shuffled list are changed, at one number of seats and perhaps with one option.
#[derive(Clone, Copy, Debug, Default)]
struct Rate {
    /// How many lists were looked at.
    lists: u32,
    places: u32,
    /// Other dice put something else there.
    by_chance: u32,
    /// So did determinization.
    determinized: u32,
    /// It did not, although the viewer could not have told. Estimated from one such place of each list.
    left: u32,
}

/// A place in a list, counted from both ends: a pile is drawn from at one end and grows at the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Nth {
    FromStart(usize),
    FromEnd(usize),
}

/// The places of all lists that were shuffled, by the path of the list.
#[derive(Clone, Debug, Default)]
pub(super) struct Shuffles {
    places: BTreeMap<(String, Nth), Place>,
    /// The places of words and numbers that are in the list once, by the path of the list.
    things: BTreeMap<(String, String), Place>,
    /// By the number of seats or an option, and the path of the list.
    rates: BTreeMap<(String, String), Rate>,
}

impl Place {
    const fn add(&mut self, more: Self) {
        self.times += more.times;
        self.by_chance += more.by_chance;
        self.by_determinization += more.by_determinization;
        self.unseen += more.unseen;
    }
}

impl Shuffles {
    /// Notes the lists of a state that were just shuffled: all of them after the opening (`before` is None), otherwise those
    /// that differ from `before`. `other` is the state to which other dice led.
    pub(super) fn note<G: Game>(
        &mut self,
        before: Option<&G>,
        (state, other): (&G, &G),
        (seats, viewer): (u8, Viewer),
        circumstances: &[String],
        dice: &mut Dice,
    ) -> Lawful {
        let determinized = Lists::of(&state.determinize(viewer, dice))?;
        let (here, there) = (Lists::of(state)?, Lists::of(other)?);
        let before = before.map(Lists::of).transpose()?;
        for path in here.paths() {
            let items = here.at(path);
            let kept = |before: &Lists| is_handled(items, before.at(path));
            if before.as_ref().is_some_and(kept) || items.len() != determinized.at(path).len() {
                continue;
            }
            let (chance, anew) = (there.at(path), determinized.at(path));
            let unchanged: Vec<usize> = (0..items.len()).filter(|&at| items[at] == anew[at]).collect();
            let tried = (!unchanged.is_empty()).then(|| *dice.pick(&unchanged));
            let unseen = tried.filter(|&at| is_unseen(state, &here, (path, at), (seats, viewer), dice));
            let differing =
                |one: &[Value], two: &[Value]| number(one.iter().zip(two).filter(|(a, b)| a != b).count());
            for circumstance in circumstances.iter().filter(|_| chance.len() == items.len()) {
                let rate = self.rates.entry((circumstance.clone(), path.to_owned())).or_default();
                rate.lists += 1;
                rate.places += number(items.len());
                rate.by_chance += differing(items, chance);
                rate.determinized += differing(items, anew);
                rate.left += if unseen.is_some() { number(unchanged.len()) } else { 0 };
            }
            for (at, item) in items.iter().enumerate() {
                let more = Place {
                    times: 1,
                    by_chance: u32::from(chance.len() == items.len() && chance[at] != *item),
                    by_determinization: u32::from(anew[at] != *item),
                    unseen: u32::from(unseen == Some(at)),
                };
                for nth in [Nth::FromStart(at), Nth::FromEnd(items.len() - 1 - at)] {
                    self.places.entry((path.to_owned(), nth)).or_default().add(more);
                }
                let is_alone = || items.iter().filter(|other| *other == item).count() == 1;
                if !item.is_object() && is_alone() {
                    self.things.entry((path.to_owned(), item.to_string())).or_default().add(more);
                }
            }
        }
        Ok(())
    }

    pub(super) fn add(&mut self, other: &Self) {
        for (name, more) in &other.places {
            self.places.entry(name.clone()).or_default().add(*more);
        }
        for (name, more) in &other.things {
            self.things.entry(name.clone()).or_default().add(*more);
        }
        for (name, more) in &other.rates {
            let rate = self.rates.entry(name.clone()).or_default();
            rate.lists += more.lists;
            rate.places += more.places;
            rate.by_chance += more.by_chance;
            rate.determinized += more.determinized;
            rate.left += more.left;
        }
    }

    /// Checks what was tallied in all matches.
    pub(super) fn hold(&self) -> Lawful {
        let mut unseen = BTreeMap::<&str, u32>::new();
        for ((path, _), place) in &self.places {
            *unseen.entry(path).or_default() += place.unseen;
        }
        for ((path, nth), place) in &self.places {
            let what = |never: &str| format!("{never} what lies in the list {path} at {nth:?}: {place:?}");
            // Enough where something else lies there half of the time.
            let often = place.times >= SURELY / 2;
            if often && place.by_chance == 0 && place.by_determinization * 2 > place.times {
                return Err(Fault::new(Law::Shuffled, what("no dice ever change")));
            }
            let hidden = place.unseen > 0 && unseen[path.as_str()] >= SURELY / 4;
            if often && hidden && place.by_determinization == 0 && place.by_chance * 2 > place.times {
                return Err(Fault::new(Law::DeterminizeReal, what("determinization never changes")));
            }
        }
        // A thing that stays where it is while all else is shuffled shows in no single place.
        let stays = self.things.iter().find(|(_, place)| {
            place.unseen >= SURELY / 4 && place.by_determinization == 0 && place.by_chance * 2 > place.times
        });
        if let Some(((path, thing), place)) = stays {
            let what = format!("determinization never moves {thing} in the list {path}: {place:?}");
            return Err(Fault::new(Law::DeterminizeReal, what));
        }
        for ((circumstance, path), rate) in &self.rates {
            let hidden = u64::from(rate.determinized + rate.left);
            let fair = hidden * u64::from(rate.by_chance);
            if rate.lists >= SURELY / 2 && u64::from(rate.determinized) * u64::from(rate.places) * 2 < fair {
                let what = format!(
                    "with {circumstance}, determinization changes the shuffled list {path} less than half as often as \
                     other dice do: {rate:?}"
                );
                return Err(Fault::new(Law::DeterminizeReal, what));
            }
        }
        Ok(())
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Whether items were only taken from or added to one end of a list. A list that was empty counts as laid anew.
fn is_handled<T: PartialEq>(list: &[T], earlier: &[T]) -> bool {
    let taken = earlier.starts_with(list) || earlier.ends_with(list);
    let added = list.starts_with(earlier) || list.ends_with(earlier);
    taken || added && !earlier.is_empty()
}

/// Whether the viewer could not tell if the item were exchanged for another one of the list.
fn is_unseen<G: Game>(
    state: &G,
    lists: &Lists,
    (path, at): (&str, usize),
    (seats, viewer): (u8, Viewer),
    dice: &mut Dice,
) -> bool {
    let items = lists.at(path);
    let others: Vec<usize> = (0..items.len()).filter(|&other| items[other] != items[at]).collect();
    if others.is_empty() {
        return false;
    }
    let exchanged = lists.exchanged::<G>(path, at, *dice.pick(&others));
    let unseen = |other: G| known(state, seats, viewer).difference(&known(&other, seats, viewer)).is_none();
    exchanged.and_then(|other| quietly(|| unseen(other))).unwrap_or_default()
}
