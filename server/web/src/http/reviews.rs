//! Looking at a finished match together: a review is begun here, and goes on over sockets.

use super::cookie::RequestUser;
use super::entry::Watcher;
use super::keyed::{Keyed, Request, once};
use super::matches::require_end;
use super::params::RoomId;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress, ByUser};
use crate::http::body::Body;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use base::entropy::random_id;
use protocol::{Code, NewReview, ReviewBegun, ReviewId};
use std::sync::Arc;
use store::reviews::Review;

/// The most reviews that are kept of those that a user leads.
const MOST_LED: u32 = 20;

/// `POST /api/matches/{room}/reviews`: begins a review, which the user leads.
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    _: Watcher,
    RoomId(room): RoomId,
    address: Address,
    request_user: RequestUser,
    Keyed { key, body: Body(NewReview { step }) }: Keyed<Body<NewReview>>,
) -> Result<(StatusCode, Json<ReviewBegun>), Refusal> {
    let leader = request_user.clone().require_user()?.id;
    let begin = async |request: &Request| {
        let header = require_end(&app, room).await?;
        if !(1..=header.row.version).contains(&step) {
            return Err(Refusal::new(Code::NotFound, "the match has no such step"));
        }
        app.quotas.count(ByAddress::Review, address)?;
        app.quotas.count_of_user(ByUser::Review, leader)?;
        let review = Review { id: ReviewId(random_id()), of: room, leader, step };
        app.store.begin_review(&review, app.clock.now(), MOST_LED, request.kept()).await?;
        Ok(Some(review.id.0))
    };
    let review = ReviewId(once(&app, key, &request_user, begin).await?.id()?);
    Ok((StatusCode::CREATED, Json(ReviewBegun { review })))
}
