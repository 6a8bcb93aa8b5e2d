//! The log: the latest steps, as many as a snapshot message contains.
//!
//! Every open room keeps its log in memory, and only snapshot messages need more than the latest entries. So older entries
//! are compressed, which takes less than half of the memory.

use crate::registry::Observations;
use crate::stored::Millis;
use protocol::{SeatNumber, TableEvent, limits};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::VecDeque;

/// How many steps are compressed together.
const PACK: usize = 16;
/// At least so many of the latest steps are not compressed.
const OPEN: usize = 8;

#[derive(Default)]
pub(crate) struct Log {
    /// The older steps.
    packs: VecDeque<Pack>,
    open: VecDeque<Logged>,
}

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
    #[serde(with = "as_json")]
    table: Vec<TableEvent>,
    undoes: Option<u64>,
}

/// [`PACK`] steps, compressed.
struct Pack(Box<[u8]>);

impl Log {
    pub(super) fn push(&mut self, step: Logged) {
        if self.open.len() == limits::SNAPSHOT_LINES {
            self.open.pop_front();
        }
        if self.open.len() == self.open.capacity() {
            self.open.reserve_exact(OPEN);
        }
        self.open.push_back(step);
    }

    /// Compresses older steps and drops the oldest. Called before new steps are added, when the frames of the last ones were sent.
    pub(crate) fn pack(&mut self) {
        while self.open.len() >= OPEN + PACK {
            self.packs.push_back(Pack::of(self.open.drain(..PACK)));
        }
        // The log of a match that was just replayed had room for all its steps.
        self.open.shrink_to(OPEN + PACK + OPEN);
        while self.packs.len().saturating_sub(1) * PACK + self.open.len() >= limits::SNAPSHOT_LINES {
            self.packs.pop_front();
        }
    }

    /// The steps that are not compressed, the latest first.
    pub(crate) fn latest(&self) -> impl Iterator<Item = &Logged> {
        self.open.iter().rev()
    }

    /// Maps all steps, the oldest first.
    pub(crate) fn filter_map<T>(&self, entry: impl FnMut(&Logged) -> Option<T>) -> Vec<T> {
        self.read(|steps| steps.filter_map(entry).collect())
    }

    /// Passes all steps to `read`, the oldest first.
    fn read<T>(&self, read: impl FnOnce(&mut dyn Iterator<Item = &Logged>) -> T) -> T {
        let packed: Vec<Logged> = self.packs.iter().flat_map(Pack::steps).collect();
        let too_many = (packed.len() + self.open.len()).saturating_sub(limits::SNAPSHOT_LINES);
        read(&mut packed.iter().chain(&self.open).skip(too_many))
    }
}

impl Pack {
    fn of(steps: impl Iterator<Item = Logged>) -> Self {
        let steps: Vec<Logged> = steps.collect();
        let bytes = postcard::to_allocvec(&steps).expect("steps can be written");
        Self(lz4_flex::compress_prepend_size(&bytes).into())
    }

    fn steps(&self) -> Vec<Logged> {
        let bytes = lz4_flex::decompress_size_prepended(&self.0).expect("what was packed can be unpacked");
        postcard::from_bytes(&bytes).expect("what was packed can be read")
    }
}

/// Table events are internally tagged enums, which postcard cannot read, so they are stored as JSON within it.
mod as_json {
    use super::{Deserialize, Deserializer, Serialize, Serializer, TableEvent};
    use serde::{de, ser};

