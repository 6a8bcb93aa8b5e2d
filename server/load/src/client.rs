//! One client in a room: it plays if it has a seat and watches otherwise, and follows the room from match to match.

use super::error::LoadError;
use super::metrics::{Metrics, SentMove};
use super::room::{Phase, SharedRoom};
use super::socket::{Received, Socket};
use super::wire::{self, Frame, RoomView};
use protocol::TableStatus;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};

/// Average pause before a request that was answered `busy` is sent again.
const BUSY_RETRY_PAUSE: Duration = Duration::from_millis(300);
/// Longer than any run.
const FOREVER: Duration = Duration::from_secs(24 * 60 * 60);

/// The role of a client in the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Created the table, and has a seat already.
    Host,
    /// Takes a seat and plays.
    Guest,
    Spectator,
}

/// One client in a room.
pub(super) struct Client {
    pub(super) socket: Socket,
    pub(super) room: String,
    pub(super) role: Role,
    pub(super) shared: Arc<SharedRoom>,
    pub(super) metrics: Arc<Metrics>,
    pub(super) phase: watch::Receiver<Phase>,
    /// Counts the rooms whose first match has started.
    pub(super) started: watch::Sender<u32>,
    pub(super) state: ClientState,
}

/// The state of a client that changes while it plays.
pub(super) struct ClientState {
    dice: StdRng,
    /// The number of the match in this room: 0, then 1 for the first rematch, …
    match_number: u32,
    view: RoomView,
    /// The number by which patches refer to the room.
    tag: Option<u32>,
    requests: u64,
    /// Requests without an answer: id, kind, and the JSON members to send them again.
    waiting: Vec<(u64, RequestKind, String)>,
    /// When this client's claimed move is due; `None` if it has claimed no turn.
    due: Option<Instant>,
    present: PresentDecision,
    /// The version of the latest patch, and when it was received.
    latest: (u64, Instant),
    /// A decision for which the server refused an action. The client waits for another decision.
    refused: Option<u64>,
    rematched: bool,
}

impl ClientState {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            dice: StdRng::seed_from_u64(seed),
            match_number: 0,
            view: RoomView::default(),
            tag: None,
            requests: 0,
            waiting: Vec::new(),
            due: None,
            present: PresentDecision::default(),
            latest: (0, Instant::now()),
            refused: None,
            rematched: false,
        }
    }

    /// Whether the client has a decision to make and has claimed a turn.
    fn decides(&self) -> bool {
        self.due.is_some() && self.view.has_decision() && self.refused != Some(self.view.decision)
    }
}

/// The decision that the client has to make, and since when.
#[derive(Debug, Default)]
struct PresentDecision(Option<(u64, Instant)>);

impl PresentDecision {
    /// Records the present decision, or `None`.
    fn update(&mut self, decision: Option<u64>, now: Instant) {
        if self.0.map(|(known, _)| known) != decision {
            self.0 = decision.map(|decision| (decision, now));
        }
    }

    /// The earliest time at which a move due at `due` could be sent: not before its decision was asked, since the turn
    /// may have been claimed for an earlier decision.
    fn earliest_send(&self, due: Instant) -> Instant {
        self.0.map_or(due, |(_, since)| due.max(since))
    }
}

/// The kind of a request without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RequestKind {
    Join,
    Sit,
    Start,
    Rematch,
    Leave,
    Move { at: Instant, decision: u64 },
}

impl RequestKind {
    fn describe(self) -> &'static str {
        match self {
            Self::Join => "to show a room",
            Self::Sit => "a seat",
            Self::Start => "to start a match",
            Self::Rematch => "a rematch",
            Self::Leave => "to leave a room",
            Self::Move { .. } => "a move",
        }
    }
}

impl Client {
    /// Plays until it is stopped. A socket that the server closes is counted as lost.
    pub(super) async fn run(mut self) -> Result<(), LoadError> {
        let ended = self.play().await;
        self.shared.remove_client();
        match ended {
            Err(LoadError::Ended(_) | LoadError::Socket(_)) if *self.phase.borrow() != Phase::Setup => {
                self.metrics.record_lost_socket(Instant::now());
                Ok(())
            }
            ended => ended,
        }
    }

