//! Limits the steps that could be repeated for ever: taking back and choosing again, or changing a table to and fro.
//!
//! The rules of a game limit all other steps. So each user has a number of repeatable steps in a match, more than
//! anybody needs. Playing on and leaving never count.

use games::frame::TAKE_BACK_VERBS;
use protocol::{TableEvent, UserId};
use records::{RecordedTableEvent, StepKind, StepRow};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The limit of repeatable steps for each user in a match.
const MAX_REPEATS: u32 = 1_000;

/// How many repeatable steps each user has made.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct Repeats(BTreeMap<UserId, u32>);

impl Repeats {
    pub(super) fn note(&mut self, row: &StepRow, table: &[RecordedTableEvent]) {
        if let Some(user) = row.user.filter(|_| is_repeatable(row, table)) {
            *self.0.entry(user).or_default() += 1;
        }
    }

    /// Whether the step would exceed the limit.
    pub(super) fn exceeds_limit(&self, row: &StepRow, table: &[RecordedTableEvent]) -> bool {
        let made = row.user.and_then(|user| self.0.get(&user)).copied().unwrap_or_default();
        made >= MAX_REPEATS && is_repeatable(row, table)
    }
}

/// Whether the step can lead back to an earlier state.
fn is_repeatable(row: &StepRow, table: &[RecordedTableEvent]) -> bool {
    match row.kind {
        StepKind::Undo => true,
        StepKind::Action => row.action.as_deref().is_some_and(takes_back),
        // One half of each pair is counted. The other half (standing up, handing over, agreeing …) needs no limit.
        StepKind::Table => table.iter().any(|recorded| {
            matches!(
                recorded.event,
                TableEvent::Sat { .. }
                    | TableEvent::BotSat { .. }
                    | TableEvent::BotChanged { .. }
                    | TableEvent::Changed { .. }
                    | TableEvent::TakenBack { .. }
                    | TableEvent::Answered { .. }
                    | TableEvent::TakenOver { .. }
                    | TableEvent::Abandoning { agree: false, .. }
            )
        }),
    }
}

fn takes_back(action: &str) -> bool {
    #[derive(Deserialize)]
    struct Verb<'a> {
        #[serde(rename = "do")]
        verb: &'a str,
    }
    serde_json::from_str::<Verb<'_>>(action).is_ok_and(|action| TAKE_BACK_VERBS.contains(&action.verb))
}
