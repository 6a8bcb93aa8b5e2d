//! The first hour of a host: the program in an empty folder, as the README starts it.

use crate::process::{Program, bare, run};
use crate::test_server::Folder;
use serde_json::json;
use std::os::unix::fs::symlink;
use std::path::Path;

/// The only setting that the tests need: a port that no other test has.
const SERVE: [&str; 2] = ["serve", "--listen=127.0.0.1:0"];
/// Commands that do not ask the server through its data folder.
const OTHER_COMMANDS: [&str; 7] = ["serve", "migrate", "export", "verify", "restore", "move", "healthcheck"];

async fn serve(folder: &Path, flags: &[&str]) -> Program {
    Program::start(bare(folder, &[&SERVE[..], flags].concat())).await
}

/// Runs a command that must succeed. Returns its output.
async fn order(folder: &Path, words: &[&str]) -> String {
    let (code, said) = run(bare(folder, words)).await;
    assert_eq!(code, 0, "{words:?}: {said}");
    said
}

/// The commands for hosts, each with its subcommand, by the help of the program.
async fn host_commands(folder: &Path) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for name in listed(&order(folder, &["--help"]).await) {
        if OTHER_COMMANDS.contains(&name.as_str()) {
            continue;
        }
        let below = listed(&order(folder, &[&name, "--help"]).await);
        if below.is_empty() {
            all.push(vec![name]);
        } else {
            all.extend(below.into_iter().map(|order| vec![name.clone(), order]));
        }
    }
    all
}

/// The commands that a help text lists.
fn listed(help: &str) -> Vec<String> {
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let lines = lines.take_while(|line| line.starts_with("  ")).filter(|line| !line.starts_with("   "));
    lines
        .map(|line| line.split_whitespace().next().unwrap().to_owned())
        .filter(|name| name != "help")
        .collect()
}

/// What a host can do with the user `Ana`, her table and an invitation, each command in words.
fn orders<'a>(ana: &'a str, table: &'a str, invitation: &'a str) -> Vec<Vec<&'a str>> {
    vec![
        vec!["people", "find", "Ana"],
        vec!["people", "rename", ana, "Anna"],
        vec!["people", "mute", ana, "--hours", "1"],
        vec!["people", "ban", ana, "--days", "0"],
        vec!["people", "sign-out", ana],
        vec!["people", "delete-messages", ana],
        vec!["people", "invite"],
        vec!["people", "invites"],
        vec!["people", "revoke", invitation],
        vec!["tables", "find", "Ann"],
        vec!["tables", "delete-messages", table],
        vec!["tables", "close", table],
        vec!["notices", "test", "mail", ana],
        vec!["host", "link"],
        vec!["host", "add", ana],
        vec!["host", "remove", ana],
        vec!["host", "list"],
        vec!["announce", "restart", "--at", "20:00"],
        vec!["announce", "closed", "--from", "2026-01-01T20:00", "--until", "2026-01-01T21:00"],
        vec!["announce", "text", "Cake"],
        vec!["announce", "list"],
        vec!["report", "list"],
        vec!["report", "answer", invitation, "no-reason"],
        vec!["report", "rename-circle", invitation, "Friday"],
        vec!["announce", "withdraw", invitation],
        vec!["people", "erase", ana],
        vec!["audit"],
        vec!["backup", "copy.db"],
        vec!["rebuild"],
        vec!["doctor"],
    ]
}

