//! What the host can do about tables.

use super::{Host, HostError, Outcome};
use clap::Subcommand;
use protocol::{MatchId, TableStatus};
use room::abandon;
use serde::{Deserialize, Serialize};
use store::{Actor, Filter, HostWrite, HostWritten};

/// The most tables that are listed.
const MAX_LISTED: u32 = 50;

/// The subcommands of `rodada tables`, also sent over the control socket.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Lists public tables that have not ended, by a part of a player's name
    Find {
        /// A part of a name
        name: String,
    },
    /// Ends a match as it is, without a winner
    Close {
        /// The match: the last part of the address of its table
        table: MatchId,
    },
    /// Deletes the chat messages at a table, and the notes that are shared there
    #[command(alias = "hush")]
    #[serde(rename = "hush")]
    DeleteMessages {
        /// The match: the last part of the address of its table
        table: MatchId,
        /// Only the messages of users who are called so now
        #[arg(long)]
        name: Option<String>,
    },
}

pub(super) async fn carry_out(host: &Host, order: Order, by: &Actor) -> Result<Outcome, HostError> {
    match order {
        Order::Find { name } => {
            let statuses = vec![TableStatus::Gathering, TableStatus::Running];
            let filter = Filter { statuses, player: Some(name), limit: MAX_LISTED, ..Filter::default() };
            Ok(Outcome::Tables { tables: host.store.list(&filter).await? })
        }
        Order::Close { table } => close(host, table, by).await,
        Order::DeleteMessages { table, name } => {
            match host.write(HostWrite::DeleteMessages { id: table, name }, by).await {
                Err(HostError::NothingToDelete) if host.store.version(table).await?.is_none() => {
                    Err(HostError::UnknownTable)
                }
                deleted => deleted.map(|lines| Outcome::TableMessagesDeleted { table, lines }),
            }
        }
    }
}

/// Ends a match. If a player moves meanwhile, the match is loaded and ended again.
async fn close(host: &Host, table: MatchId, by: &Actor) -> Result<Outcome, HostError> {
    let store = &host.store;
    loop {
        let stored = store.load(table).await?.ok_or(HostError::UnknownTable)?;
        let Some(step) = abandon(&stored, host.clock.now())? else {
            return Ok(Outcome::AlreadyEnded { table });
        };
        let end = HostWrite::EndMatch(Box::new(step));
        if store.change_by_host(end, by, host.clock.now()).await? != HostWritten::Conflict {
            return Ok(Outcome::MatchEnded { table });
        }
    }
}
