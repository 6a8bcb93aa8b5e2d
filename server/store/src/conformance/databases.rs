//! Temporary databases for tests.

use super::Counting;
use crate::postgres::PostgresStore;
use crate::sqlite::SqliteStore;
use crate::{Store, StoreError};
use futures_util::FutureExt as _;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A temporary folder, deleted on drop.
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
        // Failing to delete it does no harm: it is among the system's temporary files.
        std::fs::remove_dir_all(&self.0).ok();
    }
}

pub(super) async fn on_sqlite(test: impl AsyncFnOnce(&Arc<dyn Store>)) {
    let folder = Folder::new();
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&folder.database()).await.unwrap());
    test(&store).await;
    store.close().await;
}

pub(super) async fn on_postgres(test: impl AsyncFnOnce(&Arc<dyn Store>)) {
    in_schema(async |url| {
        let store: Arc<dyn Store> = Arc::new(PostgresStore::open(url).await.unwrap());
        test(&store).await;
        store.close().await;
    })
    .await;
}

/// Like [`on_sqlite`], with the counting reader.
pub(super) async fn counting_on_sqlite(test: impl AsyncFnOnce(&mut dyn Counting)) {
    let folder = Folder::new();
    let mut store = SqliteStore::open(&folder.database()).await.unwrap();
    store.start_counting().await.unwrap();
    test(&mut store).await;
    store.close().await;
}

/// Like [`on_postgres`], with the counting reader.
pub(super) async fn counting_on_postgres(test: impl AsyncFnOnce(&mut dyn Counting)) {
    in_schema(async |url| {
        let mut store = PostgresStore::open(url).await.unwrap();
        store.start_counting().await.unwrap();
        test(&mut store).await;
        store.close().await;
    })
    .await;
}

/// Runs a test in a Postgres schema of its schema_url, which is dropped even if the test panics.
pub(super) async fn in_schema(test: impl AsyncFnOnce(&str)) {
    let url = test_database();
    let schema = format!("test_{}", uuid::Uuid::new_v4().simple());
    let mut admin = PgConnection::connect(&url).await.unwrap();
    execute(&mut admin, format!("create schema {schema}")).await;
    let sign = if url.contains('?') { '&' } else { '?' };
    let schema_url = format!("{url}{sign}options[search_path]={schema}");
    let outcome = AssertUnwindSafe(test(&schema_url)).catch_unwind().await;
    execute(&mut admin, format!("drop schema {schema} cascade")).await;
    admin.close().await.unwrap();
    if let Err(panic) = outcome {
        std::panic::resume_unwind(panic);
    }
}

/// The URL of the Postgres server for tests.
pub(super) fn test_database() -> String {
    std::env::var("TEST_DATABASE_URL")
        .expect("TEST_DATABASE_URL is not set: run the tests with scripts/with-postgres")
}

pub(super) async fn execute(connection: &mut PgConnection, sql: String) {
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await.unwrap();
}

/// Opens a store as the server does.
pub(super) async fn open(url: Option<&str>, folder: &Path) -> Result<Arc<dyn Store>, StoreError> {
    crate::open(url, folder).await
}
