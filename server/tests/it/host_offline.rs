//! The commands `rodada people` and `rodada tables` while no server runs.

use crate::client::Client;
use crate::process::{Program, program, run};
use crate::test_server::Folder;
use room::archive;
use serde_json::{Value, json};
use std::process::Stdio;
use tokio::process::Command;

/// Runs a subcommand on the database of a folder. Returns its output.
pub(crate) async fn task(folder: &Folder, words: &[&str]) -> String {
    let mut command = program(words[0]);
    command.args(&words[1..]);
    command.env("RODADA_DATA_DIR", folder.path());
    let (code, said) = run(command).await;
    assert_eq!(code, 0, "{words:?}: {said}");
    said
}

async fn export(folder: &Folder, room: &str) -> Value {
    let file = folder.path().join("match.json");
    task(folder, &["export", room, "--out", file.to_str().unwrap()]).await;
    let text = std::fs::read_to_string(file).unwrap();
    archive::verify(&text).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[tokio::test]
async fn a_muted_user_cannot_chat_but_can_play() {
    let folder = Folder::new();
    let mut server = Program::serve(folder.path(), &[]).await;
    let answer = server.web.post("/api/me", None, &json!({"name": "Mallory"})).await;
    let (cookie, user) = (answer.cookie().unwrap(), answer.json()["user"].as_str().unwrap().to_owned());
    let wanted = json!({"game": "draftosaurus", "seats": 2, "against": "easy"});
    let room = server.web.post("/api/tables", Some(&cookie), &wanted).await.json()["room"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(server.stop().await, 0);

    let said = task(&folder, &["people", "mute", &user, "--hours", "2"]).await;
    assert!(said.contains("is muted") && said.contains("hours=2"), "{said}");
    assert!(task(&folder, &["people", "find", &user]).await.contains("muted until 20"));
    let mut server = Program::serve(folder.path(), &[]).await;
    let mut client = Client::connect(&server.web, Some(&cookie)).await;
    client.join(&room).await;
    let line = json!({"t": "chat", "room": room, "text": "you fools"});
    assert_eq!(client.ask(line.clone()).await["code"], "muted");
    let action = client.choices(&room).remove(0);
    let chosen = client.act(&room, &action);
    assert_eq!(client.ask(chosen).await["t"], "ack");
    drop(client);
    assert_eq!(server.stop().await, 0);

    task(&folder, &["people", "mute", &user, "--hours", "0"]).await;
    let mut server = Program::serve(folder.path(), &[]).await;
    let mut client = Client::connect(&server.web, Some(&cookie)).await;
    client.join(&room).await;
    assert_eq!(client.ask(line).await["t"], "ack");
    assert!(client.view(&room).lines.iter().all(|line| line["text"] == "you fools"));
    assert_eq!(client.view(&room).lines.len(), 1, "a refused line is not stored later");
    drop(client);
    assert_eq!(server.stop().await, 0);
}

/// Runs the program in a folder, at a terminal where somebody answers. `script` makes the terminal.
async fn at_a_terminal(folder: &Folder, words: &str, answer: &str) -> (i32, String) {
    let mut command = Command::new("sh");
    let script = "echo \"$1\" | script --quiet --return --command \"$2\" /dev/null";
    let line = format!("'{}' {words}", env!("CARGO_BIN_EXE_rodada"));
    command.args(["-c", script, "sh", answer, &line]).current_dir(folder.path());
    command.env_clear().env("PATH", std::env::var_os("PATH").unwrap()).env("SHELL", "/bin/sh");
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
    run(command).await
}

#[tokio::test]
async fn an_erasure_is_confirmed_where_somebody_can_answer() {
    let folder = Folder::new();
    let mut server = Program::serve(folder.path(), &[]).await;
    let answer = server.web.post("/api/me", None, &json!({"name": "Mallory"})).await;
    let user = answer.json()["user"].as_str().unwrap().to_owned();
    assert_eq!(server.stop().await, 0);
    let file = folder.path().join("rodada.toml");
    std::fs::write(&file, format!("data-dir = {:?}\n", folder.path())).unwrap();

    // Settings may stand at the end.
    let erase = format!("people erase {user} --config rodada.toml");
    let (code, said) = at_a_terminal(&folder, &erase, "n").await;
    assert_eq!(code, 7, "{said}");
    assert!(said.contains("Mallory  guest") && said.contains("cannot be undone"), "{said}");
    assert!(task(&folder, &["people", "find", &user]).await.contains("Mallory"));

    let (code, said) = at_a_terminal(&folder, &erase, "y").await;
    assert_eq!(code, 0, "{said}");
    assert!(!task(&folder, &["people", "find", &user]).await.contains("Mallory"));
    let (code, said) = at_a_terminal(&folder, &format!("{erase} --yes"), "").await;
    assert!(!said.contains("cannot be undone"), "{code}: {said}");
}

#[tokio::test]
async fn a_user_is_found_banned_renamed_and_erased() {
    let folder = Folder::new();
    let mut server = Program::serve(folder.path(), &[]).await;
    let answer = server.web.post("/api/me", None, &json!({"name": "Mallory"})).await;
    let (cookie, user) = (answer.cookie().unwrap(), answer.json()["user"].as_str().unwrap().to_owned());
    let wanted = json!({"game": "draftosaurus", "seats": 2, "against": "easy", "open": true});
    let room = server.web.post("/api/tables", Some(&cookie), &wanted).await.json()["room"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(server.stop().await, 0);

    let found = task(&folder, &["people", "find", "mallo"]).await;
    assert!(found.contains(&user) && found.contains("1 seats"), "{found}");
    assert!(task(&folder, &["tables", "find", "mallo"]).await.contains(&room));
    assert!(task(&folder, &["tables", "close", &room]).await.contains("ended"));
    assert!(task(&folder, &["tables", "close", &room]).await.contains("already"), "once");
    task(&folder, &["people", "rename", &user, "Mall"]).await;
    task(&folder, &["people", "ban", &user, "--days", "7"]).await;
    assert!(
        task(&folder, &["people", "find", &user]).await.contains("Mall  guest  1 seats  banned until 20")
    );
    let before = export(&folder, &room).await;
    assert!(before.to_string().contains("Mall") && !before.to_string().contains("Mallory"));
    let mut server = Program::serve(folder.path(), &[]).await;
    assert_eq!(server.web.get("/api/me", Some(&cookie)).await.code(), "banned");
    assert_eq!(server.stop().await, 0);

    task(&folder, &["people", "ban", &user, "--days", "0"]).await;
    let mut server = Program::serve(folder.path(), &[]).await;
    assert_eq!(server.web.get("/api/me", Some(&cookie)).await.json()["name"], "Mall");
    assert_eq!(server.stop().await, 0);
    assert!(task(&folder, &["people", "erase", &user]).await.contains("erased"));
    let after = export(&folder, &room).await;
    assert!(!after.to_string().contains("Mall") && after.to_string().contains("somebody"));
    assert_eq!(after["chain"], before["chain"], "the chain of the archive is unchanged");
    let mut server = Program::serve(folder.path(), &[]).await;
    assert_eq!(server.web.get("/api/me", Some(&cookie)).await.status, 401);
    let list = server.web.get("/api/matches", None).await;
    assert!(!list.text().contains("Mall"));
    assert_eq!(server.stop().await, 0);
    // An unknown user.
    let mut nobody = program("people");
    nobody.args(["erase", "01936d5e-0000-7000-8000-000000000001"]).env("RODADA_DATA_DIR", folder.path());
    assert_eq!(run(nobody).await.0, 7);
}
