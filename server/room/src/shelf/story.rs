//! What is told of a step: one list for most, and one for each seat that hears something of its own.

use games::frame::{Seat, Told, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use std::collections::BTreeSet;

/// What is told of a step, event by event, as lists that are JSON already.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Story {
    /// What all hear who hear nothing of their own.
    others: Option<Box<RawValue>>,
    own: Vec<(Seat, Option<Box<RawValue>>)>,
}

impl Story {
    /// Writes what is told, once for all who hear the same.
    pub(super) fn of(told: &[Told<impl Serialize>]) -> Self {
        let apart = told.iter().filter_map(|told| match told {
            Told::Apart { own, .. } => Some(own.keys().copied()),
            Told::Nobody | Told::All(_) => None,
        });
        let apart: BTreeSet<Seat> = apart.flatten().collect();
        let own = apart.into_iter().map(|seat| (seat, written(told, Viewer::Seat(seat)))).collect();
        Self { others: written(told, Viewer::Spectator), own }
    }

    /// What a viewer hears: a list; nothing when they hear nothing.
    #[must_use]
    pub fn to(&self, viewer: Viewer) -> Option<&RawValue> {
        self.own_of(viewer).unwrap_or(&self.others).as_deref()
    }

    /// Whether a viewer hears something of their own.
    #[must_use]
    pub fn is_apart(&self, viewer: Viewer) -> bool {
        self.own_of(viewer).is_some()
    }

    fn own_of(&self, viewer: Viewer) -> Option<&Option<Box<RawValue>>> {
        let Viewer::Seat(seat) = viewer else { return None };
        self.own.iter().find(|(own, _)| *own == seat).map(|(_, list)| list)
    }
}

fn written(told: &[Told<impl Serialize>], viewer: Viewer) -> Option<Box<RawValue>> {
    let seen: Vec<_> = told.iter().filter_map(|told| told.to(viewer)).collect();
    (!seen.is_empty()).then(|| to_raw_value(&seen).expect(super::erased::WRITABLE))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn each_hears_what_is_for_them() {
        let own = BTreeMap::from([(Seat(1), "yours")]);
        let told = [
            Told::Nobody,
            Told::All("open"),
            Told::Apart { own: own.clone(), others: Some("closed") },
            Told::Apart { own, others: None },
        ];
        let story = Story::of(&told);
        let hears = |viewer| story.to(viewer).map(RawValue::get);
        assert_eq!(hears(Viewer::Seat(Seat(1))), Some(r#"["open","yours","yours"]"#));
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator, Viewer::Referee] {
            assert_eq!(hears(viewer), Some(r#"["open","closed"]"#));
            assert!(!story.is_apart(viewer));
        }
        assert!(story.is_apart(Viewer::Seat(Seat(1))));
        assert!(Story::of(&[Told::<()>::Nobody]).to(Viewer::Spectator).is_none());
    }
}
