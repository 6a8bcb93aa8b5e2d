//! What is stored about notices: what users want to be told, where, and what they were told already.

pub use protocol::NoticeChannel as Channel;

use super::keyed::KeyedRequest;
use super::{Millis, ServerId, StoreError};
use async_trait::async_trait;
use protocol::{
    MailSchedule, MailboxUse, MatchId, NoticeKind, NoticeKinds, Pace, PushKeys, QuietHours, SeatNumber,
    TableStatus, UserId, Vacation,
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};
use uuid::Uuid;

/// Identifies a place where a user is told something.
pub type TargetId = Uuid;

/// How long a wait, a beginning or an end must have lasted before a query finds it. No channel tells anything earlier.
pub const SHORTEST_DELAY: Millis = 20_000;
/// How long a line of chat must have been stored before a query finds it.
pub(crate) const CHAT_DELAY: Millis = 60_000;
/// The beginning and the end of a match are told for this long.
pub(crate) const NEWS_KEPT: Millis = 86_400_000;

/// What a user wants to be told, and in which language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeSettings {
    pub language: String,
    pub kinds: NoticeKinds,
    /// Whether the user is told even while they look at the table.
    pub always: bool,
    pub quiet: Option<QuietHours>,
    /// What the user has been offered to use a mailbox for, and has answered.
    pub offered: Vec<MailboxUse>,
}

impl Default for NoticeSettings {
    fn default() -> Self {
        Self {
            language: "en".to_owned(),
            kinds: NoticeKinds::default(),
            always: false,
            quiet: None,
            offered: Vec::new(),
        }
    }
}

/// A place where a user is told something: a browser, a mailbox or a webhook.
#[derive(Clone, PartialEq)]
pub struct NoticeTarget {
    pub id: TargetId,
    pub user: UserId,
    /// The URL at the push service, the mail address, or the URL of the webhook.
    pub address: String,
    pub detail: TargetDetail,
    /// When it was added. What happened before is not told there.
    pub since: Millis,
    /// How many attempts in a row have failed.
    pub failures: u32,
    /// When the next attempt may be made, if the latest one failed.
    pub retry_at: Option<Millis>,
    /// It refused for good.
    pub is_refused: bool,
}

/// What belongs to a target besides its address.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "channel", rename_all = "snake_case")]
pub enum TargetDetail {
    Push {
        keys: PushKeys,
        /// The browser and the operating system.
        label: String,
    },
    Mail {
        schedule: MailSchedule,
        hour: u8,
        zone: String,
        /// The day of the latest daily mail.
        latest_daily: Option<String>,
    },
    Webhook {
        secret: String,
    },
}

impl TargetDetail {
    #[must_use]
    pub fn channel(&self) -> Channel {
        match self {
            Self::Push { .. } => Channel::Push,
            Self::Mail { .. } => Channel::Mail,
            Self::Webhook { .. } => Channel::Webhook,
        }
    }

    /// The secret that signs what is sent there, on channels that call an address.
    #[must_use]
    pub fn secret(&self) -> Option<&str> {
        match self {
            Self::Webhook { secret } => Some(secret),
            Self::Push { .. } | Self::Mail { .. } => None,
        }
    }
}

impl std::fmt::Debug for NoticeTarget {
    // Without the address and the secrets, which must not appear in logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NoticeTarget").field("id", &self.id).field("user", &self.user).finish_non_exhaustive()
    }
}

/// A seat of a user at a table, for one of their targets, of which there may be something to tell there.
#[derive(Clone, Debug, PartialEq)]
pub struct NoticeCandidate {
    pub target: NoticeTarget,
    pub settings: NoticeSettings,
    pub id: MatchId,
    pub game: String,
    pub status: TableStatus,
    /// When the match last began or ended, or its table was set up.
    pub status_since: Millis,
    pub is_rematch: bool,
    pub pace: Pace,
    pub deadline: Option<Millis>,
    /// All time that was given back to the clocks of the match.
    pub given_back: Millis,
    pub seat: SeatNumber,
    pub awaited_since: Option<Millis>,
    /// The vacations of the user, if clocks of the match may stand still during them.
    pub vacations: Vec<Vacation>,
    /// Since when a bot plays for the user.
    pub stand_in_since: Option<Millis>,
    /// The latest line of chat by somebody else, if the user wants to know of chat.
    pub latest_line: Option<u64>,
    /// What was told at the target: of each kind the latest.
    pub told: BTreeMap<NoticeKind, u64>,
    /// When it was last sent there that it is the user's turn.
    pub turn_sent: Option<Millis>,
}

impl NoticeCandidate {
    /// Names the wait for the user's decision. Unlike `awaited_since`, it stays the same when lost time is given back.
    #[must_use]
    pub fn turn(&self) -> Option<u64> {
        self.awaited_since.map(|since| since.saturating_sub(self.given_back))
    }
}

/// Which candidates a query looks for.
#[derive(Clone, Debug)]
pub enum NoticeScope {
    /// Those at these tables.
    Tables(Vec<MatchId>),
    /// Those at tables that have not ended, after this target and table.
    Unfinished(Option<(TargetId, MatchId)>),
    /// Those at tables whose match has ended in the last day, after this target and table.
    Ended(Option<(TargetId, MatchId)>),
}

