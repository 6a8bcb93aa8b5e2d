//! Turns a request into a step that is being written, or refuses it.
//!
//! A step may be planned on one that is still being written. A request that is refused on such a state waits until the
//! state is stored, and is checked again, because the step under it may still be lost.

use super::frame::encode;
use super::record::{GameChange, State};
use super::setup::{Following, set_up_following};
use super::table::{TableContext, without_user};
use super::{
    ConnId, Draft, Effect, InFlight, MAX_QUEUED_REQUESTS, Origin, Request, RequestKind, Requester, Room,
    WriteState, Writing,
};
use crate::registry::GameStep;
use games::frame::{Dice, Seat};
use protocol::{Code, RequestId, SeatNumber, ServerMessage, TableChange, TableEvent, TableStatus, UserId};
use records::{Lease, Millis, NewMatch, RecordedTableEvent, StepKind, StepRow, StepWrite};
use serde_json::Value;
use std::collections::{BTreeSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A user is told that the server is unavailable if their step could not be written within this time.
const WRITE_TIMEOUT: Millis = 2_000;

/// A step that only has to be written, and the rematch that is set up with it.
type Planned = (Draft, Option<Box<NewMatch>>);

impl Room {
    /// Handles a request of a socket. Score deltas, suggestions, hurrying and chat are handled at once; everything else is queued.
    pub(super) fn handle_request(
        &mut self,
        now: Millis,
        conn: ConnId,
        id: RequestId,
        kind: RequestKind,
        effects: &mut Vec<Effect>,
    ) {
        let Some(subscriber) = self.subscribers.get(&conn) else {
            effects.push(answer(conn, &ServerMessage::nack(Some(id), Code::NotJoined)));
            return;
        };
        let Some(user) = subscriber.user else {
            return self.refuse(Some(conn), id, Code::NoSession, effects);
        };
        if let RequestKind::ScoreDelta(action) = &kind {
            match self.score_delta(user, action) {
                Ok(points) => effects.push(answer(conn, &ServerMessage::ScoreDelta { id, points })),
                Err(code) => self.refuse(Some(conn), id, code, effects),
            }
            return;
        }
        if kind == RequestKind::Suggest {
            return match self.suggest(user) {
                Ok(suggestion) => self.answer_or_think(conn, id, suggestion, effects),
                Err(code) => self.refuse(Some(conn), id, code, effects),
            };
        }
        if kind == RequestKind::Hurry {
            return match self.hurry(user, effects) {
                Ok(()) => self.acknowledge(Some(conn), id, self.record.state.version, effects),
                Err(code) => self.refuse(Some(conn), id, code, effects),
            };
        }
        if let RequestKind::Chat(text) = &kind {
            return self.write_line(now, conn, id, user, text, effects);
        }
        let origin = Origin::User(user, kind);
        let request = Request::new(Some(conn), origin, id);
        if let Err(code) = self.check_before_queueing(now, &request) {
            return self.refuse(Some(conn), request.id, code, effects);
        }
        let is_full = self.queue.is_full();
        match self.in_flight(&request).map(|flight| &mut flight.duplicates) {
            Some(duplicates) if duplicates.len() < MAX_QUEUED_REQUESTS => duplicates.push_back(request),
            None if !is_full => self.queue.push(request),
            _ => self.refuse(Some(conn), request.id, Code::Busy, effects),
        }
    }

    /// The step in flight that was planned for the same request.
    fn in_flight(&mut self, request: &Request) -> Option<&mut InFlight> {
        let WriteState::Writing(writing) = &mut self.write_state else { return None };
        let is_same = |other: &Request| (other.requester(), &other.id) == (request.requester(), &request.id);
        writing.steps.iter_mut().find(|flight| is_same(&flight.request))
    }

    /// Refuses requests of users without a seat before they are queued. Such a request delays no player and causes no
    /// read of the store. While the match is read because somebody else has changed it, the user may have got a seat.
    fn check_before_queueing(&self, now: Millis, request: &Request) -> Result<(), Code> {
        let is_read = self.host_changed || matches!(self.write_state, WriteState::Reloading);
        if is_read || self.is_seated(request) || self.recorded_version(request).is_some() {
            return Ok(());
        }
        self.plan(now, request, &self.record.state).map(|_| ())
    }

    fn is_seated(&self, request: &Request) -> bool {
        match &request.origin {
            Origin::User(user, _) => self.record.state.table.seat_of(*user).is_some(),
            Origin::Bot { .. } | Origin::TimeCheck => true,
        }
    }

    /// The version that a request led to, if it was carried out.
    fn recorded_version(&self, request: &Request) -> Option<u64> {
        self.record.requests.answer(request.requester()?, &request.id)
    }

    pub(super) fn bot_decided(&mut self, seat: SeatNumber, decision: u64, action: Option<Value>) {
        // The bot may have been asked about a later decision meanwhile.
        if self.thinking.get(&seat) == Some(&decision) {
            self.thinking.remove(&seat);
        }
        // A user has taken back a choice meanwhile. The bot chooses again after them.
        let Some(action) = action.filter(|_| !self.is_user_awaited()) else { return };
        // The id is derived from the decision, so that a bot that is asked twice acts once.
        let id = request_id(format!("bot-{decision}"));
        let origin = Origin::Bot { seat, expect: decision, action };
        self.queue.push_or_replace(Request::new(None, origin, id));
    }

    /// Queues a step that marks the seats whose time is up as late.
    pub(super) fn check_deadline(&mut self, now: Millis) {
        if self.record.state.deadline().is_some_and(|deadline| deadline <= now) {
            let id = request_id(format!("late-{}", self.record.state.version));
            self.queue.push_or_replace(Request::new(None, Origin::TimeCheck, id));
        }
    }

    /// Answers a request from the record, or plans it and sends its step to the store.
    pub(super) fn attempt(&mut self, now: Millis, mut request: Request, effects: &mut Vec<Effect>) {
        if let Some(version) = self.recorded_version(&request) {
            return self.acknowledge(request.conn, request.id, version, effects);
        }
        if request.conn.is_some() && request.first_sent.is_some_and(|sent| sent + WRITE_TIMEOUT <= now) {
            // No step of this request is written, or the record would have answered it. The client retries it under
            // the same id.
            return self.refuse(request.conn, request.id, Code::Unavailable, effects);
        }
        let latest = self.latest_state();
        let ahead = latest.version > self.record.state.version;
        match self.plan(now, &request, latest) {
            // A table step that changes nothing is acknowledged without being written.
            Ok((draft, None))
                if draft.row.kind == StepKind::Table && draft.after.table == self.record.state.table =>
            {
                self.acknowledge(request.conn, request.id, self.record.state.version, effects);
            }
            Ok((draft, _)) if self.record.repeats.exceeds_limit(&draft.row, &draft.events) => {
                self.refuse(request.conn, request.id, Code::UsedUp, effects);
            }
            Ok((draft, next)) => {
                request.first_sent = request.first_sent.or(Some(now));
                let write = draft.write(self.head.id, latest, self.record.given_back);
                let rules = self.record.rules_after(&write.step);
                let step = StepWrite { next, ahead, rules, ..write };
                effects.push(Effect::Commit(Box::new(step)));
                self.write(InFlight { request, draft, duplicates: VecDeque::new() });
            }
            // The refusal depends on a step that may still be lost, so it is not sent yet.
            Err(_) if ahead => {
                request.deferred_on = Some(latest.version);
                self.queue.push_front(request);
            }
            // Another server, even one that this server does not know of yet, may have changed the match or carried
            // out this very request. So the room reads the store before it refuses.
            Err(_) if self.lease != Lease::Sole && !request.store_checked && self.is_seated(&request) => {
                request.store_checked = true;
                self.queue.push_front(request);
                self.reload(effects);
            }
            Err(code) => self.refuse_planned(request, code, effects),
        }
    }

    fn write(&mut self, step: InFlight) {
        match &mut self.write_state {
            WriteState::Writing(writing) => writing.steps.push_back(step),
            work => *work = WriteState::Writing(Writing { steps: VecDeque::from([step]), lost: Vec::new() }),
        }
    }

    /// The state that the next step is planned on: the state after the latest step in flight, or the committed state.
    fn latest_state(&self) -> &State {
        match &self.write_state {
            WriteState::Writing(writing) => writing.steps.back().map(|flight| &flight.draft.after),
            WriteState::Idle | WriteState::Reloading => None,
        }
        .unwrap_or(&self.record.state)
    }

    /// Plans a request; an action is planned on this state. A panic in the game is turned into an error.
    fn plan(&self, now: Millis, request: &Request, latest: &State) -> Result<Planned, Code> {
        self.catch_game_panic(|| self.plan_unguarded(now, request, latest))?
    }

    fn plan_unguarded(&self, now: Millis, request: &Request, latest: &State) -> Result<Planned, Code> {
        match &request.origin {
            Origin::TimeCheck => {
                let mut events = self.vacation_events(now);
                events.extend(self.removal_events(now));
                if events.is_empty() {
                    let seats = self.record.state.late(now);
                    events.extend((!seats.is_empty()).then(|| without_user(TableEvent::Late { seats })));
                }
                if events.is_empty() {
                    events.extend(self.new_host(now));
                }
                if events.is_empty() {
                    Err(Code::NoVote)
                } else {
                    Ok((self.table_step(now, request, None, &events)?, None))
                }
            }
            Origin::Bot { expect, action, .. } | Origin::User(_, RequestKind::Act { expect, action }) => {
                Ok((self.plan_action(now, request, (*expect, action), latest)?, None))
            }
            Origin::User(_, RequestKind::Undo { version }) => {
                Ok((self.plan_undo(now, request, *version)?, None))
            }
            Origin::User(user, RequestKind::Table(TableChange::Rematch)) => {
                self.plan_following(now, request, *user, |room| Ok(room.rematch(true)))
            }
            Origin::User(user, RequestKind::PrivateRematch) => {
                self.plan_following(now, request, *user, |room| Ok(room.rematch(false)))
            }
            Origin::User(user, RequestKind::NextInEvening(next)) => {
                self.plan_following(now, request, *user, |_| Following::in_evening(next))
            }
            Origin::User(user, kind @ (RequestKind::Table(change) | RequestKind::TableWithGuest(change))) => {
                let context = TableContext {
                    definition: self.record.definition,
                    invitation: &self.head.invitation,
                    present: &self.present(),
                    used: &self.record.state.used(now),
                    overdue: &self.overdue(now),
                    with_guest: matches!(kind, RequestKind::TableWithGuest(_)),
                    new_key: &|| (self.new_match_identity)().invitation,
                };
                let events = self.record.state.table.plan(change, *user, &context)?;
                let seat = self.record.state.table.seat_of(*user);
                Ok((self.table_step(now, request, seat, &events)?, None))
            }
            Origin::User(
                _,
                RequestKind::Chat(_) | RequestKind::ScoreDelta(_) | RequestKind::Suggest | RequestKind::Hurry,
            ) => Err(Code::Malformed),
        }
    }

    /// The score delta of an action of this user. Nothing is written.
    fn score_delta(&self, user: UserId, action: &Value) -> Result<Option<i32>, Code> {
        let seat = self.record.state.table.seat_of(user).ok_or(Code::NotSeated)?;
        let game = self.record.state.game_in_play().ok_or(Code::NotRunning)?;
        self.catch_game_panic(|| game.score_delta(Seat(seat), action))
    }

    /// Lets the bots play without delay. Refused if other users have seats, because they may want to follow the bots'
    /// turns.
    fn hurry(&mut self, user: UserId, effects: &mut Vec<Effect>) -> Result<(), Code> {
        self.seat_among_bots(user)?;
        if !self.is_user_awaited() {
            self.hurried = true;
            effects.push(Effect::Hurry);
        }
        Ok(())
    }

    /// The seat of a user at a running table where all others are bots.
    pub(super) fn seat_among_bots(&self, user: UserId) -> Result<SeatNumber, Code> {
        let seat = self.playing_seat(user)?;
        let mut users = self.record.state.table.user_seats();
        if users.any(|other| other != seat) { Err(Code::NotLegal) } else { Ok(seat) }
    }

    /// The seat of a user at a running table.
    pub(super) fn playing_seat(&self, user: UserId) -> Result<SeatNumber, Code> {
        let table = &self.record.state.table;
        let seat = table.seat_of(user).ok_or(Code::NotSeated)?;
        if table.status == TableStatus::Running { Ok(seat) } else { Err(Code::NotRunning) }
    }

    /// In a match without a pace: the seats that have been awaited for long and whose users are not connected.
    fn overdue(&self, now: Millis) -> BTreeSet<SeatNumber> {
        let present = self.present();
        let overdue = self
            .record
            .state
            .callable_from()
            .into_iter()
            .filter(|&(seat, end)| end <= now && !present.contains(&seat));
        overdue.map(|(seat, _)| seat).collect()
    }

    fn plan_action(
        &self,
        now: Millis,
        request: &Request,
        (expect, action): (u64, &Value),
        latest: &State,
    ) -> Result<Draft, Code> {
        let seat = self.deciding_seat(request)?;
        let game = latest.game.as_deref().ok_or(Code::NotRunning)?;
        if expect != latest.decision(Seat(seat)) {
            return Err(Code::Stale);
        }
        let played = game.play(Seat(seat), action, self.dice_after(latest)).map_err(|_| Code::NotLegal)?;
        let row = row(now, request, latest, StepKind::Action, Some(seat));
        Ok(game_step(latest, row, &[], played))
    }

    fn plan_undo(&self, now: Millis, request: &Request, version: u64) -> Result<Draft, Code> {
        let seat = self.deciding_seat(request)?;
        let undo = self.record.undo_latest().filter(|_| self.record.undoable(seat) == Some(version));
        let (_, outcome) = undo.ok_or(Code::NothingToUndo)?;
        let row = row(now, request, &self.record.state, StepKind::Undo, Some(seat));
        Ok(self.record.state.draft(StepRow { undoes: Some(version), ..row }, &[], outcome))
    }

    /// The seat that a request may decide for.
    fn deciding_seat(&self, request: &Request) -> Result<SeatNumber, Code> {
        let table = &self.record.state.table;
        let seat = match &request.origin {
            Origin::User(user, _) => table.seat_of(*user).ok_or(Code::NotSeated)?,
            Origin::Bot { seat, .. } => *seat,
            Origin::TimeCheck => return Err(Code::NotSeated),
        };
        if table.status != TableStatus::Running {
            return Err(Code::NotRunning);
        }
        let by_bot = matches!(request.origin, Origin::Bot { .. });
        // While a bot plays for a user, only the bot decides. The user must take back the seat first.
        if table.bot(seat).is_some() == by_bot { Ok(seat) } else { Err(Code::NotSeated) }
    }

    fn table_step(
        &self,
        now: Millis,
        request: &Request,
        seat: Option<SeatNumber>,
        events: &[RecordedTableEvent],
    ) -> Result<Draft, Code> {
        let sat = events.iter().find_map(|recorded| match recorded.event {
            TableEvent::Sat { seat } | TableEvent::TakenOver { seat } => Some(seat),
            _ => None,
        });
        let latest = &self.record.state;
        let mut row = row(now, request, latest, StepKind::Table, seat.or(sat));
        row.table = serde_json::to_string(events).map_err(|_| Code::Internal)?;
        let starts = events.iter().any(|recorded| recorded.event == TableEvent::Started);
        // The game of a branch goes on.
        if !starts || latest.game.is_some() {
            return Ok(latest.draft(row, events, GameChange::Unchanged));
        }
        let opened = latest.table.open_game(self.record.definition, self.dice_after(latest));
        Ok(game_step(latest, row, events, opened.map_err(|_| Code::BadOptions)?))
    }

    fn rematch(&self, may_be_open: bool) -> Following {
        Following::rematch(self.record.definition, &self.record.state.table, may_be_open)
    }

    fn plan_following(
        &self,
        now: Millis,
        request: &Request,
        user: UserId,
        following: impl FnOnce(&Self) -> Result<Following, Code>,
    ) -> Result<Planned, Code> {
        let table = &self.record.state.table;
        let seat = table.seat_of(user).ok_or(Code::NotSeated)?;
        let finished = table.status.is_over();
        // A second request for a rematch is refused: the document already has the link.
        if !finished || table.rematch.is_some() {
            return Err(Code::NotRunning);
        }
        let identity = (self.new_match_identity)();
        let next = set_up_following(self.head.id, following(self)?, table, now, identity)?;
        let event = without_user(TableEvent::Rematched { next: next.row.id });
        Ok((self.table_step(now, request, Some(seat), &[event])?, Some(Box::new(next))))
    }

    /// The dice of the step after `latest`.
    fn dice_after(&self, latest: &State) -> Dice {
        Dice::for_step(&self.head.seed, latest.version + 1)
    }

    /// Runs game code that changes nothing in the room. A panic is logged and becomes an error, so it costs one
    /// request.
    pub(super) fn catch_game_panic<T>(&self, run: impl FnOnce() -> T) -> Result<T, Code> {
        catch_unwind(AssertUnwindSafe(run)).map_err(|_| {
            let (game, version) = (self.game(), self.version());
            let failure = self.new_failure();
            tracing::error!(room = %self.head.id, game, version, %failure, "the game panicked; the request is refused");
            Code::Internal
        })
    }

    /// Sends an acknowledgement, unless the socket has left. Its client will send the request again.
    pub(super) fn acknowledge(
        &self,
        to: Option<ConnId>,
        id: RequestId,
        version: u64,
        effects: &mut Vec<Effect>,
    ) {
        let to = to.filter(|conn| self.subscribers.contains_key(conn));
        effects.extend(to.map(|conn| answer(conn, &ServerMessage::Ack { id, version })));
    }

    /// Refuses a request that was planned. If it came from a bot, the bot waits before its next attempt.
    pub(super) fn refuse_planned(&mut self, request: Request, code: Code, effects: &mut Vec<Effect>) {
        if let Origin::Bot { seat, expect, .. } = request.origin {
            self.refused_bots.insert(seat, expect);
        }
        self.refuse(request.conn, request.id, code, effects);
    }

    pub(super) fn refuse(&self, to: Option<ConnId>, id: RequestId, code: Code, effects: &mut Vec<Effect>) {
        tracing::debug!(room = %self.head.id, %code, "refused");
        let failure = self.failure_of(code);
        let to = to.filter(|conn| self.subscribers.contains_key(conn));
        effects.extend(to.map(|conn| answer(conn, &ServerMessage::failed(Some(id), code, failure))));
    }
}

fn game_step(latest: &State, mut row: StepRow, events: &[RecordedTableEvent], played: GameStep) -> Draft {
    (row.action, row.events) = (played.action, played.events);
    row.fixed = played.fixed || row.kind != StepKind::Action;
    let outcome = GameChange::Next {
        game: played.next,
        observations: played.observations,
        takes_back: played.takes_back,
    };
    latest.draft(row, events, outcome)
}

/// The row of the step after `latest`.
fn row(at: Millis, request: &Request, latest: &State, kind: StepKind, seat: Option<SeatNumber>) -> StepRow {
    StepRow {
        version: latest.version + 1,
        at,
        kind,
        seat,
        user: request.user(),
        request: Some(request.id.clone()),
        action: None,
        events: "[]".to_owned(),
        table: "[]".to_owned(),
        undoes: None,
        fixed: true,
        decides: None,
    }
}

impl Request {
    pub(super) fn new(conn: Option<ConnId>, origin: Origin, id: RequestId) -> Self {
        Self { conn, origin, id, first_sent: None, deferred_on: None, store_checked: false }
    }

    /// Whether the request plays an action of the game.
    pub(super) fn is_action(&self) -> bool {
        matches!(self.origin, Origin::Bot { .. } | Origin::User(_, RequestKind::Act { .. }))
    }

    /// The owner of the request id; `None` for the check of the clock.
    pub(super) fn requester(&self) -> Option<Requester> {
        match &self.origin {
            Origin::User(user, _) => Some(Requester::User(*user)),
            Origin::Bot { seat, .. } => Some(Requester::Bot(*seat)),
            Origin::TimeCheck => None,
        }
    }

    /// The user who sent the request.
    fn user(&self) -> Option<UserId> {
        match &self.origin {
            Origin::User(user, _) => Some(*user),
            Origin::Bot { .. } | Origin::TimeCheck => None,
        }
    }
}

/// Sends one message to one socket.
pub(super) fn answer(to: ConnId, message: &ServerMessage) -> Effect {
    Effect::send(vec![to], encode(message))
}

pub(super) fn request_id(text: String) -> RequestId {
    RequestId::try_from(text).expect("request ids consist of letters, digits and hyphens")
}
