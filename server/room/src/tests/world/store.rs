//! What the store of a world holds, and who changes it beside the room.

use super::World;
use crate::stored::{Chat, Kept, LineWrite, Millis, Named, Sitter, Standing, StepWrite};
use crate::{Command, Person};
use protocol::ChatLine;

impl World {
    /// Keeps a line as the store does, whichever server it comes from.
    pub(in crate::tests) fn keep(&mut self, write: LineWrite) -> ChatLine {
        let LineWrite { user, request, at, who, text, .. } = write;
        if let Some((.., line)) = self.said.iter().find(|(by, id, _)| (*by, id) == (user, &request)) {
            return line.clone();
        }
        let line = ChatLine { number: self.said.len() as u64 + 1, at, who, text };
        self.said.push((user, request, line.clone()));
        line
    }

    pub(super) fn chat(&self) -> Chat {
        let lines = self.said.iter().map(|(.., line)| line.clone()).filter(|line| !line.text.is_empty());
        Chat { lines: lines.collect(), number: self.said.len() as u64 }
    }

    pub(super) fn standing(&self) -> Standing {
        Standing { version: self.stored.row.version, revision: self.stored.row.revision }
    }

    /// The host gives somebody another name, in the store and in nothing else.
    pub(in crate::tests) fn rename_in_store(&mut self, person: &Person, name: &str) {
        for seat in &mut self.stored.seats {
            if let Sitter::Person { user, name: kept, .. } = &mut seat.sitter
                && *user == person.user
            {
                kept.clear();
                kept.push_str(name);
            }
        }
        for step in &mut self.stored.steps {
            step.table =
                step.table.replace(&format!("\"name\":\"{}\"", person.name), &format!("\"name\":\"{name}\""));
        }
        for (user, _, line) in &mut self.said {
            if *user == person.user {
                name.clone_into(&mut line.who.name);
            }
        }
        self.renamed.insert(person.user, person.revision + 1);
        self.stored.row.revision += 1;
    }

    /// The host removes all that was said, in the store and in nothing else.
    pub(in crate::tests) fn hush_in_store(&mut self) {
        self.said.iter_mut().for_each(|(.., line)| line.text.clear());
        self.stored.row.revision += 1;
    }

    pub(super) fn is_renamed(&self, named: Named) -> bool {
        self.renamed.get(&named.user).is_some_and(|revision| *revision != named.revision)
    }

    pub(in crate::tests) fn reload(&mut self) {
        if let Some(known) = self.reloading.take() {
            let kept = Kept { stored: self.stored.clone(), chat: self.chat() };
            let changed = self.standing() != known;
            self.handle(Command::Reloaded(changed.then(|| Box::new(kept))));
        }
    }

    /// Writes a step, unless somebody else wrote that version.
    pub(super) fn write(&mut self, step: &StepWrite) -> bool {
        let step = step.with_time_given_back(self.stored.row.given_back).into_owned();
        let next =
            step.step.version == self.stored.row.version + 1 && step.revision == self.stored.row.revision;
        if next {
            self.stored.row.version += 1;
            self.stored.steps.push(step.step);
            self.next_matches.extend(step.next.map(|next| *next));
            step.seats.apply(&mut self.stored.seats);
            self.stored.row.deadline = step.deadline;
        }
        next
    }

    /// The machine sleeps, or the store is away, for a time which the store gives back to everybody.
    pub(in crate::tests) fn asleep(&mut self, time: Millis) {
        self.give_back(time);
        self.handle(Command::TimeGivenBack);
    }

    /// Time passes in which nobody can play, and the store gives it back.
    pub(in crate::tests) fn give_back(&mut self, time: Millis) {
        self.now += time;
        let row = &mut self.stored.row;
        row.deadline = row.deadline.map(|deadline| deadline + time);
        row.given_back += time;
        for seat in &mut self.stored.seats {
            seat.awaited_since = seat.awaited_since.map(|since| since + time);
        }
    }

    /// When the time of an awaited seat is up, by what the store holds and the pace of two minutes.
    pub(in crate::tests) fn stored_deadline(&self, seat: usize) -> Millis {
        self.stored.seats[seat].awaited_since.unwrap() + 120_000
    }

    /// The room hears what the store holds.
    pub(in crate::tests) fn news(&mut self) {
        self.listening = false;
        let (standing, chat, elsewhere) = (self.standing(), self.chat(), self.there.clone());
        self.handle(Command::News { standing, chat, elsewhere, settled: true });
    }

    /// The room hears what the store held a while ago, as it does again and again.
    pub(in crate::tests) fn old_news(&mut self, version: u64) {
        let standing = Standing { version, ..self.standing() };
        let (chat, elsewhere) = (self.chat(), self.there.clone());
        self.handle(Command::News { standing, chat, elsewhere, settled: false });
    }

    /// What the store holds now comes to the room later.
    pub(in crate::tests) fn begin_to_reload(&mut self) -> impl FnOnce(&mut Self) + use<> {
        self.reloading.take().expect("the room wants to read the store");
        let kept = Box::new(Kept { stored: self.stored.clone(), chat: self.chat() });
        move |world| world.handle(Command::Reloaded(Some(kept)))
    }
}