    async fn play(&mut self) -> Result<(), LoadError> {
        let join = format!(r#""t":"join","room":"{}""#, self.room);
        self.ask(RequestKind::Join, &join).await?;
        loop {
            let due = self.state.due.unwrap_or_else(|| Instant::now() + FOREVER);
            tokio::select! {
                biased;
                received = self.socket.next() => self.handle_message(&received?).await?,
                // A claimed turn is kept until there is a decision to make.
                () = sleep_until(due), if self.state.decides() => {}
                () = self.shared.ready.notified(), if self.state.view.host => {
                    let start = format!(r#""t":"table","room":"{}","change":{{"do":"start"}}"#, self.room);
                    self.ask(RequestKind::Start, &start).await?;
                }
                changed = self.phase.changed() => if changed.is_err() { return Ok(()) },
            }
            self.act().await?;
        }
    }

    async fn handle_message(&mut self, received: &Received) -> Result<(), LoadError> {
        let frame = wire::read(&received.text)?;
        match frame.t {
            "patch" if frame.tag == self.state.tag => self.handle_patch(frame, received.bytes).await,
            "snapshot" if frame.room == Some(&self.room) => {
                self.state.tag = frame.tag;
                self.state.view = RoomView::default();
                self.state.view.apply(frame.document.unwrap_or_default());
                Ok(())
            }
            "ack" | "nack" => self.handle_answer(&frame).await,
            "bye" => Err(LoadError::Ended(wire::goodbye(frame.code))),
            _ => Ok(()),
        }
    }

    async fn handle_patch(&mut self, frame: Frame<'_>, bytes: u64) -> Result<(), LoadError> {
        let state = &mut self.state;
        if state.view.status == Some(TableStatus::Running) {
            let name = (state.match_number, frame.version);
            self.shared.record_seen(name, self.role != Role::Spectator, bytes);
            state.latest = (frame.version, Instant::now());
        }
        if let Some(delta) = frame.delta {
            state.view.apply(delta);
        }
        match state.view.rematch.take() {
            Some(next) => self.follow(next).await,
            None => Ok(()),
        }
    }

    async fn handle_answer(&mut self, frame: &Frame<'_>) -> Result<(), LoadError> {
        let state = &mut self.state;
        let id = frame.id.and_then(|id| id.parse().ok());
        let Some(at) = state.waiting.iter().position(|(known, ..)| Some(*known) == id) else { return Ok(()) };
        let (_, kind, members) = state.waiting.swap_remove(at);
        if frame.t == "nack" {
            let code = frame.code.unwrap_or_default();
            // Many clients join at once. A browser tries again, too.
            if code == "busy" && !matches!(kind, RequestKind::Move { .. }) {
                sleep(BUSY_RETRY_PAUSE.mul_f64(state.dice.random_range(0.5..1.5))).await;
                return self.ask(kind, &members).await;
            }
            let RequestKind::Move { at, decision } = kind else {
                return Err(LoadError::Refused { what: kind.describe(), code: code.to_owned() });
            };
            state.refused = Some(decision);
            self.metrics.record_refused(at, code);
            return Ok(());
        }
        match kind {
            RequestKind::Join if self.role == Role::Guest && state.match_number == 0 => {
                let sit = format!(r#""t":"table","room":"{}","change":{{"do":"sit"}}"#, self.room);
                self.ask(RequestKind::Sit, &sit).await?;
            }
            RequestKind::Join | RequestKind::Sit => self.shared.record_joined(),
            RequestKind::Start if state.match_number == 0 => self.started.send_modify(|rooms| *rooms += 1),
            RequestKind::Start | RequestKind::Rematch | RequestKind::Leave => {}
            RequestKind::Move { at, .. } => {
                // The server sends the patch before the acknowledgement.
                let (version, seen) = state.latest;
                let seen = if version == frame.version { seen } else { Instant::now() };
                self.shared.record_ack((state.match_number, frame.version), SentMove { at, seen });
            }
        }
        Ok(())
    }

    /// Leaves a finished match and joins its rematch.
    async fn follow(&mut self, next: String) -> Result<(), LoadError> {
        let left = std::mem::replace(&mut self.room, next);
        let state = &mut self.state;
        state.match_number += 1;
        (state.view, state.tag) = (RoomView::default(), None);
        (state.due, state.refused, state.rematched) = (None, None, false);
        self.ask(RequestKind::Leave, &format!(r#""t":"leave","room":"{left}""#)).await?;
        let join = format!(r#""t":"join","room":"{}""#, self.room);
        self.ask(RequestKind::Join, &join).await
    }

    /// Sends a move or a request for a rematch if it is time.
    async fn act(&mut self) -> Result<(), LoadError> {
        let Phase::Playing { since } = *self.phase.borrow_and_update() else {
            self.state.due = None;
            return Ok(());
        };
        let state = &mut self.state;
        if state.view.status == Some(TableStatus::Over) && state.view.host && !state.rematched {
            state.rematched = true;
            self.metrics.record_match_over(Instant::now());
            let rematch = format!(r#""t":"table","room":"{}","change":{{"do":"rematch"}}"#, self.room);
            return self.ask(RequestKind::Rematch, &rematch).await;
        }
        let present = state.view.has_decision().then_some(state.view.decision);
        state.present.update(present, Instant::now());
        let moving = state.waiting.iter().any(|(_, kind, _)| matches!(kind, RequestKind::Move { .. }));
        let decision = state.view.decision;
        if self.role == Role::Spectator || moving || state.refused == Some(decision) {
            return Ok(());
        }
        // A claimed turn is kept, whatever the decision is when it is due.
        if state.due.is_some_and(|due| Instant::now() < due) {
            return Ok(());
        }
        let ClientState { view, dice, .. } = state;
        let Some(action) = view.choose_action(|count| dice.random_range(..count)) else { return Ok(()) };
        let due = *state.due.get_or_insert_with(|| self.shared.claim_turn(since));
        if Instant::now() < due {
            return Ok(());
        }
        state.due = None;
        let at = state.present.earliest_send(due);
        let room = &self.room;
        let request = format!(r#""t":"act","room":"{room}","expect":{decision},"action":{action}"#);
        self.metrics.record_sent(at);
        self.ask(RequestKind::Move { at, decision }, &request).await
    }

    /// Sends a request with a new id.
    async fn ask(&mut self, kind: RequestKind, members: &str) -> Result<(), LoadError> {
        self.state.requests += 1;
        let id = self.state.requests;
        self.state.waiting.push((id, kind, members.to_owned()));
        self.socket.send(format!(r#"{{"id":"{id}",{members}}}"#)).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_counts_from_when_it_could_be_sent() {
        let start = Instant::now();
        let after = |ms| start + Duration::from_millis(ms);
        let mut present = PresentDecision::default();
        present.update(Some(4), after(0));
        present.update(Some(4), after(50));
        assert_eq!(present.earliest_send(after(10)), after(10), "the decision is older than the due time");
        present.update(None, after(100));
        present.update(Some(7), after(900));
        assert_eq!(
            present.earliest_send(after(10)),
            after(900),
            "the turn was claimed for an earlier decision"
        );
        assert_eq!(present.earliest_send(after(1_000)), after(1_000), "the due time is after the decision");
    }
}
