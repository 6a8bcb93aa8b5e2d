//! One socket, or the event stream in its place, from its hello to its end.

use super::frame_parser::{self, Form, Hello, RejectedFrame};
use super::reviews::{JoinedReviews, review_of};
use super::socket_limits::{MessageCheck, SocketLimits};
use super::table_check::{self, Checked};
use crate::App;
use crate::admission::{Address, ByAddress, ExceededLimit, RateLimitKey};
use crate::http::admit_watcher;
use base::tasks;
use config::LogAddresses;
use protocol::{
    ByeCode, ClientMessage, Code, MatchId, PROTOCOL, RequestId, ReviewChange, ReviewId, ServerMessage,
    TableChange, WrongForm, limits,
};
use room::{RequestKind, encode};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;
use tables::hub::{Connection, SocketEvent};
use tables::rooms::{Message as ToRoom, RoomHandle, new_failure};
use tokio::sync::mpsc::error::TrySendError;
use tokio::time::timeout;

/// How long a client may take to send its hello.
const HELLO_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a client may take to read the goodbye and close its side.
pub(super) const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// A socket after its hello.
struct Session {
    app: Arc<App>,
    socket: Arc<Connection>,
    socket_limits: SocketLimits,
    /// The user and address whose limits the messages count against.
    rate_limit_key: RateLimitKey,
    /// The rooms that the socket has joined.
    joined: BTreeMap<MatchId, RoomHandle>,
    reviews: JoinedReviews,
}

/// Serves a socket until it ends.
pub(super) async fn run(app: Arc<App>, socket: Arc<Connection>, address: Address) {
    let rate_limit_key = RateLimitKey { user: socket.user(), address };
    app.metrics.sockets_opened.increment(1);
    app.metrics.sockets.increment(1);
    if app.health.is_draining() {
        socket.end(ByeCode::Restart, None);
    }
    match timeout(HELLO_TIMEOUT, hello(&app, &socket)).await {
        Ok(Some(())) => {
            tell_sign_ins(&app, &socket);
            let socket_limits = SocketLimits::new(app.settings.limits, &app.clock);
            let mut session = Session {
                app: Arc::clone(&app),
                socket: Arc::clone(&socket),
                socket_limits,
                rate_limit_key,
                joined: BTreeMap::new(),
                reviews: JoinedReviews::new(Arc::clone(&app), Arc::clone(&socket)),
            };
            session.serve().await;
            session.leave_rooms().await;
            session.reviews.leave_all().await;
        }
        Ok(None) => {}
        Err(_) => socket.end(ByeCode::Silent, None),
    }
    if let Some(code) = socket.goodbye() {
        app.metrics.ended(&code);
        // A client that does not read the goodbye is disconnected after this time.
        let _ = timeout(CLOSE_TIMEOUT, socket.finish_close()).await;
    }
    app.hub.remove(&socket);
    app.metrics.sockets.decrement(1);
}

/// Waits for the first frame. Returns `None` if the socket must be closed.
async fn hello(app: &App, socket: &Connection) -> Option<()> {
    let text = loop {
        match socket.next().await {
            SocketEvent::Text(text) => break text,
            SocketEvent::Control => {}
            SocketEvent::Binary | SocketEvent::TooLong => {
                socket.end(ByeCode::Broken, None);
                return None;
            }
            SocketEvent::Closed => return None,
        }
    };
    let Some(Hello { protocol, build, deflate, .. }) = Hello::parse(&text) else {
        socket.end(ByeCode::Broken, None);
        return None;
    };
    if protocol != PROTOCOL {
        tracing::debug!(protocol, build, "a client uses another protocol version");
        socket.end(ByeCode::Upgrade, None);
        return None;
    }
    // A hello of another protocol version may contain unknown fields; one of this version must not.
    if frame_parser::parse(&text).is_err() {
        socket.end(ByeCode::Broken, None);
        return None;
    }
    if deflate {
        socket.set_accepts_deflate();
    }
    app.hub.welcome(socket, app.build.clone());
    if let Some(user) = socket.user() {
        app.waiting.mark_changed(&app.hub, [user]);
    }
    Some(())
}

