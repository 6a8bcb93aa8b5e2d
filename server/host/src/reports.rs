//! What the host does about reports.

use super::{Host, HostError, Outcome};
use clap::Subcommand;
use protocol::{CircleId, ReportId, ReportVerdict, limits};
use records::names::{is_readable, normalize_circle_name};
use serde::{Deserialize, Serialize};
use store::{Actor, HostWrite};

/// The most reports that are listed.
const MAX_LISTED: u32 = 200;

/// The subcommands of `rodada report`, also sent over the control socket.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Lists the reports of the last 90 days, those that wait for an answer first
    List,
    /// Answers a report, to everybody who has made it
    Answer {
        /// The id of the report, from `rodada report list`
        report: ReportId,
        /// `dealt-with` or `no-reason` (to act)
        #[arg(value_parser = verdict)]
        verdict: ReportVerdict,
        /// A few words, at most 200 characters
        #[arg(default_value = "")]
        words: String,
    },
    /// Gives a circle another name
    RenameCircle {
        /// The id of the circle, from `rodada report list`
        circle: CircleId,
        /// The new name
        name: String,
    },
}

fn verdict(text: &str) -> Result<ReportVerdict, String> {
    match text {
        "dealt-with" => Ok(ReportVerdict::DealtWith),
        "no-reason" => Ok(ReportVerdict::NoReason),
        _ => Err("write dealt-with or no-reason".to_owned()),
    }
}

pub(super) async fn carry_out(host: &Host, order: Order, by: &Actor) -> Result<Outcome, HostError> {
    match order {
        Order::List => Ok(Outcome::Reports { reports: host.store.reports(MAX_LISTED).await? }),
        Order::Answer { report, verdict, words } => {
            let words = normalized(&words).ok_or(HostError::BadText)?;
            match host.write(HostWrite::AnswerReport { id: report, verdict, words }, by).await {
                Err(HostError::UnknownUser) => Err(HostError::UnknownReport),
                answered => answered.map(|_| Outcome::ReportAnswered { report }),
            }
        }
        Order::RenameCircle { circle, name } => {
            let name = normalize_circle_name(&name).ok_or(HostError::BadCircleName)?;
            match host.write(HostWrite::RenameCircle { id: circle, name }, by).await {
                Err(HostError::UnknownUser) => Err(HostError::UnknownCircle),
                renamed => renamed.map(|_| Outcome::CircleRenamed { circle }),
            }
        }
    }
}

/// A few words in one line, or none.
fn normalized(words: &str) -> Option<String> {
    let words = words.trim();
    let is_valid = words.chars().count() <= limits::REPORT_CHARS
        && !words.chars().any(char::is_control)
        && (words.is_empty() || is_readable(words));
    is_valid.then(|| words.to_owned())
}
