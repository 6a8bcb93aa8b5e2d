//! Refused requests, which all have the same response body.

use super::refusal_page::RefusedWith;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use protocol::{Code, Failure, FailureId, FileFault};
use std::any::Any;
use std::time::Duration;
use store::StoreError;
use tables::rooms::new_failure;

/// A refused request.
#[derive(Debug)]
pub(crate) struct Refusal {
    status: StatusCode,
    failure: Failure,
    /// How long to wait before asking again, where that is known.
    wait: Option<Duration>,
}

impl Refusal {
    /// A refusal with the HTTP status that belongs to its code.
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        Self {
            status: status(code),
            failure: Failure { code, message: message.into(), failure: None, file: None },
            wait: None,
        }
    }

    /// The refusal for a failure of the server that is in the log under this name.
    pub(crate) fn of_failure(failure: FailureId) -> Self {
        let mut refusal = Self::from(Code::Internal);
        refusal.failure.failure = Some(failure);
        refusal
    }

    /// The refusal of a file that cannot be shown.
    pub(super) fn of_file(fault: FileFault) -> Self {
        let mut refusal = Self::from(Code::BadFile);
        refusal.failure.file = Some(fault);
        refusal
    }

    /// The code as clients read it.
    pub(super) fn word(&self) -> String {
        serde_json::to_value(self.failure.code)
            .ok()
            .and_then(|code| code.as_str().map(str::to_owned))
            .unwrap_or_default()
    }

    /// The same refusal with another HTTP status, where HTTP has a more precise one.
    pub(crate) fn with_status(mut self, status: StatusCode) -> Self {
        self.status = status;
        self
    }

    /// The same refusal, which says how long to wait before asking again.
    pub(crate) fn with_wait(mut self, wait: Duration) -> Self {
        self.wait = Some(wait);
        self
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Self {
        Self::new(code, code.to_string())
    }
}

impl From<StoreError> for Refusal {
    /// The details of the error are logged and not sent to the client.
    fn from(error: StoreError) -> Self {
        match error {
            // The handler looks for what was made, and finds it unless it was forgotten at this moment.
            StoreError::MadeBefore => Code::Busy.into(),
            StoreError::Unavailable(_) => {
                tracing::warn!(%error, "a request failed because the store does not answer");
                Code::Unavailable.into()
            }
            _ => {
                let failure = new_failure();
                tracing::error!(%failure, %error, "a request failed in the store");
                Self::of_failure(failure)
            }
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(mut self) -> Response {
        if self.failure.code == Code::Internal && self.failure.failure.is_none() {
            let failure = new_failure();
            tracing::error!(%failure, "a request failed");
            self.failure.failure = Some(failure);
        }
        tracing::debug!(status = self.status.as_u16(), code = ?self.failure.code, "refused");
        let code = RefusedWith { code: self.word(), failure: self.failure.failure };
        let mut response = (self.status, Extension(code), Json(self.failure)).into_response();
        if let Some(wait) = self.wait {
            let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds.max(1)));
        }
        response
    }
}

/// The response when a handler panicked.
pub(super) fn for_panic(_: Box<dyn Any + Send + 'static>) -> Response {
    let failure = new_failure();
    tracing::error!(%failure, "a request panicked");
    Refusal::of_failure(failure).into_response()
}

fn status(code: Code) -> StatusCode {
    match code {
        Code::Malformed
        | Code::BadText
        | Code::BadOptions
        | Code::RatedTable
        | Code::EveningSeats
        | Code::EveningTable
        | Code::BadLink
        | Code::BadAddress
        | Code::BadCode
        | Code::BadPasskey
        | Code::BadProvider
        | Code::VacationTooLong => StatusCode::BAD_REQUEST,
        Code::BadFile => StatusCode::UNPROCESSABLE_ENTITY,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooMany | Code::TooManyRooms => StatusCode::TOO_MANY_REQUESTS,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::NoSession => StatusCode::UNAUTHORIZED,
        Code::ForeignOrigin
        | Code::NotFresh
        | Code::InvitationNeeded
        | Code::ProviderNeeded
        | Code::KeepFirst
        | Code::RatedGuest
        | Code::NoOpenTables
        | Code::NotHost
        | Code::NotSeated
        | Code::NotInvited
        | Code::SentAway
        | Code::Muted
        | Code::Banned
        | Code::NotOver => StatusCode::FORBIDDEN,
        Code::NotJoined
        | Code::SeatTaken
        | Code::AlreadySeated
        | Code::NotReady
        | Code::LeaguePlayers
        | Code::Started
        | Code::NotRunning
        | Code::NotStarted
        | Code::HasSeats
        | Code::AlreadyKept
        | Code::NameTaken
        | Code::KeyUsed
        | Code::Stale
        | Code::NotLegal
        | Code::NothingToUndo
        | Code::UsedUp
        | Code::NoVote => StatusCode::CONFLICT,
        Code::Busy | Code::Unavailable | Code::ProviderUnreachable => StatusCode::SERVICE_UNAVAILABLE,
        Code::StorageFull => StatusCode::INSUFFICIENT_STORAGE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::to_bytes;

    async fn failure(refusal: Refusal) -> Failure {
        let body = to_bytes(refusal.into_response().into_body(), 1_000).await.unwrap();
        serde_json::from_slice(&body).unwrap()
    }

    #[tokio::test]
    async fn only_failures_of_the_server_are_named() {
        let named = failure(Refusal::of_failure(FailureId(0x0000_00ff))).await;
        assert_eq!(named.failure.unwrap().to_string(), "000000ff");
        let one = failure(Code::Internal.into()).await.failure;
        let other = failure(Code::Internal.into()).await.failure;
        assert!(one.is_some() && one != other);
        assert_eq!(failure(Code::NotFound.into()).await.failure, None);
    }
}
