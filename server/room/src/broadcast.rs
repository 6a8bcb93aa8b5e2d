//! Takes in written steps, sends them to all sockets, and keeps up with the store.

use super::frame::{Frame, Frames};
use super::history::History;
use super::record::{Draft, Record, ReplayError, changed_users};
use super::stream::{Shared, Stream};
use super::subscribers::Subscriber;
use super::view_documents::ViewDocuments;
use super::{BotTurn, ConnId, Effect, InFlight, Room, Verdict, WriteState};
use games::frame::{Seat, Viewer};
use protocol::{Code, TableStatus, UserId};
use records::{Chat, Lease, StoredMatch, StoredRoom};
use std::collections::BTreeSet;

impl Room {
    /// Takes in the outcomes of the oldest steps in flight.
    pub(super) fn committed(&mut self, verdicts: Vec<Verdict>, effects: &mut Vec<Effect>) {
        let WriteState::Writing(writing) = &mut self.write_state else { return };
        let (mut written, mut refused) = (Vec::new(), None);
        for (verdict, flight) in verdicts.into_iter().zip(std::iter::from_fn(|| writing.steps.pop_front())) {
            match verdict {
                Verdict::Written if writing.lost.is_empty() => written.push(flight),
                Verdict::Refused(code) if writing.lost.is_empty() => refused = Some((flight, code)),
                // The request is planned again after the reload. If its step was written after all, the record
                // answers it.
                _ => writing.lost.extend(flight.requests()),
            }
        }
        let lost = match writing.steps.is_empty() {
            true => std::mem::take(&mut writing.lost),
            false => Vec::new(),
        };
        if writing.steps.is_empty() {
            self.write_state = WriteState::Idle;
        }
        self.publish(written, effects);
        if let Some((flight, code)) = refused {
            for request in flight.requests() {
                self.refuse_planned(request, code, effects);
            }
        }
        if !lost.is_empty() {
            for request in lost.into_iter().rev() {
                self.queue.push_front(request);
            }
            self.reload(effects);
        }
    }

    /// Adds written steps to the record, sends them to all sockets and acknowledges the requests.
    fn publish(&mut self, written: Vec<InFlight>, effects: &mut Vec<Effect>) {
        let mut drafts = Vec::with_capacity(written.len());
        let mut answers = Vec::with_capacity(written.len());
        for InFlight { request, draft, duplicates } in written {
            let version = draft.row.version;
            self.record.rules = self.record.rules_after(&draft.row).unwrap_or(self.record.rules);
            answers.extend(std::iter::once(request).chain(duplicates).map(|request| (request, version)));
            drafts.push(draft);
        }
        self.adopt(drafts, effects);
        for (request, version) in answers {
            self.acknowledge(request.conn, request.id, version, effects);
        }
    }

    /// Reads the match if the store has another version of it.
    pub(super) fn reload(&mut self, effects: &mut Vec<Effect>) {
        self.write_state = WriteState::Reloading;
        effects.push(Effect::Reload { known: self.record.state.version });
    }

    /// Reads the match even if the store has the same version of it.
    pub(super) fn reload_all(&mut self, effects: &mut Vec<Effect>) {
        self.write_state = WriteState::Reloading;
        effects.push(Effect::Reload { known: 0 });
    }

    /// Takes in the match as stored; `None` if the room already has this version.
    pub(super) fn reloaded(&mut self, kept: Option<StoredRoom>, effects: &mut Vec<Effect>) {
        self.write_state = WriteState::Idle;
        let Some(StoredRoom { stored, chat }) = kept else { return };
        let caught_up = if stored.row.version < self.record.state.version {
            tracing::error!(room = %self.head.id, "the store has fewer steps than the room");
            self.rebuild(&stored, effects)
        } else {
            self.catch_up(&stored, effects)
        };
        if let Err(error) = caught_up {
            tracing::error!(room = %self.head.id, %error, "the stored match cannot be replayed");
            for request in self.queue.drain_all() {
                self.refuse_planned(request, Code::Internal, effects);
            }
        }
        self.merge_stored_chat(chat, effects);
    }

    /// Adds the steps that another server wrote, or that this one wrote without learning the outcome.
    fn catch_up(&mut self, stored: &StoredMatch, effects: &mut Vec<Effect>) -> Result<(), ReplayError> {
        let known = self.record.state.version;
        for row in stored.steps.iter().filter(|row| row.version > known) {
            let draft = self.record.draft_stored(row)?;
            self.adopt(vec![draft], effects);
        }
        self.record.rules = stored.row.rules;
        if self.record.state.version == stored.row.version && self.record.give_back_time(stored) {
            self.resend_all(effects);
        }
        Ok(())
    }

