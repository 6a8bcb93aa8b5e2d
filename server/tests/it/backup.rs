//! Backups made while matches are played, and restoring them.

use crate::ledger::{Acknowledged, Ledger};
use crate::player::Player;
use crate::process::{Program, program, run};
use crate::test_server::Folder;
use futures_util::future::join_all;
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};
use std::fs::File;
use std::os::unix::fs::{FileExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

const PEOPLE: [&str; 4] = ["Ana", "Bia", "Caio", "Davi"];

/// Runs a subcommand on a data folder, with `inside` as working directory. Returns the exit code and the output.
pub(crate) async fn task(data: &Path, inside: &Path, words: &[&str]) -> (i32, String) {
    let mut command = program(words[0]);
    command.args(&words[1..]).env("RODADA_DATA_DIR", data).current_dir(inside);
    run(command).await
}

pub(crate) async fn done(data: &Path, inside: &Path, words: &[&str]) -> String {
    let (code, said) = task(data, inside, words).await;
    assert_eq!(code, 0, "{words:?}: {said}");
    said
}

/// The names of the files in a folder, sorted.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Restores a backup into an empty folder and opens the store.
async fn restored(backup: &Path) -> (std::sync::Arc<dyn store::Store>, Folder) {
    let folder = Folder::new();
    done(folder.path(), folder.path(), &["restore", backup.to_str().unwrap()]).await;
    (store::open(None, folder.path()).await.unwrap(), folder)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_holds_every_move_that_was_acknowledged_before_it_began() {
    let (data, elsewhere, ledger) = (Folder::new(), Folder::new(), Ledger::new());
    let quotas = ["--people-per-hour=0", "--tables-per-hour=0"];
    let mut program = Program::serve(data.path(), &quotas).await;
    let web = program.web;
    let mut players = Vec::new();
    for (seed, name) in (1..).zip(PEOPLE) {
        players.push(Player::new(&web, name, seed, &ledger).await);
    }
    for host in [0, 1] {
        let wanted = json!({"game": "draftosaurus", "seats": 4, "open": true});
        let room = players[host].set_up(&web, &wanted).await;
        players.iter_mut().for_each(|player| player.add_room(&room));
    }
    for player in &mut players {
        player.reconnect(&web).await.unwrap();
    }
    let enough = CancellationToken::new();
    let playing = join_all(players.iter_mut().map(|player| async {
        player.play(&enough).await?;
        player.finish_requests().await
    }));
    let backing_up = async {
        let mut backups: Vec<(PathBuf, Vec<Acknowledged>)> = Vec::new();
        for name in ["one.db", "two.db", "three.db"] {
            ledger.reached(ledger.count() + 25).await;
            let acknowledged = ledger.acknowledgements();
            // The path is relative to the working directory of the command, not of the server.
            let said = done(data.path(), elsewhere.path(), &["backup", name]).await;
            assert!(said.contains("wrote a backup") && said.contains(name), "{said}");
            backups.push((elsewhere.path().join(name), acknowledged));
        }
        ledger.reached(ledger.count() + 25).await;
        enough.cancel();
        backups
    };
    let (played, backups) = tokio::join!(playing, backing_up);
    assert!(played.iter().all(Option::is_some), "no player lost the connection");
    assert_eq!(program.stop().await, 0);
    assert!(program.said.contains("wrote a backup"), "{}", program.said);
    assert_eq!(
        names(elsewhere.path()),
        ["one.db", "rodada-erased.txt", "three.db", "two.db"],
        "no temporary file is left"
    );
    for (backup, acknowledged) in backups {
        assert_eq!(backup.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        let (store, _folder) = restored(&backup).await;
        Ledger::check_acknowledged(&*store, &acknowledged).await;
        store.close().await;
    }
    // Without a server, the file is copied together with the write-ahead log that a killed server left.
    let again = Program::serve(data.path(), &quotas).await;
    join_all(players.iter_mut().map(|player| player.reconnect(&again.web))).await;
    join_all(players.iter_mut().map(Player::finish_requests)).await;
    again.kill().await;
    done(data.path(), elsewhere.path(), &["backup", "four.db"]).await;
    let (store, _folder) = restored(&elsewhere.path().join("four.db")).await;
    assert_eq!(ledger.check(&*store).await, (0, 0), "everything is there");
    ledger.play_again(&*store).await;
    store.close().await;
}

/// Adds this many megabytes to a database that no server has open.
async fn add_ballast(data: &Path, megabytes: u64) {
    let mut db = SqliteConnectOptions::new().filename(data.join("rodada.db")).connect().await.unwrap();
    let ballast = format!(
        "create table ballast (bytes blob);
        with recursive n (n) as (select 1 union all select n + 1 from n where n < {megabytes})
        insert into ballast select randomblob(1000000) from n"
    );
    sqlx::raw_sql(AssertSqlSafe(ballast)).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
}

/// Copies a file and waits until the copy is on the disk. Returns how long that took.
fn copy_to_disk(from: &Path, to: &Path) -> Duration {
    let began = Instant::now();
    let (mut from, mut to) = (File::open(from).unwrap(), File::create(to).unwrap());
    std::io::copy(&mut from, &mut to).unwrap();
    to.sync_all().unwrap();
    began.elapsed()
}

/// The written and total megabytes in a line of progress.
fn progress((written, of): (&str, &str)) -> (u64, u64) {
    (written.parse().unwrap(), of.parse().unwrap())
}

/// Uses a small database, or one of `BACKUP_MB` megabytes. In the latter case the test also checks that a backup takes at
/// most three times as long as a copy (`scripts/figures-backup`).
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_large_backup_reports_its_progress_and_holds_every_move() {
    let wanted = std::env::var("BACKUP_MB").ok().map(|text| text.parse::<u64>().unwrap());
    let megabytes = wanted.unwrap_or(12);
    let (data, elsewhere, ledger) = (Folder::new(), Folder::new(), Ledger::new());
    assert_eq!(Program::serve(data.path(), &[]).await.stop().await, 0);
    add_ballast(data.path(), megabytes).await;

    let mut program = Program::serve(data.path(), &[]).await;
    let web = program.web;
    let mut players = Vec::new();
    for (seed, name) in (1..).zip(PEOPLE) {
        players.push(Player::new(&web, name, seed, &ledger).await);
    }
    let room = players[0].set_up(&web, &json!({"game": "draftosaurus", "seats": 4, "open": true})).await;
    for player in &mut players {
        player.add_room(&room);
        player.reconnect(&web).await.unwrap();
    }
    let enough = CancellationToken::new();
    // About four moves a second.
    let playing = async {
        while !enough.is_cancelled() {
            let (pause, next) = (enough.child_token(), ledger.count() + 1);
            let play = join_all(players.iter_mut().map(|player| player.play(&pause)));
            let (played, ()) = tokio::join!(play, async {
                tokio::select! {
                    () = ledger.reached(next) => pause.cancel(),
                    () = pause.cancelled() => {}
                }
            });
            assert!(played.iter().all(Option::is_some), "no player lost the connection");
            sleep(Duration::from_millis(250)).await;
        }
        join_all(players.iter_mut().map(Player::finish_requests)).await;
    };
    let backing_up = async {
        ledger.reached(ledger.count() + 8).await;
        let file = data.path().join("rodada.db");
        let copy = |name: &str| copy_to_disk(&file, &elsewhere.path().join(name));
        let before = tokio::task::block_in_place(|| copy("copy-1"));
        let (acknowledged, began) = (ledger.acknowledgements(), Instant::now());
        let said = done(data.path(), elsewhere.path(), &["backup", "large.db"]).await;
        let took = began.elapsed();
        let after = tokio::task::block_in_place(|| copy("copy-2"));
        enough.cancel();
        (said, acknowledged, took, (before + after) / 2)
    };
    let ((), (said, acknowledged, took, copied)) = tokio::join!(playing, backing_up);
    assert_eq!(program.stop().await, 0);
    let parse = |line: &str| line.strip_suffix(" MB").and_then(|line| line.split_once(" of ")).map(progress);
    let reports: Vec<(u64, u64)> = said.lines().filter_map(parse).collect();
    // A small file may be copied before anyone reads how far it has come; the whole is reported in any case.
    assert!(reports.is_sorted() && (wanted.is_none() || reports.len() > 1), "{said}");
    assert!(reports.last().is_some_and(|(written, of)| written == of && *of >= megabytes), "{said}");
    let (store, _folder) = restored(&elsewhere.path().join("large.db")).await;
    Ledger::check_acknowledged(&*store, &acknowledged).await;
    store.close().await;
    let ratio = took.as_secs_f64() / copied.as_secs_f64();
    println!("{megabytes} MB: a backup {took:.2?}, a copy {copied:.2?}, {ratio:.1} times as long");
    assert!(wanted.is_none() || ratio <= 3.0, "it takes {ratio:.1} times as long as a copy");
}

#[tokio::test]
async fn a_backup_overwrites_no_file() {
    let data = Folder::new();
    let mut server = Program::serve(data.path(), &[]).await;
    let kept = data.path().join("kept");
    std::fs::write(&kept, "a letter").unwrap();
    for running in [true, false] {
        for (to, reason) in
            [("kept", "exists already"), ("nowhere/copy.db", "cannot write"), ("/", "not name a file")]
        {
            let (code, said) = task(data.path(), data.path(), &["backup", to]).await;
            assert!(code == 2 || code == 1 && to.starts_with("nowhere"), "{to}: {code} {said}");
            assert!(said.contains(reason), "{to}: {said}");
        }
        if running {
            assert_eq!(server.stop().await, 0);
        }
    }
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), "a letter");
    assert!(names(data.path()).iter().all(|name| !name.contains("partial")), "{:?}", names(data.path()));
    let empty = Folder::new();
    let (code, said) = task(empty.path(), empty.path(), &["backup", "copy.db"]).await;
    assert_eq!(code, 2, "{said}");
    assert!(said.contains("there is no database") && names(empty.path()).is_empty(), "{said}");
}

/// A data folder and a backup of it. One user is created after the backup.
async fn data_and_backup(folder: &Folder) -> (PathBuf, PathBuf) {
    let data = folder.path().join("data");
    let mut server = Program::serve(&data, &[]).await;
    server.web.post("/api/me", None, &json!({"name": "Mallory"})).await;
    done(&data, folder.path(), &["backup", "copy.db"]).await;
    server.web.post("/api/me", None, &json!({"name": "Later"})).await;
    assert_eq!(server.stop().await, 0);
    (data, folder.path().join("copy.db"))
}

async fn change(file: &Path, sql: &str) {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_restore_keeps_the_replaced_database() {
    let folder = Folder::new();
    let (data, copy) = data_and_backup(&folder).await;
    // A killed server leaves a write-ahead log, with a user who is not in the file.
    let server = Program::serve(&data, &[]).await;
    server.web.post("/api/me", None, &json!({"name": "Last"})).await;
    let (code, said) = task(&data, folder.path(), &["restore", "copy.db"]).await;
    assert_eq!(code, 5, "{said}");
    assert!(said.contains("rodada.db is in use"), "{said}");
    server.kill().await;

    let said = done(&data, folder.path(), &["restore", copy.to_str().unwrap()]).await;
    let before =
        names(&data).into_iter().find(|name| name.contains(".before-restore-") && !name.contains("wal"));
    let before = data.join(before.unwrap().trim_end_matches("-shm"));
    assert!(said.contains(before.to_str().unwrap()), "{said}");
    let found = async |database: &Path, name: &str| {
        let mut command = program("people");
        command.args(["find", name]).env("RODADA_DATA_DIR", &data);
        command.env("DATABASE_URL", format!("sqlite:{}", database.display()));
        let (code, said) = run(command).await;
        assert_eq!(code, 0, "{said}");
        said.contains(name)
    };
    let database = data.join("rodada.db");
    assert!(found(&database, "Mallory").await);
    assert!(
        !found(&database, "Later").await && !found(&database, "Last").await,
        "these users came after the backup"
    );
    assert!(
        found(&before, "Later").await && found(&before, "Last").await,
        "the replaced database is complete"
    );
    assert!(copy.exists() && names(&data).iter().all(|name| !name.contains("partial")));
}

#[tokio::test]
async fn a_failed_restore_changes_nothing() {
    let folder = Folder::new();
    let (data, copy) = data_and_backup(&folder).await;
    let at = |name: &str| folder.path().join(name);
    for name in ["newer.db", "damaged.db", "torn.db", "log.db"] {
        std::fs::copy(&copy, at(name)).unwrap();
    }
    let newer = "
        insert into _sqlx_migrations (version, description, success, checksum, execution_time)
        values (9999, 'later', 1, x'00', 0)";
    change(&at("newer.db"), newer).await;
    change(&at("foreign.db"), "create table letters (text)").await;
    std::fs::write(at("letter.db"), "dear aunt, ".repeat(1_000)).unwrap();
    let damaged = std::fs::OpenOptions::new().write(true).open(at("damaged.db")).unwrap();
    let length = damaged.metadata().unwrap().len();
    damaged.write_all_at(&vec![0x5a; 4 * 4_096], length / 2 / 4_096 * 4_096).unwrap();
    std::fs::OpenOptions::new().write(true).open(at("torn.db")).unwrap().set_len(length / 2).unwrap();
    std::fs::write(at("log.db-wal"), "what was written last").unwrap();
    let (before, database) = (names(&data), std::fs::read(data.join("rodada.db")).unwrap());
    let itself = data.join("rodada.db");
    for (from, code, reason) in [
        ("nothing.db", 2, "cannot read nothing.db"),
        ("data", 2, "cannot read data"),
        (itself.to_str().unwrap(), 2, "is the database itself"),
        ("letter.db", 4, "letter.db cannot be restored"),
        ("foreign.db", 4, "made by another program"),
        ("newer.db", 4, "a newer version"),
        ("damaged.db", 4, "damaged.db cannot be restored"),
        ("torn.db", 4, "torn.db cannot be restored"),
        ("log.db", 4, "-wal file"),
    ] {
        let (ended, said) = task(&data, folder.path(), &["restore", from]).await;
        assert_eq!(ended, code, "{from}: {said}");
        assert!(said.contains(reason), "{from}: {said}");
        assert_eq!(names(&data), before, "{from}");
        assert_eq!(std::fs::read(&itself).unwrap(), database, "{from}");
    }
}
