//! Backups of a file that is being written, and of a Postgres.

use super::databases::{Folder, in_schema};
use crate::Store;
use crate::backup::{BackupError, Progress};
use crate::sqlite::SqliteStore;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use std::os::unix::fs::PermissionsExt as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::process::Command;
use tokio::sync::watch;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_completes_during_continuous_commits() {
    let folder = Folder::new();
    let store = Arc::new(SqliteStore::open(&folder.database()).await.unwrap());
    let committed = Arc::new(AtomicU64::new(0));
    let committing = tokio::spawn({
        let (store, committed) = (Arc::clone(&store), Arc::clone(&committed));
        async move {
            for now in 1.. {
                // More than one page, so that a copy that mixes two states would be noticed.
                store.probe_write().await.unwrap();
                store.heartbeat(now).await.unwrap();
                committed.store(now, Ordering::Release);
                tokio::task::yield_now().await;
            }
        }
    });
    let progress_sender = watch::Sender::new(Progress::default());
    for round in 0..10 {
        while committed.load(Ordering::Acquire) <= round {
            tokio::task::yield_now().await;
        }
        let before = committed.load(Ordering::Acquire);
        let to = folder.path().join(format!("copy-{round}.db"));
        let bytes = store.back_up(&to, &progress_sender).await.unwrap();
        assert_eq!(
            (to.metadata().unwrap().len(), *progress_sender.borrow()),
            (bytes, Progress { written: bytes, of: bytes })
        );
        let options = SqliteConnectOptions::new().filename(&to).immutable(true).read_only(true);
        let mut copy = options.connect().await.unwrap();
        let row = sqlx::query("pragma integrity_check").fetch_one(&mut copy).await.unwrap();
        assert_eq!(row.get::<String, _>(0), "ok");
        let row = sqlx::query("select at from server_beat").fetch_one(&mut copy).await.unwrap();
        assert!(
            row.get::<i64, _>(0).unsigned_abs() >= before,
            "everything written before the backup is in it"
        );
        copy.close().await.unwrap();
    }
    committing.abort();
    assert!(committing.await.unwrap_err().is_cancelled());
    store.close().await;
    crate::open(None, folder.path()).await.unwrap().close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cancelled_backup_leaves_no_file() {
    let folder = Folder::new();
    SqliteStore::open(&folder.database()).await.unwrap().close().await;
    let mut filler = SqliteConnectOptions::new().filename(folder.database()).connect().await.unwrap();
    let fill = "create table filler as select zeroblob(64 * 1024 * 1024)";
    sqlx::query(fill).execute(&mut filler).await.unwrap();
    filler.close().await.unwrap();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let to = folder.path().join("copy.db");
    let (progress_sender, mut progress_receiver) = watch::channel(Progress::default());
    tokio::select! {
        _ = store.back_up(&to, &progress_sender) => panic!("it must take longer than its first chunk"),
        begun = progress_receiver.changed() => begun.unwrap(),
    }
    let left = || {
        let names = std::fs::read_dir(folder.path()).unwrap();
        names
            .filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().starts_with("copy"))
            .count()
    };
    while left() > 0 {
        tokio::task::yield_now().await;
    }
    store.back_up(&to, &progress_sender).await.unwrap();
    assert_eq!(left(), 1);
    store.close().await;
}

#[tokio::test]
async fn a_postgres_is_copied_with_its_schema_alone() {
    in_schema(async |url| {
        let folder = Folder::new();
        let store = crate::open(Some(url), folder.path()).await.unwrap();
        let to = folder.path().join("copy");
        let bytes = store.back_up(&to, &watch::Sender::default()).await.unwrap();
        let metadata = to.metadata().unwrap();
        assert_eq!((metadata.len(), metadata.permissions().mode() & 0o777), (bytes, 0o600));
        let refused = store.back_up(&to, &watch::Sender::default()).await;
        assert!(matches!(refused, Err(BackupError::Exists(_))), "{refused:?}");
        store.close().await;

        let mut list = Command::new("pg_restore");
        let list = list.arg("--list").arg(&to).output().await.unwrap();
        let list = String::from_utf8(list.stdout).unwrap();
        let tables: Vec<&str> = list.lines().filter(|line| line.contains(" TABLE DATA ")).collect();
        let schema = url.rsplit_once('=').unwrap().1;
        assert!(tables.len() > 20 && tables.iter().all(|line| line.contains(schema)), "{list}");
        let names = std::fs::read_dir(folder.path()).unwrap();
        assert_eq!(names.count(), 1, "no temporary file is left");
    })
    .await;
}