    /// Replaces the record by the stored match, because an older copy of the database was restored.
    fn rebuild(&mut self, stored: &StoredMatch, effects: &mut Vec<Effect>) -> Result<(), ReplayError> {
        let waiting_before = self.awaited_users();
        self.record = Record::replay(self.record.definition, stored)?;
        self.report_waiting(&waiting_before, effects);
        self.latest_snapshot = 0;
        self.thinking.clear();
        self.update_people(effects);
        self.resend_all(effects);
        Ok(())
    }

    /// Sends a snapshot message to every socket after a change that no step contains.
    fn resend_all(&mut self, effects: &mut Vec<Effect>) {
        self.documents = ViewDocuments::of(&self.record);
        self.head.epoch = self.head.epoch.wrapping_add(1);
        self.streams.clear();
        self.history = History::at(self.record.state.version);
        let everybody: Vec<ConnId> = self.subscribers.keys().copied().collect();
        self.resend(&everybody, effects);
        effects.push(Effect::Deadline(self.record.state.deadline()));
    }

    /// Takes in the version and chat of a match that other servers may write to.
    pub(super) fn merge_store_state(
        &mut self,
        version: u64,
        settled: bool,
        chat: Chat,
        effects: &mut Vec<Effect>,
    ) {
        // If the state was not read for [`Effect::CheckStore`], it may be from before a pending join, or a killed
        // server may still have been writing.
        if settled {
            self.pending_joins.iter_mut().for_each(|pending| pending.stored_version = Some(version));
        }
        self.reload_if_behind(version, effects);
        self.merge_stored_lines(chat, effects);
    }

    /// Reads the steps of other servers up to this version. While a step is in flight, its outcome shows that there
    /// are some.
    pub(super) fn reload_if_behind(&mut self, version: u64, effects: &mut Vec<Effect>) {
        if version > self.record.state.version
            && matches!(self.write_state, WriteState::Idle)
            && self.lease != Lease::Sole
        {
            self.reload(effects);
        }
    }

    /// Adds written steps to the record and sends their frames to every socket.
    fn adopt(&mut self, drafts: Vec<Draft>, effects: &mut Vec<Effect>) {
        let steps = drafts.len();
        if steps == 0 {
            return;
        }
        let waiting_before = self.awaited_users();
        let deadline = self.record.state.deadline();
        self.record.log.drop_oldest();
        let changes_table = drafts.iter().any(|draft| !draft.events.is_empty());
        let (was_open, mut users) = match changes_table {
            true => (self.is_open(), self.seated_users().collect()),
            false => (false, BTreeSet::new()),
        };
        for draft in drafts {
            for (user, now) in changed_users(&self.record.state.table, &draft.events) {
                self.queue.replace_user(user, now);
            }
            self.record.adopt(draft);
        }
        if changes_table {
            self.update_people(effects);
            users.extend(self.seated_users());
            effects.push(Effect::TableChanged { open: was_open || self.is_open(), users });
        }
        let moved: Vec<ConnId> = self
            .subscribers
            .iter()
            .filter(|(_, subscriber)| self.viewer_of(subscriber.user) != subscriber.viewer)
            .map(|(&conn, _)| conn)
            .collect();
        self.documents.update(&self.record);
        let sent = self.advance_streams(steps);
        for (viewers, frames) in sent {
            let stays = |(conn, subscriber): &(&ConnId, &Subscriber)| {
                viewers.contains(&subscriber.viewer) && !moved.contains(conn)
            };
            let to: Vec<ConnId> = self.subscribers.iter().filter(stays).map(|(&conn, _)| conn).collect();
            if !to.is_empty() {
                effects.push(Effect::Send { to, frames });
            }
        }
        self.documents.clear_patches();
        self.resend(&moved, effects);
        self.report_waiting(&waiting_before, effects);
        if self.record.state.deadline() != deadline {
            effects.push(Effect::Deadline(self.record.state.deadline()));
        }
        self.take_snapshot(effects);
    }

