//! Tests of the SQLite backend alone.

use super::databases::{Folder, open};
use super::fixtures::{START, bot, commit, load, new_user, set_up, step, token};
use crate::sqlite::{Durability, SqliteStore};
use crate::{Filter, StepWrite, Store, StoreError};
use futures_util::FutureExt as _;
use futures_util::future::join_all;
use protocol::MatchId;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use std::io::{Seek as _, SeekFrom, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::time::Duration;
use tokio::time::timeout;

/// Opens an unusable file and returns the error text.
async fn open_error(path: &Path) -> String {
    match SqliteStore::open(path).await {
        Err(StoreError::Corrupt(text)) => {
            assert!(text.contains("rodada.db"), "it names the file: {text}");
            text
        }
        other => panic!("accepted: {other:?}"),
    }
}

/// Runs SQL on a file without the store.
async fn run_sql(path: &Path, sql: &'static str) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn every_commit_reaches_the_disk() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let wanted = Durability { journal_mode: "wal".to_owned(), synchronous: 2, foreign_keys: true };
    assert_eq!(store.durability().await.unwrap(), wanted);
}

#[tokio::test]
async fn committed_steps_survive_reopening() {
    let folder = Folder::new();
    let store = open(None, folder.path()).await.unwrap();
    let id = set_up(&*store, &[bot()], |_| {}).await;
    commit(&*store, step(id, 2)).await;
    let before = load(&*store, id).await;
    store.close().await;
    let store = open(None, folder.path()).await.unwrap();
    assert_eq!(load(&*store, id).await, before);
}

#[tokio::test]
async fn committed_steps_survive_a_crash() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let id = set_up(&store, &[bot()], |_| {}).await;
    commit(&store, step(id, 2)).await;
    // After a crash there are the file and its log, without the checkpoint of a clean close.
    let after = Folder::new();
    for name in ["rodada.db", "rodada.db-wal"] {
        std::fs::copy(folder.path().join(name), after.path().join(name)).unwrap();
    }
    let revived = SqliteStore::open(&after.database()).await.unwrap();
    assert_eq!(load(&revived, id).await, load(&store, id).await);
}

#[tokio::test]
async fn a_second_process_is_refused_with_the_path() {
    let folder = Folder::new();
    let path = folder.database();
    let store = SqliteStore::open(&path).await.unwrap();
    match SqliteStore::open(&path).await {
        Err(error @ StoreError::InUse { .. }) => assert!(error.to_string().contains(path.to_str().unwrap())),
        other => panic!("accepted: {other:?}"),
    }
    // The first store still works, and another can open the file after it is closed or dropped.
    assert!(store.heartbeat(START).await.is_ok());
    store.close().await;
    let next = SqliteStore::open(&path).await.unwrap();
    drop(next);
    SqliteStore::open(&path).await.unwrap();
}

#[tokio::test]
async fn opening_waits_for_a_process_that_is_closing() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let path = folder.database();
    let (next, ()) = tokio::join!(SqliteStore::open(&path), async { store.release_lock() });
    next.unwrap().close().await;
    store.close().await;
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = Folder::new();
    std::fs::write(folder.database(), "Dear diary, ".repeat(1000)).unwrap();
    assert!(open_error(&folder.database()).await.contains("not a database"));
}

#[tokio::test]
async fn a_database_of_another_program_is_refused_and_left_alone() {
    let folder = Folder::new();
    run_sql(&folder.database(), "create table match (colour text); insert into match values ('red')").await;
    let before = std::fs::read(folder.database()).unwrap();
    assert!(open_error(&folder.database()).await.contains("another program"));
    assert_eq!(std::fs::read(folder.database()).unwrap(), before);
}

#[tokio::test]
async fn a_file_whose_creation_was_interrupted_is_completed() {
    let folder = Folder::new();
    // Killed before the first migration: the table of migrations exists and is empty.
    let list = "create table _sqlx_migrations (
        version bigint primary key, description text not null,
        installed_on timestamp not null default current_timestamp, success boolean not null,
        checksum blob not null, execution_time bigint not null)";
    run_sql(&folder.database(), list).await;
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    set_up(&store, &[bot()], |_| {}).await;
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let folder = Folder::new();
    SqliteStore::open(&folder.database()).await.unwrap().close().await;
    let newer = "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
        values (9999, 'later', true, x'00', 0)";
    run_sql(&folder.database(), newer).await;
    assert!(open_error(&folder.database()).await.contains("newer version"));
}

