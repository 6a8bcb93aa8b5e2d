//! Reports: users show a line or a name to the host, who answers them.

use crate::merges::match_of;
use crate::people::data_of;
use crate::process::{Program, program, run};
use crate::test_server::{ConnectedUser, Folder, TestServer};
use crate::web::{Answer, Web};
use serde_json::{Value, json};
use std::path::Path;

/// Runs a command that must end with this code. Returns its output.
async fn rodada(folder: &Path, words: &[&str], code: i32) -> String {
    let mut command = program(words[0]);
    command.args(&words[1..]).env("RODADA_DATA_DIR", folder);
    let (ended, said) = run(command).await;
    assert_eq!(ended, code, "{words:?}: {said}");
    said
}

async fn report(web: &Web, user: &ConnectedUser, what: Value, words: &str) -> Answer {
    web.post("/api/me/reports", Some(&user.cookie), &json!({"what": what, "words": words})).await
}

async fn own(web: &Web, user: &ConnectedUser) -> Value {
    user.get(web, "/api/me/reports").await.json()
}

async fn connect(web: &Web, name: &str) -> ConnectedUser {
    let cookie = web.post("/api/me", None, &json!({"name": name})).await.cookie().unwrap();
    let client = crate::client::Client::connect(web, Some(&cookie)).await;
    ConnectedUser { cookie, client }
}

/// Two users at a table, and a line that the second one has written.
async fn rude_line(web: &Web) -> (ConnectedUser, ConnectedUser, String, u64) {
    let (mut ana, mut bia) = (connect(web, "Ana").await, connect(web, "Bia").await);
    let room = match_of(web, &ana.cookie, &bia.cookie).await;
    ana.client.join(&room).await;
    bia.client.join(&room).await;
    bia.client.ask(json!({"t": "chat", "room": room, "text": "rude"})).await;
    let said = ana.client.until(|message| message["t"] == "chat").await;
    let number = said["lines"][0]["number"].as_u64().unwrap();
    (ana, bia, room, number)
}

#[tokio::test]
async fn the_host_answers_what_users_report() {
    let folder = Folder::new();
    let mut server = Program::serve(folder.path(), &[]).await;
    let web = server.web;
    let (ana, bia, room, number) = rude_line(&web).await;
    let line = json!({"kind": "line", "room": room, "number": number});
    assert_eq!(own(&web, &ana).await, json!([]));
    assert_eq!(report(&web, &ana, line.clone(), "to me").await.status, 204);
    let key = ana.client.document(&room)["table"]["seats"]["1"]["person"].clone();
    let name = json!({"kind": "name", "room": room, "person": key});
    assert_eq!(report(&web, &ana, name, "").await.status, 204);

    let said = rodada(folder.path(), &["report", "list"], 0).await;
    let of_line = said.lines().find(|said| said.contains("line  “rude”")).unwrap();
    assert!(
        of_line.contains(&room) && of_line.contains("by Bia") && of_line.contains("Ana: “to me”"),
        "{said}"
    );
    assert!(said.contains("name  “Bia”"), "{said}");
    let id = of_line.split_whitespace().next().unwrap();
    let of_nobody = "01936d5e-0000-7000-8000-000000000001";
    let unknown = rodada(folder.path(), &["report", "answer", of_nobody, "dealt-with"], 7).await;
    assert!(unknown.contains("there is no such report"), "{unknown}");
    rodada(folder.path(), &["report", "answer", id, "perhaps"], 2).await;
    assert!(ana.get(&web, "/api/me").await.json()["answers"].is_null());
    rodada(folder.path(), &["report", "answer", id, "dealt-with", "They may not chat for a day."], 0).await;

    assert_eq!(ana.get(&web, "/api/me").await.json()["answers"], 1);
    assert!(bia.get(&web, "/api/me").await.json()["answers"].is_null(), "who is reported hears nothing");
    let mine = own(&web, &ana).await;
    let answered = mine.as_array().unwrap().iter().find(|one| one["kind"] == "line").unwrap();
    assert_eq!((&answered["text"], &answered["words"]), (&json!("rude"), &json!("to me")));
    let answer = &answered["answer"];
    assert_eq!(
        (&answer["verdict"], &answer["words"]),
        (&json!("dealt_with"), &json!("They may not chat for a day."))
    );
    let seen = web.request("PUT", "/api/me/reports/seen", &[("cookie", &ana.cookie)], "").await;
    assert_eq!(seen.status, 204);
    assert!(ana.get(&web, "/api/me").await.json()["answers"].is_null());
    assert_eq!(data_of(&web, &ana.cookie).await.1["reports"], mine, "one's own are in one's data");
    assert_eq!(data_of(&web, &bia.cookie).await.1["reports"], json!([]));
    let audit = rodada(folder.path(), &["audit"], 0).await;
    assert!(audit.contains("answered a report about") && audit.contains("Bia"), "{audit}");
    assert_eq!(server.stop().await, 0, "{}", server.said);
}

#[tokio::test]
async fn what_is_not_there_or_ones_own_is_not_found() {
    let server = TestServer::open().await;
    let web = &server.web;
    let (ana, bia, room, number) = rude_line(web).await;
    let line = |room: &str, number: u64| json!({"kind": "line", "room": room, "number": number});
    let key = ana.client.document(&room)["table"]["seats"]["0"]["person"].clone();
    let nowhere = "01936d5e-0000-4000-8000-000000000001";
    for what in [
        line(&room, number + 1),
        line(nowhere, 1),
        json!({"kind": "name", "room": room, "person": key}),
        json!({"kind": "name", "room": room, "person": "0123456789abcdef"}),
        json!({"kind": "circle", "circle": nowhere}),
    ] {
        assert_eq!(report(web, &ana, what.clone(), "").await.code(), "not_found", "{what}");
    }
    assert_eq!(report(web, &bia, line(&room, number), "").await.code(), "not_found", "it is her own");
    assert_eq!(report(web, &ana, line(&room, number), &"a".repeat(201)).await.code(), "bad_text");
    let nobody = web.post("/api/me/reports", None, &json!({"what": line(&room, number)})).await;
    assert_eq!(nobody.code(), "no_session");
    // A circle of others is answered as one that does not exist.
    let wanted = json!({"name": "Rude circle"});
    let circle = web.post("/api/circles", Some(&bia.cookie), &wanted).await.json()["circle"].clone();
    let hidden = report(web, &ana, json!({"kind": "circle", "circle": circle}), "").await;
    let none = report(web, &ana, json!({"kind": "circle", "circle": nowhere}), "").await;
    assert_eq!((hidden.status, hidden.body), (none.status, none.body));
    let mut refused = None;
    for _ in 0..60 {
        let answer = report(web, &ana, line(&room, number), "").await;
        if answer.status != 204 {
            refused = Some(answer.code());
            break;
        }
    }
    assert_eq!(refused.as_deref(), Some("too_many"), "there is a limit for each user");
    server.close().await;
}
