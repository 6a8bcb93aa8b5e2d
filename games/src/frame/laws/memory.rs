//! What a viewer was told by name and has not lost sight of: no resampled state may contradict it.
//!
//! A single thing is known by an id with a number in it (`c17`). When a viewer is told of a thing, and by that step
//! the thing comes into the own slip of another seat, the viewer knows that it is there until something leaves that slip
//! unnamed. What has no number, [`super::accord`] follows.

use super::broken::{Law, Lawful, hold};
use super::shape::json;
use crate::frame::{Game, Played, Seat, Viewer};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// For each viewer where it saw things go.
#[derive(Default)]
pub(super) struct Memory {
    seen: BTreeMap<(Viewer, String), Seat>,
}

impl Memory {
    /// Notes what a step told, `before` being the state it was made in.
    pub(super) fn note<G: Game>(&mut self, before: &G, played: &Played<G>, seats: u8) -> Lawful {
        let after = slips(&played.state, seats)?;
        self.seen.retain(|(_, id), seat| after.get(seat).is_some_and(|slip| slip.contains(id)));
        let earlier = slips(before, seats)?;
        for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let mut told = BTreeSet::new();
            for seen in played.told.iter().filter_map(|told| told.to(viewer)) {
                ids(&json(seen)?, &mut told);
            }
            for (&seat, slip) in after.iter().filter(|&(&seat, _)| !viewer.knows(seat)) {
                if earlier[&seat].difference(slip).any(|left| !told.contains(left)) {
                    self.seen.retain(|(of, _), there| (*of, *there) != (viewer, seat));
                }
                let came = |id: &&String| slip.contains(*id) && !earlier[&seat].contains(*id);
                self.seen.extend(told.iter().filter(came).map(|id| ((viewer, id.clone()), seat)));
            }
        }
        Ok(())
    }

    /// Holds a resampled state against what the viewer has seen.
    pub(super) fn hold<G: Game>(&self, state: &G, resampled: &G, viewer: Viewer, seats: u8) -> Lawful {
        let theirs = slips(resampled, seats)?;
        let true_ones = slips(state, seats)?;
        let known = self.seen.iter().filter(|((of, _), _)| *of == viewer);
        // A match that is not watched at every step remembers only what is still so.
        let lost = known
            .filter(|((_, id), seat)| true_ones[seat].contains(id))
            .find(|((_, id), seat)| !theirs[seat].contains(id));
        hold(lost.is_none(), Law::ResampleRemembers, || {
            format!("{viewer:?} saw where something went, and it is not there: {lost:?}")
        })
    }
}

fn slips<G: Game>(state: &G, seats: u8) -> Lawful<BTreeMap<Seat, BTreeSet<String>>> {
    let slip = |seat| {
        let mut found = BTreeSet::new();
        if let Some(own) = state.own(seat) {
            ids(&json(&own)?, &mut found);
        }
        Ok((seat, found))
    };
    Seat::all(seats).map(slip).collect()
}

/// Every word with a number in it, be it a value or a key.
fn ids(value: &Value, found: &mut BTreeSet<String>) {
    let mut note = |word: &str| {
        let letters = word.chars().any(|c| c.is_ascii_alphabetic());
        if letters && word.chars().any(|c| c.is_ascii_digit()) {
            found.insert(word.to_owned());
        }
    };
    match value {
        Value::String(word) => note(word),
        Value::Array(values) => values.iter().for_each(|value| ids(value, found)),
        Value::Object(fields) => {
            fields.keys().for_each(|key| note(key));
            fields.values().for_each(|value| ids(value, found));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
