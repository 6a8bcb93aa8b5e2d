//! The log: the latest steps, as many as a snapshot message contains. Clients read older ones in the replay of the match.

use crate::registry::Observations;
use protocol::{ObservedTableEvent, SeatNumber, limits};
use records::Millis;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

#[derive(Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Log(VecDeque<Logged>);

/// One step of the log.
#[derive(Serialize, Deserialize)]
pub(crate) struct Logged {
    pub(crate) version: u64,
    pub(crate) at: Millis,
    pub(crate) by: Option<SeatNumber>,
    pub(crate) observations: Observations,
    /// Boxed, because few steps have it.
    beside: Option<Box<Beside>>,
}

#[derive(Serialize, Deserialize)]
struct Beside {
    table: Vec<ObservedTableEvent>,
    undoes: Option<u64>,
}

impl Log {
    pub(super) fn push(&mut self, step: Logged) {
        self.0.push_back(step);
    }

    /// Drops the oldest steps. Called before steps are added, so that all steps that are added together are in the log
    /// until their frames are sent.
    pub(crate) fn drop_oldest(&mut self) {
        let too_many = self.0.len().saturating_sub(limits::SNAPSHOT_LOG_ENTRIES);
        self.0.drain(..too_many);
    }

    /// All steps, the latest first.
    pub(crate) fn latest(&self) -> impl Iterator<Item = &Logged> {
        self.0.iter().rev()
    }

    /// The steps for a snapshot, the oldest first.
    pub(crate) fn steps(&self) -> impl Iterator<Item = &Logged> {
        self.0.iter().skip(self.0.len().saturating_sub(limits::SNAPSHOT_LOG_ENTRIES))
    }
}

impl Logged {
    pub(super) fn new(
        (version, at, by): (u64, Millis, Option<SeatNumber>),
        observations: Observations,
        table: Vec<ObservedTableEvent>,
        undoes: Option<u64>,
    ) -> Self {
        let is_bare = table.is_empty() && undoes.is_none();
        let beside = (!is_bare).then(|| Box::new(Beside { table, undoes }));
        Self { version, at, by, observations, beside }
    }

    /// The table events of the step.
    pub(crate) fn table(&self) -> &[ObservedTableEvent] {
        self.beside.as_ref().map_or(&[], |beside| &beside.table)
    }

    /// The step that it took back.
    pub(crate) fn undoes(&self) -> Option<u64> {
        self.beside.as_ref()?.undoes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::TableEvent;
    use serde_json::json;

    const ENTRIES: u64 = limits::SNAPSHOT_LOG_ENTRIES as u64;

    /// A step that all observe, or one seat alone, and at some of which something happened to the table.
    fn logged(version: u64) -> Logged {
        let texts = json!({"n": version}).to_string();
        let alone = json!({"to": {"One": 2}, "end": texts.len()});
        let runs = if version.is_multiple_of(3) { vec![alone] } else { Vec::new() };
        let observations = serde_json::from_value(json!({"texts": texts, "runs": runs})).unwrap();
        let table = if version.is_multiple_of(5) {
            vec![ObservedTableEvent { event: TableEvent::Started, person: None }]
        } else {
            Vec::new()
        };
        let undoes = version.is_multiple_of(7).then_some(version - 1);
        Logged::new((version, version * 10, Some(3)), observations, table, undoes)
    }

    /// A log of so many steps, of which so many were added together each time.
    fn log_of(steps: u64, together: u64) -> Log {
        let mut log = Log::default();
        for version in 1..=steps {
            if version % together == 1 % together {
                log.drop_oldest();
            }
            log.push(logged(version));
        }
        log
    }

    #[test]
    fn a_snapshot_has_the_latest_steps() {
        for together in [1, 3, 40] {
            for steps in [0, 1, ENTRIES - 1, ENTRIES, ENTRIES + 1, 5 * ENTRIES] {
                let log = log_of(steps, together);
                let expected = (1..=steps).skip(steps.saturating_sub(ENTRIES) as usize);
                let versions = log.steps().map(|step| step.version);
                assert!(versions.eq(expected), "{steps} steps, {together} together");
            }
        }
    }

    #[test]
    fn all_steps_that_were_added_together_are_there() {
        let together = 2 * ENTRIES;
        assert!(log_of(together, together).latest().map(|step| step.version).eq((1..=together).rev()));
    }

    #[test]
    fn a_log_is_read_as_it_was_written() {
        let log = log_of(ENTRIES, 1);
        let text = serde_json::to_string(&log).unwrap();
        let read: Log = serde_json::from_str(&text).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), text);
    }

    #[test]
    fn a_long_match_needs_no_more_memory() {
        assert!(log_of(50 * ENTRIES, 1).0.len() <= limits::SNAPSHOT_LOG_ENTRIES + 1);
    }
}
