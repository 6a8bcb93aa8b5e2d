//! People who play on whatever happens to the server, as the page does: they come back with what they have, send again
//! what was not answered under the same id, and play any listed action.

use crate::client::{Client, Seen};
use crate::ledger::Ledger;
use crate::web::Web;
use games::frame::Dice;
use protocol::choices::{one_action, unpacked};
use serde_json::{Value, json};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::mem::take;
use std::sync::Arc;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// How long the page waits before it tries again what was refused in passing.
const PATIENCE: Duration = Duration::from_millis(300);
/// In one of so many cases somebody says something instead of playing.
const TALK: u32 = 5;
const PASSING: [&str; 3] = ["busy", "unavailable", "too_many"];

/// Somebody who plays. What returns nothing has lost the connection.
pub(crate) struct Player {
    name: &'static str,
    user: String,
    cookie: String,
    client: Option<Client>,
    /// What was shown of the rooms when the connection broke.
    shown: BTreeMap<String, Seen>,
    rooms: BTreeSet<String>,
    /// What was asked and not yet answered, one request a room.
    open: BTreeMap<String, Value>,
    requests: u32,
    dice: Dice,
    ledger: Arc<Ledger>,
}

impl Player {
    pub(crate) async fn new(web: &Web, name: &'static str, seed: u64, ledger: &Arc<Ledger>) -> Self {
        let answer = web.post("/api/me", None, &json!({ "name": name })).await;
        let user = answer.json()["user"].as_str().unwrap().to_owned();
        Self::known(name, user, answer.cookie().unwrap(), seed, ledger)
    }

    /// Somebody who has a session already.
    pub(crate) fn known(
        name: &'static str,
        user: String,
        cookie: String,
        seed: u64,
        ledger: &Arc<Ledger>,
    ) -> Self {
        Self {
            name,
            user,
            cookie,
            client: None,
            shown: BTreeMap::new(),
            rooms: BTreeSet::new(),
            open: BTreeMap::new(),
            requests: 0,
            dice: Dice::from_number(seed),
            ledger: Arc::clone(ledger),
        }
    }

    /// Sets up an open table; returns its room.
    pub(crate) async fn set_up(&self, web: &Web, wanted: &Value) -> String {
        let answer = web.post("/api/tables", Some(&self.cookie), wanted).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["room"].as_str().unwrap().to_owned()
    }

    /// Goes to a table with the next connection.
    pub(crate) fn go_to(&mut self, room: &str) {
        self.ledger.enter(room);
        self.rooms.insert(room.to_owned());
    }

    /// Opens a socket, has every room shown again, and sends again what was not answered.
    pub(crate) async fn come_back(&mut self, web: &Web) -> Option<()> {
        self.leave();
        let mut client = Client::try_connect(web, Some(&self.cookie)).await?;
        client.rooms = take(&mut self.shown);
        self.client = Some(client);
        for room in self.rooms.clone() {
            self.join(&room).await?;
        }
        for request in self.open.values().cloned().collect::<Vec<_>>() {
            self.send(&request).await?;
        }
        Some(())
    }

    /// Gives the socket up and keeps what it showed.
    pub(crate) fn leave(&mut self) {
        if let Some(client) = self.client.take() {
            self.shown = client.rooms;
        }
    }

    /// Waits until everything is answered.
    pub(crate) async fn settle(&mut self) -> Option<()> {
        while !self.open.is_empty() {
            self.hear().await?;
        }
        Some(())
    }

    /// Plays wherever something may be done, until the connection breaks or it is enough.
    pub(crate) async fn play(&mut self, enough: &CancellationToken) -> Option<()> {
        while !enough.is_cancelled() {
            self.act().await?;
            let client = self.client.as_mut()?;
            let heard = tokio::select! {
                heard = client.hear_or_end() => heard,
                () = enough.cancelled() => return Some(()),
            };
            self.note(heard).await?;
        }
        Some(())
    }

    /// What is shown equals what somebody is shown who comes fresh, to this server or another one. Nobody may be
    /// playing meanwhile.
    pub(crate) async fn compare(&mut self, web: &Web) {
        let mut fresh = Client::connect(web, Some(&self.cookie)).await;
        for room in self.rooms.clone() {
            assert_eq!(fresh.join(&room).await["t"], "ack");
            loop {
                let (old, new) = (self.client.as_ref().unwrap().seen(&room), fresh.seen(&room));
                match old.version.cmp(&new.version).then(old.line().cmp(&new.line())) {
                    Ordering::Less => drop(self.hear().await.expect("the connection holds")),
                    Ordering::Greater => drop(fresh.hear().await),
                    Ordering::Equal => {
                        assert_eq!(old.document, new.document, "{} in {room}", self.name);
                        let same = old.lines.iter().rev().zip(new.lines.iter().rev()).all(|(a, b)| a == b);
                        assert!(
                            same,
                            "{} heard in {room} {:?} and not {:?}",
                            self.name, old.lines, new.lines
                        );
                        break;
                    }
                }
            }
        }
    }

    /// Says something.
    pub(crate) async fn say(&mut self, room: &str, text: &str) {
        let answer =
            self.client.as_mut().unwrap().ask(json!({"t": "chat", "room": room, "text": text})).await;
        assert_eq!(answer["t"], "ack", "{answer}");
    }

