//! The control socket: host commands to a running server, on both stores.

use crate::client::Client;
use crate::postgres::schema;
use crate::process::{Program, program, run};
use crate::test_server::Folder;
use serde_json::{Value, json};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::Path;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::UnixStream;

/// Runs a subcommand with the settings of a server. Returns the exit code and the output.
async fn task(folder: &Path, database: Option<&str>, words: &[&str]) -> (i32, String) {
    let mut command = program(words[0]);
    command.args(&words[1..]).env("RODADA_DATA_DIR", folder);
    if let Some(url) = database {
        command.env("DATABASE_URL", url);
    }
    run(command).await
}

/// Sends bytes to the control socket of a folder. Returns the answer.
async fn send(folder: &Path, text: &[u8]) -> Value {
    let mut socket = UnixStream::connect(folder.join("control.sock")).await.unwrap();
    // If the request is too long, the server answers before it is completely sent.
    socket.write_all(text).await.ok();
    let mut answer = Vec::new();
    // Closing with unread data causes an error after the answer.
    socket.read_to_end(&mut answer).await.ok();
    serde_json::from_slice(&answer).unwrap()
}

#[tokio::test]
async fn orders_reach_a_running_server_with_a_file() {
    orders_reach_a_running_server(None).await;
}

#[tokio::test]
async fn orders_reach_a_running_server_with_postgres() {
    orders_reach_a_running_server(Some(schema().await)).await;
}

async fn orders_reach_a_running_server(database: Option<String>) {
    let around = Folder::new();
    // The server creates its data folder even if the database is elsewhere.
    let folder = around.path().join("data");
    let flags: Vec<String> = database.iter().map(|url| format!("--database-url={url}")).collect();
    let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
    let mut server = Program::serve(&folder, &flags).await;
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&folder), mode(&folder.join("control.sock"))), (0o700, 0o600));

    let answer = server.web.post("/api/me", None, &json!({"name": "Mallory"})).await;
    let (cookie, user) = (answer.cookie().unwrap(), answer.json()["user"].as_str().unwrap().to_owned());
    let wanted = json!({"game": "draftosaurus", "seats": 2, "against": "easy", "open": true});
    let room = server.web.post("/api/tables", Some(&cookie), &wanted).await.json();
    let room = room["room"].as_str().unwrap();
    let mut client = Client::connect(&server.web, Some(&cookie)).await;
    client.join(room).await;
    let order = async |words: &[&str]| {
        let (code, said) = task(&folder, database.as_deref(), words).await;
        assert_eq!(code, 0, "{words:?}: {said}");
        said
    };
    let found = order(&["people", "find", "mallo"]).await;
    assert!(found.contains(&user) && found.contains("Mallory  guest  1 seats"), "{found}");
    assert!(order(&["tables", "find", "mallo"]).await.contains(room));
    let said = order(&["people", "mute", &user, "--hours", "2"]).await;
    assert!(said.contains("is muted") && said.contains("hours=2") && !said.contains("opened"), "{said}");
    server.until("is muted").await;
    let line = json!({"t": "chat", "room": room, "text": "you fools"});
    assert_eq!(client.ask(line).await["code"], "muted");
    assert!(order(&["tables", "close", room]).await.contains("ended"));
    assert!(order(&["tables", "close", room]).await.contains("already"), "once");
    order(&["people", "ban", &user, "--days", "7"]).await;
    let refused = server.web.get("/api/me", Some(&cookie)).await;
    let left: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert_eq!((refused.status, refused.code().as_str()), (403, "banned"));
    assert!((6 * 86_400..=7 * 86_400).contains(&left), "they are told for how long: {left}");

    // In Postgres, what other tests are writing may hide the latest acts for a moment.
    let audit = async |count: usize| loop {
        let said = order(&["audit"]).await;
        // A command that opens the store logs that.
        let acts = said.lines().filter(|line| line.contains("  person ") || line.contains("  table "));
        let acts: Vec<String> = acts.map(str::to_owned).collect();
        if acts.len() == count {
            break acts;
        }
    };
    let acts = audit(3).await;
    let uid = folder.metadata().unwrap().uid();
    let by = format!("  uid {uid}  ");
    assert!(acts.iter().all(|act| act.contains(&by)), "{acts:?}");
    assert!(
        acts[0].contains("banned until 20") && acts[0].ends_with(&format!("person {user}  Mallory")),
        "{acts:?}"
    );
    assert!(acts[1].ends_with(&format!("ended the match  table {room}")), "{acts:?}");
    assert!(acts[2].contains("muted until 20"), "{acts:?}");
    assert_eq!(order(&["audit", "--limit", "1"]).await.lines().count(), 1);

    let nobody = "01936d5e-0000-7000-8000-000000000001";
    let (code, said) = task(&folder, database.as_deref(), &["people", "erase", nobody]).await;
    assert_eq!((code, said.as_str()), (7, "rodada: there is no user with this id\n"));
    drop(client);
    assert_eq!(server.stop().await, 0);
    assert!(!folder.join("control.sock").exists(), "a stopped server leaves no socket");
    assert!(
        order(&["people", "find", &user]).await.contains("banned until 20"),
        "the command opens the store itself"
    );
    order(&["people", "erase", &user]).await;
    let acts = audit(4).await;
    assert!(acts[0].contains("  command line  erased, with 0 messages"), "{acts:?}");
    assert!(acts.iter().all(|act| !act.contains("Mallory")) && acts[0].ends_with(&user), "{acts:?}");
}

