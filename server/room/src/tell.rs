//! After the commit: the step becomes part of the record and is told to everybody.

use super::frame::{Frame, Frames};
use super::history::History;
use super::members::Member;
use super::picture::Picture;
use super::record::{Broken, Draft, Record};
use super::stream::{Shared, Stream};
use super::{ConnId, Effect, InFlight, Room, Verdict, Work};
use crate::stored::{Chat, Kept, Lease, Standing, StoredMatch};
use games::frame::Viewer;
use protocol::{Code, TableStatus, UserId};
use std::collections::BTreeSet;

impl Room {
    /// Goes on from what became of the oldest steps in flight.
    pub(super) fn committed(&mut self, verdicts: Vec<Verdict>, effects: &mut Vec<Effect>) {
        let Work::Writing(writing) = &mut self.work else { return };
        let (mut written, mut refused) = (Vec::new(), None);
        for (verdict, flight) in verdicts.into_iter().zip(std::iter::from_fn(|| writing.steps.pop_front())) {
            match verdict {
                Verdict::Written if writing.lost.is_empty() => written.push(flight),
                Verdict::Refused(code) if writing.lost.is_empty() => refused = Some((flight, code)),
                // Tried again after the reload; if the step was written after all, the record answers.
                _ => writing.lost.extend(flight.requests()),
            }
        }
        let lost = match writing.steps.is_empty() {
            true => std::mem::take(&mut writing.lost),
            false => Vec::new(),
        };
        if writing.steps.is_empty() {
            self.work = Work::Free;
        }
        self.tell(written, effects);
        if let Some((flight, code)) = refused {
            for request in flight.requests() {
                self.turn_down(request, code, effects);
            }
        }
        if !lost.is_empty() {
            for request in lost.into_iter().rev() {
                self.queue.put_back(request);
            }
            self.reload(effects);
        }
    }

    /// Makes written steps part of the record and tells everybody.
    fn tell(&mut self, written: Vec<InFlight>, effects: &mut Vec<Effect>) {
        let mut drafts = Vec::with_capacity(written.len());
        let mut answers = Vec::with_capacity(written.len());
        for InFlight { request, draft, again } in written {
            let version = draft.row.version;
            answers.extend(std::iter::once(request).chain(again).map(|request| (request, version)));
            drafts.push(draft);
        }
        self.adopt(drafts, effects);
        for (request, version) in answers {
            self.acknowledge(request.conn, request.id, version, effects);
        }
    }

    /// Asks for what the store holds.
    pub(super) fn reload(&mut self, effects: &mut Vec<Effect>) {
        self.work = Work::Reloading;
        effects.push(Effect::Reload { known: self.standing() });
    }

    /// Asks for all that the store holds, whatever the room knows.
    pub(super) fn read_anew(&mut self, effects: &mut Vec<Effect>) {
        self.work = Work::Reloading;
        effects.push(Effect::Reload { known: Standing { version: 0, ..self.standing() } });
    }

    fn standing(&self) -> Standing {
        Standing { version: self.record.now.version, revision: self.revision }
    }

    /// Takes in what the store holds; nothing when that is what the room knows.
    pub(super) fn reloaded(&mut self, kept: Option<Kept>, effects: &mut Vec<Effect>) {
        self.work = Work::Free;
        let Some(Kept { stored, chat }) = kept else { return };
        let caught_up = if stored.row.revision != self.revision {
            self.talk.revise(chat);
            self.start_over(&stored, effects)
        } else if stored.row.version < self.record.now.version {
            tracing::error!(room = %self.head.id, "steps are gone from the store");
            self.start_over(&stored, effects)
        } else {
            self.catch_up(&stored, effects)
        };
        if let Err(error) = caught_up {
            tracing::error!(room = %self.head.id, %error, "a stored match cannot be rebuilt");
            for request in self.queue.take_all() {
                self.turn_down(request, Code::Internal, effects);
            }
        }
    }

    /// Takes in the steps that another server wrote, or this one without hearing of it.
    fn catch_up(&mut self, stored: &StoredMatch, effects: &mut Vec<Effect>) -> Result<(), Broken> {
        let known = self.record.now.version;
        for row in stored.steps.iter().filter(|row| row.version > known) {
            let draft = self.record.draft_stored(row)?;
            self.adopt(vec![draft], effects);
        }
        if self.record.now.version == stored.row.version && self.record.give_back_time(stored) {
            self.show_all_anew(effects);
        }
        Ok(())
    }

    /// Replaces the record by what the store holds: the host has changed it, or somebody put an older copy in its place.
    fn start_over(&mut self, stored: &StoredMatch, effects: &mut Vec<Effect>) -> Result<(), Broken> {
        let waited = self.waited_for();
        self.record = Record::fold(self.record.title, stored)?;
        self.revision = stored.row.revision;
        self.tell_waiting(&waited, effects);
        self.latest_snapshot = 0;
        self.thinking.clear();
        self.show_all_anew(effects);
        Ok(())
    }

    /// Sends whole pictures to everybody after a change that no step tells of.
    fn show_all_anew(&mut self, effects: &mut Vec<Effect>) {
        self.picture = Picture::of(&self.record);
        self.head.epoch = self.head.epoch.wrapping_add(1);
        self.streams.clear();
        self.history = History::at(self.record.now.version);
        let everybody: Vec<ConnId> = self.members.keys().copied().collect();
        self.show_anew(&everybody, effects);
        effects.push(Effect::Deadline(self.record.now.deadline()));
    }

