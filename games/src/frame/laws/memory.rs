//! Checks that determinized states do not contradict where a viewer saw single things go.
//!
//! A single thing has an id with a number in it (`c17`). When a viewer observes an id, and the thing enters the private
//! view of another seat by that step, the viewer knows that it is there until something leaves that private view and the
//! viewer does not observe what. Things without numbers are checked by [`super::accord`].

use super::broken::{Law, Lawful, hold};
use super::shape::json;
use crate::frame::{Game, Played, Seat, Viewer};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Where each viewer saw things go.
#[derive(Default)]
pub(super) struct Memory {
    seen: BTreeMap<(Viewer, String), Seat>,
}

impl Memory {
    /// Notes what a step showed. `before` is the state before it.
    pub(super) fn note<G: Game>(&mut self, before: &G, played: &Played<G>, seats: u8) -> Lawful {
        let after = private_views(&played.state, seats)?;
        self.seen
            .retain(|(_, id), seat| after.get(seat).is_some_and(|private_view| private_view.contains(id)));
        let earlier = private_views(before, seats)?;
        for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let mut named = BTreeSet::new();
            for seen in played.observations.iter().filter_map(|observed| observed.to(viewer)) {
                ids(&json(seen)?, &mut named);
            }
            for (&seat, private_view) in after.iter().filter(|&(&seat, _)| !viewer.knows(seat)) {
                if earlier[&seat].difference(private_view).any(|left| !named.contains(left)) {
                    self.seen.retain(|(of, _), there| (*of, *there) != (viewer, seat));
                }
                let came = |id: &&String| private_view.contains(*id) && !earlier[&seat].contains(*id);
                self.seen.extend(named.iter().filter(came).map(|id| ((viewer, id.clone()), seat)));
            }
        }
        Ok(())
    }

    /// Compares a determinized state with what the viewer has seen.
    pub(super) fn hold<G: Game>(&self, state: &G, determinized: &G, viewer: Viewer, seats: u8) -> Lawful {
        let theirs = private_views(determinized, seats)?;
        let true_ones = private_views(state, seats)?;
        let known = self.seen.iter().filter(|((of, _), _)| *of == viewer);
        // Not every step is noted, so only what is still true counts.
        let lost = known
            .filter(|((_, id), seat)| true_ones[seat].contains(id))
            .find(|((_, id), seat)| !theirs[seat].contains(id));
        hold(lost.is_none(), Law::DeterminizeRemembers, || {
            format!("{viewer:?} saw where something went, and it is not there: {lost:?}")
        })
    }
}

fn private_views<G: Game>(state: &G, seats: u8) -> Lawful<BTreeMap<Seat, BTreeSet<String>>> {
    let private_view = |seat| {
        let mut found = BTreeSet::new();
        if let Some(own) = state.private_view(seat) {
            ids(&json(&own)?, &mut found);
        }
        Ok((seat, found))
    };
    Seat::all(seats).map(private_view).collect()
}

/// Every word with a number in it, among values and keys.
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
