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
use crate::assets::Coding;
use axum::extract::{Request, State};
use axum::http::header::{CONTENT_ENCODING, VARY};
use axum::response::{IntoResponse, Response};
use base::tasks;
use protocol::{Code, FileFault, FileSigner, LookedAt, limits};
use room::ReplayError;
use room::archive::{self, ArchiveError, LookError, LookLimits, PublicKey, Shown, SigningKey};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::Arc;
use std::time::Duration;
use tables::LookRequestError;

/// How long a file may take to arrive: the longest one over a slow connection.
const RECEIVE_TIMEOUT: Duration = Duration::from_secs(60);
/// How long an answer may be, before it is compressed.
const LIMITS: LookLimits = LookLimits { steps: limits::MATCH_FILE_STEPS, bytes: 24 * 1024 * 1024 };
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
    let file = read_bytes_within(request, RECEIVE_TIMEOUT).await?;
    let key = SigningKey::of(app.notices.export_secret()).public_key();
    let shown = app.match_files.look((received, file.into()), key).await.map_err(refuse)?;
    let body = tasks::compute(move || body_of(&shown.text, coding)).await.map_err(|error| {
        tracing::error!(%error, "what was shown of a file could not be sent");
        not_playable()
    })??;
    let coding = coding.map(|coding| [(CONTENT_ENCODING, coding.name())]);
    Ok(([JSON], [(VARY, "accept-encoding")], coding, body).into_response())
}

/// What the process that looks at a file writes to its standard output.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
enum Answer<T> {
    Shown(T),
    Refused(FileFault),
}

/// Checks a file, for a server with this key, and writes what the server answers. A file may do anything to the process that
/// it is looked at in.
#[must_use]
pub fn look_at_file(file: &[u8], key: PublicKey) -> Vec<u8> {
    let shown = str::from_utf8(file).map_err(|_| FileFault::NoMatchFile);
    let shown = shown.and_then(|text| archive::look(text, LIMITS).map_err(|error| fault(&error)));
    let answer = match shown {
        Ok(shown) => Answer::Shown(looked_at(shown, key)),
        Err(fault) => Answer::Refused(fault),
    };
    serde_json::to_vec(&answer).expect("answers have a JSON form")
}

fn body_of(answer: &[u8], coding: Option<Coding>) -> Result<Vec<u8>, Refusal> {
    match serde_json::from_slice(answer) {
        Ok(Answer::<&RawValue>::Shown(shown)) => Ok(body(&shown, coding)),
        Ok(Answer::Refused(fault)) => Err(Refusal::of_file(fault)),
        Err(error) => {
            tracing::error!(%error, "the process that looked at a file answered something else");
            Err(not_playable())
        }
    }
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
        LookRequestError::Start(error) => {
            tracing::warn!(%error, "a file cannot be looked at");
            Refusal::from(Code::Busy).with_wait(BUSY_WAIT)
        }
        LookRequestError::TookTooLong => Refusal::of_file(FileFault::TookTooLong),
        LookRequestError::Failed => not_playable(),
    }
}

fn not_playable() -> Refusal {
    Refusal::of_file(FileFault::NotPlayable)
}

fn fault(error: &LookError) -> FileFault {
    match error {
        LookError::Invalid(error) => fault_of_archive(error),
        LookError::NewerRules(_) => FileFault::TooNew,
        LookError::TooManySteps(_) | LookError::TooMuch => FileFault::TooLong,
        LookError::NotStarted => FileFault::NotStarted,
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
    }
}
