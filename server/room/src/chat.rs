//! The chat of a room. A line is stored first, then sent to all sockets and acknowledged, in the order of the line
//! numbers.

use super::frame::Frame;
use super::people::chat_line;
use super::{ConnId, Effect, Room};
use protocol::{ChatLine, Code, MatchId, RequestId, ServerMessage, UserId, Writers, limits};
use records::names::is_readable;
use records::{Chat, LineWrite, StoredLine};
use std::collections::VecDeque;

/// The limit of lines that wait to be stored. Users type slowly, so only a faulty or hostile client reaches it.
const MAX_LINES_IN_FLIGHT: usize = 64;

/// The latest chat, and the lines being stored.
#[derive(Debug)]
pub(super) struct RoomChat {
    /// The latest lines, oldest first. Numbers are missing where the host has deleted lines.
    lines: VecDeque<StoredLine>,
    /// The number of the latest line, even if it was deleted; 0 before the first line.
    number: u64,
    /// How many lines are being stored.
    lines_in_flight: usize,
    /// Lines have been deleted or have got other authors since the room was loaded, so a client that reconnects may
    /// still have them as they were.
    has_changes: bool,
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
        Self {
            lines: chat.lines.into(),
            number: chat.number,
            lines_in_flight: 0,
            has_changes: false,
            out_of_order: Vec::new(),
        }
    }

    /// Whether lines that the room has are deleted or have another author now.
    fn has_changed_lines(&self, stored: &Chat) -> bool {
        // If the store has fewer lines than were asked for, it has no older ones.
        let is_full = stored.lines.len() >= limits::SNAPSHOT_CHAT_LINES;
        let oldest = stored.lines.first().filter(|_| is_full).map_or(0, |line| line.number);
        let is_stored = |known: &StoredLine| {
            let found = stored.lines.binary_search_by_key(&known.number, |line| line.number);
            found.is_ok_and(|at| stored.lines[at].user == known.user)
        };
        let mut known = self.lines.iter().filter(|line| (oldest..=stored.number).contains(&line.number));
        known.any(|line| !is_stored(line))
    }

    /// Replaces the lines by the stored ones, but keeps later lines than these.
    fn replace(&mut self, chat: Chat) {
        self.has_changes = true;
        let later = self.lines.drain(..).filter(|line| line.number > chat.number).collect();
        self.number = self.number.max(chat.number);
        self.lines = chat.lines.into();
        self.append(later);
    }

    pub(super) fn is_idle(&self) -> bool {
        self.lines_in_flight == 0 && self.out_of_order.is_empty()
    }

    /// The lines of a snapshot message.
    pub(super) fn latest(&self, id: MatchId) -> Vec<ChatLine> {
        self.lines.iter().map(|line| chat_line(id, line)).collect()
    }

    /// The authors of the lines in memory.
    pub(super) fn authors(&self) -> impl Iterator<Item = UserId> {
        self.lines.iter().map(|line| line.user)
    }

    /// Adds those lines that are new, and returns them.
    fn add_new(&mut self, chat: Chat) -> Vec<StoredLine> {
        let new_lines: Vec<StoredLine> =
            chat.lines.into_iter().filter(|line| line.number > self.number).collect();
        self.number = self.number.max(chat.number);
        self.append(new_lines.clone());
        new_lines
    }

    fn append(&mut self, lines: Vec<StoredLine>) {
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
        user: UserId,
        text: &str,
        effects: &mut Vec<Effect>,
    ) {
        let text = text.trim();
        let fits = text.chars().count() <= limits::CHAT_CHARS
            && !text.chars().any(char::is_control)
            && is_readable(text);
        if !fits {
            return self.refuse(Some(conn), request, Code::BadText, effects);
        }
        let (id, seat) = (self.head.id, self.record.state.table.seat_of(user));
        if self.record.state.table.settings.writers == Writers::Players && seat.is_none() {
            return self.refuse(Some(conn), request, Code::NotSeated, effects);
        }
        if self.chat.lines_in_flight == MAX_LINES_IN_FLIGHT {
            return self.refuse(Some(conn), request, Code::Busy, effects);
        }
        self.chat.lines_in_flight += 1;
        let line = LineWrite { id, user, request, at, seat, text: text.to_owned() };
        effects.push(Effect::WriteLine { conn, line });
    }

    /// Takes in the answer to [`Effect::WriteLine`].
    pub(super) fn line_written(
        &mut self,
        conn: ConnId,
        request: RequestId,
        result: Result<Option<StoredLine>, Code>,
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

    /// A frame with the lines after a number, as far as they are in memory. If lines were deleted, it has all that are
    /// left.
    pub(super) fn missed_lines(&self, since: u64) -> Option<Frame> {
        let (room, replace) = (self.head.id, self.chat.has_changes);
        let missed = self.chat.lines.iter().filter(|line| replace || line.number > since);
        let lines: Vec<ChatLine> = missed.map(|line| chat_line(room, line)).collect();
        (replace || !lines.is_empty()).then(|| Frame::shared(&ServerMessage::Chat { room, lines, replace }))
    }

    /// Takes in the stored chat, from which the host may have deleted lines. Others may have other authors.
    pub(super) fn merge_stored_chat(&mut self, chat: Chat, effects: &mut Vec<Effect>) {
        if self.chat.has_changed_lines(&chat) {
            self.chat.replace(chat);
            let shown = self.missed_lines(0);
            self.update_people(effects);
            let to = self.subscribers.keys().copied().collect();
            effects.extend(shown.map(|frame| Effect::send(to, frame)));
            self.merge_stored_lines(Chat::default(), effects);
        } else {
            self.merge_stored_lines(chat, effects);
        }
    }

    /// Sends the stored lines that are new, and acknowledges lines that are sent. No line before the latest stored
    /// one can be added any more: missing numbers are deleted lines.
    pub(super) fn merge_stored_lines(&mut self, chat: Chat, effects: &mut Vec<Effect>) {
        let new_lines = self.chat.add_new(chat);
        if new_lines.iter().any(|line| !self.people.has(line.user)) {
            self.update_people(effects);
        }
        if !new_lines.is_empty() && !self.subscribers.is_empty() {
            let room = self.head.id;
            let lines = new_lines.iter().map(|line| chat_line(room, line)).collect();
            let frame = Frame::shared(&ServerMessage::Chat { room, lines, replace: false });
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
