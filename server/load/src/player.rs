//! One socket in a room: plays if it has a seat, watches if it has none, and follows from match to match.

use super::LoadError;
use super::party::{Party, Sent};
use super::setup::Phase;
use super::socket::{Heard, Socket};
use super::tally::Tally;
use super::wire::{self, Frame, Picture};
use protocol::TableStatus;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};

/// About how long somebody waits before asking a room again that was too busy.
const PATIENCE: Duration = Duration::from_millis(300);
/// A wait that is as good as for ever.
const LONG: Duration = Duration::from_secs(24 * 60 * 60);

/// What somebody does in the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Set the table up, and sits already.
    Host,
    /// Sits down and plays.
    Guest,
    /// Watches.
    Spectator,
}

/// One socket in a room.
pub(super) struct Player {
    pub(super) socket: Socket,
    pub(super) room: String,
    pub(super) part: Part,
    pub(super) party: Arc<Party>,
    pub(super) tally: Arc<Tally>,
    pub(super) phase: watch::Receiver<Phase>,
    /// Told when the match has begun.
    pub(super) started: watch::Sender<u32>,
    pub(super) state: PlayerState,
}

/// What changes while somebody plays.
pub(super) struct PlayerState {
    dice: StdRng,
    /// The how-manieth match of the party this is.
    generation: u32,
    picture: Picture,
    /// What patches call the room.
    tag: Option<u32>,
    requests: u64,
    /// Requests without an answer, with what they say.
    waiting: Vec<(u64, Wait, String)>,
    /// When the next move is due, once it is this player's to make.
    due: Option<Instant>,
    asked: Asked,
    /// The latest patch, and when it came.
    latest: (u64, Instant),
    /// The decision whose answer was refused: another one must come first.
    refused: Option<u64>,
    rematched: bool,
}

impl PlayerState {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            dice: StdRng::seed_from_u64(seed),
            generation: 0,
            picture: Picture::default(),
            tag: None,
            requests: 0,
            waiting: Vec::new(),
            due: None,
            asked: Asked::default(),
            latest: (0, Instant::now()),
            refused: None,
            rematched: false,
        }
    }

    /// Whether there is something to decide, and a turn for it.
    fn decides(&self) -> bool {
        self.due.is_some() && self.picture.asks() && self.refused != Some(self.picture.decision)
    }
}

/// The decision that a player is asked, and since when.
#[derive(Debug, Default)]
struct Asked(Option<(u64, Instant)>);

impl Asked {
    /// Takes note of what is asked now: the decision, or nothing.
    fn hear(&mut self, decision: Option<u64>, now: Instant) {
        if self.0.map(|(known, _)| known) != decision {
            self.0 = decision.map(|decision| (decision, now));
        }
    }

    /// When a move that was due could be sent: not before its decision was asked, though its turn may have been claimed for
    /// an earlier one.
    fn sendable(&self, due: Instant) -> Instant {
        self.0.map_or(due, |(_, since)| due.max(since))
    }
}

/// What an answer is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wait {
    Join,
    Sit,
    Start,
    Rematch,
    Leave,
    Move { at: Instant, decision: u64 },
}

impl Wait {
    fn what(self) -> &'static str {
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

impl Player {
    /// Plays until it is stopped; a socket that ends early is counted.
    pub(super) async fn run(mut self) -> Result<(), LoadError> {
        let ended = self.play().await;
        self.party.lose();
        match ended {
            Err(LoadError::Ended(_) | LoadError::Socket(_)) if *self.phase.borrow() != Phase::Setup => {
                self.tally.lost(Instant::now());
                Ok(())
            }
            ended => ended,
        }
    }

