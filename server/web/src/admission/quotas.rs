//! Rate limits for HTTP requests that create or read much, by address.

use super::address::Address;
use config::{Config, Limits};
use governor::clock::Clock as _;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use notices::MailboxHash;
use protocol::{Code, UserId};
use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

/// Browsers, mailboxes and webhooks that one address adds or tests in an hour.
const NOTICE_TARGETS_PER_HOUR: u32 = 60;
/// Mails with a code that one address has sent in an hour, and to one mailbox in a day. They may go to people who never
/// asked for them.
const MAIL_CODES_PER_HOUR: u32 = 10;
const MAIL_CODES_TO_ONE_PER_DAY: u32 = 5;
/// Name changes from one address in a minute. Each one is sent to all tables of the user.
const NAMES_PER_MINUTE: u32 = 30;
/// Passkeys that browsers at one address are asked for in an hour: some ask by themselves whenever they ask for a name.
const PASSKEY_OPTIONS_PER_HOUR: u32 = 600;
/// Changes of the ways in which one user signs in, in an hour.
const SIGN_IN_CHANGES_PER_HOUR: u32 = 30;
/// Files with all data of one user in an hour. All their matches are read for each.
const DATA_FILES_PER_HOUR: u32 = 6;
/// Changes of vacations from one address in an hour. Each one is a step in all matches of days of the user.
const VACATIONS_PER_HOUR: u32 = 30;

type Limiter = DefaultKeyedRateLimiter<Address>;

/// Rate limits for HTTP requests by address.
pub struct Quotas {
    new_users: Option<Limiter>,
    renames: Option<Limiter>,
    new_tables: Option<Limiter>,
    device_links: Option<Limiter>,
    replays: Option<Limiter>,
    searches: Option<Limiter>,
    notice_targets: Option<Limiter>,
    mail_codes: Option<Limiter>,
    mail_codes_to_one: Option<DefaultKeyedRateLimiter<(Address, MailboxHash)>>,
    vacations: Option<Limiter>,
    sign_ins: Option<Limiter>,
    passkey_options: Option<Limiter>,
    sign_in_changes: Option<DefaultKeyedRateLimiter<UserId>>,
    data_files: Option<DefaultKeyedRateLimiter<UserId>>,
}

impl Quotas {
    /// Reads the limits from the settings; 0 means no limit.
    pub fn new(config: &Config) -> Self {
        if config.limits == Limits::Load {
            return Self {
                new_users: None,
                renames: None,
                new_tables: None,
                device_links: None,
                replays: None,
                searches: None,
                notice_targets: None,
                mail_codes: None,
                mail_codes_to_one: None,
                vacations: None,
                sign_ins: None,
                passkey_options: None,
                sign_in_changes: None,
                data_files: None,
            };
        }
        Self {
            new_users: limiter(config.people_per_hour, Quota::per_hour),
            renames: limiter(NAMES_PER_MINUTE, Quota::per_minute),
            new_tables: limiter(config.tables_per_hour, Quota::per_hour),
            device_links: limiter(config.links_per_hour, Quota::per_hour),
            replays: limiter(config.replays_per_minute, Quota::per_minute),
            searches: limiter(config.searches_per_minute, Quota::per_minute),
            notice_targets: limiter(NOTICE_TARGETS_PER_HOUR, Quota::per_hour),
            mail_codes: limiter(MAIL_CODES_PER_HOUR, Quota::per_hour),
            mail_codes_to_one: limiter(MAIL_CODES_TO_ONE_PER_DAY, per_day),
            vacations: limiter(VACATIONS_PER_HOUR, Quota::per_hour),
            sign_ins: limiter(config.links_per_hour, Quota::per_hour),
            passkey_options: limiter(PASSKEY_OPTIONS_PER_HOUR, Quota::per_hour),
            sign_in_changes: limiter(SIGN_IN_CHANGES_PER_HOUR, Quota::per_hour),
            data_files: limiter(DATA_FILES_PER_HOUR, Quota::per_hour),
        }
    }

    /// Counts a new user.
    pub(crate) fn new_user(&self, address: Address) -> Result<(), Code> {
        check(self.new_users.as_ref(), &address)
    }

    /// Counts a name change.
    pub(crate) fn rename(&self, address: Address) -> Result<(), Code> {
        check(self.renames.as_ref(), &address)
    }

    /// Counts a new table, including the table of a rematch.
    pub(crate) fn new_table(&self, address: Address) -> Result<(), Code> {
        check(self.new_tables.as_ref(), &address)
    }

    /// Counts a device link that is created or redeemed.
    pub(crate) fn device_link(&self, address: Address) -> Result<(), Code> {
        check(self.device_links.as_ref(), &address)
    }

    /// Counts a match that is read as a whole: as a replay or an export.
    pub(crate) fn replay(&self, address: Address) -> Result<(), Code> {
        check(self.replays.as_ref(), &address)
    }

