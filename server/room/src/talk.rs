//! What is said in a room: kept first, then told and acknowledged, in the order of its numbers.

use super::frame::Frame;
use super::{ConnId, Effect, Person, Room};
use crate::stored::{Chat, LineWrite};
use protocol::{ChatLine, Code, RequestId, ServerMessage, Talker, limits};
use std::collections::VecDeque;

/// Lines that may wait to be kept. People type slowly, so more is somebody's fault.
const MOST_WAITING: usize = 64;

/// What is said in a room.
#[derive(Debug)]
pub(super) struct Talk {
    /// The latest lines, oldest first. Where the host has removed some, their numbers are missing.
    lines: VecDeque<ChatLine>,
    /// The number of the latest line, whether or not it is still there; 0 before the first.
    number: u64,
    /// Lines that were handed out to be kept.
    writing: usize,
    /// Kept lines that cannot be told yet: others before them, of other servers, must be read first.
    ahead: Vec<Kept>,
}

/// A line that is kept and not yet acknowledged.
#[derive(Debug)]
struct Kept {
    number: u64,
    conn: ConnId,
    request: RequestId,
}

impl Talk {
    /// What was said before the room came into memory.
    pub(super) fn new(chat: Chat) -> Self {
        Self { lines: chat.lines.into(), number: chat.number, writing: 0, ahead: Vec::new() }
    }

    /// Replaces what was said by what is kept of it. What was said after that was read stays.
    pub(super) fn revise(&mut self, chat: Chat) {
        let later = self.lines.drain(..).filter(|line| line.number > chat.number).collect();
        self.number = self.number.max(chat.number);
        self.lines = chat.lines.into();
        self.put(later);
    }

    pub(super) fn is_idle(&self) -> bool {
        self.writing == 0 && self.ahead.is_empty()
    }

    /// The lines a snapshot brings.
    pub(super) fn latest(&self) -> Vec<ChatLine> {
        self.lines.iter().cloned().collect()
    }

    /// The lines after a number, as far as they are in memory.
    fn since(&self, number: u64) -> Vec<ChatLine> {
        self.lines.iter().filter(|line| line.number > number).cloned().collect()
    }

    /// Takes in those of these lines that are new, which are returned.
    fn take_in(&mut self, chat: Chat) -> Vec<ChatLine> {
        let news: Vec<ChatLine> = chat.lines.into_iter().filter(|line| line.number > self.number).collect();
        self.number = self.number.max(chat.number);
        self.put(news.clone());
        news
    }

    fn put(&mut self, lines: Vec<ChatLine>) {
        self.lines.extend(lines);
        let too_many = self.lines.len().saturating_sub(limits::SNAPSHOT_LINES);
        self.lines.drain(..too_many);
    }
}

impl Room {
    /// Has something kept that somebody says to everybody in the room.
    pub(super) fn say(
        &mut self,
        at: u64,
        conn: ConnId,
        request: RequestId,
        person: &Person,
        text: &str,
        effects: &mut Vec<Effect>,
    ) {
        let text = text.trim();
        let fits = !text.is_empty()
            && text.chars().count() <= limits::CHAT_CHARS
            && !text.chars().any(char::is_control);
        if !fits || person.name.is_empty() {
            return self.refuse(Some(conn), request, Code::BadText, effects);
        }
        if self.talk.writing == MOST_WAITING {
            return self.refuse(Some(conn), request, Code::Busy, effects);
        }
        self.talk.writing += 1;
        let who = Talker { name: person.name.clone(), seat: self.record.now.table.seat_of(person.user) };
        let (id, user, revision) = (self.head.id, person.user, person.revision);
        let line = LineWrite { id, user, request, at, who, revision, text: text.to_owned() };
        effects.push(Effect::Say { conn, line });
    }

    /// A line was kept, now or when it was first sent, or was not.
    pub(super) fn said(
        &mut self,
        conn: ConnId,
        request: RequestId,
        kept: Result<Option<ChatLine>, Code>,
        effects: &mut Vec<Effect>,
    ) {
        self.talk.writing = self.talk.writing.saturating_sub(1);
        let line = match kept {
            Ok(Some(line)) => line,
            // It was said, and the host has removed it.
            Ok(None) => return self.acknowledge(Some(conn), request, 0, effects),
            Err(code) => return self.refuse(Some(conn), request, code, effects),
        };
        let number = line.number;
        self.talk.ahead.push(Kept { number, conn, request });
        // Other servers may have kept lines before it: then they are read first.
        let chat =
            if number <= self.talk.number + 1 { Chat { lines: vec![line], number } } else { Chat::default() };
        self.overhear(chat, effects);
    }

    /// What was said after a line.
    pub(super) fn missed_lines(&self, since: u64) -> Option<Frame> {
        let lines = self.talk.since(since);
        let room = self.head.id;
        (!lines.is_empty()).then(|| Frame::shared(&ServerMessage::Chat { room, lines }))
    }

    /// Tells what is new of what the store holds of the talk, and acknowledges what is told. Nothing that is kept comes
    /// before it any more: the numbers that are missing in it were removed.
    pub(super) fn overhear(&mut self, chat: Chat, effects: &mut Vec<Effect>) {
        let news = self.talk.take_in(chat);
        if !news.is_empty() && !self.members.is_empty() {
            let frame = Frame::shared(&ServerMessage::Chat { room: self.head.id, lines: news });
            effects.push(Effect::send(self.members.keys().copied().collect(), frame));
        }
        let known = self.talk.number;
        for kept in self.talk.ahead.extract_if(.., |kept| kept.number <= known).collect::<Vec<_>>() {
            self.acknowledge(Some(kept.conn), kept.request, 0, effects);
        }
        if !self.talk.ahead.is_empty() {
            effects.push(Effect::Listen);
        }
    }
}
