//! After the commit: the step becomes part of the record and is told to everybody.

use super::picture::Picture;
use super::record::{Broken, Draft, Record};
use super::stream::Shared;
use super::{ConnId, Effect, InFlight, Room, Verdict, Work};
use crate::stored::{Lease, StoredMatch};
use protocol::{ChatLine, Code, TableStatus, UserId};
use std::collections::BTreeSet;

impl Room {
    /// Goes on from what became of the step in flight.
    pub(super) fn committed(&mut self, verdict: Verdict, effects: &mut Vec<Effect>) {
        let InFlight { request, draft, again } = match std::mem::replace(&mut self.work, Work::Free) {
            Work::Writing(flight) => *flight,
            other => {
                self.work = other;
                return;
            }
        };
        match verdict {
            Verdict::Written => {
                let version = draft.row.version;
                self.adopt(draft, effects);
                for request in std::iter::once(request).chain(again) {
                    self.acknowledge(request.conn, request.id, version, effects);
                }
            }
            Verdict::Refused(code) => {
                for request in std::iter::once(request).chain(again) {
                    self.turn_down(request, code, effects);
                }
            }
            Verdict::Unknown => {
                // Tried again after the reload; if the step was written after all, the record answers.
                for request in again.into_iter().rev() {
                    self.queue.push_front(request);
                }
                self.queue.push_front(request);
                self.reload(effects);
            }
        }
    }

    /// Asks for what the store holds.
    pub(super) fn reload(&mut self, effects: &mut Vec<Effect>) {
        self.work = Work::Reloading;
        effects.push(Effect::Reload { known: self.record.version });
    }

    /// Asks for all that the store holds, whatever the room knows.
    pub(super) fn read_anew(&mut self, effects: &mut Vec<Effect>) {
        self.work = Work::Reloading;
        effects.push(Effect::Reload { known: 0 });
    }

    /// Takes in what the store holds; nothing when that is what the room knows.
    pub(super) fn reloaded(&mut self, stored: Option<&StoredMatch>, effects: &mut Vec<Effect>) {
        self.work = Work::Free;
        let Some(stored) = stored else { return };
        let caught_up = if stored.row.version < self.record.version {
            self.start_over(stored, effects)
        } else {
            self.catch_up(stored, effects)
        };
        if let Err(error) = caught_up {
            tracing::error!(room = %self.head.id, %error, "a stored match cannot be rebuilt");
            for request in std::mem::take(&mut self.queue) {
                self.turn_down(request, Code::Internal, effects);
            }
        }
    }

    /// Takes in the steps that another server wrote, or this one without hearing of it.
    fn catch_up(&mut self, stored: &StoredMatch, effects: &mut Vec<Effect>) -> Result<(), Broken> {
        let known = self.record.version;
        for row in stored.steps.iter().filter(|row| row.version > known) {
            let draft = self.record.draft_stored(row)?;
            self.adopt(draft, effects);
        }
        if self.record.version == stored.row.version && self.record.give_back_time(&stored.seats) {
            self.show_all_anew(effects);
        }
        Ok(())
    }

    /// Replaces the record by what the store holds, which is less: somebody put an older copy in its place.
    fn start_over(&mut self, stored: &StoredMatch, effects: &mut Vec<Effect>) -> Result<(), Broken> {
        tracing::error!(room = %self.head.id, "steps are gone from the store");
        self.record = Record::fold(self.record.title, stored)?;
        self.thinking.clear();
        self.show_all_anew(effects);
        Ok(())
    }

    /// Sends whole pictures to everybody after a change that no step tells of.
    fn show_all_anew(&mut self, effects: &mut Vec<Effect>) {
        self.picture = Picture::of(&self.record);
        self.head.epoch = self.head.epoch.wrapping_add(1);
        self.streams.clear();
        let everybody: Vec<ConnId> = self.members.keys().copied().collect();
        self.show_anew(&everybody, effects);
        effects.push(Effect::Deadline(self.record.deadline()));
    }

    /// Hears what the store holds of a match that other servers have open, too.
    pub(super) fn hear_news(&mut self, version: u64, chat: Vec<ChatLine>, effects: &mut Vec<Effect>) {
        self.arriving.iter_mut().for_each(|arrival| arrival.looked = true);
        self.catch_up_to(version, effects);
        self.overhear(chat, effects);
    }

