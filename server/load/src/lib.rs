//! Plays against a running server over real sockets, for a bounded time, and says how fast that was.
//!
//! Nothing here knows a game: players draw from the actions that the server lists. One thread does all of it, and
//! reads of each frame no more than it needs: it often shares the machine with the server it measures.

mod fault;
mod idle;
mod party;
mod player;
mod process;
mod relay;
mod report;
mod setup;
mod socket;
mod tally;
mod web;
mod wire;

pub use fault::LoadError;
pub use report::Report;

use clap::Args;
use hyper::Uri;
use process::{Meter, Readings};
use report::{Files, Idle};
use setup::{Crowd, Phase};
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tally::Tally;
use tokio::time::{Instant, sleep, timeout};
use web::Target;

/// How long setting up may take.
const SET_UP_WITHIN: Duration = Duration::from_secs(180);
/// What is in flight at the end may still arrive for so long.
const GRACE: Duration = Duration::from_secs(3);
/// Pause before memory is read, so that what was begun has settled.
const SETTLE: Duration = Duration::from_secs(1);

/// What is to be played, and how long.
#[derive(Args, Clone, Debug)]
pub struct Plan {
    /// The server, started with `--limits load`
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    pub url: Uri,

    /// Measures a server on another machine too. Never one that others use
    #[arg(long)]
    pub anywhere: bool,

    /// The game; the first on the shelf when absent
    #[arg(long, value_name = "NAME")]
    pub game: Option<String>,

    /// Rooms that are played in at the same time
    #[arg(long, value_name = "NUMBER", default_value_t = 50)]
    pub rooms: u32,

    /// Seats in each room, with one socket each
    #[arg(long, value_name = "NUMBER", default_value_t = 4)]
    pub seats: u8,

    /// Spectators in each room, with one socket each
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub spectators: u32,

    /// Moves a second, over all rooms; without it everybody plays as soon as they may
    #[arg(long, value_name = "MOVES", value_parser = clap::value_parser!(u32).range(1..))]
    pub rate: Option<u32>,

    /// Seconds that are measured
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0, value_parser = seconds)]
    pub seconds: f64,

    /// Seconds before that, over which the rooms begin one after the other
    #[arg(long, value_name = "SECONDS", default_value_t = 3.0, value_parser = seconds)]
    pub warmup: f64,

    /// Sockets that say hello and nothing else, opened before everything to see what each takes of memory
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub idle: u32,

    /// The process of the server, whose time and memory are measured
    #[arg(long, value_name = "PID")]
    pub pid: Option<u32>,

    /// The first process of the database, whose time is measured together with that of its children
    #[arg(long, value_name = "PID")]
    pub store_pid: Option<u32>,

    /// What players draw their actions by
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,

    /// Writes the figures as JSON; `-` writes them instead of the text
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,

    /// Measures the bare relay of `examples/relay.rs` instead of Rodada
    #[arg(long)]
    pub relay: bool,
}

/// Plays as planned and prints the figures: the program `rodada-load`.
///
/// # Errors
/// When nothing can be measured, or the figures cannot be written.
pub fn measure(plan: &Plan) -> Result<(), LoadError> {
    // One thread: the other cores are the server's.
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

/// Plays as planned.
///
/// # Errors
/// When the server is not there, does not lift its limits, refuses what every server allows, or falls silent.
pub async fn run(plan: &Plan) -> Result<Report, LoadError> {
    let files = Files::of(rlimit::increase_nofile_limit(u64::MAX));
    let target = Target::find(plan).await?;
    let house = setup::visit(plan, &target).await?;
    let meter = Meter { server: plan.pid, store: plan.store_pid };
    let (idle, _idlers) = measure_idle(plan, &target, meter).await?;
    let tally = Arc::new(Tally::default());
    let mut crowd = Crowd::new(plan, &house, &target, &tally);
    let begin = timeout(SET_UP_WITHIN, crowd.gather()).await.map_err(|_| LoadError::SetUp)??;
    crowd.tell(Phase::Playing { since: begin });
    crowd.stay_for(Duration::from_secs_f64(plan.warmup)).await?;

    let (before, from) = (meter.read()?, Instant::now());
    tally.begin(from);
    crowd.stay_for(Duration::from_secs_f64(plan.seconds)).await?;
    let to = Instant::now();
    tally.end(to);
    let after = meter.read()?;
    crowd.tell(Phase::Stopped);
    // What does not arrive even now is told as unfinished.
    let _ = timeout(GRACE, tally.settled()).await;
    let used = Readings { before, after, time: to - from };
    Ok(Report::new(plan, house, files, idle, &tally.take(), used))
}

/// Opens sockets that do nothing, and reads what they take.
async fn measure_idle(
    plan: &Plan,
    target: &Target,
    meter: Meter,
) -> Result<(Option<Idle>, idle::Idlers), LoadError> {
    if plan.idle == 0 {
        return Ok((None, idle::Idlers::default()));
    }
    // The first sockets pay for what every server sets up once.
    let _first = idle::open(target, plan, 16).await?;
    sleep(SETTLE).await;
    let before = meter.read()?.server;
    let idlers = idle::open(target, plan, plan.idle).await?;
    sleep(SETTLE).await;
    let after = meter.read()?.server;
    Ok((Some(Idle::new(plan.idle, before, after)), idlers))
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.0..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("it is no number of seconds up to a day".to_owned()),
    }
}
