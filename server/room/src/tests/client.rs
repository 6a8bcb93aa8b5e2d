//! A client of a room, which applies the frames that it has read.

use crate::{Frames, RequestKind};
use flate2::read::DeflateDecoder;
use protocol::gather::any_one;
use protocol::{Since, UserId, apply, bundle};
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use std::io::Read;

pub(super) struct Client {
    pub(super) user: Option<UserId>,
    pub(super) since: Option<Since>,
    pub(super) document: Value,
    /// Times in patches count from here.
    began: u64,
    pub(super) log: Vec<Value>,
    /// How many patches it received.
    pub(super) patches: usize,
    /// What it was told of the users: objects with their names, by their keys.
    pub(super) people: BTreeMap<String, Value>,
    /// The lines of chat that it received.
    pub(super) chat: Vec<Value>,
    /// No line has arrived since the latest snapshot message.
    fresh: bool,
    /// The presence messages it received: the seats, and the number of spectators.
    pub(super) presence: Vec<(Vec<u64>, u64)>,
    /// Frames that have arrived and were not read yet.
    pub(super) inbox: VecDeque<String>,
    /// Whether it accepts compressed frames.
    reads_deflate: bool,
    /// How many compressed bundles it received.
    pub(super) bundles: usize,
    /// Requests without an answer.
    pub(super) open: BTreeMap<String, RequestKind>,
    /// The answers: the version of an acknowledgement, or an error code.
    pub(super) answers: BTreeMap<String, Result<u64, String>>,
    /// The suggestions that it received.
    pub(super) suggestions: Vec<Value>,
    pub(super) connected: bool,
    /// The names of the failures that refusals told.
    pub(super) failures: Vec<String>,
}

impl Client {
    /// A client that has received nothing.
    pub(super) fn of(user: Option<UserId>, reads_deflate: bool) -> Self {
        Self {
            user,
            since: None,
            document: Value::Null,
            began: 0,
            log: Vec::new(),
            patches: 0,
            failures: Vec::new(),
            people: BTreeMap::new(),
            chat: Vec::new(),
            fresh: false,
            presence: Vec::new(),
            inbox: VecDeque::new(),
            reads_deflate,
            bundles: 0,
            open: BTreeMap::new(),
            answers: BTreeMap::new(),
            suggestions: Vec::new(),
            connected: false,
        }
    }

    /// Frames arrive, compressed or not.
    pub(super) fn receive(&mut self, frames: &Frames) {
        let Some(bundle) = frames.deflated().filter(|_| self.reads_deflate) else {
            return self.inbox.extend(frames.iter().map(|frame| frame.to_string()));
        };
        let texts: Vec<String> = frames.iter().map(|frame| frame.to_string()).collect();
        let read = bundle::messages(&inflated(&bundle)).expect("the bundle can be read");
        assert_eq!(read, texts, "a compressed bundle contains the same frames");
        self.bundles += 1;
        self.inbox.extend(read);
    }

    /// A request to play the legal action number `n` modulo their number.
    pub(super) fn legal_action(&self, n: usize) -> Option<RequestKind> {
        let you = self.document.get("you")?;
        let actions = you.get("prompt")?.get("actions")?.as_array()?;
        let action = any_one(&actions[n % actions.len()]["action"], |count| n % count);
        Some(RequestKind::Act { expect: you["decision"].as_u64()?, action })
    }

    /// What the user with this key is called; `None` for an erased one.
    pub(super) fn name_of(&self, key: &Value) -> Option<&str> {
        self.people[key.as_str().unwrap()].get("name").map(|name| name.as_str().unwrap())
    }

    /// What the user in this seat is called.
    pub(super) fn name_at(&self, seat: u8) -> Option<&str> {
        self.name_of(&self.document["table"]["seats"][seat.to_string()]["person"])
    }

    pub(super) fn take_in(&mut self, frame: &str) {
        let message: Value = serde_json::from_str(frame).unwrap();
        let version = || message["version"].as_u64().unwrap();
        match message["t"].as_str().unwrap() {
            "snapshot" => {
                self.document = message["document"].clone();
                self.began = message["began"].as_u64().unwrap();
                self.log = message["log"].as_array().unwrap().clone();
                self.chat = message["chat"].as_array().unwrap().clone();
                let stream = message["stream"].as_str().unwrap().to_owned();
                let line = self.chat.last().map_or(0, |line| line["number"].as_u64().unwrap());
                self.fresh = true;
                self.since = Some(Since { stream, version: version(), line });
            }
            "patch" => {
                let since = self.since.as_mut().expect("a patch follows a snapshot");
                assert_eq!(version(), since.version + 1, "numbers are contiguous");
                since.version = version();
                self.patches += 1;
                if let Some(delta) = message.get("delta") {
                    apply(&mut self.document, delta);
                }
                self.log.extend(entry_of(&message, self.began));
            }
            "ack" => self.answered(&message, &Ok(version())),
            "nack" => {
                self.failures.extend(message["failure"].as_str().map(str::to_owned));
                self.answered(&message, &Err(message["code"].as_str().unwrap().to_owned()));
            }
            "suggestion" => {
                self.open.remove(message["id"].as_str().unwrap());
                self.suggestions.push(message);
            }
            "chat" => {
                let since = self.since.as_mut().expect("chat follows a snapshot");
                if message["replace"] == true {
                    self.chat.clear();
                    since.line = 0;
                    self.fresh = true;
                }
                for line in message["lines"].as_array().unwrap() {
                    let number = line["number"].as_u64().unwrap();
                    assert!(number > since.line, "no line arrives twice");
                    // Lines that the host deleted before the snapshot message are missing.
                    assert!(self.fresh || number == since.line + 1, "no line is missing");
                    since.line = number;
                    self.fresh &= message["replace"] == true;
                    self.chat.push(line.clone());
                }
            }
            "people" => {
                for (key, person) in message["people"].as_object().unwrap() {
                    self.people.insert(key.clone(), person.clone());
                }
            }
            "resumed" => assert!(self.since.is_some(), "the client had a state to resume from"),
            "presence" => {
                let seats = message["seats"].as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap());
                self.presence.push((seats.collect(), message["watching"].as_u64().unwrap()));
            }
            other => panic!("a room does not send {other}"),
        }
    }

    fn answered(&mut self, message: &Value, answer: &Result<u64, String>) {
        let id = message["id"].as_str().unwrap().to_owned();
        self.open.remove(&id);
        let before = self.answers.insert(id.clone(), answer.clone());
        // A repeated request may be answered again, but always with the same version once it was carried out.
        if let Some(Ok(version)) = before {
            assert_eq!(*answer, Ok(version), "request {id} is answered in two ways");
        }
    }
}

/// Decompresses a binary frame.
pub(crate) fn inflated(bytes: &[u8]) -> String {
    let mut text = String::new();
    let bytes = bundle::with_dictionary(bytes);
    DeflateDecoder::new(&*bytes).read_to_string(&mut text).expect("the stream is complete");
    text.split_off(bundle::DICTIONARY.len())
}

/// The log entry in a patch.
fn entry_of(patch: &Value, began: u64) -> Option<Value> {
    let mut entry = patch.as_object()?.clone();
    entry.retain(|key, _| !["t", "tag", "delta"].contains(&key.as_str()));
    let at = entry.get_mut("at")?;
    *at = (began + at.as_u64()?).into();
    Some(entry.into())
}
