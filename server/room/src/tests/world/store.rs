//! The store of the test room, and changes of it that the room does not make.

use super::World;
use crate::stored::{
    Chat, LineWrite, Millis, NameRevision, SeatAssignment, StepWrite, StoredPosition, StoredRoom,
};
use crate::{Command, NamedUser};
use protocol::ChatLine;

impl World {
    /// Stores a line of this server or another one, like a store does.
    pub(in crate::tests) fn store_line(&mut self, write: LineWrite) -> ChatLine {
        let LineWrite { user, request, at, author, text, .. } = write;
        if let Some((.., line)) = self.stored_lines.iter().find(|(by, id, _)| (*by, id) == (user, &request)) {
            return line.clone();
        }
        let line = ChatLine { number: self.stored_lines.len() as u64 + 1, at, author, text };
        self.stored_lines.push((user, request, line.clone()));
        line
    }

    pub(super) fn chat(&self) -> Chat {
        let lines =
            self.stored_lines.iter().map(|(.., line)| line.clone()).filter(|line| !line.text.is_empty());
        Chat { lines: lines.collect(), number: self.stored_lines.len() as u64 }
    }

    pub(super) fn position(&self) -> StoredPosition {
        StoredPosition { version: self.stored.row.version, revision: self.stored.row.revision }
    }

    /// The host changes a user's name in the store. The room is not told.
    pub(in crate::tests) fn rename_in_store(&mut self, target: &NamedUser, name: &str) {
        for seat in &mut self.stored.seats {
            if let SeatAssignment::User { user, name: kept, .. } = &mut seat.assignment
                && *user == target.id
            {
                kept.clear();
                kept.push_str(name);
            }
        }
        for step in &mut self.stored.steps {
            step.table =
                step.table.replace(&format!("\"name\":\"{}\"", target.name), &format!("\"name\":\"{name}\""));
        }
        for (user, _, line) in &mut self.stored_lines {
            if *user == target.id {
                name.clone_into(&mut line.author.name);
            }
        }
        self.renamed.insert(target.id, target.revision + 1);
        self.stored.row.revision += 1;
    }

    /// The host deletes all lines of chat in the store. The room is not told.
    pub(in crate::tests) fn delete_lines_in_store(&mut self) {
        self.stored_lines.iter_mut().for_each(|(.., line)| line.text.clear());
        self.stored.row.revision += 1;
    }

    pub(super) fn is_renamed(&self, name_revision: NameRevision) -> bool {
        self.renamed.get(&name_revision.user).is_some_and(|revision| *revision != name_revision.revision)
    }

    pub(in crate::tests) fn reload(&mut self) {
        if let Some(known) = self.reloading.take() {
            let kept = StoredRoom { stored: self.stored.clone(), chat: self.chat() };
            let changed = self.position() != known;
            self.handle(Command::Reloaded(changed.then(|| Box::new(kept))));
        }
    }

    /// Writes a step unless its version exists already or the match has another revision. Returns whether it was
    /// written.
    pub(super) fn write(&mut self, step: &StepWrite) -> bool {
        let step = step.with_time_given_back(self.stored.row.given_back).into_owned();
        let next =
            step.step.version == self.stored.row.version + 1 && step.revision == self.stored.row.revision;
        if next {
            self.stored.row.version += 1;
            self.stored.row.rules = step.rules.unwrap_or(self.stored.row.rules);
            self.stored.steps.push(step.step);
            self.next_matches.extend(step.next.map(|next| *next));
            step.seats.apply(&mut self.stored.seats);
            self.stored.row.deadline = step.deadline;
        }
        next
    }

    /// Like [`Self::give_back_time`], and also tells the room, as a running server does after it could not serve for a
    /// while.
    pub(in crate::tests) fn server_sleeps(&mut self, time: Millis) {
        self.give_back_time(time);
        self.handle(Command::TimeGivenBack);
    }

    /// Time passes in which nobody can play, and the store gives it back.
    pub(in crate::tests) fn give_back_time(&mut self, time: Millis) {
        self.now += time;
        let row = &mut self.stored.row;
        row.deadline = row.deadline.map(|deadline| deadline + time);
        row.given_back += time;
        for seat in &mut self.stored.seats {
            seat.awaited_since = seat.awaited_since.map(|since| since + time);
        }
    }

    /// When the time of an awaited seat is up, by the stored seats and a pace of two minutes.
    pub(in crate::tests) fn stored_deadline(&self, seat: usize) -> Millis {
        self.stored.seats[seat].awaited_since.unwrap() + 120_000
    }

    /// Tells the room the state of the store.
    pub(in crate::tests) fn send_store_state(&mut self) {
        self.check_wanted = false;
        let (position, chat, present_elsewhere) =
            (self.position(), self.chat(), self.present_elsewhere.clone());
        self.handle(Command::StoreState { position, chat, present_elsewhere, settled: true });
    }

    /// Tells the room an earlier state of the store, as the regular check for other servers' steps may.
    pub(in crate::tests) fn send_old_store_state(&mut self, version: u64) {
        let position = StoredPosition { version, ..self.position() };
        let (chat, present_elsewhere) = (self.chat(), self.present_elsewhere.clone());
        self.handle(Command::StoreState { position, chat, present_elsewhere, settled: false });
    }

    /// Whether the room has asked for a reload.
    pub(in crate::tests) fn is_reloading(&self) -> bool {
        self.reloading.is_some()
    }

    /// Takes the reload that the room asked for. The result is what the store holds now; it reaches the room when the
    /// returned function is called.
    pub(in crate::tests) fn begin_to_reload(&mut self) -> impl FnOnce(&mut Self) + use<> {
        self.reloading.take().expect("the room has asked for a reload");
        let kept = Box::new(StoredRoom { stored: self.stored.clone(), chat: self.chat() });
        move |world| world.handle(Command::Reloaded(Some(kept)))
    }
}
