//! How often each kind of event could be taken back in another state: where it never could, [`super::accord`] compares
//! nothing.

use super::broken::{Fault, Law, Lawful};
use super::shape::json;
use super::{Odds, SURELY, count};
use crate::frame::Game;
use std::collections::BTreeMap;

/// For each number of seats and each kind of event: how often it was to be taken back from a state other than the true
/// one, and how often the state before it was found, with the same contents as the true one.
#[derive(Clone, Debug, Default)]
pub(super) struct Traces {
    kinds: BTreeMap<(u8, String), Odds>,
}

impl Traces {
    pub(super) fn note<G: Game>(&mut self, seats: u8, event: &G::Event, compared: bool) -> Lawful {
        let kind = json(event)?["what"].as_str().unwrap_or_default().to_owned();
        count(self.kinds.entry((seats, kind)).or_default(), compared);
        Ok(())
    }

    pub(super) fn add(&mut self, other: &Self) {
        for (kind, (times, compared)) in &other.kinds {
            let sum = self.kinds.entry(kind.clone()).or_default();
            *sum = (sum.0 + times, sum.1 + compared);
        }
    }

    pub(super) fn hold(&self) -> Lawful {
        if std::env::var_os("RODADA_LAW_TALLY").is_some() {
            self.kinds.iter().for_each(|(kind, odds)| eprintln!("traced {kind:?}: {odds:?}"));
        }
        let never = self.kinds.iter().find(|(_, (times, compared))| *times >= SURELY && *compared == 0);
        never.map_or(Ok(()), |((seats, kind), (times, _))| {
            let what = format!(
                "with {seats} seats the event {kind} was never taken back in a determinized state, in {times} \
                 attempts: what its observations tell is not compared. Have `apply` assert what the event says, or \
                 teach `laws/inverse.rs` to find where its things come from"
            );
            Err(Fault::new(Law::Traced, what))
        })
    }
}