/// Something that is told at a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NoticeKey {
    pub target: TargetId,
    pub id: MatchId,
    pub kind: NoticeKind,
    /// Which wait, beginning, end or line of chat it tells of.
    pub since: u64,
}

/// A code that was sent to a mailbox, as it was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeEntered {
    /// It has confirmed the mailbox, and is used up.
    Right,
    Wrong,
    /// There is no code, or it has ended, or it was entered wrong too often.
    Void,
}

/// The interface for notices that both backends implement. Each method is one transaction.
#[async_trait]
pub trait NoticeStore: Send + Sync + 'static {
    /// What a user wants to be told; `None` if they have never said.
    async fn notice_settings(&self, user: UserId) -> Result<Option<NoticeSettings>, StoreError>;

    /// Stores what a user wants to be told.
    async fn keep_notice_settings(&self, user: UserId, settings: &NoticeSettings) -> Result<(), StoreError>;

    /// The tables of which a user is told nothing.
    async fn silent_tables(&self, user: UserId) -> Result<Vec<MatchId>, StoreError>;

    /// Makes a table silent for a user, or no longer. Returns `false` if there is no such table.
    async fn set_silent(&self, user: UserId, id: MatchId, silent: bool) -> Result<bool, StoreError>;

    /// Where a user is told something, oldest first.
    async fn notice_targets(&self, user: UserId) -> Result<Vec<NoticeTarget>, StoreError>;

    /// One target.
    async fn notice_target(&self, id: TargetId) -> Result<Option<NoticeTarget>, StoreError>;

    /// Adds a target. A mailbox or webhook replaces the one that the user had; a browser that was subscribed before,
    /// by any user, is subscribed anew. Returns `false` and adds nothing if the user has `limit` browsers already.
    async fn add_notice_target(&self, target: &NoticeTarget, limit: u32) -> Result<bool, StoreError>;

    /// The same for a browser that is signed in with this session. It is removed when the session ends.
    async fn add_browser(
        &self,
        target: &NoticeTarget,
        session: [u8; 32],
        limit: u32,
    ) -> Result<bool, StoreError>;

    /// Removes a target of a user, with what was told there. Returns whether there was one.
    async fn remove_notice_target(&self, user: UserId, id: TargetId) -> Result<bool, StoreError>;

    /// Stores what belongs to a target besides its address.
    async fn keep_target_detail(&self, id: TargetId, detail: &TargetDetail) -> Result<(), StoreError>;

    /// Records how attempts at a target went.
    async fn keep_target_state(
        &self,
        id: TargetId,
        failures: u32,
        retry_at: Option<Millis>,
        is_refused: bool,
    ) -> Result<(), StoreError>;

    /// The users who have a target.
    async fn notice_users(&self) -> Result<HashSet<UserId>, StoreError>;

    /// The mailboxes that receive one mail a day, each with the settings of its user, who is not banned at `now`.
    async fn daily_mailboxes(&self, now: Millis) -> Result<Vec<(NoticeTarget, NoticeSettings)>, StoreError>;

    /// The seats of which there may be something to tell, by target and table, at most `limit`.
    async fn notice_candidates(
        &self,
        scope: &NoticeScope,
        now: Millis,
        limit: u32,
    ) -> Result<Vec<NoticeCandidate>, StoreError>;

    /// Claims the right to tell each of these until `until`, so that of several servers one does. Returns those that
    /// were claimed. With SQLite, which only one process can use, all are.
    async fn claim_notices(
        &self,
        keys: &[NoticeKey],
        server: ServerId,
        now: Millis,
        until: Millis,
    ) -> Result<Vec<NoticeKey>, StoreError>;

    /// Records that these were told: something was sent, or the users have seen them by themselves.
    async fn note_told(&self, keys: &[NoticeKey], sent: bool, now: Millis) -> Result<(), StoreError>;

    /// The key of this installation for push services: the stored one, or else `new`, which is stored.
    async fn notice_key(&self, new: &[u8]) -> Result<Vec<u8>, StoreError>;

    /// Stores the SHA-256 of a code that confirms a mailbox. It replaces an earlier one of the user.
    async fn offer_mail_code(
        &self,
        user: UserId,
        address: &str,
        code: [u8; 32],
        until: Millis,
        request: Option<&KeyedRequest>,
    ) -> Result<(), StoreError>;

    /// The mailbox to which a code was sent that can still be entered.
    async fn offered_mailbox(&self, user: UserId, now: Millis) -> Result<Option<String>, StoreError>;

    /// Compares a code with the stored one, which may be entered wrong `attempts` times. If it is right, the mailbox is added
    /// as a target, with its address in place of that of `target`.
    async fn confirm_mailbox(
        &self,
        target: &NoticeTarget,
        code: [u8; 32],
        attempts: u32,
        request: Option<&KeyedRequest>,
    ) -> Result<CodeEntered, StoreError>;
}
