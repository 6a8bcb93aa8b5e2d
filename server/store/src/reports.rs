//! Reports: a line of chat or a name that users show to the host.

use super::{Millis, StoreError};
use async_trait::async_trait;
use protocol::{CircleId, HostReport, MatchId, OwnReport, ReportId, UserId};

/// For how long a report is kept after somebody made it first.
pub const KEPT: Millis = 90 * 86_400_000;

/// A report that a user makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    /// The id that the report gets, unless somebody has reported the same before.
    pub id: ReportId,
    pub by: UserId,
    pub what: Reported,
    pub words: String,
    pub at: Millis,
}

/// What is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reported {
    Line {
        id: MatchId,
        number: u64,
    },
    /// What a user is called at a table.
    Name {
        id: MatchId,
        user: UserId,
    },
    /// The name of a circle of which the reporter is a member.
    Circle {
        id: CircleId,
    },
}

/// Each method is one transaction.
#[async_trait]
pub trait ReportStore: Send + Sync + 'static {
    /// Keeps a report. What somebody has reported already is the same report, and each user makes it once. Returns `false` if
    /// there is nothing of the kind to be reported, or it is the reporter's own.
    async fn report(&self, new: &NewReport) -> Result<bool, StoreError>;

    /// The reports, at most `limit`: those that wait for an answer first, and then the latest first.
    async fn reports(&self, limit: u32) -> Result<Vec<HostReport>, StoreError>;

    /// What a user has reported, the latest first.
    async fn reports_of(&self, user: UserId) -> Result<Vec<OwnReport>, StoreError>;

    /// How many answers a user has not seen.
    async fn unseen_answers(&self, user: UserId) -> Result<u32, StoreError>;

    /// Notes that a user has seen all answers.
    async fn answers_seen(&self, user: UserId) -> Result<(), StoreError>;
}
