//! Limits of requests that create or read much, by address and by user.

use super::address::Address;
use base::clock::Clock;
use base::rate::{KeyedLimiter, forget_idle, keyed_limiter};
use config::{Config, Limits};
use governor::Quota;
use governor::clock::Clock as _;
use notices::MailboxHash;
use protocol::{Code, UserId};
use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

/// What one address may do a limited number of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ByAddress {
    NewUser,
    /// A name change. It is sent to all tables of the user.
    Rename,
    /// A new table, including the table of a rematch.
    NewTable,
    /// A device link that is created or redeemed.
    DeviceLink,
    /// A match that is read as a whole: as a replay or an export.
    Replay,
    /// A file of a match that is looked at, which takes up to some seconds of one core.
    MatchFile,
    /// A search for finished matches.
    Search,
    /// A match that is analysed.
    Analysis,
    /// A note at a step that is written.
    Note,
    /// A review that is begun.
    Review,
    /// A circle that is made or changed, or that somebody joins or leaves.
    Circle,
    /// A report to the host.
    Report,
    /// A browser, mailbox or webhook that is added or tested.
    NoticeTarget,
    /// A mail with a code. It may go to somebody who never asked for it.
    MailCode,
    /// A change of a vacation. It is a step in all matches of days of the user.
    Vacation,
    /// A step of signing in: a code that is asked for or entered, or a passkey.
    SignIn,
    /// A passkey that a browser is asked for: some ask by themselves whenever they ask for a name.
    PasskeyOptions,
}

/// What one user may do a limited number of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ByUser {
    /// A change of the ways in which the user signs in.
    SignInChange,
    /// A file with all data of the user. All their matches are read for it.
    DataFile,
    /// A file of a match that is looked at.
    MatchFile,
    /// A match that is analysed, which takes up to a minute or two of one core.
    Analysis,
    /// A match that branches off another one. It copies up to all steps of that.
    Branch,
    /// A note at a step that is written.
    Note,
    /// A review that is begun.
    Review,
    /// A circle that is made or changed, or that the user joins or leaves.
    Circle,
    /// A report to the host.
    Report,
}

/// How many mails with a code one address has sent to one mailbox in a day.
const MAIL_CODES_TO_ONE_PER_DAY: u32 = 5;

/// How often something may be done, and in which time. 0 means that there is no limit.
type Limit = (u32, fn(NonZeroU32) -> Quota);

impl ByAddress {
    /// In the order of their numbers.
    const ALL: [Self; 17] = [
        Self::NewUser,
        Self::Rename,
        Self::NewTable,
        Self::DeviceLink,
        Self::Replay,
        Self::MatchFile,
        Self::Search,
        Self::Analysis,
        Self::Note,
        Self::Review,
        Self::Circle,
        Self::Report,
        Self::NoticeTarget,
        Self::MailCode,
        Self::Vacation,
        Self::SignIn,
        Self::PasskeyOptions,
    ];

    fn limit(self, config: &Config) -> Limit {
        match self {
            Self::NewUser => (config.people_per_hour, Quota::per_hour),
            Self::Rename => (30, Quota::per_minute),
            Self::NewTable => (config.tables_per_hour, Quota::per_hour),
            Self::DeviceLink | Self::SignIn => (config.links_per_hour, Quota::per_hour),
            Self::Replay => (config.replays_per_minute, Quota::per_minute),
            Self::MatchFile => (120, Quota::per_hour),
            Self::Search => (config.searches_per_minute, Quota::per_minute),
            Self::Analysis => (60, Quota::per_hour),
            Self::Note => (3000, Quota::per_hour),
            Self::Review => (120, Quota::per_hour),
            Self::Circle => (300, Quota::per_hour),
            Self::Report => (100, Quota::per_hour),
            Self::NoticeTarget => (60, Quota::per_hour),
            Self::MailCode => (10, Quota::per_hour),
            Self::Vacation => (30, Quota::per_hour),
            Self::PasskeyOptions => (600, Quota::per_hour),
        }
    }
}

impl ByUser {
    /// In the order of their numbers.
    const ALL: [Self; 9] = [
        Self::SignInChange,
        Self::DataFile,
        Self::MatchFile,
        Self::Analysis,
        Self::Branch,
        Self::Note,
        Self::Review,
        Self::Circle,
        Self::Report,
    ];

    fn limit(self) -> Limit {
        match self {
            Self::SignInChange => (30, Quota::per_hour),
            Self::DataFile => (6, Quota::per_hour),
            Self::MatchFile => (60, Quota::per_hour),
            Self::Analysis => (20, Quota::per_hour),
            Self::Branch => (60, Quota::per_hour),
            Self::Note => (600, Quota::per_hour),
            Self::Review => (30, Quota::per_hour),
            Self::Circle => (120, Quota::per_hour),
            Self::Report => (20, per_day),
        }
    }
}

