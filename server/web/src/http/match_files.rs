//! Files of matches that somebody looks at: by this server, by others, or forged. Nothing of them is kept, and no address
//! shows them to anybody else.

use super::body::read_bytes_within;
use super::coded_json::{JSON, body, coding_of};
use super::cookie::RequestUser;
use super::entry::Watcher;
use super::matches::name_of;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress, ByUser};
use axum::extract::{Request, State};
use axum::http::header::{CONTENT_ENCODING, VARY};
use axum::response::{IntoResponse, Response};
use protocol::{Code, FileFault, FileSigner, LookedAt};
use room::ReplayError;
use room::archive::{ArchiveError, LookError, PublicKey, Shown, SigningKey};
use std::sync::Arc;
use std::time::Duration;
use tables::LookRequestError;

/// How long a file may take to arrive: the longest one over a slow connection.
const RECEIVE_TIMEOUT: Duration = Duration::from_secs(60);
/// When to ask again while another file is looked at.
const BUSY_WAIT: Duration = Duration::from_secs(3);

/// `POST /api/look`: checks a file, and answers with the match in it. Everybody who may watch may ask.
pub(super) async fn look(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    _: Watcher,
    address: Address,
    request_user: RequestUser,
    request: Request,
) -> Result<Response, Refusal> {
    app.quotas.count(ByAddress::MatchFile, address)?;
    if let Ok(user) = request_user.require_user() {
        app.quotas.count_of_user(ByUser::MatchFile, user.id)?;
    }
    let coding = coding_of(request.headers());
    let received = app.match_files.receive().map_err(refuse)?;
    let bytes = read_bytes_within(request, RECEIVE_TIMEOUT).await?;
    let text = String::from_utf8(bytes.into()).map_err(|_| Refusal::of_file(FileFault::NoMatchFile))?;
    let own = SigningKey::of(app.notices.export_secret()).public_key();
    let show = move |shown| body(&looked_at(shown, own), coding);
    let body = app.match_files.look((received, text), show).await.map_err(refuse)?;
    let coding = coding.map(|coding| [(CONTENT_ENCODING, coding.name())]);
    Ok(([JSON], [(VARY, "accept-encoding")], coding, body).into_response())
}

fn looked_at(Shown { verified, views }: Shown, own: PublicKey) -> LookedAt {
    let signed = match verified.signed_by {
        Some(key) if key == own => FileSigner::ThisServer,
        Some(key) => FileSigner::UnknownKey { fingerprint: key.fingerprint().to_string() },
        None => FileSigner::Nobody,
    };
    let views = views.into_iter().map(|(viewer, replay)| (name_of(viewer), replay)).collect();
    LookedAt { signed, played_again: verified.played_again, views }
}

fn refuse(error: LookRequestError) -> Refusal {
    match error {
        LookRequestError::Busy => Refusal::from(Code::Busy).with_wait(BUSY_WAIT),
        LookRequestError::Thread(error) => {
            tracing::warn!(%error, "a file cannot be looked at");
            Refusal::from(Code::Busy).with_wait(BUSY_WAIT)
        }
        LookRequestError::Look(error) => Refusal::of_file(fault(&error)),
    }
}

fn fault(error: &LookError) -> FileFault {
    match error {
        LookError::Invalid(error) => fault_of_archive(error),
        LookError::NewerRules(_) => FileFault::TooNew,
        LookError::TooManySteps(_) | LookError::TooMuch => FileFault::TooLong,
        LookError::NotStarted => FileFault::NotStarted,
        LookError::Stopped => FileFault::TookTooLong,
        LookError::Panicked => FileFault::NotPlayable,
    }
}

fn fault_of_archive(error: &ArchiveError) -> FileFault {
    match error {
        ArchiveError::Unreadable(_) => FileFault::NoMatchFile,
        ArchiveError::Format(0) => FileFault::UnknownFormat,
        ArchiveError::Format(_) | ArchiveError::GameFormat(_) => FileFault::TooNew,
        ArchiveError::Replay(ReplayError::UnknownGame(_)) => FileFault::UnknownGame,
        ArchiveError::Rules(_)
        | ArchiveError::Branches(_)
        | ArchiveError::Chain(_)
        | ArchiveError::NotSigned(_)
        | ArchiveError::SignedTooEarly(_)
        | ArchiveError::Signature => FileFault::Altered,
        ArchiveError::Earlier(_)
        | ArchiveError::Replay(_)
        | ArchiveError::Impossible { .. }
        | ArchiveError::PlayedAgain { .. }
        | ArchiveError::Options
        | ArchiveError::Seats { .. }
        | ArchiveError::Player { .. }
        | ArchiveError::Result => FileFault::Impossible,
        ArchiveError::Panic(_) => FileFault::NotPlayable,
        ArchiveError::Stopped => FileFault::TookTooLong,
    }
}
