//! The command-line options.

use clap::Args;
use hyper::Uri;
use std::path::PathBuf;

/// What to play, how long, and what to measure.
#[derive(Args, Clone, Debug)]
pub struct Plan {
    /// URL of the server, which must run with `--limits load`
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    pub url: Uri,

    /// URL of another server on the same database; may be given several times. The clients of each room are connected to
    /// all servers in turn
    #[arg(long = "other-server", value_name = "URL")]
    pub other_servers: Vec<Uri>,

    /// Allow a server on another machine. Never measure one that others use
    #[arg(long)]
    pub anywhere: bool,

    /// Game to play [default: the first that the server lists]
    #[arg(long, value_name = "NAME")]
    pub game: Option<String>,

    /// Number of rooms played in at the same time
    #[arg(long, value_name = "NUMBER", default_value_t = 50)]
    pub rooms: u32,

    /// Seats in each room, one socket for each
    #[arg(long, value_name = "NUMBER", default_value_t = 4)]
    pub seats: u8,

    /// Spectators in each room, one socket for each
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub spectators: u32,

    /// Moves per second over all rooms [default: as fast as possible]
    #[arg(long, value_name = "MOVES", value_parser = clap::value_parser!(u32).range(1..))]
    pub rate: Option<u32>,

    /// Seconds to measure
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0, value_parser = seconds)]
    pub seconds: f64,

    /// Seconds before the measurement, over which the rooms start one after another
    #[arg(long, value_name = "SECONDS", default_value_t = 3.0, value_parser = seconds)]
    pub warmup: f64,

    /// Idle sockets to open first, to measure the memory that each takes
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub idle: u32,

    /// Process id of the server, to measure its CPU time and memory
    #[arg(long, value_name = "PID")]
    pub pid: Option<u32>,

    /// Process id of the database's main process, to measure its CPU time with that of its children
    #[arg(long, value_name = "PID")]
    pub store_pid: Option<u32>,

    /// Seed of the random choice of actions
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,

    /// File to write the report to as JSON; `-` prints JSON instead of text
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,

    /// Measure the plain relay of `examples/relay.rs` instead of Rodada
    #[arg(long)]
    pub relay: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.0..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("must be a number of seconds from 0 to 86400".to_owned()),
    }
}
