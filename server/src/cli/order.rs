//! Orders of the host, to the server that runs or carried out here.

use super::{Failure, StoreConfig};
use crate::clock::Clock;
use crate::control;
use crate::host::{self, Host, Order, Outcome};
use crate::store;
use std::io::{self, Write};

/// Has an order carried out, and says what was found.
pub(super) async fn give(config: &StoreConfig, order: Order) -> Result<(), Failure> {
    let site = store::site(config.database_url.as_deref(), &config.data_dir)?;
    let outcome = match control::ask(&site, &order).await? {
        Some(outcome) => {
            // It stands in the log of the server. Whoever gave the order sees it, too.
            outcome.log();
            outcome
        }
        None => carry_out(config, order).await?,
    };
    if let Outcome::Found { lines } = outcome {
        let mut out = io::stdout().lock();
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    Ok(())
}

/// Carries an order out where no server runs.
async fn carry_out(config: &StoreConfig, order: Order) -> Result<Outcome, Failure> {
    let store = store::open_existing(config.database_url.as_deref(), &config.data_dir).await?;
    let host = Host { store, clock: Clock::system(), running: None };
    let done = host::carry_out(&host, order).await;
    host.store.close().await;
    Ok(done?)
}
