//! What could be done again and again for ever: taking back and choosing anew, changing a table or a name to
//! and fro.
//!
//! A match has as many steps as its rules allow, beside these. So each person has a number of them in a match, more
//! than anybody needs; playing on and leaving are never among them.

use crate::stored::{StepKind, StepRow};
use games::frame::BACK;
use protocol::{TableEvent, UserId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Steps of this kind that one person may make in one match.
const MOST: u32 = 1_000;

/// How many such steps each person has made.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct Repeats(BTreeMap<UserId, u32>);

impl Repeats {
    /// Counts a step.
    pub(super) fn note(&mut self, row: &StepRow, table: &[TableEvent]) {
        if let Some(user) = row.user.filter(|_| leads_back(row, table)) {
            *self.0.entry(user).or_default() += 1;
        }
    }

    /// Whether a step is one too many.
    pub(super) fn is_too_much(&self, row: &StepRow, table: &[TableEvent]) -> bool {
        let made = row.user.and_then(|user| self.0.get(&user)).copied().unwrap_or_default();
        made >= MOST && leads_back(row, table)
    }
}

/// Whether something may follow that has been there before.
fn leads_back(row: &StepRow, table: &[TableEvent]) -> bool {
    match row.kind {
        StepKind::Undo => true,
        StepKind::Action => row.action.as_deref().is_some_and(takes_back),
        // The other half of each pair (standing up, handing over, agreeing …) needs no counting.
        StepKind::Table => table.iter().any(|event| {
            matches!(
                event,
                TableEvent::Sat { .. }
                    | TableEvent::BotSat { .. }
                    | TableEvent::BotChanged { .. }
                    | TableEvent::Changed { .. }
                    | TableEvent::Renamed { .. }
                    | TableEvent::TakenBack { .. }
                    | TableEvent::Answered { .. }
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
    serde_json::from_str::<Verb<'_>>(action).is_ok_and(|action| BACK.contains(&action.verb))
}
