//! What is shuffled is shuffled whole, by chance and by resampling: wherever the one may change what lies in a place, so
//! may the other.

use super::SURELY;
use super::broken::{Fault, Law, Lawful};
use super::lists_in::{Lists, quietly};
use super::secrecy::known;
use crate::frame::{Dice, Game, Viewer};
use std::collections::BTreeMap;

/// What was seen of a place of a shuffled list.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    times: u32,
    /// Other dice put something else there.
    by_chance: u32,
    /// So did resampling.
    by_resampling: u32,
    /// It did not, and yet the viewer could not have told.
    unseen: u32,
}

/// Where in a list a place is: a pile is drawn from at one end, and grows at the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Nth {
    FromStart(usize),
    FromEnd(usize),
}

/// The places of all lists that were shuffled, by the path of the list.
#[derive(Clone, Debug, Default)]
pub(super) struct Shuffles {
    places: BTreeMap<(String, Nth), Place>,
}

impl Shuffles {
    /// Notes the lists of a state that were just shuffled: all of them after the deal, else those whose order is not that
    /// of `before`. `other` is what other dice led to.
    pub(super) fn note<G: Game>(
        &mut self,
        before: Option<&G>,
        (state, other): (&G, &G),
        (seats, viewer): (u8, Viewer),
        dice: &mut Dice,
    ) -> Lawful {
        let resampled = Lists::of(&state.resample(viewer, dice))?;
        let (here, there) = (Lists::of(state)?, Lists::of(other)?);
        let before = before.map(Lists::of).transpose()?;
        for path in here.paths() {
            let items = here.at(path);
            let kept = |before: &Lists| is_handled(items, before.at(path));
            if before.as_ref().is_some_and(kept) || items.len() != resampled.at(path).len() {
                continue;
            }
            let (chance, anew) = (there.at(path), resampled.at(path));
            let unchanged: Vec<usize> = (0..items.len()).filter(|&at| items[at] == anew[at]).collect();
            let tried = (!unchanged.is_empty()).then(|| *dice.pick(&unchanged));
            let unseen = tried.filter(|&at| is_unseen(state, &here, (path, at), (seats, viewer), dice));
            for at in 0..items.len() {
                for nth in [Nth::FromStart(at), Nth::FromEnd(items.len() - 1 - at)] {
                    let place = self.places.entry((path.to_owned(), nth)).or_default();
                    place.times += 1;
                    place.by_chance += u32::from(chance.len() == items.len() && chance[at] != items[at]);
                    place.by_resampling += u32::from(anew[at] != items[at]);
                    place.unseen += u32::from(unseen == Some(at));
                }
            }
        }
        Ok(())
    }

    pub(super) fn add(&mut self, other: &Self) {
        for (name, more) in &other.places {
            let place = self.places.entry(name.clone()).or_default();
            place.times += more.times;
            place.by_chance += more.by_chance;
            place.by_resampling += more.by_resampling;
            place.unseen += more.unseen;
        }
    }

    /// Holds what was seen in all matches.
    pub(super) fn hold(&self) -> Lawful {
        let mut unseen = BTreeMap::<&str, u32>::new();
        for ((path, _), place) in &self.places {
            *unseen.entry(path).or_default() += place.unseen;
        }
        for ((path, nth), place) in &self.places {
            let what = |never: &str| format!("{never} what lies in the list {path} at {nth:?}: {place:?}");
            // Where half of the time something else lies there, so often is enough.
            let often = place.times >= SURELY / 2;
            if often && place.by_chance == 0 && place.by_resampling * 2 > place.times {
                return Err(Fault::new(Law::Shuffled, what("no dice ever change")));
            }
            let hidden = place.unseen > 0 && unseen[path.as_str()] >= SURELY / 4;
            if often && hidden && place.by_resampling == 0 && place.by_chance * 2 > place.times {
                return Err(Fault::new(Law::ResampleReal, what("resampling never changes")));
            }
        }
        Ok(())
    }
}

/// Whether a list is another one from which items were only taken, or to which they were only added, at one of its ends.
/// What begins empty is laid anew.
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
