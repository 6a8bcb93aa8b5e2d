//! The store of the test room, and changes of it that the room does not make.

use super::World;
use super::{name_in, user_name};
use crate::{Command, LookedUp, users_of};
use protocol::{UserId, Vacation};
use records::RemovedUser;
use records::{
    Chat, LineWrite, Millis, Names, SeatAssignment, SeatBits, StepKind, StepRow, StepWrite, StoredLine,
    StoredRoom, Vacations,
};

impl World {
    /// Stores a line of this server or another one, like a store does.
    pub(in crate::tests) fn store_line(&mut self, write: LineWrite) -> StoredLine {
        let LineWrite { user, request, at, seat, text, .. } = write;
        let is_same = |(id, line): &&(_, StoredLine)| (line.user, id) == (user, &request);
        if let Some((_, line)) = self.stored_lines.iter().find(is_same) {
            return line.clone();
        }
        let line = StoredLine { number: self.stored_lines.len() as u64 + 1, at, user, seat, text };
        self.stored_lines.push((request, line.clone()));
        line
    }

    pub(super) fn chat(&self) -> Chat {
        let lines =
            self.stored_lines.iter().map(|(_, line)| line.clone()).filter(|line| !line.text.is_empty());
        Chat { lines: lines.collect(), number: self.stored_lines.len() as u64 }
    }

    fn vacations_of(&self, users: &[UserId]) -> Vacations {
        self.vacations
            .iter()
            .filter(|(user, _)| users.contains(user))
            .map(|(user, vacations)| (*user, vacations.clone()))
            .collect()
    }

    /// What is not over of a user's vacations is replaced. The room is told.
    pub(in crate::tests) fn set_vacation(&mut self, user: UserId, vacation: Option<Vacation>) {
        let vacations = self.vacations.entry(user).or_default();
        vacations.retain(|one| one.until <= self.now);
        vacations.extend(vacation);
        self.handle(Command::NameChanged(user));
        self.settle();
    }

    /// A user is banned or erased, or no longer. The room is told.
    pub(in crate::tests) fn set_removed(&mut self, user: UserId, removed: Option<RemovedUser>) {
        self.removals.remove(&user);
        self.removals.extend(removed.map(|removed| (user, removed)));
        self.handle(Command::NameChanged(user));
        self.settle();
    }

    /// The present names of users.
    pub(super) fn names(&self, users: &[UserId]) -> Names {
        let name = |user: &UserId| {
            self.other_names.get(user).cloned().unwrap_or_else(|| Some(user_name(name_in(*user))))
        };
        users.iter().map(|user| (*user, name(user))).collect()
    }

    /// The names of everybody who ever sat at the table.
    pub(in crate::tests) fn names_of_all(&self) -> Names {
        self.names(&users_of(&self.stored))
    }

    /// A user changes their name, or the host erases it. The room is not told.
    pub(in crate::tests) fn rename_in_store(&mut self, user: UserId, name: Option<&str>) {
        self.other_names.insert(user, name.map(|name| user_name(name.to_owned())));
    }

    /// The same, and the room is told.
    pub(in crate::tests) fn rename(&mut self, user: UserId, name: Option<&str>) {
        self.rename_in_store(user, name);
        self.handle(Command::NameChanged(user));
    }

    /// Answers the oldest request for names.
    pub(in crate::tests) fn find_names(&mut self) {
        if let Some(users) = self.look_ups.pop_front() {
            let removals = self.removals.iter().filter(|(user, _)| users.contains(user));
            let removals = removals.map(|(user, removed)| (*user, *removed)).collect();
            let (names, vacations) = (self.names(&users), self.vacations_of(&users));
            self.handle(Command::NamesFound(LookedUp { names, vacations, removals }));
        }
    }

    /// The host deletes all lines of chat in the store. The room is not told.
    pub(in crate::tests) fn delete_lines_in_store(&mut self) {
        self.stored_lines.iter_mut().for_each(|(_, line)| line.text.clear());
    }

    pub(in crate::tests) fn reload(&mut self) {
        if let Some(known) = self.reloading.take() {
            let kept = StoredRoom { stored: self.stored.clone(), chat: self.chat() };
            let changed = self.stored.row.version != known;
            self.handle(Command::Reloaded(changed.then(|| Box::new(kept))));
        }
    }

    /// Writes a step unless its version exists already. Returns whether it was written.
    pub(super) fn write(&mut self, step: &StepWrite) -> bool {
        let step = step.with_time_given_back(self.stored.row.given_back).into_owned();
        let next = step.step.version == self.stored.row.version + 1;
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
        let (version, chat) = (self.stored.row.version, self.chat());
        let present_elsewhere = self.present_elsewhere.clone();
        self.handle(Command::StoreState { version, chat, present_elsewhere, settled: true });
    }

    /// Tells the room an earlier state of the store, as the regular check for other servers' steps may.
    pub(in crate::tests) fn send_old_store_state(&mut self, version: u64) {
        let (chat, present_elsewhere) = (self.chat(), self.present_elsewhere.clone());
        self.handle(Command::StoreState { version, chat, present_elsewhere, settled: false });
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

impl World {
    /// The store gives a user the seat and the lines of chat of another one. The room is not told.
    pub(in crate::tests) fn merge_in_store(&mut self, before: UserId, now: UserId) {
        let seat = self.stored.seats.iter_mut().find(|seat| seat.assignment.user() == Some(before)).unwrap();
        let SeatAssignment::User { user, .. } = &mut seat.assignment else { unreachable!() };
        *user = now;
        let table = records::user_changed(seat.seat, now);
        self.stored.row.version += 1;
        self.stored.steps.push(StepRow {
            version: self.stored.row.version,
            at: self.now,
            kind: StepKind::Table,
            seat: None,
            user: None,
            request: None,
            action: None,
            events: "[]".to_owned(),
            table,
            undoes: None,
            fixed: true,
            decides: Some(SeatBits::default()),
        });
        let lines = self.stored_lines.iter_mut().filter(|(_, line)| line.user == before);
        lines.for_each(|(_, line)| line.user = now);
    }
}
