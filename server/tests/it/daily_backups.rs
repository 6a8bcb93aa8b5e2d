//! Backups that the server makes by itself, and those of a PostgreSQL database.

use crate::backup::{done, names, task};
use crate::postgres::Postgres;
use crate::process::{Program, program, run};
use crate::test_server::{Folder, TestServer, config};
use base::clock::ManualClock;
use serde_json::json;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::time::Duration;
use tokio::process::Command;
use tokio::time::timeout;

const BEGIN: u64 = 1_790_000_000_000;
const HOUR: Duration = Duration::from_secs(3_600);

/// The backups in a folder, oldest first.
fn backups(folder: &Path) -> Vec<String> {
    let all = if folder.exists() { names(folder) } else { Vec::new() };
    all.into_iter().filter(|name| name.ends_with(".backup")).collect()
}

/// Waits until the backups have names that begin like this.
async fn until(folder: &Path, wanted: &[&str]) -> Vec<String> {
    let is_there = |found: &[String]| {
        found.len() == wanted.len() && found.iter().zip(wanted).all(|(name, wanted)| name.starts_with(wanted))
    };
    let waiting = async {
        while !is_there(&backups(folder)) {
            tokio::task::yield_now().await;
        }
    };
    timeout(Duration::from_secs(60), waiting).await.expect("a backup in time");
    backups(folder)
}

