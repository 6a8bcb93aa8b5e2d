//! Who is in the room: sockets that joined, what they may see, who is present.

use super::frame::{Frame, Frames};
use super::plan::answer;
use super::stream::Stream;
use super::{ConnId, Effect, Person, Room};
use crate::stored::Sitter;
use games::frame::{Seat, Viewer};
use protocol::{Code, RequestId, SeatNumber, ServerMessage, Since, UserId};
use std::collections::BTreeSet;

/// Up to this many members a room is a small one.
const SMALL_CROWD: usize = 32;

/// One socket in the room.
#[derive(Debug)]
pub(super) struct Member {
    pub(super) person: Option<Person>,
    pub(super) viewer: Viewer,
}

impl Room {
    /// Shows the room to a socket: what it missed, or a snapshot, then the answer, then who is there.
    pub(super) fn join(
        &mut self,
        conn: ConnId,
        person: Option<Person>,
        request: RequestId,
        since: Option<&Since>,
        effects: &mut Vec<Effect>,
    ) {
        let viewer = self.viewer_of(person.as_ref());
        if let Err(code) = self.try_to_open_stream(viewer) {
            effects.push(answer(conn, &ServerMessage::Nack { id: Some(request), code }));
            return;
        }
        let present = self.record.now.version;
        match since.and_then(|since| self.missed(since, viewer)) {
            Some(frames) => effects.push(Effect::Send { to: vec![conn], frames }),
            None => self.show(viewer, conn, effects),
        }
        effects.extend(person.as_ref().map(|person| Effect::Watched(person.user)));
        self.members.insert(conn, Member { person, viewer });
        self.acknowledge(Some(conn), request, present, effects);
        self.tell_presence(Some(conn), effects);
    }

    /// Forgets a socket.
    pub(super) fn leave(&mut self, conn: ConnId, request: Option<RequestId>, effects: &mut Vec<Effect>) {
        let known = self.members.remove(&conn).is_some() | self.turn_back(conn);
        let message = |id| match known {
            true => ServerMessage::Ack { id, version: 0 },
            false => ServerMessage::Nack { id: Some(id), code: Code::NotJoined },
        };
        effects.extend(request.map(|id| answer(conn, &message(id))));
        if known {
            self.tell_presence(None, effects);
        }
    }

    /// What a person may see.
    pub(super) fn viewer_of(&self, person: Option<&Person>) -> Viewer {
        let seat = person.and_then(|person| self.record.now.table.seat_of(person.user));
        seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
    }

    /// The people who have a seat.
    pub fn seated(&self) -> impl Iterator<Item = UserId> + Clone {
        self.record.now.table.seats.iter().filter_map(Sitter::person)
    }

    /// The seats whose people are connected, here or elsewhere.
    pub(super) fn present(&self) -> BTreeSet<SeatNumber> {
        &self.present_here() | &self.elsewhere
    }

    /// The seats whose people are connected to this server, if others have the match open, too.
    #[must_use]
    pub fn attendance(&self) -> Option<BTreeSet<SeatNumber>> {
        self.lease.is_shared().then(|| self.present_here())
    }

    /// Hears whose people are connected to other servers.
    pub(super) fn hear_of(&mut self, elsewhere: BTreeSet<SeatNumber>, effects: &mut Vec<Effect>) {
        self.elsewhere = elsewhere;
        self.tell_presence(None, effects);
    }

    fn present_here(&self) -> BTreeSet<SeatNumber> {
        let seat = |member: &Member| match member.viewer {
            Viewer::Seat(seat) => Some(seat.0),
            Viewer::Spectator | Viewer::Referee => None,
        };
        self.members.values().filter_map(seat).collect()
    }

    /// Opens the stream for a kind of viewer, when it is first wanted.
    pub(super) fn open_stream(&mut self, viewer: Viewer) {
        let (head, record, picture) = (&self.head, &self.record, &self.picture);
        self.streams.entry(viewer).or_insert_with(|| Stream::open(head, record, viewer, picture));
    }

    /// The same on behalf of one socket: a panic of the game costs its request, and no room.
    fn try_to_open_stream(&mut self, viewer: Viewer) -> Result<(), Code> {
        if !self.streams.contains_key(&viewer) {
            let open = || Stream::open(&self.head, &self.record, viewer, &self.picture);
            let stream = self.guarded(open)?;
            self.streams.insert(viewer, stream);
        }
        Ok(())
    }

    /// What somebody has missed who was away: steps, and what was said. Nothing when not all steps are at hand.
    fn missed(&self, since: &Since, viewer: Viewer) -> Option<Frames> {
        let stream = self.streams.get(&viewer)?;
        let missed = stream.missed(since, viewer, self.record.now.version, &self.history)?;
        let resumed = ServerMessage::Resumed { room: self.head.id, tag: self.head.tag };
        let mut frames = vec![Frame::shared(&resumed)];
        frames.extend(missed);
        frames.extend(self.missed_lines(since.line));
        Some(frames.into())
    }

    /// Whether so many are here that not everything is done for each of them.
    pub(super) fn is_crowded(&self) -> bool {
        self.members.len() > SMALL_CROWD
    }
}
