//! The sockets that are connected to the room, and their streams.

use super::frame::{Frame, Frames};
use super::plan::answer;
use super::stream::Stream;
use super::{ConnId, Effect, Room};
use games::frame::{Seat, Viewer};
use protocol::{Code, RequestId, SeatNumber, ServerMessage, Since, UserId};
use records::SeatAssignment;
use std::collections::BTreeSet;

/// The limit of sockets for a small room.
const MAX_SMALL_ROOM: usize = 32;

/// A connected socket.
#[derive(Debug)]
pub(super) struct Subscriber {
    pub(super) user: Option<UserId>,
    pub(super) viewer: Viewer,
}

impl Room {
    /// Lets a socket join. It is sent the steps that it missed or a snapshot message, then all names, then the
    /// acknowledgement, then who is present.
    pub(super) fn join(
        &mut self,
        conn: ConnId,
        user: Option<UserId>,
        request: RequestId,
        since: Option<&Since>,
        effects: &mut Vec<Effect>,
    ) {
        let viewer = self.viewer_of(user);
        if let Err(code) = self.try_to_open_stream(viewer) {
            effects.push(answer(conn, &ServerMessage::failed(Some(request), code, self.failure_of(code))));
            return;
        }
        let present = self.record.state.version;
        match since.and_then(|since| self.missed(since, viewer)) {
            Some(frames) => effects.push(Effect::Send { to: vec![conn], frames }),
            None => self.show(viewer, conn, effects),
        }
        self.send_people(conn, effects);
        effects.extend(user.map(Effect::RecordVisit));
        self.subscribers.insert(conn, Subscriber { user, viewer });
        self.acknowledge(Some(conn), request, present, effects);
        self.send_presence(Some(conn), effects);
    }

    /// Removes a socket.
    pub(super) fn leave(&mut self, conn: ConnId, request: Option<RequestId>, effects: &mut Vec<Effect>) {
        let known = self.subscribers.remove(&conn).is_some() | self.cancel_pending_join(conn);
        let message = |id| match known {
            true => ServerMessage::Ack { id, version: 0 },
            false => ServerMessage::nack(Some(id), Code::NotJoined),
        };
        effects.extend(request.map(|id| answer(conn, &message(id))));
        if known {
            self.send_presence(None, effects);
        }
    }

    /// The kind of viewer that a user is.
    pub(super) fn viewer_of(&self, user: Option<UserId>) -> Viewer {
        let seat = user.and_then(|user| self.record.state.table.seat_of(user));
        seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
    }

    /// Whether everybody finds the table.
    pub fn is_open(&self) -> bool {
        self.record.state.table.settings.open
    }

    /// The users who have a seat.
    pub fn seated_users(&self) -> impl Iterator<Item = UserId> + Clone {
        self.record.state.table.seats.iter().filter_map(SeatAssignment::user)
    }

    /// The users of these seats.
    pub(super) fn users_at(&self, seats: BTreeSet<SeatNumber>) -> Vec<UserId> {
        seats.into_iter().filter_map(|seat| self.record.state.table.user_of(seat)).collect()
    }

    /// The seats whose users are connected to this server or to another one.
    pub(super) fn present(&self) -> BTreeSet<SeatNumber> {
        &self.present_here() | &self.present_elsewhere
    }

    /// The seats whose users are connected to this server, if other servers have the match open, too.
    #[must_use]
    pub fn presence_to_share(&self) -> Option<BTreeSet<SeatNumber>> {
        self.lease.is_shared().then(|| self.present_here())
    }

    /// Takes in the seats whose users are connected to other servers.
    pub(super) fn set_present_elsewhere(
        &mut self,
        present_elsewhere: BTreeSet<SeatNumber>,
        effects: &mut Vec<Effect>,
    ) {
        self.present_elsewhere = present_elsewhere;
        self.send_presence(None, effects);
    }

    pub(super) fn present_here(&self) -> BTreeSet<SeatNumber> {
        let seat = |subscriber: &Subscriber| match subscriber.viewer {
            Viewer::Seat(seat) => Some(seat.0),
            Viewer::Spectator | Viewer::Referee => None,
        };
        self.subscribers.values().filter_map(seat).collect()
    }

    /// Opens the stream of a kind of viewer, if it is not open.
    pub(super) fn open_stream(&mut self, viewer: Viewer) {
        let (head, record, documents) = (&self.head, &self.record, &self.documents);
        self.streams.entry(viewer).or_insert_with(|| Stream::open(head, record, viewer, documents));
    }

    /// Like [`Room::open_stream`], but a panic in the game becomes an error, so that it costs only the request to
    /// join.
    fn try_to_open_stream(&mut self, viewer: Viewer) -> Result<(), Code> {
        if !self.streams.contains_key(&viewer) {
            let open = || Stream::open(&self.head, &self.record, viewer, &self.documents);
            let stream = self.catch_game_panic(open)?;
            self.streams.insert(viewer, stream);
        }
        Ok(())
    }

    /// The steps and lines of chat since a client was last connected. `None` if not all of the steps are available.
    fn missed(&self, since: &Since, viewer: Viewer) -> Option<Frames> {
        let stream = self.streams.get(&viewer)?;
        let missed = stream.missed(since, viewer, self.record.state.version, &self.history)?;
        let resumed = ServerMessage::Resumed { room: self.head.id, tag: self.head.tag };
        let mut frames = vec![Frame::shared(&resumed)];
        frames.extend(missed);
        frames.extend(self.missed_lines(since.line));
        Some(frames.into())
    }

    /// Whether the room is too large to do everything for each socket.
    pub(super) fn is_large_room(&self) -> bool {
        self.subscribers.len() > MAX_SMALL_ROOM
    }
}
