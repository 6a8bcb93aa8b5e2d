//! Simulated players that survive crashes of the server, as the web client does: they reconnect with what they have,
//! send unanswered requests again with the same ids, and play random legal actions.

use crate::client::{Client, MATCH_TIMEOUT, RoomView};
use crate::ledger::Ledger;
use crate::web::Web;
use games::frame::Dice;
use protocol::gather::any_one;
use serde_json::{Value, json};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::mem::take;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

/// The pause before a temporarily refused request is sent again.
const RETRY_PAUSE: Duration = Duration::from_millis(300);
/// One in this many requests is a line of chat.
const CHAT_ODDS: u32 = 5;
const RETRYABLE: [&str; 3] = ["busy", "unavailable", "too_many"];

/// A simulated player. Methods that return `None` have lost the connection.
pub(crate) struct Player {
    name: &'static str,
    user: String,
    cookie: String,
    client: Option<Client>,
    /// The state of the rooms when the connection broke.
    shown: BTreeMap<String, RoomView>,
    rooms: BTreeSet<String>,
    /// Unanswered requests, at most one for each room.
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

    /// A player with an existing session.
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

    /// Creates an open table. Returns its room.
    pub(crate) async fn set_up(&self, web: &Web, wanted: &Value) -> String {
        let answer = web.post("/api/tables", Some(&self.cookie), wanted).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["room"].as_str().unwrap().to_owned()
    }

    /// Joins this room after the next connection.
    pub(crate) fn add_room(&mut self, room: &str) {
        self.ledger.add_room(room);
        self.rooms.insert(room.to_owned());
    }

