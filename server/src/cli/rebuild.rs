//! `rodada rebuild`: makes anew what follows from the matches that have ended.

use super::{Failure, LogConfig, StoreConfig, order};
use clap::Args;
use host::Order;
use std::path::PathBuf;

#[derive(Args)]
#[command(
    after_help = "Deletes what is kept of finished matches for statistics and ratings, and makes it anew from their \
    steps: it comes out the same, unless it was damaged. The server does it by and by, about two hundred matches a \
    second, while people play; until then statistics and ratings lack some. If a server runs, the command asks it over \
    the control socket in the data folder: use the same settings. If none runs, the next start does it."
)]
pub(super) struct Rebuild {
    /// A configuration file
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    store: StoreConfig,

    #[command(flatten)]
    pub(super) log: LogConfig,
}

pub(super) async fn run(task: Rebuild) -> Result<(), Failure> {
    order::execute_and_print(&task.store, Order::Rebuild).await
}