/// Counts what is done.
pub struct Quotas {
    by_address: [Counter<Address>; ByAddress::ALL.len()],
    by_user: [Counter<UserId>; ByUser::ALL.len()],
    mail_codes_to_one: Counter<(Address, MailboxHash)>,
}

impl Quotas {
    /// Reads the limits from the settings.
    pub fn new(config: &Config, clock: &Clock) -> Self {
        let or_none = |limit: Limit| if config.limits == Limits::Load { (0, limit.1) } else { limit };
        Self {
            by_address: ByAddress::ALL.map(|kind| Counter::new(or_none(kind.limit(config)), clock)),
            by_user: ByUser::ALL.map(|kind| Counter::new(or_none(kind.limit()), clock)),
            mail_codes_to_one: Counter::new(or_none((MAIL_CODES_TO_ONE_PER_DAY, per_day)), clock),
        }
    }

    /// Counts something that is done from an address.
    pub(crate) fn count(&self, kind: ByAddress, address: Address) -> Result<(), Code> {
        self.by_address[kind as usize].count(&address).map_err(|_| Code::TooMany)
    }

    /// Counts something that a user does.
    pub(crate) fn count_of_user(&self, kind: ByUser, user: UserId) -> Result<(), Code> {
        self.by_user[kind as usize].count(&user).map_err(|_| Code::TooMany)
    }

    /// Counts a mail with a code. A refusal says how long to wait.
    pub(crate) fn count_mail_code(&self, address: Address, mailbox: MailboxHash) -> Result<(), Duration> {
        self.by_address[ByAddress::MailCode as usize].count(&address)?;
        self.mail_codes_to_one.count(&(address, mailbox))
    }

    /// Forgets addresses and users that have been idle. Must be called now and then.
    pub fn forget_idle(&self) {
        self.by_address.iter().for_each(Counter::forget_idle);
        self.by_user.iter().for_each(Counter::forget_idle);
        self.mail_codes_to_one.forget_idle();
    }
}

/// Counts one thing that is done; `None` where it has no limit.
struct Counter<Key: Clone + Eq + Hash>(Option<KeyedLimiter<Key>>);

impl<Key: Clone + Eq + Hash> Counter<Key> {
    fn new((number, quota): Limit, clock: &Clock) -> Self {
        Self(NonZeroU32::new(number).map(|number| keyed_limiter(quota(number), clock)))
    }

    /// A refusal says how long to wait.
    fn count(&self, key: &Key) -> Result<(), Duration> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check_key(key).map_err(|refused| refused.wait_time_from(limiter.clock().now()))
    }

    fn forget_idle(&self) {
        self.0.iter().for_each(forget_idle);
    }
}

fn per_day(number: NonZeroU32) -> Quota {
    let each = Duration::from_secs(24 * 60 * 60) / number.get();
    Quota::with_period(each).unwrap_or(Quota::per_hour(number)).allow_burst(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quotas(flags: &[&str]) -> Quotas {
        Quotas::new(&Config::of_flags(flags), &Clock::system())
    }

    fn address(text: &str) -> Address {
        Address::of(text.parse().unwrap())
    }

    #[test]
    fn one_address_uses_up_its_own_quota_only() {
        let quotas = quotas(&["--people-per-hour=2", "--tables-per-hour=0"]);
        let new_user = |of| quotas.count(ByAddress::NewUser, address(of));
        assert_eq!(new_user("192.0.2.1"), Ok(()));
        assert_eq!(new_user("192.0.2.1"), Ok(()));
        assert_eq!(new_user("192.0.2.1"), Err(Code::TooMany));
        assert_eq!(new_user("192.0.2.2"), Ok(()));
        let new_table = || quotas.count(ByAddress::NewTable, address("192.0.2.1"));
        assert!((0..1_000).all(|_| new_table() == Ok(())), "0 is no limit");
    }

    #[test]
    fn each_kind_counts_alone() {
        let quotas = quotas(&[]);
        for kind in ByAddress::ALL {
            assert_eq!(ByAddress::ALL[kind as usize], kind);
            assert_eq!(quotas.count(kind, address("192.0.2.1")), Ok(()), "{kind:?}");
        }
        let user = UserId::new();
        for kind in ByUser::ALL {
            assert_eq!(ByUser::ALL[kind as usize], kind);
            let (number, _) = kind.limit();
            let counted = (0..=number).filter(|_| quotas.count_of_user(kind, user) == Ok(())).count();
            assert_eq!(counted, number as usize, "{kind:?}");
        }
    }

    #[test]
    fn a_load_test_has_no_limits() {
        let quotas = quotas(&["--limits=load"]);
        assert!((0..1_000).all(|_| quotas.count(ByAddress::MailCode, address("192.0.2.1")) == Ok(())));
    }
}
