//! `rodada people`: finds users and manages them.

use super::{Failure, LogConfig, StoreConfig, order};
use clap::Args;
use host::people::Order;
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = super::HOST_HELP)]
pub(super) struct People {
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

pub(super) async fn run(task: People) -> Result<(), Failure> {
    order::execute_and_print(&task.store, host::Order::People(task.order)).await
}