    async fn play(&mut self) -> Result<(), LoadError> {
        let join = format!(r#""t":"join","room":"{}""#, self.room);
        self.ask(Wait::Join, &join).await?;
        loop {
            let due = self.state.due.unwrap_or_else(|| Instant::now() + LONG);
            tokio::select! {
                biased;
                heard = self.socket.next() => self.hear(&heard?).await?,
                // A turn that is due waits for the next decision where there is nothing to decide.
                () = sleep_until(due), if self.state.decides() => {}
                () = self.party.ready.notified(), if self.state.picture.host => {
                    let start = format!(r#""t":"table","room":"{}","change":{{"do":"start"}}"#, self.room);
                    self.ask(Wait::Start, &start).await?;
                }
                changed = self.phase.changed() => if changed.is_err() { return Ok(()) },
            }
            self.go_on().await?;
        }
    }

    async fn hear(&mut self, heard: &Heard) -> Result<(), LoadError> {
        let frame = wire::read(&heard.text)?;
        match frame.t {
            "patch" if frame.tag == self.state.tag => self.take_patch(frame, heard.bytes).await,
            "snapshot" if frame.room == Some(&self.room) => {
                self.state.tag = frame.tag;
                self.state.picture = Picture::default();
                self.state.picture.words = frame.words;
                self.state.picture.take(frame.document.unwrap_or_default());
                Ok(())
            }
            "ack" | "nack" => self.take_answer(&frame).await,
            "bye" => Err(LoadError::Ended(wire::goodbye(frame.code))),
            _ => Ok(()),
        }
    }

    async fn take_patch(&mut self, frame: Frame<'_>, bytes: u64) -> Result<(), LoadError> {
        let state = &mut self.state;
        if state.picture.status == Some(TableStatus::Running) {
            let name = (state.generation, frame.version);
            self.party.saw(name, self.part != Part::Spectator, bytes);
            state.latest = (frame.version, Instant::now());
        }
        if let Some(delta) = frame.delta {
            state.picture.patch(delta)?;
        }
        match state.picture.rematch.take() {
            Some(next) => self.follow(next).await,
            None => Ok(()),
        }
    }

    async fn take_answer(&mut self, frame: &Frame<'_>) -> Result<(), LoadError> {
        let state = &mut self.state;
        let id = frame.id.and_then(|id| id.parse().ok());
        let Some(at) = state.waiting.iter().position(|(known, ..)| Some(*known) == id) else { return Ok(()) };
        let (_, wait, members) = state.waiting.swap_remove(at);
        if frame.t == "nack" {
            let code = frame.code.unwrap_or_default();
            // As when a crowd comes at once: a page tries again, too.
            if code == "busy" && !matches!(wait, Wait::Move { .. }) {
                sleep(PATIENCE.mul_f64(state.dice.random_range(0.5..1.5))).await;
                return self.ask(wait, &members).await;
            }
            let Wait::Move { at, decision } = wait else {
                return Err(LoadError::Refused { what: wait.what(), code: code.to_owned() });
            };
            state.refused = Some(decision);
            self.tally.refused(at, code);
            return Ok(());
        }
        match wait {
            Wait::Join if self.part == Part::Guest && state.generation == 0 => {
                let sit = format!(r#""t":"table","room":"{}","change":{{"do":"sit"}}"#, self.room);
                self.ask(Wait::Sit, &sit).await?;
            }
            Wait::Join | Wait::Sit => self.party.arrive(),
            Wait::Start if state.generation == 0 => self.started.send_modify(|rooms| *rooms += 1),
            Wait::Start | Wait::Rematch | Wait::Leave => {}
            Wait::Move { at, .. } => {
                // The patch comes before the answer.
                let (version, seen) = state.latest;
                let seen = if version == frame.version { seen } else { Instant::now() };
                self.party.acknowledged((state.generation, frame.version), Sent { at, seen });
            }
        }
        Ok(())
    }

    /// Goes from a finished match to the next one.
    async fn follow(&mut self, next: String) -> Result<(), LoadError> {
        let left = std::mem::replace(&mut self.room, next);
        let state = &mut self.state;
        state.generation += 1;
        (state.picture, state.tag) = (Picture::default(), None);
        (state.due, state.refused, state.rematched) = (None, None, false);
        self.ask(Wait::Leave, &format!(r#""t":"leave","room":"{left}""#)).await?;
        let join = format!(r#""t":"join","room":"{}""#, self.room);
        self.ask(Wait::Join, &join).await
    }

    /// Does what is to be done now: a move, or a rematch.
    async fn go_on(&mut self) -> Result<(), LoadError> {
        let Phase::Playing { since } = *self.phase.borrow_and_update() else {
            self.state.due = None;
            return Ok(());
        };
        let state = &mut self.state;
        if state.picture.status == Some(TableStatus::Over) && state.picture.host && !state.rematched {
            state.rematched = true;
            self.tally.over(Instant::now());
            let rematch = format!(r#""t":"table","room":"{}","change":{{"do":"rematch"}}"#, self.room);
            return self.ask(Wait::Rematch, &rematch).await;
        }
        let asked = state.picture.asks().then_some(state.picture.decision);
        state.asked.hear(asked, Instant::now());
        let moving = state.waiting.iter().any(|(_, wait, _)| matches!(wait, Wait::Move { .. }));
        let decision = state.picture.decision;
        if self.part == Part::Spectator || moving || state.refused == Some(decision) {
            return Ok(());
        }
        // A due moment that was claimed stays one's own, whatever there is to decide then.
        if state.due.is_some_and(|due| Instant::now() < due) {
            return Ok(());
        }
        let PlayerState { picture, dice, .. } = state;
        let Some(action) = picture.draw(|count| dice.random_range(..count)) else { return Ok(()) };
        let due = *state.due.get_or_insert_with(|| self.party.claim(since));
        if Instant::now() < due {
            return Ok(());
        }
        state.due = None;
        let at = state.asked.sendable(due);
        let room = &self.room;
        let act = format!(r#""t":"act","room":"{room}","expect":{decision},"action":{action}"#);
        self.tally.begun(at);
        self.ask(Wait::Move { at, decision }, &act).await
    }

    /// Sends a request under a number of its own.
    async fn ask(&mut self, wait: Wait, members: &str) -> Result<(), LoadError> {
        self.state.requests += 1;
        let id = self.state.requests;
        self.state.waiting.push((id, wait, members.to_owned()));
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
        let mut asked = Asked::default();
        asked.hear(Some(4), after(0));
        asked.hear(Some(4), after(50));
        assert_eq!(asked.sendable(after(10)), after(10), "it was asked before, and a late player counts");
        asked.hear(None, after(100));
        asked.hear(Some(7), after(900));
        assert_eq!(asked.sendable(after(10)), after(900), "its turn was claimed for another decision");
        assert_eq!(asked.sendable(after(1_000)), after(1_000), "its turn had not come");
    }
}
