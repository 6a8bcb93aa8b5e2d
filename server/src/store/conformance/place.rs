//! Where the stories are told.

use crate::store::Store;
use crate::store::sqlite::SqliteStore;
use std::path::PathBuf;

/// A folder of a test's own, removed with it.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new() -> Self {
        let path = std::env::temp_dir().join(format!("rodada-test-{}", uuid::Uuid::new_v4()));
        std::fs::create_dir(&path).unwrap();
        Self(path)
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

pub(super) async fn on_sqlite(story: impl AsyncFnOnce(&dyn Store)) {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    story(&store).await;
    store.close().await;
}
