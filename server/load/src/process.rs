//! CPU time and memory of processes, from Linux's `/proc`.

use super::error::LoadError;
use serde::Serialize;
use std::collections::HashMap;
use std::fs;
use std::io;
use std::time::Duration;

/// The processes to measure.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meter {
    pub(super) server: Option<u32>,
    pub(super) store: Option<u32>,
}

/// The usage of all processes at one time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    pub(super) server: Option<Usage>,
    pub(super) store: Option<Duration>,
    pub(super) client: Option<Usage>,
}

/// The readings before and after a measurement, and the time between them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Readings {
    pub(super) before: Reading,
    pub(super) after: Reading,
    pub(super) time: Duration,
}

/// The resources that a process has used.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Usage {
    pub(super) cpu: Duration,
    /// Resident memory in KiB.
    pub(super) memory: u64,
}

impl Meter {
    pub(super) fn read(self) -> Result<Reading, LoadError> {
        let named = |pid: u32| move |error| LoadError::Process(pid, error);
        Ok(Reading {
            server: self.server.map(|pid| usage(pid).map_err(named(pid))).transpose()?,
            store: self.store.map(|pid| cpu_with_children(pid).map_err(named(pid))).transpose()?,
            // Unavailable on other systems than Linux; optional, because the user did not ask for it.
            client: usage(std::process::id()).ok(),
        })
    }
}

/// The usage of one process, all threads together.
fn usage(pid: u32) -> io::Result<Usage> {
    let rollup = fs::read_to_string(format!("/proc/{pid}/smaps_rollup"))?;
    let resident = rollup.lines().find_map(|line| line.strip_prefix("Rss:")?.split_whitespace().next());
    let memory = resident.and_then(|kib| kib.parse().ok()).ok_or(io::ErrorKind::InvalidData)?;
    Ok(Usage { cpu: ticks(Stat::of(pid)?.own), memory })
}

/// The CPU time of a process and its children, including children that have ended.
fn cpu_with_children(pid: u32) -> io::Result<Duration> {
    let first = Stat::of(pid)?;
    let all =
        fs::read_dir("/proc")?.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<u32>().ok());
    // If a child ends meanwhile, its time has been added to that of its parent.
    let stats: HashMap<u32, Stat> = all.filter_map(|pid| Some((pid, Stat::of(pid).ok()?))).collect();
    let children =
        stats.values().filter(|stat| stat.parent == pid).map(|stat| stat.own + stat.ended_children);
    Ok(ticks(first.own + first.ended_children + children.sum::<u64>()))
}

/// Fields of `/proc/<pid>/stat`; times in clock ticks.
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
        // The process name is in parentheses and may itself contain parentheses.
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
    fn a_process_name_with_parentheses_is_parsed() {
        let text = "7 (a) b (c) S 3 7 7 0 -1 4194560 1 2 3 4 10 20 30 40 20 0 1 0 9 9 9";
        let stat = Stat::read(text).unwrap();
        assert_eq!((stat.parent, stat.own, stat.ended_children), (3, 30, 70));
    }

    #[test]
    fn this_process_uses_memory() {
        assert!(usage(std::process::id()).unwrap().memory > 0);
    }
}
