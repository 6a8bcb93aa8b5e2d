//! The core of a room: one match with the people around it, as a plain state machine without I/O.
//!
//! [`Room::handle`] takes a command and returns effects. **Plan, commit, tell**: a step is planned on a draft, handed
//! out as [`Effect::Commit`], and only when [`Command::Committed`] comes back is it acknowledged and shown to anybody.
//! Actions of several seats may be in flight together, each planned on the one before it: what is lost takes all later ones
//! with it. Meanwhile people join and see the last committed state, and all else waits in a bounded queue. The same drafting and adopting folds a stored match back into a room.

pub mod archive;
mod arrivals;
mod frame;
mod history;
mod members;
pub mod names;
mod object;
mod picture;
mod plan;
mod playback;
mod presence;
mod queue;
mod record;
mod repeats;
mod requests;
mod setup;
pub mod shelf;
pub mod stored;
mod stream;
mod table;
mod talk;
mod tell;
#[cfg(test)]
mod tests;

pub use frame::{Frame, Frames, encode};
pub use playback::{Folded, fold, has_begun, people_by_seat, play_again, play_back, table_events};
pub use record::{BUILD, Broken};
pub use setup::{Lot, Opening, Setup, abandon, set_up};
pub use table::{Person, holder};

use crate::shelf::Position;
use crate::stored::{Chat, Kept, Lease, LineWrite, Millis, Snapshot, Standing, StepWrite};
use arrivals::Arrival;
use games::frame::{Seed, Viewer};
use history::History;
use members::Member;
use picture::Picture;
use presence::Presence;
use protocol::{ChatLine, Code, Level, MatchId, RequestId, SeatNumber, Since, TableChange, UserId};
use queue::Queue;
use record::{Draft, Record, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use stream::Stream;
use talk::Talk;

/// One socket's joining of this room.
pub type ConnId = u64;

/// Requests that may wait while a step is in flight. A table has few seats, so more is somebody's fault.
const MOST_QUEUED: usize = 64;

/// A match with the people around it.
pub struct Room {
    head: Head,
    record: Record,
    picture: Picture,
    talk: Talk,
    members: BTreeMap<ConnId, Member>,
    /// The seats whose people are connected to other servers.
    elsewhere: BTreeSet<SeatNumber>,
    presence: Presence,
    streams: BTreeMap<Viewer, Stream>,
    /// What they were sent of the latest steps.
    history: History,
    /// What a crowd that watches was shown last, so that it is not compressed for each of them.
    shown: Option<Frames>,
    /// Draws the lot of the match that follows.
    lot: fn() -> Lot,
    lease: Lease,
    /// How often the host had changed what is kept of the match when it was read.
    revision: u64,
    work: Work,
    queue: Queue,
    /// How many new names the room has heard: each is a request of its own.
    names_heard: u32,
    /// The store may have moved the clocks on.
    clocks_in_doubt: bool,
    /// The host may have changed names or lines in the store.
    revised: bool,
    /// After how many steps the next snapshot is taken.
    snapshot_every: u64,
    /// The version of the latest one, or of none.
    latest_snapshot: u64,
    /// What bots were asked to think about: the decision, by seat.
    thinking: BTreeMap<SeatNumber, u64>,
    /// Bots take no time of their own until a person is to decide.
    hurried: bool,
    /// The latest decision of each bot that was refused.
    puzzled: BTreeMap<SeatNumber, u64>,
    /// Sockets that wait until the store was asked for what they have seen elsewhere.
    arriving: Vec<Arrival>,
}

/// What never changes about a match, and the names of this stay in memory.
struct Head {
    id: MatchId,
    /// When the match was set up: frames count their times from here.
    began: Millis,
    seed: Seed,
    invitation: String,
    build: String,
    /// What frames call the room: no other room of this process is called so.
    tag: u32,
    /// Streams of an earlier stay in memory, or from before a reload, are answered with a snapshot.
    epoch: u64,
}

/// What the room is busy with.
enum Work {
    /// Nothing is in flight.
    Free,
    /// Steps are being written.
    Writing(Writing),
    /// The match is being loaded anew.
    Reloading,
}

/// Who asked for a step: request ids are unique for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
enum Asker {
    Person(UserId),
    Bot(SeatNumber),
}

/// What reaches a room.
#[derive(Debug)]
pub enum Command {
    /// A socket wants to see the room.
    Join {
        /// The socket.
        conn: ConnId,
        /// Who is behind it; none for somebody without a name.
        person: Option<Person>,
        /// The request.
        request: RequestId,
        /// What the client still has.
        since: Option<Since>,
    },
    /// A socket no longer wants to see the room.
    Leave {
        /// The socket.
        conn: ConnId,
        /// The request; none when the socket is gone.
        request: Option<RequestId>,
    },
    /// Somebody wants something done.
    Ask {
        /// The socket.
        conn: ConnId,
        /// The request.
        request: RequestId,
        /// What.
        wish: Wish,
    },
    /// Somebody has another name from now on.
    Rename(Person),
    /// A bot has made up its mind.
    Bot {
        /// Its seat.
        seat: SeatNumber,
        /// The decision it was asked about.
        decision: u64,
        /// What it does; nothing when it had no idea.
        action: Option<Value>,
    },
    /// The oldest steps in flight were written, or not: one verdict for each.
    Committed(Vec<Verdict>),
    /// A line of chat was kept after [`Effect::Say`], or is not known to be.
    Said {
        /// The socket that asked.
        conn: ConnId,
        /// The request.
        request: RequestId,
        /// The line as it is kept; nothing when it was said before and the host has removed it.
        kept: Result<Option<ChatLine>, Code>,
    },
    /// The match was loaded anew after [`Effect::Reload`], or there is nothing new.
    Reloaded(Option<Box<Kept>>),
    /// How this server stands to the match now.
    Lease(Lease),
    /// What the store holds of the match, which other servers may have written.
    News {
        /// Where it stands.
        standing: Standing,
        /// Its latest lines of chat.
        chat: Chat,
        /// The seats whose people are connected to other servers.
        elsewhere: BTreeSet<SeatNumber>,
        /// It was read after [`Effect::Listen`], and when what was being written then was written or lost.
        settled: bool,
    },
    /// The store gave time back in which nobody could play: clocks are read anew from it.
    TimeGivenBack,
    /// The host has changed names or lines in the store: all is read anew from it.
    Revised,
    /// The time of [`Effect::TellPresenceIn`] has passed.
    TellPresence,
    /// Time has passed.
    Tick,
}

/// What somebody wants done.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Play an action.
    Act {
        /// The decision it answers.
        expect: u64,
        /// The action.
        action: Value,
    },
    /// Take back a step.
    Undo {
        /// Which.
        version: u64,
    },
    /// Hear what an action would bring.
    Worth(Value),
    /// Have the bots play without taking their time.
    Hurry,
    /// Change the table.
    Table(TableChange),
    /// Say something.
    Chat(String),
}