#[tokio::test]
async fn a_truncated_file_is_refused() {
    let folder = Folder::new();
    SqliteStore::open(&folder.database()).await.unwrap().close().await;
    let file = std::fs::OpenOptions::new().write(true).open(folder.database()).unwrap();
    file.set_len(file.metadata().unwrap().len() / 2).unwrap();
    open_error(&folder.database()).await;
}

#[tokio::test]
async fn damage_is_reported_when_it_is_read() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let id =
        set_up(&store, &[bot()], |new| new.steps[0].events = format!("[\"{}\"]", "x".repeat(9000))).await;
    store.close().await;
    // Overwrite everything after the first two pages, which hold the schema.
    let mut file = std::fs::OpenOptions::new().write(true).open(folder.database()).unwrap();
    let length = file.metadata().unwrap().len();
    file.seek(SeekFrom::Start(4096 * 2)).unwrap();
    file.write_all(&vec![0xA5; usize::try_from(length - 4096 * 2).unwrap()]).unwrap();
    drop(file);
    match SqliteStore::open(&folder.database()).await {
        Err(error) => assert!(matches!(error, StoreError::Corrupt(_)), "{error:?}"),
        Ok(store) => assert!(matches!(store.load(id).await, Err(StoreError::Corrupt(_)))),
    }
}

#[tokio::test]
async fn a_match_that_lacks_a_step_is_not_loaded() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let id = set_up(&store, &[bot()], |_| {}).await;
    commit(&store, step(id, 2)).await;
    store.close().await;
    run_sql(&folder.database(), "delete from step where version = 1").await;
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    match store.load(id).await {
        Err(StoreError::Corrupt(text)) => assert!(text.contains(&id.to_string()), "{text}"),
        other => panic!("loaded: {other:?}"),
    }
}

#[tokio::test]
async fn an_address_names_the_file() {
    let folder = Folder::new();
    let path = folder.path().join("deep/down/games.sqlite");
    for url in [format!("sqlite:{}", path.display()), format!("sqlite://{}", path.display())] {
        let store = open(Some(&url), Path::new("/nowhere")).await.unwrap();
        assert!(path.exists());
        store.close().await;
    }
    for url in
        ["sqlite:", "sqlite::memory:", "sqlite:x.db?mode=ro", "mysql://ana:hunter2@db/games", "hunter2"]
    {
        match open(Some(url), folder.path()).await {
            Err(error @ StoreError::Address(_)) => assert!(!format!("{error:?}").contains("hunter2")),
            Err(other) => panic!("{url}: {other:?}"),
            Ok(_) => panic!("{url} was opened"),
        }
    }
}

#[tokio::test]
async fn a_new_folder_is_accessible_only_to_the_host() {
    let folder = Folder::new();
    let path = folder.path().join("data").join("rodada.db");
    SqliteStore::open(&path).await.unwrap().close().await;
    let mode = std::fs::metadata(path.parent().unwrap()).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o700);
}

#[tokio::test]
async fn the_files_are_accessible_only_to_the_host() {
    let folder = Folder::new();
    let modes = || {
        let files = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap());
        let mut modes: Vec<_> = files
            .map(|file| (file.file_name().into_string().unwrap(), file.metadata().unwrap().permissions()))
            .map(|(name, permissions)| (name, permissions.mode() & 0o777))
            .collect();
        modes.sort();
        modes
    };
    let wanted = ["rodada.db", "rodada.db-shm", "rodada.db-wal", "rodada.db.lock"]
        .map(|name| (name.to_owned(), 0o600));
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    set_up(&store, &[bot()], |_| {}).await;
    assert_eq!(modes(), wanted);
    // The permissions of files of an earlier version are restricted, too.
    for (name, _) in &wanted {
        let open = std::fs::Permissions::from_mode(0o644);
        std::fs::set_permissions(folder.path().join(name), open).unwrap();
    }
    // As after a crash: the files still exist.
    store.release_lock();
    let next = SqliteStore::open(&folder.database()).await.unwrap();
    assert_eq!(modes(), wanted);
    next.close().await;
    store.close().await;
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_unavailable() {
    let folder = Folder::new();
    std::fs::write(folder.path().join("file"), "").unwrap();
    let refused = SqliteStore::open(&folder.path().join("file/rodada.db")).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(_))));
}

