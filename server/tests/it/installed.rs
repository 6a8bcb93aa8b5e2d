//! `make install` and the Debian package: what they write, and the service of systemd.

use crate::process::run;
use crate::test_server::Folder;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
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

/// Builds a Debian package of the program. Returns its path.
async fn package(folder: &Path, version: &str) -> String {
    let mut command = Command::new(format!("{ROOT}/scripts/package"));
    command.arg(env!("CARGO_BIN_EXE_rodada")).arg(folder);
    // Compressing a program with its symbols takes a minute.
    command.env("VERSION", version).env("DPKG_DEB_COMPRESSOR_TYPE", "none");
    let (code, said) = run(command).await;
    assert_eq!(code, 0, "{said}");
    said.trim().to_owned()
}

/// Runs dpkg with a root of its own, in which there are no other packages.
async fn dpkg(root: &Path, words: &[&str]) -> String {
    let mut command = Command::new(if owner(root).0 == 0 { "env" } else { "fakeroot" });
    command
        .arg("dpkg")
        .arg(format!("--root={}", root.display()))
        .args(["--force-script-chrootless", "--force-depends"]);
    command.arg("--no-triggers").args(words).env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
    let (code, said) = run(command).await;
    assert_eq!(code, 0, "{words:?}: {said}");
    said
}

/// The user and the group to whom a file belongs.
fn owner(file: &Path) -> (u32, u32) {
    let metadata = file.metadata().unwrap();
    (metadata.uid(), metadata.gid())
}

#[tokio::test]
async fn a_debian_package_is_installed_upgraded_and_removed() {
    let (folder, packages) = (Folder::new(), Folder::new());
    let root = folder.path();
    std::fs::create_dir_all(root.join("var/lib/dpkg/updates")).unwrap();
    std::fs::create_dir_all(root.join("var/lib/dpkg/info")).unwrap();
    std::fs::write(root.join("var/lib/dpkg/status"), "").unwrap();
    std::fs::create_dir_all(root.join("etc")).unwrap();

    let said = dpkg(root, &["--install", &package(packages.path(), "0.1.0").await]).await;
    assert!(said.contains("systemctl enable --now rodada"), "{said}");
    let (settings, backups) = (root.join("etc/rodada.toml"), root.join("var/backups/rodada"));
    let users = std::fs::read_to_string(root.join("etc/passwd")).unwrap();
    let user = users.lines().find(|line| line.starts_with("rodada:")).expect("the user of the service");
    let ids: Vec<u32> = user.split(':').skip(2).take(2).map(|id| id.parse().unwrap()).collect();
    assert_eq!((mode(&settings), mode(&backups)), (0o640, 0o700));
    // Under fakeroot everything stays with whoever runs it.
    let (own, service) = match owner(root) {
        (0, _) => ((0, ids[1]), (ids[0], ids[1])),
        own => (own, own),
    };
    assert_eq!((owner(&settings), owner(&backups)), (own, service));
    let mut command = Command::new(root.join("usr/bin/rodada"));
    command.arg("--version");
    assert_eq!(run(command).await.0, 0);
    let unit = std::fs::read_to_string(root.join("usr/lib/systemd/system/rodada.service")).unwrap();
    assert!(unit.contains("ExecStart=/usr/bin/rodada serve --config /etc/rodada.toml"), "{unit}");

    std::fs::write(&settings, "listen = \"127.0.0.1:8081\"\n").unwrap();
    std::fs::write(backups.join("kept"), "").unwrap();
    dpkg(root, &["--install", &package(packages.path(), "0.1.1").await]).await;
    assert_eq!(std::fs::read_to_string(&settings).unwrap(), "listen = \"127.0.0.1:8081\"\n");
    assert_eq!((mode(&settings), owner(&settings)), (0o640, own));

    dpkg(root, &["--remove", "rodada"]).await;
    assert!(!root.join("usr/bin/rodada").exists() && settings.exists());
    let said = dpkg(root, &["--purge", "rodada"]).await;
    assert!(said.contains("/var/lib/rodada") && !settings.exists(), "{said}");
    assert!(backups.join("kept").exists(), "backups are never removed");
}
