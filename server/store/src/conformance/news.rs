//! What servers on one Postgres database tell each other.

use super::databases::{in_schema, test_database};
use super::fixtures::{START, bot, by_host, new_user, set_up, step};
use crate::postgres::PostgresStore;
use crate::{HostWrite, News, Store};
use protocol::MatchId;
use sqlx::{Connection as _, PgConnection, Row as _};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_util::task::AbortOnDropHandle;

/// Longer than any announcement takes, and shorter than the interval at which servers look without one.
const AT_ONCE: Duration = Duration::from_secs(2);
const TIMEOUT: Duration = Duration::from_secs(30);

/// A store whose background work runs, as in a server.
struct Server {
    store: Arc<PostgresStore>,
    id: uuid::Uuid,
    news: mpsc::Receiver<News>,
    _tasks: [AbortOnDropHandle<()>; 2],
}

impl Server {
    /// Opens a store and waits until it hears.
    async fn open(url: &str) -> Self {
        let store = Arc::new(PostgresStore::open(url).await.unwrap());
        let (sender, news) = mpsc::channel(100);
        let (writing, hearing) = (Arc::clone(&store), Arc::clone(&store));
        let tasks = [
            tokio::spawn(async move { writing.run_background_writes().await }),
            tokio::spawn(async move { hearing.hear_others(sender).await }),
        ];
        let mut server =
            Self { store, id: uuid::Uuid::new_v4(), news, _tasks: tasks.map(AbortOnDropHandle::new) };
        assert_eq!(server.hear(TIMEOUT).await, News::missed(), "nothing was heard before");
        server
    }

    async fn hear(&mut self, within: Duration) -> News {
        timeout(within, self.news.recv()).await.expect("news in time").unwrap()
    }

    async fn take_lease(&self, id: MatchId) {
        self.store.lease(&[id], self.id, START, START + 60_000).await.unwrap();
    }

    async fn write_step(&self, id: MatchId, version: u64) {
        assert_eq!(self.store.commit(&[step(id, version)]).await.unwrap(), [Ok(())]);
    }
}

/// Two servers that have opened one match, and have heard so.
async fn sharing(url: &str) -> (Server, Server, MatchId) {
    let (mut one, mut two) = (Server::open(url).await, Server::open(url).await);
    let id = set_up(&*one.store, &[bot()], |_| {}).await;
    one.take_lease(id).await;
    // Nobody hears of a match that only one server has open.
    one.write_step(id, 2).await;
    two.take_lease(id).await;
    assert_eq!(one.hear(AT_ONCE).await, News { opened: [id].into(), ..News::default() });
    one.take_lease(id).await;
    assert_eq!(two.hear(AT_ONCE).await, News { changed: [id].into(), ..News::default() });
    (one, two, id)
}

#[tokio::test]
async fn servers_that_share_a_match_hear_of_each_step() {
    in_schema(async |url| {
        let (mut one, mut two, id) = sharing(url).await;
        one.write_step(id, 3).await;
        assert_eq!(two.hear(AT_ONCE).await.steps, [(id, 3)].into());
        two.write_step(id, 4).await;
        assert_eq!(one.hear(AT_ONCE).await.steps, [(id, 4)].into());
        two.store.record_presence(id, two.id, &[0].into(), START + 60_000).await.unwrap();
        assert_eq!(one.hear(AT_ONCE).await.changed, [id].into());
        let user = new_user(&*one.store, "Ana").await;
        by_host(&*one.store, HostWrite::Ban { user, until: START + 1 }).await;
        // It has heard nothing of its own before.
        assert_eq!(two.hear(AT_ONCE).await, News { people: true, ..News::default() });
        one.store.close().await;
        two.store.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_command_that_opens_the_store_itself_tells_running_servers() {
    in_schema(async |url| {
        let mut server = Server::open(url).await;
        let command = PostgresStore::open(url).await.unwrap();
        let user = new_user(&command, "Ana").await;
        by_host(&command, HostWrite::Erase { user }).await;
        command.close().await;
        assert_eq!(server.hear(AT_ONCE).await, News { people: true, ..News::default() });
        server.store.close().await;
    })
    .await;
}

#[tokio::test]
async fn installations_in_two_schemas_of_one_database_do_not_hear_each_other() {
    in_schema(async |url| {
        let (one, mut two, id) = sharing(url).await;
        in_schema(async |other_url| {
            let mut other = Server::open(other_url).await;
            one.write_step(id, 3).await;
            assert_eq!(two.hear(AT_ONCE).await.steps, [(id, 3)].into());
            let neighbour = PostgresStore::open(other_url).await.unwrap();
            let user = new_user(&neighbour, "Ana").await;
            by_host(&neighbour, HostWrite::Ban { user, until: START + 1 }).await;
            neighbour.close().await;
            // The first that it hears is of its own schema, and was sent after the step.
            assert_eq!(other.hear(AT_ONCE).await, News { people: true, ..News::default() });
            other.store.close().await;
        })
        .await;
        one.store.close().await;
        two.store.close().await;
    })
    .await;
}

#[tokio::test]
async fn after_a_cut_connection_servers_look_at_everything_and_hear_again() {
    in_schema(async |url| {
        let (one, mut two, id) = sharing(url).await;
        let channel = two.store.channel_name().to_owned();
        let mut admin = PgConnection::connect(&test_database()).await.unwrap();
        for version in [3, 4, 5] {
            let cut = "
                select count(pg_terminate_backend(pid)) as cut from pg_stat_activity
                where pid <> pg_backend_pid() and query ilike '%listen%' || $1 || '%'";
            let row = sqlx::query(cut).bind(&channel).fetch_one(&mut admin).await.unwrap();
            assert!(row.get::<i64, _>("cut") >= 1, "a listener is cut");
            one.write_step(id, version).await;
            // The step is announced, or comes with the look at everything, which the listener may do first or later.
            let mut heard = two.hear(TIMEOUT).await;
            while !heard.missed {
                heard = two.hear(TIMEOUT).await;
            }
            assert_eq!(two.store.version(id).await.unwrap().unwrap(), version);
        }
        one.write_step(id, 6).await;
        while !two.hear(TIMEOUT).await.steps.contains_key(&id) {}
        one.store.close().await;
        two.store.close().await;
    })
    .await;
}
