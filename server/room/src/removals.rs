//! Seats that the match may wait for in vain: the votes of the other players on them, and players who were removed.
//!
//! A room looks up with the names of its players whether they were banned or erased, and records it with the match: the
//! other players are asked at once. Where the player will be away for longer than a week or for ever, they may offer the
//! seat to somebody by a link. The link is void when the vote ends. Whoever takes the seat sees what it sees, and all are
//! told so.

use super::plan::request_id;
use super::table::{Table, TableContext, without_user};
use super::{Origin, Request, Room, WriteState};
use protocol::{Answer, Code, Removal, SeatNumber, TableEvent, TableStatus, UserId};
use records::{Millis, RecordedTableEvent, RemovedUser, SeatAssignment};
use std::collections::BTreeMap;

impl Room {
    /// Queues a step if a player was removed or may play again. As with vacations, steps of other servers are no reason
    /// to look. The end of a ban is the same on all servers.
    pub(super) fn queue_removals(&mut self, now: Millis) {
        if !matches!(self.write_state, WriteState::Idle) {
            return;
        }
        if !self.removal_events(now).is_empty() {
            let id = request_id(format!("removal-{}", self.record.state.version));
            self.queue.push_or_replace(Request::new(None, Origin::TimeCheck, id));
        } else if self.record.state.table.status != TableStatus::Gathering {
            // Before the start it is looked at again when the match begins.
            self.people.removals_changed = false;
        }
    }

    /// What has to be recorded of players who were removed or may play again.
    pub(super) fn removal_events(&self, now: Millis) -> Vec<RecordedTableEvent> {
        let table = &self.record.state.table;
        if table.status != TableStatus::Running {
            return Vec::new();
        }
        let users = table.numbered().filter_map(|(seat, assignment)| Some((seat, assignment.user()?)));
        let event = |(seat, user)| {
            let removed = self.people.removed(user);
            let is_over = matches!(removed, Some(RemovedUser::Banned { until }) if until <= now);
            let may_look = self.people.removals_changed && self.people.has(user) || is_over;
            may_look.then(|| table.removal_event(seat, removed.and_then(|removed| removed.at(now))))?
        };
        users.filter_map(event).map(without_user).collect()
    }
}

impl Table {
    /// The event after which it is recorded why the player of a seat was removed. There is none where nobody could vote,
    /// or where there is nothing to vote on because a bot plays anyway.
    fn removal_event(&self, seat: SeatNumber, now: Option<Removal>) -> Option<TableEvent> {
        let (now, before) = match (now, self.removed.get(&seat)) {
            (None, None) => return None,
            (None, Some(_)) => return Some(TableEvent::Returned { seat }),
            (Some(now), before) => (now, before),
        };
        // A ban that goes on becomes a short one by and by.
        let is_known = before.is_some_and(|before| before.may_be_replaced() || !now.may_be_replaced());
        let has_choice = now.may_be_replaced() || self.bot(seat).is_none();
        let can_be_voted_on = self.numbered().any(|(other, who)| other != seat && who.user().is_some());
        (!is_known && has_choice && can_be_voted_on).then_some(TableEvent::Removed { seat, why: now })
    }