    /// Looks for steps of other servers up to this version. What is in flight shows them anyway.
    pub(super) fn catch_up_to(&mut self, version: u64, effects: &mut Vec<Effect>) {
        if version > self.record.version && matches!(self.work, Work::Free) && self.lease != Lease::Sole {
            self.reload(effects);
        }
    }

    /// Makes a written step part of the record and tells every stream its frame.
    fn adopt(&mut self, draft: Draft, effects: &mut Vec<Effect>) {
        let waited = self.waited_for();
        let deadline = self.record.deadline();
        self.record.adopt(draft);
        let moved: Vec<ConnId> = self
            .members
            .iter()
            .filter(|(_, member)| self.viewer_of(member.person.as_ref()) != member.viewer)
            .map(|(&conn, _)| conn)
            .collect();
        self.picture.update(&self.record);
        let mut shared = Shared::of(&self.head, &self.record, &self.picture);
        for (&viewer, stream) in &mut self.streams {
            let frame = stream.advance(&self.head, &self.record, viewer, &self.picture, &mut shared);
            let stays = |conn: &ConnId| !moved.contains(conn);
            let in_stream = self.members.iter().filter(|(_, member)| member.viewer == viewer);
            let to: Vec<ConnId> = in_stream.map(|(&conn, _)| conn).filter(stays).collect();
            if !to.is_empty() {
                effects.push(Effect::Send { to, frame });
            }
        }
        self.show_anew(&moved, effects);
        let waiting = self.waited_for();
        if waiting != waited {
            effects.push(Effect::WaitingChanged(waiting.symmetric_difference(&waited).copied().collect()));
        }
        if self.record.deadline() != deadline {
            effects.push(Effect::Deadline(self.record.deadline()));
        }
    }

    /// Sends whole pictures to sockets whose view of the room has become another.
    fn show_anew(&mut self, conns: &[ConnId], effects: &mut Vec<Effect>) {
        for &conn in conns {
            let Some(viewer) = self.members.get(&conn).map(|member| self.viewer_of(member.person.as_ref()))
            else {
                continue;
            };
            self.stream(viewer);
            if let Some(member) = self.members.get_mut(&conn) {
                member.viewer = viewer;
            }
            effects.extend(self.snapshot(viewer).map(|frame| Effect::Send { to: vec![conn], frame }));
        }
        if let Some(&conn) = conns.first() {
            self.tell_presence(conn, effects);
        }
    }

    fn waited_for(&self) -> BTreeSet<UserId> {
        self.record.awaited().filter_map(|seat| self.record.table.user_of(seat)).collect()
    }

    /// Whether a person is to decide. Bots choose after the people: until then a choice of theirs can be taken back.
    pub(super) fn people_choose(&self) -> bool {
        self.record.awaited().any(|seat| self.record.table.bot(seat).is_none())
    }

    /// Hands every decision that is a bot's to think about, once. A match in which no person plays pauses.
    pub(super) fn let_bots_think(&mut self, effects: &mut Vec<Effect>) {
        if self.lease == Lease::Following {
            return;
        }
        let table = &self.record.table;
        let Some(game) = self.record.game.as_ref().filter(|_| table.status == TableStatus::Running) else {
            return;
        };
        if self.people_choose() {
            self.hurried = false;
            return;
        }
        if table.people().next().is_none() {
            return;
        }
        for seat in self.record.awaited() {
            let Some(level) = table.bot(seat) else { continue };
            let decision = self.record.clocks[usize::from(seat)].decision;
            if self.thinking.insert(seat, decision) != Some(decision) {
                let again = self.puzzled.get(&seat) == Some(&decision);
                let (position, hurried) = (game.boxed(), self.hurried);
                effects.push(Effect::Think { again, seat, decision, level, position, hurried });
            }
        }
    }

    /// How many sockets watch or play; bots take their time when somebody does.
    #[must_use]
    pub fn audience(&self) -> usize {
        self.members.len() + self.arriving.len()
    }

    /// Whether a socket is in the room.
    #[must_use]
    pub fn has(&self, conn: ConnId) -> bool {
        self.members.contains_key(&conn) || self.arriving.iter().any(|arrival| arrival.conn == conn)
    }
}
