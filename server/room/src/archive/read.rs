//! An archive as the match that the store would load, with placeholders for what the file does not have.

use super::{Archive, ArchiveError, ArchivedEvent, ERASED, Kind, Rules, Step};
use protocol::{Pace, SeatNumber, TableEvent, TableStatus, UserId};
use records::names::normalize_name;
use records::{
    MatchRow, Names, RecordedTableEvent, SEVERAL_RULES, StepKind, StepRow, StoredMatch, StoredSeed,
    TableChanges, UserName,
};
use std::collections::BTreeMap;
use uuid::Uuid;

/// The match in the form in which the store loads it, and the names of its users.
pub(super) fn stored(archive: Archive) -> Result<(StoredMatch, Names), ArchiveError> {
    let Archive { header, steps, .. } = archive;
    let mut users = PlaceholderUsers::default();
    let stored = StoredMatch {
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
        steps: steps.into_iter().map(|step| row(step, &mut users)).collect(),
    };
    Ok((stored, users.names()))
}

fn row(step: Step, users: &mut PlaceholderUsers) -> StepRow {
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
        table: with_users(step.table, users),
        undoes: step.undoes,
        fixed: step.fixed,
        decides: None,
    }
}

/// Table events as a step stores them, with a placeholder for each user who takes a seat.
fn with_users(events: Vec<ArchivedEvent>, users: &mut PlaceholderUsers) -> String {
    let recorded = |ArchivedEvent { event, name, branching }| {
        let user = match &event {
            TableEvent::Sat { seat } | TableEvent::TakenOver { seat } | TableEvent::Branched { seat, .. } => {
                Some(users.user(*seat, name))
            }
            _ => None,
        };
        RecordedTableEvent { user, branching, ..event.into() }
    };
    let recorded: Vec<RecordedTableEvent> = events.into_iter().map(recorded).collect();
    serde_json::to_string(&recorded).expect("table events have a JSON form")
}

/// Ids for the users in a file, which has names only. No two users in it have the same name, except those who were erased.
#[derive(Default)]
struct PlaceholderUsers(BTreeMap<NamedAs, UserId>);

#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum NamedAs {
    Name(String),
    /// The erased user who sat on this seat, and has no name any more.
    Erased(SeatNumber),
}

impl PlaceholderUsers {
    fn user(&mut self, seat: SeatNumber, name: Option<String>) -> UserId {
        let named = name.filter(|name| name != ERASED).map_or(NamedAs::Erased(seat), NamedAs::Name);
        let next = UserId(Uuid::from_u128(self.0.len() as u128 + 1));
        *self.0.entry(named).or_insert(next)
    }

    /// Their names as they may be shown: whoever wrote the file may have written anything there.
    fn names(self) -> Names {
        let shown = |named| match named {
            NamedAs::Name(name) => normalize_name(&name),
            NamedAs::Erased(_) => None,
        };
        let name = |name| UserName { name, is_guest: false, page: None };
        self.0.into_iter().map(|(named, user)| (user, shown(named).map(name))).collect()
    }
}

fn seed(text: &str) -> Result<[u8; 32], ArchiveError> {
    let mut bytes = [0; 32];
    let read = hex::decode_to_slice(text, &mut bytes).map(|()| bytes);
    read.map_err(|_| {
        ArchiveError::Unreadable(serde::de::Error::custom("the seed is not 32 bytes in hexadecimal"))
    })
}
