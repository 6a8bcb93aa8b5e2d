//! `rodada doctor`, beside a server and without one, on both databases.

use crate::client::Client;
use crate::postgres::Postgres;
use crate::process::{Program, program, rodada, run};
use crate::test_server::Folder;
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

/// Runs `rodada doctor` on a folder. Returns the exit code and the output.
async fn doctor(folder: &Path, flags: &[&str]) -> (i32, String) {
    let mut command = program("doctor");
    command.arg("--data-dir").arg(folder).args(flags);
    run(command).await
}

/// The lines about a subject.
fn about<'a>(said: &'a str, subject: &str) -> Vec<&'a str> {
    said.lines().filter(|line| line.get(8..).is_some_and(|rest| rest.starts_with(subject))).collect()
}

#[tokio::test]
async fn before_the_first_start_nothing_is_wrong_and_nothing_is_made() {
    let folder = Folder::new();
    let data = folder.path().join("data");
    let (code, said) = doctor(&data, &[]).await;
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("`rodada serve` creates it") && said.contains("no server runs"), "{said}");
    assert!(!data.exists());
}

/// A setting that `serve` refuses is a fault for `doctor`, in the same words, and one that it accepts is none.
#[tokio::test]
async fn doctor_builds_what_serve_builds() {
    let mail = ["--public-url=https://games.example.org", "--mail-from=games@example.org"];
    let refused: [&[&str]; 6] = [
        &["--smtp-url=smtp://localhost:1025?tls=perhaps", mail[0], mail[1]],
        &["--smtp-url=smtps://mail.example.org", mail[0]],
        &["--smtp-url=smtps://mail.example.org", mail[1]],
        &["--smtp-url=smtps://mail.example.org", "--smtp-certificate=/nowhere/a.pem", mail[0], mail[1]],
        &["--who-may-enter=provider"],
        &["--client=/nowhere/dist"],
    ];
    for flags in refused {
        let folder = Folder::new();
        let (code, said) = doctor(&folder.path().join("data"), flags).await;
        assert_eq!(code, 9, "{flags:?}: {said}");
        let fault = about(&said, "settings").into_iter().find(|line| line.starts_with("FAULT")).unwrap();
        let reason = fault.split_once("does not start with them: ").unwrap().1;
        let (code, said) = run(rodada(folder.path(), &[&["--listen=127.0.0.1:0"], flags].concat())).await;
        assert!(code == 2 && said.contains(reason), "{flags:?}: {reason}: {said}");
    }
    let flags = ["--smtp-url=smtp://localhost:1025?tls=none", mail[0], mail[1]];
    let folder = Folder::new();
    let (code, said) = doctor(folder.path(), &flags).await;
    assert!(code == 0 && said.contains("mails go to localhost:1025, not encrypted"), "{said}");
    let mut server = Program::serve(folder.path(), &flags).await;
    let (code, said) = doctor(folder.path(), &[]).await;
    assert!(
        code == 0 && said.contains("mails go to localhost:1025, not encrypted"),
        "its own settings: {said}"
    );
    // Settings for the next start may be refused while the server runs with others.
    let (code, said) = doctor(folder.path(), refused[0]).await;
    assert!(code == 0 && said.contains("would not start again"), "{said}");
    assert_eq!(server.stop().await, 0);
}

#[tokio::test]
async fn a_server_tells_whether_its_proxy_fits_its_settings() {
    let folder = Folder::new();
    let server = Program::serve(folder.path(), &["--public-url=https://games.example.org"]).await;
    let request =
        async |headers: &[(&str, &str)]| server.web.request("GET", "/api/games", headers, "").await.status;
    let own = ("host", "games.example.org");

    assert_eq!(request(&[own]).await, 200);
    let (code, said) = doctor(folder.path(), &[]).await;
    assert_eq!(code, 0, "{said}");
    assert!(about(&said, "database")[0].contains("not damaged"), "{said}");
    assert!(
        about(&said, "settings")[0].contains("https://games.example.org"),
        "the server's own settings: {said}"
    );
    assert!(about(&said, "proxy")[0].contains("nobody came through it yet"), "{said}");

    assert_eq!(request(&[("host", "other.example.org")]).await, 421);
    let (code, said) = doctor(folder.path(), &[]).await;
    assert_eq!(code, 0, "{said}");
    assert!(about(&said, "proxy")[0].starts_with("advice"), "{said}");

    assert_eq!(request(&[own, ("x-forwarded-for", "198.51.100.77")]).await, 200);
    let (code, said) = doctor(folder.path(), &[]).await;
    assert_eq!(code, 9, "{said}");
    assert!(
        about(&said, "proxy")[0].starts_with("FAULT") && said.contains("`proxy-header` is not set"),
        "{said}"
    );
    assert!(!said.contains("198.51.100.77"), "no addresses of people: {said}");
}

#[tokio::test]
async fn a_proxy_that_lets_no_socket_through_is_told() {
    let folder = Folder::new();
    let server = Program::serve(folder.path(), &[]).await;
    for _ in 0..5 {
        let headers = [("x-real-ip", "198.51.100.77"), ("sec-fetch-dest", "document")];
        let page = server.web.request("GET", "/t/01936d5e-0000-7000-8000-000000000001", &headers, "").await;
        assert_eq!(page.status, 200);
    }
    let told = |said: &str| said.contains("does not pass on WebSocket connections");
    let (code, said) = doctor(folder.path(), &[]).await;
    assert!(code == 9 && told(&said), "{said}");
    let _client = Client::connect(&server.web, None).await;
    let (_, said) = doctor(folder.path(), &[]).await;
    assert!(!told(&said), "{said}");
}

#[tokio::test]
async fn a_damaged_file_and_an_open_folder_are_told() {
    let folder = Folder::new();
    assert_eq!(Program::serve(folder.path(), &[]).await.stop().await, 0);
    std::fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
    let (code, said) = doctor(folder.path(), &[]).await;
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("`chmod 700` it"), "{said}");

    let file = folder.path().join("rodada.db");
    let mut bytes = std::fs::read(&file).unwrap();
    // The first page names the tables; the others hold them.
    bytes[8_192..].fill(0xA5);
    std::fs::write(&file, bytes).unwrap();
    let (code, said) = doctor(folder.path(), &[]).await;
    assert_eq!(code, 9, "{said}");
    assert!(about(&said, "database")[0].starts_with("FAULT"), "{said}");

    std::fs::write(&file, "no database").unwrap();
    let (code, said) = doctor(folder.path(), &[]).await;
    assert!(code == 9 && about(&said, "database")[0].starts_with("FAULT"), "{said}");
}

#[tokio::test]
async fn a_postgres_that_may_lose_moves_is_told() {
    let (folder, mut postgres) = (Folder::new(), Postgres::start().await);
    let database = format!("--database-url={}", postgres.url());
    let (code, said) = doctor(folder.path(), &[&database]).await;
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("it agrees with the clock of Postgres"), "{said}");

    postgres.execute("alter system set fsync = off").await;
    postgres.execute("select pg_reload_conf()").await;
    let (code, said) = doctor(folder.path(), &[&database]).await;
    assert!(code == 9 && said.contains("`fsync` is off"), "{said}");

    postgres.stop().await;
    let (code, said) = doctor(folder.path(), &[&database]).await;
    assert!(code == 9 && said.contains("the database cannot be reached"), "{said}");
    let password = postgres.url().split(['/', ':', '@']).nth(4).unwrap().to_owned();
    assert!(password.len() == 32 && !said.contains(&password), "{said}");
}