/// Tells a device that comes back of sign-ins on others meanwhile. Nothing waits for it.
fn tell_sign_ins(app: &Arc<App>, socket: &Connection) {
    let Some(user) = socket.user() else { return };
    let app = Arc::clone(app);
    tasks::spawn(async move {
        if let Err(error) = app.hub.tell_sign_ins(user, &*app.store, app.clock.now()).await {
            tracing::debug!(%error, "a device was not told of sign-ins on others");
        }
    });
}

impl Session {
    async fn serve(&mut self) {
        loop {
            let event = self.socket.next().await;
            self.socket.note_activity(self.app.clock.moment());
            let next = match event {
                SocketEvent::Text(text) => self.handle_text(&text).await,
                SocketEvent::Binary => {
                    self.invalid_frame(RejectedFrame::malformed(None, WrongForm::Binary.into()))
                }
                SocketEvent::Control => ControlFlow::Continue(()),
                SocketEvent::TooLong => ControlFlow::Break(Some(ByeCode::Broken)),
                SocketEvent::Closed => ControlFlow::Break(None),
            };
            if let ControlFlow::Break(code) = next {
                if let Some(code) = code {
                    self.socket.end(code, None);
                }
                return;
            }
        }
    }

    async fn handle_text(&mut self, text: &str) -> ControlFlow<Option<ByeCode>> {
        self.app.metrics.messages_read.increment(1);
        match self.socket_limits.check_message() {
            MessageCheck::Accept => {}
            MessageCheck::Refuse => {
                self.refuse(frame_parser::request_id_of(text), Code::TooMany);
                return ControlFlow::Continue(());
            }
            MessageCheck::Close => return ControlFlow::Break(Some(ByeCode::Broken)),
        }
        match frame_parser::parse(text) {
            Ok(message) => {
                let checked = match self.check_limits(&message) {
                    Ok(()) => table_check::check(&self.app, self.socket.user(), &message).await,
                    Err(code) => Err(code),
                };
                match checked {
                    Ok(found) => match review_of(&message) {
                        Some(review) => self.carry_out_in_review(review, message).await,
                        None => self.carry_out(message, found),
                    },
                    Err(code) => self.refuse(frame_parser::request_id_of(text), code),
                }
                ControlFlow::Continue(())
            }
            Err(rejected) => self.invalid_frame(rejected),
        }
    }

    /// Counts a message against the limits of the user and the address.
    fn check_limits(&self, message: &ClientMessage) -> Result<(), Code> {
        let App { rate_limits, quotas, .. } = &*self.app;
        let RateLimitKey { user, address } = self.rate_limit_key;
        let checked = match message {
            ClientMessage::Join { .. } => rate_limits.check_join(self.rate_limit_key),
            _ => rate_limits.check_message(self.rate_limit_key),
        };
        checked.map_err(|exceeded| self.limit_exceeded(exceeded, message))?;
        match (message, user) {
            (ClientMessage::Chat { .. }, Some(user)) => rate_limits
                .check_chat_line(user, address)
                .map_err(|exceeded| self.limit_exceeded(exceeded, message)),
            (ClientMessage::Review { change: ReviewChange::Point { .. }, .. }, Some(user)) => {
                rate_limits.check_point(user).map_err(|exceeded| self.limit_exceeded(exceeded, message))
            }
            // A rematch creates a table. A user who is not seated anywhere is refused by the room, and must not use up
            // the quota.
            (ClientMessage::Table { change: TableChange::Rematch, .. }, Some(user))
                if rate_limits.is_seated(user) =>
            {
                quotas.count(ByAddress::NewTable, address)
            }
            _ => Ok(()),
        }
    }

