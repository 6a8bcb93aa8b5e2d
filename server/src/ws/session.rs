//! One socket from its hello to its end.

use super::border::{self, Hello};
use super::buckets::{Buckets, Pass};
use crate::admission::{Address, Speaker, UsedUp};
use crate::app::App;
use crate::config::LogAddresses;
use crate::hub::{Connection, Heard};
use crate::rooms::{Door, Message as ToRoom};
use protocol::{
    ByeCode, ClientMessage, Code, MatchId, PROTOCOL, RequestId, ServerMessage, TableChange, limits,
};
use room::{Wish, encode};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::error::TrySendError;
use tokio::time::timeout;

/// How long a socket may take to say hello.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// How long the other side may take to hear a goodbye.
const FAREWELL: Duration = Duration::from_secs(2);

/// A socket whose hello was heard.
struct Session {
    app: Arc<App>,
    socket: Arc<Connection>,
    buckets: Buckets,
    /// Who speaks on it, for what all their sockets may say together.
    speaker: Speaker,
    /// The rooms that are shown on this socket.
    doors: BTreeMap<MatchId, Door>,
}

/// Serves a socket until it ends.
pub(super) async fn run(app: Arc<App>, socket: Arc<Connection>, address: Address) {
    let speaker = Speaker { user: socket.person().map(|person| person.user), address };
    app.metrics.sockets_opened.increment(1);
    app.metrics.sockets.increment(1);
    if app.health.is_draining() {
        socket.end(ByeCode::Restart, None);
    }
    match timeout(HELLO_WITHIN, hello(&app, &socket)).await {
        Ok(Some(())) => {
            let buckets = Buckets::new(app.config.limits);
            let mut session = Session {
                app: Arc::clone(&app),
                socket: Arc::clone(&socket),
                buckets,
                speaker,
                doors: BTreeMap::new(),
            };
            session.serve().await;
            session.leave_rooms().await;
        }
        Ok(None) => {}
        Err(_) => socket.end(ByeCode::Silent, None),
    }
    if let Some(code) = socket.goodbye() {
        app.metrics.ended(code);
        // Whoever does not listen is not waited for.
        let _ = timeout(FAREWELL, socket.farewell()).await;
    }
    app.hub.remove(&socket);
    app.metrics.sockets.decrement(1);
}

/// Waits for the first frame; nothing when the socket is to end.
async fn hello(app: &App, socket: &Connection) -> Option<()> {
    let text = loop {
        match socket.next().await {
            Heard::Text(text) => break text,
            Heard::SignOfLife => {}
            Heard::Binary | Heard::TooLong => {
                socket.end(ByeCode::Broken, None);
                return None;
            }
            Heard::End => return None,
        }
    };
    let Some(Hello { protocol, build, deflate, .. }) = Hello::read(&text) else {
        socket.end(ByeCode::Broken, None);
        return None;
    };
    if protocol != PROTOCOL {
        tracing::debug!(protocol, build, "a client speaks another protocol");
        socket.end(ByeCode::Upgrade, None);
        return None;
    }
    // Of another protocol more may stand in it; of this one nothing unknown.
    if border::read(&text).is_err() {
        socket.end(ByeCode::Broken, None);
        return None;
    }
    if deflate {
        socket.note_reads_deflate();
    }
    socket.send(&encode(&ServerMessage::Welcome { protocol: PROTOCOL, build: app.build.clone() }));
    if let Some(person) = socket.person() {
        app.waiting.note(&app.hub, [person.user]);
    }
    Some(())
}

impl Session {
    async fn serve(&mut self) {
        loop {
            let heard = self.socket.next().await;
            self.socket.note_heard(self.app.clock.moment());
            let next = match heard {
                Heard::Text(text) => self.hear(&text),
                Heard::Binary => self.unreadable(None, Code::Malformed),
                Heard::SignOfLife => ControlFlow::Continue(()),
                Heard::TooLong => ControlFlow::Break(Some(ByeCode::Broken)),
                Heard::End => ControlFlow::Break(None),
            };
            if let ControlFlow::Break(code) = next {
                if let Some(code) = code {
                    self.socket.end(code, None);
                }
                return;
            }
        }
    }

    fn hear(&mut self, text: &str) -> ControlFlow<Option<ByeCode>> {
        self.app.metrics.messages_read.increment(1);
        match self.buckets.message() {
            Pass::Yes => {}
            Pass::Refused => {
                self.refuse(border::id_of(text), Code::TooMany);
                return ControlFlow::Continue(());
            }
            Pass::Over => return ControlFlow::Break(Some(ByeCode::Broken)),
        }
        match border::read(text) {
            Ok(message) => {
                match self.afford(&message) {
                    Ok(()) => self.carry_out(message),
                    Err(code) => self.refuse(border::id_of(text), code),
                }
                ControlFlow::Continue(())
            }
            Err(refused) => self.unreadable(refused.id, refused.code),
        }
    }