#[tokio::test]
async fn orders_that_change_nothing_exit_with_7_and_leave_no_trace() {
    let folder = Folder::new();
    let mut server = Program::serve(folder.path(), &[]).await;
    let answer = server.web.post("/api/me", None, &json!({"name": "Mallory"})).await;
    let (cookie, user) = (answer.cookie().unwrap(), answer.json()["user"].as_str().unwrap().to_owned());
    let wanted = json!({"game": "draftosaurus", "seats": 2, "against": "easy"});
    let room = server.web.post("/api/tables", Some(&cookie), &wanted).await.json();
    let room = room["room"].as_str().unwrap();
    let nobody = "01936d5e-0000-7000-8000-000000000001";
    let user_unknown = "there is no user with this id";
    let table_unknown = "there is no such table";
    let nothing = "there is nothing to delete";
    let orders: [(&[&str], &str); 12] = [
        (&["people", "rename", nobody, "Mall"], user_unknown),
        (&["people", "ban", nobody, "--days", "7"], user_unknown),
        (&["people", "mute", nobody, "--hours", "7"], user_unknown),
        (&["people", "sign-out", nobody], user_unknown),
        (&["people", "hush", nobody], user_unknown),
        (&["people", "erase", nobody], user_unknown),
        (&["people", "revoke", nobody], "there is no such invitation"),
        (&["people", "rename", &user, "\u{200b}"], "this is not a valid name"),
        (&["people", "hush", &user], nothing),
        (&["tables", "hush", room], nothing),
        (&["tables", "hush", nobody], table_unknown),
        (&["tables", "close", nobody], table_unknown),
    ];
    for runs in [true, false] {
        for (words, why) in orders {
            let (code, said) = task(folder.path(), None, words).await;
            assert!(code == 7 && said.contains(why), "{words:?}: {code} {said}");
            assert!(!said.contains("deleted"), "{words:?}: {said}");
        }
        if runs {
            assert_eq!(server.stop().await, 0);
        }
    }
    let (code, said) = task(folder.path(), None, &["audit"]).await;
    assert!(code == 0 && !said.contains("  person ") && !said.contains("  table "), "{said}");
}

#[tokio::test]
async fn only_the_socket_of_a_dead_server_is_replaced() {
    let (folder, url) = (Folder::new(), schema().await);
    let flag = format!("--database-url={url}");
    let killed = Program::serve(folder.path(), &[&flag]).await;
    killed.kill().await;
    assert!(folder.path().join("control.sock").exists());
    let find = ["people", "find", "nobody"];
    let (code, said) = task(folder.path(), Some(&url), &find).await;
    assert_eq!(code, 0, "a stale socket is ignored: {said}");

    let mut first = Program::serve(folder.path(), &[&flag]).await;
    let mut second = Program::serve(folder.path(), &[&flag]).await;
    assert!(!first.said.contains("another server listens"), "{}", first.said);
    assert!(second.said.contains("another server listens"), "{}", second.said);
    assert_eq!(second.stop().await, 0);
    let (code, said) = task(folder.path(), Some(&url), &find).await;
    assert_eq!((code, said.as_str()), (0, ""), "the first server still answers");
    assert_eq!(first.stop().await, 0);
}

#[tokio::test]
async fn invalid_orders_are_refused() {
    let folder = Folder::new();
    let mut server = Program::serve(folder.path(), &[]).await;
    let file = folder.path().canonicalize().unwrap().join("rodada.db");
    let find = json!({"database": file, "order": {"people": {"find": {"text": "ana"}}}});
    let line = |value: &Value| format!("{value}\n").into_bytes();
    let found = json!({"done": {"people": {"people": []}}});
    assert_eq!(send(folder.path(), &line(&find)).await, found);
    let with = |pointer: &str, key: &str, value: Value| {
        let mut order = find.clone();
        order.pointer_mut(pointer).unwrap()[key] = value;
        line(&order)
    };
    for wrong in [
        b"\n".to_vec(),
        b"{}\n".to_vec(),
        with("", "database", json!("rodada.db")),
        with("", "hurry", json!(true)),
        with("/order/people/find", "name", json!("ana")),
        with("", "order", json!({"people": {"praise": {}}})),
        with("/order/people/find", "text", json!("a".repeat(20_000))),
        b"a".repeat(20_000),
    ] {
        let refused = send(folder.path(), &wrong).await;
        let start = String::from_utf8_lossy(&wrong[..wrong.len().min(80)]).into_owned();
        assert_eq!(refused["failed"]["exit_code"], 2, "{start}: {refused}");
    }
    let (code, said) = task(folder.path(), None, &["people", "find", &"a".repeat(20_000)]).await;
    assert_eq!((code, said.as_str()), (2, "rodada: the order is too long\n"));
    let other = format!("sqlite:{}", folder.path().join("other.db").display());
    let (code, said) = task(folder.path(), Some(&other), &["people", "find", "ana"]).await;
    assert_eq!(code, 2, "{said}");
    assert!(said.contains("has another database") && said.contains("rodada.db"), "{said}");
    // Silent connections do not block others.
    let mut silent = Vec::new();
    for _ in 0..3 {
        silent.push(UnixStream::connect(folder.path().join("control.sock")).await.unwrap());
    }
    assert_eq!(send(folder.path(), &line(&find)).await, found);
    drop(silent);
    assert_eq!(server.stop().await, 0);
}

#[tokio::test]
async fn the_data_folder_may_have_a_long_path() {
    let around = Folder::new();
    let folder = around.path().join("f".repeat(120));
    let mut server = Program::serve(&folder, &[]).await;
    assert!(folder.join("control.sock").exists(), "{}", server.said);
    let (code, said) = task(&folder, None, &["people", "find", "nobody"]).await;
    assert_eq!((code, said.as_str()), (0, ""));
    assert_eq!(server.stop().await, 0);
}
