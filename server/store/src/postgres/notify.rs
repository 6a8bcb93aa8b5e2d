//! LISTEN and NOTIFY: servers on one database tell each other at once what they have written.
//!
//! Each server has two connections for this and for nothing else. A notification is sent after the transaction that it
//! is about, never inside it: Postgres holds a lock on the whole database while a transaction commits that notifies.
//! Notifications can be lost: with a connection, or behind a connection pooler in transaction mode, which a server
//! notices because it sends one to itself now and then. So servers also look at shared matches every few seconds
//! without them.

use crate::StoreError;
use crate::announcer::{Announcer, News};
use base::entropy::random_id;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use sqlx::{Connection as _, PgConnection, Row as _};
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};
use uuid::Uuid;

/// The most matches that one notification names. Postgres limits the text to 7,999 bytes; a match takes 60 at most.
const MATCHES_EACH: usize = 120;
/// How long one attempt to connect or to send may take.
const ATTEMPT: Duration = Duration::from_secs(5);
/// The pause after a failed attempt. What has to be announced is gathered meanwhile.
const PAUSE: Duration = Duration::from_millis(500);
/// How often a server checks that it hears notifications, by sending one to itself: a connection that the network has
/// dropped says nothing.
const ECHO_INTERVAL: Duration = Duration::from_secs(15);
/// How long it waits for this notification.
const ECHO_TIMEOUT: Duration = Duration::from_secs(5);
/// The pause before it listens on another connection after it heard none.
const PAUSE_WHEN_DEAF: Duration = Duration::from_secs(10);

/// The channel of the servers on one database, with the two connections of this server.
#[derive(Debug)]
pub(super) struct Channel {
    name: String,
    /// Names this server in its notifications, so that it ignores its own.
    server: Uuid,
    listening: PgPool,
    notifying: PgPool,
}

/// The text of a notification.
#[derive(Debug, Serialize, Deserialize)]
struct Notification {
    from: Uuid,
    #[serde(flatten)]
    news: News,
}

/// Why a server hears nothing of the others at the moment.
#[derive(Debug, thiserror::Error)]
enum ListenError {
    #[error(transparent)]
    Database(#[from] StoreError),
    #[error("the database does not deliver notifications")]
    Deaf,
}

impl From<sqlx::Error> for ListenError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(error.into())
    }
}

/// The name of the channel of the schema in which the connection finds the tables. Installations in other schemas of the
/// same database have other channels.
async fn name(connection: &mut PgConnection) -> Result<String, StoreError> {
    let schema = sqlx::query("select current_schema() as schema").fetch_one(connection).await?;
    // A hash, because the name of a channel is as short as that of a schema.
    let hash = Sha256::digest(schema.try_get::<&str, _>("schema")?);
    Ok(format!("rodada_{}", hex::encode(&hash[..12])))
}

/// Whether a server listens on the channel of this schema.
pub(crate) async fn has_servers(connection: &mut PgConnection) -> Result<bool, StoreError> {
    let name = name(&mut *connection).await?;
    // In a transaction the list would stay as it was when it was first asked for.
    sqlx::query("select pg_stat_clear_snapshot()").execute(&mut *connection).await?;
    // The latest statement of such a connection is the one by which it began to listen.
    let select = "
        select exists (
            select 1 from pg_stat_activity where datname = current_database() and starts_with(query, $1))";
    let row = sqlx::query(select).bind(format!("LISTEN \"{name}\"")).fetch_one(connection).await?;
    Ok(row.try_get(0)?)
}

impl Channel {
    pub(super) async fn of(
        connection: &mut PgConnection,
        options: &PgConnectOptions,
    ) -> Result<Self, StoreError> {
        Ok(Self {
            name: name(connection).await?,
            server: random_id(),
            listening: single(options),
            notifying: single(options),
        })
    }

    /// Sends what is gathered, forever. Whatever is gathered while a notification is being sent goes into the next one.
    pub(super) async fn announce(&self, announcer: &Announcer) -> Infallible {
        let mut failing = false;
        loop {
            announcer.wait().await;
            let news = announcer.take();
            match self.notify(news.clone()).await {
                Ok(()) if failing => {
                    failing = false;
                    tracing::info!("other servers are told of moves again");
                }
                Ok(()) => {}
                Err(error) => {
                    if !failing {
                        tracing::warn!(%error, "other servers could not be told of moves; they look for them every few seconds");
                    }
                    failing = true;
                    announcer.put_back(news);
                    sleep(PAUSE).await;
                    // An echo that was requested has not been sent either.
                    announcer.request_echo();
                }
            }
        }
    }

    /// Sends what is gathered once, before the store is closed.
    pub(super) async fn announce_last(&self, announcer: &Announcer) {
        let news = announcer.take();
        if !news.is_empty()
            && let Err(error) = self.notify(news).await
        {
            tracing::debug!(%error, "other servers could not be told of the last changes");
        }
    }

    async fn notify(&self, news: News) -> Result<(), StoreError> {
        let texts: Vec<String> = news
            .split(MATCHES_EACH)
            .into_iter()
            .filter_map(|news| serde_json::to_string(&Notification { from: self.server, news }).ok())
            .collect();
        let notify = sqlx::query("select pg_notify($1, text) from unnest($2::text[]) as text")
            .bind(&self.name)
            .bind(texts)
            .execute(&self.notifying);
        timeout(ATTEMPT, notify).await.map_err(|_| timed_out())??;
        Ok(())
    }

