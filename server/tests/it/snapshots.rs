//! Loading long matches from snapshots.

use crate::client::Client;
use crate::test_server::{Folder, TestServer, config};
use base::clock::Clock;
use serde_json::json;
use std::sync::Arc;
use store::{Snapshot, Store};

/// Choices that are made and taken back (two steps each): more than the distance of two snapshots.
const TAKEN_BACK: u32 = 260;

#[tokio::test]
async fn a_long_match_is_the_same_with_and_without_a_snapshot() {
    // The default limits do not allow such fast play.
    let server = TestServer::with(config(&["--limits=load"]), Clock::system()).await;
    let (mut ana, mut bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let room = ana.set_up(&server.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
    ana.client.join(&room).await;
    bia.client.join(&room).await;
    for (guest, change) in [(&mut bia, "sit"), (&mut ana, "start")] {
        let wish = json!({"t": "table", "room": room, "change": {"do": change}});
        let answer = guest.client.ask(wish).await;
        assert_eq!(answer["t"], "ack", "{answer}");
    }
    for _ in 0..2 * TAKEN_BACK {
        let action = ana.client.choices(&room).remove(0);
        let request = ana.client.act(&room, &action);
        let answer = ana.client.ask(request).await;
        assert_eq!(answer["t"], "ack", "{answer}");
    }
    let (version, document) = (ana.client.view(&room).version, ana.client.document(&room).clone());
    let folder = server.close().await;

    let store = open(&folder).await;
    let id = room.parse().unwrap();
    let taken =
        store.load_for_room(id, room::BUILD, 0).await.unwrap().unwrap().snapshot.expect("one was taken");
    assert!((500..=version).contains(&taken.version), "{} of {version}", taken.version);
    // The steps before the snapshot are not loaded.
    let steps = store.load_since(id, taken.version).await.unwrap().unwrap().steps.len() as u64;
    assert_eq!(steps, version - taken.version);
    store.close().await;
    let folder = shows(folder, &ana.cookie, &room, &document).await;

    // A snapshot that cannot be parsed, one of a later version, and one of another build are ignored.
    let unreadable = Snapshot { text: "{}".to_owned(), version: taken.version + 1, ..taken.clone() };
    let of_the_future = Snapshot { version: version + 1, ..taken.clone() };
    let foreign = Snapshot { build: "another".to_owned(), text: "{}".to_owned(), ..taken };
    let mut folder = folder;
    for useless in [unreadable, of_the_future, foreign] {
        let store = open(&folder).await;
        store.keep_snapshot(id, &useless).await.unwrap();
        let latest = store.load_for_room(id, &useless.build, 0).await.unwrap().unwrap();
        assert_eq!(latest.snapshot, Some(useless));
        store.close().await;
        folder = shows(folder, &ana.cookie, &room, &document).await;
    }
}

async fn open(folder: &Folder) -> Arc<dyn Store> {
    store::open(None, folder.path()).await.unwrap()
}

/// Starts a server and checks that it shows the match as before.
async fn shows(folder: Folder, cookie: &str, room: &str, document: &serde_json::Value) -> Folder {
    let server = TestServer::in_folder(folder, config(&[]), Clock::system()).await;
    let mut ana = Client::connect(&server.web, Some(cookie)).await;
    ana.join(room).await;
    assert_eq!(ana.document(room), document);
    drop(ana);
    server.close().await
}
