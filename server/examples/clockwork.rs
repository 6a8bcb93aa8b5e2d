//! The real server with a clock that a browser test can move forward, so that days pass during the test.
//!
//! ```text
//! clockwork --now <milliseconds since 1970> [settings of the server, as flags or in the environment]
//! ```
//!
//! The clock starts at `--now` and runs at normal speed. Each line on standard input is a number of milliseconds by
//! which the clock is moved forward.

#![expect(clippy::disallowed_methods, reason = "a program for development, not the server")]

use base::child::Program;
use base::clock::ManualClock;
use clap::Parser;
use config::{Config, StoreConfig};
use rodada_server::serve::{self, Database};
use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

/// How often the clock is updated.
const TICK: Duration = Duration::from_millis(20);

#[derive(Parser)]
struct Arguments {
    /// The time at which the clock starts, in milliseconds since 1970
    #[arg(long)]
    now: u64,
    #[command(flatten)]
    config: Config,
    #[command(flatten)]
    store: StoreConfig,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let Arguments { now, config, store } = Arguments::parse();
    let manual_clock = Arc::new(ManualClock::new(now));
    tokio::spawn(run(Arc::clone(&manual_clock)));
    // A separate thread: a tokio task that waits for a line on standard input would keep the program from ending.
    std::thread::spawn({
        let manual_clock = Arc::clone(&manual_clock);
        move || read_advances(&manual_clock)
    });
    let mut terminate = signal(SignalKind::terminate())?;
    let listener = TcpListener::bind(config.listen).await?;
    let folder = store::location(store.database_url.as_deref(), &store.data_dir)?.folder;
    let store = store::open(store.database_url.as_deref(), &store.data_dir).await?;
    let stop = async move {
        terminate.recv().await;
    };
    // In development the program lies in the folder above that of the examples.
    let own = std::env::current_exe()?;
    let program = own.parent().and_then(Path::parent).ok_or("it lies in no folder")?.join("rodada");
    let (database, clock) = (Database { store, folder }, manual_clock.clock());
    serve::run(listener, None, config, database, clock, Program::new(program), stop).await?;
    Ok(())
}

/// Advances the manual clock at the speed of real time.
async fn run(manual_clock: Arc<ManualClock>) {
    let mut ticks = tokio::time::interval(TICK);
    let mut last = Instant::now();
    loop {
        ticks.tick().await;
        let passed = Duration::from_millis(u64::try_from(last.elapsed().as_millis()).unwrap_or(u64::MAX));
        last += passed;
        manual_clock.advance(passed);
    }
}

/// Moves the clock forward by the numbers of milliseconds read from standard input.
fn read_advances(manual_clock: &ManualClock) {
    for line in std::io::stdin().lines().map_while(Result::ok) {
        match line.trim().parse() {
            Ok(milliseconds) => manual_clock.advance(Duration::from_millis(milliseconds)),
            Err(_) => eprintln!("not a number of milliseconds: {line}"),
        }
    }
}
