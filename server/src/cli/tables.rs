//! `rodada tables`: what a host does about a table.

use super::{Failure, LogConfig, StoreConfig};
use crate::clock::Clock;
use crate::store::{self, Filter, Store};
use clap::{Args, Subcommand};
use protocol::{Holder, MatchId, TableStatus};
use room::abandon;
use std::io::{self, Write};
use std::path::PathBuf;

/// Tables that are listed at most.
const MOST: u32 = 50;

#[derive(Args)]
#[command(after_help = super::HOST_HELP)]
pub(super) struct Tables {
    #[command(subcommand)]
    what: What,

    /// A file of settings
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    store: StoreConfig,

    #[command(flatten)]
    pub(super) log: LogConfig,
}

#[derive(Subcommand)]
enum What {
    /// Lists tables that everybody may see and that have not ended, by a part of a player's name
    Find {
        /// A part of a name
        name: String,
    },
    /// Ends a match as it is, without a winner
    Close {
        /// The match: the last part of the address of its table
        table: MatchId,
    },
    /// Removes what was said at a table
    Hush {
        /// The match: the last part of the address of its table
        table: MatchId,
        /// Only what was said under this name
        #[arg(long)]
        name: Option<String>,
    },
}

pub(super) async fn run(task: Tables) -> Result<(), Failure> {
    let StoreConfig { database_url, data_dir } = &task.store;
    let store = store::open_existing(database_url.as_deref(), data_dir).await?;
    let done = carry_out(&*store, task.what).await;
    store.close().await;
    done
}

async fn carry_out(store: &dyn Store, what: What) -> Result<(), Failure> {
    match what {
        What::Find { name } => {
            let statuses = vec![TableStatus::Gathering, TableStatus::Running];
            let filter = Filter { statuses, player: Some(name), most: MOST, ..Filter::default() };
            let mut out = io::stdout().lock();
            for line in store.list(&filter).await? {
                let names: Vec<_> =
                    line.seats.into_values().filter_map(|seat| name_of(seat.holder)).collect();
                writeln!(out, "{}  {}  {}", line.room, line.game, names.join(", "))?;
            }
        }
        What::Close { table } => close(store, table).await?,
        What::Hush { table, name } => {
            let lines = store.remove_lines(table, name.as_deref()).await?;
            tracing::info!(%table, lines, "removed what was said");
        }
    }
    Ok(())
}

fn name_of(holder: Holder) -> Option<String> {
    match holder {
        Holder::Person { name, .. } => Some(name),
        Holder::Nobody | Holder::Bot { .. } => None,
    }
}

/// Ends a match. Somebody may make a move meanwhile: then it is read and ended anew.
async fn close(store: &dyn Store, table: MatchId) -> Result<(), Failure> {
    loop {
        let stored = store.load(table).await?.ok_or(Failure::NoTable)?;
        let Some(step) = abandon(&stored, Clock::system().now())? else {
            tracing::info!(%table, "has ended already");
            return Ok(());
        };
        if store.commit(&[step]).await?.iter().all(Result::is_ok) {
            tracing::info!(%table, "ended");
            return Ok(());
        }
    }
}
