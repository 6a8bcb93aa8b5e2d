//! Checks whether an archive is consistent.
//!
//! The check covers the game, options, seats, seed, result and every step with its events. It does not show who wrote
//! the file, because anybody can compute a new chain. Names, times and the id of the room are not verified against
//! anything.

use super::{
    Archive, ArchivedEvent, ArchivedSeat, FORMAT, Header, Kind, Rules, Step, WITH_NAMES, WITH_RULES_OF_GAMES,
    chain,
};
use crate::stored::{MatchResult, MatchRow, SEVERAL_RULES, StepKind, StepRow, StoredMatch, TableChanges};
use crate::table::Recorded;
use crate::{ReplayError, registry, replay_actions, replay_outcome};
use games::frame::Seed;
use protocol::{Pace, SeatNumber, TableEvent, TableStatus, UserId};
use std::panic::{AssertUnwindSafe, catch_unwind};
use uuid::Uuid;

/// What is known of a consistent archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The name of the game.
    pub game: String,
    pub steps: usize,
    /// Place, name and score of each seat, the best first. Empty if the match ended without a result.
    pub result: Vec<(u8, String, i32)>,
    /// The rules that the match was played under.
    pub rules: Rules,
    /// The rules of the game in this program.
    pub present_rules: Rules,
    /// Whether the actions were played again. This is not done if the rules differ.
    pub played_again: bool,
}

/// Why an archive is not valid.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    #[error("this is not an archive of a match: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("the file has format {0}, which this program does not know")]
    Format(u32),
    #[error("the file names the rules in a way that format {0} does not allow")]
    Rules(u32),
    /// The header or a step does not match its hash.
    #[error("hash {0} of the chain is wrong: the header (0) or that step was changed")]
    Chain(usize),
    #[error("the steps do not make a match: {0}")]
    Replay(ReplayError),
    #[error("the steps have other options or another number of seats than the header")]
    Options,
    #[error("the steps lead to another result than the header")]
    Result,
    #[error("the game panicked on the steps")]
    Panic,
    #[error("played again, the match goes differently: {0}")]
    PlayedAgain(ReplayError),
}

/// Checks an archive.
///
/// # Errors
/// When the archive is inconsistent. The error names the first inconsistency.
pub fn verify(text: &str) -> Result<Verified, ArchiveError> {
    let archive: Archive = serde_json::from_str(text)?;
    if !(WITH_NAMES..=FORMAT).contains(&archive.rodada) {
        return Err(ArchiveError::Format(archive.rodada));
    }
    let names_game_rules = matches!(archive.header.rules, Rules::Game(_));
    if names_game_rules != (archive.rodada >= WITH_RULES_OF_GAMES) {
        return Err(ArchiveError::Rules(archive.rodada));
    }
    let links = chain(archive.rodada, &archive.header, &archive.steps);
    let unequal = links.iter().zip(&archive.chain).position(|(link, named)| link != named);
    if let Some(at) = unequal.or((links.len() != archive.chain.len()).then_some(links.len())) {
        return Err(ArchiveError::Chain(at));
    }
    let Header { game, rules, .. } = archive.header.clone();
    let definition = registry::definition(&game)
        .ok_or_else(|| ArchiveError::Replay(ReplayError::UnknownGame(game.clone())))?;
    let present_rules = Rules::Game(definition.rules());
    let verified = Verified {
        game,
        steps: archive.steps.len(),
        result: ranking(&archive.header),
        played_again: rules == present_rules,
        rules,
        present_rules,
    };
    let header = archive.header.clone();
    let stored = stored(archive)?;
    // The chain may be valid over events that no match can have, so the game may panic on them.
    let checked = catch_unwind(AssertUnwindSafe(|| check_replay(&stored, &header, verified.played_again)));
    checked.map_err(|_| ArchiveError::Panic)??;
    Ok(verified)
}

/// Replays the events, compares the outcome with the header, and plays the actions again if `again`.
fn check_replay(stored: &StoredMatch, header: &Header, again: bool) -> Result<(), ArchiveError> {
    let replayed = replay_outcome(stored).map_err(ArchiveError::Replay)?;
    if replayed.options != header.options || usize::from(replayed.seats) != header.seats.len() {
        return Err(ArchiveError::Options);
    }
    let named = MatchResult { places: header.places.clone(), points: header.points.clone() };
    if replayed.result.unwrap_or(MatchResult { places: [].into(), points: [].into() }) != named {
        return Err(ArchiveError::Result);
    }
    if again { replay_actions(stored).map_err(ArchiveError::PlayedAgain) } else { Ok(()) }
}

fn ranking(header: &Header) -> Vec<(u8, String, i32)> {
    let line = |(seat, place): (&SeatNumber, &u8)| {
        let name = match header.seats.get(seat) {
            Some(ArchivedSeat::User { name, .. }) => name.clone(),
            Some(ArchivedSeat::Bot { .. }) => format!("bot {seat}"),
            Some(ArchivedSeat::Empty) | None => format!("seat {seat}"),
        };
        (*place, name, header.points.get(seat).copied().unwrap_or_default())
    };
    let mut ranking: Vec<_> = header.places.iter().map(line).collect();
    ranking.sort_by_key(|(place, ..)| *place);
    ranking
}

/// The match in the form in which the store loads it.
fn stored(archive: Archive) -> Result<StoredMatch, ArchiveError> {
    let Archive { header, steps, .. } = archive;
    Ok(StoredMatch {
        row: MatchRow {
            id: header.room,
            game: header.game,
            format: header.format,
            rules: match header.rules {
                Rules::Game(number) => number,
                Rules::Program(_) => SEVERAL_RULES,
            },
            seed: Seed(seed(&header.seed)?),
            lesson: false,
            invitation: String::new(),
            rematch_of: None,
            created: header.created,
            touched: header.created,
            version: steps.len() as u64,
            deadline: None,
            given_back: 0,
            table: TableChanges {
                status: TableStatus::Over,
                options: header.options,
                pace: Pace::Free,
                open: false,
            },
            result: None,
        },
        seats: Vec::new(),
        steps: steps.into_iter().map(row).collect(),
    })
}

fn row(step: Step) -> StepRow {
    StepRow {
        version: step.version,
        at: step.at,
        kind: match step.kind {
            Kind::Action => StepKind::Action,
            Kind::Undo => StepKind::Undo,
            Kind::Table => StepKind::Table,
        },
        seat: step.seat,
        user: None,
        request: None,
        action: step.action.map(|action| action.to_string()),
        events: serde_json::Value::Array(step.events).to_string(),
        table: with_placeholder_users(step.table),
        undoes: step.undoes,
        fixed: step.fixed,
        decides: None,
    }
}

/// Table events as a step stores them, with a placeholder user for each taken seat: a file has no user ids.
fn with_placeholder_users(events: Vec<ArchivedEvent>) -> String {
    let user = |event: &TableEvent| match event {
        TableEvent::Sat { seat } => Some(UserId(Uuid::from_u128(u128::from(*seat) + 1))),
        _ => None,
    };
    let recorded = |ArchivedEvent { event, .. }| Recorded { user: user(&event), event };
    let recorded: Vec<Recorded> = events.into_iter().map(recorded).collect();
    serde_json::to_string(&recorded).expect("table events have a JSON form")
}

fn seed(text: &str) -> Result<[u8; 32], ArchiveError> {
    let mut bytes = [0; 32];
    let read = hex::decode_to_slice(text, &mut bytes).map(|()| bytes);
    read.map_err(|_| {
        ArchiveError::Unreadable(serde::de::Error::custom("the seed is not 32 bytes in hexadecimal"))
    })
}
