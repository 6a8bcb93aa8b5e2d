//! Messages about reviews, which have ids in the place of those of rooms.

use crate::App;
use crate::http::admit_watcher;
use protocol::{ClientMessage, Code, RequestId, ReviewId, limits};
use std::collections::BTreeSet;
use std::sync::Arc;
use tables::hub::Connection;

/// The review that a message is about.
pub(super) fn review_of(message: &ClientMessage) -> Option<ReviewId> {
    match message {
        ClientMessage::Join { room, .. }
        | ClientMessage::Leave { room, .. }
        | ClientMessage::Chat { room, .. }
        | ClientMessage::Review { room, .. } => ReviewId::of_room(*room),
        _ => None,
    }
}

/// The reviews that a socket has joined.
pub(super) struct JoinedReviews {
    app: Arc<App>,
    socket: Arc<Connection>,
    joined: BTreeSet<ReviewId>,
}

impl JoinedReviews {
    pub(super) fn new(app: Arc<App>, socket: Arc<Connection>) -> Self {
        Self { app, socket, joined: BTreeSet::new() }
    }

    pub(super) fn count(&self) -> usize {
        self.joined.len()
    }

    /// Carries out a message about a review. `rooms` is the number of rooms that the socket has joined. `None` if no message of
    /// this kind is about a review.
    pub(super) async fn carry_out(
        &mut self,
        review: ReviewId,
        message: ClientMessage,
        rooms: usize,
    ) -> Option<(RequestId, Result<(), Code>)> {
        let reviews = &self.app.reviews;
        Some(match message {
            ClientMessage::Join { id, .. } => (id, self.join(review, rooms).await),
            ClientMessage::Leave { id, .. } => {
                reviews.leave(review, self.socket.id()).await;
                (id, if self.joined.remove(&review) { Ok(()) } else { Err(Code::NotJoined) })
            }
            ClientMessage::Chat { id, text, .. } => (id, reviews.say(review, &self.socket, &text).await),
            ClientMessage::Review { id, change, .. } => (id, reviews.change(review, &self.socket, change)),
            _ => return None,
        })
    }

    async fn join(&mut self, review: ReviewId, rooms: usize) -> Result<(), Code> {
        if !self.joined.contains(&review) && rooms + self.joined.len() >= limits::ROOMS_PER_SOCKET {
            return Err(Code::TooManyRooms);
        }
        admit_watcher(&self.app, self.socket.user())?;
        self.app.reviews.join(review, &self.socket).await?;
        self.joined.insert(review);
        Ok(())
    }

    pub(super) async fn leave_all(&mut self) {
        for review in std::mem::take(&mut self.joined) {
            self.app.reviews.leave(review, self.socket.id()).await;
        }
    }
}
