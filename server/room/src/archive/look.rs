//! Shows the match in a file that somebody sends. The file is checked like any other, and nothing else is read: a match of
//! the same id that a server has stored makes no difference.

use super::verify::{ArchiveError, Checked, Verified, check, parse};
use super::{Archive, Rules};
use crate::record::ReplayError;
use crate::registry::{definition, viewers};
use crate::replay::{has_started, replay_while};
use games::frame::Viewer;
use protocol::{Replay, ReplayFrame};
use records::Millis;
use std::panic::catch_unwind;

/// The last time that JavaScript can show as a date.
const LAST_DATE: Millis = 8_640_000_000_000_000;

/// How much of a file is shown at most.
#[derive(Clone, Copy, Debug)]
pub struct LookLimits {
    pub steps: usize,
    /// Of all frames for all viewers, about as many as the answer has.
    pub bytes: usize,
}

/// The match in a file.
#[derive(Debug)]
pub struct Shown {
    pub verified: Verified,
    /// What each seat, the spectators and the referee saw.
    pub views: Vec<(Viewer, Replay)>,
}

/// Why a file is not shown.
#[derive(Debug, thiserror::Error)]
pub enum LookError {
    #[error(transparent)]
    Invalid(#[from] ArchiveError),
    #[error("it has later rules than this program, which cannot read it: {0}")]
    NewerRules(ReplayError),
    #[error("it has {0} steps, which are too many")]
    TooManySteps(usize),
    #[error("its steps show too much")]
    TooMuch,
    #[error("the match in it never began")]
    NotStarted,
    #[error("the game panicked")]
    Panicked,
}

/// Checks the match in a file and replays it for all viewers. A file may be made to take any time and any memory.
///
/// # Errors
/// When the file is not consistent, or exceeds a limit.
pub fn look(text: &str, limits: LookLimits) -> Result<Shown, LookError> {
    let shown = catch_unwind(|| checked_and_replayed(text, limits));
    match shown.map_err(|_| LookError::Panicked)? {
        Err(LookError::Invalid(ArchiveError::Panic(_))) => Err(LookError::Panicked),
        shown => shown,
    }
}

fn checked_and_replayed(text: &str, limits: LookLimits) -> Result<Shown, LookError> {
    let archive = parse(text)?;
    if archive.steps.len() > limits.steps {
        return Err(LookError::TooManySteps(archive.steps.len()));
    }
    let steps = archive.steps.iter().map(|step| (step.version, step.at));
    if let Some((step, _)) =
        [(0, archive.header.created)].into_iter().chain(steps).find(|(_, at)| *at > LAST_DATE)
    {
        return Err(ArchiveError::Impossible { step, why: "its time is no date" }.into());
    }
    let seats = archive.header.seats.len();
    let has_newer_rules = has_newer_rules(&archive);
    let Checked { verified, stored, names } = check(archive).map_err(|error| match error {
        ArchiveError::Replay(error) if has_newer_rules => LookError::NewerRules(error),
        error => error.into(),
    })?;
    if !has_started(&stored) {
        return Err(LookError::NotStarted);
    }
    let mut bytes = 0;
    let mut views = Vec::new();
    let seats = u8::try_from(seats).unwrap_or(u8::MAX);
    for viewer in viewers(seats).chain([Viewer::Referee]) {
        let replayed = replay_while(&stored, &names, viewer, 1, &mut |frame| {
            bytes += bytes_of(frame);
            bytes <= limits.bytes
        });
        let replay = replayed.map_err(|error| match error {
            ReplayError::Stopped => LookError::TooMuch,
            error => ArchiveError::Replay(error).into(),
        })?;
        views.push((viewer, replay));
    }
    Ok(Shown { verified, views })
}

/// Whether a match was played under rules that this program does not know yet.
fn has_newer_rules(archive: &Archive) -> bool {
    let present = definition(&archive.header.game).map(|definition| definition.rules());
    matches!((&archive.header.rules, present), (Rules::Game(number), Some(present)) if *number > present)
}

/// The members of a frame besides what changed and what was observed take about so many bytes.
const HEAD_BYTES: usize = 64;
/// An event of the table takes about so many bytes.
const TABLE_EVENT_BYTES: usize = 128;

fn bytes_of(frame: &ReplayFrame) -> usize {
    let changed = frame.delta.as_ref().map_or(0, |delta| delta.get().len());
    let observed = frame.step.observed.as_ref().map_or(0, |observed| observed.get().len());
    HEAD_BYTES + changed + observed + TABLE_EVENT_BYTES * frame.step.table.len()
}
