//! What the host does to users and tables: by the running server, or by a command that opened the store itself because
//! no server runs. Both take the same path.
//!
//! Each order that changes something is one transaction, which also writes an entry that says what was done and who
//! gave the order. Servers follow these entries (`host/changes.rs`), and a reader keeps them for `rodada audit`. An
//! order that removes or replaces a text ends by scrubbing the store (`server/store/src/sqlite/scrub.rs`).

pub mod announcements;
mod backups;
mod changes;
pub mod control;
pub mod doctor;
pub mod erased;
mod error;
mod exports;
pub mod hosts;
pub mod notices;
pub mod people;
pub mod reports;
mod retention;
pub mod tables;

pub use backups::{BackupFound, BackupWritten, Backups};
pub use changes::{RunningServer, ServerParts};
pub use error::{HostError, exit_code_of};
pub use exports::ExportError;
pub use retention::retention;

use crate::doctor::Finding;
use crate::erased::ErasedLists;
use base::clock::Clock;
use protocol::{Announcement, AnnouncementId, CircleId, HostReport, MatchId, ReportId, TableSummary, UserId};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::sync::Arc;
use store::backup::Progress;
use store::invitations::InvitationRow;
use store::{Actor, AuditRow, HostWrite, HostWritten, Millis, Store, StoreError, UserFound};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;
use tokio::sync::watch;
use uuid::Uuid;

/// What orders have access to.
pub struct Host {
    pub store: Arc<dyn Store>,
    pub clock: Clock,
    /// Where those who were erased are listed.
    pub erased: ErasedLists,
    /// The memory of the server, if one runs in this process.
    pub running: Option<RunningServer>,
}

/// An order of the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    People(people::Order),
    Tables(tables::Order),
    Notices(notices::Order),
    Hosts(hosts::Order),
    Announcements(announcements::Order),
    Reports(reports::Order),
    /// Lists what the host did, newest first.
    Audit {
        limit: u32,
    },
    /// Copies the database to a new file.
    Backup {
        to: PathBuf,
    },
    /// Writes the files of all matches that are over to a folder, with `running` also of those that run.
    Export {
        to: PathBuf,
        running: bool,
    },
    /// Judges the settings and the proxy of the running server.
    Examine,
    /// Makes anew what follows from matches that have ended.
    Rebuild,
}

/// What an order found or changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    People {
        people: Vec<UserFound>,
    },
    Tables {
        tables: Vec<TableSummary>,
    },
    Invitations {
        invitations: Vec<InvitationRow>,
    },
    /// What the host did, newest first.
    Audit {
        rows: Vec<AuditRow>,
    },
    /// How the test notice went. It arrived at one of the targets at least.
    Tested {
        targets: Vec<notices::TargetTested>,
    },
    /// The link by which new users come in, or by which the host's page opens.
    Invited {
        link: String,
    },
    /// What a server found that runs an earlier version of the program: a line for each.
    #[serde(rename = "found")]
    Lines {
        lines: Vec<String>,
    },
    Renamed {
        person: UserId,
    },
    /// The user is banned for this many days; 0 lifts the ban.
    Banned {
        person: UserId,
        days: u32,
    },
    /// The user cannot chat for this many hours; 0 lifts this.
    Muted {
        person: UserId,
        hours: u32,
    },
    /// All sessions of the user have ended.
    SignedOut {
        person: UserId,
    },
    /// The number of chat lines of the user that were deleted.
    #[serde(rename = "hushed")]
    MessagesDeleted {
        person: UserId,
        lines: u64,
    },
    /// The user's name is erased, and this many of their chat lines are deleted.
    Erased {
        person: UserId,
        lines: u64,
    },
    /// The match was ended by this order.
    #[serde(rename = "closed")]
    MatchEnded {
        table: MatchId,
    },
    /// The match had already ended.
    #[serde(rename = "closed_before")]
    AlreadyEnded {
        table: MatchId,
    },
    /// The number of chat lines at the table that were deleted.
    #[serde(rename = "table_hushed")]
    TableMessagesDeleted {
        table: MatchId,
        lines: u64,
    },
    /// Nobody comes in with this invitation any more.
    InvitationRevoked {
        invitation: Uuid,
    },
    /// The database was copied to this file, which has this many bytes.
    BackedUp {
        to: PathBuf,
        bytes: u64,
    },
    /// This many files were written to this folder; so many matches cannot be replayed.
    Exported {
        to: PathBuf,
        matches: u64,
        failed: u64,
    },
    Examined {
        findings: Vec<Finding>,
    },
    /// What follows from matches that have ended is made anew by and by.
    Rebuilding,
    /// The user may open the host's page.
    HostAdded {
        person: UserId,
    },
    /// The user may no longer open the host's page.
    HostRemoved {
        person: UserId,
    },
    /// What is announced now or later.
    Announcements {
        announcements: Vec<Announcement>,
    },
    Announced {
        announcement: Announcement,
    },
    AnnouncementWithdrawn {
        announcement: AnnouncementId,
    },
    Reports {
        reports: Vec<HostReport>,
    },
    ReportAnswered {
        report: ReportId,
    },
    CircleRenamed {
        circle: CircleId,
    },
}

/// A time to the second, in UTC.
#[must_use]
pub fn date(at: Millis) -> String {
    let seconds = i64::try_from(at / 1_000).unwrap_or(i64::MAX);
    let date = OffsetDateTime::from_unix_timestamp(seconds).ok().and_then(|date| date.format(&Rfc3339).ok());
    // Later than the calendar reaches.
    date.unwrap_or_else(|| "the end of time".to_owned())
}

