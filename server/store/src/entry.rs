//! Entries: what was committed, in one order. They hold ids and numbers, never names or texts of chat, so nothing has
//! to be searched in them when somebody is erased.
//!
//! An entry says what one transaction did of one kind, and is written in that transaction (`sql/entries.rs`): what
//! users do about themselves, what the host does, and that matches have ended. In SQLite one connection writes, so the
//! number of an entry is its place in the order; in Postgres the order follows the commits (`postgres/order.rs`).
//! Readers bring tables up to date from the entries, exactly once (`sql/readers.rs`), and servers their memory
//! (`host/changes.rs`).
//!
//! Steps and lines of chat write no entries, because nobody reads them: a row for each step would double the rows of a
//! move in SQLite.
//!
//! No library does this. `pgmq` is an extension that the Postgres of a host would need, and hands messages out one by
//! one, at least once and in the order of numbers; `apalis` runs jobs in tables of its own. Neither has an order that
//! follows commits, cursors of several readers, or a rebuild, and nothing of theirs would remain for SQLite.

use super::Millis;
use super::columns::TextColumn;
use super::hosts::NewHostLink;
use super::invitations::NewInvitation;
use protocol::{Announcement, AnnouncementId, CircleId, MatchId, ReportId, ReportVerdict, UserId};
use records::StepWrite;
use serde::{Deserialize, Serialize};
use std::fmt;
use uuid::Uuid;

/// The place of an entry in the order. In Postgres, transactions do not commit in the order of their numbers, so the
/// order is by transaction first; in SQLite the transaction is always 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    pub(super) transaction: i64,
    pub(super) number: i64,
}

/// What one transaction did of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub position: Position,
    pub at: Millis,
    pub change: Change,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Matches have ended.
    Ended(Vec<MatchId>),
    /// A user changed something about themselves.
    ByUser { user: UserId, act: UserAct },
    /// A guest signed in as a user and brought the seats and lines of these matches along.
    Merged { into: UserId, matches: Vec<MatchId> },
    /// The host changed something about a user or about matches.
    ByHost(HostChange),
}

/// What a user did about themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserAct {
    Created,
    /// Has another name, or keeps it or no longer does.
    Renamed,
    SignedIn,
    SignedOut,
    VacationChanged,
}

/// A change by the host, of which every server must hear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostChange {
    pub act: HostAct,
    /// The user whose sessions may have ended and whose name may have changed.
    pub user: Option<UserId>,
    /// The matches whose lines of chat or steps have changed.
    pub matches: Vec<MatchId>,
    pub by: Actor,
    /// Until when a user is banned or muted, how many lines of chat were deleted, or how many may use an invitation.
    pub value: Option<u64>,
}

/// What the host did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HostAct {
    Renamed,
    Banned,
    Muted,
    SignedOut,
    MessagesDeleted,
    Erased,
    MatchEnded,
    Invited,
    InvitationRevoked,
    /// A user may open the host's page.
    HostNamed,
    /// A user may no longer open the host's page.
    HostUnnamed,
    /// A link was made that opens the host's page.
    HostLinkMade,
    Announced,
    AnnouncementWithdrawn,
    ReportAnswered,
    CircleRenamed,
    /// Something that an earlier version of the program did not record.
    Changed,
}

/// The one who acted as the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Actor(pub(super) String);

impl Position {
    pub(super) const BEFORE_ALL: Self = Self { transaction: i64::MIN, number: i64::MIN };
}

impl Actor {
    /// The operating system's user at the other end of the control socket.
    #[must_use]
    pub fn of_control_socket(uid: u32) -> Self {
        Self(format!("uid {uid}"))
    }

    /// Somebody who runs a command that opens the store itself.
    #[must_use]
    pub fn of_command_line() -> Self {
        Self("command line".to_owned())
    }

    /// A server or a restore that has found somebody in an older database who was erased since.
    #[must_use]
    pub fn of_erased_list() -> Self {
        Self("list of the erased".to_owned())
    }
}

impl Actor {
    /// A user whom the host named, on the host's page.
    #[must_use]
    pub fn of_host(user: UserId) -> Self {
        Self(format!("host {user}"))
    }

    /// Somebody for whom a link opened the host's page.
    #[must_use]
    pub fn of_host_link() -> Self {
        Self("host by link".to_owned())
    }