/// What became of a step in flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is written.
    Written,
    /// It is not written, or nobody knows: the match must be loaded anew. The request is tried again after that, and
    /// answered from the record if it had been written after all.
    Unknown,
    /// It is certainly not written, and trying again would not help.
    Refused(Code),
}

/// What a room wants done.
pub enum Effect {
    /// Send frames to each of these sockets, in this order.
    Send {
        /// The sockets.
        to: Vec<ConnId>,
        /// The frames.
        frames: Frames,
    },
    /// Write a step after those that are being written, then say [`Command::Committed`].
    Commit(Box<StepWrite>),
    /// Keep what the match is now, should it ever be opened again. Nobody waits for it.
    KeepSnapshot {
        /// What the match is.
        snapshot: Snapshot,
        /// The revision of the match that it is of: it is kept of no other.
        revision: u64,
    },
    /// Load the match, unless it stands where the room knows, and say [`Command::Reloaded`].
    Reload {
        /// Where the match stands as far as the room knows.
        known: Standing,
    },
    /// Keep a line of chat, then say [`Command::Said`].
    Say {
        /// The socket that asked.
        conn: ConnId,
        /// The line.
        line: LineWrite,
    },
    /// Read what the store holds when everything is written or lost that any server is writing now, without holding this
    /// room up, and say [`Command::News`].
    Listen,
    /// Let a bot think, then say [`Command::Bot`].
    Think {
        /// What it decided before was refused: it waits a while, so that it does not decide the same without end.
        again: bool,
        /// Its seat.
        seat: SeatNumber,
        /// The decision.
        decision: u64,
        /// How well it plays.
        level: Level,
        /// The state; the bot looks only at resamplings of it.
        position: Box<dyn Position>,
        /// It takes no time of its own.
        hurried: bool,
    },
    /// Bots that think take no time of their own any more.
    Hurry,
    /// These people are, or are no longer, waited for.
    WaitingChanged(Vec<UserId>),
    /// Say [`Command::TellPresence`] after so many milliseconds.
    TellPresenceIn(Millis),
    /// A person watches: list the match for them.
    Watched(UserId),
    /// The deadline is now this.
    Deadline(Option<Millis>),
}

/// A request that was accepted for planning.
struct Request {
    /// Nobody for a bot and for the table's own steps.
    conn: Option<ConnId>,
    origin: Origin,
    id: RequestId,
    /// When its step was first sent to be written.
    sent: Option<Millis>,
    /// On the step of this version, which was being written, it was no good: it is judged again when that is known.
    held: Option<u64>,
    /// It was judged once, and then the store was asked whether another server has changed what it was judged by.
    looked: bool,
}

