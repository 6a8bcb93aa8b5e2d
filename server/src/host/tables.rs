//! What is done about a table.

use super::{Host, HostError, Outcome};
use crate::store::Filter;
use clap::Subcommand;
use protocol::{Holder, MatchId, TableStatus, TableSummary};
use room::abandon;
use serde::{Deserialize, Serialize};

/// Tables that are listed at most.
const MOST: u32 = 50;

/// What is done about a table. These are the words of the command line, too.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
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

pub(super) async fn carry_out(host: &Host, order: Order) -> Result<Outcome, HostError> {
    match order {
        Order::Find { name } => {
            let statuses = vec![TableStatus::Gathering, TableStatus::Running];
            let filter = Filter { statuses, player: Some(name), most: MOST, ..Filter::default() };
            let found = host.store.list(&filter).await?;
            Ok(Outcome::Found { lines: found.into_iter().map(line).collect() })
        }
        Order::Close { table } => close(host, table).await,
        Order::Hush { table, name } => {
            let lines = host.store.remove_lines(table, name.as_deref(), host.clock.now()).await?;
            Ok(Outcome::TableHushed { table, lines })
        }
    }
}

/// A table, as it is listed.
fn line(table: TableSummary) -> String {
    let names: Vec<_> = table.seats.into_values().filter_map(|seat| name_of(seat.holder)).collect();
    format!("{}  {}  {}", table.room, table.game, names.join(", "))
}

fn name_of(holder: Holder) -> Option<String> {
    match holder {
        Holder::Person { name, .. } => Some(name),
        Holder::Nobody | Holder::Bot { .. } => None,
    }
}

/// Ends a match. Somebody may make a move meanwhile: then it is read and ended anew.
async fn close(host: &Host, table: MatchId) -> Result<Outcome, HostError> {
    let store = &host.store;
    loop {
        let stored = store.load(table).await?.ok_or(HostError::NoTable)?;
        let Some(step) = abandon(&stored, host.clock.now())? else {
            return Ok(Outcome::ClosedBefore { table });
        };
        if store.commit(&[step]).await?.iter().all(Result::is_ok) {
            store.note_step_by_host(table, host.clock.now()).await?;
            return Ok(Outcome::Closed { table });
        }
    }
}
