//! What users and the host change about people is shown on open pages at once, beside one server and beside three, without
//! a numbered frame. Nothing that a banned or erased user says later is kept.

use crate::client::{Client, RoomView};
use crate::deployment::Deployment;
use crate::host_orders::{TestUser, create_user, goodbye};
use crate::process::Program;
use crate::test_server::Folder;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The servers look at what they were not told of once a second; the rest is for a busy machine.
const AT_ONCE: Duration = Duration::from_secs(2);

/// Servers with one database, and a running match of Ana and Bia.
struct Tables {
    deployment: Deployment,
    /// Each with its data folder.
    servers: Vec<(Program, Folder)>,
    ana: TestUser,
    bia: TestUser,
    room: String,
    /// A player and a spectator on each server.
    pages: Vec<Client>,
}

impl Tables {
    async fn set_up(deployment: Deployment, servers: usize) -> Self {
        let mut running = Vec::new();
        for _ in 0..servers {
            let folder = Folder::new();
            running.push((deployment.serve_from(folder.path()).await, folder));
        }
        let (first, last) = (&running[0].0.web, &running[servers - 1].0.web);
        let (ana, bia) = (create_user(first, "Ana").await, create_user(last, "Bia").await);
        let wanted = json!({"game": "draftosaurus", "seats": 2, "open": true});
        let table = first.post("/api/tables", Some(&ana.cookie), &wanted).await.json();
        let room = table["room"].as_str().unwrap().to_owned();
        let (mut host, mut guest) =
            (Client::connect(first, Some(&ana.cookie)).await, Client::connect(last, Some(&bia.cookie)).await);
        host.join(&room).await;
        guest.join(&room).await;
        guest.change(&room, json!({"do": "sit"})).await;
        host.change(&room, json!({"do": "start"})).await;
        let mut pages = Vec::new();
        for (server, _) in &running {
            for cookie in [Some(ana.cookie.as_str()), None] {
                let mut page = Client::connect(&server.web, cookie).await;
                page.join(&room).await;
                pages.push(page);
            }
        }
        Self { deployment, servers: running, ana, bia, room, pages }
    }

    fn last(&self) -> &Program {
        &self.servers[self.servers.len() - 1].0
    }

    /// Bia's page.
    async fn guest(&self) -> Client {
        let mut guest = Client::connect(&self.last().web, Some(&self.bia.cookie)).await;
        guest.join(&self.room).await;
        guest
    }

    /// Gives an order to the first server.
    async fn order(&self, words: &[&str]) {
        self.deployment.order_from(self.servers[0].1.path(), words).await;
    }

    /// Waits until every page shows it.
    async fn until_all_show(&mut self, what: &str, shows: impl Fn(&RoomView) -> bool) {
        let begun = Instant::now();
        for page in &mut self.pages {
            while !shows(page.view(&self.room)) {
                page.receive().await;
            }
        }
        assert!(begun.elapsed() < AT_ONCE, "{what} after {:?}", begun.elapsed());
    }

    /// The numbers of the messages that each page has received.
    fn marks(&self) -> Vec<usize> {
        self.pages.iter().map(|page| page.received.len()).collect()
    }

    /// Asserts that no page was sent a numbered frame since then.
    fn assert_no_numbered_frame(&self, marks: &[usize]) {
        for (page, mark) in self.pages.iter().zip(marks) {
            let numbered = |message: &&Value| message["t"] == "patch" || message["t"] == "snapshot";
            assert_eq!(page.received[*mark..].iter().find(numbered), None);
        }
    }

    async fn stop(self) {
        for (mut server, _) in self.servers {
            assert_eq!(server.stop().await, 0);
        }
    }
}

async fn say(client: &mut Client, room: &str, text: &str) -> Value {
    client.ask(json!({"t": "chat", "room": room, "text": text})).await
}

async fn changes_are_shown_at_once(deployment: Deployment, servers: usize) {
    let mut tables = Tables::set_up(deployment, servers).await;
    let (room, bia) = (tables.room.clone(), tables.bia.user.clone());
    let mut guest = tables.guest().await;
    assert_eq!(say(&mut guest, &room, "hello").await["t"], "ack");
    tables.until_all_show("a line", |view| view.lines.len() == 1 && view.version > 2).await;
    let marks = tables.marks();

    let renamed = tables.last().web.rename(&tables.bia.cookie, "Beatriz").await;
    assert_eq!(renamed.status, 200);
    let is_called = |view: &RoomView, name: Option<&str>| {
        let author = &view.lines.last().unwrap()["author"]["person"];
        view.name_at(1) == name && view.name_of(author) == name
    };
    tables.until_all_show("their own new name", |view| is_called(view, Some("Beatriz"))).await;
    tables.order(&["people", "rename", &bia, "Bee"]).await;
    tables.until_all_show("the host's new name", |view| is_called(view, Some("Bee"))).await;
    assert_eq!(say(&mut guest, &room, "still here").await["t"], "ack", "the socket stays open");

    tables.order(&["people", "hush", &bia]).await;
    tables.until_all_show("that lines are deleted", |view| view.lines.is_empty()).await;
    assert_eq!(say(&mut guest, &room, "once more").await["t"], "ack");
    tables.until_all_show("a line", |view| view.lines.len() == 1).await;
    tables.assert_no_numbered_frame(&marks);

    let begun = Instant::now();
    tables.order(&["people", "ban", &bia, "--days", "1"]).await;
    assert_eq!(goodbye(&mut guest).await, "no_session");
    assert!(begun.elapsed() < 2 * AT_ONCE, "closed after {:?}", begun.elapsed());
    let removed = |view: &RoomView| view.document["table"]["removed"]["1"].clone();
    tables.until_all_show("that the seat is voted on", |view| removed(view) == "banned").await;
    tables.order(&["people", "ban", &bia, "--days", "0"]).await;
    tables.until_all_show("that the player is back", |view| removed(view).is_null()).await;

    // They speak all the time while they are erased.
    let mut guest = tables.guest().await;
    let speaking = async {
        let mut said = 0_u32;
        let request =
            |n| json!({"t": "chat", "room": room, "text": format!("words {n}"), "id": format!("w{n}")});
        while guest.try_send(&request(said)).await.is_some() {
            said += 1;
            let answered = async {
                while let Some(message) = guest.receive_or_end().await {
                    if message["id"] == format!("w{}", said - 1) {
                        return true;
                    }
                }
                false
            };
            if !answered.await {
                break;
            }
        }
        said
    };
    let words = ["people", "erase", bia.as_str()];
    let (said, ()) = tokio::join!(speaking, tables.order(&words));
    assert!(said > 0);
    tables
        .until_all_show("that somebody is erased", |view| {
            view.lines.is_empty() && view.name_at(1).is_none() && removed(view) == "erased"
        })
        .await;
    let mut fresh = Client::connect(&tables.last().web, Some(&tables.ana.cookie)).await;
    fresh.join(&room).await;
    assert_eq!((fresh.view(&room).lines.len(), fresh.view(&room).name_at(1)), (0, None));
    assert_eq!(fresh.view(&room).name_at(0), Some("Ana"));
    tables.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_are_shown_at_once_with_sqlite() {
    changes_are_shown_at_once(Deployment::with_a_file(), 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_are_shown_at_once_beside_three_servers() {
    changes_are_shown_at_once(Deployment::with_postgres().await, 3).await;
}
