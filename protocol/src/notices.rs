//! Bodies of requests and answers about notices: what users are told while they are away, and where.

use crate::MatchId;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// What a user can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NoticeKind {
    /// The table waits for the user.
    YourTurn,
    /// All seats are taken, and the match has begun.
    MatchBegins,
    /// A quarter of the time for the user's decision is left.
    TimeRunsOut,
    /// A bot plays for the user.
    BotPlaysForYou,
    /// The match is over.
    MatchOver,
    /// Somebody at the user's last table asks for another match.
    AskedForAnotherMatch,
    /// Somebody wrote at the user's table.
    SomebodyWrote,
}

impl NoticeKind {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::YourTurn,
        Self::MatchBegins,
        Self::TimeRunsOut,
        Self::BotPlaysForYou,
        Self::MatchOver,
        Self::AskedForAnotherMatch,
        Self::SomebodyWrote,
    ];
}

/// A way to tell a user something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NoticeChannel {
    Push,
    Mail,
    Webhook,
}

impl NoticeChannel {
    /// All channels, in their order, each with its name in messages, in the database, on the command line and in metrics.
    pub const NAMES: [(Self, &'static str); 3] =
        [(Self::Push, "push"), (Self::Mail, "mail"), (Self::Webhook, "webhook")];

    #[must_use]
    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize].1
    }

    /// All channels.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::NAMES.into_iter().map(|(channel, _)| channel)
    }
}

/// On which channels a user is told of one kind of notice. A channel that is not named is on if another one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NoticeChannels(
    #[cfg_attr(feature = "ts", ts(as = "BTreeMap<NoticeChannel, bool>"))] [bool; NoticeChannel::NAMES.len()],
);

impl NoticeChannels {
    /// All channels, or none.
    #[must_use]
    pub const fn all(on: bool) -> Self {
        Self([on; NoticeChannel::NAMES.len()])
    }

    #[must_use]
    pub fn is_on(self, channel: NoticeChannel) -> bool {
        self.0[channel as usize]
    }

    #[must_use]
    pub fn is_any_on(self) -> bool {
        self.0.contains(&true)
    }

    /// The same with one channel on or off.
    #[must_use]
    pub fn with(mut self, channel: NoticeChannel, on: bool) -> Self {
        self.0[channel as usize] = on;
        self
    }
}

impl Serialize for NoticeChannels {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(NoticeChannel::all().map(|channel| (channel, self.is_on(channel))))
    }
}

impl<'de> Deserialize<'de> for NoticeChannels {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let named = BTreeMap::<NoticeChannel, bool>::deserialize(deserializer)?;
        let others = named.values().any(|on| *on);
        Ok(named.iter().fold(Self::all(others), |channels, (channel, on)| channels.with(*channel, *on)))
    }
}

/// The channels of each [`NoticeKind`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NoticeKinds {
    pub your_turn: NoticeChannels,
    pub match_begins: NoticeChannels,
    pub time_runs_out: NoticeChannels,
    pub bot_plays_for_you: NoticeChannels,
    pub match_over: NoticeChannels,
    pub asked_for_another_match: NoticeChannels,
    pub somebody_wrote: NoticeChannels,
}

impl Default for NoticeKinds {
    /// Everything on every channel, except chat.
    fn default() -> Self {
        let all = NoticeChannels::all(true);
        Self {
            your_turn: all,
            match_begins: all,
            time_runs_out: all,
            bot_plays_for_you: all,
            match_over: all,
            asked_for_another_match: all,
            somebody_wrote: NoticeChannels::all(false),
        }
    }
}

impl NoticeKinds {
    /// The channels of one kind.
    #[must_use]
    pub fn of(&self, kind: NoticeKind) -> NoticeChannels {
        match kind {
            NoticeKind::YourTurn => self.your_turn,
            NoticeKind::MatchBegins => self.match_begins,
            NoticeKind::TimeRunsOut => self.time_runs_out,
            NoticeKind::BotPlaysForYou => self.bot_plays_for_you,
            NoticeKind::MatchOver => self.match_over,
            NoticeKind::AskedForAnotherMatch => self.asked_for_another_match,
            NoticeKind::SomebodyWrote => self.somebody_wrote,
        }
    }
}

/// Hours in which a user is told nothing. What was held back is told afterwards, if it is still true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct QuietHours {
    /// A time of day, such as `22:00`.
    pub from: String,
    /// A time of day. If it is before `from`, the hours end on the next day.
    pub to: String,
    /// The time zone, as in the IANA time zone database: `Europe/Lisbon`.
    pub zone: String,
}

/// How a user is told of what happens while they are away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Notices {
    pub push: PushNotices,
    /// Null if the host of the server has not configured mail.
    pub mail: Option<MailNotices>,
    /// What is called at an address that the user gives, by channel.
    pub addresses: BTreeMap<NoticeChannel, AddressNotices>,
    pub kinds: NoticeKinds,
    /// Whether the user is told even while they look at the table.
    pub always: bool,
    pub quiet: Option<QuietHours>,
    /// The tables of which the user is told nothing.
    pub silent_tables: Vec<MatchId>,
    /// The language of the notices: `en`, `pt-BR` or `ja`.
    pub language: String,
}

