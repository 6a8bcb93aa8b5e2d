//! What users have noted for themselves at steps of a match.

use crate::people::data_of;
use crate::playing::{play_on, two};
use crate::test_server::{ConnectedUser, TestServer, config};
use crate::web::Answer;
use base::clock::Clock;
use serde_json::{Value, json};

async fn notes(server: &TestServer, cookie: Option<&str>, room: &str) -> Answer {
    server.web.get(&format!("/api/matches/{room}/notes"), cookie).await
}

async fn change(server: &TestServer, user: &ConnectedUser, method: &str, path: &str, body: &str) -> Answer {
    let headers = [("content-type", "application/json"), ("cookie", user.cookie.as_str())];
    server.web.request(method, &format!("/api/matches/{path}"), &headers, body).await
}

async fn write(server: &TestServer, user: &ConnectedUser, room: &str, step: u64, body: &Value) -> Answer {
    change(server, user, "PUT", &format!("{room}/notes/{step}"), &body.to_string()).await
}

fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!((answer.status, answer.code().as_str()), (status, code), "{answer:?}");
}

/// The texts of notes with their steps.
fn texts(notes: &Value) -> Vec<(u64, &str)> {
    let notes = notes.as_array().unwrap();
    notes.iter().map(|note| (note["version"].as_u64().unwrap(), note["text"].as_str().unwrap())).collect()
}

/// The names of the writers of shared notes.
fn writers(notes: &Value) -> Vec<&str> {
    let name = |note: &Value| notes["people"][note["person"].as_str().unwrap()]["name"].as_str().unwrap();
    notes["shared"].as_array().unwrap().iter().map(name).collect()
}

#[tokio::test]
async fn a_note_is_its_writers_until_it_is_shared_and_the_match_is_over() {
    let server = TestServer::open().await;
    let (mut ana, mut bia, room) = two(&server).await;
    let watcher = server.connect_user("Caio").await;
    let others = async || {
        let mut all = Vec::new();
        for cookie in [None, Some(bia.cookie.as_str()), Some(watcher.cookie.as_str())] {
            all.push(notes(&server, cookie, &room).await.body);
        }
        all
    };
    let before = others().await;
    let written = write(&server, &ana, &room, 2, &json!({"text": " for me\nalone "})).await;
    assert_eq!(written.status, 200, "{written:?}");
    assert_eq!(written.json()["text"], "for me\nalone");
    assert_eq!(written.json()["shared"], false, "as it begins");
    let shared = json!({"text": "for all", "shared": true});
    assert_eq!(write(&server, &ana, &room, 3, &shared).await.status, 200);
    assert_eq!(
        write(&server, &watcher, &room, 1, &json!({"text": "seen", "shared": true})).await.status,
        200
    );
    let own = notes(&server, Some(&ana.cookie), &room).await.json();
    assert_eq!(texts(&own["own"]), [(2, "for me\nalone"), (3, "for all")]);
    assert_eq!((&own["shared"], &own["people"]), (&json!([]), &json!({})));
    let of_watcher = notes(&server, Some(&watcher.cookie), &room).await.json();
    assert_eq!(of_watcher["shared"], json!([]), "not even what is shared, before the end");
    // Nobody can tell whether there are notes.
    assert_eq!(change(&server, &watcher, "DELETE", &format!("{room}/notes/1"), "").await.status, 204);
    assert_eq!(others().await, before);
    assert_eq!(
        write(&server, &watcher, &room, 1, &json!({"text": "seen", "shared": true})).await.status,
        200
    );

    tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room));
    let seen = notes(&server, Some(&bia.cookie), &room).await.json();
    assert_eq!(seen["own"], json!([]));
    assert_eq!(texts(&seen["shared"]), [(1, "seen"), (3, "for all")]);
    assert_eq!(writers(&seen), ["Caio", "Ana"]);
    assert_eq!(notes(&server, None, &room).await.json()["shared"].as_array().unwrap().len(), 2);
    let of_ana = notes(&server, Some(&ana.cookie), &room).await.json();
    assert_eq!((texts(&of_ana["own"]).len(), texts(&of_ana["shared"])), (2, vec![(1, "seen")]));
    // What belongs to the match has nothing of them.
    for path in ["export", "replay?as=all"] {
        let file = server.web.get(&format!("/api/matches/{room}/{path}"), Some(&ana.cookie)).await;
        assert!(!file.text().contains("for all") && !file.text().contains("alone"), "{path}");
    }
    let folder = server.close().await;
    let server = TestServer::in_folder(folder, config(&[]), Clock::system()).await;
    let kept = notes(&server, Some(&ana.cookie), &room).await.json();
    assert_eq!(kept["own"], own["own"], "they outlast the server");
    let (_, data) = data_of(&server.web, &ana.cookie).await;
    assert_eq!(texts(&data["notes"]), [(2, "for me\nalone"), (3, "for all")]);
    assert_eq!(data["notes"][0]["match"], room);
    server.close().await;
}