/// A step that does not fit into a file that cannot grow.
fn long_step(id: MatchId, version: u64) -> StepWrite {
    let mut write = step(id, version);
    write.step.events = format!("[\"{}\"]", "x".repeat(100_000));
    write
}

#[tokio::test]
async fn a_step_does_not_wait_long_for_another_program() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let id = set_up(&store, &[bot()], |_| {}).await;
    let mut other = SqliteConnectOptions::new().filename(folder.database()).connect().await.unwrap();
    let lock = other.begin_with("begin immediate").await.unwrap();
    let refused = |error: &StoreError| {
        assert!(matches!(error, StoreError::Unavailable(_)), "{error:?}");
        error.to_string()
    };
    let soon = Duration::from_secs(3);
    let steps = [step(id, 2)];
    let first = timeout(soon, store.commit(&steps)).await.expect("it fails soon");
    assert!(refused(&first.unwrap_err()).contains("another program"));
    // Also when other writers wait for the same lock before it.
    let beats = join_all((0..3).map(|_| store.heartbeat(START)));
    let second = async { timeout(soon, store.commit(&steps)).await.expect("it fails soon") };
    let (beats, second) = tokio::join!(beats, second);
    assert!(beats.iter().all(Result::is_err));
    refused(&second.unwrap_err());
    lock.rollback().await.unwrap();
    commit(&store, step(id, 2)).await;
    other.close().await.unwrap();
}

#[tokio::test]
async fn searches_do_not_delay_other_reads() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let (ana, id) = (new_user(&store, "Ana").await, set_up(&store, &[bot()], |_| {}).await);
    let busy = store.occupy_background_readers().await;
    let search = Filter { played: true, player: Some("Ana".to_owned()), limit: 9, ..Filter::default() };
    for slow in
        [store.list(&search).now_or_never().is_none(), store.load_in_background(id).now_or_never().is_none()]
    {
        assert!(slow, "it waits for a background reader");
    }
    assert!(store.session(token(ana), START).await.unwrap().is_some());
    assert!(store.load(id).await.unwrap().is_some());
    assert_eq!(store.list(&Filter { limit: 9, ..Filter::default() }).await.unwrap().len(), 1);
    drop(busy);
    assert!(store.load_in_background(id).await.unwrap().is_some());
}

#[tokio::test]
async fn a_full_disk_is_reported() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let id = set_up(&store, &[bot()], |_| {}).await;
    store.fill_up().await;
    match store.commit(&[long_step(id, 2)]).await {
        Err(error @ StoreError::Unavailable(_)) => {
            assert!(error.to_string().contains("disk of the database is full"), "{error}");
        }
        other => panic!("the file is full: {other:?}"),
    }
    assert!(!store.is_writable());
}

#[tokio::test]
async fn lists_work_on_a_full_disk() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let id = set_up(&store, &[bot()], |_| {}).await;
    commit(&store, step(id, 2)).await;
    store.fill_up().await;
    let all = Filter { limit: 9, ..Filter::default() };
    assert_eq!(store.list(&all).await.unwrap()[0].room, id);
    assert!(store.list(&Filter { played: true, ..all }).await.is_ok());
}

#[tokio::test]
async fn old_chat_lines_get_numbers_in_the_migration() {
    let folder = Folder::new();
    let options = SqliteConnectOptions::new().filename(folder.database()).create_if_missing(true);
    let mut db = options.connect().await.unwrap();
    let earlier = concat!(
        include_str!("../../../../migrations/sqlite/0001_tables.sql"),
        "pragma foreign_keys = off;
        insert into chat (match_id, at, name, text)
        values (x'01', 5, 'Ana', 'a'), (x'02', 5, 'Ana', 'x'), (x'01', 5, 'Bia', 'b');"
    );
    sqlx::raw_sql(earlier).execute(&mut db).await.unwrap();
    let numbers = include_str!("../../../../migrations/sqlite/0003_chat_numbers.sql");
    sqlx::raw_sql(numbers).execute(&mut db).await.unwrap();
    let lines = sqlx::query_scalar::<_, String>(
        "select hex(match_id) || number || text from chat order by match_id, number",
    );
    assert_eq!(lines.fetch_all(&mut db).await.unwrap(), ["011a", "012b", "021x"]);
    db.close().await.unwrap();
}
