//! `rodada notices`: tries whether notices arrive.

use super::{Failure, LogConfig, StoreConfig, order};
use clap::Args;
use host::notices::Order;
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = "The running server sends the test: use the same settings.\n\
    The exit code is 7 if there is no such user or nothing to send to, and 10 if nothing was delivered.")]
pub(super) struct Notices {
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

pub(super) async fn run(task: Notices) -> Result<(), Failure> {
    order::execute_and_print(&task.store, host::Order::Notices(task.order)).await
}
