//! What processes have used, as Linux tells it.

use super::LoadError;
use serde::Serialize;
use std::collections::HashMap;
use std::fs;
use std::io;
use std::time::Duration;

/// Which processes are looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meter {
    pub(super) server: Option<u32>,
    pub(super) store: Option<u32>,
}

/// What was read at one moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    pub(super) server: Option<Used>,
    pub(super) store: Option<Duration>,
    pub(super) client: Option<Used>,
}

/// What was read around a measurement.
#[derive(Clone, Copy, Debug)]
pub(super) struct Readings {
    pub(super) before: Reading,
    pub(super) after: Reading,
    pub(super) time: Duration,
}

/// What a process has used.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Used {
    pub(super) cpu: Duration,
    /// Memory in KiB, as much of it as is really there.
    pub(super) memory: u64,
}

impl Meter {
    pub(super) fn read(self) -> Result<Reading, LoadError> {
        let named = |pid: u32| move |error| LoadError::Process(pid, error);
        Ok(Reading {
            server: self.server.map(|pid| used(pid).map_err(named(pid))).transpose()?,
            store: self.store.map(|pid| family(pid).map_err(named(pid))).transpose()?,
            // Elsewhere than on Linux nothing can be read; nobody asked for this one by name.
            client: used(std::process::id()).ok(),
        })
    }
}

/// What one process has used, all its threads together.
fn used(pid: u32) -> io::Result<Used> {
    let rollup = fs::read_to_string(format!("/proc/{pid}/smaps_rollup"))?;
    let resident = rollup.lines().find_map(|line| line.strip_prefix("Rss:")?.split_whitespace().next());
    let memory = resident.and_then(|kib| kib.parse().ok()).ok_or(io::ErrorKind::InvalidData)?;
    Ok(Used { cpu: ticks(Stat::of(pid)?.own), memory })
}

/// What a process has used together with its children, those that have ended included.
fn family(pid: u32) -> io::Result<Duration> {
    let first = Stat::of(pid)?;
    let all =
        fs::read_dir("/proc")?.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<u32>().ok());
    // A process may end while we look: its time is then in that of its parent.
    let stats: HashMap<u32, Stat> = all.filter_map(|pid| Some((pid, Stat::of(pid).ok()?))).collect();
    let children =
        stats.values().filter(|stat| stat.parent == pid).map(|stat| stat.own + stat.ended_children);
    Ok(ticks(first.own + first.ended_children + children.sum::<u64>()))
}

/// What `/proc/<pid>/stat` says, times in ticks.
struct Stat {
    parent: u32,
    own: u64,
    ended_children: u64,
}

impl Stat {
    fn of(pid: u32) -> io::Result<Self> {
        Self::read(&fs::read_to_string(format!("/proc/{pid}/stat"))?)
            .ok_or_else(|| io::ErrorKind::InvalidData.into())
    }

    fn read(text: &str) -> Option<Self> {
        // The name stands in brackets and may hold any of them.
        let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
        let number = |at: usize| fields.get(at)?.parse::<u64>().ok();
        Some(Self {
            parent: u32::try_from(number(1)?).ok()?,
            own: number(11)? + number(12)?,
            ended_children: number(13)? + number(14)?,
        })
    }
}

fn ticks(number: u64) -> Duration {
    Duration::from_millis(number * 1_000 / rustix::param::clock_ticks_per_second())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_brackets_does_no_harm() {
        let text = "7 (a) b (c) S 3 7 7 0 -1 4194560 1 2 3 4 10 20 30 40 20 0 1 0 9 9 9";
        let stat = Stat::read(text).unwrap();
        assert_eq!((stat.parent, stat.own, stat.ended_children), (3, 30, 70));
    }

    #[test]
    fn this_process_takes_memory() {
        assert!(used(std::process::id()).unwrap().memory > 0);
    }
}
