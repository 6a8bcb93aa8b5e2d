//! What is said in a room: kept first, then told and acknowledged, in the order of its numbers.

use super::stream::encode;
use super::{ConnId, Effect, Person, Room};
use crate::stored::LineWrite;
use protocol::{ChatLine, Code, RequestId, ServerMessage, Talker, limits};
use std::collections::VecDeque;

/// Lines that may wait to be kept. People type slowly, so more is somebody's fault.
const MOST_WAITING: usize = 64;

/// What is said in a room.
#[derive(Debug)]
pub(super) struct Talk {
    /// The latest lines, oldest first, without a gap.
    lines: VecDeque<ChatLine>,
    /// The number of the latest line; 0 before the first.
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
    pub(super) fn new(lines: Vec<ChatLine>) -> Self {
        let number = lines.last().map_or(0, |line| line.number);
        Self { lines: lines.into(), number, writing: 0, ahead: Vec::new() }
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

    /// Takes in those of these lines that come next, and returns them.
    fn take_in(&mut self, lines: Vec<ChatLine>) -> Vec<ChatLine> {
        let mut news = Vec::new();
        for line in lines {
            if line.number != self.number + 1 {
                continue;
            }
            if self.lines.len() == limits::SNAPSHOT_LINES {
                self.lines.pop_front();
            }
            self.number = line.number;
            self.lines.push_back(line.clone());
            news.push(line);
        }
        news
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
        let line = LineWrite { id: self.head.id, user: person.user, request, at, who, text: text.to_owned() };
        effects.push(Effect::Say { conn, line });
    }

    /// A line was kept, now or when it was first sent, or was not.
    pub(super) fn said(
        &mut self,
        conn: ConnId,
        request: RequestId,
        kept: Result<ChatLine, Code>,
        effects: &mut Vec<Effect>,
    ) {
        self.talk.writing = self.talk.writing.saturating_sub(1);
        let line = match kept {
            Ok(line) => line,
            Err(code) => return self.refuse(Some(conn), request, code, effects),
        };
        self.talk.ahead.push(Kept { number: line.number, conn, request });
        self.tell_lines(vec![line], effects);
    }

    /// Hears what the store holds of the talk, which other servers may have kept.
    pub(super) fn overhear(&mut self, chat: Vec<ChatLine>, effects: &mut Vec<Effect>) {
        // Whoever missed more than is read at once has a gap there, as a snapshot would.
        if let Some(first) = chat.first().filter(|line| line.number > self.talk.number + 1) {
            self.talk.number = first.number - 1;
            self.talk.lines.clear();
        }
        self.tell_lines(chat, effects);
    }

    /// Brings somebody who comes back what was said meanwhile.
    pub(super) fn tell_missed_lines(&self, conn: ConnId, since: u64, effects: &mut Vec<Effect>) {
        let lines = self.talk.since(since);
        if !lines.is_empty() {
            let frame = encode(&ServerMessage::Chat { room: self.head.id, lines });
            effects.push(Effect::send(vec![conn], frame));
        }
    }

    /// Tells the lines that come next, and acknowledges what is told.
    fn tell_lines(&mut self, lines: Vec<ChatLine>, effects: &mut Vec<Effect>) {
        let news = self.talk.take_in(lines);
        if !news.is_empty() && !self.members.is_empty() {
            let frame = encode(&ServerMessage::Chat { room: self.head.id, lines: news });
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
