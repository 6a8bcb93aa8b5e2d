//! A client over a real socket, which keeps the view document of each room by applying patches.

use crate::web::Web;
use flate2::read::DeflateDecoder;
use futures_util::{SinkExt, StreamExt};
use protocol::bundle;
use protocol::gather::any_one;
use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};
use std::io::Read;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A timeout longer than any answer takes.
const TIMEOUT: Duration = Duration::from_secs(20);
/// Bots may play a part of a match before the message comes.
pub(crate) const MATCH_TIMEOUT: Duration = Duration::from_secs(120);
/// The pause before another attempt to connect to a server that answers 503.
const RETRY_PAUSE: Duration = Duration::from_millis(100);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub(crate) struct Client {
    pub(crate) socket: Socket,
    pub(crate) rooms: BTreeMap<String, RoomView>,
    /// The rooms by the tags that patches use.
    tags: BTreeMap<u64, String>,
    /// All messages received, in order.
    pub(crate) received: Vec<Value>,
    /// The same, as they were sent.
    texts: Vec<String>,
    /// Messages of a compressed frame that have not been returned yet.
    unread: VecDeque<String>,
    /// The sizes of all compressed frames in bytes.
    pub(crate) bundles: Vec<usize>,
    requests: u32,
}

/// What a client knows of a room.
#[derive(Clone, Debug)]
pub(crate) struct RoomView {
    pub(crate) stream: String,
    pub(crate) version: u64,
    pub(crate) document: Value,
    /// The lines of chat it has received.
    pub(crate) lines: Vec<Value>,
    /// What it was told of users: objects with their names, by their keys.
    pub(crate) people: BTreeMap<String, Value>,
    /// Whether no line of chat was received since the latest snapshot.
    fresh: bool,
}

impl RoomView {
    /// The `since` field of a request to join the room again.
    pub(crate) fn since(&self) -> Value {
        json!({"stream": self.stream, "version": self.version, "line": self.line()})
    }

    /// What the user with this key is called; `None` if they are unknown or erased.
    pub(crate) fn name_of(&self, key: &Value) -> Option<&str> {
        self.people.get(key.as_str()?)?["name"].as_str()
    }

    /// What the user in this seat is called.
    pub(crate) fn name_at(&self, seat: u8) -> Option<&str> {
        self.name_of(&self.document["table"]["seats"][seat.to_string()]["person"])
    }

    /// The number of the latest line.
    pub(crate) fn line(&self) -> u64 {
        self.lines.last().map_or(0, |line| line["number"].as_u64().unwrap())
    }
}

/// Opens a socket; an error if the upgrade is refused.
pub(crate) async fn open(web: &Web, headers: &[(&'static str, &str)]) -> Result<Socket, Error> {
    let mut request = format!("ws://{}{}/api/socket", web.address, web.path).into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, HeaderValue::from_str(value).unwrap());
    }
    connect_async(request).await.map(|(socket, _)| socket)
}

impl Client {
    /// Opens a socket and says hello.
    pub(crate) async fn connect(web: &Web, cookie: Option<&str>) -> Self {
        Self::try_connect(web, cookie).await.expect("the server accepts the connection")
    }

    /// Opens a socket and says hello; `None` if the server is gone or goes meanwhile.
    pub(crate) async fn try_connect(web: &Web, cookie: Option<&str>) -> Option<Self> {
        let headers: Vec<_> = cookie.map(|cookie| ("cookie", cookie)).into_iter().collect();
        let socket = loop {
            match open(web, &headers).await {
                // The database is unavailable or slow: try again.
                Err(Error::Http(answer)) if answer.status() == 503 => tokio::time::sleep(RETRY_PAUSE).await,
                opened => break opened.ok()?,
            }
        };
        let mut client = Self::of(socket);
        client.hello(true).await?;
        Some(client)
    }

