//! The real program: starting, failing to start, stopping, and its log.

use crate::client::Client;
use crate::matches::{new_match, step};
use crate::process::{Program, program, rodada, run};
use crate::test_server::Folder;
use crate::web::Web;
use protocol::{TableStatus, UserId};
use serde_json::{Value, json};
use store::{StepKind, UserRow};
use tokio::process::Command;

/// Creates Ana and a table against a bot. Returns her cookie and the room.
pub(crate) async fn table(web: &Web) -> (String, String) {
    let cookie = web.post("/api/me", None, &json!({"name": "Ana"})).await.cookie().unwrap();
    let wanted = json!({"game": "draftosaurus", "seats": 2, "against": "easy"});
    let room =
        web.post("/api/tables", Some(&cookie), &wanted).await.json()["room"].as_str().unwrap().to_owned();
    (cookie, room)
}

/// Waits until the player has a decision to make.
async fn turn(client: &mut Client, room: &str) {
    while client.choices(room).iter().all(|action| action["do"] == "reconsider") {
        client.receive().await;
    }
}

pub(crate) async fn play(client: &mut Client, room: &str, steps: usize) {
    for _ in 0..steps {
        turn(client, room).await;
        let request = client.act(room, &client.choices(room)[0]);
        assert_eq!(client.ask(request).await["t"], "ack");
    }
}

/// The commit that is checked out; `None` if the sources are not a git checkout.
async fn commit() -> Option<String> {
    let git = async |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).output().await.ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    // As in an image that is built without git history.
    let given = std::env::var("RODADA_COMMIT").ok().filter(|commit| !commit.is_empty());
    match given {
        Some(commit) => Some(commit),
        None if git(&["rev-parse", "--show-prefix"]).await? == "server/" => git(&["rev-parse", "HEAD"]).await,
        None => None,
    }
}

#[tokio::test]
async fn the_program_names_its_version_and_commit() {
    let (code, said) = run(program("--version")).await;
    let version = env!("CARGO_PKG_VERSION");
    let expected = match commit().await {
        Some(commit) => format!("rodada {version} ({})\n", &commit[..12]),
        None => format!("rodada {version}\n"),
    };
    assert_eq!((code, said), (0, expected));
}

#[tokio::test]
async fn a_wrong_value_is_refused_by_its_name() {
    let folder = Folder::new();
    let cases = [
        ("--listen=nowhere", "--listen"),
        ("--bot-pace=3600000", "--bot-pace"),
        ("--public-url=gopher://example.org", "--public-url"),
        ("--log=rodada=loudly", "--log"),
        ("--log-format=xml", "--log-format"),
        ("--proxy-header=two words", "--proxy-header"),
        ("--drain-seconds=0", "--drain-seconds"),
        ("--colour=red", "--colour"),
    ];
    for (flag, name) in cases {
        let (code, said) = run(rodada(folder.path(), &[flag])).await;
        assert_eq!(code, 2, "{flag}: {said}");
        assert!(said.contains(name), "{flag}: {said}");
    }
}

#[tokio::test]
async fn an_invalid_settings_file_is_refused() {
    let folder = Folder::new();
    let file = folder.path().join("rodada.toml");
    for (text, name) in
        [("lisen = \"0.0.0.0:80\"", "lisen"), ("bot-pace = \"slow\"", "slow"), ("= =", "rodada.toml")]
    {
        std::fs::write(&file, text).unwrap();
        let (code, said) = run(rodada(folder.path(), &["--config", file.to_str().unwrap()])).await;
        assert_eq!(code, 2, "{text}: {said}");
        assert!(said.contains(name), "{text}: {said}");
    }
}

#[tokio::test]
async fn a_port_in_use_is_named() {
    let folder = Folder::new();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let (code, said) = run(rodada(folder.path(), &["--listen", &address])).await;
    assert_eq!(code, 5, "{said}");
    assert!(said.contains(&address), "{said}");
}

#[tokio::test]
async fn a_health_check_says_whether_the_server_is_ready() {
    let folder = Folder::new();
    let mut server = Program::serve(folder.path(), &[]).await;
    let address = server.web.address.to_string();
    let ask = async || {
        let mut command = program("healthcheck");
        command.arg("--listen").arg(&address);
        run(command).await
    };
    assert_eq!(ask().await, (0, format!("the server at {address} is ready\n")));
    assert_eq!(server.stop().await, 0);
    let (code, said) = ask().await;
    assert_eq!(code, 10, "{said}");
    assert!(said.contains(&format!("no server can be reached at {address}")), "{said}");
}

