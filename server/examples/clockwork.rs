//! The real server with a clock that can be moved on by hand: days pass while a browser journey looks on.
//!
//! ```text
//! clockwork --now <milliseconds since 1970> [settings of the server, as flags or in the environment]
//! ```
//!
//! Its clock starts at `--now` and runs as any clock does. A line with a number on standard input moves it on by so many
//! milliseconds.

use clap::Parser;
use rodada_server::clock::ManualClock;
use rodada_server::config::{Config, StoreConfig};
use rodada_server::{serve, store};
use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

/// How finely the clock runs.
const TICK: Duration = Duration::from_millis(20);

#[derive(Parser)]
struct Line {
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
    let Line { now, config, store } = Line::parse();
    let hand = Arc::new(ManualClock::new(now));
    tokio::spawn(run(Arc::clone(&hand)));
    // A thread of its own: a task that waits for a line would keep the program from ending.
    std::thread::spawn({
        let hand = Arc::clone(&hand);
        move || obey(&hand)
    });
    let mut terminate = signal(SignalKind::terminate())?;
    let listener = TcpListener::bind(config.listen).await?;
    let store = store::open(store.database_url.as_deref(), &store.data_dir).await?;
    let stop = async move {
        terminate.recv().await;
    };
    serve::run(listener, None, config, store, hand.clock(), stop).await?;
    Ok(())
}

/// Lets the clock run.
async fn run(hand: Arc<ManualClock>) {
    let mut ticks = tokio::time::interval(TICK);
    let mut last = Instant::now();
    loop {
        ticks.tick().await;
        let passed = Duration::from_millis(u64::try_from(last.elapsed().as_millis()).unwrap_or(u64::MAX));
        last += passed;
        hand.advance(passed);
    }
}

/// Moves the clock on when it is told to.
fn obey(hand: &ManualClock) {
    for line in std::io::stdin().lines().map_while(Result::ok) {
        match line.trim().parse() {
            Ok(milliseconds) => hand.advance(Duration::from_millis(milliseconds)),
            Err(_) => eprintln!("not a number of milliseconds: {line}"),
        }
    }
}
