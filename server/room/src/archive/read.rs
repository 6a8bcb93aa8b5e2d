//! An archive as the match that the store would load, with placeholders for what the file does not have.

use super::{Archive, ArchiveError, ArchivedEvent, Kind, Rules, Step};
use protocol::{Pace, TableEvent, TableStatus, UserId};
use records::{
    MatchRow, RecordedTableEvent, SEVERAL_RULES, StepKind, StepRow, StoredMatch, StoredSeed, TableChanges,
};
use uuid::Uuid;

/// The match in the form in which the store loads it.
pub(super) fn stored(archive: Archive) -> Result<StoredMatch, ArchiveError> {
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
            seed: StoredSeed(seed(&header.seed)?),
            lesson: false,
            invitation: String::new(),
            rematch_of: None,
            branch_of: None,
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
        TableEvent::Sat { seat } | TableEvent::TakenOver { seat } | TableEvent::Branched { seat, .. } => {
            Some(UserId(Uuid::from_u128(u128::from(*seat) + 1)))
        }
        _ => None,
    };
    let recorded = |ArchivedEvent { event, branching, .. }| RecordedTableEvent {
        user: user(&event),
        branching,
        ..event.into()
    };
    let recorded: Vec<RecordedTableEvent> = events.into_iter().map(recorded).collect();
    serde_json::to_string(&recorded).expect("table events have a JSON form")
}

fn seed(text: &str) -> Result<[u8; 32], ArchiveError> {
    let mut bytes = [0; 32];
    let read = hex::decode_to_slice(text, &mut bytes).map(|()| bytes);
    read.map_err(|_| {
        ArchiveError::Unreadable(serde::de::Error::custom("the seed is not 32 bytes in hexadecimal"))
    })
}