    /// Advances every stream to the latest steps. Returns which viewers are sent which frames: all viewers without
    /// private parts are sent the same ones.
    fn advance_streams(&mut self, steps: usize) -> Vec<(Vec<Viewer>, Frames)> {
        let shared = Shared::of(&self.head, &self.record, &self.documents, steps);
        let mut advance = |(&viewer, stream): (&Viewer, &mut Stream)| {
            (viewer, stream.advance(&self.head, &self.record, viewer, &self.documents, &shared))
        };
        let streams: Vec<(Viewer, Vec<Frame>)> = self.streams.iter_mut().map(&mut advance).collect();
        self.history.push(self.record.state.version, steps, &streams);
        let sees_nothing_own = |(_, frames): &(Viewer, Vec<Frame>)| frames.iter().all(Frame::is_shared);
        let (same, own): (Vec<_>, Vec<_>) = streams.into_iter().partition(sees_nothing_own);
        let viewers = same.iter().map(|(viewer, _)| *viewer).collect();
        let same = same.into_iter().next().map(|(_, frames)| (viewers, frames.into()));
        same.into_iter()
            .chain(own.into_iter().map(|(viewer, frames)| (vec![viewer], frames.into())))
            .collect()
    }

    /// Stores a snapshot every so many steps, while no step can be undone.
    fn take_snapshot(&mut self, effects: &mut Vec<Effect>) {
        if self.record.state.version < self.latest_snapshot + self.snapshot_every {
            return;
        }
        if let Some(snapshot) = self.record.snapshot() {
            self.latest_snapshot = snapshot.version;
            effects.push(Effect::KeepSnapshot(snapshot));
        }
    }

    /// Sends snapshot messages to sockets whose kind of viewer has changed.
    fn resend(&mut self, conns: &[ConnId], effects: &mut Vec<Effect>) {
        for &conn in conns {
            let Some(viewer) = self.subscribers.get(&conn).map(|subscriber| self.viewer_of(subscriber.user))
            else {
                continue;
            };
            self.open_stream(viewer);
            if let Some(subscriber) = self.subscribers.get_mut(&conn) {
                subscriber.viewer = viewer;
            }
            self.show(viewer, conn, effects);
        }
        // A user who takes or leaves a seat is present as a player or as a spectator.
        self.send_presence(None, effects);
    }

    /// Reports the users for whom waiting has begun or ended since `waiting_before` was computed.
    fn report_waiting(&self, waiting_before: &BTreeSet<UserId>, effects: &mut Vec<Effect>) {
        let waiting = self.awaited_users();
        if waiting != *waiting_before {
            effects.push(Effect::WaitingChanged(
                waiting.symmetric_difference(waiting_before).copied().collect(),
            ));
        }
    }

    fn awaited_users(&self) -> BTreeSet<UserId> {
        self.record.state.awaited().filter_map(|seat| self.record.state.table.user_of(seat)).collect()
    }

    /// Whether any user has to decide. Bots wait until no user does, because a user can take back a choice until
    /// then.
    pub(super) fn is_user_awaited(&self) -> bool {
        self.record.state.awaited().any(|seat| self.record.state.table.bot(seat).is_none())
    }

    /// Starts each bot that has to decide, once for each decision. A match in which no user decides pauses.
    pub(super) fn start_bots(&mut self, effects: &mut Vec<Effect>) {
        if self.lease == Lease::Following {
            return;
        }
        let table = &self.record.state.table;
        let Some(game) = self.record.state.game.as_ref().filter(|_| table.status == TableStatus::Running)
        else {
            return;
        };
        if self.is_user_awaited() {
            self.hurried = false;
            self.bot_decisions = 0;
            return;
        }
        if table.user_seats().next().is_none() {
            return;
        }
        // One after the other, as in the lesson: in another order its dice fall otherwise.
        let in_lesson = self.head.lesson.and_then(|lesson| lesson.next(&**game));
        for seat in self.record.state.awaited() {
            let Some(level) = table.bot(seat) else { continue };
            if in_lesson.is_some_and(|(next, _)| next.0 != seat) {
                continue;
            }
            let decision = self.record.state.decision(Seat(seat));
            if self.thinking.insert(seat, decision) != Some(decision) {
                effects.push(Effect::Think(BotTurn {
                    after_refusal: self.refused_bots.get(&seat) == Some(&decision),
                    seat,
                    decision,
                    level,
                    game: game.clone_box(),
                    pace: table.settings.bot_pace,
                    hurried: self.hurried,
                    after: self.bot_decisions,
                    chosen: in_lesson.map(|(_, action)| action.clone()),
                }));
                self.bot_decisions = self.bot_decisions.saturating_add(1);
            }
        }
    }

    /// How many sockets are connected or wait to join. Bots play at a visible speed while there are any.
    #[must_use]
    pub fn socket_count(&self) -> usize {
        self.subscribers.len() + self.pending_joins.len()
    }

    /// Whether a socket is connected to the room or waits to join.
    #[must_use]
    pub fn has_socket(&self, conn: ConnId) -> bool {
        self.subscribers.contains_key(&conn) || self.pending_joins.iter().any(|pending| pending.conn == conn)
    }
}