/// On whose behalf a request is, and what it wants.
enum Origin {
    Person(Person, Wish),
    Bot {
        seat: SeatNumber,
        expect: u64,
        action: Value,
    },
    /// Takes a new name to the seat of whoever has it.
    Renamed(Person),
    /// Notes whose time is up.
    Clock,
}

/// The steps that are being written, oldest first: each is planned on the one before it.
#[derive(Default)]
struct Writing {
    steps: VecDeque<InFlight>,
    /// The requests whose steps were not written, or are not known to be. Once one is lost, so are all later ones.
    lost: Vec<Request>,
}

/// A step that is being written.
struct InFlight {
    request: Request,
    draft: Draft,
    /// The same request sent again meanwhile.
    again: VecDeque<Request>,
}

impl Room {
    /// The match.
    #[must_use]
    pub fn id(&self) -> MatchId {
        self.head.id
    }

    /// The name of its game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.record.title.name()
    }

    /// The version of the last committed step.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.record.now.version
    }

    /// When the time of the awaited seats is up.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        self.record.now.deadline()
    }

    /// Whether the match has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.record.now.table.status.is_over()
    }

    /// Whether nothing is in flight, nobody watches and no bot thinks: the room may leave memory.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.members.is_empty()
            && self.arriving.is_empty()
            && self.queue.is_empty()
            && self.thinking.is_empty()
            && self.talk.is_idle()
            && matches!(self.work, Work::Free)
    }

    /// Takes a command in and says what is to be done.
    pub fn handle(&mut self, now: Millis, command: Command) -> Vec<Effect> {
        let mut effects = Vec::new();
        match command {
            Command::Join { conn, person, request, since } => {
                let arrival = Arrival { conn, person, request, since, asked: Vec::new(), held: None };
                self.arrive(arrival, &mut effects);
            }
            Command::Leave { conn, request } => self.leave(conn, request, &mut effects),
            Command::Ask { conn, request, wish } => {
                if let Some((request, wish)) = self.ask_later(conn, request, wish) {
                    self.ask(now, conn, request, wish, &mut effects);
                }
            }
            Command::Rename(person) => self.rename(person),
            Command::Bot { seat, decision, action } => self.bot_decided(seat, decision, action),
            Command::Committed(verdicts) => self.committed(verdicts, &mut effects),
            Command::Said { conn, request, kept } => self.said(conn, request, kept, &mut effects),
            Command::Reloaded(kept) => self.reloaded(kept.map(|kept| *kept), &mut effects),
            Command::Lease(lease) => self.lease = lease,
            Command::News { standing, chat, elsewhere, settled } => {
                self.hear_news(standing, settled, chat, &mut effects);
                self.hear_of(elsewhere, &mut effects);
            }
            Command::TellPresence => self.end_presence_pause(&mut effects),
            Command::TimeGivenBack => self.clocks_in_doubt = true,
            Command::Revised => self.revised = true,
            Command::Tick => self.check_deadline(now),
        }
        self.admit(now, &mut effects);
        self.work(now, &mut effects);
        effects
    }

    /// Plans waiting requests as long as they can be, then lets bots think about what is left to them.
    fn work(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        loop {
            match &self.work {
                Work::Free if self.is_in_doubt() => {
                    (self.clocks_in_doubt, self.revised) = (false, false);
                    return self.read_anew(effects);
                }
                Work::Free => {}
                Work::Writing(writing) => {
                    if !self.queue.first().is_some_and(|request| self.may_go_ahead(writing, request)) {
                        return;
                    }
                }
                Work::Reloading => return,
            }
            let Some(request) = self.queue.take_first() else {
                return self.let_bots_think(effects);
            };
            self.attempt(now, request, effects);
        }
    }

    /// Whether the store may hold something else than the room knows.
    fn is_in_doubt(&self) -> bool {
        self.clocks_in_doubt || self.revised
    }

    /// Whether a request may be planned on steps that are still being written: an action of somebody else's than theirs,
    /// in a match that goes on and whose table stays as it is.
    fn may_go_ahead(&self, writing: &Writing, request: &Request) -> bool {
        let Some(latest) = writing.steps.back().filter(|_| writing.lost.is_empty()) else { return false };
        let State { version, table, .. } = &latest.draft.after;
        !self.is_in_doubt()
            && request.is_action()
            && request.held != Some(*version)
            && writing.steps.iter().all(|flight| flight.request.is_action())
            && writing.steps.iter().all(|flight| flight.request.asker() != request.asker())
            && Arc::ptr_eq(table, &self.record.now.table)
    }
}

impl Effect {
    fn send(to: Vec<ConnId>, frame: Frame) -> Self {
        Self::Send { to, frames: frame.into() }
    }
}

impl InFlight {
    fn requests(self) -> impl Iterator<Item = Request> {
        std::iter::once(self.request).chain(self.again)
    }
}