#[tokio::test]
async fn a_health_check_of_a_program_that_is_no_server_fails() {
    let other = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = other.local_addr().unwrap().to_string();
    let hangs_up = async { drop(other.accept().await.unwrap()) };
    let mut command = program("healthcheck");
    command.arg("--listen").arg(&address);
    let ((code, said), ()) = tokio::join!(run(command), hangs_up);
    assert_eq!(code, 10, "{said}");
    assert!(said.contains("does not answer as a server does"), "{said}");
}

#[tokio::test]
async fn an_unreachable_postgres_is_reported_without_its_password() {
    let folder = Folder::new();
    let flags = ["--database-url=postgres://ana:sesame@127.0.0.1:1/rodada"];
    let (code, said) = run(rodada(folder.path(), &flags)).await;
    assert_eq!(code, 3, "{said}");
    assert!(said.contains("cannot be reached") && !said.contains("sesame"), "{said}");
}

#[tokio::test]
async fn a_damaged_database_is_left_as_it_is() {
    let folder = Folder::new();
    let file = folder.path().join("rodada.db");
    let rubbish = b"this was a letter to my aunt, and never a database".repeat(200);
    std::fs::write(&file, &rubbish).unwrap();
    let (code, said) = run(rodada(folder.path(), &["--listen=127.0.0.1:0"])).await;
    assert_eq!(code, 4, "{said}");
    assert!(said.contains("damaged or not a Rodada database"), "{said}");
    assert_eq!(std::fs::read(&file).unwrap(), rubbish);
}

#[tokio::test]
async fn a_second_process_on_the_same_folder_is_refused_by_name() {
    let folder = Folder::new();
    let mut first = Program::serve(folder.path(), &[]).await;
    let (code, said) = run(rodada(folder.path(), &["--listen=127.0.0.1:0"])).await;
    assert_eq!(code, 5, "{said}");
    assert!(said.contains(&*folder.path().to_string_lossy()), "{said}");
    assert_eq!(first.web.get("/readyz", None).await.status, 200, "the first one serves on");
    assert_eq!(first.stop().await, 0);
}

#[tokio::test]
async fn stopping_sends_goodbye_and_the_match_goes_on_after_a_restart() {
    let folder = Folder::new();
    let mut program = Program::serve(folder.path(), &[]).await;
    let (cookie, room) = table(&program.web).await;
    let mut client = Client::connect(&program.web, Some(&cookie)).await;
    client.join(&room).await;
    play(&mut client, &room, 3).await;
    assert_eq!(program.stop().await, 0, "{}", program.said);
    let mut goodbye = None;
    while let Some(message) = client.receive_or_end().await {
        goodbye = Some(message);
    }
    let goodbye = goodbye.expect("a goodbye comes before the end");
    assert_eq!((&goodbye["t"], &goodbye["code"]), (&json!("bye"), &json!("restart")));
    assert!(goodbye["retry_ms"].is_u64());
    let seen = client.view(&room).version;
    let mut again = Program::serve(folder.path(), &[]).await;
    let mut client = Client::connect(&again.web, Some(&cookie)).await;
    client.join(&room).await;
    assert!(client.view(&room).version >= seen, "nothing that was shown is lost");
    play(&mut client, &room, 2).await;
    assert_eq!(again.stop().await, 0);
}

