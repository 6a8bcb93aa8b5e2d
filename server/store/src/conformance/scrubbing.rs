//! Nothing of what was deleted is left in the files of the SQLite store after they were scrubbed.

use super::databases::{Folder, open};
use super::fixtures::{START, bot, by_host, commit, load, new_user, set_up, step, user_seat};
use super::killed::{AbortAfter, was_killed};
use super::sign_in::method;
use crate::people::PeopleStore as _;
use crate::sign_in::SignInStore as _;
use crate::sqlite::{SqliteStore, WITHOUT_WORDS};
use crate::{HostWrite, HostWritten, Store};
use protocol::{MatchId, SignInKind};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _};
use std::path::Path;
use tokio::process::Command;
use tokio::sync::watch;
use tracing_subscriber::layer::SubscriberExt as _;

/// Words that occur nowhere by chance.
const WORDS: &str = "wretched-axolotl";
const MINUTE: u64 = 60_000;
/// Environment variables of a child: the path of its database, and the statement after which it aborts.
const DATABASE: &str = "RODADA_SCRUB_KILLED_DATABASE";
const STATEMENT: &str = "RODADA_SCRUB_KILLED_STATEMENT";

async fn connect(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).connect().await.unwrap()
}

/// Whether the words are in any file of the folder.
fn has_words(folder: &Folder) -> bool {
    std::fs::read_dir(folder.path()).unwrap().any(|entry| {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        bytes.windows(WORDS.len()).any(|window| window == WORDS.as_bytes())
    })
}

/// The files as a server leaves them that is killed.
fn copy_of(folder: &Folder) -> Folder {
    let copy = Folder::new();
    for name in ["rodada.db", "rodada.db-wal"] {
        std::fs::copy(folder.path().join(name), copy.path().join(name)).unwrap();
    }
    copy
}

async fn assert_intact(folder: &Folder) {
    let mut db = connect(&folder.database()).await;
    let found: String = sqlx::query_scalar("pragma integrity_check").fetch_one(&mut db).await.unwrap();
    assert_eq!(found, "ok");
    db.close().await.unwrap();
}

/// A store in which the words are only in the chat of the match, and in all parts of pages that are not used, as an
/// earlier version left them: rows of all lengths were written, moved and deleted, and other tables grew into their pages.
async fn worn_out(folder: &Folder, rows: u32) -> (SqliteStore, MatchId) {
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let ana = new_user(&store, "Ana").await;
    let id = set_up(&store, &[user_seat(ana), bot()], |_| {}).await;
    store.close().await;
    let mut db = connect(&folder.database()).await;
    let wear = format!(
        "pragma foreign_keys = off; pragma secure_delete = off;
        create temp table number as
            with recursive count (n) as (select 1 union all select n + 1 from count where n < {rows}) select n from count;
        insert into person (user_id, name, name_folded, created)
            select randomblob(16), '{WORDS} ' || hex(randomblob(n % 9)), '{WORDS} ' || random(), 1 from number;
        insert into chat (match_id, number, at, user_id, text)
            select randomblob(16), n, 1, randomblob(16),
                '{WORDS} ' || hex(zeroblob(case when n % 40 = 0 then 3000 else n % 300 end))
            from number;
        insert into chat (match_id, number, at, user_id, text)
            select m.match_id, n, 1, s.user_id, '{WORDS}' from number, match m join seat s on s.match_id = m.match_id
            where s.user_id is not null and n <= 50;
        analyze;
        update person set name_folded = '{WORDS} ' || random() where created = 1;
        delete from chat where number % 3 <> 0 and match_id not in (select match_id from match);
        insert into step (match_id, version, at, kind, events, table_events, fixed)
            select randomblob(16), n, 1, 'action', hex(zeroblob(n % 3000)), '', 0 from number;
        delete from person where created = 1;
        delete from chat where match_id not in (select match_id from match);"
    );
    db.execute(AssertSqlSafe(wear)).await.unwrap();
    db.close().await.unwrap();
    (SqliteStore::open(&folder.database()).await.unwrap(), id)
}

async fn delete_messages(store: &SqliteStore, id: MatchId) {
    let deleted = by_host(store, HostWrite::DeleteMessages { id, name: None }).await;
    assert_eq!(deleted, HostWritten::Done { lines: 50 });
}

#[tokio::test]
async fn opening_leaves_files_as_they_are_until_they_are_scrubbed() {
    let folder = Folder::new();
    let (store, id) = worn_out(&folder, 3_000).await;
    assert_eq!(store.unscrubbed_since().await.unwrap(), None);
    delete_messages(&store, id).await;
    let since = Some(START / MINUTE * MINUTE);
    assert_eq!(store.unscrubbed_since().await.unwrap(), since);
    let killed = copy_of(&folder);
    let revived = SqliteStore::open(&killed.database()).await.unwrap();
    assert!(has_words(&killed), "opening waits for nothing");
    assert_eq!(revived.unscrubbed_since().await.unwrap(), since);
    for (store, folder) in [(&store, &folder), (&revived, &killed)] {
        store.scrub().await.unwrap();
        assert!(!has_words(folder));
        assert_eq!(store.unscrubbed_since().await.unwrap(), None);
        assert_eq!(store.chat(id, 100).await.unwrap().number, 50);
        assert_eq!(load(store, id).await.row.version, 1);
        assert_intact(folder).await;
    }
    // What is deleted later is found as well, and a backup has nothing of it.
    let bia = new_user(&store, WORDS).await;
    by_host(&store, HostWrite::Erase { user: bia }).await;
    store.scrub().await.unwrap();
    let (backup, no_progress) = (Folder::new(), watch::Sender::default());
    store.back_up(&backup.database(), &no_progress).await.unwrap();
    assert!(!has_words(&folder) && !has_words(&backup));
}

