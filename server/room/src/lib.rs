//! The core of a room: one match with its connected sockets, as a state machine without I/O.
//!
//! [`Room::handle`] takes a command and returns effects. A step goes through three stages. The room plans it on a
//! draft and returns it as [`Effect::Commit`]. When the caller answers with [`Command::Committed`], the room makes
//! the draft part of its record. Only then does it acknowledge the request and send the step to anybody.
//!
//! Actions of several seats can be in flight together. Each is planned on the one before it, so a lost step takes all
//! later ones with it. Meanwhile sockets join and see the last committed state, and other requests wait in a bounded
//! queue. Loading a stored match uses the same code: it drafts and adopts the stored steps.

mod analysis;
pub mod archive;
mod bot_strength;
mod branch;
mod branching;
mod broadcast;
mod chat;
mod commands;
mod evening;
mod failures;
mod frame;
mod history;
mod league;
mod object;
mod openings;
mod pending_joins;
mod people;
mod plan;
mod presence;
mod queue;
mod rated;
mod record;
pub mod registry;
mod removals;
mod repeats;
mod replay;
mod requests;
mod setup;
mod stream;
mod subscribers;
mod suggestions;
mod summary;
mod table;
#[cfg(test)]
mod tests;
mod vacations;
mod view_documents;
mod write_state;

pub use analysis::{AnalysisError, analyse, analysis_version};
pub use bot_strength::{MEASURED, bot_points, nearest_level};
pub use branch::{BranchError, BranchSetup, set_up_branch};
pub use commands::{BotTurn, Command, Effect, RequestKind, Verdict};
pub use evening::{
    EveningStanding, StandingLine, first_of_evening, may_play_in, next_in_evening, plan_evening, standing_of,
};
pub use frame::{Frame, Frames, encode};
pub use league::{
    LeagueAdvance, LeagueContext, LeagueLine, advance_league, is_closed, is_league_decided, league_result,
    league_standing, plan_league, set_up_league_table,
};
pub use people::{LookedUp, people_of, users_of};
pub use record::{BUILD, ReplayError};
pub use replay::{
    Latest, entry_for_spectators, has_started, latest_for_spectators, replay_actions, replay_for_viewer,
};
pub use setup::{MatchIdentity, Opening, Setup, abandon, set_up, set_up_lesson};
pub use summary::{SummaryError, summarise};

use crate::registry::Lesson;
use chat::RoomChat;
use games::frame::{Seed, Viewer};
use history::History;
use pending_joins::PendingJoin;
use people::People;
use presence::Presence;
use protocol::{MatchId, RequestId, SeatNumber, UserId};
use queue::Queue;
use record::{Draft, Record, State};
use records::{Lease, Millis, Openings};
use requests::Requester;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use stream::Stream;
use subscribers::Subscriber;
use view_documents::ViewDocuments;
use write_state::{InFlight, WriteState, Writing};

/// The connection of one socket to this room.
pub type ConnId = u64;

/// The limit of requests that wait while a step is in flight. A table has few seats, so only a faulty or hostile
/// client reaches it.
const MAX_QUEUED_REQUESTS: usize = 64;

/// A match with the sockets that are connected to it.
pub struct Room {
    head: Head,
    record: Record,
    documents: ViewDocuments,
    chat: RoomChat,
    subscribers: BTreeMap<ConnId, Subscriber>,
    /// The seats whose users are connected to other servers.
    present_elsewhere: BTreeSet<SeatNumber>,
    openings: Openings,
    presence: Presence,
    people: People,
    streams: BTreeMap<Viewer, Stream>,
    /// The frames of the latest steps, for clients that reconnect.
    history: History,
    /// The frames of the latest snapshot message for spectators. A large audience is sent the same frames, so that
    /// they are compressed only once.
    shown: Option<Frames>,
    /// Creates the identity of a rematch.
    new_match_identity: fn() -> MatchIdentity,
    lease: Lease,
    write_state: WriteState,
    queue: Queue,
    /// The store may have moved the clocks, so the room must read them again.
    clocks_outdated: bool,
    /// The host may have deleted lines of chat or ended the match in the store, so the room must read both again.
    host_changed: bool,
    /// The latest version that another server is known to have written.
    version_elsewhere: u64,
    /// The number of steps between two stored snapshots.
    snapshot_every: u64,
    /// The version of the latest stored snapshot, or 0 if there is none.
    latest_snapshot: u64,
    /// The bots that are thinking: the version of the decision for each seat.
    thinking: BTreeMap<SeatNumber, u64>,
    /// Bots play without delay until a user has to decide.
    hurried: bool,
    /// How many decisions of bots have been asked for since a user had to decide.
    bot_decisions: u32,
    /// For each bot whose decision was refused, the version of the latest such decision.
    refused_bots: BTreeMap<SeatNumber, u64>,
    /// The seats for whose users a bot is thinking about a suggestion: one for each seat at a time.
    suggesting: BTreeSet<SeatNumber>,
    /// Sockets that wait to join until the store has been checked for the steps that they saw on other servers.
    pending_joins: Vec<PendingJoin>,
    latest_failure: failures::LatestFailure,
}

/// The parts of a match that never change, and the names of this load of the room.
struct Head {
    id: MatchId,
    /// When the match was set up. Frames count their times from here.
    began: Millis,
    seed: Seed,
    invitation: String,
    build: String,
    /// The number by which frames name the room. It is unique within the process.
    tag: u32,
    /// Names the streams of this load. A client with a stream of an earlier epoch is sent a snapshot message.
    epoch: u64,
    /// The choices of the match, if it is the lesson of its game.
    lesson: Option<&'static Lesson>,
}