    /// Listens until a message is the wanted one.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hear().await.expect("the connection holds");
            if wanted(&message) {
                return message;
            }
        }
    }

    async fn join(&mut self, room: &str) -> Option<()> {
        self.ledger.enter(room);
        loop {
            let id = self.next_id();
            let mut request = json!({"t": "join", "id": id, "room": room});
            if let Some(seen) = self.client.as_ref()?.rooms.get(room) {
                request["since"] = seen.since();
            }
            self.send(&request).await?;
            let answer = loop {
                let message = self.hear().await?;
                if message["id"] == id {
                    break message;
                }
            };
            if answer["t"] == "ack" {
                return Some(());
            }
            assert!(is_passing(&answer), "{} in {room}: {answer}", self.name);
            tokio::time::sleep(PATIENCE).await;
        }
    }

    /// Asks for something in every room in which nothing is on its way.
    async fn act(&mut self) -> Option<()> {
        for room in self.rooms.clone() {
            if self.open.contains_key(&room) {
                continue;
            }
            let next = self.document(&room)["table"]["rematch"].as_str().map(str::to_owned);
            if let Some(next) = next {
                self.follow(&room, next).await?;
            } else if let Some(mut request) = self.wish(&room) {
                let id = self.next_id();
                (request["id"], request["room"]) = (id.clone().into(), room.clone().into());
                let talk = request["t"] == "chat";
                if talk {
                    request["text"] = id.clone().into();
                }
                self.ledger.asked(&id, &room, &self.user, talk);
                self.open.insert(room, request.clone());
                self.send(&request).await?;
            }
        }
        Some(())
    }

    /// Goes from a finished match to the next one.
    async fn follow(&mut self, room: &str, next: String) -> Option<()> {
        self.rooms.remove(room);
        self.rooms.insert(next.clone());
        let id = self.next_id();
        self.send(&json!({"t": "leave", "id": id, "room": room})).await?;
        self.join(&next).await
    }

    /// Something that may be done in a room now.
    fn wish(&mut self, room: &str) -> Option<Value> {
        if self.dice.below(TALK) == 0 {
            return Some(json!({"t": "chat"}));
        }
        let document = self.document(room).clone();
        let (table, you) = (&document["table"], document.get("you"));
        let change = |change: &str| Some(json!({"t": "table", "change": {"do": change}}));
        let free = table["seats"].as_object().unwrap().values().any(|seat| seat["kind"] == "nobody");
        match (table["status"].as_str().unwrap(), you) {
            ("gathering", None) if free => change("sit"),
            ("gathering", Some(you)) if !free && you["host"] == true => change("start"),
            ("running", Some(you)) => self.decide(you),
            ("over", Some(_)) => change("rematch"),
            _ => None,
        }
    }

    fn decide(&mut self, you: &Value) -> Option<Value> {
        if let Some(version) = you["undoable"].as_u64()
            && self.dice.below(8) == 0
        {
            return Some(json!({"t": "undo", "version": version}));
        }
        let choices = unpacked(you.pointer("/ask/choices").and_then(Value::as_object)?);
        let action = &self.dice.pick(&choices)["action"];
        let action = one_action(action, |count| self.dice.index(count));
        // Thinking again and again leads nowhere.
        if action["do"] == "reconsider" && self.dice.below(10) > 0 {
            return None;
        }
        Some(json!({"t": "act", "expect": you["decision"], "action": action}))
    }

    async fn hear(&mut self) -> Option<Value> {
        let heard = self.client.as_mut()?.hear_or_end().await;
        self.note(heard).await
    }

    /// Takes in what was heard; nothing was heard when the connection broke.
    async fn note(&mut self, heard: Option<Value>) -> Option<Value> {
        let Some(message) = heard else {
            self.leave();
            return None;
        };
        let answered = |request: &Value| request["id"] == message["id"];
        if message["t"] != "ack" && message["t"] != "nack" {
            return Some(message);
        }
        if let Some((room, request)) = self.open.iter().find(|(_, request)| answered(request)) {
            let (room, request) = (room.clone(), request.clone());
            let id = request["id"].as_str().unwrap();
            if is_passing(&message) {
                tokio::time::sleep(PATIENCE).await;
                self.send(&request).await?;
            } else {
                self.open.remove(&room);
                match message["version"].as_u64() {
                    Some(version) => self.ledger.acknowledged(id, version),
                    None => self.ledger.refused(id, message["code"].as_str().unwrap()),
                }
            }
        }
        Some(message)
    }

    async fn send(&mut self, message: &Value) -> Option<()> {
        let sent = self.client.as_mut()?.try_send(message).await;
        if sent.is_none() {
            self.leave();
        }
        sent
    }

    fn document(&self, room: &str) -> &Value {
        self.client.as_ref().map_or(&Value::Null, |client| client.document(room))
    }

    fn next_id(&mut self) -> String {
        self.requests += 1;
        format!("{}-{}", self.name, self.requests)
    }
}

fn is_passing(answer: &Value) -> bool {
    answer["code"].as_str().is_some_and(|code| PASSING.contains(&code))
}