    /// Hears what the store holds of a match that other servers have open, too.
    pub(super) fn hear_news(
        &mut self,
        standing: Standing,
        settled: bool,
        chat: Chat,
        effects: &mut Vec<Effect>,
    ) {
        // Other news may have been read before somebody came, or while a server that was killed was still writing.
        if settled {
            self.arriving.iter_mut().for_each(|arrival| arrival.held = Some(standing.version));
        }
        self.revised |= standing.revision > self.revision;
        self.catch_up_to(standing.version, effects);
        self.overhear(chat, effects);
    }

    /// Looks for steps of other servers up to this version. What is in flight shows them anyway.
    pub(super) fn catch_up_to(&mut self, version: u64, effects: &mut Vec<Effect>) {
        if version > self.record.now.version && matches!(self.work, Work::Free) && self.lease != Lease::Sole {
            self.reload(effects);
        }
    }

    /// Makes written steps part of the record and tells every stream their frames.
    fn adopt(&mut self, drafts: Vec<Draft>, effects: &mut Vec<Effect>) {
        let steps = drafts.len();
        if steps == 0 {
            return;
        }
        let waited = self.waited_for();
        let deadline = self.record.now.deadline();
        self.record.log.pack();
        for draft in drafts {
            self.record.adopt(draft);
        }
        let moved: Vec<ConnId> = self
            .members
            .iter()
            .filter(|(_, member)| self.viewer_of(member.person.as_ref()) != member.viewer)
            .map(|(&conn, _)| conn)
            .collect();
        self.picture.update(&self.record);
        let told = self.tell_streams(steps);
        for (viewers, frames) in told {
            let stays = |(conn, member): &(&ConnId, &Member)| {
                viewers.contains(&member.viewer) && !moved.contains(conn)
            };
            let to: Vec<ConnId> = self.members.iter().filter(stays).map(|(&conn, _)| conn).collect();
            if !to.is_empty() {
                effects.push(Effect::Send { to, frames });
            }
        }
        self.picture.settle();
        self.show_anew(&moved, effects);
        self.tell_waiting(&waited, effects);
        if self.record.now.deadline() != deadline {
            effects.push(Effect::Deadline(self.record.now.deadline()));
        }
        self.keep_snapshot(effects);
    }

    /// Brings every stream up to the latest steps, and gives back who is sent what: those who see nothing of their own are
    /// sent the same.
    fn tell_streams(&mut self, steps: usize) -> Vec<(Vec<Viewer>, Frames)> {
        let mut shared = Shared::of(&self.head, &self.record, &self.picture, steps);
        let mut advance = |(&viewer, stream): (&Viewer, &mut Stream)| {
            (viewer, stream.advance(&self.head, &self.record, viewer, &self.picture, &mut shared))
        };
        let streams: Vec<(Viewer, Vec<Frame>)> = self.streams.iter_mut().map(&mut advance).collect();
        self.history.push(self.record.now.version, steps, &streams);
        let sees_nothing_own = |(_, frames): &(Viewer, Vec<Frame>)| frames.iter().all(Frame::is_shared);
        let (same, own): (Vec<_>, Vec<_>) = streams.into_iter().partition(sees_nothing_own);
        let viewers = same.iter().map(|(viewer, _)| *viewer).collect();
        let same = same.into_iter().next().map(|(_, frames)| (viewers, frames.into()));
        same.into_iter()
            .chain(own.into_iter().map(|(viewer, frames)| (vec![viewer], frames.into())))
            .collect()
    }

    /// Has a snapshot kept every so many steps, where nothing can be undone.
    fn keep_snapshot(&mut self, effects: &mut Vec<Effect>) {
        if self.record.now.version < self.latest_snapshot + self.snapshot_every {
            return;
        }
        if let Some(snapshot) = self.record.snapshot() {
            self.latest_snapshot = snapshot.version;
            effects.push(Effect::KeepSnapshot { snapshot, revision: self.revision });
        }
    }

    /// Sends whole pictures to sockets whose view of the room has become another.
    fn show_anew(&mut self, conns: &[ConnId], effects: &mut Vec<Effect>) {
        for &conn in conns {
            let Some(viewer) = self.members.get(&conn).map(|member| self.viewer_of(member.person.as_ref()))
            else {
                continue;
            };
            self.open_stream(viewer);
            if let Some(member) = self.members.get_mut(&conn) {
                member.viewer = viewer;
            }
            self.show(viewer, conn, effects);
        }
        // Whoever sits down or stands up is there in another way.
        self.tell_presence(None, effects);
    }

    /// Tells people who are, or are no longer, waited for since these were.
    fn tell_waiting(&self, waited: &BTreeSet<UserId>, effects: &mut Vec<Effect>) {
        let waiting = self.waited_for();
        if waiting != *waited {
            effects.push(Effect::WaitingChanged(waiting.symmetric_difference(waited).copied().collect()));
        }
    }

    fn waited_for(&self) -> BTreeSet<UserId> {
        self.record.now.awaited().filter_map(|seat| self.record.now.table.user_of(seat)).collect()
    }

    /// Whether a person is to decide. Bots choose after the people: until then a choice of theirs can be taken back.
    pub(super) fn people_choose(&self) -> bool {
        self.record.now.awaited().any(|seat| self.record.now.table.bot(seat).is_none())
    }

    /// Hands every decision that is a bot's to think about, once. A match in which no person plays pauses.
    pub(super) fn let_bots_think(&mut self, effects: &mut Vec<Effect>) {
        if self.lease == Lease::Following {
            return;
        }
        let table = &self.record.now.table;
        let Some(game) = self.record.now.game.as_ref().filter(|_| table.status == TableStatus::Running)
        else {
            return;
        };
        if self.people_choose() {
            self.hurried = false;
            return;
        }
        if table.people().next().is_none() {
            return;
        }
        for seat in self.record.now.awaited() {
            let Some(level) = table.bot(seat) else { continue };
            let decision = self.record.now.clocks[usize::from(seat)].decision;
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
