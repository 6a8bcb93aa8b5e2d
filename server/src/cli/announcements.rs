//! `rodada announce`: what the host tells everybody who has a page open.

use super::{Failure, LogConfig, StoreConfig, order};
use clap::Args;
use host::announcements::Order;
use std::path::PathBuf;

#[derive(Args)]
#[command(
    after_help = "WHEN is a time such as 20:00, which is the next one, or a day with it such as 2026-12-01T20:00: \
    both in the time zone of this machine. 2026-12-01T20:00Z is in UTC. Readers see times in their own zone.\n\
    If a server runs, the command asks it over the control socket in the data folder: use the same settings. If none \
    runs, pages show the announcement once one does. The exit code is 7 if nothing was announced or withdrawn."
)]
pub(super) struct Announcements {
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

pub(super) async fn run(task: Announcements) -> Result<(), Failure> {
    order::execute_and_print(&task.store, host::Order::Announcements(task.order)).await
}