    /// Counts a search for finished matches.
    pub(crate) fn search(&self, address: Address) -> Result<(), Code> {
        check(self.searches.as_ref(), &address)
    }

    /// Counts a browser, mailbox or webhook that is added or tested.
    pub(crate) fn notice_target(&self, address: Address) -> Result<(), Code> {
        check(self.notice_targets.as_ref(), &address)
    }

    /// Counts a change of a vacation.
    pub(crate) fn vacation(&self, address: Address) -> Result<(), Code> {
        check(self.vacations.as_ref(), &address)
    }

    /// Counts a mail with a code. A refusal says how long to wait.
    pub(crate) fn mail_code(&self, address: Address, mailbox: MailboxHash) -> Result<(), Duration> {
        check_with_wait(self.mail_codes.as_ref(), &address)?;
        check_with_wait(self.mail_codes_to_one.as_ref(), &(address, mailbox))
    }

    /// Counts a step of signing in: a code that is asked for or entered, or a passkey.
    pub(crate) fn sign_in(&self, address: Address) -> Result<(), Code> {
        check(self.sign_ins.as_ref(), &address)
    }

    /// Counts a passkey that a browser is asked for.
    pub(crate) fn passkey_options(&self, address: Address) -> Result<(), Code> {
        check(self.passkey_options.as_ref(), &address)
    }

    /// Counts a change of the ways in which a user signs in.
    pub(crate) fn sign_in_change(&self, user: UserId) -> Result<(), Code> {
        check(self.sign_in_changes.as_ref(), &user)
    }

    /// Counts a file with all data of a user.
    pub(crate) fn data_file(&self, user: UserId) -> Result<(), Code> {
        check(self.data_files.as_ref(), &user)
    }

    /// Forgets addresses that have been idle. Must be called now and then.
    pub fn forget_idle(&self) {
        let all = [
            &self.new_users,
            &self.renames,
            &self.new_tables,
            &self.device_links,
            &self.replays,
            &self.searches,
            &self.notice_targets,
            &self.mail_codes,
            &self.vacations,
            &self.sign_ins,
            &self.passkey_options,
        ];
        for quota in all.into_iter().flatten() {
            quota.retain_recent();
            quota.shrink_to_fit();
        }
        if let Some(quota) = &self.mail_codes_to_one {
            quota.retain_recent();
            quota.shrink_to_fit();
        }
        for quota in [&self.sign_in_changes, &self.data_files].into_iter().flatten() {
            quota.retain_recent();
            quota.shrink_to_fit();
        }
    }
}

fn limiter<K: Clone + Eq + Hash>(
    number: u32,
    quota: fn(NonZeroU32) -> Quota,
) -> Option<DefaultKeyedRateLimiter<K>> {
    NonZeroU32::new(number).map(|number| RateLimiter::keyed(quota(number)))
}

fn check<K: Clone + Eq + Hash>(quota: Option<&DefaultKeyedRateLimiter<K>>, key: &K) -> Result<(), Code> {
    match quota.map(|quota| quota.check_key(key)) {
        None | Some(Ok(())) => Ok(()),
        Some(Err(_)) => Err(Code::TooMany),
    }
}

/// Like [`check`], but a refusal says how long to wait.
fn check_with_wait<K: Clone + Eq + Hash>(
    quota: Option<&DefaultKeyedRateLimiter<K>>,
    key: &K,
) -> Result<(), Duration> {
    let Some(quota) = quota else { return Ok(()) };
    quota.check_key(key).map_err(|refused| refused.wait_time_from(quota.clock().now()))
}

fn per_day(number: NonZeroU32) -> Quota {
    let each = Duration::from_secs(24 * 60 * 60) / number.get();
    Quota::with_period(each).unwrap_or(Quota::per_hour(number)).allow_burst(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Address {
        Address::of(text.parse().unwrap())
    }

    #[test]
    fn one_address_uses_up_its_own_quota_only() {
        let no_limit = || limiter(0, Quota::per_hour);
        let new_users = limiter(2, Quota::per_hour);
        let quotas = Quotas {
            new_users,
            renames: no_limit(),
            new_tables: no_limit(),
            device_links: no_limit(),
            replays: no_limit(),
            searches: no_limit(),
            notice_targets: no_limit(),
            mail_codes: no_limit(),
            mail_codes_to_one: None,
            vacations: no_limit(),
            sign_ins: no_limit(),
            passkey_options: no_limit(),
            sign_in_changes: None,
            data_files: None,
        };
        assert_eq!(quotas.new_user(address("192.0.2.1")), Ok(()));
        assert_eq!(quotas.new_user(address("192.0.2.1")), Ok(()));
        assert_eq!(quotas.new_user(address("192.0.2.1")), Err(Code::TooMany));
        assert_eq!(quotas.new_user(address("192.0.2.2")), Ok(()));
        assert!((0..1_000).all(|_| quotas.new_table(address("192.0.2.1")) == Ok(())), "0 is no limit");
    }
}
