//! A client over a real socket, which keeps every document it is shown by folding patches.

use crate::web::Web;
use flate2::read::DeflateDecoder;
use futures_util::{SinkExt, StreamExt};
use protocol::bundle;
use protocol::choices::{one_action, unpacked};
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

/// No answer takes this long; a test that waits longer has failed.
const PATIENCE: Duration = Duration::from_secs(20);
/// The pause before a server is asked again that cannot let anybody in.
const PAUSE: Duration = Duration::from_millis(100);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub(crate) struct Client {
    pub(crate) socket: Socket,
    pub(crate) rooms: BTreeMap<String, Seen>,
    /// The rooms by what patches call them.
    tags: BTreeMap<u64, String>,
    /// Everything that was heard, in order.
    pub(crate) heard: Vec<Value>,
    /// Messages of a compressed frame that were not heard yet.
    read: VecDeque<String>,
    /// The bytes of every compressed frame.
    pub(crate) bundles: Vec<usize>,
    requests: u32,
}

/// What a client has of a room.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) stream: String,
    pub(crate) version: u64,
    pub(crate) document: Value,
    /// What patches write in few letters.
    words: Vec<String>,
    /// The lines of chat it was told.
    pub(crate) lines: Vec<Value>,
    /// No line was heard since the latest snapshot.
    fresh: bool,
}

impl Seen {
    /// What is said of it when the room is joined again.
    pub(crate) fn since(&self) -> Value {
        json!({"stream": self.stream, "version": self.version, "line": self.line()})
    }

    /// The number of the latest line.
    pub(crate) fn line(&self) -> u64 {
        self.lines.last().map_or(0, |line| line["number"].as_u64().unwrap())
    }
}

/// Opens a socket; an error when the upgrade is refused.
pub(crate) async fn open(web: &Web, headers: &[(&'static str, &str)]) -> Result<Socket, Error> {
    let mut request = format!("ws://{}/api/socket", web.address).into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, HeaderValue::from_str(value).unwrap());
    }
    connect_async(request).await.map(|(socket, _)| socket)
}

impl Client {
    /// A socket that has said hello.
    pub(crate) async fn connect(web: &Web, cookie: Option<&str>) -> Self {
        Self::try_connect(web, cookie).await.expect("the server lets everybody in")
    }

    /// A socket that has said hello; nothing when the server is gone, or goes meanwhile.
    pub(crate) async fn try_connect(web: &Web, cookie: Option<&str>) -> Option<Self> {
        let headers: Vec<_> = cookie.map(|cookie| ("cookie", cookie)).into_iter().collect();
        let socket = loop {
            match open(web, &headers).await {
                // Its database is not there yet, or slow: everybody tries again.
                Err(Error::Http(answer)) if answer.status() == 503 => tokio::time::sleep(PAUSE).await,
                opened => break opened.ok()?,
            }
        };
        let mut client = Self::of(socket);
        client.greet(true).await?;
        Some(client)
    }