    /// The users present vote on a seat by majority. With a tie the match goes on waiting, or if the player may be replaced, a
    /// bot plays.
    pub(crate) fn plan_vote(
        &self,
        by: SeatNumber,
        seat: SeatNumber,
        answer: Answer,
        context: &TableContext<'_>,
    ) -> Result<Vec<RecordedTableEvent>, Code> {
        let given = self.late.get(&seat).ok_or(Code::NoVote)?;
        let may_be_replaced = self.removed.get(&seat).is_some_and(|why| why.may_be_replaced());
        let is_choice = match answer {
            Answer::Wait => !may_be_replaced,
            Answer::Bot => true,
            Answer::Invite => may_be_replaced,
        };
        if !is_choice || self.late.contains_key(&by) || given.get(&by) == Some(&answer) {
            return Err(Code::NoVote);
        }
        let mut answers = given.clone();
        answers.insert(by, answer);
        let may_answer = |voter: &SeatNumber| !self.late.contains_key(voter);
        let voters = self
            .user_seats()
            .filter(may_answer)
            .filter(|voter| context.present.contains(voter) || answers.contains_key(voter));
        let voters = voters.count();
        let count = |wanted: Answer| answers.values().filter(|&&answer| answer == wanted).count();
        let tied = if may_be_replaced { Answer::Bot } else { Answer::Wait };
        let outcome =
            [Answer::Bot, Answer::Invite, Answer::Wait].into_iter().find(|&one| count(one) * 2 > voters);
        let outcome = outcome.or_else(|| (answers.len() >= voters).then_some(tied));
        let mut events = vec![without_user(TableEvent::Answered { by, seat, answer })];
        match outcome {
            // The bot that plays already goes on. Who returns after that has the full time.
            Some(Answer::Bot) if self.bot(seat).is_some() => {
                events.push(without_user(TableEvent::HandedOver { seat, used: None }));
            }
            Some(Answer::Bot) => events.push(context.handed_over(seat)),
            Some(Answer::Wait) => events.push(without_user(TableEvent::Waited { seat })),
            Some(Answer::Invite) if !self.offered.contains_key(&seat) => {
                let key = Some((context.new_key)());
                events.push(RecordedTableEvent { key, ..without_user(TableEvent::Offered { seat }) });
            }
            Some(Answer::Invite) | None => {}
        }
        Ok(events)
    }

    /// A user takes the seat that is offered under this key.
    pub(crate) fn plan_take_over(
        &self,
        invitation: &str,
        requester: UserId,
    ) -> Result<Vec<RecordedTableEvent>, Code> {
        if self.status != TableStatus::Running {
            return Err(Code::NotRunning);
        }
        if self.seat_of(requester).is_some() {
            return Err(Code::AlreadySeated);
        }
        let offered = self.offered.iter().find(|(_, key)| *key == invitation);
        let seat = offered.map(|(seat, _)| *seat).ok_or(Code::NotInvited)?;
        Ok(vec![RecordedTableEvent { user: Some(requester), ..without_user(TableEvent::TakenOver { seat }) }])
    }

    pub(crate) fn end_vote(&mut self, seat: SeatNumber) {
        self.late.remove(&seat);
        self.offered.remove(&seat);
    }

    /// Applies an event about a player who was removed.
    pub(crate) fn apply_removal(
        &mut self,
        RecordedTableEvent { event, user, key, .. }: &RecordedTableEvent,
        at: Millis,
    ) {
        match event {
            TableEvent::Removed { seat, why } => {
                self.removed.insert(*seat, *why);
                self.late.insert(*seat, BTreeMap::new());
            }
            TableEvent::Returned { seat } => {
                self.removed.remove(seat);
                self.end_vote(*seat);
            }
            TableEvent::Offered { seat } => {
                self.offered.insert(*seat, key.clone().unwrap_or_default());
            }
            TableEvent::TakenOver { seat } => {
                if let Some((before, now)) = self.user_of(*seat).zip(*user) {
                    self.replace_player(*seat, before, now, at);
                }
            }
            _ => {}
        }
    }

    fn replace_player(&mut self, seat: SeatNumber, before: UserId, now: UserId, at: Millis) {
        self.removed.remove(&seat);
        self.end_vote(seat);
        self.abandoning.remove(&seat);
        self.vacations.remove(&seat);
        self.vacations_since.insert(seat, at);
        self.seated_users.retain(|&user| user != before);
        self.seated_users.push(now);
        if !self.ever_seated.contains(&now) {
            self.ever_seated.push(now);
        }
        self.set_assignment(seat, SeatAssignment::User { user: now, stand_in: false });
    }
}
