//! `rodada people`: finds users and manages them.

use super::{Failure, LogConfig, StoreConfig, order};
use clap::Args;
use host::people::Order;
use protocol::UserId;
use std::io::{self, IsTerminal as _, Write as _};
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
    if let Order::Erase { person, yes: false } = task.order
        && io::stdin().is_terminal()
        && !confirm_erasure(&task.store, person).await?
    {
        return Err(Failure::NotConfirmed);
    }
    order::execute_and_print(&task.store, host::Order::People(task.order)).await
}

/// Shows who would be erased, and asks whether that is meant.
async fn confirm_erasure(store: &StoreConfig, person: UserId) -> Result<bool, Failure> {
    let found = host::Order::People(Order::Find { text: person.to_string() });
    order::execute_and_print(store, found).await?;
    write!(io::stdout(), "Erase this user? It cannot be undone. [y/N] ")?;
    io::stdout().flush()?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    Ok(matches!(answer.trim(), "y" | "Y" | "yes"))
}