/// The browsers to which notices are pushed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PushNotices {
    /// The key with which a browser subscribes (`applicationServerKey`): an uncompressed point of P-256 in base64url. Absent
    /// if this server pushes nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub public_key: Option<String>,
    pub subscriptions: Vec<PushSubscription>,
}

/// A browser that is subscribed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PushSubscription {
    pub id: String,
    /// The browser and the operating system; empty if they are not known.
    pub label: String,
    /// When it was subscribed, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: u64,
    /// Whether the latest attempt to reach it failed.
    pub failed: bool,
}

/// Notices by mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MailNotices {
    /// The mailbox: the confirmed one, or the one to which a code was sent.
    pub address: Option<String>,
    pub confirmed: bool,
    pub schedule: MailSchedule,
    /// The hour of the daily mail, from 0 to 23.
    pub hour: u8,
    /// The time zone of the hour, as in the IANA time zone database.
    pub zone: String,
    /// Whether the mailbox refused a mail for good, so that no more are sent.
    pub failed: bool,
    /// The user signs in with the mailbox that is shown: the confirmed one, or else `kept`.
    pub signs_in: bool,
    /// A mailbox with which the user signs in, if none is confirmed for notices.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kept: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub offer: Option<MailboxOffer>,
}

/// What a mailbox is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum MailboxUse {
    /// What the user is told while they are away goes there.
    Notices,
    /// The user comes back with a code that is sent there.
    SignIn,
}

/// The offer to use a mailbox for something else as well. It is made until the user has answered it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MailboxOffer {
    pub to: MailboxUse,
    pub address: String,
}

/// When mail is sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum MailSchedule {
    /// One mail for each notice.
    #[default]
    Each,
    /// One mail a day with all tables that wait, if any does.
    Daily,
}

/// A channel that calls an address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AddressNotices {
    pub url: Option<String>,
    /// The secret that signs the requests, as in Standard Webhooks.
    pub secret: Option<String>,
    /// Whether the latest request failed.
    pub failed: bool,
}

/// The body of a request that changes how a user is told. What is absent stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChangeNotices {
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kinds: Option<NoticeKinds>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub always: Option<bool>,
    /// Null for no quiet hours.
    #[serde(default, deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(optional, type = "QuietHours | null"))]
    pub quiet: Option<Option<QuietHours>>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub language: Option<String>,
    /// The user has answered the offer to use a mailbox for this, too: it is not made again.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub offered: Option<MailboxUse>,
}

/// Tells null, which is a value, from a field that is absent.
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(value: D) -> Result<Option<T>, D::Error> {
    T::deserialize(value).map(Some)
}

/// The body of a request that subscribes a browser: what its `PushSubscription` says.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SubscribePush {
    /// The URL at the push service.
    pub endpoint: String,
    pub keys: PushKeys,
    /// The language in which the user is told.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub language: Option<String>,
}

/// The keys of a subscribed browser, in base64url.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PushKeys {
    pub p256dh: String,
    pub auth: String,
}

/// The body of a request that sets the address of a channel.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetAddress {
    pub url: String,
}

/// The body of a request that sends a code to a mailbox.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetMail {
    pub address: String,
}

/// The body of a request that confirms a mailbox.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ConfirmMail {
    /// The six digits that were sent.
    pub code: String,
}

/// The body of a request that says when mail is sent. What is absent stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChangeMail {
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub schedule: Option<MailSchedule>,
    /// The hour of the daily mail, from 0 to 23.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hour: Option<u8>,
    /// The time zone of the hour, as in the IANA time zone database.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub zone: Option<String>,
}

/// What is pushed to a browser: the decrypted payload, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PushPayload {
    pub kind: NoticeKind,
    pub title: String,
    pub body: String,
    /// The path of the table's page.
    pub url: String,
    /// A later notice with the same tag replaces this one.
    pub tag: String,
    pub table: MatchId,
    /// The tables that wait for this user now.
    pub waiting: Vec<MatchId>,
    /// When this was written, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub time: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_channel_has_its_place_and_its_name() {
        for (place, (channel, name)) in NoticeChannel::NAMES.into_iter().enumerate() {
            assert_eq!((channel as usize, channel.name()), (place, name));
            assert_eq!(serde_json::to_string(&channel).unwrap(), format!("\"{name}\""));
        }
    }

    #[test]
    fn channels_are_a_map() {
        let read = |text: &str| serde_json::from_str::<NoticeChannels>(text);
        let mail = NoticeChannels::all(false).with(NoticeChannel::Mail, true);
        let text = r#"{"push":false,"mail":true,"webhook":false}"#;
        assert_eq!((read(text).unwrap(), serde_json::to_string(&mail).unwrap().as_str()), (mail, text));
        assert!(read(r#"{"push":true,"pigeon":true}"#).is_err(), "no such channel");
    }

    #[test]
    fn a_channel_that_is_not_named_is_as_the_others() {
        let read = |text: &str| serde_json::from_str::<NoticeChannels>(text).unwrap();
        let all = NoticeChannels::all(true);
        assert_eq!(read(r#"{"push":false,"mail":true}"#), all.with(NoticeChannel::Push, false));
        assert_eq!(read(r#"{"push":false,"mail":false}"#), NoticeChannels::all(false));
    }
}
