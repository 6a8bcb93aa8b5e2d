//! Whether a file agrees with itself.
//!
//! Proven are game, options, seats, seed, result and every step with its events, against each other. Who wrote the file
//! is not: anybody can make a chain anew. Names, times and the room's id are labels.

use super::{Archive, FORMAT, Header, Kind, Rules, Step, WITH_NAMES, WITH_RULES_OF_GAMES, chain};
use crate::stored::{MatchResult, MatchRow, StepKind, StepRow, StoredMatch, TableChanges};
use crate::{Broken, fold, people_by_seat, play_again, shelf};
use games::frame::Seed;
use protocol::{Holder, Pace, SeatNumber, TableStatus};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A file that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The game's name.
    pub game: String,
    /// How many steps it has.
    pub steps: usize,
    /// Place, name and points of each seat, the best first; nothing when it ended without a result.
    pub result: Vec<(u8, String, i32)>,
    /// The rules it was played under.
    pub rules: Rules,
    /// The rules of this program.
    pub present_rules: Rules,
    /// Whether the actions were played again: not under other rules than those of this program.
    pub played_again: bool,
}

/// What is wrong with a file.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// It cannot be read.
    #[error("this is no archive of a match: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// It is of a format this program does not know.
    #[error("the file has format {0}, which this program does not know")]
    Format(u32),
    /// It names the rules as files of its format do not.
    #[error("the file names the rules otherwise than files of format {0} do")]
    Rules(u32),
    /// Header or a step do not fit their link of the chain.
    #[error("link {0} of the chain does not fit: the header (0) or that step was changed")]
    Chain(usize),
    /// The steps do not make a match.
    #[error("the steps do not make a match: {0}")]
    Fold(Broken),
    /// The steps were played with other options, or at a table of another size.
    #[error("the steps are those of other options or another number of seats than the header names")]
    Options,
    /// The steps lead to another result.
    #[error("the steps lead to another result than the header names")]
    Result,
    /// The steps lead where the game cannot follow.
    #[error("the steps lead where the game cannot follow")]
    Panic,
    /// Played again, the actions lead elsewhere.
    #[error("played again, the match goes otherwise: {0}")]
    Replay(Broken),
}

/// Checks a file.
///
/// # Errors
/// With the first thing that is wrong.
pub fn verify(text: &str) -> Result<Verified, Fault> {
    let archive: Archive = serde_json::from_str(text)?;
    if !(WITH_NAMES..=FORMAT).contains(&archive.rodada) {
        return Err(Fault::Format(archive.rodada));
    }
    let names_game_rules = matches!(archive.header.rules, Rules::Game(_));
    if names_game_rules != (archive.rodada >= WITH_RULES_OF_GAMES) {
        return Err(Fault::Rules(archive.rodada));
    }
    let links = chain(archive.rodada, &archive.header, &archive.steps);
    let unequal = links.iter().zip(&archive.chain).position(|(link, named)| link != named);
    if let Some(at) = unequal.or((links.len() != archive.chain.len()).then_some(links.len())) {
        return Err(Fault::Chain(at));
    }
    let Header { game, rules, .. } = archive.header.clone();
    let title = shelf::title(&game).ok_or_else(|| Fault::Fold(Broken::UnknownGame(game.clone())))?;
    let present_rules = Rules::Game(title.rules());
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
    // A chain can be made anew over anything, so the events may be those of no match.
    let followed = catch_unwind(AssertUnwindSafe(|| follow(&stored, &header, verified.played_again)));
    followed.map_err(|_| Fault::Panic)??;
    Ok(verified)
}

/// Folds the steps, compares what they come to with the header, and plays the actions again.
fn follow(stored: &StoredMatch, header: &Header, again: bool) -> Result<(), Fault> {
    let folded = fold(stored).map_err(Fault::Fold)?;
    if folded.options != header.options || usize::from(folded.seats) != header.seats.len() {
        return Err(Fault::Options);
    }
    let named = MatchResult { places: header.places.clone(), points: header.points.clone() };
    if folded.result.unwrap_or(MatchResult { places: [].into(), points: [].into() }) != named {
        return Err(Fault::Result);
    }
    if again { play_again(stored).map_err(Fault::Replay) } else { Ok(()) }
}

fn ranking(header: &Header) -> Vec<(u8, String, i32)> {
    let line = |(seat, place): (&SeatNumber, &u8)| {
        let name = match header.seats.get(seat) {
            Some(Holder::Person { name, .. }) => name.clone(),
            Some(Holder::Bot { .. }) => format!("bot {seat}"),
            Some(Holder::Nobody) | None => format!("seat {seat}"),
        };
        (*place, name, header.points.get(seat).copied().unwrap_or_default())
    };
    let mut ranking: Vec<_> = header.places.iter().map(line).collect();
    ranking.sort_by_key(|(place, ..)| *place);
    ranking
}

/// The match as a store would give it back.
fn stored(archive: Archive) -> Result<StoredMatch, Fault> {
    let Archive { header, steps, .. } = archive;
    Ok(StoredMatch {
        row: MatchRow {
            id: header.room,
            game: header.game,
            format: header.format,
            seed: Seed(seed(&header.seed)?),
            invitation: String::new(),
            rematch_of: None,
            created: header.created,
            touched: header.created,
            version: steps.len() as u64,
            revision: 0,
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
        table: people_by_seat(&step.table),
        undoes: step.undoes,
        fixed: step.fixed,
        decides: None,
    }
}

fn seed(text: &str) -> Result<[u8; 32], Fault> {
    let mut bytes = [0; 32];
    let read = hex::decode_to_slice(text, &mut bytes).map(|()| bytes);
    read.map_err(|_| Fault::Unreadable(serde::de::Error::custom("the seed is not 32 bytes in hexadecimal")))
}
