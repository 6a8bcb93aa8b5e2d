//! The chat of a room. A line is stored first, then sent to all sockets and acknowledged, in the order of the line
//! numbers.

use super::frame::Frame;
use super::{ConnId, Effect, NamedUser, Room};
use crate::stored::{Chat, LineWrite};
use protocol::{ChatAuthor, ChatLine, Code, RequestId, ServerMessage, limits};
use std::collections::VecDeque;

/// The limit of lines that wait to be stored. Users type slowly, so only a faulty or hostile client reaches it.
const MAX_LINES_IN_FLIGHT: usize = 64;

/// The latest chat, and the lines being stored.
#[derive(Debug)]
pub(super) struct RoomChat {
    /// The latest lines, oldest first. Numbers are missing where the host has deleted lines.
    lines: VecDeque<ChatLine>,
    /// The number of the latest line, even if it was deleted; 0 before the first line.
    number: u64,
    /// How many lines are being stored.
    lines_in_flight: usize,
    /// Stored lines that come after lines of other servers, which must be read first.
    out_of_order: Vec<UnacknowledgedLine>,
}

/// A line that is stored and not yet acknowledged.
#[derive(Debug)]
struct UnacknowledgedLine {
    number: u64,
    conn: ConnId,
    request: RequestId,
}

impl RoomChat {
    /// The chat from before the room was loaded.
    pub(super) fn new(chat: Chat) -> Self {
        Self { lines: chat.lines.into(), number: chat.number, lines_in_flight: 0, out_of_order: Vec::new() }
    }

    /// Replaces the lines by the stored ones, but keeps later lines than these.
    pub(super) fn replace(&mut self, chat: Chat) {
        let later = self.lines.drain(..).filter(|line| line.number > chat.number).collect();
        self.number = self.number.max(chat.number);
        self.lines = chat.lines.into();
        self.append(later);
    }

    pub(super) fn is_idle(&self) -> bool {
        self.lines_in_flight == 0 && self.out_of_order.is_empty()
    }

    /// The lines of a snapshot message.
    pub(super) fn latest(&self) -> Vec<ChatLine> {
        self.lines.iter().cloned().collect()
    }

    /// The lines after a number, as far as they are in memory.
    fn since(&self, number: u64) -> Vec<ChatLine> {
        self.lines.iter().filter(|line| line.number > number).cloned().collect()
    }

    /// Adds those lines that are new, and returns them.
    fn add_new(&mut self, chat: Chat) -> Vec<ChatLine> {
        let new_lines: Vec<ChatLine> =
            chat.lines.into_iter().filter(|line| line.number > self.number).collect();
        self.number = self.number.max(chat.number);
        self.append(new_lines.clone());
        new_lines
    }

    fn append(&mut self, lines: Vec<ChatLine>) {
        self.lines.extend(lines);
        let too_many = self.lines.len().saturating_sub(limits::SNAPSHOT_CHAT_LINES);
        self.lines.drain(..too_many);
    }
}

impl Room {
    /// Checks a line of a user and has it stored.
    pub(super) fn write_line(
        &mut self,
        at: u64,
        conn: ConnId,
        request: RequestId,
        user: &NamedUser,
        text: &str,
        effects: &mut Vec<Effect>,
    ) {
        let text = text.trim();
        let fits = !text.is_empty()
            && text.chars().count() <= limits::CHAT_CHARS
            && !text.chars().any(char::is_control);
        if !fits || user.name.is_empty() {
            return self.refuse(Some(conn), request, Code::BadText, effects);
        }
        if self.chat.lines_in_flight == MAX_LINES_IN_FLIGHT {
            return self.refuse(Some(conn), request, Code::Busy, effects);
        }
        self.chat.lines_in_flight += 1;
        let author = ChatAuthor { name: user.name.clone(), seat: self.record.state.table.seat_of(user.id) };
        let (id, user, revision) = (self.head.id, user.id, user.revision);
        let line = LineWrite { id, user, request, at, author, revision, text: text.to_owned() };
        effects.push(Effect::WriteLine { conn, line });
    }

    /// Takes in the answer to [`Effect::WriteLine`].
    pub(super) fn line_written(
        &mut self,
        conn: ConnId,
        request: RequestId,
        result: Result<Option<ChatLine>, Code>,
        effects: &mut Vec<Effect>,
    ) {
        self.chat.lines_in_flight = self.chat.lines_in_flight.saturating_sub(1);
        let line = match result {
            Ok(Some(line)) => line,
            // The line was stored earlier, and the host has deleted it since.
            Ok(None) => return self.acknowledge(Some(conn), request, 0, effects),
            Err(code) => return self.refuse(Some(conn), request, code, effects),
        };
        let number = line.number;
        self.chat.out_of_order.push(UnacknowledgedLine { number, conn, request });
        // If other servers have stored lines before this one, those must be read first.
        let chat =
            if number <= self.chat.number + 1 { Chat { lines: vec![line], number } } else { Chat::default() };
        self.merge_stored_lines(chat, effects);
    }

    /// A frame with the lines after a number.
    pub(super) fn missed_lines(&self, since: u64) -> Option<Frame> {
        let lines = self.chat.since(since);
        let room = self.head.id;
        (!lines.is_empty()).then(|| Frame::shared(&ServerMessage::Chat { room, lines }))
    }

    /// Sends the stored lines that are new, and acknowledges lines that are sent. No line before the latest stored
    /// one can be added any more: missing numbers are deleted lines.
    pub(super) fn merge_stored_lines(&mut self, chat: Chat, effects: &mut Vec<Effect>) {
        let new_lines = self.chat.add_new(chat);
        if !new_lines.is_empty() && !self.subscribers.is_empty() {
            let frame = Frame::shared(&ServerMessage::Chat { room: self.head.id, lines: new_lines });
            effects.push(Effect::send(self.subscribers.keys().copied().collect(), frame));
        }
        let known = self.chat.number;
        for kept in self.chat.out_of_order.extract_if(.., |kept| kept.number <= known).collect::<Vec<_>>() {
            self.acknowledge(Some(kept.conn), kept.request, 0, effects);
        }
        if !self.chat.out_of_order.is_empty() {
            effects.push(Effect::CheckStore);
        }
    }
}
