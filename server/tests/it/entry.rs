//! Who may come in, who may watch, and who may set up open tables: each mode at each door.

use crate::client::Client;
use crate::event_client::EventClient;
use crate::process::{Program, program, run};
use crate::test_server::{Folder, TestServer, config};
use crate::web::{Answer, Web};
use base::clock::Clock;
use serde_json::json;
use std::path::Path;

const OPEN: &str = r#"{"game": "draftosaurus", "seats": 2, "open": true}"#;

async fn people(folder: &Path, arguments: &[&str]) -> (i32, String) {
    let mut command = program("people");
    command.arg("--data-dir").arg(folder).arg("--log=error").args(arguments);
    run(command).await
}

async fn invite(folder: &Path, uses: &str) -> String {
    let (code, said) = people(folder, &["invite", "--uses", uses, "--for-days", "3"]).await;
    assert_eq!(code, 0, "{said}");
    said.trim().split_once("/me?invited=").unwrap().1.to_owned()
}

async fn open_invitation(web: &Web, token: &str) -> Answer {
    web.post("/api/invitation", None, &json!({ "token": token })).await
}

async fn enter(web: &Web, cookie: Option<&str>) -> Answer {
    web.post("/api/me", cookie, &json!({"name": "Ana"})).await
}

#[tokio::test]
async fn an_invitation_lets_in_as_many_as_the_host_says() {
    let folder = Folder::new();
    let mut server = Program::serve(folder.path(), &["--people-per-hour=0"]).await;
    let before = enter(&server.web, None).await.cookie().unwrap();
    server.stop().await;
    let mut server = Program::serve(folder.path(), &["--who-may-enter=invited", "--people-per-hour=0"]).await;
    let web = server.web;
    let refused = enter(&web, None).await;
    assert_eq!((refused.status, refused.code()), (403, "invitation_needed".to_owned()));
    assert_eq!(enter(&web, Some(&before)).await.status, 200, "who was in stays in");
    assert_eq!(web.rename(&before, "Bia").await.status, 200, "with another name, too");

    let token = invite(folder.path(), "2").await;
    for wrong in ["", "0", &"0".repeat(64)] {
        assert_eq!(open_invitation(&web, wrong).await.code(), "bad_link", "{wrong}");
    }
    let opened = open_invitation(&web, &token).await;
    let set = opened.header("set-cookie").unwrap().to_owned();
    assert!(opened.status == 204 && set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{opened:?}");
    let cookie = opened.cookie().unwrap();
    let own = web.post("/api/invitation", Some(&before), &json!({ "token": token })).await;
    assert_eq!((own.status, own.header("set-cookie")), (204, None), "who is in needs none");
    assert_eq!(
        enter(&web, Some(&format!("rodada-invited={}", "0".repeat(64)))).await.code(),
        "invitation_needed"
    );
    let first = enter(&web, Some(&cookie)).await;
    assert_eq!(first.status, 200, "{first:?}");
    let both = format!("{cookie}; {}", first.cookie().unwrap());
    assert_eq!(enter(&web, Some(&both)).await.status, 200, "who is somebody uses nothing up");
    let (one, two) = tokio::join!(enter(&web, Some(&cookie)), enter(&web, Some(&cookie)));
    let mut came = [one.status, two.status];
    came.sort_unstable();
    assert_eq!(came, [200, 403], "two at once for the last use");
    assert_eq!(open_invitation(&web, &token).await.code(), "bad_link");

    let revoked = invite(folder.path(), "9").await;
    let cookie = open_invitation(&web, &revoked).await.cookie().unwrap();
    let (_, listed) = people(folder.path(), &["invites"]).await;
    let lines: Vec<_> = listed.lines().collect();
    assert!(
        lines[0].contains("0 of 9 used  for 3 more days") && lines[1].contains("2 of 2 used  is used up"),
        "{listed}"
    );
    assert!(!listed.contains(&token) && !listed.contains(&revoked), "{listed}");
    let id = lines[0].split(' ').next().unwrap();
    assert_eq!(people(folder.path(), &["revoke", id]).await.0, 0);
    assert_eq!(people(folder.path(), &["revoke", id]).await.0, 7);
    assert_eq!(enter(&web, Some(&cookie)).await.code(), "invitation_needed");

    let mut audit = program("audit");
    audit.arg("--data-dir").arg(folder.path()).arg("--log=error");
    let (_, said) = run(audit).await;
    assert!(said.contains("revoked an invitation") && said.contains("invited 9 new users"), "{said}");
    assert_eq!(server.stop().await, 0);
    assert!(!server.said.contains(&token) && !server.said.contains(&revoked), "{}", server.said);
    // Without a server the command does the same, and cannot know the address.
    let (code, said) = people(folder.path(), &["invite"]).await;
    assert!(code == 0 && said.starts_with("/me?invited="), "{said}");
}

#[tokio::test]
async fn only_users_watch_where_the_host_says_so() {
    let server = TestServer::with(config(&["--who-may-watch=users"]), Clock::system()).await;
    let web = &server.web;
    let mut ana = server.connect_user("Ana").await;
    let room = ana.set_up(web, &serde_json::from_str(OPEN).unwrap()).await;
    ana.client.join(&room).await;
    let mut stranger = server.spectator().await;
    let refused = stranger.ask(json!({"t": "join", "room": room})).await;
    assert_eq!((&refused["t"], &refused["code"]), (&json!("nack"), &json!("no_session")));
    let mut stranger = EventClient::connect(web, None).await;
    let refused = stranger.ask(json!({"t": "join", "room": room})).await;
    assert_eq!((&refused["t"], &refused["code"]), (&json!("nack"), &json!("no_session")));
    assert_eq!(web.get("/api/tables", None).await.json(), json!([]));
    for path in [
        "/api/matches".to_owned(),
        format!("/api/matches/{room}/replay"),
        format!("/api/matches/{room}/export"),
        "/api/people/00000000-0000-4000-8000-000000000000".to_owned(),
    ] {
        let refused = web.get(&path, None).await;
        assert_eq!((refused.status, refused.code()), (401, "no_session".to_owned()), "{path}");
        assert_ne!(ana.get(web, &path).await.status, 401, "{path}");
    }
    let page = web.get(&format!("/t/{room}"), None).await;
    assert!(!page.text().contains("Draftosaurus"), "a link tells nothing of the table: {}", page.text());
    let mut bia = server.connect_user("Bia").await;
    assert_eq!(bia.client.join(&room).await["t"], "ack");
    server.close().await;

    let flags = ["--who-may-watch=users", "--who-may-enter=invited"];
    let server = TestServer::with(config(&flags), Clock::system()).await;
    let refused = server.spectator().await.ask(json!({"t": "join", "room": room})).await;
    assert_eq!(refused["code"], "invitation_needed", "what they can do");
    server.close().await;

    // Watching by link stays possible where new users do not come in.
    let folder = Folder::new();
    let server = TestServer::in_folder(folder, config(&[]), Clock::system()).await;
    let ana = server.connect_user("Ana").await;
    let room = ana.set_up(&server.web, &serde_json::from_str(OPEN).unwrap()).await;
    let folder = server.close().await;
    let server = TestServer::in_folder(folder, config(&["--who-may-enter=invited"]), Clock::system()).await;
    assert_eq!(server.spectator().await.join(&room).await["t"], "ack");
    let mut back = Client::connect(&server.web, Some(&ana.cookie)).await;
    back.join(&room).await;
    assert!(back.document(&room).get("you").is_some(), "the session goes on");
    server.close().await;
}

#[tokio::test]
async fn no_door_makes_an_open_table_where_there_are_none() {
    let server = TestServer::in_folder(Folder::new(), config(&[]), Clock::system()).await;
    let mut ana = server.connect_user("Ana").await;
    let mut bia = server.connect_user("Bia").await;
    let room = ana.set_up(&server.web, &serde_json::from_str(OPEN).unwrap()).await;
    for client in [&mut ana.client, &mut bia.client] {
        client.join(&room).await;
    }
    bia.client.change(&room, json!({"do": "sit"})).await;
    ana.client.change(&room, json!({"do": "start"})).await;
    for client in [&mut ana.client, &mut bia.client] {
        client.change(&room, json!({"do": "abandon", "agree": true})).await;
    }
    let folder = server.close().await;

    let flags = ["--who-may-open-tables=nobody"];
    let server = TestServer::in_folder(folder, config(&flags), Clock::system()).await;
    let web = &server.web;
    let refused = web.post("/api/tables", Some(&ana.cookie), &serde_json::from_str(OPEN).unwrap()).await;
    assert_eq!((refused.status, refused.code()), (403, "no_open_tables".to_owned()));
    let private = json!({"game": "draftosaurus", "seats": 2});
    let other = web.post("/api/tables", Some(&ana.cookie), &private).await.json()["room"]
        .as_str()
        .unwrap()
        .to_owned();
    let mut client = Client::connect(web, Some(&ana.cookie)).await;
    client.join(&other).await;
    let set = json!({"do": "set", "seats": 2, "options": {}, "pace": {"kind": "free"}, "open": true});
    let refused = client.ask(json!({"t": "table", "room": other, "change": set})).await;
    assert_eq!((&refused["t"], &refused["code"]), (&json!("nack"), &json!("no_open_tables")));
    // Another match at a table from before is possible, and not open.
    client.join(&room).await;
    client.change(&room, json!({"do": "rematch"})).await;
    while client.document(&room)["table"].get("rematch").is_none() {
        client.receive().await;
    }
    let next = client.document(&room)["table"]["rematch"].as_str().unwrap().to_owned();
    client.join(&next).await;
    assert_eq!(client.document(&room)["table"]["open"], true);
    assert_eq!(client.document(&next)["table"]["open"], false);
    server.close().await;
}