    /// Passes on what other servers announce, until nobody receives it.
    pub(super) async fn listen(&self, announcer: &Announcer, receiver: &mpsc::Sender<News>) {
        let (mut failing, mut deaf) = (false, false);
        while !receiver.is_closed() {
            let error = match self.hear(announcer, receiver, &mut failing).await {
                Ok(()) => return,
                Err(error) => error,
            };
            match error {
                ListenError::Deaf if !deaf => {
                    deaf = true;
                    tracing::warn!(
                        "the database does not deliver notifications, as behind a connection pooler in transaction mode: \
                         moves on other servers are seen only every few seconds"
                    );
                }
                ListenError::Database(error) if !failing => {
                    tracing::warn!(%error, "other servers are not heard; this server looks for their moves every few seconds");
                }
                _ => {}
            }
            failing = true;
            sleep(if deaf { PAUSE_WHEN_DEAF } else { PAUSE }).await;
        }
    }

    /// Passes on what other servers announce until the connection fails.
    async fn hear(
        &self,
        announcer: &Announcer,
        receiver: &mpsc::Sender<News>,
        failing: &mut bool,
    ) -> Result<(), ListenError> {
        let connect = async {
            let mut listener = PgListener::connect_with(&self.listening).await?;
            listener.listen(&self.name).await?;
            Ok::<_, sqlx::Error>(listener)
        };
        let mut listener = timeout(ATTEMPT, connect).await.map_err(|_| timed_out())??;
        // What was announced while nobody listened is not repeated.
        let mut missed = true;
        loop {
            if missed && receiver.send(News::missed()).await.is_err() {
                return Ok(());
            }
            announcer.request_echo();
            let echo = self.pass_on(&mut listener, receiver, true);
            missed = timeout(ECHO_TIMEOUT, echo).await.map_err(|_| ListenError::Deaf)??;
            if std::mem::take(failing) {
                tracing::info!("other servers are heard again");
            }
            if !missed {
                let others = self.pass_on(&mut listener, receiver, false);
                missed = timeout(ECHO_INTERVAL, others).await.unwrap_or(Ok(false))?;
            }
            if receiver.is_closed() {
                return Ok(());
            }
        }
    }

    /// Passes on what other servers announce, until this server hears a notification of its own if it waits for its
    /// echo. Returns early, with true, if the connection was replaced, so that something may have been missed.
    async fn pass_on(
        &self,
        listener: &mut PgListener,
        receiver: &mpsc::Sender<News>,
        until_echo: bool,
    ) -> Result<bool, ListenError> {
        loop {
            let Some(notification) = listener.try_recv().await? else { return Ok(true) };
            match serde_json::from_str::<Notification>(notification.payload()) {
                Ok(Notification { from, .. }) if from == self.server => {
                    if until_echo {
                        return Ok(false);
                    }
                }
                // Another server's echo.
                Ok(Notification { news, .. }) if news.is_empty() => {}
                Ok(Notification { news, .. }) => {
                    // The receiver ends when the server stops.
                    if receiver.send(news).await.is_err() {
                        return Ok(false);
                    }
                }
                // A server of another version sent it.
                Err(error) => {
                    tracing::debug!(%error, "a notification cannot be read");
                    return Ok(true);
                }
            }
        }
    }

    pub(super) fn pools(&self) -> [&PgPool; 2] {
        [&self.listening, &self.notifying]
    }

    #[cfg(test)]
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    pub(super) async fn close(&self) {
        self.listening.close().await;
        self.notifying.close().await;
    }
}

fn timed_out() -> StoreError {
    sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()).into()
}

/// The connections that one server opens for notifications: one listens, one notifies.
pub(super) const CONNECTIONS: u32 = 2;

/// A pool of one connection, which is opened when it is first needed and again after it was lost.
fn single(options: &PgConnectOptions) -> PgPool {
    PgPoolOptions::new()
        .max_connections(1)
        .acquire_timeout(ATTEMPT)
        .test_before_acquire(false)
        .before_acquire(|connection, metadata| {
            Box::pin(async move {
                if super::PING_AFTER_IDLE < metadata.idle_for {
                    connection.ping().await?;
                }
                Ok(true)
            })
        })
        .max_lifetime(None)
        .idle_timeout(None)
        .connect_lazy_with(options.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::MatchId;

    #[test]
    fn a_notification_with_the_most_matches_fits() {
        let ids = || (0..MATCHES_EACH).map(|_| MatchId::new());
        for news in [
            News { steps: ids().map(|id| (id, u64::MAX)).collect(), ..News::missed() },
            News { changed: ids().collect(), ..News::missed() },
        ] {
            let text =
                serde_json::to_string(&Notification { from: Uuid::new_v4(), news: news.clone() }).unwrap();
            assert!(text.len() < 8_000, "{}", text.len());
            assert_eq!(serde_json::from_str::<Notification>(&text).unwrap().news, news);
        }
    }
}
