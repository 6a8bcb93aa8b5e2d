//! Matches as files: `rodada export` and `rodada verify`.

use crate::playing::play_on;
use crate::process::{program, wait_for_output};
use crate::test_server::{Folder, TestServer};
use protocol::{BotsWanted, Level, NewTable, TableSettings, UserId};
use room::archive::{Archive, SigningKey};
use room::{Setup, set_up};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::fs::File;
use std::path::Path;
use std::process::Output;
use store::{StepKind, StepRow, StoredMatch, UserName};
use tables::rooms::opening::new_match_identity;

const NOWHERE: &str = "01936d5e-0000-7000-8000-000000000001";

/// Runs `rodada export`.
async fn export(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = program("export");
    command.arg("--data-dir").arg(folder).args(arguments);
    wait_for_output(command).await
}

/// Runs `rodada verify`. Returns the exit code, the lines without the file names, and the standard error.
async fn verify(folder: &Path, files: &[&str]) -> (i32, Vec<String>, String) {
    verify_with(folder, files, &[]).await
}

async fn verify_with(folder: &Path, files: &[&str], flags: &[&str]) -> (i32, Vec<String>, String) {
    let mut command = program("verify");
    command.current_dir(folder).args(files).args(flags);
    let output = wait_for_output(command).await;
    let lines = text(&output.stdout);
    let lines: Vec<&str> = lines.lines().collect();
    assert_eq!(lines.len(), files.len(), "one line for each file: {lines:?}");
    let told = files.iter().zip(lines).map(|(file, line)| {
        let start = format!("{file}: ");
        line.strip_prefix(&start).unwrap_or_else(|| panic!("{line} is not about {file}")).to_owned()
    });
    (output.status.code().unwrap(), told.collect(), text(&output.stderr))
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Checks that nothing was exported, and why.
fn refused(output: &Output, code: i32, why: &str) {
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{said}");
    assert!(said.contains(why) && output.stdout.is_empty(), "{said}");
}

/// Plays a match against a bot to its end and stops the server. Returns the folder, the room and the file that the
/// server exported.
async fn played() -> (Folder, String, String) {
    let (folder, room, file, _) = played_on_server().await;
    (folder, room, file)
}

/// The same, with what the server says of itself.
async fn played_on_server() -> (Folder, String, String, Value) {
    let server = TestServer::open().await;
    let mut ana = server.connect_user("Ana").await;
    let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2, "against": "easy"})).await;
    ana.client.join(&room).await;
    play_on(&mut ana.client, &room).await;
    let file = ana.get(&server.web, &format!("/api/matches/{room}/export")).await.text().to_owned();
    let known = server.web.get("/.well-known/rodada.json", None).await.json();
    (server.close().await, room, file, known)
}