#[tokio::test]
async fn every_host_command_works_at_once_on_a_fresh_install() {
    let folder = Folder::new();
    let folder = folder.path();
    let mut server = serve(folder, &[]).await;
    let answer = server.web.post("/api/me", None, &json!({"name": "Ana"})).await;
    let (cookie, ana) = (answer.cookie().unwrap(), answer.json()["user"].as_str().unwrap().to_owned());
    let wanted = json!({"game": "draftosaurus", "seats": 2, "open": true});
    let table = server.web.post("/api/tables", Some(&cookie), &wanted).await.json()["room"].clone();
    order(folder, &["people", "invite"]).await;
    let invites = order(folder, &["people", "invites"]).await;
    let invitation = invites.split_whitespace().next().unwrap().to_owned();

    let orders = orders(&ana, table.as_str().unwrap(), &invitation);
    for words in &orders {
        let (code, said) = run(bare(folder, words)).await;
        // Ana has no mailbox, has written nothing and cannot sign in, that time is long ago, and nothing was announced by
        // the id of an invitation: this is the server's own answer.
        let refused = [
            ["host", "add"],
            ["host", "remove"],
            ["announce", "closed"],
            ["announce", "withdraw"],
            ["report", "answer"],
            ["report", "rename-circle"],
            ["people", "delete-messages"],
            ["tables", "delete-messages"],
        ];
        let nothing = words[0] == "notices" || refused.iter().any(|order| words.starts_with(order));
        let expected = if nothing { 7 } else { 0 };
        assert_eq!(code, expected, "{words:?}: {said}");
    }
    for command in host_commands(folder).await {
        let tried = orders.iter().any(|words| command.iter().zip(words).all(|(name, word)| name == word));
        assert!(tried, "{command:?} is not tried here");
    }
    let audit = order(folder, &["audit"]).await;
    assert!(audit.contains("uid") && !audit.contains("command line"), "the server did it all: {audit}");
    assert!(order(folder, &["doctor"]).await.contains("not damaged"));
    assert_eq!(server.stop().await, 0, "{}", server.said);

    // The same commands open the database themselves when no server runs.
    for words in [&["people", "find", "Ana"][..], &["audit"], &["backup", "second.db"], &["doctor"]] {
        order(folder, words).await;
    }
    order(folder, &["restore", "copy.db"]).await;
    assert_eq!(serve(folder, &[]).await.stop().await, 0);
}

#[tokio::test]
async fn before_the_first_start_no_command_creates_anything() {
    let folder = Folder::new();
    let folder = folder.path();
    let none = "01936d5e-0000-7000-8000-000000000001";
    for words in orders(none, none, none) {
        let (code, said) = run(bare(folder, &words)).await;
        let expected = if words[0] == "doctor" { 0 } else { 2 };
        assert_eq!(code, expected, "{words:?}: {said}");
        let file = folder.canonicalize().unwrap().join("data/rodada.db");
        assert!(said.contains(file.to_str().unwrap()), "it names the file that it looked for: {said}");
        assert_eq!(std::fs::read_dir(folder).unwrap().count(), 0, "{words:?} has created something");
    }
}

/// Ways to write the same database, from a folder in which `elsewhere` leads to `data`, and `link` to the file.
fn ways(folder: &Path) -> Vec<String> {
    let data = |path: &str| format!("--data-dir={path}");
    let file = |path: &str| format!("--database-url=sqlite:{path}");
    vec![
        data("data"),
        data("./data/"),
        data("data/../data"),
        data(folder.join("data").to_str().unwrap()),
        data("elsewhere"),
        file("data/rodada.db"),
        file("elsewhere/../data/rodada.db"),
        file("link"),
    ]
}

#[tokio::test]
async fn a_command_finds_the_server_however_the_folder_is_written() {
    let written = Folder::new();
    for started in ways(written.path()) {
        let folder = Folder::new();
        let folder = folder.path();
        symlink("data", folder.join("elsewhere")).unwrap();
        symlink("elsewhere/rodada.db", folder.join("link")).unwrap();
        let started = started.replace(written.path().to_str().unwrap(), folder.to_str().unwrap());
        let mut server = serve(folder, &[&started]).await;
        for asked in ways(folder) {
            let (code, said) = run(bare(folder, &["audit", &asked])).await;
            assert_eq!(code, 0, "{started}, then {asked}: {said}");
        }
        assert_eq!(server.stop().await, 0);
    }
}