    /// Opens a socket, joins every room again, and sends unanswered requests again.
    pub(crate) async fn reconnect(&mut self, web: &Web) -> Option<()> {
        self.disconnect();
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

    /// Closes the socket and keeps the state of the rooms.
    pub(crate) fn disconnect(&mut self) {
        if let Some(client) = self.client.take() {
            self.shown = client.rooms;
        }
    }

    /// Waits until every request is answered.
    pub(crate) async fn finish_requests(&mut self) -> Option<()> {
        while !self.open.is_empty() {
            self.receive().await?;
        }
        Some(())
    }

    /// Plays in all rooms until the connection breaks or `enough` is cancelled.
    pub(crate) async fn play(&mut self, enough: &CancellationToken) -> Option<()> {
        while !enough.is_cancelled() {
            self.act().await?;
            let client = self.client.as_mut()?;
            let received = tokio::select! {
                received = client.receive_within(MATCH_TIMEOUT) => received,
                () = enough.cancelled() => return Some(()),
            };
            self.handle(received).await?;
        }
        Some(())
    }

    /// Checks that the documents equal those of a new connection to this or another server. No one may play meanwhile.
    pub(crate) async fn compare(&mut self, web: &Web) {
        let mut fresh = Client::connect(web, Some(&self.cookie)).await;
        for room in self.rooms.clone() {
            assert_eq!(fresh.join(&room).await["t"], "ack");
            loop {
                let (old, new) = (self.client.as_ref().unwrap().view(&room), fresh.view(&room));
                match old.version.cmp(&new.version).then(old.line().cmp(&new.line())) {
                    Ordering::Less => drop(self.receive().await.expect("the connection holds")),
                    Ordering::Greater => drop(fresh.receive().await),
                    Ordering::Equal => {
                        assert_eq!(old.document, new.document, "{} in {room}", self.name);
                        let same = old.lines.iter().rev().zip(new.lines.iter().rev()).all(|(a, b)| a == b);
                        assert!(
                            same,
                            "{} received in {room} {:?} and not {:?}",
                            self.name, old.lines, new.lines
                        );
                        break;
                    }
                }
            }
        }
    }

    /// Sends a line of chat.
    pub(crate) async fn say(&mut self, room: &str, text: &str) {
        let answer =
            self.client.as_mut().unwrap().ask(json!({"t": "chat", "room": room, "text": text})).await;
        assert_eq!(answer["t"], "ack", "{answer}");
    }

    /// Receives until a message matches.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let found = async {
            loop {
                let message = self.receive().await.expect("the connection holds");
                if wanted(&message) {
                    return message;
                }
            }
        };
        timeout(MATCH_TIMEOUT, found).await.expect("a message that matches, in time")
    }

    async fn join(&mut self, room: &str) -> Option<()> {
        self.ledger.add_room(room);
        loop {
            let id = self.next_id();
            let mut request = json!({"t": "join", "id": id, "room": room});
            if let Some(seen) = self.client.as_ref()?.rooms.get(room) {
                request["since"] = seen.since();
            }
            self.send(&request).await?;
            let answer = loop {
                let message = self.receive().await?;
                if message["id"] == id {
                    break message;
                }
            };
            if answer["t"] == "ack" {
                return Some(());
            }
            assert!(is_retryable(&answer), "{} in {room}: {answer}", self.name);
            tokio::time::sleep(RETRY_PAUSE).await;
        }
    }

    /// Sends a request in every room without an unanswered one.
    async fn act(&mut self) -> Option<()> {
        for room in self.rooms.clone() {
            if self.open.contains_key(&room) {
                continue;
            }
            let next = self.document(&room)["table"]["rematch"].as_str().map(str::to_owned);
            if let Some(next) = next {
                self.follow(&room, next).await?;
            } else if let Some(mut request) = self.next_request(&room) {
                let id = self.next_id();
                (request["id"], request["room"]) = (id.clone().into(), room.clone().into());
                let talk = request["t"] == "chat";
                if talk {
                    request["text"] = id.clone().into();
                }
                self.ledger.record_request(&id, &room, &self.user, talk);
                self.open.insert(room, request.clone());
                self.send(&request).await?;
            }
        }
        Some(())
    }

    /// Leaves a finished match and joins its rematch.
    async fn follow(&mut self, room: &str, next: String) -> Option<()> {
        self.rooms.remove(room);
        self.rooms.insert(next.clone());
        let id = self.next_id();
        self.send(&json!({"t": "leave", "id": id, "room": room})).await?;
        self.join(&next).await
    }

    /// A random request that may succeed in this room now.
    fn next_request(&mut self, room: &str) -> Option<Value> {
        if self.dice.below(CHAT_ODDS) == 0 {
            return Some(json!({"t": "chat"}));
        }
        let document = self.document(room).clone();
        let (table, you) = (&document["table"], document.get("you"));
        let change = |change: &str| Some(json!({"t": "table", "change": {"do": change}}));
        let free = table["seats"].as_object().unwrap().values().any(|seat| seat["kind"] == "empty");
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
        let actions = you.pointer("/prompt/actions").and_then(Value::as_array)?;
        let action = any_one(&self.dice.pick(actions)["action"], |count| self.dice.index(count));
        // Rarely take choices back, so that the match goes on.
        if action["do"] == "reconsider" && self.dice.below(10) > 0 {
            return None;
        }
        Some(json!({"t": "act", "expect": you["decision"], "action": action}))
    }

    async fn receive(&mut self) -> Option<Value> {
        // While its database is away, a room that must be loaded again answers nothing.
        let received = self.client.as_mut()?.receive_within(MATCH_TIMEOUT).await;
        self.handle(received).await
    }

    /// Handles a received message; `None` if the connection broke.
    async fn handle(&mut self, received: Option<Value>) -> Option<Value> {
        let Some(message) = received else {
            self.disconnect();
            return None;
        };
        let answered = |request: &Value| request["id"] == message["id"];
        if message["t"] != "ack" && message["t"] != "nack" {
            return Some(message);
        }
        if let Some((room, request)) = self.open.iter().find(|(_, request)| answered(request)) {
            let (room, request) = (room.clone(), request.clone());
            let id = request["id"].as_str().unwrap();
            if is_retryable(&message) {
                tokio::time::sleep(RETRY_PAUSE).await;
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
            self.disconnect();
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

fn is_retryable(answer: &Value) -> bool {
    answer["code"].as_str().is_some_and(|code| RETRYABLE.contains(&code))
}
