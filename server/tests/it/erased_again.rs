//! Users who were erased, and an older database that is restored.

use crate::backup::{done, names, task};
use crate::postgres::Postgres;
use crate::process::{Program, run};
use crate::test_server::Folder;
use serde_json::json;
use std::path::{Path, PathBuf};
use tokio::process::Command;

const LIST: &str = "rodada-erased.txt";

/// A data folder, and a folder with a backup from before Mallory was erased. Nobody serves it any more.
async fn erased_since(folder: &Folder, flags: &[&str]) -> (PathBuf, PathBuf) {
    let (data, backups) = (folder.path().join("data"), folder.path().join("backups"));
    let dir = format!("--backup-dir={}", backups.display());
    let mut server = Program::serve(&data, flags).await;
    let mallory = server.web.post("/api/me", None, &json!({"name": "Mallory"})).await;
    server.web.post("/api/me", None, &json!({"name": "Ana"})).await;
    let id = mallory.json()["user"].as_str().unwrap().to_owned();
    assert_eq!(server.stop().await, 0);

    let mut server = Program::serve(&data, &[flags, &[&dir]].concat()).await;
    server.until("wrote a backup").await;
    done(&data, folder.path(), &[&["people", "erase", &id], flags].concat()).await;
    for list in [&data, &backups] {
        let listed = std::fs::read_to_string(list.join(LIST)).unwrap();
        assert_eq!(listed, format!("{id}\n"), "no name, and at once");
    }
    assert_eq!(server.stop().await, 0);
    let backup = names(&backups).into_iter().find(|name| name.ends_with(".backup")).unwrap();
    (data, backups.join(backup))
}

/// Whether there is a user with this name.
async fn is_there(data: &Path, name: &str, flags: &[&str]) -> bool {
    done(data, data.parent().unwrap(), &[&["people", "find", name], flags].concat()).await.contains(name)
}

fn is_in_file(data: &Path, name: &str) -> bool {
    std::fs::read(data.join("rodada.db")).unwrap().windows(name.len()).any(|part| part == name.as_bytes())
}

#[tokio::test]
async fn a_restore_brings_nobody_back_who_was_erased() {
    let folder = Folder::new();
    let (data, backup) = erased_since(&folder, &[]).await;
    let backup = backup.to_str().unwrap();
    let said = done(&data, folder.path(), &["restore", backup]).await;
    assert!(said.contains("erased again") && said.contains("again=1"), "{said}");
    assert!(!is_there(&data, "Mallory", &[]).await && is_there(&data, "Ana", &[]).await);
    assert!(!is_in_file(&data, "Mallory"), "nothing is left in the file");
    let audit = done(&data, folder.path(), &["audit"]).await;
    assert!(audit.contains("list of the erased"), "{audit}");

    // On another machine only the folder of the backups is left.
    let other = folder.path().join("other");
    done(&other, folder.path(), &["restore", backup]).await;
    assert!(!is_there(&other, "Mallory", &[]).await && is_there(&other, "Ana", &[]).await);
    assert!(other.join(LIST).exists());
}

#[tokio::test]
async fn a_server_erases_again_before_anybody_connects() {
    let folder = Folder::new();
    let (data, backup) = erased_since(&folder, &[]).await;
    std::fs::copy(&backup, data.join("rodada.db")).unwrap();
    let mut server = Program::serve(&data, &[]).await;
    assert!(server.said.contains("erased again"), "{}", server.said);
    assert!(!is_there(&data, "Mallory", &[]).await && is_there(&data, "Ana", &[]).await);
    assert_eq!(server.stop().await, 0);
    let mut again = Program::serve(&data, &[]).await;
    assert!(!again.said.contains("erased again"), "once is enough: {}", again.said);
    assert_eq!(again.stop().await, 0);
}

#[tokio::test]
async fn a_missing_list_is_told() {
    let folder = Folder::new();
    let (data, backup) = erased_since(&folder, &[]).await;
    let backups = backup.parent().unwrap().to_owned();
    for list in [&data, &backups] {
        std::fs::remove_file(list.join(LIST)).unwrap();
    }
    let (code, said) = task(&data, folder.path(), &["restore", backup.to_str().unwrap()]).await;
    assert!(code == 0 && said.contains("there is no rodada-erased.txt"), "{said}");
    let dir = format!("--backup-dir={}", backups.display());
    let mut server = Program::serve(&data, &[&dir]).await;
    assert!(server.said.contains("there is no rodada-erased.txt"), "{}", server.said);
    assert_eq!(server.stop().await, 0);
    assert!(data.join(LIST).exists() && backups.join(LIST).exists(), "from now on they are kept");
}

#[tokio::test]
async fn a_backup_by_hand_has_the_list_beside_it() {
    let (folder, elsewhere) = (Folder::new(), Folder::new());
    let (data, _) = erased_since(&folder, &[]).await;
    let listed = std::fs::read_to_string(data.join(LIST)).unwrap();
    done(&data, elsewhere.path(), &["backup", "stopped.db"]).await;
    assert_eq!(std::fs::read_to_string(elsewhere.path().join(LIST)).unwrap(), listed);
    std::fs::remove_file(elsewhere.path().join(LIST)).unwrap();
    let mut server = Program::serve(&data, &[]).await;
    done(&data, elsewhere.path(), &["backup", "running.db"]).await;
    assert_eq!(std::fs::read_to_string(elsewhere.path().join(LIST)).unwrap(), listed);
    assert_eq!(server.stop().await, 0);
    // Without a server the command keeps the list up.
    let found = done(&data, folder.path(), &["people", "find", "Ana"]).await;
    let ana = found.split_whitespace().next().unwrap().to_owned();
    done(&data, folder.path(), &["people", "erase", &ana]).await;
    assert!(std::fs::read_to_string(data.join(LIST)).unwrap().contains(&ana));
}

#[tokio::test]
async fn a_postgres_that_is_restored_brings_nobody_back() {
    let (folder, mut postgres) = (Folder::new(), Postgres::start().await);
    let (url, programs) = (postgres.url(), std::env::var("TEST_POSTGRES_PROGRAMS").unwrap());
    let flag = format!("--database-url={url}");
    let (data, backup) = erased_since(&folder, &[&flag]).await;
    let mut restore = Command::new(format!("{programs}/pg_restore"));
    restore.args(["--clean", "--if-exists", "--no-owner", "--dbname", &url]).arg(&backup);
    let (code, said) = run(restore).await;
    assert_eq!(code, 0, "{said}");
    assert!(is_there(&data, "Mallory", &[&flag]).await, "the backup has her");
    let mut server = Program::serve(&data, &[&flag]).await;
    assert!(server.said.contains("erased again"), "{}", server.said);
    assert!(!is_there(&data, "Mallory", &[&flag]).await && is_there(&data, "Ana", &[&flag]).await);
    assert_eq!(server.stop().await, 0);
    postgres.stop().await;
}