    /// Refuses a message that exceeds a limit. If it is a move, this is logged for the host.
    fn limit_exceeded(&self, exceeded: ExceededLimit, message: &ClientMessage) -> Code {
        let App { rate_limits, settings, .. } = &*self.app;
        let RateLimitKey { user, address } = self.rate_limit_key;
        let is_move = matches!(message, ClientMessage::Act { .. } | ClientMessage::Undo { .. });
        if is_move && user.is_some_and(|user| rate_limits.is_seated(user)) && rate_limits.should_warn(address)
        {
            let address = (settings.log_addresses == LogAddresses::Yes).then(|| address.to_string());
            let scope = match exceeded {
                ExceededLimit::User => "this user",
                ExceededLimit::Address => "this address; behind a proxy, check the setting proxy-header",
            };
            tracing::warn!(address, "a move of a seated user was refused: too many messages of {scope}");
        }
        Code::TooMany
    }

    /// Refuses an invalid frame. A few of them are forgiven.
    fn invalid_frame(&self, rejected: RejectedFrame) -> ControlFlow<Option<ByeCode>> {
        if self.socket_limits.allows_invalid_frame() {
            self.reject(rejected);
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(Some(ByeCode::Broken))
        }
    }

    fn carry_out(&mut self, message: ClientMessage, checked: Checked) {
        match message {
            ClientMessage::Looking { room, visible, used_ms } => self.looked(room, visible, used_ms),
            ClientMessage::WatchLists { watching } => self.app.hub.watch_lists(&self.socket, watching),
            ClientMessage::Ping { n } => {
                let now = self.app.clock.now();
                self.socket.send(&encode(&ServerMessage::Pong { n, now }));
            }
            // A second hello is invalid.
            ClientMessage::Hello { .. } => {
                self.reject(RejectedFrame::malformed(None, WrongForm::SecondHello.into()))
            }
            ClientMessage::Join { id, room, since } => self.join(room, id, since),
            ClientMessage::Leave { id, room } => self.leave(room, id),
            ClientMessage::Act { id, room, expect, action } => {
                self.ask(room, id, RequestKind::Act { expect, action })
            }
            ClientMessage::ScoreDelta { id, room, action } => {
                self.ask(room, id, RequestKind::ScoreDelta(action))
            }
            ClientMessage::Suggest { id, room } => self.ask(room, id, RequestKind::Suggest),
            ClientMessage::Hurry { id, room } => self.ask(room, id, RequestKind::Hurry),
            ClientMessage::Undo { id, room, version } => self.ask(room, id, RequestKind::Undo { version }),
            ClientMessage::Table { id, room, change: TableChange::Rematch } => {
                let kind = match checked.next {
                    Some(next) => RequestKind::NextInEvening(next),
                    None if checked.may_be_open => RequestKind::Table(TableChange::Rematch),
                    None => RequestKind::PrivateRematch,
                };
                self.ask(room, id, kind)
            }
            ClientMessage::Table { id, room, change: TableChange::Sit { seat, .. } } if checked.uninvited => {
                self.ask(room, id, RequestKind::Table(TableChange::Sit { seat, invitation: None }))
            }
            ClientMessage::Table { id, room, change } if checked.with_guest => {
                self.ask(room, id, RequestKind::TableWithGuest(change))
            }
            ClientMessage::Table { id, room, change } => self.ask(room, id, RequestKind::Table(change)),
            ClientMessage::Chat { id, room, text } => self.ask(room, id, RequestKind::Chat(text)),
            // It names a room and no review.
            ClientMessage::Review { id, .. } => self.refuse(Some(id), Code::NotJoined),
        }
    }

    async fn carry_out_in_review(&mut self, review: ReviewId, message: ClientMessage) {
        self.joined.retain(|_, handle| !handle.is_closed());
        match self.reviews.carry_out(review, message, self.joined.len()).await {
            Some((id, Ok(()))) => self.socket.send(&encode(&ServerMessage::Ack { id, version: 0 })),
            Some((id, Err(code))) => self.refuse(Some(id), code),
            None => {}
        }
    }