/// Plays until the latest step can be taken back. Returns its version.
async fn play_until_undoable(user: &mut ConnectedUser, room: &str) -> u64 {
    loop {
        if let Some(version) = user.client.document(room)["you"]["undoable"].as_u64() {
            return version;
        }
        match user.client.choices(room).into_iter().next() {
            Some(action) => {
                let request = user.client.act(room, &action);
                user.client.ask(request).await;
            }
            None => drop(user.client.receive().await),
        }
    }
}

#[tokio::test]
async fn a_note_stays_at_a_step_that_is_undone() {
    let server = TestServer::open().await;
    let mut ana = server.connect_user("Ana").await;
    let wanted = json!({"game": "dogs", "seats": 2, "open": true, "against": "easy"});
    let room = ana.set_up(&server.web, &wanted).await;
    ana.client.join(&room).await;
    // A bot may be faster than the undo.
    let (undoable, undone) = loop {
        let undoable = play_until_undoable(&mut ana, &room).await;
        assert_eq!(write(&server, &ana, &room, undoable, &json!({"text": "hasty"})).await.status, 200);
        let undone = ana.client.ask(json!({"t": "undo", "room": room, "version": undoable})).await;
        if undone["t"] == "ack" {
            break (undoable, undone);
        }
        assert_eq!(undone["code"], "nothing_to_undo");
        let path = format!("{room}/notes/{undoable}");
        assert_eq!(change(&server, &ana, "DELETE", &path, "").await.status, 204);
        while ana.client.document(&room)["you"]["undoable"] == undoable {
            ana.client.receive().await;
        }
    };
    let own = notes(&server, Some(&ana.cookie), &room).await.json();
    assert_eq!(texts(&own["own"]), [(undoable, "hasty")]);
    let next = undone["version"].as_u64().unwrap();
    assert_eq!(write(&server, &ana, &room, next, &json!({"text": "better"})).await.status, 200);
    server.close().await;
}

#[tokio::test]
async fn what_is_no_note_is_refused() {
    let server = TestServer::open().await;
    let (ana, _bia, room) = two(&server).await;
    let gathering = ana.set_up(&server.web, &json!({"game": "dogs", "seats": 2})).await;
    let note = json!({"text": "a"});
    refused(&write(&server, &ana, &gathering, 1, &note).await, 409, "not_started");
    refused(&notes(&server, Some(&ana.cookie), &gathering).await, 409, "not_started");
    let nowhere = "01936d5e-0000-7000-8000-000000000001";
    refused(&write(&server, &ana, nowhere, 1, &note).await, 404, "not_found");
    refused(&notes(&server, None, nowhere).await, 404, "not_found");
    for step in ["0", "9999", "-1", "x", "1.0"] {
        let path = format!("{room}/notes/{step}");
        refused(&change(&server, &ana, "PUT", &path, &note.to_string()).await, 404, "not_found");
    }
    let texts = ["", "  \n ", "a\tb", "a\u{202e}b", "\u{200b}", &"x".repeat(501)];
    for text in texts {
        refused(&write(&server, &ana, &room, 1, &json!({ "text": text })).await, 400, "bad_text");
    }
    assert_eq!(write(&server, &ana, &room, 1, &json!({"text": "é".repeat(500)})).await.status, 200);
    for body in [r#"{}"#, r#"{"text":1}"#, r#"{"text":"a","shared":"yes"}"#, r#"{"text":"a","more":1}"#, "["]
    {
        refused(&change(&server, &ana, "PUT", &format!("{room}/notes/1"), body).await, 400, "malformed");
    }
    let path = format!("/api/matches/{room}/notes/1");
    let json = [("content-type", "application/json")];
    refused(&server.web.request("PUT", &path, &json, &note.to_string()).await, 401, "no_session");
    refused(&server.web.request("DELETE", &path, &[], "").await, 401, "no_session");
    let foreign = [("origin", "https://evil.example"), ("cookie", ana.cookie.as_str()), json[0]];
    for method in ["PUT", "DELETE"] {
        refused(&server.web.request(method, &path, &foreign, &note.to_string()).await, 403, "foreign_origin");
    }
    assert_eq!(notes(&server, Some(&ana.cookie), &room).await.json()["own"].as_array().unwrap().len(), 1);
    server.close().await;
}

#[tokio::test]
async fn a_user_has_two_hundred_notes_in_a_match() {
    let server = TestServer::open().await;
    let (mut ana, mut bia, room) = two(&server).await;
    tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room));
    let last = ana.client.view(&room).version;
    let mut written = 0;
    for step in 1..=last {
        let answer = write(&server, &ana, &room, step, &json!({"text": format!("{step}")})).await;
        if answer.status == 200 {
            written += 1;
        } else {
            refused(&answer, 409, "used_up");
        }
    }
    assert_eq!(written, last.min(200), "of {last} steps");
    server.close().await;
}