    /// The user whom something was done to, by their own will.
    #[must_use]
    pub(super) fn of_the_user() -> Self {
        Self("the user".to_owned())
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A change that the host wants to be written.
#[derive(Clone, Debug)]
pub enum HostWrite {
    /// Changes the name of a user.
    Rename { user: UserId, name: String },
    /// Bans a user: their sessions are not accepted.
    Ban { user: UserId, until: Millis },
    /// Mutes a user: their lines of chat and the notes that they share are not stored.
    Mute { user: UserId, until: Millis },
    /// Ends all sessions of a user and revokes their one-time links.
    SignOut { user: UserId },
    /// Removes the name of a user, ends their sessions, and deletes their lines of chat, their notes and the list of what they
    /// watched.
    Erase { user: UserId },
    /// Deletes what a user said, and the notes that they share.
    DeleteMessagesOf { user: UserId },
    /// Deletes the chat of a table and the notes that are shared there, of everybody or of users with this name.
    DeleteMessages { id: MatchId, name: Option<String> },
    /// Ends a match by this step.
    EndMatch(Box<StepWrite>),
    /// Lets new users come in by a link.
    Invite(NewInvitation),
    /// Ends an invitation.
    RevokeInvitation { id: Uuid },
    /// Lets a user who has a way to sign in open the host's page.
    NameHost { user: UserId },
    /// Lets a user no longer open the host's page.
    UnnameHost { user: UserId },
    /// Makes a link that opens the host's page while no host is named.
    MakeHostLink(NewHostLink),
    /// Tells everybody who has a page open.
    Announce(Announcement),
    /// Shows an announcement no longer.
    WithdrawAnnouncement { id: AnnouncementId },
    /// Answers a report, to everybody who has made it.
    AnswerReport { id: ReportId, verdict: ReportVerdict, words: String },
    /// Changes the name of a circle.
    RenameCircle { id: CircleId, name: String },
}

impl HostWrite {
    /// Whether it deletes or replaces text.
    pub(super) fn deletes_text(&self) -> bool {
        match self {
            Self::Rename { .. }
            | Self::Erase { .. }
            | Self::DeleteMessagesOf { .. }
            | Self::DeleteMessages { .. } => true,
            Self::Ban { .. } | Self::Mute { .. } | Self::SignOut { .. } | Self::EndMatch(_) => false,
            Self::Invite(_) | Self::RevokeInvitation { .. } => false,
            Self::NameHost { .. } | Self::UnnameHost { .. } | Self::MakeHostLink(_) => false,
            Self::RenameCircle { .. } => true,
            Self::Announce(_) | Self::WithdrawAnnouncement { .. } | Self::AnswerReport { .. } => false,
        }
    }
}

/// What became of a [`HostWrite`]. Only what is done is written at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HostWritten {
    /// It is written. `lines` is the number of lines of chat that were deleted.
    Done { lines: u64 },
    /// There is no such user, they were erased, or there is no such invitation, announcement, report or
    /// circle.
    NoUser,
    /// Somebody else keeps the name, or one that looks like it.
    NameTaken,
    /// There was nothing to delete, or it is so already.
    Nothing,
    /// The user has no way to sign in.
    Guest,
    /// The match has another step of this version, or does not exist.
    Conflict,
}

impl HostWritten {
    pub(super) fn is_done(self) -> bool {
        matches!(self, Self::Done { .. })
    }
}

/// What users and the host changed after a position. The next call may return the entries after `until` again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntriesAboutPeople {
    pub entries: Vec<Entry>,
    pub until: Position,
}

/// An act of the host as the audit has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AuditRow {
    pub at: Millis,
    pub act: HostAct,
    pub user: Option<UserId>,
    /// The present name of the user.
    pub name: Option<String>,
    pub id: Option<MatchId>,
    pub by: Actor,
    /// See [`HostChange::value`].
    pub value: Option<u64>,
}

/// What an entry is about, as its column says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Ended,
    ByUser(UserAct),
    Merged,
    ByHost(HostAct),
}

impl Change {
    pub(super) fn kind(&self) -> Kind {
        match self {
            Self::Ended(_) => Kind::Ended,
            Self::ByUser { act, .. } => Kind::ByUser(*act),
            Self::Merged { .. } => Kind::Merged,
            Self::ByHost(HostChange { act, .. }) => Kind::ByHost(*act),
        }
    }
}

impl Kind {
    /// Whether entries of this kind are about a user or by the host, and not about the course of matches.
    pub(super) fn is_about_people(self) -> bool {
        match self {
            Self::Ended => false,
            Self::ByUser(_) | Self::Merged | Self::ByHost(_) => true,
        }
    }

    pub(super) fn is_by_host(self) -> bool {
        matches!(self, Self::ByHost(_))
    }

    /// The texts of some kinds, as a list in SQL.
    pub(super) fn list(wanted: impl Fn(Self) -> bool) -> String {
        let wanted = Self::VALUES.iter().filter(|(kind, _)| wanted(*kind));
        wanted.map(|(_, text)| format!("'{text}'")).collect::<Vec<_>>().join(", ")
    }
}

impl TextColumn for Kind {
    const COLUMN: &'static str = "kind";
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::Ended, "ended"),
        (Self::ByUser(UserAct::Created), "created"),
        (Self::ByUser(UserAct::Renamed), "renamed"),
        (Self::ByUser(UserAct::SignedIn), "signed_in"),
        (Self::ByUser(UserAct::SignedOut), "signed_out"),
        (Self::ByUser(UserAct::VacationChanged), "vacation_changed"),
        (Self::Merged, "merged"),
        (Self::ByHost(HostAct::Renamed), "host_renamed"),
        (Self::ByHost(HostAct::Banned), "host_banned"),
        (Self::ByHost(HostAct::Muted), "host_muted"),
        (Self::ByHost(HostAct::SignedOut), "host_signed_out"),
        (Self::ByHost(HostAct::MessagesDeleted), "host_messages_deleted"),
        (Self::ByHost(HostAct::Erased), "host_erased"),
        (Self::ByHost(HostAct::MatchEnded), "host_match_ended"),
        (Self::ByHost(HostAct::Invited), "host_invited"),
        (Self::ByHost(HostAct::InvitationRevoked), "host_invitation_revoked"),
        (Self::ByHost(HostAct::HostNamed), "host_named"),
        (Self::ByHost(HostAct::HostUnnamed), "host_unnamed"),
        (Self::ByHost(HostAct::HostLinkMade), "host_link_made"),
        (Self::ByHost(HostAct::Announced), "host_announced"),
        (Self::ByHost(HostAct::AnnouncementWithdrawn), "host_announcement_withdrawn"),
        (Self::ByHost(HostAct::ReportAnswered), "host_report_answered"),
        (Self::ByHost(HostAct::CircleRenamed), "host_circle_renamed"),
        (Self::ByHost(HostAct::Changed), "host_changed"),
    ];
}