/// Carries an order of `by` out and logs what was changed. A backup sends its progress to `progress_sender`.
///
/// # Errors
/// When the order fails, or succeeds only in part.
pub async fn carry_out(
    host: &Host,
    order: Order,
    by: &Actor,
    progress_sender: &watch::Sender<Progress>,
) -> Result<Outcome, HostError> {
    let outcome = match order {
        Order::People(order) => people::carry_out(host, order, by).await,
        Order::Tables(order) => tables::carry_out(host, order, by).await,
        Order::Notices(order) => notices::carry_out(host, order).await,
        Order::Hosts(order) => hosts::carry_out(host, order, by).await,
        Order::Announcements(order) => announcements::carry_out(host, order, by).await,
        Order::Reports(order) => reports::carry_out(host, order, by).await,
        Order::Audit { limit } => Ok(Outcome::Audit { rows: host.store.audit(limit).await? }),
        Order::Backup { to } => {
            let bytes = host.store.back_up(&to, progress_sender).await?;
            ErasedLists::beside(&to).keep_up_or_warn(&*host.store).await;
            Ok(Outcome::BackedUp { to, bytes })
        }
        Order::Export { to, running } => exports::export_all(host, &to, running, progress_sender).await,
        Order::Rebuild => {
            host.store.follow_ends_anew().await?;
            Ok(Outcome::Rebuilding)
        }
        Order::Examine => Ok(Outcome::Examined { findings: host.examine().await? }),
    }?;
    outcome.log();
    if let Err(error) = host.apply_changes().await {
        tracing::warn!(%error, "the change is stored, but not yet applied to rooms in memory");
    }
    if host.running.is_none() && matches!(outcome, Outcome::Erased { .. }) {
        host.erased.keep_up_or_warn(&*host.store).await;
    }
    if outcome.needs_scrub() {
        host.store.scrub().await.map_err(HostError::ScrubFailed)?;
    }
    Ok(outcome)
}

impl Host {
    async fn examine(&self) -> Result<Vec<Finding>, StoreError> {
        match &self.running {
            Some(running) => running.examine(&*self.store, self.clock.now()).await,
            None => Ok(vec![doctor::no_server()]),
        }
    }

    /// The link to a path of the server, as far as its address is known here.
    fn link(&self, path: &str) -> String {
        let address = self.running.as_ref().and_then(RunningServer::address);
        format!("{}{path}", address.unwrap_or_default())
    }

    /// Writes a change. Returns how many lines of chat were deleted.
    async fn write(&self, change: HostWrite, by: &Actor) -> Result<u64, HostError> {
        match self.store.change_by_host(change, by, self.clock.now()).await? {
            HostWritten::Done { lines } => Ok(lines),
            HostWritten::NoUser => Err(HostError::UnknownUser),
            HostWritten::NameTaken => Err(HostError::NameTaken),
            HostWritten::Nothing => Err(HostError::NothingToDelete),
            HostWritten::Guest => Err(HostError::Guest),
            // Only the end of a match can meet another step.
            HostWritten::Conflict => Err(HostError::UnknownTable),
        }
    }
}

impl Outcome {
    /// Whether the order removed or replaced text that must not remain anywhere in the database files.
    fn needs_scrub(&self) -> bool {
        matches!(
            self,
            Self::Renamed { .. }
                | Self::CircleRenamed { .. }
                | Self::MessagesDeleted { .. }
                | Self::Erased { .. }
                | Self::TableMessagesDeleted { .. }
        )
    }

    /// Logs what was changed. The log contains no names.
    pub fn log(&self) {
        match self {
            Self::People { .. }
            | Self::Tables { .. }
            | Self::Invitations { .. }
            | Self::Invited { .. }
            | Self::Audit { .. }
            | Self::Tested { .. }
            | Self::Lines { .. }
            | Self::Announcements { .. }
            | Self::Reports { .. }
            | Self::Examined { .. } => {}
            Self::Renamed { person } => tracing::info!(%person, "the user was renamed"),
            Self::Banned { person, days } => tracing::info!(%person, days, "the user is banned"),
            Self::Muted { person, hours } => tracing::info!(%person, hours, "the user is muted"),
            Self::SignedOut { person } => tracing::info!(%person, "the user was signed out everywhere"),
            Self::MessagesDeleted { person, lines } => {
                tracing::info!(%person, lines, "deleted the user's chat messages")
            }
            Self::Erased { person, lines } => tracing::info!(%person, lines, "the user was erased"),
            Self::InvitationRevoked { invitation } => {
                tracing::info!(%invitation, "the invitation was revoked")
            }
            Self::MatchEnded { table } => tracing::info!(%table, "the match was ended"),
            Self::AlreadyEnded { table } => tracing::info!(%table, "the match had already ended"),
            Self::TableMessagesDeleted { table, lines } => {
                tracing::info!(%table, lines, "deleted the table's chat messages")
            }
            Self::Rebuilding => tracing::info!("statistics and ratings are made anew by and by"),
            Self::BackedUp { to, bytes } => tracing::info!(to = %to.display(), bytes, "wrote a backup"),
            Self::HostAdded { person } => tracing::info!(%person, "the user may open the host's page"),
            Self::HostRemoved { person } => {
                tracing::info!(%person, "the user may no longer open the host's page")
            }
            Self::Announced { announcement } => tracing::info!(announcement = %announcement.id, "announced"),
            Self::AnnouncementWithdrawn { announcement } => {
                tracing::info!(%announcement, "the announcement is shown no longer")
            }
            Self::ReportAnswered { report } => tracing::info!(%report, "the report was answered"),
            Self::CircleRenamed { circle } => tracing::info!(%circle, "the circle was renamed"),
            Self::Exported { to, matches, failed } => {
                tracing::info!(to = %to.display(), matches, failed, "exported matches")
            }
        }
    }
}