#[tokio::test]
async fn an_exported_match_verifies_until_a_byte_is_changed() {
    let (folder, room, served) = played().await;
    let printed = export(folder.path(), &[&room]).await;
    assert!(printed.status.success(), "{printed:?}");
    assert_eq!(text(&printed.stdout), served, "the same file as the server's");

    let path = folder.path().join("good.json");
    let written = export(folder.path(), &[&room, "--out", path.to_str().unwrap()]).await;
    assert!(written.status.success() && written.stdout.is_empty(), "{written:?}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), served);
    let archive: Value = serde_json::from_str(&served).unwrap();
    let (code, lines, said) = verify(folder.path(), &["good.json"]).await;
    assert_eq!((code, said.as_str()), (0, ""));
    let steps = archive["steps"].as_array().unwrap().len();
    assert!(lines[0].starts_with(&format!("holds: draftosaurus, {steps} steps; 1. ")), "{lines:?}");
    let points = archive["header"]["points"]["0"].as_i64().unwrap();
    assert!(
        lines[0].contains(&format!(". Ana {points}")) && lines[0].contains("; played again; signed by "),
        "{lines:?}"
    );

    let at = served.find("\"seed\": \"").unwrap() + 9;
    let mut bytes = served.clone().into_bytes();
    bytes[at] = if bytes[at] == b'0' { b'1' } else { b'0' };
    std::fs::write(folder.path().join("forged.json"), &bytes).unwrap();
    std::fs::write(folder.path().join("letter.json"), "Dear aunt,").unwrap();
    std::fs::write(folder.path().join("noise.json"), [0xff, 0xfe, 0x00]).unwrap();
    std::fs::write(folder.path().join("short.json"), &served[..served.len() / 2]).unwrap();
    File::create(folder.path().join("long.json")).unwrap().set_len(65 * 1024 * 1024).unwrap();
    std::fs::create_dir(folder.path().join("folder.json")).unwrap();
    let files = ["forged", "good", "letter", "noise", "short", "long", "folder", "missing"];
    let files = files.map(|name| format!("{name}.json"));
    let (code, lines, said) = verify(folder.path(), &files.each_ref().map(String::as_str)).await;
    assert_eq!(code, 6);
    assert!(said.contains("7 of 8 files"), "{said}");
    let told = [
        "does not hold: hash 0 of the chain is wrong",
        "holds: draftosaurus",
        "does not hold: this is not an archive",
        "does not hold: it is no text",
        "does not hold: this is not an archive",
        "is not read: it has more than 64 megabytes",
        "cannot be read: ",
        "cannot be read: ",
    ];
    for (line, start) in lines.iter().zip(told) {
        assert!(line.starts_with(start), "{line}");
    }
}

#[tokio::test]
async fn a_running_match_is_exported_only_with_a_flag() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    let running =
        ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2, "against": "easy"})).await;
    let gathering = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2})).await;
    let folder = server.close().await;
    let path = folder.path().join("match.json");
    let out = path.to_str().unwrap();
    refused(&export(folder.path(), &[&running, "--out", out]).await, 7, "--running");
    assert!(!path.exists());
    let on_purpose = export(folder.path(), &[&running, "--running", "--out", out]).await;
    assert_eq!(on_purpose.status.code(), Some(0), "{on_purpose:?}");
    assert!(text(&on_purpose.stderr).contains("tells every hand"), "{on_purpose:?}");
    let (code, lines, _) = verify(folder.path(), &["match.json"]).await;
    assert!(code == 0 && lines[0].contains("; without a result; played again"), "{lines:?}");

    for arguments in [vec![gathering.as_str()], vec![&gathering, "--running"]] {
        refused(&export(folder.path(), &arguments).await, 7, "never started");
    }
    refused(&export(folder.path(), &[NOWHERE]).await, 7, NOWHERE);
    refused(&export(folder.path(), &["nowhere"]).await, 2, "nowhere");
    let nowhere = folder.path().join("no/such/folder/match.json");
    let unwritten = export(folder.path(), &[&running, "--running", "--out", nowhere.to_str().unwrap()]).await;
    refused(&unwritten, 1, nowhere.to_str().unwrap());
}

#[tokio::test]
async fn export_needs_an_existing_database_that_is_not_in_use() {
    let empty = Folder::new();
    refused(&export(empty.path(), &[NOWHERE]).await, 2, "there is no database");
    assert_eq!(std::fs::read_dir(empty.path()).unwrap().count(), 0, "and none is created");
    let url = format!("--database-url=sqlite:{}/other.db", empty.path().display());
    refused(&export(empty.path(), &[NOWHERE, &url]).await, 2, "other.db");

    let folder = Folder::new();
    let store = store::open(None, folder.path()).await.unwrap();
    refused(&export(folder.path(), &[NOWHERE]).await, 5, "in use by another process");
    store.close().await;
    let help = wait_for_output({
        let mut command = program("export");
        command.arg("--help");
        command
    });
    assert!(text(&help.await.stdout).contains("the server must be stopped first"));
}

