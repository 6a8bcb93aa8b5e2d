//! Orders of the host, to the server that runs or carried out here.

use super::{Failure, StoreConfig};
use crate::clock::Clock;
use crate::control;
use crate::host::{self, Host, HostError, Order, Outcome};
use crate::store;
use crate::store::backup::Growth;
use std::io::{self, Write};
use tokio::sync::watch;

/// Has an order carried out that takes no time, and says what was found.
pub(super) async fn give_and_say(config: &StoreConfig, order: Order) -> Result<(), Failure> {
    let nobody_watches = watch::Sender::new(Growth::default());
    if let Outcome::Found { lines } = give(config, order, &nobody_watches).await? {
        let mut out = io::stdout().lock();
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    Ok(())
}

/// Has an order carried out, and tells how far it has got.
pub(super) async fn give(
    config: &StoreConfig,
    order: Order,
    growth: &watch::Sender<Growth>,
) -> Result<Outcome, Failure> {
    let site = store::site(config.database_url.as_deref(), &config.data_dir)?;
    match control::ask(&site, &order, growth).await? {
        Some(outcome) => {
            // It stands in the log of the server. Whoever gave the order sees it, too.
            outcome.log();
            Ok(outcome)
        }
        None => carry_out(config, order, growth).await,
    }
}

/// Carries an order out where no server runs.
async fn carry_out(
    config: &StoreConfig,
    order: Order,
    growth: &watch::Sender<Growth>,
) -> Result<Outcome, Failure> {
    let StoreConfig { database_url, data_dir } = config;
    if let Order::Backup { to } = order {
        // A database that is not opened as a store is copied as it is, before a newer program changes its schema.
        let copied = store::back_up_closed(database_url.as_deref(), data_dir, &to, growth).await;
        let outcome = Outcome::BackedUp { bytes: copied.map_err(HostError::from)?, to };
        outcome.log();
        return Ok(outcome);
    }
    let store = store::open_existing(database_url.as_deref(), data_dir).await?;
    let host = Host { store, clock: Clock::system(), running: None };
    let done = host::carry_out(&host, order, growth).await;
    host.store.close().await;
    Ok(done?)
}
