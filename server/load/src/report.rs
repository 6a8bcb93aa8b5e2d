//! The report of a run, as JSON and as text.

use super::metrics::Counts;
use super::plan::Plan;
use super::process::{Readings, Usage};
use super::setup::ServerInfo;
use hdrhistogram::Histogram;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::time::Duration;

/// The report of a run. The names of the fields are those of the JSON output.
#[derive(Debug, Serialize)]
pub struct Report {
    url: String,
    limits: String,
    game: String,
    rooms: u32,
    seats: u8,
    spectators: u32,
    /// Requested moves per second; absent to play as fast as possible.
    #[serde(skip_serializing_if = "Option::is_none")]
    rate: Option<u32>,
    seed: u64,
    seconds: f64,
    open_files: Files,
    #[serde(skip_serializing_if = "Option::is_none")]
    idle: Option<Idle>,
    /// Moves that all clients have seen.
    moves: u64,
    moves_per_second: f64,
    /// Moves that did not reach all clients in time.
    unfinished: u64,
    refused: BTreeMap<String, u64>,
    matches_finished: u64,
    sockets_lost: u64,
    mover_ms: Times,
    last_viewer_ms: Times,
    /// From the mover to the last viewer. With several servers, that is how long another server takes to show a move.
    after_mover_ms: Times,
    player_bytes: Sizes,
    spectator_bytes: Sizes,
    #[serde(skip_serializing_if = "Option::is_none")]
    server: Option<Cost>,
    /// The processes of the database.
    #[serde(skip_serializing_if = "Option::is_none")]
    store: Option<Cost>,
    #[serde(skip_serializing_if = "Option::is_none")]
    client: Option<Cost>,
}