/// An archive of a new match with one more step that has these events.
fn with_step(name: &str, events: &str) -> String {
    let wanted = NewTable {
        game: "draftosaurus".to_owned(),
        seats: 2,
        settings: TableSettings { open: true, ..TableSettings::default() },
        against: Some(BotsWanted::Easy),
        circle: None,
    };
    let host = UserId::new();
    let new = set_up(Setup {
        wanted: &wanted,
        host,
        fitting: Level::Good,
        now: 1_000,
        identity: new_match_identity(),
    })
    .unwrap();
    let step = StepRow {
        version: 2,
        at: 2_000,
        kind: StepKind::Action,
        seat: Some(0),
        user: None,
        request: None,
        action: Some("{}".to_owned()),
        events: events.to_owned(),
        table: "[]".to_owned(),
        undoes: None,
        fixed: true,
        decides: None,
    };
    let steps = new.steps.into_iter().chain([step]).collect();
    let stored = StoredMatch { row: new.row, seats: new.seats, steps };
    let name = UserName { name: name.to_owned(), is_guest: false, page: None };
    Archive::of(&stored, &[(host, Some(name))].into(), &SigningKey::of(&[1; 32])).unwrap().text()
}

/// Changes an archive and recomputes its chain. It has the last format without signatures, because a forger has no key.
pub(crate) fn with_new_chain(file: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut archive: Value = serde_json::from_str(file).unwrap();
    archive["rodada"] = json!(3);
    archive.as_object_mut().unwrap().remove("signature");
    change(&mut archive);
    // Names are not part of the chain.
    let unnamed = |mut part: Value| {
        let seats = part.get_mut("seats").and_then(Value::as_object_mut).into_iter().flatten();
        for (_, seat) in seats {
            seat.as_object_mut().unwrap().remove("name");
        }
        for event in part.get_mut("table").and_then(Value::as_array_mut).into_iter().flatten() {
            event.as_object_mut().unwrap().remove("name");
        }
        part.to_string()
    };
    let hex = |link: &[u8]| link.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let mut link = Sha256::digest(unnamed(archive["header"].clone())).to_vec();
    let mut links = vec![hex(&link)];
    for step in archive["steps"].as_array().unwrap() {
        link = Sha256::new().chain_update(&link).chain_update(unnamed(step.clone())).finalize().to_vec();
        links.push(hex(&link));
    }
    archive["chain"] = json!(links);
    archive.to_string()
}