#[tokio::test]
async fn a_server_writes_one_backup_each_day() {
    let (manual, folder) = (ManualClock::new(BEGIN), Folder::new());
    let to = folder.path().join("deep/backups");
    let flags =
        [format!("--backup-dir={}", to.display()), "--backup-days=2".into(), "--backup-weeks=0".into()];
    let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
    let server = TestServer::with(config(&flags), manual.clock()).await;
    server.connect_user("Ana").await;
    // The first is made at once.
    until(&to, &["rodada-2026-09-21-141320."]).await;
    for (before, day) in [("21", "22"), ("22", "23"), ("23", "24")] {
        for _ in 0..24 {
            manual.advance(HOUR);
            // A request gives the server a turn.
            server.web.get("/api/games", None).await;
        }
        until(&to, &[before, day].map(|day| format!("rodada-2026-09-{day}-")).each_ref().map(String::as_str))
            .await;
    }
    let left = backups(&to);
    let newest = to.join(&left[1]);
    assert_eq!(newest.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(to.metadata().unwrap().permissions().mode() & 0o777, 0o700);
    let restored = Folder::new();
    done(restored.path(), restored.path(), &["restore", newest.to_str().unwrap()]).await;
    let found = done(restored.path(), restored.path(), &["people", "find", "Ana"]).await;
    assert!(found.contains("Ana"), "{found}");
    drop(server.close().await);
}

#[tokio::test]
async fn a_failing_backup_is_told_once_and_seen_by_doctor() {
    let (data, elsewhere) = (Folder::new(), Folder::new());
    let blocked = elsewhere.path().join("file");
    std::fs::write(&blocked, "no folder").unwrap();
    let flag = format!("--backup-dir={}", blocked.display());
    let mut server = Program::serve(data.path(), &[&flag, "--metrics-listen=127.0.0.1:0"]).await;
    server.until("no backup was written").await;
    let (code, said) = task(data.path(), data.path(), &["doctor"]).await;
    assert!(code == 9 && said.contains("FAULT   backups"), "{code}: {said}");
    let metrics = server.metrics().get("/metrics", None).await.text().to_owned();
    assert!(metrics.contains("rodada_backup_failing 1"), "{metrics}");
    assert_eq!(server.stop().await, 0);

    let flag = format!("--backup-dir={}", elsewhere.path().join("folder").display());
    let mut server = Program::serve(data.path(), &[&flag, "--metrics-listen=127.0.0.1:0"]).await;
    let line = server.until("wrote a backup").await;
    assert!(line.contains("folder/rodada-20") && line.contains("bytes="), "{line}");
    let (code, said) = task(data.path(), data.path(), &["doctor"]).await;
    assert!(code == 0 && said.contains("good    backups"), "{code}: {said}");
    let metrics = server.metrics().get("/metrics", None).await.text().to_owned();
    assert!(
        metrics.contains("rodada_backup_bytes") && metrics.contains("rodada_backup_failing 0"),
        "{metrics}"
    );
    assert_eq!(server.stop().await, 0);
}

/// Runs the program with these folders as its PATH.
async fn with_path(data: &Path, path: &str, words: &[&str]) -> (i32, String) {
    let mut command = program(words[0]);
    command.args(&words[1..]).env("RODADA_DATA_DIR", data).env("PATH", path).current_dir(data);
    run(command).await
}

#[tokio::test]
async fn a_postgres_is_copied_by_its_own_programs() {
    let (data, postgres) = (Folder::new(), Postgres::start().await);
    let url = postgres.url();
    let flag = format!("--database-url={url}");
    let programs = std::env::var("TEST_POSTGRES_PROGRAMS").unwrap();
    let path = format!("{programs}:{}", std::env::var("PATH").unwrap());
    let to = data.path().join("backups");
    let dir = format!("--backup-dir={}", to.display());
    let mut serve = crate::process::rodada(data.path(), &["--listen=127.0.0.1:0", &flag, &dir]);
    serve.env("PATH", &path);
    let mut server = Program::start(serve).await;
    server.web.post("/api/me", None, &json!({"name": "Mallory"})).await;
    server.until("wrote a backup").await;
    let made = until(&to, &["rodada-"]).await;
    assert_eq!(to.join(&made[0]).metadata().unwrap().permissions().mode() & 0o777, 0o600);

    let (code, said) = with_path(data.path(), &path, &["backup", "running", &flag]).await;
    assert!(code == 0 && said.contains("wrote a backup"), "{code}: {said}");
    assert_eq!(server.stop().await, 0);
    let (code, said) = with_path(data.path(), &path, &["backup", "stopped", &flag]).await;
    assert!(code == 0 && said.contains("wrote a backup"), "{code}: {said}");
    let (code, said) = with_path(data.path(), &path, &["backup", "stopped", &flag]).await;
    assert!(code == 2 && said.contains("exists already"), "{code}: {said}");
    let (code, said) = with_path(data.path(), &path, &["restore", "stopped", &flag]).await;
    assert!(code == 2 && said.contains("pg_restore"), "{code}: {said}");

    let mut restore = Command::new(format!("{programs}/pg_restore"));
    restore.args(["--clean", "--if-exists", "--no-owner", "--dbname", &url]).arg(data.path().join("running"));
    let (code, said) = run(restore).await;
    assert_eq!(code, 0, "{said}");
    let (_, said) = with_path(data.path(), &path, &["people", "find", "Mallory", &flag]).await;
    assert!(said.contains("Mallory"), "{said}");

    // The shell is there and nothing else.
    let shell = Folder::new();
    std::os::unix::fs::symlink("/bin/sh", shell.path().join("sh")).unwrap();
    let path = shell.path().to_str().unwrap();
    let (code, said) = with_path(data.path(), path, &["backup", "missing", &flag]).await;
    assert!(code == 2 && said.contains("`pg_dump`, which is not in PATH"), "{code}: {said}");
    let (code, said) = with_path(data.path(), path, &["doctor", &flag, &dir]).await;
    assert!(code == 9 && said.contains("`pg_dump` is not in PATH"), "{code}: {said}");
    let old = "#!/bin/sh\necho 'pg_dump (PostgreSQL) 9.6.1'\n";
    for name in ["pg_dump", "pg_restore"] {
        let file = shell.path().join(name);
        std::fs::write(&file, old).unwrap();
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    let (code, said) = with_path(data.path(), path, &["backup", "older", &flag]).await;
    assert!(code == 2 && said.contains("is of PostgreSQL 9 and cannot copy"), "{code}: {said}");
    assert!(names(data.path()).iter().all(|name| !name.contains("partial")), "{:?}", names(data.path()));
}
