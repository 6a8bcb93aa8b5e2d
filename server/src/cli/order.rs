//! Executes the host's orders: the running server does it, or this process if no server runs.

use super::found::lines;
use super::{Failure, StoreConfig};
use base::clock::Clock;
use host::control;
use host::erased::ErasedLists;
use host::{self, Host, HostError, Order, Outcome};
use std::io::{self, Write};
use store::Actor;
use store::backup::Progress;
use tokio::sync::watch;

/// Executes an order that takes no time, and prints what it found.
pub(super) async fn execute_and_print(config: &StoreConfig, order: Order) -> Result<(), Failure> {
    let no_progress = watch::Sender::new(Progress::default());
    let found = lines(&execute(config, order, &no_progress).await?, Clock::system().now());
    let mut out = io::stdout().lock();
    found.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(())
}

/// Executes an order and reports its progress.
pub(super) async fn execute(
    config: &StoreConfig,
    order: Order,
    progress_sender: &watch::Sender<Progress>,
) -> Result<Outcome, Failure> {
    let location = store::location(config.database_url.as_deref(), &config.data_dir)?;
    match control::ask(&location, &order, progress_sender).await? {
        Some(outcome) => {
            // The server has logged the outcome; it is also logged here for the host who gave the order.
            outcome.log();
            Ok(outcome)
        }
        None => execute_here(config, order, progress_sender).await,
    }
}

/// Executes an order in this process, when no server runs.
async fn execute_here(
    config: &StoreConfig,
    order: Order,
    progress_sender: &watch::Sender<Progress>,
) -> Result<Outcome, Failure> {
    let StoreConfig { database_url, data_dir } = config;
    let folder = store::location(database_url.as_deref(), data_dir)?.folder;
    // A server adds to the list in its folder of backups when it starts.
    let erased = ErasedLists::of(&folder, None);
    if let Order::Backup { to } = order {
        // The database file is copied without opening it as a store, because opening it with a newer program would
        // change its schema.
        let copied = store::back_up_closed(database_url.as_deref(), data_dir, &to, progress_sender).await;
        let bytes = copied.map_err(HostError::from)?;
        if let Err(error) = ErasedLists::beside(&to).take_over(&erased).await {
            tracing::warn!(%error, "the list of erased users could not be written beside the backup");
        }
        let outcome = Outcome::BackedUp { to, bytes };
        outcome.log();
        return Ok(outcome);
    }
    let store = store::open_existing(database_url.as_deref(), data_dir).await?;
    let host = Host { store, clock: Clock::system(), erased, running: None };
    let done = host::carry_out(&host, order, &Actor::of_command_line(), progress_sender).await;
    host.store.close().await;
    Ok(done?)
}