#[tokio::test]
async fn a_file_with_a_valid_chain_must_be_consistent() {
    let (folder, _, served) = played().await;
    let reveals = |archive: &Value| {
        let steps = archive["steps"].as_array().unwrap().iter();
        steps.clone().position(|step| step["kind"] == "action" && step["fixed"] == true).unwrap()
    };
    let files = [
        ("same.json", with_new_chain(&served, |_| {}), "holds: "),
        (
            "bot.json",
            with_new_chain(&served, |archive| {
                archive["header"]["seats"]["1"] = json!({"kind": "person", "name": "Bia"});
            }),
            "does not hold: seat 1 has a bot (easy) by the steps, and a person in the header",
        ),
        (
            "emptied.json",
            with_new_chain(&served, |archive| {
                let events = archive["steps"][0]["table"].as_array_mut().unwrap();
                events.retain(|event| event["what"] != "bot_sat");
                archive["header"]["seats"]["1"] = json!({"kind": "nobody"});
            }),
            "does not hold: step 1 is not possible: it starts the match with an empty seat",
        ),
        (
            "fixed.json",
            with_new_chain(&served, |archive| {
                let at = reveals(archive);
                archive["steps"][at]["fixed"] = json!(false);
            }),
            "does not hold: played again, the match goes differently",
        ),
    ];
    for (name, text, _) in &files {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let (code, lines, _) = verify(folder.path(), &files.each_ref().map(|(name, ..)| *name)).await;
    assert_eq!(code, 6);
    for (line, (name, _, told)) in lines.iter().zip(&files) {
        assert!(line.starts_with(told), "{name}: {line}");
    }

    let other_rules = with_new_chain(&served, |archive| archive["header"]["rules"] = json!(77));
    std::fs::write(folder.path().join("rules.json"), other_rules).unwrap();
    // The format before rules had numbers.
    let earlier = with_new_chain(&served, |archive| {
        archive["rodada"] = json!(2);
        archive["header"]["rules"] = json!("0.1.0");
    });
    std::fs::write(folder.path().join("earlier.json"), earlier).unwrap();
    let (code, lines, said) = verify(folder.path(), &["same.json", "rules.json", "earlier.json"]).await;
    assert_eq!(code, 8, "they were not played again: {said}");
    for (line, named) in lines[1..].iter().zip(["number 77", "version 0.1.0"]) {
        assert!(
            line.contains(&format!("not played again: its rules are {named}, and these are number ")),
            "{line}"
        );
    }
}

#[tokio::test]
async fn the_signature_tells_the_server_that_wrote_a_file() {
    let (folder, room, served, known) = played_on_server().await;
    let own = known["fingerprint"].as_str().unwrap();
    let archive: Value = serde_json::from_str(&served).unwrap();
    assert_eq!((&archive["rodada"], &archive["signature"]["key"]), (&json!(5), &known["key"]));
    std::fs::write(folder.path().join("good.json"), &served).unwrap();
    let renamed = served.replacen("\"Ana\"", "\"Eve\"", 1);
    std::fs::write(folder.path().join("renamed.json"), renamed).unwrap();
    let unsigned = with_new_chain(&served, |archive| archive["header"]["seats"]["0"]["name"] = json!("Eve"));
    std::fs::write(folder.path().join("unsigned.json"), unsigned).unwrap();

    let files = ["good.json", "renamed.json", "unsigned.json"];
    let (code, lines, _) = verify(folder.path(), &files).await;
    assert_eq!(code, 6);
    assert!(lines[0].ends_with(&format!("; played again; signed by {own}")), "{lines:?}");
    assert_eq!(lines[1], "does not hold: its signature is that of another file");
    assert!(lines[2].contains(". Eve ") && lines[2].ends_with("; played again; not signed"), "{lines:?}");

    let (code, lines, _) = verify_with(folder.path(), &["good.json"], &["--key", own]).await;
    assert!(code == 0 && lines[0].starts_with("holds: "), "{lines:?}");
    let (code, lines, _) = verify_with(folder.path(), &files[2..], &["--key", own]).await;
    assert_eq!((code, lines[0].clone()), (6, format!("is not signed, and a signature by {own} is demanded")));
    let another = "0".repeat(32);
    let (code, lines, _) = verify_with(folder.path(), &files[..1], &["--key", &another]).await;
    let told = format!("is signed by {own}, and a signature by {another} is demanded");
    assert_eq!((code, lines[0].clone()), (6, told));
    let mut command = program("verify");
    command.current_dir(folder.path()).args(["good.json", "--key", "Ana"]);
    refused(&wait_for_output(command).await, 2, "32 hexadecimal digits are expected");
    assert_eq!(text(&export(folder.path(), &[&room]).await.stdout), served, "the key stays the same");
}

#[tokio::test]
async fn a_malicious_file_does_no_harm() {
    let folder = Folder::new();
    // The chains of these archives are valid.
    let under_other_rules = |events: &str| {
        with_new_chain(&with_step("Ana", events), |archive| archive["header"]["rules"] = json!(77))
    };
    let files = [
        (
            "panic.json",
            under_other_rules(r#"[{"what":"set_aside","seat":9,"dino":"trex"}]"#),
            "the game panicked on step 2",
        ),
        (
            "event.json",
            under_other_rules(r#"[{"what":"\u001b[2Jtea\u202epot"}]"#),
            "do not make a match: step 2 cannot be read",
        ),
        ("action.json", with_step("Ana", "[]"), "at step 2: its action is not legal"),
    ];
    for (name, text, _) in &files {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let (code, lines, said) = verify(folder.path(), &files.each_ref().map(|(name, ..)| *name)).await;
    assert_eq!(code, 6);
    assert!(!said.contains("panicked"), "{said}");
    for (line, (.., told)) in lines.iter().zip(&files) {
        assert!(line.starts_with("does not hold: ") && line.contains(told), "{line}");
        assert!(!line.contains(['\u{1b}', '\u{202e}']), "{line:?}");
    }
}