    /// Says hello, and whether it reads compressed frames; nothing when the server goes meanwhile.
    pub(crate) async fn greet(&mut self, deflate: bool) -> Option<()> {
        let hello =
            json!({"t": "hello", "protocol": protocol::PROTOCOL, "build": "test", "deflate": deflate});
        self.try_send(&hello).await?;
        loop {
            let message = self.hear_or_end().await?;
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
            heard: Vec::new(),
            read: VecDeque::new(),
            bundles: Vec::new(),
            requests: 0,
        }
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    /// Sends a message; nothing when the socket is broken.
    pub(crate) async fn try_send(&mut self, message: &Value) -> Option<()> {
        self.socket.send(Message::text(message.to_string())).await.ok()
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// The next message, folded into what is known.
    pub(crate) async fn hear(&mut self) -> Value {
        let Some(message) = self.hear_or_end().await else {
            panic!("the socket ended: {:?}", self.heard.last())
        };
        message
    }

    /// The next message; nothing when the socket ended.
    pub(crate) async fn hear_or_end(&mut self) -> Option<Value> {
        loop {
            if let Some(text) = self.read.pop_front() {
                return Some(self.take_in(&text));
            }
            let next = timeout(PATIENCE, self.socket.next()).await.expect("an answer in time");
            match next? {
                Ok(Message::Text(text)) => return Some(self.take_in(&text)),
                Ok(Message::Binary(bytes)) => {
                    let mut text = String::new();
                    DeflateDecoder::new(&*bytes).read_to_string(&mut text).unwrap();
                    self.read.extend(bundle::messages(&text).expect("all parts have their places"));
                    self.bundles.push(bytes.len());
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn take_in(&mut self, text: &str) -> Value {
        let mut message: Value = serde_json::from_str(text).unwrap();
        self.name_room(&mut message);
        self.spell_out(&mut message);
        self.fold(&message);
        self.heard.push(message.clone());
        message
    }

    /// Listens until a message is the wanted one.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hear().await;
            if wanted(&message) {
                return message;
            }
        }
    }

    /// Notes what a room is called from now on, and writes its name into the patches that call it so.
    fn name_room(&mut self, message: &mut Value) {
        let Some(tag) = message.get("tag").and_then(Value::as_u64) else { return };
        match message.get("room") {
            Some(room) => {
                self.tags.insert(tag, room.as_str().unwrap().to_owned());
            }
            None => message["room"] = self.tags[&tag].as_str().into(),
        }
    }

    /// Puts the words of the room into a patch, which is written in few letters.
    fn spell_out(&self, message: &mut Value) {
        if let (Some("patch"), Some(room)) = (message["t"].as_str(), message["room"].as_str()) {
            let seen = self.rooms.get(room).expect("a patch follows a snapshot");
            let spelled = protocol::words::spelled_out(&message.to_string(), &seen.words);
            *message = serde_json::from_str(&spelled).unwrap();
        }
    }

    fn fold(&mut self, message: &Value) {
        let room = || message["room"].as_str().unwrap().to_owned();
        match message["t"].as_str() {
            Some("snapshot") => {
                let seen = Seen {
                    stream: message["stream"].as_str().unwrap().to_owned(),
                    version: message["version"].as_u64().unwrap(),
                    document: message["document"].clone(),
                    words: serde_json::from_value(message["words"].clone()).unwrap(),
                    lines: message["chat"].as_array().unwrap().clone(),
                    fresh: true,
                };
                self.rooms.insert(room(), seen);
            }
            Some("patch") => {
                let seen = self.rooms.get_mut(&room()).expect("a patch follows a snapshot");
                let version = message["version"].as_u64().unwrap();
                assert_eq!(version, seen.version + 1, "numbers are contiguous");
                seen.version = version;
                if let Some(delta) = message.get("delta") {
                    protocol::apply(&mut seen.document, delta);
                }
            }
            Some("chat") => {
                let seen = self.rooms.get_mut(&room()).expect("talk follows a snapshot");
                for line in message["lines"].as_array().unwrap() {
                    // Another server may have told it already.
                    if line["number"].as_u64().unwrap() > seen.line() {
                        // What the host removed before the snapshot is missing.
                        let next = line["number"] == seen.line() + 1;
                        assert!(next || seen.fresh, "no line is missing");
                        seen.fresh = false;
                        seen.lines.push(line.clone());
                    }
                }
            }
            _ => {}
        }
    }

    /// Sends a request under a fresh id and returns its answer.
    pub(crate) async fn ask(&mut self, request: Value) -> Value {
        self.requests += 1;
        let id = format!("r{}", self.requests);
        self.ask_as(&id, request).await
    }

    /// Sends a request under an id and returns its answer.
    pub(crate) async fn ask_as(&mut self, id: &str, mut request: Value) -> Value {
        request["id"] = id.into();
        self.send(&request).await;
        self.answer(id).await
    }

    /// Waits for the answer to a request.
    pub(crate) async fn answer(&mut self, id: &str) -> Value {
        self.until(|message| (message["t"] == "ack" || message["t"] == "nack") && message["id"] == id).await
    }

    pub(crate) async fn join(&mut self, room: &str) -> Value {
        self.ask(json!({"t": "join", "room": room})).await
    }

    /// Changes the table, which must succeed.
    pub(crate) async fn change(&mut self, room: &str, change: Value) {
        let answer = self.ask(json!({"t": "table", "room": room, "change": change})).await;
        assert_eq!(answer["t"], "ack", "{change}: {answer}");
    }

    pub(crate) fn seen(&self, room: &str) -> &Seen {
        &self.rooms[room]
    }

    pub(crate) fn document(&self, room: &str) -> &Value {
        &self.rooms[room].document
    }

    /// The actions that may be played.
    pub(crate) fn choices(&self, room: &str) -> Vec<Value> {
        let choices = self.document(room).pointer("/you/ask/choices").and_then(Value::as_object);
        let choices = choices.map(unpacked).unwrap_or_default();
        choices.iter().map(|choice| one_action(&choice["action"], |_| 0)).collect()
    }

    /// The request that plays an action now.
    pub(crate) fn act(&self, room: &str, action: &Value) -> Value {
        let expect = self.document(room)["you"]["decision"].clone();
        json!({"t": "act", "room": room, "expect": expect, "action": action})
    }
}
