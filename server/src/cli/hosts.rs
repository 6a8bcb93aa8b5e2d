//! `rodada host`: who may open the host's page.

use super::{Failure, LogConfig, StoreConfig, order};
use clap::Args;
use host::hosts::Order;
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = super::HOST_HELP)]
pub(super) struct Hosts {
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

pub(super) async fn run(task: Hosts) -> Result<(), Failure> {
    order::execute_and_print(&task.store, host::Order::Hosts(task.order)).await
}
