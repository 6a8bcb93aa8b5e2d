//! A browser at a room: it folds what it is sent, as far as it has read it.

use super::history::entry_of;
use crate::{Frames, Person, Wish};
use flate2::read::DeflateDecoder;
use protocol::choices::{one_action, unpacked};
use protocol::words::spelled_out;
use protocol::{Since, apply, bundle};
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use std::io::Read;

/// A browser: it has what it was sent, and what it still waits for.
pub(super) struct Client {
    pub(super) person: Option<Person>,
    pub(super) since: Option<Since>,
    pub(super) document: Value,
    words: Vec<String>,
    /// From when the times of patches count.
    began: u64,
    pub(super) log: Vec<Value>,
    /// The lines of chat it was told.
    pub(super) chat: Vec<Value>,
    /// It has heard no line since the latest snapshot.
    fresh: bool,
    /// Every word of who is there: the seats, and how many watch.
    pub(super) presence: Vec<(Vec<u64>, u64)>,
    /// Frames that arrived and were not read yet.
    pub(super) inbox: VecDeque<String>,
    /// Whether it reads compressed frames.
    reads_deflate: bool,
    /// How many of those it was sent.
    pub(super) bundles: usize,
    /// Requests without an answer.
    pub(super) open: BTreeMap<String, Wish>,
    /// The answers: an ack's version, or a code.
    pub(super) answers: BTreeMap<String, Result<u64, String>>,
    pub(super) connected: bool,
}

impl Client {
    /// Nothing was sent to it yet.
    pub(super) fn of(person: Option<Person>, reads_deflate: bool) -> Self {
        Self {
            person,
            since: None,
            document: Value::Null,
            words: Vec::new(),
            began: 0,
            log: Vec::new(),
            chat: Vec::new(),
            fresh: false,
            presence: Vec::new(),
            inbox: VecDeque::new(),
            reads_deflate,
            bundles: 0,
            open: BTreeMap::new(),
            answers: BTreeMap::new(),
            connected: false,
        }
    }

    /// Frames arrive, as they are or compressed.
    pub(super) fn receive(&mut self, frames: &Frames) {
        let Some(bundle) = frames.deflated().filter(|_| self.reads_deflate) else {
            return self.inbox.extend(frames.iter().map(|frame| frame.to_string()));
        };
        let texts: Vec<String> = frames.iter().map(|frame| frame.to_string()).collect();
        let read = bundle::messages(&inflated(&bundle)).expect("the private parts have their places");
        assert_eq!(read, texts, "a compressed frame says the same");
        self.bundles += 1;
        self.inbox.extend(read);
    }

    /// The listed action number `n` (counted round) as a wish.
    pub(super) fn listed(&self, n: usize) -> Option<Wish> {
        let you = self.document.get("you")?;
        let choices = unpacked(you.get("ask")?.get("choices")?.as_object()?);
        let action = one_action(&choices[n % choices.len()]["action"], |count| n % count);
        Some(Wish::Act { expect: you["decision"].as_u64()?, action })
    }

    pub(super) fn take_in(&mut self, frame: &str) {
        let message: Value = serde_json::from_str(frame).unwrap();
        let message = match message["t"].as_str() {
            Some("patch") => serde_json::from_str(&spelled_out(frame, &self.words)).unwrap(),
            _ => message,
        };
        let version = || message["version"].as_u64().unwrap();
        match message["t"].as_str().unwrap() {
            "snapshot" => {
                self.document = message["document"].clone();
                self.words = serde_json::from_value(message["words"].clone()).unwrap();
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
                if let Some(delta) = message.get("delta") {
                    apply(&mut self.document, delta);
                }
                self.log.extend(entry_of(&message, self.began));
            }
            "ack" => self.answered(&message, &Ok(version())),
            "nack" => self.answered(&message, &Err(message["code"].as_str().unwrap().to_owned())),
            "chat" => {
                let since = self.since.as_mut().expect("talk follows a snapshot");
                for line in message["lines"].as_array().unwrap() {
                    let number = line["number"].as_u64().unwrap();
                    assert!(number > since.line, "no line is told twice");
                    // What the host removed before the snapshot is missing.
                    assert!(self.fresh || number == since.line + 1, "no line is missing");
                    (since.line, self.fresh) = (number, false);
                    self.chat.push(line.clone());
                }
            }
            "resumed" => assert!(self.since.is_some(), "it had something to go on from"),
            "presence" => {
                let seats = message["seats"].as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap());
                self.presence.push((seats.collect(), message["watching"].as_u64().unwrap()));
            }
            other => panic!("a room does not say {other}"),
        }
    }

    fn answered(&mut self, message: &Value, answer: &Result<u64, String>) {
        let id = message["id"].as_str().unwrap().to_owned();
        self.open.remove(&id);
        let before = self.answers.insert(id.clone(), answer.clone());
        // A request sent again may be answered again, but never otherwise once it was carried out.
        if let Some(Ok(version)) = before {
            assert_eq!(*answer, Ok(version), "request {id} is answered in two ways");
        }
    }
}

/// What raw deflate holds.
pub(crate) fn inflated(bytes: &[u8]) -> String {
    let mut text = String::new();
    DeflateDecoder::new(bytes).read_to_string(&mut text).expect("it ends as it should");
    text
}
