//! `rodada tables`: finds tables and manages them.

use super::{Failure, LogConfig, StoreConfig, order};
use clap::Args;
use host::tables::Order;
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = super::HOST_HELP)]
pub(super) struct Tables {
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

pub(super) async fn run(task: Tables) -> Result<(), Failure> {
    order::execute_and_print(&task.store, host::Order::Tables(task.order)).await
}
