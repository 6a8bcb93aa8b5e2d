//! From a request to a step that is being written, or to a refusal.

use super::frame::encode;
use super::record::{Outcome, State};
use super::setup::follow;
use super::table::{Circumstances, Recorded, plain};
use super::{
    Asker, ConnId, Draft, Effect, InFlight, MOST_QUEUED, Origin, Person, Request, Room, Wish, Work, Writing,
};
use crate::shelf::Move;
use crate::stored::{Lease, Millis, NewMatch, StepKind, StepRow, StepWrite};
use games::frame::{Dice, Seat};
use protocol::{Code, RequestId, SeatNumber, ServerMessage, TableChange, TableEvent, TableStatus};
use serde_json::Value;
use std::collections::{BTreeSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// After so many milliseconds without a way to write their step, people are told that it waits.
const TOLD_AFTER: Millis = 2_000;

/// A step that only needs writing, with the match that follows from it.
type Planned = (Draft, Option<Box<NewMatch>>);

impl Room {
    /// Takes a wish in: chat is kept beside the steps, everything else waits its turn.
    pub(super) fn ask(
        &mut self,
        now: Millis,
        conn: ConnId,
        id: RequestId,
        wish: Wish,
        effects: &mut Vec<Effect>,
    ) {
        let Some(member) = self.members.get(&conn) else {
            effects.push(answer(conn, &ServerMessage::Nack { id: Some(id), code: Code::NotJoined }));
            return;
        };
        let Some(person) = member.person.clone() else {
            return self.refuse(Some(conn), id, Code::NoSession, effects);
        };
        if let Wish::Worth(action) = &wish {
            match self.worth(&person, action) {
                Ok(gain) => effects.push(answer(conn, &ServerMessage::Worth { id, gain })),
                Err(code) => self.refuse(Some(conn), id, code, effects),
            }
            return;
        }
        if wish == Wish::Hurry {
            return match self.hurry(&person, effects) {
                Ok(()) => self.acknowledge(Some(conn), id, self.record.now.version, effects),
                Err(code) => self.refuse(Some(conn), id, code, effects),
            };
        }
        if let Wish::Chat(text) = &wish {
            return self.say(now, conn, id, &person, text, effects);
        }
        let origin = Origin::Person(person, wish);
        let request = Request::new(Some(conn), origin, id);
        if let Err(code) = self.let_in(now, &request) {
            return self.refuse(Some(conn), request.id, code, effects);
        }
        let is_full = self.queue.is_full();
        match self.in_flight(&request).map(|flight| &mut flight.again) {
            Some(again) if again.len() < MOST_QUEUED => again.push_back(request),
            None if !is_full => self.queue.take_in(request),
            _ => self.refuse(Some(conn), request.id, Code::Busy, effects),
        }
    }

    /// The step that is being written for the same request.
    fn in_flight(&mut self, request: &Request) -> Option<&mut InFlight> {
        let Work::Writing(writing) = &mut self.work else { return None };
        let is_same = |other: &Request| (other.asker(), &other.id) == (request.asker(), &request.id);
        writing.steps.iter_mut().find(|flight| is_same(&flight.request))
    }

    /// Refuses at the door what somebody without a seat may not do: it takes no turn from those who play, and nothing
    /// is looked up for it.
    fn let_in(&self, now: Millis, request: &Request) -> Result<(), Code> {
        if self.is_seated(request) || self.answered(request).is_some() {
            return Ok(());
        }
        self.plan(now, request, &self.record.now).map(|_| ())
    }

    fn is_seated(&self, request: &Request) -> bool {
        match &request.origin {
            Origin::Person(person, _) => self.record.now.table.seat_of(person.user).is_some(),
            Origin::Bot { .. } | Origin::Renamed(_) | Origin::Clock => true,
        }
    }

    /// The version to which a request has led, if it was carried out.
    fn answered(&self, request: &Request) -> Option<u64> {
        self.record.requests.answer(request.asker()?, &request.id)
    }

    /// Takes a bot's decision in.
    pub(super) fn bot_decided(&mut self, seat: SeatNumber, decision: u64, action: Option<Value>) {
        // It may have been asked about a later decision meanwhile.
        if self.thinking.get(&seat) == Some(&decision) {
            self.thinking.remove(&seat);
        }
        // Somebody has taken their choice back: the bot chooses again after them.
        let Some(action) = action.filter(|_| !self.people_choose()) else { return };
        // The id follows from the decision, so that a bot asked twice acts once.
        let id = request_id(format!("bot-{decision}"));
        let origin = Origin::Bot { seat, expect: decision, action };
        self.queue.replace(Request::new(None, origin, id));
    }

    /// Takes a new name to the seat of whoever has it, and to all they ask for from now on. The latest name holds, whatever
    /// became of those before: its request is none that the record could answer.
    pub(super) fn rename(&mut self, person: Person) {
        for member in self.members.values_mut() {
            if let Some(known) = member.person.as_mut().filter(|known| known.user == person.user) {
                known.clone_from(&person);
            }
        }
        self.names_heard += 1;
        let id = request_id(format!("name-{:x}-{}", self.head.epoch, self.names_heard));
        let user = person.user;
        if !self.queue.replace(Request::new(None, Origin::Renamed(person), id)) {
            tracing::warn!(room = %self.head.id, %user, "a busy table keeps an old name");
        }
    }

    /// Notes whose time is up.
    pub(super) fn check_deadline(&mut self, now: Millis) {
        if self.record.now.deadline().is_some_and(|deadline| deadline <= now) {
            let id = request_id(format!("late-{}", self.record.now.version));
            self.queue.replace(Request::new(None, Origin::Clock, id));
        }
    }

    /// Answers a request from the record, or plans it and sends its step to be written.
    pub(super) fn attempt(&mut self, now: Millis, mut request: Request, effects: &mut Vec<Effect>) {
        if let Some(version) = self.answered(&request) {
            return self.acknowledge(request.conn, request.id, version, effects);
        }
        if request.conn.is_some() && request.sent.is_some_and(|sent| sent + TOLD_AFTER <= now) {
            // Nothing of it is written, or the record would have answered. Who asked tries again, under the same id.
            return self.refuse(request.conn, request.id, Code::Unavailable, effects);
        }
        let latest = self.latest();
        let ahead = latest.version > self.record.now.version;
        match self.plan(now, &request, latest) {
            // What changes nothing is done already.
            Ok((draft, None))
                if draft.row.kind == StepKind::Table && draft.after.table == self.record.now.table =>
            {
                self.acknowledge(request.conn, request.id, self.record.now.version, effects);
            }
            Ok((draft, _)) if self.record.repeats.is_too_much(&draft.row, &draft.events) => {
                self.refuse(request.conn, request.id, Code::UsedUp, effects);
            }
            Ok((draft, next)) => {
                request.sent = request.sent.or(Some(now));
                let named = request.person().filter(|_| draft.brings_a_name()).map(Person::named);
                let write = draft.write(self.head.id, latest, self.revision, self.record.given_back);
                let step = StepWrite { next, ahead, named, ..write };
                effects.push(Effect::Commit(Box::new(step)));
                self.write(InFlight { request, draft, again: VecDeque::new() });
            }
            // Nobody hears what would follow from a step that may be lost.
            Err(_) if ahead => {
                request.held = Some(latest.version);
                self.queue.put_back(request);
            }
            // Another server may have changed what it was judged by, or have carried it out, also one that nobody has
            // heard of yet.
            Err(_) if self.lease != Lease::Sole && !request.looked && self.is_seated(&request) => {
                request.looked = true;
                self.queue.put_back(request);
                self.reload(effects);
            }
            Err(code) => self.turn_down(request, code, effects),
        }
    }

    fn write(&mut self, step: InFlight) {
        match &mut self.work {
            Work::Writing(writing) => writing.steps.push_back(step),
            work => *work = Work::Writing(Writing { steps: VecDeque::from([step]), lost: Vec::new() }),
        }
    }

    /// What the next step is planned on: the match after the latest step that is being written, or as it is.
    fn latest(&self) -> &State {
        match &self.work {
            Work::Writing(writing) => writing.steps.back().map(|flight| &flight.draft.after),
            Work::Free | Work::Reloading => None,
        }
        .unwrap_or(&self.record.now)
    }

    /// Plans a request; an action, on this state. A panic in its game costs this request.
    fn plan(&self, now: Millis, request: &Request, latest: &State) -> Result<Planned, Code> {
        self.guarded(|| self.plan_unguarded(now, request, latest))?
    }

    fn plan_unguarded(&self, now: Millis, request: &Request, latest: &State) -> Result<Planned, Code> {
        match &request.origin {
            Origin::Clock => {
                let seats = self.record.now.late(now);
                let event = plain(TableEvent::Late { seats: seats.clone() });
                if seats.is_empty() {
                    Err(Code::NoVote)
                } else {
                    Ok((self.table_step(now, request, None, &[event])?, None))
                }
            }
            Origin::Bot { expect, action, .. } | Origin::Person(_, Wish::Act { expect, action }) => {
                Ok((self.plan_action(now, request, (*expect, action), latest)?, None))
            }
            Origin::Person(_, Wish::Undo { version }) => Ok((self.plan_undo(now, request, *version)?, None)),
            Origin::Person(person, Wish::Table(TableChange::Rematch)) => {
                self.plan_rematch(now, request, person)
            }
            Origin::Person(person, Wish::Table(change)) => {
                let around = Circumstances {
                    title: self.record.title,
                    invitation: &self.head.invitation,
                    present: &self.present(),
                    used: &self.record.now.used(now),
                    overdue: &self.overdue(now),
                };
                let events = self.record.now.table.plan(change, person, &around)?;
                let seat = self.record.now.table.seat_of(person.user);
                Ok((self.table_step(now, request, seat, &events)?, None))
            }
            Origin::Renamed(person) => {
                let events = self.record.now.table.plan_name(person)?;
                Ok((
                    self.table_step(now, request, self.record.now.table.seat_of(person.user), &events)?,
                    None,
                ))
            }
            Origin::Person(_, Wish::Chat(_) | Wish::Worth(_) | Wish::Hurry) => Err(Code::Malformed),
        }
    }

    /// What an action of their own would bring somebody. Nothing is written, and nothing changes.
    fn worth(&self, person: &Person, action: &Value) -> Result<Option<i32>, Code> {
        let seat = self.record.now.table.seat_of(person.user).ok_or(Code::NotSeated)?;
        let game = self.record.now.game.as_deref().ok_or(Code::NotRunning)?;
        self.guarded(|| game.worth(Seat(seat), action))
    }

    /// Lets the bots go on without taking their time. Where others play, too, nobody hurries what they want to follow.
    fn hurry(&mut self, person: &Person, effects: &mut Vec<Effect>) -> Result<(), Code> {
        let table = &self.record.now.table;
        let seat = table.seat_of(person.user).ok_or(Code::NotSeated)?;
        if table.status != TableStatus::Running {
            return Err(Code::NotRunning);
        }
        if table.people().any(|other| other != seat) {
            return Err(Code::NotListed);
        }
        if !self.people_choose() {
            self.hurried = true;
            effects.push(Effect::Hurry);
        }
        Ok(())
    }

    /// The seats of a match without a pace whose people have been awaited for long and are not there.
    fn overdue(&self, now: Millis) -> BTreeSet<SeatNumber> {
        let present = self.present();
        let overdue = self
            .record
            .now
            .patience()
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
        let decision = latest.clocks.get(usize::from(seat)).map_or(0, |clock| clock.decision);
        if expect != decision {
            return Err(Code::Stale);
        }
        let played = game.play(Seat(seat), action, self.dice_after(latest)).map_err(|_| Code::NotListed)?;
        let row = row(now, request, latest, StepKind::Action, Some(seat));
        Ok(game_step(latest, row, &[], played))
    }

    fn plan_undo(&self, now: Millis, request: &Request, version: u64) -> Result<Draft, Code> {
        let seat = self.deciding_seat(request)?;
        let back = self.record.back().filter(|_| self.record.undoable(seat) == Some(version));
        let (_, outcome) = back.ok_or(Code::NothingToUndo)?;
        let row = row(now, request, &self.record.now, StepKind::Undo, Some(seat));
        Ok(self.record.now.draft(StepRow { undoes: Some(version), ..row }, &[], outcome))
    }

    /// The seat on whose behalf a request may decide.
    fn deciding_seat(&self, request: &Request) -> Result<SeatNumber, Code> {
        let table = &self.record.now.table;
        let seat = match &request.origin {
            Origin::Person(person, _) => table.seat_of(person.user).ok_or(Code::NotSeated)?,
            Origin::Bot { seat, .. } => *seat,
            Origin::Renamed(_) | Origin::Clock => return Err(Code::NotSeated),
        };
        if table.status != TableStatus::Running {
            return Err(Code::NotRunning);
        }
        let by_bot = matches!(request.origin, Origin::Bot { .. });
        // While a bot plays for somebody, the bot decides; they take the seat back first.
        if table.bot(seat).is_some() == by_bot { Ok(seat) } else { Err(Code::NotSeated) }
    }

    fn table_step(
        &self,
        now: Millis,
        request: &Request,
        seat: Option<SeatNumber>,
        events: &[Recorded],
    ) -> Result<Draft, Code> {
        let sat = events.iter().find_map(|recorded| match recorded.event {
            TableEvent::Sat { seat, .. } => Some(seat),
            _ => None,
        });
        let latest = &self.record.now;
        let mut row = row(now, request, latest, StepKind::Table, seat.or(sat));
        row.table = serde_json::to_string(events).map_err(|_| Code::Internal)?;
        if !events.iter().any(|recorded| recorded.event == TableEvent::Started) {
            return Ok(latest.draft(row, events, Outcome::Same));
        }
        let (title, table) = (self.record.title, &latest.table);
        let opened = title.open(&table.options, table.seat_count(), self.dice_after(latest));
        Ok(game_step(latest, row, events, opened.map_err(|_| Code::BadOptions)?))
    }

    fn plan_rematch(&self, now: Millis, request: &Request, person: &Person) -> Result<Planned, Code> {
        let table = &self.record.now.table;
        let seat = table.seat_of(person.user).ok_or(Code::NotSeated)?;
        let finished = table.status.is_over();
        // Whoever asks second finds the link in the document.
        if !finished || table.rematch.is_some() {
            return Err(Code::NotRunning);
        }
        let next = follow(self.head.id, self.record.title, table, now, (self.lot)())?;
        let event = plain(TableEvent::Rematched { next: next.row.id });
        Ok((self.table_step(now, request, Some(seat), &[event])?, Some(Box::new(next))))
    }

    /// What the step after `latest` rolls.
    fn dice_after(&self, latest: &State) -> Dice {
        Dice::for_step(&self.head.seed, latest.version + 1)
    }

    /// Runs code of a game that changes nothing of the room: a panic in it costs one request and no room.
    pub(super) fn guarded<T>(&self, run: impl FnOnce() -> T) -> Result<T, Code> {
        catch_unwind(AssertUnwindSafe(run)).map_err(|_| {
            let (game, version) = (self.game(), self.version());
            tracing::error!(room = %self.head.id, game, version, "a game panicked, and a request is refused");
            Code::Internal
        })
    }

    /// Answers a request, unless its socket has left: it will ask again.
    pub(super) fn acknowledge(
        &self,
        to: Option<ConnId>,
        id: RequestId,
        version: u64,
        effects: &mut Vec<Effect>,
    ) {
        let to = to.filter(|conn| self.members.contains_key(conn));
        effects.extend(to.map(|conn| answer(conn, &ServerMessage::Ack { id, version })));
    }

    /// Refuses a request that had its turn. A bot whose decision is no good takes its time before the next one.
    pub(super) fn turn_down(&mut self, request: Request, code: Code, effects: &mut Vec<Effect>) {
        if let Origin::Bot { seat, expect, .. } = request.origin {
            self.puzzled.insert(seat, expect);
        }
        self.refuse(request.conn, request.id, code, effects);
    }

    pub(super) fn refuse(&self, to: Option<ConnId>, id: RequestId, code: Code, effects: &mut Vec<Effect>) {
        tracing::debug!(room = %self.head.id, %code, "refused");
        let to = to.filter(|conn| self.members.contains_key(conn));
        effects.extend(to.map(|conn| answer(conn, &ServerMessage::Nack { id: Some(id), code })));
    }
}

fn game_step(latest: &State, mut row: StepRow, events: &[Recorded], played: Move) -> Draft {
    (row.action, row.events) = (played.action, played.events);
    row.fixed = played.fixed || row.kind != StepKind::Action;
    let outcome = Outcome::Next { game: played.next, story: played.story, back: played.back };
    latest.draft(row, events, outcome)
}

/// The row of the step after `latest`.
fn row(at: Millis, request: &Request, latest: &State, kind: StepKind, seat: Option<SeatNumber>) -> StepRow {
    StepRow {
        version: latest.version + 1,
        at,
        kind,
        seat,
        user: request.person().map(|person| person.user),
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
    fn new(conn: Option<ConnId>, origin: Origin, id: RequestId) -> Self {
        Self { conn, origin, id, sent: None, held: None, looked: false }
    }

    /// Whether it is to play an action of the game.
    pub(super) fn is_action(&self) -> bool {
        matches!(self.origin, Origin::Bot { .. } | Origin::Person(_, Wish::Act { .. }))
    }

    /// Who asks by an id of their own, under which they may ask again.
    pub(super) fn asker(&self) -> Option<Asker> {
        match &self.origin {
            Origin::Person(person, _) | Origin::Renamed(person) => Some(Asker::Person(person.user)),
            Origin::Bot { seat, .. } => Some(Asker::Bot(*seat)),
            Origin::Clock => None,
        }
    }

    /// The person on whose behalf it is.
    fn person(&self) -> Option<&Person> {
        match &self.origin {
            Origin::Person(person, _) | Origin::Renamed(person) => Some(person),
            Origin::Bot { .. } | Origin::Clock => None,
        }
    }
}

/// One message to one socket.
pub(super) fn answer(to: ConnId, message: &ServerMessage) -> Effect {
    Effect::send(vec![to], encode(message))
}

fn request_id(text: String) -> RequestId {
    RequestId::try_from(text).expect("made of letters, digits and hyphens")
}
