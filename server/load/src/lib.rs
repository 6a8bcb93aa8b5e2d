//! A load generator: plays on a running server over real sockets for a limited time, and reports throughput and
//! latency.
//!
//! It knows no game: players choose among the legal actions that the server sends. It runs in one thread and parses
//! only the parts of each frame that it needs, because it often shares a machine with the server that it measures.

#![expect(clippy::disallowed_methods, reason = "a program for development, not the server")]

mod client;
mod error;
mod idle;
mod metrics;
mod plan;
mod process;
mod relay;
mod report;
mod room;
mod setup;
mod socket;
mod web;
mod wire;

pub use error::LoadError;
pub use plan::Plan;
pub use report::Report;

use metrics::Metrics;
use process::{Meter, Readings};
use report::{Files, Idle};
use room::Phase;
use setup::Clients;
use std::fs;
use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};
use web::Target;

/// Time limit for setting up all rooms.
const SETUP_TIMEOUT: Duration = Duration::from_secs(180);
/// How long to wait after the end for moves still in flight.
const GRACE: Duration = Duration::from_secs(3);
/// Pause before memory is read, so that allocations have settled.
const SETTLE: Duration = Duration::from_secs(1);

/// Plays according to the plan and prints the report: the command `rodada-load`.
///
/// # Errors
/// If the measurement fails or the report cannot be written.
pub fn measure(plan: &Plan) -> Result<(), LoadError> {
    // One thread, to leave the other cores to the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = runtime.block_on(run(plan))?;
    let json = || serde_json::to_string_pretty(&report).map(|text| text + "\n");
    match &plan.json {
        Some(file) if file.as_os_str() == "-" => return Ok(io::stdout().write_all(json()?.as_bytes())?),
        Some(file) => fs::write(file, json()?)?,
        None => {}
    }
    Ok(write!(io::stdout(), "{report}")?)
}

/// Plays according to the plan.
///
/// # Errors
/// If the server is unreachable, does not run with `--limits load`, refuses a request that every server allows, or
/// stops answering.
pub async fn run(plan: &Plan) -> Result<Report, LoadError> {
    let files = Files::of(rlimit::increase_nofile_limit(u64::MAX));
    let targets = Target::find_all(plan).await?;
    let server = setup::inspect_servers(plan, &targets).await?;
    let meter = Meter { server: plan.pid, store: plan.store_pid };
    let (idle, _idle_sockets) = measure_idle(plan, &targets[0], meter).await?;
    let metrics = Arc::new(Metrics::default());
    let mut clients = Clients::new(plan, &server, &targets, &metrics);
    let begin = timeout(SETUP_TIMEOUT, clients.start()).await.map_err(|_| LoadError::SetUp)??;
    clients.set_phase(Phase::Playing { since: begin });
    clients.run_for(Duration::from_secs_f64(plan.warmup)).await?;

    let (before, from) = (meter.read()?, Instant::now());
    metrics.begin(from);
    clients.run_for(Duration::from_secs_f64(plan.seconds)).await?;
    let to = Instant::now();
    metrics.end(to);
    let after = meter.read()?;
    clients.set_phase(Phase::Stopped);
    // Moves that are not complete by then are reported as unfinished.
    let _ = timeout(GRACE, metrics.settled()).await;
    let used = Readings { before, after, time: to - from };
    Ok(Report::new(plan, server, files, idle, &metrics.take(), used))
}

/// Opens idle sockets and measures the memory that they take.
async fn measure_idle(
    plan: &Plan,
    target: &Target,
    meter: Meter,
) -> Result<(Option<Idle>, idle::IdleSockets), LoadError> {
    if plan.idle == 0 {
        return Ok((None, idle::IdleSockets::default()));
    }
    // The first sockets cause one-time allocations, so they are not measured.
    let _first = idle::open(target, plan, 16).await?;
    sleep(SETTLE).await;
    let before = meter.read()?.server;
    let idle_sockets = idle::open(target, plan, plan.idle).await?;
    sleep(SETTLE).await;
    let after = meter.read()?.server;
    Ok((Some(Idle::new(plan.idle, before, after)), idle_sockets))
}