#[tokio::test]
async fn neither_log_nor_metrics_contain_a_secret() {
    let folder = Folder::new();
    let mut program =
        Program::serve(folder.path(), &["--log=trace", "--log-format=json", "--metrics-listen=127.0.0.1:0"])
            .await;
    let (cookie, room) = table(&program.web).await;
    let invitation = program.web.get(&format!("/api/tables/{room}/invitation"), Some(&cookie)).await.json();
    let mut client = Client::connect(&program.web, Some(&cookie)).await;
    client.join(&room).await;
    play(&mut client, &room, 6).await;
    turn(&mut client, &room).await;
    let unlisted = client.act(&room, &json!({"do": "pick", "dino": "unicorn"}));
    assert_eq!(client.ask(unlisted).await["code"], "not_legal");
    let link = program.web.post("/api/me/link", Some(&cookie), &json!({})).await.json();
    let link = link["url"].as_str().unwrap().split_once("/d/").unwrap().1.to_owned();
    assert_eq!(program.web.get(&format!("/d/{link}"), None).await.status, 200);
    assert_eq!(program.web.get(&format!("/d/{link}.js"), None).await.status, 404);
    for code in [200, 400] {
        let redeemed = program.web.post("/api/me/link/redeem", None, &json!({"token": link})).await;
        assert_eq!(redeemed.status, code);
    }
    let metrics = program.metrics().get("/metrics", None).await.text().to_owned();
    program.stop().await;
    let lines = program.said.lines().filter(|line| line.starts_with('{'));
    assert!(lines.clone().count() > 3, "{}", program.said);
    assert!(lines.clone().all(|line| serde_json::from_str::<Value>(line).is_ok()), "{}", program.said);
    let token = cookie.split_once('=').unwrap().1.to_owned();
    let key = invitation["play"].as_str().unwrap().split_once("invitation=").unwrap().1.to_owned();
    let dinos = ["trex", "triceratops", "stegosaurus", "parasaurolophus", "spinosaurus", "brachiosaurus"];
    for secret in dinos.map(str::to_owned).into_iter().chain(["unicorn".to_owned(), token, key, link]) {
        assert!(!program.said.contains(&secret), "the log tells {secret}");
        assert!(!metrics.contains(&secret), "the metrics tell {secret}");
    }
    assert!(metrics.contains("# TYPE"), "{metrics}");
}

#[tokio::test]
async fn a_match_that_cannot_be_read_is_named_once_in_the_log() {
    let folder = Folder::new();
    let store = store::open(None, folder.path()).await.unwrap();
    let ana = UserRow { id: UserId::new(), name: "Ana".to_owned(), created: 0 };
    store.create_user(&ana, [1; 32], 1).await.unwrap();
    let new = new_match(ana.id, true);
    let room = new.row.id;
    let panics = r#"[{"what":"set_aside","seat":9,"dino":"trex"}]"#;
    let write = step(&new, StepKind::Action, panics, 2_000, TableStatus::Over);
    store.create(new).await.unwrap();
    assert_eq!(store.commit(&[write]).await.unwrap(), [Ok(())]);
    store.close().await;
    let mut program = Program::serve(folder.path(), &["--log=debug"]).await;
    let answer = program.web.get(&format!("/api/matches/{room}/replay"), None).await;
    assert_eq!((answer.status, answer.code().as_str()), (500, "internal"));
    assert_eq!(program.stop().await, 0);
    assert_eq!(program.said.matches(&room.to_string()).count(), 1, "{}", program.said);
    assert!(!program.said.contains("trex"), "{}", program.said);
}

#[tokio::test]
async fn addresses_are_logged_only_if_enabled() {
    for (flags, named) in
        [(&[][..], false), (&["--log-addresses=yes", "--proxy-header=x-real-ip", "--log=trace"], true)]
    {
        let folder = Folder::new();
        let mut program = Program::serve(folder.path(), flags).await;
        let paths = [
            "/api/games?invitation=hush",
            "/d/hush",
            "//d/hush",
            "///d//hush",
            "/x/../d/hush",
            "/./d/hush",
            "/%64/hush",
            "/%2e/d%2Fhush",
            "/d/hush.js",
            "/assets/../d/hush",
            "/api/../d/hush",
            "/api/hush?d=hush",
            "/api/tables/hush/invitation",
            "/metrics/hush",
            "/t/hush?invitation=hush",
        ];
        for path in paths {
            let headers = [("x-real-ip", "192.0.2.77"), ("referer", "http://localhost/d/hush")];
            for (method, more) in [("GET", None), ("DELETE", None), ("GET", Some(("host", "hush.example")))] {
                let headers: Vec<_> = headers.into_iter().chain(more).collect();
                let answer = program.web.request(method, path, &headers, "").await;
                // Only pages have links that could carry the token on.
                let is_page = answer.header("content-type").is_some_and(|kind| kind.starts_with("text/html"));
                let policy = answer.header("referrer-policy");
                assert!(
                    policy == Some("no-referrer") || !(is_page && path.contains("d/hush")),
                    "{path}: {policy:?}"
                );
            }
        }
        assert_eq!(program.stop().await, 0);
        let count = if named { paths.len() * 3 } else { 0 };
        assert_eq!(program.said.matches("192.0.2.77").count(), count, "{}", program.said);
        for path in ["/api/games", "/api/tables/{room}/invitation", "\"page\"", "unknown"] {
            assert_eq!(program.said.contains(path), named, "{path}: {}", program.said);
        }
        assert!(!program.said.contains("hush"), "{}", program.said);
    }
}
