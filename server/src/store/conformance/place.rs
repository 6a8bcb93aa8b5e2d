//! Where the stories are told.

use crate::store::postgres::PostgresStore;
use crate::store::sqlite::SqliteStore;
use crate::store::{self, Store};
use futures_util::FutureExt as _;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A folder of a test's own, removed with it.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new() -> Self {
        let path = std::env::temp_dir().join(format!("rodada-test-{}", uuid::Uuid::new_v4()));
        std::fs::create_dir(&path).unwrap();
        Self(path)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    pub(super) fn database(&self) -> PathBuf {
        self.0.join("rodada.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Nothing depends on it: what is left lies among the system's temporary files.
        std::fs::remove_dir_all(&self.0).ok();
    }
}

pub(super) async fn on_sqlite(story: impl AsyncFnOnce(&Arc<dyn Store>)) {
    let folder = Folder::new();
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&folder.database()).await.unwrap());
    story(&store).await;
    store.close().await;
}

pub(super) async fn on_postgres(story: impl AsyncFnOnce(&Arc<dyn Store>)) {
    in_schema(async |url| {
        let store: Arc<dyn Store> = Arc::new(PostgresStore::open(url).await.unwrap());
        story(&store).await;
        store.close().await;
    })
    .await;
}

/// Tells a story in a schema of its own, which is dropped also when the story fails.
pub(super) async fn in_schema(story: impl AsyncFnOnce(&str)) {
    let url = test_database();
    let schema = format!("test_{}", uuid::Uuid::new_v4().simple());
    let mut admin = PgConnection::connect(&url).await.unwrap();
    execute(&mut admin, format!("create schema {schema}")).await;
    let sign = if url.contains('?') { '&' } else { '?' };
    let own = format!("{url}{sign}options[search_path]={schema}");
    let told = AssertUnwindSafe(story(&own)).catch_unwind().await;
    execute(&mut admin, format!("drop schema {schema} cascade")).await;
    admin.close().await.unwrap();
    if let Err(panic) = told {
        std::panic::resume_unwind(panic);
    }
}

/// The Postgres for tests.
pub(super) fn test_database() -> String {
    std::env::var("TEST_DATABASE_URL")
        .expect("TEST_DATABASE_URL names no Postgres for tests: run them with scripts/with-postgres")
}

pub(super) async fn execute(connection: &mut PgConnection, sql: String) {
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await.unwrap();
}

/// Opens a store as the server does.
pub(super) async fn open(url: Option<&str>, folder: &Path) -> Result<Arc<dyn Store>, store::StoreError> {
    store::open(url, folder).await
}
