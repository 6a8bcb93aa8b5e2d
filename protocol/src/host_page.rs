//! The host's page. Only the host, and users whom the host named, get any of this.

use crate::{Announced, AnnouncementId, CircleId, MatchId, ReportId, ReportVerdict, UserId};
use serde::{Deserialize, Serialize};

/// How the server is, as the host's page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HostPage {
    /// Whether orders that cannot be undone are carried out now. Otherwise whoever looks signs in once more before.
    pub fresh: bool,
    /// Whether a link opened the page, because nobody is named.
    pub by_link: bool,
    /// The version of the program.
    pub version: String,
    /// When the server was started, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub started: u64,
    /// The sockets of players and spectators.
    pub sockets: u32,
    /// The tables in memory: somebody is there, or was a minute ago.
    pub tables: u32,
    /// The moves since the server was started.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub moves: u64,
    /// The bytes that the database holds.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub bytes: u64,
    /// The bytes that it may hold, if the host set a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub bytes_allowed: Option<u64>,
    /// The free bytes of the disk with the data folder, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub bytes_free: Option<u64>,
    /// The settings as they are.
    pub settings: Vec<HostSetting>,
}

/// What was found about one subject, in English.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HostFinding {
    pub verdict: HostVerdict,
    pub subject: String,
    /// What was seen and, unless it is good, what to do.
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum HostVerdict {
    Good,
    /// It works, and could be better.
    Advice,
    /// Something does not work, or data may be lost.
    Fault,
}

/// A setting of the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HostSetting {
    /// Its name in the configuration file.
    pub name: String,
    /// Absent if it is not set, or secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub value: Option<String>,
    pub origin: SettingOrigin,
}

/// Where the value of a setting comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SettingOrigin {
    Default,
    File,
    Environment,
    Flag,
}

/// A user as the host sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HostPerson {
    pub person: UserId,
    /// Empty for somebody who was erased, or has not chosen a name yet.
    pub name: String,
    /// Has no way to sign in.
    pub guest: bool,
    /// The seats at all tables and in all matches.
    pub seats: u32,
    /// When the user was here last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seen: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub banned_until: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub muted_until: Option<u64>,
    /// When the user is erased, which they asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub erased_at: Option<u64>,
    /// The user whom this guest has become.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub became: Option<UserId>,
    /// May open the host's page.
    pub host: bool,
}

/// A link with which new users come in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HostInvitation {
    pub invitation: String,
    pub uses: u32,
    /// How many have used it.
    pub used: u32,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ends: u64,
}

/// An act of the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HostAct {
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    pub act: HostActKind,
    /// The one who acted: a user of the operating system, or of this page.
    pub by: String,
    /// The present name of the user whom it was about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub person: Option<UserId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub room: Option<MatchId>,
    /// Until when somebody is banned or muted, how many lines were deleted, or how many may use an invitation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub value: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum HostActKind {
    Renamed,
    Banned,
    Muted,
    SignedOut,
    MessagesDeleted,
    UserErased,
    MatchEnded,
    Invited,
    InvitationRevoked,
    HostNamed,
    HostUnnamed,
    HostLinkMade,
    Announced,
    AnnouncementWithdrawn,
    ReportAnswered,
    CircleRenamed,
    Changed,
}

/// What the host does on the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum HostOrder {
    /// Gives a user another name, which is also shown at tables and in finished matches. The old one is gone for good.
    Rename { person: UserId, name: String },
    /// Bans a user for a number of days; 0 lifts the ban.
    Ban { person: UserId, days: u32 },
    /// Keeps a user from chatting for a number of hours; 0 lets them chat again.
    Mute { person: UserId, hours: u32 },
    /// Signs a user out on all devices.
    SignOut { person: UserId },
    /// Deletes all chat messages of a user, and the notes that they share.
    DeleteMessages { person: UserId },
    /// Erases a user.
    Erase { person: UserId },
    /// Ends a match as it is, without a winner.
    CloseTable { room: MatchId },
    /// Deletes the chat messages at a table, and the notes that are shared there.
    DeleteTableMessages { room: MatchId },
    /// Makes a link with which so many new users come in.
    Invite { uses: u32, days: u32 },
    /// Ends such a link.
    RevokeInvitation { invitation: String },
    /// Tells everybody who has a page open. Times are in milliseconds since 1970.
    Announce {
        says: Announced,
        /// From when on it is shown; absent for now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        from: Option<u64>,
        /// Until when a text is shown; absent for a day. What has a time of its own is shown until it is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        until: Option<u64>,
    },
    /// Shows an announcement no longer.
    WithdrawAnnouncement { announcement: AnnouncementId },
    /// Answers a report, to everybody who has made it.
    AnswerReport {
        report: ReportId,
        verdict: ReportVerdict,
        /// A few words, or none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
        words: String,
    },
    /// Gives a circle another name. The old one is gone for good.
    RenameCircle { circle: CircleId, name: String },
}

impl HostOrder {
    /// Whether it can be undone by another order.
    #[must_use]
    pub fn can_be_undone(&self) -> bool {
        match self {
            Self::Ban { .. } | Self::Mute { .. } | Self::SignOut { .. } => true,
            Self::Invite { .. } | Self::RevokeInvitation { .. } => true,
            Self::Announce { .. } | Self::WithdrawAnnouncement { .. } => true,
            Self::AnswerReport { .. } => true,
            Self::RenameCircle { .. } => false,
            Self::Rename { .. } | Self::DeleteMessages { .. } | Self::Erase { .. } => false,
            Self::CloseTable { .. } | Self::DeleteTableMessages { .. } => false,
        }
    }
}

/// What an order of the host did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HostDone {
    /// The link that was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub link: Option<String>,
    /// How many messages and shared notes were deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub lines: Option<u64>,
}

/// A link of `rodada host link`, and a secret of the browser that uses it. The same browser may send it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenHostPage {
    pub link: String,
    /// 64 hexadecimal digits.
    pub browser: String,
}
