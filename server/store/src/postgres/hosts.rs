//! A cluster of several Postgres servers, of which one can be written: the primary. When it fails, another one is
//! promoted, and the store opens all new connections to that one. Steps whose outcome is unknown are looked up, as
//! after any outage.

use super::PostgresStore;
use crate::StoreError;
use sqlx::postgres::{PgConnectOptions, PgPool};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// How long one attempt to reach a server may take.
const ATTEMPT: Duration = Duration::from_secs(2);
/// The pause between two searches for the primary.
const PAUSE: Duration = Duration::from_millis(500);

/// The servers of a cluster, in the order of the address.
#[derive(Debug)]
pub(super) struct Hosts(Vec<PgConnectOptions>);

impl Hosts {
    /// There must be at least one server.
    pub(super) fn new(all: Vec<PgConnectOptions>) -> Self {
        Self(all)
    }

    /// The first server that can be written. A single one is not asked.
    pub(super) async fn primary(&self) -> Result<&PgConnectOptions, StoreError> {
        if let [only] = self.0.as_slice() {
            return Ok(only);
        }
        let mut failure = None;
        for host in &self.0 {
            match timeout(ATTEMPT, is_writable(host)).await {
                Ok(Ok(true)) => return Ok(host),
                // If all answer and none can be written, a standby is about to be promoted.
                Ok(Ok(false)) => {}
                Ok(Err(error)) => failure = Some(error),
                Err(_) => failure = Some(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())),
            }
        }
        Err(failure.unwrap_or_else(|| sqlx::Error::Io(std::io::ErrorKind::ReadOnlyFilesystem.into())).into())
    }
}

async fn is_writable(host: &PgConnectOptions) -> Result<bool, sqlx::Error> {
    let mut connection = host.connect().await?;
    let select =
        "select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable";
    let writable = sqlx::query(select).fetch_one(&mut connection).await?.try_get("writable")?;
    connection.close().await?;
    Ok(writable)
}

impl PostgresStore {
    /// Whenever the database cannot be written, looks for the primary and has all new connections opened to it. Never
    /// returns.
    pub(super) async fn follow_primary(&self) {
        if self.hosts.0.len() < 2 {
            return std::future::pending().await;
        }
        loop {
            sleep(PAUSE).await;
            if self.writable.get() {
                continue;
            }
            match self.hosts.primary().await {
                Ok(primary) => self.connect_to(primary),
                Err(error) => tracing::debug!(%error, "no server of the database can be written"),
            }
        }
    }

    fn connect_to(&self, primary: &PgConnectOptions) {
        let known = self.write.connect_options();
        if (known.get_host(), known.get_port()) == (primary.get_host(), primary.get_port()) {
            return;
        }
        let (host, port) = (primary.get_host(), primary.get_port());
        tracing::info!(host, port, "another server of the database is the primary now");
        // Connections to the former primary are broken and are closed when they are used next.
        let [listening, notifying] = self.channel.pools();
        let pools: [&PgPool; 5] = [&self.read, &self.background, &self.write, listening, notifying];
        pools.iter().for_each(|pool| pool.set_connect_options(primary.clone()));
    }
}