    pub(super) fn serialize<S: Serializer>(table: &[TableEvent], serializer: S) -> Result<S::Ok, S::Error> {
        serde_json::to_string(table).map_err(ser::Error::custom)?.serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<TableEvent>, D::Error> {
        serde_json::from_str(&String::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

impl Logged {
    pub(super) fn new(
        (version, at, by): (u64, Millis, Option<SeatNumber>),
        observations: Observations,
        table: Vec<TableEvent>,
        undoes: Option<u64>,
    ) -> Self {
        let is_bare = table.is_empty() && undoes.is_none();
        let beside = (!is_bare).then(|| Box::new(Beside { table, undoes }));
        Self { version, at, by, observations, beside }
    }

    /// The table events of the step.
    pub(crate) fn table(&self) -> &[TableEvent] {
        self.beside.as_ref().map_or(&[], |beside| &beside.table)
    }

    /// The step that it took back.
    pub(crate) fn undoes(&self) -> Option<u64> {
        self.beside.as_ref()?.undoes
    }
}

impl Serialize for Log {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.read(|steps| serializer.collect_seq(steps))
    }
}

impl<'de> Deserialize<'de> for Log {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut log = Self { packs: VecDeque::new(), open: VecDeque::deserialize(deserializer)? };
        log.pack();
        Ok(log)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const LINES: u64 = limits::SNAPSHOT_LINES as u64;

    /// A step of which all hear, or one seat alone, and at some of which something happened to the table.
    fn logged(version: u64) -> Logged {
        let texts = json!({"n": version}).to_string();
        let alone = json!({"to": {"One": 2}, "end": texts.len()});
        let runs = if version.is_multiple_of(3) { vec![alone] } else { Vec::new() };
        let observations = serde_json::from_value(json!({"texts": texts, "runs": runs})).unwrap();
        let table = if version.is_multiple_of(5) { vec![TableEvent::Started] } else { Vec::new() };
        let undoes = version.is_multiple_of(7).then_some(version - 1);
        Logged::new((version, version * 10, Some(3)), observations, table, undoes)
    }

    /// A log of so many steps of which some were made at once.
    fn log_of(steps: u64, at_once: u64) -> Log {
        let mut log = Log::default();
        for version in 1..=steps {
            if version % at_once == 1 % at_once {
                log.pack();
            }
            log.push(logged(version));
        }
        log
    }

    fn versions(log: &Log) -> Vec<u64> {
        log.filter_map(|step| Some(step.version))
    }

    #[test]
    fn as_many_steps_are_told_as_a_snapshot_tells() {
        for at_once in [1, 3, 40] {
            for steps in (0..40).chain([LINES - 1, LINES, LINES + 1, LINES + 17, 5 * LINES]) {
                let expected: Vec<u64> = (1..=steps).skip(steps.saturating_sub(LINES) as usize).collect();
                assert_eq!(versions(&log_of(steps, at_once)), expected, "{steps} steps, {at_once} at once");
            }
        }
    }

    #[test]
    fn what_was_packed_is_what_it_was() {
        let log = log_of(50, 1);
        assert!(!log.packs.is_empty());
        let steps = log.filter_map(|step| Some(serde_json::to_value(step).unwrap()));
        let expected: Vec<_> =
            (1..=50).map(|version| serde_json::to_value(logged(version)).unwrap()).collect();
        assert_eq!(steps, expected);
    }

    #[test]
    fn the_latest_steps_lie_open_however_many_were_made_at_once() {
        let log = log_of(150, 150);
        assert!(log.latest().map(|step| step.version).eq((1..=150).rev()));
        assert!(log_of(150, 1).latest().map(|step| step.version).take(OPEN).eq((143..=150).rev()));
    }

    #[test]
    fn a_log_is_read_as_it_was_written() {
        let log = log_of(3 * LINES, 1);
        let text = serde_json::to_string(&log).unwrap();
        let read: Log = serde_json::from_str(&text).unwrap();
        assert_eq!(versions(&read), versions(&log));
        assert_eq!(serde_json::to_string(&read).unwrap(), text, "however it is packed");
    }

    #[test]
    fn a_log_takes_no_more_room_for_ever() {
        let log = log_of(50 * LINES, 1);
        assert!(log.packs.len() <= limits::SNAPSHOT_LINES / PACK + 1);
    }
}