/// A request that waits to be planned, or whose step is in flight.
struct Request {
    /// `None` for bots and for requests of the room itself.
    conn: Option<ConnId>,
    origin: Origin,
    id: RequestId,
    /// When a step for this request was first sent to the store.
    first_sent: Option<Millis>,
    /// The request was refused when it was planned on the step of this version, which was in flight. It is planned
    /// again when the outcome of that step is known.
    deferred_on: Option<u64>,
    /// The request was refused once, and the room has read the store since, in case another server had changed the
    /// match.
    store_checked: bool,
}

/// The source of a request, and what it asks for.
enum Origin {
    User(UserId, RequestKind),
    Bot {
        seat: SeatNumber,
        expect: u64,
        action: Value,
    },
    /// Does what is due because time has passed: records vacations of players, marks seats as late, or changes the host.
    TimeCheck,
}

impl Room {
    #[must_use]
    pub fn id(&self) -> MatchId {
        self.head.id
    }

    /// The name of the game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.record.definition.name()
    }

    /// The version of the last committed step.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.record.state.version
    }

    /// When the time of the awaited seats is up.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        self.record.state.deadline()
    }

    #[must_use]
    pub fn is_over(&self) -> bool {
        self.record.state.table.status.is_over()
    }

    /// Whether the room can be removed from memory: nothing is in flight, no socket is connected and no bot is
    /// thinking.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.subscribers.is_empty()
            && self.pending_joins.is_empty()
            && self.queue.is_empty()
            && self.thinking.is_empty()
            && self.chat.is_idle()
            && matches!(self.write_state, WriteState::Idle)
    }

    /// Handles one command and returns what the caller has to do.
    pub fn handle(&mut self, now: Millis, command: Command) -> Vec<Effect> {
        let mut effects = Vec::new();
        match command {
            Command::Join { conn, user, request, since } => {
                let pending =
                    PendingJoin { conn, user, request, since, requests: Vec::new(), stored_version: None };
                self.join_or_wait(pending, &mut effects);
                self.note_openings(now, &mut effects);
            }
            Command::Leave { conn, request } => {
                self.note_openings(now, &mut effects);
                self.leave(conn, request, &mut effects);
            }
            Command::Ask { conn, request, kind } => {
                if let Some((request, kind)) = self.queue_if_pending(conn, request, kind) {
                    self.handle_request(now, conn, request, kind, &mut effects);
                }
            }
            Command::NameChanged(user) => self.name_changed(user, &mut effects),
            Command::NamesFound(found) => self.names_found(found, &mut effects),
            Command::Bot { seat, decision, action } => self.bot_decided(seat, decision, action),
            Command::Suggested { conn, request, seat, decision, suggested } => {
                self.suggested(conn, request, (seat, decision), suggested, &mut effects);
            }
            Command::Committed(verdicts) => self.committed(verdicts, &mut effects),
            Command::LineWritten { conn, request, result } => {
                self.line_written(conn, request, result, &mut effects)
            }
            Command::Reloaded(kept) => self.reloaded(kept.map(|kept| *kept), &mut effects),
            Command::Lease(lease) => self.lease = lease,
            Command::StoreState { version, chat, present_elsewhere, settled } => {
                self.merge_store_state(version, settled, chat, &mut effects);
                self.set_present_elsewhere(present_elsewhere, &mut effects);
                self.note_openings_elsewhere(now);
            }
            Command::SendPresence => self.end_presence_pause(&mut effects),
            Command::StepsElsewhere { version } => {
                self.version_elsewhere = self.version_elsewhere.max(version)
            }
            Command::TimeGivenBack => self.clocks_outdated = true,
            Command::HostChanged => self.host_changed = true,
            Command::Tick => self.check_deadline(now),
        }
        self.complete_pending_joins(now, &mut effects);
        self.queue_vacations(now);
        self.queue_removals(now);
        self.queue_new_host(now);
        self.plan_queued(now, &mut effects);
        effects
    }

    /// Plans queued requests as long as possible. When the queue is empty, starts the bots that have to decide.
    fn plan_queued(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        loop {
            match &self.write_state {
                WriteState::Idle if self.is_outdated() => {
                    (self.clocks_outdated, self.host_changed) = (false, false);
                    return self.reload_all(effects);
                }
                WriteState::Idle if self.version_elsewhere > self.record.state.version => {
                    // Forgotten, so that the room does not read again and again a step that the store has lost.
                    self.version_elsewhere = 0;
                    return self.reload(effects);
                }
                WriteState::Idle => {}
                WriteState::Writing(writing) => {
                    if !self.queue.first().is_some_and(|request| self.may_go_ahead(writing, request)) {
                        return;
                    }
                }
                WriteState::Reloading => return,
            }
            let Some(request) = self.queue.pop_first() else {
                return self.start_bots(effects);
            };
            self.attempt(now, request, effects);
        }
    }

    /// Whether the store may hold something other than the room has.
    fn is_outdated(&self) -> bool {
        self.clocks_outdated || self.host_changed
    }

    /// Whether a request may be planned on steps that are still being written. It must be an action, all steps in
    /// flight must be actions of other requesters, and none of them may change the table or end the match.
    fn may_go_ahead(&self, writing: &Writing, request: &Request) -> bool {
        let Some(latest) = writing.steps.back().filter(|_| writing.lost.is_empty()) else { return false };
        let State { version, table, .. } = &latest.draft.after;
        !self.is_outdated()
            && request.is_action()
            && request.deferred_on != Some(*version)
            && writing.steps.iter().all(|flight| flight.request.is_action())
            && writing.steps.iter().all(|flight| flight.request.requester() != request.requester())
            && Arc::ptr_eq(table, &self.record.state.table)
    }
}

impl InFlight {
    fn requests(self) -> impl Iterator<Item = Request> {
        std::iter::once(self.request).chain(self.duplicates)
    }
}
