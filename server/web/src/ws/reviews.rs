//! Messages about reviews, which have ids in the place of those of rooms.

use super::session::Session;
use crate::http::admit_watcher;
use protocol::{ClientMessage, Code, RequestId, ReviewId, ServerMessage, limits};
use room::encode;

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

impl Session {
    /// Carries out a message about a review.
    pub(super) async fn carry_out_in_review(&mut self, review: ReviewId, message: ClientMessage) {
        let reviews = &self.app.reviews;
        let (id, done) = match message {
            ClientMessage::Join { id, .. } => (id, self.join_review(review).await),
            ClientMessage::Leave { id, .. } => {
                let has_joined = self.joined_reviews.remove(&review);
                reviews.leave(review, self.socket.id()).await;
                (id, if has_joined { Ok(()) } else { Err(Code::NotJoined) })
            }
            ClientMessage::Chat { id, text, .. } => (id, reviews.say(review, &self.socket, &text).await),
            ClientMessage::Review { id, change, .. } => (id, reviews.change(review, &self.socket, change)),
            // No other message is about a review.
            _ => return,
        };
        self.answer(id, done);
    }

    async fn join_review(&mut self, review: ReviewId) -> Result<(), Code> {
        self.joined.retain(|_, handle| !handle.is_closed());
        let is_new = !self.joined_reviews.contains(&review);
        if is_new && self.joined.len() + self.joined_reviews.len() >= limits::ROOMS_PER_SOCKET {
            return Err(Code::TooManyRooms);
        }
        admit_watcher(&self.app, self.socket.user())?;
        self.app.reviews.join(review, &self.socket).await?;
        self.joined_reviews.insert(review);
        Ok(())
    }

    fn answer(&self, id: RequestId, done: Result<(), Code>) {
        match done {
            Ok(()) => self.socket.send(&encode(&ServerMessage::Ack { id, version: 0 })),
            Err(code) => self.refuse(Some(id), code),
        }
    }

    pub(super) async fn leave_reviews(&mut self) {
        for review in std::mem::take(&mut self.joined_reviews) {
            self.app.reviews.leave(review, self.socket.id()).await;
        }
    }
}