    fn join(&mut self, room: MatchId, id: RequestId, since: Option<protocol::Since>) {
        self.joined.retain(|_, handle| !handle.is_closed());
        let joined = self.joined.len() + self.reviews.count();
        if joined >= limits::ROOMS_PER_SOCKET && !self.joined.contains_key(&room) {
            return self.refuse(Some(id), Code::TooManyRooms);
        }
        if let Err(code) = admit_watcher(&self.app, self.socket.user()) {
            return self.refuse(Some(id), code);
        }
        match self.app.rooms.join(room, Arc::clone(&self.socket), id.clone(), since) {
            Ok(handle) => {
                self.joined.insert(room, handle);
            }
            Err(code) => self.refuse(Some(id), code),
        }
    }

    /// Notes whether the user looks at a room.
    fn looked(&self, room: MatchId, visible: bool, used_ms: u64) {
        let App { notices, clock, .. } = &*self.app;
        let Some(user) = self.socket.user().filter(|&user| notices.knows(user)) else {
            return;
        };
        if self.joined.contains_key(&room) {
            let used = clock.now().saturating_sub(used_ms);
            notices.sights.looked(user, room, self.socket.id(), visible, used);
        }
    }

    fn forget_looks(&self, rooms: impl Iterator<Item = MatchId>) {
        if let Some(user) = self.socket.user() {
            self.app.notices.sights.gone(user, self.socket.id(), rooms);
        }
    }

    fn leave(&mut self, room: MatchId, id: RequestId) {
        let Some(handle) = self.joined.get(&room) else { return self.refuse(Some(id), Code::NotJoined) };
        let message = ToRoom::Leave { conn: self.socket.id(), request: Some(id.clone()) };
        match handle.try_send(Box::new(message)) {
            Ok(()) => {
                self.joined.remove(&room);
                self.forget_looks([room].into_iter());
            }
            Err(error) => self.not_delivered(room, id, &error),
        }
    }

    fn ask(&mut self, room: MatchId, id: RequestId, kind: RequestKind) {
        let Some(handle) = self.joined.get(&room) else { return self.refuse(Some(id), Code::NotJoined) };
        if let Some(user) = self.socket.user() {
            self.app.notices.acted(user, room);
        }
        let message = ToRoom::Ask { conn: self.socket.id(), request: id.clone(), kind };
        if let Err(error) = handle.try_send(Box::new(message)) {
            self.not_delivered(room, id, &error);
        }
    }

    /// Refuses a request whose message could not be delivered to its room.
    fn not_delivered(&mut self, room: MatchId, id: RequestId, error: &TrySendError<Box<ToRoom>>) {
        match error {
            TrySendError::Full(_) => self.refuse(Some(id), Code::Busy),
            TrySendError::Closed(_) => {
                self.joined.remove(&room);
                self.refuse(Some(id), Code::NotJoined);
            }
        }
    }

    /// Refuses a frame, and says what is wrong with its form.
    fn reject(&self, RejectedFrame { id, code, form }: RejectedFrame) {
        self.app.metrics.refused(&code);
        let (form, field) = form.map_or((None, None), |Form { form, field }| (Some(form), field));
        self.socket.send(&encode(&ServerMessage::Nack { id, code, failure: None, form, field }));
    }

    fn refuse(&self, id: Option<RequestId>, code: Code) {
        self.app.metrics.refused(&code);
        let failure = (code == Code::Internal).then(|| {
            let failure = new_failure();
            tracing::error!(%failure, "a request on a socket failed");
            failure
        });
        self.socket.send(&encode(&ServerMessage::failed(id, code, failure)));
    }

    async fn leave_rooms(&mut self) {
        self.forget_looks(self.joined.keys().copied());
        for handle in std::mem::take(&mut self.joined).into_values() {
            // A room that has ended no longer knows the socket.
            let _ = handle.send(Box::new(ToRoom::Leave { conn: self.socket.id(), request: None })).await;
        }
    }
}