    /// Whether the person and the address may still say this.
    fn afford(&self, message: &ClientMessage) -> Result<(), Code> {
        let App { budgets, quotas, .. } = &*self.app;
        let Speaker { user, address } = self.speaker;
        budgets.message(self.speaker).map_err(|used_up| self.has_used_up(used_up, message))?;
        match (message, user) {
            (ClientMessage::Chat { .. }, Some(user)) => {
                budgets.line(user, address).map_err(|used_up| self.has_used_up(used_up, message))
            }
            // It sets a table up. Who sits nowhere is refused by the room, and uses nothing up.
            (ClientMessage::Table { change: TableChange::Rematch, .. }, Some(user)) if budgets.sits(user) => {
                quotas.table(address)
            }
            _ => Ok(()),
        }
    }

    /// Refuses a message for which there is no budget left. Where that is a move, the host should hear of it.
    fn has_used_up(&self, used_up: UsedUp, message: &ClientMessage) -> Code {
        let App { budgets, config, .. } = &*self.app;
        let Speaker { user, address } = self.speaker;
        let is_move = matches!(message, ClientMessage::Act { .. } | ClientMessage::Undo { .. });
        if is_move && user.is_some_and(|user| budgets.sits(user)) && budgets.is_worth_telling(address) {
            let address = (config.log_addresses == LogAddresses::Yes).then(|| address.to_string());
            let whom = match used_up {
                UsedUp::Person => "this person",
                UsedUp::Address => "this address; behind a proxy, check the setting proxy-header",
            };
            tracing::warn!(
                address,
                "a move of somebody who sits at a table was refused: too many messages of {whom}"
            );
        }
        Code::TooMany
    }

    /// Refuses a frame that the protocol does not know. A few are forgiven.
    fn unreadable(&self, id: Option<RequestId>, code: Code) -> ControlFlow<Option<ByeCode>> {
        if self.buckets.strike() {
            self.refuse(id, code);
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(Some(ByeCode::Broken))
        }
    }

    fn carry_out(&mut self, message: ClientMessage) {
        match message {
            ClientMessage::Ping { n } => self.socket.send(&encode(&ServerMessage::Pong { n })),
            // A second hello says nothing new.
            ClientMessage::Hello { .. } => self.refuse(None, Code::Malformed),
            ClientMessage::Join { id, room, since } => self.join(room, id, since),
            ClientMessage::Leave { id, room } => self.leave(room, id),
            ClientMessage::Act { id, room, expect, action } => {
                self.ask(room, id, Wish::Act { expect, action })
            }
            ClientMessage::Worth { id, room, action } => self.ask(room, id, Wish::Worth(action)),
            ClientMessage::Hurry { id, room } => self.ask(room, id, Wish::Hurry),
            ClientMessage::Undo { id, room, version } => self.ask(room, id, Wish::Undo { version }),
            ClientMessage::Table { id, room, change } => self.ask(room, id, Wish::Table(change)),
            ClientMessage::Chat { id, room, text } => self.ask(room, id, Wish::Chat(text)),
        }
    }

    fn join(&mut self, room: MatchId, id: RequestId, since: Option<protocol::Since>) {
        self.doors.retain(|_, door| !door.is_closed());
        if self.doors.len() >= limits::ROOMS_PER_SOCKET && !self.doors.contains_key(&room) {
            return self.refuse(Some(id), Code::TooManyRooms);
        }
        match self.app.rooms.join(room, Arc::clone(&self.socket), id.clone(), since) {
            Ok(door) => {
                self.doors.insert(room, door);
            }
            Err(code) => self.refuse(Some(id), code),
        }
    }

    fn leave(&mut self, room: MatchId, id: RequestId) {
        let Some(door) = self.doors.get(&room) else { return self.refuse(Some(id), Code::NotJoined) };
        let message = ToRoom::Leave { conn: self.socket.id(), request: Some(id.clone()) };
        match door.try_send(Box::new(message)) {
            Ok(()) => {
                self.doors.remove(&room);
            }
            Err(error) => self.unheard(room, id, &error),
        }
    }

    fn ask(&mut self, room: MatchId, id: RequestId, wish: Wish) {
        let Some(door) = self.doors.get(&room) else { return self.refuse(Some(id), Code::NotJoined) };
        let message = ToRoom::Ask { conn: self.socket.id(), request: id.clone(), wish };
        if let Err(error) = door.try_send(Box::new(message)) {
            self.unheard(room, id, &error);
        }
    }

    /// A room did not take a message in.
    fn unheard(&mut self, room: MatchId, id: RequestId, error: &TrySendError<Box<ToRoom>>) {
        match error {
            TrySendError::Full(_) => self.refuse(Some(id), Code::Busy),
            TrySendError::Closed(_) => {
                self.doors.remove(&room);
                self.refuse(Some(id), Code::NotJoined);
            }
        }
    }

    fn refuse(&self, id: Option<RequestId>, code: Code) {
        self.app.metrics.refused(code);
        self.socket.send(&encode(&ServerMessage::Nack { id, code }));
    }

    async fn leave_rooms(&mut self) {
        for door in std::mem::take(&mut self.doors).into_values() {
            // A room that is gone has forgotten the socket already.
            let _ = door.send(Box::new(ToRoom::Leave { conn: self.socket.id(), request: None })).await;
        }
    }
}
