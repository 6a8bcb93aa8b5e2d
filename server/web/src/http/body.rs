//! Request bodies, JSON or text. Errors in them are answered in the same format as all other refusals.

use super::Refusal;
use super::strict_input::StrictInput;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use protocol::Code;
use std::time::Duration;
use tokio::time::timeout;

/// How long a body may take to arrive. The longest of most requests is a few kilobytes.
const BODY_TIMEOUT: Duration = Duration::from_secs(15);

/// A JSON body.
pub(super) struct Body<T>(pub(super) T);

impl<T: StrictInput, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        let body = timeout(BODY_TIMEOUT, Json::<T>::from_request(request, state)).await;
        match body.map_err(|_| timed_out())? {
            Ok(Json(body)) => Ok(Self(body)),
            Err(JsonRejection::BytesRejection(error)) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Code::TooLarge.into())
            }
            Err(error) => Err(Refusal::new(Code::Malformed, error.body_text())),
        }
    }
}

/// A text body.
pub(crate) struct BodyText(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for BodyText {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        let body = timeout(BODY_TIMEOUT, String::from_request(request, state)).await;
        match body.map_err(|_| timed_out())? {
            Ok(text) => Ok(Self(text)),
            Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Code::TooLarge.into()),
            Err(error) => Err(Refusal::new(Code::Malformed, error.body_text())),
        }
    }
}

/// A body that means nothing.
pub(super) struct NoBody;

impl<S: Send + Sync> FromRequest<S> for NoBody {
    type Rejection = Refusal;

    async fn from_request(_: Request, _: &S) -> Result<Self, Refusal> {
        Ok(Self)
    }
}

/// Reads a body as it is.
pub(super) async fn read_bytes(request: Request) -> Result<Bytes, Refusal> {
    read_bytes_within(request, BODY_TIMEOUT).await
}

/// The same for a body that may take so long to arrive.
pub(super) async fn read_bytes_within(request: Request, time: Duration) -> Result<Bytes, Refusal> {
    let body = timeout(time, Bytes::from_request(request, &())).await;
    match body.map_err(|_| timed_out())? {
        Ok(bytes) => Ok(bytes),
        Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Code::TooLarge.into()),
        Err(error) => Err(Refusal::new(Code::Malformed, error.body_text())),
    }
}

fn timed_out() -> Refusal {
    Refusal::from(Code::Malformed).with_status(StatusCode::REQUEST_TIMEOUT)
}
