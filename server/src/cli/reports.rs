//! `rodada report`: what users have reported to the host.

use super::{Failure, LogConfig, StoreConfig, order};
use clap::Args;
use host::reports::Order;
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = super::HOST_HELP)]
pub(super) struct Reports {
    #[command(subcommand)]
    order: Order,

    /// A configuration file
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    store: StoreConfig,

    #[command(flatten)]
    pub(super) log: LogConfig,
}

pub(super) async fn run(task: Reports) -> Result<(), Failure> {
    order::execute_and_print(&task.store, host::Order::Reports(task.order)).await
}
