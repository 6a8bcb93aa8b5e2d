//! How much one address may set up and read.

use super::address::Address;
use crate::config::{Config, Limits};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::Code;
use std::num::NonZeroU32;

/// Changes of a name from one address in a minute: each goes to all tables of the person.
const NAMES_PER_MINUTE: u32 = 30;

type Limiter = DefaultKeyedRateLimiter<Address>;

/// What one address may set up and read.
pub(crate) struct Quotas {
    people: Option<Limiter>,
    names: Option<Limiter>,
    tables: Option<Limiter>,
    links: Option<Limiter>,
    reels: Option<Limiter>,
    searches: Option<Limiter>,
}

impl Quotas {
    /// As the settings say; 0 is no limit.
    pub(crate) fn new(config: &Config) -> Self {
        if config.limits == Limits::Load {
            return Self {
                people: None,
                names: None,
                tables: None,
                links: None,
                reels: None,
                searches: None,
            };
        }
        Self {
            people: limiter(config.people_per_hour, Quota::per_hour),
            names: limiter(NAMES_PER_MINUTE, Quota::per_minute),
            tables: limiter(config.tables_per_hour, Quota::per_hour),
            links: limiter(config.links_per_hour, Quota::per_hour),
            reels: limiter(config.reels_per_minute, Quota::per_minute),
            searches: limiter(config.searches_per_minute, Quota::per_minute),
        }
    }

    /// One more person.
    pub(crate) fn person(&self, address: Address) -> Result<(), Code> {
        check(self.people.as_ref(), address)
    }

    /// One more change of a name.
    pub(crate) fn name(&self, address: Address) -> Result<(), Code> {
        check(self.names.as_ref(), address)
    }

    /// One more table, be it the one that follows a match.
    pub(crate) fn table(&self, address: Address) -> Result<(), Code> {
        check(self.tables.as_ref(), address)
    }

    /// One more link to another device, made or tried.
    pub(crate) fn link(&self, address: Address) -> Result<(), Code> {
        check(self.links.as_ref(), address)
    }

    /// One more match read as a whole.
    pub(crate) fn reel(&self, address: Address) -> Result<(), Code> {
        check(self.reels.as_ref(), address)
    }

    /// One more look for matches that were played.
    pub(crate) fn search(&self, address: Address) -> Result<(), Code> {
        check(self.searches.as_ref(), address)
    }

    /// Forgets addresses that have been quiet. To be called now and then.
    pub(crate) fn forget_quiet(&self) {
        let all = [&self.people, &self.names, &self.tables, &self.links, &self.reels, &self.searches];
        for quota in all.into_iter().flatten() {
            quota.retain_recent();
            quota.shrink_to_fit();
        }
    }
}

fn limiter(number: u32, quota: fn(NonZeroU32) -> Quota) -> Option<Limiter> {
    NonZeroU32::new(number).map(|number| RateLimiter::keyed(quota(number)))
}

fn check(quota: Option<&Limiter>, address: Address) -> Result<(), Code> {
    match quota.map(|quota| quota.check_key(&address)) {
        None | Some(Ok(())) => Ok(()),
        Some(Err(_)) => Err(Code::TooMany),
    }
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
        let people = limiter(2, Quota::per_hour);
        let quotas = Quotas {
            people,
            names: no_limit(),
            tables: no_limit(),
            links: no_limit(),
            reels: no_limit(),
            searches: no_limit(),
        };
        assert_eq!(quotas.person(address("192.0.2.1")), Ok(()));
        assert_eq!(quotas.person(address("192.0.2.1")), Ok(()));
        assert_eq!(quotas.person(address("192.0.2.1")), Err(Code::TooMany));
        assert_eq!(quotas.person(address("192.0.2.2")), Ok(()));
        assert!((0..1_000).all(|_| quotas.table(address("192.0.2.1")) == Ok(())), "0 is no limit");
    }
}