    /// Says hello, and whether the client reads compressed frames; `None` if the server goes meanwhile.
    pub(crate) async fn hello(&mut self, deflate: bool) -> Option<()> {
        let hello =
            json!({"t": "hello", "protocol": protocol::PROTOCOL, "build": "test", "deflate": deflate});
        self.try_send(&hello).await?;
        loop {
            let message = self.receive_or_end().await?;
            if message["t"] == "welcome" {
                assert_eq!(message["protocol"], protocol::PROTOCOL);
                return Some(());
            }
        }
    }

    pub(crate) fn of(socket: Socket) -> Self {
        Self {
            socket,
            rooms: BTreeMap::new(),
            tags: BTreeMap::new(),
            received: Vec::new(),
            texts: Vec::new(),
            unread: VecDeque::new(),
            bundles: Vec::new(),
            requests: 0,
        }
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    /// Sends a message; `None` if the socket is broken.
    pub(crate) async fn try_send(&mut self, message: &Value) -> Option<()> {
        self.socket.send(Message::text(message.to_string())).await.ok()
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Receives the next message and applies it.
    pub(crate) async fn receive(&mut self) -> Value {
        let Some(message) = self.receive_or_end().await else {
            panic!("the socket ended: {:?}", self.received.last())
        };
        message
    }

    /// Receives the next message; `None` if the socket has ended.
    pub(crate) async fn receive_or_end(&mut self) -> Option<Value> {
        self.receive_within(TIMEOUT).await
    }

    /// Receives the next message, which comes within this time; `None` if the socket has ended.
    pub(crate) async fn receive_within(&mut self, limit: Duration) -> Option<Value> {
        loop {
            if let Some(text) = self.unread.pop_front() {
                return Some(self.handle(&text));
            }
            let next = timeout(limit, self.socket.next()).await.expect("an answer in time");
            match next? {
                Ok(Message::Text(text)) => return Some(self.handle(&text)),
                Ok(Message::Binary(bytes)) => {
                    let mut text = String::new();
                    DeflateDecoder::new(&*bundle::with_dictionary(&bytes)).read_to_string(&mut text).unwrap();
                    let text = &text[bundle::DICTIONARY.len()..];
                    self.unread.extend(bundle::messages(text).expect("all parts have their places"));
                    self.bundles.push(bytes.len());
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn handle(&mut self, text: &str) -> Value {
        let mut message: Value = serde_json::from_str(text).unwrap();
        self.name_room(&mut message);
        self.apply(&message);
        self.received.push(message.clone());
        self.texts.push(text.to_owned());
        message
    }

    /// All messages received, as they were sent, without the tags and streams that every process draws for itself. Those of one
    /// kind are in their order: names come when they are found, before or after what else is sent.
    pub(crate) fn texts(&self) -> Vec<String> {
        let mut texts = self.texts.clone();
        let streams = self.rooms.values().map(|view| (json!(view.stream).to_string(), "stream".to_owned()));
        let tags = self.tags.keys().map(|tag| (format!("\"tag\":{tag},"), "\"tag\":0,".to_owned()));
        for (drawn, shown) in streams.chain(tags) {
            texts = texts.iter().map(|text| text.replace(&drawn, &shown)).collect();
        }
        texts.sort_by_key(|text| text.split(',').next().map(str::to_owned));
        texts
    }

    /// Receives until a message matches.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let found = async {
            loop {
                let message = self.receive().await;
                if wanted(&message) {
                    return message;
                }
            }
        };
        timeout(MATCH_TIMEOUT, found).await.expect("a message that matches, in time")
    }

    /// Records the tag of a room, or writes the room id into a message that only has a tag.
    fn name_room(&mut self, message: &mut Value) {
        let Some(tag) = message.get("tag").and_then(Value::as_u64) else { return };
        match message.get("room") {
            Some(room) => {
                self.tags.insert(tag, room.as_str().unwrap().to_owned());
            }
            None => message["room"] = self.tags[&tag].as_str().into(),
        }
    }

    fn apply(&mut self, message: &Value) {
        let room = || message["room"].as_str().unwrap().to_owned();
        match message["t"].as_str() {
            Some("snapshot") => {
                let before = self.rooms.remove(&room());
                let view = RoomView {
                    stream: message["stream"].as_str().unwrap().to_owned(),
                    version: message["version"].as_u64().unwrap(),
                    document: message["document"].clone(),
                    lines: message["chat"].as_array().unwrap().clone(),
                    people: before.map(|before| before.people).unwrap_or_default(),
                    fresh: true,
                };
                self.rooms.insert(room(), view);
            }
            Some("patch") => {
                let view = self.rooms.get_mut(&room()).expect("a patch follows a snapshot");
                let version = message["version"].as_u64().unwrap();
                assert_eq!(version, view.version + 1, "numbers are contiguous");
                view.version = version;
                if let Some(delta) = message.get("delta") {
                    protocol::apply(&mut view.document, delta);
                }
            }
            Some("people") => {
                let view = self.rooms.get_mut(&room()).expect("names follow a snapshot");
                for (key, person) in message["people"].as_object().unwrap() {
                    view.people.insert(key.clone(), person.clone());
                }
            }
            Some("chat") => {
                let view = self.rooms.get_mut(&room()).expect("chat follows a snapshot");
                if message["replace"] == true {
                    (view.lines, view.fresh) = (message["lines"].as_array().unwrap().clone(), true);
                    return;
                }
                for line in message["lines"].as_array().unwrap() {
                    // Another server may have sent it already.
                    if line["number"].as_u64().unwrap() > view.line() {
                        // Lines that the host deleted before the snapshot leave a gap.
                        let next = line["number"] == view.line() + 1;
                        assert!(next || view.fresh, "no line is missing");
                        view.fresh = false;
                        view.lines.push(line.clone());
                    }
                }
            }
            _ => {}
        }
    }

    /// Sends a request with a new id and returns its answer.
    pub(crate) async fn ask(&mut self, request: Value) -> Value {
        self.requests += 1;
        let id = format!("r{}", self.requests);
        self.ask_as(&id, request).await
    }

    /// Sends a request with this id and returns its answer.
    pub(crate) async fn ask_as(&mut self, id: &str, mut request: Value) -> Value {
        request["id"] = id.into();
        self.send(&request).await;
        self.answer(id).await
    }

    /// Waits for the answer to a request.
    pub(crate) async fn answer(&mut self, id: &str) -> Value {
        let is_answer = |t: &Value| ["ack", "nack", "suggestion"].iter().any(|known| t == known);
        self.until(|message| is_answer(&message["t"]) && message["id"] == id).await
    }

    pub(crate) async fn join(&mut self, room: &str) -> Value {
        self.ask(json!({"t": "join", "room": room})).await
    }

    /// Changes the table and asserts that it succeeds.
    pub(crate) async fn change(&mut self, room: &str, change: Value) {
        let answer = self.ask(json!({"t": "table", "room": room, "change": change})).await;
        assert_eq!(answer["t"], "ack", "{change}: {answer}");
    }

    pub(crate) fn view(&self, room: &str) -> &RoomView {
        &self.rooms[room]
    }

    pub(crate) fn document(&self, room: &str) -> &Value {
        &self.rooms[room].document
    }

    /// The legal actions.
    pub(crate) fn choices(&self, room: &str) -> Vec<Value> {
        let choices = self.document(room).pointer("/you/prompt/actions").and_then(Value::as_array);
        choices.into_iter().flatten().map(|legal| any_one(&legal["action"], |_| 0)).collect()
    }

    /// The request that plays an action for the present decision.
    pub(crate) fn act(&self, room: &str, action: &Value) -> Value {
        let expect = self.document(room)["you"]["decision"].clone();
        json!({"t": "act", "room": room, "expect": expect, "action": action})
    }
}
