//! `rodada audit`: lists what the host did.

use super::{Failure, LogConfig, StoreConfig, order};
use clap::Args;
use host::Order;
use std::path::PathBuf;

#[derive(Args)]
#[command(
    after_help = "Each line has the time, who did it (`uid` and the number of the user who gave the order to the \
    running server, or `command line` if no server ran), what was done, and to whom or to which table. Names are the \
    present ones. If a server runs, the command asks it over the control socket in the data folder: use the same \
    settings."
)]
pub(super) struct Audit {
    /// The most lines
    #[arg(long, value_name = "LINES", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=4_000))]
    limit: u32,

    /// A configuration file
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    store: StoreConfig,

    #[command(flatten)]
    pub(super) log: LogConfig,
}

pub(super) async fn run(task: Audit) -> Result<(), Failure> {
    order::execute_and_print(&task.store, Order::Audit { limit: task.limit }).await
}
