//! Announcements: every open page gets them, from every server on the database, and loses them when they are over.

use crate::client::Client;
use crate::postgres::schema;
use crate::process::{Program, program, run};
use crate::several_servers::servers;
use crate::test_server::Folder;
use serde_json::{Value, json};
use std::path::Path;

/// Runs `rodada announce` with these words. Returns the exit code and the output.
async fn announce(folder: &Path, database: Option<&str>, words: &[&str]) -> (i32, String) {
    let mut command = program("announce");
    command.args(words).env("RODADA_DATA_DIR", folder).env("TZ", "UTC");
    if let Some(url) = database {
        command.env("DATABASE_URL", url);
    }
    run(command).await
}

/// The id in the line that a command prints.
fn id_in(said: &str) -> String {
    said.lines().find_map(|line| line.split_once("  shown from ")).unwrap().0.to_owned()
}

/// What a page that is open already is told next.
async fn told(client: &mut Client) -> Value {
    client.until(|message| message["t"] == "announced").await["announcements"].clone()
}

/// What a page is told that opens now; null if nothing is announced.
async fn welcomed(server: &Program) -> Value {
    let client = Client::connect(&server.web, None).await;
    client.received.iter().find(|message| message["t"] == "welcome").unwrap()["announcements"].clone()
}

#[tokio::test]
async fn open_pages_are_told_and_new_ones_with_their_welcome() {
    let folder = Folder::new();
    let mut server = Program::serve(folder.path(), &[]).await;
    let mut page = Client::connect(&server.web, None).await;
    assert_eq!(welcomed(&server).await, Value::Null);

    let (code, said) = announce(folder.path(), None, &["restart", "--at", "2099-01-01T20:00Z"]).await;
    assert!(code == 7 && said.contains("within a year"), "{code}: {said}");
    let (code, said) = announce(folder.path(), None, &["restart", "--at", "8 pm"]).await;
    assert!(code == 2 && said.contains("write a time such as 20:00"), "{code}: {said}");
    let (code, said) = announce(folder.path(), None, &["text", " "]).await;
    assert!(code == 7 && said.contains("1 to 200 visible characters"), "{code}: {said}");

    let (code, said) = announce(folder.path(), None, &["restart", "--at", "23:59"]).await;
    assert!(code == 0 && said.contains("T23:59:00Z"), "{code}: {said}");
    let restart = id_in(&said);
    let shown = told(&mut page).await;
    assert_eq!((&shown[0]["id"], &shown[0]["says"]["kind"]), (&json!(restart), &json!("restart")));
    assert_eq!(welcomed(&server).await, shown);

    let soon = base::clock::Clock::system().now() + 3_000;
    let until = jiff::Timestamp::from_millisecond(soon.cast_signed()).unwrap().to_string();
    let (code, said) = announce(folder.path(), None, &["text", "Cake at Ana's", "--until", &until]).await;
    assert_eq!(code, 0, "{said}");
    let both = told(&mut page).await;
    assert_eq!(both[0]["says"], json!({"kind": "text", "text": "Cake at Ana's"}));
    assert_eq!(told(&mut page).await, shown, "it is over, and gone from open pages");

    let (code, said) = announce(folder.path(), None, &["list"]).await;
    assert!(code == 0 && said.contains("restart at "), "{code}: {said}");
    let (code, said) = announce(folder.path(), None, &["withdraw", &restart]).await;
    assert_eq!(code, 0, "{said}");
    assert_eq!(told(&mut page).await, json!([]));
    let (code, said) = announce(folder.path(), None, &["withdraw", &restart]).await;
    assert!(code == 7 && said.contains("no such announcement"), "{code}: {said}");
    assert_eq!(server.stop().await, 0, "{}", server.said);
}

#[tokio::test]
async fn what_was_announced_is_shown_after_a_restart() {
    let folder = Folder::new();
    let mut server = Program::serve(folder.path(), &[]).await;
    assert_eq!(server.stop().await, 0, "{}", server.said);
    let closed = ["closed", "--from", "20:00", "--until", "20:00"];
    let (code, said) = announce(folder.path(), None, &closed).await;
    assert_eq!(code, 7, "it takes no time: {said}");
    let (code, said) = announce(folder.path(), None, &["text", "Cake"]).await;
    assert_eq!(code, 0, "no server runs: {said}");
    let mut server = Program::serve(folder.path(), &[]).await;
    assert_eq!(welcomed(&server).await[0]["says"]["text"], "Cake");
    assert_eq!(server.stop().await, 0, "{}", server.said);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_show_the_same() {
    let url = schema().await;
    let ([mut one, mut two], folder) = servers(&url).await;
    let mut pages = [Client::connect(&one.web, None).await, Client::connect(&two.web, None).await];
    let (code, said) = announce(folder.path(), Some(&url), &["text", "Cake"]).await;
    assert_eq!(code, 0, "{said}");
    let announced = [told(&mut pages[0]).await, told(&mut pages[1]).await];
    assert_eq!(announced[0], announced[1]);
    assert_eq!(announced[0][0]["says"]["text"], "Cake");
    assert_eq!(welcomed(&two).await, announced[0]);
    let (code, said) = announce(folder.path(), Some(&url), &["withdraw", &id_in(&said)]).await;
    assert_eq!(code, 0, "{said}");
    for page in &mut pages {
        assert_eq!(told(page).await, json!([]));
    }
    assert_eq!((one.stop().await, two.stop().await), (0, 0));
}