/// The limit of open files, which include sockets, of this process.
#[derive(Debug, Serialize)]
pub(super) struct Files {
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<u64>,
    /// Why the limit could not be raised.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// Idle sockets.
#[derive(Debug, Serialize)]
pub(super) struct Idle {
    sockets: u32,
    /// The server's memory for each, in KiB.
    #[serde(skip_serializing_if = "Option::is_none")]
    kib_each: Option<f64>,
}

#[derive(Debug, Serialize)]
struct Times {
    count: u64,
    p50: f64,
    p95: f64,
    p99: f64,
    most: f64,
}

#[derive(Debug, Serialize)]
struct Sizes {
    count: u64,
    median: u64,
    p99: u64,
    most: u64,
}

#[derive(Debug, Serialize)]
struct Cost {
    cpu_seconds: f64,
    cores: f64,
    cpu_seconds_per_1000_moves: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    kib_before: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    kib_after: Option<u64>,
}

impl Report {
    pub(super) fn new(
        plan: &Plan,
        info: ServerInfo,
        open_files: Files,
        idle: Option<Idle>,
        counts: &Counts,
        readings: Readings,
    ) -> Self {
        let Readings { before, after, time } = readings;
        let cost = |cpu: Option<(Duration, Duration)>, memory: Option<(u64, u64)>| {
            cpu.map(|(before, after)| Cost::new(after.saturating_sub(before), memory, time, counts.moves))
        };
        let whole = |before: Option<Usage>, after: Option<Usage>| {
            let both = before.zip(after);
            cost(both.map(|(b, a)| (b.cpu, a.cpu)), both.map(|(b, a)| (b.memory, a.memory)))
        };
        Self {
            url: plan.url.to_string(),
            limits: info.limits,
            game: info.game,
            rooms: plan.rooms,
            seats: plan.seats,
            spectators: plan.spectators,
            rate: plan.rate,
            seed: plan.seed,
            seconds: round(time.as_secs_f64()),
            open_files,
            idle,
            moves: counts.moves,
            moves_per_second: round(number(counts.moves) / time.as_secs_f64()),
            unfinished: counts.unfinished(),
            refused: counts.refused.clone(),
            matches_finished: counts.matches,
            sockets_lost: counts.lost,
            mover_ms: Times::of(&counts.mover),
            last_viewer_ms: Times::of(&counts.last),
            after_mover_ms: Times::of(&counts.after_mover),
            player_bytes: Sizes::of(&counts.players),
            spectator_bytes: Sizes::of(&counts.spectators),
            server: whole(before.server, after.server),
            store: cost(before.store.zip(after.store), None),
            client: whole(before.client, after.client),
        }
    }
}

impl Files {
    pub(super) fn of(raised: io::Result<u64>) -> Self {
        match raised {
            Ok(limit) => Self { limit: Some(limit), error: None },
            Err(error) => Self { limit: None, error: Some(error.to_string()) },
        }
    }
}

impl Idle {
    pub(super) fn new(sockets: u32, before: Option<Usage>, after: Option<Usage>) -> Self {
        let grown = before.zip(after).map(|(before, after)| after.memory.saturating_sub(before.memory));
        Self { sockets, kib_each: grown.map(|kib| round(number(kib) / f64::from(sockets))) }
    }
}

impl Times {
    fn of(micros: &Histogram<u64>) -> Self {
        let millis = |micros: u64| round(number(micros) / 1_000.0);
        let at = |quantile| millis(micros.value_at_quantile(quantile));
        Self { count: micros.len(), p50: at(0.5), p95: at(0.95), p99: at(0.99), most: millis(micros.max()) }
    }
}

impl Sizes {
    fn of(bytes: &Histogram<u64>) -> Self {
        let at = |quantile| bytes.value_at_quantile(quantile);
        Self { count: bytes.len(), median: at(0.5), p99: at(0.99), most: bytes.max() }
    }
}

impl Cost {
    fn new(cpu: Duration, memory: Option<(u64, u64)>, time: Duration, moves: u64) -> Self {
        let cpu = cpu.as_secs_f64();
        Self {
            cpu_seconds: round(cpu),
            cores: round(cpu / time.as_secs_f64()),
            cpu_seconds_per_1000_moves: if moves == 0 { 0.0 } else { round(cpu * 1_000.0 / number(moves)) },
            kib_before: memory.map(|(before, _)| before),
            kib_after: memory.map(|(_, after)| after),
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]
fn number(count: u64) -> f64 {
    count as f64
}

/// Rounds to four decimal places.
fn round(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} with the limits {:?}", self.url, self.limits)?;
        match &self.open_files {
            Files { error: Some(error), .. } => {
                writeln!(f, "the limit of open files cannot be raised: {error}")?
            }
            Files { limit, .. } => writeln!(f, "open files: up to {}", limit.unwrap_or_default())?,
        }
        let pace =
            self.rate.map_or("as fast as it goes".to_owned(), |rate| format!("{rate} moves/s asked for"));
        writeln!(
            f,
            "{}: {} rooms x {} seats, {} spectators each, {pace}, {:.1} s, seed {}",
            self.game, self.rooms, self.seats, self.spectators, self.seconds, self.seed
        )?;
        if let Some(Idle { sockets, kib_each }) = &self.idle {
            let each = kib_each.map_or("not measured (--pid)".to_owned(), |kib| format!("{kib:.1} KiB each"));
            writeln!(f, "idle sockets   {sockets}: {each}")?;
        }
        writeln!(f, "moves          {:.0}/s ({} in all)", self.moves_per_second, self.moves)?;
        if self.unfinished > 0 || self.sockets_lost > 0 || !self.refused.is_empty() {
            let (unfinished, lost, refused) = (self.unfinished, self.sockets_lost, &self.refused);
            writeln!(f, "               {unfinished} unfinished, {lost} sockets lost, refused: {refused:?}")?;
        }
        writeln!(f, "to the mover   {}", self.mover_ms)?;
        writeln!(f, "to the last    {}", self.last_viewer_ms)?;
        writeln!(f, "after the mover {}", self.after_mover_ms)?;
        writeln!(f, "bytes a step   for a player {}", self.player_bytes)?;
        if self.spectators > 0 {
            writeln!(f, "               for a spectator {}", self.spectator_bytes)?;
        }
        for (name, cost) in
            [("server", &self.server), ("database", &self.store), ("this client", &self.client)]
        {
            if let Some(cost) = cost {
                writeln!(f, "{name:<14} {cost}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { p50, p95, p99, most, .. } = self;
        write!(f, "p50 {p50:.2} ms, p95 {p95:.2} ms, p99 {p99:.2} ms, most {most:.2} ms")
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "median {}, p99 {}, most {}", self.median, self.p99, self.most)
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.4} s of CPU per 1000 moves, {:.2} cores", self.cpu_seconds_per_1000_moves, self.cores)?;
        if let Some((before, after)) = self.kib_before.zip(self.kib_after) {
            write!(f, ", memory {} to {} MiB", before / 1_024, after / 1_024)?;
        }
        Ok(())
    }
}