#[tokio::test]
async fn a_backup_from_between_a_deletion_and_its_end_is_marked() {
    let (folder, backup) = (Folder::new(), Folder::new());
    let (store, id) = worn_out(&folder, 300).await;
    delete_messages(&store, id).await;
    store.back_up(&backup.database(), &watch::Sender::default()).await.unwrap();
    let restored = SqliteStore::open(&backup.database()).await.unwrap();
    assert!(has_words(&backup) && restored.unscrubbed_since().await.unwrap().is_some());
    restored.scrub().await.unwrap();
    assert!(!has_words(&backup));
}

#[tokio::test]
async fn what_is_deleted_while_files_are_scrubbed_leaves_a_mark() {
    let folder = Folder::new();
    let (store, id) = worn_out(&folder, 1_000).await;
    let bia = new_user(&store, "Bia").await;
    delete_messages(&store, id).await;
    let erase = by_host(&store, HostWrite::Erase { user: bia });
    let (scrubbed, _) = tokio::join!(store.scrub(), erase);
    scrubbed.unwrap();
    // A minute for each deletion after the first, so that no mark is taken for one before.
    assert_eq!(store.unscrubbed_since().await.unwrap(), Some((START / MINUTE + 1) * MINUTE));
    store.scrub().await.unwrap();
    assert_eq!(store.unscrubbed_since().await.unwrap(), None);
}

#[tokio::test]
async fn a_move_waits_for_a_few_pages_at_most_while_files_are_scrubbed() {
    let folder = Folder::new();
    let (store, id) = worn_out(&folder, 12_000).await;
    delete_messages(&store, id).await;
    let (done, is_done) = watch::channel(false);
    let scrub = async {
        store.scrub().await.unwrap();
        done.send(true).unwrap();
    };
    let play = async {
        let mut version = 1;
        while !*is_done.borrow() {
            version += 1;
            commit(&store, step(id, version)).await;
        }
        version
    };
    let ((), moves) = tokio::join!(scrub, play);
    // More than two thousand pages have remains, and between two moves no more than 64 are overwritten.
    assert!(moves > 30, "{moves} moves");
    assert!(!has_words(&folder));
    assert_eq!(load(&store, id).await.row.version, moves);
    store.close().await;
    assert_intact(&folder).await;
}

#[tokio::test]
async fn tables_that_need_not_be_clean_are_not_touched_when_words_are_deleted() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let ana = new_user(&store, "Ana").await;
    let passkey = method(ana, SignInKind::Passkey, WORDS);
    store.add_sign_in_method(&passkey, 9, None).await.unwrap();
    let id = set_up(&store, &[user_seat(ana)], |_| {}).await;
    commit(&store, step(id, 2)).await;
    let mut db = connect(&folder.database()).await;
    for table in WITHOUT_WORDS {
        let copy = format!("create temp table before_{table} as select * from {table}");
        db.execute(AssertSqlSafe(copy)).await.unwrap();
    }
    let rename = |name: &str| HostWrite::Rename { user: ana, name: name.to_owned() };
    by_host(&store, rename("Bia")).await;
    store.rename(ana, "Caio", START).await.unwrap();
    store.begin_erasure(ana, START, START).await.unwrap();
    store.erase_due(START).await.unwrap();
    for table in WITHOUT_WORDS {
        let gone =
            format!("select count(*) from (select * from before_{table} except select * from {table})");
        let gone: i64 = sqlx::query_scalar(AssertSqlSafe(gone)).fetch_one(&mut db).await.unwrap();
        assert_eq!(gone, 0, "{table}");
    }
}

#[tokio::test]
async fn files_are_intact_and_marked_when_a_server_is_killed_while_it_scrubs_them() {
    if let Ok(path) = std::env::var(DATABASE) {
        let store = SqliteStore::open(Path::new(&path)).await.unwrap();
        let left = std::env::var(STATEMENT).unwrap().parse().unwrap();
        let abort_after = tracing_subscriber::registry().with(AbortAfter::new(left));
        tracing::subscriber::set_global_default(abort_after).unwrap();
        store.scrub().await.unwrap();
        return;
    }
    let folder = Folder::new();
    let (store, id) = worn_out(&folder, 1_500).await;
    delete_messages(&store, id).await;
    let before = (load(&store, id).await, store.chat(id, 100).await.unwrap());
    store.close().await;
    let test = "files_are_intact_and_marked_when_a_server_is_killed_while_it_scrubs_them";
    let mut kills = 0;
    for statement in (1..).step_by(37) {
        let killed = was_killed(run_child(test, &folder, statement).await);
        assert_intact(&folder).await;
        let store = open(None, folder.path()).await.unwrap();
        assert_eq!((load(&*store, id).await, store.chat(id, 100).await.unwrap()), before);
        let since = store.unscrubbed_since().await.unwrap();
        store.close().await;
        if !killed {
            assert_eq!(since, None);
            break;
        }
        assert!(since.is_some(), "killed at statement {statement}");
        kills += 1;
    }
    // Each child goes on where the one before was killed.
    assert!(kills > 3, "{kills} kills");
    assert!(!has_words(&folder));
}

async fn run_child(test: &str, folder: &Folder, statement: usize) -> std::process::ExitStatus {
    let module = module_path!().split_once("::").unwrap().1;
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", &format!("{module}::{test}"), "--nocapture"])
        .env(DATABASE, folder.database())
        .env(STATEMENT, statement.to_string())
        .output()
        .await
        .unwrap()
        .status
}
