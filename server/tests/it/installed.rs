//! `make install`: what it writes, and the service of systemd.

use crate::process::run;
use crate::test_server::Folder;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use tokio::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
const UNIT: &str = "usr/local/lib/systemd/system/rodada.service";

/// Installs below a folder, as for a package.
async fn install(folder: &Path) {
    let mut command = Command::new(format!("{ROOT}/scripts/install"));
    command.arg(env!("CARGO_BIN_EXE_rodada")).env("DESTDIR", folder).env_remove("PREFIX");
    let (code, said) = run(command).await;
    assert_eq!(code, 0, "{said}");
}

fn mode(file: &Path) -> u32 {
    file.metadata().unwrap().permissions().mode() & 0o777
}

#[tokio::test]
async fn the_settings_of_a_host_outlive_an_upgrade() {
    let folder = Folder::new();
    install(folder.path()).await;
    let settings = folder.path().join("etc/rodada.toml");
    assert_eq!(mode(&settings), 0o640, "it may come to hold passwords");
    assert_eq!(mode(&folder.path().join("usr/local/bin/rodada")), 0o755);
    assert_eq!(mode(&folder.path().join("var/backups/rodada")), 0o700, "backups hold hands");
    std::fs::write(&settings, "listen = \"127.0.0.1:8081\"\n").unwrap();
    install(folder.path()).await;
    assert_eq!(std::fs::read_to_string(&settings).unwrap(), "listen = \"127.0.0.1:8081\"\n");
}

/// The same lines that a host takes the comment signs from.
#[tokio::test]
async fn the_installed_settings_are_understood() {
    let folder = Folder::new();
    install(folder.path()).await;
    let text = std::fs::read_to_string(folder.path().join("etc/rodada.toml")).unwrap();
    let settings = folder.path().join("all.toml");
    let line = |line: &str| match line.strip_prefix("# ") {
        Some(setting) if setting.contains(" = ") => setting.to_owned(),
        _ => line.to_owned(),
    };
    std::fs::write(&settings, text.lines().map(line).collect::<Vec<_>>().join("\n")).unwrap();
    let mut command = Command::new(folder.path().join("usr/local/bin/rodada"));
    command.arg("doctor").arg("--config").arg(&settings).arg("--data-dir").arg(folder.path().join("data"));
    let (code, said) = run(command).await;
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("https://games.example.org"), "{said}");
}

#[tokio::test]
async fn the_service_is_one_that_systemd_accepts_and_that_reaches_little() {
    let folder = Folder::new();
    install(folder.path()).await;
    // The program that is named must be there.
    let text = std::fs::read_to_string(folder.path().join(UNIT)).unwrap();
    let named = folder.path().join("rodada.service");
    std::fs::write(&named, text.replace("/usr/local", &folder.path().join("usr/local").to_string_lossy()))
        .unwrap();
    for words in [&["verify", "--man=no"][..], &["security", "--offline=true", "--threshold=20"]] {
        let mut command = Command::new("systemd-analyze");
        command.args(words).arg(&named);
        let (code, said) = run(command).await;
        assert_eq!(code, 0, "{words:?}: {said}");
    }
}
