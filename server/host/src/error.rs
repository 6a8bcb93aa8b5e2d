//! Why an order of the host is not carried out, and the exit codes of commands.

use crate::ExportError;
use protocol::limits;
use room::ReplayError;
use store::StoreError;
use store::backup::BackupError;

/// Why an order was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum HostError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The stored match cannot be replayed.
    #[error("the stored match cannot be replayed: {0}")]
    Replay(#[from] ReplayError),
    #[error("there is no user with this id")]
    UnknownUser,
    #[error("there is nothing to delete")]
    NothingToDelete,
    #[error("there is no such table")]
    UnknownTable,
    #[error("there is no such invitation")]
    UnknownInvitation,
    #[error("there is no such announcement: `rodada announce list` prints their ids")]
    UnknownAnnouncement,
    #[error("there is no such report: `rodada report list` prints their ids")]
    UnknownReport,
    #[error("there is no such circle")]
    UnknownCircle,
    #[error(
        "this is not a valid name: that of a circle has 1 to {} visible characters",
        limits::CIRCLE_NAME_CHARS
    )]
    BadCircleName,
    #[error(
        "this is not a valid text: it has 1 to {} visible characters in one line",
        limits::ANNOUNCEMENT_CHARS
    )]
    BadText,
    #[error("these times do not fit: what is announced ends after it begins, after now, and within a year")]
    BadTimes,
    /// Only a running server sends notices.
    #[error("no server runs with these settings")]
    NoServer,
    /// The user has nothing of this kind.
    #[error("this user has none of these to send to")]
    NoTarget,
    #[error("nothing was delivered: {0}")]
    NotDelivered(String),
    /// The name is empty, too long or not readable.
    #[error("this is not a valid name: a name has 1 to 24 visible characters")]
    BadName,
    #[error("somebody keeps this name, or one that looks like it")]
    NameTaken,
    #[error("this user is a guest: whoever opens the host's page needs a way to sign in")]
    Guest,
    #[error("this user may open the host's page already")]
    AlreadyHost,
    #[error(
        "a link opens the host's page only while nobody is added: `rodada host list` says who can open it by signing in"
    )]
    HostsAreNamed,
    #[error(transparent)]
    Backup(#[from] BackupError),
    #[error(transparent)]
    Export(#[from] ExportError),
    /// The order was carried out, but the deleted text may remain in the database files.
    #[error(
        "it is done, but deleted text may remain in the database files until the server's next quiet hour"
    )]
    ScrubFailed(#[source] StoreError),
}

impl HostError {
    /// The exit code of the command, which tells a failure that may be retried from one that a person must fix.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::Store(error)
            | Self::Backup(BackupError::Store(error))
            | Self::Export(ExportError::Store(error)) => exit_code_of(error),
            // The same exit code as for invalid flags.
            Self::Backup(BackupError::Exists(_) | BackupError::NoFile(_)) => 2,
            Self::Backup(BackupError::NoProgram { .. } | BackupError::OldProgram { .. }) => 2,
            Self::Backup(BackupError::Busy | BackupError::GivenUp) | Self::ScrubFailed(_) => 3,
            Self::Replay(_)
            | Self::Export(ExportError::Replay(_))
            | Self::Backup(BackupError::Unfit { .. }) => 4,
            Self::Export(ExportError::Interrupted) => 3,
            Self::Export(ExportError::Write { .. }) => 1,
            Self::NoServer => 3,
            Self::UnknownUser | Self::UnknownTable | Self::UnknownInvitation | Self::NoTarget => 7,
            Self::UnknownReport | Self::UnknownCircle | Self::BadCircleName => 7,
            Self::UnknownAnnouncement | Self::BadText | Self::BadTimes => 7,
            Self::NothingToDelete | Self::BadName | Self::NameTaken => 7,
            Self::Guest | Self::AlreadyHost | Self::HostsAreNamed => 7,
            Self::NotDelivered(_) => 10,
            Self::Backup(BackupError::Write { .. } | BackupError::Read(_) | BackupError::Program { .. }) => 1,
        }
    }
}

/// The exit code of a command that fails with this error.
pub fn exit_code_of(error: &StoreError) -> u8 {
    match error {
        StoreError::Address(_) | StoreError::NoPostgres | StoreError::Missing { .. } => 2,
        StoreError::Unavailable(_) => 3,
        StoreError::Corrupt(_) | StoreError::Refused(_) | StoreError::MadeBefore => 4,
        StoreError::InUse { .. } => 5,
    }
}
