//! A long match is opened from its latest snapshot.

use crate::client::Client;
use crate::house::{Folder, House, config};
use rodada_server::clock::Clock;
use rodada_server::store::{self, Snapshot, Store};
use serde_json::json;
use std::sync::Arc;

/// Choices that are taken back, two steps each: more than come between two snapshots.
const TAKEN_BACK: u32 = 260;

#[tokio::test]
async fn a_long_match_is_the_same_from_a_snapshot_and_without() {
    // Nobody plays so fast by hand.
    let house = House::with(config(&["--limits=load"]), Clock::system()).await;
    let (mut ana, mut bia) = (house.guest("Ana").await, house.guest("Bia").await);
    let room = ana.set_up(&house.web, &json!({"game": "draftosaurus", "seats": 2, "open": true})).await;
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
    let (version, document) = (ana.client.seen(&room).version, ana.client.document(&room).clone());
    let folder = house.close().await;

    let store = open(&folder).await;
    let id = room.parse().unwrap();
    let taken = store.latest(id, room::BUILD, 0).await.unwrap().unwrap().snapshot.expect("one was taken");
    assert!((500..=version).contains(&taken.version), "{} of {version}", taken.version);
    // The first steps are not even looked at.
    let steps = store.load_since(id, taken.version).await.unwrap().unwrap().steps.len() as u64;
    assert_eq!(steps, version - taken.version);
    store.close().await;
    let folder = shows(folder, &ana.cookie, &room, &document).await;

    // One that cannot be read, one of what is not there, and one of another build harm nobody.
    let unreadable = Snapshot { text: "{}".to_owned(), version: taken.version + 1, ..taken.clone() };
    let of_the_future = Snapshot { version: version + 1, ..taken.clone() };
    let foreign = Snapshot { build: "another".to_owned(), text: "{}".to_owned(), ..taken };
    let mut folder = folder;
    for useless in [unreadable, of_the_future, foreign] {
        let store = open(&folder).await;
        store.keep_snapshot(id, &useless, 0).await.unwrap();
        let latest = store.latest(id, &useless.build, 0).await.unwrap().unwrap();
        assert_eq!(latest.snapshot, Some(useless));
        store.close().await;
        folder = shows(folder, &ana.cookie, &room, &document).await;
    }
}

async fn open(folder: &Folder) -> Arc<dyn Store> {
    store::open(None, folder.path()).await.unwrap()
}

/// A server opened anew shows the match as it was.
async fn shows(folder: Folder, cookie: &str, room: &str, document: &serde_json::Value) -> Folder {
    let house = House::in_folder(folder, config(&[]), Clock::system()).await;
    let mut ana = Client::connect(&house.web, Some(cookie)).await;
    ana.join(room).await;
    assert_eq!(ana.document(room), document);
    drop(ana);
    house.close().await
}
